//! What a move is.

use super::geometry::Cell;

/// A move. Which of them are legal, a position tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Along a direction to an empty cell (Q4, Q6).
    Step {
        /// Where the piece starts.
        from: Cell,
        /// Where it ends.
        to: Cell,
    },
    /// A jump or several (Q5-Q7). The way does not count (Q10).
    Capture {
        /// Where the piece starts.
        from: Cell,
        /// Where it ends.
        to: Cell,
        /// The pieces that it takes, a bit by the index of each [`Cell`].
        taken: u128,
    },
    /// The choice which piece is lost for a missed capture (Q16).
    Huff {
        /// Where it stands.
        cell: Cell,
    },
}
