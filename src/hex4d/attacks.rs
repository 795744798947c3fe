//! A hexagon with a bit for each place, and what is precomputed about it.
//!
//! A ride's reach comes from the obstruction difference: on a line, subtracting the nearest blocker below
//! from the blockers above borrows through exactly the free places.

use super::geometry::{Axial, BOARDS, Cell, DIAGONAL, KNIGHT, Layout, STRAIGHT, forward, strikes};
use crate::Side;
use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, BitXor, Not};
use std::sync::OnceLock;

/// A set of places of a hexagon.
pub trait Word:
    Copy
    + Debug
    + Default
    + Eq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Send
    + Sync
    + 'static
{
    #[doc(hidden)]
    fn bit(at: usize) -> Self;
    /// Returns the low bits.
    #[doc(hidden)]
    fn narrow(word: u128) -> Self;
    #[doc(hidden)]
    fn minus(self, other: Self) -> Self;
    #[doc(hidden)]
    fn count(self) -> u32;
    /// Returns the number of the lowest bit; some number if there is none.
    #[doc(hidden)]
    fn lowest(self) -> usize;
    /// Returns the highest bit; the lowest bit of the word if there is none.
    #[doc(hidden)]
    fn highest(self) -> Self;
    #[doc(hidden)]
    fn attacks() -> &'static Attacks<Self>;

    #[doc(hidden)]
    #[inline(always)]
    fn any(self) -> bool {
        self != Self::default()
    }

    #[doc(hidden)]
    #[inline(always)]
    fn without(self, other: Self) -> Self {
        self & !other
    }

    #[doc(hidden)]
    #[inline(always)]
    fn has(self, at: usize) -> bool {
        (self & Self::bit(at)).any()
    }
}

macro_rules! word {
    ($word:ty, $four:literal) => {
        impl Word for $word {
            #[inline(always)]
            fn bit(at: usize) -> Self {
                1 << (at & (Self::BITS as usize - 1))
            }
            fn narrow(word: u128) -> Self {
                word as $word
            }
            #[inline(always)]
            fn minus(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }
            #[inline(always)]
            fn count(self) -> u32 {
                self.count_ones()
            }
            #[inline(always)]
            fn lowest(self) -> usize {
                self.trailing_zeros() as usize
            }
            #[inline(always)]
            fn highest(self) -> Self {
                1 << (Self::BITS - 1 - (self | 1).leading_zeros())
            }
            #[inline(always)]
            fn attacks() -> &'static Attacks<Self> {
                static PLAN: OnceLock<Attacks<$word>> = OnceLock::new();
                PLAN.get_or_init(|| Attacks::new(&sets(Layout { four: $four })))
            }
        }
    };
}

word!(u32, true);
word!(u128, false);

/// Returns the numbers of the bits, from the lowest.
#[inline(always)]
pub(super) fn bits<W: Word>(mut word: W) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        word.any().then(|| {
            let lowest = word.lowest();
            word = word & word.minus(W::bit(0));
            lowest
        })
    })
}

/// The two halves of a line through a place, without the place.
#[derive(Clone, Copy, Debug)]
pub struct Line<W> {
    pub(super) lower: W,
    pub(super) upper: W,
}

impl<W: Word> Line<W> {
    /// Returns what a rider reaches along the line, including the first occupied places.
    #[inline(always)]
    fn reach(&self, occupied: W) -> W {
        let upper = self.upper & occupied;
        let nearest_below = (self.lower & occupied).highest();
        (upper ^ upper.minus(nearest_below)) & (self.lower | self.upper)
    }
}

/// What lies around a place.
#[derive(Clone, Copy, Debug)]
pub struct Around<W> {
    /// Three straight lines, three diagonal ones.
    lines: [Line<W>; 6],
    /// All places on the straight lines, and on the diagonal ones.
    pub(super) straight: W,
    pub(super) diagonal: W,
    pub(super) king: W,
    pub(super) knight: W,
    /// One orthogonal step away.
    pub(super) step: W,
    /// By side: what a pawn attacks.
    pub(super) pawn: [W; 2],
    /// By side: the place ahead.
    pub(super) ahead: [W; 2],
    /// One orthogonal step away, by how the basic color changes (H9).
    pub(super) near: [W; 2],
    /// Two orthogonal steps in one line away, by how the basic color changes (H9).
    pub(super) far: [W; 2],
}

