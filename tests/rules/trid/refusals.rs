//! Why a move is refused: the rule that forbids it and the cells in the way, or missing from it. Boards are
//! in `boards.rs`, castling in `movement.rs`.

use crate::common::trid::{HOME, trid};
use crate::common::{self, refused, why_not};
use hyperply::catalog::AnyGame;
use hyperply::{Code, Game};

/// Pieces, boards, move, and the rule and cells that forbid it; White is to move, with kings on e0 and f9.
const ORDINARY: [(&str, &str, &str, &str); 48] = [
    // What is not there at all.
    ("", HOME, "Nb1(2)-c3(2)", "C3 b1(2)"),
    ("Rb1(2)", HOME, "Nb1(2)-c3(2)", "C3 b1(2)"),
    ("Rb1(2)", HOME, "Nc3(2)", "C3"),
    ("Nb1(2)", HOME, "Nc5(2)", "D1"),
    ("Nb1(2)", HOME, "Nb1(2)-d0(2)", "D1"),
    ("Pc2(2)", HOME, "Pc6(6)", "D9 c2(2) e4(2)"),
    ("Rb1(2)", HOME, "Rc1-c3(2)", "C3"),
    ("", HOME, "Na4(3)-c3(2)", "D3 a4(3)"),
    ("", HOME, "Nc5(2)-c3(2)", "D1"),
    // D4: the other side's piece.
    ("nb1(2)", HOME, "Nb1(2)-c3(2)", "D4 b1(2)"),
    // D5: no orthodox move seen from above, or none at all; stopped; a gap.
    ("Rb1(2)", HOME, "Rb1(2)-c2(2)", "D5"),
    ("Rb1(2)", HOME, "Rb1(2)-b1(3)", "D5 b1(2)"),
    ("Rb1(2) Rd2(2)", HOME, "Rc4(2)", "D5 b1(2) d2(2)"),
    ("Rb1(2) Nb2(2) nb3(4)", HOME, "Rb1(2)-b4(2)", "D5 b2(2) b3(4)"),
    ("Ra1(3)", "QL1(3)w KL1(3)w QL2(3)w KL6(7)b", "Ra1(3)-a5(3)", "D5"),
    // Without the origin: the piece that could, were nothing in its way.
    ("Rb1(2) Rd2(2) Nb2(2)", HOME, "Rb4(2)", "D5 b2(2)"),
    ("Rd4(4)", HOME, "Rb4(2)", "D6 b4(3)"),
    // D3: columns and cells that are not in play now; D1: what is no cell at all.
    ("Nb1(2)", HOME, "Nb1(2)-a3(3)", "D5"),
    ("Rb3(2)", "QL3(3)w KL1(3)w QL1(3)w KL6(7)b", "Rb3(2)-a3(5)", "D6 a3(5)"),
    ("Nb1(2)", HOME, "Nb1(2)-c3(3)", "D1"),
    ("Nb1(2)", HOME, "Nb1(2)-d2(4)", "D1"),
    // D6: a level of the chain is missing, or occupied.
    ("Nb1(2)", HOME, "Nb1(2)-c3(4)", "D6 c3(3)"),
    ("Rc3(2)", "QL3(3)w KL1(3)w QL1(3)w KL6(7)b", "Rc3(2)-d3(4)", "D6 d3(3)"),
    ("Rc3(2) Nb3(3)", "QL3(3)w KL1(3)w QL1(3)w KL6(7)b", "Rc3(2)-b3(4)", "D6 b3(3)"),
    ("Rc3(2) Nb3(2)", "QL3(3)w KL1(3)w QL1(3)w KL6(7)b", "Rc3(2)-b3(3)", "D6 b3(2)"),
    ("Rc3(2) Nb3(2)", "QL3(3)w KL1(3)w QL1(3)w KL6(7)b", "Rc3(2)-b3(2)", "D7 b3(2)"),
    ("Rb8(7) Nc8(6)", "QL6(7)w KL1(3)w QL6(5)w KL6(7)b", "Rb8(7)-c8(6)", "D7 c8(6)"),
    // D6: from one main board to the next, and too far.
    ("Rc4(2)", HOME, "Rc4(2)-c5(4)", "D6 c5(4)"),
    ("Rc4(2)", HOME, "Rc4(2)-c6(6)", "D6 c6(4)"),
    ("Rc4(2)", HOME, "Rc4(2)-c8(6)", "D6 c8(6)"),
    // D7: what stands there, or does not.
    ("Rc1(2) Nc3(2)", HOME, "Rc1(2)-c3(2)", "D7 c3(2)"),
    ("Rc1(2) Nc3(2)", HOME, "Rc1(2)xc3(2)", "D7 c3(2)"),
    ("Rc1(2) nc3(2)", HOME, "Rc1(2)-c3(2)", "D7 c3(2)"),
    ("Rc1(2)", HOME, "Rc1(2)xc3(2)", "D7"),
    // D9: what pawns do not do.
    ("Pc2(2)", HOME, "Pc2(2)-c5(4)", "D9"),
    ("Pc2(2)", HOME, "Pc2(2)-c1(2)", "D9"),
    ("Pc2(2)", HOME, "Pc2(2)-d3(2)", "D9"),
    ("Pc3(2)", HOME, "Pc3(2)-c5(4)", "D9 c3(2)"),
    ("Pc2(2) Nc3(4)", HOME, "Pc2(2)-c4(2)", "D9 c3(4)"),
    ("Pc2(2) nc3(2)", HOME, "Pc2(2)xc3(2)", "D9 c3(2)"),
    ("Pc2(2) nc3(2)", HOME, "Pc2(2)-c3(2)", "D9 c3(2)"),
    ("Pa1(3)", HOME, "Pa1(3)-a2(3)", "D9"),
    ("Pa1(3)", "QL1(3)w KL1(3)w QL2(3)w KL6(7)b", "Pa1(3)-a3(3)", "D9"),
    ("Pc4(2)", HOME, "Pc4(2)-c5(4)", "D6 c5(4)"),
    ("Pc2(2)", HOME, "Pc2(2)xd3(2)", "D7"),
    ("Pc3(2) nb4(4)", HOME, "Pc3(2)xb4(4)", "D6 b4(3)"),
    // D11.
    ("Pc6(6)", HOME, "Pc6(6)-c7(6)=Q", "D11 c7(6)"),
    ("Rc6(6)", HOME, "Rc6(6)-c7(6)=Q", "D11 c7(6)"),
];

