//! Reading moves: the text becomes a pattern, and the pattern is looked for among the legal moves (C3, D17).

use super::geometry::{Cell, Column, FILES, LEVELS, Place, Wing};
use super::position::Move;
use crate::notation::{Cursor, readings, spellings};
use crate::role::Role;
use crate::{Code, Error, Language};

/// A column or a peg, and the level if it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Partial<T> {
    pub(super) at: T,
    pub(super) level: Option<usize>,
}

impl Partial<Column> {
    /// The lowest cell that fits.
    pub(super) fn lowest(self) -> Cell {
        Cell::new(self.at.index(), self.level.unwrap_or(0))
    }

    pub(super) fn fits(self, cell: Cell) -> bool {
        self.at == cell.column && self.level.is_none_or(|level| level == cell.level())
    }
}

/// Where a piece comes from, as far as a text says.
#[derive(Clone, Copy, Debug)]
pub(super) enum Origin {
    Anywhere,
    /// A pawn, in `bxc3`.
    File(usize),
    Column(Partial<Column>),
}

impl Origin {
    pub(super) fn fits(self, cell: Cell) -> bool {
        match self {
            Origin::Anywhere => true,
            Origin::File(file) => file == cell.column.file(),
            Origin::Column(partial) => partial.fits(cell),
        }
    }
}

/// A peg, by its wing and number (D2).
pub(super) type Peg = (Wing, usize);

impl Partial<Peg> {
    /// The lowest place that fits.
    pub(super) fn lowest(self) -> Place {
        let [below, above] = places(self.at);
        if self.level == Some(above.level()) { above } else { below }
    }

    pub(super) fn fits(self, place: Place) -> bool {
        self.at == (place.wing(), place.peg()) && self.level.is_none_or(|level| level == place.level())
    }
}

/// What a move text says: without a role, of the piece that stands there; without a sign between its cells, neither
/// that it captures nor that it does not.
#[derive(Clone, Copy, Debug)]
pub(super) enum Pattern {
    Ordinary {
        role: Option<Role>,
        from: Origin,
        to: Partial<Column>,
        captures: Option<bool>,
        promotion: Option<Role>,
    },
    Castle {
        wing: Wing,
    },
    Board {
        from: Option<Partial<Peg>>,
        to: Partial<Peg>,
        promotion: Option<Role>,
    },
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
                same(role, Some(r))
                    && captures.is_none_or(|captures| captures == c)
                    && same(promotion, p)
                    && from.fits(f)
                    && to.fits(t)
            }
            (
                Pattern::Ordinary { role: None | Some(Role::Pawn), from, to, captures, promotion: None },
                Move::EnPassant { from: f, to: t },
            ) => captures != Some(false) && from.fits(f) && to.fits(t),
            (Pattern::Castle { wing }, Move::Castle { wing: w }) => wing == w,
            (Pattern::Board { from, to, promotion }, Move::Board { from: f, to: t, promotion: p }) => {
                to.fits(t) && same(promotion, p) && from.is_none_or(|from| from.fits(f))
            }
            _ => false,
        }
    }
}

/// What a text says, and the level that it lacks.
pub(super) struct Reading {
    pub(super) pattern: Pattern,
    pub(super) missing: Option<Error>,
}

/// Reads a text without asking whether the move is legal.
pub(super) fn read(text: &str, language: Language) -> Result<Vec<Reading>, Error> {
    let respelled = |text: &str| {
        let mut found = spellings(text, |c| c.to_ascii_lowercase());
        for text in &mut found {
            *text = text.replace("ql", "QL").replace("Ql", "QL").replace("kl", "KL").replace("Kl", "KL");
        }
        found
    };
    readings(text, respelled, |text, given| {
        // The Q of a place is no queen.
        let letters = text.strip_prefix("QL").unwrap_or(text);
        let language = Role::language_of(letters).unwrap_or(language);
        let mut reader = Reader { cursor: Cursor::new(text, Code::BadNotation), language, missing: None };
        if text.trim().is_empty() {
            return Err(reader.cursor.error("the move is empty"));
        }
        let pattern = match text.as_bytes() {
            [zero @ (b'O' | b'0'), ..] => reader.castle(*zero as char)?,
            [b'K' | b'Q', b'L', ..] => reader.board()?,
            _ => reader.ordinary()?,
        };
        reader.cursor.end_of_move()?;
        let missing = reader.missing.map(|error| if given { error } else { error.with_at(0) });
        Ok(Reading { pattern, missing })
    })
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

/// A level in parentheses or brackets, behind a space, or directly (D17); nothing where none of these begins.
fn level(cursor: &mut Cursor<'_>) -> Result<Option<usize>, Error> {
    let close = if cursor.eat("(") {
        ")"
    } else if cursor.eat("[") {
        "]"
    } else if cursor.eat(" ") || matches!(cursor.peek(), Some('0'..='9')) {
        ""
    } else {
        return Ok(None);
    };
    let level = cursor.eat_index(LEVELS).ok_or_else(|| cursor.expected("a level from 1 to 7"))?;
    if !cursor.eat(close) {
        return Err(cursor.expected(&format!("`{close}`")));
    }
    Ok(Some(level))
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
    let place = peg(cursor)?.lowest();
    level.eat(&place.peg_text());
    if level.peek() == Some('(') { Ok(place) } else { Err(level.expected("the level in parentheses")) }
}

struct Reader<'a> {
    cursor: Cursor<'a>,
    language: Language,
    missing: Option<Error>,
}

