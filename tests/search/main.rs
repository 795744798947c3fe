//! The search: true to the rules, the same everywhere, and no weaker than it says.
#![cfg(feature = "search")]

#[cfg(feature = "quarx")]
mod answers;
mod budget;
mod choosing;
#[path = "../common/mod.rs"]
#[allow(dead_code)]
mod common;
#[cfg(feature = "timeout")]
mod draws;
#[cfg(any(feature = "timeout", feature = "quarx"))]
mod hostile;
mod mates;
mod minimax;
#[cfg(feature = "timeout")]
mod openings;
#[path = "../../benches/strength/src/puzzle/mod.rs"]
mod puzzle;
mod puzzles;
mod rules;
mod table;

use hyperply::catalog::AnyGame;
use hyperply::search::{AnyEngine, Limits, Report};
use hyperply::{Game, Session, catalog::AnyMove};

const SMALL: Limits = Limits { nodes: 3000, ..Limits::NONE };

fn start(id: &str) -> Session<AnyGame> {
    Session::new(AnyGame::start(id).expect(id))
}

/// What a search finds that is not interrupted.
fn search(game: &Session<AnyGame>, limits: Limits) -> Option<Report<AnyMove>> {
    let mut thinking = AnyEngine::new(game.position(), 1 << 20).think(game, limits).expect("its own game");
    while !thinking.go_on(u64::MAX) {}
    thinking.report()
}

/// The text of the best move of a position.
fn best(position: &str, limits: Limits) -> Option<String> {
    let game = AnyGame::from_variant_or_text(position).expect(position);
    let report = search(&Session::new(game.clone()), limits)?;
    Some(game.move_text(&report.lines[0].moves[0]))
}
