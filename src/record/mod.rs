//! Game records modeled on PGN (T29), and on PDN for draughts (Q18).

mod tags;
mod tokens;
mod write;

use crate::catalog::{AnyGame, variant};
use crate::describe::{Describe, SPEED_MOVES};
use crate::error::shown;
use crate::game::Game;
pub use crate::record_style::RecordStyle;
use crate::session::Session;
use crate::words::say;
use crate::{Code, Error, Language, Side};
pub use tags::{MAX_TAG, MAX_TAGS};
use tags::{RESULT, Tags};
use tokens::{Token, Tokens, fault};

/// The longest record that is read, in bytes. No written record is longer: see [`MAX_TAGS`], [`MAX_TAG`],
/// [`MAX_COMMENTS`](crate::MAX_COMMENTS) and [`MAX_STEPS`](crate::MAX_STEPS).
pub const MAX_RECORD: usize = 1 << 22;

/// A game with its tags.
///
/// [`Record::read`] reads what [`Record::write`] writes, as the same game with the same tags and comments.
#[derive(Clone, Debug)]
pub struct Record {
    tags: Tags,
    session: Session<AnyGame>,
}

impl Record {
    /// Creates a record of a game, without tags.
    pub fn new(session: Session<AnyGame>) -> Record {
        Record { tags: Tags::default(), session }
    }

    /// Returns the game.
    pub fn session(&self) -> &Session<AnyGame> {
        &self.session
    }

    /// Returns the game without its tags.
    pub fn into_session(self) -> Session<AnyGame> {
        self.session
    }

    /// Changes the game. The tag `Result` belongs to the moves that the game had, so if these are others, the tag
    /// is removed.
    ///
    /// ```
    /// # #[cfg(feature = "timeout")] {
    /// use hyperply::{Language, record::Record};
    ///
    /// let mut record = Record::read("1. e4 e5 2. Nf3 1-0", Language::English)?;
    /// record.change(|game| game.undo());
    /// assert_eq!(record.tag("Result"), None);
    /// # }
    /// # Ok::<(), hyperply::Error>(())
    /// ```
    pub fn change<T>(&mut self, change: impl FnOnce(&mut Session<AnyGame>) -> T) -> T {
        let actions = |game: &Session<AnyGame>| game.steps().iter().map(|step| step.action.clone()).collect();
        let before: Option<Vec<_>> = self.tag(RESULT).map(|_| actions(&self.session));
        let answer = change(&mut self.session);
        if before.is_some_and(|before| before != actions(&self.session)) {
            self.remove_tag(RESULT);
        }
        answer
    }

    /// Reads one game: tags, numbered moves, comments, a result.
    ///
    /// Skips variations, numeric annotations and comments before the first move. Without a `Variant` tag and
    /// an id in `FEN`, the game is `draughts` if its `GameType` is 20, its `FEN` is PDN's or its first move
    /// is written in numbers (`32-28`), and otherwise `chess`. Several moves in a row of one side are read as
    /// speed moves (T29), even if no comment `{speed n}` announces them.
    ///
    /// # Errors
    ///
    /// Fails if the text is not a record or is too long, or if a move is not legal. The error names the place
    /// in the text.
    ///
    /// ```
    /// # #[cfg(feature = "timeout")] {
    /// use hyperply::{Language, record::Record};
    ///
    /// let record = Record::read("1. e4 e5 2. Nf3 *", Language::English)?;
    /// assert_eq!(record.session().steps().len(), 3);
    /// # }
    /// # Ok::<(), hyperply::Error>(())
    /// ```
    pub fn read(text: &str, language: Language) -> Result<Record, Error> {
        if text.len() > MAX_RECORD {
            let reason = say::LongRecord { bytes: text.len(), most: MAX_RECORD };
            return Err(Error::of(Code::TooLarge, reason));
        }
        let (written, body) = tags::read(text)?;
        let tokens = Tokens::new(text, body);
        let start = tags::start(&written, tokens.first_move())?;
        let (session, result) = replay(start, tokens, language)?;
        Ok(Record { tags: Tags::of(written, result), session })
    }

    /// Writes the game so that [`Record::read`] can read it: SAN in `chess`, PDN in `draughts`, canonical
    /// moves in other variants.
    #[must_use]
    pub fn write(&self) -> String {
        write::record(&self.tags, &self.session)
    }

