//! Learned from 2240 games, 128373 positions, 250 nodes a move, seed 81:
//! White won 1064, drawn 184, Black won 992, 85 plies on average.

use crate::search::Weight;

/// In the order of `FEATURES`.
#[rustfmt::skip]
pub(super) static WEIGHTS: [Weight; 250] = [
    // material
    Weight(-10, -8), Weight(1028, 977), Weight(473, 509), Weight(313, 284), Weight(335, 300), Weight(127, 152),
    // in Time Out
    Weight(0, 0), Weight(836, 793), Weight(394, 428), Weight(287, 261), Weight(282, 252), Weight(222, 245),
    // in Time Out, the column free
    Weight(0, 0), Weight(89, 84), Weight(25, 29), Weight(35, 33), Weight(52, 49), Weight(-12, -9),
    // mobility
    Weight(0, 0), Weight(1, 3), Weight(2, 4), Weight(4, 4), Weight(4, 4), Weight(0, 0),
    // attacks around the king
    Weight(0, 0), Weight(8, 0), Weight(6, 0), Weight(5, -1), Weight(8, 0), Weight(0, 0),
    // placement
    Weight(40, -27), Weight(36, -17), Weight(5, -7), Weight(-6, 2), Weight(20, -17), Weight(15, -7), Weight(-5, 3), Weight(-10, 13),
    Weight(-30, -7), Weight(-35, 3), Weight(-40, 13), Weight(-45, 23), Weight(-30, 3), Weight(-35, 13), Weight(-40, 23), Weight(-45, 33),
    Weight(-30, 3), Weight(-35, 13), Weight(-40, 23), Weight(-45, 33), Weight(-30, -7), Weight(-35, 3), Weight(-40, 13), Weight(-45, 23),
    Weight(-30, -17), Weight(-35, -7), Weight(-40, 3), Weight(-45, 13), Weight(-30, -27), Weight(-35, -17), Weight(-40, -7), Weight(-45, 3),
    Weight(-3, -16), Weight(-2, -11), Weight(-1, -6), Weight(-1, -2), Weight(-2, -11), Weight(-1, -6), Weight(0, -1), Weight(0, 3),
    Weight(-1, -6), Weight(0, -1), Weight(0, 3), Weight(1, 8), Weight(1, -1), Weight(0, 3), Weight(2, 8), Weight(2, 13),
    Weight(0, -1), Weight(0, 3), Weight(1, 8), Weight(2, 13), Weight(-1, -6), Weight(0, -1), Weight(0, 3), Weight(1, 8),
    Weight(-2, -11), Weight(-1, -6), Weight(0, -1), Weight(0, 3), Weight(-3, -16), Weight(-2, -11), Weight(-1, -6), Weight(0, -1),
    Weight(-4, -1), Weight(-2, -1), Weight(1, -1), Weight(4, -1), Weight(-5, -1), Weight(-3, -1), Weight(0, -1), Weight(3, -1),
    Weight(-5, -1), Weight(-3, -1), Weight(1, -1), Weight(4, -1), Weight(-4, -1), Weight(-2, -1), Weight(1, -1), Weight(4, -1),
    Weight(-4, -1), Weight(-2, -1), Weight(1, -1), Weight(4, -1), Weight(-4, -1), Weight(-2, -1), Weight(1, -1), Weight(4, -1),
    Weight(10, 9), Weight(13, 9), Weight(16, 9), Weight(19, 9), Weight(-4, -1), Weight(-2, -1), Weight(1, -1), Weight(4, -1),
    Weight(-20, -10), Weight(-16, -7), Weight(-12, -4), Weight(-9, -1), Weight(-8, -7), Weight(-4, -4), Weight(-1, -1), Weight(4, 1),
    Weight(-5, -4), Weight(0, -1), Weight(4, 1), Weight(8, 4), Weight(0, -1), Weight(4, 1), Weight(8, 4), Weight(12, 7),
    Weight(-1, -1), Weight(3, 1), Weight(7, 3), Weight(11, 7), Weight(-5, -4), Weight(0, -1), Weight(4, 1), Weight(7, 4),
    Weight(-8, -7), Weight(-4, -4), Weight(-1, -1), Weight(4, 1), Weight(-12, -10), Weight(-9, -7), Weight(-4, -4), Weight(0, -1),
    Weight(-43, -31), Weight(-33, -23), Weight(-23, -15), Weight(-13, -6), Weight(-28, -23), Weight(-18, -15), Weight(-8, -6), Weight(2, 1),
    Weight(-18, -15), Weight(-8, -6), Weight(3, 2), Weight(13, 10), Weight(-8, -7), Weight(2, 1), Weight(12, 9), Weight(23, 18),
    Weight(-8, -7), Weight(3, 1), Weight(12, 9), Weight(22, 17), Weight(-18, -14), Weight(-8, -7), Weight(2, 1), Weight(12, 9),
    Weight(-28, -23), Weight(-18, -15), Weight(-8, -7), Weight(2, 1), Weight(-38, -31), Weight(-28, -23), Weight(-18, -15), Weight(-8, -7),
    Weight(-6, -6), Weight(-6, -6), Weight(-6, -6), Weight(-6, -6), Weight(-4, -5), Weight(-3, -5), Weight(-4, -5), Weight(-8, -8),
    Weight(-9, -4), Weight(-7, -5), Weight(-1, -4), Weight(1, -4), Weight(-9, 2), Weight(-6, 1), Weight(3, 1), Weight(16, 1),
    Weight(-6, 12), Weight(-1, 12), Weight(9, 12), Weight(20, 12), Weight(14, 34), Weight(19, 34), Weight(24, 34), Weight(30, 34),
    Weight(34, 54), Weight(34, 54), Weight(34, 54), Weight(34, 54), Weight(-6, -6), Weight(-6, -6), Weight(-6, -6), Weight(-6, -6),
    // passed pawns by rank
    Weight(0, 0), Weight(0, 5), Weight(0, 10), Weight(5, 22), Weight(20, 45), Weight(45, 75), Weight(80, 110), Weight(0, 0),
    // pawns behind each other, alone, guarded
    Weight(-8, -15), Weight(-9, -11), Weight(7, 5),
    // pawns before the king, files without
    Weight(9, 0), Weight(-12, 0),
    // rooks on half open files, on open files
    Weight(10, 7), Weight(22, 10),
    // two bishops, pieces that pawns attack, the turn
    Weight(26, 41), Weight(35, 30), Weight(12, 8),
    // attacks around the king together, squared
    Weight(5, 0),
    // rooks and queens that light pieces attack, queens that rooks attack, attacked pawns and pieces without a guard
    Weight(25, 20), Weight(25, 20), Weight(6, 10), Weight(25, 20),
    // bishops and knights that no pawn can chase away
    Weight(14, 8), Weight(20, 12),
    // passed pawns: stopped, by the steps of the own king, of the other
    Weight(-3, -20), Weight(0, -1), Weight(0, 2),
];
