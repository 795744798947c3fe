//! Making a move, and the outcome of a position.

use super::geometry::{HERE, Variant};
use super::moves::{self, Move};
use super::position::{Bared, Position};
use super::setup::{forward, has_only_king};
use crate::reference::alike::{self, Colour, Judged};

/// The outcome by the position alone in the order of C5, and the moves.
pub fn judge(position: &Position) -> Judged<Move> {
    let Position { variant, board, side, clock, .. } = position;
    let in_check = || moves::in_check(*variant, board, *side);
    let only_kings = Colour::BOTH.iter().all(|&colour| has_only_king(board, colour));
    let material = only_kings.then_some("bare-kings");
    alike::judge(moves::lawful(position), *side, in_check, material, *clock)
}

/// C4.
pub fn legal(position: &Position) -> Vec<Move> {
    judge(position).legal()
}

/// The position after a legal move.
pub fn play(position: &Position, mv: &Move) -> Position {
    let mut after = position.clone();
    let mover = position.side;
    let pawn = position.board[&mv.from].role == 'P';
    after.board = moves::board_after(&position.board, mv);
    after.side = mover.other();

    // C8
    after.clock = if pawn || mv.captured.is_some() { 0 } else { position.clock.saturating_add(1) };
    if mover == Colour::Black {
        after.number = position.number.saturating_add(1);
    }

    // H14
    if position.variant == Variant::Hex4d {
        if position.bared(mover) == Bared::Pending {
            let inside = mv.from.board == mv.to.board;
            after.set_bared(mover, if inside { Bared::Inside } else { Bared::Between });
        }
        if after.bared(mover.other()) == Bared::No && has_only_king(&after.board, mover.other()) {
            after.set_bared(mover.other(), Bared::Pending);
        }
    }

    // C6, H18: en passant answers the very last move, and is written only if such a capture is legal
    let passed = mv.from.go(HERE, forward(mover));
    let double_step = pawn && mv.captured.is_none() && mv.to == passed.go(HERE, forward(mover));
    after.ep = double_step.then_some(passed);
    after.drop_dead_ep();
    after
}
