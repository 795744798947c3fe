//! Learned from 5895 games, 639686 positions, 400 nodes a move, seed 11:
//! White won 2475, drawn 609, Black won 2811, 141 plies on average.

use crate::search::Weight;

/// In the order of `FEATURES`.
#[rustfmt::skip]
pub(super) static WEIGHTS: [Weight; 63] = [
    // material
    Weight(148, 158), Weight(228, 235),
    // placement of men
    Weight(2, 1), Weight(4, 7), Weight(6, -7), Weight(6, 9), Weight(-5, -14), Weight(-7, -18), Weight(8, 4), Weight(-12, -2),
    Weight(-10, -19), Weight(11, 14), Weight(2, 4), Weight(3, -2), Weight(8, 5), Weight(-9, 0), Weight(-1, -1), Weight(-1, -5),
    Weight(-5, -6), Weight(-2, -1), Weight(-2, -3), Weight(-11, -10), Weight(-2, 0), Weight(-4, -8), Weight(-5, -3), Weight(-1, -1),
    Weight(0, 10), Weight(2, 10), Weight(2, 11), Weight(-3, 4), Weight(0, 8), Weight(6, 15), Weight(1, 8), Weight(3, 11),
    Weight(6, 16), Weight(1, 9), Weight(2, 10), Weight(5, 14), Weight(-5, -6), Weight(-3, -4), Weight(-1, -2), Weight(-5, -6),
    Weight(-3, -4), Weight(-1, -2), Weight(-5, -6), Weight(-3, -4), Weight(-1, -2), Weight(-5, -6), Weight(-3, -4), Weight(-1, -2),
    Weight(-3, -4), Weight(-3, -4),
    // placement of kings by how central they are
    Weight(-6, -5), Weight(-5, -5), Weight(-6, -7), Weight(-3, -5), Weight(9, 10),
    // steps of men, steps of kings to the cells beside
    Weight(0, 1), Weight(1, 1),
    // men a step from being crowned: with the move, without it
    Weight(54, 55), Weight(24, 26),
    // a capture demanded where it may be missed, the turn
    Weight(0, 0), Weight(18, 6),
];
