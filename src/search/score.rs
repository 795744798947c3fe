//! What scores mean.

/// The score of a side that gives mate at once, in hundredths of a pawn; in `n` plies it is `n` less.
pub const WON: i32 = 30_000;

/// How many plies deep a search goes at most.
pub const MAX_PLY: usize = 120;

/// Whether a score says that one side wins by force.
pub(super) const fn is_won(score: i32) -> bool {
    score.abs() > WON - 2 * MAX_PLY as i32
}
