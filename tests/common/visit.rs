//! Positions of every variant: from the data file and along random games.

use super::data;
use super::random::Random;
use hyperply::Game;
use hyperply::catalog::{AnyGame, AnyMove};
use hyperply::describe::Describe;

/// A variant's start, and positions that show its rules sooner.
pub fn starts(id: &str) -> Vec<AnyGame> {
    let positions = data::lines("positions");
    let own = positions.iter().map(String::as_str).filter(|line| line.split(' ').next() == Some(id));
    std::iter::once(id)
        .chain(own)
        .map(|text| AnyGame::from_variant_or_text(text).unwrap_or_else(|error| panic!("{error}: {text}")))
        .collect()
}

/// Calls `check` on the positions of random games of a variant, some of them with speed moves.
pub fn visit(id: &str, games: usize, plies: usize, mut check: impl FnMut(&AnyGame, &[AnyMove], &mut Random)) {
    let mut random = Random::new(games as u64 * 1000 + id.len() as u64);
    for start in starts(id) {
        for _ in 0..games {
            let mut game = start.clone();
            for _ in 0..plies {
                if random.below(12) == 0 {
                    let _ = game.agree_speed(2 + random.below(4) as u8);
                }
                let moves = game.legal_moves();
                check(&game, &moves, &mut random);
                if moves.is_empty() {
                    break;
                }
                let m = *random.pick(&moves);
                game.play(&m).expect("a listed move");
            }
        }
    }
}
