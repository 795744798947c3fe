//! Quarx: draughts on the dark cells of a hypercube, 4x4x4x4; and the same engine in three and in two
//! dimensions.
//!
//! The rules in one page, by their numbers:
//!
//! - **Board** (Q1-Q3). Cells are written by their four digits; 128 of the 256 are dark, those with an even
//!   sum. A direction changes two or four coordinates by one: there are 40 of them. 40 men a side.
//! - **Movement** (Q4-Q6). A man steps towards higher y (White) or lower y (Black), and jumps in every
//!   direction. A king goes and jumps as far as it likes.
//! - **Captures** (Q7-Q10). The most pieces have to be taken. None is jumped twice, and all leave the board
//!   when the move has ended. A man that reaches the far layer becomes a king then. Where a capture passes
//!   does not count, only where it starts and ends and what it takes.
//! - **Endings** (Q11, Q12). Who has no piece or no move has lost. No position may come back; a hundred moves
//!   of each side without a capture or a man's move draw.
//! - **Limits** (Q15). A position with too many ways to capture is refused.
//! - **Variants**. `quarx-huff` (Q16): a missed capture costs the move and the piece. `quarx-3d` (Q17):
//!   4x4x4. `draughts` (Q18): international draughts, by the numbers 1 to 50.

#[cfg(feature = "search")]
mod answers;
mod board;
mod capture;
mod demand;
mod describe;
#[cfg(feature = "search")]
mod eval;
mod explain;
mod game;
mod geometry;
mod kept;
mod movegen;
mod moves;
mod notation;
mod pattern;
mod position;
mod start;
mod text;
#[cfg(feature = "search")]
mod weights;

pub(crate) use describe::geometry;
pub use geometry::Cell;
pub use moves::Move;
pub use position::Position;
pub(crate) use text::{FIELDS, HUFF_FIELDS};
