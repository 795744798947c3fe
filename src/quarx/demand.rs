//! The captures that are compulsory (Q8).

use super::board::Board;
use super::capture::{End, Search};
use super::geometry::{Cell, cells};
use super::moves::Move;
use crate::Error;

/// The captures that Q8 demands: those that capture the most pieces.
#[derive(Clone, Copy, Default)]
pub(super) struct Demand {
    /// The number of pieces that they capture; 0 if there are none.
    pub(super) most: u32,
    /// The cells from which they start.
    pub(super) starts: u128,
}

impl Demand {
    pub(super) fn of(board: Board<u128>) -> Result<Demand, Error> {
        let mut demand = Demand::default();
        let mut search = Search::new(board);
        for from in cells(board.hunters()) {
            search.run(from)?;
            demand.add(from, search.ends().last().map_or(0, End::size));
        }
        Ok(demand)
    }

    /// Adds a piece whose longest capture takes so many pieces.
    pub(super) fn add(&mut self, from: Cell, most: u32) {
        if most > self.most {
            *self = Demand { most, starts: 0 };
        }
        if most > 0 && most == self.most {
            self.starts |= from.bit();
        }
    }

    /// Returns the pieces of which the side to move loses one if it makes a move (Q16); none if the move is
    /// carried out.
    pub(super) fn missed(self, m: &Move) -> u128 {
        match m {
            Move::Capture { taken, .. } if taken.count_ones() == self.most => 0,
            Move::Huff { .. } => 0,
            _ => self.starts,
        }
    }
}
