//! A position as move generation sees it, in words no longer than its cells need, and its steps (Q4, Q6).

use super::geometry::{Cell, Lattice, Way, cells};
use super::moves::Move;
use crate::Side;
use std::ops::{BitAnd, BitOr, Not};
use std::sync::OnceLock;

/// A set of cells, one bit per cell. A word of 64 bits holds the lattices of two and three dimensions, one of
/// 128 bits holds any.
pub(super) trait Word:
    Copy + Eq + Into<u128> + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> + 'static
{
    const NONE: Self;
    /// Whether there are so few directions that looking along them from all cells at once is faster.
    const FEW_WAYS: bool;

    fn narrow(set: u128) -> Self;

    fn wide(self) -> u128;

    fn bit(cell: Cell) -> Self;

    fn rotated(self, by: u32) -> Self;

    fn ways(dimensions: usize) -> &'static Ways<Self>;

    #[inline(always)]
    fn any(self) -> bool {
        self != Self::NONE
    }

    #[inline(always)]
    fn has(self, cell: Cell) -> bool {
        (self & Self::bit(cell)).any()
    }

    #[inline(always)]
    fn size(self) -> u32 {
        self.wide().count_ones()
    }
}

macro_rules! word {
    ($word:ty, $few_ways:literal, $bit:expr) => {
        impl Word for $word {
            const NONE: Self = 0;
            const FEW_WAYS: bool = $few_ways;

            #[inline(always)]
            fn narrow(set: u128) -> Self {
                set as $word
            }
            #[inline(always)]
            fn wide(self) -> u128 {
                self.into()
            }
            #[inline(always)]
            fn bit(cell: Cell) -> Self {
                $bit(cell)
            }
            #[inline(always)]
            fn rotated(self, by: u32) -> Self {
                self.rotate_left(by)
            }
            #[inline(always)]
            fn ways(dimensions: usize) -> &'static Ways<Self> {
                static WAYS: [OnceLock<Ways<$word>>; 3] = [const { OnceLock::new() }; 3];
                WAYS[dimensions.clamp(2, 4) - 2].get_or_init(|| Ways::new(Lattice::of(dimensions)))
            }
        }
    };
}

word!(u64, true, |cell: Cell| 1 << (cell.index() % 64));
word!(u128, false, Cell::bit);

/// The ways from cells to their neighbors.
pub(super) struct Ways<W> {
    lattice: &'static Lattice,
    all: Vec<Way<W>>,
    /// The neighbors over which a piece can jump.
    beside: [W; 128],
    /// By side: the neighbors to which a man steps (Q4).
    ahead: [[W; 128]; 2],
}

impl<W: Word> Ways<W> {
    fn new(lattice: &'static Lattice) -> Self {
        let narrow = |sets: &[u128; 128]| sets.map(W::narrow);
        let ways = lattice.ways.iter().map(|&Way { forward, leaps }| {
            let leaps = leaps.map(|(cells, difference)| (W::narrow(cells), difference));
            Way { forward, leaps }
        });
        Ways {
            lattice,
            all: ways.collect(),
            beside: narrow(&lattice.beside),
            ahead: lattice.ahead.each_ref().map(narrow),
        }
    }
}

impl<W: Word> Way<W> {
    /// Returns the neighbors of some cells.
    #[inline(always)]
    fn from(&self, set: W) -> W {
        let [(some, near), (others, far)] = self.leaps;
        (set & some).rotated(near) | (set & others).rotated(far)
    }
}

/// The pieces as a side sees them that looks for moves.
#[derive(Clone, Copy)]
pub(super) struct Board<W: Word> {
    ways: &'static Ways<W>,
    side: Side,
    own: W,
    pub(super) prey: W,
    pub(super) kings: W,
    pub(super) empty: W,
}

impl<W: Word> Board<W> {
    #[inline(always)]
    pub(super) fn new(pieces: [u128; 2], kings: u128, side: Side, dimensions: usize) -> Self {
        let [own, prey] = [side, side.other()].map(|side| W::narrow(pieces[side.index()]));
        let kings = own & W::narrow(kings);
        let ways = W::ways(dimensions);
        Board { ways, side, own, prey, kings, empty: !(own | prey) }
    }

