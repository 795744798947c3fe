//! The language of letters (T28).

use crate::error::shown;
use crate::{Code, Error};
use std::str::FromStr;

/// The language of piece and level letters (T28).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// K Q R B N P, levels L.
    #[default]
    English,
    /// K D T L S B, levels E.
    German,
}

impl Language {
    /// The language of a code, `en` or `de`.
    pub fn from_code(code: &str) -> Option<Language> {
        match code {
            "en" => Some(Language::English),
            "de" => Some(Language::German),
            _ => None,
        }
    }
}

impl FromStr for Language {
    type Err = Error;

    /// Reads the code of a language, `en` or `de`.
    ///
    /// # Errors
    ///
    /// If it is another.
    fn from_str(code: &str) -> Result<Self, Error> {
        let message = || format!("`{}` is neither `en` nor `de`", shown(code));
        Language::from_code(code).ok_or_else(|| Error::new(Code::BadArgument, message()))
    }
}
