//! The rules T15-T25: Time Out, return, elimination, speed moves.

use crate::common::{
    declared, ending, entry, expand, flat, moves, pieces, play, rest, sorted, starting, targets, timeout,
    visit::visit, why_not,
};
use hyperply::catalog::AnyGame;
use hyperply::describe::Describe;
use hyperply::{Code, Game, Side};

fn agreed(game: &AnyGame, n: u8) -> AnyGame {
    let mut game = game.clone();
    game.agree_speed(n).unwrap();
    game
}

/// The conformance tests leave it to this one.
#[test]
fn c6_of_absent_pieces_all_counts_but_the_rounds_of_other_than_pawns() {
    // How many edits were the same position, and how many another.
    let mut seen = [0; 2];
    for id in ["timeout-flat", "timeout"] {
        visit(id, 1, 60, |game, _, _| {
            let text = game.to_string();
            let pool = text.split(' ').nth(7).unwrap();
            for entry in pool.split(',').filter(|&entry| entry != "-") {
                let (left, _) = entry.split_once(':').unwrap();
                let is_pawn = left.starts_with(['P', 'p']);
                let rounds = (0..=9).map(|n| (format!("{left}:{n}"), !is_pawn));
                let letters = ["Q", "r", "P", "p"].map(|letter| (format!("{letter}{}", &entry[1..]), false));
                for (edit, same) in rounds.chain(letters) {
                    let edited = text.replacen(entry, &edit, 1);
                    let Ok(other) = edited.parse::<AnyGame>() else { continue };
                    if edit != entry {
                        assert_eq!(game.is_same(&other), same, "{text} and {edited}");
                        assert_eq!(game.key() == other.key(), same, "{text} and {edited}");
                        seen[usize::from(!same)] += 1;
                    }
                }
            }
        });
    }
    assert!(seen[0] > 0 && seen[1] > 0, "{seen:?}");
}

#[test]
fn t15_any_own_piece_but_the_king_may_leave() {
    let start = AnyGame::start("timeout").unwrap();
    let leave: Vec<String> = moves(&start).into_iter().filter(|m| m.ends_with('→')).collect();
    let all = "P[abcdefg]2L[1458]→ R[ag]1L[1458]→ N[bf]1L[1458]→ B[ce]1L[1458]→ Qd1L[158]→";
    assert_eq!(leave, expand(all));
    assert_eq!(leave.len(), 55);
    assert_eq!(why_not(&start, "Kd1L4→"), "T15 d1L4");
    assert_eq!(why_not(&start, "Qd7L1→"), "T3 d7L1");
    let left = play(&start, "Qd1L8→");
    assert_eq!(left.turn(), Side::Black, "a full move");
    assert_eq!(left.pieces().len(), 111);
    assert!(rest(&left).ends_with(" 1 1 Qd1L8:0 -"), "{left}");
}

#[test]
fn t15_t13_holds_for_leaving() {
    let game = timeout("Ka1L4 Bb2L2 bg7L5 kg1L4 Ba1L8").game();
    assert_eq!(starting(&game, "Bb2L2→"), [] as [&str; 0]);
    assert_eq!(starting(&game, "Ba1L8→").len(), 1);
    assert_eq!(why_not(&game, "Bb2L2→"), "T13 g7L5");
    let check = timeout("Ka1L4 bg7L5 kg1L4 Nd1L1").game();
    assert!(moves(&check).iter().all(|m| !m.ends_with('→')), "no attack ends by leaving");
}

#[test]
fn t16_rounds_count_the_owners_turns() {
    let game = timeout("Kg1L1 ka7L1 Be4L4").game();
    let pool = |game: &AnyGame| rest(game).split(' ').nth(5).unwrap().to_string();
    let game = play(&game, "Be4L4→");
    assert_eq!(pool(&game), "Be4L4:0");
    let game = play(&game, "Ka7L1-b7L1");
    assert_eq!(pool(&game), "Be4L4:1");
    let game = play(&game, "Kg1L1-g2L1");
    assert_eq!(pool(&game), "Be4L4:1", "the opponent's turn does not count");
    let game = play(&game, "Kb7L1-a7L1");
    assert_eq!(pool(&game), "Be4L4:2");
    let game = agreed(&game, 3);
    assert_eq!(pool(&game), "Be4L4:2", "an agreement is no turn");
    let game = play(&game, "Kg2L1-g1L1");
    assert_eq!(pool(&game), "Be4L4:3", "each move of a series counts");
    let game = play(&game, "Kg1L1-g2L1 Kg2L1-g1L1");
    assert_eq!(pool(&game), "Be4L4:4");
    let game = play(&game, "Ka7L1-b7L1 Kb7L1-b6L1 Kb6L1-b7L1");
    assert_eq!(pool(&game), "Be4L4:5");
}

