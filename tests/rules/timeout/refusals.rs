//! Why a move is refused: the rule that forbids it and the cells in the way, for every rule that can forbid;
//! and where a malformed text goes wrong.

use crate::common::tables::{marked, pairs, triples};
use crate::common::{self, chess, declared, flat, refused, timeout, why_not};
use hyperply::catalog::AnyGame;
use hyperply::{Code, Game, Language, MAX_MOVE};

/// Pieces, move, and the rule and cells that forbid it; White is to move on eight levels.
const ORDINARY: [(&str, &str, &str); 34] = [
    // What is not there at all.
    ("Kd1L4 kd7L4", "Na1L1-b3L1", "C3 a1L1"),
    ("Kd1L4 kd7L4 Ra1L1", "Na1L1-b3L1", "C3 a1L1"),
    ("Kd1L4 kd7L4 Ra1L1", "Nb3L1", "C3"),
    // T3: the other side's piece.
    ("Kd1L4 kd7L4 na1L1", "Na1L1-b3L1", "T3 a1L1"),
    ("Kd1L4 kd7L4 na1L1", "Na1L1→", "T3 a1L1"),
    // T4: no orthodox move seen from above, or none at all.
    ("Kd1L4 kd7L4 Ra1L1", "Ra1L1-b2L1", "T4"),
    ("Kd1L4 kd7L4 Ra1L1", "Ra1L1-a1L2", "T4 a1L1"),
    ("Kd1L4 kd7L4 Na1L1 Na5L1", "Ng7L1", "T4 a1L1 a5L1"),
    ("Kd1L4 kd7L4", "Kd1L4-d3L4", "T4"),
    // T5: a column in between, with all its pieces.
    ("Kd1L4 kd7L4 Ra1L1 Pa3L2 na3L8", "Ra1L1-a5L1", "T5 a3L2 a3L8"),
    ("Kd1L4 kd7L4 Ba1L1 Nb2L2 ne5L1", "Ba1L1xe5L1", "T5 b2L2"),
    ("Kd1L4 kd7L4 Qa1L1 Nb1L2", "Qa1L1-c1L1", "T5 b1L2"),
    // Without the origin: the piece that could, were nothing in its way, tells why it cannot.
    ("Kd1L4 kd7L4 Ra1L1 Rg2L1 Pa3L2", "Ra5L1", "T5 a3L2"),
    ("Kd1L4 kd7L4 Ra1L1 Rg2L1 Pa5L1 Pa2L1", "Ra5L1", "T5 a2L1"),
    ("Kd1L4 ka7L4 Pf2L1 Pb2L1 nb3L8", "Pb3L1", "T10 b3L8"),
    // T7: an own piece on the cell.
    ("Kd1L4 kd7L4 Ra1L1 Na3L2", "Ra1L1-a3L2", "T7 a3L2"),
    ("Kd1L4 kd7L4 Nc1L4", "Kd1L4-c1L4", "T7 c1L4"),
    // T8: enemies in the column.
    ("Kd1L4 kd7L4 Ra1L1 na3L2 na3L5 Na3L6", "Ra1L1-a3L3", "T8 a3L2 a3L5"),
    ("Kd1L4 kd7L4 Ra1L1 na3L2", "Ra1L1-a3L2", "T8 a3L2"),
    ("Kd1L4 kd7L4 Ra1L1", "Ra1L1xa3L2", "T8"),
    // T10: what pawns do not do.
    ("Kd1L4 ka7L4 Pb2L1", "Pb2L1-b5L1", "T10"),
    ("Kd1L4 ka7L4 Pb2L1", "Pb2L1-c3L1", "T10"),
    ("Kd1L4 ka7L4 Pb3L1", "Pb3L1-b5L1", "T10 b3L1"),
    ("Kd1L4 ka7L4 Pb2L1 Nb3L8", "Pb2L1-b4L1", "T10 b3L8"),
    ("Kd1L4 ka7L4 Pb2L1 nb3L8", "Pb2L1-b3L1", "T10 b3L8"),
    ("Kd1L4 ka7L4 Pb2L1 nb3L8", "Pb2L1xb3L8", "T10 b3L8"),
    ("Kd1L4 ka7L4 Pb2L1 nb4L8", "Pb2L1-b4L1", "T10 b4L8"),
    // T11: a pawn that has not just passed.
    ("Kd1L4 ka7L4 Pb5L1 pc5L3", "Pb5L1xc6L3", "T11 c5L3"),
    // T12: promotions.
    ("Kd1L4 ka4L4 Pb6L1", "Pb6L1-b7L1=K", "T12 b7L1"),
    ("Kd1L4 ka4L4 Pb6L1", "Pb6L1-b7L1=P", "T12 b7L1"),
    ("Kd1L4 ka7L4 Pb5L1", "Pb5L1-b6L1=Q", "T12 b6L1"),
    ("Kd1L4 kg7L4 Ra6L1", "Ra6L1-b6L1=Q", "T12 b6L1"),
    // T15.
    ("Kd1L4 kd7L4 Pa2L1", "Kd1L4→", "T15 d1L4"),
    // T30: nothing is declared here.
    ("Kd1L4 kd7L4 Pa2L1", "Pa2L1→3", "T30 a2L1"),
];

