//! The four movable boards: where they are and who controls them (D2, D13).

use super::geometry::{LEVELS, Levels, MAIN, Place, Wing};
use crate::Side;
use crate::grid::bits;

/// The occupied places, and those of them that White controls, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Decks {
    on: u32,
    white: u32,
}

impl Decks {
    pub(super) const EMPTY: Decks = Decks { on: 0, white: 0 };

    /// Returns the boards of the start (D4).
    pub(super) fn start() -> Decks {
        let mut decks = Decks::EMPTY;
        for wing in Wing::BOTH {
            decks.put(Place::at(wing, 1, true), Side::White);
            decks.put(Place::at(wing, 6, true), Side::Black);
        }
        decks
    }

    pub(super) fn put(&mut self, place: Place, controller: Side) {
        self.on |= place.bit();
        self.control(place, controller);
    }

    #[inline(always)]
    pub(super) fn control(&mut self, place: Place, controller: Side) {
        match controller {
            Side::White => self.white |= place.bit(),
            Side::Black => self.white &= !place.bit(),
        }
    }

    pub(super) fn count(self) -> usize {
        self.on.count_ones() as usize
    }

    #[inline(always)]
    pub(super) fn has(self, place: Place) -> bool {
        self.on & place.bit() != 0
    }

    /// Returns whether a board is at the peg, on either side of the corner.
    #[inline(always)]
    pub(super) fn has_peg(self, wing: Wing, peg: usize) -> bool {
        self.has(Place::at(wing, peg, false)) || self.has(Place::at(wing, peg, true))
    }

    pub(super) fn controller(self, place: Place) -> Side {
        if self.white & place.bit() != 0 { Side::White } else { Side::Black }
    }

    /// Returns the occupied places, in the ASCII order of their names.
    #[inline(always)]
    pub(super) fn places(self) -> impl Iterator<Item = Place> {
        bits(u64::from(self.on)).map(Place::new)
    }

    /// Returns the places whose boards a side controls.
    #[inline(always)]
    pub(super) fn controlled(self, side: Side) -> impl Iterator<Item = Place> {
        let on = if side == Side::White { self.white } else { self.on & !self.white };
        Decks { on, ..self }.places()
    }

    /// Returns the boards after one has moved.
    #[inline(always)]
    pub(super) fn moved(self, from: Place, to: Place) -> Decks {
        let mut decks = Decks { on: self.on & !from.bit(), white: self.white & !from.bit() };
        decks.put(to, self.controller(from));
        decks
    }

    /// Returns the cells in play (D3).
    #[inline(always)]
    pub(super) fn in_play(self) -> Levels {
        let mut play = MAIN;
        for place in self.places() {
            play[place.level() % LEVELS] |= place.columns();
        }
        play
    }

    /// Returns the columns in play (D3).
    #[inline(always)]
    pub(super) fn columns(self) -> u64 {
        self.places().fold(union(&MAIN), |columns, place| columns | place.columns())
    }

    /// Returns the hash of what C6 counts.
    pub(super) fn key(self) -> u64 {
        u64::from(self.on) << 24 | u64::from(self.white)
    }
}

/// Returns all columns of the levels.
#[inline(always)]
pub(super) fn union(levels: &Levels) -> u64 {
    levels.iter().fold(0, |columns, level| columns | level)
}

/// Applies `of` to the columns of each level.
#[inline(always)]
pub(super) fn combine(some: &Levels, others: &Levels, of: impl Fn(u64, u64) -> u64) -> Levels {
    let mut levels = *some;
    for (level, other) in levels.iter_mut().zip(others) {
        *level = of(*level, *other);
    }
    levels
}
