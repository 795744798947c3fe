//! A position and how a move changes it.

use super::capture::{MAX_STATES, too_complex};
use super::geometry::{Cell, Lattice, cells};
use super::kept::{Captures, Kept};
use super::movegen;
use crate::game::{Game, Outcome, Reason};
use crate::hash::hash;
use crate::{Error, Language, Side};

/// What the variants differ in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rules {
    /// `quarx` (Q1-Q15).
    Quarx,
    /// `quarx-huff` (Q16).
    Huff,
    /// `quarx-3d` (Q17).
    Cube,
    /// `draughts` (Q18).
    Draughts,
}

impl Rules {
    pub(super) const ALL: [Rules; 4] = [Rules::Quarx, Rules::Huff, Rules::Cube, Rules::Draughts];

    pub(super) const fn id(self) -> &'static str {
        match self {
            Rules::Quarx => "quarx",
            Rules::Huff => "quarx-huff",
            Rules::Cube => "quarx-3d",
            Rules::Draughts => "draughts",
        }
    }

    pub(super) const fn dimensions(self) -> usize {
        match self {
            Rules::Quarx | Rules::Huff => 4,
            Rules::Cube => 3,
            Rules::Draughts => 2,
        }
    }

    /// The clock with which a game is drawn (Q11, Q18).
    const fn most_quiet_moves(self) -> (u32, Reason) {
        match self {
            Rules::Draughts => (50, Reason::TwentyFiveMove),
            _ => (200, Reason::HundredMove),
        }
    }
}

/// A move. Which of them are legal, a position tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Along a direction to an empty cell (Q4, Q6).
    Step {
        /// Where the piece starts.
        from: Cell,
        /// Where it ends.
        to: Cell,
    },
    /// A jump or several (Q5-Q7). The way does not count (Q10).
    Capture {
        /// Where the piece starts.
        from: Cell,
        /// Where it ends.
        to: Cell,
        /// The pieces that it takes, a bit by the index of each [`Cell`].
        taken: u128,
    },
    /// The choice which piece is lost for a missed capture (Q16).
    Huff {
        /// Where it stands.
        cell: Cell,
    },
}

/// A position of Quarx or of draughts in fewer dimensions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) rules: Rules,
    /// By side.
    pub(super) pieces: [u128; 2],
    pub(super) kings: u128,
    pub(super) turn: Side,
    pub(super) clock: u32,
    pub(super) number: u32,
    /// The pieces of which the side to move takes one before it moves (Q16).
    pub(super) candidates: u128,
    pub(super) kept: Kept,
}

impl Position {
    pub(super) const fn empty(rules: Rules) -> Self {
        let (turn, clock, number) = (Side::White, 0, 1);
        let (pieces, kings, candidates) = ([0; 2], 0, 0);
        Position { rules, pieces, kings, turn, clock, number, candidates, kept: Kept::empty() }
    }

    /// The id of the variant (C1).
    pub fn variant(&self) -> &'static str {
        self.rules.id()
    }

    /// Moves since the last capture or man's move, of both sides (Q13).
    pub fn clock(&self) -> u32 {
        self.clock
    }

    /// The move number (C8).
    pub fn number(&self) -> u32 {
        self.number
    }

    #[inline(always)]
    pub(super) fn lattice(&self) -> &'static Lattice {
        Lattice::of(self.rules.dimensions())
    }

    #[inline(always)]
    pub(super) fn occupied(&self) -> u128 {
        self.pieces[0] | self.pieces[1]
    }

    /// Whose piece stands on a cell, and whether it is a king.
    pub(super) fn at(&self, cell: Cell) -> Option<(Side, bool)> {
        let side = Side::BOTH.into_iter().find(|side| self.pieces[side.index()] & cell.bit() != 0)?;
        Some((side, self.kings & cell.bit() != 0))
    }

    /// Puts a piece on an empty cell.
    pub(super) fn put(&mut self, side: Side, cell: Cell, king: bool) {
        self.pieces[side.index()] |= cell.bit();
        self.kings |= if king { cell.bit() } else { 0 };
    }

    /// Takes a piece off the board; returns whether it was a king.
    fn take(&mut self, side: Side, cell: Cell) -> bool {
        let king = self.kings & cell.bit() != 0;
        self.pieces[side.index()] &= !cell.bit();
        self.kings &= !cell.bit();
        king
    }

    /// Whether the clock has run out (Q11, Q18).
    fn is_drawn(&self) -> bool {
        self.clock >= self.rules.most_quiet_moves().0
    }

    /// Whether there are no moves even if pieces could move.
    pub(super) fn is_over(&self) -> bool {
        self.is_drawn() || self.pieces.contains(&0)
    }

    /// Whether a man that captures becomes a king (Q9, Q18).
    pub(super) fn crowns(&self, side: Side, from: Cell, to: Cell, taken: u128) -> bool {
        let lattice = self.lattice();
        let far = lattice.far(side);
        let [start, end] = [from, to].map(|cell| lattice.point(cell)[1]);
        // A man's jumps change y by 0 or 2: it reaches the far layer in the middle of a capture if and only
        // if it takes a piece of the layer before it, and has not started there.
        let before = far.abs_diff(1);
        let passes = || start.abs_diff(far) == 2 && lattice.layer(before) & taken != 0;
        end == far || self.rules != Rules::Draughts && taken != 0 && passes()
    }

    fn move_piece(&mut self, from: Cell, to: Cell, taken: u128) {
        let side = self.turn;
        let crowned = self.kings & from.bit() == 0 && self.crowns(side, from, to, taken);
        let king = self.take(side, from);
        for cell in cells(taken) {
            self.take(side.other(), cell);
        }
        self.put(side, to, king || crowned);
        self.clock = if king && taken == 0 { self.clock.saturating_add(1) } else { 0 };
        self.pass_turn();
    }

    fn pass_turn(&mut self) {
        if self.turn == Side::Black {
            self.number = self.number.saturating_add(1);
        }
        self.turn = self.turn.other();
    }

    /// The mover loses the turn, and one of these pieces (Q16).
    fn forfeit(&mut self, culprits: u128) {
        if culprits.is_power_of_two() {
            for cell in cells(culprits) {
                self.take(self.turn, cell);
            }
        } else {
            self.candidates = culprits;
        }
        self.clock = 0;
        self.pass_turn();
    }
}

