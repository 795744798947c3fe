//! Any text: problems that point into it, the first of which is the error, or a position that is written and read as the
//! same.
#![no_main]

use hyperply::catalog::AnyGame;
use hyperply::problems;
use hyperply_fuzz::{check_error, check_position};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let problems = problems(text);
    problems.iter().for_each(|problem| check_error(problem, text));
    let game = text.parse::<AnyGame>();
    assert_eq!(game.as_ref().err(), problems.first(), "{text}");
    if let Ok(game) = game {
        check_position(&game);
    }
});
