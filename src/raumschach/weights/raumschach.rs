//! Learned from 1507 games, 78294 positions, 250 nodes a move, seed 81:
//! White won 697, drawn 87, Black won 723, 91 plies on average.

use crate::search::Weight;

/// In the order of `FEATURES`.
#[rustfmt::skip]
pub(super) static WEIGHTS: [Weight; 153] = [
    // material
    Weight(4, -16), Weight(1218, 1218), Weight(288, 288), Weight(332, 332), Weight(374, 375), Weight(133, 142), Weight(161, 161),
    // mobility
    Weight(0, 0), Weight(2, 2), Weight(3, 3), Weight(3, 3), Weight(3, 3), Weight(0, 0), Weight(3, 3),
    // attacks around the king
    Weight(0, 0), Weight(5, 5), Weight(5, 5), Weight(4, 4), Weight(4, 4), Weight(0, 0), Weight(4, 4),
    // placement by rank
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(-7, -13), Weight(-7, -13), Weight(-1, -1), Weight(8, 15), Weight(23, 37), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0),
    // placement by level
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(1, 0), Weight(-1, -1), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(-4, -7), Weight(-3, -6), Weight(4, 7), Weight(12, 22), Weight(27, 44), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0),
    // placement by distance from the centre
    Weight(-21, 28), Weight(-15, 20), Weight(-9, 12), Weight(-3, 4), Weight(3, -3), Weight(8, -12), Weight(15, -20), Weight(6, 6),
    Weight(4, 4), Weight(2, 2), Weight(0, 0), Weight(-2, -2), Weight(-4, -4), Weight(-6, -6), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(13, 13), Weight(9, 9), Weight(5, 5),
    Weight(1, 1), Weight(-2, -3), Weight(-7, -7), Weight(-11, -11), Weight(20, 20), Weight(13, 13), Weight(6, 6), Weight(-1, -1),
    Weight(-8, -8), Weight(-15, -15), Weight(-22, -22), Weight(6, 6), Weight(4, 4), Weight(3, 3), Weight(0, 0), Weight(-3, -3),
    Weight(-4, -4), Weight(-6, -6), Weight(13, 13), Weight(9, 8), Weight(4, 4), Weight(0, 1), Weight(-4, -4), Weight(-7, -7),
    Weight(-11, -11),
    // passed pawns by steps to go
    Weight(0, 0), Weight(120, 220), Weight(70, 140), Weight(40, 90), Weight(20, 55), Weight(10, 30), Weight(5, 15), Weight(0, 5),
    Weight(0, 0),
    // pawns guarded, pieces guarded and pieces attacked by pawns, the turn
    Weight(8, 8), Weight(5, 5), Weight(25, 25), Weight(10, 10),
];
