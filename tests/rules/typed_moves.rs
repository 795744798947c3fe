//! C3, T28, H17, D17: moves as chess players type them. Each of these texts is one move, or lists those that it could
//! be, or is refused by the rule that forbids the move.

use crate::common::hexagons::{glinski, hex4d};
use crate::common::tables::{pairs, texts};
use crate::common::trid::{HOME, trid};
use crate::common::{self, chess, declared, flat, timeout};
use hyperply::catalog::AnyGame;
use hyperply::{Code, Game, Language};

/// What becomes of a text: the canonical move, `? ` and the candidates, `no ` and the rule, or `bad` and the offset.
fn answer(game: &AnyGame, text: &str, language: Language) -> String {
    match game.parse_move(text, language) {
        Ok(m) => game.move_text(&m),
        Err(error) => match (error.code(), error.rule(), error.at()) {
            (Code::AmbiguousMove, ..) => {
                let mut candidates = error.candidates().to_vec();
                candidates.sort();
                format!("? {}", candidates.join(" "))
            }
            (Code::IllegalMove, Some(rule), _) => format!("no {rule}"),
            (Code::BadNotation, None, Some(at)) => format!("bad {at}"),
            _ => panic!("{text}: {error}"),
        },
    }
}

fn assert_english(game: &AnyGame, cases: &[(&str, &str)]) {
    for (text, expected) in cases {
        assert_eq!(answer(game, text, Language::English), *expected, "{text:?} in {game}");
    }
}

fn assert_german(game: &AnyGame, cases: &[(&str, &str)]) {
    for (text, expected) in cases {
        assert_eq!(answer(game, text, Language::German), *expected, "{text:?} in {game}");
    }
}

fn start(id: &str) -> AnyGame {
    AnyGame::start(id).unwrap()
}

#[test]
fn t31_t32_the_first_moves_on_one_level() {
    for id in ["chess", "timeout-flat"] {
        let texts = [
            "e4", "Pe4", "pe4", "e2e4", "e2-e4", "e2–e4", "e2 - e4", "e2 e4", " e4 ", "E4", "E2E4", "E2-E4",
            "Pe2e4", "Pe2-e4", "pe2-e4", "PE2-E4", "e4!", "e4 !?",
        ];
        for text in texts {
            assert_eq!(answer(&start(id), text, Language::English), "Pe2-e4", "{text:?}");
        }
        for text in
            ["Nf3", "nf3", "NF3", "N f3", "Ng1f3", "ng1f3", "Ng1-f3", "g1f3", "g1-f3", "G1F3", "Ngf3", "N1f3"]
        {
            assert_eq!(answer(&start(id), text, Language::English), "Ng1-f3", "{text:?}");
        }
        for text in ["Sf3", "sf3", "SF3", "Sg1f3", "Sg1-f3", "g1f3"] {
            assert_eq!(answer(&start(id), text, Language::German), "Ng1-f3", "{text:?}");
        }
        let black = common::play(&start(id), "e4");
        assert_english(
            &black,
            &[("e7e5", "Pe7-e5"), ("e5", "Pe7-e5"), ("nc6", "Nb8-c6"), ("e2e4", "no C3"), ("d2d4", "no T3")],
        );
        assert_english(
            &start(id),
            &pairs(
                "e5, nf5, exd5 = no T4 | e2e5, exd3 = no T10 | e3e4 = no C3 | e7e5 = no T3 | Nd2 = no T7
                 o-o, O-O, 0-0 = no T14 | e9, e, hello = bad 1",
            ),
        );
    }
}

