//! Making a move, and the outcome of a position.

use super::moves::{self, Move};
use super::position::{Colour, Position};

/// The outcome by the position alone in the order of C5, and the legal moves (C4: none when finished).
pub fn judge(position: &Position) -> (Option<String>, Vec<Move>) {
    let legal = moves::lawful(position);
    let outcome = if legal.is_empty() && moves::in_check(&position.board, position.side) {
        format!("checkmate {}", position.side.other().name())
    } else if legal.is_empty() {
        "stalemate".to_string()
    } else if position.board.len() == 2 {
        "bare-kings".to_string()
    } else if position.clock >= 100 {
        "fifty-move".to_string()
    } else {
        return (None, legal);
    };
    (Some(outcome), Vec::new())
}

/// The position after a legal move (C8).
pub fn play(position: &Position, mv: &Move) -> Position {
    let resets = mv.piece.role == 'P' || mv.captures;
    Position {
        board: moves::board_after(&position.board, mv),
        side: position.side.other(),
        clock: if resets { 0 } else { position.clock.saturating_add(1) },
        number: position.number.saturating_add(u32::from(position.side == Colour::Black)),
    }
}
