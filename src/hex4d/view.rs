//! A position of either variant, for everything that does not have to be fast and so is compiled only once:
//! texts, explanations and plain data for pages.

use super::attacks::Word;
use super::geometry::{Cell, Layout};
use super::position::{Move, Position};
use super::state::State;
use crate::Side;
use crate::chesslike::{Chesslike, Playable};
use crate::role::Role;

#[derive(Clone, Copy)]
pub(super) struct View<'a> {
    pub(super) all: &'a dyn Playable<Move>,
    pub(super) layout: Layout,
    pub(super) state: &'a State,
}

impl<W: Word, const P: usize> Position<W, P> {
    pub(super) fn view(&self) -> View<'_> {
        View { all: self, layout: Self::LAYOUT, state: &self.state }
    }
}

impl<'a> View<'a> {
    pub(super) fn cells(self) -> &'a dyn Chesslike {
        self.all
    }

    /// Returns the piece on a cell; nothing for a cell off the board.
    pub(super) fn at(self, cell: Cell) -> Option<(Side, Role)> {
        let is_here = cell.place() < self.layout.hexagon().len();
        if is_here { self.all.at(self.layout.spot(cell)) } else { None }
    }

    pub(super) fn text(self, cell: Cell) -> String {
        self.layout.cell(cell)
    }
}
