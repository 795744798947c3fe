//! Captures: all ways in which a piece can keep jumping (Q5-Q7), layer by layer of captured pieces.
//!
//! States reached by different paths are merged (Q10, Q15). Because landing cells are tried in ascending
//! order, the first path to a state is its canonical path (Q14): all paths to it have the same number of
//! landings, so a layer lists its states in the order of their paths.

use super::board::{Board, Word};
use super::geometry::{Cell, cells};
use crate::hash::hash;
use crate::words::{Message, say};
use crate::{Code, Error};

/// The most states of a side to move (Q15).
pub(super) const MAX_STATES: usize = 1 << 20;

/// A landing on a piece's path, and the number of the landing before it; its own number at the start.
#[derive(Clone, Copy, Debug)]
pub(super) struct Landing {
    pub(super) parent: u32,
    pub(super) cell: Cell,
}

/// A capture that cannot continue.
#[derive(Clone, Copy, Debug)]
pub(super) struct End<W> {
    pub(super) to: Cell,
    pub(super) taken: W,
    /// The number of its last landing.
    pub(super) landing: u32,
}

impl<W: Word> End<W> {
    /// Returns the number of captured pieces.
    pub(super) fn size(&self) -> u32 {
        self.taken.size()
    }
}

/// The captures of a side's pieces, one piece after the other.
pub(super) struct Search<W: Word> {
    board: Board<W>,
    /// The number of states of all pieces so far.
    count: usize,
    /// The present piece: a landing for each of its states, layer by layer.
    landings: Vec<Landing>,
    /// The pieces captured in the states of the last layers, each with the cell of the capturing piece, which
    /// is none of them.
    keys: Vec<W>,
    ends: Vec<End<W>>,
    /// The keys of the last layer as a hash table, if that is a long one.
    table: Vec<W>,
    /// For long layers: the jumps from each cell.
    known: Vec<Option<Jumps>>,
}

/// A layer up to this length is searched without tables.
const SHORT: usize = 16;

impl<W: Word> Search<W> {
    pub(super) fn new(board: Board<W>) -> Self {
        Search {
            board,
            count: 0,
            landings: Vec::new(),
            keys: Vec::new(),
            ends: Vec::new(),
            table: Vec::new(),
            known: Vec::new(),
        }
    }

    /// Restricts the prey to these pieces; the others still block the way.
    pub(super) fn only(mut self, prey: W) -> Self {
        self.board.prey = self.board.prey & prey;
        self
    }

    /// Returns how many states the pieces searched so far have (Q15).
    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// Returns the captures of the piece last searched that cannot continue.
    pub(super) fn ends(&self) -> &[End<W>] {
        &self.ends
    }

    /// Returns the landings of the piece last searched.
    pub(super) fn landings(&self) -> &[Landing] {
        &self.landings
    }

    /// Finds all states of the piece on a cell.
    ///
    /// # Errors
    ///
    /// Fails if there are too many, including those of earlier pieces (Q15).
    pub(super) fn run(&mut self, from: Cell) -> Result<(), Error> {
        self.landings.clear();
        self.ends.clear();
        self.keys.clear();
        self.known.clear();
        let mut jumps = Jumps::new(&self.board, from, from);
        if jumps.list().is_empty() {
            return Ok(());
        }
        self.landings.reserve(SHORT);
        self.keys.reserve(SHORT);
        self.landings.push(Landing { parent: 0, cell: from });
        self.keys.push(W::bit(from));
        let (mut layer, mut dropped) = (0..1, 0);
        while !layer.is_empty() {
            let (length, next) = (layer.len(), layer.end);
            self.table.clear();
            for index in layer {
                let landing = (dropped + index) as u32;
                let cell = self.landings[landing as usize].cell;
                let taken = self.keys[index] & !W::bit(cell);
                if length >= SHORT {
                    jumps = self.known_jumps(from, cell);
                } else if landing > 0 {
                    jumps.find(&self.board, from, cell, taken);
                }
                let mut can_go_on = false;
                for &(land, over) in jumps.list() {
                    if !taken.has(over) {
                        can_go_on = true;
                        let key = taken | W::bit(over) | W::bit(land);
                        self.reach(next, key, Landing { parent: landing, cell: land });
                    }
                }
                if !can_go_on {
                    self.ends.push(End { to: cell, taken, landing });
                }
                if self.count > MAX_STATES {
                    return Err(too_complex(say::TooManyWays { most: MAX_STATES }));
                }
            }
            layer = next..self.keys.len();
            if length >= SHORT {
                self.keys.drain(..next);
                (layer, dropped) = (0..self.keys.len(), dropped + next);
            }
        }
        Ok(())
    }

