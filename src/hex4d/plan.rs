//! A hexagon with a bit for each place, and what is precomputed about it.
//!
//! A ride's reach comes from the obstruction difference: on a line, subtracting the nearest blocker below
//! from the blockers above borrows through exactly the free places.

use super::geometry::{Axial, DIAGONAL, Hexagon, KNIGHT, Names, STRAIGHT, forward, hexagon, strikes};
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
    + 'static
{
    #[doc(hidden)]
    fn bit(at: usize) -> Self;
    #[doc(hidden)]
    fn minus(self, other: Self) -> Self;
    #[doc(hidden)]
    fn count(self) -> u32;
    /// The number of the lowest bit; some number if there is none.
    #[doc(hidden)]
    fn lowest(self) -> usize;
    /// The highest bit, or else the lowest of the word.
    #[doc(hidden)]
    fn highest(self) -> Self;
    #[doc(hidden)]
    fn plan() -> &'static Plan<Self>;

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
            fn plan() -> &'static Plan<Self> {
                static PLAN: OnceLock<Plan<$word>> = OnceLock::new();
                PLAN.get_or_init(|| Plan::new(hexagon($four), Names { four: $four }))
            }
        }
    };
}

word!(u32, true);
word!(u128, false);

/// The numbers of the bits, from the lowest.
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
#[derive(Clone, Copy, Debug, Default)]
pub struct Line<W> {
    pub(super) lower: W,
    pub(super) upper: W,
}

impl<W: Word> Line<W> {
    /// What a rider reaches along the line, the first occupied places included.
    #[inline(always)]
    fn reach(&self, occupied: W) -> W {
        let upper = self.upper & occupied;
        let nearest_below = (self.lower & occupied).highest();
        (upper ^ upper.minus(nearest_below)) & (self.lower | self.upper)
    }
}

/// What lies around a place.
#[derive(Clone, Debug, Default)]
pub struct Around<W> {
    /// Three straight lines, three diagonal ones.
    lines: [Line<W>; 6],
    /// All places on the straight lines, and on the diagonal ones.
    pub(super) straight: W,
    pub(super) diagonal: W,
    pub(super) king: W,
    pub(super) knight: W,
    /// One straight step away.
    pub(super) step: W,
    /// By side: what a pawn attacks.
    pub(super) pawn: [W; 2],
    /// By side: the place ahead.
    pub(super) ahead: [W; 2],
    /// One straight step away, by how the basic colour changes (H9).
    pub(super) near: [W; 2],
    /// Two straight steps in one line away, by how the basic colour changes (H9).
    pub(super) far: [W; 2],
}

/// Precomputed steps, leaps and lines of a hexagon.
#[derive(Debug)]
pub struct Plan<W> {
    around: Vec<Around<W>>,
    /// By side: the ends of the files.
    pub(super) last: [W; 2],
    /// By side: where pawns may take two steps (H18).
    pub(super) starts: [W; 2],
}

impl<W: Word> Plan<W> {
    fn new(hexagon: &Hexagon, names: Names) -> Plan<W> {
        let mut plan = Plan { around: Vec::new(), last: [W::default(); 2], starts: [W::default(); 2] };
        let add = |set: &mut W, at: usize| *set = *set | W::bit(at);
        for at in 0..hexagon.len() {
            let here = hexagon.axial(at);
            let mut around = Around::default();
            let to = |step: Axial, times: i8| hexagon.find(here.plus(step, times));
            let ahead = |set: &mut W, step: Axial, times: i8| {
                if let Some(at) = to(step, times) {
                    add(set, at);
                }
            };
            for (line, step) in STRAIGHT.into_iter().chain(DIAGONAL).enumerate() {
                for times in 1..=10 {
                    ahead(&mut around.lines[line].upper, step, times);
                    ahead(&mut around.lines[line].lower, step, -times);
                }
                let Line { lower, upper } = around.lines[line];
                let all = if line < 3 { &mut around.straight } else { &mut around.diagonal };
                *all = *all | lower | upper;
                for sign in [1, -1] {
                    ahead(&mut around.king, step, sign);
                    if line < 3 {
                        ahead(&mut around.step, step, sign);
                        let change = |times: i8| (here.plus(step, times).tone() + 3 - here.tone()) % 3;
                        ahead(&mut around.near[usize::from(change(sign) == 1)], step, sign);
                        ahead(&mut around.far[usize::from(change(2 * sign) == 1)], step, 2 * sign);
                    }
                }
            }
            for leap in KNIGHT {
                ahead(&mut around.knight, leap, 1);
                ahead(&mut around.knight, leap, -1);
            }
            for side in Side::BOTH {
                let i = side.index();
                ahead(&mut around.ahead[i], forward(side), 1);
                strikes(side).into_iter().for_each(|step| ahead(&mut around.pawn[i], step, 1));
                if !around.ahead[i].any() {
                    add(&mut plan.last[i], at);
                }
                if names.ahead_of_start(side, super::Cell::new(0, at)) == Some(0) {
                    add(&mut plan.starts[i], at);
                }
            }
            plan.around.push(around);
        }
        plan
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

    #[inline(always)]
    pub(super) fn rook(&self, at: usize, occupied: W) -> W {
        let lines = self.straight(at);
        lines[0].reach(occupied) | lines[1].reach(occupied) | lines[2].reach(occupied)
    }

    /// Diagonal rides.
    #[inline(always)]
    pub(super) fn bishop(&self, at: usize, occupied: W) -> W {
        let lines = self.diagonal(at);
        lines[0].reach(occupied) | lines[1].reach(occupied) | lines[2].reach(occupied)
    }
}
