//! Records as other programs write them: PGN's import format and PDN 3.0, and what is told of them (T29, Q18).

use crate::records::{error, played, read};
use hyperply::record::MAX_NOTES;
use hyperply::{Code, Language, Reason};

/// What is said about a record, each with what stands at its place.
fn told(text: &str) -> Vec<(String, String)> {
    let record = read(text);
    let told = record.notes().iter();
    told.map(|note| {
        let there = text[note.at()..].split_whitespace().next().unwrap_or_default();
        (there.to_string(), note.message(Language::English))
    })
    .collect()
}

fn messages(text: &str) -> Vec<String> {
    told(text).into_iter().map(|(_, message)| message).collect()
}

#[test]
fn t29_pgn_as_its_import_format_allows() {
    let expected = ["Pe2-e4", "Pe7-e5", "Ng1-f3"];
    for text in [
        // Tokens that end themselves.
        "1.e4$1 e5 2.Nf3(2. d4)*",
        "1.e4!$14 e5 2.Nf3",
        "1.e4(1.d4 d5)1...e5{so}2.Nf3;done",
        "1 e4 e5 2 Nf3",
        "1 . e4 1 ... e5 2 . Nf3",
        "e4. e5. Nf3",
        // Marks on their own, and Informant's signs.
        "1. e4 ! e5 ?! 2. Nf3 !!",
        "1. e4 ± e5 ⩱ 2. Nf3 +/-",
        "1. e4 N e5 = 2. Nf3 -+",
        "1. e4± e5+/= 2. Nf3⩲",
        "1. e4+- e5-+ 2. Nf3+=",
        // Before, between and after tags.
        "% a line\n; another\n[White \"A\"] {between}\n% and\n[Black \"B\"] ; more\n{before} 1. e4 e5 2. Nf3",
        "\n\u{feff}[White \"A\"]\n\u{200b}1. e4\u{200b} e5 2. \u{2060}Nf3",
        // Variants of chess as other programs call it.
        "[Variant \"normal\"]\n1. e4 e5 2. Nf3",
        "[Variant \"Chess\"]\n1. e4 e5 2. Nf3",
        "[Variant \" standard \"]\n1. e4 e5 2. Nf3",
        "[Variant \"From Position\"]\n1. e4 e5 2. Nf3",
        // Numbers of the ICCF.
        "1. 5254 5755 2. 7163",
        "5254 5755 7163",
    ] {
        assert_eq!(played(&read(text)), expected, "{text:?}");
    }
    let quoted = read("[White “A. Player”]\n[Black «B»]\n[Site \"the „Old“ Hall\"]\n1. e4");
    let tags = ["White", "Black", "Site"].map(|name| quoted.tag(name).unwrap());
    assert_eq!(tags, ["A. Player", "B", "the „Old“ Hall"]);
    for (text, result) in [("1. e4 ½-½", "1/2-1/2"), ("1. e4 1–0", "1-0"), ("1. e4 0—1", "0-1")] {
        assert_eq!(read(text).tag("Result"), Some(result), "{text}");
    }
    let promoted = "[FEN \"7k/4P3/8/2pP4/8/8/8/K7 w - c6 0 1\"]\n";
    assert_eq!(played(&read(&format!("{promoted}1. e8(Q)+ *"))), ["Pe7-e8=Q"]);
    assert_eq!(played(&read(&format!("{promoted}1. 57584 *"))), ["Pe7-e8=N"], "by the ICCF 4 is a knight");
    for capture in ["dxc6ep", "dxc6e.p.", "dxc6 ep", "dxc6 e.p.", "dxc6ep!"] {
        assert_eq!(played(&read(&format!("{promoted}1. {capture} *"))), ["Pd5xc6"], "{capture}");
    }
}

