//! Why a piece does not move from column to column, for games whose moves are described as seen from above.

use super::{Chesslike, Spot};
use crate::Error;
use crate::grid::{Grid, bits};
use crate::role::Role;
use crate::words::{self, Message, Piece, say};

/// A position as its columns.
pub(crate) struct Columns<'a> {
    pub(crate) position: &'a dyn Chesslike,
    pub(crate) grid: &'static Grid,
    /// The cells of a column, from the lowest.
    pub(crate) cells: &'a dyn Fn(usize) -> Vec<Spot>,
    pub(crate) name: fn(usize) -> String,
    /// Whether there is only one level.
    pub(crate) are_squares: bool,
}

impl Columns<'_> {
    pub(crate) fn names(&self, columns: u64) -> words::Columns {
        words::Columns { are_squares: self.are_squares, names: bits(columns).map(self.name).collect() }
    }

    /// Returns the cells of all pieces in the columns.
    pub(crate) fn stacks(&self, columns: u64) -> Vec<Spot> {
        let mut cells: Vec<Spot> = bits(columns).flat_map(self.cells).collect();
        cells.retain(|&cell| self.position.at(cell).is_some());
        cells
    }

    /// Says why a piece does not move like this even on an empty board; for a pawn, whatever it meets.
    pub(crate) fn shape(
        &self,
        role: Role,
        from: usize,
        to: usize,
        rule: &'static str,
        piece: &Piece,
    ) -> Option<Error> {
        if self.grid.open(self.position.turn(), role, from) & 1 << to != 0 {
            return None;
        }
        let (piece, columns) = (piece.clone(), self.names(1 << to));
        let reason: Message = match role {
            Role::Pawn => say::PawnCannotReach { piece, columns }.into(),
            _ => say::CannotReachColumn { piece, columns }.into(),
        };
        Some(self.position.refuse(rule, reason, &[]))
    }

    /// Says that the pieces in some columns block a piece.
    pub(crate) fn stopping(&self, columns: u64, rule: &'static str, piece: &Piece) -> Error {
        let reason = say::ColumnsStop { columns: self.names(columns), piece: piece.clone() };
        self.position.refuse(rule, reason, &self.stacks(columns))
    }
}
