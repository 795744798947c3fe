//! C2: position texts. What is written, what is read besides, and what is refused, with its place.

use crate::common::texts::{check, error};
use crate::common::visit::starts;
use crate::common::{self, chess, declared, flat, position, rest, setup, timeout};
use hyperply::catalog::{AnyGame, VARIANTS};
use hyperply::timeout::{Flat, Tower};
use hyperply::{Code, Game, MAX_POSITION, hex4d, quarx, raumschach, trid};

#[test]
fn c2_what_is_written_is_read_back() {
    let texts = [
        chess("Ke1 ke8 Ra1 Rh1 ra8 rh8 Pe5 pd5").castling("KQkq").ep("d6").clock(0).number(9).text(),
        flat("Ke1 ke8 Ra1 Rh1").castling("KQ").clock(99).pool("Pa2:0,Pa2:6,Qd1:9,pa7:6,qd8:0").text(),
        timeout("Kd1L4 kd7L4 Ra1L1 rg7L8").castling("A1g8").speed("5:2:3").text(),
        timeout("Kd1L4 kd7L4 Pc4L7 pb4L1").black().ep("c3L7").clock(12).number(4_000_000_000).text(),
        declared("Kd1L4 kd7L4").clock(0).pool("Na1L1:0/9,Na1L1:3/4,pa6L1:8/9").text(),
        timeout("Ka1L4 ra7L1").black().pool("ne4L1:3").text(),
    ];
    for text in texts {
        assert_eq!(position(&text).to_string(), text);
        assert_eq!(position(&text), position(&position(&text).to_string()));
    }
    for variant in VARIANTS {
        let start = AnyGame::start(variant.id).unwrap();
        assert_eq!(position(&start.to_string()), start);
    }
}

/// The starts of variants as their own type writes them, which are lines of RULES.md, and reads them.
fn assert_starts<G: Game>(ids: &[&str]) {
    for id in ids {
        let start = G::start(id).unwrap();
        let text = start.to_string();
        assert!(include_str!("../../RULES.md").lines().any(|line| line == text), "{text}");
        assert_eq!(text.parse(), Ok(start));
    }
}

#[test]
fn c2_each_type_writes_the_starts_of_the_rules() {
    assert_starts::<Flat>(&["chess", "timeout-flat"]);
    assert_starts::<Tower>(&["tower", "timeout"]);
    assert_starts::<hex4d::Glinski>(&["glinski"]);
    assert_starts::<hex4d::Hex4d>(&["hex4d"]);
    assert_starts::<quarx::Position>(&["draughts", "quarx-3d"]);
    assert_starts::<raumschach::Position>(&["raumschach"]);
    assert_starts::<trid::Position>(&["trid", "trid-meder"]);
}

#[test]
fn c2_any_number_of_pieces_and_any_clock_are_accepted() {
    let knights: String = (b'a'..=b'h').map(|f| format!(" N{}1 N{0}2", f as char)).collect();
    assert!(position(&chess(&format!("Ka4 kh8{knights}")).text()).count_moves() > 0, "sixteen knights");
    let old = chess("Ka1 ka8 Pa2").clock(4_294_967_295).number(4_294_967_295).game();
    assert!(old.to_string().ends_with(" 4294967295 4294967295"));
    let unmoved = timeout("Kd1L4 kd7L4 Ra1L1").castling("-").game();
    assert_eq!(rest(&unmoved), "w - - 0 1 - -", "rights may be missing");
}

