//! M12, M18, M19: pawns that wait for their promotion.

use super::*;

const BOARDS: &str = "QL1(3)w KL1(3)w QL6(7)b KL6(7)b";

/// Black's board leaves; White's pawn stays one, and White's move begins with its promotion.
#[test]
fn white_waits() {
    let text = meder(BOARDS, "Kc1(2) Pb8(6) kf9(7)", "b - - - 3 9");
    assert_eq!(moves_of(&text, "QL6(7)-"), "QL4(5) QL5(7)"); // no suffix: not Black's choice
    let waiting = after(&text, "QL6(7)-QL5(7)");
    let expected = meder("QL1(3)w KL1(3)w QL5(7)b KL6(7)b", "Kc1(2) Pb8(6) kf9(7)", "w - - - 4 10");
    assert_eq!(waiting, expected);
    assert_eq!(outcome(&waiting), Ok(None)); // not bare-kings
    let legal = legal_moves(&waiting).expect("valid");
    // The king has b0, b1 (two levels), b2, c2, d1, d2; the boards QL2, QL3, KL2, KL3: 11 with each piece.
    // N: c6 (two levels), d7. B: c7, d6 and e5 (two each).
    // R: b7, b6 and b5 (two, three), b4 (three), b3 (two), b2, b1 (two), b0, c8, d8, e8 (two), f8: 20.
    for (role, count) in [('N', 11 + 3), ('B', 11 + 5), ('R', 11 + 20), ('Q', 11 + 25)] {
        let beginning = format!("Pb8(6)={role},");
        assert_eq!(legal.iter().filter(|mv| mv.starts_with(&beginning)).count(), count, "{role}");
    }
    assert_eq!((legal.len(), perft(&waiting, 1)), (97, 97));
    assert_eq!(moves_of(&waiting, "Pb8(6)=N,N"), "b8(6)-c6(4) b8(6)-c6(6) b8(6)-d7(6)");
    for mv in [
        "Kc1(2)-c2(2)",
        "Pb8(6)=Q",
        "Pb8(6)=K,Kc1(2)-c2(2)",
        "Pb8(6)=N, Nb8(6)-c6(4)",
        "Pb8(6)=B,Nb8(6)-c6(4)",
    ] {
        assert!(apply(&waiting, mv).is_err(), "{mv}");
    }
    let jumped = after(&waiting, "Pb8(6)=N,Nb8(6)-c6(4)");
    assert_eq!(field(&jumped, 1), "4/4/4/1K2|1N2/4/4/4|4/4/4/4");
    // C8: no pawn move
    assert!(jumped.ends_with(" b - - - 5 10"), "{jumped}");
    let stays = after(&waiting, "Pb8(6)=B,QL1(3)-QL3(5)");
    assert_eq!(field(&stays, 1), "4/4/4/1K2|4/4/4/4|B3/4/4/4");
    assert!(stays.ends_with(" b - - - 5 10"), "{stays}");
}

/// The mirror image, from e1(2).
#[test]
fn black_waits() {
    let text = meder(BOARDS, "Kb0(3) pe1(2) kb9(7)", "w - - - 3 9");
    assert_eq!(moves_of(&text, "KL1(3)-"), "KL2(3) KL3(5)");
    let waiting = after(&text, "KL1(3)-KL3(5)");
    assert!(waiting.ends_with(" b - - - 4 9"), "{waiting}");
    assert!(legal_moves(&waiting).expect("valid").iter().all(|mv| mv.starts_with("Pe1(2)=")));
    assert_eq!(moves_of(&waiting, "Pe1(2)=N,N"), "e1(2)-c2(2) e1(2)-d3(2) e1(2)-d3(4) e1(2)-f3(5)");
    let stays = after(&waiting, "Pe1(2)=R,Kb9(7)-a9(7)");
    assert_eq!(field(&stays, 1), "4/4/4/3r|4/4/4/4|4/4/4/4");
    assert!(stays.ends_with(" w - - - 5 10"), "{stays}");
}

