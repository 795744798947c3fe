//! A position whatever the number of its levels: for all that need not be fast and so is compiled only once,
//! the texts, the explanations and the plain data for pages.

use super::geometry::{Cell, grid};
use super::movegen;
use super::position::Move;
use super::state::{Entry, State};
use crate::Side;
use crate::chesslike::Chesslike;
use crate::game::Outcome;
use crate::role::Role;

pub(super) trait Erased: Chesslike {
    fn levels(&self) -> usize;

    fn state(&self) -> &State;

    fn role_at(&self, side: Side, cell: Cell) -> Option<Role>;

    /// All columns that hold a side's piece of one role.
    fn above(&self, side: Side, role: Role) -> u64;

    /// The legal moves.
    fn moves(&self) -> Vec<Move>;

    /// The columns that an absent piece of the side to move reaches (T18, T19).
    fn range(&self, entry: &Entry) -> u64;

    /// The position after a move.
    fn after(&self, m: &Move) -> Box<dyn Erased>;

    /// The same board in another state.
    fn with_state(&self, state: State) -> Box<dyn Erased>;

    fn outcome(&self) -> Option<Outcome>;
}

impl dyn Erased + '_ {
    pub(super) fn chesslike(&self) -> &dyn Chesslike {
        self
    }

    /// All pieces in a column, from the lowest level.
    pub(super) fn stack(&self, column: usize) -> Vec<(Cell, Side, Role)> {
        let cells = (0..self.levels()).map(|level| Cell::new(column, level));
        cells.filter_map(|cell| self.at(cell.spot()).map(|(side, role)| (cell, side, role))).collect()
    }

    /// All columns that hold a piece.
    pub(super) fn occupied(&self) -> u64 {
        let sides = Side::BOTH.into_iter().flat_map(|side| Role::ORTHODOX.map(|role| (side, role)));
        sides.fold(0, |columns, (side, role)| columns | self.above(side, role))
    }

    /// The columns to which a piece on a column could go, pawns apart.
    pub(super) fn reach(&self, role: Role, column: usize) -> u64 {
        movegen::reach(grid(self.levels()), role, column, self.occupied())
    }

    pub(super) fn text(&self, cell: Cell) -> String {
        cell.text(self.levels())
    }
}
