//! What the features of [`eval`](crate::chesslike::plain) are worth, learned by `benches/strength`.

mod raumschach;

use crate::search::Weight;

/// The weights of a variant.
pub(super) fn of(_: &str) -> &'static [Weight] {
    &raumschach::WEIGHTS
}