#[test]
fn t3_to_t15_forbid_ordinary_moves() {
    for (pieces, text, reason) in ORDINARY {
        // A pawn that does nothing keeps bare kings away.
        let spare = if pieces.contains("g2L8") { "" } else { " Pg2L8" };
        let game = timeout(&format!("{pieces}{spare}")).game();
        let error = refused(&game, text);
        assert_eq!(error.code(), Code::IllegalMove, "{text}: {error}");
        assert_eq!(why_not(&game, text), reason, "{text}: {error}");
    }
}

#[test]
fn t11_c6_a_capture_in_passing_that_exposes_the_king() {
    let game = common::chess("Ka5 Pd5 rh5 kh8 pe7 pc7").black().game();
    assert_eq!(why_not(&common::play(&game, "Pe7-e5"), "Pd5xe6"), "T13 h5");
    assert_eq!(why_not(&common::play(&game, "Pe7-e6 Ka5-a4 Pe6-e5"), "Pd5xe6"), "T11 e5");
}

#[test]
fn t13_names_the_attackers() {
    let refusal = |pieces: &str, text: &str| why_not(&timeout(pieces).game(), text);
    assert_eq!(refusal("Kd1L4 kg7L4 Rd3L1 rd7L5 rd7L6", "Rd3L1-e3L1"), "T13 d7L5 d7L6");
    assert_eq!(refusal("Kd1L4 kg7L4 re7L5 Pa2L1", "Kd1L4-e1L4"), "T13 e7L5");
    assert_eq!(refusal("Kd1L4 kg7L4 rd7L5 Pa2L1", "Pa2L1-a3L1"), "T13 d7L5");
    assert_eq!(refusal("Kd1L4 kg7L4 Rd3L1 rd7L5", "Rd3L1→"), "T13 d7L5");
    assert_eq!(refusal("Kd1L4 kd3L4 Pa2L1", "Kd1L4-d2L4"), "T13 d3L4");
    let ep = chess("Ke1 ke8 Pe5 pd5 re6").game();
    assert_eq!(why_not(&ep, "exd6"), "T13 e6", "whether or not the pawn has just passed");
    // The capture itself is seen to open the rank.
    let rank = chess("Ka5 kh8 Pe5 pd5 rh5 Pg2").ep("d6").text();
    let game: AnyGame = rank.parse().unwrap();
    assert!(game.to_string().contains(" w - - 0 1"), "{game}");
}

#[test]
fn t14_castling_is_refused() {
    let refusal = |pieces: &str, rights: &str, text: &str| {
        why_not(&timeout(&format!("Kd1L4 kb6L4 Ra1L2 {pieces}")).castling(rights).game(), text)
    };
    assert_eq!(refusal("", "-", "O-O-O(L2-L2)"), "T14", "no right at all");
    assert_eq!(refusal("Rg1L1", "G1", "O-O-O(L2-L2)"), "T14 a1L2", "not this rook");
    assert_eq!(refusal("", "A2", "O-O-O(L3-L2)"), "T14 a1L3");
    assert_eq!(refusal("Nb1L8 Bc1L1", "A2", "O-O-O(L2-L2)"), "T14 b1L8 c1L1");
    assert_eq!(refusal("rd7L1 rd7L2", "A2", "O-O-O(L2-L2)"), "T14 d7L1 d7L2", "in check");
    assert_eq!(refusal("rc7L1", "A2", "O-O-O(L2-L2)"), "T14 c7L1");
    assert_eq!(why_not(&chess("Ke1 ke8 Rh1 rf8 rg8").castling("K").game(), "O-O"), "T14 f8 g8");
}

