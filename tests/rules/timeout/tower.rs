//! T33: the tower without Time Out and without speed moves.

use crate::common::tables::{pairs, texts};
use crate::common::texts::error;
use crate::common::{
    ending, expand, moves, piece_moves, pieces, play, refused, rest, sorted, starting, timeout, tower,
    why_not,
};
use hyperply::catalog::AnyGame;
use hyperply::describe::Describe;
use hyperply::record::Record;
use hyperply::{Code, Game, Language};

#[test]
fn t33_the_start_and_its_moves() {
    let start = AnyGame::start("tower").unwrap();
    let of_timeout = AnyGame::start("timeout").unwrap();
    let text = of_timeout.to_string().replacen("timeout", "tower", 1);
    assert_eq!(start.to_string(), text.strip_suffix(" - -").unwrap());
    assert_eq!(start.to_string().split(' ').count(), 7);
    assert_eq!(rest(&start), "w A1A4A5A8G1G4G5G8a1a4a5a8g1g4g5g8 - 0 1");
    let mut without = moves(&of_timeout);
    without.retain(|m| !m.contains('→'));
    assert_eq!(moves(&start), without);
    // 28 pawns to 2 columns of 8 levels; 8 knights to 2 empty columns and to 4 free levels of one with pawns; 8
    // rooks and 8 bishops to 4 levels of 2 columns; 3 queens and a king to 4 levels of 5.
    assert_eq!(without.len(), 28 * 16 + 8 * (16 + 4) + 8 * 8 + 8 * 8 + 4 * 20);
}

#[test]
fn t33_texts_have_seven_fields() {
    let game = tower("Kd1L4 kd7L4 Ra1L1 Ra1L8 Nc3L5").castling("A1A8").clock(3).number(17).black().game();
    let board = "7/7/7/7/7/7/R6|7/7/7/7/7/7/7|7/7/7/7/7/7/7|3k3/7/7/7/7/7/3K3|7/7/7/7/2N4/7/7|\
                 7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/R6";
    let text = format!("tower {board} b A1A8 - 3 17");
    assert_eq!(game.to_string(), text);
    assert_eq!(text.parse::<AnyGame>().unwrap(), game);
    assert_eq!(pieces(&game), sorted("Kd1L4 kd7L4 Ra1L1 Ra1L8 Nc3L5"));
    // POOL and SPEED do not exist, not even as nothing.
    for late in [" -", " - -", " Nb1L2:3", " Nb1L2:3 -", " - 3:1:2"] {
        assert_eq!(error(&format!("{text}{late}")).code(), Code::BadPosition, "{late}");
    }
    for count in 1..7 {
        let short = text.split(' ').take(count).collect::<Vec<_>>().join(" ");
        assert_eq!(error(&short).code(), Code::BadPosition, "{short}");
    }
    assert_eq!(error(&text.replace("tower", "timeout")).code(), Code::BadPosition, "which has nine");
    assert_eq!(error(&text.replace("A1A8", "A1A5")).rule(), Some("C2"), "no rook on a1L5");
}

#[test]
fn t33_nothing_leaves_and_nothing_returns() {
    let game = tower("Kd1L4 kd7L4 Qe4L4 Pa2L1").game();
    assert!(moves(&game).iter().all(|m| !m.contains('→')));
    assert!(game.rematerializations().is_empty());
    for text in ["Qe4L4→", "Qe4L4→4", "e5L4→Qd6L7", "→Qd6L7", "e5L4→Qxd7L4", "a3L1#4→Pa5L1", "Qe4L4->"]
    {
        let error = refused(&game, text);
        assert_eq!((error.code(), error.rule()), (Code::IllegalMove, Some("T33")), "{text}: {error}");
    }
}

#[test]
fn t33_there_are_no_speed_moves() {
    let mut game = tower("Kd1L4 kd7L4 Pa2L1").game();
    let before = game.clone();
    for agreed in 2..=5 {
        let error = game.agree_speed(agreed).unwrap_err();
        assert_eq!((error.code(), error.rule()), (Code::BadAgreement, Some("T33")));
    }
    assert_eq!(game, before);
}

