//! C5 and C6: endings in their order, repetition, and what a session keeps of a game.

use crate::common::{self, chess, declared, ending, flat, moves, over, play, play_on, timeout};
use hyperply::catalog::AnyGame;
use hyperply::{Action, Code, Game, Language, Reason, Session};

fn session(game: AnyGame) -> Session<AnyGame> {
    Session::new(game)
}

#[test]
fn undo_and_redo() {
    let mut game = session(AnyGame::start("chess").unwrap());
    assert!(!game.can_undo() && !game.can_redo() && !game.undo() && !game.redo());
    play_on(&mut game, "e4 e5 Nf3");
    let three = game.position().clone();
    assert!(game.undo() && game.undo());
    assert_eq!(game.steps().len(), 1);
    assert_eq!(*game.position(), play(game.start(), "e4"));
    assert!(game.redo() && game.redo() && !game.redo());
    assert_eq!(*game.position(), three);
    assert!(game.undo() && game.undo());
    play_on(&mut game, "c5");
    assert!(!game.can_redo(), "what was undone is forgotten");
    assert_eq!(game.steps().len(), 2);
    assert!(game.undo() && game.undo() && !game.undo());
    assert_eq!(game.position(), game.start());
}

#[test]
fn comments_stay_with_their_step() {
    let mut game = session(AnyGame::start("chess").unwrap());
    game.comment("nothing yet").unwrap();
    play_on(&mut game, "e4 e5");
    game.comment("one").unwrap();
    game.comment("two").unwrap();
    assert_eq!(game.steps()[1].comment(), "one two");
    game.undo();
    game.comment("of e4").unwrap();
    assert_eq!(game.steps()[0].comment(), "of e4");
    game.redo();
    assert_eq!(game.steps()[1].comment(), "one two");
}

#[test]
fn c5_threefold() {
    let mut game = session(AnyGame::start("timeout-flat").unwrap());
    play_on(&mut game, "Ng1-f3 Ng8-f6 Nf3-g1 Nf6-g8 Ng1-f3 Ng8-f6 Nf3-g1");
    assert_eq!((over(&game), game.repetitions()), (String::new(), 2));
    play_on(&mut game, "Nf6-g8");
    assert_eq!((over(&game), game.repetitions()), ("draw by threefold".to_string(), 3));
    assert!(game.legal_moves().is_empty());
    assert!(game.position().outcome().is_none(), "the position alone does not tell");
    let m = game.position().parse_move("Ng1-f3", Language::English).unwrap();
    assert_eq!(game.play(&m).unwrap_err().code(), Code::GameOver);
    assert_eq!(game.agree_speed(2).unwrap_err().code(), Code::GameOver);
    assert_eq!(game.steps().len(), 8);
    game.undo();
    assert_eq!(over(&game), "");
    assert!(!game.legal_moves().is_empty());
    game.redo();
    assert_eq!(over(&game), "draw by threefold");
}

#[test]
fn c5_what_stood_before_and_after_a_move_that_was_taken_back_counts() {
    let mut game = session(AnyGame::start("chess").unwrap());
    play_on(&mut game, "Nf3 Nf6 Ng1");
    assert!(game.undo());
    play_on(&mut game, "Nd4 Ng8 Nf3 Nf6 Nd4 Ng8");
    assert_eq!((over(&game), game.repetitions()), (String::new(), 2));
    play_on(&mut game, "Nf3");
    assert_eq!((over(&game), game.repetitions()), ("draw by threefold".to_string(), 3));
}

/// How often the last position has stood after these moves.
fn repetitions(start: AnyGame, list: &str) -> usize {
    let mut game = session(start);
    play_on(&mut game, list);
    game.repetitions()
}

#[test]
fn c6_castling_rights_count() {
    let start = chess("Ke1 ke8 Ra1 pa6").castling("Q").game();
    let shuffle = "Ra1-b1 Ke8-e7 Rb1-a1 Ke7-e8";
    assert_eq!(repetitions(start.clone(), shuffle), 1, "the right is gone");
    assert_eq!(repetitions(start, &format!("{shuffle} {shuffle}")), 2);
    let lost = chess("Ke1 ke8 Ra1 pa6").game();
    assert_eq!(repetitions(lost.clone(), shuffle), 2);
    assert_eq!(repetitions(lost, &format!("{shuffle} {shuffle}")), 3);
}

