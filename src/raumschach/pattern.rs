//! Reading moves: the text becomes a pattern, which is compared with the legal moves (C3, R13).

use super::geometry::EDGE;
use crate::chesslike::pattern::{Grammar, Partial, Pattern, Reader};
use crate::notation::{Cursor, readings, spellings};
use crate::role::Role;
use crate::words::say;
use crate::{Error, Language};

/// All pieces, in the order in which they move.
pub(super) const ROLES: [Role; 7] =
    [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Unicorn, Role::Knight, Role::Pawn];

struct Cells;

impl Grammar for Cells {
    fn roles(&self) -> &'static [Role] {
        &ROLES
    }

    fn target(&self, reader: &mut Reader<'_>) -> Result<Partial, Error> {
        let found = cell(&mut reader.cursor);
        found.ok_or_else(|| reader.cursor.expected(say::CellWithLevel {}))
    }

    fn joins(&self, cursor: &Cursor<'_>) -> bool {
        cell(&mut cursor.clone()).is_some()
    }
}

/// Reads a level, a file and a rank (R1); skips nothing else.
fn cell(cursor: &mut Cursor<'_>) -> Option<Partial> {
    let mut ahead = cursor.clone();
    let level = ahead.eat_map(|c| (c as usize).checked_sub('A' as usize).filter(|&level| level < EDGE))?;
    let (file, rank) = (ahead.eat_letter(EDGE)?, ahead.eat_index(EDGE)?);
    *cursor = ahead;
    Some(Partial::cell([file, rank, level].map(|part| part as u8)))
}

/// Reads a text without asking whether the move is legal.
pub(super) fn read(text: &str, language: Language) -> Result<Vec<Pattern>, Error> {
    let respelled = |text: &str| {
        spellings(text, |_, c| c.to_ascii_lowercase()).iter().map(|text| with_levels(text)).collect()
    };
    readings(text, respelled, |text, _| {
        if ["O-O", "0-0"].iter().any(|castling| text.starts_with(castling)) {
            return Err(Error::illegal("R11", say::NoCastling {}).with_at(0));
        }
        let mut reader = Reader::new(text, language, &Cells)?;
        let role = if Cells.joins(&reader.cursor) { None } else { Some(reader.role()?) };
        let pattern = reader.step(role)?;
        reader.cursor.end_of_move()?;
        Ok(pattern)
    })
}

/// Returns the text with a capital letter for the level of each cell: two letters and a number.
fn with_levels(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let is_level = |i: usize| matches!(letters[i..], [a, b, c, ..] if a.is_ascii_alphabetic() && b.is_ascii_alphabetic() && c.is_ascii_digit());
    let cased =
        letters.iter().enumerate().map(|(i, c)| if is_level(i) { c.to_ascii_uppercase() } else { *c });
    cased.collect()
}
