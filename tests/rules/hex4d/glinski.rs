//! H18: Glinski's hexagonal chess, the ground floor of `hex4d`.

use crate::common::hexagons::{boards, glinski, info, infos, marked, reach};
use crate::common::tables::pairs;
use crate::common::{ending, expand, play, refused, rest, why_not};
use hyperply::catalog::{AnyGame, variant};
use hyperply::describe::Describe;
use hyperply::{Code, Game, Language};

const START: &str = "glinski 6P5pRP4prN1P3p1nQ2P2p2qBBB1P1p1bbbK2P2p2kN1P3p1nRP4prP5p6 w -- - 0 1";

fn start() -> AnyGame {
    AnyGame::start("glinski").unwrap()
}

/// A piece in the centre, the kings away from it.
fn lone(piece: &str) -> AnyGame {
    glinski(&format!("Ka1 kl2 Pb1 {piece}")).game()
}

#[test]
fn h18_one_board_of_91_cells() {
    let geometry = (variant("glinski").unwrap().geometry)();
    assert_eq!(geometry.shape, "hexagon");
    let [board] = &geometry.boards[..] else { panic!("one board") };
    assert_eq!((&*board.id, board.level, board.x, board.y), ("", 0, 0, 0));
    let names: Vec<String> = board.cells.iter().map(|c| c.cell.clone()).collect();
    assert_eq!((names.len(), &names), (91, &boards("glinski")[0]));
    assert!(board.cells.iter().all(|c| c.column == c.cell));
    let at = |name: &str| board.cells.iter().find(|c| c.cell == name).map(|c| (c.x, c.y)).unwrap();
    // The middle file from 0 to 20 half cells, each further one starts and ends one later and earlier.
    for (cell, place) in [
        ("f1", (5, 0)),
        ("f6", (5, 10)),
        ("f11", (5, 20)),
        ("a1", (0, 5)),
        ("a6", (0, 15)),
        ("k1", (9, 4)),
        ("l6", (10, 15)),
    ] {
        assert_eq!(at(cell), place, "{cell}");
    }
    let tone = |name: &str| board.cells.iter().find(|c| c.cell == name).unwrap().tone;
    let bishops = ["f1", "f2", "f3"].map(tone);
    assert!(bishops[0] != bishops[1] && bishops[1] != bishops[2] && bishops[0] != bishops[2]);
    assert_eq!(tone("f6"), 0);
}

#[test]
fn h18_setup() {
    let white = "Kg1 Qe1 Bf1 Bf2 Bf3 Nd1 Nh1 Rc1 Ri1 Pb1 Pc2 Pd3 Pe4 Pf5 Pg4 Ph3 Pi2 Pk1";
    let black = "kg10 qe10 bf9 bf10 bf11 nd9 nh9 rc8 ri8 pb7 pc7 pd7 pe7 pf7 pg7 ph7 pi7 pk7";
    assert_eq!(start(), glinski(&format!("{white} {black}")).game());
    assert_eq!(start().to_string(), START);
    assert_eq!(start().count_moves(), 51);
    assert!(infos(&start()).iter().all(|info| info.extras.text("way").is_none() && info.captures.is_empty()));
}

#[test]
fn h18_pieces() {
    let straight =
        "f1 f2 f3 f4 f5 f7 f8 f9 f10 f11 g6 h6 i6 k6 l6 e5 d4 c3 b2 a1 g5 h4 i3 k2 l1 e6 d6 c6 b6 a6";
    let diagonal = "g7 h8 e4 d2 h5 k4 d5 b4 g4 h2 e7 d8";
    // a1 is the king's.
    let rook: Vec<String> = marked("-", straight).into_iter().filter(|text| text != "-a1").collect();
    assert_eq!(reach(&lone("Rf6"), "f6"), rook);
    assert_eq!(reach(&lone("Bf6"), "f6"), marked("-", diagonal), "no straight step");
    let queen = expand(&[rook, marked("-", diagonal)].concat().join(" "));
    assert_eq!(reach(&lone("Qf6"), "f6"), queen);
    let knight = "g8 h7 i5 i4 h3 g3 e3 d3 c4 c5 d7 e8";
    assert_eq!(reach(&lone("Nf6"), "f6"), marked("-", knight));
    let king = glinski("Kf6 kl2 Pb1").game();
    assert_eq!(reach(&king, "f6"), marked("-", "f7 g6 g5 f5 e5 e6 g7 h5 g4 e4 d5 e7"));
}

#[test]
fn h18_pawns() {
    assert_eq!(reach(&start(), "f5"), marked("-", "f6"), "Black's pawn stands on f7.");
    assert_eq!(reach(&start(), "e4"), marked("-", "e5 e6"));
    assert_eq!(reach(&start(), "b1"), marked("-", "b2 b3"));
    assert_eq!(reach(&start(), "k1"), marked("-", "k2 k3"));
    assert_eq!(reach(&lone("Pe5"), "e5"), marked("-", "e6"));
    assert_eq!(reach(&lone("Pe4 pe5"), "e4"), [""; 0]);
    let game = glinski("Kl1 ka2 Pf6 pf7 pg6 pe6 pg7 pe7").game();
    assert_eq!(reach(&game, "f6"), marked("x", "e6 g6"));
    let black = glinski("Kl1 ka2 pf6 Pf5 Pg5 Pe5 Pg4 Pe4").black().game();
    assert_eq!(reach(&black, "f6"), marked("x", "e5 g5"));
    let black = glinski("Kl1 ka2 pk7").black().game();
    assert_eq!(reach(&black, "k7"), marked("-", "k6 k5"));
}

