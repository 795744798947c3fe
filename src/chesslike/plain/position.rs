//! A position, and how a move changes it.

use super::rules::Plain;
use crate::Side;
use crate::chesslike::board::{Board, Cell, cells};
use crate::chesslike::{Chesslike, Spot, Step, pass};
use crate::outcome::FIFTY_MOVES;
use crate::role::Role;
use std::marker::PhantomData;

/// A move. The position decides whether it is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The piece that moves.
    pub role: Role,
    /// The cell on which it starts.
    pub from: Cell,
    /// The cell on which it lands and captures.
    pub to: Cell,
    /// Whether it captures.
    pub captures: bool,
    /// The piece that a pawn becomes.
    pub promotion: Option<Role>,
}

/// A position of a plain game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position<G> {
    pub(super) board: Board,
    pub(super) turn: Side,
    pub(super) clock: u32,
    pub(super) number: u32,
    pub(super) game: PhantomData<G>,
}

impl<G> Position<G> {
    /// Returns the number of moves by both sides since the last capture or pawn move (C8).
    pub fn clock(&self) -> u32 {
        self.clock
    }
}

impl<G: Plain> Position<G> {
    pub(super) const EMPTY: Position<G> =
        Position { board: Board::EMPTY, turn: Side::White, clock: 0, number: 1, game: PhantomData };

    /// Returns whether the king of the side to move is attacked.
    pub fn is_check(&self) -> bool {
        Self::in_check(&self.board, self.turn)
    }

    #[inline]
    pub(super) fn in_check(board: &Board, side: Side) -> bool {
        G::attackers(board, board.king(side), side.other()) != 0
    }

    /// Returns the board after a move.
    pub(super) fn moved(&self, m: &Move) -> Board {
        let mut board = self.board;
        if m.captures
            && let Some(role) = board.role_at(m.to)
        {
            board.toggle(self.turn.other(), role, m.to);
        }
        board.toggle(self.turn, m.role, m.from);
        board.toggle(self.turn, m.promotion.unwrap_or(m.role), G::ends(m.to));
        board
    }

    pub(super) fn is_bare(&self) -> bool {
        self.board.occupied().count_ones() == 2
    }

    /// Returns whether C5 draws the game because of the pieces on the board or the clock.
    pub(super) fn is_drawn(&self) -> bool {
        self.is_bare() || self.clock >= FIFTY_MOVES
    }

    pub(super) fn step(m: &Move) -> Step {
        let Move { role, from, to, captures, promotion } = *m;
        Step { role, from: from.spot::<G>(), to: to.spot::<G>(), captures, promotion }
    }

    /// Plays a legal move; does nothing for a move of another game.
    pub(super) fn advance(&mut self, m: &Move) {
        if m.from.max(m.to).index() >= G::CELLS {
            return;
        }
        self.board = self.moved(m);
        let restarts = m.captures || m.role == Role::Pawn;
        pass(&mut self.turn, &mut self.clock, &mut self.number, restarts);
    }
}

impl<G: Plain> Chesslike for Position<G> {
    fn turn(&self) -> Side {
        self.turn
    }

    fn spots(&self) -> Vec<Spot> {
        cells(self.board.occupied()).map(Cell::spot::<G>).collect()
    }

    fn at(&self, spot: Spot) -> Option<(Side, Role)> {
        self.board.at(Cell::of::<G>(spot))
    }

    fn king(&self, side: Side) -> Option<Spot> {
        Some(self.board.king(side).spot::<G>())
    }

    fn name(&self, spot: Spot) -> String {
        G::name(spot)
    }

    fn attackers(&self, spot: Spot, by: Side) -> Vec<Spot> {
        cells(G::attackers(&self.board, Cell::of::<G>(spot), by)).map(Cell::spot::<G>).collect()
    }
}
