//! T28 and what T31 and T32 say of move texts: all accepted forms, what is written on request, and errors that
//! name the rule and the cells in the way.

use crate::common::tables::pairs;
use crate::common::visit::visit;
use crate::common::{self, chess, declared, flat, reads, refused, timeout};
use hyperply::catalog::AnyGame;
use hyperply::describe::Describe;
use hyperply::{Code, Game, Language, Style};

fn german(game: &AnyGame, text: &str) -> String {
    reads(game, text, Language::German)
}

fn english(game: &AnyGame, text: &str) -> String {
    reads(game, text, Language::English)
}

/// The canonical texts that texts are read as, whatever the caller's language.
fn assert_read(game: &AnyGame, pairs: &[(&str, &str)]) {
    for &(text, canonical) in pairs {
        assert_eq!(english(game, text), canonical, "{text}");
        assert_eq!(german(game, text), canonical, "{text}");
    }
}

/// White has every kind of move; Black's king on a7, away from it all.
fn rich() -> AnyGame {
    let pieces = "Kd1L4 ka7L4 Rg1L8 Rg1L2 Na1L1 nb3L2 Qe4L4 Pg6L1 bf7L7 Pg2L1 Be2L1";
    timeout(pieces).castling("G2G8").pool("Bf5L1:1,Pc2L1:5,Qd5L4:2").game()
}

#[test]
fn t28_a_level_letter_tells_the_language() {
    for id in ["timeout", "timeout-declared"] {
        visit(id, 1, 30, |game, moves, _| {
            for m in moves.iter().step_by(97) {
                let read = game.parse_move(&game.move_text(m), Language::German);
                assert_eq!(read.as_ref(), Ok(m), "{game}");
            }
        });
    }
}

#[test]
fn t28_german_letters_and_levels() {
    let game = rich();
    let pairs = [
        ("Sa1E1-c2E2", "Na1L1-c2L2"),
        ("Sa1E1xb3E2", "Na1L1xb3L2"),
        ("De4E4→", "Qe4L4→"),
        ("Bg2E1→", "Pg2L1→"),
        ("Le2E1→", "Be2L1→"),
        ("Tg1E2→", "Rg1L2→"),
        ("Kd1E4-e1E5", "Kd1L4-e1L5"),
        ("Bg6E1xf7E7=S", "Pg6L1xf7L7=N"),
        ("Bg6E1-g7E3=T", "Pg6L1-g7L3=R"),
        ("Bg6E1-g7E3=L", "Pg6L1-g7L3=B"),
        ("Bg6E1-g7E3=D", "Pg6L1-g7L3=Q"),
        ("O-O(E8-E5)", "O-O(L8-L5)"),
        ("f5E1→Lg6E7", "f5L1→Bg6L7"),
        ("c2E1→Bc7E3=D", "c2L1→Pc7L3=Q"),
        ("c2E1→Bxb3E2", "c2L1→Pxb3L2"),
    ];
    assert_read(&game, &pairs);
    // The level letter decides: B is the English bishop and the German pawn.
    assert_read(
        &game,
        &[("Be2L1-d3L1", "Be2L1-d3L1"), ("Pg2L1-g3L1", "Pg2L1-g3L1"), ("Bg2E1-g3E1", "Pg2L1-g3L1")],
    );
    assert_eq!(refused(&game, "Sa1L1-c2L2").code(), Code::BadNotation, "no German letter with an L");
    assert_eq!(refused(&game, "Na1E1-c2E2").code(), Code::BadNotation, "no English letter with an E");
    assert_eq!(refused(&game, "Na1L1-c2E2").code(), Code::BadNotation, "not both");
}

