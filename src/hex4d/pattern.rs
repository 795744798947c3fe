//! Reading moves: the text becomes a pattern, and the pattern is looked for among the legal moves (C3, H17).

use super::geometry::{Cell, Names};
use super::position::Move;
use crate::notation::{Cursor, readings, spellings};
use crate::role::Role;
use crate::{Code, Error, Language};

/// Where a piece comes from, as far as a text says.
#[derive(Clone, Copy, Debug)]
pub(super) enum Origin {
    Anywhere,
    /// A pawn of `glinski`, in `exf5`.
    File(usize),
    Cell(Cell),
}

/// What a move text says: without a role, of the piece that stands there; without a sign between its cells, neither
/// that it captures nor that it does not.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pattern {
    pub(super) role: Option<Role>,
    pub(super) from: Origin,
    pub(super) to: Cell,
    pub(super) captures: Option<bool>,
    pub(super) promotion: Option<Role>,
}

impl Pattern {
    /// Whether a move is meant. A promotion without its piece means all of them.
    pub(super) fn fits(&self, names: Names, m: &Move) -> bool {
        let from = match self.from {
            Origin::Anywhere => true,
            Origin::File(file) => file == names.hexagon().file(m.from.place()),
            Origin::Cell(cell) => cell == m.from,
        };
        from && self.to == m.to
            && self.role.is_none_or(|role| role == m.role)
            && self.captures.is_none_or(|captures| captures == m.captures)
            && self.promotion.is_none_or(|role| Some(role) == m.promotion)
    }
}

/// Reads a text without asking whether the move is legal.
pub(super) fn read(text: &str, names: Names, language: Language) -> Result<Vec<Pattern>, Error> {
    let respelled = |text: &str| {
        let mut found = spellings(text, |c| c.to_ascii_lowercase());
        if names.four {
            // Two cells of one board, as other games write them, are no cell with its board.
            let digits = text.chars().filter(char::is_ascii_digit).count();
            let is_pair = digits == 2 && text.starts_with(|c: char| c.is_ascii_lowercase());
            found.iter_mut().for_each(|text| *text = with_boards(text));
            found.retain(|text| !(is_pair && text.as_bytes().get(1).is_some_and(u8::is_ascii_digit)));
        }
        found
    };
    readings(text, respelled, |text, _| {
        if ["O-O", "o-o", "0-0"].iter().any(|castling| text.starts_with(castling)) {
            return Err(Error::illegal("H13", "there is no castling").with_at(0));
        }
        // The letter of a board is no piece's.
        let is_cell = text.as_bytes().get(1).is_some_and(u8::is_ascii_digit);
        let letters = if is_cell { &text[1..] } else { text };
        let language = Role::language_of(letters).unwrap_or(language);
        Reader { cursor: Cursor::new(text, Code::BadNotation), names, language }.read(is_cell)
    })
}

/// The text with capital letters for boards: every other letter before a number.
fn with_boards(text: &str) -> String {
    let mut is_board = true;
    let mut after = text.chars().skip(1);
    let cased = text.chars().map(|c| {
        if !(after.next().is_some_and(|c| c.is_ascii_digit()) && c.is_ascii_alphabetic()) {
            return c;
        }
        is_board = !is_board;
        if is_board { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() }
    });
    cased.collect()
}

struct Reader<'a> {
    cursor: Cursor<'a>,
    names: Names,
    language: Language,
}

impl Reader<'_> {
    /// `NB1b1-B2b3`, `NB2b3`, captures with `x`, either without a sign between the cells or a letter before them.
    fn read(mut self, is_cell: bool) -> Result<Pattern, Error> {
        if self.cursor.rest().trim().is_empty() {
            return Err(self.cursor.error("the move is empty"));
        }
        let file = if self.names.four || is_cell { None } else { self.file() };
        let role = if is_cell || file.is_some() { None } else { Some(self.role()?) };
        let mut from = file.map_or(Origin::Anywhere, Origin::File);
        let mut captures = Some(self.cursor.eat("x"));
        let mut to = self.cell()?;
        if captures == Some(false) {
            captures = self.captures();
            if captures != Some(false) || self.cursor.eat("-") {
                from = Origin::Cell(to);
                to = self.cell()?;
            }
        }
        let promotion = self.promotion()?;
        self.cursor.end_of_move()?;
        let role = match from {
            Origin::Cell(_) => role,
            _ => role.or(Some(Role::Pawn)),
        };
        Ok(Pattern { role, from, to, captures, promotion })
    }

    /// Whether a sign, or another cell without one, tells of a capture.
    fn captures(&mut self) -> Option<bool> {
        let joined = self.names.read(&mut self.cursor.clone()).is_some();
        if joined { None } else { Some(self.cursor.eat("x")) }
    }

    /// The file of a pawn that captures.
    fn file(&mut self) -> Option<usize> {
        let mut ahead = self.cursor.clone();
        let file = ahead.eat_map(|c| self.names.hexagon().letters().find(c))?;
        (ahead.peek() == Some('x')).then(|| self.cursor = ahead)?;
        Some(file)
    }

    fn role(&mut self) -> Result<Role, Error> {
        self.cursor.role(self.language)
    }

    /// The piece that a pawn becomes, with or without `=`.
    fn promotion(&mut self) -> Result<Option<Role>, Error> {
        if self.cursor.eat("=") {
            return self.role().map(Some);
        }
        let language = self.language;
        Ok(self.cursor.eat_map(|c| Role::from_letter(c, language)))
    }

    fn cell(&mut self) -> Result<Cell, Error> {
        let example = if self.names.four { "a cell with its board, like `B2c4`" } else { "a cell like `f6`" };
        let found = self.names.read(&mut self.cursor);
        found.ok_or_else(|| self.cursor.expected(example))
    }
}
