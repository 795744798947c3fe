//! D18: of the landing rule only (a).

use super::*;

fn strict(boards: &str, pieces: &str, rest: &str) -> String {
    position_by(Rules::Strict, boards, pieces, rest)
}

/// The setup is that of `trid`, and of its ten first moves none needs (b).
#[test]
fn initial_position() {
    let text = start("trid-strict").expect("a variant");
    let trid = start("trid").expect("a variant");
    assert_eq!(text, trid.replacen("trid", "trid-strict", 1));
    assert_eq!(normalize(&text), Ok(text.clone()));
    assert_eq!(legal_moves(&text), legal_moves(&trid));
    // Without (b) the pawn of b1(3) never comes down: of the second moves of `trid` after b3 two go, after b4 (b3(2)
    // is empty then) three, and the same after e3, e4: 120 - 10.
    for (first, count) in [("Pb2(2)-b3(2)", 11), ("Pb2(2)-b4(2)", 10), ("Pc2(2)-c3(2)", 12)] {
        let after = apply(&apply(&text, first).expect("legal"), "Pb7(6)-b6(6)").expect("legal");
        assert_eq!(legal_moves(&after).expect("valid").len(), count, "{first}");
    }
    assert_eq!([0, 1, 2, 3].map(|depth| perft(&text, depth)), [1, 10, 100, 1100]);
}

#[test]
fn landings() {
    let levels = |boards: &str, pieces: &str, s: i8, column: &str| {
        let board = board_by(Rules::Strict, boards, pieces);
        let column = Cell::parse(&format!("{column}(1)")).expect("a column").column;
        let mut levels: Vec<i8> = board.landings(s, column).into_iter().map(|cell| cell.level).collect();
        levels.sort();
        levels
    };
    let boards = "QL1(3)w QL2(3)w KL1(3)w KL6(7)b";
    // the chain of (a), up and down, and its end
    assert_eq!(levels(boards, "", 2, "b4"), [2, 3, 4]);
    assert_eq!(levels(boards, "", 4, "b5"), [3, 4]);
    assert_eq!(levels(boards, "pb4(3)", 2, "b4"), [2, 3]);
    assert_eq!(levels(boards, "pb4(2)", 2, "b4"), [2]);
    // no step over the edge: from 2 to b5, from 3 to c4, from 7 to c6
    for (s, column) in [(2, "b5"), (3, "c4"), (7, "c6"), (7, "a5"), (4, "c2")] {
        assert!(levels(boards, "", s, column).is_empty(), "{s} {column}");
    }
    // A rook passes the columns in which it cannot land (D5): c1, d1 have no level 3.
    let text = strict(HOME, "Ke0(3) Ra1(3) ke9(7)", "w - - - 0 9");
    assert_eq!(moves_of(&text, "Ra1(3)-"), "a0(3) b1(2) b1(3) e1(2) e1(3) f1(3)");
    let text = strict(HOME, "Ke0(3) Ra1(3) nd1(2) ke9(7)", "w - - - 0 9");
    assert_eq!(moves_of(&text, "Ra1(3)"), "-a0(3) -b1(2) -b1(3)");
}

#[test]
fn kings_and_pawns() {
    // In `trid` the bishop would attack e0(3), one level up over the edge: that text is an error there.
    let pieces = "Ke0(3) bd1(2) Pb1(3) ke9(7)";
    let text = strict(HOME, pieces, "b - - - 0 5");
    assert!(normalize(&unchecked(HOME, pieces, "b - - - 0 5")).is_err());
    assert_eq!(moves_of(&text, "Bd1(2)-"), "b3(2) c2(2) e2(2)");
    // b2(3) is not in play; with QL3(3) it is, and the chain leads down, and from b3(3) up.
    assert_eq!(moves_of(&strict(HOME, pieces, "w - - - 0 5"), "Pb1(3)"), "");
    let text = strict("QL1(3)w QL3(3)w KL1(3)w KL6(7)b", "Ke0(3) Pb1(3) ke9(7)", "w - - - 0 5");
    assert_eq!(moves_of(&text, "Pb1(3)-"), "b2(2) b2(3) b3(2) b3(3) b3(4)");
    // D10 by (a): from c4(4) to b3(4), from c4(2) to b3(2), from a4(3) nowhere
    let boards = "QL1(3)w QL2(3)b KL1(3)w KL6(7)b";
    let ep = |pawn: &str| {
        let text = strict(boards, &format!("Ke0(3) Pb2(2) ke9(7) {pawn}"), "w - - - 0 5");
        let after = apply(&text, "Pb2(2)-b4(2)").expect("legal");
        (field(&after, 5), moves_of(&after, &format!("P{}x", &pawn[1..])))
    };
    assert_eq!(ep("pc4(4)"), ("b3(2)".to_string(), "b3(4)".to_string()));
    assert_eq!(ep("pc4(2)"), ("b3(2)".to_string(), "b3(2)".to_string()));
    assert_eq!(ep("pa4(3)"), ("-".to_string(), String::new()));
    // Control and the kinds of board move are those of `trid`.
    let text = strict("QL1(3)w KL1(3)w QL6(7)b KL6(7)b", "Kc1(2) Nb2(2) ke9(7)", "w - - - 0 5");
    assert_eq!(moves_of(&text, "QL1(3)-"), "QL1(1) QL2(3) QL3(3)");
    assert!(normalize(&text.replace("QL6(7)b", "QL6(7)w")).is_ok());
    assert!(normalize(&text.replace("KL6(7)b:k1", "KL6(7)w:k1")).is_err());
}