#[test]
fn t29_what_was_tolerated_is_told() {
    let text = "{first} 1. e4! (1. d4) e5 $14 3. Nf3+- a6 ½-½";
    let expected = [
        ("{first}", "A comment before the first move is left out."),
        ("!", "`!` is left out."),
        ("(1.", "A variation is left out."),
        ("$14", "`$14` is left out."),
        ("3.", "The move number 3 is read as 2."),
        ("+-", "`+-` is left out."),
    ];
    assert_eq!(told(text), expected.map(|(there, message)| (there.to_string(), message.to_string())));
    assert_eq!(messages("1. 5254 *"), ["`5254` is read as `e2-e4`."]);
    assert_eq!(messages("[Result \"½-½\"]\n1. e4 *"), ["`½-½` is read as `1/2-1/2`."]);
    assert_eq!(messages("[Result \"won\"]\n1. e4 *"), ["`won` is left out."]);
    assert_eq!(messages("[Result \"1-0\"]\n1. e4 0-1"), ["`0-1` is read as `1-0`."], "the tag goes first");
    assert_eq!(messages("[Result \"1-0\"]\n1. f3 e5 2. g4 Qh4#"), ["`1-0` is read as `0-1`."], "it is mate");
    assert_eq!(
        messages("%x\n[White \"A\"]{y}\n[Black \"B\"]\n*"),
        ["`%x` is left out.", "`{y}` is left out."]
    );
    let german = read("1. e4 $1 *").notes()[0].message(Language::German);
    assert_eq!(german, "`$1` bleibt weg.");
    for text in [
        "1. e4 e5 2. Nf3 Nc6 {fine} 1-0",
        "[Variant \"Standard\"]\n[Result \"1-0\"]\n1. e4 e5 1-0",
        &read("1. e4").write(),
    ] {
        assert_eq!(messages(text), [""; 0], "{text}");
    }
    assert_eq!(read(&format!("1. e4 {}", "$1 ".repeat(2 * MAX_NOTES))).notes().len(), MAX_NOTES);
}

#[test]
fn t29_fens_of_other_programs() {
    let start = |fen: &str| read(&format!("[FEN \"{fen}\"]\n*")).session().start().to_string();
    let told = |fen: &str| messages(&format!("[FEN \"{fen}\"]\n*"));
    let board = "4k2r/8/8/8/8/8/8/R3K3";
    let whole = format!("chess {board} w Qk - 0 1");
    assert_eq!(start(&format!("{board} w Qk -")), whole);
    assert_eq!(
        told(&format!("{board} w Qk -")),
        ["The FEN lacks its clock and move number, which are read as 0 and 1."]
    );
    assert_eq!(start(&format!("{board} w Qk - 0 0")), whole, "engines number from 0");
    assert_eq!(told(&format!("{board} w Qk - 0 0")), ["The move number 0 is read as 1."]);
    assert_eq!(start(&format!("{board} w KQkq - 0 1")), whole, "no rook on h1 and a8");
    let reason = "The castling rights `KQkq` are read as `Qk`, because a king or rook has left its place.";
    assert_eq!(told(&format!("{board} w KQkq - 0 1")), [reason]);
    assert_eq!(start("4k3/8/8/8/8/8/8/3K4 w KQ - 0 1"), "chess 4k3/8/8/8/8/8/8/3K4 w - - 0 1");
    // With the id of its variant it is a position text, which is exact (C2).
    for fen in [
        format!("chess {board} w Qk -"),
        format!("chess {board} w KQkq - 0 1"),
        format!("{board} w Qx - 0 1"),
    ] {
        assert_eq!(error(&format!("[FEN \"{fen}\"]\n*")).code(), Code::BadRecord, "{fen}");
    }
}

#[test]
fn q18_moves_as_other_programs_write_them() {
    let expected = ["32-28", "19-23", "28x19", "14x23", "37-32", "10-14"];
    for text in [
        "1. 3228 1923 2. 2819 1423 3. 3732 1014 *",
        "3228 1923 2819 1423 3732 1014",
        "1. 32-28 19-23 2. 28:19 14:23 3. 37-32 10-14",
        "1. 32 - 28 19- 23 2. 28x 19 14 x23 3. 37 -32 10-14",
        "1. 32-28(?) 19-23* 2. 28x19 (!) 14x23! 3. 37-32 * 10-14(!?) *",
        "1. 32–28 19–23 2. 28×19 14×23 3. 37−32 10—14",
    ] {
        assert_eq!(played(&read(text)), expected, "{text}");
    }
    let aligned = "[GameType \"20\"]\n[FEN \"B:W42,47:B4,6\"]\n1...  4- 9  2. 42-37  6-11 3. 37-31 09-14";
    assert_eq!(played(&read(aligned)), ["4-9", "42-37", "6-11", "37-31", "9-14"]);
    assert_eq!(messages(aligned), ["`09-14` is read as `9-14`."]);
    assert_eq!(messages("1. 3228 *"), ["`3228` is read as `32-28`."]);
    assert_eq!(messages("1. 32-28* 19-23 *"), ["`*` is left out."]);
    for (result, tag) in [("2-0", "2-0"), ("1-1", "1-1"), ("0-2", "0-2"), ("0-0", "0-0")] {
        assert_eq!(read(&format!("1. 32-28 19-23 {result}")).tag("Result"), Some(tag));
    }
}

