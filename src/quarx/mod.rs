//! Quarx: draughts on the dark cells of a hypercube, 4x4x4x4. The same engine plays it in three and in two
//! dimensions.
//!
//! The rules on one page, by their numbers:
//!
//! - **Board** (Q1-Q3). Cells are written as four digits; 128 of the 256 are dark, those with an even sum. A
//!   direction changes two or four coordinates by one: there are 40 of them. Each side has 40 men.
//! - **Movement** (Q4-Q6). A man steps towards higher y (White) or lower y (Black), and jumps in every
//!   direction. A king moves and jumps any distance.
//! - **Captures** (Q7-Q10). The side to move must capture as many pieces as it can. No piece is jumped over
//!   twice, and all captured pieces leave the board when the move has ended. A man that reaches the far layer
//!   becomes a king then. The path of a capture does not count, only its start, its end and the pieces that
//!   it captures.
//! - **Endings** (Q11, Q12). A side without a piece or a move loses. No position may come back. A hundred
//!   moves by each side without a capture or a man's move are a draw.
//! - **Limits** (Q15). A position with too many ways to capture is refused.
//! - **Variants**. `quarx-huff` (Q16): a missed capture costs the move and the piece. `quarx-3d` (Q17):
//!   4x4x4. `draughts` (Q18): international draughts, with cells numbered from 1 to 50.

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
