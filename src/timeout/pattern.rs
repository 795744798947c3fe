//! Reading moves: the text becomes a pattern, and the pattern is looked for among the legal moves (C3, T28).

use super::geometry::{Cell, Column, Wing, level_letter, side_length};
use super::position::{Move, promotes};
use super::state::Rules;
use super::table::Table;
use crate::notation::{Cursor, check_move_length};
use crate::role::Role;
use crate::{Code, Error, Language};

/// A cell of which not all may be known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Partial {
    pub(super) file: Option<usize>,
    pub(super) rank: Option<usize>,
    pub(super) level: Option<usize>,
}

impl Partial {
    pub(super) fn fits(self, cell: Cell) -> bool {
        self.file.is_none_or(|file| file == cell.column.file())
            && self.rank.is_none_or(|rank| rank == cell.column.rank())
            && self.level.is_none_or(|level| level == usize::from(cell.level))
    }

    pub(super) fn whole(self) -> Option<Cell> {
        let column = Column::at(self.file?, self.rank?);
        Some(Cell::new(column.index(), self.level?))
    }
}

/// What a move text says.
#[derive(Clone, Copy, Debug)]
pub(super) enum Pattern {
    Ordinary {
        role: Role,
        from: Partial,
        to: Cell,
        captures: bool,
        promotion: Option<Role>,
    },
    Castle {
        wing: Wing,
        rook: Option<usize>,
        to: Option<usize>,
    },
    TimeOut {
        role: Role,
        from: Cell,
        length: Option<u8>,
    },
    Rematerialize {
        origin: Option<Cell>,
        rounds: Option<u8>,
        role: Role,
        to: Cell,
        annihilates: bool,
        promotion: Option<Role>,
    },
}

impl Pattern {
    pub(super) fn fits(&self, position: &dyn Table, m: &Move) -> bool {
        match (*self, *m) {
            (
                Pattern::Ordinary { role, from, to, captures, promotion },
                Move::Ordinary { role: r, from: f, to: t, captures: c, promotion: p },
            ) => {
                let promotion = promotion.or(p.map(|_| Role::Queen));
                (role, to, captures, promotion) == (r, t, c, p) && from.fits(f)
            }
            (
                Pattern::Ordinary { role: Role::Pawn, from, to, captures: true, promotion: None },
                Move::EnPassant { from: f, to: t },
            ) => to == t && from.fits(f),
            (Pattern::Castle { wing, rook, to }, Move::Castle { wing: w, rook: r, to: t }) => {
                wing == w
                    && rook.is_none_or(|level| level == usize::from(r))
                    && to.is_none_or(|level| level == usize::from(t))
            }
            (Pattern::TimeOut { role, from, length }, Move::TimeOut { role: r, from: f, length: n }) => {
                (role, from, length.unwrap_or(0)) == (r, f, n)
            }
            (
                Pattern::Rematerialize { origin, rounds, role, to, annihilates, promotion },
                Move::Rematerialize { role: r, origin: o, rounds: n, to: t, annihilates: a },
            ) => {
                let queens = !a && promotes(position.levels(), position.turn(), r, t);
                (role, to, annihilates) == (r, t, a)
                    && origin.is_none_or(|cell| cell == o)
                    && rounds.is_none_or(|rounds| rounds == n)
                    && promotion.is_none_or(|role| queens && role == Role::Queen)
            }
            _ => false,
        }
    }
}

/// Reads a text without asking whether the move is legal.
pub(super) fn read(text: &str, levels: usize, rules: Rules, language: Language) -> Result<Pattern, Error> {
    check_move_length(text)?;
    let body = text.trim_end_matches(['+', '#', '!', '?']);
    let language = detect(body, levels).unwrap_or(language);
    let cursor = Cursor::new(body, Code::BadNotation);
    Reader { cursor, levels, rules, language }.read()
}

/// The language that the first level letter tells (T28).
fn detect(text: &str, levels: usize) -> Option<Language> {
    if levels == 1 {
        return None;
    }
    text.as_bytes().windows(2).find_map(|pair| match pair {
        [b'L', b'1'..=b'8'] => Some(Language::English),
        [b'E', b'1'..=b'8'] => Some(Language::German),
        _ => None,
    })
}

struct Reader<'a> {
    cursor: Cursor<'a>,
    levels: usize,
    rules: Rules,
    language: Language,
}

