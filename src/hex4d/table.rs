//! A position of either variant: for all that need not be fast and so is compiled only once, the texts, the
//! explanations and the plain data for pages.

use super::geometry::{Cell, Names};
use super::position::Move;
use super::state::State;
use crate::Side;
use crate::chesslike::Chesslike;
use crate::game::Outcome;
use crate::role::Role;

pub(super) trait Table: Chesslike {
    fn names(&self) -> Names;

    fn state(&self) -> &State;

    fn role_at(&self, side: Side, cell: Cell) -> Option<Role>;

    fn king(&self, side: Side) -> Cell;

    /// The legal moves.
    fn moves(&self) -> Vec<Move>;

    /// The position after a move.
    fn after(&self, m: &Move) -> Box<dyn Table>;

    fn outcome(&self) -> Option<Outcome>;
}

impl dyn Table + '_ {
    pub(super) fn chesslike(&self) -> &dyn Chesslike {
        self
    }

    pub(super) fn text(&self, cell: Cell) -> String {
        self.names().cell(cell)
    }
}
