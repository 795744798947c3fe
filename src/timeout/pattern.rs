//! Reading moves: the text becomes a pattern, which is compared with the legal moves (C3, T28).

use super::geometry::{Cell, Column, Wing, king_home, level_letter, side_length};
use super::position::{Move, promotes};
use super::state::Rules;
use super::view::View;
use crate::chesslike::pattern::{Grammar, Partial, Pattern, Reader, Reading};
use crate::notation::{Cursor, readings, spellings};
use crate::role::Role;
use crate::words::say;
use crate::{Error, Language};

/// What a move text says.
#[derive(Clone, Copy, Debug)]
pub(super) enum Text {
    Step(Pattern),
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

impl Text {
    pub(super) fn fits(&self, position: &dyn View, m: &Move) -> bool {
        match (*self, *m) {
            (Text::Step(pattern), Move::Castle { wing, to, .. }) => {
                is_kings_way(&pattern, position, wing, to)
            }
            (Text::Step(pattern), m) => m.step().is_some_and(|step| {
                // A promotion without its piece means a queen.
                let promotion = pattern.promotion.or(step.promotion.map(|_| Role::Queen));
                Pattern { promotion, ..pattern }.fits(&step)
            }),
            (Text::Castle { wing, rook, to }, Move::Castle { wing: w, rook: r, to: t }) => {
                wing == w
                    && rook.is_none_or(|level| level == usize::from(r))
                    && to.is_none_or(|level| level == usize::from(t))
            }
            (Text::TimeOut { role, from, length }, Move::TimeOut { role: r, from: f, length: n }) => {
                role.is_none_or(|role| role == r) && length.unwrap_or(0) == n && from.fits(f.spot())
            }
            (
                Text::Rematerialize { origin, rounds, role, to, annihilates, promotion },
                Move::Rematerialize { role: r, origin: o, rounds: n, to: t, annihilates: a },
            ) => {
                let queens = !a && promotes(position.levels(), position.turn(), r, t);
                (role, annihilates) == (r, a)
                    && to.fits(t.spot())
                    && origin.is_none_or(|cell| cell.fits(o.spot()))
                    && rounds.is_none_or(|rounds| rounds == n)
                    && promotion.is_none_or(|role| queens && role == Role::Queen)
            }
            _ => false,
        }
    }
}

/// Returns whether a text means castling by the king's path, as other programs write it.
fn is_kings_way(pattern: &Pattern, position: &dyn View, wing: Wing, level: u8) -> bool {
    let Pattern { role, from, to, captures, promotion } = *pattern;
    let king = king_home(position.levels(), position.turn());
    let target = Cell { column: wing.path(position.levels(), position.turn()).king_target, level };
    matches!(role, None | Some(Role::King))
        && promotion.is_none()
        && captures != Some(true)
        && from.is_column()
        && from.fits(king.spot())
        && to.fits(target.spot())
}

/// Reads a text without asking whether the move is legal.
pub(super) fn read(
    text: &str,
    levels: usize,
    rules: Rules,
    language: Language,
) -> Result<Vec<Reading<Text>>, Error> {
    // After a level there is no other one: `E` is a file there.
    let between = |before: char, c: char| match (before, c) {
        (_, 'l' | 'L') if levels > 1 => 'L',
        ('L' | 'E', 'E') => 'e',
        (_, 'E') if levels > 1 => 'E',
        _ => c.to_ascii_lowercase(),
    };
    readings(
        text,
        |text| match rules.missing() {
            Some(_) => spellings(&without_arrows(text), between),
            None => spellings(text, between),
        },
        |text, given| {
            let language = detect(text, levels).unwrap_or(language);
            let board = Cells(levels);
            let reader = Reader::new(text, language, &board)?;
            MoveReader { reader, board, rules }.read(given)
        },
    )
}

/// Replaces `->` and `→` by a dash: without Time Out, an arrow leads from cell to cell.
fn without_arrows(text: &str) -> String {
    let mut previous = ' ';
    let dash = |c| match (std::mem::replace(&mut previous, c), c) {
        ('-', '>') => None,
        (_, '→') => Some('-'),
        _ => Some(c),
    };
    text.chars().filter_map(dash).collect()
}

/// Returns the language of the first level letter (T28).
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

/// So many levels.
#[derive(Clone, Copy)]
struct Cells(usize);

impl Cells {
    fn level(self, reader: &mut Reader<'_>) -> Result<usize, Error> {
        let letter = level_letter(reader.language);
        if !reader.cursor.eat(&letter.to_string()) {
            return Err(reader.cursor.expected(say::LevelLetter { letter }));
        }
        reader.cursor.eat_index(self.0).ok_or_else(|| reader.cursor.expected(say::LevelUpTo { last: self.0 }))
    }

    /// Reads the level of a cell; notes an error for later if there is none.
    fn level_of(self, reader: &mut Reader<'_>, column: Column) -> Result<Option<usize>, Error> {
        if self.0 == 1 {
            return Ok(Some(0));
        }
        if matches!(reader.cursor.peek(), Some('L' | 'E')) {
            return self.level(reader).map(Some);
        }
        let (column, letter) = (column.text(), level_letter(reader.language));
        reader.miss(say::NeedsLevel { example: format!("{column}{letter}1"), name: column });
        Ok(None)
    }
}

impl Grammar for Cells {
    /// Reads the known part of a cell; a level follows only a whole column.
    fn origin(&self, reader: &mut Reader<'_>, _: Option<Role>) -> Result<Partial, Error> {
        let file = reader.cursor.eat_letter(side_length(self.0));
        let rank = reader.cursor.eat_index(side_length(self.0));
        let level = match (file, rank) {
            (Some(file), Some(rank)) => self.level_of(reader, Column::at(file, rank))?,
            _ => None,
        };
        let [file, rank, level] = [file, rank, level].map(|part| part.map(|part| part as u8));
        Ok(Partial { file, rank, level })
    }

