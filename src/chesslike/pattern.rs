//! What a move text says, before it is compared with the legal moves (C3).

use super::{Spot, Step};
use crate::notation::Cursor;
use crate::role::Role;
use crate::words::{Message, say};
use crate::{Code, Error, Language};

/// A cell of which some parts may be unknown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Partial {
    pub(crate) file: Option<u8>,
    pub(crate) rank: Option<u8>,
    pub(crate) level: Option<u8>,
}

impl Partial {
    pub(crate) fn cell([file, rank, level]: Spot) -> Partial {
        Partial { file: Some(file), rank: Some(rank), level: Some(level) }
    }

    pub(crate) fn file(file: usize) -> Partial {
        Partial { file: Some(file as u8), ..Partial::default() }
    }

    pub(crate) fn fits(self, [file, rank, level]: Spot) -> bool {
        self.file.is_none_or(|known| known == file)
            && self.rank.is_none_or(|known| known == rank)
            && self.level.is_none_or(|known| known == level)
    }

    pub(crate) fn is_column(self) -> bool {
        self.file.is_some() && self.rank.is_some()
    }

    pub(crate) fn whole(self) -> Option<Spot> {
        (self.is_column() && self.level.is_some()).then(|| self.lowest())
    }

    /// Returns the lowest cell that fits.
    pub(crate) fn lowest(self) -> Spot {
        [self.file, self.rank, self.level].map(Option::unwrap_or_default)
    }
}

/// A move from cell to cell, as far as a text says it. Without a role, it is a move of the piece that stands
/// there. Without a sign between its cells, it may or may not capture.
#[derive(Clone, Copy, Debug)]
pub struct Pattern {
    pub(crate) role: Option<Role>,
    pub(crate) from: Partial,
    pub(crate) to: Partial,
    pub(crate) captures: Option<bool>,
    pub(crate) promotion: Option<Role>,
}

impl Pattern {
    /// Returns whether the pattern can mean a move. A promotion without its piece can mean all of them.
    pub(crate) fn fits(&self, step: &Step) -> bool {
        self.role.is_none_or(|role| role == step.role)
            && self.captures.is_none_or(|captures| captures == step.captures)
            && self.promotion.is_none_or(|role| Some(role) == step.promotion)
            && self.from.fits(step.from)
            && self.to.fits(step.to)
    }
}

/// How a game writes its cells and pieces.
pub(crate) trait Grammar {
    /// Returns the pieces of the game: those of orthodox chess.
    fn roles(&self) -> &'static [Role] {
        &Role::ORTHODOX
    }

    /// Reads the start of a move, as far as the text gives it: a cell, or a part of one.
    fn origin(&self, reader: &mut Reader<'_>, role: Option<Role>) -> Result<Partial, Error> {
        let _ = role;
        self.target(reader)
    }

    /// Reads the cell to which a piece goes.
    fn target(&self, reader: &mut Reader<'_>) -> Result<Partial, Error>;

    /// Returns whether another cell follows without a sign.
    fn joins(&self, cursor: &Cursor<'_>) -> bool;
}

/// What a text says, and which level it lacks.
pub(crate) struct Reading<T> {
    pub(crate) text: T,
    pub(crate) missing: Option<Error>,
}

/// A move text that is being read.
pub(crate) struct Reader<'a> {
    pub(crate) cursor: Cursor<'a>,
    pub(crate) language: Language,
    grammar: &'a dyn Grammar,
    /// A missing part that the legal moves may supply.
    missing: Option<Error>,
}

impl<'a> Reader<'a> {
    /// Begins to read a move text.
    ///
    /// # Errors
    ///
    /// Fails if the text is empty.
    pub(crate) fn new(text: &'a str, language: Language, grammar: &'a dyn Grammar) -> Result<Self, Error> {
        let cursor = Cursor::new(text, Code::BadNotation);
        match text.trim() {
            "" => Err(cursor.error(say::EmptyMove {})),
            _ => Ok(Reader { cursor, language, grammar, missing: None }),
        }
    }

    /// Notes that something is missing here, in case the legal moves cannot supply it.
    pub(crate) fn miss(&mut self, reason: impl Into<Message>) {
        self.missing.get_or_insert(self.cursor.error(reason));
    }

    /// Returns the result if the text ends here. Only in a text as it was `given` can errors name places.
    pub(crate) fn end<T>(self, text: T, given: bool) -> Result<Reading<T>, Error> {
        self.cursor.end_of_move()?;
        let missing = self.missing.map(|error| if given { error } else { error.with_at(0) });
        Ok(Reading { text, missing })
    }

    /// Skips the file of a pawn that captures, as in `exd5`.
    pub(crate) fn file_of_pawn(&mut self, file: impl FnOnce(char) -> Option<usize>) -> Option<Partial> {
        let mut ahead = self.cursor.clone();
        let file = ahead.eat_map(file)?;
        (ahead.peek() == Some('x')).then(|| self.cursor = ahead)?;
        Some(Partial::file(file))
    }

    /// Reads `O-O` or `O-O-O`, with `zero` for the letter; returns whether it is the long one.
    pub(crate) fn castling(&mut self, zero: char) -> Result<bool, Error> {
        if !self.cursor.eat(&format!("{zero}-{zero}")) {
            return Err(self.cursor.expected(say::Castling {}));
        }
        Ok(self.cursor.eat(&format!("-{zero}")))
    }

    pub(crate) fn role(&mut self) -> Result<Role, Error> {
        self.cursor.role_among(self.grammar.roles(), self.language)
    }

    /// Reads the piece that a pawn becomes, with or without `=`.
    pub(crate) fn promotion(&mut self) -> Result<Option<Role>, Error> {
        if self.cursor.eat("=") {
            return self.role().map(Some);
        }
        let (roles, language) = (self.grammar.roles(), self.language);
        Ok(self.cursor.eat_map(|c| Role::among(roles, c, language)))
    }

    /// Reads the rest of a move after its piece letter, if it has one: `c3`, `xc3`, `b1-c3`, `b1xc3`, `b1c3`,
    /// or with a part of the origin.
    pub(crate) fn step(&mut self, role: Option<Role>) -> Result<Pattern, Error> {
        let before = self.cursor.clone();
        let bare = role.is_some() && self.cursor.rest().starts_with('x');
        let origin = if bare { Partial::default() } else { self.grammar.origin(self, role)? };
        let known = origin != Partial::default();
        let joined = known && self.grammar.joins(&self.cursor);
        let (from, captures) = if (bare || known) && self.cursor.eat("x") {
            (origin, Some(true))
        } else if origin.is_column() && self.cursor.eat("-") {
            (origin, Some(false))
        } else if origin.is_column() && joined {
            (origin, None)
        } else if role.is_some() && joined {
            (origin, Some(false))
        } else {
            // The cell that was read is the target.
            self.cursor = before;
            (Partial::default(), Some(false))
        };
        let to = self.grammar.target(self)?;
        let role = if from.is_column() { role } else { role.or(Some(Role::Pawn)) };
        Ok(Pattern { role, from, to, captures, promotion: self.promotion()? })
    }
}
