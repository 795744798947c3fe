//! Q12 as a way to win: who has no answer left that does not bring a position back has lost.

use super::common::random::Random;
use super::search;
use hyperply::catalog::{AnyGame, AnyMove};
use hyperply::search::Limits;
use hyperply::{Game, Language, Session, Side};

/// The moves after which nothing can be taken.
fn safe_moves(game: &Session<AnyGame>) -> Vec<AnyMove> {
    let position = game.position();
    let is_safe = |m: &AnyMove| {
        let after = position.after(m).unwrap();
        !after.legal_moves().iter().any(|answer| after.move_text(answer).contains('x'))
    };
    game.legal_moves().into_iter().filter(is_safe).collect()
}

/// Keeps a king out of danger, in a corner if it can, and knows nothing of Q12 until it has no other move.
fn wait(game: &Session<AnyGame>, seed: usize) -> AnyMove {
    let safe = safe_moves(game);
    let is_corner = |m: &&AnyMove| {
        let text = game.position().move_text(m);
        ["114", "141", "411", "444"].iter().any(|corner| text.ends_with(corner))
    };
    let corners: Vec<&AnyMove> = safe.iter().filter(is_corner).collect();
    let turn = seed * 31 + game.steps().len() * 7;
    match (corners.is_empty(), safe.is_empty()) {
        (false, _) if seed % 2 == 1 => *corners[turn % corners.len()],
        (_, false) => safe[turn % safe.len()],
        _ => game.legal_moves()[0],
    }
}

/// How many games the engine, with few nodes, wins with either side against one that waits, and how many are drawn.
fn won_and_drawn(starts: &[&str]) -> (usize, usize) {
    let (mut won, mut drawn) = (0, 0);
    for (seed, start) in starts.iter().enumerate() {
        for engine in Side::BOTH {
            let mut game = Session::new(start.parse::<AnyGame>().unwrap());
            while game.outcome().is_none() {
                let m = match game.position().turn() == engine {
                    true => {
                        let limits = Limits { nodes: 1000, ..Limits::TO_PLAY };
                        search(&game, limits).unwrap().lines[0].moves[0]
                    }
                    false => wait(&game, seed),
                };
                game.play(&m).unwrap();
            }
            let winner = game.outcome().unwrap().winner;
            won += usize::from(winner == Some(engine));
            drawn += usize::from(winner.is_none());
        }
    }
    (won, drawn)
}

#[test]
fn q12_no_position_comes_back_however_long_ago_it_stood() {
    let mut game = Session::new("quarx-3d W:WK112:BK444 0 1".parse::<AnyGame>().unwrap());
    let mut random = Random::new(1);
    let limits = Limits { lines: usize::MAX, depth: 1, is_selective: false, ..Limits::NONE };
    // How many moves are forbidden because of a position more than a hundred moves ago.
    let mut old = 0;
    while game.outcome().is_none() {
        let legal = game.legal_moves();
        let lines = search(&game, limits).unwrap().lines;
        let found: Vec<AnyMove> = lines.iter().map(|line| line.moves[0]).collect();
        assert!(found.len() == legal.len() && found.iter().all(|m| legal.contains(m)), "{}", game.position());
        for m in game.position().legal_moves().iter().filter(|m| !legal.contains(m)) {
            let after = game.position().after(m).unwrap();
            let stood = game.steps().iter().rposition(|step| step.position.is_same(&after));
            old += usize::from(stood.is_some_and(|at| game.steps().len() - at > 102));
        }
        let safe = safe_moves(&game);
        let Some(m) = (!safe.is_empty()).then(|| random.pick(&safe)) else { break };
        game.play(m).unwrap();
    }
    assert!(old > 0, "{} steps", game.steps().len());
}

#[test]
fn q12_who_has_none_but_forbidden_moves_has_lost() {
    // White's king can only go from 242 to 132 and back.
    let cage = "WK242:BK114,K121,123,141,143,222,224,231,233,K312,332,334,341,343,K413,422,444";
    let mut game = Session::new(format!("quarx-3d B:{cage} 0 1").parse::<AnyGame>().unwrap());
    for text in ["413-424", "242-132"] {
        game.play_text(text, Language::English).unwrap();
    }
    let best = &search(&game, Limits { depth: 3, ..Limits::NONE }).unwrap().lines[0];
    assert_eq!((game.position().move_text(&best.moves[0]), best.mate_in()), ("424-413".to_string(), Some(1)));
}

#[test]
fn q12_the_engine_wins_king_against_king() {
    let starts = [
        "quarx-3d W:WK112:BK444 0 1",
        "quarx-3d B:WK141:BK211 0 1",
        "quarx-3d W:WK321:BK413 0 1",
        "quarx-3d B:WK444:BK112 0 1",
        "quarx-3d W:WK411:BK343 0 1",
        "quarx-3d B:WK132:BK424 0 1",
    ];
    assert_eq!(won_and_drawn(&starts), (12, 0));
}

/// A side that moves from corner to corner itself holds now and then.
#[test]
fn q12_the_engine_exchanges_kings_and_wins() {
    let starts = [
        "quarx-3d B:WK141,K341:BK321,K424 0 1",
        "quarx-3d B:WK134,K343:BK312,K314 0 1",
        "quarx-3d B:WK231,K244:BK132,K343 0 1",
        "quarx-3d W:WK413,K433:BK112,K314 0 1",
        "quarx-3d W:WK224,K334:BK143,K411 0 1",
        "quarx-3d B:WK211,K312:BK123,K332 0 1",
        "quarx-3d B:WK132,K442:BK323,K332 0 1",
        "quarx-3d W:WK341,K431:BK114,K141 0 1",
        "quarx-3d B:WK112,K314:BK341,K442 0 1",
        "quarx-3d W:WK141,K242:BK121,K224 0 1",
    ];
    let (won, drawn) = won_and_drawn(&starts);
    assert!(won >= 18 && won + drawn == 20, "{won} won, {drawn} drawn");
}