#[test]
fn h18_a_pawn_that_captured_onto_another_start_may_step_twice() {
    let game = glinski("Kl1 ka2 Pe4 nf5").game();
    let after = play(&game, "Pe4xf5 Ka2-a3");
    assert_eq!(reach(&after, "f5"), marked("-", "f6 f7"));
}

#[test]
fn h18_en_passant() {
    let game = play(&glinski("Kl1 kl6 Pe4 pf6 pd5").game(), "Pe4-e6");
    assert_eq!(rest(&game), "b -- e5 0 1");
    let capture = info(&game, "Pf6xe5");
    assert_eq!((capture.kind, &capture.captures[..]), ("en-passant", &["e6".to_string()][..]));
    assert_eq!(info(&game, "Pd5xe5").kind, "en-passant");
    let taken = play(&game, "Pd5xe5");
    assert_eq!(taken.pieces().len(), 4);
    assert_eq!(rest(&taken), "w -- - 0 2");
    let later = play(&game, "Kl6-l5 Kl1-l2");
    assert_eq!(rest(&later), "b -- - 2 2");
    assert_eq!(why_not(&later, "Pf6xe5"), "H18 e6");
    // No capture, no field; nor where it would open a line to the king.
    assert_eq!(rest(&play(&glinski("Kl1 kl6 Pe4 pf7").game(), "Pe4-e6")), "b -- - 0 1");
    let pinned = play(&glinski("Kl1 kf11 Rf1 Pe4 pf6").game(), "Pe4-e6");
    assert_eq!(rest(&pinned), "b -- - 0 1");
    assert_eq!(why_not(&pinned, "Pf6xe5"), "H13 f1");
    // White captures, too.
    let white = play(&glinski("Kl1 kl6 pe7 Pd5").black().game(), "Pe7-e5");
    assert_eq!(rest(&white), "w -- e6 0 2");
    assert_eq!(rest(&play(&white, "Pd5xe6")), "b -- - 0 2");
}

#[test]
fn h18_promotion_at_the_end_of_any_file() {
    let ends = "a6 b7 c8 d9 e10 f11 g10 h9 i8 k7 l6";
    for end in ends.split(' ') {
        let (file, rank) = end.split_at(1);
        let rank: u32 = rank.parse().unwrap();
        let before = format!("{file}{}", rank - 1);
        let all = |to: &str| expand(&["B", "N", "Q", "R"].map(|role| format!("-{to}={role}")).join(" "));
        let kings = if "ab".contains(file) { "Kl1 ki4" } else { "Ka1 ka4" };
        let white = glinski(&format!("{kings} P{before}")).game();
        assert_eq!(reach(&white, &before), all(end), "{end}");
        let low = glinski(&format!("{} p{file}2", if "abc".contains(file) { "Kl6 kl3" } else { "Ka6 ka3" }));
        assert_eq!(reach(&low.black().game(), &format!("{file}2")), all(&format!("{file}1")), "{file}1");
    }
    // f10 is no end of its file.
    let game = glinski("Ka1 ka4 Pg9 nf10 rh9").game();
    assert_eq!(reach(&game, "g9").len(), 4 + 4 + 1);
}

#[test]
fn h18_c5_endings() {
    // The queen stands beside the king in its corner, guarded by the other king.
    assert_eq!(ending(&glinski("Kf9 Qf10 kf11").black().game()), "white wins by checkmate");
    assert_eq!(ending(&glinski("Kf9 kf11 Pa1").game()), "");
    assert_eq!(ending(&glinski("Kf1 kf11").game()), "draw by bare-kings");
    // No king is bared, none confined: two moves in both kinds of direction stay possible.
    let game = glinski("Kf1 kf11 Rb3").black().game();
    assert_eq!(reach(&game, "f11").len(), 5);
    assert!(game.status().extras.get("bared").is_none());
    // The queen guards e9, f10, g10 on one line and e10 on another, the king g9; nothing attacks f11.
    assert_eq!(ending(&glinski("Kf8 Qd8 kf11").black().game()), "draw by stalemate");
}

