//! Reading moves: the text becomes a pattern, which is compared with the legal moves (C3, D17, M19).

use super::geometry::{Cell, Column, FILES, Place, Wing};
use super::meder;
use super::rules::Rules;
use super::said::{Becomes, Said, Text, level, peg, places};
use crate::chesslike::pattern::{Grammar, Partial, Reader, Reading};
use crate::notation::{Cursor, check_move_length, letter, readings, spellings};
use crate::role::Role;
use crate::words::say;
use crate::{Code, Error, Language};

/// Reads a text without asking whether the move is legal.
pub(super) fn read(text: &str, language: Language, rules: Rules) -> Result<Vec<Reading<Text>>, Error> {
    check_move_length(text)?;
    if !rules.is_meder() {
        let whole = |Reading { text: kind, missing }| Reading {
            text: Text { waiting: None, kind, passing: false },
            missing,
        };
        return Ok(ours(text, language, rules)?.into_iter().map(whole).collect());
    }
    let (first, rest) = text.split_once(',').map_or((None, text), |(first, rest)| (Some(first), rest));
    let before = text.len() - rest.len();
    let shifted = |error: Error| if before > 0 { error.shifted(before) } else { error };
    let waiting = first.map(|first| becomes(first, language)).transpose()?;
    let (rest, passing) = meder::without_marks(rest);
    let theirs = meder::read(rest, language);
    let ours = match ours(rest, language, rules) {
        Err(error) if theirs.is_empty() => return Err(shifted(error)),
        ours => ours.unwrap_or_default(),
    };
    let whole = |Reading { text: kind, missing }: Reading<Said>| Reading {
        text: Text { waiting, kind, passing },
        missing: missing.map(shifted),
    };
    Ok(ours.into_iter().chain(theirs).map(whole).collect())
}

/// Reads `Pb8(6)=N`, the part before the comma (M19).
fn becomes(text: &str, language: Language) -> Result<Becomes, Error> {
    let found = readings(text, respelled, |text, given| {
        let language = Role::language_of(text).unwrap_or(language);
        let mut reader = Reader::new(text, language, &Cells)?;
        if !matches!(reader.cursor.peek(), Some('a'..='f')) && reader.role()? != Role::Pawn {
            return Err(Cursor::new(text, Code::BadNotation).error(say::OnlyPawnWaits {}).with_rule("M12"));
        }
        let pawn = Cells.cell(&mut reader.cursor)?;
        if !reader.cursor.eat("=") {
            return Err(reader.cursor.expected(say::EqualsAndPiece {}));
        }
        let role = reader.role()?;
        reader.end(Becomes { pawn, role }, given)
    })?;
    Ok(found[0].text)
}

/// Returns other spellings of a text that cannot be read as it stands.
fn respelled(text: &str) -> Vec<String> {
    let mut found = spellings(text, |_, c| c.to_ascii_lowercase());
    for text in &mut found {
        for at in 0..text.len() {
            if let Some(place) = text.get_mut(at..at + 2)
                && matches!(&*place, "ql" | "Ql" | "kl" | "Kl")
            {
                place.make_ascii_uppercase();
            }
        }
    }
    found
}

/// Returns all that a text without a leading promotion can mean in our notation.
fn ours(text: &str, language: Language, rules: Rules) -> Result<Vec<Reading<Said>>, Error> {
    readings(text, respelled, |text, given| {
        // The Q of a place does not mean a queen.
        let letters = text.strip_prefix("QL").unwrap_or(text);
        let language = Role::language_of(letters).unwrap_or(language);
        let mut reader = Reader::new(text, language, &Cells)?;
        let found = match text.as_bytes() {
            [zero @ (b'O' | b'0'), ..] => castle(&mut reader, *zero as char)?,
            [b'K' | b'Q', b'L', ..] => board(&mut reader, rules)?,
            _ => step(&mut reader)?,
        };
        reader.end(found, given)
    })
}

/// Reads a column: a file and a rank.
fn column(cursor: &mut Cursor<'_>) -> Option<Column> {
    let file = cursor.eat_letter(FILES)?;
    let rank = cursor.eat_map(|c| c.to_digit(10))?;
    Some(Column::at(file, rank as usize))
}

