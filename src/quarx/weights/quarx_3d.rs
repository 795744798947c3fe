//! Learned from 1408 games, 254512 positions, 600 nodes a move, seed 44:
//! White won 255, drawn 866, Black won 287, 198 plies on average.

use crate::search::Weight;

/// In the order of `FEATURES`.
#[rustfmt::skip]
pub(super) static WEIGHTS: [Weight; 63] = [
    // material
    Weight(195, 199), Weight(212, 212),
    // placement of men
    Weight(-2, -20), Weight(6, 0), Weight(-2, -4), Weight(-5, -8), Weight(-5, -8), Weight(-5, -8), Weight(-5, -8), Weight(-5, -8),
    Weight(-5, -8), Weight(-5, -8), Weight(-5, -8), Weight(-5, -8), Weight(-1, -12), Weight(-10, -9), Weight(-8, -9), Weight(-5, -8),
    Weight(-5, -8), Weight(-5, -8), Weight(-5, -8), Weight(-5, -8), Weight(-5, -8), Weight(-5, -8), Weight(-5, -8), Weight(-5, -8),
    Weight(-2, 8), Weight(5, 12), Weight(5, 14), Weight(-5, -8), Weight(-5, -8), Weight(-5, -8), Weight(-5, -8), Weight(-5, -8),
    Weight(-5, -8), Weight(-5, -8), Weight(-5, -8), Weight(-5, -8), Weight(-8, -11), Weight(-5, -8), Weight(-2, -5), Weight(-5, -8),
    Weight(-5, -8), Weight(-5, -8), Weight(-5, -8), Weight(-5, -8), Weight(-5, -8), Weight(-5, -8), Weight(-5, -8), Weight(-5, -8),
    Weight(-5, -8), Weight(-5, -8),
    // placement of kings by how central they are
    Weight(-8, -7), Weight(-2, -1), Weight(1, 1), Weight(1, 0), Weight(8, 9),
    // steps of men, steps of kings to the cells beside
    Weight(1, 1), Weight(1, 0),
    // men a step from being crowned: with the move, without it
    Weight(60, 60), Weight(30, 30),
    // a capture demanded where it may be missed, the turn
    Weight(0, 0), Weight(0, -3),
];