#[test]
fn t17_the_origin_column_must_be_empty() {
    let absent = |others: &str, rounds: u8| {
        timeout(&format!("Kg1L1 ka7L1 {others}")).pool(&format!("Qe4L4:{rounds}")).game()
    };
    assert_eq!(starting(&absent("", 1), "e4L4→Qe5"), expand("e4L4→Qe5L*"));
    for blocker in ["Ne4L8", "ne4L1", "Pe4L4", "pe4L4"] {
        let game = absent(blocker, 3);
        assert_eq!(starting(&game, "e4L4→"), [] as [&str; 0], "{blocker}");
        assert_eq!(why_not(&game, "e4L4→Qe5L1"), format!("T17 {}", &blocker[1..]));
        let blocked = entry(&game, "e4L4").blocked.expect(blocker);
        assert_eq!(blocked.rule, Some("T17"));
        assert_eq!(blocked.cells, [&blocker[1..]]);
        assert!(entry(&game, "e4L4").targets.is_empty());
    }
    assert_eq!(starting(&absent("", 0), "e4L4→"), [] as [&str; 0], "not before one round");
    assert_eq!(why_not(&absent("", 0), "e4L4→Qe5L1"), "T17 e4L4");
}

#[test]
fn t17_a_return_is_a_full_move_and_may_block_a_check() {
    let game = timeout("Ka1L4 ra7L1 kg7L4").clock(4).pool("Nb1L4:3").game();
    assert_eq!(starting(&game, "b1L4→"), expand("b1L4→Na3L*"), "not c3, not d2");
    let back = play(&game, "b1L4→Na3L6");
    assert_eq!(rest(&back), "b - - 5 1 - -");
    assert_eq!(pieces(&back), sorted("Ka1L4 Na3L6 ra7L1 kg7L4"));
    assert_eq!(why_not(&game, "b1L4→Nc3L1"), "T13 a7L1");
    // An annihilation may open a line: both pieces are gone.
    let game = timeout("Ka1L4 na3L1 ra7L1 kg7L4").pool("Nb1L4:3").game();
    assert_eq!(why_not(&game, "b1L4→Nxa3L1"), "T13 a7L1");
    assert_eq!(starting(&game, "b1L4→"), expand("b1L4→Nc3L* b1L4→Nd2L*"));
}

#[test]
fn t18_free_beside_and_annihilation_targets() {
    let game = timeout("Ka1L4 kg7L4 Nd3L2 nf5L1 rf5L7 Pf5L8 Pd5L1 pd5L2").pool("Be4L4:1").game();
    // NE: f5 holds three, two of them enemies. NW: d5 is mixed. SE: f3, g2. SW: the own knight on d3.
    assert_eq!(targets(&game, "e4L4", "free"), expand("f3L* g2L*"));
    assert_eq!(targets(&game, "e4L4", "beside"), expand("d3L[1345678]"));
    assert_eq!(targets(&game, "e4L4", "annihilate"), expand("d5L2 f5L[17]"));
    let returns = "e4L4→Bf3L* e4L4→Bg2L* e4L4→Bd3L[1345678] e4L4→Bxd5L2 e4L4→Bxf5L[17]";
    assert_eq!(starting(&game, "e4L4→"), expand(returns));
    assert_eq!(why_not(&game, "e4L4→Be4L1"), "T18 e4L4", "not the origin's column");
    assert_eq!(why_not(&game, "e4L4→Bd3L2"), "T18 d3L2");
    assert_eq!(why_not(&game, "e4L4→Bf5L3"), "T18 f5L1 f5L7");
    assert_eq!(why_not(&game, "e4L4→Bc2L3"), "T18 d3L2", "the ride stops on d3");
    let both = play(&game, "e4L4→Bxf5L7");
    assert_eq!(pieces(&both), sorted("Ka1L4 kg7L4 Nd3L2 nf5L1 Pf5L8 Pd5L1 pd5L2"));
    assert_eq!(rest(&both), "b - - 0 1 - -", "both pieces have left the game");
}

#[test]
fn t18_an_annihilated_rook_castles_no_more() {
    let game = timeout("Kd1L4 kd7L4 ra7L2").castling("a2").pool("Ra3L1:1").game();
    assert_eq!(rest(&play(&game, "a3L1→Rxa7L2")), "b - - 0 1 - -");
}

