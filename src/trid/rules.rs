//! The rules on which the authorities on the game differ, each in one place: gaps (D5, M5), landing (D6, D18,
//! M6), promotion (D11, M12), castling (D12, M13), control (D13, M3), and how boards move (D14, M14, M15).

use super::board::Board;
use super::decks::Decks;
use super::geometry::{Cell, Column, FILES, LEVELS, Levels, Place, Wing, is_main};
use crate::Side;
use crate::error::shown;
use crate::role::Role;
use crate::words::say;
use crate::{Code, Error};

/// Whose rules are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rules {
    /// Truelove's: `trid`.
    Truelove,
    /// The same without steps over the edge of a board (D18): `trid-strict`.
    Strict,
    /// Meder's tournament rules: `trid-meder`.
    Meder,
}

impl Rules {
    const ALL: [Rules; 3] = [Rules::Truelove, Rules::Strict, Rules::Meder];

    /// Returns the rules of the variant with this id.
    pub(super) fn of(variant: &str) -> Result<Rules, Error> {
        Rules::ALL.into_iter().find(|rules| rules.variant() == variant).ok_or_else(|| {
            Error::of(Code::UnknownVariant, say::NoneOfTrid { id: shown(variant) }).with_rule("C1").with_at(0)
        })
    }

    pub(super) const fn variant(self) -> &'static str {
        match self {
            Rules::Truelove => "trid",
            Rules::Strict => "trid-strict",
            Rules::Meder => "trid-meder",
        }
    }

    #[inline(always)]
    pub(super) const fn is_meder(self) -> bool {
        matches!(self, Rules::Meder)
    }

    /// Returns the number of a rule that stands on both pages.
    pub(super) const fn number(self, truelove: &'static str, meder: &'static str) -> &'static str {
        if self.is_meder() { meder } else { truelove }
    }

    /// Returns the columns that block riders (D5, M5).
    #[inline(always)]
    pub(super) const fn blockers(self, occupied: u64, in_play: u64) -> u64 {
        if self.is_meder() { occupied } else { occupied | !in_play }
    }

    /// Returns whether a board may stand on a place (D2, M2).
    pub(super) const fn has_place(self, place: Place) -> bool {
        place.is_on_top() || !self.is_meder()
    }

    /// Returns the columns, level by level, in which a piece that comes from a level may land on each level,
    /// whatever stands there (D6, D18, M6).
    #[inline(always)]
    pub(super) fn landings(self, play: &Levels, empty: &Levels, from: usize) -> Levels {
        match self {
            Rules::Meder => *play,
            Rules::Truelove | Rules::Strict => {
                let steps = if self == Rules::Strict { &[0; LEVELS] } else { &STEPS[from] };
                chains(play, empty, from, steps)
            }
        }
    }

    /// Returns the piece that a pawn becomes when the other side's board leaves it on its promotion rank;
    /// nothing if it waits (D11, M12).
    pub(super) const fn left_behind(self) -> Option<Role> {
        if self.is_meder() { None } else { Some(Role::Queen) }
    }

    /// Gives control of each board on which only one side has pieces to that side (D13, M3).
    #[inline(always)]
    pub(super) fn control(self, decks: &mut Decks, board: &Board) {
        if self.is_meder() {
            return;
        }
        for place in decks.places() {
            if let Some(side) = sole_side(place, board) {
                decks.control(place, side);
            }
        }
    }

    /// Returns the column of the piece on a board if a side may move the board; no column for an empty board,
    /// and nothing if that side may not move it (D14, M14).
    #[inline(always)]
    pub(super) fn deck_load(self, decks: Decks, place: Place, side: Side, board: &Board) -> Option<u64> {
        let level = place.level();
        let stands = |side| board.side(side)[level % LEVELS] & place.columns();
        let (own, enemy) = (stands(side), stands(side.other()));
        let is_pawn = board.on_level(side, Role::Pawn, level) & own == own;
        let is_owner = decks.controller(place) == side;
        let may = match self {
            Rules::Meder => own != 0 || is_owner,
            Rules::Truelove | Rules::Strict => is_pawn && is_owner,
        };
        (may && enemy == 0 && own & own.wrapping_sub(1) == 0).then_some(own)
    }

    /// Returns how a board would move between two places if a side moved it (D14, M15).
    pub(super) const fn deck_step(self, from: Place, to: Place, side: Side) -> Option<DeckStep> {
        match self {
            Rules::Meder => adjacent(from, to, side),
            Rules::Truelove | Rules::Strict => along(from, to),
        }
    }

    /// Returns the places to which a side's board could move, one bit each: empty, and with a piece (D14,
    /// M15).
    #[inline(always)]
    pub(super) fn deck_targets(self, from: Place, empty: bool, side: Side) -> u32 {
        static TARGETS: [[[[u32; 2]; Place::COUNT]; 2]; 2] =
            [targets(Rules::Truelove), targets(Rules::Meder)];
        TARGETS[self.is_meder() as usize][side.index()][from.index()][empty as usize]
    }
}

