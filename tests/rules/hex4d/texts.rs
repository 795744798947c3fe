//! C2, H16, H17: position texts and what is wrong with them, move texts in every accepted form.

use crate::common::hexagons::{glinski, hex4d};
use crate::common::tables::{marked, pairs, triples};
use crate::common::texts::{check, error};
use crate::common::{position, reads, refused, rest};
use hyperply::catalog::AnyGame;
use hyperply::describe::Describe;
use hyperply::{Code, Game, Language, Style};

const START: &str = "hex4d 19/19/19/3P3PP3P6/19/19/6p3pp3p3/BP1NRP1KQBP1NRP1BP1/4P3PP3P5/19/5p3pp3p4/\
                     1pb1prn1pbqk1prn1pb/3P3PP3P6/19/19/6p3pp3p3/19/19/19 w -- - 0 1";

#[test]
fn h16_the_start_in_full() {
    assert_eq!(AnyGame::start("hex4d").unwrap().to_string(), START);
    assert_eq!(position(START), AnyGame::start("hex4d").unwrap());
}

#[test]
fn h16_c2_what_is_written_is_read_back() {
    let pieces = "KA1a1 QC5c3 kC5c5";
    let texts = [
        hex4d(pieces).black().bared("-i").text(),
        hex4d(pieces).black().bared("-o").clock(99).text(),
        hex4d(pieces).black().bared("-?").clock(4_000_000_000).text(),
        hex4d("KA1a1 kC5c5").bared("?i").text(),
        hex4d("KA1a1 kC5c5").bared("i?").text(),
        hex4d("KA1a1 kC5c5").black().bared("??").text(),
        hex4d("KA1a1 kC5c5 QE3e3 QE3e2 QE3e1 QE3d4 QE3d3 QE3d2").bared("-i").text(),
        glinski("Kg1 kg10 Pf7 pe7").ep("e8").text().replace(" e8 ", " - "),
    ];
    for text in texts {
        assert_eq!(position(&text).to_string(), text);
        assert_eq!(position(&text), position(&position(&text).to_string()));
    }
}

#[test]
fn h16_bad_boards() {
    check(
        START,
        &[
            ("hex4d 19/19", "hex4d 19", "BOARDS", "19/", None),
            ("hex4d 19/19", "hex4d 19/19/19", "BOARDS", "19 w", None),
            ("hex4d 19/19", "hex4d 19/18", "BOARDS", "18/", None),
            ("hex4d 19/19", "hex4d 19/20", "BOARDS", "20/", None),
            ("hex4d 19/19", "hex4d 19/99999999999999999999", "BOARDS", "9999", None),
            ("hex4d 19/19", "hex4d 19/019", "BOARDS", "019", None),
            ("hex4d 19/19", "hex4d 19/0n18", "BOARDS", "0n", None),
            ("hex4d 19/19", "hex4d 19/19n", "BOARDS", "n/19", None),
            ("hex4d 19/19", "hex4d 19/n19", "BOARDS", "19/19/3P", None),
            ("hex4d 19/19", "hex4d 19/2n2n2n20", "BOARDS", "20/19/3P", None),
            ("hex4d 19/19", "hex4d 19/2n2n2nx9", "BOARDS", "x9/19/3P", None),
            ("hex4d 19/19", "hex4d 19/x18", "BOARDS", "x18", None),
            ("hex4d 19/19", "hex4d 19/é18", "BOARDS", "é", None),
            ("hex4d 19/19", "hex4d 19//19", "BOARDS", "/19/19/3P", None),
            ("hex4d 19/19", "hex4d -", "BOARDS", "-", None),
            // C2: kings, and pawns where they would have been promoted.
            ("1KQB", "2QB", "BOARDS", "19/19/19", Some("C2")),
            ("1KQBP1", "1KQKP1", "BOARDS", "19/19/19", Some("C2")),
            ("1pbqk1prn1pb", "1pbqp1prn1pb", "BOARDS", "19/19/19", Some("C2")),
            ("bqk1p", "bqP1p", "BOARDS", "P1prn", Some("C2")),
            ("hex4d 19/19/19/", "hex4d 19/19/2P16/", "BOARDS", "P16", Some("C2")),
            ("hex4d 19/19/19/", "hex4d 7p11/19/19/", "BOARDS", "p11", Some("C2")),
        ],
    );
    // Those cells of other boards are no end.
    position(&START.replacen("hex4d 19/19/19", "hex4d 2P16/2P16/7p11", 1));
    assert_eq!(
        error(&hex4d("KA1a1 kC5c5 pA1b1").text()).message(),
        "BOARDS: A black pawn on A1b1 would already have promoted."
    );
}

