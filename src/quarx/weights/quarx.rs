//! Learned from 158 games of `quarx`, 10229 positions, 400 nodes a move, seed 3:
//! White won 73, drawn 17, Black won 68, 135 plies on average.

use crate::search::Weight;

/// In the order of `FEATURES`.
#[rustfmt::skip]
pub(super) static WEIGHTS: [Weight; 61] = [
    // material
    Weight(90, 114), Weight(297, 391),
    // placement of men
    Weight(-3, -4), Weight(-4, -1), Weight(0, -13), Weight(2, 4), Weight(-8, -15), Weight(4, -6), Weight(6, 1), Weight(1, 10),
    Weight(6, -4), Weight(9, 12), Weight(2, 4), Weight(10, 6), Weight(-6, -8), Weight(-15, -5), Weight(-2, -1), Weight(-2, -5),
    Weight(-4, -5), Weight(-1, 1), Weight(-3, -3), Weight(-9, -7), Weight(-2, 1), Weight(-3, -6), Weight(-5, -2), Weight(-1, 0),
    Weight(4, 15), Weight(4, 13), Weight(4, 14), Weight(1, 9), Weight(2, 11), Weight(6, 16), Weight(2, 11), Weight(3, 12),
    Weight(6, 17), Weight(1, 10), Weight(3, 12), Weight(5, 15), Weight(-5, -5), Weight(-3, -3), Weight(-1, -1), Weight(-5, -5),
    Weight(-3, -3), Weight(-1, -1), Weight(-5, -5), Weight(-3, -3), Weight(-1, -1), Weight(-5, -5), Weight(-3, -3), Weight(-1, -1),
    Weight(-3, -3), Weight(-3, -3),
    // placement of kings by how central they are
    Weight(-21, -21), Weight(-20, -24), Weight(-9, -9), Weight(1, -6), Weight(9, 17),
    // steps of men, steps of kings to the cells beside
    Weight(-3, 3), Weight(-22, -1),
    // a capture demanded where it may be missed, the turn
    Weight(0, 0), Weight(13, 4),
];
