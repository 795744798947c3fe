//! Landing and the moves of the pieces (D5-D10, D12), MOVED (D16).

use super::*;

/// D6: landings in a column, by hand, as levels.
fn levels(boards: &str, pieces: &str, s: i8, cell: &str) -> Vec<i8> {
    let board = board(boards, pieces);
    let column = Cell::parse(&format!("{cell}(1)")).expect("a column").column;
    let mut levels: Vec<i8> = board.landings(s, column).into_iter().map(|cell| cell.level).collect();
    levels.sort();
    levels
}

/// D6 (a): on the own level, and on through cells in play while the last one is empty.
#[test]
fn landing_on_the_own_level() {
    let none = "KL1(3)w KL6(7)b KL2(3)w KL5(7)b";
    let with = |extra: &str| format!("{extra} KL1(3)w KL6(7)b");
    // b4 lies on White (2) and Neutral (4); nothing leads from one to the other
    assert_eq!(levels(none, "", 2, "b4"), [2]);
    assert_eq!(levels(none, "", 4, "b4"), [4]);
    assert_eq!(levels(&with("QL2(3)w QL1(3)w"), "", 2, "b4"), [2, 3, 4]);
    assert_eq!(levels(&with("QL2(3)w QL2(1)w"), "", 2, "b4"), [1, 2, 3, 4]);
    assert_eq!(levels(&with("QL2(3)w QL5(5)w"), "", 2, "b4"), [2, 3, 4, 5]);
    // level 6 is not in play at b4, so 7 is out of reach from below
    assert_eq!(levels(&with("QL5(7)w QL5(5)w"), "", 4, "b4"), [4, 5]);
    // at b5 it is: Neutral 4, then 5, 6, 7
    assert_eq!(levels(&with("QL5(7)w QL5(5)w"), "", 4, "b5"), [4, 5, 6, 7]);
    // an occupied level is the last one; an occupied own level is the only one
    assert_eq!(levels(&with("QL2(3)w QL2(1)w"), "pb4(3)", 2, "b4"), [1, 2, 3]);
    assert_eq!(levels(&with("QL2(3)w QL2(1)w"), "pb4(2)", 2, "b4"), [2]);
    assert_eq!(levels(&with("QL2(3)w QL2(1)w"), "pb4(4)", 1, "b4"), [1, 2, 3, 4]);
    // up and down from the middle
    assert_eq!(levels(&with("QL2(3)w QL2(1)w"), "", 3, "b4"), [1, 2, 3, 4]);
}

/// D6 (b): over the edge to the nearest cell in play, at most three levels, never main board to main board.
#[test]
fn landing_over_the_edge() {
    let none = "KL1(3)w KL6(7)b KL2(3)w KL5(7)b";
    let with = |extra: &str| format!("{extra} KL1(3)w KL6(7)b");
    // from White to c5 (Neutral 4, Black 6), from Neutral to c2 and c7: main to main
    assert_eq!(levels(none, "", 2, "c5"), []);
    assert_eq!(levels(none, "", 4, "c2"), []);
    assert_eq!(levels(none, "", 4, "c7"), []);
    assert_eq!(levels(none, "", 6, "c4"), []);
    // from moveable boards: 3 to c4 goes up or down, 5 to c5, too; 7 to c4 falls three levels, to c2 it would
    // be five
    assert_eq!(levels(none, "", 3, "c4"), [2, 4]);
    assert_eq!(levels(none, "", 5, "c5"), [4, 6]);
    assert_eq!(levels(none, "", 7, "c4"), [4]);
    assert_eq!(levels(none, "", 7, "c2"), []);
    assert_eq!(levels(none, "", 7, "c6"), [6]);
    assert_eq!(levels(none, "", 1, "c4"), [2]);
    assert_eq!(levels(none, "", 1, "c5"), [4]);
    assert_eq!(levels(none, "", 1, "c7"), []);
    assert_eq!(levels(none, "", 3, "c7"), [6]);
    // a moveable board is a step from White to Neutral, and on in the same direction only
    assert_eq!(levels(&with("QL2(3)w QL1(3)w"), "", 2, "b5"), [3, 4]);
    assert_eq!(levels(&with("QL2(3)w QL2(1)w"), "", 2, "b5"), [1, 3, 4]);
    assert_eq!(levels(&with("QL2(3)w QL2(1)w"), "", 2, "a5"), [1, 3]);
    assert_eq!(levels(&with("QL2(3)w QL5(5)w"), "", 2, "b5"), [3, 4, 5, 6]);
    // the nearest cell is taken, though occupied: no second nearest
    assert_eq!(levels(&with("QL2(3)w QL5(5)w"), "pb5(3)", 2, "b5"), [3]);
    assert_eq!(levels(&with("QL2(3)w QL5(5)w"), "pb5(4)", 2, "b5"), [3, 4]);
    // 2 to a5: 5 is three levels away, 7 is not reached
    assert_eq!(levels(&with("QL5(7)w QL5(5)w"), "", 2, "a5"), [5]);
    assert_eq!(levels(&with("QL5(7)w QL1(1)w"), "", 2, "a5"), []);
    // columns that are not in play
    assert_eq!(levels(none, "", 3, "a2"), []);
}

