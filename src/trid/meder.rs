//! Meder's notation (M20): `Nc2W`, `aWa4N`, `dWxe5KL5`, `d8BQ`.

use super::geometry::{Cell, Column, MAIN, Place};
use super::rules::Rules;
use super::said::{Said, peg};
use crate::chesslike::pattern::{Partial, Pattern, Reading};
use crate::notation::Cursor;
use crate::role::Role;
use crate::{Code, Language};

/// The pieces that have a letter.
const PIECES: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// A board by its name: the level of a main board, or the place of a movable one.
#[derive(Clone, Copy)]
enum Name {
    Main(usize),
    Place(Place),
}

impl Name {
    fn level(self) -> usize {
        match self {
            Name::Main(level) => level,
            Name::Place(place) => place.level(),
        }
    }

    fn has(self, column: Column) -> bool {
        let columns = match self {
            Name::Main(level) => MAIN[level],
            Name::Place(place) => place.columns(),
        };
        columns & column.bit() != 0
    }
}

/// Returns a move without the marks that may follow it, `(=)`, `+`, `++`, `#` and `e.p.`, and whether the
/// last of these is there.
pub(super) fn without_marks(text: &str) -> (&str, bool) {
    let text = text.trim_end();
    let text = text.strip_suffix("(=)").unwrap_or(text).trim_end();
    let text = text.trim_end_matches(['+', '#', '!', '?']).trim_end();
    match text.strip_suffix("e.p.") {
        Some(text) => (text.trim_end(), true),
        None => (text, false),
    }
}

/// Returns all that a text can mean in this notation; nothing if it is written in another. The letters of the
/// pieces follow the text, or otherwise the language.
pub(super) fn read(text: &str, language: Language) -> Vec<Reading<Said>> {
    let text = text.trim_start();
    let other = match language {
        Language::English => Language::German,
        Language::German => Language::English,
    };
    let told = Role::language_of(text).map_or([language, other], |told| [told; 2]);
    let found = readings(text, told[0]);
    if found.is_empty() { readings(text, told[1]) } else { found }
}

fn readings(text: &str, language: Language) -> Vec<Reading<Said>> {
    // Which parts of the origin the text gives: piece, file, rank, board. N, B and S are a piece or a board.
    let parts = (0..16).rev().map(|said| [8, 4, 2, 1].map(|part| said & part != 0));
    let read = |parts| with_parts(text, parts, language);
    parts.filter_map(read).map(|text| Reading { text, missing: None }).collect()
}

/// Reads a text in which these of piece, file, rank and board of departure are said.
fn with_parts(text: &str, [piece, file, rank, board]: [bool; 4], language: Language) -> Option<Said> {
    let mut cursor = Cursor::new(text, Code::BadNotation);
    let letter = |cursor: &mut Cursor<'_>| cursor.eat_map(|c| Role::among(&PIECES, c, language));
    let role = if piece { letter(&mut cursor)? } else { Role::Pawn };
    let mut from = Partial::default();
    if file {
        from.file = Some(read_file(&mut cursor)? as u8);
    }
    if rank {
        from.rank = Some(read_rank(&mut cursor)? as u8);
    }
    let on = if board { Some(read_board(&mut cursor)?) } else { None };
    from.level = on.map(|on| on.level() as u8);
    let captures = cursor.eat("x");
    let column = Column::at(read_file(&mut cursor)?, read_rank(&mut cursor)?);
    let target = read_board(&mut cursor)?;
    let promotion = letter(&mut cursor);
    let names_file = role != Role::Pawn || !captures || file;
    if !cursor.is_at_end() || !target.has(column) || !names_file {
        return None;
    }
    let to = Partial::cell(Cell::new(column.index(), target.level()).spot());
    let pattern = Pattern { role: Some(role), from, to, captures: Some(captures), promotion };
    let from = on.and_then(|on| match on {
        Name::Main(_) => None,
        Name::Place(place) => Some(place),
    });
    Some(Said::Meder { pattern, from })
}

/// Reads one of his files: z, a, b, c, d, e.
fn read_file(cursor: &mut Cursor<'_>) -> Option<usize> {
    cursor.eat_map(|c| "zabcde".find(c))
}

fn read_rank(cursor: &mut Cursor<'_>) -> Option<usize> {
    cursor.eat_map(|c| c.to_digit(10)).map(|rank| rank as usize)
}

/// Reads `W`, `N`, `B` (in German `S`), or a pin such as `QL1`.
fn read_board(cursor: &mut Cursor<'_>) -> Option<Name> {
    let main = cursor.eat_map(|c| match c {
        'W' => Some(1),
        'N' => Some(3),
        'B' | 'S' => Some(5),
        _ => None,
    });
    if let Some(level) = main {
        return Some(Name::Main(level));
    }
    let mut ahead = cursor.clone();
    let place = peg(&mut ahead, Rules::Meder).ok()?.highest();
    let named = cursor.rest().len() - ahead.rest().len();
    // A level after the pin belongs to our notation.
    (named == 3).then(|| *cursor = ahead)?;
    Some(Name::Place(place))
}