    #[inline(always)]
    pub(super) fn lattice(&self) -> &'static Lattice {
        self.ways.lattice
    }

    /// Returns the neighbors of a cell over which a piece can jump if they hold prey.
    #[inline(always)]
    pub(super) fn beside(&self, cell: Cell) -> W {
        self.ways.beside[cell.index() % 128]
    }

    /// Returns the pieces that may be able to capture: the kings, and the men that stand beside prey where
    /// there are many directions.
    pub(super) fn hunters(&self) -> W {
        let men = self.own & !self.kings;
        if W::FEW_WAYS {
            // Backward, from the cell where the man lands.
            let jumping = |way: &Way<W>| men & way.from(self.prey & way.from(self.empty));
            return self.ways.all.iter().fold(self.kings, |set, way| set | jumping(way));
        }
        let near = cells(men).filter(|&from| (self.beside(from) & self.prey).any());
        near.fold(self.kings, |set, from| set | W::bit(from))
    }

    /// Returns the number of captures if it is quick to see: if only men capture, and none can continue.
    #[inline(always)]
    pub(super) fn count_plain_captures(&self) -> Option<u64> {
        if !W::FEW_WAYS || self.kings.any() {
            return None;
        }
        let jump = |way: &Way<W>, men: W| way.from(self.prey & way.from(men)) & self.empty;
        let ways = &self.ways.all;
        let mut count = 0;
        for (number, way) in ways.iter().enumerate() {
            let landed = jump(way, self.own);
            if landed.any() {
                // The last direction is opposite to the first, and so on, so none jumps back over the captured piece.
                let mut others = ways.iter().rev().enumerate().filter(|&(back, _)| back != number);
                if others.any(|(_, way)| jump(way, landed).any()) {
                    return None;
                }
                count += u64::from(landed.size());
            }
        }
        Some(count)
    }

    pub(super) fn push_steps(&self, out: &mut Vec<Move>) {
        for from in cells(self.own) {
            if !self.kings.has(from) {
                let targets = self.ways.ahead[self.side.index()][from.index() % 128] & self.empty;
                out.extend(cells(targets).map(|to| Move::Step { from, to }));
            } else {
                for ray in self.lattice().rays(from) {
                    let free = ray.iter().take_while(|&&cell| self.empty.has(cell));
                    out.extend(free.map(|&to| Move::Step { from, to }));
                }
            }
        }
    }

    /// Appends the men's steps to a set of cells.
    #[cfg(feature = "search")]
    pub(super) fn push_steps_to(&self, to: W, out: &mut Vec<Move>) {
        let ahead = &self.ways.ahead[self.side.index()];
        for from in cells(self.own & !self.kings) {
            let targets = ahead[from.index() % 128] & self.empty & to;
            out.extend(cells(targets).map(|to| Move::Step { from, to }));
        }
    }

    pub(super) fn count_steps(&self) -> u64 {
        let men = self.own & !self.kings;
        let steps: u32 = if W::FEW_WAYS {
            let forward = self.ways.all.iter().filter(|way| way.forward == Some(self.side));
            forward.map(|way| (way.from(men) & self.empty).size()).sum()
        } else {
            let ahead = &self.ways.ahead[self.side.index()];
            let targets = cells(men).map(|from| ahead[from.index() % 128] & self.empty);
            targets.filter(|targets| targets.any()).map(W::size).sum()
        };
        let rays = cells(self.kings).flat_map(|from| self.lattice().rays(from));
        let free = rays.map(|ray| ray.iter().take_while(|&&cell| self.empty.has(cell)).count());
        u64::from(steps) + free.sum::<usize>() as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ways_lead_to_neighbours<W: Word>(dimensions: usize) {
        let Ways { lattice, all, .. } = W::ways(dimensions);
        for cell in lattice.cells() {
            let mut neighbours: Vec<Cell> = lattice.rays(cell).iter().map(|ray| ray[0]).collect();
            let mut found = Vec::new();
            for (way, opposite) in all.iter().zip(all.iter().rev()) {
                let next = way.from(W::bit(cell));
                assert_eq!(opposite.from(next).any(), next.any());
                assert!(next.size() <= 1 && !(opposite.from(next) & !W::bit(cell)).any());
                found.extend(cells(next));
            }
            neighbours.sort_unstable();
            found.sort_unstable();
            assert_eq!(found, neighbours, "{}", lattice.text(cell));
        }
    }

    #[test]
    fn q3_ways_lead_to_neighbours_in_words_of_any_length() {
        for dimensions in [2, 3] {
            ways_lead_to_neighbours::<u64>(dimensions);
        }
        for dimensions in [2, 3, 4] {
            ways_lead_to_neighbours::<u128>(dimensions);
        }
    }
}
