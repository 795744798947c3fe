//! Making a move, and the outcome of a position.

use super::moves::{self, Move, Turn};
use super::position::Position;
use crate::reference::alike::{self, Colour, Judged};

/// The outcome by the position alone in the order of C5, and the moves.
pub fn judge(position: &Position) -> Judged<Turn> {
    let Position { board, side, clock, .. } = position;
    let in_check = || moves::in_check(board, *side);
    let material = (board.pieces.len() == 2).then_some("bare-kings");
    alike::judge(moves::lawful(position), *side, in_check, material, *clock)
}

/// The position after a legal move.
pub fn play(position: &Position, turn: &Turn) -> Position {
    let mut after = position.clone();
    let (mover, mv) = (position.side, &turn.mv);
    after.board = moves::board_after(&position.board, mover, turn);
    after.ep = None;

    // C8, D15, M16; M12: the promotion of a waiting pawn is no pawn move
    let resets = matches!(mv, Move::Walk { piece, victim, .. } if piece.role == 'P' || victim.is_some());
    after.clock = if resets { 0 } else { position.clock.saturating_add(1) };
    if mover == Colour::Black {
        after.number = position.number.saturating_add(1);
    }
    after.side = mover.other();

    // D12, M13: a right lives as long as its king and its rook stand at home
    let kept = position.castling.iter().copied();
    after.castling = kept.filter(|&right| after.right_is_sound(right)).collect();

    // D16, M18: the pawns that have lost the double step. A pawn that arrives on a starting cell has moved or was
    // carried; one that left or was taken is no longer listed.
    let kept = position.moved.iter().copied();
    after.moved = kept.filter(|&cell| after.pawn_starts_on(cell)).collect();
    let arrivals = match mv {
        Move::Walk { to, .. } => vec![*to],
        Move::Castle { .. } => Vec::new(),
        Move::Board { to, .. } => to.cells().to_vec(),
    };
    let new = arrivals.into_iter().filter(|&cell| after.pawn_starts_on(cell));
    after.moved.extend(new.collect::<Vec<_>>());

    // D10, C6: en passant answers the very last move, and is written only if a capture is legal
    if let Move::Walk { piece, from, to, .. } = mv
        && piece.role == 'P'
        && (to.column.rank - from.column.rank).abs() == 2
    {
        after.ep = Some(from.column.step(0, mover.forward()).at(to.level));
        after.drop_dead_ep();
    }
    after
}
