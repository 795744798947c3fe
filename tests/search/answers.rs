//! Q12 as a way to win: who has no answer left that does not bring a position back has lost.

use super::search;
use hyperply::catalog::{AnyGame, AnyMove};
use hyperply::search::Limits;
use hyperply::{Game, Session, Side};

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

#[test]
fn q12_the_engine_wins_king_against_king() {
    for (seed, start) in [
        "quarx-3d W:WK112:BK444 8 1",
        "quarx-3d B:WK141:BK211 8 1",
        "quarx-3d W:WK321:BK413 8 1",
        "quarx-3d B:WK444:BK112 8 1",
    ]
    .into_iter()
    .enumerate()
    {
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
            assert_eq!(winner, Some(engine), "{start}: {} plies, {}", game.steps().len(), game.position());
        }
    }
}
