//! Who plays: the engine, and whom it has to beat.

use crate::dice::Dice;
use crate::habit::{Habit, Seen};
use crate::mcts::Mcts;
use hyperply::Session;
use hyperply::search::{Engine, Evaluate, Limits, Thinking, Weight};
use std::time::{Duration, Instant};

/// A player as told on the command line.
#[derive(Clone, Debug)]
pub struct Who {
    kind: Kind,
    habit: Habit,
}

impl Who {
    /// The kind, followed by habits if it is the engine: `nodes:5000,keep:8`, `nodes:5000,away:-70`.
    pub fn read(text: &str) -> Option<Who> {
        let (kind, habits) = text.split_once(',').unwrap_or((text, ""));
        let (kind, mut habit) = (Kind::read(kind)?, Habit::default());
        for text in habits.split_terminator(',') {
            let (name, value) = text.split_once(':')?;
            match name {
                "keep" => habit.keep = value.parse().ok()?,
                "away" => habit.away = value.parse().ok()?,
                _ => return None,
            }
        }
        Some(Who { kind, habit })
    }
}

/// What decides about its moves.
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
    habit: Habit,
    weights: &'static [Weight],
    engine: Engine<Seen<G>>,
    dice: Dice,
    seed: u64,
}

impl<G: Evaluate + 'static> Player<G> {
    pub fn new(Who { kind, habit }: &Who, start: &G, seed: u64) -> Self {
        let (engine, dice) = (Engine::new(16 << 20), Dice::new(seed));
        Player { kind: kind.clone(), habit: *habit, weights: habit.weights(start), engine, dice, seed }
    }

    pub fn choose(&mut self, game: &Session<G>) -> Option<G::Move> {
        let limits = match self.kind {
            Kind::Level(level) => Limits::of_level(level, self.seed)?,
            Kind::Nodes(nodes) => Limits { nodes, seed: self.seed, ..Limits::TO_PLAY },
            Kind::Time(_) => Limits { seed: self.seed, ..Limits::TO_PLAY },
            Kind::Mcts(time) => return Mcts::new(game, &mut self.dice).choose(time),
            Kind::Greedy => return self.greedy(game),
            Kind::Random => return self.dice.pick(&game.legal_moves()),
        };
        let begun = Instant::now();
        let mut thinking = self.think(game, limits);
        match self.kind {
            Kind::Time(time) => while !thinking.go_on(500) && begun.elapsed() < time {},
            _ => while !thinking.go_on(u64::MAX) {},
        }
        Some(thinking.report()?.lines[0].moves[0])
    }

    /// Begins to think about the game as it sees it.
    fn think(&mut self, game: &Session<G>, limits: Limits) -> Thinking<G::Move> {
        let position = game.position().clone();
        let side = position.turn();
        let before = || game.with_positions().map(|(position, _)| position);
        let keep =
            self.habit.keep.saturating_sub(before().filter(|position| position.turn() == side).count());
        let older = game.steps().len().saturating_sub(position.reversible_steps());
        let past: Vec<u64> = before().skip(older).map(G::key).collect();
        self.engine.think_from(&Seen { position, side, keep, weights: self.weights }, &past, limits)
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
