//! Counting move sequences (C7).

use crate::{Error, Game};

/// Counts the move sequences of length `depth` from a position. Draws do not end them.
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
    match depth {
        0 => Ok(1),
        _ => count(position, depth, &mut None),
    }
}

/// One position and one list for each ply between the first and the last, so that no move allocates.
struct Ply<G: Game> {
    moves: Vec<G::Move>,
    next: G,
    deeper: Option<Box<Ply<G>>>,
}

fn count<G: Game>(position: &G, depth: u32, ply: &mut Option<Box<Ply<G>>>) -> Result<u64, Error> {
    if depth == 1 {
        let leaves = position.count_despite_draws();
        if leaves == 0 {
            position.check()?;
        }
        return Ok(leaves);
    }
    let new = || Box::new(Ply { moves: Vec::new(), next: position.clone(), deeper: None });
    let Ply { moves, next, deeper } = &mut **ply.get_or_insert_with(new);
    moves.clear();
    position.moves_despite_draws_into(moves);
    if moves.is_empty() {
        position.check()?;
    }
    let mut sum = 0;
    for m in moves.iter() {
        next.clone_from(position);
        next.play_unchecked(m);
        sum += count(next, depth - 1, deeper)?;
    }
    Ok(sum)
}
