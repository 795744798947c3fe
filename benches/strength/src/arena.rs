//! Matches: pairs of games from the same random openings, each side once.

use crate::dice::Dice;
use crate::player::{Player, Who};
use hyperply::search::{Engine, Evaluate, Limits};
use hyperply::{Session, Side};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How many openings are thrown away at most before one is taken as it is.
const MOST_OPENINGS: usize = 100;

/// How many positions tell whether an opening is even.
const LOOK: u64 = 30_000;

#[derive(Clone)]
pub struct Match {
    pub players: [Who; 2],
    pub games: usize,
    pub seed: u64,
    pub threads: usize,
    /// A game of so many plies is drawn.
    pub plies: usize,
    /// So many hundredths of a pawn one side may be ahead after an opening, if that matters.
    pub even: Option<i32>,
}

/// What came of a match, as the first player sees it.
#[derive(Clone, Debug, Default)]
pub struct Score {
    pub won: usize,
    pub drawn: usize,
    pub lost: usize,
    /// What the first player made of each pair, from 0 to 2.
    pairs: Vec<f64>,
    plies: usize,
}

impl Score {
    pub fn games(&self) -> usize {
        self.won + self.drawn + self.lost
    }

    /// The share of points, and its standard error over pairs.
    pub fn share(&self) -> (f64, f64) {
        let count = self.pairs.len().max(1) as f64;
        let mean = self.pairs.iter().sum::<f64>() / count / 2.;
        let spread =
            self.pairs.iter().map(|pair| (pair / 2. - mean).powi(2)).sum::<f64>() / (count - 1.).max(1.);
        (mean, (spread / count).sqrt())
    }

    pub fn plies(&self) -> usize {
        self.plies / self.games().max(1)
    }
}

/// A few random moves, the same for both games of a pair.
fn opening<G: Evaluate + 'static>(start: &G, of: &Match, pair: usize, dice: &mut Dice) -> Session<G> {
    let mut game = Session::new(start.clone());
    for _ in 0..MOST_OPENINGS {
        game = Session::new(start.clone());
        for _ in 0..4 + pair % 3 {
            if let Some(m) = dice.pick(&game.legal_moves()) {
                game.play(&m).ok();
            }
        }
        if of.even.is_none_or(|most| is_even(&game, most)) {
            break;
        }
    }
    game
}

fn is_even<G: Evaluate + 'static>(game: &Session<G>, most: i32) -> bool {
    let mut engine = Engine::new(1 << 20);
    let mut thinking = engine.think(game, Limits { nodes: LOOK, ..Limits::NONE });
    while !thinking.go_on(u64::MAX) {}
    thinking.report().is_some_and(|report| report.lines[0].score.abs() <= most)
}

/// One game; what the first player gets.
fn play<G: Evaluate + 'static>(start: &G, of: &Match, pair: usize, first: Side) -> (f64, usize) {
    let mut dice = Dice::new(of.seed.wrapping_mul(7919) + pair as u64);
    let mut game = opening(start, of, pair, &mut dice);
    let seed = dice.roll() >> 32;
    let [mut one, mut other] = of.players.each_ref().map(|who| Player::new(who, start, seed + first as u64));
    while game.outcome().is_none() && game.steps().len() < of.plies {
        let player = if game.position().turn() == first { &mut one } else { &mut other };
        let Some(m) = player.choose(&game) else { break };
        if let Err(error) = game.play(&m) {
            eprintln!("{error}: {} in {}", game.position().move_text(&m), game.position());
            break;
        }
    }
    let points = match game.outcome().and_then(|outcome| outcome.winner) {
        Some(winner) if winner == first => 1.,
        Some(_) => 0.,
        None => 0.5,
    };
    (points, game.steps().len())
}

/// Plays a match.
pub fn meet<G: Evaluate + Send + Sync + 'static>(start: &G, of: &Match) -> Score {
    let next = AtomicUsize::new(0);
    let score = Mutex::new(Score::default());
    std::thread::scope(|scope| {
        for _ in 0..of.threads {
            scope.spawn(|| {
                loop {
                    let pair = next.fetch_add(1, Ordering::Relaxed);
                    if 2 * pair >= of.games {
                        break;
                    }
                    let games = Side::BOTH.map(|side| play(start, of, pair, side));
                    let mut score = score.lock().unwrap();
                    for (points, plies) in games {
                        score.plies += plies;
                        match points {
                            1. => score.won += 1,
                            0. => score.lost += 1,
                            _ => score.drawn += 1,
                        }
                    }
                    score.pairs.push(games[0].0 + games[1].0);
                }
            });
        }
    });
    score.into_inner().unwrap()
}
