//! Learned from 867 games, 71864 positions, 500 nodes a move, seed 21:
//! White won 524, drawn 1531, Black won 343, 228 plies on average.
//! One side began with up to 50 moves at random.
//! Nothing was learned from those that were drawn.

use crate::search::Weight;

/// In the order of `FEATURES`.
#[rustfmt::skip]
pub(super) static WEIGHTS: [Weight; 233] = [
    // material
    Weight(-10, 7), Weight(1208, 1207), Weight(447, 447), Weight(351, 350), Weight(303, 302), Weight(91, 105),
    // mobility
    Weight(0, 0), Weight(3, 2), Weight(3, 3), Weight(4, 4), Weight(4, 4), Weight(0, 0),
    // attacks around the king
    Weight(0, 0), Weight(15, 15), Weight(12, 12), Weight(10, 10), Weight(12, 12), Weight(0, 0),
    // placement by rank and file
    Weight(13, -6), Weight(0, 0), Weight(-6, 9), Weight(-6, -1), Weight(-14, 7), Weight(-22, 15), Weight(-22, 5), Weight(-30, 13),
    Weight(-38, 21), Weight(-38, 11), Weight(-46, 19), Weight(-54, 27), Weight(-54, 17), Weight(-62, 25), Weight(-70, 33), Weight(-54, 17),
    Weight(-62, 25), Weight(-70, 33), Weight(-54, 11), Weight(-62, 19), Weight(-70, 27), Weight(-54, 5), Weight(-62, 13), Weight(-70, 21),
    Weight(-54, -1), Weight(-62, 7), Weight(-70, 15), Weight(-54, -7), Weight(-62, 1), Weight(-70, 9), Weight(-8, -8), Weight(-8, -7),
    Weight(-4, -4), Weight(-6, -6), Weight(-3, -3), Weight(-2, -2), Weight(-4, -4), Weight(-1, -1), Weight(0, 0), Weight(-2, -2),
    Weight(1, 1), Weight(2, 2), Weight(0, 0), Weight(2, 2), Weight(5, 4), Weight(0, 0), Weight(2, 2), Weight(5, 5),
    Weight(-2, -2), Weight(0, 0), Weight(2, 2), Weight(-4, -4), Weight(-2, -2), Weight(0, 0), Weight(-6, -6), Weight(-4, -4),
    Weight(-2, -2), Weight(-8, -8), Weight(-6, -6), Weight(-4, -4), Weight(-3, -2), Weight(2, 1), Weight(0, 0), Weight(0, 0),
    Weight(1, 1), Weight(1, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(-15, -15), Weight(-12, -11), Weight(-7, -7), Weight(-11, -11), Weight(-7, -7), Weight(-5, -4),
    Weight(-7, -7), Weight(-2, -2), Weight(1, 1), Weight(-3, -3), Weight(0, 0), Weight(5, 5), Weight(0, 0), Weight(5, 5),
    Weight(8, 9), Weight(0, 1), Weight(5, 5), Weight(8, 8), Weight(-3, -3), Weight(1, 1), Weight(4, 5), Weight(-7, -7),
    Weight(-3, -3), Weight(1, 1), Weight(-11, -11), Weight(-7, -7), Weight(-3, -3), Weight(-15, -15), Weight(-11, -11), Weight(-7, -7),
    Weight(-33, -33), Weight(-23, -23), Weight(-13, -13), Weight(-27, -27), Weight(-19, -18), Weight(-7, -7), Weight(-21, -21), Weight(-11, -11),
    Weight(-2, -1), Weight(-15, -15), Weight(-4, -5), Weight(5, 5), Weight(-10, -9), Weight(0, 1), Weight(10, 11), Weight(-9, -9),
    Weight(1, 1), Weight(10, 11), Weight(-15, -15), Weight(-5, -5), Weight(5, 5), Weight(-21, -21), Weight(-11, -11), Weight(-1, -1),
    Weight(-27, -27), Weight(-17, -17), Weight(-7, -7), Weight(-33, -33), Weight(-23, -23), Weight(-13, -13), Weight(-14, -28), Weight(-14, -28),
    Weight(-14, -28), Weight(-19, -29), Weight(-13, -27), Weight(-10, -28), Weight(-18, -28), Weight(-14, -27), Weight(-9, -27), Weight(-12, -16),
    Weight(-7, -15), Weight(-5, -16), Weight(-5, 0), Weight(2, 1), Weight(2, -1), Weight(5, 20), Weight(9, 20), Weight(14, 20),
    Weight(22, 52), Weight(23, 51), Weight(29, 52), Weight(45, 100), Weight(49, 100), Weight(54, 100), Weight(82, 172), Weight(85, 172),
    Weight(90, 172), Weight(-18, -28), Weight(-14, -28), Weight(-10, -28),
    // on movable boards
    Weight(-2, -13), Weight(-7, -6), Weight(-5, -5), Weight(-8, -8), Weight(-8, -8), Weight(0, 0),
    // passed pawns by ranks to go
    Weight(0, 0), Weight(80, 150), Weight(50, 100), Weight(29, 65), Weight(19, 42), Weight(10, 26), Weight(6, 16), Weight(3, 8),
    Weight(0, 0), Weight(0, 0),
    // pawns guarded, pieces guarded and pieces attacked by pawns
    Weight(8, 8), Weight(8, 7), Weight(24, 25),
    // boards controlled, and of them those that can move
    Weight(8, 8), Weight(7, 7),
    // controlled boards by peg, away from the other side and towards it
    Weight(0, 0), Weight(0, 0), Weight(11, 11), Weight(15, 15), Weight(20, 20), Weight(30, 30), Weight(29, 29), Weight(40, 40),
    Weight(40, 40), Weight(50, 50), Weight(50, 50), Weight(50, 50),
    // pawns before the king, the turn
    Weight(15, 13), Weight(11, 11),
];
