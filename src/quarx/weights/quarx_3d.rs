//! Learned from 2881 games of `quarx-3d`, 457206 positions, 600 nodes a move, seed 41:
//! White won 554, drawn 1724, Black won 603, 193 plies on average.

use crate::search::Weight;

/// In the order of `FEATURES`.
#[rustfmt::skip]
pub(super) static WEIGHTS: [Weight; 63] = [
    // material
    Weight(232, 236), Weight(211, 205),
    // placement of men
    Weight(-2, -21), Weight(6, -1), Weight(-2, -5), Weight(-5, -9), Weight(-5, -9), Weight(-5, -9), Weight(-5, -9), Weight(-5, -9),
    Weight(-5, -9), Weight(-5, -9), Weight(-5, -9), Weight(-5, -9), Weight(-1, -12), Weight(-10, -9), Weight(-8, -10), Weight(-5, -9),
    Weight(-5, -9), Weight(-5, -9), Weight(-5, -9), Weight(-5, -9), Weight(-5, -9), Weight(-5, -9), Weight(-5, -9), Weight(-5, -9),
    Weight(-1, 8), Weight(5, 11), Weight(5, 13), Weight(-5, -9), Weight(-5, -9), Weight(-5, -9), Weight(-5, -9), Weight(-5, -9),
    Weight(-5, -9), Weight(-5, -9), Weight(-5, -9), Weight(-5, -9), Weight(-8, -12), Weight(-5, -9), Weight(-2, -6), Weight(-5, -9),
    Weight(-5, -9), Weight(-5, -9), Weight(-5, -9), Weight(-5, -9), Weight(-5, -9), Weight(-5, -9), Weight(-5, -9), Weight(-5, -9),
    Weight(-5, -9), Weight(-5, -9),
    // placement of kings by how central they are
    Weight(-9, -8), Weight(-3, -2), Weight(0, 1), Weight(1, 0), Weight(7, 8),
    // steps of men, steps of kings to the cells beside
    Weight(1, 1), Weight(1, 0),
    // men a step from being crowned: with the move, without it
    Weight(60, 60), Weight(30, 30),
    // a capture demanded where it may be missed, the turn
    Weight(0, 0), Weight(1, -2),
];
