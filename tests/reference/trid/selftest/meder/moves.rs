//! Movement (M5-M10) and promotion by pawn moves (M11).

use super::*;

/// M6: every cell in play of a column, whatever stands there and whatever the level of departure.
#[test]
fn landings() {
    let board = board_by(Rules::Meder, "QL2(3)w QL5(7)w KL1(3)b KL6(7)b", "pb4(3) Nb4(4)");
    let levels = |s: i8, column: &str| {
        let column = Cell::parse(&format!("{column}(1)")).expect("a column").column;
        board.landings(s, column).into_iter().map(|cell| cell.level).collect::<Vec<_>>()
    };
    for s in 2..=7 {
        assert_eq!(levels(s, "b4"), [2, 3, 4, 7]);
        assert_eq!(levels(s, "b5"), [3, 4, 6, 7]);
        assert_eq!(levels(s, "a5"), [3, 7]);
        assert_eq!(levels(s, "c2"), [2]);
        assert!(levels(s, "a2").is_empty() && levels(s, "c0").is_empty());
    }
}

/// M5: gaps are crossed, also along the outer ranks; M7: and attacked over.
#[test]
fn gaps() {
    let text = meder(HOME, "Kc1(2) Rf0(3) kc8(6) pf8(7)", "w - - - 0 9");
    assert_eq!(moves_of(&text, "Rf0(3)"), "-a0(3) -b0(3) -e0(3) -f1(3) xf8(7)");
    assert!(checked(&meder(HOME, "Kf0(3) kc8(6) rf8(7)", "w - - - 0 9")));
    assert!(checked(&meder(HOME, "Ke0(3) kc8(6) qb0(3)", "w - - - 0 9")));
    assert!(!checked(&meder(HOME, "Kf0(3) Nf1(3) kc8(6) rf8(7)", "w - - - 0 9")));
}

/// M5: a piece on any level ends the ride in its column; M6: there, too, on any free level.
#[test]
fn riders() {
    let text = meder(HOME, "Ke0(3) Rc1(2) pc4(4) ke9(7)", "w - - - 0 9");
    assert_eq!(
        moves_of(&text, "Rc1(2)"),
        "-a1(3) -b1(2) -b1(3) -c2(2) -c3(2) -c3(4) -c4(2) -d1(2) -e1(2) -e1(3) -f1(3) xc4(4)"
    );
    // b7, c6, d5, e4 and then f3, which is not in play; from 7 to 2 is no distance.
    let text = meder(HOME, "Ke0(3) kd8(6) ba8(7) Nd5(4) Pb6(4)", "b - - - 0 9");
    assert_eq!(moves_of(&text, "Ba8(7)"), "-b7(6) -b9(7) -c6(4) -c6(6) -d5(6) xd5(4)");
    let text = meder(HOME, "Ke0(3) kd8(6) ba8(7)", "b - - - 0 9");
    assert_eq!(moves_of(&text, "Ba8(7)"), "-b7(6) -b9(7) -c6(4) -c6(6) -d5(4) -d5(6) -e4(2) -e4(4)");
}

#[test]
fn leapers() {
    let boards = "QL1(3)w QL2(3)w KL1(3)b KL6(7)b";
    // a4, b1, b5, d1, d5, e2, e4; a2 is not in play
    let text = meder(boards, "Ke0(3) Nc3(4) kd8(6)", "w - - - 0 9");
    assert_eq!(
        moves_of(&text, "Nc3(4)-"),
        "a4(3) b1(2) b1(3) b5(3) b5(4) b5(6) d1(2) d5(4) d5(6) e2(2) e4(2) e4(4)"
    );
    // M5: no move stays in its column, so not to b4(3), b4(4); a3 is not in play
    let text = meder(boards, "Kb4(2) kd8(6) Pe2(2)", "w - - - 0 9");
    assert_eq!(
        moves_of(&text, "Kb4(2)-"),
        "a4(3) a5(3) b3(2) b3(4) b5(3) b5(4) b5(6) c3(2) c3(4) c4(2) c4(4) c5(4) c5(6)"
    );
}

