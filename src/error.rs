//! The library's one error type.

use crate::Language;
use crate::words::{Message, Moves, say};
use std::fmt;

/// The kinds of errors; stable across versions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Code {
    /// A value of the wrong type or out of range.
    BadArgument,
    /// An id that no variant has (C1).
    UnknownVariant,
    /// A position text that breaks its format or a condition (C2).
    BadPosition,
    /// A malformed move text (C3).
    BadNotation,
    /// A well-formed move that the rules forbid in this position.
    IllegalMove,
    /// A short move text that fits several legal moves (C3).
    AmbiguousMove,
    /// A game that is over, so nothing can be played (C4).
    GameOver,
    /// An agreement that cannot be made here (T23).
    BadAgreement,
    /// A malformed game record, or one with an illegal move.
    BadRecord,
    /// A position with too many ways to capture (Q15).
    TooComplex,
    /// An input or a game beyond the library's limits.
    TooLarge,
}

impl Code {
    /// Returns the code as JavaScript sees it: `illegal-move`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Code::BadArgument => "bad-argument",
            Code::UnknownVariant => "unknown-variant",
            Code::BadPosition => "bad-position",
            Code::BadNotation => "bad-notation",
            Code::IllegalMove => "illegal-move",
            Code::AmbiguousMove => "ambiguous-move",
            Code::GameOver => "game-over",
            Code::BadAgreement => "bad-agreement",
            Code::BadRecord => "bad-record",
            Code::TooComplex => "too-complex",
            Code::TooLarge => "too-large",
        }
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Why a text or a move was refused: what is wrong, where, and by which rule.
///
/// ```
/// # #[cfg(feature = "timeout")] {
/// use hyperply::{Code, Game, Language, timeout::Flat};
///
/// let start = Flat::start("chess")?;
/// let error = start.parse_move("Ng1-g3", Language::English).unwrap_err();
/// assert_eq!(error.code(), Code::IllegalMove);
/// assert_eq!(error.rule(), Some("T4"));
/// assert_eq!(error.to_string(), "The knight on g1 can't reach g3 (T4).");
/// # }
/// # Ok::<(), hyperply::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(Box<Detail>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Detail {
    code: Code,
    reason: Message,
    rule: Option<&'static str>,
    at: Option<usize>,
    cells: Vec<String>,
    candidates: Vec<String>,
}

