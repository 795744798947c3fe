//! Records of draughts in the manner of PDN, and of Quarx in the same grammar (Q18).

use crate::common::tables::pairs;
use crate::common::{self, draughts, ending};
use crate::records::{error, played, read};
use hyperply::catalog::AnyGame;
use hyperply::describe::Describe;
use hyperply::record::Record;
use hyperply::{Code, Game, Language, Session};

/// What is written is read again as the same game; returns it.
fn written(record: &Record) -> String {
    let text = record.write();
    let again = read(&text);
    assert_eq!(again.session().start(), record.session().start(), "{text}");
    assert_eq!(again.session().position(), record.session().position(), "{text}");
    assert_eq!(played(&again), played(record), "{text}");
    assert_eq!(again.write(), text);
    text
}

const PDN: &str = "[Event \"Club\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"1-1\"]\n[GameType \"20\"]\n\n\
                   1.32-28 19-23 {the usual answer} 2. 28x19 $1 14x23 (2...13x24 3. 37-32 {or 33-28}) \
                   3. 37-32! 10-14 ; quiet\n4. 35-30 1-1\n";

#[test]
fn q18_pdn_is_read() {
    let record = read(PDN);
    assert_eq!(record.session().start(), &AnyGame::start("draughts").unwrap());
    assert_eq!(played(&record), ["32-28", "19-23", "28x19", "14x23", "37-32", "10-14", "35-30"]);
    let end = "draughts B:W30,31,32,33,34,36,38,39,40,41,42,43,44,45,46,47,48,49,50:\
               B1,2,3,4,5,6,7,8,9,11,12,13,14,15,16,17,18,20,23 0 4";
    assert_eq!(record.session().position().to_string(), end, "28 and 19 are gone");
    assert_eq!(record.session().steps()[1].comment(), "the usual answer");
    assert_eq!(record.session().steps()[5].comment(), "quiet");
    let tag = |name: &str| record.tag(name);
    assert_eq!((tag("Result"), tag("GameType")), (Some("1-1"), None));
    let text = written(&record);
    assert_eq!(
        text,
        "[Event \"Club\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"A\"]\n[Black \"B\"]\n\
         [Result \"1-1\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 {the usual answer} 2. 28x19 14x23 3. 37-32 10-14 \
         {quiet} 4. 35-30\n1-1\n"
    );
}

#[test]
fn q18_how_a_record_says_that_it_is_draughts() {
    let start = AnyGame::start("draughts").unwrap();
    for text in [
        "1. 32-28 19-23 *",
        "32-28 19-23",
        "[GameType \"20\"]\n*",
        "[GameType \"20,W,10,10,N2,0\"]\n1. 32-28",
        "[Variant \"draughts\"]\n*",
        "[Variant \"draughts\"]\n[FEN \"draughts W:W31-50:B1-20 0 1\"]\n*",
        "[FEN \"W:W31-50:B1-20\"]\n*",
        "[FEN \"W:B1-20:W31-50.\"]\n*",
        "[GameType \"20\"]\n[FEN \"W:W31-50:B1-20 0 1\"]\n*",
        "[FEN \"draughts W:W31-50:B1-20\"]\n*",
    ] {
        assert_eq!(read(text).session().start(), &start, "{text}");
    }
    for text in ["1. e4 *", "*", "1. 0-0 *"] {
        let id = Record::read(text, Language::English).map(|record| record.session().start().variant());
        assert_eq!(id.unwrap_or("chess"), "chess", "{text}");
    }
    // Other draughts than international ones are not played.
    let text = "[GameType \"25\"]\n1. 32-28 *";
    let refused = error(text);
    assert_eq!((refused.code(), refused.at()), (Code::BadRecord, text.find("25")), "{refused}");
    assert_eq!(
        refused.message(),
        "The tag `GameType` is `25`, but only international draughts, 20, is supported."
    );
    // A FEN is read as the tag says.
    assert_eq!(error("[GameType \"20\"]\n[FEN \"quarx W:W1111:B4444 0 1\"]\n*").at(), Some(22));
    let text = "[FEN \"W:W31,61:B1\"]\n*";
    assert_eq!((error(text).at(), error(text).rule()), (text.find("61"), Some("Q1")));
}

#[test]
fn q18_fen_with_kings() {
    let record = read("[FEN \"B:WK3,25,46-48:BK10,K13,40.\"]\n\n12... 40-44 13. 46-41 *");
    assert_eq!(record.session().start().to_string(), "draughts B:WK3,25,46,47,48:BK10,K13,40 0 1");
    assert_eq!(played(&record), ["40-44", "46-41"]);
    let text = written(&record);
    assert!(text.contains("[SetUp \"1\"]\n[FEN \"B:WK3,25,46,47,48:BK10,K13,40\"]\n\n1... 40-44 2. 46-41 *"));
}