#[test]
fn c6_en_passant_counts_only_where_it_is_legal() {
    let shuffle = "Ke8-e7 Ke1-e2 Ke7-e8 Ke2-e1";
    let after = |pieces: &str| {
        let start = chess(pieces).game();
        repetitions(start, &format!("Pb2-b4 {shuffle}"))
    };
    assert_eq!(after("Ke1 ke8 Pb2"), 2);
    assert_eq!(after("Ke1 ke8 Pb2 pc4"), 1, "at first the pawn could have been captured");
}

#[test]
fn c6_the_level_of_the_pawn_that_passed_counts() {
    let start = timeout("Kg1L4 ka7L4 Pc2L1 Pc2L2 pb4L1").game();
    let one = play(&start, "Pc2L1-c4L1 Ka7L4-a6L4 Pc2L2-c4L2");
    let other = play(&start, "Pc2L2-c4L2 Ka7L4-a6L4 Pc2L1-c4L1");
    assert_eq!(common::pieces(&one), common::pieces(&other));
    assert_eq!([&one, &other].map(common::rest), ["b - c3L2 0 2 - -", "b - c3L1 0 2 - -"]);
    assert!(!one.is_same(&other), "another pawn can be captured");
    assert_ne!(one.key(), other.key());
}

#[test]
fn c6_clocks_and_rounds_of_pieces_do_not_count() {
    let shuffle = "Ka1L4-a2L4 Kg7L4-g6L4 Ka2L4-a1L4 Kg6L4-g7L4";
    let with = |pool: &str| repetitions(timeout("Ka1L4 kg7L4").pool(pool).game(), shuffle);
    assert_eq!(with("Qd4L4:1"), 2, "a queen's rounds tell nothing");
    assert_eq!(with("Pc2L4:1"), 1, "a pawn's tell how far it reaches");
    assert_eq!(with("Pc2L4:5"), 2, "once they have stopped growing, they stand still");
    assert_eq!(with("pc2L4:0"), 1);
    let declared = repetitions(declared("Ka1L4 kg7L4").pool("Qd4L4:1/8").game(), shuffle);
    assert_eq!(declared, 1, "in timeout-declared all rounds count");
}

#[test]
fn c6_pieces_cells_sides_and_series_count() {
    let key = |setup: common::Setup| setup.game().key();
    let base = || timeout("Ka1L4 kg7L4 Nc3L1").pool("Qd4L4:1");
    let same = [base().clock(17).number(80), base().pool("Qd4L4:7")];
    for other in same {
        assert_eq!(key(other), key(base()));
    }
    let different = [
        base().black(),
        base().speed("2:1:2"),
        base().speed("2:1:1"),
        base().speed("3:1:2"),
        base().pool("Qd4L5:1"),
        base().pool("qd4L4:1"),
        base().pool("Rd4L4:1"),
        base().pool("Qd4L4:1,Qd4L4:1"),
        base().pool("-"),
        timeout("Ka1L4 kg7L4 Nc3L2").pool("Qd4L4:1"),
        timeout("Ka1L4 kg7L4 nc3L1").pool("Qd4L4:1"),
        timeout("Ka1L4 kg7L4 Rc3L1").pool("Qd4L4:1"),
        timeout("Ka1L4 kg7L4 Nd3L1").pool("Qd4L4:1"),
    ];
    let mut keys: Vec<u64> = different.into_iter().map(key).collect();
    keys.push(key(base()));
    keys.sort_unstable();
    let all = keys.len();
    keys.dedup();
    assert_eq!(keys.len(), all);
    assert_ne!(key(flat("Ka1 kh8 Nc3")), key(chess("Ka1 kh8 Nc3")), "the variant, too");
    // A series of speed moves in the history: the same board within it is another position.
    let mut game = session(timeout("Ka1L4 kg7L4 Pc2L1").game());
    game.agree_speed(2).unwrap();
    play_on(&mut game, "Ka1L4-a2L4 Ka2L4-a1L4 Kg7L4-g6L4 Kg6L4-g7L4");
    assert_eq!(game.repetitions(), 2, "the start; not the agreed position");
}

