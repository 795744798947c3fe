//! Makes the puzzles of a variant out of games of the engine against itself.

use crate::dice::Dice;
use crate::games::{Seen, play, think, thinned};
use crate::puzzle::{Goal, LONGEST, Puzzle, depth};
use hyperply::catalog::{AnyGame, variant};
use hyperply::describe::{Describe, SPEED_MOVES};
use hyperply::search::{AnyEngine, Limits};
use hyperply::{Game, Session};
use std::collections::HashMap;

/// What is made of what.
pub struct Plan {
    pub games: u64,
    /// So many positions are looked at for a move.
    pub nodes: u64,
    /// So many puzzles at most.
    pub count: usize,
    pub seed: u64,
}

/// A proof gives up after so many moves, or a search after so many positions.
pub const MOST: u64 = 300_000;
/// Games begin with all pieces, or with one in so many.
const SHARES: [usize; 5] = [1, 2, 3, 5, 8];
const FEWEST: usize = 4;
/// One position in so many is looked at for a series.
const SERIES: usize = 4;
/// So many puzzles of one game are kept.
const OF_ONE_GAME: usize = 2;

/// A puzzle with the number of its game and of pieces.
struct Found {
    game: u64,
    pieces: usize,
    puzzle: Puzzle,
}

/// What a position could be good for, as far as the engine has seen it.
fn goal((position, lines): &Seen) -> Option<Goal> {
    let [best, second] = &lines[..] else { return None };
    match (best.mate_in(), second.mate_in()) {
        (_, Some(1..)) => None,
        (Some(plies @ 1..), _) => {
            let moves = if position.in_series() { plies } else { (plies + 1) / 2 } as u32;
            (moves <= LONGEST).then_some(Goal::Win(moves))
        }
        (Some(_), _) => None,
        (None, _) => (best.score >= 0 && best.score - second.score >= 150).then_some(Goal::Margin),
    }
}

/// Plays games, makes puzzles of their positions and writes the best.
pub fn make(id: &str, plan: &Plan) -> Result<(), Box<dyn std::error::Error>> {
    let has_series = variant(id)?.has(SPEED_MOVES);
    let all = AnyGame::start(id)?.pieces().len();
    let limits = Limits { nodes: plan.nodes, lines: 2, ..Limits::NONE };
    let (mut tried, mut found) = (0, Vec::new());
    for number in 0..plan.games {
        let mut dice = Dice::new(plan.seed.wrapping_mul(1_000_003) + number);
        let pieces = (all / SHARES[number as usize % SHARES.len()]).max(FEWEST);
        // What has no place in these rules is left.
        let Ok(game) = thinned(id, pieces, &mut dice) else { continue };
        let (mut seen, _) = play(game, limits, &mut dice)?;
        if has_series {
            seen.extend(series(&seen, limits, &mut dice)?);
        }
        tried += seen.len();
        for seen in &seen {
            let Some(goal) = goal(seen) else { continue };
            if let Ok(puzzle) = Puzzle::of(String::new(), &seen.0, goal, MOST) {
                found.push(Found { game: number, pieces: seen.0.pieces().len(), puzzle });
            }
        }
        if number % 20 == 19 {
            eprintln!("{id}: {} games, {tried} positions, {} puzzles", number + 1, found.len());
        }
    }
    let proved = found.len();
    let mut chosen = choose(found, plan.count);
    chosen.sort_by_key(|puzzle| puzzle.difficulty);
    let mut text = format!(
        "# Puzzles of {id}: id, difficulty, themes, position, solution (docs/puzzles.md).\n\
         # make puzzles VARIANT={id} GAMES={} NODES={} SEED={}: {tried} positions were tried, {proved} are puzzles.\n\
         # Wins by force are proved by all moves and answers, the others by a full search of {} plies.\n",
        plan.games,
        plan.nodes,
        plan.seed,
        depth(id)
    );
    for (number, puzzle) in chosen.into_iter().enumerate() {
        let puzzle = Puzzle { id: format!("{id}-{}", number + 1), ..puzzle };
        text += &format!("{puzzle}\n");
    }
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    Ok(std::fs::write(format!("{root}/puzzles/{id}.txt"), text)?)
}

/// Some positions after an agreement on two or three moves in a row.
fn series(seen: &[Seen], limits: Limits, dice: &mut Dice) -> Result<Vec<Seen>, hyperply::Error> {
    let mut found = Vec::new();
    for (position, _) in seen {
        let mut position = position.clone();
        if dice.below(SERIES) > 0 || position.agree_speed(2 + dice.below(2) as u8).is_err() {
            continue;
        }
        let mut engine = AnyEngine::new(&position, 1 << 20);
        let lines = think(&mut engine, &Session::new(position.clone()), limits)?;
        found.push((position, lines));
    }
    Ok(found)
}

/// Puzzles that differ: each next one has themes and a difficulty that are rare among those before it.
fn choose(mut found: Vec<Found>, count: usize) -> Vec<Puzzle> {
    let (mut chosen, mut seen, mut games) = (Vec::new(), HashMap::new(), HashMap::new());
    while chosen.len() < count {
        let labels = |puzzle: &Puzzle| {
            let all = [puzzle.themes.join(" "), puzzle.difficulty.to_string()];
            all.into_iter().chain(puzzle.themes.clone()).collect::<Vec<_>>()
        };
        let worth = |found: &Found| {
            let labels = labels(&found.puzzle);
            let rare: f64 = labels.iter().map(|label| 1. / (1 + seen.get(label).unwrap_or(&0)) as f64).sum();
            rare / labels.len() as f64 + found.pieces as f64 / 1000.
        };
        let best = (0..found.len()).max_by(|&a, &b| worth(&found[a]).total_cmp(&worth(&found[b])));
        let Some(Found { game, puzzle, .. }) = best.map(|at| found.swap_remove(at)) else { break };
        let of_game = games.entry(game).or_insert(0);
        if *of_game == OF_ONE_GAME {
            continue;
        }
        *of_game += 1;
        for label in labels(&puzzle) {
            *seen.entry(label).or_insert(0) += 1;
        }
        chosen.push(puzzle);
    }
    chosen
}