    /// Returns the jumps of [`Jumps::new`]; cached, because many states on one cell ask for them.
    fn known_jumps(&mut self, start: Cell, from: Cell) -> Jumps {
        if self.known.is_empty() {
            self.known.resize(128, None);
        }
        *self.known[from.index()].get_or_insert_with(|| Jumps::new(&self.board, start, from))
    }

    /// Adds a state to the layer whose keys begin at `first`, unless it is there.
    fn reach(&mut self, first: usize, key: W, landing: Landing) {
        let layer = self.keys.len() - first;
        if layer < SHORT {
            if self.keys[first..].contains(&key) {
                return;
            }
        } else {
            if layer * 2 >= self.table.len() {
                self.grow_table(first);
            }
            let slot = self.slot(key);
            if self.table[slot] != W::NONE {
                return;
            }
            self.table[slot] = key;
        }
        self.keys.push(key);
        self.landings.push(landing);
        self.count += 1;
    }

    /// Makes room for twice as many states of the layer.
    fn grow_table(&mut self, first: usize) {
        let size = (self.keys.len() - first).next_power_of_two() * 4;
        self.table.clear();
        self.table.resize(size, W::NONE);
        for index in first..self.keys.len() {
            let slot = self.slot(self.keys[index]);
            self.table[slot] = self.keys[index];
        }
    }

    /// Returns the place in the table where a key is, or would be.
    #[inline(always)]
    fn slot(&self, key: W) -> usize {
        let mask = self.table.len() - 1;
        let (low, high) = (key.wide() as u64, (key.wide() >> 64) as u64);
        let mut slot = hash(low ^ high.wrapping_mul(0x9e37_79b9_7f4a_7c15)) as usize & mask;
        while self.table[slot].any() && self.table[slot] != key {
            slot = (slot + 1) & mask;
        }
        slot
    }
}

/// Returns whether a side can capture at all.
pub(super) fn can_capture<W: Word>(board: &Board<W>) -> bool {
    cells(board.hunters()).any(|from| !Jumps::new(board, from, from).list().is_empty())
}

/// Returns the landing cells on the way to one of `landings`.
pub(super) fn path(landings: &[Landing], last: u32) -> Vec<Cell> {
    let mut path = Vec::new();
    let mut number = last;
    while let Landing { parent, cell } = landings[number as usize]
        && parent != number
    {
        path.push(cell);
        number = parent;
    }
    path.reverse();
    path
}

fn too_complex(reason: impl Into<Message>) -> Error {
    Error::of(Code::TooComplex, reason).with_rule("Q15")
}

/// The most moves of a position of `quarx-huff` (Q15).
pub(super) const MAX_MOVES: usize = 1 << 16;

pub(super) fn too_many_moves() -> Error {
    too_complex(say::MoreMoves { most: MAX_MOVES })
}

/// The next landings of a piece that has captured nothing yet, ascending, and what they capture. No board has
/// more than 36 cells in line with one.
#[derive(Clone, Copy)]
struct Jumps {
    list: [(Cell, Cell); 36],
    length: u8,
}

impl Jumps {
    const NONE: Jumps = Jumps { list: [(Cell::FIRST, Cell::FIRST); 36], length: 0 };

    fn new<W: Word>(board: &Board<W>, start: Cell, from: Cell) -> Jumps {
        let mut jumps = Jumps::NONE;
        jumps.find(board, start, from, W::NONE);
        jumps
    }

    /// Lists instead the jumps from a cell after some pieces have been captured.
    fn find<W: Word>(&mut self, board: &Board<W>, start: Cell, from: Cell, taken: W) {
        self.length = 0;
        let prey = board.prey & !taken;
        // Q7: the start counts as empty.
        let empty = board.empty | W::bit(start);
        if !board.kings.has(start) {
            if !(board.beside(from) & prey).any() {
                return;
            }
            for jump in board.lattice().jumps(from) {
                if prey.has(jump.over) && empty.has(jump.land) {
                    self.insert(jump.land, jump.over);
                }
            }
            return;
        }
        for ray in board.lattice().rays(from) {
            let mut over = None;
            for &cell in ray.iter() {
                match over {
                    _ if empty.has(cell) => {
                        over.into_iter().for_each(|over| self.insert(cell, over));
                    }
                    None if prey.has(cell) => over = Some(cell),
                    _ => break,
                }
            }
        }
    }

    #[inline(always)]
    fn insert(&mut self, land: Cell, over: Cell) {
        let mut at = usize::from(self.length);
        while at > 0 && self.list[at - 1].0 > land {
            self.list[at] = self.list[at - 1];
            at -= 1;
        }
        self.list[at] = (land, over);
        self.length += 1;
    }

    #[inline(always)]
    fn list(&self) -> &[(Cell, Cell)] {
        &self.list[..usize::from(self.length)]
    }
}
