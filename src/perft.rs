//! Counting move sequences (C7).

use crate::{Error, Game};

/// Counts the move sequences of length `depth` from a position.
///
/// # Errors
///
/// Fails if a position on the way is too complex to continue from (Q15).
///
/// ```
/// # #[cfg(feature = "timeout")] {
/// use hyperply::{Game, perft, timeout::Flat};
///
/// assert_eq!(perft(&Flat::start("chess")?, 3)?, 8902);
/// # }
/// # Ok::<(), hyperply::Error>(())
/// ```
pub fn perft<G: Game>(position: &G, depth: u32) -> Result<u64, Error> {
    // One position and one list for each ply between the first and the last, so that no move allocates.
    let inner = depth.saturating_sub(1) as usize;
    let mut plies: Vec<Ply<G>> =
        (0..inner).map(|_| Ply { moves: Vec::new(), next: position.clone() }).collect();
    match depth {
        0 => Ok(1),
        _ => count(position, &mut plies),
    }
}

struct Ply<G: Game> {
    moves: Vec<G::Move>,
    next: G,
}

fn count<G: Game>(position: &G, plies: &mut [Ply<G>]) -> Result<u64, Error> {
    let Some((Ply { moves, next }, deeper)) = plies.split_first_mut() else {
        let leaves = position.count_moves();
        if leaves == 0 {
            position.check()?;
        }
        return Ok(leaves);
    };
    moves.clear();
    position.legal_moves_into(moves);
    if moves.is_empty() {
        position.check()?;
    }
    let mut sum = 0;
    for m in moves.iter() {
        next.clone_from(position);
        next.play_unchecked(m);
        sum += count(next, deeper)?;
    }
    Ok(sum)
}