/// Where any of the four promotions would attack the mover's king, the board stays.
#[test]
fn prevented_board_moves() {
    for (king, others, targets) in [
        ("kd8(6)", "", ""),                    // Q, R
        ("kd7(6)", "", ""),                    // N alone
        ("ke5(4)", "", ""),                    // Q, B
        ("kc6(4)", "", ""),                    // N, on another level
        ("kc7(6)", "", ""),                    // Q, B
        ("kf8(7)", "", ""),                    // Q, R
        ("kd8(6)", "bc8(6)", "QL4(5) QL5(7)"), // behind his bishop
        ("kd8(6)", "Bc8(6)", "QL4(5) QL5(7)"), // behind White's
        ("kc5(4)", "", "QL4(5) QL5(7)"),
        ("ka9(7)", "", "QL5(7)"), // he rides himself; on a7 a bishop would attack him
    ] {
        let pieces = format!("Kc1(2) Pb8(6) {king} {others}");
        let text = meder(BOARDS, &pieces, "b - - - 3 9");
        assert_eq!(moves_of(&text, "QL6(7)-"), targets, "{king} {others}");
        // and the text of the position that would arise is an error (M18)
        let boards = BOARDS.replace("QL6(7)", "QL4(5)");
        if !king.starts_with("ka") {
            let text = unchecked_by(Rules::Meder, &boards, &pieces, "w - - - 4 10");
            assert_eq!(normalize(&text).is_ok(), !targets.is_empty(), "{king} {others}");
        }
    }
    // Black's pawn on b1(2), which would attack d1 as a queen or a rook, and c4 not at all
    let text = meder(BOARDS, "Kd1(2) pb1(2) kd7(6)", "w - - - 3 9");
    assert_eq!(moves_of(&text, "QL1(3)-"), "");
    let text = meder(BOARDS, "Kc4(4) pb1(2) kd7(6)", "w - - - 3 9");
    assert_eq!(moves_of(&text, "QL1(3)-"), "QL2(3) QL3(5)");
}

/// M7: king and board are judged after the whole move.
#[test]
fn the_whole_move() {
    // The rook of a8 rides to a4 and attacks e4. Only a rook or a queen on b8 can stop it, on three levels of b4.
    let text = meder(BOARDS, "Ke4(2) Pb8(6) ra8(7) kf9(7)", "b - - - 3 9");
    let waiting = after(&text, "QL6(7)-QL5(7)");
    assert!(checked(&waiting));
    for (role, moves) in [('N', ""), ('B', ""), ('R', "-b4(2) -b4(4) -b4(7)"), ('Q', "-b4(2) -b4(4) -b4(7)")]
    {
        assert_eq!(moves_of(&waiting, &format!("Pb8(6)={role},{role}b8(6)")), moves, "{role}");
    }
    // The new rook gives check when the knight leaves the rank.
    let text = meder("QL1(3)w KL1(3)w QL5(7)b KL6(7)b", "Kc1(2) Nc8(6) Pb8(6) kd8(6)", "w - - - 4 10");
    assert!(checked(&after(&text, "Pb8(6)=R,Nc8(6)-b6(4)")));
    assert!(!checked(&after(&text, "Pb8(6)=B,Nc8(6)-b6(4)")));
    // Mate, but for a queen or a rook that comes to b0, between the rook of f0 and the king: his board carries two.
    let boards = "QL1(3)w KL1(3)b QL2(3)w KL6(7)b";
    let pieces = "Ka0(3) Pa1(3) Pb8(6) rf0(3) rf1(3) kc5(4)";
    let text = meder(boards, pieces, "w - - - 4 10");
    assert_eq!(moves_of(&text, ""), "Pb8(6)=Q,Qb8(6)-b0(3) Pb8(6)=R,Rb8(6)-b0(3)");
    let text = meder(boards, &format!("{pieces} nb5(6)"), "w - - - 4 10");
    assert_eq!(outcome(&text), Ok(Some("checkmate black".to_string())));
    assert_eq!(legal_moves(&text), Ok(Vec::new()));
}

