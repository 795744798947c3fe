//! What all readers of texts share: styles, and a cursor that knows its place.

use crate::cut::tail;
use crate::error::shown;
use crate::role::Role;
use crate::words::{Message, say};
use crate::{Code, Error, Language, Side};
use std::str::FromStr;

/// The style in which a move is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Style {
    /// The language of the letters.
    pub language: Language,
    /// Whether to write the shortest accepted form that fits no other legal move; SAN in `chess`.
    pub short: bool,
    /// Whether to add `+` for check, and `#` for checkmate and for the annihilation of the king.
    pub check: bool,
}

impl FromStr for Language {
    type Err = Error;

    /// Reads the code of a language, `en` or `de`.
    ///
    /// # Errors
    ///
    /// If it is another.
    fn from_str(code: &str) -> Result<Self, Error> {
        match code {
            "en" => Ok(Language::English),
            "de" => Ok(Language::German),
            _ => Err(Error::of(Code::BadArgument, say::UnknownLanguage { text: shown(code) })),
        }
    }
}

/// The longest position text that is accepted, in bytes.
pub const MAX_POSITION: usize = 1 << 16;
/// The longest move text that is accepted, in bytes.
pub const MAX_MOVE: usize = 1 << 10;

/// A place in a text.
#[derive(Clone)]
pub(crate) struct Cursor<'a> {
    text: &'a str,
    at: usize,
    code: Code,
}

impl<'a> Cursor<'a> {
    pub(crate) fn new(text: &'a str, code: Code) -> Self {
        Cursor { text, at: 0, code }
    }

    pub(crate) fn rest(&self) -> &'a str {
        tail(self.text, self.at)
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.at == self.text.len()
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub(crate) fn next(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.at += next.len_utf8();
        Some(next)
    }

    /// Skips `token` if it stands here.
    pub(crate) fn eat(&mut self, token: &str) -> bool {
        let found = self.rest().starts_with(token);
        if found {
            self.at += token.len();
        }
        found
    }

    /// Skips the next character if `map` knows it.
    pub(crate) fn eat_map<T>(&mut self, map: impl FnOnce(char) -> Option<T>) -> Option<T> {
        let found = map(self.peek()?)?;
        self.next();
        Some(found)
    }

    /// Reads a digit from 1 to `most`, as a number from 0.
    pub(crate) fn eat_index(&mut self, most: usize) -> Option<usize> {
        self.eat_map(|c| (c.to_digit(10)? as usize).checked_sub(1).filter(|&i| i < most))
    }

    /// Reads a letter among the first `most` from `a`, as a number from 0.
    pub(crate) fn eat_letter(&mut self, most: usize) -> Option<usize> {
        self.eat_map(|c| letter(c, most))
    }

    /// Reads the letter of one of these pieces.
    pub(crate) fn role_among(&mut self, roles: &[Role], language: Language) -> Result<Role, Error> {
        self.eat_map(|c| Role::among(roles, c, language)).ok_or_else(|| {
            self.expected(say::PieceLetter {
                letters: roles.iter().map(|role| role.letter(language)).collect(),
            })
        })
    }

    /// Returns an error at this place: `expected ..., found ...`.
    pub(crate) fn expected(&self, what: impl Into<Message>) -> Error {
        self.not_found(what.into())
    }

    fn not_found(&self, what: Message) -> Error {
        let found = match self.peek() {
            Some(c) => say::Quoted { text: shown(&c.to_string()) }.into(),
            None => say::TheEnd {}.into(),
        };
        self.error(say::Expected { what, found })
    }

    /// Returns an error at this place.
    pub(crate) fn error(&self, reason: impl Into<Message>) -> Error {
        Error::of(self.code, reason).with_at(self.at)
    }

    /// An error unless the move ends here.
    pub(crate) fn end_of_move(&self) -> Result<(), Error> {
        match self.peek() {
            None => Ok(()),
            Some(c) => Err(self.error(say::MoveComplete { rest: shown(&c.to_string()) })),
        }
    }

