//! What the features of [`eval`](super::eval) are worth, learned by `benches/strength`.

mod draughts;
mod quarx;
mod quarx_3d;
mod quarx_huff;

use crate::search::Weight;

/// The weights of a variant.
pub(super) fn of(variant: &str) -> &'static [Weight] {
    match variant {
        "draughts" => &draughts::WEIGHTS,
        "quarx-3d" => &quarx_3d::WEIGHTS,
        "quarx-huff" => &quarx_huff::WEIGHTS,
        _ => &quarx::WEIGHTS,
    }
}
