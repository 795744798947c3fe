//! Legal moves (Q4-Q8, Q16).

use super::capture::{End, Search};
use super::geometry::{Cell, cells};
use super::position::{MAX_MOVES, Move, Position, Rules, too_many_moves};
use crate::{Error, Side};

/// The legal moves, whatever the clock says. The search for them is kept.
pub(super) fn all(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    if position.candidates == 0 {
        position.captures();
    }
    generate(position, &mut moves);
    moves
}

/// Appends the legal moves, whatever the clock says; none if the position is too complex (Q15).
pub(super) fn generate(position: &Position, out: &mut Vec<Move>) {
    if position.candidates != 0 {
        out.extend(cells(position.candidates).map(|cell| Move::Huff { cell }));
        return;
    }
    let first = out.len();
    let is_complete = match position.kept_captures() {
        Some(Ok(captures)) => {
            out.extend(captures.moves());
            true
        }
        Some(Err(_)) => false,
        None => push_captures(position, out).is_ok(),
    };
    if !is_complete {
        out.truncate(first);
    } else if position.is_lenient() || out.len() == first {
        push_steps(position, out);
    }
}

/// The number of moves that [`generate`] appends.
pub(super) fn count(position: &Position) -> u64 {
    if position.candidates != 0 {
        return u64::from(position.candidates.count_ones());
    }
    let captures = match position.kept_captures() {
        Some(Ok(captures)) => captures.moves().len() as u64,
        Some(Err(_)) => return 0,
        None => match count_captures(position) {
            Ok(count) => count,
            Err(_) => return 0,
        },
    };
    if position.is_lenient() {
        Some(captures + count_steps(position)).filter(|&n| n <= MAX_MOVES as u64).unwrap_or(0)
    } else if captures > 0 {
        captures
    } else {
        count_steps(position)
    }
}

/// Whether there is any move, whatever the clock says.
pub(super) fn can_move(position: &Position) -> bool {
    position.candidates != 0 || count_steps(position) > 0 || can_capture(position, position.turn)
}

/// What Q8 demands: the captures that take the most pieces.
#[derive(Clone, Copy, Default)]
pub(super) struct Demand {
    /// How many pieces they take; 0 if there are none.
    pub(super) most: u32,
    /// The cells from which they start.
    pub(super) starts: u128,
}

impl Demand {
    pub(super) fn of(position: &Position, side: Side) -> Result<Demand, Error> {
        let mut demand = Demand::default();
        let mut search = Search::new(position, side);
        for from in search.pieces() {
            search.run(from)?;
            demand.add(from, search.ends().last().map_or(0, End::size));
        }
        Ok(demand)
    }

    /// The longest capture from a cell takes so many pieces.
    pub(super) fn add(&mut self, from: Cell, most: u32) {
        if most > self.most {
            *self = Demand { most, starts: 0 };
        }
        if most > 0 && most == self.most {
            self.starts |= from.bit();
        }
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
        Rules::Huff => match position.kept_captures() {
            Some(Ok(captures)) => captures.demand.missed(m),
            Some(Err(_)) => 0,
            None => Demand::of(position, position.turn).map_or(0, |demand| demand.missed(m)),
        },
        _ => 0,
    }
}

pub(super) fn can_capture(position: &Position, side: Side) -> bool {
    let search = Search::new(position, side);
    search.pieces().any(|from| search.can_capture(from))
}

/// Appends the captures that are moves: those that take the most pieces (Q8), or all (Q16).
fn push_captures(position: &Position, out: &mut Vec<Move>) -> Result<(), Error> {
    let is_lenient = position.is_lenient();
    let (first, mut most) = (out.len(), 0);
    let mut search = Search::new(position, position.turn);
    for from in search.pieces() {
        search.run(from)?;
        for end in search.ends() {
            let size = if is_lenient { 0 } else { end.size() };
            if size > most {
                most = size;
                out.truncate(first);
            }
            if size == most {
                out.push(Move::Capture { from, to: end.to, taken: end.taken });
            }
        }
        if is_lenient && out.len() - first + count_steps(position) as usize > MAX_MOVES {
            return Err(too_many_moves());
        }
    }
    Ok(())
}

/// The number of captures that are moves.
fn count_captures(position: &Position) -> Result<u64, Error> {
    let (mut most, mut count) = (0, 0);
    let mut search = Search::new(position, position.turn);
    for from in search.pieces() {
        search.run(from)?;
        for end in search.ends() {
            let size = if position.is_lenient() { 0 } else { end.size() };
            if size > most {
                (most, count) = (size, 0);
            }
            count += u64::from(size == most);
        }
    }
    Ok(count)
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

pub(super) fn count_steps(position: &Position) -> u64 {
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