#[test]
fn t32_captures_castling_and_promotions_as_other_programs_write_them() {
    let pieces = "Ke1 ke8 Ra1 Rh1 Pe5 pd5 pf6 Pb7 nc8 Pg2 Bc4";
    for game in [chess(pieces).castling("KQ").ep("d6").game(), flat(pieces).castling("KQ").ep("d6").game()] {
        let castling =
            [("o-o", "O-O"), ("0-0-0", "O-O-O"), ("o-o-o", "O-O-O"), ("O-O +", "O-O"), ("0 - 0", "O-O")];
        assert_english(&game, &castling);
        assert_english(&game, &[("e1g1", "O-O"), ("Ke1-g1", "O-O"), ("Ke1c1", "O-O-O"), ("e1xg1", "no T4")]);
        for text in ["exd6", "exd6 e.p.", "exd6e.p.", "e5xd6", "e5d6", "ed6", "EXD6", "Pe5xd6", "exd6!"] {
            assert_eq!(answer(&game, text, Language::English), "Pe5xd6", "{text}");
        }
        assert_english(
            &game,
            &[("exf6", "Pe5xf6"), ("e5×f6", "Pe5xf6"), ("ef", "bad 1"), ("e5-f6", "no T8")],
        );
        for text in
            ["bxc8=Q", "bxc8Q", "bxc8", "b7xc8=Q", "b7c8q", "b7c8", "bc8=q", "BXC8=Q".to_lowercase().as_str()]
        {
            assert_eq!(answer(&game, text, Language::English), "Pb7xc8=Q", "{text}");
        }
        assert_english(
            &game,
            &[("b8n", "Pb7-b8=N"), ("b7b8r", "Pb7-b8=R"), ("b8=K", "no T12"), ("b8=x", "bad 3")],
        );
        assert_german(&game, &[("b8d", "Pb7-b8=Q"), ("bxc8=S", "Pb7xc8=N"), ("b7c8t", "Pb7xc8=R")]);
        // Without a sign between the cells a capture is none less.
        assert_english(&game, &[("Bc4d5", "Bc4xd5"), ("c4d5", "Bc4xd5"), ("bxd5", "no T4")]);
    }
}

#[test]
fn t28_letters_that_could_be_a_piece_or_a_file() {
    // The bishop and the pawn of the b-file can both take c4.
    let both = chess("Ke1 ke8 Bd3 Pb3 nc4").game();
    assert_english(&both, &pairs("Bxc4, BXC4 = Bd3xc4 | bxc4, bc4 = Pb3xc4 | b4, B4 = Pb3-b4 | Bc4 = no T8"));
    // In German B is the pawn, and L the bishop.
    assert_german(&both, &[("bxc4", "Pb3xc4"), ("Bxc4", "Pb3xc4"), ("Lxc4", "Bd3xc4"), ("lxc4", "Bd3xc4")]);
    let quiet = chess("Ke1 ke8 Bd3 Pb3 Pc2").game();
    assert_english(&quiet, &[("bc4", "Bd3-c4"), ("Bc4", "Bd3-c4"), ("c4", "Pc2-c4"), ("bxc4", "no T10")]);
    assert_german(&quiet, &[("Bc4", "Pc2-c4"), ("bc4", "Pc2-c4"), ("lc4", "Bd3-c4"), ("b4", "Pb3-b4")]);
    // A queen in German, and never an English pawn.
    let queen = chess("Ke1 ke8 Qd1 Pd3 ne4").game();
    assert_german(&queen, &[("Dh5", "Qd1-h5"), ("dxe4", "Pd3xe4"), ("dh5", "Qd1-h5"), ("Dd2", "Qd1-d2")]);
    assert_english(&queen, &[("Dxe4", "bad 0"), ("Dd2", "bad 0"), ("d4", "Pd3-d4"), ("D4", "Pd3-d4")]);
}

#[test]
fn c3_several_moves_are_listed() {
    let game = flat("Ke1 ke8 Nb1 Nf3 Pa2").game();
    assert_english(
        &game,
        &[("nd2", "? Nb1-d2 Nf3-d2"), ("nbd2", "Nb1-d2"), ("N3d2", "Nf3-d2"), ("f3d2", "Nf3-d2")],
    );
    // T14: a king's way on eight levels is that of two castlings, and each level.
    let castling = timeout("Kd1L4 ka7L4 Rg1L8 Rg1L2").castling("G2G8").game();
    assert_english(
        &castling,
        &[("d1L4f1L5", "? O-O(L2-L5) O-O(L8-L5)"), ("o-o(l8-l5)", "O-O(L8-L5)"), ("o-o(e8)", "O-O(L8-L8)")],
    );
}

