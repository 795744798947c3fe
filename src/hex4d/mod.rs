//! 4D Hexagonal Chess: a hexagon of boards, each a hexagon of cells. The same engine plays Glinski's
//! hexagonal chess on one board.
//!
//! The rules on one page, by their numbers:
//!
//! - **Board** (H1-H4). There are 19 boards of 19 cells. The files A..E of the boards and a..e of their cells
//!   run vertically: `B2c4` is cell c4 of board B2. White's 26 pieces stand on the boards B1, C1, D1 and C2,
//!   Black's on their image after half a turn. Every cell has one of three basic colors.
//! - **Moves** (H5). *Inside* a board the cell changes; *between* boards the board changes, and a rider
//!   passes the same cell of the boards in between. So each piece moves in two hexagons, here called
//!   *planes*: its board, and the hexagon of the boards seen at its cell.
//! - **Pieces** (H6-H9). Rook, bishop, queen, king and knight move in either plane as on Glinski's board, and
//!   bishops may also take one orthogonal step. The knight also leaps to a board one orthogonal step away and
//!   a cell two away, or the other way around, if the basic color changes.
//! - **Pawns** (H10-H12) step one ahead inside or between. They capture 60 degrees off, or one board ahead
//!   and one cell 60 degrees off. They are promoted on the last cell of a file of the last board of a file.
//! - **Endings** (H13-H15). A side with only its king left is *bared*: its next move decides whether the king
//!   moves only inside or only between boards from then on. It attacks as if it were free.
//! - **Glinski** (H18): [`Glinski`], 91 cells, with double steps and en passant but no bared kings.
//!
//! Interpretations beyond the rule pages: none.

mod attacks;
mod board;
mod describe;
#[cfg(feature = "search")]
mod eval;
mod explain;
mod game;
mod geometry;
mod movegen;
mod notation;
mod pattern;
mod position;
mod start;
mod state;
mod text;
mod view;
#[cfg(feature = "search")]
mod weights;

pub(crate) use describe::geometry;
pub use geometry::Cell;
pub use position::{Move, Position};
pub use state::Bared;
pub(crate) use text::FIELDS;

/// A position of `hex4d`: 19 planes inside the boards and 19 between them.
pub type Hex4d = Position<u32, 38>;
/// A position of `glinski`: a single plane.
pub type Glinski = Position<u128, 1>;
