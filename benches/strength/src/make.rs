//! Makes the puzzles of a variant out of games of the engine against itself.

use crate::dice::Dice;
use crate::games::{Seen, any_kind, play, think, thinned};
use crate::puzzle::{Effort, Goal, Puzzle, depth, read};
use hyperply::catalog::{AnyGame, variant};
use hyperply::describe::{Describe, SPEED_MOVES};
use hyperply::search::{AnyEngine, Limits};
use hyperply::{Error, Session};
use std::collections::HashMap;

/// What is made of what.
pub struct Plan {
    pub games: u64,
    /// So many positions are looked at for a move.
    pub nodes: u64,
    /// So many positions are looked at for a proof.
    pub moves: u64,
    /// So many puzzles at most.
    pub count: usize,
    pub seed: u64,
}

/// A game begins where neither side is this much ahead, in hundredths of a pawn.
const EVEN: i32 = 200;
/// So many starts are tried.
const STARTS: usize = 20;
/// Games begin with so many pieces at most.
const SIZES: [usize; 6] = [usize::MAX, 36, 22, 15, 10, 7];
/// A margin that a full search may widen, in hundredths of a pawn.
const NEAR: i32 = 150;
/// One position in so many is looked at for a series.
const SERIES: usize = 4;
/// The solver wins by force with so many moves at most.
const LONGEST: u32 = 4;
/// So many puzzles have the same themes at most.
const ALIKE: usize = 8;
/// So many puzzles come from one game at most.
const OF_ONE_GAME: usize = 3;

/// A puzzle with the number of its game and of pieces.
struct Found {
    game: u64,
    pieces: usize,
    puzzle: Puzzle,
}

/// What a position could be good for, as far as the engine has seen it.
fn goal((position, lines): &Seen) -> Option<Goal> {
    let [best, second] = &lines[..] else { return None };
    let in_series = position.in_series();
    match (best.mate_in(), second.mate_in()) {
        (_, Some(1..)) => None,
        // One move is no series.
        (Some(1), _) if in_series => None,
        (Some(plies @ 1..), _) => {
            let moves = if in_series { plies } else { (plies + 1) / 2 } as u32;
            (moves <= LONGEST).then_some(Goal::Win(moves))
        }
        (None, _) if !in_series => {
            (best.score >= -EVEN && best.score - second.score >= NEAR).then_some(Goal::Margin)
        }
        _ => None,
    }
}

/// Plays games, makes puzzles of their positions and writes the best.
pub fn make(id: &str, plan: &Plan) -> Result<(), Box<dyn std::error::Error>> {
    let has_series = variant(id)?.has(SPEED_MOVES);
    let limits = Limits { nodes: plan.nodes, lines: 2, ..Limits::NONE };
    let effort = Effort { moves: plan.moves, ..Effort::ALL };
    let (mut tried, mut found) = (0, Vec::new());
    for number in 0..plan.games {
        let mut dice = Dice::new(plan.seed.wrapping_mul(1_000_003) + number);
        let pieces = SIZES[number as usize % SIZES.len()];
        let Some(game) = even(id, pieces, limits, &mut dice)? else { continue };
        let (mut seen, _) = play(game, limits, any_kind, &mut dice)?;
        if has_series {
            seen.extend(series(&seen, limits, &mut dice)?);
        }
        tried += seen.len();
        for seen in &seen {
            let Some(goal) = goal(seen) else { continue };
            if let Ok(puzzle) = Puzzle::of(String::new(), &seen.0, goal, effort) {
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
         # make puzzles VARIANT={id} GAMES={} NODES={} MOVES={} SEED={}: {tried} positions were tried, {proved} are puzzles.\n\
         # Wins by force are proved by all moves and answers, the others by a full search of {} plies.\n",
        plan.games,
        plan.nodes,
        plan.moves,
        plan.seed,
        depth(id)
    );
    for (number, puzzle) in chosen.into_iter().enumerate() {
        let puzzle = Puzzle { id: format!("{id}-{}", number + 1), ..puzzle };
        text += &format!("{puzzle}\n");
    }
    Ok(std::fs::write(file(id), text)?)
}

/// A position with so many pieces at most, with which a game begins.
fn even(id: &str, pieces: usize, limits: Limits, dice: &mut Dice) -> Result<Option<Session<AnyGame>>, Error> {
    for _ in 0..STARTS {
        // What has no place in these rules is left.
        let Ok(game) = thinned(id, pieces, dice) else { continue };
        let lines = think(&mut AnyEngine::new(game.position(), 1 << 20), &game, limits)?;
        if lines.first().is_some_and(|line| line.score.abs() <= EVEN) {
            return Ok(Some(game));
        }
    }
    Ok(None)
}

/// Makes every puzzle of a variant again.
pub fn check(id: &str) -> Result<(), Box<dyn std::error::Error>> {
    let puzzles = read(&std::fs::read_to_string(file(id))?);
    for puzzle in &puzzles {
        let again = Puzzle::of(puzzle.id.clone(), &puzzle.position.parse()?, puzzle.goal(), Effort::ALL);
        match again.map(|again| again.to_string()) {
            Ok(text) if text == puzzle.to_string() => {}
            other => return Err(format!("{puzzle}\nis now {other:?}").into()),
        }
    }
    println!("{id}: all {} puzzles are proved", puzzles.len());
    Ok(())
}

fn file(id: &str) -> String {
    format!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../puzzles/{}.txt"), id)
}

/// Some positions after an agreement on two or three moves in a row.
fn series(seen: &[Seen], limits: Limits, dice: &mut Dice) -> Result<Vec<Seen>, Error> {
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

/// Puzzles that differ: each next one has themes and a difficulty that are rare among those before it. Only where there are
/// too few, more come from one game and are alike.
fn choose(mut found: Vec<Found>, count: usize) -> Vec<Puzzle> {
    let (mut chosen, mut seen) = (Vec::new(), HashMap::new());
    for of_one_game in 1..=OF_ONE_GAME {
        let mut others = Vec::new();
        while chosen.len() < count {
            let labels = |puzzle: &Puzzle| {
                let all = [puzzle.themes.join(" "), puzzle.difficulty.to_string()];
                all.into_iter().chain(puzzle.themes.clone()).collect::<Vec<_>>()
            };
            let worth = |found: &Found| {
                let labels = labels(&found.puzzle);
                let rare: f64 =
                    labels.iter().map(|label| 1. / (1 + seen.get(label).unwrap_or(&0)) as f64).sum();
                rare / labels.len() as f64 + found.pieces as f64 / 1000.
            };
            let best = (0..found.len()).max_by(|&a, &b| worth(&found[a]).total_cmp(&worth(&found[b])));
            let Some(next) = best.map(|at| found.swap_remove(at)) else { break };
            let alike = chosen.iter().filter(|other: &&Puzzle| other.themes == next.puzzle.themes).count();
            if alike >= ALIKE * of_one_game {
                others.push(next);
                continue;
            }
            let Found { game, puzzle, .. } = next;
            found.retain(|other| other.puzzle.position != puzzle.position);
            let (same, rest): (Vec<_>, Vec<_>) = found.into_iter().partition(|other| other.game == game);
            others.extend(same);
            found = rest;
            for label in labels(&puzzle) {
                *seen.entry(label).or_insert(0) += 1;
            }
            chosen.push(puzzle);
        }
        found = others;
    }
    chosen
}
