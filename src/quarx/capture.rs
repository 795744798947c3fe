//! Captures: all ways of a piece to go on jumping (Q5-Q7), layer by layer of pieces taken.
//!
//! States that are reached on different ways are merged (Q10, Q15). The first way to a state, landing cells
//! being tried in ascending order, is its canonical path (Q14): all ways to it have the same number of
//! landings, so a layer lists its states in the order of their paths.

use super::geometry::{Cell, Lattice, cells};
use super::position::Position;
use crate::hash::hash;
use crate::{Code, Error, Side};

/// The most states of a side to move (Q15).
const MAX_STATES: usize = 1 << 20;

/// A piece under way: where it is, and what it has taken.
#[derive(Clone, Copy)]
pub(super) struct State {
    pub(super) taken: u128,
    pub(super) cell: Cell,
    parent: u32,
}

/// The captures of a side's pieces, one piece after the other.
pub(super) struct Search {
    lattice: &'static Lattice,
    pieces: u128,
    kings: u128,
    /// What may be jumped.
    prey: u128,
    occupied: u128,
    /// How many states all pieces had so far.
    count: usize,
    /// The states of the present piece; the first is its start.
    states: Vec<State>,
    /// The states that cannot go on.
    ends: Vec<u32>,
    /// A hash table of the last layer, if that is a long one.
    table: Vec<u32>,
}

/// A layer up to this length is searched without a table.
const SHORT: usize = 16;
const FREE: u32 = u32::MAX;

impl Search {
    pub(super) fn new(position: &Position, side: Side) -> Search {
        Search {
            lattice: position.lattice(),
            pieces: position.pieces[side.index()],
            kings: position.kings,
            prey: position.pieces[side.other().index()],
            occupied: position.occupied(),
            count: 0,
            states: Vec::new(),
            ends: Vec::new(),
            table: Vec::new(),
        }
    }

    /// Only these pieces may be taken; the others stay in the way.
    pub(super) fn only(mut self, prey: u128) -> Search {
        self.prey &= prey;
        self
    }

    /// The kings, and the men that can capture.
    #[inline(always)]
    pub(super) fn pieces(&self) -> impl Iterator<Item = Cell> + use<> {
        let &Search { lattice, prey, kings, .. } = self;
        cells(self.pieces).filter(move |&from| kings & from.bit() | lattice.prey(from) & prey != 0)
    }

    /// The states in which the piece last searched has taken something and cannot go on.
    pub(super) fn ends(&self) -> impl Iterator<Item = &State> {
        self.ends.iter().map(|&end| &self.states[end as usize])
    }

    /// The landing cells on the canonical way to a state.
    pub(super) fn path(&self, end: &State) -> Vec<Cell> {
        let mut path = vec![end.cell];
        let mut parent = end.parent;
        while parent > 0 {
            path.push(self.states[parent as usize].cell);
            parent = self.states[parent as usize].parent;
        }
        path.reverse();
        path
    }

    /// Whether a piece can capture at all.
    pub(super) fn can_capture(&self, from: Cell) -> bool {
        let start = State { taken: 0, cell: from, parent: 0 };
        Landings::new(self, from, &start).length > 0
    }

    /// Finds all states of the piece on a cell.
    ///
    /// # Errors
    ///
    /// If there are too many, the pieces before it included (Q15).
    pub(super) fn run(&mut self, from: Cell) -> Result<(), Error> {
        self.states.clear();
        self.ends.clear();
        let start = State { taken: 0, cell: from, parent: 0 };
        let mut landings = Landings::new(self, from, &start);
        if landings.length == 0 {
            return Ok(());
        }
        self.states.push(start);
        let mut layer = 0..1;
        while !layer.is_empty() {
            let next = self.states.len();
            self.table.clear();
            for index in layer {
                let state = self.states[index];
                if index > 0 {
                    landings = Landings::new(self, from, &state);
                }
                if landings.length == 0 {
                    self.ends.push(index as u32);
                }
                for &(land, over) in landings.list() {
                    self.reach(
                        next,
                        State { taken: state.taken | over.bit(), cell: land, parent: index as u32 },
                    );
                }
                if self.count > MAX_STATES {
                    return Err(too_complex(format!("more than {MAX_STATES} ways to go on capturing")));
                }
            }
            layer = next..self.states.len();
        }
        Ok(())
    }

    /// Adds a state to the layer that begins at `first`, unless it is there.
    fn reach(&mut self, first: usize, state: State) {
        let same = |other: &State| (other.cell, other.taken) == (state.cell, state.taken);
        let layer = self.states.len() - first;
        if layer < SHORT {
            if self.states[first..].iter().any(same) {
                return;
            }
        } else {
            if layer * 2 >= self.table.len() {
                self.grow_table(first);
            }
            let slot = self.slot(&state);
            if self.table[slot] != FREE {
                return;
            }
            self.table[slot] = self.states.len() as u32;
        }
        self.states.push(state);
        self.count += 1;
    }

    /// Makes room for twice as many states of the layer.
    fn grow_table(&mut self, first: usize) {
        let size = (self.states.len() - first).next_power_of_two() * 4;
        self.table.clear();
        self.table.resize(size, FREE);
        for index in first..self.states.len() {
            let slot = self.slot(&self.states[index]);
            self.table[slot] = index as u32;
        }
    }

    /// The place in the table where a state is, or would be.
    fn slot(&self, state: &State) -> usize {
        let (high, low) = ((state.taken >> 64) as u64, state.taken as u64);
        let mask = self.table.len() - 1;
        let mut slot = hash(low ^ hash(high ^ (state.cell.index() as u64) << 56)) as usize & mask;
        loop {
            match self.states.get(self.table[slot] as usize) {
                Some(other) if (other.cell, other.taken) != (state.cell, state.taken) => {
                    slot = (slot + 1) & mask;
                }
                _ => return slot,
            }
        }
    }
}

pub(super) fn too_complex(what: String) -> Error {
    Error::new(Code::TooComplex, format!("the position is too complex: there are {what}")).with_rule("Q15")
}

/// Where a piece under way can land next, ascending, and what it takes so. More than 36 cells in line with
/// one there are on no board.
struct Landings {
    list: [(Cell, Cell); 36],
    length: usize,
}

impl Landings {
    #[inline(always)]
    fn new(search: &Search, start: Cell, state: &State) -> Landings {
        let mut landings = Landings { list: [(start, start); 36], length: 0 };
        // Q7: the start counts as empty, what was taken stays in the way.
        let occupied = search.occupied & !start.bit();
        let prey = search.prey & !state.taken;
        if search.kings & start.bit() == 0 {
            for jump in search.lattice.jumps(state.cell) {
                if prey & jump.over.bit() != 0 && occupied & jump.land.bit() == 0 {
                    landings.insert(jump.land, jump.over);
                }
            }
            return landings;
        }
        for ray in search.lattice.rays(state.cell) {
            let mut over = None;
            for &cell in ray.iter() {
                match over {
                    _ if occupied & cell.bit() == 0 => {
                        over.into_iter().for_each(|over| landings.insert(cell, over));
                    }
                    None if prey & cell.bit() != 0 => over = Some(cell),
                    _ => break,
                }
            }
        }
        landings
    }

    #[inline(always)]
    fn insert(&mut self, land: Cell, over: Cell) {
        let mut at = self.length;
        while at > 0 && self.list[at - 1].0 > land {
            self.list[at] = self.list[at - 1];
            at -= 1;
        }
        self.list[at] = (land, over);
        self.length += 1;
    }

    fn list(&self) -> &[(Cell, Cell)] {
        &self.list[..self.length]
    }
}