#[test]
fn h18_refusals() {
    for (pieces, text, reason) in [
        ("Ka1 kl2 Bf6", "Bf6-f7", "H18"),
        ("Ka1 kl2 Rf6", "Rf6-g7", "H6"),
        ("Ka1 kl2 Rf6 Pf8", "Rf6-f10", "H6 f8"),
        ("Ka1 kl2 Rf6 Pf8", "Rf6-f8", "H18 f8"),
        ("Ka1 kl2 Nf6", "Nf6-f8", "H8"),
        ("Kf6 kl2 Pa1", "Kf6-f8", "H7"),
        ("Ka1 kl2 Pe5", "Pe5-e7", "H18 e5"),
        ("Ka1 kl2 Pe4 ne5", "Pe4-e6", "H18 e5"),
        ("Ka1 kl2 Pe4 ne5", "Pe4-e5", "H18 e5"),
        ("Ka1 kl2 Pe4 ne5", "Pe4xe5", "H18 e5"),
        ("Ka1 kl2 Pe4", "Pe4-f5", "H18"),
        ("Ka1 kl2 Pe4", "Pe4-e3", "H18"),
        // Nothing stands beyond the lowest cell of a file, not even the top of the file before it.
        ("Ka1 kf9 Pk1 pk7", "Pk1xl1", "H18"),
        ("Ka1 kl2 Pe9", "Pe9-e10=K", "H18 e10"),
        ("Ka1 kl2 Pe8", "Pe8-e9=Q", "H18 e9"),
        ("Ka1 kl2 Rf6 ra6", "Rf6-f7", "H13 a6"),
        ("Ka1 kl2 Rf6 ng7", "Ng7-f9", "H4 g7"),
        ("Ka1 kl2 Rf6", "O-O", "H13"),
    ] {
        let game = glinski(pieces).game();
        let error = refused(&game, text);
        assert_eq!(error.code(), Code::IllegalMove, "{text}: {error}");
        assert_eq!(why_not(&game, text), reason, "{text}: {error}");
    }
    let error = start().agree_speed(2).unwrap_err();
    assert_eq!((error.code(), error.rule()), (Code::BadAgreement, Some("T23")));
}

#[test]
fn h18_move_texts() {
    let start = start();
    let read = |text: &str, language| start.parse_move(text, language).map(|m| start.move_text(&m));
    for (text, canonical) in
        pairs("Pe4-e6, Pe6 = Pe4-e6 | Qe1-b4, Db4 = Qe1-b4 | Sd1-b2 = Nd1-b2 | Bf1-e2 = Bf1-e2")
    {
        assert_eq!(read(text, Language::English).as_deref(), Ok(canonical), "{text}");
    }
    assert_eq!(read("Be6", Language::German).as_deref(), Ok("Pe4-e6"));
    for (text, at) in [("Pj4-j5", 1), ("Pm1", 1), ("Pe11", 2), ("Pf12", 2), ("Pf0", 2), ("Pe4-e6-", 6)] {
        let error = refused(&start, text);
        assert_eq!((error.code(), error.at()), (Code::BadNotation, Some(at)), "{text}: {error}");
    }
}

#[test]
fn h18_c2_bad_positions() {
    let error = |text: &str| match text.parse::<AnyGame>() {
        Ok(game) => panic!("`{text}` was read as {game}"),
        Err(error) => error,
    };
    for (from, to, field, rule) in [
        ("p6 w", "p5 w", "BOARDS", None),
        ("glinski 6P", "glinski 92P", "BOARDS", None),
        ("glinski 6P", "glinski 3/3P", "BOARDS", None),
        ("p6 w", "p6/1 w", "BOARDS", None),
        // Behind their own starts, and at their ends.
        ("6P5pRP", "6P5pPP", "BOARDS", Some("C2")),
        ("4prN1P", "4ppN1P", "BOARDS", Some("C2")),
        ("glinski 6P", "glinski 5PP", "BOARDS", Some("C2")),
        ("glinski 6P", "glinski p5P", "BOARDS", Some("C2")),
        (" -- ", " i- ", "BARED", Some("H18")),
        (" - 0", " z9 0", "EP", Some("C2")),
        (" - 0", " e56 0", "EP", Some("C2")),
        (" - 0", " e7 0", "EP", Some("C2")),
        (" - 0", " a1 0", "EP", Some("C2")),
        (" - 0", " e6 0", "EP", Some("C2")),
    ] {
        assert!(START.contains(from));
        let error = error(&START.replacen(from, to, 1));
        assert_eq!(error.code(), Code::BadPosition, "{to}: {error}");
        assert!(error.message().starts_with(&format!("{field}: ")), "{to}: {error}");
        assert_eq!(error.rule(), rule, "{to}: {error}");
    }
    // Where no pawn starts on the file, none is behind its start; a field without a capture is dropped.
    assert_eq!(glinski("Kf1 kf11 Pa1 Pl1 pa6 pl6").game().pieces().len(), 6);
    assert_eq!(rest(&glinski("Kf1 kf11 pe5 Pa1").ep("e6").game()), "w -- - 0 1");
    let kept = glinski("Kf1 kf11 pe5 Pd5").ep("e6");
    assert_eq!(rest(&kept.game()), "w -- e6 0 1");
    for pieces in ["Kf1 kf11 pe5 Pd5 ne6", "Kf1 kf11 ne5 Pd5", "Kf1 kf11 pe5 Pd5 ne7"] {
        assert_eq!(error(&glinski(pieces).ep("e6").text()).rule(), Some("C2"), "{pieces}");
    }
    let over = glinski("Kf1 kf11 pe5 Pd5").ep("e6").clock(100).game();
    assert!(rest(&over).starts_with("w -- - 100"), "the game is over");
}