    /// An error unless the text ends here.
    pub(crate) fn end(&self) -> Result<(), Error> {
        if self.is_at_end() { Ok(()) } else { Err(self.expected(say::TheEnd {})) }
    }
}

/// A field of a variant's position texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextField {
    /// Its name in RULES.md and in errors.
    pub name: &'static str,
    /// How much of it tells one position from another.
    pub counts: Counts,
}

/// How much of a field tells one position from another (C6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counts {
    /// All of it.
    Whole,
    /// A part of it, as the rules of the game say.
    Part,
    /// Nothing, because it is a clock.
    Nothing,
}

impl TextField {
    pub(crate) const VARIANT: TextField = TextField::counted("VARIANT");
    pub(crate) const SIDE: TextField = TextField::counted("SIDE");
    pub(crate) const CLOCK: TextField = TextField { name: "CLOCK", counts: Counts::Nothing };
    pub(crate) const NUMBER: TextField = TextField { name: "NUMBER", counts: Counts::Nothing };

    /// Returns a field that counts as a whole.
    pub(crate) const fn counted(name: &'static str) -> TextField {
        TextField { name, counts: Counts::Whole }
    }
}

/// Returns the number of a letter among the first `most` from `a`, from 0.
pub(crate) fn letter(c: char, most: usize) -> Option<usize> {
    (c as usize).checked_sub('a' as usize).filter(|&i| i < most)
}

/// A field of a position text, and where it begins.
#[derive(Clone, Copy)]
pub(crate) struct Field<'a> {
    pub(crate) name: &'static str,
    pub(crate) text: &'a str,
    pub(crate) at: usize,
}

impl<'a> Field<'a> {
    /// Returns the parts between separators; `-` means none (C2).
    pub(crate) fn list(self, separator: char) -> impl Iterator<Item = Field<'a>> {
        let mut at = self.at;
        let parts = if self.text == "-" { None } else { Some(self.text.split(separator)) };
        parts.into_iter().flatten().map(move |text| {
            let part = Field { text, at, ..self };
            at += text.len() + separator.len_utf8();
            part
        })
    }

    /// Returns a number without leading zeros (C2).
    pub(crate) fn number(self) -> Result<u32, Error> {
        let digits = !self.text.is_empty() && self.text.bytes().all(|b| b.is_ascii_digit());
        if !digits {
            return Err(self.error(say::NotANumber { text: shown(self.text) }));
        }
        if self.text.len() > 1 && self.text.starts_with('0') {
            return Err(self.error(say::LeadingZeros { text: shown(self.text) }));
        }
        self.text.parse().map_err(|_| self.error(say::NumberTooLarge { text: shown(self.text) }))
    }

    /// Returns a move number, which starts at 1 (C8).
    pub(crate) fn move_number(self) -> Result<u32, Error> {
        match self.number()? {
            0 => Err(self.error(say::MoveNumberZero {}).with_rule("C8")),
            number => Ok(number),
        }
    }

    /// Returns the piece of a letter in this field, one of these (C9).
    pub(crate) fn piece(self, roles: &[Role], letter: char) -> Result<(Side, Role), Error> {
        Role::of_letter_among(roles, letter)
            .ok_or_else(|| self.error(say::NotAPieceLetter { letter: shown(&letter.to_string()) }))
    }

    /// Returns the side to move, `w` or `b`.
    pub(crate) fn side(self) -> Result<Side, Error> {
        match self.text {
            "w" => Ok(Side::White),
            "b" => Ok(Side::Black),
            other => Err(self.error(say::NotASide { text: shown(other) })),
        }
    }

    /// Reads each of so many boards, which errors call `kind`.
    pub(crate) fn boards(
        self,
        boards: usize,
        kind: BoardKind,
        separator: char,
        read: &mut dyn FnMut(Field<'a>, usize) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let mut count = 0;
        for board in self.list(separator) {
            if count == boards {
                return Err(board.error(kind.more_than(boards)));
            }
            read(board, count)?;
            count += 1;
        }
        if count == boards { Ok(()) } else { Err(self.error(kind.fewer_than(boards, separator, count))) }
    }

    /// Returns an error that names the field and its place.
    pub(crate) fn error(self, reason: impl Into<Message>) -> Error {
        self.wrong(reason.into())
    }

    fn wrong(self, reason: Message) -> Error {
        Error::of(Code::BadPosition, say::InField { field: self.name, reason }).with_at(self.at)
    }
}