#[test]
fn c2_lists_are_read_in_any_order() {
    let pieces = "Kd1L4 kd7L4 Ra1L1 Ra1L8 Rg1L4 ra7L5 rg7L1";
    let canonical = "A1A8G4a5g1";
    for order in ["A1A8G4a5g1", "g1a5G4A8A1", "A8A1g1G4a5"] {
        assert_eq!(rest(&timeout(pieces).castling(order).game()), format!("w {canonical} - 0 1 - -"));
    }
    for order in ["KQkq", "qkQK", "kKqQ"] {
        let game = chess("Ke1 ke8 Ra1 Rh1 ra8 rh8").castling(order).game();
        assert_eq!(rest(&game), "w KQkq - 0 1");
    }
    let canonical = "Bf6L1:3,Bf6L2:1,Nb1L1:2,Nb1L1:2,Pc3L1:0,pc5L1:1,qd7L1:9";
    let mixed = "qd7L1:9,Nb1L1:2,Bf6L2:1,pc5L1:1,Nb1L1:2,Pc3L1:0,Bf6L1:3";
    assert_eq!(timeout("Ka1L4 kg7L4").pool(mixed).game(), timeout("Ka1L4 kg7L4").pool(canonical).game());
    assert_eq!(rest(&timeout("Ka1L4 kg7L4").pool(mixed).game()), format!("w - - 0 1 {canonical} -"));
}

