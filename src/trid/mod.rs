//! Tri-Dimensional chess: three fixed boards of 4x4, like the steps of a staircase, and four boards of 2x2
//! that the players move.
//!
//! The rules on one page, by their numbers:
//!
//! - **Boards** (D1-D3). A *column* is a file and a rank, a *cell* is a column and a level: `b1(2)`. The main
//!   boards lie on levels 2, 4 and 6. The movable ones lie above or below their corners, on 24 *places* such
//!   as `QL1(3)`. A column or cell is *in play* if a board currently has it.
//! - **Movement** (D5-D8). Seen from above, every move is one of orthodox chess, from column to column. A
//!   piece in a column, on any level, stops riders, and so does a column that is not in play. Then the piece
//!   *lands*: on its own level, or through a chain of empty cells above or below.
//! - **Pawns** (D9-D11) step straight, capture diagonally, and are promoted where their file ends; on the
//!   files b and e, that depends on the movable boards.
//! - **Castling** (D12) with either rook, but not as the first move.
//! - **Movable boards** (D13-D15). A side whose pieces stand on a board alone controls it, and may move it as
//!   a move: empty, or with one pawn of its own on it.
//!
//! - **Rule sets**. `trid` is Truelove's game. `trid-strict`, its literal reading, has no step over the edge
//!   of a board (D18). `trid-meder` follows Meder's tournament rules (M1-M20), in which a pawn may wait for
//!   its promotion.
//!
//! The points on which the rule sets differ (gaps, places, landing, promotion, control, moves of boards) are
//! decided in `rules.rs`, each in one place.

mod board;
mod decks;
mod describe;
#[cfg(feature = "search")]
mod eval;
mod explain;
mod game;
mod geometry;
mod meder;
mod movegen;
mod notation;
mod pattern;
mod position;
mod record;
mod rules;
mod said;
mod sink;
mod start;
mod text;
#[cfg(feature = "search")]
mod weights;

pub(crate) use describe::geometry;
pub use geometry::{Cell, Column, Place, Wing};
pub use position::{Kind, Move, Position};
pub(crate) use record::RECORD;
pub(crate) use text::FIELDS;
