//! The rules T26-T32 and C3, C4, C7-C9 that are about texts and variants; C1 is in `catalog.rs`, C2 in
//! `position_texts.rs`, T28 in `notation.rs`, T29 in `records.rs`, C5 and C6 in `sessions.rs`.

use crate::common::tables::texts;
use crate::common::{
    chess, declared, ending, expand, flat, moves, piece_moves, pieces, play, position, refused, rest, sorted,
    starting, timeout, why_not,
};
use hyperply::catalog::AnyGame;
use hyperply::describe::Describe;
use hyperply::{Code, Game, Language};

#[test]
fn c3_every_move_has_its_own_text_and_errors_tell() {
    let game = AnyGame::start("timeout-declared").unwrap();
    let mut texts = moves(&game);
    texts.dedup();
    assert_eq!(texts.len(), game.legal_moves().len());
    let two = timeout("Kg1L1 kg7L1 Na1L1 Na5L8").game();
    let error = refused(&two, "Nb3L4");
    assert_eq!((error.code(), error.rule()), (Code::AmbiguousMove, Some("C3")));
    assert_eq!(error.candidates(), ["Na1L1-b3L4", "Na5L8-b3L4"]);
    assert_eq!(refused(&two, "Nd1L1").code(), Code::IllegalMove);
    assert_eq!(why_not(&two, "Bc1L1-d2L1"), "C3 c1L1", "there is no piece");
    assert_eq!(why_not(&two, "Ba1L1-b2L1"), "C3 a1L1", "it is a knight");
}

#[test]
fn c4_a_finished_game_has_no_moves() {
    let over = flat("Kh1 kf3 ng3").clock(100).game();
    assert_eq!(ending(&over), "draw by fifty-move");
    assert!(over.legal_moves().is_empty());
    assert_eq!(over.count_moves(), 0);
    let error = refused(&over, "Kh1-h2");
    assert_eq!((error.code(), error.rule()), (Code::GameOver, Some("C4")));
    assert_eq!(refused(&over, "Kh1-").code(), Code::BadNotation, "what is no move is no move");
}

#[test]
fn c7_perft() {
    let start = AnyGame::start("chess").unwrap();
    assert_eq!([0, 1, 2].map(|depth| start.perft(depth).unwrap()), [1, 20, 400]);
    // What mate, stalemate or annihilation has finished counts 1 at depth 0 and nothing below.
    for over in [chess("Kh1 kf3 qg2"), chess("Kh1 kf3 qf2"), timeout("Kd1L4").black()] {
        let over = over.game();
        assert_eq!([0, 1, 2].map(|depth| over.perft(depth).unwrap()), [1, 0, 0], "{over}");
    }
    // Draws end no count. Kg1 or Kh2, and six of the eight steps of Kf3 lead away from the other king.
    for drawn in [chess("Kh1 kf3"), chess("Kh1 kf3").clock(100), flat("Kh1 kf3")] {
        let drawn = drawn.game();
        let counts = [1, 2].map(|depth| drawn.perft(depth).unwrap());
        assert_eq!((drawn.count_moves(), counts), (0, [2, 2 * 6]), "{drawn}");
    }
    // A dead position: Ka2, Kb2, Na3, Nc3, Nd2.
    assert_eq!(chess("Ka1 kh8 Nb1").game().perft(1).unwrap(), 5);
    // Kxb2 draws; Ka2 and Kb1 leave Black Ka7, Kb7, Kb8, as it does, and with Ka2 the pawn promotes in four ways to
    // b1; with Kb1 the pawn is stopped.
    let game = chess("Ka1 ka8 pb2").game();
    assert_eq!((game.perft(1).unwrap(), game.perft(2).unwrap()), (3, 3 + (3 + 4) + 3));
}

#[test]
fn c8_clock_and_number() {
    let numbers = |game: &AnyGame| {
        let fields = rest(game);
        let fields: Vec<&str> = fields.split(' ').collect();
        format!("{} {}", fields[3], fields[4])
    };
    let game = chess("Ke1 ke8 Nb1 pc3 Ra2").clock(7).number(12).game();
    assert_eq!(numbers(&play(&game, "Nb1-a3")), "8 12");
    assert_eq!(numbers(&play(&game, "Nb1-a3 Ke8-e7")), "9 13");
    assert_eq!(numbers(&play(&game, "Nb1xc3")), "0 12");
    assert_eq!(numbers(&play(&game, "Nb1-a3 Pc3-c2")), "0 13");
    let castle = chess("Ke1 ke8 Rh1").castling("K").clock(3).game();
    assert_eq!(numbers(&play(&castle, "O-O")), "4 1");
}

