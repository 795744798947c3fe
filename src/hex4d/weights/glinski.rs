//! Learned from 2600 games, 150642 positions, 250 nodes a move, seed 81:
//! White won 1134, drawn 344, Black won 1122, 91 plies on average.

use crate::search::Weight;

/// In the order of `FEATURES`.
#[rustfmt::skip]
pub(super) static WEIGHTS: [Weight; 184] = [
    // material
    Weight(3, -10), Weight(1063, 1062), Weight(566, 567), Weight(259, 257), Weight(296, 296), Weight(96, 101),
    // mobility
    Weight(0, 0), Weight(2, 2), Weight(3, 3), Weight(3, 3), Weight(3, 3), Weight(0, 0),
    // attacks around the king
    Weight(0, 0), Weight(6, 6), Weight(5, 5), Weight(3, 3), Weight(4, 4), Weight(0, 0),
    // placement by how far ahead the board is
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    // placement by how far from the centre the board is
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0),
    // placement by how far ahead the cell is
    Weight(-1, -1), Weight(1, 1), Weight(0, 0), Weight(1, 1), Weight(0, 0), Weight(0, 0), Weight(0, 1), Weight(0, 1),
    Weight(0, 1), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(1, 0), Weight(-1, -1),
    Weight(0, 0), Weight(0, 0), Weight(1, 0), Weight(1, 0), Weight(1, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(1, 1), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(-1, -1), Weight(-1, -1),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(-1, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(-10, -14),
    Weight(-10, -13), Weight(-6, -9), Weight(-4, -5), Weight(0, 1), Weight(6, 10), Weight(17, 22), Weight(26, 35), Weight(38, 50),
    Weight(50, 67), Weight(65, 86),
    // placement by how far from the centre the cell is
    Weight(-22, 25), Weight(-16, 17), Weight(-9, 12), Weight(-3, 4), Weight(3, -2), Weight(8, -11), Weight(7, 7), Weight(5, 5),
    Weight(3, 3), Weight(1, 1), Weight(-1, -1), Weight(-3, -3), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(1, 0),
    Weight(0, 0), Weight(-1, 0), Weight(13, 13), Weight(8, 8), Weight(6, 5), Weight(1, 1), Weight(-2, -2), Weight(-7, -7),
    Weight(24, 24), Weight(16, 16), Weight(8, 8), Weight(0, 0), Weight(-8, -8), Weight(-16, -16), Weight(8, 8), Weight(3, 3),
    Weight(2, 1), Weight(1, 1), Weight(-3, -2), Weight(-5, -6),
    // passed pawns by steps to go
    Weight(0, 0), Weight(100, 200), Weight(60, 130), Weight(35, 85), Weight(20, 50), Weight(10, 28), Weight(5, 14), Weight(2, 7),
    Weight(0, 3), Weight(0, 0), Weight(0, 0),
    // pawns guarded, pieces guarded and pieces attacked by pawns
    Weight(9, 9), Weight(5, 4), Weight(25, 25),
    // bared, the turn
    Weight(-20, -20), Weight(10, 10),
];
