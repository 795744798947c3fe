//! Raumschach: chess on a cube of five by five by five cells, the ancestor of the other games.
//!
//! The rules on one page, by their numbers:
//!
//! - **Board** (R1, R2). There are five levels A to E of five files and five ranks; `Cc3` is the middle.
//!   White's twenty pieces stand on levels A and B, Black's on their image after half a turn.
//! - **Pieces** (R3-R7). A rook moves through the faces of the cells, a bishop through their edges, a unicorn
//!   through their corners, a queen through all of these. A king steps like a queen. A knight leaps two cells
//!   along one axis and one along another.
//! - **Pawns** (R8-R10) step one rank ahead or one level forward. They capture through an edge that goes
//!   ahead or forward and not back, and are promoted on the last rank of the last level. There is no double
//!   step and no en passant.
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
use geometry::Cube;
pub(crate) use geometry::geometry;

/// A position of Raumschach.
pub type Position = crate::chesslike::plain::Position<Cube>;