#[test]
fn c5_the_order_of_the_endings() {
    // King eliminated before all else, with the clock run out and in the text of a bare king.
    assert_eq!(ending(&timeout("Kd1L4").black().clock(200).game()), "white wins by king-eliminated");
    // Mate before the clock.
    let mate = chess("Kh1 kf3 qg2").clock(120).game();
    assert_eq!(ending(&mate), "black wins by checkmate");
    // Stalemate before the clock.
    let stalemate = chess("Kh1 kf3 qf2").clock(120).game();
    assert_eq!(ending(&stalemate), "draw by stalemate");
    // Bare kings before the clock.
    assert_eq!(ending(&chess("Kh1 kf3").clock(120).game()), "draw by bare-kings");
    assert_eq!(ending(&chess("Kh1 kf3 Na1").clock(120).game()), "draw by dead-position");
    assert_eq!(ending(&chess("Kh1 kg3 bd4").game()), "draw by stalemate", "a bishop can do that");
    // The clock before threefold; threefold alone; mate before threefold cannot repeat.
    let mut game = session(chess("Kh1 kf8 Ra2").clock(92).game());
    play_on(&mut game, "Ra2-a3 Kf8-g8 Ra3-a2 Kg8-f8 Ra2-a3 Kf8-g8 Ra3-a2 Kg8-f8");
    assert_eq!(game.repetitions(), 3);
    assert_eq!(over(&game), "draw by fifty-move");
    let order = [
        Reason::KingEliminated,
        Reason::Checkmate,
        Reason::Stalemate,
        Reason::BareKings,
        Reason::DeadPosition,
        Reason::FiftyMove,
        Reason::Threefold,
    ];
    let names = [
        "king-eliminated",
        "checkmate",
        "stalemate",
        "bare-kings",
        "dead-position",
        "fifty-move",
        "threefold",
    ];
    assert_eq!(order.map(Reason::as_str), names);
    assert!(order.is_sorted());
}

#[test]
fn c5_mate_and_stalemate() {
    assert_eq!(ending(&timeout("Ka1L4 ra7L1 rb7L8 kg7L4").game()), "black wins by checkmate");
    assert_eq!(ending(&timeout("ka1L4 Ra7L1 Rb7L8 Kg7L4").black().game()), "white wins by checkmate");
    assert_eq!(ending(&timeout("Ka1L4 rb7L8 rg2L1 kg7L4").game()), "draw by stalemate");
    // Whoever can still leave is not stalemated.
    let time_out = flat("Kh1 kf3 qf2 Pa2 pa3").game();
    assert_eq!((ending(&time_out), moves(&time_out)), (String::new(), vec!["Pa2→".to_string()]));
    assert_eq!(ending(&chess("Kh1 kf3 qf2 Pa2 pa3").game()), "draw by stalemate");
    // Nor who can still return.
    assert_eq!(ending(&flat("Kh1 kf3 qf2").pool("Pc2:1").game()), "");
    assert_eq!(ending(&flat("Kh1 kf3 qf2").pool("Pc2:0").game()), "draw by stalemate");
}

#[test]
fn c5_bare_kings() {
    assert_eq!(ending(&timeout("Ka1L4 kg7L4").game()), "draw by bare-kings");
    assert_eq!(ending(&timeout("Ka1L4 kg7L4").pool("Na4L1:0").game()), "", "an absent piece counts");
    assert_eq!(ending(&timeout("Ka1L4 kg7L4").pool("na4L1:3").game()), "", "of either side");
    assert_eq!(ending(&flat("Ka1 kh8 Nb1").game()), "", "no other draw by lack of material");
    let last = play(&timeout("Ka1L4 kg7L4 na2L5").game(), "Ka1L4xa2L5");
    assert_eq!(ending(&last), "draw by bare-kings");
    let annihilated = timeout("Ka1L4 kg7L4 nb5L5").pool("Ra5L1:1").game();
    assert_eq!(ending(&play(&annihilated, "a5L1→Rxb5L5")), "draw by bare-kings");
}

