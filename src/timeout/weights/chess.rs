//! Learned from 4780 games, 391461 positions, 300 nodes a move, seed 71:
//! White won 1913, drawn 967, Black won 1900, 116 plies on average.

use crate::search::Weight;

/// In the order of `FEATURES`.
#[rustfmt::skip]
pub(super) static WEIGHTS: [Weight; 250] = [
    // material
    Weight(-12, -7), Weight(945, 891), Weight(450, 486), Weight(295, 266), Weight(286, 249), Weight(82, 111),
    // in Time Out
    Weight(0, 0), Weight(765, 765), Weight(425, 425), Weight(272, 272), Weight(255, 255), Weight(85, 85),
    // in Time Out, the column free
    Weight(0, 0), Weight(90, 90), Weight(50, 50), Weight(32, 32), Weight(30, 30), Weight(10, 10),
    // mobility
    Weight(0, 0), Weight(1, 3), Weight(2, 4), Weight(4, 4), Weight(4, 4), Weight(0, 0),
    // attacks around the king
    Weight(0, 0), Weight(9, 0), Weight(6, 0), Weight(7, 1), Weight(8, 0), Weight(0, 0),
    // placement
    Weight(41, -28), Weight(39, -16), Weight(6, -8), Weight(-5, 1), Weight(22, -18), Weight(18, -7), Weight(-3, 2), Weight(-9, 11),
    Weight(-28, -8), Weight(-33, 2), Weight(-38, 12), Weight(-43, 22), Weight(-28, 2), Weight(-33, 12), Weight(-38, 22), Weight(-44, 30),
    Weight(-28, 2), Weight(-33, 12), Weight(-38, 22), Weight(-44, 30), Weight(-28, -8), Weight(-33, 2), Weight(-38, 12), Weight(-43, 22),
    Weight(-28, -18), Weight(-33, -8), Weight(-38, 2), Weight(-43, 12), Weight(-28, -28), Weight(-33, -18), Weight(-38, -8), Weight(-43, 2),
    Weight(-3, -17), Weight(-2, -12), Weight(-1, -7), Weight(-1, -3), Weight(-2, -12), Weight(0, -7), Weight(1, -2), Weight(0, 2),
    Weight(-1, -7), Weight(1, -2), Weight(0, 2), Weight(1, 7), Weight(1, -1), Weight(1, 2), Weight(1, 7), Weight(2, 12),
    Weight(1, -2), Weight(0, 2), Weight(1, 7), Weight(2, 12), Weight(-1, -7), Weight(0, -2), Weight(0, 2), Weight(1, 7),
    Weight(-2, -12), Weight(-1, -7), Weight(1, -2), Weight(0, 2), Weight(-3, -17), Weight(-2, -12), Weight(-1, -7), Weight(0, -2),
    Weight(-9, -3), Weight(-3, -1), Weight(2, 0), Weight(4, 0), Weight(-5, -1), Weight(-3, -1), Weight(0, -1), Weight(3, -1),
    Weight(-5, -1), Weight(-3, -1), Weight(0, -1), Weight(3, -1), Weight(-5, -1), Weight(-3, -1), Weight(0, -1), Weight(3, -1),
    Weight(-5, -1), Weight(-3, -1), Weight(0, -1), Weight(3, -1), Weight(-5, -1), Weight(-3, -1), Weight(0, -1), Weight(3, -1),
    Weight(10, 9), Weight(12, 9), Weight(15, 9), Weight(18, 9), Weight(-5, -1), Weight(-3, -1), Weight(0, -1), Weight(3, -1),
    Weight(-21, -10), Weight(-17, -7), Weight(-16, -7), Weight(-9, -2), Weight(-9, -7), Weight(-5, -4), Weight(-1, -1), Weight(2, 0),
    Weight(-5, -4), Weight(0, -1), Weight(3, 0), Weight(8, 5), Weight(-1, -1), Weight(3, 1), Weight(9, 5), Weight(11, 6),
    Weight(-1, -1), Weight(4, 1), Weight(7, 4), Weight(11, 7), Weight(-4, -4), Weight(-1, -1), Weight(3, 1), Weight(7, 4),
    Weight(-9, -7), Weight(-5, -4), Weight(-1, -1), Weight(3, 1), Weight(-13, -10), Weight(-9, -7), Weight(-5, -4), Weight(-1, -1),
    Weight(-43, -31), Weight(-32, -22), Weight(-23, -15), Weight(-13, -7), Weight(-28, -23), Weight(-18, -15), Weight(-8, -7), Weight(2, 1),
    Weight(-19, -15), Weight(-8, -7), Weight(1, 1), Weight(11, 9), Weight(-8, -7), Weight(2, 1), Weight(12, 9), Weight(21, 16),
    Weight(-8, -7), Weight(2, 1), Weight(12, 9), Weight(22, 17), Weight(-18, -15), Weight(-8, -7), Weight(2, 1), Weight(12, 9),
    Weight(-28, -23), Weight(-18, -15), Weight(-8, -7), Weight(2, 1), Weight(-38, -31), Weight(-28, -23), Weight(-18, -15), Weight(-8, -7),
    Weight(-5, -6), Weight(-5, -6), Weight(-5, -6), Weight(-5, -6), Weight(-6, -7), Weight(-2, -4), Weight(-2, -3), Weight(-7, -7),
    Weight(-8, -4), Weight(-5, -4), Weight(0, -3), Weight(2, -4), Weight(-8, 3), Weight(-7, 1), Weight(2, -1), Weight(18, 2),
    Weight(-4, 12), Weight(-1, 11), Weight(9, 10), Weight(17, 9), Weight(16, 35), Weight(20, 34), Weight(25, 34), Weight(30, 33),
    Weight(35, 54), Weight(35, 54), Weight(35, 54), Weight(35, 54), Weight(-5, -6), Weight(-5, -6), Weight(-5, -6), Weight(-5, -6),
    // passed pawns by rank
    Weight(0, 0), Weight(0, 5), Weight(0, 11), Weight(6, 23), Weight(20, 45), Weight(45, 75), Weight(81, 111), Weight(0, 0),
    // pawns behind each other, alone, guarded
    Weight(-9, -16), Weight(-9, -11), Weight(6, 6),
    // pawns before the king, files without
    Weight(11, 1), Weight(-12, 0),
    // rooks on half open files, on open files
    Weight(12, 8), Weight(23, 11),
    // two bishops, pieces that pawns attack, the turn
    Weight(25, 40), Weight(35, 30), Weight(13, 7),
    // attacks around the king together, squared
    Weight(5, 0),
    // rooks and queens that light pieces attack, queens that rooks attack, attacked pawns and pieces without a guard
    Weight(25, 20), Weight(25, 20), Weight(7, 11), Weight(25, 20),
    // bishops and knights that no pawn can chase away
    Weight(15, 9), Weight(21, 13),
    // passed pawns: stopped, by the steps of the own king, of the other
    Weight(-4, -22), Weight(0, -1), Weight(0, 2),
];
