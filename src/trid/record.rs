//! How games are recorded.

use crate::cut::tail;
use crate::record_style::RecordStyle;

pub(crate) const RECORD: RecordStyle = RecordStyle::TAGGED.with_spaces(goes_on);

/// Returns whether a part of a move lacks a level and the word after it begins with one: `2`, `(2)`, `2-c3`
/// (D17).
fn goes_on(text: &str, word: &str) -> bool {
    let lacks = matches!(text.as_bytes(), [.., b'a'..=b'f', b'0'..=b'9'] | [.., b'L', b'1'..=b'6']);
    let (level, close) = match word.as_bytes() {
        [b'(', ..] => (tail(word, 1), ")"),
        [b'[', ..] => (tail(word, 1), "]"),
        _ => (word, ""),
    };
    let after = level.strip_prefix(|c| ('1'..='7').contains(&c)).and_then(|after| after.strip_prefix(close));
    let is_level = |after: &str| after.is_empty() || after.starts_with(['-', 'x', '=', '+', '#', '!', '?']);
    lacks && after.is_some_and(is_level)
}
