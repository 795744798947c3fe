//! Learned from 297 games of `quarx-huff`, 18899 positions, 400 nodes a move, seed 3:
//! White won 154, drawn 18, Black won 125, 136 plies on average.

use crate::search::Weight;

/// In the order of `FEATURES`.
#[rustfmt::skip]
pub(super) static WEIGHTS: [Weight; 61] = [
    // material
    Weight(103, 130), Weight(294, 389),
    // placement of men
    Weight(-6, -7), Weight(11, 7), Weight(-6, -13), Weight(5, 9), Weight(0, 2), Weight(-2, -6), Weight(4, 3), Weight(-5, -15),
    Weight(-2, -10), Weight(6, 10), Weight(18, 18), Weight(2, -2), Weight(-1, -1), Weight(-11, -9), Weight(-17, -4), Weight(-7, -6),
    Weight(-10, 2), Weight(-6, -4), Weight(-5, -4), Weight(-12, -5), Weight(-10, -3), Weight(-4, -3), Weight(-2, -3), Weight(-3, 1),
    Weight(-3, 9), Weight(1, 14), Weight(3, 14), Weight(-1, 9), Weight(1, 12), Weight(3, 16), Weight(0, 10), Weight(1, 15),
    Weight(3, 15), Weight(-5, 10), Weight(1, 11), Weight(3, 13), Weight(-7, -5), Weight(-5, -3), Weight(-3, -1), Weight(-7, -5),
    Weight(-5, -3), Weight(-3, -1), Weight(-7, -5), Weight(-5, -3), Weight(-3, -1), Weight(-7, -5), Weight(-5, -3), Weight(-3, -1),
    Weight(-5, -3), Weight(-5, -3),
    // placement of kings by how central they are
    Weight(-24, -23), Weight(-17, -20), Weight(-8, -11), Weight(-1, -8), Weight(11, 19),
    // steps of men, steps of kings to the cells beside
    Weight(-6, 4), Weight(-22, 1),
    // a capture demanded where it may be missed, the turn
    Weight(-102, -101), Weight(9, 2),
];