#[test]
fn t28_accepted_forms() {
    let game = rich();
    let pairs = [
        ("Qe4L4->", "Qe4L4→"),
        ("f5L1->Bg6L7", "f5L1→Bg6L7"),
        ("->Bg6L7", "f5L1→Bg6L7"),
        ("→Bg6L7", "f5L1→Bg6L7"),
        ("→Lg6E7", "f5L1→Bg6L7"),
        ("→Qxf7L7", "d5L4→Qxf7L7"),
        ("→Dxf7E7", "d5L4→Qxf7L7"),
        ("→Pxb3L2", "c2L1→Pxb3L2"),
        ("→Pc7L3", "c2L1→Pc7L3=Q"),
        ("c2L1#5→Pc7L3", "c2L1→Pc7L3=Q"),
        ("Pg6L1-g7L3", "Pg6L1-g7L3=Q"),
        ("Pg6L1xf7L7", "Pg6L1xf7L7=Q"),
        ("Pg7L3", "Pg6L1-g7L3=Q"),
        ("Pxf7L7=R", "Pg6L1xf7L7=R"),
        ("Nc2L2", "Na1L1-c2L2"),
        ("Nxb3L2", "Na1L1xb3L2"),
        ("Sxb3E2", "Na1L1xb3L2"),
        ("0-0(L8-L5)", "O-O(L8-L5)"),
        ("O-O(L8)", "O-O(L8-L8)"),
        ("O-O(E2)", "O-O(L2-L2)"),
        ("0-0(E2)", "O-O(L2-L2)"),
        ("Nc2L2+", "Na1L1-c2L2"),
        ("Nc2L2#", "Na1L1-c2L2"),
        ("Na1L1xb3L2!?", "Na1L1xb3L2"),
        ("Qe4L4→!!", "Qe4L4→"),
    ];
    assert_read(&game, &pairs);
    let long = timeout("Kd1L4 kd7L4 Ra1L8").castling("A8").game();
    assert_read(&long, &[("0-0-0(L8-L5)", "O-O-O(L8-L5)"), ("O-O-O(E8)", "O-O-O(L8-L8)")]);
    let rounds = timeout("Kd1L4 ka7L4").pool("Pc2L1:2,Pc2L1:4").game();
    assert_read(&rounds, &[("c2L1#2→Pc3L1", "c2L1#2→Pc3L1"), ("c2E1#4→Bc5E1", "c2L1→Pc5L1")]);
    let declared = declared("Kd1L4 ka7L4 Qe4L4").game();
    assert_read(&declared, &[("De4E4→4", "Qe4L4→4"), ("Qe4L4->9", "Qe4L4→9")]);
}

#[test]
fn t28_ambiguous_texts_list_the_candidates() {
    let ambiguous = |game: &AnyGame, text: &str| {
        let error = refused(game, text);
        assert_eq!((error.code(), error.rule()), (Code::AmbiguousMove, Some("C3")), "{text}");
        let mut candidates = error.candidates().to_vec();
        candidates.sort();
        candidates.join(" ")
    };
    let two = timeout("Kd1L4 ka7L4 Na1L1 Na5L7 nb3L2").pool("Qd4L1:1,Qd4L2:1,Pc2L1:1,Pc2L1:2").game();
    assert_eq!(ambiguous(&two, "Nxb3L2"), "Na1L1xb3L2 Na5L7xb3L2");
    assert_eq!(ambiguous(&two, "→Qd5L1"), "d4L1→Qd5L1 d4L2→Qd5L1");
    assert_eq!(ambiguous(&two, "c2L1→Pc3L1"), "c2L1#1→Pc3L1 c2L1#2→Pc3L1");
    assert_eq!(ambiguous(&two, "→Pxb3L2"), "c2L1#1→Pxb3L2 c2L1#2→Pxb3L2");
    let castles = rich();
    let all: Vec<String> = common::expand("O-O(L[28]-L*)");
    assert_eq!(ambiguous(&castles, "O-O"), all.join(" "));
    let rooks = chess("Ke1 kh8 Ra3 Rf3").game();
    assert_eq!(ambiguous(&rooks, "Rc3"), "Ra3-c3 Rf3-c3");
    let message = refused(&rooks, "Rc3").to_string();
    assert!(message.contains("Ra3-c3") && message.contains("Rf3-c3"), "{message}");
}