impl Reader<'_> {
    /// The piece that a pawn becomes, with or without `=`.
    fn promotion(&mut self) -> Result<Option<Role>, Error> {
        if self.cursor.eat("=") {
            return self.cursor.role(self.language).map(Some);
        }
        let language = self.language;
        Ok(self.cursor.eat_map(|c| Role::from_letter(c, language)))
    }

    fn castle(&mut self, zero: char) -> Result<Pattern, Error> {
        if !self.cursor.eat(&format!("{zero}-{zero}")) {
            return Err(self.cursor.expected("`O-O` or `O-O-O`"));
        }
        let long = self.cursor.eat(&format!("-{zero}"));
        Ok(Pattern::Castle { wing: if long { Wing::Queen } else { Wing::King } })
    }

    /// Notes, for later, that a level is missing here.
    fn miss(&mut self, name: &str, example: &str) {
        let missing = self.cursor.error(format!("{name} needs its level, as in `{example}`"));
        self.missing.get_or_insert(missing);
    }

    /// `QL1(3)-QL2(3)`, `QL1-QL2(3)`, `QL2(3)`, and all without levels.
    fn board(&mut self) -> Result<Pattern, Error> {
        let mut from = None;
        let mut to = peg(&mut self.cursor)?;
        if self.cursor.eat("-") {
            from = Some(to);
            to = peg(&mut self.cursor)?;
        }
        if to.level.is_none() {
            let [below, above] = places(to.at);
            self.miss(&below.peg_text(), &above.text());
        }
        Ok(Pattern::Board { from, to, promotion: self.promotion()? })
    }

    fn cell(&mut self) -> Result<Partial<Column>, Error> {
        if !matches!(self.cursor.peek(), Some('a'..='f')) {
            return Err(self.cursor.expected("a file from a to f"));
        }
        let at = column(&mut self.cursor).ok_or_else(|| self.cursor.expected("a rank from 0 to 9"))?;
        Ok(Partial { at, level: level(&mut self.cursor)? })
    }

    /// The file of a pawn that captures.
    fn file(&mut self) -> Option<usize> {
        let mut ahead = self.cursor.clone();
        let file = ahead.eat_letter(FILES)?;
        (ahead.peek() == Some('x')).then(|| self.cursor = ahead)?;
        Some(file)
    }

    /// `Nb1(2)-c3(2)`, `Nb1-c3(2)`, `Nc3(2)`, captures with `x`; either without a sign between the cells, the letter
    /// before them or the level behind them.
    fn ordinary(&mut self) -> Result<Pattern, Error> {
        let file = self.file();
        let lettered = file.is_none() && !matches!(self.cursor.peek(), Some('a'..='f'));
        let role = if lettered { Some(self.cursor.role(self.language)?) } else { None };
        let mut from = file.map_or(Origin::Anywhere, Origin::File);
        let mut captures = Some(self.cursor.eat("x"));
        let mut to = self.cell()?;
        if captures == Some(false) {
            let joined = matches!(self.cursor.peek(), Some('a'..='f'));
            captures = if joined { None } else { Some(self.cursor.eat("x")) };
            if captures != Some(false) || self.cursor.eat("-") {
                from = Origin::Column(to);
                to = self.cell()?;
            }
        }
        if to.level.is_none() {
            self.miss(&to.at.text(), "c3(2)");
        }
        let role = match from {
            Origin::Column(_) => role,
            _ => role.or(Some(Role::Pawn)),
        };
        Ok(Pattern::Ordinary { role, from, to, captures, promotion: self.promotion()? })
    }
}
