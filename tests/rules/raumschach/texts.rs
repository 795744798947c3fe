//! R12, R13: position texts and move texts.

use super::{ID, cube, text};
use crate::board_texts::draws;
use crate::common::tables::pairs;
use crate::common::texts::error;
use crate::common::{refused, why_not};
use hyperply::catalog::AnyGame;
use hyperply::describe::Describe;
use hyperply::{Code, Game, Language, Style};

#[test]
fn r12_position_texts() {
    let game = cube("KAa1 kEe5 UCc3 pBb4", 'b');
    let written = text("KAa1 kEe5 UCc3 pBb4", 'b', 0, 1);
    assert_eq!(game.to_string(), written);
    assert_eq!(written, format!("{ID} 5/5/5/5/K4|5/1p3/5/5/5|5/5/2U2/5/5|5/5/5/5/5|4k/5/5/5/5 b 0 1"));
    // On the far ranks short of promotion, and on its own first rank, a pawn may stand.
    cube("KAa1 kEe5 PDb5 PEb4 PAb1 pEc5", 'w');
}

#[test]
fn r12_c2_bad_positions() {
    let good = text("KAa1 kEe5", 'w', 0, 1);
    good.parse::<AnyGame>().unwrap();
    let cases: &[(&str, &str, &str, Option<&str>)] = &[
        ("K4|", "K4|5/5/5/5/5|", "BOARD: There are more than 5 levels.", None),
        ("|4k/5/5/5/5", "", "BOARD: Expected 5 levels separated by `|`, but found 4.", None),
        ("K4", "K5", "BOARD: Rank 1 has more than 5 cells.", None),
        ("K4", "K3", "BOARD: Rank 1 has fewer than 5 cells.", None),
        ("K4", "K22", "BOARD: Combine the two numbers of empty cells into one.", None),
        ("K4", "X4", "BOARD: `X` is not a piece letter.", None),
        ("K4", "E4", "BOARD: `E` is not a piece letter.", None),
        ("K4", "5", "BOARD: White must have one king, not 0.", Some("C2")),
        ("K4", "KK3", "BOARD: White must have one king, not 2.", Some("C2")),
        ("4k/", "P3k/", "BOARD: A white pawn on Ea5 would already have promoted.", Some("C2")),
        ("K4|", "K3p|", "BOARD: A black pawn on Ae1 would already have promoted.", Some("C2")),
        ("4k/", "R3k/", "BOARD: Black is in check, but it is White's turn.", Some("C2")),
        (" w ", " x ", "SIDE: `x` is not a side; write `w` or `b`.", None),
        (" 0 1", " 0 0", "NUMBER: Move numbers start at 1.", Some("C8")),
        (" 0 1", " 00 1", "CLOCK: `00` has leading zeros.", None),
        (" 0 1", " 0", "NUMBER: The text ends before this field.", None),
        (" 0 1", " 0 1 -", "NUMBER: Unexpected `-` after the last field.", None),
    ];
    for &(from, to, message, rule) in cases {
        let text = good.replacen(from, to, 1);
        let error = error(&text);
        assert_eq!(
            (error.code(), &*error.message(), error.rule()),
            (Code::BadPosition, message, rule),
            "{text}"
        );
    }
}

#[test]
fn r13_canonical_texts() {
    let game = cube("KAa1 kEe1 NAb1 QBc1 nDc3 PEd4 pDb2", 'w');
    for text in ["NAb1-Ac3", "QBc1xDc3", "PEd4-Ed5=Q", "PEd4-Ed5=U"] {
        let m = game.parse_move(text, Language::English).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!(game.move_text(&m), text);
    }
}

#[test]
fn r13_other_forms() {
    let game = cube("KAa1 kEe1 NAb1 QBc1 nDc3 PEd4 UCb3", 'w');
    let read = |text: &str, language| {
        let m = game.parse_move(text, language).unwrap_or_else(|error| panic!("{error}: {text}"));
        game.move_text(&m)
    };
    for (text, canonical) in pairs(
        "NAc3, NAb1-Ac3+!, Ab1-Ac3, NAb1Ac3, nab1-ac3 = NAb1-Ac3 | QxDc3, bc1xdc3 = QBc1xDc3
         PEd4-Ed5=U = PEd4-Ed5=U | PEd4-Ed5N = PEd4-Ed5=N",
    ) {
        assert_eq!(read(text, Language::English), canonical, "{text}");
    }
    for (text, canonical) in
        pairs("SAb1-Ac3 = NAb1-Ac3 | ECb3-Da4 = UCb3-Da4 | DxDc3 = QBc1xDc3 | BEd4-Ed5=E = PEd4-Ed5=U")
    {
        assert_eq!(read(text, Language::German), canonical, "{text}");
    }
    let promotion = refused(&game, "PEd4-Ed5");
    assert_eq!((promotion.code(), promotion.candidates().len()), (Code::AmbiguousMove, 5));
    let m = game.parse_move("UCb3-Da4", Language::English).unwrap();
    let style = Style { language: Language::German, short: true, check: true };
    assert_eq!(game.format_move(&m, style), "EDa4");
}

#[test]
fn r13_malformed_texts() {
    let game = cube("KAa1 kEe1 NAb1", 'w');
    for text in
        ["", "N", "NAf1", "NAb6", "NFb1-Ac3", "NAb1-", "NAb1-Ac3=", "NAb1-Ac3 x", "XAb1-Ac3", "Ac", "9"]
    {
        let error = refused(&game, text);
        assert_eq!(error.code(), Code::BadNotation, "{text}: {error}");
        assert!(error.at().is_some(), "{text}");
    }
    assert_eq!(why_not(&game, "NAc1-Ad3"), "C3 Ac1", "there is no piece");
    assert_eq!(refused(&game, "UCc3").message(), "White has no unicorn.");
    assert_eq!(refused(&game, "NEe5").message(), "None of White's knights can reach Ee5.");
}

#[test]
fn r1_levels_are_drawn_beside_each_other() {
    let expected = "  A             B             C             D             E
5 . . . . .   5 . . . . .   5 . . . . .   5 u b q u b   5 r n k n r
4 . . . . .   4 . . . . .   4 . . . . .   4 p p p p p   4 p p p p p
3 . . . . .   3 . . . . .   3 . . . . .   3 . . . . .   3 . . . . .
2 P P P P P   2 P P P P P   2 . . . . .   2 . . . . .   2 . . . . .
1 R N K N R   1 B U Q B U   1 . . . . .   1 . . . . .   1 . . . . .
  a b c d e     a b c d e     a b c d e     a b c d e     a b c d e
";
    draws(ID, expected);
}