/// D6: never from level 1 to level 7 or back.
#[test]
fn landing_one_to_seven() {
    let boards = "QL5(7)w QL5(5)w KL1(3)w KL6(7)b";
    assert_eq!(levels(boards, "", 1, "b5"), [4, 5, 6]);
    assert_eq!(levels(boards, "", 3, "b5"), [4, 5, 6, 7]);
    let boards = "QL2(1)w QL2(3)w KL1(3)w KL6(7)b";
    assert_eq!(levels(boards, "", 7, "b4"), [2, 3, 4]);
    assert_eq!(levels(boards, "", 5, "b4"), [1, 2, 3, 4]);
}

/// D5, D7: riders stop at any piece of a column, whatever its level, and at gaps; they capture on the last
/// cell.
#[test]
fn riders() {
    // Along the file the pawn of c4(4) stops the rook in column c4, where level 2 is free; along the rank b1
    // and e1 lead up to level 3, a1 and f1 are reached over the edge (b).
    let text = position(HOME, "Ke0(3) Rc1(2) pc4(4) ke9(7)", "w - - - 0 9");
    assert_eq!(
        moves_of(&text, "Rc1(2)"),
        "-a1(3) -b1(2) -b1(3) -c2(2) -c3(2) -c4(2) -d1(2) -e1(2) -e1(3) -f1(3)"
    );
    // a2 is a gap; b1 on level 3 or beneath; c1 and d1 only beneath (b), where the knight ends the ride.
    let text = position(HOME, "Ke0(3) Ra1(3) ke9(7) nd1(2)", "w - - - 0 9");
    assert_eq!(moves_of(&text, "Ra1(3)"), "-a0(3) -b1(2) -b1(3) -c1(2) xd1(2)");
    // From level 7: a8 on its level, c8, d7, e6 beneath; e6(4) is not contiguous, f5 not in play.
    let text = position(HOME, "Ke0(3) bb9(7) ke9(7)", "b - - - 0 9");
    assert_eq!(moves_of(&text, "Bb9(7)-"), "a8(7) c8(6) d7(6) e6(6)");
    // The pawn of e6(4) ends the ride in column e6, though e6(6) is free.
    let text = position(HOME, "Ke0(3) qe7(6) Pe6(4) kd8(6)", "b - - - 0 9");
    assert_eq!(moves_of(&text, "Qe7(6)-e"), "6(6) 8(6) 8(7) 9(7)");
}

/// D5, D6: knights leap and land; kings step and land.
#[test]
fn leapers() {
    // From c3(4) the knight leaps to a2 (a gap), a4, b1, b5, d1, d5, e2, e4:
    let text = position("QL2(3)w QL1(3)w KL1(3)w QL6(7)b", "Ke0(3) Nc3(4) kd8(6)", "w - - - 0 9");
    // a4: 3 beneath; b5: 4, down to 3; b1: 3 beneath, down to 2; d1, e2: from main to main; d5, e4: 4 alone.
    assert_eq!(moves_of(&text, "Nc3(4)-"), "a4(3) b1(2) b1(3) b5(3) b5(4) d5(4) e4(4)");
    // a4, a5 and b5 by the board QL2(3); a3 is a gap, c5 would be from main to main; b4(3) is no move (D5).
    let text = position("QL2(3)w QL1(3)w KL1(3)w QL6(7)b", "Kb4(2) kd8(6) Pe2(2)", "w - - - 0 9");
    assert_eq!(moves_of(&text, "Kb4(2)-"), "a4(3) a5(3) b3(2) b5(3) b5(4) c3(2) c4(2)");
}

