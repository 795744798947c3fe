//! How king beats king on the cube (Q17): no position may come back (Q12), so a side whose king goes to and
//! fro where it cannot be captured lets the other side use up its answers. That takes more moves than a
//! search looks ahead, and fewer than the hundred of Q11.

use super::geometry::{Cell, Lattice, cells};
use super::movegen;
use super::moves::Move;
use super::position::{Position, Rules};
use crate::{Game, Side};
use std::sync::OnceLock;

/// The number of plies without a capture or a man's move after which sides with men wait for each other.
const WAITING: u32 = 8;

/// The value of leaving the other side one answer fewer, in hundredths of a pawn: little while men matter.
const ANSWER: i32 = 8;
const ANSWER_WITH_MEN: i32 = 2;

/// The number of answers by which a home is worse for each move that leads there.
const WAY: i32 = 5;

/// The number of answers that each move away from home counts as.
const AWAY: i32 = 30;

/// The value of leaving the other side one king fewer, because only a single king can be worn down.
const EXCHANGE: i32 = 20;

/// The largest number of pieces whose exchanges are examined, and the depth in plies.
const FEW: u32 = 8;
const EXCHANGES: usize = 4;

/// The answers to a move to a cell that is not free.
const NEVER: i32 = 1000;

/// Returns the cells to which lines lead from one.
fn lines(lattice: &Lattice, from: Cell) -> u128 {
    lattice.rays(from).iter().flat_map(|ray| ray.iter()).fold(0, |set, cell| set | cell.bit())
}

/// Returns sets of cells, each on a line with all others, on which nothing can be captured: the four corners,
/// or three on edges. Wherever the other side's only king is, a king on one of them captures it or goes to
/// another.
fn homes(lattice: &Lattice) -> &'static [u128] {
    static HOMES: OnceLock<Vec<u128>> = OnceLock::new();
    HOMES.get_or_init(|| {
        let jumped = lattice.beside.iter().fold(0, |set, beside| set | beside);
        let safe: Vec<Cell> = lattice.cells().filter(|cell| cell.bit() & jumped == 0).collect();
        let mut homes = Vec::new();
        for first in &safe {
            for second in &safe {
                let mut home = first.bit();
                for cell in std::iter::once(second).chain(&safe) {
                    if home & !lines(lattice, *cell) == 0 {
                        home |= cell.bit();
                    }
                }
                if home.count_ones() > 2 && !homes.contains(&home) {
                    homes.push(home);
                }
            }
        }
        homes
    })
}

/// Returns how many moves lead from a cell to a home.
fn steps(lattice: &Lattice, from: Cell, home: u128) -> i32 {
    match lines(lattice, from) & home {
        _ if from.bit() & home != 0 => 0,
        0 => 2,
        _ => 1,
    }
}

impl Position {
    fn kings_of(&self, side: Side) -> u128 {
        self.pieces[side.index()] & self.kings
    }

    /// Adds what moves are worth because they use up the answers of a single king, or lead to a single king.
    pub(super) fn wear_down(&self, moves: &[Move], past: &[u64], more: &mut [i32]) {
        let has_men = self.occupied() != self.kings;
        if self.rules != Rules::Cube || has_men && self.clock < WAITING {
            return;
        }
        let [own, other] = [self.turn, self.turn.other()].map(|side| self.kings_of(side));
        let costs: Vec<i32> = match other.count_ones() {
            1 => {
                let answer = if has_men { ANSWER_WITH_MEN } else { ANSWER };
                self.tasks(moves, other, past).iter().map(|tasks| tasks * answer).collect()
            }
            2.. if own.count_ones() >= other.count_ones() && self.occupied().count_ones() <= FEW => {
                let kept = |m: &Move| self.moved(m).kings_kept(self.turn.other(), EXCHANGES) as i32;
                moves.iter().map(|m| kept(m) * EXCHANGE).collect()
            }
            _ => return,
        };
        let least = costs.iter().min().copied().unwrap_or_default();
        costs.iter().zip(more).for_each(|(cost, more)| *more += least - cost);
    }

