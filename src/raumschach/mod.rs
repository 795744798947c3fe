//! Raumschach: chess on a cube of five by five by five cells, the ancestor of the other games.
//!
//! The rules in one page, by their numbers:
//!
//! - **Board** (R1, R2). Five levels A to E of five files and five ranks: `Cc3` is the middle. White's twenty men
//!   stand on the levels A and B, Black's are their half-turn image.
//! - **Pieces** (R3-R7). A rook rides through the faces of the cells, a bishop through their edges, a unicorn
//!   through their corners, a queen through all. The king steps as a queen. A knight leaps two cells along one
//!   axis and one along another.
//! - **Pawns** (R8-R10) step ahead or one level on, capture through an edge that has such a part and none back, and
//!   are promoted on the last rank of the last level. There is no double step and no en passant.
//! - **Castling** (R11): none.
//!
//! Interpretations beyond the rule pages: none.

mod geometry;
mod pattern;
mod rules;
#[cfg(feature = "search")]
#[path = "weights/raumschach.rs"]
mod weights;

pub(crate) use crate::chesslike::plain::FIELDS;
pub use crate::chesslike::plain::{Cell, Move};
pub use crate::role::Role;
use geometry::Cube;
pub(crate) use geometry::geometry;

/// A position of Raumschach.
pub type Position = crate::chesslike::plain::Position<Cube>;
