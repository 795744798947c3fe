//! The moves of a record, separated from everything around them; read only as far as needed.

use crate::cut::{head, tail};
use crate::record_style::RecordStyle;
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
        let (announced, last) = (None, None);
        Tokens { text, at, announced, last, has_result: false, failed: false, style: RecordStyle::TAGGED }
    }

    /// Returns the same tokens, read as tokens of a variant.
    pub(super) fn of(self, style: RecordStyle) -> Self {
        Tokens { style, ..self }
    }

    /// Continues from another place.
    pub(super) fn back_to(&mut self, at: usize) {
        self.at = at;
    }

    pub(super) fn first_move(&self) -> Option<&'a str> {
        self.clone().map_while(Result::ok).find_map(|(_, token)| match token {
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
                Some(Ok((_, Token::Comment(_)))) => {}
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

    fn line(&self) -> usize {
        self.rest().find('\n').unwrap_or(self.rest().len())
    }

    /// Skips everything that is not a token; returns `None` at the end.
    fn skip(&mut self) -> Result<Option<char>, Error> {
        loop {
            self.at = self.text.len() - self.rest().trim_start().len();
            let Some(c) = self.rest().chars().next() else { return Ok(None) };
            if self.has_result && c != '{' && c != ';' {
                return Err(fault(self.at, say::AfterResult {}));
            }
            match c {
                '%' if self.at == 0 || head(self.text, self.at).ends_with('\n') => self.at += self.line(),
                '(' => self.skip_variation()?,
                ')' => return Err(fault(self.at, say::UnopenedVariation {})),
                '$' => self.at += 1 + count(tail(self.rest(), 1), |b| b.is_ascii_digit()),
                '.' => {
                    self.announced = Some(Side::Black);
                    self.at += count(self.rest(), |b| b == b'.');
                }
                _ if self.rest().strip_prefix("e.p.").is_some_and(is_end) => self.at += "e.p.".len(),
                _ => match move_number(self.rest()) {
                    Some((length, side)) => {
                        self.announced = Some(side);
                        self.at += length;
                    }
                    None => return Ok(Some(c)),
                },
            }
        }
    }

    fn skip_variation(&mut self) -> Result<(), Error> {
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
                return Ok(());
            }
        }
        Err(fault(self.at, say::UnclosedVariation {}))
    }

    /// Returns the text up to the next space or comment.
    fn word(&self) -> &'a str {
        let rest = self.rest();
        let mut end = first_word(rest).len();
        if head(rest, end) == "huff" {
            // Q16: the only move of two words.
            let cell = tail(rest, end).trim_start();
            end = rest.len() - cell.len() + first_word(cell).len();
        }
        loop {
            let behind = tail(rest, end).trim_start();
            let word = first_word(behind);
            if is_result(word) || !(self.style.goes_on)(head(rest, end), word) {
                return head(rest, end);
            }
            end = rest.len() - behind.len() + word.len();
        }
    }

    fn read(&mut self) -> Result<Option<(usize, Token<'a>)>, Error> {
        let Some(c) = self.skip()? else { return Ok(None) };
        let at = self.at;
        let token = match c {
            ';' => {
                let length = self.line();
                Token::Comment(tail(self.take(length), 1))
            }
            '{' => {
                let end = self.rest().find('}').ok_or_else(|| fault(at, say::UnclosedComment {}))?;
                let comment = tail(head(self.take(end + 1), end), 1);
                agreement(comment).map_or(Token::Comment(comment), Token::Speed)
            }
            _ => {
                let length = self.word().len();
                let text = self.take(length);
                if text == UNKNOWN || is_result(text) {
                    self.has_result = true;
                    Token::Result(text)
                } else {
                    let side = self.announced.take().or(self.last.map(Side::other));
                    self.last = side;
                    Token::Move { text, side }
                }
            }
        };
        Ok(Some((at, token)))
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

fn ends_word(c: char) -> bool {
    c.is_whitespace() || matches!(c, '{' | ';')
}

fn first_word(text: &str) -> &str {
    head(text, text.find(ends_word).unwrap_or(text.len()))
}

pub(super) fn is_result(word: &str) -> bool {
    RESULTS.as_flattened().contains(&word)
}

/// Returns whether a word ends before this.
fn is_end(rest: &str) -> bool {
    rest.chars().next().is_none_or(ends_word)
}

fn count(text: &str, is: impl Fn(u8) -> bool) -> usize {
    text.bytes().take_while(|&b| is(b)).count()
}

/// Returns the length of a move number with its dots, and the side whose move it announces; `0-0` is not a
/// move number.
fn move_number(rest: &str) -> Option<(usize, Side)> {
    let digits = count(rest, |b| b.is_ascii_digit());
    let after = tail(rest, digits);
    let dots = count(after, |b| b == b'.');
    let alone = is_end(after);
    let side = if dots > 1 { Side::Black } else { Side::White };
    (digits > 0 && (dots > 0 || alone)).then_some((digits + dots, side))
}

pub(super) fn fault(at: usize, reason: impl Into<Message>) -> Error {
    Error::of(Code::BadRecord, reason).with_at(at)
}
