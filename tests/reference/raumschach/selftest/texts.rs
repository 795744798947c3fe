//! Position texts (C2, R12) and move texts (R13): what is canonical, what is refused.

use super::*;

#[test]
fn written_by_hand() {
    let text = position("KAa1 QBc1 uBe1 PCb3 pCd3 NDe5 kEe5 rEb1 BEc1", "b 12 34");
    let board = "5/5/5/5/K4|5/5/5/5/2Q1u|5/5/1P1p1/5/5|4N/5/5/5/5|4k/5/5/5/1rB2";
    assert_eq!(text, format!("raumschach {board} b 12 34"));
}

#[test]
fn refusals() {
    let good = "raumschach 5/5/5/5/K4|5/5/5/5/2Q1u|5/5/1P1p1/5/5|4N/5/5/5/5|4k/5/5/5/1rB2 b 12 34";
    assert_eq!(normalize(good).as_deref(), Ok(good));
    let refused = |from: &str, to: &str| {
        let bad = good.replacen(from, to, 1);
        assert_ne!(bad, good, "{from} is not in {good}");
        assert!(normalize(&bad).is_err(), "{from} -> {to}: {bad}");
    };
    for (from, to) in [
        ("raumschach", "trid"),
        ("raumschach", "Raumschach"),
        ("raumschach ", "raumschach  "),
        ("raumschach ", ""),
        (" 12 34", " 12"),
        (" 12 34", " 12 34 "),
        (" 12 34", " - 12 34"),
        (" 12 34", " 012 34"),
        (" 12 34", " +12 34"),
        (" 12 34", " -1 34"),
        (" 12 34", " 12 0"),
        (" 12 34", " 12 034"),
        (" 12 34", " 12 4294967296"),
        (" 12 34", " x 34"),
        (" b ", " B "),
        (" b ", " - "),
        ("|", "/"),
        ("|", "||"),
        ("|4N/5/5/5/5", ""),
        ("4N/5/5/5/5", "4N/5/5/5"),
        ("4N/5/5/5/5", "4N/5/5/5/5/5"),
        ("4N/5/5/5/5", "4N/5/5/5/"),
        ("5/5/5/5/K4", "5/5/5/5/K5"),
        ("5/5/5/5/K4", "5/5/5/5/K3"),
        ("5/5/5/5/K4", "5/5/5/5/K22"),
        ("5/5/5/5/K4", "5/5/5/5/K40"),
        ("5/5/5/5/K4", "5/5/5/5/KPPPPP"),
        ("5/5/5/5/K4", "5/5/5/5/5"),
        ("5/5/5/5/K4", "5/5/5/5/KK3"),
        ("5/5/5/5/K4", "5/5/5/5/k4"),
        ("5/5/5/5/K4", "5/5/5/5/K3-"),
        ("5/5/5/5/K4", "5/5/5/5/K3\u{e9}"),
        ("2Q1u", "2Q1e"),
        ("2Q1u", "2Q1E"),
        ("4k", "K3k"),
        ("4k", "k3k"),
        ("4k", "P3k"),
        ("5/5/5/5/K4", "5/5/5/5/Kp3"),
    ] {
        refused(from, to);
    }
    assert!(normalize("").is_err() && legal_moves("").is_err() && outcome("raumschach").is_err());
}

/// R12: only where it would have been promoted may no pawn stand.
#[test]
fn places_of_pawns() {
    for (pawns, good) in [
        ("PEa5", false),
        ("PEc5", false),
        ("pAa1", false),
        ("pAe1", false),
        ("PEa4 PDa5 PAa5 PEa1 PAc1 PBc1", true),
        ("pAc2 pBc1 pEc1 pAc5 pEa5 pDc5", true),
        ("pEc5 PAc1", true),
    ] {
        assert_eq!(normalize(&unchecked(&format!("KCa1 kCe5 {pawns}"), "w 0 9")).is_ok(), good, "{pawns}");
    }
}

/// C2: the side not to move is not in check; the side to move may be, by more men than a game brings about. What is
/// not listed is accepted.
#[test]
fn checks_and_numbers_of_men() {
    for (men, good) in [
        ("KAa1 RCe5 kEe5", false),
        ("KAa1 BEb2 kEe5", false),
        ("KAa1 UBb2 kEe5", false),
        ("KAa1 NEc4 kEe5", false),
        ("KAa1 PEd4 kEe5", false),
        ("KDd4 QAa1 kEe5", false),
        ("KAa1 RCe5 NDe5 kEe5", true),
        ("KAa1 rAa5 rEa1 rAe1 bAe5 kEe5", true),
        ("KAa1 QAa2 QAa3 QAa4 kEc5", true),
    ] {
        assert_eq!(normalize(&unchecked(men, "w 0 9")).is_ok(), good, "{men}");
    }
}

/// C3: only canonical texts of legal moves.
#[test]
fn refused_moves() {
    for mv in [
        "NAc3",
        "NAb1Ac3",
        "NAb1xAc3",
        "Ab1-Ac3",
        "nAb1-Ac3",
        "NAb1-Ad2",
        "PAa2-Aa4",
        "PAa2-Ca2",
        "PAa2-Ba2",
        "PAa2-Aa3=Q",
        "PEa4-Ea3",
        "RAa1-Aa3",
        "QBc1xEc5",
        "O-O",
        "",
    ] {
        assert!(apply(&initial(), mv).is_err(), "{mv}");
    }
    let text = position("KAb1 kCa5 PEc4", "w 7 9");
    for mv in ["PEc4-Ec5", "PEc4-Ec5=K", "PEc4-Ec5=P", "PEc4-Ec5=E", "PEc4-Ec5=q"] {
        assert!(apply(&text, mv).is_err(), "{mv}");
    }
}
