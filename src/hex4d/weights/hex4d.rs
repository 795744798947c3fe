//! Learned from 1142 games, 80120 positions, 250 nodes a move, seed 81:
//! White won 397, drawn 365, Black won 380, 115 plies on average.

use crate::search::Weight;

/// In the order of `FEATURES`.
#[rustfmt::skip]
pub(super) static WEIGHTS: [Weight; 184] = [
    // material
    Weight(5, -16), Weight(897, 897), Weight(423, 423), Weight(369, 369), Weight(485, 485), Weight(183, 188),
    // mobility
    Weight(0, 0), Weight(2, 2), Weight(3, 3), Weight(3, 3), Weight(3, 3), Weight(0, 0),
    // attacks around the king
    Weight(0, 0), Weight(6, 6), Weight(5, 5), Weight(4, 4), Weight(4, 4), Weight(0, 0),
    // placement by how far ahead the board is
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(-4, -6), Weight(-4, -6), Weight(6, 9), Weight(18, 29), Weight(36, 54),
    // placement by how far from the centre the board is
    Weight(-9, 14), Weight(-3, 4), Weight(4, -6), Weight(3, 3), Weight(0, 0), Weight(-1, -1), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(7, 7), Weight(2, 2), Weight(-3, -3), Weight(9, 9), Weight(1, 1), Weight(-7, -7), Weight(4, 4),
    Weight(1, 1), Weight(-3, -3),
    // placement by how far ahead the cell is
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(1, 1),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(-3, -6),
    Weight(-4, -7), Weight(1, 2), Weight(6, 11), Weight(15, 24), Weight(-4, -6), Weight(-4, -6), Weight(-4, -6), Weight(-4, -6),
    Weight(-4, -6), Weight(-4, -6),
    // placement by how far from the centre the cell is
    Weight(-8, 14), Weight(-2, 4), Weight(4, -6), Weight(-2, 8), Weight(-2, 8), Weight(-2, 8), Weight(2, 2), Weight(0, 0),
    Weight(-1, -1), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(6, 6), Weight(1, 1), Weight(-5, -5), Weight(-1, -1), Weight(-1, -1), Weight(-1, -1),
    Weight(9, 9), Weight(1, 1), Weight(-7, -7), Weight(-1, -1), Weight(-1, -1), Weight(-1, -1), Weight(4, 4), Weight(0, 0),
    Weight(-2, -2), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    // passed pawns by steps to go
    Weight(0, 0), Weight(100, 200), Weight(60, 130), Weight(35, 85), Weight(20, 50), Weight(10, 28), Weight(5, 14), Weight(2, 7),
    Weight(0, 3), Weight(0, 0), Weight(0, 0),
    // pawns guarded, pieces guarded and pieces attacked by pawns
    Weight(8, 8), Weight(4, 4), Weight(25, 25),
    // bared, the turn
    Weight(-20, -20), Weight(10, 10),
];
