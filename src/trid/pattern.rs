//! Reading moves: the text becomes a pattern, and the pattern is looked for among the legal moves (C3, D17).

use super::geometry::{Cell, Column, FILES, LEVELS, Place, Wing};
use super::position::Move;
use crate::notation::{Cursor, check_move_length};
use crate::role::Role;
use crate::{Code, Error, Language};

/// A column or a peg, and the level if it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Partial<T> {
    pub(super) at: T,
    pub(super) level: Option<usize>,
}

impl Partial<Column> {
    pub(super) fn fits(self, cell: Cell) -> bool {
        self.at == cell.column && self.level.is_none_or(|level| level == cell.level())
    }
}

/// A peg, by its wing and number (D2).
pub(super) type Peg = (Wing, usize);

impl Partial<Peg> {
    pub(super) fn fits(self, place: Place) -> bool {
        self.at == (place.wing(), place.peg()) && self.level.is_none_or(|level| level == place.level())
    }
}

/// What a move text says.
#[derive(Clone, Copy, Debug)]
pub(super) enum Pattern {
    Ordinary { role: Role, from: Option<Partial<Column>>, to: Cell, captures: bool, promotion: Option<Role> },
    Castle { wing: Wing },
    Board { from: Option<Partial<Peg>>, to: Place, promotion: Option<Role> },
}

impl Pattern {
    /// Whether a move is meant. A promotion without its piece means all of them.
    pub(super) fn fits(&self, m: &Move) -> bool {
        let same = |asked: Option<Role>, is: Option<Role>| asked.is_none() || asked == is;
        match (*self, *m) {
            (
                Pattern::Ordinary { role, from, to, captures, promotion },
                Move::Ordinary { role: r, from: f, to: t, captures: c, promotion: p },
            ) => {
                (role, to, captures) == (r, t, c)
                    && same(promotion, p)
                    && from.is_none_or(|from| from.fits(f))
            }
            (
                Pattern::Ordinary { role: Role::Pawn, from, to, captures: true, promotion: None },
                Move::EnPassant { from: f, to: t },
            ) => to == t && from.is_none_or(|from| from.fits(f)),
            (Pattern::Castle { wing }, Move::Castle { wing: w }) => wing == w,
            (Pattern::Board { from, to, promotion }, Move::Board { from: f, to: t, promotion: p }) => {
                to == t && same(promotion, p) && from.is_none_or(|from| from.fits(f))
            }
            _ => false,
        }
    }
}

/// Reads a text without asking whether the move is legal.
pub(super) fn read(text: &str, language: Language) -> Result<Pattern, Error> {
    check_move_length(text)?;
    let body = text.trim_end_matches(['+', '#', '!', '?']);
    // The Q of a place is no queen.
    let language = Role::language_of(body.strip_prefix("QL").unwrap_or(body)).unwrap_or(language);
    let mut reader = Reader { cursor: Cursor::new(body, Code::BadNotation), language };
    if reader.cursor.is_at_end() {
        return Err(reader.cursor.error("the move is empty"));
    }
    let pattern = match body.as_bytes() {
        [zero @ (b'O' | b'0'), ..] => reader.castle(*zero as char)?,
        [b'K' | b'Q', b'L', ..] => reader.board()?,
        _ => reader.ordinary()?,
    };
    reader.cursor.end()?;
    Ok(pattern)
}

/// A column: a file and a rank.
fn column(cursor: &mut Cursor<'_>) -> Option<Column> {
    let file = cursor.eat_letter(FILES)?;
    let rank = cursor.eat_map(|c| c.to_digit(10))?;
    Some(Column::at(file, rank as usize))
}

/// A peg, and the level of one of its places if there is one: `QL1`, `QL1(3)`.
fn peg(cursor: &mut Cursor<'_>) -> Result<Partial<Peg>, Error> {
    let wing = cursor.eat_map(|c| match c {
        'K' => Some(Wing::King),
        'Q' => Some(Wing::Queen),
        _ => None,
    });
    let wing = wing.ok_or_else(|| cursor.expected("`QL` or `KL`"))?;
    if !cursor.eat("L") {
        return Err(cursor.expected("`L` and the number of a peg"));
    }
    let peg = cursor.eat_index(6).ok_or_else(|| cursor.expected("a peg from 1 to 6"))?;
    let before = cursor.clone();
    let found = Partial { at: (wing, peg + 1), level: level(cursor)? };
    let [below, above] = places(found.at).map(Place::level);
    if found.level.is_none_or(|level| level == below || level == above) {
        return Ok(found);
    }
    let name = places(found.at)[0].peg_text();
    let message = format!("{name} has the levels {} and {}", below + 1, above + 1);
    Err(before.error(message).with_rule("D2"))
}

