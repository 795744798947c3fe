//! Where move generation sends its moves. Targets are columns here, and become cells only when they are
//! counted or listed.

use super::geometry::{Cell, LEVELS, Levels};
use super::position::{Kind, Move};
use crate::grid::bits;
use crate::role::Role;

/// Where generated moves go: they are counted, listed or tested.
pub(super) trait Sink {
    /// Returns whether moves are wanted that neither capture nor promote.
    fn wants_quiet(&self) -> bool {
        true
    }

    fn single(&mut self, m: Move);

    /// Receives a move that may leave the king attacked.
    #[inline(always)]
    fn doubtful(&mut self, m: Move, is_safe: &dyn Fn(&Move) -> bool) {
        if is_safe(&m) {
            self.single(m);
        }
    }

    /// Receives the moves of a piece from `from` to the `lands` in the `targets`.
    fn ordinary(&mut self, role: Role, from: Cell, targets: u64, lands: &Lands<'_>) {
        for (level, land) in lands.levels.iter().enumerate() {
            for column in bits(land & targets) {
                let to = Cell::new(column, level);
                let captures = to.is_in(lands.enemy);
                self.single(Kind::Ordinary { role, from, to, captures, promotion: None }.into());
            }
        }
    }

    /// Receives the moves of pawns on one level, `step` columns behind their `targets`, promoted on `last`.
    fn pawns(&mut self, level: usize, step: isize, targets: u64, last: u64, lands: &Lands<'_>) {
        let role = Role::Pawn;
        for (above, land) in lands.levels.iter().enumerate() {
            for column in bits(land & targets) {
                let from = Cell::new(column.wrapping_add_signed(-step), level);
                let to = Cell::new(column, above);
                let captures = to.is_in(lands.enemy);
                if to.column.bit() & last == 0 {
                    self.single(Kind::Ordinary { role, from, to, captures, promotion: None }.into());
                    continue;
                }
                for promotion in Role::PROMOTIONS.map(Some) {
                    self.single(Kind::Ordinary { role, from, to, captures, promotion }.into());
                }
            }
        }
    }
}

/// Counts moves without building them.
#[derive(Default)]
pub(super) struct Counter(pub(super) u64);

impl Sink for Counter {
    #[inline(always)]
    fn single(&mut self, _: Move) {
        self.0 += 1;
    }

    #[inline(always)]
    fn ordinary(&mut self, _: Role, _: Cell, targets: u64, lands: &Lands<'_>) {
        self.0 += lands.count(targets);
    }

    #[inline(always)]
    fn pawns(&mut self, _: usize, _: isize, targets: u64, last: u64, lands: &Lands<'_>) {
        if targets != 0 {
            self.0 += lands.count(targets);
            if targets & last != 0 {
                self.0 += (Role::PROMOTIONS.len() as u64 - 1) * lands.count(targets & last);
            }
        }
    }
}

impl Sink for Vec<Move> {
    #[inline(always)]
    fn single(&mut self, m: Move) {
        self.push(m);
    }
}

/// Passes on moves one by one.
pub(super) struct Each<'a>(pub(super) &'a mut dyn FnMut(Move));

impl Sink for Each<'_> {
    fn single(&mut self, m: Move) {
        (self.0)(m);
    }
}

/// The cells on which a piece may land, level by level, and those where this captures.
pub(super) struct Lands<'a> {
    pub(super) levels: Levels,
    pub(super) enemy: &'a Levels,
}

impl Lands<'_> {
    #[inline(always)]
    fn count(&self, targets: u64) -> u64 {
        let count = |level: usize| u64::from((self.levels[level] & targets).count_ones());
        // Written out, because builds optimized for size do not unroll loops.
        const { assert!(LEVELS == 7) };
        count(0) + count(1) + count(2) + count(3) + count(4) + count(5) + count(6)
    }
}