#[test]
fn h16_bad_fields() {
    check(
        START,
        &[
            (" w ", " x ", "SIDE", "x --", None),
            (" w ", " W ", "SIDE", "W --", None),
            (" -- ", " - ", "BARED", "- -", Some("H16")),
            (" -- ", " --- ", "BARED", "--- ", Some("H16")),
            (" -- ", " x- ", "BARED", "x-", Some("H16")),
            (" -- ", " -é ", "BARED", "-é", Some("H16")),
            (" -- ", " i- ", "BARED", "i-", Some("H16")),
            (" -- ", " -? ", "BARED", "? -", Some("H16")),
            (" - 0 1", " C3c3 0 1", "EP", "C3c3", Some("H16")),
            (" - 0 1", " - 00 1", "CLOCK", "00", None),
            (" - 0 1", " - -1 1", "CLOCK", "-1", None),
            (" - 0 1", " - 4294967296 1", "CLOCK", "4294967296", None),
            (" - 0 1", " - 0", "NUMBER", "", None),
            (" - 0 1", " - 0 1 2", "NUMBER", "2", None),
            (" w --", " w  --", "BARED", " --", None),
        ],
    );
    let number = error(&START.replace(" 0 1", " 5 0"));
    assert_eq!((number.rule(), number.at()), (Some("C8"), Some(START.len() - 1)));
    assert_eq!(error("hex4 19").code(), Code::UnknownVariant);
}

#[test]
fn h16_bared_fields_that_break_the_rule() {
    let base = hex4d("KA1a1 QC5c3 kC5c5").black().bared("-i").text();
    check(
        &base,
        &[(" -i ", " -- ", "BARED", "- - 0", Some("H16")), (" -i ", " ii ", "BARED", "ii", Some("H16"))],
    );
    // C2: White is to move, but Black's king is attacked.
    let check = error(&base.replace(" b -i", " w -i"));
    assert_eq!((check.rule(), check.at(), check.cells()), (Some("C2"), Some(6), &["C5c3".to_string()][..]));
    // The side not to move is pending only if both are bared.
    let pending = hex4d("KA1a1 RC1c3 kC5c5").bared("-?").text();
    let pending_error = error(&pending);
    assert_eq!((pending_error.rule(), pending_error.at()), (Some("H16"), pending.find("? -")));
    assert_eq!(rest(&hex4d("KA1a1 kC5c5").bared("i?").game()), "w i? - 0 1");
}

/// White has every kind of move.
fn rich() -> AnyGame {
    let pieces = "KA1a1 kE3a2 QC3c3 RB1b1 RB1d3 NC2c2 BD2d2 PC5c4 PB2b2 nB3b3 nC5b4 bC3c4";
    hex4d(pieces).game()
}

#[test]
fn h17_canonical_texts_and_omitted_origins() {
    let start = AnyGame::start("hex4d").unwrap();
    for (given, canonical) in pairs(
        "NC1b1-A2b1, NA2b1 = NC1b1-A2b1 | QE3c2 = QC1c2-E3c2 | PC1c4-C1c5, PC1c5 = PC1c4-C1c5
         KC2c1+, KC2c1!? = KC1c1-C2c1",
    ) {
        assert_eq!(reads(&start, given, Language::English), canonical, "{given}");
    }
    let rich = rich();
    for (given, canonical) in pairs(
        "QC3c3xC3c4, QxC3c4 = QC3c3xC3c4 | PC5c4-C5c5=Q = PC5c4-C5c5=Q | PC5c5=N = PC5c4-C5c5=N
         PB2b2-B2b3 = PB2b2-B2b3",
    ) {
        assert_eq!(reads(&rich, given, Language::English), canonical, "{given}");
    }
}

#[test]
fn c3_ambiguous_texts_list_what_they_fit() {
    let two = hex4d("KA1a1 kE3d4 RC1c3 RC3c3").game();
    let error = refused(&two, "RC2c3");
    assert_eq!((error.code(), error.rule()), (Code::AmbiguousMove, Some("C3")));
    assert_eq!(error.candidates(), ["RC1c3-C2c3", "RC3c3-C2c3"]);
    // H17 names no promotion without its piece.
    let error = refused(&rich(), "PC5c5");
    assert_eq!(error.code(), Code::AmbiguousMove);
    assert_eq!(error.candidates().len(), 4);
}

