//! Learned from 2235 games, 260092 positions, 250 nodes a move, seed 81:
//! White won 980, drawn 333, Black won 922, 138 plies on average.

use crate::search::Weight;

/// In the order of `FEATURES`.
#[rustfmt::skip]
pub(super) static WEIGHTS: [Weight; 63] = [
    // material
    Weight(109, 109), Weight(236, 262),
    // placement of men
    Weight(-6, -9), Weight(-4, -7), Weight(-3, -6), Weight(-5, -8), Weight(-7, -10), Weight(15, 33), Weight(18, 36), Weight(20, 38),
    Weight(19, 37), Weight(17, 35), Weight(9, 19), Weight(10, 21), Weight(10, 21), Weight(9, 19), Weight(7, 17), Weight(3, 8),
    Weight(4, 10), Weight(6, 11), Weight(5, 10), Weight(2, 8), Weight(-1, 2), Weight(2, 4), Weight(2, 4), Weight(0, 2),
    Weight(0, 2), Weight(-4, -3), Weight(-6, -5), Weight(1, 1), Weight(0, 0), Weight(-4, -3), Weight(-5, -7), Weight(-2, -4),
    Weight(-1, -3), Weight(-1, -3), Weight(0, -3), Weight(-6, -9), Weight(-7, -9), Weight(0, -3), Weight(-2, -4), Weight(-4, -7),
    Weight(-5, -9), Weight(-2, -6), Weight(-1, -5), Weight(-2, -6), Weight(-4, -8), Weight(-5, -5), Weight(5, 7), Weight(4, 5),
    Weight(8, 9), Weight(17, 21),
    // placement of kings by how central they are
    Weight(-7, -6), Weight(-5, -4), Weight(-2, -1), Weight(0, -1), Weight(5, 5),
    // steps of men, steps of kings to the cells beside
    Weight(2, 1), Weight(1, 1),
    // men a step from being crowned: with the move, without it
    Weight(0, 0), Weight(0, 0),
    // a capture demanded where it may be missed, the turn
    Weight(0, 0), Weight(1, 0),
];
