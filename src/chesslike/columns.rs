//! Why a piece does not go from column to column, where moves are told as they are seen from above.

use super::{Chesslike, Spot};
use crate::Error;
use crate::grid::{Grid, bits};
use crate::role::Role;

/// A position as its columns.
pub(crate) struct Columns<'a> {
    pub(crate) position: &'a dyn Chesslike,
    pub(crate) grid: &'static Grid,
    /// The cells of a column, from the lowest.
    pub(crate) cells: &'a dyn Fn(usize) -> Vec<Spot>,
    pub(crate) name: fn(usize) -> String,
    /// What stands before the name of one column, and before the names of several.
    pub(crate) before: [&'static str; 2],
}

impl Columns<'_> {
    /// `column a2`, `columns a2, a3`
    pub(crate) fn names(&self, columns: u64) -> String {
        let names: Vec<String> = bits(columns).map(self.name).collect();
        let [one, several] = self.before;
        format!("{}{}", if names.len() == 1 { one } else { several }, names.join(", "))
    }

    /// The cells of all pieces in the columns.
    pub(crate) fn stacks(&self, columns: u64) -> Vec<Spot> {
        let mut cells: Vec<Spot> = bits(columns).flat_map(self.cells).collect();
        cells.retain(|&cell| self.position.at(cell).is_some());
        cells
    }

    /// Why a piece would not go so even on an empty board, or a pawn whatever it meets.
    pub(crate) fn shape(
        &self,
        role: Role,
        from: usize,
        to: usize,
        rule: &'static str,
        place: &str,
    ) -> Option<Error> {
        if self.grid.open(self.position.turn(), role, from) & 1 << to != 0 {
            return None;
        }
        let ways = match role {
            Role::Pawn => ": it goes straight ahead, and captures diagonally",
            _ => "",
        };
        let message = format!("{place} cannot reach {}{ways}", self.names(1 << to));
        Some(self.position.refuse(rule, message, &[]))
    }

    /// That columns stop a piece; `which` says more of them.
    pub(crate) fn stopping(&self, columns: u64, which: &str, rule: &'static str, place: &str) -> Error {
        let stop = if columns.count_ones() == 1 { "stops" } else { "stop" };
        let message = format!("{} {which}{stop} {place}", self.names(columns));
        self.position.refuse(rule, message, &self.stacks(columns))
    }
}
