//! Whose turn it is, and everything else in a position except its pieces.

use super::geometry::Cell;
use crate::Side;
use crate::hash::hash;

/// The state of a bared king (H14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bared {
    /// Its next move decides.
    Pending,
    /// It moves only inside its board.
    Inside,
    /// It moves only between boards.
    Between,
}

impl Bared {
    pub(super) const ALL: [Bared; 3] = [Bared::Pending, Bared::Inside, Bared::Between];

    /// Returns the letter in position texts (H16).
    pub(super) const fn letter(self) -> char {
        match self {
            Bared::Pending => '?',
            Bared::Inside => 'i',
            Bared::Between => 'o',
        }
    }

    /// Returns `pending`, `inside` or `between`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Bared::Pending => "pending",
            Bared::Inside => "inside",
            Bared::Between => "between",
        }
    }
}

/// Everything in a position except its pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State {
    pub(super) turn: Side,
    /// By side; `None` for a side that has more than its king (H14).
    pub(super) bared: [Option<Bared>; 2],
    /// The passed cell, if a capture there is legal (H18).
    pub(super) en_passant: Option<Cell>,
    pub(super) clock: u32,
    pub(super) number: u32,
}

impl State {
    pub(super) const START: State =
        State { turn: Side::White, bared: [None; 2], en_passant: None, clock: 0, number: 1 };

    /// Returns whether everything except the clocks is equal (C6).
    pub(super) fn is_same(&self, other: &State) -> bool {
        State { clock: other.clock, number: other.number, ..*self } == *other
    }

    /// Returns the hash of everything except the pieces that counts for C6.
    pub(super) fn key(&self) -> u64 {
        let bared = self.bared.map(|bared| bared.map_or(0, |bared| bared as u64 + 1));
        let passed = self.en_passant.map_or(0, |cell| cell.place as u64 + 1);
        let all = (self.turn.index() as u64) | bared[0] << 1 | bared[1] << 3 | passed << 5;
        hash(1 << 32 | all)
    }

    /// Returns the state of the king of the side to move (H14).
    pub(super) fn confinement(&self) -> Option<Bared> {
        self.bared[self.turn.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn c6_different_states_have_different_keys() {
        let bared = || std::iter::once(None).chain(Bared::ALL.map(Some));
        let passed = || std::iter::once(None).chain((0..128).map(|place| Some(Cell::new(0, place))));
        let mut keys = BTreeSet::new();
        let mut states = 0;
        for turn in Side::BOTH {
            for white in bared() {
                for black in bared() {
                    for en_passant in passed() {
                        let state = State { turn, bared: [white, black], en_passant, ..State::START };
                        keys.insert(state.key());
                        assert_eq!(
                            state.key(),
                            State { clock: 7, number: 9, ..state }.key(),
                            "clocks do not count"
                        );
                        states += 1;
                    }
                }
            }
        }
        assert_eq!(keys.len(), states);
    }
}