/// FIDE 5.2.2: no sequence of moves leads to mate. a1 is dark, b1 is light.
#[test]
fn c5_dead_positions_of_chess() {
    for pieces in ["Na1", "na1", "Bb1", "ba1", "Ba1 Bc1", "Ba1 bc1", "Bb1 bd1 bf1 Bg8"] {
        assert_eq!(ending(&chess(&format!("Kd4 kh8 {pieces}")).game()), "draw by dead-position", "{pieces}");
    }
    // Mate is possible here, if only with the other side's help.
    for pieces in ["Ba1 bb1", "Ba1 Bb1", "Na1 nb1", "Na1 Nb1", "Na1 bb1", "Ra1", "qa1", "Pa2", "Ba1 Pa2"] {
        assert_eq!(ending(&chess(&format!("Kd4 kh6 {pieces}")).game()), "", "{pieces}");
    }
    let last = play(&chess("Kd4 kh8 pd5 Bb1").game(), "Kd4xd5");
    assert_eq!((ending(&last), last.count_moves()), ("draw by dead-position".to_string(), 0));
    let error = common::refused(&last, "Kg7");
    assert_eq!(
        error.to_string(),
        "The game is over: draw because neither side has enough pieces to mate (C4)."
    );
    // Pieces can leave and return: only orthodox chess has no more mates.
    assert_eq!(ending(&flat("Kd4 kh8 Bb1").game()), "");
}

#[test]
fn c5_fifty_moves_of_each_side() {
    let at = |clock: u32| chess("Ka1 kh8 Rb2 pa7").clock(clock).game();
    assert_eq!(ending(&at(99)), "");
    assert_eq!(ending(&at(100)), "draw by fifty-move");
    assert_eq!(ending(&play(&at(99), "Rb3")), "draw by fifty-move");
    assert_eq!(ending(&play(&at(99), "Rb8+")), "draw by fifty-move", "a check is no mate");
    let capture = chess("Ka1 kh8 Rb2 pb7").clock(99).game();
    assert_eq!(ending(&play(&capture, "Rxb7")), "");
    // T22: the Time Out of a pawn starts the clock again, that of a piece does not.
    let game = flat("Ka1 kh8 Rb2 Pc2").clock(99).game();
    assert_eq!(ending(&play(&game, "Pc2→")), "");
    assert_eq!(ending(&play(&game, "Rb2→")), "draw by fifty-move");
    let mate = chess("Ka6 ka8 Rh1").clock(99).game();
    assert_eq!(ending(&play(&mate, "Rh8")), "white wins by checkmate");
}

#[test]
fn agreements_are_steps() {
    let mut game = session(timeout("Ka1L4 kg7L4 Pc2L1").game());
    game.agree_speed(3).unwrap();
    assert_eq!(game.steps()[0].action, Action::Speed(3));
    let before = game.position().clone();
    assert_eq!(game.agree_speed(2).unwrap_err().code(), Code::BadAgreement);
    assert_eq!((game.position(), game.steps().len()), (&before, 1));
    play_on(&mut game, "Ka1L4-a2L4");
    assert!(game.undo() && game.undo());
    assert_eq!(game.position(), game.start());
    assert!(game.redo());
    assert_eq!(game.position(), &before);
    let mut chess = session(AnyGame::start("chess").unwrap());
    assert_eq!(chess.agree_speed(2).unwrap_err().rule(), Some("T32"));
    assert!(chess.steps().is_empty());
}

#[test]
fn what_is_illegal_leaves_the_session_alone() {
    let mut game = session(AnyGame::start("chess").unwrap());
    play_on(&mut game, "e4 e5");
    game.undo();
    // A move of another position.
    let foreign = game.start().parse_move("Nf3", Language::English).unwrap();
    let error = game.play(&foreign).unwrap_err();
    assert_eq!(error.code(), Code::IllegalMove);
    assert_eq!(game.steps().len(), 1);
    assert!(game.can_redo(), "what was undone can still be redone");
    assert!(game.redo());
    assert_eq!(*game.position(), play(game.start(), "e4 e5"));
}

#[test]
fn play_after_the_end_is_refused() {
    let mut game = session(AnyGame::start("chess").unwrap());
    play_on(&mut game, "f3 e5 g4 Qh4");
    assert_eq!(over(&game), "black wins by checkmate");
    let m = game.start().parse_move("e4", Language::English).unwrap();
    let error = game.play(&m).unwrap_err();
    assert_eq!((error.code(), error.rule()), (Code::GameOver, Some("C4")));
    assert!(error.to_string().contains("Black wins by checkmate"), "{error}");
    assert_eq!(game.steps().len(), 4);
    assert!(game.legal_moves().is_empty());
}