impl Reader<'_> {
    fn read(mut self) -> Result<Pattern, Error> {
        if self.cursor.is_at_end() {
            return Err(self.cursor.error("the move is empty"));
        }
        let arrow = ["→", "->"].iter().find_map(|arrow| self.cursor.rest().find(arrow));
        if let (Rules::Chess, Some(at)) = (self.rules, arrow) {
            return Err(Error::illegal("T32", "chess has no Time Out").with_at(at));
        }
        let pattern = match self.cursor.peek() {
            Some(zero @ ('O' | '0')) => self.castle(zero)?,
            Some('→') => self.rematerialize(None)?,
            Some('-') if self.cursor.rest().starts_with("->") => self.rematerialize(None)?,
            Some('a'..='z') => self.cell_first()?,
            _ => self.piece_first()?,
        };
        self.cursor.end()?;
        Ok(pattern)
    }

    fn eat_arrow(&mut self) -> bool {
        self.cursor.eat("→") || self.cursor.eat("->")
    }

    fn role(&mut self) -> Result<Role, Error> {
        self.cursor.role(self.language)
    }

    fn level(&mut self) -> Result<usize, Error> {
        let letter = level_letter(self.language);
        if !self.cursor.eat(&letter.to_string()) {
            return Err(self.cursor.expected(&format!("the level letter `{letter}`")));
        }
        let what = format!("a level from 1 to {}", self.levels);
        self.cursor.eat_index(self.levels).ok_or_else(|| self.cursor.expected(&what))
    }

    /// What is known of a cell; a level stands only behind a whole column.
    fn partial(&mut self) -> Result<Partial, Error> {
        let file = self.cursor.eat_letter(side_length(self.levels));
        let rank = self.cursor.eat_index(side_length(self.levels));
        let whole = file.is_some() && rank.is_some();
        let level = match whole {
            true if self.levels > 1 => Some(self.level()?),
            true => Some(0),
            false => None,
        };
        Ok(Partial { file, rank, level })
    }

    fn cell(&mut self) -> Result<Cell, Error> {
        let last = side_length(self.levels);
        let file = (b'a' + last as u8 - 1) as char;
        if !matches!(self.cursor.peek(), Some(c) if ('a'..=file).contains(&c)) {
            return Err(self.cursor.expected(&format!("a file from a to {file}")));
        }
        let partial = self.partial()?;
        let what = format!("a rank from 1 to {last}");
        partial.whole().ok_or_else(|| self.cursor.expected(&what))
    }

    fn promotion(&mut self) -> Result<Option<Role>, Error> {
        if self.cursor.eat("=") { self.role().map(Some) } else { Ok(None) }
    }

    fn castle(&mut self, zero: char) -> Result<Pattern, Error> {
        let short = format!("{zero}-{zero}");
        if !self.cursor.eat(&short) {
            return Err(self.cursor.expected("`O-O` or `O-O-O`"));
        }
        let long = self.cursor.eat(&format!("-{zero}"));
        let wing = if long { Wing::Long } else { Wing::Short };
        let (mut rook, mut to) = (None, None);
        if self.levels > 1 && self.cursor.eat("(") {
            rook = Some(self.level()?);
            to = if self.cursor.eat("-") { Some(self.level()?) } else { rook };
            if !self.cursor.eat(")") {
                return Err(self.cursor.expected("`)`"));
            }
        }
        Ok(Pattern::Castle { wing, rook, to })
    }

    /// An origin of Time Out, or a pawn's move in SAN.
    fn cell_first(&mut self) -> Result<Pattern, Error> {
        if self.rules == Rules::Chess {
            return self.san_pawn();
        }
        let origin = self.cell()?;
        self.rematerialize(Some(origin))
    }

    /// `e4`, `exd5`.
    fn san_pawn(&mut self) -> Result<Pattern, Error> {
        let start = self.cursor.clone();
        let file = self.cursor.eat_letter(side_length(self.levels));
        let captures = file.is_some() && self.cursor.eat("x");
        let from = Partial { file: file.filter(|_| captures), ..Partial::default() };
        if !captures {
            self.cursor = start;
        }
        let to = self.cell()?;
        let promotion = self.promotion()?;
        Ok(Pattern::Ordinary { role: Role::Pawn, from, to, captures, promotion })
    }

    fn rematerialize(&mut self, origin: Option<Cell>) -> Result<Pattern, Error> {
        let mut rounds = None;
        if origin.is_some() && self.cursor.eat("#") {
            let digit = self.cursor.eat_map(|c| c.to_digit(10));
            rounds = Some(digit.ok_or_else(|| self.cursor.expected("the rounds"))? as u8);
        }
        if !self.eat_arrow() {
            return Err(self.cursor.expected("`→`, or a piece letter before the cell"));
        }
        let role = self.role()?;
        let annihilates = self.cursor.eat("x");
        let to = self.cell()?;
        let promotion = self.promotion()?;
        Ok(Pattern::Rematerialize { origin, rounds, role, to, annihilates, promotion })
    }

    fn piece_first(&mut self) -> Result<Pattern, Error> {
        let role = self.role()?;
        let before = self.cursor.clone();
        if self.rules != Rules::Chess && !self.cursor.eat("x") {
            let from = self.cell()?;
            if self.eat_arrow() {
                let length = self.cursor.eat_map(|c| c.to_digit(10)).map(|digit| digit as u8);
                return Ok(Pattern::TimeOut { role, from, length });
            }
        }
        self.cursor = before;
        self.ordinary(role)
    }

    /// What follows the piece letter: `b3`, `xb3`, `a1-b3`, `a1xb3`; in SAN a part of the origin.
    fn ordinary(&mut self, role: Role) -> Result<Pattern, Error> {
        let mut from = Partial::default();
        let mut captures = self.cursor.eat("x");
        let mut to = None;
        if !captures {
            let start = self.cursor.clone();
            let first = self.partial()?;
            let whole = first.whole();
            let san = self.rules == Rules::Chess && role != Role::Pawn && first != Partial::default();
            captures = (whole.is_some() || san) && self.cursor.eat("x");
            let goes_on = captures
                || whole.is_some() && self.cursor.eat("-")
                || san && matches!(self.cursor.peek(), Some('a'..='h'));
            match whole {
                _ if goes_on => from = first,
                Some(cell) => to = Some(cell),
                None => self.cursor = start,
            }
        }
        let to = match to {
            Some(to) => to,
            None => self.cell()?,
        };
        let promotion = self.promotion()?;
        Ok(Pattern::Ordinary { role, from, to, captures, promotion })
    }
}
