//! Learned from 594 games, 56397 positions, 250 nodes a move, seed 81:
//! White won 278, drawn 34, Black won 282, 154 plies on average.

use crate::search::Weight;

/// In the order of `FEATURES`.
#[rustfmt::skip]
pub(super) static WEIGHTS: [Weight; 250] = [
    // material
    Weight(3, -16), Weight(943, 892), Weight(455, 492), Weight(382, 355), Weight(296, 262), Weight(96, 121),
    // in Time Out
    Weight(0, 0), Weight(861, 818), Weight(428, 462), Weight(306, 280), Weight(263, 233), Weight(70, 91),
    // in Time Out, the column free
    Weight(0, 0), Weight(100, 95), Weight(50, 54), Weight(34, 31), Weight(15, 12), Weight(15, 16),
    // mobility
    Weight(0, 0), Weight(1, 3), Weight(2, 4), Weight(4, 4), Weight(4, 4), Weight(0, 0),
    // attacks around the king
    Weight(0, 0), Weight(8, 0), Weight(6, 0), Weight(6, 0), Weight(8, 0), Weight(0, 0),
    // placement
    Weight(27, -19), Weight(22, -9), Weight(-8, 1), Weight(-18, 11), Weight(7, -9), Weight(2, 1), Weight(-18, 11), Weight(-23, 21),
    Weight(-43, 1), Weight(-48, 11), Weight(-53, 21), Weight(-58, 31), Weight(-43, 11), Weight(-48, 21), Weight(-53, 31), Weight(-58, 41),
    Weight(-43, 11), Weight(-48, 21), Weight(-53, 31), Weight(-58, 41), Weight(-43, 1), Weight(-48, 11), Weight(-53, 21), Weight(-58, 31),
    Weight(-43, -9), Weight(-48, 1), Weight(-53, 11), Weight(-58, 21), Weight(-43, -19), Weight(-48, -9), Weight(-53, 1), Weight(-58, 11),
    Weight(-3, -15), Weight(-2, -10), Weight(-1, -5), Weight(1, 1), Weight(-2, -10), Weight(-1, -5), Weight(-1, 0), Weight(0, 4),
    Weight(-1, -5), Weight(0, 0), Weight(0, 4), Weight(1, 9), Weight(0, 0), Weight(0, 4), Weight(1, 9), Weight(2, 14),
    Weight(0, 0), Weight(0, 4), Weight(1, 9), Weight(2, 14), Weight(-1, -5), Weight(0, 0), Weight(0, 4), Weight(1, 9),
    Weight(-2, -10), Weight(-1, -5), Weight(0, 0), Weight(0, 4), Weight(-3, -15), Weight(-2, -10), Weight(-1, -5), Weight(0, 0),
    Weight(-3, 0), Weight(-1, 0), Weight(2, 0), Weight(5, 0), Weight(-3, 0), Weight(-1, 0), Weight(2, 0), Weight(5, 0),
    Weight(-3, 0), Weight(-1, 0), Weight(2, 0), Weight(5, 0), Weight(-3, 0), Weight(-1, 0), Weight(2, 0), Weight(5, 0),
    Weight(-3, 0), Weight(-1, 0), Weight(2, 0), Weight(5, 0), Weight(-3, 0), Weight(-1, 0), Weight(2, 0), Weight(5, 0),
    Weight(12, 10), Weight(14, 10), Weight(17, 10), Weight(20, 10), Weight(-3, 0), Weight(-1, 0), Weight(2, 0), Weight(5, 0),
    Weight(-17, -8), Weight(-13, -5), Weight(-9, -2), Weight(-5, 1), Weight(-5, -5), Weight(-1, -3), Weight(3, 1), Weight(7, 3),
    Weight(-1, -2), Weight(3, 1), Weight(7, 3), Weight(11, 6), Weight(3, 1), Weight(7, 3), Weight(11, 6), Weight(15, 9),
    Weight(3, 1), Weight(7, 3), Weight(11, 6), Weight(15, 9), Weight(-1, -2), Weight(3, 1), Weight(7, 3), Weight(11, 6),
    Weight(-5, -5), Weight(-1, -2), Weight(3, 1), Weight(7, 3), Weight(-9, -8), Weight(-5, -5), Weight(-1, -2), Weight(3, 1),
    Weight(-39, -28), Weight(-29, -20), Weight(-19, -12), Weight(-9, -4), Weight(-24, -20), Weight(-14, -12), Weight(-4, -4), Weight(6, 4),
    Weight(-14, -12), Weight(-4, -4), Weight(6, 4), Weight(16, 12), Weight(-4, -4), Weight(6, 4), Weight(16, 12), Weight(26, 20),
    Weight(-4, -4), Weight(6, 4), Weight(16, 12), Weight(26, 20), Weight(-14, -12), Weight(-4, -4), Weight(6, 4), Weight(16, 12),
    Weight(-24, -20), Weight(-14, -12), Weight(-4, -4), Weight(6, 4), Weight(-34, -28), Weight(-24, -20), Weight(-14, -12), Weight(-4, -4),
    Weight(-3, -2), Weight(-3, -2), Weight(-3, -2), Weight(-3, -2), Weight(-3, -3), Weight(-3, -2), Weight(-3, -3), Weight(-3, -2),
    Weight(-7, 0), Weight(-3, 0), Weight(1, 0), Weight(4, 0), Weight(-7, 6), Weight(-2, 6), Weight(7, 6), Weight(19, 6),
    Weight(-3, 16), Weight(2, 16), Weight(12, 16), Weight(22, 16), Weight(17, 38), Weight(22, 38), Weight(27, 38), Weight(32, 38),
    Weight(37, 58), Weight(37, 58), Weight(37, 58), Weight(37, 58), Weight(-3, -2), Weight(-3, -2), Weight(-3, -2), Weight(-3, -2),
    // passed pawns by rank
    Weight(0, 0), Weight(0, 5), Weight(0, 10), Weight(5, 22), Weight(20, 45), Weight(45, 75), Weight(80, 110), Weight(0, 0),
    // pawns behind each other, alone, guarded
    Weight(-8, -15), Weight(-10, -12), Weight(7, 6),
    // pawns before the king, files without
    Weight(9, 0), Weight(-12, 0),
    // rooks on half open files, on open files
    Weight(12, 8), Weight(22, 10),
    // two bishops, pieces that pawns attack, the turn
    Weight(25, 40), Weight(35, 30), Weight(12, 8),
    // attacks around the king together, squared
    Weight(5, 0),
    // rooks and queens that light pieces attack, queens that rooks attack, attacked pawns and pieces without a guard
    Weight(25, 20), Weight(25, 20), Weight(6, 10), Weight(25, 20),
    // bishops and knights that no pawn can chase away
    Weight(14, 8), Weight(20, 12),
    // passed pawns: stopped, by the steps of the own king, of the other
    Weight(-3, -20), Weight(0, -1), Weight(0, 2),
];
