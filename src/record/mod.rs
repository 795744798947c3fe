//! Game records modeled on PGN (T29), and on PDN for draughts (Q18).

mod foreign;
mod marks;
mod notes;
mod tags;
mod tokens;
mod write;

use crate::catalog::{AnyGame, variant};
use crate::describe::{Describe, SPEED_MOVES};
use crate::error::shown;
use crate::game::Game;
use crate::record_style::Format;
pub use crate::record_style::RecordStyle;
use crate::session::Session;
use crate::words::say;
use crate::{Code, Error, Language, Side};
use notes::Notes;
pub use notes::{MAX_NOTES, Note};
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
    notes: Vec<Note>,
}

impl Record {
    /// Creates a record of a game, without tags.
    pub fn new(session: Session<AnyGame>) -> Record {
        Record { tags: Tags::default(), session, notes: Vec::new() }
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
    /// Reads what other programs write as PGN's import format and PDN 3.0 ask, and goes on after a draw that a player
    /// would have had to claim (C4). [`Record::notes`] tells what was left out, such as variations, or read otherwise
    /// than written. Without a `Variant` tag and an id in `FEN`, the game is `draughts` if its `GameType` is 20, its
    /// `FEN` is PDN's or its first move is written in numbers (`32-28`), and otherwise `chess`. Several moves in a row
    /// of one side are read as speed moves (T29), even if no comment `{speed n}` announces them.
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
        let mut notes = Notes::default();
        let (written, body) = tags::read(text, &mut notes)?;
        let tokens = Tokens::new(text, body);
        let first_move = tokens.clone().of(RecordStyle::PDN).first_move();
        let start = tags::start(&written, first_move, &mut notes)?;
        let (session, result) = replay(start, tokens, language, &mut notes)?;
        let tags = Tags::of(written, result, write::own_result(&session), &mut notes);
        Ok(Record { tags, session, notes: notes.into_list() })
    }

    /// Returns what [`Record::read`] left out or read otherwise than written, in the order of the text; the first
    /// [`MAX_NOTES`].
    pub fn notes(&self) -> &[Note] {
        &self.notes
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

/// A result that ends the moves, and its place.
type Told<'a> = Option<(usize, &'a str)>;

/// Plays the tokens; also returns the result.
fn replay<'a>(
    start: AnyGame,
    tokens: Tokens<'a>,
    language: Language,
    notes: &mut Notes,
) -> Result<(Session<AnyGame>, Told<'a>), Error> {
    let variant = variant(start.variant())?;
    let has_speed = variant.has(SPEED_MOVES);
    let mut tokens = tokens.of(variant.record);
    let mut session = Session::new(start);
    let mut result = None;
    // Whether a comment has just announced the series that the numbers would imply.
    let mut agreed = false;
    loop {
        tokens.expect(session.position().number());
        let ahead = tokens.clone();
        let Some(token) = tokens.next() else { return Ok((session, result)) };
        let (at, token) = token?;
        match token {
            Token::Speed(n) if has_speed => {
                agree(&mut session, n, at)?;
                agreed = true;
            }
            Token::Speed(_) | Token::Comment(_) if session.steps().is_empty() => {
                notes.add(at, say::LeftOutComment {});
            }
            Token::Speed(n) => session.comment(&format!("speed {n}")).map_err(|error| error.shifted(at))?,
            Token::Comment(text) => session.comment(text).map_err(|error| error.shifted(at))?,
            Token::Result(text) => result = Some((at, text)),
            Token::Note(note) => notes.add(at, note),
            Token::Move { text, side } => {
                if has_speed && !std::mem::take(&mut agreed) {
                    agree_by_numbers(&mut session, ahead, side, at)?;
                }
                let next = session
                    .position()
                    .number()
                    .saturating_add(u32::from(session.position().turn() == Side::Black));
                let mut played = play(&mut session, variant.record.format, text, at, language, notes);
                if played.is_err()
                    && let Some((word, rest)) = text.split_once(char::is_whitespace)
                    && rest.trim_start().parse() == Ok(next)
                    && play(&mut session, variant.record.format, word, at, language, notes).is_ok()
                {
                    // What looked like a level (D17) is the number of the next move.
                    tokens.back_to(at + word.len());
                    played = Ok(());
                }
                played.map_err(|error| {
                    let whole = say::MoveOf { number: session.position().number(), text: shown(text) };
                    error.within(Code::BadRecord, whole).shifted(at)
                })?;
            }
        }
    }
}

/// Plays a move as this or another program writes it, without the signs behind it.
fn play(
    session: &mut Session<AnyGame>,
    format: Format,
    text: &str,
    at: usize,
    language: Language,
    notes: &mut Notes,
) -> Result<(), Error> {
    let (text, signs) = marks::cut(text);
    let text = marks::without_en_passant(text);
    let foreign = foreign::moves(format, text);
    let is_foreign = !foreign.is_empty();
    let mut played = session.play_recorded(foreign.first().map_or(text, |text| text), language);
    let mut read = foreign.first();
    if let (Err(_), Some(other)) = (&played, foreign.get(1))
        && let Ok(m) = session.play_recorded(other, language)
    {
        (played, read) = (Ok(m), Some(other));
    }
    let unclaimed = played.map_err(|error| if is_foreign { error.with_at(0) } else { error })?.1;
    if let Some(outcome) = unclaimed {
        notes.add(at, say::GoesOn { outcome });
    }
    if let Some(read) = read.filter(|read| text.split_whitespace().collect::<String>() != **read) {
        notes.add(at, say::ReadAs { text: shown(text), read: read.clone() });
    }
    let signs = marks::comment_of(signs);
    if !signs.is_empty() {
        notes.add(at + text.len(), say::LeftOut { text: shown(signs) });
    }
    Ok(())
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
