//! Moves.

use super::geometry::Cell;

/// A move. The position decides whether it is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A step along a direction to an empty cell (Q4, Q6).
    Step {
        /// The cell on which the piece starts.
        from: Cell,
        /// The cell on which it ends.
        to: Cell,
    },
    /// A capture of one or more jumps (Q5-Q7). Its path does not count (Q10).
    Capture {
        /// The cell on which the piece starts.
        from: Cell,
        /// The cell on which it ends.
        to: Cell,
        /// The captured pieces, one bit for the index of each [`Cell`].
        taken: u128,
    },
    /// The choice of the piece that is lost for a missed capture (Q16).
    Huff {
        /// The cell of the piece.
        cell: Cell,
    },
}