#[test]
fn c9_piece_letters() {
    let game = chess("Ka1 kh8 Qb1 Rc1 Bd1 Ne1 Pf2 qb8 rc8 bd8 ne8 pf7").black();
    assert!(game.text().starts_with("chess 1qrbn2k/5p2/8/8/8/8/5P2/KQRBN3 "));
    let game = game.game();
    let letters: Vec<char> = moves(&game).iter().map(|m| m.chars().next().unwrap()).collect();
    assert!(letters.contains(&'P') && letters.iter().all(|c| "KQRBNP".contains(*c)), "upper case for Black");
}

#[test]
fn t26_position_text() {
    let text = "timeout 7/7/7/7/7/7/R6|7/7/7/7/7/7/7|7/7/7/7/7/7/7|3k3/7/7/7/7/7/3K3|7/7/7/7/2Np3/7/7|\
                7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/R6 b A1A8 - 3 17 Nb1L2:9,Qe4L4:3,pa3L1:2,qd7L8:0 3:2:1";
    let game = position(text);
    assert_eq!(game.to_string(), text);
    assert_eq!(pieces(&game), sorted("Ra1L1 kd7L4 Kd1L4 Nc3L5 pd3L5 Ra1L8"));
    let status = game.status();
    assert_eq!((status.clock, status.number), (3, 17));
    let speed = status.extras.fields("speed").unwrap();
    assert_eq!(["agreed", "phase", "left"].map(|name| speed.number(name)), [Some(3), Some(2), Some(1)]);
    let pool: Vec<String> = game
        .rematerializations()
        .iter()
        .map(|e| format!("{} {} {} {}", e.side, e.piece, e.origin, e.rounds))
        .collect();
    assert_eq!(pool, ["white N b1L2 9", "white Q e4L4 3", "black P a3L1 2", "black Q d7L8 0"]);
}

#[test]
fn t26_rounds_stop_growing() {
    // A white pawn from c3 has four ranks ahead, a black one from c3 two; other pieces stop at 9.
    let game = timeout("Ka1L4 kg7L4").clock(1).pool("Pc3L1:3,Qe4L4:8,pc3L1:1").game();
    let later = |n: usize| {
        let pass = "Ka1L4-a2L4 Kg7L4-g6L4 Ka2L4-a1L4 Kg6L4-g7L4".split(' ').take(n);
        let game = play(&game, &pass.collect::<Vec<_>>().join(" "));
        rest(&game).split(' ').nth(5).unwrap().to_string()
    };
    assert_eq!(later(1), "Pc3L1:3,Qe4L4:8,pc3L1:2");
    assert_eq!(later(2), "Pc3L1:4,Qe4L4:9,pc3L1:2");
    assert_eq!(later(4), "Pc3L1:4,Qe4L4:9,pc3L1:2");
    for pool in ["Pc3L1:5", "pc3L1:3", "Pa2L1:6"] {
        let error = timeout("Ka1L4 kg7L4").pool(pool).text().parse::<AnyGame>().unwrap_err();
        assert_eq!(error.rule(), Some("T26"), "{pool}");
    }
}

#[test]
fn t26_no_more_pieces_than_cells() {
    for (variant, away, most) in [("timeout", "Qa1L1:9", 392), ("timeout-flat", "Qa1:9", 64)] {
        let board = if most == 64 { flat("Kh1 kh8 Pa2") } else { timeout("Kd1L4 kd7L4 Pa2L1") };
        let with = |absent: usize| {
            let text = board.text();
            let fields: Vec<&str> = text.split(' ').collect();
            let pool = vec![away; absent].join(",");
            format!("{} {pool} -", fields[..7].join(" "))
        };
        let full = position(&with(most - 3));
        assert_eq!(Describe::variant(&full), variant);
        assert_eq!(position(&full.to_string()), full);
        let back = full.rematerializations();
        assert_eq!(back.len(), most - 3);
        assert!(back.iter().all(|entry| *entry == back[0] && !entry.targets.is_empty()), "alike in all");
        let text = with(most - 2);
        let error = text.parse::<AnyGame>().unwrap_err();
        assert_eq!((error.code(), error.rule()), (Code::BadPosition, Some("T26")));
        assert_eq!(
            error.message(),
            format!("POOL: There are more than {most} pieces on the board and in Time Out.")
        );
        assert_eq!(error.at(), text.rfind(away), "the first that is too many");
    }
}