    /// Reads a column, and its level if there is one.
    fn target(&self, reader: &mut Reader<'_>) -> Result<Partial, Error> {
        let last = side_length(self.0);
        let file = (b'a' + last as u8 - 1) as char;
        if !matches!(reader.cursor.peek(), Some(c) if ('a'..=file).contains(&c)) {
            return Err(reader.cursor.expected(say::FileUpTo { last: file }));
        }
        let cell = self.origin(reader, None)?;
        match cell.is_column() {
            true => Ok(cell),
            false => Err(reader.cursor.expected(say::RankUpTo { last })),
        }
    }

    fn joins(&self, cursor: &Cursor<'_>) -> bool {
        matches!(cursor.peek(), Some('a'..='h'))
    }
}

struct MoveReader<'a> {
    reader: Reader<'a>,
    board: Cells,
    rules: Rules,
}

impl MoveReader<'_> {
    fn read(mut self, given: bool) -> Result<Reading<Text>, Error> {
        let rest = self.reader.cursor.rest();
        let arrow = ARROWS.iter().find_map(|arrow| {
            let at = rest.as_bytes().windows(arrow.len()).position(|bytes| bytes == arrow.as_bytes())?;
            let to_a_cell = matches!(rest.as_bytes().get(at + arrow.len()), Some(b'a'..=b'h'));
            (!to_a_cell).then_some(at)
        });
        if let (Some((game, rule)), Some(at)) = (self.rules.missing(), arrow) {
            return Err(Error::illegal(rule, say::HasNoTimeOut { game }).with_at(at));
        }
        let text = match self.reader.cursor.peek() {
            Some(zero @ ('O' | '0')) => self.castle(zero)?,
            _ if starts_with_arrow(rest) => self.rematerialize(None)?,
            Some('a'..='z') => self.move_of(None)?,
            _ => {
                let role = self.reader.role()?;
                self.move_of(Some(role))?
            }
        };
        self.reader.end(text, given)
    }

    /// Reads a declared length; more than one digit is a length that no Time Out has (T30).
    fn length(&mut self) -> Option<u8> {
        let mut length = None;
        while let Some(digit) = self.reader.cursor.eat_map(|c| c.to_digit(10)) {
            length = Some(length.map_or(digit as u8, |_| u8::MAX));
        }
        length
    }

    /// Returns whether an arrow stands here after which no piece returns.
    fn leaves(&self) -> bool {
        let mut ahead = self.reader.cursor.clone();
        eat_arrow(&mut ahead) && ahead.peek().is_none_or(|c| c.is_ascii_digit())
    }

    fn castle(&mut self, zero: char) -> Result<Text, Error> {
        let MoveReader { reader, board, .. } = self;
        let wing = if reader.castling(zero)? { Wing::Long } else { Wing::Short };
        let (mut rook, mut to) = (None, None);
        if board.0 > 1 && reader.cursor.eat("(") {
            rook = Some(board.level(reader)?);
            to = if reader.cursor.eat("-") { Some(board.level(reader)?) } else { rook };
            if !reader.cursor.eat(")") {
                return Err(reader.cursor.expected(say::Sign { sign: ')' }));
            }
        }
        Ok(Text::Castle { wing, rook, to })
    }

    fn rematerialize(&mut self, origin: Option<Partial>) -> Result<Text, Error> {
        let MoveReader { reader, board, .. } = self;
        let mut rounds = None;
        if origin.is_some() && reader.cursor.eat("#") {
            let digit = reader.cursor.eat_map(|c| c.to_digit(10));
            rounds = Some(digit.ok_or_else(|| reader.cursor.expected(say::Rounds {}))? as u8);
        }
        if !eat_arrow(&mut reader.cursor) {
            return Err(reader.cursor.expected(say::Sign { sign: '→' }));
        }
        let role = reader.role()?;
        let annihilates = reader.cursor.eat("x");
        let to = board.target(reader)?;
        let promotion = reader.promotion()?;
        Ok(Text::Rematerialize { origin, rounds, role, to, annihilates, promotion })
    }

    /// Reads the part after the piece letter, or without one: a step, or an arrow of Time Out.
    fn move_of(&mut self, role: Option<Role>) -> Result<Text, Error> {
        let before = self.reader.cursor.clone();
        let first = self.board.origin(&mut self.reader, role)?;
        if first.is_column() && (role.is_some() || self.leaves()) && eat_arrow(&mut self.reader.cursor) {
            return Ok(Text::TimeOut { role, from: first, length: self.length() });
        }
        let rest = self.reader.cursor.rest();
        if role.is_none() && first.is_column() && (rest.starts_with('#') || starts_with_arrow(rest)) {
            return self.rematerialize(Some(first));
        }
        self.reader.cursor = before;
        self.reader.step(role).map(Text::Step)
    }
}

const ARROWS: [&str; 2] = ["→", "->"];

fn starts_with_arrow(text: &str) -> bool {
    ARROWS.iter().any(|arrow| text.starts_with(arrow))
}

fn eat_arrow(cursor: &mut Cursor<'_>) -> bool {
    ARROWS.iter().any(|arrow| cursor.eat(arrow))
}
