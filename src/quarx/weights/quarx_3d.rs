//! Learned from 372 games of `quarx-3d`, 66751 positions, 400 nodes a move, seed 3:
//! White won 60, drawn 239, Black won 73, 200 plies on average.

use crate::search::Weight;

/// In the order of `FEATURES`.
#[rustfmt::skip]
pub(super) static WEIGHTS: [Weight; 61] = [
    // material
    Weight(111, 94), Weight(237, 203),
    // placement of men
    Weight(-3, -16), Weight(6, 5), Weight(-2, 1), Weight(-5, -3), Weight(-5, -3), Weight(-5, -3), Weight(-5, -3), Weight(-5, -3),
    Weight(-5, -3), Weight(-5, -3), Weight(-5, -3), Weight(-5, -3), Weight(0, -5), Weight(-9, -2), Weight(-7, -3), Weight(-5, -3),
    Weight(-5, -3), Weight(-5, -3), Weight(-5, -3), Weight(-5, -3), Weight(-5, -3), Weight(-5, -3), Weight(-5, -3), Weight(-5, -3),
    Weight(0, 15), Weight(5, 17), Weight(5, 19), Weight(-5, -3), Weight(-5, -3), Weight(-5, -3), Weight(-5, -3), Weight(-5, -3),
    Weight(-5, -3), Weight(-5, -3), Weight(-5, -3), Weight(-5, -3), Weight(-8, -6), Weight(-5, -3), Weight(-2, 0), Weight(-5, -3),
    Weight(-5, -3), Weight(-5, -3), Weight(-5, -3), Weight(-5, -3), Weight(-5, -3), Weight(-5, -3), Weight(-5, -3), Weight(-5, -3),
    Weight(-5, -3), Weight(-5, -3),
    // placement of kings by how central they are
    Weight(-23, -42), Weight(-13, -44), Weight(3, -12), Weight(8, 41), Weight(7, 14),
    // steps of men, steps of kings to the cells beside
    Weight(3, -15), Weight(-16, -15),
    // a capture demanded where it may be missed, the turn
    Weight(0, 0), Weight(2, 0),
];
