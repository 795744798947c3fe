//! Tri-Dimensional chess: three fixed boards of 4x4, staggered like stairs, and four boards of 2x2 that the
//! players move.
//!
//! The rules in one page, by their numbers:
//!
//! - **Boards** (D1-D3). A *column* is a file and a rank, a *cell* is a column and a level: `b1(2)`. The main
//!   boards lie on levels 2, 4 and 6, the moveable ones over or under their corners, on 24 *places* such as
//!   `QL1(3)`. A column or cell is *in play* if a board has it now.
//! - **Movement** (D5-D8). Seen from above, every move is one of orthodox chess, from column to column. Any
//!   piece in a column stops a ride, and so does a column that is not in play. Then the piece *lands*: on its
//!   own level, or through a chain of empty cells above or below.
//! - **Pawns** (D9-D11) step straight, take diagonally, and are promoted where their file ends, which on the
//!   files b and e depends on the moveable boards.
//! - **Castling** (D12) with either rook, but not as the first move.
//! - **Moveable boards** (D13-D15). Who stands alone on a board controls it, and may move it as a move: empty,
//!   or with one own pawn on it.
//!
//! - **Rule sets**. `trid` is Truelove's game; `trid-strict` has no step over the edge of a board (D18); `trid-meder`
//!   is that of Meder's tournaments (M1-M20), in which a pawn may wait for its promotion.
//!
//! What the rule sets decide differently (gaps, places, landing, promotion, control, board moves) stands in
//! `rules.rs`, each in one place.

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

pub use crate::role::Role;
pub(crate) use describe::geometry;
pub use geometry::{Cell, Column, Place, Wing};
pub use position::{Kind, Move, Position};
pub(crate) use record::RECORD;
pub(crate) use text::FIELDS;
