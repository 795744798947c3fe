//! Reading moves: the text becomes a pattern, and the pattern is looked for among the legal moves (C3, T28).

use super::geometry::{Cell, Column, Wing, king_home, level_letter, side_length};
use super::position::{Move, promotes};
use super::state::Rules;
use super::table::Table;
use crate::notation::{Cursor, readings, spellings};
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

    fn is_column(self) -> bool {
        self.file.is_some() && self.rank.is_some()
    }

    pub(super) fn whole(self) -> Option<Cell> {
        (self.is_column() && self.level.is_some()).then(|| self.lowest())
    }

    /// The lowest cell that fits.
    pub(super) fn lowest(self) -> Cell {
        let column = Column::at(self.file.unwrap_or(0), self.rank.unwrap_or(0));
        Cell::new(column.index(), self.level.unwrap_or(0))
    }

    /// Where that is, in words: `on the e-file`.
    pub(super) fn place(self) -> String {
        match (self.file, self.rank) {
            (Some(file), _) => format!(" on the {}-file", (b'a' + file as u8) as char),
            (None, Some(rank)) => format!(" on rank {}", rank + 1),
            (None, None) => String::new(),
        }
    }
}

/// What a move text says.
#[derive(Clone, Copy, Debug)]
pub(super) enum Pattern {
    /// Without a role, the piece that stands there.
    Ordinary {
        role: Option<Role>,
        from: Partial,
        to: Partial,
        captures: Option<bool>,
        promotion: Option<Role>,
    },
    Castle {
        wing: Wing,
        rook: Option<usize>,
        to: Option<usize>,
    },
    TimeOut {
        role: Option<Role>,
        from: Partial,
        length: Option<u8>,
    },
    Rematerialize {
        origin: Option<Partial>,
        rounds: Option<u8>,
        role: Role,
        to: Partial,
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
                role.is_none_or(|role| role == r)
                    && captures.is_none_or(|captures| captures == c)
                    && promotion == p
                    && from.fits(f)
                    && to.fits(t)
            }
            (
                Pattern::Ordinary { role: None | Some(Role::Pawn), from, to, captures, promotion: None },
                Move::EnPassant { from: f, to: t },
            ) => captures != Some(false) && from.fits(f) && to.fits(t),
            // The king's way, as other programs write castling.
            (
                Pattern::Ordinary { role: None | Some(Role::King), from, to, captures, promotion: None },
                Move::Castle { wing, to: level, .. },
            ) => {
                let king = king_home(position.levels(), position.turn());
                let target = wing.path(position.levels(), position.turn()).king_target;
                from.is_column()
                    && captures != Some(true)
                    && from.fits(king)
                    && to.fits(Cell { column: target, level })
            }
            (Pattern::Castle { wing, rook, to }, Move::Castle { wing: w, rook: r, to: t }) => {
                wing == w
                    && rook.is_none_or(|level| level == usize::from(r))
                    && to.is_none_or(|level| level == usize::from(t))
            }
            (Pattern::TimeOut { role, from, length }, Move::TimeOut { role: r, from: f, length: n }) => {
                role.is_none_or(|role| role == r) && length.unwrap_or(0) == n && from.fits(f)
            }
            (
                Pattern::Rematerialize { origin, rounds, role, to, annihilates, promotion },
                Move::Rematerialize { role: r, origin: o, rounds: n, to: t, annihilates: a },
            ) => {
                let queens = !a && promotes(position.levels(), position.turn(), r, t);
                (role, annihilates) == (r, a)
                    && to.fits(t)
                    && origin.is_none_or(|cell| cell.fits(o))
                    && rounds.is_none_or(|rounds| rounds == n)
                    && promotion.is_none_or(|role| queens && role == Role::Queen)
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
pub(super) fn read(
    text: &str,
    levels: usize,
    rules: Rules,
    language: Language,
) -> Result<Vec<Reading>, Error> {
    let between = |c: char| match c {
        'l' | 'L' | 'E' if levels > 1 => c.to_ascii_uppercase(),
        _ => c.to_ascii_lowercase(),
    };
    readings(
        text,
        |text| match rules {
            // Here an arrow leads from cell to cell.
            Rules::Chess => spellings(&text.replace("->", "-").replace('→', "-"), between),
            _ => spellings(text, between),
        },
        |text, given| {
            let language = detect(text, levels).unwrap_or(language);
            let cursor = Cursor::new(text, Code::BadNotation);
            let Reading { pattern, missing } =
                Reader { cursor, levels, rules, language, missing: None }.read()?;
            let missing = missing.map(|error| if given { error } else { error.with_at(0) });
            Ok(Reading { pattern, missing })
        },
    )
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
    missing: Option<Error>,
}

impl Reader<'_> {
    fn read(mut self) -> Result<Reading, Error> {
        if self.cursor.rest().trim().is_empty() {
            return Err(self.cursor.error("the move is empty"));
        }
        let arrow = ["→", "->"].iter().find_map(|arrow| {
            let at = self.cursor.rest().find(arrow)?;
            let to_a_cell = self.cursor.rest()[at + arrow.len()..].starts_with(|c| ('a'..='h').contains(&c));
            (!to_a_cell).then_some(at)
        });
        if let (Rules::Chess, Some(at)) = (self.rules, arrow) {
            return Err(Error::illegal("T32", "chess has no Time Out").with_at(at));
        }
        let pattern = match self.cursor.peek() {
            Some(zero @ ('O' | '0')) => self.castle(zero)?,
            Some('→') => self.rematerialize(None)?,
            Some('-') if self.cursor.rest().starts_with("->") => self.rematerialize(None)?,
            Some('a'..='z') => self.move_of(None)?,
            _ => {
                let role = self.role()?;
                self.move_of(Some(role))?
            }
        };
        self.cursor.end_of_move()?;
        Ok(Reading { pattern, missing: self.missing })
    }

    /// Whether an arrow stands here behind which nobody returns.
    fn leaves(&self) -> bool {
        let mut ahead = self.cursor.clone();
        let arrow = ahead.eat("→") || ahead.eat("->");
        arrow && ahead.peek().is_none_or(|c| c.is_ascii_digit())
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

    /// The level of a cell, and an error for later where none is given.
    fn level_of(&mut self, column: Column) -> Result<Option<usize>, Error> {
        if self.levels == 1 {
            return Ok(Some(0));
        }
        if matches!(self.cursor.peek(), Some('L' | 'E')) {
            return self.level().map(Some);
        }
        let column = column.text();
        let example = format!("{column}{}1", level_letter(self.language));
        let missing = self.cursor.error(format!("{column} needs its level, as in `{example}`"));
        self.missing.get_or_insert(missing);
        Ok(None)
    }

    /// What is known of a cell; a level stands only behind a whole column.
    fn partial(&mut self) -> Result<Partial, Error> {
        let file = self.cursor.eat_letter(side_length(self.levels));
        let rank = self.cursor.eat_index(side_length(self.levels));
        let level = match (file, rank) {
            (Some(file), Some(rank)) => self.level_of(Column::at(file, rank))?,
            _ => None,
        };
        Ok(Partial { file, rank, level })
    }

    /// A column, and its level if it is given.
    fn cell(&mut self) -> Result<Partial, Error> {
        let last = side_length(self.levels);
        let file = (b'a' + last as u8 - 1) as char;
        if !matches!(self.cursor.peek(), Some(c) if ('a'..=file).contains(&c)) {
            return Err(self.cursor.expected(&format!("a file from a to {file}")));
        }
        let cell = self.partial()?;
        if cell.is_column() {
            Ok(cell)
        } else {
            Err(self.cursor.expected(&format!("a rank from 1 to {last}")))
        }
    }

    /// The piece that a pawn becomes, with or without `=`.
    fn promotion(&mut self) -> Result<Option<Role>, Error> {
        if self.cursor.eat("=") {
            return self.role().map(Some);
        }
        let language = self.language;
        Ok(self.cursor.eat_map(|c| Role::from_letter(c, language)))
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

    fn rematerialize(&mut self, origin: Option<Partial>) -> Result<Pattern, Error> {
        let mut rounds = None;
        if origin.is_some() && self.cursor.eat("#") {
            let digit = self.cursor.eat_map(|c| c.to_digit(10));
            rounds = Some(digit.ok_or_else(|| self.cursor.expected("the rounds"))? as u8);
        }
        if !self.eat_arrow() {
            return Err(self.cursor.expected("`→`"));
        }
        let role = self.role()?;
        let annihilates = self.cursor.eat("x");
        let to = self.cell()?;
        let promotion = self.promotion()?;
        Ok(Pattern::Rematerialize { origin, rounds, role, to, annihilates, promotion })
    }

    /// What follows the piece letter, or stands without one: `b3`, `xb3`, `a1-b3`, `a1xb3`, `a1b3`, in SAN a part of
    /// the origin, and what an arrow tells of Time Out.
    fn move_of(&mut self, role: Option<Role>) -> Result<Pattern, Error> {
        let before = self.cursor.clone();
        let bare = role.is_some() && self.cursor.rest().starts_with('x');
        let first = if bare { Partial::default() } else { self.partial()? };
        match role {
            _ if first.is_column() && (role.is_some() || self.leaves()) && self.eat_arrow() => {
                let length = self.cursor.eat_map(|c| c.to_digit(10)).map(|digit| digit as u8);
                return Ok(Pattern::TimeOut { role, from: first, length });
            }
            None if first.is_column()
                && ["#", "→", "->"].iter().any(|sign| self.cursor.rest().starts_with(sign)) =>
            {
                return self.rematerialize(Some(first));
            }
            _ => {}
        }
        let known = first != Partial::default();
        let joined = matches!(self.cursor.peek(), Some('a'..='h'));
        let (from, captures) = if (bare || known) && self.cursor.eat("x") {
            (first, Some(true))
        } else if first.is_column() && self.cursor.eat("-") {
            (first, Some(false))
        } else if first.is_column() && joined {
            (first, None)
        } else if role.is_some() && known && joined {
            (first, Some(false))
        } else {
            self.cursor = before;
            (Partial::default(), Some(false))
        };
        let role = role.or((!from.is_column()).then_some(Role::Pawn));
        let to = self.cell()?;
        let promotion = self.promotion()?;
        Ok(Pattern::Ordinary { role, from, to, captures, promotion })
    }
}
