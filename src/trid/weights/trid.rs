//! A first guess: of 265 games of `trid` against itself 252 were drawn, and what is learned from draws plays for them.

use crate::search::Weight;

/// In the order of `FEATURES`.
#[rustfmt::skip]
pub(super) static WEIGHTS: [Weight; 221] = [
    // material
    Weight(0, 0), Weight(900, 900), Weight(500, 500), Weight(330, 330), Weight(310, 310), Weight(100, 100),
    // mobility
    Weight(0, 0), Weight(2, 2), Weight(3, 3), Weight(4, 4), Weight(4, 4), Weight(0, 0),
    // attacks around the king
    Weight(0, 0), Weight(6, 6), Weight(5, 5), Weight(4, 4), Weight(5, 5), Weight(0, 0),
    // placement by rank and file
    Weight(0, 0), Weight(-4, 4), Weight(-8, 8), Weight(-8, 3), Weight(-12, 7), Weight(-16, 11), Weight(-16, 6), Weight(-20, 10),
    Weight(-24, 14), Weight(-24, 9), Weight(-28, 13), Weight(-32, 17), Weight(-32, 12), Weight(-36, 16), Weight(-40, 20), Weight(-32, 12),
    Weight(-36, 16), Weight(-40, 20), Weight(-32, 9), Weight(-36, 13), Weight(-40, 17), Weight(-32, 6), Weight(-36, 10), Weight(-40, 14),
    Weight(-32, 3), Weight(-36, 7), Weight(-40, 11), Weight(-32, 0), Weight(-36, 4), Weight(-40, 8), Weight(-3, -3), Weight(-2, -2),
    Weight(-1, -1), Weight(-2, -2), Weight(-1, -1), Weight(0, 0), Weight(-1, -1), Weight(0, 0), Weight(1, 1), Weight(0, 0),
    Weight(1, 1), Weight(2, 2), Weight(1, 1), Weight(2, 2), Weight(3, 3), Weight(1, 1), Weight(2, 2), Weight(3, 3),
    Weight(0, 0), Weight(1, 1), Weight(2, 2), Weight(-1, -1), Weight(0, 0), Weight(1, 1), Weight(-2, -2), Weight(-1, -1),
    Weight(0, 0), Weight(-3, -3), Weight(-2, -2), Weight(-1, -1), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(-6, -6), Weight(-4, -4), Weight(-2, -2), Weight(-4, -4), Weight(-2, -2), Weight(0, 0),
    Weight(-2, -2), Weight(0, 0), Weight(2, 2), Weight(0, 0), Weight(2, 2), Weight(4, 4), Weight(2, 2), Weight(4, 4),
    Weight(6, 6), Weight(2, 2), Weight(4, 4), Weight(6, 6), Weight(0, 0), Weight(2, 2), Weight(4, 4), Weight(-2, -2),
    Weight(0, 0), Weight(2, 2), Weight(-4, -4), Weight(-2, -2), Weight(0, 0), Weight(-6, -6), Weight(-4, -4), Weight(-2, -2),
    Weight(-14, -14), Weight(-9, -9), Weight(-4, -4), Weight(-11, -11), Weight(-6, -6), Weight(-1, -1), Weight(-8, -8), Weight(-3, -3),
    Weight(2, 2), Weight(-5, -5), Weight(0, 0), Weight(5, 5), Weight(-2, -2), Weight(3, 3), Weight(8, 8), Weight(-2, -2),
    Weight(3, 3), Weight(8, 8), Weight(-5, -5), Weight(0, 0), Weight(5, 5), Weight(-8, -8), Weight(-3, -3), Weight(2, 2),
    Weight(-11, -11), Weight(-6, -6), Weight(-1, -1), Weight(-14, -14), Weight(-9, -9), Weight(-4, -4), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(-2, 0), Weight(0, 0), Weight(2, 0), Weight(-2, 0), Weight(0, 0), Weight(2, 0), Weight(1, 6),
    Weight(3, 6), Weight(5, 6), Weight(5, 14), Weight(7, 14), Weight(9, 14), Weight(10, 24), Weight(12, 24), Weight(14, 24),
    Weight(18, 40), Weight(20, 40), Weight(22, 40), Weight(30, 64), Weight(32, 64), Weight(34, 64), Weight(48, 100), Weight(50, 100),
    Weight(52, 100), Weight(-2, 0), Weight(0, 0), Weight(2, 0),
    // on moveable boards
    Weight(6, -6), Weight(-4, -4), Weight(-4, -4), Weight(-8, -8), Weight(-8, -8), Weight(0, 0),
    // passed pawns by ranks to go
    Weight(0, 0), Weight(80, 150), Weight(50, 100), Weight(30, 65), Weight(18, 42), Weight(10, 26), Weight(6, 16), Weight(3, 8),
    Weight(0, 0), Weight(0, 0),
    // pawns guarded, pieces guarded and pieces attacked by pawns
    Weight(8, 8), Weight(5, 5), Weight(25, 25),
    // boards controlled, and of them those that can move
    Weight(8, 8), Weight(6, 6),
    // pawns before the king, the turn
    Weight(10, 10), Weight(10, 10),
];
