//! A position, and how a move changes it.

use super::board::Board;
use super::decks::{Decks, combine, union};
use super::geometry::{Cell, FILES, LEVELS, Levels, Place, Wing, ahead, pawn_start};
use super::rules::{self, Castling, Rules};
use crate::Side;
use crate::chesslike::{Chesslike, Spot, Step, pass};
use crate::grid::bits;
use crate::hash::hash;
use crate::role::Role;

/// A move. The position decides whether it is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The piece that a waiting pawn becomes first (M12).
    pub waiting: Option<Role>,
    /// What the move does.
    pub kind: Kind,
}

impl From<Kind> for Move {
    fn from(kind: Kind) -> Move {
        Move { waiting: None, kind }
    }
}

/// The kinds of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A move from cell to cell (D5-D9).
    Ordinary {
        /// The piece that moves.
        role: Role,
        /// The cell on which it starts.
        from: Cell,
        /// The cell on which it lands.
        to: Cell,
        /// Whether an enemy stands there.
        captures: bool,
        /// The piece that a pawn becomes.
        promotion: Option<Role>,
    },
    /// A pawn's capture of the pawn that has just passed it (D10).
    EnPassant {
        /// The cell on which the capturing pawn starts.
        from: Cell,
        /// The cell of the passed column that it enters.
        to: Cell,
    },
    /// Castling (D12).
    Castle {
        /// With which rook.
        wing: Wing,
    },
    /// A move of a board, with or without a piece on it (D14, M14).
    Board {
        /// The place that it leaves.
        from: Place,
        /// The place to which it goes.
        to: Place,
        /// The piece that a pawn of the mover's own side becomes because of this (D11, M11, M12).
        promotion: Option<Role>,
    },
}

impl Kind {
    /// Returns the move if it leads from cell to cell.
    pub(super) fn step(&self) -> Option<Step> {
        let (role, from, to, captures, promotion) = match *self {
            Kind::Ordinary { role, from, to, captures, promotion } => (role, from, to, captures, promotion),
            Kind::EnPassant { from, to } => (Role::Pawn, from, to, true, None),
            Kind::Castle { .. } | Kind::Board { .. } => return None,
        };
        Some(Step { role, from: from.spot(), to: to.spot(), captures, promotion })
    }
}

/// A position of Tri-Dimensional chess: `trid`, `trid-strict`, `trid-meder`.
///
/// ```
/// use hyperply::{Game, Language, trid::Position};
///
/// let mut position = Position::start("trid")?;
/// let board = position.parse_move("QL1(3)-QL2(3)", Language::English).unwrap_err();
/// assert_eq!(board.rule(), Some("D14"));
/// let knight = position.parse_move("Nb1(2)-c3(2)", Language::English)?;
/// position.play(&knight)?;
/// # Ok::<(), hyperply::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) board: Board,
    pub(super) decks: Decks,
    pub(super) state: State,
}

/// Everything in a position except its boards and pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State {
    pub(super) turn: Side,
    pub(super) rules: Rules,
    /// The rights to castle (D12), a bit each, numbered by [`right`].
    pub(super) castling: u8,
    /// The passed column, with the level of the pawn that passed it (D10); only if a capture is legal (C6).
    pub(super) en_passant: Option<Cell>,
    /// The columns of the pawns of both sides that may still make a double step (D9). No column has two
    /// starting cells.
    pub(super) unmoved: u64,
    pub(super) clock: u32,
    pub(super) number: u32,
}

impl State {
    pub(super) const fn new(rules: Rules) -> State {
        State { turn: Side::White, rules, castling: 0, en_passant: None, unmoved: 0, clock: 0, number: 1 }
    }

    /// Returns whether a side may still castle with a rook (D12).
    #[inline(always)]
    pub(super) fn may_castle(&self, side: Side, wing: Wing) -> bool {
        self.castling & right(side, wing) != 0
    }

    /// Removes the rights of a piece that left a cell or was captured there (D9, D12).
    fn leave(&mut self, cell: Cell) {
        self.unmoved &= !pawn_start(cell);
        if self.castling != 0 {
            for side in Side::BOTH {
                for wing in Wing::BOTH {
                    let castling = Castling::new(side, wing);
                    if cell == castling.king || cell == castling.rook {
                        self.castling &= !right(side, wing);
                    }
                }
            }
        }
    }

    /// Returns the pawn that has just passed a column (D10).
    pub(super) fn passed_pawn(&self) -> Option<Cell> {
        self.en_passant.map(|passed| passed_pawn(self.turn.other(), passed))
    }

    /// Returns whether everything except the clocks is equal (C6).
    pub(super) fn is_same(&self, other: &State) -> bool {
        State { clock: other.clock, number: other.number, ..*self } == *other
    }