/// A text, one of its lists as it stands, what parts the items (nothing where each has so many letters), and whether an
/// item may stand twice.
const LISTS: [(&str, &str, &str, usize, bool); 9] = [
    ("chess r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "KQkq", "", 1, false),
    ("timeout-flat 4k3/8/8/8/8/8/8/4K3 w - - 0 1 Nb1:2,Qd4:3,pa5:2 -", "Nb1:2,Qd4:3,pa5:2", ",", 0, true),
    (
        "timeout 7/7/7/7/7/7/R5R|7/7/7/7/7/7/7|7/7/7/7/7/7/7|3k3/7/7/7/7/7/3K3|7/7/7/7/7/7/7|7/7/7/7/7/7/7|\
         7/7/7/7/7/7/7|7/7/7/7/7/7/R6 w A1A8G1 - 0 1 - -",
        "A1A8G1",
        "",
        2,
        false,
    ),
    ("quarx W:W1111,1212,K2233:B4444 0 1", "1111,1212,K2233", ",", 0, false),
    ("draughts W:W31,32,K40:B1,2 0 1", "31,32,K40", ",", 0, false),
    ("quarx-huff B:W2222,4222:B3322 0 4 2222,4222", "2222,4222", ",", 0, false),
    (
        "trid 4/4/4/R3|4/4/4/4|4/4/4/4 KL1(3)w:2/KR,KL6(7)b:k1/2,QL1(3)w:2/R1,QL6(7)b:2/2 w KQ - - 0 9",
        "KL1(3)w:2/KR,KL6(7)b:k1/2,QL1(3)w:2/R1,QL6(7)b:2/2",
        ",",
        0,
        false,
    ),
    (
        "trid 4/4/4/R3|4/4/4/4|4/4/4/4 KL1(3)w:2/KR,KL6(7)b:k1/2,QL1(3)w:2/R1,QL6(7)b:2/2 w KQ - - 0 9",
        "KQ",
        "",
        1,
        false,
    ),
    (
        "trid 4/4/PPP1/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/2,QL6(7)b:2/2 w - - b2(2)c2(2)d2(2) 0 9",
        "b2(2)c2(2)d2(2)",
        "",
        5,
        false,
    ),
];

#[test]
fn c2_each_list_is_read_in_any_order_and_no_item_twice() {
    for (text, list, separator, size, twice) in LISTS {
        let items: Vec<String> = match size {
            0 => list.split(separator).map(String::from).collect(),
            _ => {
                list.as_bytes().chunks(size).map(|item| String::from_utf8_lossy(item).into_owned()).collect()
            }
        };
        let (before, after) = text.rsplit_once(list).expect(list);
        let with = |items: &[String]| format!("{before}{}{after}", items.join(separator));
        let canonical = position(text);
        assert_eq!(canonical.to_string(), text);
        for turn in 0..items.len() {
            let mut items = items.clone();
            items.rotate_left(turn);
            assert_eq!(position(&with(&items)), canonical, "{items:?}");
            items.reverse();
            assert_eq!(position(&with(&items)), canonical, "{items:?}");
            items.push(items[0].clone());
            match with(&items).parse::<AnyGame>() {
                Ok(game) => assert!(twice, "{items:?} was read as {game}"),
                Err(error) => assert!(!twice && error.code() == Code::BadPosition, "{items:?}: {error}"),
            }
        }
    }
}

#[test]
fn c2_an_en_passant_field_without_a_legal_capture_is_dropped() {
    let drop = |setup: common::Setup| {
        let game = setup.game();
        assert!(rest(&game)[2..].starts_with("- - "), "{game}");
        assert_eq!(position(&game.to_string()), game);
    };
    drop(timeout("Kd1L4 kd7L4 Pc4L3").black().ep("c3L3")); // nobody there to capture
    drop(timeout("Kd1L4 kd7L4 Pc4L3 nb4L1").black().ep("c3L3")); // no pawn
    drop(timeout("Kd1L4 kd7L4 Pc4L3 pd4L8 Rd2L2").black().ep("c3L3")); // pinned
    drop(timeout("Kd1L4 kd7L4 Pc4L3 pb4L8 Re7L2").black().ep("c3L3")); // in check
    drop(flat("Ke1 ke8 Pc4 pb4").black().ep("c3").clock(100)); // the game is over
    drop(timeout("Kd1L4 kd7L4 Pc4L3 pb4L8").black().ep("c3L3").speed("3:2:2")); // the series goes on
    drop(declared("Kd1L4 kd7L4 Pc4L3 pb4L8").black().ep("c3L3").pool("na5L1:2/2")); // due
    let kept = timeout("Kd1L4 kd7L4 Pc4L3 pb4L8").black().ep("c3L3").speed("3:2:3").game();
    assert_eq!(rest(&kept), "b - c3L3 0 1 - 3:2:3");
}

#[test]
fn c2_bad_boards() {
    let base = "chess rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    check(
        base,
        &[
            ("/8/8/8/8/", "/8/8/8/", "BOARD", "rnbqkbnr", None),
            ("/8/8/8/8/", "/8/9/8/8/", "BOARD", "9/", None),
            ("/8/8/8/8/", "/8/0/8/8/", "BOARD", "0/", None),
            ("/8/8/8/8/", "/8/44/8/8/", "BOARD", "4/", None),
            ("/8/8/8/8/", "/8/7/8/8/", "BOARD", "7/", None),
            ("/8/8/8/8/", "/8/7nn/8/8/", "BOARD", "n/8/8/PP", None),
            ("/8/8/8/8/", "/8/7x/8/8/", "BOARD", "x/", None),
            ("/8/8/8/8/", "/8/7Ñ/8/8/", "BOARD", "Ñ/", None),
            ("/8/8/8/8/", "/8//8/8/", "BOARD", "/8/8/PP", None),
            ("/8/8/8/8/", "/8/8|8/8/", "BOARD", "rnbq", None),
            ("RNBQKBNR", "PNBQKBNR", "BOARD", "PNB", Some("C2")),
            ("rnbqkbnr", "Pnbqkbnr", "BOARD", "Pnb", Some("C2")),
            ("rnbqkbnr", "pnbqkbnr", "BOARD", "pnb", Some("C2")),
            ("PPPPPPPP", "KPPPPPPP", "BOARD", "rnbq", Some("C2")),
        ],
    );
    check(
        "chess 4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        &[
            ("4K3", "4K3/8", "BOARD", "8 w", None),
            ("4K3", "8", "BOARD", "4k3", Some("C2")),
            ("4k3", "4k2R", "BOARD", "4k2R", Some("C2")),
        ],
    );
    let tower = timeout("Kd1L4 kd7L4").text();
    check(
        &tower,
        &[
            ("|7/7/7/7/7/7/7 w", " w", "BOARD", "7/", None),
            (" w", "|7/7/7/7/7/7/7 w", "BOARD", "7/7/7/7/7/7/7 w", None),
            ("7/7/7/7/7/7/7 w", "7/7/7/7/7/7/P6 w", "BOARD", "P6", Some("C2")),
            ("7/7/7/7/7/7/7 w", "p6/7/7/7/7/7/7 w", "BOARD", "p6", Some("C2")),
        ],
    );
}

