//! The moves of a record, separated from everything around them; read only as far as needed.

use super::marks::{self, is_dash, trim_start};
use crate::cut::{head, tail};
use crate::error::shown;
use crate::record_style::{Format, RecordStyle};
use crate::words::{Message, say};
use crate::{Code, Error, Side};

/// White wins, Black wins, a draw: in chess and in draughts.
pub(super) const RESULTS: [[&str; 2]; 3] = [["1-0", "2-0"], ["0-1", "0-2"], ["1/2-1/2", "1-1"]];
pub(super) const UNKNOWN: &str = "*";

/// The parts of a record between its tags and its end.
pub(super) enum Token<'a> {
    /// A move, and whose it is by its number.
    Move {
        text: &'a str,
        side: Option<Side>,
    },
    /// An agreement on so many moves in a row, `{speed 3}` (T29).
    Speed(&'a str),
    Comment(&'a str),
    Result(&'a str),
    /// What is read otherwise than written.
    Note(Message),
}

/// Returns the number of moves if a comment notes an agreement (T29), however it is spaced.
pub(super) fn agreement(comment: &str) -> Option<&str> {
    let mut words = comment.split_whitespace();
    let n = words.next().filter(|&word| word == "speed").and_then(|_| words.next())?;
    (words.next().is_none() && n.bytes().all(|b| b.is_ascii_digit())).then_some(n)
}

/// The tokens of a record, each with its place.
#[derive(Clone)]
pub(super) struct Tokens<'a> {
    text: &'a str,
    at: usize,
    /// The number of the next move when it was last told, and how many moves were read since.
    number: u32,
    since: u32,
    /// Whether a number stands before the next move.
    is_numbered: bool,
    /// Whose move the last number announced.
    announced: Option<Side>,
    /// Whose the last move was.
    last: Option<Side>,
    has_result: bool,
    failed: bool,
    style: RecordStyle,
}

impl<'a> Tokens<'a> {
    pub(super) fn new(text: &'a str, at: usize) -> Self {
        let (announced, last, style) = (None, None, RecordStyle::TAGGED);
        let (number, since, is_numbered, has_result, failed) = (1, 0, false, false, false);
        Tokens { text, at, number, since, is_numbered, announced, last, has_result, failed, style }
    }

    /// Returns the same tokens, read as tokens of a variant.
    pub(super) fn of(self, style: RecordStyle) -> Self {
        Tokens { style, ..self }
    }

    /// Continues from another place.
    pub(super) fn back_to(&mut self, at: usize) {
        self.at = at;
    }

    /// Tells the number of the next move: no other number without a dot can stand before it.
    pub(super) fn expect(&mut self, number: u32) {
        (self.number, self.since) = (number, 0);
    }

    pub(super) fn first_move(self) -> Option<&'a str> {
        self.map_while(Result::ok).find_map(|(_, token)| match token {
            Token::Move { text, .. } => Some(text),
            _ => None,
        })
    }

    /// Skips the moves up to the next agreement that are numbered as moves of one side; returns their number.
    pub(super) fn run(&mut self) -> usize {
        let (mut count, mut of) = (0, None);
        loop {
            let before = self.clone();
            match self.next() {
                Some(Ok((_, Token::Move { side: Some(side), .. }))) if of.is_none_or(|of| of == side) => {
                    of = Some(side);
                    count += 1;
                }
                Some(Ok((_, Token::Comment(_) | Token::Note(_)))) => {}
                _ => {
                    *self = before;
                    return count;
                }
            }
        }
    }

    fn rest(&self) -> &'a str {
        tail(self.text, self.at)
    }

    /// Skips so many bytes.
    fn take(&mut self, length: usize) -> &'a str {
        let taken = head(self.rest(), length);
        self.at += length;
        taken
    }

    /// Skips so many bytes that are not read, and says so.
    fn leave_out(&mut self, length: usize) -> Token<'a> {
        Token::Note(say::LeftOut { text: shown(self.take(length)) }.into())
    }

    /// Skips a variation, or a sign in parentheses.
    fn in_parentheses(&mut self) -> Result<Token<'a>, Error> {
        if let Some(length) = marks::strength(self.rest()) {
            return Ok(self.leave_out(length));
        }
        // `comment` is the sign that ends the current comment.
        let (mut depth, mut comment) = (0, None);
        for (offset, c) in self.rest().char_indices() {
            match c {
                _ if comment == Some(c) => comment = None,
                _ if comment.is_some() => {}
                '{' => comment = Some('}'),
                ';' => comment = Some('\n'),
                '(' => depth += 1,
                ')' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                self.at += offset + 1;
                return Ok(Token::Note(say::LeftOutVariation {}.into()));
            }
        }
        Err(fault(self.at, say::UnclosedVariation {}))
    }

    /// Skips a move number with its dots, if one stands here and may stand here: with a dot before any move, without
    /// one only if it is the number of that move. `0-0` is not a move number.
    fn number(&mut self) -> Result<Option<Option<Message>>, Error> {
        let rest = self.rest();
        let digits = count(rest, |b| b.is_ascii_digit());
        let after = tail(rest, digits);
        let dots = count(after, |b| b == b'.');
        let value: Option<u32> = head(rest, digits).parse().ok();
        let numbers = self.number..=self.number.saturating_add(self.since);
        let is_expected = value.is_some_and(|value| numbers.contains(&value));
        let is_square = self.style.format == Format::Pdn && trim_start(after).starts_with(['-', 'x', ':']);
        if digits == 0
            || dots == 0 && (self.is_numbered || !is_expected || is_square || !marks::is_end(after))
        {
            return Ok(None);
        }
        if self.is_numbered {
            return Err(fault(self.at, say::NumberTwice { number: shown(head(rest, digits)) }));
        }
        (self.is_numbered, self.announced) = (true, Some(if dots > 1 { Side::Black } else { Side::White }));
        self.at += digits + dots;
        let read = say::NumberAs { text: shown(head(rest, digits)), read: self.number };
        Ok(Some((!is_expected).then(|| read.into())))
    }

    /// Returns the text up to the next space or comment.
    fn word(&self) -> &'a str {
        let rest = self.rest();
        let first = |text| marks::first_word(text, self.style);
        let mut end = first(rest).len();
        if head(rest, end) == "huff" {
            // Q16: the only move of two words.
            let cell = trim_start(tail(rest, end));
            end = rest.len() - cell.len() + first(cell).len();
        }
        loop {
            let behind = trim_start(tail(rest, end));
            let word = first(behind);
            if self.result(word).is_some() || !(self.style.goes_on)(head(rest, end), word) {
                return head(rest, end);
            }
            end = rest.len() - behind.len() + word.len();
        }
    }

    /// Returns the result that a word is.
    fn result(&self, word: &str) -> Option<&'static str> {
        // In chess it is castling.
        (word == "0-0" && self.style.format == Format::Pdn).then_some("0-0").or_else(|| result_of(word))
    }

    /// Returns whether only comments, or another game, follow.
    fn is_last(&self) -> bool {
        matches!(trim_start(tail(self.rest(), 1)).chars().next(), None | Some('{' | ';' | '%' | '['))
    }

    fn read(&mut self) -> Result<Option<(usize, Token<'a>)>, Error> {
        loop {
            self.at = self.text.len() - trim_start(self.rest()).len();
            let (at, rest) = (self.at, self.rest());
            let Some(c) = rest.chars().next() else { return Ok(None) };
            let is_escaped = c == '%' && (at == 0 || head(self.text, at).ends_with('\n'));
            if self.has_result && !is_escaped && c != '{' && c != ';' {
                return Err(fault(at, say::AfterResult {}));
            }
            let glyph = tail(rest, c.len_utf8());
            let token = match c {
                '%' if is_escaped => self.leave_out(marks::line(rest)),
                ';' => Token::Comment(tail(self.take(marks::line(rest)), 1)),
                '{' => {
                    let end = rest.find('}').ok_or_else(|| fault(at, say::UnclosedComment {}))?;
                    let comment = tail(head(self.take(end + 1), end), 1);
                    agreement(comment).map_or(Token::Comment(comment), Token::Speed)
                }
                '(' => self.in_parentheses()?,
                ')' => return Err(fault(at, say::UnopenedVariation {})),
                '[' => return Err(fault(at, say::TagAmongMoves {})),
                '$' if glyph.starts_with(|c: char| c.is_ascii_digit()) => {
                    self.leave_out(1 + count(glyph, |b| b.is_ascii_digit()))
                }
                '*' if self.style.format == Format::Pdn && !self.is_last() => self.leave_out(1),
                '.' => {
                    let dots = count(rest, |b| b == b'.');
                    if dots > 1 {
                        self.announced = Some(Side::Black);
                    }
                    self.at += dots;
                    continue;
                }
                _ => match self.number()? {
                    Some(None) => continue,
                    Some(Some(note)) => Token::Note(note),
                    None => self.move_or_result(),
                },
            };
            return Ok(Some((at, token)));
        }
    }

    fn move_or_result(&mut self) -> Token<'a> {
        let text = self.word();
        if let Some(result) = self.result(text) {
            self.at += text.len();
            self.has_result = true;
            return Token::Result(result);
        }
        if marks::is_sign(text) {
            return self.leave_out(text.len());
        }
        self.at += text.len();
        let side = self.announced.take().or(self.last.map(Side::other));
        (self.last, self.is_numbered) = (side, false);
        self.since = self.since.saturating_add(1);
        Token::Move { text, side }
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Result<(usize, Token<'a>), Error>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.failed {
            return None;
        }
        let read = self.read();
        self.failed = read.is_err();
        read.transpose()
    }
}

/// Returns the result that a text is, with any dash and with `½`.
pub(super) fn result_of(text: &str) -> Option<&'static str> {
    if !text.starts_with(['0', '1', '2', '½', '*']) {
        return None;
    }
    let plain: String = text.chars().map(|c| if is_dash(c) { '-' } else { c }).collect();
    let plain = plain.replace('½', "1/2");
    RESULTS.as_flattened().iter().chain([&UNKNOWN]).find(|result| **result == plain).copied()
}

fn count(text: &str, is: impl Fn(u8) -> bool) -> usize {
    text.bytes().take_while(|&b| is(b)).count()
}

pub(super) fn fault(at: usize, reason: impl Into<Message>) -> Error {
    Error::of(Code::BadRecord, reason).with_at(at)
}
