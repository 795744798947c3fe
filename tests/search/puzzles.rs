//! The puzzles of `puzzles/`, made again from their positions: the same solution, and no other.

use super::puzzle::{Effort, Puzzle, Refused, read};
use hyperply::catalog::{AnyGame, VARIANTS};
use std::path::Path;

/// Seconds for all of them; the others take minutes.
const QUICK: Effort = Effort { moves: 50_000, nodes: 10_000 };
/// At least one in so many is quick.
const SHARE: usize = 2;

/// The puzzles of all variants that the build has.
pub fn all() -> Vec<Puzzle> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles");
    let files = VARIANTS.iter().map(|variant| folder.join(format!("{}.txt", variant.id)));
    files.filter_map(|file| std::fs::read_to_string(file).ok()).flat_map(|text| read(&text)).collect()
}

/// Makes a puzzle again; returns false if that takes too long.
fn prove(puzzle: &Puzzle, effort: Effort) -> bool {
    let position: AnyGame = puzzle.position.parse().expect(&puzzle.id);
    let again = Puzzle::of(puzzle.id.clone(), &position, puzzle.goal(), effort);
    if let Err(Refused::TooLong) = again {
        return false;
    }
    assert_eq!(again.map(|again| again.to_string()), Ok(puzzle.to_string()));
    true
}

#[test]
fn puzzles_have_one_solution() {
    let all = all();
    let proved = all.iter().filter(|puzzle| prove(puzzle, QUICK)).count();
    assert!(proved * SHARE >= all.len(), "{proved} of {} are quick", all.len());
}

#[test]
#[ignore = "takes minutes"]
fn all_puzzles_have_one_solution() {
    for puzzle in all() {
        assert!(prove(&puzzle, Effort::ALL), "{puzzle}");
    }
}