#[test]
fn c2_bad_fields_of_chess() {
    let base = "chess r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1";
    check(
        base,
        &[
            (" w ", " W ", "SIDE", "W ", None),
            (" w ", " white ", "SIDE", "white", None),
            (" w ", "  w ", "SIDE", " w KQ", None),
            ("KQkq", "KQkx", "CASTLING", "x d6", None),
            ("KQkq", "KKkq", "CASTLING", "Kkq", None),
            ("KQkq", "KQ-", "CASTLING", "- d6", None),
            ("KQkq", "A1", "CASTLING", "A1", None),
            ("/R3K2R", "/R3K3", "CASTLING", "KQkq", Some("C2")),
            ("/R3K2R", "/R2K3R", "CASTLING", "KQkq", Some("C2")),
            ("d6", "d9", "EP", "d9", Some("C2")),
            ("d6", "d5", "EP", "d5", Some("C2")),
            ("d6", "d3", "EP", "d3", Some("C2")),
            ("d6", "c6", "EP", "c6", Some("C2")),
            ("d6", "D6", "EP", "D6", Some("C2")),
            ("d6", "d6L1", "EP", "d6L1", Some("C2")),
            ("d6 0 1", "d6 00 1", "CLOCK", "00 1", None),
            ("d6 0 1", "d6 x 1", "CLOCK", "x 1", None),
            ("d6 0 1", "d6 -1 1", "CLOCK", "-1 1", None),
            ("d6 0 1", "d6 4294967296 1", "CLOCK", "4294967296", None),
        ],
    );
    let late = |text: &str| (error(text).message().split(':').next().unwrap().to_string(), error(text).at());
    let base = "chess 4k3/8/8/8/8/8/P7/4K3 w - - 0 ";
    assert_eq!(late(&format!("{base}0")), ("NUMBER".to_string(), Some(35)));
    assert_eq!(late(&format!("{base}+1")), ("NUMBER".to_string(), Some(35)));
    assert_eq!(late(base.trim_end()), ("NUMBER".to_string(), Some(34)), "missing");
    assert_eq!(late(base), ("NUMBER".to_string(), Some(35)), "empty");
    assert_eq!(late(&format!("{base}1 -")), ("NUMBER".to_string(), Some(37)), "one more");
    // An occupied start column, and an occupied passed one.
    let start = "chess 4k3/3p4/8/3pP3/8/8/8/4K3 w - d6 0 1";
    assert_eq!((late(start), error(start).rule()), (("EP".to_string(), start.find("d6")), Some("C2")));
    let passed = "chess 4k3/8/3p4/3pP3/8/8/8/4K3 w - d6 0 1";
    assert_eq!(late(passed).0, "EP");
}