#[test]
fn t17_to_t20_forbid_returns() {
    let pool = "Bb4L1:1,Ne5L1:0,Pf2L1:2,Qc6L3:2,Pg3L1:4";
    let game = timeout("Kd1L4 ka6L8 nc6L8 Nd6L1 ne7L3 Rb2L1 nf4L2 bg5L1").pool(pool).game();
    for (text, reason) in pairs(
        "// T17: not in Time Out, no round yet, a piece in the origin's column.
         a1L1→Ra2L1 = T17 a1L1 | →Ra2L1 = T17 | e5L1→Ng4L1 = T17 e5L1 | c6L3→Qc5L1 = T17 c6L8
         // T18: out of reach, in the origin's column, behind a stop, on an own piece, beside an enemy.
         b4L1→Bb5L1 = T18 | b4L1→Bb4L2 = T18 b4L1 | b4L1→Be7L1 = T18 d6L1 | b4L1→Bd6L1 = T18 d6L1
         b4L1→Bxd6L2 = T18
         // T19: too far, blocked, straight captures.
         f2L1→Pf5L1 = T19 | f2L1→Pf4L1 = T19 f4L2 | f2L1→Pxf4L2 = T19 f4L2 | f2L1→Pg3L1 = T19
         g3L1→Pg6L1 = T19 g5L1
         // T20: promotions.
         f2L1→Pf3L1=Q = T20 f3L1 | b4L1→Bc3L1=Q = T20 c3L1",
    ) {
        let error = refused(&game, text);
        assert_eq!(why_not(&game, text), reason, "{text}: {error}");
        assert_eq!(error.code(), Code::IllegalMove);
    }
    let beside = timeout("Kd1L4 kg7L4 nd6L3 Nd6L1").pool("Bb4L1:1,Pa2L1:5").game();
    assert_eq!(why_not(&beside, "b4L1→Bd6L2"), "T18 d6L3");
    assert_eq!(why_not(&beside, "b4L1→Bd6L3"), "T18 d6L3");
    assert_eq!(why_not(&beside, "a2L1→Pa7L1=R"), "T20 a7L1");
    let exposed = timeout("Ka1L4 ra7L1 kg7L4").pool("Nb1L4:3").game();
    assert_eq!(why_not(&exposed, "b1L4→Nc3L1"), "T13 a7L1");
}

#[test]
fn t30_forbids() {
    let game = declared("Kd1L4 kg7L4 Ra2L1").pool("Bb4L1:1/3,Nc4L1:2/7").game();
    for (text, reason) in pairs(
        "Ra2L1→, Ra2L1→0, Ra2L1→10, Ra2L1→04 = T30 a2L1 | Ra2L1→2, b4L1→Bc5L1 = T30 b4L1 | Ra2L1→5 = T30 c4L1",
    ) {
        assert_eq!(why_not(&game, text), reason, "{text}");
    }
    let says = |text: &str| refused(&game, text).to_string();
    assert_eq!(says("Ra2L1→10"), "A Time Out lasts 1 to 9 rounds (T30).", "not that a `0` is too much");
    let undeclared = timeout("Kd1L4 kg7L4 Ra2L1").game();
    for text in ["Ra2L1→1", "Ra2L1→10", "Ra2L1→123"] {
        assert_eq!(why_not(&undeclared, text), "T30 a2L1", "{text}");
    }
    let due = declared("Kd1L4 kg7L4 Ra2L1").pool("Bb4L1:3/3,Nc4L1:2/7").game();
    assert_eq!(why_not(&due, "Ra2L1-a3L1"), "T30 b4L1");
    assert_eq!(why_not(&due, "Ra2L1→4"), "T30 b4L1");
    assert_eq!(why_not(&due, "c4L1→Nd6L1"), "T30 c4L1");
}