/// Returns the places to which a board could move: by side, place, and whether it is empty.
const fn targets(rules: Rules) -> [[[u32; 2]; Place::COUNT]; 2] {
    let mut targets = [[[0; 2]; Place::COUNT]; 2];
    let mut i = 0;
    while i < 2 * Place::COUNT * Place::COUNT {
        let side = if i < Place::COUNT * Place::COUNT { Side::White } else { Side::Black };
        let (from, to) = (Place::new(i / Place::COUNT), Place::new(i));
        if let Some(step) = rules.deck_step(from, to, side) {
            let of = &mut targets[side.index()][from.index()];
            of[1] |= to.bit();
            if step.carries() {
                of[0] |= to.bit();
            }
        }
        i += 1;
    }
    targets
}

/// D6 (b): the most levels that a piece steps up or down from the edge of its board.
const STEP: usize = 3;

/// Returns whether a piece may step from a level to the nearest cell, on another level (D6 (b)).
const fn may_step(from: usize, to: usize) -> bool {
    from.abs_diff(to) <= STEP && !(is_main(from) && is_main(to))
}

/// The same for all columns, by both levels.
const STEPS: [Levels; LEVELS] = {
    let mut steps = [[0; LEVELS]; LEVELS];
    let mut i = 0;
    while i < LEVELS * LEVELS {
        if may_step(i / LEVELS, i % LEVELS) {
            steps[i / LEVELS][i % LEVELS] = u64::MAX;
        }
        i += 1;
    }
    steps
};

/// Returns the columns, level by level, in which a piece from a level lands; `steps` holds those in which it
/// steps from the edge of its board to the nearest cell (D6).
#[inline(always)]
fn chains(play: &Levels, empty: &Levels, from: usize, steps: &Levels) -> Levels {
    let mut landings = [0; LEVELS];
    landings[from] = play[from];
    // The columns in which the way continues from the previous cell, and those that had no cell yet.
    let (mut on, mut off) = (empty[from], !play[from]);
    for level in from + 1..LEVELS {
        landings[level] = (on | off & steps[level]) & play[level];
        off &= !play[level];
        on = landings[level] & empty[level];
    }
    (on, off) = (empty[from], !play[from]);
    for level in (0..from).rev() {
        landings[level] = (on | off & steps[level]) & play[level];
        off &= !play[level];
        on = landings[level] & empty[level];
    }
    if from == 0 || from == LEVELS - 1 {
        landings[LEVELS - 1 - from] = 0;
    }
    landings
}

/// Why a piece cannot land on a level (D6).
pub(super) enum Obstacle {
    /// From the edge of its board (D18).
    Edge,
    /// From level 1 to level 7 or back.
    EndToEnd,
    /// From the edge of a main board to this level of another.
    BetweenMains(usize),
    /// From the edge of a board to this level, the nearest, which is too far.
    TooFar(usize),
    /// A piece stands on this level of the chain.
    Occupied(usize),
    /// This level of the chain is not in play.
    Missing(usize),
}

/// Says what [`Rules::landings`] does not allow: `to` is a cell in play where a piece cannot land.
pub(super) fn obstacle(rules: Rules, play: &Levels, empty: &Levels, from: usize, to: Cell) -> Obstacle {
    let at = |level: usize| Cell { level: level as u8, ..to };
    let (last, up) = (to.level(), to.level() > from);
    if from.abs_diff(last) == LEVELS - 1 {
        return Obstacle::EndToEnd;
    }
    let next = |level: usize| if up { level + 1 } else { level.wrapping_sub(1) };
    let mut level = from;
    if !at(from).is_in(play) {
        if rules == Rules::Strict {
            return Obstacle::Edge;
        }
        while level != last && !at(level).is_in(play) {
            level = next(level);
        }
        if from.abs_diff(level) > STEP {
            return Obstacle::TooFar(level);
        }
        if !may_step(from, level) {
            return Obstacle::BetweenMains(level);
        }
    }
    while level != last {
        if !at(level).is_in(empty) {
            return Obstacle::Occupied(level);
        }
        level = next(level);
        if !at(level).is_in(play) {
            break;
        }
    }
    Obstacle::Missing(level)
}