/// What a field of boards calls them.
#[derive(Clone, Copy)]
pub(crate) enum BoardKind {
    Boards,
    Levels,
}

impl BoardKind {
    fn more_than(self, boards: usize) -> Message {
        match (boards, self) {
            (1, _) => say::MoreThanOneBoard {}.into(),
            (_, BoardKind::Boards) => say::MoreBoards { boards }.into(),
            (_, BoardKind::Levels) => say::MoreLevels { levels: boards }.into(),
        }
    }

    fn fewer_than(self, boards: usize, separator: char, found: usize) -> Message {
        match (boards, self) {
            (1, _) => say::NoBoard {}.into(),
            (_, BoardKind::Boards) => say::FewerBoards { boards, separator, found }.into(),
            (_, BoardKind::Levels) => say::FewerLevels { levels: boards, separator, found }.into(),
        }
    }
}

/// What is wrong with a position text, in the order in which it is found (C2).
#[derive(Default)]
pub(crate) struct Faults(Vec<Error>);

impl Faults {
    /// Returns what was read or checked, or notes what is wrong with it.
    pub(crate) fn note<T>(&mut self, read: Result<T, Error>) -> Option<T> {
        read.map_err(|error| self.add(error)).ok()
    }

    /// Notes an error.
    pub(crate) fn add(&mut self, error: Error) {
        self.0.push(error);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn all(self) -> Vec<Error> {
        self.0
    }
}

/// A position that is read from the fields of a text (C2).
pub(crate) trait Readable: Sized {
    /// Reads a position text. Notes each field and item that cannot be read and each condition that is broken,
    /// and goes on; if it has noted anything, what it returns is no legal position.
    ///
    /// # Errors
    ///
    /// Fails if nothing more can be said, because the boards or the side to move cannot be read.
    fn read(text: &str, faults: &mut Faults) -> Result<Self, Error>;
}

/// Reads a position text.
///
/// # Errors
///
/// Fails with the first thing that is wrong.
pub(crate) fn parse<P: Readable>(text: &str) -> Result<P, Error> {
    let mut faults = Faults::default();
    let position = P::read(text, &mut faults);
    match faults.0.is_empty() {
        true => position,
        false => Err(faults.0.swap_remove(0)),
    }
}

/// Splits a position text into its fields (C2).
pub(crate) fn fields<'a, const N: usize>(
    text: &'a str,
    expected: [TextField; N],
) -> Result<[Field<'a>; N], Error> {
    let mut fields = expected.map(|TextField { name, .. }| Field { name, text: "", at: 0 });
    split_fields(text, &mut fields)?;
    Ok(fields)
}

/// Finds the text and the place of each field, whose names are given.
fn split_fields<'a>(text: &'a str, fields: &mut [Field<'a>]) -> Result<(), Error> {
    if text.len() > MAX_POSITION {
        let reason = say::LongPosition { bytes: text.len(), most: MAX_POSITION };
        return Err(Error::of(Code::TooLarge, reason));
    }
    let mut parts = text.split(' ');
    let mut at = 0_usize;
    let mut last = "";
    for field in fields {
        let Some(text) = parts.next() else {
            let end = Field { at: at.saturating_sub(1), ..*field };
            return Err(end.error(say::FieldMissing {}));
        };
        *field = Field { text, at, ..*field };
        last = field.name;
        if text.is_empty() {
            return Err(field.error(say::FieldEmpty {}));
        }
        at += text.len() + 1;
    }
    match parts.next() {
        None => Ok(()),
        Some(extra) => {
            let last = Field { name: last, text: extra, at };
            Err(last.error(say::AfterLastField { text: shown(extra) }))
        }
    }
}

