//! The puzzles of `puzzles/`, made again from their positions: the same solution, and no other.

use super::puzzle::{Effort, Puzzle, read};
use hyperply::catalog::{AnyGame, VARIANTS};
use std::path::Path;

/// The puzzles of all variants that the build has.
pub fn all() -> Vec<Puzzle> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles");
    let files = VARIANTS.iter().map(|variant| folder.join(format!("{}.txt", variant.id)));
    files.filter_map(|file| std::fs::read_to_string(file).ok()).flat_map(|text| read(&text)).collect()
}

fn make_again(puzzles: impl Iterator<Item = Puzzle>) {
    for puzzle in puzzles {
        let position: AnyGame = puzzle.position.parse().expect(&puzzle.id);
        let again = Puzzle::of(puzzle.id.clone(), &position, puzzle.goal(), Effort::ALL);
        assert_eq!(again.map(|again| again.to_string()), Ok(puzzle.to_string()));
    }
}

#[test]
fn puzzles_have_one_solution() {
    make_again(all().into_iter().step_by(24));
}

#[test]
#[ignore = "long"]
fn all_puzzles_have_one_solution() {
    make_again(all().into_iter());
}
