//! Reading moves: the text becomes a pattern, and the pattern is looked for among the legal moves (C3, R13).

use super::geometry::Cell;
use super::position::Move;
use crate::notation::{Cursor, readings, spellings};
use crate::role::Role;
use crate::{Code, Error, Language};

/// What a move text says: without a role, of the piece that stands there; without a sign between its cells, neither
/// that it captures nor that it does not.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pattern {
    pub(super) role: Option<Role>,
    pub(super) from: Option<Cell>,
    pub(super) to: Cell,
    pub(super) captures: Option<bool>,
    pub(super) promotion: Option<Role>,
}

impl Pattern {
    /// Whether a move is meant. A promotion without its piece means all of them.
    pub(super) fn fits(&self, m: &Move) -> bool {
        self.to == m.to
            && self.from.is_none_or(|from| from == m.from)
            && self.role.is_none_or(|role| role == m.role)
            && self.captures.is_none_or(|captures| captures == m.captures)
            && self.promotion.is_none_or(|role| Some(role) == m.promotion)
    }
}

/// Reads a text without asking whether the move is legal.
pub(super) fn read(text: &str, language: Language) -> Result<Vec<Pattern>, Error> {
    let respelled = |text: &str| {
        spellings(text, |c| c.to_ascii_lowercase()).iter().map(|text| with_levels(text)).collect()
    };
    readings(text, respelled, |text, _| {
        if ["O-O", "0-0"].iter().any(|castling| text.starts_with(castling)) {
            return Err(Error::illegal("R11", "there is no castling").with_at(0));
        }
        read_one(Cursor::new(text, Code::BadNotation), language)
    })
}

/// The text with a capital letter for the level of each cell: two letters and a number.
fn with_levels(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let is_level = |i: usize| matches!(letters[i..], [a, b, c, ..] if a.is_ascii_alphabetic() && b.is_ascii_alphabetic() && c.is_ascii_digit());
    let cased =
        letters.iter().enumerate().map(|(i, c)| if is_level(i) { c.to_ascii_uppercase() } else { *c });
    cased.collect()
}

/// `NAb1-Ac3`, `NAc3`, captures with `x`; either without a sign between the cells or a letter before them.
fn read_one(mut cursor: Cursor<'_>, language: Language) -> Result<Pattern, Error> {
    if cursor.rest().trim().is_empty() {
        return Err(cursor.error("the move is empty"));
    }
    let cell = |cursor: &mut Cursor<'_>| {
        let found = Cell::read(cursor);
        found.ok_or_else(|| cursor.expected("a cell with its level, like `Bc4`"))
    };
    let mut role = match Cell::read(&mut cursor.clone()) {
        Some(_) => None,
        None => Some(cursor.role_among(&super::ROLES, language)?),
    };
    let mut captures = Some(cursor.eat("x"));
    let (mut from, mut to) = (None, cell(&mut cursor)?);
    if captures == Some(false) {
        let signs = [cursor.eat("x"), cursor.eat("-")];
        let joined = Cell::read(&mut cursor.clone()).is_some();
        if signs != [false; 2] || joined {
            captures = if signs == [false; 2] { None } else { Some(signs[0]) };
            from = Some(to);
            to = cell(&mut cursor)?;
        }
    }
    let promotion = match cursor.eat("=") {
        true => Some(cursor.role_among(&super::ROLES, language)?),
        false => cursor.eat_map(|c| Role::among(&super::ROLES, c, language)),
    };
    cursor.end_of_move()?;
    if from.is_none() {
        role = role.or(Some(Role::Pawn));
    }
    Ok(Pattern { role, from, to, captures, promotion })
}
