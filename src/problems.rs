//! All that is wrong with a position text.

use crate::Error;
use crate::catalog::AnyGame;
use crate::notation::{Faults, Readable};

/// Returns all that is wrong with a position text: nothing if it is legal. The first problem is the error of
/// parsing it. A field, or an item of a list, that cannot be read is a problem like any other; only boards or
/// a side to move that cannot be read end the list.
///
/// ```
/// # #[cfg(feature = "timeout")] {
/// let problems = hyperply::problems("chess 4k3/8/8/4R3/8/8/8/P3K3 w K - 0 1");
/// let sentences: Vec<String> = problems.iter().map(|problem| problem.to_string()).collect();
/// assert_eq!(
///     sentences,
///     [
///         "BOARD: A white pawn can't have been on a1 (C2).",
///         "CASTLING: White can't castle with a rook on h1, because no white rook stands there (C2).",
///         "BOARD: Black is in check, but it is White's turn (C2).",
///     ]
/// );
/// # }
/// ```
pub fn problems(text: &str) -> Vec<Error> {
    let mut faults = Faults::default();
    let read = AnyGame::read(text, &mut faults);
    faults.note(read);
    faults.all()
}
