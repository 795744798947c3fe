//! Time Out chess: eight levels of 7x7 columns, a future into which pieces are sent, and moves in a row. The
//! same engine plays it on one level, with Time Out and without.
//!
//! The rules on one page, by their numbers:
//!
//! - **Board** (T1, T2). A *column* is a file and a rank, a *cell* is a column and a level: `d1L4`. The king
//!   stands on level 4; each side has 56 pieces on levels 1, 4, 5 and 8.
//! - **Movement** (T4-T13). Seen from above, every move is one of orthodox chess, from column to column. A
//!   piece in a column, on any level, stops riders. A piece lands on any level of an empty column, and beside
//!   its own side's pieces on any free level; it enters a column with enemy pieces by capturing one of them.
//!   An attack is on a column, whatever the level, and never comes from within it. In this module, *above*
//!   means that levels are ignored.
//! - **Castling** (T14) with a rook of any level; both end on one level, which the player chooses.
//! - **Time Out** (T15-T22). As a move, a piece may leave; as a later move, it may return to any cell that it
//!   could reach from the column that it left, if that column is empty. A return to an enemy piece's cell
//!   annihilates both; on the king, it wins. A pawn reaches as many ranks as it has rounds in Time Out.
//! - **Speed moves** (T23-T25). The players may agree that each makes 2 to 5 moves in a row; a check ends a
//!   series.
//! - **Variants** (T30-T33). [`Tower`]: `timeout`; `timeout-declared`, where a Time Out declares its length;
//!   and `tower`, which has neither Time Out nor speed moves. [`Flat`]: `timeout-flat` on 8x8, and `chess`.
//!
//! Interpretations beyond the rule pages: of identical pieces in Time Out, the one that is *due* returns in
//! `timeout-declared`, even if another has more rounds (T27, T30).

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
mod sink;
mod start;
mod state;
mod text;
mod view;
#[cfg(feature = "search")]
mod weights;

pub(crate) use describe::geometry;
pub use geometry::{Cell, Column, Wing};
pub use position::{Move, Position};
pub use state::Speed;
pub(crate) use text::{CHESS_FIELDS, DECLARED_FIELDS, FIELDS};

use crate::describe::SPEED_MOVES;

/// A position on eight levels: `timeout`, `timeout-declared`, `tower`.
pub type Tower = Position<8>;
/// A position on one level: `timeout-flat`, `chess`.
pub type Flat = Position<1>;

/// The flags of variants with Time Out (T15, T23).
pub(crate) const FLAGS: &[&str] = &["time_out", SPEED_MOVES];
/// The same, and each Time Out declares its length (T30).
pub(crate) const DECLARED_FLAGS: &[&str] = &["time_out", "declared", SPEED_MOVES];
