//! A position with any number of levels, for everything that does not have to be fast and so is compiled only
//! once: texts, explanations and plain data for pages.

use super::geometry::{Cell, grid};
use super::movegen;
use super::position::{Move, Position};
use super::state::{Entry, State};
use crate::Side;
use crate::chesslike::{Chesslike, Playable};
use crate::role::Role;

pub(super) trait View: Playable<Move> {
    fn levels(&self) -> usize;

    fn state(&self) -> &State;

    /// Returns the board in another state.
    fn with_state(&self, state: State) -> Box<dyn View>;
}

impl<const L: usize> View for Position<L> {
    fn levels(&self) -> usize {
        L
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn with_state(&self, state: State) -> Box<dyn View> {
        Box::new(Position { board: self.board, state })
    }
}

impl dyn View + '_ {
    pub(super) fn cells(&self) -> &dyn Chesslike {
        self
    }

    /// Returns all pieces in a column, from the lowest level.
    pub(super) fn stack(&self, column: usize) -> Vec<(Cell, Side, Role)> {
        let cells = (0..self.levels()).map(|level| Cell::new(column, level));
        cells.filter_map(|cell| self.at(cell.spot()).map(|(side, role)| (cell, side, role))).collect()
    }

    /// Returns all columns that hold a piece.
    pub(super) fn occupied(&self) -> u64 {
        self.spots().into_iter().fold(0, |columns, spot| columns | Cell::of(spot).column.bit())
    }

    /// Returns the columns to which a piece other than a pawn on a column could go.
    pub(super) fn reach(&self, role: Role, column: usize) -> u64 {
        grid(self.levels()).reach(role, column, self.occupied())
    }

    /// Returns the columns that a piece in Time Out of the side to move reaches (T18, T19).
    pub(super) fn range(&self, entry: &Entry) -> u64 {
        let (us, grid, occupied) = (self.turn(), grid(self.levels()), self.occupied());
        let is_enemy = |spot| self.at(spot).is_some_and(|(side, _)| side != us);
        let enemies = self.spots().into_iter().filter(|&spot| is_enemy(spot));
        let enemy = enemies.fold(0, |columns, spot| columns | Cell::of(spot).column.bit());
        movegen::range(grid, us, entry, occupied, enemy) & grid.all
    }

    pub(super) fn text(&self, cell: Cell) -> String {
        cell.text(self.levels())
    }
}