/// Returns the columns on which a side's pawns are promoted (D11, M11).
#[inline(always)]
pub(super) fn promotion(side: Side, decks: Decks) -> u64 {
    let (last, before, peg) = match side {
        Side::White => (9, 8, 6),
        Side::Black => (0, 1, 1),
    };
    // The whole last rank; of the rank before it, the files c and d, and b or e where no board lengthens them.
    let mut files = 0b00_1100;
    if !decks.has_peg(Wing::Queen, peg) {
        files |= 0b00_0010;
    }
    if !decks.has_peg(Wing::King, peg) {
        files |= 0b01_0000;
    }
    0b11_1111 << (last * FILES) | files << (before * FILES)
}

/// The cells of king and rook before castling, and the cell to which the king moves; the rook moves to the
/// king's cell (D12, M13).
#[derive(Clone, Copy)]
pub(super) struct Castling {
    pub(super) king: Cell,
    pub(super) rook: Cell,
    pub(super) king_target: Cell,
}

impl Castling {
    #[inline(always)]
    pub(super) fn new(side: Side, wing: Wing) -> Castling {
        let (rank, level) = match side {
            Side::White => (0, 2),
            Side::Black => (9, 6),
        };
        let (rook, target) = match wing {
            Wing::King => (5, 5),
            Wing::Queen => (0, 1),
        };
        let at = |file| Cell { column: Column::at(file, rank), level };
        Castling { king: at(4), rook: at(rook), king_target: at(target) }
    }

    /// Returns whether the king's way is free: it moves to the rook's cell or to an empty one.
    #[inline(always)]
    pub(super) fn is_free(self, board: &Board) -> bool {
        self.king_target == self.rook || board.at(self.king_target).is_none()
    }
}

/// Returns whether the players may castle in the move with this number (D12, M13).
#[inline(always)]
pub(super) const fn castling_is_open(number: u32) -> bool {
    number > 1
}

/// Returns the side that has pieces on a board, if the other has none.
#[inline(always)]
pub(super) fn sole_side(place: Place, board: &Board) -> Option<Side> {
    let stands = |side| board.side(side)[place.level() % LEVELS] & place.columns() != 0;
    match (stands(Side::White), stands(Side::Black)) {
        (true, false) => Some(Side::White),
        (false, true) => Some(Side::Black),
        _ => None,
    }
}

/// How a board goes from one place to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DeckStep {
    /// Along an edge of its main board (D14).
    Edge,
    /// To the other side of its corner (D14).
    Flip,
    /// Between the top of a main board and the bottom of the next higher one (D14).
    Climb,
    /// Between a corner of White's main board and the corner of Black's exactly above (D14).
    Lift,
    /// Forward, or across to the pin with the same number (M15).
    Advance,
    /// Backward (M15).
    Retreat,
}

impl DeckStep {
    /// Returns whether a board may move like this with a piece on it.
    pub(super) const fn carries(self) -> bool {
        matches!(self, DeckStep::Edge | DeckStep::Advance)
    }
}

/// Returns the kind of move: along an edge, to the other side of a corner, or up and down (D14).
const fn along(from: Place, to: Place) -> Option<DeckStep> {
    let same_wing = from.wing() as u8 == to.wing() as u8;
    let same_end = from.is_far() == to.is_far();
    let same_level = from.level() == to.level();
    let same_main = from.main() == to.main();
    match (same_main, same_wing, same_end, same_level) {
        (true, true, true, false) => Some(DeckStep::Flip),
        (true, true, false, true) | (true, false, true, true) => Some(DeckStep::Edge),
        // On one level, at different main boards: on top of the lower one, below the higher one.
        (false, true, true, true) => Some(DeckStep::Climb),
        // From on top of the lower one to below the higher one, whose corner lies above.
        (false, true, false, false) if from.rank() == to.rank() && from.level().abs_diff(to.level()) == 2 => {
            Some(DeckStep::Lift)
        }
        _ => None,
    }
}

/// Returns the kind of move to an adjacent pin (M15).
const fn adjacent(from: Place, to: Place, side: Side) -> Option<DeckStep> {
    if !from.is_on_top() || !to.is_on_top() {
        return None;
    }
    let is_across = from.wing() as u8 != to.wing() as u8;
    let distance = from.peg().abs_diff(to.peg());
    let is_forward = match side {
        Side::White => to.rank() > from.rank(),
        Side::Black => to.rank() < from.rank(),
    };
    match (is_across, distance) {
        (true, 0) => Some(DeckStep::Advance),
        (false, 1 | 2) if is_forward => Some(DeckStep::Advance),
        (false, 1 | 2) => Some(DeckStep::Retreat),
        _ => None,
    }
}
