//! M13.

use super::*;

const PIECES: &str = "Ke0(3) Ra0(3) Rf0(3) Pf1(3) ke9(7) ra9(7) rf9(7) pf8(7) pe7(6)";

#[test]
fn exchanges() {
    let text = meder(HOME, PIECES, "w KQkq - - 4 2");
    assert_eq!(moves_of(&text, "O"), "-O -O-O");
    // not as the player's first move
    assert_eq!(moves_of(&meder(HOME, PIECES, "w KQkq - - 4 1"), "O"), "");
    assert_eq!(moves_of(&meder(HOME, PIECES, "b KQkq - - 4 1"), "O"), "");
    assert_eq!(moves_of(&meder(HOME, PIECES, "w Qkq - - 4 2"), "O"), "-O-O");
    let short = after(&text, "O-O");
    assert!(short.ends_with("KL1(3)w:1P/RK,KL6(7)b:kr/1p,QL1(3)w:2/R1,QL6(7)b:r1/2 b kq - - 5 2"), "{short}");
    let long = after(&short, "O-O-O");
    assert!(long.ends_with("KL1(3)w:1P/RK,KL6(7)b:rr/1p,QL1(3)w:2/R1,QL6(7)b:1k/2 w - - - 6 3"), "{long}");
}

/// The king's cell and the cell it goes to; levels and gaps (M5, M6) protect neither.
#[test]
fn attacked_cells() {
    for (enemy, castlings) in [
        ("bc1(2)", "-O"),   // b0
        ("bd1(2)", ""),     // e0
        ("re3(4)", ""),     // e0
        ("rb7(6)", "-O"),   // b0
        ("nd2(2)", ""),     // e0
        ("nc2(2)", "-O"),   // b0
        ("nd1(2)", ""),     // b0 and f0
        ("ne2(2)", "-O-O"), // f0
        ("nd3(4)", "-O -O-O"),
        ("qd4(2)", "-O -O-O"), // c0 and d0 are no cells; e0 and b0 lie on no line of d4
    ] {
        let text = meder(HOME, &format!("{PIECES} {enemy}"), "w KQkq - - 4 2");
        assert_eq!(moves_of(&text, "O"), castlings, "{enemy}");
    }
    // The queen's cell is taken.
    let text = meder(HOME, &format!("{PIECES} Bb0(3)"), "w KQkq - - 4 2");
    assert_eq!(moves_of(&text, "O"), "-O");
    // Without the pawn of f1 the rook of f9 looks over the gap to f0, where the king would go.
    let open = PIECES.replace("Pf1(3) ", "").replace(" pf8(7)", "");
    let text = meder(HOME, &open, "w KQkq - - 4 2");
    assert_eq!(moves_of(&text, "O"), "-O-O");
}

/// A king or rook that a board has carried has moved, as one that walked or was taken.
#[test]
fn rides_forfeit() {
    let rights = |text: &str, mv: &str| field(&after(text, mv), 4);
    let text = meder(HOME, "Ke0(3) Ra0(3) Pa1(3) ke9(7) ra9(7) pa8(7)", "w Qq - - 4 2");
    assert_eq!(rights(&text, "KL1(3)-KL3(5)"), "q");
    assert_eq!(rights(&text, "Ra0(3)-b0(3)"), "q");
    assert_eq!(rights(&text, "Ke0(3)-d1(2)"), "q");
    let text = meder(HOME, "Ke0(3) Pe1(3) Ra0(3) Rf0(3) ke9(7) pe8(7) ra9(7) rf9(7)", "b KQkq - - 4 2");
    assert_eq!(rights(&text, "QL6(7)-QL4(5)"), "KQk");
    assert_eq!(rights(&text, "Ra9(7)xa0(3)"), "Kk");
    // The king rides away, comes back, and his board before him: no castling.
    let text = meder(HOME, "Ke0(3) Ra0(3) Pa1(3) kd8(6) pc7(6)", "w Q - - 4 2");
    assert_eq!(moves_of(&text, "O"), "-O-O");
    let there = after(&text, "KL1(3)-KL3(5) Kd8(6)-c8(6) Ke2(5)-d1(2) Kc8(6)-d8(6)");
    let back = after(&there, "KL3(5)-KL1(3) Kd8(6)-c8(6) Kd1(2)-e0(3) Kc8(6)-d8(6)");
    let home = |text: &str| text.split(' ').skip(1).take(3).collect::<Vec<_>>().join(" ");
    assert_eq!(home(&back), home(&text));
    assert_eq!((field(&back, 4), moves_of(&back, "O")), ("-".to_string(), String::new()));
    // The same with the rook, which rides to e0(3) and back.
    let text = meder("QL1(3)w KL3(5)w QL6(7)b KL6(7)b", "Kd1(2) Ra0(3) kd8(6) pc7(6)", "w - - - 4 2");
    let back = after(&text, "QL1(3)-KL1(3) Kd8(6)-c8(6) KL1(3)-QL1(3)");
    assert!(field(&back, 2).contains("QL1(3)w:2/R1"));
    // A right needs king and rook at home (C2).
    assert!(normalize(&text.replace("w - -", "w Q -")).is_err());
}