/// Castling, pawn moves and board moves follow the promotion.
#[test]
fn moves_after_the_promotion() {
    let boards = "QL1(3)w KL1(3)w QL5(7)b KL6(7)b";
    let text = meder(boards, "Ke0(3) Rf0(3) Ra0(3) Pc2(2) pd4(2) Pb8(6) kc5(4)", "w KQ - - 4 10");
    for role in ["Q", "R", "B", "N"] {
        assert_eq!(moves_of(&text, &format!("Pb8(6)={role},O")), "-O -O-O");
    }
    let castled = after(&text, "Pb8(6)=Q,O-O");
    assert!(castled.contains(",QL1(3)w:2/R1,") && castled.contains("KL1(3)w:2/RK,"), "{castled}");
    assert!(castled.ends_with(" b - - - 5 10"), "{castled}");
    // A double step after it can be answered en passant; and it resets the clock.
    let stepped = after(&text, "Pb8(6)=N,Pc2(2)-c4(4)");
    assert!(stepped.ends_with(" b KQ c3(4) - 0 10"), "{stepped}");
    assert_eq!(moves_of(&stepped, "Pd4(2)x"), "c3(2) c3(4)");

    // A board move after it may promote another own pawn, and leave one of Black's waiting.
    let boards = "QL1(3)w KL6(7)w QL5(7)b KL5(7)b";
    let text = meder(boards, "Kd4(2) Pb8(6) Pe8(6) pb1(2) ka4(7)", "w - - - 4 10");
    let four = |to: &str| ["B", "N", "Q", "R"].map(|role| format!("{to}={role}")).join(" ");
    let targets = [four("KL4(5)"), four("QL6(7)")].join(" ");
    assert_eq!(moves_of(&text, "Pb8(6)=N,KL6(7)-"), targets);
    let both = after(&text, "Pb8(6)=N,KL6(7)-KL4(5)=Q");
    assert_eq!(field(&both, 1), "2K1/4/4/p3|4/4/4/4|N2Q/4/4/4");
    assert!(both.ends_with(" b - - - 5 10") && checked(&both), "{both}");
    assert_eq!(moves_of(&text, "Pb8(6)=N,QL1(3)-"), "KL1(3) QL2(3) QL3(5)");
    let next = after(&text, "Pb8(6)=N,QL1(3)-QL3(5)");
    assert!(legal_moves(&next).expect("valid").iter().all(|mv| mv.starts_with("Pb1(2)=")));
    assert_eq!(moves_of(&next, "Pb1(2)=N,N"), "b1(2)-a3(5) b1(2)-c3(2) b1(2)-c3(4) b1(2)-d2(2)");
}

/// C5 with and around waiting pawns: a prevented board move saves nobody from stalemate, and the clock waits for none.
#[test]
fn endings() {
    // The rooks hold the files c and e, the knight d7; QL6(7) is pinned to its peg by the pawn, KL1(3) is White's king's.
    let pieces = "Ke0(3) Rc1(2) Re1(2) Nb6(6) kd8(6)";
    let boards = "QL1(3)w QL2(3)w KL1(3)b QL6(7)b";
    let text = meder(boards, &format!("{pieces} Pb8(6)"), "b - - - 0 9");
    assert_eq!(outcome(&text), Ok(Some("stalemate".to_string())));
    let text = meder(boards, pieces, "b - - - 0 9");
    assert_eq!(moves_of(&text, ""), "QL6(7)-KL6(7) QL6(7)-QL4(5) QL6(7)-QL5(7)");

    let boards = "QL1(3)w KL1(3)w QL5(7)b KL6(7)b";
    let text = meder(boards, "Kc1(2) Pb8(6) kf9(7)", "w - - - 100 60");
    assert_eq!((outcome(&text), perft(&text, 1)), (Ok(Some("fifty-move".to_string())), 0));
    // C8: from 99 the promotion alone does not start the clock again; a capture by the new piece does.
    let text = meder(boards, "Kc1(2) Pb8(6) nd7(6) kf9(7)", "w - - - 99 60");
    let quiet = after(&text, "Pb8(6)=N,Nb8(6)-c6(6)");
    assert_eq!(outcome(&quiet), Ok(Some("fifty-move".to_string())));
    let taken = after(&text, "Pb8(6)=N,Nb8(6)xd7(6)");
    assert_eq!((outcome(&taken), field(&taken, 7)), (Ok(None), "0".to_string()));
    // Once it is a piece, king and piece against king go on (C5: only bare kings are drawn).
    let lone = meder(boards, "Kc1(2) Pb8(6) kf9(7)", "w - - - 0 60");
    assert_eq!(outcome(&after(&lone, "Pb8(6)=N,Kc1(2)-c2(2)")), Ok(None));
}