#[test]
fn c2_bad_fields_of_time_out() {
    let base = timeout("Kd1L4 kd7L4 Ra1L1 Pc4L3 pb4L1")
        .castling("A1")
        .black()
        .ep("c3L3")
        .pool("Pa2L1:5,Qe4L4:3")
        .speed("3:1:3")
        .text();
    check(
        &base,
        &[
            (" A1 ", " A2 ", "CASTLING", "A2 ", Some("C2")),
            (" A1 ", " a1 ", "CASTLING", "a1 c", Some("C2")),
            (" A1 ", " A9 ", "CASTLING", "A9 ", None),
            (" A1 ", " A1A1 ", "CASTLING", "A1 c", None),
            (" A1 ", " B1 ", "CASTLING", "B1 ", None),
            (" A1 ", " A ", "CASTLING", "A c", None),
            (" A1 ", " A1G ", "CASTLING", "G c", None),
            (" A1 ", " Aé ", "CASTLING", "Aé ", None),
            ("c3L3", "c3", "EP", "c3 ", Some("C2")),
            ("c3L3", "c3L9", "EP", "c3L9", Some("C2")),
            ("c3L3", "c3E3", "EP", "c3E3", Some("C2")),
            ("c3L3", "c3L2", "EP", "c3L2", Some("C2")),
            ("c3L3", "c5L3", "EP", "c5L3", Some("C2")),
            ("Pa2L1:5", "Pa2L1:6", "POOL", "Pa2L1:6", Some("T26")),
            ("Pa2L1:5", "Ka2L1:5", "POOL", "Ka2L1:5", Some("T26")),
            ("Pa2L1:5", "Pa1L1:5", "POOL", "Pa1L1:5", Some("C2")),
            ("Pa2L1:5", "Pa7L1:0", "POOL", "Pa7L1:0", Some("C2")),
            ("Pa2L1:5", "pa1L1:0", "POOL", "pa1L1:0", Some("C2")),
            ("Pa2L1:5", "pa7L1:0", "POOL", "pa7L1:0", Some("C2")),
            ("Pa2L1:5", "Xa2L1:5", "POOL", "Xa2L1:5", None),
            ("Pa2L1:5", "Pa2:5", "POOL", "a2:5", None),
            ("Pa2L1:5", "Pa2L9:5", "POOL", "a2L9:5", None),
            ("Pa2L1:5", "Pa2L1", "POOL", ",Qe4", None),
            ("Pa2L1:5", "Pa2L1:", "POOL", ",Qe4", None),
            ("Pa2L1:5", "Pa2L1:x", "POOL", "x,Qe4", None),
            ("Pa2L1:5", "Pa2L1:5/7", "POOL", "/7,Qe4", None),
            ("Qe4L4:3", "Qe4L4:10", "POOL", "0 3:1:3", None),
            ("Qe4L4:3", "", "POOL", " 3:1:3", None),
            ("Qe4L4:3", "Qe4L4:3,", "POOL", " 3:1:3", None),
            ("3:1:3", "1:1:1", "SPEED", "1:1:1", Some("T26")),
            ("3:1:3", "6:1:1", "SPEED", "6:1:1", Some("T26")),
            ("3:1:3", "3:0:1", "SPEED", "3:0:1", Some("T26")),
            ("3:1:3", "3:3:1", "SPEED", "3:3:1", Some("T26")),
            ("3:1:3", "3:1:0", "SPEED", "3:1:0", Some("T26")),
            ("3:1:3", "3:1:4", "SPEED", "3:1:4", Some("T26")),
            ("3:1:3", "3:1", "SPEED", "3:1", Some("T26")),
            ("3:1:3", "3:1:3:1", "SPEED", "3:1:3:1", Some("T26")),
        ],
    );
    let flat = flat("Ke1 ke8 Pa2").pool("Qd1:3").text();
    check(&flat, &[("Qd1:3", "Qd1L1:3", "POOL", "d1L1:3", None), (" Qd1:3 -", " Qd1:3", "SPEED", "", None)]);
    let declared = declared("Kd1L4 kd7L4").pool("Nb1L1:1/3").text();
    check(
        &declared,
        &[
            ("Nb1L1:1/3", "Nb1L1:1/0", "POOL", "0 -", Some("T30")),
            ("Nb1L1:1/3", "Nb1L1:4/3", "POOL", "Nb1L1:4/3", Some("T30")),
            ("Nb1L1:1/3", "nb1L1:3/3", "POOL", "nb1L1:3/3", Some("T30")),
            ("Nb1L1:1/3", "Nb1L1:1/3,Qe4L1:2/4", "POOL", "Qe4L1:2/4", Some("T30")),
        ],
    );
    let missing = error(&declared.replace(":1/3", ":1"));
    assert_eq!((missing.rule(), missing.at()), (Some("T30"), declared.rfind("/3")));
}

