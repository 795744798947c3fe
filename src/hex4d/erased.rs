//! A position of either variant: for all that need not be fast and so is compiled only once, the texts, the
//! explanations and the plain data for pages.

use super::geometry::{Cell, Layout};
use super::position::Move;
use super::state::State;
use crate::Side;
use crate::chesslike::Chesslike;
use crate::game::Outcome;
use crate::role::Role;

pub(super) trait Erased: Chesslike {
    fn layout(&self) -> Layout;

    fn state(&self) -> &State;

    fn role_at(&self, side: Side, cell: Cell) -> Option<Role>;

    /// The legal moves.
    fn moves(&self) -> Vec<Move>;

    /// The position after a move.
    fn after(&self, m: &Move) -> Box<dyn Erased>;

    fn outcome(&self) -> Option<Outcome>;
}

impl dyn Erased + '_ {
    pub(super) fn chesslike(&self) -> &dyn Chesslike {
        self
    }

    pub(super) fn text(&self, cell: Cell) -> String {
        self.layout().cell(cell)
    }
}