/// Reads a cell as position texts write it: `b2(2)`.
pub(super) fn whole_cell(cursor: &mut Cursor<'_>) -> Option<Cell> {
    let column = column(cursor)?;
    if cursor.peek() != Some('(') {
        return None;
    }
    let level = level(cursor).ok()??;
    Some(Cell::new(column.index(), level))
}

/// Reads a place as position texts write it: `QL1(3)`.
pub(super) fn whole_place(cursor: &mut Cursor<'_>, rules: Rules) -> Result<Place, Error> {
    let mut level = cursor.clone();
    let place = peg(cursor, rules)?.lowest();
    level.eat(&place.peg_text());
    if level.peek() == Some('(') { Ok(place) } else { Err(level.expected(say::LevelInParentheses {})) }
}

fn castle(reader: &mut Reader<'_>, zero: char) -> Result<Said, Error> {
    let wing = if reader.castling(zero)? { Wing::Queen } else { Wing::King };
    Ok(Said::Castle { wing })
}

/// Reads `QL1(3)-QL2(3)`, `QL1-QL2(3)` or `QL2(3)`, with or without levels.
fn board(reader: &mut Reader<'_>, rules: Rules) -> Result<Said, Error> {
    let mut from = None;
    let mut to = peg(&mut reader.cursor, rules)?;
    if reader.cursor.eat("-") {
        from = Some(to);
        to = peg(&mut reader.cursor, rules)?;
    }
    if to.level.is_none() {
        let [below, above] = places(to.at);
        miss(reader, &below.peg_text(), &above.text());
    }
    Ok(Said::Board { from, to, promotion: reader.promotion()? })
}

/// Reads `Nb1(2)-c3(2)`, `Nb1-c3(2)` or `Nc3(2)`, and captures with `x`; also without the sign between the
/// cells, the letter before them or the level after them.
fn step(reader: &mut Reader<'_>) -> Result<Said, Error> {
    let lettered = !matches!(reader.cursor.peek(), Some('a'..='f'));
    let role = if lettered { Some(reader.role()?) } else { None };
    reader.step(role).map(Said::Step)
}

fn miss(reader: &mut Reader<'_>, name: &str, example: &str) {
    reader.miss(say::NeedsLevel { name: name.to_string(), example: example.to_string() });
}

/// A cell of a column: on a main board, or beyond these on a movable one.
fn example(column: Column) -> String {
    let is_main = (1..=4).contains(&column.file()) && (1..=8).contains(&column.rank());
    let level = match column.rank() {
        0..=4 => 2,
        5..=6 => 4,
        7 if !is_main => 4,
        _ => 6,
    };
    format!("{}({})", column.text(), level + usize::from(!is_main))
}

struct Cells;

impl Cells {
    fn cell(&self, cursor: &mut Cursor<'_>) -> Result<Partial, Error> {
        if !matches!(cursor.peek(), Some('a'..='f')) {
            return Err(cursor.expected(say::FileUpTo { last: 'f' }));
        }
        let column = column(cursor).ok_or_else(|| cursor.expected(say::RankFromZero {}))?;
        let level = level(cursor)?.map(|level| level as u8);
        Ok(Partial { level, ..Partial::cell(Cell::new(column.index(), 0).spot()) })
    }
}

impl Grammar for Cells {
    fn origin(&self, reader: &mut Reader<'_>, role: Option<Role>) -> Result<Partial, Error> {
        let pawn = if role.is_none() { reader.file_of_pawn(|c| letter(c, FILES)) } else { None };
        pawn.map_or_else(|| self.cell(&mut reader.cursor), Ok)
    }

    fn target(&self, reader: &mut Reader<'_>) -> Result<Partial, Error> {
        let cell = self.cell(&mut reader.cursor)?;
        if cell.level.is_none() {
            let column = Cell::of(cell.lowest()).column;
            miss(reader, &column.text(), &example(column));
        }
        Ok(cell)
    }

    fn joins(&self, cursor: &Cursor<'_>) -> bool {
        matches!(cursor.peek(), Some('a'..='f'))
    }
}