#[test]
fn t29_no_number_gets_lost() {
    // 31-27 is no move number 3127, and 1 is not the number of move 2.
    assert_eq!(played(&read("1. 3127 1823 2. 34-29 *")).len(), 3);
    // Behind `^` another text was expected.
    for marked in [
        "1. 32-28 19-23 1^ 37-32 *",
        "1. 32-28 19-23 2. 3^ 37-32 *",
        "1. 5254 5755 2. 7163 ^1 *",
        "1. 5254 5755 2. ^9163 *",
    ] {
        let text = marked.replace('^', "");
        assert_eq!(error(&text).at(), marked.find('^'), "{text}: {}", error(&text));
    }
}

/// Knights go to and fro: after move 4 the start has stood on the board for the third time.
const TO_AND_FRO: &str = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";

#[test]
fn c4_a_game_goes_on_after_a_draw_that_nobody_claimed() {
    let record = read(&format!("{TO_AND_FRO} 5. e4 e5 1-0"));
    assert_eq!(record.session().steps().len(), 10);
    assert_eq!(record.session().outcome(), None);
    let note = record.notes()[0].message(Language::English);
    assert_eq!(
        note,
        "The game goes on, although a player could have claimed a draw by threefold repetition."
    );
    assert!(record.write().contains("4. Ng1 Ng8 5. e4 e5 1-0"), "{}", record.write());
    assert_eq!(read(&record.write()).session().position(), record.session().position());
    // Over only if the draw stands in the last position.
    let over = read(TO_AND_FRO);
    assert_eq!(over.session().outcome().map(|outcome| outcome.reason), Some(Reason::Threefold));
    // FIDE 9.6: the fifth occurrence ends the game without a claim.
    let fifth = format!("{TO_AND_FRO} 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8");
    assert_eq!(read(&fifth).session().steps().len(), 16);
    let text = format!("{fifth} 9. e4");
    assert_eq!((error(&text).at(), error(&text).rule()), (text.rfind("e4"), Some("C4")));
}

#[test]
fn c4_clocks_are_claims() {
    let with = |clock: u32| format!("[FEN \"4k3/8/8/8/8/8/N7/1N2K2R w K - {clock} 90\"]\n");
    // 99 half-moves, so the knight's is the hundredth; two knights reach c3.
    let text = format!("{}90. Nac3 Kd7 91. Nb5 Kc6 92. Rh6+ Kxb5 *", with(99));
    let record = read(&text);
    assert_eq!((record.session().steps().len(), record.session().outcome()), (6, None));
    assert!(record.write().contains("90. Nac3 Kd7 91. Nb5 Kc6 92. Rh6+ Kxb5 *"), "{}", record.write());
    // Castling, and SAN's letters where two knights reach c3, are read there, too.
    assert_eq!(played(&read(&format!("{}90. O-O Kd7 *", with(100)))), ["O-O", "Ke8-d7"]);
    let last = read(&format!("{}90. Nac3 *", with(99)));
    assert_eq!(last.session().outcome().map(|outcome| outcome.reason), Some(Reason::FiftyMove));
    // FIDE 9.6: 75 moves of each side.
    assert_eq!(read(&format!("{}90. Nac3 *", with(149))).session().steps().len(), 1);
    let text = format!("{}90. Nac3 *", with(150));
    assert_eq!((error(&text).at(), error(&text).rule()), (text.find("Nac3"), Some("C4")));
    // The other games know no such end.
    let glinski = hyperply::catalog::AnyGame::start("glinski").unwrap();
    let board = glinski.to_string().replace(" 0 1", " 400 300");
    let text = format!("[Variant \"glinski\"]\n[FEN \"{board}\"]\n300. Pe4-e5 *");
    assert_eq!(read(&text).session().steps().len(), 1);
    // Draughts: 25 moves of each side (Q18). Quarx: a hundred (Q11).
    let draughts = "[FEN \"W:WK46,47:BK6 50 60\"]\n60. 46-41 6-1 *";
    assert_eq!(read(draughts).session().steps().len(), 2);
    let quarx = "[FEN \"quarx-3d W:WK112,231:B444 200 300\"]\n300. 231-141 *";
    assert_eq!(read(quarx).session().steps().len(), 1);
    // A position in which nobody can win is no claim.
    let bare = "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n1. Kd2 *";
    assert_eq!(error(bare).rule(), Some("C4"));
}
