//! Learned from 2176 games, 219214 positions, 400 nodes a move, seed 11:
//! White won 887, drawn 399, Black won 890, 137 plies on average.

use crate::search::Weight;

/// In the order of `FEATURES`.
#[rustfmt::skip]
pub(super) static WEIGHTS: [Weight; 233] = [
    // material
    Weight(-11, 6), Weight(819, 817), Weight(475, 474), Weight(335, 334), Weight(322, 320), Weight(117, 123),
    // mobility
    Weight(0, 0), Weight(2, 2), Weight(3, 3), Weight(4, 4), Weight(4, 4), Weight(0, 0),
    // attacks around the king
    Weight(0, 0), Weight(6, 6), Weight(5, 5), Weight(4, 4), Weight(5, 5), Weight(0, 0),
    // placement by rank and file
    Weight(12, -6), Weight(6, -3), Weight(3, 2), Weight(3, -3), Weight(-1, 1), Weight(-5, 5), Weight(-5, 0), Weight(-9, 5),
    Weight(-13, 8), Weight(-13, 3), Weight(-17, 7), Weight(-21, 11), Weight(-21, 6), Weight(-25, 10), Weight(-29, 14), Weight(-21, 6),
    Weight(-25, 10), Weight(-29, 14), Weight(-21, 3), Weight(-25, 7), Weight(-29, 11), Weight(-21, 0), Weight(-25, 4), Weight(-29, 8),
    Weight(-21, -3), Weight(-25, 1), Weight(-29, 5), Weight(-21, -6), Weight(-25, -2), Weight(-29, 2), Weight(-4, -4), Weight(-3, -3),
    Weight(-2, -2), Weight(-3, -3), Weight(-2, -2), Weight(-1, -1), Weight(-2, -2), Weight(-1, -1), Weight(1, 0), Weight(-1, -1),
    Weight(1, 0), Weight(1, 1), Weight(0, 0), Weight(2, 1), Weight(2, 2), Weight(0, 0), Weight(1, 1), Weight(2, 2),
    Weight(-1, -1), Weight(0, 0), Weight(1, 1), Weight(-2, -2), Weight(-1, -1), Weight(0, 0), Weight(-3, -3), Weight(-2, -2),
    Weight(-1, -1), Weight(-4, -4), Weight(-3, -3), Weight(-2, -2), Weight(-2, -2), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(2, 2), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(-1, -1),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(-8, -8), Weight(-6, -6), Weight(-4, -4), Weight(-6, -6), Weight(-4, -4), Weight(-2, -2),
    Weight(-4, -4), Weight(-1, -1), Weight(-1, -1), Weight(-2, -2), Weight(0, 0), Weight(1, 2), Weight(0, 0), Weight(2, 2),
    Weight(4, 4), Weight(0, 0), Weight(2, 2), Weight(4, 4), Weight(-2, -2), Weight(0, 0), Weight(2, 2), Weight(-4, -4),
    Weight(-2, -2), Weight(0, 0), Weight(-6, -6), Weight(-4, -4), Weight(-2, -2), Weight(-8, -8), Weight(-6, -6), Weight(-4, -4),
    Weight(-17, -17), Weight(-12, -12), Weight(-7, -7), Weight(-14, -14), Weight(-9, -9), Weight(-4, -4), Weight(-11, -11), Weight(-6, -6),
    Weight(0, 0), Weight(-8, -8), Weight(-3, -3), Weight(1, 1), Weight(-5, -5), Weight(0, 0), Weight(6, 6), Weight(-5, -5),
    Weight(0, 0), Weight(5, 5), Weight(-8, -8), Weight(-3, -3), Weight(2, 2), Weight(-11, -11), Weight(-6, -6), Weight(-1, -1),
    Weight(-14, -14), Weight(-9, -9), Weight(-4, -4), Weight(-17, -17), Weight(-12, -12), Weight(-7, -7), Weight(-6, -11), Weight(-6, -11),
    Weight(-6, -11), Weight(-5, -8), Weight(-5, -10), Weight(-4, -11), Weight(-8, -11), Weight(-7, -11), Weight(-5, -12), Weight(-4, -4),
    Weight(-5, -6), Weight(2, -3), Weight(-1, 3), Weight(-1, 1), Weight(4, 3), Weight(3, 12), Weight(5, 12), Weight(8, 13),
    Weight(12, 29), Weight(13, 27), Weight(15, 28), Weight(24, 53), Weight(26, 53), Weight(28, 53), Weight(42, 89), Weight(44, 88),
    Weight(46, 89), Weight(-8, -11), Weight(-6, -11), Weight(-4, -11),
    // on movable boards
    Weight(5, -8), Weight(-4, -4), Weight(-4, -4), Weight(-8, -8), Weight(-8, -8), Weight(3, 3),
    // passed pawns by ranks to go
    Weight(0, 0), Weight(80, 150), Weight(50, 101), Weight(30, 65), Weight(18, 43), Weight(10, 27), Weight(6, 17), Weight(3, 8),
    Weight(0, 0), Weight(0, 0),
    // pawns guarded, pieces guarded and pieces attacked by pawns
    Weight(8, 9), Weight(5, 5), Weight(25, 25),
    // boards controlled, and of them those that can move
    Weight(8, 8), Weight(7, 7),
    // controlled boards by peg, away from the other side and towards it
    Weight(0, 0), Weight(7, 7), Weight(4, 4), Weight(4, 5), Weight(8, 8), Weight(12, 12), Weight(12, 12), Weight(15, 15),
    Weight(16, 16), Weight(20, 19), Weight(20, 20), Weight(20, 20),
    // pawns before the king, the turn
    Weight(7, 6), Weight(9, 8),
];