impl Game for Position {
    type Move = Move;

    /// The position from which a variant starts (Q2, Q17, Q18).
    fn start(variant: &str) -> Result<Self, Error> {
        let mut position = Position::empty(super::rules(variant)?);
        let lattice = position.lattice();
        for cell in lattice.cells() {
            let [_, y, _, b] = lattice.point(cell);
            // From White's side; Black's are the opposite cells.
            let is_home = |y: u8, b: u8| match position.rules {
                Rules::Quarx | Rules::Huff => y == 0 || (y, b) == (1, 0),
                Rules::Cube => y == 0,
                Rules::Draughts => y < 4,
            };
            if is_home(y, b) {
                position.put(Side::White, cell, false);
            } else if is_home(lattice.size - 1 - y, lattice.size - 1 - b) {
                position.put(Side::Black, cell, false);
            }
        }
        Ok(position)
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        let loses = |side: Side, reason| Some(Outcome { winner: Some(side.other()), reason });
        if let Some(side) = Side::BOTH.into_iter().find(|side| self.pieces[side.index()] == 0) {
            loses(side, Reason::NoMen)
        } else if !movegen::can_move(self) {
            loses(self.turn, Reason::NoMoves)
        } else {
            let (_, reason) = self.rules.most_quiet_moves();
            self.is_drawn().then_some(Outcome { winner: None, reason })
        }
    }

    fn legal_moves_into(&self, out: &mut Vec<Move>) {
        if !self.is_over() {
            movegen::generate(self, out);
        }
    }

    fn legal_moves(&self) -> Vec<Move> {
        if self.is_over() { Vec::new() } else { movegen::all(self) }
    }

    fn count_moves(&self) -> u64 {
        if self.is_over() { 0 } else { movegen::count(self) }
    }

    fn play_unchecked(&mut self, m: &Move) {
        match *m {
            Move::Huff { cell } => {
                self.take(self.turn.other(), cell);
                self.candidates = 0;
            }
            Move::Step { from, to } => match movegen::forfeits(self, m) {
                0 => self.move_piece(from, to, 0),
                culprits => self.forfeit(culprits),
            },
            Move::Capture { from, to, taken } => match movegen::forfeits(self, m) {
                0 => self.move_piece(from, to, taken),
                culprits => self.forfeit(culprits),
            },
        }
        self.kept = Kept::empty();
    }

    fn is_same(&self, other: &Self) -> bool {
        let counted = |position: &Self| {
            let Position { rules, pieces, kings, turn, candidates, .. } = *position;
            (rules, pieces, kings, turn, candidates)
        };
        counted(self) == counted(other)
    }

    fn key(&self) -> u64 {
        let [white, black] = self.pieces;
        let sets = [white, black, self.kings, self.candidates];
        let words = sets.into_iter().flat_map(|set| [set as u64, (set >> 64) as u64]);
        words.fold(hash((self.rules as u64) << 1 | self.turn as u64), |key, word| hash(key ^ word))
    }

    fn reversible_steps(&self) -> usize {
        // Every move since the last capture, man's move or lost turn counts; huffing comes right after that.
        self.clock as usize
    }

    fn move_text(&self, m: &Move) -> String {
        super::notation::long(self, m)
    }

    fn parse_move(&self, text: &str, _: Language) -> Result<Move, Error> {
        super::explain::parse(self, text)
    }

    fn check(&self) -> Result<(), Error> {
        self.captures().as_ref().map(|_| ()).map_err(Error::clone)
    }

    fn effort(&self) -> u64 {
        self.captures().as_ref().map_or(MAX_STATES as u64, Captures::effort)
    }

    fn forget(&mut self) {
        self.kept = Kept::empty();
    }

    fn could_repeat(&self, m: &Move) -> bool {
        // Nothing undoes a capture, a man's move or a lost turn.
        let Move::Step { from, .. } = *m else { return false };
        self.rules != Rules::Draughts
            && self.kings & from.bit() != 0
            && !(self.is_lenient() && movegen::can_capture(self, self.turn))
    }

    fn unrepeatable_moves(&self) -> Option<Vec<Move>> {
        if self.rules == Rules::Draughts {
            return None;
        }
        Some(movegen::all(self))
    }
}

/// The most moves of a position of `quarx-huff` (Q15).
pub(super) const MAX_MOVES: usize = 1 << 16;

pub(super) fn too_many_moves() -> Error {
    too_complex(format!("more than {MAX_MOVES} moves"))
}
