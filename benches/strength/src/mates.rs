//! Finds forced mates by looking at every move and every answer: the section `mates` of `tests/data/`.

use crate::dice::Dice;
use crate::games::{any_move, play, thinned};
use crate::puzzle::Proof;
use hyperply::catalog::AnyGame;
use hyperply::search::Limits;
use hyperply::{Error, Game};

/// So many positions are looked at for a move.
const NODES: u64 = 300;
/// So many positions are looked at to prove a mate in 1, 2 or 3.
const MOST_TRIED: [u64; 3] = [1_000, 10_000, 2_000_000];

/// With how many moves the side to move wins by force, if it is no more than three.
fn mate_in(game: &AnyGame) -> Option<u32> {
    for (moves, left) in (1..).zip(MOST_TRIED) {
        if (Proof { us: game.turn(), left }).mate(game, moves).ok()?.is_some() {
            return Some(moves);
        }
    }
    None
}

/// Prints so many mates in two, and in three, from games that begin with so many pieces.
pub fn find(id: &str, count: usize, pieces: usize, seed: u64) -> Result<(), Error> {
    AnyGame::start(id)?;
    let mut dice = Dice::new(seed);
    let mut wanted = [0, 0, count, count];
    while wanted != [0; 4] {
        // What has no place in these rules is left.
        let Ok(game) = thinned(id, pieces, &mut dice) else { continue };
        let (seen, is_won) = play(game, Limits { nodes: NODES, ..Limits::NONE }, any_move, &mut dice)?;
        for (position, _) in seen.iter().rev().take(if is_won { 10 } else { 0 }) {
            let Some(moves @ 2..) = mate_in(position) else { continue };
            if wanted[moves as usize] > 0 {
                wanted[moves as usize] -= 1;
                println!("{moves} {position}");
                break;
            }
        }
    }
    Ok(())
}