#[test]
fn q18_clocks_in_a_fen() {
    // Other programs refuse a FEN with clocks; older records of ours have them there; lidraughts writes H and F.
    for (fen, tags) in [
        ("W:WK46,26:BK45 7 30", ""),
        ("W:WK46,26:BK45", "[FENClock \"7\"]\n[FENNumber \"30\"]\n"),
        ("W:WK46,26:BK45:H7:F30", ""),
    ] {
        let record = read(&format!("[FEN \"{fen}\"]\n{tags}\n30. 46-41 45-50 *"));
        assert_eq!(record.session().start().to_string(), "draughts W:W26,K46:BK45 7 30", "{fen}");
        let text = written(&record);
        let end = "[FEN \"W:W26,K46:BK45\"]\n[FENClock \"7\"]\n[FENNumber \"30\"]\n\n30. 46-41 45-50 *\n";
        assert!(text.ends_with(end), "{text}");
    }
}

#[test]
fn q18_results() {
    let result = |moves: &str| {
        let text = written(&read(&format!("[GameType \"20\"]\n\n{moves}")));
        let tag = text.split("[Result \"").nth(1).unwrap().split('"').next().unwrap().to_string();
        assert!(text.ends_with(&format!(" {tag}\n")) || text.ends_with(&format!("\n{tag}\n")), "{text}");
        tag
    };
    for (given, written) in pairs("2-0, 1-0 = 2-0 | 0-2, 0-1 = 0-2 | 1-1, 1/2-1/2 = 1-1 | * = *") {
        assert_eq!(result(&format!("1. 32-28 {given}")), written);
    }
    assert_eq!(result("1. 32-28"), "*");
    // In the other games as in chess.
    let text = read("[Variant \"quarx\"]\n[Result \"2-0\"]\n*").write();
    assert!(text.contains("[Result \"1-0\"]"), "{text}");
    // What the game tells goes first.
    let won = read("[FEN \"W:W28:B23\"]\n[Result \"1-1\"]\n\n1. 28x19 1-1");
    assert_eq!(ending(won.session().position()), "white wins by no-men");
    assert!(written(&won).ends_with("1. 28x19 2-0\n"));
    assert_eq!(
        error("[GameType \"20\"]\n1. 32-28 2-0 19-23").message(),
        "There is text after the result, but a game record holds only one game."
    );
}

#[test]
fn q18_short_captures_where_they_are_ambiguous() {
    // 24 over 19 and 43 to 49, either over 11 (from 2) or over 22 (from 13).
    let fen = "W:WK24:BK11,K19,K22,K43";
    assert_eq!(common::moves(&draughts(fen)), ["24x13x27x49", "24x2x16x49"]);
    for whole in ["24x13x27x49", "24x2x16x49"] {
        let record = read(&format!("[FEN \"{fen}\"]\n\n1. {whole} *"));
        assert_eq!(played(&record), [whole]);
        assert!(written(&record).contains(&format!("1. {whole} *")));
    }
    let text = format!("[FEN \"{fen}\"]\n\n1. 24x49 *");
    let refused = error(&text);
    assert_eq!((refused.code(), refused.at()), (Code::BadRecord, text.find("24x49")));
    assert_eq!(refused.candidates().len(), 2);
    assert!(
        refused.message().starts_with("Move 1, `24x49`: `24x49` could mean any of 2 legal moves: "),
        "{refused}"
    );
    // Elsewhere only start and end are written: over 7 to 2 and over 8 to 13, where the man stays one.
    let record = read("[FEN \"W:W11:B7,8,45\"]\n\n1. 11x2x13 45-50 *");
    assert!(written(&record).contains("1. 11x13 45-50 *"));
    assert_eq!(record.session().position().to_string(), "draughts W:W13:BK50 0 2");
}

#[test]
fn q18_a_man_that_passes_the_far_row_stays_a_man() {
    let passes = draughts("W:W11:B7,8,45");
    assert_eq!(common::moves(&passes), ["11x2x13"]);
    assert_eq!(common::after(&passes, "11x13"), "B:W13:B45 0 1");
    assert_eq!(passes.describe(&passes.legal_moves()[0]).promotion, None);
    assert_eq!(common::after(&draughts("W:W11:B7,45"), "11x2"), "B:WK2:B45 0 1", "where it ends");
    assert_eq!(common::after(&draughts("B:W43,42:B38"), "38x49"), "W:W42:BK49 0 2");
}

