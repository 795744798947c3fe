//! Any text: an error that points into it, or a position that is written and read as the same.
#![no_main]

use hyperply::catalog::AnyGame;
use hyperply_fuzz::{check_error, check_position};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match text.parse::<AnyGame>() {
        Ok(game) => check_position(&game),
        Err(error) => check_error(&error, text),
    }
});
