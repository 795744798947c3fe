//! Where move generation sends its moves. Targets are columns here, and become cells only when they are
//! counted or listed.

use super::geometry::{Cell, Wing};
use super::position::Move;
use super::state::Entry;
use crate::grid::bits;
use crate::role::Role;

/// Where generated moves go: they are counted or listed.
pub(super) trait Sink<const L: usize> {
    /// Receives the moves of a piece from `from` to the `lands` in the `targets`.
    fn ordinary(&mut self, role: Role, from: Cell, targets: u64, lands: &Lands<L>);
    /// Receives the moves of pawns on one level, `step` columns behind their `targets`.
    fn pawns(&mut self, level: usize, step: isize, targets: u64, last: u64, lands: &Lands<L>);
    /// Receives castling, whose king and rook may end on any level.
    fn castle(&mut self, wing: Wing, rook: usize);
    /// Receives the moves into Time Out of the pieces on `columns`, for each of the `lengths`.
    fn time_outs(&mut self, role: Role, level: usize, columns: u64, lengths: u16);
    /// Receives the returns of a piece in Time Out to the `lands` in the `targets`.
    fn rematerialize(&mut self, entry: &Entry, targets: u64, lands: &[u64; L], annihilates: bool);
    /// Receives an en-passant capture.
    fn single(&mut self, m: Move);
}

/// Counts moves without building them.
#[derive(Default)]
pub(super) struct Counter(pub(super) u64);

/// Returns how many cells of the targets are among the levels'.
#[inline(always)]
fn cells<const L: usize>(targets: u64, levels: &[u64; L]) -> u64 {
    let count = |level: usize| u64::from((levels[level % L] & targets).count_ones());
    // Written out, because builds optimized for size do not unroll loops.
    if L == 8 {
        return count(0) + count(1) + count(2) + count(3) + count(4) + count(5) + count(6) + count(7);
    }
    (0..L).map(count).sum()
}

impl<const L: usize> Sink<L> for Counter {
    #[inline(always)]
    fn ordinary(&mut self, _: Role, _: Cell, targets: u64, lands: &Lands<L>) {
        self.0 += cells(targets, &lands.levels);
    }

    #[inline(always)]
    fn pawns(&mut self, _: usize, _: isize, targets: u64, last: u64, lands: &Lands<L>) {
        self.0 += cells(targets, &lands.levels);
        if targets & last != 0 {
            let further = Role::PROMOTIONS.len() as u64 - 1;
            self.0 += further * cells(targets & last, &lands.levels);
        }
    }

    #[inline(always)]
    fn castle(&mut self, _: Wing, _: usize) {
        self.0 += L as u64;
    }

    #[inline(always)]
    fn time_outs(&mut self, _: Role, _: usize, columns: u64, lengths: u16) {
        self.0 += u64::from(columns.count_ones() * lengths.count_ones());
    }

    #[inline(always)]
    fn rematerialize(&mut self, _: &Entry, targets: u64, lands: &[u64; L], _: bool) {
        self.0 += cells(targets, lands);
    }

    #[inline(always)]
    fn single(&mut self, _: Move) {
        self.0 += 1;
    }
}

impl<const L: usize> Sink<L> for Vec<Move> {
    #[inline(always)]
    fn ordinary(&mut self, role: Role, from: Cell, targets: u64, lands: &Lands<L>) {
        for (level, land) in lands.levels.iter().enumerate() {
            for column in bits(land & targets) {
                let (to, captures) = (Cell::new(column, level), lands.captures(column));
                self.push(Move::Ordinary { role, from, to, captures, promotion: None });
            }
        }
    }

    #[inline(always)]
    fn pawns(&mut self, level: usize, step: isize, targets: u64, last: u64, lands: &Lands<L>) {
        let role = Role::Pawn;
        for (above, land) in lands.levels.iter().enumerate() {
            for column in bits(land & targets) {
                let from = Cell::new(column.wrapping_add_signed(-step), level);
                let (to, captures) = (Cell::new(column, above), lands.captures(column));
                if to.column.bit() & last == 0 {
                    self.push(Move::Ordinary { role, from, to, captures, promotion: None });
                    continue;
                }
                for promotion in Role::PROMOTIONS.map(Some) {
                    self.push(Move::Ordinary { role, from, to, captures, promotion });
                }
            }
        }
    }

    fn castle(&mut self, wing: Wing, rook: usize) {
        self.extend((0..L).map(|to| Move::Castle { wing, rook: rook as u8, to: to as u8 }));
    }

    fn time_outs(&mut self, role: Role, level: usize, columns: u64, lengths: u16) {
        for column in bits(columns) {
            let from = Cell::new(column, level);
            for length in bits(u64::from(lengths)) {
                self.push(Move::TimeOut { role, from, length: length as u8 });
            }
        }
    }

    fn rematerialize(&mut self, entry: &Entry, targets: u64, lands: &[u64; L], annihilates: bool) {
        let &Entry { role, origin, rounds, .. } = entry;
        for (level, land) in lands.iter().enumerate() {
            self.extend(bits(land & targets).map(|column| {
                let to = Cell::new(column, level);
                Move::Rematerialize { role, origin, rounds, to, annihilates }
            }));
        }
    }

    fn single(&mut self, m: Move) {
        self.push(m);
    }
}

/// The cells on which a piece may land, level by level (T6-T8): free cells of columns without enemies, and
/// enemies.
pub(super) struct Lands<const L: usize> {
    pub(super) levels: [u64; L],
    pub(super) enemy: u64,
}

impl<const L: usize> Lands<L> {
    /// Returns whether landing on a column captures.
    #[inline(always)]
    fn captures(&self, column: usize) -> bool {
        self.enemy & 1 << column != 0
    }

    /// Returns only the targets within `columns`, and on one further column those of `levels`.
    pub(super) fn within(&self, columns: u64, further: u64, levels: &[u64; L]) -> Self {
        let mut lands = Lands { levels: self.levels, enemy: self.enemy };
        for (lands, level) in lands.levels.iter_mut().zip(levels) {
            *lands = *lands & columns | level & further;
        }
        lands
    }
}