#[test]
fn t28_eight_levels() {
    let start = start("timeout");
    for text in texts(
        "e2L1-e4L3 | e2L1e4L3 | Pe2L1e4L3 | e2l1-e4l3 | pe2l1-e4l3 | PE2L1-E4L3 | e2 L1 - e4 L3 | e2E1-e4E3
         e2E1e4E3 | Be2E1e4E3 | E2E1-E4E3",
    ) {
        assert_eq!(answer(&start, text, Language::English), "Pe2L1-e4L3", "{text}");
    }
    let knight = ["Nb1L1c3L2", "nb1l1c3l2", "b1L1-c3L2", "b1l1c3l2", "Sb1E1c3E2", "sb1E1-c3E2", "b1E1c3E2"];
    for text in knight {
        assert_eq!(answer(&start, text, Language::English), "Nb1L1-c3L2", "{text}");
    }
    // Without a level several moves fit, or one.
    let lists = |text: &str| start.parse_move(text, Language::English).unwrap_err().candidates().len();
    assert_eq!((lists("e4"), lists("e2-e4"), lists("e2L1-e4"), lists("e4L1")), (32, 32, 8, 4));
    assert_eq!((lists("Nc3"), lists("Nb1-c3L1"), lists("Nb1L1c3"), lists("Qd1→")), (32, 4, 8, 3));
    let game = timeout("Kd1L4 ka7L4 Ra1L1 na5L2").pool("Bc3L4:2").game();
    assert_english(
        &game,
        &pairs(
            "Rxa5, a1a5 = Ra1L1xa5L2 | Ra1→ = Ra1L1→ | c3→Ba5L2 = bad 2 | c3→Bxa5, c3l4→bxa5l2 = c3L4→Bxa5L2
             c3L4->lxa5L2 = bad 6 | Rb5, Ra1 = bad 3 | rb5L1 = no T4 | e4L4 = no C3",
        ),
    );
    let declared = declared("Kd1L4 ka7L4 Qe4L4").game();
    assert_english(
        &declared,
        &[("Qe4→4", "Qe4L4→4"), ("qe4l4->4", "Qe4L4→4"), ("Qe4→", "bad 3"), ("Qe4L4→", "no T30")],
    );
}

#[test]
fn h17_hexagons() {
    let start = start("glinski");
    for text in ["Pe4-e6", "Pe6", "e6", "e4e6", "e4-e6", "E6", "E4E6", "pe4e6", "pe6", "e4 - e6", "Pe4e6"] {
        assert_eq!(answer(&start, text, Language::English), "Pe4-e6", "{text}");
    }
    for text in ["Nd1-f4", "Nd1f4", "d1f4", "nd1f4", "ND1-F4", "Sd1f4", "sd1-f4"] {
        let language =
            if text.to_lowercase().starts_with('s') { Language::German } else { Language::English };
        assert_eq!(answer(&start, text, language), "Nd1-f4", "{text}");
    }
    assert_english(&start, &[("Nf4", "? Nd1-f4 Nh1-f4"), ("nf4", "? Nd1-f4 Nh1-f4")]);
    let game = glinski("Ka1 kl2 Pe4 pf5 nf4 Qc1").game();
    assert_english(
        &game,
        &pairs(
            "exf5, e4xf5, e4f5, ef5 = Pe4xf5 | fxe5, Pe4-f5 = no C3 | exd4 = no H18 | e6 = Pe4-e6
             b8 = bad 1 | O-O, o-o = no H13",
        ),
    );
    let last = glinski("Ka1 kl2 Pb6 Qc1").game();
    let all = "? Pb6-b7=B Pb6-b7=N Pb6-b7=Q Pb6-b7=R";
    assert_english(&last, &[("b7", all), ("b7Q", "Pb6-b7=Q"), ("b6b7r", "Pb6-b7=R"), ("b7=n", "Pb6-b7=N")]);
    let four = hex4d("KA1b1 kE3d4 NC2c2 PC3c3 nC4d3").game();
    assert_english(
        &four,
        &pairs(
            "C3c3-C3c4, C3c3C3c4, c3c3-c3c4, c3c3c3c4, pc3c4, C3c4 = PC3c3-C3c4
             C3c3C4d3, c3c3xc4d3 = PC3c3xC4d3 | C2c2-C2d4, nc2c2-c2d4, NC2c2 - C2d4, SC2c2C2d4 = NC2c2-C2d4
             D2d2-D2d3 = no C3 | Nc4 = bad 1 | e4 = bad 0",
        ),
    );
}

