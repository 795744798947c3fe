//! Forced mates of every chess-like variant: the section `mates` of `tests/data/`, found by `strength mates` of `benches/strength/` and
//! proved by the reference in `tests/deep/`.

use super::common::data;
use super::search;
use hyperply::catalog::{AnyGame, VARIANTS};
use hyperply::search::Limits;
use hyperply::{Game, Session};

/// The positions of a variant in which the side to move wins with so many moves, and in how many plies.
fn mates(id: &str, moves: i32) -> Vec<(Session<AnyGame>, i32)> {
    let lines = data::lines("mates");
    let lines = lines.iter().filter_map(|line| line.split_once(' '));
    let own = lines.filter(|(n, text)| n.parse() == Ok(moves) && text.split(' ').next() == Some(id));
    own.map(|(_, text)| (Session::new(text.parse().expect(text)), 2 * moves - 1)).collect()
}

fn chess_like() -> impl Iterator<Item = &'static str> {
    VARIANTS.iter().filter(|variant| variant.family != "quarx").map(|variant| variant.id)
}

/// So many positions are some seconds of thinking.
const ENOUGH: u64 = 4_000_000;

#[test]
fn mates_in_two_and_three_are_solved() {
    for id in chess_like() {
        for moves in [2, 3] {
            let mates = mates(id, moves);
            assert!(mates.len() >= 4, "{} of {id} in {moves}", mates.len());
            for (mut game, plies) in mates {
                let (text, winner) = (game.position().to_string(), game.position().turn());
                let limits = Limits { nodes: ENOUGH, ..Limits::NONE };
                let best = search(&game, limits).expect(&text).lines.remove(0);
                assert_eq!(best.mate_in(), Some(plies), "{text}");
                for m in &best.moves {
                    game.play(m).expect(&text);
                }
                if best.moves.len() == plies as usize {
                    assert_eq!(game.outcome().and_then(|end| end.winner), Some(winner), "{text}");
                }
            }
        }
    }
}

#[test]
fn without_shortcuts_no_shorter_mate_is_missed() {
    for id in chess_like() {
        for (game, plies) in mates(id, 2) {
            let limits = Limits { depth: plies as u32, is_selective: false, ..Limits::NONE };
            let best = search(&game, limits).expect(id).lines.remove(0);
            assert_eq!(
                (best.mate_in(), best.moves.len()),
                (Some(plies), plies as usize),
                "{}",
                game.position()
            );
        }
    }
}
