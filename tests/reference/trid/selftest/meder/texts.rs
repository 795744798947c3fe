//! Position texts (M18) and move texts (M19).

use super::*;

fn refused(boards: &str, pieces: &str, rest: &str) {
    let text = unchecked_by(Rules::Meder, boards, pieces, rest);
    assert!(normalize(&text).is_err(), "{text}");
}

#[test]
fn boards() {
    // Black's king on White's board
    let text = meder("QL1(3)w KL1(3)b QL6(7)b KL6(7)w", "Ke0(3) Rf0(3) ke9(7)", "b - - - 0 5");
    assert!(field(&text, 2).contains("KL6(7)w:k1/2"));
    assert!(normalize(&text.replace("trid-meder", "trid")).is_err());
    assert!(field(&after(&text, "Ke9(7)-d8(6)"), 2).contains("KL6(7)w:2/2"));
    let fields: Vec<&str> = text.split(' ').collect();
    let mut reversed: Vec<&str> = fields[2].split(',').collect();
    reversed.reverse();
    assert_eq!(normalize(&text.replace(fields[2], &reversed.join(","))), Ok(text.clone()));
    for (from, to) in [
        ("QL1(3)w", "QL1(3)b"),
        ("QL1(3)w", "QL1(1)w"),
        ("QL1(3)w", "QL3(3)w"),
        ("QL1(3)w", "QL6(7)w"),
        ("QL1(3)w", "QL6(5)w"),
        ("QL1(3)w", "QL1(3)x"),
        ("QL1(3)w:", "QL1(3):"),
        ("QL6(7)b", "QL6(7)w"),
        (",QL1(3)w:2/2", ""),
        ("QL1(3)w:2/2", "QL1(3)w:2/2,QL2(3)w:2/2"),
        ("b - - - 0", "b - - - - 0"),
        ("b - - - 0", "b - - 0"),
        ("trid-meder", "trid-Meder"),
    ] {
        let bad = text.replacen(from, to, 1);
        assert_ne!(bad, text);
        assert!(normalize(&bad).is_err(), "{bad}");
    }
}

#[test]
fn pawns() {
    // MOVED: pawns on starting cells of their colour alone
    let text = meder(HOME, "Ke0(3) Pb1(3) Pc2(2) pd2(2) ke9(7)", "b - - b1(3)c2(2) 0 5");
    assert_eq!(normalize(&text.replace("b1(3)c2(2)", "c2(2)b1(3)")), Ok(text.clone()));
    for bad in ["d2(2)", "c2(2)c2(2)", "c3(2)"] {
        assert!(normalize(&text.replace("b1(3)c2(2)", bad)).is_err(), "{bad}");
    }
    // promotion ranks (C2)
    refused(HOME, "Ke0(3) Pc8(6) ke9(7)", "w - - - 0 5");
    refused(HOME, "Ke0(3) Pc8(6) ke9(7)", "b - - - 0 5");
    refused(HOME, "Ke0(3) Pa9(7) ke9(7)", "w - - - 0 5");
    refused(HOME, "Ke0(3) pb0(3) ke9(7)", "b - - - 0 5");
    meder(HOME, "Ke0(3) Pa8(7) Pb8(6) Pb8(7) pb1(2) ke9(7)", "b - - - 0 5");
    meder(HOME, "Ke0(3) Pa0(3) ke9(7)", "b - - - 0 5");
    // EP: pawn, passed column, starting cell
    let good = meder(HOME, "Ke0(3) Pc4(4) pd4(2) ke9(7)", "b - c3(4) - 0 5");
    assert_eq!(normalize(&good), Ok(good.clone()));
    for bad in ["c3(2)", "c3(6)", "d3(2)", "c5(4)", "c3"] {
        assert!(normalize(&good.replace("c3(4)", bad)).is_err(), "{bad}");
    }
    refused(HOME, "Ke0(3) Pc4(4) pd4(2) nc3(2) ke9(7)", "b - c3(4) - 0 5");
    refused(HOME, "Ke0(3) Pc4(4) pd4(2) nc2(2) ke9(7)", "b - c3(4) - 0 5");
    let dead = unchecked_by(Rules::Meder, HOME, "Ke0(3) Pc4(4) ke9(7)", "b - c3(4) - 0 5");
    assert_eq!(normalize(&dead), Ok(dead.replace("c3(4)", "-")));
}

