//! Time Out chess: eight levels of 7x7 columns, a future to send pieces to, and moves in a row; and the
//! same engine on one level, with Time Out and without.
//!
//! The rules in one page, by their numbers:
//!
//! - **Board** (T1, T2). A *column* is a file and a rank, a *cell* is a column and a level: `d1L4`. The king
//!   stands on level 4; each side has 56 pieces on the levels 1, 4, 5 and 8.
//! - **Movement** (T4-T13). Seen from above, every move is one of orthodox chess, from column to column. Any
//!   piece in a column stops a ride. In an empty column a piece lands on any level, beside own pieces on any
//!   free level; a column with enemies is entered by capturing one of them. An attack is on a column,
//!   whatever the level, and never comes from within it. In this module *above* means: levels ignored.
//! - **Castling** (T14) with a rook of any level; both end on one level that the player chooses.
//! - **Time Out** (T15-T22). A piece may leave as a move, and return as a later move to any cell that it
//!   could reach from where it left, if nothing stands in that column. Appearing on an enemy annihilates
//!   both; on the king, it wins. A pawn reaches as many ranks as the turns that it was away.
//! - **Speed moves** (T23-T25). The players may agree that each makes 2 to 5 moves in a row; a check ends a
//!   series.
//! - **Variants** (T30-T33). [`Tower`]: `timeout`, `timeout-declared`, where a Time Out declares its length, and
//!   `tower`, which has neither Time Out nor speed moves. [`Flat`]: `timeout-flat` on 8x8, and `chess`.
//!
//! Interpretations beyond the rule pages: of alike entries the *due* one returns in `timeout-declared` even
//! if another has more rounds (T27, T30).

mod board;
mod describe;
mod erased;
#[cfg(feature = "search")]
mod eval;
mod explain;
mod geometry;
mod movegen;
mod notation;
mod pattern;
mod position;
mod sink;
mod state;
mod text;
#[cfg(feature = "search")]
mod weights;

pub use crate::role::Role;
pub(crate) use describe::geometry;
pub use geometry::{Cell, Column, Wing};
pub use position::{Move, Position};
pub use state::Speed;
pub(crate) use text::{CHESS_FIELDS, DECLARED_FIELDS, FIELDS};

use crate::describe::SPEED_MOVES;
use crate::error::shown;
use crate::{Code, Error};
use state::Rules;

/// A position on eight levels: `timeout`, `timeout-declared`, `tower`.
pub type Tower = Position<8>;
/// A position on one level: `timeout-flat`, `chess`.
pub type Flat = Position<1>;

/// What variants with Time Out have (T15, T23).
pub(crate) const FLAGS: &[&str] = &["time_out", SPEED_MOVES];
/// The same, and each Time Out declares its length (T30).
pub(crate) const DECLARED_FLAGS: &[&str] = &["time_out", "declared", SPEED_MOVES];

const TIMEOUT: &str = "timeout";
const DECLARED: &str = "timeout-declared";
const FLAT: &str = "timeout-flat";
const CHESS: &str = "chess";
const TOWER: &str = "tower";

fn rules(levels: usize, variant: &str) -> Result<Rules, Error> {
    match (levels, variant) {
        (8, TIMEOUT) | (1, FLAT) => Ok(Rules::TimeOut),
        (8, DECLARED) => Ok(Rules::Declared),
        (8, TOWER) => Ok(Rules::Tower),
        (1, CHESS) => Ok(Rules::Chess),
        _ => {
            let extent = geometry::words(levels).extent;
            let message = format!("no variant on {extent} is called `{}`", shown(variant));
            Err(Error::new(Code::UnknownVariant, message).with_rule("C1").with_at(0))
        }
    }
}

fn variant_id(levels: usize, rules: Rules) -> &'static str {
    match (levels, rules) {
        (1, Rules::Chess) => CHESS,
        (1, _) => FLAT,
        (_, Rules::Tower) => TOWER,
        (_, Rules::Declared) => DECLARED,
        _ => TIMEOUT,
    }
}
