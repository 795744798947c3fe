//! Puzzles: positions with exactly one good move, made and proved from the position alone. `tests/search/` makes those
//! of `puzzles/` again.

mod margin;
mod proof;
mod solution;
mod themes;

use hyperply::Game;
use hyperply::catalog::AnyGame;
use hyperply::describe::Describe;
use margin::Margin;
pub use proof::{Proof, Refused};
use std::fmt::{self, Display, Formatter};
use themes::{QUIET, SACRIFICE, themes};

/// The most letters of a solution.
const MOST_LETTERS: usize = 500;
/// With fewer moves there is nothing to choose.
const FEWEST_MOVES: u64 = 3;
/// The largest difficulty.
const HARDEST: u32 = 5;

/// The depth in plies of the full searches by which all but wins by force are proved.
pub fn depth(id: &str) -> u32 {
    match id {
        "draughts" | "quarx-3d" => 6,
        "quarx" => 4,
        "chess" | "glinski" => 4,
        _ => 3,
    }
}

/// A puzzle. Its text has the fields in this order, with tabs between them.
#[derive(Clone, Debug)]
pub struct Puzzle {
    pub id: String,
    /// From 1 to [`HARDEST`].
    pub difficulty: u32,
    pub themes: Vec<String>,
    pub position: String,
    pub solution: String,
}

/// When to give up.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// So many moves are looked at for a proof.
    pub moves: u64,
    /// So many positions are looked at by a search.
    pub nodes: u64,
}

impl Effort {
    /// As much as a puzzle may need at all.
    pub const ALL: Effort = Effort { moves: 1_000_000, nodes: 100_000 };
}

/// What a position is looked at for.
#[derive(Clone, Copy, Debug)]
pub enum Goal {
    /// A win by force with so many moves at most.
    Win(u32),
    /// A piece or a draw, by a full search.
    Margin,
}

impl Puzzle {
    /// Makes a puzzle of a position, if it is one.
    pub fn of(id: String, game: &AnyGame, goal: Goal, effort: Effort) -> Result<Puzzle, Refused> {
        if game.outcome().is_some() || game.count_moves() < FEWEST_MOVES {
            return Err(Refused::NotUnique);
        }
        let (name, deep, solution) = match goal {
            Goal::Win(moves) => {
                let (moves, solution) = Proof { us: game.turn(), left: effort.moves }.solve(game, moves)?;
                (format!("win-in-{moves}"), moves, solution)
            }
            Goal::Margin => {
                let (aim, deep, solution) =
                    Margin { depth: depth(game.variant()), nodes: effort.nodes }.solve(game)?;
                (aim.theme().into(), deep, solution)
            }
        };
        let text = solution.to_string();
        if text.len() > MOST_LETTERS {
            return Err(Refused::TooLong);
        }
        let mut names = vec![name];
        names.extend(themes(game, &solution).into_iter().map(String::from));
        // One looks further than the moves of the solution for one that does nothing yet, or gives something.
        let unlikely = match goal {
            Goal::Win(_) => QUIET,
            Goal::Margin => SACRIFICE,
        };
        let moves = solution.length() as u32 + u32::from(names.iter().any(|name| name == unlikely));
        let difficulty = HARDEST.min(moves.max(deep));
        Ok(Puzzle { id, difficulty, themes: names, position: game.to_string(), solution: text })
    }

    /// The goal that the themes tell.
    pub fn goal(&self) -> Goal {
        let moves = self.themes[0].strip_prefix("win-in-").and_then(|moves| moves.parse().ok());
        moves.map_or(Goal::Margin, Goal::Win)
    }
}

impl Display for Puzzle {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Puzzle { id, difficulty, themes, position, solution } = self;
        write!(f, "{id}\t{difficulty}\t{}\t{position}\t{solution}", themes.join(" "))
    }
}

/// The puzzles of a file. Lines that begin with `#` are comments.
pub fn read(text: &str) -> Vec<Puzzle> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let [id, difficulty, themes, position, solution] = line.split('\t').collect::<Vec<_>>()[..]
            else {
                panic!("five fields: {line}")
            };
            Puzzle {
                id: id.into(),
                difficulty: difficulty.parse().expect(line),
                themes: themes.split(' ').map(String::from).collect(),
                position: position.into(),
                solution: solution.into(),
            }
        })
        .collect()
}
