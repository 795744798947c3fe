//! Chess-like games whose positions are a board, the side to move and the clocks, with nothing else to
//! remember: no castling, no en passant. Such a game describes its board and its rules as a [`Plain`]; the
//! rest is here.

#[cfg(all(test, feature = "search"))]
mod alice;
#[cfg(feature = "search")]
mod eval;
mod explain;
mod game;
mod movegen;
mod position;
mod rules;
mod text;

pub use super::board::Cell;
pub(crate) use super::board::{Board, Extent};
#[cfg(all(test, feature = "search"))]
pub(crate) use eval::assert_both_sides_weigh_alike;
pub use position::{Move, Position};
pub use rules::Plain;
pub(crate) use text::FIELDS;
