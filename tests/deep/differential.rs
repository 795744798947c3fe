//! The engine against the reference in `reference/`, which moves by the letter of the rules and shares no
//! code with it: the same legal moves, the same position texts, the same endings, along random games.

use crate::common::random::Random;
use crate::common::visit::starts;
use crate::{counts, reference};
use hyperply::Game;
use hyperply::catalog::{AnyGame, VARIANTS};
use hyperply::describe::Describe;

pub fn outcome(game: &AnyGame) -> Option<String> {
    let outcome = game.outcome()?;
    let winner = outcome.winner.map_or(String::new(), |side| format!(" {side}"));
    Some(format!("{}{winner}", outcome.reason.as_str()))
}

/// Compares one position, and the positions after some of its moves.
pub fn compare(game: &AnyGame, random: &mut Random) {
    let text = game.to_string();
    let mut moves: Vec<String> = game.legal_moves().iter().map(|m| game.move_text(m)).collect();
    moves.sort();
    assert_eq!(reference::legal_moves(&text).as_ref(), Ok(&moves), "legal moves of {text}");
    assert_eq!(reference::outcome(&text), Ok(outcome(game)), "outcome of {text}");
    for m in (0..moves.len().min(4)).map(|_| random.pick(&moves)) {
        let parsed = game.parse_move(m, hyperply::Language::English).expect("a listed move");
        let mut after = game.clone();
        after.play_unchecked(&parsed);
        assert_eq!(reference::apply(&text, m), Ok(after.to_string()), "{m} in {text}");
    }
}

/// Plays at random from a position, preferring moves that are rare in random play.
fn playout(start: AnyGame, random: &mut Random, plies: usize) {
    let mut game = start;
    for _ in 0..plies {
        compare(&game, random);
        let text = game.to_string();
        if random.below(12) == 0 {
            let n = 2 + random.below(4);
            let agreed = reference::agree_speed(&text, n as u32);
            assert_eq!(game.agree_speed(n as u8).is_ok(), agreed.is_ok(), "{n} speed moves in {text}");
            assert_eq!(agreed.unwrap_or(text), game.to_string());
        }
        let moves = game.legal_moves();
        if moves.is_empty() {
            return;
        }
        let eager = random.below(3) == 0;
        let rare: Vec<_> = moves
            .iter()
            .filter(|m| {
                let text = game.move_text(m);
                text.contains(['x', 'O', '=']) || text.contains('→') && !text.ends_with('→')
            })
            .collect();
        let m = if eager && !rare.is_empty() { *random.pick(&rare) } else { random.pick(&moves) };
        game.play_unchecked(m);
    }
}

#[test]
fn t2_q2_h4_r2_d4_m4_the_start_positions_are_the_same() {
    for variant in VARIANTS {
        let start = AnyGame::start(variant.id).expect(variant.id).to_string();
        assert_eq!(reference::start(variant.id).as_ref(), Some(&start));
    }
}

/// Plays games of a variant: the more moves it has, the fewer.
fn play_all(id: &str) {
    let (games, plies) = match AnyGame::start(id).expect(id).count_moves() {
        ..60 => (6, 120),
        60..200 => (3, 80),
        200..500 => (3, 150),
        _ => (2, 50),
    };
    let mut random = Random::new(id.len() as u64);
    for start in starts(id) {
        for _ in 0..games {
            playout(start.clone(), &mut random, plies);
        }
    }
}

/// A variant that is new in the catalog is compared too, or has no reference.
#[test]
fn every_variant() {
    std::thread::scope(|scope| {
        for variant in VARIANTS {
            scope.spawn(|| play_all(variant.id));
        }
    });
}

/// What the reference, which copies a board for each move, counts in every test run.
const QUICK: u64 = 5_000;
/// What it counts in a minute.
const PATIENT: u64 = 300_000;

#[test]
fn c7_the_reference_agrees() {
    assert!(counts::count(0..QUICK, reference::perft) > VARIANTS.len());
}

#[test]
#[ignore = "long"]
fn c7_the_reference_agrees_on_more() {
    assert!(counts::count(QUICK..PATIENT, reference::perft) > 5);
}
