//! What the features of [`eval`](super::eval) are worth, learned by `benches/strength`.

mod glinski;
mod hex4d;

use crate::search::Weight;

/// The weights of a variant.
pub(super) fn of(variant: &str) -> &'static [Weight] {
    if variant == "glinski" { &glinski::WEIGHTS } else { &hex4d::WEIGHTS }
}