#[test]
fn d17_tri_dimensional() {
    let start = start("trid");
    for text in texts(
        "Nb1(2)-c3(2) | Nb1(2)c3(2) | b1(2)-c3(2) | Nb1[2]-c3[2] | Nb1-c3[2] | Nb1-c3 [2] | Nb1-c3 (2) | Nc3
         nc3 | Nb1c3 | b1c3 | b1-c3 | Nb1 2 - c3 2 | Nb1  2-c3  2 | Nc3[2] | Sc3 | sc3 | B1C3",
    ) {
        let language =
            if text.to_lowercase().starts_with('s') { Language::German } else { Language::English };
        assert_eq!(answer(&start, text, language), "Nb1(2)-c3(2)", "{text}");
    }
    for text in ["c4", "c2c4", "c2-c4", "Pc4", "Pc2-c4", "c4(2)", "c2(2)-c4(2)", "c42", "pc2 2-c4 2", "C4"] {
        let game = trid("Ke0(3) kf9(7) Pc2(2)").game();
        assert_eq!(answer(&game, text, Language::English), "Pc2(2)-c4(2)", "{text}");
    }
    let game =
        trid("Ke0(3) kf9(7) Pb3(2) pc4(2) nc4(4) Rb8(6)").boards("QL1(3)w KL1(3)w QL2(3)w KL6(7)b").game();
    assert_english(
        &game,
        &pairs(
            "bxc4, bc4, b3c4 = Pb3(2)xc4(2) | dxc4(2) = no C3 | bxa4, b8xc8 = no D7 | Rc7 = no D5
             Kd4 = bad 3 | O-O = no D12",
        ),
    );
    let levels = trid("Ke0(3) kf9(7) Rb1(2)").boards("QL1(3)w KL1(3)w QL2(3)w KL6(7)b").game();
    assert_english(&levels, &[("Rb4", "? Rb1(2)-b4(2) Rb1(2)-b4(3) Rb1(2)-b4(4)"), ("Rb3", "Rb1(2)-b3(2)")]);
    let last = trid("Ke0(3) kf9(7) Pc7(6)").boards(HOME).game();
    assert_english(
        &last,
        &[("c8Q", "Pc7(6)-c8(6)=Q"), ("c7c8n", "Pc7(6)-c8(6)=N"), ("c8=r", "Pc7(6)-c8(6)=R")],
    );
}

#[test]
fn d17_pegs_without_their_level() {
    let game = trid("Kd1(2) kf9(7) Pc2(2)").boards("QL1(3)w QL2(1)w KL6(7)b KL2(3)w").game();
    assert_english(
        &game,
        &pairs(
            "QL2(1)-QL1(1), QL2-QL1, ql2-ql1, QL2[1]-QL1[1] = QL2(1)-QL1(1) | QL1-QL2 = QL1(3)-QL2(3)
             QL1-QL1 = QL1(3)-QL1(1) | QL3 = QL1(3)-QL3(3) | QL1-KL1 = QL1(3)-KL1(3)
             KL2-QL2 = KL2(3)-QL2(3) | QL2 = ? KL2(3)-QL2(3) QL1(3)-QL2(3) QL2(1)-QL2(3) | KL6-KL5 = bad 7
             KL6-KL5(7) = no D14",
        ),
    );
}

