//! The language of letters (T28).

/// The language of piece and level letters (T28).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// K Q R B N P, levels L.
    #[default]
    English,
    /// K D T L S B, levels E.
    German,
}