#[test]
fn t33_the_rules_of_movement_are_those_of_the_tower_with_time_out() {
    for list in texts(
        "Kd1L4 kd7L4 Ra1L1 Pa3L2 na5L8 | Kd1L4 kg7L4 Nc3L1 nd5L2 nd5L7 Pd5L3 | Kd1L4 kg7L4 Pb2L3 pc3L6 Pe6L1
         Kd1L4 kg7L4 qd4L8 Bc2L1",
    ) {
        let mut expected = moves(&timeout(list).game());
        expected.retain(|m| !m.contains('→'));
        assert_eq!(moves(&tower(list).game()), expected, "{list}");
    }
    // T8: three in a column, two of them enemies.
    let game = tower("Kd1L4 kg7L4 Nc3L1 nd5L2 nd5L7 Pd5L3").game();
    assert_eq!(starting(&game, "Nc3L1xd5"), ["Nc3L1xd5L2", "Nc3L1xd5L7"]);
    assert_eq!(why_not(&game, "Nc3L1-d5L1"), "T8 d5L2 d5L7");
    // T11, T12.
    let passed = play(&tower("Kg1L4 ka7L4 Pc2L3 pd4L1").game(), "Pc2L3-c4L5");
    assert_eq!(rest(&passed), "b - c3L5 0 1");
    assert_eq!(starting(&passed, "Pd4L1x"), ["Pd4L1xc3L5"]);
    assert_eq!(pieces(&play(&passed, "Pd4L1xc3L5")), sorted("Kg1L4 ka7L4 pc3L5"));
    let pawn = tower("Kd1L4 kg4L4 Pb6L1").game();
    assert_eq!(piece_moves(&pawn, "Pb6L1"), expand("Pb6L1-b7L*=[QRBN]"));
    // C5: no Time Out answers a check.
    assert_eq!(ending(&tower("Kd1L4 kd7L4").game()), "draw by bare-kings");
    assert_eq!(moves(&tower("Ka1L4 kf7L4 ra7L1 rb7L1 Rg3L8").game()), expand("Rg3L8-a3L*"));
    assert_eq!(ending(&tower("Ka1L4 kg7L4 ra7L1 rb7L1").game()), "black wins by checkmate");
    assert_eq!(ending(&tower("Kd1L4 kd7L4 Pa2L1").clock(100).game()), "draw by fifty-move");
}

#[test]
fn t33_castling_rights_of_each_level() {
    let game = tower("Kd1L4 kd7L4 Ra1L1 Rg1L1 Rg1L8 Pa2L5").castling("A1G1G8").game();
    assert_eq!(starting(&game, "O-O("), expand("O-O(L[18]-L*)"));
    assert_eq!(starting(&game, "O-O-O"), expand("O-O-O(L1-L*)"));
    let rights = |list: &str| rest(&play(&game, list)).split(' ').nth(1).unwrap().to_string();
    assert_eq!(rights("Rg1L8-g2L8"), "A1G1");
    assert_eq!(rights("Ra1L1-b1L3"), "G1G8");
    assert_eq!(rights("Kd1L4-d2L4"), "-");
    assert_eq!(rights("O-O(L8-L5)"), "-");
    assert_eq!(
        pieces(&play(&game, "O-O(L8-L5)")),
        sorted("Kf1L5 Re1L5 Ra1L1 Rg1L1 Pa2L5 kd7L4"),
        "two columns, and the rook to the one that was crossed"
    );
}

#[test]
fn t33_forms_of_moves() {
    let game = tower("Kd1L4 kd7L4 Rg1L8 Na1L1").castling("G8").game();
    for (text, canonical) in
        pairs("Nb3L2, Na1L1-b3L2+, Sa1E1-b3E2 = Na1L1-b3L2 | O-O(L8) = O-O(L8-L8) | 0-0(L8-L2) = O-O(L8-L2)")
    {
        let m = game.parse_move(text, Language::English).expect(text);
        assert_eq!(game.move_text(&m), canonical, "{text}");
    }
}

#[test]
fn t33_records() {
    let text = "[Variant \"tower\"]\n\n1. Pc2L1-c4L5 Pd6L8-d4L2 2. Nb1L4-a3L7 {so} *\n";
    let record = Record::read(text, Language::English).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(record.session().steps().len(), 3);
    let written = record.write();
    assert!(written.contains("[Variant \"tower\"]"), "{written}");
    assert!(written.contains("1. Pc2L1-c4L5 Pd6L8-d4L2 2. Nb1L4-a3L7"), "{written}");
    let again = Record::read(&written, Language::English).unwrap();
    assert_eq!(again.session().position(), record.session().position());
    let away = Record::read(&text.replace("Nb1L4-a3L7", "Nb1L4→"), Language::English).unwrap_err();
    assert_eq!((away.code(), away.rule()), (Code::BadRecord, Some("T33")));
}
