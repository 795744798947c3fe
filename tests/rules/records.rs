//! T29: game records. PGN as others write it, our own, and the source's example lines.

use crate::common::{self, chess, ending, pieces, sorted, timeout};
use hyperply::catalog::AnyGame;
use hyperply::record::{MAX_RECORD, MAX_TAG, MAX_TAGS, Record};
use hyperply::{Action, Code, Error, Game, Language, MAX_COMMENTS, MAX_STEPS, Session};

pub fn read(text: &str) -> Record {
    Record::read(text, Language::English).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

pub fn error(text: &str) -> Error {
    match Record::read(text, Language::English) {
        Ok(record) => panic!("read as {}", record.write()),
        Err(error) => error,
    }
}

/// The canonical texts of what was played; agreements as `{speed n}`.
pub fn played(record: &Record) -> Vec<String> {
    let action = |(before, step): (&AnyGame, &hyperply::Step<AnyGame>)| match &step.action {
        Action::Move(m) => before.move_text(m),
        Action::Speed(n) => format!("{{speed {n}}}"),
        other => panic!("{other:?}"),
    };
    record.session().with_positions().map(action).collect()
}

fn from(text: &str, moves: &str) -> String {
    format!("[Variant \"{}\"]\n[FEN \"{text}\"]\n\n{moves}", text.split(' ').next().unwrap())
}

/// What is written is read again as the same game.
fn assert_round_trip(record: &Record) {
    let text = record.write();
    let again = read(&text);
    assert_eq!(again.session().start(), record.session().start(), "{text}");
    assert_eq!(again.session().position(), record.session().position(), "{text}");
    assert_eq!(played(&again), played(record), "{text}");
    let comments = |record: &Record| -> Vec<String> {
        record.session().steps().iter().map(|step| step.comment().to_string()).collect()
    };
    assert_eq!(comments(&again), comments(record), "{text}");
    for (name, value) in record.tags().filter(|(name, _)| *name != "Result") {
        assert_eq!(again.tag(name), Some(value), "{text}");
    }
    assert_eq!(again.write(), text);
}

/// Anderssen - Kieseritzky, London 1851, the Immortal Game.
const IMMORTAL: &str = r#"[Event "London"]
[Site "London ENG"]
[Date "1851.06.21"]
[Round "?"]
[White "Adolf Anderssen"]
[Black "Lionel \"K\" Kieseritzky"]
[Result "1-0"]
[ECO "C33"]

1.e4 e5 2.f4 {the King's Gambit} exf4 3.Bc4 Qh4+ 4.Kf1 b5 $5 5.Bxb5 Nf6 6.Nf3 Qh6
7.d3 Nh5 8.Nh4 Qg5 9.Nf5 c6 (9...g6 10.h4 (10.g4 Nf6 {)}) 10...Qf6) 10.g4 Nf6 11.Rg1! cxb5?
12.h4 Qg6 13.h5 Qg5 14.Qf3 Ng8 15.Bxf4 Qf6 16.Nc3 Bc5 ; a comment to the end of the line 17. Nothing
% an escaped line with 17. Nonsense in it
17.Nd5 Qxb2 18.Bd6!! Bxg1 19.e5 Qxa1+ 20.Ke2 Na6 21.Nxg7+ Kd8 22.Qf6+ Nxf6
23.Be7# 1-0
"#;

/// Morphy - Duke of Brunswick and Count Isouard, Paris 1858, with castling to the queen's side.
const OPERA: &str = "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6
9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8
17. Rd8# 1-0";

/// Legal's mate, as a German of the time would have noted it.
const LEGAL: &str = "1. e4 e5 2. Sf3 d6 3. Lc4 Lg4 4. Sc3 g6 5. Sxe5 Lxd1 6. Lxf7+ Ke7 7. Sd5# 1-0";

#[test]
fn t29_famous_games_are_read() {
    let immortal = read(IMMORTAL);
    assert_eq!(immortal.session().steps().len(), 45);
    assert_eq!(ending(immortal.session().position()), "white wins by checkmate");
    let end = "chess r1bk3r/p2pBpNp/n4n2/1p1NP2P/6P1/3P4/P1P1K3/q5b1 b - - 1 23";
    assert_eq!(immortal.session().position().to_string(), end);
    let tag = |name: &str| immortal.tag(name).unwrap();
    assert_eq!(tag("Black"), "Lionel \"K\" Kieseritzky");
    assert_eq!(tag("Result"), "1-0");
    assert_eq!(immortal.session().steps()[2].comment(), "the King's Gambit");
    assert_eq!(immortal.session().steps()[31].comment(), "a comment to the end of the line 17. Nothing");
    assert_round_trip(&immortal);
    let text = immortal.write();
    assert!(text.contains("[ECO \"C33\"]") && text.contains(r#"Lionel \"K\" Kies"#), "{text}");
    assert!(text.lines().all(|line| line.len() <= 80), "{text}");

    let opera = read(OPERA);
    assert_eq!(
        opera.session().position().to_string(),
        "chess 1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 1 17"
    );
    assert_eq!(played(&opera)[22], "O-O-O");
    assert_round_trip(&opera);

    let legal = Record::read(LEGAL, Language::German).unwrap();
    assert_eq!(ending(legal.session().position()), "white wins by checkmate");
    assert_eq!(played(&legal)[8], "Nf3xe5");
    assert_round_trip(&legal);
    assert_eq!(error(LEGAL).code(), Code::BadRecord, "no English");
}

#[test]
fn t29_tags_in_the_order_of_pgn() {
    let text = read("1. f3 e5 2. g4 Qh4# 0-1").write();
    let expected = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n\
                    [Black \"?\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
    assert_eq!(text, expected);
    let start = chess("Ke1 ke8 Pa2").black().number(30).clock(4).text();
    let text = read(&from(&start, "30... Kd7 31. a4 *")).write();
    let fen = start.strip_prefix("chess ").unwrap();
    assert!(text.contains(&format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n30... Kd7 31. a4 *")), "{text}");
    assert!(!text.contains("Variant"), "{text}");
}

#[test]
fn t29_results() {
    assert!(read("1. e4 1/2-1/2").write().ends_with("1. e4 1/2-1/2\n"), "what the record says");
    assert!(read("1. e4").write().ends_with("1. e4 *\n"));
    assert!(read("[Result \"1-0\"]\n1. e4").write().contains("[Result \"1-0\"]"));
    let score = read("[Result \"4-6\"]\n1. e4").write();
    assert!(
        score.contains("[Result \"4-6\"]") && score.ends_with("1. e4 *\n"),
        "no result of PGN ends the moves"
    );
    // What the game tells goes before what a tag says.
    assert!(read("[Result \"1/2-1/2\"]\n1. f3 e5 2. g4 Qh4#").write().contains("[Result \"0-1\"]"));
    let moves = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";
    assert!(read(moves).write().ends_with(" 1/2-1/2\n"), "threefold repetition");
}

#[test]
fn t29_what_others_write() {
    for text in [
        "\u{feff}[Variant \"Standard\"]\r\n\r\n1. e4 e5\r\n2. Nf3 *\r\n",
        "1.e4 e5 2.Nf3",
        "1. e4 1... e5 2. Nf3",
        "e4 e5 Nf3",
        "{before} 1. e4 (1. d4 d5) e5 $1 $142 {after} 2. Nf3 {} *",
        "[White \"A\"] [Black \"B\"] 1. e4 e5 2. Nf3! *  ; done",
    ] {
        assert_eq!(played(&read(text)), ["Pe2-e4", "Pe7-e5", "Ng1-f3"], "{text:?}");
    }
    assert!(read("").session().steps().is_empty());
    assert!(read("*").session().steps().is_empty());
}

#[test]
fn t29_round_trips_of_time_out() {
    let mut session = Session::new(AnyGame::start("timeout-flat").unwrap());
    let moves = ["Pe2-e4", "Pd7→", "speed 2", "Qd1→", "Pe4-e5", "Nb8→", "Pf7-f5", "Pe5xf6", "d7→Pd5"];
    for text in moves {
        match text.strip_prefix("speed ") {
            Some(n) => session.agree_speed(n.parse().unwrap()).unwrap(),
            None => {
                let m = session.position().parse_move(text, Language::English).expect(text);
                session.play(&m).unwrap();
            }
        }
    }
    session.comment("a } brace and {speed 3}").unwrap();
    let mut record = Record::new(session);
    record.set_tag("White", "a \\ \"b\"").unwrap();
    let text = record.write();
    let line = "1. Pe2-e4 Pd7→ {speed 2} 2. Qd1→ 3. Pe4-e5 4... Nb8→ 5... Pf7-f5 6. Pe5xf6 d7→Pd5";
    assert!(text.replace('\n', " ").contains(line), "{text}");
    assert!(text.contains("[Variant \"timeout-flat\"]"), "{text}");
    let again = read(&text);
    assert_eq!(played(&again), played(&record));
    assert_eq!(again.session().position(), record.session().position());
    assert_eq!(again.tag("White").unwrap(), "a \\ \"b\"");
}

#[test]
fn t29_records_that_begin_with_black_or_within_a_series() {
    let black = timeout("Kd1L4 kd7L4 pa6L1").black().number(7).text();
    let record = read(&from(&black, "7... Pa6L1-a5L2 8. Kd1L4-d2L4 *"));
    assert_round_trip(&record);
    assert!(record.write().contains("\n7... Pa6L1-a5L2 8. Kd1L4-d2L4 *"), "{}", record.write());
    let within = timeout("Kd1L4 kd7L4 pa6L1").black().number(7).speed("3:2:2").text();
    let record = read(&from(&within, "7... Pa6L1-a5L2 8... Kd7L4-d6L4 9. Kd1L4-d2L4 *"));
    assert_round_trip(&record);
    // In a series each move has its own number, the first one, too.
    let written = read("[Variant \"timeout-flat\"]\n\n1. Pe2-e4 {speed 2} 1... Pe7-e5 2... Pd7-d6 *").write();
    assert!(written.contains("1. Pe2-e4 {speed 2} 1... Pe7-e5 2... Pd7-d6 *"), "{written}");
    let open = timeout("Kd1L4 kd7L4 pa6L1").text();
    let record = read(&from(&open, "1. Kd1L4-d2L4 {speed 4} *"));
    assert_eq!(played(&record), ["Kd1L4-d2L4", "{speed 4}"], "an agreement may come last");
    assert_round_trip(&record);
}

#[test]
fn t29_speed_moves_are_inferred_from_the_numbers() {
    let start = timeout("Kd1L4 kd7L4 Na1L1 pa6L1").number(5).text();
    let moves = "5. Na1L1-b3L1 6. Nb3L1-a1L1 7... Kd7L4-c7L4 8... Kc7L4-d7L4 9. Kd1L4-d2L4 *";
    let record = read(&from(&start, moves));
    assert_eq!(played(&record)[0], "{speed 2}");
    assert_eq!(record.session().steps().len(), 6);
    assert_round_trip(&record);
    // Where a check cut the first series short, the second tells how many were agreed.
    let check = timeout("Kg1L4 ka7L4 Rb1L1 pe6L1").number(5).text();
    let moves = "5. Kg1L4-g2L4 6. Rb1L1-a1L1+ 7... Ka7L4-b7L4 8... Kb7L4-c7L4 9... Kc7L4-d7L4 10. Kg2L4-g1L4";
    let record = read(&from(&check, moves));
    assert_eq!(played(&record)[0], "{speed 3}");
    // A comment says it outright.
    let record = read(&from(&start, "{speed 5} 5. Na1L1-b3L1 6. Nb3L1-a1L1 *"));
    assert_eq!(played(&record)[0], "{speed 5}");
    let record = read(&from(&start, "5. Na1L1-b3L1 {speed 5} 5... Kd7L4-c7L4 6... Kc7L4-d7L4 *"));
    assert_eq!(played(&record), ["Na1L1-b3L1", "{speed 5}", "Kd7L4-c7L4", "Kc7L4-d7L4"]);
}

/// White's pawn from d2 has been away for three rounds: White's next two turns make it five.
const EXAMPLE: &str = "Kd1L1 Qe3L3 Ne1L1 Pa2L1 Nb7L6 Pf3L2 kb7L7 qa7L7 rf1L1 nc7L1 pc6L1";

const GERMAN_LINES: &str = "...    \n12. De3E3-e4E4 Tf1E1xf3E2\n13. Ba2E1→  \n14. →Bd7E6  \n\
                            15. Kd1E1-d2E1  \n16. ... Kb7E7-b6E7\n17. ... Da7E7xb7E6\n";
const ENGLISH_LINES: &str = "...    \n12. Qe3L3-e4L4 Rf1L1xf3L2\n13. Pa2L1→  \n14. →Pd7L6  \n\
                             15. Kd1L1-d2L1  \n16. ... Kb7L7-b6L7\n17. ... Qa7L7xb7L6\n";

#[test]
fn t29_the_sources_lines_12_to_17_read_as_they_stand() {
    // e1 stands between the rook on f1 and the king; c6 and c7 shield b7 from e4 and from the queen on d7.
    let start = timeout(EXAMPLE).number(12).pool("Pd2L1:3").text();
    let expected = [
        "Qe3L3-e4L4",
        "Rf1L1xf3L2",
        "{speed 3}",
        "Pa2L1→",
        "d2L1→Pd7L6=Q",
        "Kd1L1-d2L1",
        "Kb7L7-b6L7",
        "Qa7L7xb7L6",
    ];
    for (lines, language) in [
        (GERMAN_LINES, Language::German),
        (GERMAN_LINES, Language::English),
        (ENGLISH_LINES, Language::English),
        (ENGLISH_LINES, Language::German),
    ] {
        let record = Record::read(&from(&start, lines), language).unwrap();
        assert_eq!(played(&record), expected);
        let end = record.session().position();
        let board = "Kd2L1 Qe4L4 Ne1L1 Qd7L6 kb6L7 qb7L6 rf3L2 nc7L1 pc6L1";
        assert_eq!(pieces(end), sorted(board), "no pawn on d6L6");
        assert_eq!(common::rest(end), "b - - 0 18 Pa2L1:2 3:2:1", "one of Black's three moves is left");
        assert_round_trip(&record);
    }
}

#[test]
fn t29_the_sources_line_18_reads_as_it_stands() {
    let lines = [("18. ... Bd6E6→", Language::German), ("18. ... Pd6L6→", Language::English)];
    for (text, language) in lines {
        for speed in ["-", "3:2:1"] {
            let start = timeout("Kd2L1 kb6L7 pd6L6").black().number(18).speed(speed).text();
            let record = Record::read(&from(&start, text), language).unwrap();
            assert_eq!(played(&record), ["Pd6L6→"]);
            assert_eq!(common::rest(record.session().position()), "w - - 0 19 pd6L6:0 -");
        }
    }
}

/// Why no position makes the whole example legal: move 14 needs column d6 empty, move 18 a pawn there, and
/// none of the moves in between enters it.
#[test]
fn t29_the_sources_example_as_a_whole_is_not_legal() {
    let whole = format!("{ENGLISH_LINES}18. ... Pd6L6→\n");
    let number = |text: &str| whole.find(text).unwrap();
    // With the black pawn on d6L6 from the start, wherever on the d-file White's pawn had left.
    for rank in 2..=6 {
        let start = timeout(&format!("{EXAMPLE} pd6L6")).number(12);
        let most = 7 - rank;
        let start = start.pool(&format!("Pd{rank}L1:{most}")).text();
        let text = from(&start, &whole);
        let error = error(&text);
        assert_eq!(error.code(), Code::BadRecord);
        let rule = if rank == 6 { "T17" } else { "T19" };
        assert_eq!((error.rule(), error.cells()), (Some(rule), &["d6L6".to_string()][..]), "{error}");
        assert_eq!(error.at(), Some(text.find("→Pd7L6").unwrap()), "{error}");
        assert!(error.message().contains("Move 14"), "{error}");
    }
    // Without it, move 18 finds no pawn.
    assert!(number("14.") < number("18."));
    let start = timeout(EXAMPLE).number(12).pool("Pd2L1:3").text();
    let text = from(&start, &whole);
    let error = error(&text);
    assert_eq!((error.rule(), error.cells()), (Some("C3"), &["d6L6".to_string()][..]), "{error}");
    assert_eq!(error.at(), Some(text.find("Pd6L6→").unwrap()));
}

#[test]
fn t29_a_comment_that_reads_like_an_agreement_is_none() {
    // What stands in the record, and what its first two steps are and say.
    let cases = [
        (";speed 3\n", "speed 3", "Pe7-e5"),
        (";speed  \t 3\n", "speed 3", "Pe7-e5"),
        (";speed 9\n", "speed 9", "Pe7-e5"),
        (";speed\n{3}", "speed 3", "Pe7-e5"),
        ("{speed} {3}", "speed 3", "Pe7-e5"),
        ("{speed three}", "speed three", "Pe7-e5"),
        ("{the speed 3}", "the speed 3", "Pe7-e5"),
        ("{speed 3 } ;speed 4\n", "", "{speed 3}"),
        ("{speed\n3}", "", "{speed 3}"),
        ("{ speed \t 3 }", "", "{speed 3}"),
    ];
    for (text, comment, second) in cases {
        let next = if second == "Pe7-e5" { second } else { "Pe7-e5 2... Pd7-d5 3... Pc7-c5" };
        let record = read(&format!("[Variant \"timeout-flat\"]\n1. Pe2-e4 {text} 1... {next} *"));
        assert_eq!(record.session().steps()[0].comment(), comment, "{text:?}");
        assert_eq!(played(&record)[1], second, "{text:?}");
        assert_round_trip(&record);
    }
    let record = read("[Variant \"timeout-flat\"]\n1. Pe2-e4 {speed 3} {so be it} 1... Pe7-e5");
    assert_eq!(record.session().steps()[1].comment(), "so be it", "what follows an agreement is said of it");
    let twice = error("[Variant \"timeout-flat\"]\n{speed 2} {speed 3} 1. Pe2-e4");
    assert_eq!(twice.rule(), Some("T23"), "the first agreement is not forgotten: {twice}");
}

#[test]
fn t29_hostile_comments_and_tags() {
    let hostile = [
        "speed 3",
        "}",
        "{",
        "{speed 2}",
        ";",
        "a\nb",
        "\u{a0}\u{2028}\u{85}",
        "% x",
        "\\\"]",
        "1-0",
        "(",
        "→",
        "\0",
        "\u{feff}",
        "[White \"x\"]",
        "*",
        " speed   5 ",
        "a\r\nspeed 3",
    ];
    for id in ["chess", "timeout-flat", "draughts", "trid"] {
        for text in hostile {
            let mut session = Session::new(AnyGame::start(id).unwrap());
            for _ in 0..3 {
                let m = session.legal_moves()[0];
                session.play(&m).unwrap();
                session.comment(text).unwrap();
            }
            let mut record = Record::new(session);
            for name in ["White", "Note", "speed"] {
                let set = record.set_tag(name, text);
                assert_eq!(set.is_ok(), !text.contains(['\n', '\r']), "{text:?}");
            }
            assert_round_trip(&record);
        }
    }
}

#[test]
fn t29_d17_what_stands_between_moves() {
    let moves = "1. e4 (1. d4 ; nice :)\n 1... d5) e5 2. f4 d5 3. f5 g5 4. fxg6 e.p. *";
    assert_eq!(read(moves).session().steps().len(), 7, "a comment in a variation, and a capture in passing");
    let trid = |moves: &str| played(&read(&format!("[Variant \"trid\"]\n\n{moves}")));
    let expected = ["Nb1(2)-c3(2)", "Ne8(6)-d6(6)", "Pb2(2)-b3(2)"];
    assert_eq!(trid("1 Nb1-c3 2 Ne8-d6 6 2 Pb2-b3 2"), expected);
    assert_eq!(trid("1 Nb1-c3(2) Ne8-d6(6) 2 Pb2-b3(2)"), expected, "numbers without dots");
    assert_eq!(
        trid("1 Nb1-c3(2) Ne8(6)-d6 2 Pb2-b3(2)"),
        expected,
        "d6 has no level 2: the number of the next move"
    );
}

#[test]
fn t29_bad_records() {
    // A record, where its last or only fault begins, and the rule.
    let cases: &[(&str, &str, Option<&str>)] = &[
        ("1. e4 e5 2. Ke3", "Ke3", Some("T4")),
        ("1. e4 e5 2. Pe4-e5", "Pe4-e5", Some("T10")),
        ("1. e4 e5 2. zzz", "zzz", None),
        ("1. e4 e5 2. Nf9", "9", None),
        ("1. e4 e5 3 Nf3", "3 Nf3", None),
        ("1. e4 e5 2. 3. Nf3", "3. Nf3", None),
        ("1. e4 e5 2. 7164", "7164", Some("T4")),
        ("1. e4 e5 2. 12 Nf3", "12 Nf3", None),
        ("1. e4 $ e5", "$ e5", None),
        ("1. e4 e5 2. -- a6", "-- a6", None),
        ("1. e4 e5 [Event \"next\"]", "[Event", None),
        ("[Event \"x\"]\n{ [Variant \"trid\"] }\n[Variant \"xiangqi\"]", "xiangqi", Some("C1")),
        ("1. e4 {no end", "{no", None),
        ("1. e4 (1. d4", "(1.", None),
        ("1. e4 ) e5", ")", None),
        ("1. e4 * 1. d4", "1. d4", None),
        ("[White \"A]\n1. e4", "[White", None),
        ("[White A]", "[White", None),
        ("[]", "[]", None),
        ("[White \"A\"]\n[White \"B\"]", "[White", None),
        ("[White \"A\" 1. e4", "[White", None),
        ("[Variant \"xiangqi\"]", "xiangqi", Some("C1")),
        ("[Variant \"timeout\"]\n[FEN \"chess 8/8 w\"]", "chess", None),
        ("[FEN \"chess 4k3/8/8/8/8/8/8/4K2X w - - 0 1\"]", "X", None),
        ("[FEN \"4k3/8/8/8/8/8/8/4K2X w - - 0 1\"]", "X", None),
        ("1. f3 e5 2. g4 Qh4# 3. a3", "a3", Some("C4")),
        ("[Variant \"timeout\"]\n1... Pa6L1-a5L1", "Pa6L1", Some("T25")),
        ("[Variant \"timeout\"]\n{speed 6} 1. Pa2L1-a3L1", "{speed", Some("T23")),
        ("[Variant \"timeout\"]\n{speed 999} 1. Pa2L1-a3L1", "{speed", Some("T23")),
        ("[Variant \"timeout\"]\n{speed 2} 1. Pa2L1-a3L1 {speed 3} 2. Pa3L1-a4L1", "{speed 3", Some("T23")),
        ("[Variant \"timeout-flat\"]\n1. Pa3 2. Pb3 3. Pc3 4. Pd3 5. Pe3 6. Pf3", "Pa3", Some("T23")),
    ];
    for &(text, fault, rule) in cases {
        let error = error(text);
        assert_eq!(error.code(), Code::BadRecord, "{text}: {error}");
        assert_eq!((error.at(), error.rule()), (text.rfind(fault), rule), "{text}: {error}");
    }
}

/// A quadratic reader would take hours.
#[test]
fn t29_long_records_are_read_in_linear_time() {
    let tags: String = (0..MAX_RECORD / 14).map(|n| format!("[A{n:07} \"\"]\n")).collect();
    for part in [
        "$",
        "x ",
        "()",
        "{a}",
        "1.",
        "1. ",
        ".",
        ";\n",
        "%\n",
        "huff ",
        "e4 e5 {speed 3}",
        "( {",
        "[A \"\\\"",
        "0",
    ] {
        for before in ["", "1. e4 ", "[Variant \"timeout\"]\n1. Pa2L1-a3L1 "] {
            let text = format!("{before}{}", part.repeat((MAX_RECORD - before.len()) / part.len()));
            let _ = Record::read(&text, Language::English);
        }
    }
    assert_eq!(error(&tags).code(), Code::TooLarge);
    let comments = format!("1. e4 {}", "{a}".repeat(MAX_COMMENTS));
    assert_eq!(error(&comments).code(), Code::TooLarge, "a space before each");
}

/// The longest record that can be made is short enough to be read.
#[test]
fn t29_every_record_that_is_written_can_be_read() {
    let mut session = Session::new(AnyGame::start("timeout-flat").unwrap());
    while session.outcome().is_none() && session.steps().len() < MAX_STEPS {
        if session.agree_speed(2).is_err() {
            let moves = session.legal_moves();
            let m = moves[session.steps().len() * 7919 % moves.len()];
            session.play(&m).unwrap();
        }
    }
    session.comment(&"speed 3 ".repeat(MAX_COMMENTS / 8)).unwrap();
    assert_eq!(session.comment("x").unwrap_err().code(), Code::TooLarge);
    let mut record = Record::new(session);
    for n in 0..MAX_TAGS {
        // Each quote is written as two bytes.
        record.set_tag(&format!("T{n:03}"), &"\"".repeat((MAX_TAG - 9) / 2)).unwrap();
    }
    record.set_tag("Event", &"x".repeat(MAX_TAG - 10)).unwrap();
    for (name, value) in [("Another", "x"), ("White", &*"x".repeat(MAX_TAG))] {
        assert_eq!(record.set_tag(name, value).unwrap_err().code(), Code::TooLarge, "{name}");
    }
    record.set_tag("T000", "changed").unwrap();
    assert!((MAX_TAGS * 1000 + MAX_COMMENTS..MAX_RECORD).contains(&record.write().len()));
    assert_round_trip(&record);
    record.change(|game| {
        game.undo();
        game.undo();
        game.play(&game.legal_moves()[0]).unwrap();
        game.comment(&"x".repeat(MAX_COMMENTS)).expect("what was said of undone moves is forgotten");
    });
}

#[test]
fn t29_a_record_too_long() {
    let comment = format!("1. e4 {{{}}} e5", "x".repeat(MAX_RECORD));
    assert_eq!(error(&comment).code(), Code::TooLarge);
    let fits = format!("1. e4{}", " ".repeat(MAX_RECORD - 5));
    assert_eq!(read(&fits).session().steps().len(), 1);
}

#[test]
fn the_last_number_of_a_move_is_read() {
    let record =
        read("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 4294967295\"]\n\n4294967295... Kd7 *");
    assert_eq!(record.session().steps().len(), 1);
    assert_round_trip(&record);
}

#[test]
fn t29_a_result_belongs_to_the_moves_that_the_game_had() {
    let mut record = read("1. e4 e5 2. Nf3 1-0");
    record.change(|game| game.comment("a good move").unwrap());
    assert!(record.write().ends_with("1-0\n"), "what is said of a move changes none");
    record.change(|game| {
        game.undo();
        game.play_text("Nf3", Language::English).unwrap();
    });
    assert!(record.write().ends_with("1-0\n"), "they are the same moves again");
    record.change(|game| {
        game.undo();
        game.play_text("Nc3", Language::English).unwrap();
    });
    assert!(record.write().ends_with("*\n"), "as many moves, but others");
    let mut record = read("1. e4 e5 2. Nf3 1-0");
    record.change(|game| game.undo());
    assert!(record.write().ends_with("*\n"));
}

#[test]
fn tags_that_can_be_set() {
    let mut record = read("1. e4 *");
    record.set_tag("White", "one").unwrap();
    record.set_tag("White", "two \"quoted\"").unwrap();
    record.set_tag("Annotator", "nobody").unwrap();
    let text = record.write();
    assert!(text.contains("[White \"two \\\"quoted\\\"\"]") && !text.contains("one"), "{text}");
    assert!(text.contains("[Annotator \"nobody\"]"), "{text}");
    assert_round_trip(&record);
    for result in ["1-0", "0-1", "1/2-1/2", "*"] {
        record.set_tag("Result", result).unwrap();
        assert!(record.write().ends_with(&format!(" {result}\n")), "{result}");
    }
    for (name, value, reason) in [
        ("", "x", "The name of a tag has only letters, digits and `_`"),
        ("A b", "x", "The name of a tag has only letters, digits and `_`, unlike `A b`."),
        ("É", "x", "The name of a tag has only letters, digits and `_`, unlike `É`."),
        ("FEN", "x", "The tag `FEN` follows from the game, so it can't be set."),
        ("SetUp", "1", "The tag `SetUp` follows from the game"),
        ("Variant", "chess", "The tag `Variant` follows from the game"),
        ("White", "a\nb", "The value of the tag `White` must stay on one line."),
        (
            "Result",
            "won",
            "The tag `Result` is `1-0`, `0-1`, `1/2-1/2`, `*` or two numbers such as `4-6`, not",
        ),
    ] {
        let error = record.set_tag(name, value).unwrap_err();
        assert_eq!(error.code(), Code::BadArgument, "{name}");
        assert!(error.message().starts_with(reason), "{error}");
    }
}

#[test]
fn hostile_records_never_panic() {
    let text = format!("{}\n1. Pe2-e4 {{speed 2}} 1... Pe7-e5 (2. x) $1 ; c\n*", "[White \"a\\\"b\"]");
    for (at, c) in text.char_indices() {
        for insert in
            ["é", "→", "{", "}", "(", ")", "[", "\"", "\\", ";", "%", "$", ".", "1", "\n", "{speed 9}"]
        {
            let _ = Record::read(&format!("{}{insert}{}", &text[..at], &text[at..]), Language::English);
            let rest = &text[at + c.len_utf8()..];
            let _ = Record::read(&format!("{}{insert}{rest}", &text[..at]), Language::German);
        }
    }
    for id in ["timeout-flat", "timeout"] {
        let text = format!("[Variant \"{id}\"]\n{}", "{speed 2} ".repeat(100));
        let _ = Record::read(&text, Language::English);
    }
}
