//! A position, a line break, a move: an error that points into the move, or a legal move.
#![no_main]

use hyperply::catalog::AnyGame;
use hyperply::{Game, Language};
use hyperply_fuzz::{check_error, check_move};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Some((position, text)) = text.split_once('\n') else { return };
    let Ok(game) = AnyGame::from_variant_or_text(position) else { return };
    for language in [Language::English, Language::German] {
        match game.parse_move(text, language) {
            Ok(m) => check_move(&game, &m),
            Err(error) => check_error(&error, text),
        }
    }
});
