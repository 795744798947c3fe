//! Learns the weights of a variant from games of the engine against itself.

use crate::dice::Dice;
use crate::fit::{Sample, Values, fit, values};
use hyperply::search::{Engine, Evaluate, Limits, OPEN, Tally, Weight};
use hyperply::{Session, Side};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// How games are played.
#[derive(Clone, Copy)]
pub struct Plan {
    /// How many at most, and for how long; games that have begun are played to their end.
    pub games: usize,
    pub time: Duration,
    /// So many positions are looked at for a move.
    pub nodes: u64,
    /// One side makes so many of its first moves at random at most: where games between equals are drawn, there is something to
    /// be won.
    pub odds: usize,
    /// Whether something is learned from drawn games. Where most are drawn it is to play for a draw.
    pub draws: bool,
    pub seed: u64,
    pub threads: usize,
}

/// No game is longer; who has not won by then has a draw.
const LONGEST: usize = 300;
/// A game is given up when both sides have seen so much for one of them, so many moves in a row.
const HOPELESS: i32 = 1200;
const SURE: usize = 6;

/// Where one side has so much more, what else there is does not matter and nothing is learned.
const DECIDED: i32 = 500;

/// The features of one position.
struct Trace(Vec<(u16, i16)>);

impl Tally for Trace {
    fn add(&mut self, feature: usize, count: i32) {
        if count == 0 {
            return;
        }
        match self.0.iter_mut().find(|(number, _)| usize::from(*number) == feature) {
            Some((_, sum)) => *sum += count as i16,
            None => self.0.push((feature as u16, count as i16)),
        }
    }
}

/// What the weights were learned from.
pub struct Learned {
    pub weights: Vec<Weight>,
    pub values: Values,
    /// Without drawn ones, if nothing is learned from them.
    pub games: usize,
    pub positions: usize,
    /// Games that White won, that were drawn, and that Black won.
    pub results: [usize; 3],
    pub plies: usize,
}

/// One game; its quiet positions with what came of it.
fn play<G: Evaluate + 'static>(start: &G, number: usize, plan: &Plan) -> (Vec<Sample>, i32, usize) {
    let mut dice = Dice::new(plan.seed.wrapping_mul(1_000_003) + number as u64);
    let mut game = Session::new(start.clone());
    for _ in 0..2 + dice.below(7) {
        if let Some(m) = dice.pick(&game.legal_moves()) {
            game.play(&m).ok();
        }
    }
    let (mut odds, weak) = (dice.below(plan.odds + 1), Side::BOTH[number % 2]);
    let mut engine = Engine::<G>::new(1 << 18);
    let mut samples = Vec::new();
    let (mut sure, mut result) = (0_i32, None);
    while result.is_none() && game.steps().len() < LONGEST {
        if let Some(outcome) = game.outcome() {
            result = Some(outcome.winner.map_or(0, sign));
            break;
        }
        if odds > 0 && game.position().turn() == weak {
            odds -= 1;
            if let Some(m) = dice.pick(&game.legal_moves()) {
                game.play(&m).ok();
                continue;
            }
        }
        let seed = dice.roll();
        let mut thinking = engine.think(&game, Limits { nodes: plan.nodes, seed, ..Limits::TO_PLAY });
        while !thinking.go_on(u64::MAX) {}
        let Some(report) = thinking.report() else { break };
        let position = game.position();
        let (best, score) = (report.lines[0].moves[0], report.lines[0].score * sign(position.turn()));
        // What a search believes in is the last position of its line: there nothing is left to be taken.
        let mut leaf = position.clone();
        report.lines[0].moves.iter().for_each(|m| leaf.play_unchecked(m));
        if score.abs() <= DECIDED && !leaf.is_pressed() && leaf.outcome().is_none() {
            let mut trace = Trace(Vec::new());
            leaf.tally(&mut trace);
            let open = leaf.phase() as f32 / OPEN as f32;
            samples.push(Sample { features: trace.0, open, game: 0, result: 0. });
        }
        sure = match score {
            score if score > HOPELESS => sure.max(0) + 1,
            score if score < -HOPELESS => sure.min(0) - 1,
            _ => 0,
        };
        if sure.unsigned_abs() as usize >= SURE {
            result = Some(sure.signum());
        }
        if game.play(&best).is_err() {
            break;
        }
    }
    let result = result.unwrap_or(0);
    samples.iter_mut().for_each(|sample| sample.result = (result as f32 + 1.) / 2.);
    (samples, result, game.steps().len())
}

fn sign(side: Side) -> i32 {
    if side == Side::White { 1 } else { -1 }
}

/// Plays and fits.
pub fn learn<G: Evaluate + Send + Sync + 'static>(start: &G, plan: &Plan) -> Learned {
    let (next, begun) = (AtomicUsize::new(0), Instant::now());
    let all = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..plan.threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= plan.games || begun.elapsed() > plan.time {
                        break;
                    }
                    let game = play(start, number, plan);
                    all.lock().unwrap().push((number, game));
                }
            });
        }
    });
    let mut all = all.into_inner().unwrap();
    // The same whichever thread was first.
    all.sort_by_key(|(number, _)| *number);
    let (mut samples, mut results, mut plies) = (Vec::new(), [0; 3], 0);
    let games = all.len();
    for (number, (_, (mut of_game, result, length))) in all.into_iter().enumerate() {
        of_game.iter_mut().for_each(|sample| sample.game = number as u32);
        results[(1 - result) as usize] += 1;
        plies += length;
        if plan.draws || result != 0 {
            samples.extend(of_game);
        }
    }
    eprintln!("{games} games, {} positions, {results:?}, {:?}", samples.len(), begun.elapsed());
    let groups = G::FEATURES;
    let (weights, scale) = fit(&samples, start.weights(), groups);
    let values = values(&samples, games, &weights, groups, scale);
    let told = if plan.draws { games } else { games - results[1] };
    Learned { weights, values, games: told, positions: samples.len(), results, plies: plies / games.max(1) }
}
