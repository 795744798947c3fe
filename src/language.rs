//! The language of letters and messages.

/// A language, of the letters of pieces and levels (T28) and of messages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// K Q R B N P, levels L.
    #[default]
    English,
    /// K D T L S B, levels E.
    German,
}