#[test]
fn c3_what_cannot_be_read_is_told_in_words() {
    let message =
        |id: &str, text: &str| start(id).parse_move(text, Language::English).unwrap_err().to_string();
    assert_eq!(message("chess", "e4e5e6"), "Unexpected `e` after the move.");
    assert_eq!(message("chess", "O-O"), "There are pieces between the king and the rook, on f1, g1 (T14).");
    assert_eq!(
        message("timeout-flat", "O-O-O"),
        "There are pieces between the king and the rook, on b1, c1, d1 (T14)."
    );
    assert_eq!(message("chess", "e2e2"), "A piece can't stay on its square (T4).");
    assert_eq!(message("timeout", "Nd4L1-d4L1"), "There is no piece on d4L1 (C3).");
    assert_eq!(
        message("timeout", "O-O(L1)"),
        "There are pieces between the king and the rook, in columns e1, f1 (T14)."
    );
    assert_eq!(message("timeout", "Kd4"), "Add the level of d4, for example `d4L1`.");
    assert_eq!(message("chess", "hxg4"), "None of White's pawns can reach g4 (T4).");
    assert_eq!(message("trid", "QL1-QL4"), "Add the level of QL4, for example `QL4(5)`.");
    for (move_text, level) in
        [("Nb1-b5", "b5(4)"), ("Nb1-a7", "a7(5)"), ("Nb1-e8", "e8(6)"), ("Nb1-f4", "f4(3)")]
    {
        let column = &level[..2];
        let told = format!("Add the level of {column}, for example `{level}`.");
        assert_eq!(message("trid", move_text), told);
    }
    assert_eq!(message("chess", ""), "Enter a move.");
    let pawnless = chess("Ke1 ke8 Ra1 Pb4").game();
    let error = pawnless.parse_move("exd5", Language::English).unwrap_err();
    assert_eq!(error.to_string(), "White has no pawn on the e-file (C3).");
    let attacked = chess("Ke1 ke8 Rh1 rf8").castling("K").game();
    let error = attacked.parse_move("O-O", Language::English).unwrap_err();
    assert_eq!(error.to_string(), "The king can't castle through f1, where it would be attacked (T14).");
}

#[test]
fn t18_t29_the_source_s_queen_cannot_come_from_e4_to_d7() {
    let back = |origin: &str| timeout("Kd1L4 kg7L4 Pa2L1").pool(&format!("Q{origin}:2")).game();
    for text in ["→Qd7L7", "→Dd7E7"] {
        assert_eq!(answer(&back("e4L4"), text, Language::English), "no T18");
        assert_eq!(answer(&back("a4L4"), text, Language::English), "a4L4→Qd7L7");
    }
}

#[test]
fn c3_refusals_speak_of_what_stands_there() {
    let game = chess("Ke1 ke8 Pd4 pd5 Pc3 nb5 Ra1 Pa2 pe7").game();
    let says = |text: &str| game.parse_move(text, Language::English).unwrap_err().to_string();
    assert_eq!(says("d5"), "The pawn on d4 is blocked by the enemy piece in front of it, on d5 (T10).");
    assert_eq!(says("Ra1-a2"), "White's pawn stands on a2 (T7).");
    assert_eq!(says("Ra1-b5"), "The rook on a1 can't reach b5 (T4).");
    assert_eq!(says("d4d6"), "The pawn on d4 is not on its second rank, so it moves only one rank (T10).");
    assert_eq!(
        says("d4b5"),
        "The pawn on d4 can't reach b5: pawns move straight ahead and capture diagonally (T10)."
    );
    let trid = trid("Ke0(3) kf9(7) Rc1(2) nc3(2) Pe4(2)").game();
    let says = |text: &str| trid.parse_move(text, Language::English).unwrap_err().to_string();
    assert_eq!(says("Rc1(2)-c3(2)"), "Black's knight stands on c3(2); write `x` to capture it (D7).");
    let hexagons = glinski("Ka1 kl2 Rf6 nf8 Pf9").game();
    let says = |text: &str| hexagons.parse_move(text, Language::English).unwrap_err().to_string();
    assert_eq!(says("Rf6-f8"), "Black's knight stands on f8; write `x` to capture it (C3).");
    assert_eq!(says("Rf6-f10"), "The rook on f6 is blocked by the pieces on f8, f9 (H6).");
}