#[test]
fn t19_a_pawn_reaches_as_many_ranks_as_it_had_rounds() {
    let pawn = |others: &str, rounds: u8| {
        timeout(&format!("Ka1L4 kg7L4 {others}")).pool(&format!("Pc2L1:{rounds}")).game()
    };
    for rounds in 1..=4 {
        let ranks = &"[3456"[..=usize::from(rounds)];
        assert_eq!(starting(&pawn("", rounds), "c2L1→"), expand(&format!("c2L1→Pc{ranks}]L*")));
    }
    assert_eq!(why_not(&pawn("", 2), "c2L1→Pc5L1"), "T19");
    // Own pieces ahead: beside them, and no further. Enemies ahead: not so far.
    assert_eq!(starting(&pawn("Nc4L3", 3), "c2L1→"), expand("c2L1→Pc3L* c2L1→Pc4L[1245678]"));
    assert_eq!(starting(&pawn("nc4L3", 3), "c2L1→"), expand("c2L1→Pc3L*"));
    assert_eq!(starting(&pawn("nc4L3 Pc4L4", 3), "c2L1→"), expand("c2L1→Pc3L*"));
    assert_eq!(why_not(&pawn("nc4L3", 3), "c2L1→Pc5L1"), "T19 c4L3");
    assert_eq!(starting(&pawn("nc3L3", 3), "c2L1→"), expand(""));
    assert_eq!(why_not(&pawn("nc4L3", 3), "c2L1→Pxc4L3"), "T19 c4L3");
    // One diagonal step after at most r-1 steps through empty columns, none included.
    let enemies = "pb3L2 nd4L5 nd5L6 nb5L7 nb2L1";
    assert_eq!(starting(&pawn(enemies, 1), "c2L1→Px"), expand("c2L1→Pxb3L2"));
    assert_eq!(starting(&pawn(enemies, 2), "c2L1→Px"), expand("c2L1→Pxb3L2 c2L1→Pxd4L5"));
    let three = "c2L1→Pxb3L2 c2L1→Pxd4L5 c2L1→Px[b]5L7 c2L1→Pxd5L6";
    assert_eq!(starting(&pawn(enemies, 3), "c2L1→Px"), expand(three));
    let stopped = format!("{enemies} Nc4L1");
    assert_eq!(starting(&pawn(&stopped, 5), "c2L1→Px"), expand("c2L1→Pxb3L2 c2L1→Pxd4L5"));
    // No double step; black pawns go down.
    assert_eq!(why_not(&pawn("", 1), "c2L1→Pc4L1"), "T19");
    let black = timeout("Ka1L4 kg7L4 Bf5L1").black().pool("pe6L8:2").game();
    assert_eq!(starting(&black, "e6L8→"), expand("e6L8→Pe[54]L* e6L8→Pxf5L1"));
}

#[test]
fn t19_no_en_passant_from_time_out() {
    let game = timeout("Kg1L4 ka7L4 Pc2L3 pb4L1").pool("pd4L2:3").game();
    let passed = play(&game, "Pc2L3-c4L6");
    assert_eq!(rest(&passed), "b - c3L6 0 1 pd4L2:3 -");
    assert_eq!(starting(&passed, "d4L2→Px"), [] as [&str; 0]);
    assert_eq!(why_not(&passed, "d4L2→Pxc3L6"), "T19");
}

#[test]
fn t20_a_pawn_returns_on_the_last_rank_as_a_queen() {
    let game = timeout("Ka1L4 kg6L4 nd7L1 Nc7L8").pool("Pc2L1:5").game();
    let queens = "c2L1→Pc7L[1234567]=Q";
    assert_eq!(starting(&game, "c2L1→Pc7"), expand(queens));
    assert_eq!(starting(&game, "c2L1→Px"), ["c2L1→Pxd7L1"], "an annihilated pawn is not promoted");
    assert_eq!(pieces(&play(&game, "c2L1→Pc7L3=Q")), sorted("Ka1L4 kg6L4 nd7L1 Nc7L8 Qc7L3"));
    assert_eq!(pieces(&play(&game, "c2L1→Pxd7L1")), sorted("Ka1L4 kg6L4 Nc7L8"));
    for piece in ["R", "B", "N"] {
        assert_eq!(why_not(&game, &format!("c2L1→Pc7L3={piece}")), "T20 c7L3");
    }
    assert_eq!(why_not(&game, "c2L1→Pc6L3=Q"), "T20 c6L3");
    let seen = entry(&game, "c2L1").targets;
    let promotes = seen.iter().filter(|target| target.promotes).map(|target| &*target.cell);
    assert_eq!(promotes.collect::<Vec<_>>(), expand("c7L[1234567]"));
}