#[test]
fn t28_marks_are_cut_off_only_at_the_end() {
    for text in ["Na1L1+-c2L2", "!Na1L1-c2L2", "Na1L1-c2L2+x", "+", "!?"] {
        assert_eq!(refused(&rich(), text).code(), Code::BadNotation, "{text}");
    }
}

fn styled(game: &AnyGame, text: &str, style: Style) -> String {
    let m = game.parse_move(text, Language::English).unwrap();
    game.format_move(&m, style)
}

const GERMAN: Style = Style { language: Language::German, short: false, check: false };
const SHORT: Style = Style { language: Language::English, short: true, check: false };
const CHECK: Style = Style { language: Language::English, short: false, check: true };

#[test]
fn t28_written_on_request() {
    let game = rich();
    for (canonical, in_german) in pairs(
        "Na1L1xb3L2 = Sa1E1xb3E2 | Qe4L4→ = De4E4→ | c2L1→Pc7L3=Q = c2E1→Bc7E3=D | d5L4→Qxf7L7 = d5E4→Dxf7E7
         O-O(L8-L5) = O-O(E8-E5) | Pg6L1xf7L7=N = Bg6E1xf7E7=S",
    ) {
        assert_eq!(styled(&game, canonical, Style::default()), canonical);
        assert_eq!(styled(&game, canonical, GERMAN), in_german);
    }
    assert_eq!(styled(&game, "Na1L1xb3L2", SHORT), "Nxb3L2");
    assert_eq!(styled(&game, "O-O(L8-L8)", SHORT), "O-O(L8)");
    assert_eq!(styled(&game, "O-O(L8-L5)", SHORT), "O-O(L8-L5)");
    assert_eq!(styled(&game, "d5L4→Qxf7L7", SHORT), "→Qxf7L7");
    assert_eq!(styled(&game, "Qe4L4→", SHORT), "Qe4L4→", "the cell tells which piece leaves");
    let two = timeout("Kd1L4 ka7L4 Na1L1 Na5L7 nb3L2").game();
    assert_eq!(styled(&two, "Na1L1xb3L2", SHORT), "Na1L1xb3L2", "short only where it is unique");
    assert_eq!(styled(&two, "Na5L7-c6L1", CHECK), "Na5L7-c6L1+");
    assert_eq!(styled(&two, "Na5L7-c4L1", CHECK), "Na5L7-c4L1");
}

#[test]
fn t28_mate_and_elimination_are_marked() {
    let mate = timeout("Ka1L4 kd7L4 rc7L1 rb6L1").black().game();
    assert_eq!(styled(&mate, "Rc7L1-a7L2", CHECK), "Rc7L1-a7L2#");
    let wins = timeout("Kd1L4 kd7L4").pool("Rd3L1:1").game();
    assert_eq!(styled(&wins, "d3L1→Rxd7L4", CHECK), "d3L1→Rxd7L4#");
    let stalemate = chess("Ka6 ka8 Qc1").game();
    assert_eq!(styled(&stalemate, "Qc1-c7", CHECK), "Qc1-c7", "stalemate is no mate");
}

#[test]
fn t31_cells_without_a_level() {
    let game = flat("Ke1 kb8 Ra1 Rh1 Nb1 nc3 Qe4").castling("KQ").pool("Bg2:1,Pf2:2,Pf2:4").game();
    for (text, canonical) in pairs(
        "Nb1xc3, Nxc3 = Nb1xc3 | Nd2 = Nb1-d2 | Qe4→ = Qe4→ | g2→Bf3 = g2→Bf3 | →Bh3 = g2→Bh3
         f2#4→Pf3 = f2#4→Pf3 | f2→Pf5 = f2→Pf5 | O-O, 0-0 = O-O",
    ) {
        assert_eq!(english(&game, text), canonical, "{text}");
    }
    // Without a level letter a text is English unless the caller names the language.
    for (text, canonical) in
        [("Sxc3", "Nb1xc3"), ("De4→", "Qe4→"), ("g2→Lf3", "g2→Bf3"), ("f2→Bf5", "f2→Pf5"), ("Ta1→", "Ra1→")]
    {
        assert_eq!(german(&game, text), canonical, "{text}");
        assert_eq!(refused(&game, text).rule().is_some(), text.starts_with("f2"), "{text}");
    }
    let m = game.parse_move("f2→Pf5", Language::English).unwrap();
    assert_eq!(game.format_move(&m, GERMAN), "f2→Bf5");
    assert_eq!(game.format_move(&m, SHORT), "→Pf5");
}