#[test]
fn t21_nobody_captures_in_passing_once_a_king_is_eliminated() {
    // Black is to move without a king; White's pawn has just gone two ranks past Black's.
    let text = "timeout-flat 8/8/8/8/3pP3/8/8/4K3 b - e3 0 1 - -";
    assert_eq!(position(text).to_string(), text.replace("e3", "-"));
    let lives = text.replacen("8/", "k7/", 1);
    assert_eq!(position(&lives).to_string(), lives, "Black's king on a8 makes the difference");
}

#[test]
fn t27_canonical_texts() {
    let game = timeout("Kd1L4 kd7L4 Rg1L8 Na1L1 nb3L2 Qe4L4 Pb6L1").castling("G8");
    let game = game.pool("Bf6L1:1,Pe2L1:5").game();
    let all = moves(&game);
    for text in texts(
        "Na1L1-c2L2 | Na1L1xb3L2 | Qe4L4→ | Pb6L1-b7L1=Q | Pb6L1-b7L1=N | O-O(L8-L5) | f6L1→Be5L7
         f6L1→Bg7L1 | e2L1→Pe3L5",
    ) {
        assert!(all.contains(&text.to_string()), "{text}");
    }
    let far = timeout("Kd1L4 ka4L4 qd7L7").pool("Pa2L1:5,Qd4L4:1").game();
    assert!(moves(&far).contains(&"d4L4→Qxd7L7".to_string()));
    let far = timeout("Kd1L4 kd7L4").pool("Pa2L1:5").game();
    assert!(moves(&far).contains(&"a2L1→Pa7L3=Q".to_string()));
    let ep = play(&timeout("Kg1L4 ka7L4 Pc2L3 pd4L1").game(), "Pc2L3-c4L5");
    assert!(moves(&ep).contains(&"Pd4L1xc3L5".to_string()));
}

#[test]
fn t27_rounds_follow_the_origin_only_where_they_tell_moves_apart() {
    let game = timeout("Kg1L1 ka7L1 nb5L1").pool("Na3L1:1,Na3L1:4,Pc3L1:1,Pc3L1:3,Pc3L1:3").game();
    let expected = "c3L1#1→Pc4L* c3L1#3→Pc4L* c3L1→Pc5L* c3L1→Pc6L* c3L1→Pxb5L1";
    assert_eq!(starting(&game, "c3L1"), expand(expected));
    // Alike entries are one move; of knights the one with the most rounds returns.
    assert_eq!(starting(&game, "a3L1→Nb1L1"), ["a3L1→Nb1L1"]);
    let pool = |m: &str| rest(&play(&game, m)).split(' ').nth(5).unwrap().to_string();
    assert_eq!(pool("a3L1→Nb1L1"), "Na3L1:1,Pc3L1:1,Pc3L1:3,Pc3L1:3");
    assert_eq!(pool("c3L1#1→Pc4L1"), "Na3L1:1,Na3L1:4,Pc3L1:3,Pc3L1:3");
    assert_eq!(pool("c3L1#3→Pc4L1"), "Na3L1:1,Na3L1:4,Pc3L1:1,Pc3L1:3");
    assert_eq!(pool("c3L1→Pxb5L1"), "Na3L1:1,Na3L1:4,Pc3L1:1,Pc3L1:3");
    let origins = timeout("Kg1L1 ka7L1").pool("Pc3L1:2,Pc3L2:3").game();
    assert_eq!(starting(&origins, "c3L1"), expand("c3L1→Pc[45]L*"), "another cell is another origin");
}