    /// Returns the hash of what C6 counts.
    pub(super) fn key(&self) -> u64 {
        let en_passant = self.en_passant.map_or(0, |cell| 1 + (cell.column.index() << 3 | cell.level()));
        let rest = (self.rules as usize) << 24
            | (self.turn as usize) << 20
            | usize::from(self.castling) << 16
            | en_passant;
        hash(rest as u64 | 1 << 50) ^ hash(self.unmoved | 1 << 62)
    }
}

/// Returns the bit of a right to castle.
pub(super) const fn right(side: Side, wing: Wing) -> u8 {
    1 << (side.index() * 2 + wing as usize)
}

/// Returns the pawn of `side` that passed a column, on the level that is its own (D10).
pub(super) fn passed_pawn(side: Side, passed: Cell) -> Cell {
    Cell { column: ahead(side, passed.column), ..passed }
}

impl Position {
    /// Returns the number of moves by both sides since the last capture or pawn move (C8).
    pub fn clock(&self) -> u32 {
        self.state.clock
    }

    /// Returns the places of the movable boards in the ASCII order of their names, each with the side that
    /// controls it (D13) or owns it (M3).
    pub fn places(&self) -> impl Iterator<Item = (Place, Side)> {
        let decks = self.decks;
        decks.places().map(move |place| (place, decks.controller(place)))
    }

    /// Returns whether the king of the side to move is attacked (D8, M7).
    pub fn is_check(&self) -> bool {
        self.in_check(self.state.turn)
    }

    /// Returns whether a side's king is attacked, or would be by a piece that the other side's waiting pawn
    /// can become (M12).
    pub(super) fn in_check(&self, side: Side) -> bool {
        let is_attacked = |by: &Position| {
            let king = by.board.king(side);
            king.is_some_and(|king| union(&by.attackers_of(king, side.other())) != 0)
        };
        match self.waiting(side.other()) {
            None => is_attacked(self),
            Some(pawn) => Role::PROMOTIONS.into_iter().any(|role| is_attacked(&self.promoted(pawn, role))),
        }
    }

    /// Returns the pieces of `by`, level by level, that attack a cell (D8, M7).
    pub(super) fn attackers_of(&self, cell: Cell, by: Side) -> Levels {
        let (play, rules, occupied) = (self.decks.in_play(), self.state.rules, self.board.occupied());
        let blockers = rules.blockers(union(&occupied), union(&play));
        let mut attackers = self.board.facing(cell.column.index(), by, blockers);
        let empty = combine(&play, &occupied, |play, occupied| play & !occupied);
        for (level, pieces) in attackers.iter_mut().enumerate() {
            if *pieces != 0 && !cell.is_in(&rules.landings(&play, &empty, level)) {
                *pieces = 0;
            }
        }
        attackers
    }

    /// Returns a side's pawn that stands on its promotion rank and waits for its side's turn (M12).
    pub(super) fn waiting(&self, side: Side) -> Option<Cell> {
        let rules = self.state.rules;
        if rules.left_behind().is_some() {
            return None;
        }
        let last = rules::promotion(side, self.decks);
        let pawns = |level| self.board.on_level(side, Role::Pawn, level) & last;
        let level = (0..LEVELS).find(|&level| pawns(level) != 0)?;
        Some(Cell::new(pawns(level).trailing_zeros() as usize, level))
    }

    /// Returns the pawn whose promotion begins the move (M12).
    pub(super) fn waits(&self) -> Option<Cell> {
        self.waiting(self.state.turn)
    }

    /// Returns the position with a piece in place of a waiting pawn (M12).
    pub(super) fn promoted(&self, pawn: Cell, role: Role) -> Position {
        let mut position = self.clone();
        if let Some((side, pawn_role)) = self.board.at(pawn) {
            position.board.toggle(side, pawn_role, pawn);
            position.board.toggle(side, role, pawn);
        }
        position
    }

    /// Returns the position in which a move takes effect: after the promotion with which it begins (M12).
    pub(super) fn before(&self, m: &Move) -> Position {
        match (self.waits(), m.waiting) {
            (Some(pawn), Some(role)) => self.promoted(pawn, role),
            _ => self.clone(),
        }
    }

    /// Returns whether only kings are left (C5).
    #[inline(always)]
    pub(super) fn is_bare(&self) -> bool {
        self.board.count(u64::MAX) == 2
    }

    /// Removes a piece from its cell.
    fn remove(&mut self, side: Side, role: Role, cell: Cell) {
        self.board.toggle(side, role, cell);
        self.state.leave(cell);
    }