#[test]
fn waiting_pawns() {
    let boards = "QL1(3)w KL1(3)w QL5(7)b KL5(7)b";
    meder(boards, "Ke0(3) Pb8(6) kc5(4)", "w - - - 0 5");
    meder(boards, "Ke0(3) Pe8(6) kc5(4)", "w - - - 0 5");
    // of the side that has moved; two; one too far in; one that would attack
    refused(boards, "Ke0(3) Pb8(6) kc5(4)", "b - - - 0 5");
    refused(boards, "Kd1(2) Pb8(6) Pe8(6) kc5(4)", "w - - - 0 5");
    refused(boards, "Ke0(3) Pd8(6) kc5(4)", "w - - - 0 5");
    refused(boards, "Ke0(3) Pb8(6) kc6(4)", "w - - - 0 5");
    // EP is `-`
    let pieces = "Ke0(3) Pb8(6) Pd5(4) pc5(4) kf5(7)";
    meder(boards, pieces, "w - - - 0 5");
    refused(boards, pieces, "w - c6(4) - 0 5");
    meder(boards, "Ke0(3) Pd5(4) pc5(4) kf5(7)", "w - c6(4) - 0 5");

    let boards = "QL2(3)w KL2(3)w QL6(7)b KL6(7)b";
    meder(boards, "Kc5(4) pb1(2) ke9(7)", "b - - - 0 5");
    meder(boards, "Kc5(4) pe1(2) ke9(7)", "b - - - 0 5");
    refused(boards, "Kc5(4) pb1(2) ke9(7)", "w - - - 0 5");
    refused(boards, "Kc5(4) pb1(2) pe1(2) ke9(7)", "b - - - 0 5");
    refused(boards, "Kc3(4) pb1(2) ke9(7)", "b - - - 0 5"); // a knight's leap
    // The other rules know nothing of it.
    refused_by_others(boards, "Kc5(4) pb1(2) ke9(7)", "b - - - 0 5");
}

fn refused_by_others(boards: &str, pieces: &str, rest: &str) {
    for rules in [Rules::Truelove, Rules::Strict] {
        assert!(normalize(&unchecked_by(rules, boards, pieces, rest)).is_err());
    }
}

/// M19: the canonical texts, and nothing else.
#[test]
fn moves() {
    let text = start("trid-meder").expect("a variant");
    assert!(apply(&text, "Nb1(2)-c3(4)").is_ok());
    for mv in ["Nc3N", "Nb1-c3 4", "Nc3(4)", "Nb1(2)-c3(3)", "Nb1(2)xc3(4)", "O-O", "QL1(3)-QL3(5)", "", ","]
    {
        assert!(apply(&text, mv).is_err(), "{mv}");
    }
    let text =
        meder("QL1(3)w QL4(5)w KL1(3)b KL6(7)b", "Ke0(3) Rf0(3) Pc7(6) Pa7(5) kd7(6) rf8(7)", "w K - - 0 5");
    for mv in ["Rf0(3)xf8(7)", "Pc7(6)-c8(6)=Q", "QL4(5)-QL6(7)=Q", "QL1(3)-QL3(5)"] {
        assert!(apply(&text, mv).is_ok(), "{mv}");
    }
    for mv in ["Pc7(6)-c8(6)", "QL4(5)-QL6(7)", "QL4(5)-QL6(7)=K", "QL1(3)-QL3(5)=Q", "O-O"] {
        assert!(apply(&text, mv).is_err(), "{mv}");
    }
}