#[test]
fn h17_both_languages_are_read() {
    let rich = rich();
    for (given, canonical) in pairs(
        "DC3c3xC3c4, DxC3c4, QC3c3xC3c4 = QC3c3xC3c4 | SC2c2-C2d4, NC2c2-C2d4 = NC2c2-C2d4
         TB1b1-A1b1 = RB1b1-A1b1 | LD2d2-D2d3 = BD2d2-D2d3 | BC5c4-C5c5=D = PC5c4-C5c5=Q
         PC5c4-C5c5=B = PC5c4-C5c5=B | KA1a1-A1a2 = KA1a1-A1a2",
    ) {
        for language in [Language::English, Language::German] {
            assert_eq!(reads(&rich, given, language), canonical, "{given}");
        }
    }
    // B alone does not tell: the bishop, or the German pawn.
    assert_eq!(reads(&rich, "BD2d2-D2d3", Language::English), "BD2d2-D2d3");
    assert_eq!(reads(&rich, "BB2b2-B2b3", Language::German), "PB2b2-B2b3");
    assert_eq!(refused(&rich, "BB2b2-B2b3").rule(), Some("C3"), "the piece there is a pawn");
    // D and B are boards, too.
    assert_eq!(reads(&rich, "BD2d3", Language::English), "BD2d2-D2d3");
    assert_eq!(refused(&rich, "PC5c4-C5c5=D").code(), Code::BadNotation, "not both");
}

#[test]
fn h17_styles() {
    let rich = rich();
    let write = |canonical: &str, language, short, check| {
        let m = rich.parse_move(canonical, Language::English).unwrap();
        rich.format_move(&m, Style { language, short, check })
    };
    use Language::{English, German};
    assert_eq!(write("QC3c3xC3c4", English, true, false), "QxC3c4");
    assert_eq!(write("QC3c3xC3c4", German, true, false), "DxC3c4");
    assert_eq!(write("QC3c3xC3c4", German, false, false), "DC3c3xC3c4");
    assert_eq!(write("PC5c4-C5c5=Q", German, true, false), "BC5c5=D");
    assert_eq!(write("NC2c2-C2d4", English, true, true), "NC2d4");
    assert_eq!(write("RB1b1-A1b1", English, true, false), "RA1b1");
    let mate = hex4d("KA1a1 QC5c1 kC5c5 pC5c3").game();
    let m = mate.parse_move("QC5c1xC5c3", Language::English).unwrap();
    let mark = mate.format_move(&m, Style { check: true, short: true, ..Style::default() });
    assert_eq!(mark, "QxC5c3+", "the bared king may still go between boards");
    let two = hex4d("KA1a1 kE3d4 RC1c3 RC3c3").game();
    let m = two.parse_move("RC1c3-C2c3", Language::English).unwrap();
    assert_eq!(two.format_move(&m, Style { short: true, ..Style::default() }), "RC1c3-C2c3");
}

#[test]
fn c3_malformed_texts_tell_where() {
    let start = AnyGame::start("hex4d").unwrap();
    for (text, at) in marked(
        "^ | ^x | ^XC1c1-C1c2 | ^日C1c1 | N^ | N^F1b1 | NC^6b1 | NC^0b1 | NC1^ | NC1^f1 | NC1b^5 | NC1b^12
         NC1b1-^ | NC1b1-A^ | NC1b1-A2b1^x | NC1b1-A2b1=^ | NC1b1-A2b1=^X | NC1b1^→A2b1 | NxC1b1^-A2b1",
    )
    .into_iter()
    .chain([("  ", 0)])
    {
        let error = refused(&start, text);
        assert_eq!((error.code(), error.at()), (Code::BadNotation, Some(at)), "{text}: {error}");
        assert_eq!(error.rule(), None, "{text}");
    }
    assert_eq!(refused(&start, &"N".repeat(2000)).code(), Code::TooLarge);
}

#[test]
fn hostile_texts_never_panic() {
    let tokens = [
        "K", "C1", "c1", "C", "c", "1", "19", "-", "x", "=", "#", "0-0", "日", "\u{0}", " ", "É", "l6", "j1",
    ];
    for id in ["hex4d", "glinski"] {
        let game = AnyGame::start(id).unwrap();
        triples(&tokens, &["", "P"], |text| {
            for language in [Language::English, Language::German] {
                let _ = game.parse_move(text, language);
            }
            let _ = format!("{id} {text} w -- - 0 1").parse::<AnyGame>();
        });
    }
}