    /// Moves the pieces or a board. Returns whether the clock restarts (C8), and the passed column of a
    /// double step.
    #[inline]
    pub(super) fn move_pieces(&mut self, m: &Move) -> (bool, Option<Cell>) {
        let us = self.state.turn;
        if m.waiting.is_some() {
            *self = self.before(m);
        }
        match m.kind {
            Kind::Ordinary { role, from, to, captures, promotion } => {
                if let Some((side, role)) = self.board.at(to).filter(|_| captures) {
                    self.remove(side, role, to);
                }
                self.remove(us, role, from);
                self.board.toggle(us, promotion.unwrap_or(role), to);
                let (a, b) = (from.column.index(), to.column.index());
                let double = role == Role::Pawn && a.abs_diff(b) == 2 * FILES;
                (captures || role == Role::Pawn, double.then_some(Cell::new((a + b) / 2, to.level())))
            }
            Kind::EnPassant { from, to } => {
                self.remove(us, Role::Pawn, from);
                self.board.toggle(us, Role::Pawn, to);
                if let Some(pawn) = self.state.passed_pawn() {
                    self.board.toggle(us.other(), Role::Pawn, pawn);
                }
                (true, None)
            }
            Kind::Castle { wing } => {
                let Castling { king, rook, king_target } = Castling::new(us, wing);
                self.remove(us, Role::King, king);
                self.remove(us, Role::Rook, rook);
                self.board.toggle(us, Role::King, king_target);
                self.board.toggle(us, Role::Rook, king);
                (false, None)
            }
            Kind::Board { from, to, promotion } => {
                self.move_deck(from, to, promotion);
                (false, None)
            }
        }
    }

    /// Moves a board with the piece on it. Returns the pawn that this promotes (D11, M11, M12). There is at
    /// most one, because a board that brings a pawn to its promotion rank lengthens the file of the others.
    pub(super) fn move_deck(
        &mut self,
        from: Place,
        to: Place,
        promotion: Option<Role>,
    ) -> Option<(Side, Cell)> {
        let us = self.state.turn;
        self.decks = self.decks.moved(from, to);
        for column in bits(self.board.side(us)[from.level() % LEVELS] & from.columns()) {
            let cell = Cell::new(column, from.level());
            if let Some((_, role)) = self.board.at(cell) {
                self.remove(us, role, cell);
                self.board.toggle(us, role, from.carry(cell, to));
            }
        }
        let left_behind = self.state.rules.left_behind();
        let mut promoted = None;
        for side in Side::BOTH {
            let last = rules::promotion(side, self.decks);
            for level in 0..LEVELS {
                for column in bits(self.board.on_level(side, Role::Pawn, level) & last) {
                    let cell = Cell::new(column, level);
                    let becomes = if side == us { promotion.or(Some(Role::Queen)) } else { left_behind };
                    let Some(role) = becomes else { continue };
                    self.board.toggle(side, Role::Pawn, cell);
                    self.board.toggle(side, role, cell);
                    promoted = Some((side, cell));
                }
            }
        }
        promoted
    }

    /// Plays a legal move. Returns the passed column of a double step.
    #[inline(always)]
    pub(super) fn advance(&mut self, m: &Move) -> Option<Cell> {
        let (restarts, passed) = self.move_pieces(m);
        self.state.rules.control(&mut self.decks, &self.board);
        let state = &mut self.state;
        pass(&mut state.turn, &mut state.clock, &mut state.number, restarts);
        passed
    }
}

impl Chesslike for Position {
    fn turn(&self) -> Side {
        self.state.turn
    }

    fn spots(&self) -> Vec<Spot> {
        let occupied = self.board.occupied();
        let cells = |column| (0..LEVELS).map(move |level| Cell::new(column, level));
        let cells = bits(union(&occupied)).flat_map(cells);
        cells.filter(|cell| cell.is_in(&occupied)).map(Cell::spot).collect()
    }

    fn at(&self, spot: Spot) -> Option<(Side, Role)> {
        self.board.at(Cell::of(spot))
    }

    fn king(&self, side: Side) -> Option<Spot> {
        self.board.king(side).map(Cell::spot)
    }

    fn name(&self, spot: Spot) -> String {
        Cell::of(spot).text()
    }

    fn attackers(&self, spot: Spot, by: Side) -> Vec<Spot> {
        let cell = Cell::of(spot);
        let mut levels = self.attackers_of(cell, by);
        if let Some(pawn) = self.waiting(by) {
            for role in Role::PROMOTIONS {
                let others = self.promoted(pawn, role).attackers_of(cell, by);
                levels = combine(&levels, &others, |levels, others| levels | others);
            }
        }
        let levels = levels.into_iter().enumerate();
        let cells = |(level, columns)| bits(columns).map(move |column| Cell::new(column, level).spot());
        levels.flat_map(cells).collect()
    }
}
