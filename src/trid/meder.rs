//! Meder's notation (M20): `Nc2W`, `aWa4N`, `dWxe5KL5`, `d8BQ`.

use super::geometry::{Cell, Column, MAIN, Place};
use super::pattern::{Said, peg};
use super::rules::Rules;
use crate::chesslike::pattern::{Partial, Pattern, Reading};
use crate::notation::Cursor;
use crate::role::Role;
use crate::{Code, Language};

/// The pieces that have a letter.
const PIECES: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// A board by its name: the level of a main board, or the place of a moveable one.
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

/// What a text says in this notation: all that it can mean, nothing if it is written in another. What his
/// promotions and pieces are called follows the text, or else the language.
pub(super) fn read(text: &str, language: Language) -> Vec<Reading<Said>> {
    let text = text.trim();
    let text = text.strip_suffix("(=)").unwrap_or(text);
    let text = text.trim_end_matches(['+', '#', '!', '?']).trim_end();
    let (text, passing) = match text.strip_suffix("e.p.") {
        Some(text) => (text.trim_end(), true),
        None => (text, false),
    };
    let other = match language {
        Language::English => Language::German,
        Language::German => Language::English,
    };
    let told = Role::language_of(text).map_or([language, other], |told| [told; 2]);
    let mut found = readings(text, passing, told[0]);
    if found.is_empty() {
        found = readings(text, passing, told[1]);
    }
    found
}

fn readings(text: &str, passing: bool, language: Language) -> Vec<Reading<Said>> {
    // Whether file, rank and board of departure are said: any of them, in this order.
    let parts = (0..8).map(|said| [said & 4 != 0, said & 2 != 0, said & 1 != 0]);
    let read = |parts| with_origin(text, parts, passing, language);
    parts.filter_map(read).map(|text| Reading { text, missing: None }).collect()
}

/// Reads a text in which these of file, rank and board of departure are said.
fn with_origin(
    text: &str,
    [file, rank, board]: [bool; 3],
    passing: bool,
    language: Language,
) -> Option<Said> {
    let mut cursor = Cursor::new(text, Code::BadNotation);
    let piece = |cursor: &mut Cursor<'_>| cursor.eat_map(|c| Role::among(&PIECES, c, language));
    let role = piece(&mut cursor).unwrap_or(Role::Pawn);
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
    let promotion = piece(&mut cursor);
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
    Some(Said::Meder { pattern, from, passing })
}

/// His files are z, a, b, c, d, e.
fn read_file(cursor: &mut Cursor<'_>) -> Option<usize> {
    cursor.eat_map(|c| "zabcde".find(c))
}

fn read_rank(cursor: &mut Cursor<'_>) -> Option<usize> {
    cursor.eat_map(|c| c.to_digit(10)).map(|rank| rank as usize)
}

/// `W`, `N`, `B` (in German `S`), or a pin such as `QL1`.
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
    // A level behind the pin is ours.
    (named == 3).then(|| *cursor = ahead)?;
    Some(Name::Place(place))
}