    /// Returns how many answers the other side's only king has left after moves, plus the cost of not being
    /// at home. Only the search judges men's moves and captures.
    fn tasks(&self, moves: &[Move], king: u128, past: &[u64]) -> Vec<i32> {
        let lattice = self.lattice();
        let mut plan: Option<(i32, Cell, u128, Vec<i32>)> = None;
        for from in cells(self.kings_of(self.turn)) {
            let left: Vec<i32> = lattice.cells().map(|to| self.answers_at(from, to, king, past)).collect();
            let cost = |home: u128| {
                let (mut least, mut next) = (NEVER, NEVER);
                for cell in cells(home) {
                    let here = left[cell.index()];
                    (least, next) = (least.min(here), next.min(here.max(least)));
                }
                least + next + WAY * steps(lattice, from, home)
            };
            let best = homes(lattice).iter().map(|&home| (cost(home), home)).min_by_key(|(cost, _)| *cost);
            if let Some((cost, home)) = best
                && plan.as_ref().is_none_or(|(known, ..)| cost < *known)
            {
                plan = Some((cost, from, home, left));
            }
        }
        let Some((_, own, home, left)) = plan else { return vec![0; moves.len()] };
        let task = |m: &Move| match *m {
            Move::Step { from, to } if from == own => {
                Some(left[to.index()] + AWAY * steps(lattice, to, home))
            }
            // Another king only waits, which is worse than any move of the first, at most two moves away.
            Move::Step { from, .. } if self.kings & from.bit() != 0 => Some(3 * AWAY),
            _ => None,
        };
        let tasks: Vec<Option<i32>> = moves.iter().map(task).collect();
        let least = tasks.iter().flatten().min().copied().unwrap_or_default();
        tasks.into_iter().map(|task| task.unwrap_or(least)).collect()
    }

    /// Returns the number of cells on which the other side's only king could stand after a king has gone from
    /// a cell to another, all else being unchanged: cells where nothing can be captured, and where it has not
    /// stood so before.
    fn answers_at(&self, from: Cell, to: Cell, king: u128, past: &[u64]) -> i32 {
        let (side, other) = (self.turn, self.turn.other());
        let mut after = self.clone();
        after.pieces[side.index()] &= !from.bit();
        after.pieces[other.index()] &= !king;
        after.kings &= !(from.bit() | king);
        if after.occupied() & to.bit() != 0 {
            return NEVER;
        }
        after.put(side, to, true);
        let can_stand = |cell: &Cell| {
            let mut there = after.clone();
            there.put(other, *cell, true);
            !movegen::can_capture(&there, side) && !past.contains(&there.key())
        };
        let is_free = |cell: &Cell| after.occupied() & cell.bit() == 0;
        self.lattice().cells().filter(is_free).filter(can_stand).count() as i32
    }

    fn moved(&self, m: &Move) -> Position {
        let mut after = self.clone();
        after.play_unchecked(m);
        after
    }

