//! Reading moves: the text becomes a pattern, which is compared with the legal moves (C3, H17).

use super::geometry::Layout;
use crate::chesslike::pattern::{Grammar, Partial, Pattern, Reader};
use crate::cut::tail;
use crate::notation::{Cursor, readings, spellings};
use crate::role::Role;
use crate::words::say;
use crate::{Error, Language};

impl Grammar for Layout {
    fn origin(&self, reader: &mut Reader<'_>, role: Option<Role>) -> Result<Partial, Error> {
        let is_pawn = role.is_none() && !self.four;
        let pawn = if is_pawn { reader.file_of_pawn(|c| self.hexagon().letters().find(c)) } else { None };
        pawn.map_or_else(|| self.target(reader), Ok)
    }

    fn target(&self, reader: &mut Reader<'_>) -> Result<Partial, Error> {
        let found = self.read(&mut reader.cursor).map(|cell| Partial::cell(self.spot(cell)));
        found.ok_or_else(|| match self.four {
            true => reader.cursor.expected(say::CellWithBoard {}),
            false => reader.cursor.expected(say::CellOfHexagon {}),
        })
    }

    fn joins(&self, cursor: &Cursor<'_>) -> bool {
        self.read(&mut cursor.clone()).is_some()
    }
}

/// Reads a text without asking whether the move is legal.
pub(super) fn read(text: &str, layout: Layout, language: Language) -> Result<Vec<Pattern>, Error> {
    let respelled = |text: &str| {
        let mut found = spellings(text, |_, c| c.to_ascii_lowercase());
        if layout.four {
            // Two cells of one board, as other games write them, are not a board and its cell.
            let digits = text.chars().filter(char::is_ascii_digit).count();
            let is_pair = digits == 2 && text.starts_with(|c: char| c.is_ascii_lowercase());
            found.iter_mut().for_each(|text| *text = with_boards(text));
            found.retain(|text| !(is_pair && text.as_bytes().get(1).is_some_and(u8::is_ascii_digit)));
        }
        found
    };
    readings(text, respelled, |text, _| {
        if ["O-O", "o-o", "0-0"].iter().any(|castling| text.starts_with(castling)) {
            return Err(Error::illegal("H13", say::NoCastling {}).with_at(0));
        }
        // The letter of a board is not a piece's, and a file before `x` is a pawn's.
        let is_cell = text.as_bytes().get(1).is_some_and(u8::is_ascii_digit);
        let is_file = !layout.four && text.as_bytes().get(1) == Some(&b'x');
        let is_file = is_file && text.starts_with(|c| layout.hexagon().letters().contains(c));
        let letters = if is_cell { tail(text, 1) } else { text };
        let language = Role::language_of(letters).unwrap_or(language);
        let mut reader = Reader::new(text, language, &layout)?;
        let role = if is_cell || is_file { None } else { Some(reader.role()?) };
        let pattern = reader.step(role)?;
        reader.cursor.end_of_move()?;
        Ok(pattern)
    })
}

/// Returns the text with capital letters for boards: every other letter before a number.
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