#[test]
fn t30_a_time_out_declares_its_length() {
    let game = declared("Ka1L4 kg7L4 Be4L4").pool("Nb1L1:1/2,Pc2L1:3/7,qd7L1:0/5").game();
    assert_eq!(starting(&game, "Be4L4→"), expand("Be4L4→[2356789]"), "1 and 4 are taken by own pieces");
    assert_eq!(why_not(&game, "Be4L4→4"), "T30 c2L1");
    assert_eq!(why_not(&game, "Be4L4→"), "T30 e4L4");
    assert_eq!(why_not(&game, "Be4L4→0"), "T30 e4L4");
    assert_eq!(why_not(&game, "b1L1→Na3L1"), "T30 b1L1", "not earlier");
    let left = play(&game, "Be4L4→2");
    assert_eq!(rest(&left), "b - - 1 1 Be4L4:0/2,Nb1L1:1/2,Pc2L1:3/7,qd7L1:1/5 -");
    // In `timeout` nothing is declared.
    assert_eq!(why_not(&timeout("Ka1L4 kg7L4 Be4L4").game(), "Be4L4→4"), "T30 e4L4");
}

#[test]
fn t30_a_due_piece_must_return() {
    let game = declared("Ka1L4 kg7L4 Be4L4").pool("Nb1L1:2/2,Pc2L1:3/7").clock(3).game();
    assert_eq!(moves(&game), expand("b1L1→N[ac]3L* b1L1→Nd2L*"));
    assert_eq!(why_not(&game, "Ka1L4-a2L4"), "T30 b1L1");
    assert_eq!(rest(&play(&game, "b1L1→Na3L2")), "b - - 4 1 Pc2L1:3/7 -");
    // Its rounds are not capped: a pawn from a3 has four ranks ahead and can be away for nine rounds.
    let pawn = declared("Kb1L4 kg7L4 Pe2L1").pool("Pa3L1:8/9").game();
    let pawn = play(&pawn, "Kb1L4-c1L4 Kg7L4-g6L4");
    assert_eq!(moves(&pawn), expand("a3L1→Pa[456]L* a3L1→Pa7L*=Q"));
    // An elimination counts as its return.
    let wins = declared("Ka1L4 kd7L4 ra7L1 rb7L1").pool("Rd2L1:2/2").game();
    assert_eq!(moves(&wins), expand("d2L1→Ra2L* d2L1→Rxd7L4"));
}

#[test]
fn t30_what_cannot_return_is_lost_in_the_time_stream() {
    // Blocked: the knight is gone when White's turn begins; clock and number do not change.
    let game = declared("Ka1L4 kg7L4 nb1L3 Pe2L1").black().clock(5).pool("Nb1L1:2/3,Pc2L1:3/6").game();
    let lost = play(&game, "Kg7L4-g6L4");
    assert_eq!(rest(&lost), "w - - 6 2 Pc2L1:4/6 -");
    assert_eq!(starting(&lost, "Ka1L4-a2").len(), 8, "White moves normally");
    // Every target leaves the king attacked.
    let check = declared("Ka1L4 kg7L4 ra7L1 Pe2L1").pool("Ng1L1:3/3").game();
    assert_eq!(rest(&check), "w - - 0 1 - -", "at once, where a text says so");
    // No target at all: an enemy stands before the pawn.
    let pawn = declared("Ka1L4 kg7L4 nc3L1 Pe2L1").pool("Pc2L1:3/3").game();
    assert_eq!(rest(&pawn), "w - - 0 1 - -");
    // The loss may leave bare kings, or mate.
    assert_eq!(ending(&declared("Ka2L4 kg7L4").pool("Pa2L1:3/3").game()), "draw by bare-kings");
    let mate = declared("Ka1L4 kg7L4 ra7L1 rb7L1").pool("Ng1L1:3/3").game();
    assert_eq!(ending(&mate), "black wins by checkmate");
    // Before EP is decided: the due knight would have had to return, lost it frees the capture.
    let ep = |knight: &str| declared(&format!("Ka1L4 kg7L4 Pc2L1 pb4L1 {knight}")).pool("nf3L1:1/2").game();
    assert_eq!(rest(&play(&ep("Nf3L8"), "Pc2L1-c4L1")), "b - c3L1 0 1 - -");
    assert_eq!(rest(&play(&ep("Ne1L8"), "Pc2L1-c4L1")), "b - - 0 1 nf3L1:2/2 -");
}

#[test]
fn t30_bounds_in_texts() {
    for pool in
        ["Nb1L1:3/2", "nb1L1:2/2", "Nb1L1:1/3,Qb2L2:2/4", "Nb1L1:1", "Nb1L1:0/0", "Nb1L1:1/3,Nb1L1:1/3"]
    {
        let error = declared("Ka1L4 kg7L4").pool(pool).text().parse::<AnyGame>().unwrap_err();
        assert_eq!((error.code(), error.rule()), (Code::BadPosition, Some("T30")), "{pool}");
    }
    assert_eq!(
        rest(&declared("Ka1L4 kg7L4").pool("Nb1L1:1/3,nb1L1:1/3").game()),
        "w - - 0 1 Nb1L1:1/3,nb1L1:1/3 -"
    );
}

