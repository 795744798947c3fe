//! The weak levels open with moves on the boards, as a game that a beginner knows.

use super::{best, start};
use hyperply::search::{AnyEngine, Limits};
use hyperply::{Game, Side};

/// So many levels do so, in so many moves of each side.
const WEAK: usize = 4;
const MOVES: usize = 10;

/// Plays the opening of a level against itself; returns how many of its moves lead into Time Out or out of it.
fn moves_through_time(variant: &str, level: usize, seed: u64) -> usize {
    let mut game = start(variant);
    let mut engine = AnyEngine::new(game.position(), 1 << 20);
    let limits = Limits::of_level(level, seed).unwrap();
    let mut count = 0;
    for _ in 0..MOVES * Side::BOTH.len() {
        let Ok((best, _)) = engine.choose(&game, limits) else { break };
        count += usize::from(game.position().move_text(&best).contains('→'));
        game.play(&best).unwrap();
    }
    count
}

#[test]
fn weak_levels_open_on_the_boards() {
    for variant in ["timeout-flat", "timeout", "timeout-declared"] {
        for level in 1..=WEAK {
            for seed in 1..=4 {
                let count = moves_through_time(variant, level, seed);
                assert!(count <= MOVES, "level {level} of {variant}, seed {seed}: {count} of {}", 2 * MOVES);
            }
        }
    }
}

#[test]
fn others_leave_the_board_when_it_is_better() {
    for level in 1..=Limits::LEVELS {
        let reluctance = Limits::of_level(level, 1).unwrap().reluctance;
        assert_eq!(reluctance > 0, level <= WEAK, "level {level}");
    }
    let opening =
        |reluctance| best("timeout-flat", Limits { nodes: 3000, reluctance, ..Limits::NONE }).unwrap();
    assert!(opening(0).ends_with('→'), "{}", opening(0));
    assert!(!opening(1000).ends_with('→'), "{}", opening(1000));
}
