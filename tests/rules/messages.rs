//! C2, C3: what all refusals have in common. They quote at most 40 characters of what they were given, and stay in
//! one line.

use hyperply::catalog::{AnyGame, VARIANTS};
use hyperply::{Error, Game, Language};

/// Positions whose fields hold something, where those of the start do not.
const FILLED: [&str; 4] = [
    "timeout-flat 4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1 Qe4:3,pa5:2 3:1:2",
    "timeout-declared 7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|6k/7/7/7/7/7/K6|7/7/7/7/7/7/7|7/7/7/7/7/7/7|\
     7/7/7/7/7/7/7|7/7/7/7/7/7/7 w - - 0 1 Re5L2:1/4 -",
    "quarx-huff B:W2222,4222:B3322 0 4 2222,4222",
    "trid 4/4/P3/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/2,QL6(7)b:2/2 b - - b2(2) 0 9",
];

/// What nobody means, of any length: digits, letters of pieces and places, what parts texts, and other scripts.
const GARBAGE: [&str; 14] =
    ["9", "1", "K", "Q", "a", "x", "P1", "(", ":", "-", "日", "→", "e\u{301}", "Na1L1xb3L2,"];

fn check(error: &Error, what: &str) {
    let message = error.to_string();
    let length = message.chars().count();
    assert!(length <= 250, "{length} characters for {what:.60}: {message}");
    assert!(!message.contains(char::is_control), "{what:.60}: {message:?}");
    check_german(error, what);
}

/// Words that only English has.
const ENGLISH: [&str; 12] =
    ["the", "is", "not", "can't", "has", "more", "than", "piece", "expected", "found", "cell", "and"];

/// The German message has no English in it, but what it quotes.
fn check_german(error: &Error, what: &str) {
    let message = error.message_in(Language::German);
    let own: String = message.split('`').step_by(2).collect();
    let english = own.split(|c: char| !c.is_alphabetic() && c != '\'').find(|word| ENGLISH.contains(word));
    assert_eq!(english, None, "{what:.60}: {message}");
    assert!(!own.contains(['{', '}', '|']), "{what:.60}: {message}");
}

#[test]
fn c2_long_garbage_in_a_position_is_quoted_in_part() {
    let starts = VARIANTS.iter().map(|variant| AnyGame::start(variant.id).unwrap().to_string());
    for base in starts.chain(FILLED.map(str::to_string)) {
        base.parse::<AnyGame>().unwrap_or_else(|error| panic!("{error}: {base}"));
        for garbage in GARBAGE {
            let garbage = garbage.repeat(300);
            for at in 0..=base.len() {
                let text = format!("{}{garbage}{}", &base[..at], &base[at..]);
                text.parse::<AnyGame>().map_or_else(|error| check(&error, &text), |_| ());
            }
            // In the place of each field.
            for field in base.split(' ') {
                let text = base.replacen(field, &garbage, 1);
                text.parse::<AnyGame>().map_or_else(|error| check(&error, &text), |_| ());
            }
        }
    }
}

#[test]
fn c3_long_garbage_in_a_move_is_quoted_in_part() {
    for variant in VARIANTS {
        let game = AnyGame::start(variant.id).unwrap();
        let m = game.legal_moves()[0];
        let text = game.move_text(&m);
        for garbage in GARBAGE {
            let garbage = garbage.repeat(60);
            for at in (0..=text.len()).filter(|&at| text.is_char_boundary(at)) {
                for language in [Language::English, Language::German] {
                    let text = format!("{}{garbage}{}", &text[..at], &text[at..]);
                    game.parse_move(&text, language).map_or_else(|error| check(&error, &text), |_| ());
                }
            }
        }
    }
}

#[test]
fn c3_places_lie_within_the_text() {
    for variant in VARIANTS {
        let game = AnyGame::start(variant.id).unwrap();
        for text in [
            "  k d 4",
            "e d5",
            "e\u{2013}d5",
            "→ qd7",
            "\u{2013}> qd7",
            "ed",
            "kd4 e.p.",
            "ql1 - ql2",
            "q l 9",
            "日 e4",
        ] {
            for language in [Language::English, Language::German] {
                let Err(error) = game.parse_move(text, language) else { continue };
                let within = |at| at <= text.len() && text.is_char_boundary(at);
                assert!(error.at().is_none_or(within), "{}: {text}: {error}", variant.id);
            }
        }
    }
}

#[test]
fn c2_c3_messages_stay_in_one_line() {
    for variant in VARIANTS {
        let game = AnyGame::start(variant.id).unwrap();
        let (base, m) = (game.to_string(), game.move_text(&game.legal_moves()[0]));
        for control in ["\n", "\r\n", "\t", "\u{0}", "\u{1b}[2J"] {
            for at in 0..=base.len() {
                let text = format!("{}{control}{}", &base[..at], &base[at..]);
                text.parse::<AnyGame>().map_or_else(|error| check(&error, &text), |_| ());
            }
            for at in (0..=m.len()).filter(|&at| m.is_char_boundary(at)) {
                let text = format!("{}{control}{}", &m[..at], &m[at..]);
                game.parse_move(&text, Language::English).map_or_else(|error| check(&error, &text), |_| ());
            }
        }
    }
}