impl Error {
    /// Creates an error with a message that says what is wrong.
    #[must_use]
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Error::of(code, say::Other { text: message.into() })
    }

    /// Creates an error with a message in every language.
    pub(crate) fn of(code: Code, reason: impl Into<Message>) -> Self {
        Error::with_reason(code, reason.into())
    }

    /// Compiled once, not for each kind of reason.
    #[inline(never)]
    fn with_reason(code: Code, reason: Message) -> Self {
        let (cells, candidates) = (Vec::new(), Vec::new());
        Error(Box::new(Detail { code, reason, rule: None, at: None, cells, candidates }))
    }

    /// Creates the error of a short text that fits several legal moves (C3), with their canonical texts and their
    /// German ones, of which only the first are told.
    pub(crate) fn ambiguous(
        text: &str,
        candidates: Vec<String>,
        german: impl Iterator<Item = String>,
    ) -> Self {
        let english = candidates.iter().take(4).cloned().collect();
        let moves = Moves { english, german: german.take(4).collect(), more: candidates.len() > 4 };
        let reason = say::Ambiguous { text: shown(text), count: candidates.len(), moves };
        Error::of(Code::AmbiguousMove, reason).with_rule("C3").with_candidates(candidates)
    }

    /// Creates the error of a move that a rule forbids.
    pub(crate) fn illegal(rule: &'static str, reason: impl Into<Message>) -> Self {
        Error::of(Code::IllegalMove, reason).with_rule(rule)
    }

    /// Adds the number of the rule that forbids it.
    #[must_use]
    pub fn with_rule(mut self, rule: &'static str) -> Self {
        self.0.rule = Some(rule);
        self
    }

    /// Adds the offset of the offending token, in bytes.
    #[must_use]
    pub fn with_at(mut self, at: usize) -> Self {
        self.0.at = Some(at);
        self
    }

    /// Turns an offset in a part of a text into one in the whole text.
    pub(crate) fn shifted(mut self, by: usize) -> Self {
        self.0.at = Some(self.0.at.unwrap_or(0) + by);
        self
    }

    /// Adds the cells that are in the way.
    #[must_use]
    pub fn with_cells<C: ToString>(self, cells: impl IntoIterator<Item = C>) -> Self {
        self.on_cells(cells.into_iter().map(|cell| cell.to_string()).collect())
    }

    /// The same, with the names of the cells that are in the way.
    #[inline(never)]
    pub(crate) fn on_cells(mut self, cells: Vec<String>) -> Self {
        self.0.cells = cells;
        self
    }

    /// Adds the canonical texts of the moves that could be meant.
    #[must_use]
    pub fn with_candidates(mut self, candidates: Vec<String>) -> Self {
        self.0.candidates = candidates;
        self
    }

    /// Turns the error of a part into an error of the whole.
    pub(crate) fn within(mut self, code: Code, whole: impl Into<Message>) -> Self {
        self.0.code = code;
        self.0.reason = say::Within { whole: whole.into(), reason: self.0.reason }.into();
        self
    }

    /// Returns the kind of error.
    pub fn code(&self) -> Code {
        self.0.code
    }

    /// Returns what is wrong in English, without the number of the rule.
    pub fn message(&self) -> String {
        self.message_in(Language::English)
    }

    /// Returns what is wrong in the given language, without the number of the rule.
    pub fn message_in(&self, language: Language) -> String {
        self.0.reason.text(language, None)
    }

    /// Returns what is wrong in the given language, with the number of the rule.
    pub(crate) fn sentence(&self, language: Language) -> String {
        self.0.reason.text(language, self.0.rule)
    }

    /// Returns what is wrong, as a part of another message.
    pub(crate) fn reason(&self) -> Message {
        self.0.reason.clone()
    }

    /// Returns the number of the rule that forbids it, such as `T17`, if there is one.
    pub fn rule(&self) -> Option<&'static str> {
        self.0.rule
    }

    /// Returns the offset of the offending token in the text that was parsed, in bytes.
    pub fn at(&self) -> Option<usize> {
        self.0.at
    }

    /// Returns the cells that are in the way, in the notation of the game.
    pub fn cells(&self) -> &[String] {
        &self.0.cells
    }

    /// Returns the canonical texts of the legal moves that an ambiguous text could mean, or of the compulsory
    /// captures that an illegal move misses (Q8).
    pub fn candidates(&self) -> &[String] {
        &self.0.candidates
    }
}

/// Returns text from a caller as messages quote it: at most 40 characters in one line, with `?` for invisible
/// ones.
pub(crate) fn shown(text: &str) -> String {
    let mut characters = text.chars();
    let mut shown: String =
        characters.by_ref().take(40).map(|c| if is_invisible(c) { '?' } else { c }).collect();
    if characters.next().is_some() {
        shown.push_str("...");
    }
    shown
}

/// Returns whether a character cannot be seen by itself: controls, all spaces but the usual one, marks on other characters,
/// private ones. Unicode's own tables would add a hundredth to the package.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{a0}' | '\u{ad}' | '\u{300}'..='\u{36f}' | '\u{61c}' | '\u{1680}' | '\u{180b}'..='\u{180f}')
        || matches!(c, '\u{2000}'..='\u{200f}' | '\u{2028}'..='\u{202f}' | '\u{205f}'..='\u{206f}' | '\u{20d0}'..='\u{20ff}')
        || matches!(c, '\u{3000}' | '\u{e000}'..='\u{f8ff}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{fff0}'..='\u{fffb}')
        || c >= '\u{e0000}'
}

impl fmt::Display for Error {
    /// The message in English, with the number of the rule.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Language::English))
    }
}

impl std::error::Error for Error {}

#[cfg(test)]
mod tests {
    use super::shown;

    #[test]
    fn quoted_input_is_cut_and_stays_in_one_line() {
        assert_eq!(shown("Ng1-f3"), "Ng1-f3");
        assert_eq!(shown("e4→Qd7"), "e4→Qd7");
        assert_eq!(shown("\"it's\" \\"), "\"it's\" \\");
        assert_eq!(shown(&"日".repeat(40)), "日".repeat(40));
        assert_eq!(shown(&"日".repeat(41)), format!("{}...", "日".repeat(40)));
        assert_eq!(shown("a\nb\tc\u{0}\u{2028}\u{202e}"), "a?b?c???");
    }
}
