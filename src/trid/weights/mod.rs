//! What the features of [`eval`](super::eval) are worth, learned by `benches/strength`.

mod trid;
mod trid_meder;
mod trid_strict;

use crate::search::Weight;

/// The weights of a variant.
pub(super) fn of(variant: &str) -> &'static [Weight] {
    match variant {
        "trid-meder" => &trid_meder::WEIGHTS,
        "trid-strict" => &trid_strict::WEIGHTS,
        _ => &trid::WEIGHTS,
    }
}