#[test]
fn t32_san_is_parsed() {
    let start = AnyGame::start("chess").unwrap();
    for (text, canonical) in pairs("e4, Pe2-e4, Pe4 = Pe2-e4 | Nf3, Ng1-f3, Ng1f3 = Ng1-f3") {
        assert_eq!(english(&start, text), canonical);
    }
    for (text, canonical) in [("Sf3", "Ng1-f3"), ("e4", "Pe2-e4"), ("Bd4", "Pd2-d4")] {
        assert_eq!(german(&start, text), canonical);
    }
    let game = chess("Ke1 kh8 Re2 Re6 Pd4 pe5 Pb7 nc8 Ng1 Nc1 Nc5").game();
    for (text, canonical) in pairs(
        "dxe5 = Pd4xe5 | R2xe5, Re2xe5 = Re2xe5 | R6xe5+ = Re6xe5 | bxc8=N = Pb7xc8=N | bxc8=Q+ = Pb7xc8=Q
         b8=R = Pb7-b8=R | b8 = Pb7-b8=Q | N1d3, Nc1d3 = Nc1-d3 | N5d3 = Nc5-d3 | Nf3 = Ng1-f3
         Nc1-b3 = Nc1-b3",
    ) {
        assert_eq!(english(&game, text), canonical, "{text}");
    }
    assert_eq!(german(&game, "T2xe5"), "Re2xe5");
    assert_eq!(german(&game, "bxc8=D"), "Pb7xc8=Q");
    assert_eq!(english(&chess("Ke1 kh8 Pe5 pd5").ep("d6").game(), "exd6"), "Pe5xd6");
}

#[test]
fn t32_san_is_written() {
    let san = |game: &AnyGame, text: &str| styled(game, text, Style { short: true, check: true, ..SHORT });
    let game = chess("Ke1 kh8 Re2 Re6 Pd4 pe5 Pb7 nc8 Ng1 Nc1 Nc5").game();
    for (canonical, expected) in pairs(
        "Pd4xe5 = dxe5 | Re2xe5 = R2xe5 | Pb7xc8=N = bxc8=N | Pb7-b8=R = b8=R | Nc1-d3 = N1d3 | Ng1-f3 = Nf3
         Nc1-b3 = N1b3 | Re6-h6 = Rh6+",
    ) {
        assert_eq!(san(&game, canonical), expected);
    }
    // Three knights to one square: file and rank are both needed; and a pinned rival is none.
    let three = chess("Kh1 kh8 Na3 Na7 Ne3").game();
    assert_eq!(san(&three, "Na3-b5"), "N3b5");
    let three = chess("Kh1 kh8 Na3 Na7 Nc3").game();
    assert_eq!(san(&three, "Na3-b5"), "Na3b5");
    assert_eq!(san(&three, "Nc3-b5"), "Ncb5");
    assert_eq!(san(&three, "Na7-b5"), "N7b5");
    let pinned = chess("Kh1 ka8 Nf3 Nh3 rh8 pb7").game();
    assert_eq!(san(&pinned, "Nf3-g5"), "Ng5");
    assert_eq!(san(&chess("Ke1 kc8 Rh1").castling("K").game(), "O-O"), "O-O");
    let mate = chess("Ka6 ka8 Rh1").game();
    assert_eq!(san(&mate, "Rh1-h8"), "Rh8#");
    let german = Style { language: Language::German, short: true, check: true };
    assert_eq!(styled(&mate, "Rh1-h8", german), "Th8#");
    assert_eq!(styled(&game, "Pb7xc8=N", german), "bxc8=S");
}
