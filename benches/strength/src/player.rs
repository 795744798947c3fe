//! Who plays: the engine, and whom it has to beat.

use crate::dice::Dice;
use crate::mcts::Mcts;
use hyperply::Session;
use hyperply::search::{Engine, Evaluate, Limits};
use std::time::{Duration, Instant};

/// How a player is told on the command line.
#[derive(Clone, Debug)]
pub enum Kind {
    /// The engine at a level.
    Level(usize),
    /// The engine with so many nodes a move.
    Nodes(u64),
    /// The engine with so much time a move.
    Time(Duration),
    /// Monte Carlo tree search with so much time a move.
    Mcts(Duration),
    /// Takes what wins most at once; else what stands best.
    Greedy,
    /// Any move.
    Random,
}

impl Kind {
    /// `level:3`, `nodes:5000`, `ms:100`, `mcts:100`, `greedy`, `random`.
    pub fn read(text: &str) -> Option<Kind> {
        let (name, value) = text.split_once(':').unwrap_or((text, "0"));
        let number: u64 = value.parse().ok()?;
        Some(match name {
            "level" => Kind::Level(number as usize),
            "nodes" => Kind::Nodes(number),
            "ms" => Kind::Time(Duration::from_millis(number)),
            "mcts" => Kind::Mcts(Duration::from_millis(number)),
            "greedy" => Kind::Greedy,
            "random" => Kind::Random,
            _ => return None,
        })
    }
}

/// A player in one game.
pub struct Player<G: Evaluate> {
    kind: Kind,
    engine: Engine<G>,
    dice: Dice,
    seed: u64,
}

impl<G: Evaluate + 'static> Player<G> {
    pub fn new(kind: &Kind, seed: u64) -> Self {
        Player { kind: kind.clone(), engine: Engine::new(16 << 20), dice: Dice::new(seed), seed }
    }

    pub fn choose(&mut self, game: &Session<G>) -> Option<G::Move> {
        let limits = match self.kind {
            Kind::Level(level) => Limits::of_level(level, self.seed)?,
            Kind::Nodes(nodes) => Limits { nodes, seed: self.seed, ..Limits::TO_PLAY },
            Kind::Time(time) => return self.think_for(game, time),
            Kind::Mcts(time) => return Mcts::new(game, &mut self.dice).choose(time),
            Kind::Greedy => return self.greedy(game),
            Kind::Random => return self.dice.pick(&game.legal_moves()),
        };
        let mut thinking = self.engine.think_of(game, limits);
        while !thinking.go_on(u64::MAX) {}
        Some(thinking.report()?.lines[0].moves[0])
    }

    fn think_for(&mut self, game: &Session<G>, time: Duration) -> Option<G::Move> {
        let begun = Instant::now();
        let mut thinking = self.engine.think_of(game, Limits { seed: self.seed, ..Limits::TO_PLAY });
        while !thinking.go_on(500) && begun.elapsed() < time {}
        Some(thinking.report()?.lines[0].moves[0])
    }

    fn greedy(&mut self, game: &Session<G>) -> Option<G::Move> {
        let turn = game.position().turn();
        let mut best = None;
        for m in game.legal_moves() {
            let Ok(after) = game.position().after(&m) else { continue };
            let value = match after.outcome() {
                Some(outcome) => {
                    outcome.winner.map_or(0, |winner| if winner == turn { 100_000 } else { -100_000 })
                }
                None if after.turn() == turn => after.evaluate(),
                None => -after.evaluate(),
            };
            let rank = (value, self.dice.roll());
            if best.as_ref().is_none_or(|(known, _)| rank > *known) {
                best = Some((rank, m));
            }
        }
        best.map(|(_, m)| m)
    }
}
