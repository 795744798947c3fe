//! Legal moves (Q4-Q8, Q16).

use super::board::{Board, Word};
use super::capture::{self, End, MAX_MOVES, Search, too_many_moves};
use super::geometry::{Cell, cells};
use super::moves::Move;
use super::position::Position;
use crate::{Error, Side};

/// Returns the legal moves, regardless of the clock. The result of the search for them is cached.
pub(super) fn all(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    if position.candidates == 0 {
        position.captures();
    }
    generate(position, &mut moves);
    moves
}

fn as_move(&(from, End { to, taken, .. }): &(Cell, End<u128>)) -> Move {
    Move::Capture { from, to, taken }
}

/// Does something with the board of the side to move, in words no longer than its cells need.
macro_rules! on_board {
    ($position:expr, $board:ident => $then:expr) => {
        match $position.rules.dimensions() {
            4 => {
                let $board = $position.board::<u128>($position.turn);
                $then
            }
            _ => {
                let $board = $position.board::<u64>($position.turn);
                $then
            }
        }
    };
}

/// Appends the legal moves, regardless of the clock; none if the position is too complex (Q15).
pub(super) fn generate(position: &Position, out: &mut Vec<Move>) {
    if position.candidates != 0 {
        out.extend(cells(position.candidates).map(|cell| Move::Huff { cell }));
        return;
    }
    let first = out.len();
    let is_complete = match position.kept_captures() {
        Some(Ok(captures)) => {
            out.extend(captures.moves().iter().map(as_move));
            true
        }
        Some(Err(_)) => false,
        None => on_board!(position, board => captures(position, board, Some(out))).is_ok(),
    };
    if !is_complete {
        out.truncate(first);
    } else if position.is_lenient() || out.len() == first {
        on_board!(position, board => board.push_steps(out));
    }
}

/// Appends the legal moves that capture, and those that take a man to one of the cells `far`.
#[cfg(feature = "search")]
pub(super) fn generate_noisy(position: &Position, far: u128, out: &mut Vec<Move>) {
    if position.candidates != 0 {
        out.extend(cells(position.candidates).map(|cell| Move::Huff { cell }));
        return;
    }
    let first = out.len();
    if !push_captures(position, out) {
        out.truncate(first);
    } else if position.is_lenient() || out.len() == first {
        on_board!(position, board => board.push_steps_to(Word::narrow(far), out));
    }
}

/// Appends the legal captures; returns whether the position is simple enough (Q15). Where every move depends
/// on them (Q16), they are cached.
#[cfg(feature = "search")]
fn push_captures(position: &Position, out: &mut Vec<Move>) -> bool {
    let kept = if position.is_lenient() { Some(position.captures()) } else { position.kept_captures() };
    match kept {
        Some(Ok(captures)) => out.extend(captures.moves().iter().map(as_move)),
        Some(Err(_)) => return false,
        None => return on_board!(position, board => captures(position, board, Some(out))).is_ok(),
    }
    true
}

/// Returns whether a move is legal here that was legal in some position, regardless of the clock.
#[cfg(feature = "search")]
pub(super) fn is_legal(position: &Position, m: &Move) -> bool {
    let (own, enemies) =
        (position.pieces[position.turn.index()], position.pieces[position.turn.other().index()]);
    let free = !(own | enemies);
    match *m {
        Move::Huff { cell } => position.candidates & cell.bit() != 0,
        _ if position.candidates != 0 => false,
        Move::Step { from, to } => {
            let goes = || match position.kings & from.bit() != 0 {
                true => {
                    let way = position.lattice().towards(from, to);
                    way.is_some_and(|way| way.iter().all(|cell| free & cell.bit() != 0))
                }
                false => position.lattice().ahead[position.turn.index()][from.index()] & free & to.bit() != 0,
            };
            let may_step = || match position.is_lenient() {
                true => position.captures().is_ok(),
                false => !can_capture(position, position.turn),
            };
            own & from.bit() != 0 && goes() && may_step()
        }
        Move::Capture { from, to, taken } => {
            let fits = own & from.bit() != 0 && taken & !enemies == 0 && (free | from.bit()) & to.bit() != 0;
            let mut moves = Vec::new();
            fits && push_captures(position, &mut moves) && moves.contains(m)
        }
    }
}

/// Returns the number of moves that [`generate`] appends.
pub(super) fn count(position: &Position) -> u64 {
    if position.candidates != 0 {
        return u64::from(position.candidates.count_ones());
    }
    let captures = match position.kept_captures() {
        Some(kept) => kept.as_ref().ok().map(|captures| captures.moves().len() as u64),
        None => on_board!(position, board => match board.count_plain_captures() {
            None => captures(position, board, None).ok(),
            plain => plain,
        }),
    };
    match captures {
        None => 0,
        Some(count) if count > 0 && !position.is_lenient() => count,
        Some(count) => count + on_board!(position, board => board.count_steps()),
    }
}

/// Returns whether there is any move, regardless of the clock.
pub(super) fn can_move(position: &Position) -> bool {
    let board = position.board::<u128>(position.turn);
    position.candidates != 0 || board.count_steps() > 0 || capture::can_capture(&board)
}

pub(super) fn can_capture(position: &Position, side: Side) -> bool {
    capture::can_capture(&position.board::<u128>(side))
}

/// Returns the number of captures that are legal: those that capture the most pieces (Q8), or all (Q16).
/// Appends them to a list if there is one.
fn captures<W: Word>(
    position: &Position,
    board: Board<W>,
    mut out: Option<&mut Vec<Move>>,
) -> Result<u64, Error> {
    const MAX: u64 = MAX_MOVES as u64;
    let hunters = board.hunters();
    if !hunters.any() {
        return Ok(0);
    }
    let is_lenient = position.is_lenient();
    let first = out.as_ref().map_or(0, |out| out.len());
    let (mut most, mut count) = (0, 0);
    let mut search = Search::new(board);
    for from in cells(hunters) {
        search.run(from)?;
        for end in search.ends() {
            let size = if is_lenient { 0 } else { end.size() };
            if size < most {
                continue;
            }
            if size > most {
                (most, count) = (size, 0);
                out.iter_mut().for_each(|out| out.truncate(first));
            }
            count += 1;
            if let Some(out) = &mut out {
                out.push(Move::Capture { from, to: end.to, taken: end.taken.wide() });
            }
        }
        // There are never enough steps to matter before.
        if is_lenient && count > MAX / 2 && count + board.count_steps() > MAX {
            return Err(too_many_moves());
        }
    }
    Ok(count)
}
