//! Reading moves: the text becomes a pattern, and the pattern is looked for among the legal moves (C3, H17).

use super::geometry::{Cell, Names};
use super::position::Move;
use crate::notation::{Cursor, check_move_length};
use crate::role::Role;
use crate::{Code, Error, Language};

/// What a move text says.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pattern {
    pub(super) role: Role,
    pub(super) from: Option<Cell>,
    pub(super) to: Cell,
    pub(super) captures: bool,
    pub(super) promotion: Option<Role>,
}

impl Pattern {
    /// Whether a move is meant. A promotion without its piece means all of them.
    pub(super) fn fits(&self, m: &Move) -> bool {
        (self.role, self.to, self.captures) == (m.role, m.to, m.captures)
            && self.from.is_none_or(|from| from == m.from)
            && self.promotion.is_none_or(|role| Some(role) == m.promotion)
    }
}

/// Reads a text without asking whether the move is legal.
pub(super) fn read(text: &str, names: Names, language: Language) -> Result<Pattern, Error> {
    check_move_length(text)?;
    let body = text.trim_end_matches(['+', '#', '!', '?']);
    if body.starts_with("O-O") || body.starts_with("0-0") {
        return Err(Error::illegal("H13", "there is no castling").with_at(0));
    }
    let language = Role::language_of(body).unwrap_or(language);
    Reader { cursor: Cursor::new(body, Code::BadNotation), names, language }.read()
}

struct Reader<'a> {
    cursor: Cursor<'a>,
    names: Names,
    language: Language,
}

impl Reader<'_> {
    fn read(mut self) -> Result<Pattern, Error> {
        if self.cursor.is_at_end() {
            return Err(self.cursor.error("the move is empty"));
        }
        let role = self.role()?;
        let mut from = None;
        let mut captures = self.cursor.eat("x");
        let mut to = self.cell()?;
        if !captures {
            captures = self.cursor.eat("x");
            if captures || self.cursor.eat("-") {
                from = Some(to);
                to = self.cell()?;
            }
        }
        let promotion = if self.cursor.eat("=") { Some(self.role()?) } else { None };
        self.cursor.end()?;
        Ok(Pattern { role, from, to, captures, promotion })
    }

    fn role(&mut self) -> Result<Role, Error> {
        self.cursor.role(self.language)
    }

    fn cell(&mut self) -> Result<Cell, Error> {
        let example = if self.names.four { "a cell like `B2c4`" } else { "a cell like `f6`" };
        let found = self.names.read(&mut self.cursor);
        found.ok_or_else(|| self.cursor.expected(example))
    }
}