#[test]
fn d3_to_d11_forbid_ordinary_moves() {
    for (pieces, boards, text, reason) in ORDINARY {
        // A pawn that does nothing keeps bare kings away.
        let game = trid(&format!("Ke0(3) kf9(7) {pieces} Pe4(2)")).boards(boards).game();
        let error = refused(&game, text);
        assert_eq!(error.code(), Code::IllegalMove, "{text}: {error}");
        assert_eq!(why_not(&game, text), reason, "{pieces}, {text}: {error}");
    }
}

#[test]
fn d6_messages_name_the_level() {
    let message = |pieces: &str, boards: &str, text: &str| {
        let game = trid(&format!("Ke0(3) kf9(7) {pieces} Pe4(2)")).boards(boards).game();
        refused(&game, text).to_string()
    };
    let bridge = "QL3(3)w KL1(3)w QL1(3)w KL6(7)b";
    assert_eq!(
        message("Nb1(2)", HOME, "Nb1(2)-c3(4)"),
        "The knight on b1(2) can't land on level 4: level 3 of c3 is not in play (D6)."
    );
    assert_eq!(
        message("Rc3(2) Nb3(3)", bridge, "Rc3(2)-b3(4)"),
        "The rook on c3(2) can't land on level 4: level 3 of b3 is occupied (D6)."
    );
    assert_eq!(
        message("Rc4(2)", HOME, "Rc4(2)-c5(4)"),
        "The rook on c4(2) can't land on level 4: from the edge of its board it would step from one main board to \
         another, to level 4 of c5 (D6)."
    );
    assert_eq!(
        message("Rb8(7)", "QL6(7)w KL1(3)w QL1(3)w KL6(7)b", "Rb8(7)-b1(2)"),
        "The rook on b8(7) can't land on level 2: the nearest level of b1, 3, is more than three levels away (D6)."
    );
    assert_eq!(
        message("Ra1(3)", "QL1(3)w KL1(3)w QL2(3)w KL6(7)b", "Ra1(3)-a5(3)"),
        "The rook on a1(3) is blocked, because no board has a cell in columns a2, a3 now (D5)."
    );
    assert_eq!(
        message("Rb3(2)", bridge, "Rb3(2)-a3(5)"),
        "a3(5) is not in play: no board is on QL3(5) (D6)."
    );
}