/// M7: the level keeps no king safe.
#[test]
fn attacks() {
    for (pieces, attacked) in [
        ("Kb4(2) kd8(6) rb8(7)", true),
        ("Kb4(2) kd8(6) rb8(7) nb6(4)", false),
        ("Kb4(2) kd8(6) nc6(6)", true),
        ("Kb4(2) kd8(6) pc5(6)", true),
        ("Kb4(2) kd8(6) pb5(4)", false),
        ("Kb4(2) kd8(6) rb8(7) Pb5(6)", false),
    ] {
        assert_eq!(checked(&meder(HOME, pieces, "w - - - 0 9")), attacked, "{pieces}");
    }
    // A pinned piece attacks: the knight of c5(4), pinned to c8(6) by the rook, covers d3.
    let text = meder(HOME, "Kd2(2) Rc1(2) kc8(6) nc5(4)", "w - - - 0 9");
    assert_eq!(moves_of(&text, "Kd2(2)-"), "c2(2) c3(2) c3(4) d1(2) e1(2) e1(3) e2(2) e3(2) e3(4)");
}

/// M8, M9.
#[test]
fn pawns() {
    let text = meder(HOME, "Ke0(3) Pb1(3) Pa1(3) ke9(7) pc3(2)", "w - - - 0 5");
    assert_eq!(moves_of(&text, "Pb1(3)-"), "b2(2) b3(2) b3(4)");
    assert_eq!(moves_of(&text, "Pa1(3)"), "");
    let text = meder(HOME, "Ke0(3) Pb1(3) ke9(7) pc3(2)", "w - - b1(3) 0 5");
    assert_eq!(moves_of(&text, "Pb1(3)-"), "b2(2)");
    // QL3(5) opens file a. A piece on any level of the column between ends the double step, not the single one.
    let boards = "QL1(3)w KL1(3)w QL3(5)b KL6(7)b";
    let text = meder(boards, "Ke0(3) Pa1(3) Pb1(3) ke9(7) nb2(5)", "w - - - 0 5");
    assert_eq!(moves_of(&text, "Pb1(3)-"), "b2(2)");
    assert_eq!(moves_of(&text, "Pa1(3)"), "-a2(5) -a3(5) xb2(5)");
    // What stands on the other levels of the last column does not matter, nor on those of a capture.
    let text = meder(
        "QL1(3)w QL2(3)w KL1(3)b KL6(7)b",
        "Ke0(3) Pc4(2) Pd2(2) ke9(7) nb5(3) rb5(6) nd5(4) Bd5(6) nc5(4) nd4(4)",
        "w - - - 0 5",
    );
    assert_eq!(moves_of(&text, "Pc4(2)"), "-c5(6) xb5(3) xb5(6) xd5(4)");
    assert_eq!(moves_of(&text, "Pd2(2)-"), "d3(2) d3(4) d4(2)");
    // Black
    let text = meder(HOME, "Ke0(3) ke9(7) pc7(6) pb8(7) pf8(7)", "b - - - 0 5");
    assert_eq!(moves_of(&text, "Pc7(6)-"), "c5(4) c5(6) c6(4) c6(6)");
    assert_eq!(moves_of(&text, "Pb8(7)-"), "b6(4) b6(6) b7(6)");
    assert_eq!(moves_of(&text, "Pf8(7)"), "");
}

/// M9: the column between is in play wherever the cell two ahead is.
#[test]
fn double_steps_cross_no_gap() {
    for colour in [Colour::White, Colour::Black] {
        for start in colour.pawn_starts() {
            let ahead = |ranks| start.column.step(0, ranks * colour.forward());
            assert!(!ahead(2).on_main_boards() || ahead(1).on_main_boards());
            for place in Place::allowed(Rules::Meder).iter().filter(|place| place.covers(ahead(2))) {
                assert!(place.covers(ahead(1)) || ahead(1).on_main_boards(), "{start} {place}");
            }
        }
    }
}

