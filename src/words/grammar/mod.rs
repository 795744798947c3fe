//! How each language writes pieces, columns and choices inside a sentence.

pub(super) mod de;
pub(super) mod en;