    /// Returns how many kings a side keeps if captures are forced for so many plies and both sides choose the
    /// best ones.
    fn kings_kept(&self, side: Side, plies: usize) -> u32 {
        let mut moves = Vec::new();
        if plies > 0 && movegen::can_capture(self, self.turn) {
            self.legal_moves_into(&mut moves);
        }
        let kept = moves.iter().map(|m| self.moved(m).kings_kept(side, plies - 1));
        let kept = if side == self.turn { kept.max() } else { kept.min() };
        kept.unwrap_or(self.kings_of(side).count_ones())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn king_against_king(own: Cell, other: Cell, turn: Side) -> Position {
        let mut position = Position::empty(Rules::Cube);
        position.put(Side::White, own, true);
        position.put(Side::Black, other, true);
        position.turn = turn;
        position
    }

    #[test]
    fn q17_at_home_a_king_is_safe_and_can_always_move() {
        let lattice = Lattice::of(3);
        let mut sizes: Vec<u32> = homes(lattice).iter().map(|home| home.count_ones()).collect();
        sizes.sort();
        assert_eq!(sizes, [3, 3, 3, 3, 3, 3, 3, 3, 4]);
        for &home in homes(lattice) {
            for own in cells(home) {
                for other in lattice.cells().filter(|other| *other != own) {
                    assert!(!movegen::can_capture(&king_against_king(own, other, Side::Black), Side::Black));
                    let position = king_against_king(own, other, Side::White);
                    let goes_on = |m: &Move| match *m {
                        Move::Step { to, .. } => home & to.bit() != 0,
                        _ => true,
                    };
                    assert!(position.legal_moves().iter().any(goes_on), "{position}");
                }
            }
        }
    }

    #[test]
    fn q12_answers_are_used_up() {
        // From a corner of the cube three lines of three cells lead: a king on the first two of them can be taken. On the
        // other 31 - 6 it can stand.
        let position: Position = "quarx-3d W:WK411:BK431 9 5".parse().unwrap();
        let [from, to] = ["411", "141"].map(|cell| position.lattice().parse(cell).unwrap());
        let king = position.pieces[1];
        assert_eq!(position.answers_at(from, to, king, &[]), 25);
        let stood: Position = "quarx-3d W:WK141:BK444 0 1".parse().unwrap();
        assert_eq!(position.answers_at(from, to, king, &[stood.key()]), 24);
    }

    /// Returns what the moves of a position are worth beyond the horizon of a search.
    fn worth(text: &str, past: &[u64]) -> Vec<(String, i32)> {
        let position: Position = text.parse().unwrap();
        let moves = position.legal_moves();
        let mut more = vec![0; moves.len()];
        position.wear_down(&moves, past, &mut more);
        moves.iter().map(|m| position.move_text(m)).zip(more).collect()
    }

    #[test]
    fn q12_one_king_is_worn_down() {
        for (text, matters) in [
            ("quarx-3d W:WK411:BK431 0 5", true),
            ("quarx-3d W:WK411:BK431,143 9 5", true),
            ("quarx-3d W:WK411:BK431,143 7 5", false),
            ("quarx-3d W:WK411:BK431,K444 9 5", false),
            ("quarx W:WK1111:BK4444 9 5", false),
            ("draughts W:WK46:BK5 9 5", false),
        ] {
            let worth = worth(text, &[]);
            assert_eq!(worth.iter().any(|(_, more)| *more < 0), matters, "{text}: {worth:?}");
            assert_eq!(worth.iter().map(|(_, more)| more).max(), Some(&0), "{text}");
        }
    }

    #[test]
    fn a_king_goes_to_and_fro_at_home() {
        // Although K422 would leave no answer.
        let lattice = Lattice::of(3);
        let own = lattice.parse("422").unwrap();
        let others = lattice.cells().filter(|cell| *cell != own);
        let past: Vec<u64> = others.map(|other| king_against_king(own, other, Side::White).key()).collect();
        for (name, more) in worth("quarx-3d W:WK411:BK242 0 5", &past) {
            assert_eq!(
                more == 0,
                ["411-114", "411-141", "411-444"].contains(&name.as_str()),
                "{name}: {more}"
            );
        }
    }

    #[test]
    fn two_kings_are_exchanged() {
        // K321x123 must be answered by K134x112.
        for (name, more) in worth("quarx-3d W:WK112,K134:BK321,K334 0 45", &[]) {
            assert_eq!(more == 0, name == "112-222", "{name}: {more}");
        }
    }

    #[test]
    fn men_move_as_freely_as_before() {
        let worth = worth("quarx-3d W:WK411,121:BK444 9 5", &[]);
        assert!(worth.iter().any(|(_, more)| *more < 0));
        assert!(worth.iter().all(|(name, more)| !name.starts_with("121") || *more == 0), "{worth:?}");
    }
}