/// D9.
#[test]
fn pawns() {
    // b1(3): b2(2) beneath; two steps to b3, up or down. King: d1, e1 on two levels, f0, f1.
    let text = position(HOME, "Ke0(3) Pb1(3) ke9(7) pc3(2)", "w - - - 0 5");
    let expected = "Ke0(3)-d1(2) Ke0(3)-e1(2) Ke0(3)-e1(3) Ke0(3)-f0(3) Ke0(3)-f1(3) \
                    Pb1(3)-b2(2) Pb1(3)-b3(2) Pb1(3)-b3(4) QL1(3)-QL2(3)";
    assert_eq!(moves_of(&text, ""), expected);
    // any piece between, on any level, or the lost right, ends the double step
    let text = position(HOME, "Ke0(3) Pb1(3) ke9(7) pc3(2)", "w - - b1(3) 0 5");
    assert_eq!(moves_of(&text, "Pb1(3)-"), "b2(2)");
    let text = position("QL1(3)w KL1(3)w QL3(5)b KL6(7)b", "Ke0(3) Pb1(3) ke9(7) nb2(5)", "w - - - 0 5");
    assert_eq!(moves_of(&text, "Pb1(3)-"), "b2(2)");
    // file a: stuck, until QL3 makes a2 and a3 columns in play
    let text = position(HOME, "Ke0(3) Pa1(3) ke9(7)", "w - - - 0 5");
    assert_eq!(moves_of(&text, "Pa1(3)-"), "");
    let text = position("QL1(3)w QL3(5)w QL3(3)w KL6(7)b", "Kd1(2) Pa1(3) ke9(7)", "w - - - 0 5");
    assert_eq!(moves_of(&text, "Pa1(3)-"), "a2(3) a3(3)");
    let text = position("QL1(3)w QL3(5)w KL1(3)w KL6(7)b", "Kd1(2) Pa1(3) ke9(7)", "w - - - 0 5");
    assert_eq!(moves_of(&text, "Pa1(3)-"), "a2(5) a3(5)");
    // over the edge to b5(3) and on to b5(4): the c pawn captures there, the b pawn stops beneath
    let text =
        position("QL2(3)w QL1(3)w KL1(3)w KL6(7)b", "Kd1(2) Pc4(2) Pb4(2) ke9(7) nb5(4)", "w - - - 0 5");
    assert_eq!(moves_of(&text, "Pc4(2)"), "xb5(4)");
    assert_eq!(moves_of(&text, "Pb4(2)"), "-b5(3)");
    // Black: c7(6) to c6, c5 on level 6 alone; b8(7) on b7(6), b6(6)
    let text = position(HOME, "Ke0(3) pc7(6) pb8(7) ke9(7)", "b - - - 0 5");
    assert_eq!(moves_of(&text, "Pc7(6)-"), "c5(6) c6(6)");
    assert_eq!(moves_of(&text, "Pb8(7)-"), "b6(6) b7(6)");
}

/// D10, C6: every empty cell of the passed column that D6 allows, and the pawn disappears from any level.
#[test]
fn en_passant() {
    let text = position(HOME, "Ke0(3) Pb1(3) ke9(7) pc3(2)", "w - - - 0 5");
    let high = apply(&text, "Pb1(3)-b3(4)").expect("legal");
    assert_eq!(field(&high, 5), "b2(4)");
    assert_eq!(moves_of(&high, "Pc3(2)"), "-c2(2) xb2(2)");
    let after = apply(&high, "Pc3(2)xb2(2)").expect("legal");
    assert_eq!(field(&after, 1), "4/4/p3/4|4/4/4/4|4/4/4/4");
    assert_eq!((field(&after, 5), field(&after, 7)), ("-".to_string(), "0".to_string()));
    // from c3(4) White's board is out of reach: no capture, no field
    let text = position(HOME, "Ke0(3) Pb1(3) ke9(7) pc3(4)", "w - - - 0 5");
    assert_eq!(field(&apply(&text, "Pb1(3)-b3(2)").expect("legal"), 5), "-");
    // ... unless QL3(3) is there: b2(3), and down to b2(2)
    let text = position("QL1(3)w QL3(3)w KL1(3)w KL6(7)b", "Ke0(3) Pb1(3) ke9(7) pc3(4)", "w - - - 0 5");
    let stepped = apply(&text, "Pb1(3)-b3(3)").expect("legal");
    assert_eq!(field(&stepped, 5), "b2(3)");
    assert_eq!(moves_of(&stepped, "Pc3(4)x"), "b2(2) b2(3)");
    // the right is gone after one move
    let later = apply(&stepped, "Ke9(7)-f9(7)").expect("legal");
    assert_eq!(field(&later, 5), "-");
}