#[test]
fn t32_chess_has_no_time_out() {
    let start = AnyGame::start("chess").unwrap();
    for (text, at) in [("Qd1→", 3), ("Qd1->", 3), ("→Qd4", 0), ("e4→Qd7", 2)] {
        let error = refused(&start, text);
        assert_eq!(error.rule(), Some("T32"), "{text}");
        assert_eq!(error.at(), Some(at), "{text}");
    }
}

#[test]
fn c3_malformed_texts_tell_where() {
    let game = timeout("Kd1L4 kg7L4 Ra2L1").castling("-").game();
    for (text, at) in marked(
        "^ | ^Xa1L1-a2L1 | Ra2^ | Ra2L^ | Ra2L^9-a3L1 | R^h2L1-a3L1 | Ra^8L1-a3L1 | Ra2L1-^ | Ra2L1-a3L1^x
         Ra2L1-a3L1=^ | Ra2L1-a3L1=^X | Ra2L1→^x | Ra2L1→1^x | a2L1#^→Ra3L1 | a2L1→^x | a2L1→Ra3^ | →^
         →Ra3L1=^ | ^O- | O-O(^ | O-O(L^9) | O-O(L1-^ | O-O(L1-L2^ | O-O(L1-L2)^x | ^O-0 | ^日a1L1-b3L2
         Na1L1-^日",
    )
    .into_iter()
    .chain([("   ", 0)])
    {
        let error = refused(&game, text);
        assert_eq!((error.code(), error.at()), (Code::BadNotation, Some(at)), "{text}: {error}");
        assert_eq!(error.rule(), None, "{text}");
    }
    let error = refused(&game, &"R".repeat(MAX_MOVE + 1));
    assert_eq!(error.code(), Code::TooLarge);
    let error = refused(&flat("Ke1 ke8 Ra2").game(), "Ra2-a9");
    assert_eq!((error.code(), error.at()), (Code::BadNotation, Some(5)));
    assert!(error.to_string().contains("`9`"), "{error}");
}

#[test]
fn t32_malformed_standard_notation() {
    let game = AnyGame::start("chess").unwrap();
    for (text, at) in [("Ne2-", 4), ("x", 0), ("ex", 2), ("N1", 1), ("e9", 1), ("e2e4e5", 4)] {
        let error = refused(&game, text);
        assert_eq!((error.code(), error.at()), (Code::BadNotation, Some(at)), "{text}: {error}");
    }
}

#[test]
fn c3_messages_name_what_they_mean() {
    let message = |pieces: &str, text: &str| refused(&timeout(pieces).game(), text).to_string();
    let rook = message("Kd1L4 kd7L4 Ra1L1 Pa3L2", "Ra1L1-a5L1");
    assert!(rook.contains("a3") && rook.contains("rook") && rook.ends_with("(T5)."), "{rook}");
    let turn = message("Kd1L4 kd7L4 na1L1", "Na1L1-b3L1");
    assert!(turn.contains("Black") && turn.contains("White"), "{turn}");
    let check = message("Kd1L4 kg7L4 rd7L5 Pa2L1", "Pa2L1-a3L1");
    assert!(check.contains("rook on d7L5"), "{check}");
    let passing = message("Kd1L4 ka7L4 Pb5L1 pc5L3", "Pb5L1xc6L3");
    assert_eq!(passing, "The pawn on c5L3 has not just passed c6L3 (T11).");
    let later = declared("Kd1L4 kg7L4").pool("Bb4L1:1/3").game();
    let later = refused(&later, "b4L1→Bc5L1").to_string();
    assert_eq!(later, "The bishop from b4L1 returns in 2 turns, not now (T30).");
}

#[test]
fn hostile_move_texts_never_panic() {
    let tokens = [
        "K", "a1", "L1", "→", "->", "-", "x", "=", "#", "0-0", "O-O-O", "(", ")", "日", "\u{0}", " ", "9",
        "É",
    ];
    for id in ["chess", "timeout-flat", "timeout", "timeout-declared"] {
        let game = AnyGame::start(id).unwrap();
        triples(&tokens, &["", "Pa2L1"], |text| {
            for language in [Language::English, Language::German] {
                let _ = game.parse_move(text, language);
            }
        });
    }
}