/// M10: to every level of the passed column, and the pawn disappears from any.
#[test]
fn en_passant() {
    for pawn in ["c3(2)", "c3(4)"] {
        let text =
            meder("QL1(3)w KL1(3)b QL3(5)w KL6(7)b", &format!("Ke0(3) Pb1(3) ke9(7) p{pawn}"), "w - - - 0 5");
        let stepped = after(&text, "Pb1(3)-b3(4)");
        assert_eq!(field(&stepped, 5), "b2(4)");
        assert_eq!(moves_of(&stepped, &format!("P{pawn}")), "-c2(2) xb2(2) xb2(5)");
        let taken = after(&stepped, &format!("P{pawn}xb2(5)"));
        assert_eq!(field(&taken, 1), "4/4/4/4|4/4/4/4|4/4/4/4");
        assert!(taken.ends_with("QL1(3)w:2/2,QL3(5)w:2/1p w - - - 0 6"), "{taken}");
        assert_eq!(field(&after(&stepped, "Ke9(7)-f9(7)"), 5), "-");
    }
    // The capturing pawn has been carried from a6(5) to a4(7).
    let text = meder("QL1(3)w KL1(3)w QL4(5)b KL6(7)b", "Ke0(3) Pb2(2) pa6(5) ke9(7)", "b - - - 0 5");
    let stepped = after(&text, "QL4(5)-QL5(7) Pb2(2)-b4(2)");
    assert_eq!(field(&stepped, 5), "b3(2)");
    assert_eq!(moves_of(&stepped, "Pa4(7)"), "xb3(2) xb3(4)");
    // A ride of two ranks is no double step.
    let text = meder("QL1(3)w KL1(3)w QL2(3)b KL6(7)b", "Ke0(3) Pb1(3) ke9(7) pc3(4)", "w - - - 0 5");
    assert_eq!(field(&after(&text, "QL1(3)-QL3(5)"), 5), "-");
    // C6: no field for a pinned pawn, which would leave rank 4 (all levels) between rook and king
    let text = unchecked_by(Rules::Meder, HOME, "Ke0(3) Re4(4) Pc4(2) pd4(4) kb4(2)", "b - c3(2) - 0 5");
    assert_eq!(normalize(&text), Ok(text.replace("c3(2)", "-")));
}

/// M11.
#[test]
fn promotion_ranks() {
    let ranks = |boards, colour| {
        let board = board_by(Rules::Meder, boards, "Kc1(2) kd8(6)");
        (0..6).map(|file| board.promotion_rank(colour, file)).collect::<Vec<_>>()
    };
    assert_eq!(ranks(HOME, Colour::White), [9, 9, 8, 8, 9, 9]);
    assert_eq!(ranks(HOME, Colour::Black), [0, 0, 1, 1, 0, 0]);
    // of whichever owner
    let moved = "QL6(7)w KL5(7)w QL2(3)b KL1(3)b";
    assert_eq!(ranks(moved, Colour::White), [9, 9, 8, 8, 8, 9]);
    assert_eq!(ranks(moved, Colour::Black), [0, 1, 1, 1, 0, 0]);
    let four = |to: &str| ["B", "N", "Q", "R"].map(|role| format!("{to}={role}")).join(" ");
    let text = meder(moved, "Kc1(2) ke5(6) Pb7(6) Pc7(6) Pe7(6) Pa8(7)", "w - - - 9 9");
    assert_eq!(moves_of(&text, "Pb7(6)-"), "b8(6) b8(7)");
    assert_eq!(moves_of(&text, "Pc7(6)-"), four("c8(6)"));
    assert_eq!(moves_of(&text, "Pe7(6)-"), four("e8(6)"));
    assert_eq!(moves_of(&text, "Pa8(7)-"), four("a9(7)"));
    assert_eq!(field(&after(&text, "Pe7(6)-e8(6)=N"), 7), "0");
    // Black's pawn of c2(2) by capture, those of b2 and e2 by b1, e1 or not
    let text = meder(moved, "Kd3(2) ke5(6) pb2(2) pc2(2) pe2(2) Rb1(2)", "b - - - 9 9");
    assert_eq!(moves_of(&text, "Pc2(2)"), format!("{} {}", four("-c1(2)"), four("xb1(2)")));
    assert_eq!(moves_of(&text, "Pb2(2)"), "");
    assert_eq!(moves_of(&text, "Pe2(2)-"), "e1(2) e1(3)");
}