#[test]
fn c2_on_one_level_columns_are_squares() {
    let says = |text: &str| text.parse::<AnyGame>().unwrap_err().to_string();
    let passed = says("chess 4k3/8/8/8/4P3/4N3/8/4K3 b - e3 0 1");
    assert_eq!(passed, "EP: `e3`: The square that the pawn passed is not empty (C2).");
    assert_eq!(says("chess 8/8 w - - 0 1"), "BOARD: The board is 6 ranks short.");
    assert_eq!(says("chess - w - - 0 1"), "BOARD: The board is missing.");
    assert_eq!(says("timeout - w - - 0 1 - -"), "BOARD: Expected 8 levels separated by `|`, but found 0.");
}

#[test]
fn t15_time_out_without_the_letter() {
    let game = flat("Ke1 ke8 Qd2 Nb1").game();
    let read = |text: &str| {
        game.parse_move(text, Language::English).map(|m| game.move_text(&m)).map_err(|e| e.to_string())
    };
    assert_eq!(read("d2→"), Ok("Qd2→".to_string()));
    assert_eq!(read("b1->"), Ok("Nb1→".to_string()));
    assert_eq!(read("e1→"), Err("The king can't go into Time Out (T15).".to_string()));
    assert_eq!(read("a4→"), Err("There is no piece on a4 (C3).".to_string()));
    let away = flat("Ke1 ke8").pool("Qd4:3").game();
    let error = away.parse_move("Qd5", Language::English).unwrap_err();
    assert_eq!(error.to_string(), "White's queen from d4 is in Time Out (C3).");
    let chess = AnyGame::start("chess").unwrap();
    for text in ["e2→e4", "e2->e4", "Pe2→e4"] {
        assert_eq!(
            chess.parse_move(text, Language::English).map(|m| chess.move_text(&m)),
            Ok("Pe2-e4".to_string()),
            "{text}"
        );
    }
    assert_eq!(chess.parse_move("Qd1→", Language::English).unwrap_err().rule(), Some("T32"));
}

#[test]
fn h17_two_cells_of_one_board_are_no_cell_with_its_board() {
    let game = AnyGame::start("hex4d").unwrap();
    for text in ["b3b4", "c1c2", "b2-b3", "a1b1"] {
        assert!(game.parse_move(text, Language::English).is_err(), "{text}");
    }
}

#[test]
fn c3_capitals_without_a_sign_between_cells_of_which_the_second_is_on_the_e_file() {
    for id in ["timeout", "timeout-declared", "tower"] {
        let game = start(id);
        assert_english(
            &game,
            &[("E2L1E4L3", "Pe2L1-e4L3"), ("D2L1E2L3", "no T10"), ("D2L1D4L3", "Pd2L1-d4L3")],
        );
        assert_german(&game, &[("E2E1E4E3", "Pe2L1-e4L3")]);
    }
}

#[test]
fn c3_the_files_i_and_k_are_beside_each_other() {
    let game: AnyGame = "glinski 1B4P4npRP3p1rNKP1b7Pp3k1B2N9qP9n1P4P2Rp3P2p2Q5 b -- - 2 38".parse().unwrap();
    assert_english(&game, &[("kxi5", "Pk5xi5"), ("ki5", "Pk5xi5"), ("k5i5", "Pk5xi5")]);
    let game: AnyGame = "glinski 1B6P2np1PN1p1k1K2P4r4p9Qb8R1P7N7P1pp3P2B4n3 b -- - 0 56".parse().unwrap();
    assert_english(&game, &[("ixk5", "Pi6xk5"), ("ik5", "Pi6xk5"), ("Pi6k5", "Pi6xk5")]);
}