/// D12.
#[test]
fn castling() {
    let pieces = "Ke0(3) Ra0(3) Rf0(3) Pa1(3) ke9(7) ra9(7) rf9(7) pa8(7)";
    let text = position(HOME, pieces, "w KQkq - - 4 2");
    assert_eq!(moves_of(&text, "O"), "-O -O-O");
    assert_eq!(moves_of(&position(HOME, pieces, "w KQkq - - 4 1"), "O"), "");
    assert_eq!(moves_of(&position(HOME, pieces, "b KQkq - - 4 1"), "O"), "");
    assert_eq!(moves_of(&position(HOME, pieces, "w Qkq - - 4 2"), "O"), "-O-O");
    let short = apply(&text, "O-O").expect("legal");
    assert!(short.ends_with("KL1(3)w:2/RK,KL6(7)b:kr/2,QL1(3)w:P1/R1,QL6(7)b:r1/p1 b kq - - 5 2"));
    let long = apply(&short, "O-O-O").expect("legal");
    assert!(long.ends_with("KL1(3)w:2/RK,KL6(7)b:rr/2,QL1(3)w:P1/R1,QL6(7)b:1k/p1 w - - - 6 3"));
    // b0(3) attacked from c1(2) by (b): no queen's side; e0(3) attacked from d1(2): none at all
    let text = position(HOME, &format!("{pieces} bc1(2)"), "w KQkq - - 4 2");
    assert_eq!(moves_of(&text, "O"), "-O");
    let text = position(HOME, &format!("{pieces} bd1(2)"), "w KQkq - - 4 2");
    assert_eq!(moves_of(&text, "O"), "");
    // the queen's cell is taken
    let text = position(HOME, &format!("{pieces} Bb0(3)"), "w KQkq - - 4 2");
    assert_eq!(moves_of(&text, "O"), "-O");
    // rights go with the king, the rook, or the captured rook
    let text = position(HOME, pieces, "w KQkq - - 4 2");
    assert_eq!(field(&apply(&text, "Ke0(3)-e1(3)").expect("legal"), 4), "kq");
    assert_eq!(field(&apply(&text, "Rf0(3)-f1(3)").expect("legal"), 4), "Qkq");
}

/// D9, D16: a pawn that was carried away and back, or came from another starting cell, has no double step.
#[test]
fn moved_pawns() {
    let text = position("QL1(3)w KL2(3)w QL6(7)b KL6(7)b", "Kd1(2) Pb1(3) kd8(6)", "w - - - 0 5");
    let mut text = apply(&text, "QL1(3)-QL2(3)").expect("legal");
    assert_eq!((field(&text, 6), field(&text, 7)), ("-".to_string(), "1".to_string()));
    for mv in ["Kd8(6)-c8(6)", "QL2(3)-QL1(3)", "Kc8(6)-d8(6)"] {
        text = apply(&text, mv).expect("legal");
    }
    assert_eq!(field(&text, 6), "b1(3)");
    assert_eq!(moves_of(&text, "Pb1(3)-"), "b2(2)");
    text = apply(&text, "Pb1(3)-b2(2)").expect("legal");
    assert_eq!(field(&text, 6), "b2(2)");
    text = apply(&apply(&text, "Kd8(6)-c8(6)").expect("legal"), "Pb2(2)-b3(2)").expect("legal");
    assert_eq!(field(&text, 6), "-");
    // carried across: e1(3) from a1(3)
    let text = position("QL1(3)w KL2(3)w QL6(7)b KL6(7)b", "Kd1(2) Pa1(3) kd8(6)", "w - - - 0 5");
    assert_eq!(field(&apply(&text, "QL1(3)-KL1(3)").expect("legal"), 6), "e1(3)");
    // a captured pawn is no longer listed
    let text = position(HOME, "Ke0(3) Pb2(2) nc4(2) kd8(6)", "b - - b2(2) 0 5");
    assert_eq!(field(&apply(&text, "Nc4(2)xb2(2)").expect("legal"), 6), "-");
}
