//! Position texts (C2, D16): what is canonical, what is read, what is refused.

use super::*;

#[test]
fn any_order_is_read() {
    let text =
        position(HOME, "Ke0(3) Ra0(3) Rf0(3) Pb1(3) Pc2(2) ke9(7) pd7(6)", "w KQ - b1(3)c2(2)d7(6) 0 5");
    let shuffled = text.replace("KQ", "QK").replace("b1(3)c2(2)d7(6)", "d7(6)b1(3)c2(2)");
    assert_ne!(text, shuffled);
    assert_eq!(normalize(&shuffled), Ok(text.clone()));
    let fields: Vec<&str> = text.split(' ').collect();
    let mut boards: Vec<&str> = fields[2].split(',').collect();
    boards.reverse();
    assert_eq!(normalize(&text.replace(fields[2], &boards.join(","))), Ok(text));
}

/// C2: a field without a legal capture is dropped, here for want of a pawn and for a pin.
#[test]
fn dead_en_passant_is_dropped() {
    let text = unchecked(HOME, "Ke0(3) Pc4(2) ke9(7)", "b - c3(2) - 0 5");
    assert_eq!(normalize(&text), Ok(text.replace("c3(2)", "-")));
    let text = position(HOME, "Ke0(3) Pc4(2) pd4(2) ke9(7)", "b - c3(2) - 0 5");
    assert_eq!(moves_of(&text, "Pd4(2)x"), "c3(2)");
    // c3(4) is within reach, but both pawns would leave rank 4 between the rook of e4(4) and the king of
    // b4(4)
    let text = unchecked(HOME, "Ke0(3) Re4(4) Pc4(2) pd4(4) kb4(4)", "b - c3(2) - 0 5");
    assert_eq!(normalize(&text), Ok(text.replace("c3(2)", "-")));
}

#[test]
fn refusals() {
    let good = position(HOME, "Ke0(3) Ra0(3) Pb1(3) Pc4(2) pd4(2) ke9(7)", "b Q c3(2) b1(3) 0 5");
    let refused = |from: &str, to: &str| {
        let bad = good.replacen(from, to, 1);
        assert_ne!(bad, good, "{from} is not in {good}");
        assert!(normalize(&bad).is_err(), "{from} -> {to}: {bad}");
    };
    for (from, to) in [
        ("trid", "chess"),
        (" 0 5", " 0"),
        (" 0 5", " 0  5"),
        (" 0 5", " 00 5"),
        (" 0 5", " +0 5"),
        (" 0 5", " 0 0"),
        (" 0 5", " 0 99999999999"),
        (" b Q", " B Q"),
        (" Q ", " K "),
        (" Q ", " QQ "),
        (" Q ", " x "),
        (" Q ", "  "),
        (" c3(2)", " c3"),
        (" c3(2)", " c3(4)"),
        (" c3(2)", " c2(2)"),
        (" c3(2)", " a3(2)"),
        (" c3(2)", " g3(2)"),
        (" b1(3) ", " b1(3)b1(3) "),
        (" b1(3) ", " b1(3)c "),
        (" b1(3) ", " c4(2) "),
        (" b1(3) ", " e1(3) "),
        ("|", "/"),
        ("4|", "5|"),
        ("4|", "22|"),
        ("4|", "3|"),
        ("4|", "3x|"),
        ("4|", "PPPPP|"),
        ("QL6(7)b", "KL6(7)b"),
        ("QL6(7)b", "QL6(3)b"),
        ("QL6(7)b", "QL6(7)"),
        ("QL6(7)b", "QL6(7)x"),
        ("QL6(7)b:2/2", "QL6(7)b:2"),
        ("QL6(7)b:2/2", "QL6(7)b:11/2"),
        ("QL6(7)b:2/2", "QL6(7)w:p1/2"),
        ("QL6(7)b:2/2", "QL6(7)w:P1/2"),
        ("QL6(7)b:2/2", "QL6(7)w:k1/2"),
        ("QL6(7)b:2/2", "QL6(7)b:k1/2"),
        (",QL6(7)b:2/2", ""),
        ("QL1(3)w", "QL1(3)b"),
        ("KL1(3)w:2/K1", "KL1(3)w:2/2"),
        ("trid", "trid\u{e9}"),
    ] {
        refused(from, to);
    }
}

/// C2: the side not to move in check; pawns where they would have been promoted (D11); en passant (D16).
#[test]
fn refused_positions() {
    let refused = |boards, pieces, rest| {
        let text = unchecked(boards, pieces, rest);
        assert!(normalize(&text).is_err(), "{text}");
    };
    refused(HOME, "Ke0(3) bd1(2) ke9(7)", "b - - - 0 5");
    refused(HOME, "Ke0(3) Pc8(6) ke9(7)", "b - - - 0 5");
    refused(HOME, "Ke0(3) Pb9(7) ke9(7)", "b - - - 0 5");
    refused("QL1(3)w KL1(3)w QL5(7)b KL6(7)b", "Ke0(3) Pb8(6) ke9(7)", "b - - - 0 5");
    refused("QL2(3)w KL1(3)w QL5(7)b KL6(7)b", "Ke0(3) pb1(2) ke9(7)", "w - - - 0 5");
    refused(HOME, "Ke0(3) pa0(3) ke9(7)", "w - - - 0 5");
    // the starting cell behind is taken, the passed column is not empty, the pawn is of the wrong colour
    refused(HOME, "Ke0(3) Pc4(2) Nc2(2) pd4(2) ke9(7)", "b - c3(2) - 0 5");
    refused(HOME, "Ke0(3) Pc4(2) Nc3(4) pd4(2) ke9(7)", "b - c3(2) - 0 5");
    refused(HOME, "Ke0(3) pc4(2) pd4(2) ke9(7)", "b - c3(2) - 0 5");
    refused(HOME, "Ke0(3) Pc4(2) pd4(2) ke9(7)", "w - c3(2) - 0 5");
    // b1(3) is not in play
    refused("QL2(3)w KL1(3)w QL5(7)b KL6(7)b", "Ke0(3) Pb3(2) pc3(2) ke9(7)", "b - b2(2) - 0 5");
    // a white pawn on White's nearest rank is accepted: boards carry it there (D14)
    position(HOME, "Ke0(3) Pa0(3) Pb1(2) ke9(7)", "w - - - 0 5");
}

#[test]
fn refused_moves() {
    let text = start("trid").expect("a variant");
    for mv in ["O-O", "Nb1(2)-c3(3)", "QL1(3)-QL2(3)", "Nb1-c3", "", "Pb2(2)-b5(2)", "Pb7(6)-b6(6)"] {
        assert!(apply(&text, mv).is_err(), "{mv}");
    }
    assert!(legal_moves("").is_err() && outcome("trid").is_err());
}
