//! Learned from 25983 games, 570405 positions, 400 nodes a move, seed 82:
//! White won 13469, drawn 146, Black won 12368, 38 plies on average.

use crate::search::Weight;

/// In the order of `FEATURES`.
#[rustfmt::skip]
pub(super) static WEIGHTS: [Weight; 250] = [
    // material
    Weight(-14, -4), Weight(858, 805), Weight(456, 493), Weight(285, 260), Weight(275, 244), Weight(171, 196),
    // in Time Out
    Weight(0, 0), Weight(772, 729), Weight(251, 286), Weight(212, 186), Weight(222, 192), Weight(273, 296),
    // in Time Out, the column free
    Weight(0, 0), Weight(47, 42), Weight(25, 29), Weight(6, 4), Weight(-1, -4), Weight(25, 28),
    // mobility
    Weight(0, 0), Weight(2, 3), Weight(1, 4), Weight(5, 5), Weight(5, 5), Weight(0, 0),
    // attacks around the king
    Weight(0, 0), Weight(12, 2), Weight(6, 0), Weight(5, -1), Weight(9, 0), Weight(0, 0),
    // placement
    Weight(44, -31), Weight(41, -21), Weight(9, -12), Weight(6, -1), Weight(24, -21), Weight(19, -11), Weight(-1, -1), Weight(-7, 8),
    Weight(-26, -11), Weight(-31, -1), Weight(-36, 9), Weight(-41, 19), Weight(-26, -1), Weight(-31, 9), Weight(-36, 19), Weight(-41, 29),
    Weight(-26, -1), Weight(-31, 9), Weight(-36, 19), Weight(-41, 29), Weight(-26, -11), Weight(-31, -1), Weight(-36, 9), Weight(-41, 19),
    Weight(-26, -21), Weight(-31, -11), Weight(-36, -1), Weight(-41, 9), Weight(-26, -31), Weight(-31, -21), Weight(-36, -11), Weight(-41, -1),
    Weight(0, -12), Weight(1, -7), Weight(2, -2), Weight(-4, -2), Weight(1, -7), Weight(2, -2), Weight(3, 3), Weight(4, 7),
    Weight(2, -2), Weight(3, 3), Weight(4, 7), Weight(3, 11), Weight(3, 2), Weight(3, 7), Weight(5, 12), Weight(4, 17),
    Weight(3, 3), Weight(3, 7), Weight(4, 12), Weight(5, 17), Weight(2, -2), Weight(3, 3), Weight(3, 7), Weight(4, 12),
    Weight(1, -7), Weight(2, -2), Weight(3, 3), Weight(3, 7), Weight(-1, -13), Weight(1, -7), Weight(2, -2), Weight(3, 3),
    Weight(-1, 1), Weight(-1, -1), Weight(2, -2), Weight(5, -2), Weight(-5, -3), Weight(-2, -2), Weight(1, -2), Weight(4, -2),
    Weight(-4, -2), Weight(-2, -2), Weight(2, -2), Weight(5, -2), Weight(-4, -2), Weight(-1, -2), Weight(2, -2), Weight(5, -2),
    Weight(-4, -2), Weight(-1, -2), Weight(2, -2), Weight(5, -2), Weight(-3, -2), Weight(-1, -2), Weight(2, -2), Weight(5, -2),
    Weight(10, 7), Weight(14, 8), Weight(17, 8), Weight(20, 8), Weight(-2, -2), Weight(-1, -2), Weight(2, -2), Weight(5, -2),
    Weight(-14, -7), Weight(-10, -4), Weight(-9, -3), Weight(-3, 2), Weight(-2, -4), Weight(3, -1), Weight(5, 2), Weight(11, 4),
    Weight(1, -1), Weight(6, 2), Weight(10, 4), Weight(15, 8), Weight(6, 2), Weight(10, 4), Weight(15, 7), Weight(19, 10),
    Weight(5, 2), Weight(10, 4), Weight(13, 6), Weight(17, 10), Weight(1, -1), Weight(6, 2), Weight(10, 4), Weight(13, 7),
    Weight(-2, -4), Weight(2, -1), Weight(5, 2), Weight(10, 4), Weight(-6, -7), Weight(-3, -4), Weight(2, -1), Weight(6, 2),
    Weight(-26, -19), Weight(-21, -14), Weight(-6, -3), Weight(4, 6), Weight(-11, -11), Weight(-1, -3), Weight(9, 6), Weight(20, 14),
    Weight(-3, -4), Weight(9, 6), Weight(22, 16), Weight(30, 22), Weight(9, 5), Weight(19, 13), Weight(29, 21), Weight(40, 31),
    Weight(9, 5), Weight(20, 13), Weight(29, 21), Weight(39, 30), Weight(-1, -2), Weight(9, 5), Weight(19, 13), Weight(29, 21),
    Weight(-11, -11), Weight(-1, -3), Weight(9, 5), Weight(19, 13), Weight(-21, -19), Weight(-11, -11), Weight(-1, -3), Weight(9, 5),
    Weight(-4, -4), Weight(-4, -4), Weight(-4, -4), Weight(-4, -4), Weight(4, 2), Weight(-1, -4), Weight(-6, -5), Weight(-14, -10),
    Weight(-6, -1), Weight(-4, -2), Weight(1, -1), Weight(1, -3), Weight(-5, 6), Weight(-4, 3), Weight(5, 4), Weight(18, 4),
    Weight(-4, 14), Weight(0, 14), Weight(10, 14), Weight(21, 14), Weight(16, 36), Weight(21, 36), Weight(26, 36), Weight(31, 36),
    Weight(36, 56), Weight(35, 56), Weight(36, 56), Weight(35, 56), Weight(-4, -4), Weight(-4, -4), Weight(-4, -4), Weight(-4, -4),
    // passed pawns by rank
    Weight(0, 0), Weight(1, 5), Weight(0, 10), Weight(6, 23), Weight(20, 45), Weight(45, 75), Weight(80, 110), Weight(0, 0),
    // pawns behind each other, alone, guarded
    Weight(-9, -15), Weight(-8, -10), Weight(9, 7),
    // pawns before the king, files without
    Weight(3, -4), Weight(-5, 4),
    // rooks on half open files, on open files
    Weight(0, 0), Weight(24, 11),
    // two bishops, pieces that pawns attack, the turn
    Weight(26, 41), Weight(35, 30), Weight(19, 12),
    // attacks around the king together, squared
    Weight(6, 1),
    // rooks and queens that light pieces attack, queens that rooks attack, attacked pawns and pieces without a guard
    Weight(25, 20), Weight(25, 20), Weight(6, 10), Weight(25, 20),
    // bishops and knights that no pawn can chase away
    Weight(14, 8), Weight(20, 12),
    // passed pawns: stopped, by the steps of the own king, of the other
    Weight(-3, -20), Weight(0, -1), Weight(0, 2),
];