/// Below and on top.
pub(super) fn places((wing, peg): Peg) -> [Place; 2] {
    [false, true].map(|on_top| Place::at(wing, peg, on_top))
}

/// A level in parentheses, behind a space, or directly (D17); nothing where none of these begins.
fn level(cursor: &mut Cursor<'_>) -> Result<Option<usize>, Error> {
    let opened = cursor.eat("(");
    if !opened && !cursor.eat(" ") && !matches!(cursor.peek(), Some('0'..='9')) {
        return Ok(None);
    }
    let level = cursor.eat_index(LEVELS).ok_or_else(|| cursor.expected("a level from 1 to 7"))?;
    if opened && !cursor.eat(")") {
        return Err(cursor.expected("`)`"));
    }
    Ok(Some(level))
}

/// The place at a peg, whose level must be there.
fn place(cursor: &mut Cursor<'_>) -> Result<Place, Error> {
    let found = peg(cursor)?;
    let place = places(found.at).into_iter().find(|place| found.level == Some(place.level()));
    place.ok_or_else(|| cursor.expected("the level of the place"))
}

/// A cell as position texts have it: `b2(2)`.
pub(super) fn whole_cell(cursor: &mut Cursor<'_>) -> Option<Cell> {
    let column = column(cursor)?;
    if cursor.peek() != Some('(') {
        return None;
    }
    let level = level(cursor).ok()??;
    Some(Cell::new(column.index(), level))
}

/// A place as position texts have it: `QL1(3)`.
pub(super) fn whole_place(cursor: &mut Cursor<'_>) -> Result<Place, Error> {
    let mut level = cursor.clone();
    let place = place(cursor)?;
    level.eat(&place.peg_text());
    if level.peek() == Some('(') { Ok(place) } else { Err(level.expected("the level in parentheses")) }
}

struct Reader<'a> {
    cursor: Cursor<'a>,
    language: Language,
}

impl Reader<'_> {
    fn promotion(&mut self) -> Result<Option<Role>, Error> {
        if self.cursor.eat("=") { self.cursor.role(self.language).map(Some) } else { Ok(None) }
    }

    fn castle(&mut self, zero: char) -> Result<Pattern, Error> {
        if !self.cursor.eat(&format!("{zero}-{zero}")) {
            return Err(self.cursor.expected("`O-O` or `O-O-O`"));
        }
        let long = self.cursor.eat(&format!("-{zero}"));
        Ok(Pattern::Castle { wing: if long { Wing::Queen } else { Wing::King } })
    }

    /// `QL1(3)-QL2(3)`, `QL1-QL2(3)`, `QL2(3)`.
    fn board(&mut self) -> Result<Pattern, Error> {
        let before = self.cursor.clone();
        let from = Some(peg(&mut self.cursor)?).filter(|_| self.cursor.eat("-"));
        if from.is_none() {
            self.cursor = before;
        }
        let to = place(&mut self.cursor)?;
        Ok(Pattern::Board { from, to, promotion: self.promotion()? })
    }

    fn cell(&mut self) -> Result<Partial<Column>, Error> {
        if !matches!(self.cursor.peek(), Some('a'..='f')) {
            return Err(self.cursor.expected("a file from a to f"));
        }
        let at = column(&mut self.cursor).ok_or_else(|| self.cursor.expected("a rank from 0 to 9"))?;
        Ok(Partial { at, level: level(&mut self.cursor)? })
    }

    /// `Nb1(2)-c3(2)`, `Nb1-c3(2)`, `Nc3(2)`, and captures with `x`.
    fn ordinary(&mut self) -> Result<Pattern, Error> {
        let role = self.cursor.role(self.language)?;
        let mut captures = self.cursor.eat("x");
        let mut from = None;
        let mut to = self.cell()?;
        if !captures {
            captures = self.cursor.eat("x");
            if captures || self.cursor.eat("-") {
                from = Some(to);
                to = self.cell()?;
            }
        }
        let level = to.level.ok_or_else(|| self.cursor.expected("the level of the cell"))?;
        let to = Cell::new(to.at.index(), level);
        Ok(Pattern::Ordinary { role, from, to, captures, promotion: self.promotion()? })
    }
}