#[test]
fn d8_names_the_attackers() {
    let refusal = |pieces: &str, text: &str| why_not(&trid(pieces).game(), text);
    assert_eq!(refusal("Kc1(2) kf9(7) Rc3(2) rc4(2)", "Rc3(2)-d3(2)"), "D8 c4(2)");
    assert_eq!(refusal("Kc1(2) kf9(7) rd4(2) rb4(2) Pe2(2)", "Kc1(2)-d1(2)"), "D8 d4(2)");
    assert_eq!(refusal("Kc1(2) kf9(7) rc4(2) Pe2(2)", "Pe2(2)-e3(2)"), "D8 c4(2)");
}

#[test]
fn d5_names_the_first_obstacle() {
    let start = AnyGame::start("trid").unwrap();
    assert_eq!(
        refused(&start, "Ra0(3)-a4(3)").to_string(),
        "No board has a cell in column a4 now, on any level (D5)."
    );
    let message = |pieces: &str| {
        let game = trid(&format!("Kc1(2) kf9(7) {pieces}")).boards("QL1(3)w KL1(3)w QL2(3)w KL6(7)b").game();
        let error = refused(&game, "Ra0(3)-a5(3)");
        (error.to_string(), error.cells().join(" "))
    };
    let gap =
        "The rook on a0(3) is blocked, because no board has a cell in columns a2, a3 now (D5).".to_string();
    assert_eq!(message("Ra0(3)"), (gap.clone(), String::new()));
    assert_eq!(message("Ra0(3) Pa4(3)"), (gap, String::new()));
    let piece = "The rook on a0(3) is blocked in column a1 (D5).".to_string();
    assert_eq!(message("Ra0(3) Pa1(3)"), (piece, "a1(3)".to_string()));
}

#[test]
fn c3_names_the_piece_that_is_not_there() {
    let game = trid("Ke0(3) kf9(7) Rc1(2) nb8(6)").game();
    let message = |text: &str| refused(&game, text).to_string();
    assert_eq!(message("Nc3(2)"), "White has no knight (C3).");
    assert_eq!(message("Nd1-c3(2)"), "White has no knight in column d1 (C3).");
    assert_eq!(message("Nc1-c3(2)"), "The piece on c1(2) is a rook, not a knight (C3).");
    assert_eq!(message("Nb8-c6(6)"), "The piece on b8(6) is Black's, but it is White's turn (D4).");
}

#[test]
fn d10_says_why_a_pawn_is_not_taken_in_passing() {
    let game = trid("Ke0(3) kd8(6) Pb3(4) pc3(2)").black().game();
    assert_eq!(why_not(&game, "Pc3(2)xb2(2)"), "D10 b3(4)");
    let message = refused(&game, "Pc3(2)xb2(2)").to_string();
    assert_eq!(message, "The pawn on b3(4) has not just passed column b2 (D10).");
    // Only level 2 is within reach, on which the capture is legal.
    let game = trid("Ke0(3) kd8(6) Pb3(4) pc3(2)").ep("b2(4)").black().game();
    assert_eq!(game.legal_moves().len(), game.count_moves() as usize);
    assert_eq!(why_not(&game, "Pc3(2)xb2(3)"), "D6 b2(3)");
    assert_eq!(why_not(&game, "Pc3(2)xb2(2)=Q"), "D11 b2(2)");
    // After a double step whose field is dropped (C6): the king would be exposed, or no level is within reach.
    let pinned = trid("Ke0(3) Rb4(2) pc4(2) ke4(2) Pd2(2)").game();
    let pinned = common::play(&pinned, "Pd2(2)-d4(2)");
    assert_eq!(why_not(&pinned, "Pc4(2)xd3(2)"), "D8 b4(2)");
    assert_eq!(why_not(&common::play(&pinned, "Ke4(2)-e3(2) Ke0(3)-f0(3)"), "Pc4(2)xd3(2)"), "D10 d4(2)");
    let above = trid("Ke0(3) kd8(6) pc3(4) Pb1(3)").game();
    assert_eq!(
        why_not(&common::play(&above, "Pb1(3)-b3(2)"), "Pc3(4)xb2(2)"),
        "D6 b2(2)",
        "from main board to main board"
    );
}

#[test]
fn c4_nothing_is_legal_once_the_game_is_over() {
    let over = trid("Ke0(3) kf9(7)").game();
    let error = refused(&over, "Ke0(3)-d1(2)");
    assert_eq!((error.code(), error.rule()), (Code::GameOver, Some("C4")));
}

#[test]
fn t23_there_are_no_speed_moves() {
    use hyperply::describe::Describe;
    let error = AnyGame::start("trid").unwrap().agree_speed(2).unwrap_err();
    assert_eq!((error.code(), error.rule()), (Code::BadAgreement, Some("T23")));
}
