//! What holds in every position and for every text, however it came about.

use hyperply::catalog::{AnyGame, AnyMove};
use hyperply::describe::{Describe, MoveInfo};
use hyperply::{Code, Comparison, Error, Game, Language, Style, compare, rule_sets};
use std::collections::HashSet;

/// Checks a position: its text, its moves, and what the page asks about it.
pub fn check_position(game: &AnyGame) {
    let text = game.to_string();
    let again: AnyGame = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(again, *game, "{text}");
    assert_eq!(again.to_string(), text);
    assert_eq!(again.key(), game.key(), "{text}");

    let moves = game.legal_moves();
    assert_eq!(game.count_moves(), moves.len() as u64, "{text}");
    assert_eq!(game.outcome().is_some(), moves.is_empty(), "{text}");
    let infos: Vec<MoveInfo> = moves.iter().map(|m| game.describe(m)).collect();
    let texts: HashSet<&str> = infos.iter().map(|info| &*info.notation).collect();
    assert_eq!(texts.len(), moves.len(), "two moves with one text: {text}");
    for (m, info) in moves.iter().zip(&infos).step_by(1 + moves.len() / 64) {
        assert_eq!(*info, game.describe(m), "{text}");
        assert_eq!(info.notation, game.move_text(m), "{text}");
    }

    let status = game.status();
    assert_eq!(status.legal_moves as u64, moves.len() as u64, "{text}");
    assert_eq!(status.outcome, game.outcome(), "{text}");
    game.pieces();
    game.threats();
    game.rematerializations();
    if moves.len() < 2_000 {
        check_rule_sets(game);
    }
}

/// Checks that a position by other rules has the same pieces, and that what differs has its reason.
fn check_rule_sets(game: &AnyGame) {
    for id in rule_sets(game.variant()).unwrap() {
        let Ok(Comparison { other, both, here, there, .. }) = compare(game, id) else { continue };
        assert_eq!((other.pieces(), other.turn()), (game.pieces(), game.turn()), "{game}: {id}");
        assert_eq!(both.len() + here.len(), game.legal_moves().len(), "{game}: {id}");
        assert_eq!(both.len() + there.len(), other.legal_moves().len(), "{game}: {id}");
        assert!(here.iter().chain(&there).all(|(_, error)| error.rule().is_some()), "{game}: {id}");
    }
}

/// Checks that a legal move can be written in every style and read again, and leads to a sound position.
pub fn check_move(game: &AnyGame, m: &AnyMove) {
    assert!(game.legal_moves().contains(m), "{game}: {m:?}");
    game.describe(m);
    assert_eq!(game.parse_move(&game.move_text(m), Language::English).as_ref(), Ok(m), "{game}");
    for language in [Language::English, Language::German] {
        for short in [false, true] {
            let text = game.format_move(m, Style { language, short, check: true });
            assert_eq!(game.parse_move(&text, language).as_ref(), Ok(m), "{game}: {text}");
        }
    }
    let mut next = game.clone();
    match next.play(m) {
        Ok(()) => check_position(&next),
        Err(error) => {
            check_too_complex(&error);
            assert_eq!(next, *game);
        }
    }
}

/// Checks that a legal move was refused for the one reason that there is (Q15).
pub fn check_too_complex(error: &Error) {
    assert_eq!((error.code(), error.rule()), (Code::TooComplex, Some("Q15")), "{error}");
}

/// Checks that an error points into the text that was read.
pub fn check_error(error: &Error, text: &str) {
    assert!(!error.message().is_empty());
    if let Some(at) = error.at() {
        assert!(text.is_char_boundary(at), "{error} at {at} of {text:?}");
    }
}
