//! The meaning of scores.

/// The score for giving checkmate immediately, in hundredths of a pawn. A win in `n` plies scores `n` less.
pub const WON: i32 = 30_000;

/// The largest value of a position, far below the score of a win.
pub(super) const MOST_VALUE: i32 = 25_000;

/// The largest depth of a search, in plies.
pub const MAX_PLY: usize = 120;

/// Returns whether a score says that one side wins by force.
pub(super) const fn is_won(score: i32) -> bool {
    score.abs() > WON - 2 * MAX_PLY as i32
}
