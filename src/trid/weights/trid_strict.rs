//! A first guess: its games are drawn, and what is learned from draws plays for them.

use crate::search::Weight;

/// In the order of `FEATURES`.
#[rustfmt::skip]
pub(super) static WEIGHTS: [Weight; 233] = [
    // material
    Weight(0, 0), Weight(900, 900), Weight(500, 500), Weight(330, 330), Weight(310, 310), Weight(100, 100),
    // mobility
    Weight(0, 0), Weight(2, 2), Weight(3, 3), Weight(4, 4), Weight(4, 4), Weight(0, 0),
    // attacks around the king
    Weight(0, 0), Weight(15, 15), Weight(12, 12), Weight(10, 10), Weight(12, 12), Weight(0, 0),
    // placement by rank and file
    Weight(0, 0), Weight(-8, 8), Weight(-16, 16), Weight(-16, 6), Weight(-24, 14), Weight(-32, 22), Weight(-32, 12), Weight(-40, 20),
    Weight(-48, 28), Weight(-48, 18), Weight(-56, 26), Weight(-64, 34), Weight(-64, 24), Weight(-72, 32), Weight(-80, 40), Weight(-64, 24),
    Weight(-72, 32), Weight(-80, 40), Weight(-64, 18), Weight(-72, 26), Weight(-80, 34), Weight(-64, 12), Weight(-72, 20), Weight(-80, 28),
    Weight(-64, 6), Weight(-72, 14), Weight(-80, 22), Weight(-64, 0), Weight(-72, 8), Weight(-80, 16), Weight(-6, -6), Weight(-4, -4),
    Weight(-2, -2), Weight(-4, -4), Weight(-2, -2), Weight(0, 0), Weight(-2, -2), Weight(0, 0), Weight(2, 2), Weight(0, 0),
    Weight(2, 2), Weight(4, 4), Weight(2, 2), Weight(4, 4), Weight(6, 6), Weight(2, 2), Weight(4, 4), Weight(6, 6),
    Weight(0, 0), Weight(2, 2), Weight(4, 4), Weight(-2, -2), Weight(0, 0), Weight(2, 2), Weight(-4, -4), Weight(-2, -2),
    Weight(0, 0), Weight(-6, -6), Weight(-4, -4), Weight(-2, -2), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(0, 0), Weight(-12, -12), Weight(-8, -8), Weight(-4, -4), Weight(-8, -8), Weight(-4, -4), Weight(0, 0),
    Weight(-4, -4), Weight(0, 0), Weight(4, 4), Weight(0, 0), Weight(4, 4), Weight(8, 8), Weight(4, 4), Weight(8, 8),
    Weight(12, 12), Weight(4, 4), Weight(8, 8), Weight(12, 12), Weight(0, 0), Weight(4, 4), Weight(8, 8), Weight(-4, -4),
    Weight(0, 0), Weight(4, 4), Weight(-8, -8), Weight(-4, -4), Weight(0, 0), Weight(-12, -12), Weight(-8, -8), Weight(-4, -4),
    Weight(-28, -28), Weight(-18, -18), Weight(-8, -8), Weight(-22, -22), Weight(-12, -12), Weight(-2, -2), Weight(-16, -16), Weight(-6, -6),
    Weight(4, 4), Weight(-10, -10), Weight(0, 0), Weight(10, 10), Weight(-4, -4), Weight(6, 6), Weight(16, 16), Weight(-4, -4),
    Weight(6, 6), Weight(16, 16), Weight(-10, -10), Weight(0, 0), Weight(10, 10), Weight(-16, -16), Weight(-6, -6), Weight(4, 4),
    Weight(-22, -22), Weight(-12, -12), Weight(-2, -2), Weight(-28, -28), Weight(-18, -18), Weight(-8, -8), Weight(0, 0), Weight(0, 0),
    Weight(0, 0), Weight(-4, 0), Weight(0, 0), Weight(4, 0), Weight(-4, 0), Weight(0, 0), Weight(4, 0), Weight(2, 12),
    Weight(6, 12), Weight(10, 12), Weight(10, 28), Weight(14, 28), Weight(18, 28), Weight(20, 48), Weight(24, 48), Weight(28, 48),
    Weight(36, 80), Weight(40, 80), Weight(44, 80), Weight(60, 128), Weight(64, 128), Weight(68, 128), Weight(96, 200), Weight(100, 200),
    Weight(104, 200), Weight(-4, 0), Weight(0, 0), Weight(4, 0),
    // on movable boards
    Weight(6, -6), Weight(-4, -4), Weight(-4, -4), Weight(-8, -8), Weight(-8, -8), Weight(0, 0),
    // passed pawns by ranks to go
    Weight(0, 0), Weight(80, 150), Weight(50, 100), Weight(30, 65), Weight(18, 42), Weight(10, 26), Weight(6, 16), Weight(3, 8),
    Weight(0, 0), Weight(0, 0),
    // pawns guarded, pieces guarded and pieces attacked by pawns
    Weight(8, 8), Weight(5, 5), Weight(25, 25),
    // boards controlled, and of them those that can move
    Weight(8, 8), Weight(6, 6),
    // controlled boards by peg, away from the other side and towards it
    Weight(0, 0), Weight(0, 0), Weight(10, 10), Weight(15, 15), Weight(20, 20), Weight(30, 30), Weight(30, 30), Weight(40, 40),
    Weight(40, 40), Weight(50, 50), Weight(50, 50), Weight(50, 50),
    // pawns before the king, the turn
    Weight(10, 10), Weight(10, 10),
];
