//! Making a move, turn by turn, and the outcome of a position.

use super::board::{Cell, Variant};
use super::moves::{self, Move};
use super::position::{Entry, Position, Speed};
use crate::reference::alike::{self, Colour, Judged};

/// The outcome by the position alone in the order of C5, and the moves.
pub fn judge(position: &Position) -> Judged<Move> {
    let Position { board, side, clock, .. } = position;
    if board.king(*side).is_none() {
        let outcome = format!("king-eliminated {}", side.other().name()); // T21
        return Judged { outcome: Some(outcome), moves: Vec::new() };
    }
    let in_check = || board.in_check(*side);
    alike::judge(moves::lawful(position), *side, in_check, draw_by_material(position), *clock)
}

/// C5: nothing else anywhere, Time Out included; in `chess` also the dead position.
fn draw_by_material(position: &Position) -> Option<&'static str> {
    let pieces = Colour::BOTH.map(|colour| position.board.pieces(colour)).concat();
    let others: Vec<_> = pieces.into_iter().filter(|(_, piece)| piece.role != 'K').collect();
    if others.is_empty() && position.pool.is_empty() {
        return Some("bare-kings");
    }
    let is_light = |cell: Cell| (cell.column.file + cell.column.rank) % 2 == 1;
    let one_minor = others.len() == 1 && "BN".contains(others[0].1.role);
    let bishops_of_one_colour = others.iter().all(|(_, piece)| piece.role == 'B')
        && others.iter().all(|(cell, _)| is_light(*cell) == is_light(others[0].0));
    let is_dead = position.variant == Variant::Chess && (one_minor || bishops_of_one_colour);
    is_dead.then_some("dead-position")
}

/// The position after a legal move.
pub fn play(position: &Position, mv: &Move) -> Position {
    let mut after = position.clone();
    let mover = position.side;
    let opponent = mover.other();
    after.board = moves::board_after(&position.board, mv);
    after.ep = None;

    // C8, T22
    let (pawn, capture) = match mv {
        Move::Walk { piece, captured, .. } => (piece.role == 'P', captured.is_some()),
        Move::Castle { .. } => (false, false),
        Move::TimeOut { piece, .. } => (piece.role == 'P', false),
        Move::Return { entry, annihilates, .. } => (entry.piece.role == 'P', *annihilates),
    };
    after.clock = if pawn || capture { 0 } else { position.clock.saturating_add(1) };

    // T15-T17: the pool
    match mv {
        Move::TimeOut { piece, from, length } => {
            after.pool.push(Entry { piece: *piece, origin: *from, rounds: 0, length: *length })
        }
        Move::Return { entry, .. } => {
            let index = after.pool.iter().position(|e| e == entry);
            after.pool.remove(index.expect("the entry is in the pool"));
        }
        _ => {}
    }

    // T14: a right lives as long as its king and its rook stand at home
    let kept = after.castling.clone().into_iter();
    after.castling = kept.filter(|&right| after.right_is_sound(right)).collect();

    // Whose turn, SPEED (T23, T24) and the number (C8, T25)
    let eliminated = mv.eliminates_king(&position.board);
    let check = after.board.in_check(opponent);
    let mut turn_passes = true;
    match position.speed {
        None => {
            if mover == Colour::Black {
                after.number = after.number.saturating_add(1);
            }
        }
        Some(speed) => {
            after.number = after.number.saturating_add(1);
            turn_passes = speed.left == 1 || check || eliminated;
            after.speed = if !turn_passes {
                Some(Speed { left: speed.left - 1, ..speed })
            } else if speed.phase == 1 && !eliminated {
                Some(Speed { n: speed.n, phase: 2, left: speed.n })
            } else {
                None
            };
        }
    }
    if turn_passes {
        after.side = opponent;
    }

    // T16: the rounds of the side that comes to move
    let variant = after.variant;
    for entry in &mut after.pool {
        if entry.piece.colour == after.side {
            entry.rounds = (entry.rounds + 1).min(entry.most_rounds(variant));
        }
    }

    // T30: a due entry that cannot return is lost before EP is decided
    after.drop_lost_entry();

    // T11, T25, C6: en passant answers the very last move, and is written only if a capture is legal
    if let Move::Walk { from, to, double_step: true, .. } = mv
        && turn_passes
    {
        after.ep = Some(from.column.step(0, i32::from(mover.forward())).at(to.level));
        after.drop_dead_ep();
    }
    after
}