#[test]
fn t21_eliminating_the_king_wins_even_in_check() {
    // White is attacked twice over and has nothing else, but is not mated.
    let game = timeout("Ka1L4 ra7L1 rb7L1 kd7L4 rg7L5").castling("g5").clock(9).number(3);
    let game = game.pool("Rd2L1:1,ne4L1:2").game();
    assert_eq!(ending(&game), "");
    assert_eq!(moves(&game), expand("d2L1→Ra2L* d2L1→Rxd7L4"));
    let wins: Vec<String> =
        entry(&game, "d2L1").targets.into_iter().filter(|t| t.wins).map(|t| t.cell).collect();
    assert_eq!(wins, ["d7L4"]);
    let won = play(&game, "d2L1→Rxd7L4");
    assert_eq!(pieces(&won), sorted("Ka1L4 ra7L1 rb7L1 rg7L5"));
    assert_eq!(rest(&won), "b - - 0 3 ne4L1:3 -", "the turn passes, the rights are gone");
    assert_eq!(ending(&won), "white wins by king-eliminated");
    assert!(won.legal_moves().is_empty());
    let only = timeout("Ka1L4 ra7L1 rb7L1 kd7L4").pool("Nb6L1:1").game();
    assert_eq!(moves(&only), expand("b6L1→Na4L* b6L1→Nxd7L4"));
    // Without the elimination it is mate.
    let mate = timeout("Ka1L4 ra7L1 rb7L1 kd7L4").pool("Ng6L1:1").game();
    assert_eq!(ending(&mate), "black wins by checkmate");
}

#[test]
fn t21_a_piece_in_time_out_gives_no_check() {
    let game = timeout("Kg1L1 kd7L4 Pa2L1").black().pool("Rd2L1:4,rg4L4:1").game();
    assert!(game.status().checks.is_empty());
    let threats: Vec<String> = game
        .threats()
        .into_iter()
        .map(|t| format!("{} {} {} {} {}", t.kind, t.side, t.king, t.by, t.by_move.unwrap_or_default()))
        .collect();
    let expected = ["elimination white g1L1 g4L4 g4L4→Rxg1L1", "elimination black d7L4 d2L1 d2L1→Rxd7L4"];
    assert_eq!(threats, expected);
    assert!(moves(&game).contains(&"Kd7L4-d6L4".to_string()), "and so it may stay on the file");
}

#[test]
fn t21_the_text_of_the_finished_position() {
    let series = timeout("Kd1L4 kd7L4").clock(5).number(20).pool("Rd3L1:4").speed("4:1:3").game();
    assert_eq!(rest(&play(&series, "d3L1→Rxd7L4")), "b - - 0 21 - -");
    let black = timeout("Kd1L4 Ra1L1 kd7L4").castling("A1").black().pool("rd5L1:2").number(7).game();
    let won = play(&black, "d5L1→Rxd1L4");
    assert_eq!(rest(&won), "w - - 0 8 - -");
    assert_eq!(ending(&won), "black wins by king-eliminated");
    // A due entry that could not return is gone, another stays.
    let game = |knight: &str| declared(&format!("Kd1L4 kd7L4 {knight}")).pool("Rd3L1:2/2,nf3L1:1/2").game();
    assert_eq!(rest(&play(&game(""), "d3L1→Rxd7L4")), "b - - 0 1 nf3L1:2/2 -");
    assert_eq!(rest(&play(&game("Nf3L8"), "d3L1→Rxd7L4")), "b - - 0 1 - -");
}

#[test]
fn t22_the_clock() {
    let clock = |game: &AnyGame| rest(game).split(' ').nth(3).unwrap().to_string();
    let game = timeout("Kg1L1 ka7L1 Pb3L2 Nc3L1 nd6L1").clock(7).pool("Pe3L1:2,Rb6L1:3").game();
    assert_eq!(clock(&play(&game, "Nc3L1→")), "8");
    assert_eq!(clock(&play(&game, "Pb3L2→")), "0", "a pawn move");
    assert_eq!(clock(&play(&game, "e3L1→Pe4L1")), "0", "a pawn move");
    assert_eq!(clock(&play(&game, "b6L1→Rc6L1")), "8");
    assert_eq!(clock(&play(&game, "b6L1→Rxd6L1")), "0", "a capture");
}