#[test]
fn q18_records_of_quarx() {
    // White takes 2244 and 3333, Black steps, White takes 1221 along 0110.
    let fen = "quarx W:W1111,1144:B1221,2244,3333,4424 0 1";
    let moves = "1. 1144x3344x3322 {two} 1... 4424-3324 2. 1111x1331 *";
    for head in [
        format!("[Variant \"quarx\"]\n[FEN \"{fen}\"]"),
        format!("[FEN \"{fen}\"]"),
        format!("[Variant \"quarx\"]\n[FEN \"{}\"]", &fen[6..]),
    ] {
        let record = read(&format!("{head}\n\n{}", moves.replace("x3344", "")));
        assert_eq!(played(&record), ["1144x3344x3322", "4424-3324", "1111x1331"]);
        assert!(
            written(&record)
                .ends_with(&format!("[Variant \"quarx\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n{moves}\n"))
        );
    }
}

#[test]
fn q16_records_with_huffs() {
    let fen = "quarx-huff W:W1111,1133,4132:B2211,2233,4444 0 6 -";
    let moves = "6. 4132-4242 huff 1111 6... 4444-3344 7. 1133x3333 *";
    let record = read(&format!("[Variant \"quarx-huff\"]\n[FEN \"{fen}\"]\n\n{moves}"));
    assert_eq!(played(&record), ["4132-4242", "huff 1111", "4444-3344", "1133x3333"]);
    let text = written(&record);
    assert!(text.ends_with(&format!("[FEN \"{fen}\"]\n\n{moves}\n")), "{text}");
    // Comments may stand between; a line may end within the two words; Black may be the one who missed.
    let odd = moves.replace("huff 1111", "{missed} huff\n1111 {gone}");
    let again = read(&format!("[Variant \"quarx-huff\"]\n[FEN \"{fen}\"]\n\n{odd}"));
    assert_eq!(played(&again), played(&record));
    assert_eq!(again.session().steps()[1].comment(), "gone");
    written(&again);
    let black = "quarx-huff B:W2233,4112:B2424,3322,3344 3 8 -";
    let record = read(&format!("[FEN \"{black}\"]\n\n8... 2424-1313 9. huff 3344 9. 4112-4222 *"));
    assert!(written(&record).ends_with("\n\n8... 2424-1313 9. huff 3344 9. 4112-4222 *\n"));
    // What is no huff.
    for marked in ["6. ^huff 1111", "6. 4132-4242 huff^", "6. 4132-4242 huff ^{x} *", "6. 4132-4242 huff ^e4"]
    {
        let marked = format!("[FEN \"{fen}\"]\n\n{marked}");
        let text = marked.replace('^', "");
        assert_eq!(error(&text).at(), marked.find('^'), "{text}: {}", error(&text));
    }
}

#[test]
fn q18_long_games_round_trip() {
    for id in ["draughts", "quarx-3d", "quarx-huff", "quarx"] {
        let mut session = Session::new(AnyGame::start(id).unwrap());
        // The last listed move of each position: any rule of choice will do.
        for _ in 0..120 {
            let Some(m) = session.legal_moves().pop() else { break };
            session.play(&m).unwrap();
        }
        assert!(session.steps().len() > 20, "{id}: {}", session.steps().len());
        session.comment("{speed 3} and } more").unwrap();
        let record = Record::new(session);
        let text = written(&record);
        assert!(text.lines().all(|line| line.len() <= 80), "{text}");
    }
}

#[test]
fn q18_bad_records() {
    for (text, fault, rule) in [
        ("1. 32-28 19-24 2. 28-23 18x29 3. 33-29 *", "33-29", Some("Q4")),
        ("1. 32-27 19-23 2. 27-32 *", "27-32", Some("Q4")),
        ("1. 32-28 19-23 2. 37-32 *", "37-32", Some("Q8")),
        ("1. 32-26 *", "32-26", Some("Q3")),
        ("1. 19-23 *", "19-23", Some("Q2")),
        ("1. 32-28 e5 *", "e5", None),
        ("1. 32-28 19-51 *", "51", Some("Q1")),
        ("[GameType \"20\"]\n{speed 9} 1. e4", "e4", None),
    ] {
        let error = error(text);
        assert_eq!(
            (error.code(), error.at(), error.rule()),
            (Code::BadRecord, text.rfind(fault), rule),
            "{error}"
        );
    }
    // No speed moves here: the comment is one.
    let record = read("[GameType \"20\"]\n1. 32-28 {speed 3} 19-23 *");
    assert_eq!(record.session().steps()[0].comment(), "speed 3");
    written(&record);
}
