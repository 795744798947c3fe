//! What ends a word of a record, and what may stand at its end.

use crate::cut::{head, tail};
use crate::record_style::{Format, RecordStyle};

/// Signs of comment as annotators write them; `-` and `/` only beside others.
const SIGNS: &str = "!?+#=-/±∓⩲⩱∞≅□○◯⊕⊙⟳↻↑⇆⇄△∆Δ▽▼⌓‼⁇⁈⁉";

/// The longest part of a move in parentheses.
const LONGEST_PART: usize = 8;

pub(super) fn is_space(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}')
}

pub(super) fn is_dash(c: char) -> bool {
    matches!(c, '\u{2010}'..='\u{2015}' | '\u{2212}')
}

pub(super) fn trim_start(text: &str) -> &str {
    text.trim_start_matches(is_space)
}

/// Returns the length of the first line.
pub(super) fn line(text: &str) -> usize {
    text.find('\n').unwrap_or(text.len())
}

fn ends_word(c: char) -> bool {
    is_space(c) || matches!(c, '{' | '}' | ';' | '(' | ')' | '[' | ']' | '$' | '*' | '.')
}

/// Returns whether a word ends before this.
pub(super) fn is_end(rest: &str) -> bool {
    rest.chars().next().is_none_or(ends_word)
}

/// Returns the first word. It always has a character if the text does not begin with a space or a comment.
pub(super) fn first_word(text: &str, style: RecordStyle) -> &str {
    let mut end = 0;
    while let Some(c) = tail(text, end).chars().next() {
        let rest = tail(text, end);
        // Draughts mark an only move with a star.
        let goes_on = match end {
            0 => !is_space(c) && c != '{' && c != ';',
            _ => c == '*' && style.format == Format::Pdn,
        };
        end += match part(rest, is_of_move) {
            Some(length) => length,
            None if rest.starts_with(".p.") && head(text, end).ends_with('e') => ".p.".len(),
            None if ends_word(c) && !goes_on => break,
            None => c.len_utf8(),
        };
    }
    head(text, end)
}

/// Returns the length of a short part in parentheses or brackets whose content is as `is` says.
fn part(rest: &str, is: fn(&str) -> bool) -> Option<usize> {
    let close = match rest.as_bytes().first()? {
        b'(' => b')',
        b'[' => b']',
        _ => return None,
    };
    let end = rest.bytes().take(LONGEST_PART).position(|b| b == close)?;
    rest.get(1..end).filter(|content| !content.is_empty() && is(content)).map(|_| end + 1)
}

fn is_strength(content: &str) -> bool {
    content.bytes().all(|b| matches!(b, b'!' | b'?'))
}

/// Returns whether a move can have this in parentheses: a level, a piece to promote to, or a sign.
fn is_of_move(content: &str) -> bool {
    let is_level = |b: u8| b.is_ascii_digit() || matches!(b, b'L' | b'E' | b'-');
    let is_piece = matches!(content.as_bytes(), [b'A'..=b'Z']);
    is_piece || is_strength(content) || content.bytes().all(is_level)
}

/// Returns the length of a sign in parentheses, as draughts have it: `(!?)`.
pub(super) fn strength(rest: &str) -> Option<usize> {
    part(rest, is_strength)
}

/// Returns whether a word is nothing but a sign.
pub(super) fn is_sign(word: &str) -> bool {
    matches!(word, "N" | "TN" | "ep" | "e.p.") || cut(word).0.is_empty()
}

/// Separates a move from the signs behind it.
pub(super) fn cut(word: &str) -> (&str, &str) {
    let open =
        word.rfind('(').filter(|&at| strength(tail(word, at)).is_some_and(|end| at + end == word.len()));
    let word_end = open.unwrap_or(word.len());
    let bare = head(word, word_end).trim_end_matches(|c| SIGNS.contains(c) || c == '*');
    let signs = tail(word, bare.len());
    match signs.chars().all(|c| matches!(c, '-' | '/')) {
        true => (word, ""),
        false => (bare, signs),
    }
}

/// Returns those signs that are not part of how moves are written, as check is.
pub(super) fn comment_of(signs: &str) -> &str {
    let rest = signs.trim_start_matches(['+', '#']);
    if rest.chars().all(|c| matches!(c, '!' | '?')) { rest } else { signs }
}

/// Returns a move without the `ep` or `e.p.` of a capture in passing.
pub(super) fn without_en_passant(text: &str) -> &str {
    let rest = text.strip_suffix("e.p.").or_else(|| text.strip_suffix("ep"));
    rest.filter(|rest| rest.ends_with(|c: char| c.is_ascii_digit())).unwrap_or(text)
}
