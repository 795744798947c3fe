//! What a message speaks of: pieces, columns, moves, choices.

use crate::Language;
use crate::role::Role;

/// A piece, and where it stands or stood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    /// On a cell.
    On(Kind, String),
    /// In Time Out, where it went from a cell.
    From(Role, String),
}

impl Piece {
    pub(crate) fn on(role: Role, cell: impl Into<String>) -> Piece {
        Piece::On(Kind::Role(role), cell.into())
    }
}

/// What kind of piece: one of chess, or one of Quarx and draughts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Role(Role),
    Man,
    /// A king of Quarx.
    Crowned,
}

/// Columns by their names; on a single board they are squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Columns {
    pub(crate) are_squares: bool,
    pub(crate) names: Vec<String>,
}

/// Moves as each language writes them, or the first of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Moves {
    pub(crate) english: Vec<String>,
    pub(crate) german: Vec<String>,
    /// Whether there are more.
    pub(crate) more: bool,
}

impl Moves {
    /// The one move that `write` writes.
    pub(crate) fn one(write: impl Fn(Language) -> String) -> Moves {
        Moves { english: vec![write(Language::English)], german: vec![write(Language::German)], more: false }
    }
}

/// Moves of which one has to be made: the first of them, and how many there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choices {
    pub(crate) first: Vec<String>,
    pub(crate) count: usize,
}
