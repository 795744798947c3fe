//! Parts of texts, where there can be no other. A text that is indexed brings the words of its panics and tables of Unicode
//! to the package: a fiftieth of it.

/// Returns the first `length` bytes.
pub(crate) fn head(text: &str, length: usize) -> &str {
    debug_assert!(text.is_char_boundary(length), "{text}: {length}");
    text.get(..length).unwrap_or_default()
}

/// Returns what follows the first `length` bytes.
pub(crate) fn tail(text: &str, length: usize) -> &str {
    debug_assert!(text.is_char_boundary(length), "{text}: {length}");
    text.get(length..).unwrap_or_default()
}