#[test]
fn t23_an_agreement_changes_nothing_but_speed() {
    let game = timeout("Ka1L4 kg7L4 Pc4L1 pb4L1").black().ep("c3L1").number(13).pool("qe4L4:1").game();
    for n in 2..=5 {
        let text = format!("{} {n}:1:{n}", game.to_string().strip_suffix(" -").unwrap());
        assert_eq!(agreed(&game, n).to_string(), text);
    }
    for n in [0, 1, 6, 255] {
        let mut same = game.clone();
        let error = same.agree_speed(n).unwrap_err();
        assert_eq!((error.code(), error.rule()), (Code::BadAgreement, Some("T23")));
        assert_eq!(same, game);
    }
    let mut running = agreed(&game, 3);
    assert_eq!(running.agree_speed(2).unwrap_err().rule(), Some("T23"), "a series runs");
    let mut check = timeout("Ka1L4 ra7L4 kg7L4").game();
    assert!(check.agree_speed(2).is_ok(), "in check, too");
    let mut due = declared("Ka1L4 kg7L4").pool("Nb1L1:2/2").game();
    assert!(due.agree_speed(2).is_ok(), "with a due entry, too");
    let mut over = timeout("Ka1L4 kg7L4").game();
    assert_eq!(over.agree_speed(2).unwrap_err().code(), Code::GameOver);
}

#[test]
fn t23_n_moves_then_n_moves_then_the_beginner_again() {
    let game = timeout("Kg1L4 ka7L4 Na1L1 ng7L8").number(13).game();
    let mut game = agreed(&game, 3);
    let mut turns = Vec::new();
    for m in ["Na1L1-b3L1", "Nb3L1-a1L1", "Kg1L4-g2L4", "Ka7L4-a6L4", "Ng7L8-e6L8", "Ne6L8-g7L8"] {
        game = play(&game, m);
        turns.push(rest(&game).rsplit(' ').next().unwrap().to_string() + " " + game.turn().as_str());
    }
    let expected = ["3:1:2 white", "3:1:1 white", "3:2:3 black", "3:2:2 black", "3:2:1 black", "- white"];
    assert_eq!(turns, expected);
    let black = agreed(&timeout("Kg1L4 ka7L4 Na1L1").black().game(), 2);
    let black = play(&black, "Ka7L4-a6L4 Ka6L4-a7L4 Kg1L4-g2L4 Kg2L4-g1L4");
    assert_eq!(black.turn(), Side::Black, "the player who began");
}

#[test]
fn t24_a_check_ends_the_series() {
    let game = timeout("Kg1L4 ka7L4 Rb1L1 rf7L1").number(30).speed("4:1:4").game();
    let check = play(&game, "Rb1L1-a1L1");
    assert_eq!(rest(&check), "b - - 1 31 - 4:2:4", "Black has the full four");
    let second = timeout("Kg1L4 ka7L4 Rb1L1 rf7L1").black().number(30).speed("4:2:3").game();
    assert_eq!(rest(&play(&second, "Rf7L1-g7L1")), "w - - 1 31 - -", "the series are over");
    // A discovered check and one from Time Out end it, too.
    let game = timeout("Kg1L4 ka7L4 Ra1L1 Na3L1").speed("2:1:2").game();
    assert_eq!(rest(&play(&game, "Na3L1-b5L1")), "b - - 1 2 - 2:2:2");
    let game = timeout("Kg1L4 ka7L4").pool("Qb2L1:1").speed("2:1:2").game();
    assert_eq!(rest(&play(&game, "b2L1→Qa2L1")), "b - - 1 2 - 2:2:2");
}

#[test]
fn t25_numbers_and_en_passant_in_a_series() {
    let game = timeout("Ka1L4 kg7L4 Pc2L1 pb4L1 pf6L1 Pe4L1").number(13).speed("3:1:3").game();
    let first = play(&game, "Pc2L1-c4L1");
    assert_eq!(rest(&first), "w - - 0 14 - 3:1:2", "no EP while White is still to move");
    let early = play(&first, "Ka1L4-a2L4 Ka2L4-a1L4");
    assert_eq!(rest(&early), "b - - 2 16 - 3:2:3", "the very last move only");
    let late = play(&game, "Ka1L4-a2L4 Ka2L4-a1L4 Pc2L1-c4L2");
    assert_eq!(rest(&late), "b - c3L2 0 16 - 3:2:3");
    let black = play(&late, "Pb4L1xc3L2 Kg7L4-g6L4 Kg6L4-g7L4");
    assert_eq!(rest(&black), "w - - 2 19 - -", "the number grows with each move, whoever began");
    assert_eq!(why_not(&play(&late, "Kg7L4-g6L4"), "Pb4L1xc3L2"), "T11 c4L2", "too late");
}

#[test]
fn t25_a_series_may_end_in_stalemate() {
    // C5 asks the side to move, within a series, too.
    let stuck = flat("Ka1 kb3 pa2").speed("2:1:1").game();
    assert_eq!(ending(&stuck), "draw by stalemate");
}
