//! Legal moves (Q4-Q8, Q16).

use super::capture::Search;
use super::geometry::cells;
use super::position::{MAX_MOVES, Move, Position, Rules, too_many_moves};
use crate::{Error, Side};

/// Appends the legal moves, whatever the clock says; none if the position is too complex (Q15).
pub(super) fn generate(position: &Position, out: &mut Vec<Move>) {
    if position.candidates != 0 {
        out.extend(cells(position.candidates).map(|cell| Move::Huff { cell }));
        return;
    }
    let first = out.len();
    match position.rules {
        Rules::Huff => match all_captures(position, out) {
            Ok(()) => push_steps(position, out),
            Err(_) => out.truncate(first),
        },
        _ => match longest(position, position.turn, out) {
            Ok(()) if out.len() == first => push_steps(position, out),
            Ok(()) => {}
            Err(_) => out.truncate(first),
        },
    }
}

/// The number of moves that [`generate`] appends.
pub(super) fn count(position: &Position) -> u64 {
    if position.candidates != 0 {
        return u64::from(position.candidates.count_ones());
    }
    let (mut most, mut count) = (0, 0);
    let mut search = Search::new(position, position.turn);
    for from in search.pieces() {
        if search.run(from).is_err() {
            return 0;
        }
        for end in search.ends() {
            let size = if position.rules == Rules::Huff { 0 } else { end.taken.count_ones() };
            if size > most {
                (most, count) = (size, 0);
            }
            count += u64::from(size == most);
        }
    }
    match position.rules {
        Rules::Huff => Some(count + count_steps(position)).filter(|&n| n <= MAX_MOVES as u64).unwrap_or(0),
        _ if count > 0 => count,
        _ => count_steps(position),
    }
}

/// Whether there is any move, whatever the clock says.
pub(super) fn can_move(position: &Position) -> bool {
    position.candidates != 0 || count_steps(position) > 0 || can_capture(position, position.turn)
}

/// Q15: refuses what has too many states or moves.
pub(super) fn check(position: &Position) -> Result<(), Error> {
    let mut search = Search::new(position, position.turn);
    let mut captures = 0;
    for from in search.pieces() {
        search.run(from)?;
        captures += search.ends().count();
    }
    if position.rules == Rules::Huff && captures + count_steps(position) as usize > MAX_MOVES {
        return Err(too_many_moves());
    }
    Ok(())
}

/// What Q8 demands: the captures that take the most pieces.
#[derive(Clone, Copy, Default)]
pub(super) struct Demand {
    /// How many pieces they take; 0 if there are none.
    most: u32,
    /// The cells from which they start.
    pub(super) starts: u128,
}

impl Demand {
    pub(super) fn of(position: &Position, side: Side) -> Result<Demand, Error> {
        let mut demand = Demand::default();
        let mut search = Search::new(position, side);
        for from in search.pieces() {
            search.run(from)?;
            let most = search.ends().map(|end| end.taken.count_ones()).max().unwrap_or(0);
            if most > demand.most {
                demand = Demand { most, starts: 0 };
            }
            if most > 0 && most == demand.most {
                demand.starts |= from.bit();
            }
        }
        Ok(demand)
    }

    /// The pieces of which the side to move loses one if it makes a move of Q16; none if it is carried out.
    pub(super) fn missed(self, m: &Move) -> u128 {
        match m {
            Move::Capture { taken, .. } if taken.count_ones() == self.most => 0,
            Move::Huff { .. } => 0,
            _ => self.starts,
        }
    }
}

/// The pieces of which the side to move loses one if it makes a move (Q16); none if the move is carried out.
pub(super) fn forfeits(position: &Position, m: &Move) -> u128 {
    match position.rules {
        Rules::Huff => Demand::of(position, position.turn).map_or(0, |demand| demand.missed(m)),
        _ => 0,
    }
}

pub(super) fn can_capture(position: &Position, side: Side) -> bool {
    let search = Search::new(position, side);
    search.pieces().any(|from| search.can_capture(from))
}

/// Q8: the captures that take the most pieces.
fn longest(position: &Position, side: Side, out: &mut Vec<Move>) -> Result<(), Error> {
    let first = out.len();
    let mut most = 0;
    let mut search = Search::new(position, side);
    for from in search.pieces() {
        search.run(from)?;
        for end in search.ends() {
            let size = end.taken.count_ones();
            if size > most {
                most = size;
                out.truncate(first);
            }
            if size == most {
                out.push(Move::Capture { from, to: end.cell, taken: end.taken });
            }
        }
    }
    Ok(())
}

/// Q16: the captures that cannot be continued.
fn all_captures(position: &Position, out: &mut Vec<Move>) -> Result<(), Error> {
    let first = out.len();
    let mut search = Search::new(position, position.turn);
    for from in search.pieces() {
        search.run(from)?;
        out.extend(search.ends().map(|end| Move::Capture { from, to: end.cell, taken: end.taken }));
        if out.len() - first + count_steps(position) as usize > MAX_MOVES {
            return Err(too_many_moves());
        }
    }
    Ok(())
}

fn push_steps(position: &Position, out: &mut Vec<Move>) {
    let lattice = position.lattice();
    let empty = !position.occupied();
    for from in cells(position.pieces[position.turn.index()]) {
        if position.kings & from.bit() == 0 {
            let targets = lattice.ahead(position.turn, from) & empty;
            out.extend(cells(targets).map(|to| Move::Step { from, to }));
        } else {
            for ray in lattice.rays(from) {
                let free = ray.iter().take_while(|cell| empty & cell.bit() != 0);
                out.extend(free.map(|&to| Move::Step { from, to }));
            }
        }
    }
}

fn count_steps(position: &Position) -> u64 {
    let lattice = position.lattice();
    let empty = !position.occupied();
    let own = position.pieces[position.turn.index()];
    let men = cells(own & !position.kings)
        .map(|from| lattice.ahead(position.turn, from) & empty)
        .filter(|&targets| targets != 0)
        .map(|targets| u64::from(targets.count_ones()));
    let kings = cells(own & position.kings).flat_map(|from| lattice.rays(from)).map(|ray| {
        let free = ray.iter().take_while(|cell| empty & cell.bit() != 0);
        free.count() as u64
    });
    men.sum::<u64>() + kings.sum::<u64>()
}
