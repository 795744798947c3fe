//! What has been found out about positions: a table of bounded size, and what was good elsewhere.

use std::cell::Cell;

/// What a score says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is at least so much.
    Lower,
    /// It is at most so much.
    Upper,
    /// It is that.
    Exact,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<M> {
    pub(super) key: u64,
    pub(super) best: Option<M>,
    pub(super) score: i16,
    pub(super) depth: i8,
    pub(super) bound: Bound,
    /// The search that wrote it.
    age: u8,
}

/// Entries by the key of the position. A later one takes the place of an earlier one if it is worth more.
pub(super) struct Table<M> {
    entries: Vec<Cell<Option<Entry<M>>>>,
    age: Cell<u8>,
}

impl<M: Copy> Table<M> {
    /// A table of so many bytes at most; of none, it remembers nothing.
    pub(super) fn new(bytes: usize) -> Table<M> {
        let most = bytes / size_of::<Cell<Option<Entry<M>>>>();
        let count = if most == 0 { 0 } else { 1 << most.ilog2() };
        Table::of(count)
    }

    fn of(count: usize) -> Table<M> {
        Table { entries: vec![Cell::new(None); count], age: Cell::new(0) }
    }

    /// An empty table of the same size.
    pub(super) fn alike(&self) -> Table<M> {
        Table::of(self.entries.len())
    }

    /// Another search begins: what earlier ones wrote makes room first.
    pub(super) fn grow_older(&self) {
        self.age.set(self.age.get().wrapping_add(1));
    }

    fn place(&self, key: u64) -> Option<&Cell<Option<Entry<M>>>> {
        let mask = self.entries.len().wrapping_sub(1);
        self.entries.get(key as usize & mask)
    }

    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Entry<M>> {
        self.place(key)?.get().filter(|entry| entry.key == key)
    }

    #[inline]
    pub(super) fn put(&self, key: u64, best: Option<M>, score: i32, depth: i32, bound: Bound) {
        let Some(place) = self.place(key) else { return };
        let age = self.age.get();
        let old = place.get();
        let same = old.filter(|old| old.key == key);
        let keeps = old.is_some_and(|old| {
            let deeper = i32::from(old.depth) > depth + if old.key == key { 3 } else { 6 };
            old.age == age && deeper && bound != Bound::Exact
        });
        if !keeps {
            let best = best.or(same.and_then(|old| old.best));
            let (score, depth) = (score as i16, depth.clamp(-1, 127) as i8);
            place.set(Some(Entry { key, best, score, depth, bound, age }));
        }
    }
}

/// How good quiet moves were in other positions, by side and slot.
pub(super) struct History {
    scores: [Vec<i16>; 2],
}

impl History {
    /// The best that can be said of a move.
    pub(super) const MOST: i32 = 1 << 13;

    pub(super) fn new(slots: usize) -> History {
        History { scores: [vec![0; slots], vec![0; slots]] }
    }

    #[inline]
    pub(super) fn get(&self, side: usize, slot: usize) -> i32 {
        i32::from(self.scores[side][slot])
    }

    /// Moves the score towards the best or the worst, the slower the nearer it is.
    #[inline]
    pub(super) fn learn(&mut self, side: usize, slot: usize, bonus: i32) {
        let score = &mut self.scores[side][slot];
        let now = i32::from(*score);
        *score = (now + bonus - now * bonus.abs() / History::MOST) as i16;
    }
}
