//! What the features of [`eval`](super::eval) are worth, learned by `benches/strength`.

mod chess;
mod timeout;
mod timeout_declared;
mod timeout_flat;
mod tower;

use super::state::{CHESS, DECLARED, FLAT, TOWER};
use crate::search::Weight;

/// The weights of a variant.
pub(super) fn of(variant: &str) -> &'static [Weight] {
    match variant {
        CHESS => &chess::WEIGHTS,
        FLAT => &timeout_flat::WEIGHTS,
        DECLARED => &timeout_declared::WEIGHTS,
        TOWER => &tower::WEIGHTS,
        _ => &timeout::WEIGHTS,
    }
}