    /// Writes the game with these tags, which replace its own tags of the same names.
    ///
    /// # Errors
    ///
    /// Fails like [`Record::set_tag`].
    pub fn write_with(&self, tags: impl IntoIterator<Item = (String, String)>) -> Result<String, Error> {
        let mut all = self.tags.clone();
        for (name, value) in tags {
            all.set(name, value)?;
        }
        Ok(write::record(&all, &self.session))
    }

    /// Returns the tags in their order: `Event`, `White` and so on. Tags that follow from the game itself
    /// (`Variant`, `GameType`, `SetUp`, `FEN`) are not among them; `Result` is, if the record had one.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter()
    }

    /// Returns the value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.get(name)
    }

    /// Sets a tag.
    ///
    /// # Errors
    ///
    /// Fails if the name has characters other than letters, digits and `_`, or is one that the game itself
    /// decides; if the value has a line break, or is none that a `Result` can have; if the tag is longer than
    /// [`MAX_TAG`], or there are already [`MAX_TAGS`].
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), Error> {
        self.tags.set(name.to_string(), value.to_string())
    }

    /// Removes a tag, if it exists.
    pub fn remove_tag(&mut self, name: &str) {
        self.tags.remove(name);
    }
}

/// Plays the tokens; also returns the result.
fn replay<'a>(
    start: AnyGame,
    tokens: Tokens<'a>,
    language: Language,
) -> Result<(Session<AnyGame>, Option<&'a str>), Error> {
    let variant = variant(start.variant())?;
    let has_speed = variant.has(SPEED_MOVES);
    let mut tokens = tokens.of(variant.record);
    let mut session = Session::new(start);
    let mut result = None;
    // Whether a comment has just announced the series that the numbers would imply.
    let mut agreed = false;
    loop {
        let ahead = tokens.clone();
        let Some(token) = tokens.next() else { return Ok((session, result)) };
        let (at, token) = token?;
        match token {
            Token::Speed(n) if has_speed => {
                agree(&mut session, n, at)?;
                agreed = true;
            }
            Token::Speed(n) => session.comment(&format!("speed {n}")).map_err(|error| error.shifted(at))?,
            Token::Comment(text) => session.comment(text).map_err(|error| error.shifted(at))?,
            Token::Result(text) => result = Some(text),
            Token::Move { text, side } => {
                if has_speed && !std::mem::take(&mut agreed) {
                    agree_by_numbers(&mut session, ahead, side, at)?;
                }
                let next = session
                    .position()
                    .number()
                    .saturating_add(u32::from(session.position().turn() == Side::Black));
                let mut played = session.play_text(text, language);
                if played.is_err()
                    && let Some((word, rest)) = text.split_once(char::is_whitespace)
                    && rest.trim_start().parse() == Ok(next)
                    && let Ok(m) = session.play_text(word, language)
                {
                    // What looked like a level (D17) is the number of the next move.
                    tokens.back_to(at + word.len());
                    played = Ok(m);
                }
                played.map_err(|error| {
                    let whole = say::MoveOf { number: session.position().number(), text: shown(text) };
                    error.within(Code::BadRecord, whole).shifted(at)
                })?;
            }
        }
    }
}

/// Makes the agreement that a comment notes.
fn agree(session: &mut Session<AnyGame>, n: &str, at: usize) -> Result<(), Error> {
    let agreed = match n.parse() {
        Ok(n) => session.agree_speed(n),
        Err(_) => Err(Error::of(Code::BadRecord, say::SeriesOfMoves {}).with_rule("T23")),
    };
    let whole = || say::Quoted { text: format!("{{speed {}}}", shown(n)) };
    agreed.map_err(|error| error.within(Code::BadRecord, whole()).shifted(at))
}

/// Makes the agreement that several moves in a row of one side imply (T29), and checks which side the numbers
/// announce.
fn agree_by_numbers(
    session: &mut Session<AnyGame>,
    mut ahead: Tokens<'_>,
    side: Option<Side>,
    at: usize,
) -> Result<(), Error> {
    if !session.position().in_series() {
        let first = ahead.run();
        let second = ahead.run();
        if first > 1 {
            let n = u8::try_from(first.max(second)).unwrap_or(u8::MAX);
            let whole = say::MovesInARow { count: first };
            return session.agree_speed(n).map_err(|error| error.within(Code::BadRecord, whole).shifted(at));
        }
    }
    let turn = session.position().turn();
    match side {
        Some(side) if side != turn => Err(fault(at, say::NumberedAs { side, turn }).with_rule("T25")),
        _ => Ok(()),
    }
}