/// Refusals of each family, in both languages.
const SAID: &str = "
    timeout Nb1L1-b3L1
        The knight on b1L1 can't reach column b3.
        Der Springer auf b1E1 kann die Säule b3 nicht erreichen.
    timeout Ra1L1-a5L1
        The rook on a1L1 is blocked in column a2.
        Dem Turm auf a1E1 ist in der Säule a2 der Weg verstellt.
    timeout O-O(L4-L4)
        There are pieces between the king and the rook, in columns e1, f1.
        Zwischen König und Turm stehen Figuren, und zwar in den Säulen e1 und f1.
    timeout Kd1L4→
        The king can't go into Time Out.
        Der König kann nicht in die Auszeit.
    chess Pe2-d3
        The pawn on e2 moves diagonally only to capture.
        Der Bauer auf e2 zieht schräg nur, um zu schlagen.
    chess Qe7-e6
        The piece on e7 is Black's, but it is White's turn.
        Die Figur auf e7 gehört Schwarz, aber Weiß ist am Zug.
    chess Ra1-a2
        White's pawn stands on a2.
        Auf a2 steht schon ein weißer Bauer.
    chess Ke1-d1
        White's queen stands on d1.
        Auf d1 steht schon eine weiße Dame.
    chess Qd1-e1
        White's king stands on e1.
        Auf e1 steht schon der weiße König.
    chess Qd2-d3
        The piece on d2 is a pawn, not a queen.
        Auf d2 steht ein Bauer, keine Dame.
    draughts 31-25
        31 and 25 are not on the same diagonal.
        31 und 25 liegen nicht auf derselben Diagonale.
    quarx 2112-1243
        No direction leads from 2112 to 1243: the coordinates change by -1, 1, 3, 1, but two or all four of them must change, by the same amount.
        Keine Richtung führt von 2112 nach 1243: Die Koordinaten ändern sich um −1, 1, 3 und 1, aber zwei oder alle vier müssen sich ändern, und um gleich viel.
    glinski Bf1-z
        Expected a cell such as `f6`, but found `z`.
        Hier müsste ein Feld (zum Beispiel `f6`) stehen, nicht `z`.
    raumschach RAa1-Ee5
        The rook on Aa1 can't reach Ee5.
        Der Turm auf Aa1 kann Ee5 nicht erreichen.
    trid O-O
        You can't castle on the first move.
        Im ersten Zug darfst du nicht rochieren.
    trid QL1(3)-QL2(3)
        A board can move empty or with one of your pawns, but 4 pieces stand on QL1(3).
        Ein Brett zieht nur, wenn es leer ist oder ein einziger deiner Bauern darauf steht, aber auf QL1(3) stehen 4 Figuren.
    glinski Bf1-f6
        The bishop on f1 can't reach f6.
        Der Läufer auf f1 kann f6 nicht erreichen.
";

#[test]
fn refusals_are_said_in_both_languages() {
    let lines: Vec<&str> = SAID.trim().lines().map(str::trim).collect();
    for said in lines.chunks(3) {
        let &[refused, english, german] = said else { panic!("{said:?}") };
        let (variant, text) = refused.split_once(' ').expect("a variant and a move");
        let error = AnyGame::start(variant).unwrap().parse_move(text, Language::English).unwrap_err();
        assert_eq!(error.message(), english, "{variant} {text}");
        assert_eq!(error.message_in(Language::German), german, "{variant} {text}");
    }
}

#[test]
fn german_messages_write_moves_with_german_letters() {
    let start = |id| AnyGame::start(id).unwrap();
    for (variant, text, german) in [
        ("chess", "Sd2", None),
        ("timeout", "Sb1E1-c3", Some("Sb1E1-c3E1, Sb1E1-c3E2, Sb1E1-c3E3, Sb1E1-c3E4 und weitere.")),
        ("trid-meder", "Sb1(2)-c3", Some("Züge: Sb1(2)-c3(2), Sb1(2)-c3(4).")),
        ("timeout-declared", "Sb1E1→", Some("zum Beispiel `Sb1E1→4`.")),
    ] {
        let error = start(variant).parse_move(text, Language::German).unwrap_err();
        let message = error.message_in(Language::German);
        assert!(!message.contains(['N', 'Q', 'R']), "{message}");
        assert!(german.is_none_or(|end| message.ends_with(end)), "{message}");
    }
    let raumschach = "raumschach 5/5/5/5/k4|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|N1N1K/5/5/5/5 w 0 1";
    let error = raumschach.parse::<AnyGame>().unwrap().parse_move("SEb3", Language::German).unwrap_err();
    assert!(error.message_in(Language::German).ends_with("Züge: SEa5-Eb3, SEc5-Eb3."), "{error}");
    assert!(error.to_string().contains("NEa5-Eb3, NEc5-Eb3"), "{error}");
    assert_eq!(error.candidates(), ["NEa5-Eb3", "NEc5-Eb3"]);

    let error = start("timeout").parse_move("Nb1L1-c3", Language::English).unwrap_err();
    assert!(error.to_string().ends_with("Nb1L1-c3L3, Nb1L1-c3L4 or others (C3)."), "{error}");
}

#[test]
fn german_comparisons_write_moves_with_german_letters() {
    let compared = hyperply::compare(&AnyGame::start("timeout").unwrap(), "timeout-declared").unwrap();
    let messages: Vec<String> =
        compared.here.iter().map(|(_, error)| error.message_in(Language::German)).collect();
    let expected = "Sag an, wie lange die Auszeit dauert, zum Beispiel `Sb1E1→4`.";
    assert!(messages.iter().any(|message| message == expected), "{messages:?}");
}