#[test]
fn t31_one_ordinary_board() {
    let start = AnyGame::start("timeout-flat").unwrap();
    let board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    assert_eq!(start.to_string(), format!("timeout-flat {board} w KQkq - 0 1 - -"));
    let game = flat("Ke1 ke8 Ra1 Rh1 Qd4 Pa7 Pb2 pc4").castling("KQ").pool("Bc1:2,Pa3:1,Pa3:4").game();
    let all = moves(&game);
    for text in ["O-O", "O-O-O", "Qd4→", "Qd4xc4", "Pa7-a8=N", "a3#4→Pa4", "a3→Pa5", "c1→Bd2", "Pb2-b4"]
    {
        assert!(all.contains(&text.to_string()), "{text}");
    }
    let ep = play(&game, "Pb2-b4");
    assert_eq!(rest(&ep), "b KQ b3 0 1 Bc1:2,Pa3:1,Pa3:4 -");
    assert_eq!(pieces(&play(&ep, "Pc4xb3")), sorted("Ke1 ke8 Ra1 Rh1 Qd4 Pa7 pb3"));
    assert_eq!(pieces(&play(&game, "O-O")), sorted("Kg1 Rf1 ke8 Ra1 Qd4 Pa7 Pb2 pc4"));
    assert_eq!(pieces(&play(&game, "O-O-O")), sorted("Kc1 Rd1 ke8 Rh1 Qd4 Pa7 Pb2 pc4"));
    // A pawn from rank 2 needs six rounds for rank 8.
    let pawn = |rounds: u8| flat("Ke1 kh7").pool(&format!("Pb2:{rounds}")).game();
    assert_eq!(starting(&pawn(5), "b2→"), ["b2→Pb3", "b2→Pb4", "b2→Pb5", "b2→Pb6", "b2→Pb7"]);
    assert_eq!(starting(&pawn(6), "b2→Pb8"), ["b2→Pb8=Q"]);
    // Speed moves as on the tower.
    let mut speed = start.clone();
    speed.agree_speed(2).unwrap();
    assert!(speed.to_string().ends_with(" 0 1 - 2:1:2"));
    // The cells have no level.
    assert_eq!(refused(&start, "Pe2L1-e4L1").code(), Code::BadNotation);
}

#[test]
fn t32_orthodox_chess() {
    let start = AnyGame::start("chess").unwrap();
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(start.to_string(), format!("chess {fen}"), "a FEN behind the id");
    assert_eq!(
        piece_moves(&start, "P"),
        expand("Pa2-a[34] Pb2-b[34] Pc2-c[34] Pd2-d[34] Pe2-e[34] Pf2-f[34] Pg2-g[34] Ph2-h[34]")
    );
    assert_eq!(piece_moves(&start, "N"), ["Nb1-a3", "Nb1-c3", "Ng1-f3", "Ng1-h3"]);
    let error = refused(&start, "Qd1→");
    assert_eq!((error.code(), error.rule(), error.at()), (Code::IllegalMove, Some("T32"), Some(3)));
    let error = start.clone().agree_speed(2).unwrap_err();
    assert_eq!((error.code(), error.rule()), (Code::BadAgreement, Some("T32")));
    assert!(format!("chess {fen} - -").parse::<AnyGame>().is_err(), "no POOL, no SPEED");
    // An en-passant square without a legal capture is dropped, a legal one stays.
    assert_eq!(rest(&play(&start, "e4")), "b KQkq - 0 1");
    let kept = chess("Ke1 ke8 Pe5 pd5").ep("d6").game();
    assert_eq!(rest(&kept), "w - d6 0 1");
    assert!(starting(&kept, "P").contains(&"Pe5xd6".to_string()));
    let pinned = chess("Ke1 ke8 Pe5 pd5 re6").ep("d6").game();
    assert_eq!(rest(&pinned), "w - - 0 1");
    let e4 = start.parse_move("e4", Language::English).unwrap();
    assert_eq!(start.move_text(&e4), "Pe2-e4");
}