#[test]
fn c2_kings() {
    let king_gone = |setup: common::Setup| error(&setup.text()).rule();
    assert_eq!(king_gone(timeout("Kd1L4")), Some("C2"), "the winner is not to move");
    assert_eq!(king_gone(timeout("Pa2L1").black()), Some("C2"), "not both");
    assert_eq!(king_gone(timeout("Kd1L4 Ke1L4 kd7L4")), Some("C2"));
    assert_eq!(king_gone(chess("Ke1").black()), Some("C2"), "chess eliminates no king");
    assert_eq!(king_gone(timeout("Kd1L4").black().speed("2:2:2")), Some("T21"));
    let check = error(&timeout("Kd1L4 kd7L4 Rd3L2").text());
    assert_eq!((check.rule(), check.cells()), (Some("C2"), &["d3L2".to_string()][..]));
    assert!(timeout("Kd1L4 Rd3L2").black().game().outcome().is_some(), "no check without a king");
    let full: String = (1..=8).map(|level| format!(" Nc2L{level}")).collect();
    let ep = error(&timeout(&format!("Kd1L4 kd7L4 pb4L1 Pc4L3{full}")).black().ep("c3L3").text());
    assert_eq!((ep.rule(), ep.message().starts_with("EP: ")), (Some("C2"), true), "{ep}");
}

#[test]
fn c1_unknown_variants() {
    for text in ["", " ", "-", "Chess 8/8", "xiangqi 9/9 w", "time out", "\u{0}", "日本"] {
        let error = error(text);
        assert_eq!(
            (error.code(), error.rule(), error.at()),
            (Code::UnknownVariant, Some("C1"), Some(0)),
            "{text:?}"
        );
    }
    assert_eq!(AnyGame::from_variant_or_text("chess").unwrap(), AnyGame::start("chess").unwrap());
    assert!("chess".parse::<AnyGame>().is_err(), "an id alone is no position text");
}

#[test]
fn hostile_texts_never_panic() {
    let huge = format!("chess {}", "8/".repeat(MAX_POSITION));
    assert_eq!(error(&huge).code(), Code::TooLarge);
    let pool: Vec<String> = (0..6000).map(|i| format!("Nb1L{}:{}", i % 8 + 1, i % 10)).collect();
    let crowded = timeout("Kd1L4 kd7L4").pool(&pool[..390].join(",")).text();
    assert_eq!(position(&crowded).count_moves(), 5 * 8 + 8 * 3 * 8, "king and eight knights");
    let overcrowded = timeout("Kd1L4 kd7L4").pool(&pool.join(",")).text();
    assert!(overcrowded.len() < MAX_POSITION);
    assert_eq!(error(&overcrowded).rule(), Some("T26"));
    let few = ["chess", "timeout-flat"].map(|id| setup(id, "Ke1 ke8 Ra1").castling("Q").text());
    let levels =
        ["timeout", "timeout-declared"].map(|id| setup(id, "Kd1L4 kd7L4 Ra1L1").castling("A1").text());
    let others = [
        "draughts B:W25,31-33,K46:BK1,6-8.",
        "quarx-3d W:W112,K323:BK121,444 12 3",
        "quarx W:W1111,K2233:B4444 7 30",
        "quarx-huff B:W2211,2233:B3322,4444 0 1 2211,2233",
        "glinski 6P13rN3p4Q2P11p1P2bK1p6k23p6 w -- - 0 1",
        "hex4d k18/19/19/19/19/19/19/19/19/9Kp8/9n9/19/19/19/19/19/19/19/18r w ?- - 0 1",
    ];
    let every = VARIANTS.iter().flat_map(|variant| starts(variant.id)).map(|game| game.to_string());
    for base in few.into_iter().chain(levels).chain(others.map(String::from)).chain(every) {
        position(&base);
        for (at, c) in base.char_indices() {
            for insert in ["é", "→", "\u{0}", " ", "-", ",", "9", "K", "\u{1f600}"] {
                let before = &base[..at];
                let _ = format!("{before}{insert}{}", &base[at..]).parse::<AnyGame>();
                let _ = format!("{before}{insert}{}", &base[at + c.len_utf8()..]).parse::<AnyGame>();
            }
            let _ = base[..at].parse::<AnyGame>();
        }
    }
}
