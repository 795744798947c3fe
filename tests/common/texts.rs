//! Position texts that are not read.

use super::position;
use hyperply::catalog::AnyGame;
use hyperply::{Code, Error, problems};

/// The error of a text, which is the first of its problems.
pub fn error(text: &str) -> Error {
    match text.parse::<AnyGame>() {
        Ok(game) => panic!("`{text}` was read as {game}"),
        Err(error) => {
            assert_eq!(problems(text)[0], error, "{text}");
            error
        }
    }
}

/// In a text, `from` is replaced by `to`; the error names FIELD, the place of `at` in the text, and the rule.
pub type Bad = (&'static str, &'static str, &'static str, &'static str, Option<&'static str>);

pub fn check(base: &str, cases: &[Bad]) {
    position(base);
    for &(from, to, field, at, rule) in cases {
        assert!(base.contains(from), "`{from}` in {base}");
        let text = base.replacen(from, to, 1);
        let error = error(&text);
        assert_eq!(error.code(), Code::BadPosition, "{text}: {error}");
        assert!(error.message().starts_with(&format!("{field}: ")), "{field} of {text}: {error}");
        let place = if at.is_empty() { text.len() } else { text.find(at).expect(at) };
        assert_eq!(error.at(), Some(place), "`{at}` in {text}: {error}");
        assert_eq!(error.rule(), rule, "{text}: {error}");
    }
}
