//! Making a move, and the outcome of a position.

use super::moves::{self, Move};
use super::position::Position;
use crate::reference::alike::{self, Colour, Judged};

/// The outcome by the position alone in the order of C5, and the moves.
pub fn judge(position: &Position) -> Judged<Move> {
    let Position { board, side, clock, .. } = position;
    let in_check = || moves::in_check(board, *side);
    let material = (board.len() == 2).then_some("bare-kings");
    alike::judge(moves::lawful(position), *side, in_check, material, *clock)
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
