//! Learned from 4328 games, 454041 positions, 400 nodes a move, seed 11:
//! White won 2049, drawn 291, Black won 1988, 140 plies on average.

use crate::search::Weight;

/// In the order of `FEATURES`.
#[rustfmt::skip]
pub(super) static WEIGHTS: [Weight; 63] = [
    // material
    Weight(134, 142), Weight(200, 204),
    // placement of men
    Weight(3, 1), Weight(16, 13), Weight(-5, -13), Weight(8, 13), Weight(-5, -4), Weight(-12, -16), Weight(3, 2), Weight(-6, -17),
    Weight(-15, -23), Weight(3, 8), Weight(15, 16), Weight(-6, -11), Weight(9, 9), Weight(-8, -7), Weight(-16, -4), Weight(-8, -8),
    Weight(-12, 0), Weight(-8, -7), Weight(-4, -4), Weight(-15, -8), Weight(-12, -6), Weight(-4, -4), Weight(-4, -6), Weight(-5, -2),
    Weight(-7, 5), Weight(-3, 10), Weight(1, 11), Weight(-3, 6), Weight(0, 10), Weight(3, 15), Weight(-1, 8), Weight(1, 14),
    Weight(3, 14), Weight(-6, 8), Weight(0, 9), Weight(2, 11), Weight(-8, -7), Weight(-6, -5), Weight(-4, -3), Weight(-8, -7),
    Weight(-6, -5), Weight(-4, -3), Weight(-8, -7), Weight(-6, -5), Weight(-4, -3), Weight(-8, -7), Weight(-6, -5), Weight(-4, -3),
    Weight(-6, -5), Weight(-6, -5),
    // placement of kings by how central they are
    Weight(-6, -6), Weight(-4, -4), Weight(-3, -3), Weight(-2, -6), Weight(12, 16),
    // steps of men, steps of kings to the cells beside
    Weight(0, 1), Weight(1, 1),
    // men a step from being crowned: with the move, without it
    Weight(57, 58), Weight(28, 29),
    // a capture demanded where it may be missed, the turn
    Weight(-101, -100), Weight(13, 5),
];