/// Precomputed steps, leaps and lines of a hexagon.
#[derive(Debug)]
pub struct Attacks<W> {
    around: Vec<Around<W>>,
    /// By side: the ends of the files.
    pub(super) last: [W; 2],
    /// By side: where pawns may take two steps (H18).
    pub(super) starts: [W; 2],
}

/// The sets of an [`Around`] in the order of `Attacks::new`, for each place, before they are cut to words.
type Sets = [u128; 25];

fn sets(layout: Layout) -> Vec<Sets> {
    let hexagon = layout.hexagon();
    let mut all = Vec::new();
    for at in 0..hexagon.len() {
        let here = hexagon.axial(at);
        let mut sets = [0; 25];
        let mut add = |set: usize, step: Axial, times: i8| {
            if let Some(at) = hexagon.find(here.plus(step, times)) {
                sets[set] |= 1 << at;
            }
        };
        for line in 0..6 {
            let step = if line < 3 { STRAIGHT[line] } else { DIAGONAL[line - 3] };
            for (half, sign) in [(0, -1), (1, 1)] {
                for times in 1..=10 {
                    add(2 * line + half, step, times * sign);
                    add(12 + line / 3, step, times * sign);
                }
                add(14, step, sign);
                if line < 3 {
                    add(16, step, sign);
                    let change = |times: i8| usize::from((step.tone() * times).rem_euclid(3) == 1);
                    add(21 + change(sign), step, sign);
                    add(23 + change(2 * sign), step, 2 * sign);
                }
            }
            add(15, KNIGHT[line], 1);
            add(15, KNIGHT[line], -1);
        }
        for side in Side::BOTH {
            for step in strikes(side) {
                add(17 + side.index(), step, 1);
            }
            add(19 + side.index(), forward(side), 1);
        }
        all.push(sets);
    }
    all
}

impl<W: Word> Attacks<W> {
    fn new(sets: &[Sets]) -> Attacks<W> {
        let mut attacks = Attacks { around: Vec::new(), last: [W::default(); 2], starts: [W::default(); 2] };
        let layout = Layout { four: sets.len() == BOARDS };
        for (at, sets) in sets.iter().enumerate() {
            let s = sets.map(W::narrow);
            let line = |i: usize| Line { lower: s[2 * i], upper: s[2 * i + 1] };
            attacks.around.push(Around {
                lines: [line(0), line(1), line(2), line(3), line(4), line(5)],
                straight: s[12],
                diagonal: s[13],
                king: s[14],
                knight: s[15],
                step: s[16],
                pawn: [s[17], s[18]],
                ahead: [s[19], s[20]],
                near: [s[21], s[22]],
                far: [s[23], s[24]],
            });
            for side in Side::BOTH {
                let i = side.index();
                if !s[19 + i].any() {
                    attacks.last[i] = attacks.last[i] | W::bit(at);
                }
                if layout.ahead_of_start(side, Cell::new(0, at)) == Some(0) {
                    attacks.starts[i] = attacks.starts[i] | W::bit(at);
                }
            }
        }
        attacks
    }

    #[inline(always)]
    pub(super) fn around(&self, at: usize) -> &Around<W> {
        &self.around[at]
    }

    #[inline(always)]
    pub(super) fn straight(&self, at: usize) -> &[Line<W>] {
        &self.around[at].lines[..3]
    }

    #[inline(always)]
    pub(super) fn diagonal(&self, at: usize) -> &[Line<W>] {
        &self.around[at].lines[3..]
    }

    #[inline]
    pub(super) fn rook(&self, at: usize, occupied: W) -> W {
        let lines = self.straight(at);
        lines[0].reach(occupied) | lines[1].reach(occupied) | lines[2].reach(occupied)
    }

    /// Returns the places that a bishop reaches along diagonals.
    #[inline]
    pub(super) fn bishop(&self, at: usize, occupied: W) -> W {
        let lines = self.diagonal(at);
        lines[0].reach(occupied) | lines[1].reach(occupied) | lines[2].reach(occupied)
    }
}
