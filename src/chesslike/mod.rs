//! What chess-like games share beyond their moves, whatever their boards: plain data, invariants, refusals. It need
//! not be fast, and is compiled once for all of them.

pub(crate) mod rows;

use crate::game::Outcome;
use crate::game::game_over;
use crate::notation::Field;
use crate::page::{Piece, Status, Threat};
use crate::role::Role;
use crate::{Error, Language, Side};

/// A position as its cells, which are numbered.
pub(crate) trait Cells {
    fn turn(&self) -> Side;

    /// How many cells there are.
    fn size(&self) -> usize;

    fn at(&self, cell: usize) -> Option<(Side, Role)>;

    /// The cell's name in texts.
    fn name(&self, cell: usize) -> String;

    /// The pieces of a side that attack a cell.
    fn attackers(&self, cell: usize, by: Side) -> Vec<usize>;
}

pub(crate) fn letter(role: Role) -> char {
    role.letter(Language::English)
}

impl dyn Cells + '_ {
    /// A side's pieces of one role.
    fn of(&self, side: Side, role: Role) -> Vec<usize> {
        (0..self.size()).filter(|&cell| self.at(cell) == Some((side, role))).collect()
    }

    pub(crate) fn names(&self, cells: &[usize]) -> Vec<String> {
        cells.iter().map(|&cell| self.name(cell)).collect()
    }

    /// The pieces that attack a side's king.
    pub(crate) fn checkers(&self, side: Side) -> Vec<usize> {
        let kings = self.of(side, Role::King);
        kings.into_iter().flat_map(|king| self.attackers(king, side.other())).collect()
    }

    /// All pieces, in the order of their cells.
    pub(crate) fn pieces(&self) -> Vec<Piece> {
        let piece = |cell| {
            let (side, role) = self.at(cell)?;
            Some(Piece { piece: letter(role), side, cell: self.name(cell) })
        };
        (0..self.size()).filter_map(piece).collect()
    }

    /// The checks.
    pub(crate) fn threats(&self) -> Vec<Threat> {
        let mut threats = Vec::new();
        for side in Side::BOTH {
            for king in self.of(side, Role::King) {
                for cell in self.attackers(king, side.other()) {
                    let piece = self.at(cell).map_or('K', |(_, role)| letter(role));
                    let (king, by) = (self.name(king), self.name(cell));
                    threats.push(Threat { kind: "check", side, king, by, piece, by_move: None });
                }
            }
        }
        threats
    }

    /// Adds the king and what attacks him.
    pub(crate) fn status(&self, status: Status) -> Status {
        let king = self.of(self.turn(), Role::King).first().map(|&king| self.name(king));
        Status { checks: self.names(&self.checkers(self.turn())), king, ..status }
    }

    /// C2: one king of each side, and the side not to move not in check.
    pub(crate) fn check_kings(&self, field: Field<'_>) -> Result<(), Error> {
        for side in Side::BOTH {
            let kings = self.of(side, Role::King);
            if kings.len() != 1 {
                let message = format!("{} has {} kings", side.title(), kings.len());
                return Err(field.error(message).with_rule("C2").with_cells(self.names(&kings)));
            }
        }
        let (turn, them) = (self.turn(), self.turn().other());
        let attackers = self.checkers(them);
        if attackers.is_empty() {
            return Ok(());
        }
        let message = format!("{} is in check, but {} is to move", them.title(), turn.title());
        Err(field.error(message).with_rule("C2").with_cells(self.names(&attackers)))
    }

    /// Why a piece of this role cannot start from a cell at all; `turn_rule` says that the sides alternate.
    pub(crate) fn wrong_piece(&self, role: Role, from: usize, turn_rule: &'static str) -> Option<Error> {
        let (cell, turn) = (self.name(from), self.turn().title());
        let (rule, message) = match self.at(from) {
            None => ("C3", format!("there is no piece on {cell}")),
            Some((side, _)) if side != self.turn() => {
                (turn_rule, format!("the piece on {cell} is {}'s; {turn} is to move", side.title()))
            }
            Some((_, found)) if found != role => {
                ("C3", format!("the piece on {cell} is a {}, not a {}", found.name(), role.name()))
            }
            Some(_) => return None,
        };
        Some(Error::illegal(rule, message).with_cells([cell]))
    }

    /// A move after which, as this position is, the king of `us` would be attacked.
    pub(crate) fn exposed(&self, rule: &'static str, us: Side) -> Error {
        let named = |cell| self.at(cell).map(|(_, role)| (role, self.name(cell)));
        Error::exposed(rule, us, self.checkers(us).into_iter().filter_map(named).collect())
    }
}

/// What is written behind a move that led to this position: `+`, or `#` if it won.
pub(crate) fn check_mark(after: &dyn Cells, outcome: Option<Outcome>) -> Option<char> {
    match outcome {
        Some(outcome) if outcome.winner.is_some() => Some('#'),
        _ => (!after.checkers(after.turn()).is_empty()).then_some('+'),
    }
}

/// The one of the moves that a text means; if none is left, `why_not`.
pub(crate) fn the_one<M: Copy>(
    text: &str,
    moves: &[M],
    write: impl Fn(&M) -> String,
    why_not: impl FnOnce() -> Error,
) -> Result<M, Error> {
    match *moves {
        [m] => Ok(m),
        [] => Err(why_not()),
        _ => Err(Error::ambiguous(text, moves.iter().map(write).collect())),
    }
}

/// C4: nothing can be played in a finished game.
pub(crate) fn check_open(outcome: Option<Outcome>) -> Result<(), Error> {
    outcome.map_or(Ok(()), |outcome| Err(game_over(outcome)))
}
