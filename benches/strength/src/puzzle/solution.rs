//! What the solver of a puzzle plays, after every answer.

use std::fmt::{self, Display, Formatter};

/// Texts of moves (C3): one, or several of a series, and how to go on after each answer. Without answers the puzzle
/// is solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    pub moves: Vec<String>,
    pub answers: Vec<Answer>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Empty for all that no other names.
    pub to: Vec<String>,
    /// Nothing if the puzzle is then solved.
    pub next: Option<Solution>,
}

impl Solution {
    /// How often the solver moves if the best defense is chosen.
    pub fn length(&self) -> usize {
        let next = self.answers.first().and_then(|answer| answer.next.as_ref());
        self.moves.len() + next.map_or(0, Solution::length)
    }
}

impl Display for Solution {
    /// Writes `Qd1-h5 { Kh8-g8, Kh8-h7: Qh5-f7 | *: Qh5-h6 }`.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.moves.join(", "))?;
        for (number, Answer { to, next }) in self.answers.iter().enumerate() {
            f.write_str(if number == 0 { " { " } else { " | " })?;
            f.write_str(if to.is_empty() { "*".into() } else { to.join(", ") }.as_str())?;
            if let Some(next) = next {
                write!(f, ": {next}")?;
            }
        }
        if self.answers.is_empty() { Ok(()) } else { f.write_str(" }") }
    }
}
