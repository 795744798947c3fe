//! Making a move, and the outcome of a position (Q9, Q11, Q16, Q18).

use super::geometry::Variant;
use super::moves::{self, Move};
use super::position::Position;
use crate::reference::alike::{Colour, Judged};

/// The outcome by the position alone (Q11, Q18), and the moves.
pub fn judge(position: &Position) -> Result<Judged<Move>, String> {
    for colour in Colour::BOTH {
        if position.cells_of(colour).is_empty() {
            let outcome = Some(format!("no-men {}", colour.other().name()));
            return Ok(Judged { outcome, moves: Vec::new() });
        }
    }
    let moves = moves::legal(position)?;
    let (limit, draw) = position.variant.clock_limit();
    let outcome = if moves.is_empty() {
        Some(format!("no-moves {}", position.side.other().name()))
    } else {
        (position.clock >= limit).then(|| draw.to_string())
    };
    Ok(Judged { outcome, moves })
}

/// The position after a legal move, which may be too complex (Q15).
pub fn play(position: &Position, mv: &Move) -> Result<Position, String> {
    let mut after = position.clone();
    after.candidates.clear();
    if let Move::Huff(cell) = mv {
        after.board[*cell] = None; // Q16: nothing else changes, the same side moves on
        return Ok(after);
    }

    let missed =
        if position.variant == Variant::QuarxHuff { moves::missed(position, mv)? } else { Vec::new() };
    if missed.is_empty() {
        carry_out(&mut after, mv);
    } else {
        after.clock = 0; // Q16: the turn is lost
        match missed[..] {
            [only] => after.board[only] = None,
            _ => after.candidates = missed,
        }
    }
    if position.side == Colour::Black {
        after.number = after.number.saturating_add(1); // C8
    }
    after.side = position.side.other();
    Ok(after)
}

/// Moves the piece, removes what it takes (Q7), promotes it (Q9, Q18) and sets the clock (Q13).
fn carry_out(position: &mut Position, mv: &Move) {
    let (from, landings, taken) = match mv {
        Move::Step { from, to } => (*from, vec![*to], 0),
        Move::Capture { from, landings, taken } => (*from, landings.clone(), *taken),
        Move::Huff(_) => unreachable!("a huff is not carried out"),
    };
    let mut piece = position.board[from].expect("a piece moves");
    let end = *landings.last().expect("a move ends somewhere");
    position.clock = if !piece.king || taken != 0 { 0 } else { position.clock.saturating_add(1) };
    piece.king |= if position.variant == Variant::Draughts {
        position.is_far(piece.colour, end) // Q18
    } else {
        landings.iter().any(|&cell| position.is_far(piece.colour, cell)) // Q9
    };
    for cell in 0..position.board.len() {
        if taken & (1 << cell) != 0 {
            position.board[cell] = None;
        }
    }
    position.board[from] = None;
    position.board[end] = Some(piece);
}
