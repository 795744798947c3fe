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

impl FromStr for Language {
    type Err = Error;

    /// Reads the code of a language, `en` or `de`.
    ///
    /// # Errors
    ///
    /// If it is another.
    fn from_str(code: &str) -> Result<Self, Error> {
        match code {
            "en" => Ok(Language::English),
            "de" => Ok(Language::German),
            _ => {
                let message = format!("`{}` is neither `en` nor `de`", shown(code));
                Err(Error::new(Code::BadArgument, message))
            }
        }
    }
}
