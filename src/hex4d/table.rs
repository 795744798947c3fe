//! A position of either variant: for all that need not be fast and so is compiled only once, the texts, the
//! explanations and the plain data for pages.

use super::geometry::{Cell, Names};
use super::position::Move;
use super::state::State;
use crate::Side;
use crate::game::Outcome;
use crate::role::Role;

pub(super) trait Table {
    fn names(&self) -> Names;

    fn state(&self) -> &State;

    fn role_at(&self, side: Side, cell: Cell) -> Option<Role>;

    fn king(&self, side: Side) -> Cell;

    /// The legal moves.
    fn moves(&self) -> Vec<Move>;

    /// The pieces of a side that attack a cell.
    fn attackers(&self, side: Side, cell: Cell) -> Vec<Cell>;

    /// The position after a move.
    fn after(&self, m: &Move) -> Box<dyn Table>;

    fn outcome(&self) -> Option<Outcome>;
}

impl dyn Table + '_ {
    pub(super) fn turn(&self) -> Side {
        self.state().turn
    }

    pub(super) fn at(&self, cell: Cell) -> Option<(Side, Role)> {
        Side::BOTH.into_iter().find_map(|side| Some((side, self.role_at(side, cell)?)))
    }

    /// The pieces that attack a side's king.
    pub(super) fn checkers(&self, side: Side) -> Vec<Cell> {
        self.attackers(side.other(), self.king(side))
    }

    pub(super) fn texts(&self, cells: &[Cell]) -> Vec<String> {
        let mut texts = Vec::new();
        for &cell in cells {
            texts.push(self.text(cell));
        }
        texts
    }

    pub(super) fn text(&self, cell: Cell) -> String {
        self.names().cell(cell)
    }
}
