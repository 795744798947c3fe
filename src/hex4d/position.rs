//! A position, and how a move changes it.

use super::attacks::Word;
use super::board::Board;
use super::geometry::{BOARDS, Cell, Layout};
use super::state::{Bared, State};
use crate::Side;
use crate::chesslike::{Chesslike, Spot, Step, pass};
use crate::role::Role;

/// A move. The position decides whether it is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The piece that moves.
    pub role: Role,
    /// The cell on which it starts.
    pub from: Cell,
    /// The cell on which it lands.
    pub to: Cell,
    /// Whether it captures.
    pub captures: bool,
    /// Whether it captures the pawn that has just passed `to` (H18).
    pub en_passant: bool,
    /// The piece that a pawn becomes (H12).
    pub promotion: Option<Role>,
}

impl Move {
    pub(super) fn step(&self, layout: Layout) -> Step {
        let Move { role, from, to, captures, promotion, .. } = *self;
        Step { role, from: layout.spot(from), to: layout.spot(to), captures, promotion }
    }
}

/// A position of `P` planes, each of them a word.
///
/// See [`Hex4d`](super::Hex4d) and [`Glinski`](super::Glinski).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position<W, const P: usize> {
    pub(super) board: Board<W, P>,
    pub(super) state: State,
}

impl<W: Word, const P: usize> Position<W, P> {
    pub(super) const LAYOUT: Layout = Layout { four: Board::<W, P>::FOUR };

    /// Returns the state of a side's king if it is bared (H14).
    pub fn bared(&self, side: Side) -> Option<Bared> {
        self.state.bared[side.index()]
    }

    /// Returns the number of moves by both sides since the last capture or pawn move (C8).
    pub fn clock(&self) -> u32 {
        self.state.clock
    }

    /// Returns whether the king of the side to move is attacked.
    pub fn is_check(&self) -> bool {
        self.board.in_check(self.state.turn)
    }

    /// Returns whether only kings are left (C5).
    #[inline(always)]
    pub(super) fn is_bare(&self) -> bool {
        self.board.count(Side::White) + self.board.count(Side::Black) == 2
    }

    /// Plays a legal move; does nothing for a move of the other variant. Returns the cell that an en-passant
    /// capture could now enter.
    #[inline(always)]
    pub(super) fn advance(&mut self, m: &Move) -> Option<Cell> {
        let Move { role, from, to, captures, en_passant, promotion } = *m;
        let (us, them) = (self.state.turn, self.state.turn.other());
        if P == 1 && from.board.max(to.board) > 0 || P > 1 && from.place.max(to.place) >= BOARDS as u8 {
            return self.state.en_passant;
        }
        let Position { board, state } = self;
        state.en_passant = None;
        if captures {
            let cell = if en_passant { passed_pawn(them, to) } else { to };
            if let Some(captured) = board.role_at(them, cell) {
                board.take(them, captured, cell);
            }
        }
        board.take(us, role, from);
        board.put(us, promotion.unwrap_or(role), to);
        pass(&mut state.turn, &mut state.clock, &mut state.number, captures || role == Role::Pawn);
        if P > 1 {
            if state.bared[us.index()] == Some(Bared::Pending) {
                let inside = from.board == to.board;
                state.bared[us.index()] = Some(if inside { Bared::Inside } else { Bared::Between });
            }
            if captures && board.count(them) == 1 {
                state.bared[them.index()] = Some(Bared::Pending);
            }
        }
        let double = P == 1 && role == Role::Pawn && !captures && from.place.abs_diff(to.place) == 2;
        double.then_some(Cell::new(0, (from.place() + to.place()) / 2))
    }
}

/// Returns the place of the pawn that an en-passant capture on `passed` removes; files are numbered upward
/// (H18).
#[inline(always)]
pub(super) const fn passed_pawn(them: Side, passed: Cell) -> Cell {
    match them {
        Side::White => Cell::new(0, passed.place() + 1),
        Side::Black => Cell::new(0, passed.place().wrapping_sub(1)),
    }
}

impl<W: Word, const P: usize> Chesslike for Position<W, P> {
    fn turn(&self) -> Side {
        self.state.turn
    }

    fn spots(&self) -> Vec<Spot> {
        self.board.cells().into_iter().map(|cell| Self::LAYOUT.spot(cell)).collect()
    }

    fn at(&self, spot: Spot) -> Option<(Side, Role)> {
        let cell = Self::LAYOUT.of(spot);
        Side::BOTH.into_iter().find_map(|side| Some((side, self.board.role_at(side, cell)?)))
    }

    fn king(&self, side: Side) -> Option<Spot> {
        Some(Self::LAYOUT.spot(self.board.king(side)))
    }

    fn name(&self, spot: Spot) -> String {
        Self::LAYOUT.cell(Self::LAYOUT.of(spot))
    }

    fn attackers(&self, spot: Spot, by: Side) -> Vec<Spot> {
        let cells = self.board.attackers(Self::LAYOUT.of(spot), by);
        cells.into_iter().map(|cell| Self::LAYOUT.spot(cell)).collect()
    }
}
