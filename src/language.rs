//! The language of letters and messages.

use std::fmt::{self, Display};

/// A language, of the letters of pieces and levels (T28) and of messages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// K Q R B N P, levels L.
    #[default]
    English,
    /// K D T L S B, levels E.
    German,
}

impl Language {
    /// Returns the code of the language, `en` or `de`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
        }
    }
}

impl Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