/// Returns all that a move text can mean: its meaning as it stands, or otherwise the meanings of its other
/// spellings (C3); never empty. `read` also learns whether the text is the given one, whose places errors can
/// name.
pub(crate) fn readings<T>(
    text: &str,
    spellings: impl FnOnce(&str) -> Vec<String>,
    read: impl Fn(&str, bool) -> Result<T, Error>,
) -> Result<Vec<T>, Error> {
    check_move_length(text)?;
    let error = match read(text.trim_end_matches(MARKS), true) {
        Err(error) if error.code() == Code::BadNotation => error,
        reading => return reading.map(|reading| vec![reading]),
    };
    let others: Vec<T> = spellings(text).iter().filter_map(|text| read(text, false).ok()).collect();
    if others.is_empty() { Err(error) } else { Ok(others) }
}

/// The marks that may follow a move.
const MARKS: [char; 4] = ['+', '#', '!', '?'];

/// The files of all boards, from left to right: the hexagon has no `j`.
const FILES: &str = "abcdefghikl";

/// Returns other spellings of a text that cannot be read as it stands: without spaces, with other dashes, and
/// with its letters in the right case, the first of them a piece's or a cell's. Letters between digits go
/// through `between`, which also learns how the character two places before is spelled.
pub(crate) fn spellings(text: &str, between: impl Fn(char, char) -> char) -> Vec<String> {
    let plain = |c| match c {
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        '×' => 'x',
        _ => c,
    };
    let mut text: String = text.chars().filter(|c| !c.is_whitespace()).map(plain).collect();
    text.truncate(text.trim_end_matches(MARKS).len());
    if let Some(rest) = text.strip_suffix("e.p.") {
        text.truncate(rest.len());
    }
    let upper = text.to_ascii_uppercase();
    if upper.starts_with("O-O") {
        return vec![upper];
    }
    let letters: Vec<char> = text.chars().collect();
    let at = |i: usize| letters.get(i).copied().unwrap_or(' ');
    let mut before = [' '; 2];
    let rest = (1..letters.len()).map(|i| {
        let spelled = match (at(i - 1), at(i), at(i + 1)) {
            ('=' | '→' | '>', c, _) | ('0'..='9', c, ' ') if !c.is_ascii_digit() => c.to_ascii_uppercase(),
            ('0'..='9', c, '0'..='9') => between(before[0], c),
            (_, c, _) => c.to_ascii_lowercase(),
        };
        before = [before[1], spelled];
        spelled
    });
    let rest: String = rest.collect();
    let (first, is_cell) = (at(0), at(1).is_ascii_digit());
    let is_piece = [Language::English, Language::German].map(|language| Role::orthodox(first, language));
    let mut found = Vec::new();
    if !is_cell {
        found.push(format!("{}{rest}", first.to_ascii_uppercase()));
    }
    // A capital that is a piece's letter in either language is not a file's.
    if is_cell || is_piece == [None; 2] {
        let first = first.to_ascii_lowercase();
        found.push(format!("{first}{rest}"));
        let [from, to] =
            [first, at(1).to_ascii_lowercase()].map(|c| FILES.chars().position(|file| file == c));
        if from.zip(to).is_some_and(|(from, to)| from.abs_diff(to) == 1) {
            // A pawn's capture, from file to file.
            found.push(format!("{first}x{rest}"));
        }
    }
    found
}

/// Checks that an id is the one of the variant that is meant (C1).
pub(crate) fn check_variant(id: &str, meant: &'static str) -> Result<(), Error> {
    if id == meant {
        return Ok(());
    }
    let reason = say::NotTheVariant { id: shown(id), meant };
    Err(Error::of(Code::UnknownVariant, reason).with_rule("C1").with_at(0))
}

/// Checks that a move text is not too long to be one.
pub(crate) fn check_move_length(text: &str) -> Result<(), Error> {
    if text.len() > MAX_MOVE {
        return Err(Error::of(Code::TooLarge, say::LongMove { bytes: text.len(), most: MAX_MOVE }));
    }
    Ok(())
}
