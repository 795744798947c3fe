//! Counting move sequences (C7).

use crate::Game;

/// The number of move sequences of length `depth` from a position.
///
/// ```
/// use hyperply::{perft, timeout::Flat};
///
/// assert_eq!(perft(&Flat::start("chess")?, 3), 8902);
/// # Ok::<(), hyperply::Error>(())
/// ```
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    // A position and a list for each ply between the first and the last, so that no move allocates.
    let inner = depth.saturating_sub(1) as usize;
    let mut plies: Vec<Ply<G>> =
        (0..inner).map(|_| Ply { moves: Vec::new(), next: position.clone() }).collect();
    match depth {
        0 => 1,
        _ => count(position, &mut plies),
    }
}

struct Ply<G: Game> {
    moves: Vec<G::Move>,
    next: G,
}

fn count<G: Game>(position: &G, plies: &mut [Ply<G>]) -> u64 {
    let Some((Ply { moves, next }, deeper)) = plies.split_first_mut() else {
        return position.count_moves();
    };
    moves.clear();
    position.legal_moves_into(moves);
    let mut sum = 0;
    for m in moves.iter() {
        next.clone_from(position);
        next.play_unchecked(m);
        sum += count(next, deeper);
    }
    sum
}
