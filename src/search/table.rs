//! What has been found out about positions: a table of bounded size, and a history of moves that were good
//! elsewhere.

use std::sync::{Arc, Mutex, PoisonError};

/// What a stored score means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is at least this.
    Lower,
    /// It is at most this.
    Upper,
    /// It is exactly this.
    Exact,
}

/// What is known about a position.
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

/// Entries by the key of the position. A newer entry replaces an older one if it is worth more.
pub(super) struct Table<M> {
    entries: Vec<Option<Entry<M>>>,
    age: u8,
}

impl<M: Copy> Table<M> {
    /// Creates a table of at most so many bytes; one of 0 bytes remembers nothing.
    pub(super) fn new(bytes: usize) -> Table<M> {
        let most = bytes / size_of::<Option<Entry<M>>>();
        let count = if most == 0 { 0 } else { 1 << most.ilog2() };
        Table::of(count)
    }

    fn of(count: usize) -> Table<M> {
        Table { entries: vec![None; count], age: 0 }
    }

    /// Begins another search: entries of earlier ones are replaced first.
    fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// Returns the place of a position, if there is room for any.
    #[inline(always)]
    fn place(&self, key: u64) -> usize {
        key as usize & self.entries.len().wrapping_sub(1)
    }

    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Entry<M>> {
        self.entries.get(self.place(key)).copied()?.filter(|entry| entry.key == key)
    }

    #[inline]
    pub(super) fn put(&mut self, key: u64, best: Option<M>, score: i32, depth: i32, bound: Bound) {
        let (age, place) = (self.age, self.place(key));
        let Some(place) = self.entries.get_mut(place) else { return };
        let old = *place;
        let same = old.filter(|old| old.key == key);
        let keeps = old.is_some_and(|old| {
            let deeper = i32::from(old.depth) > depth + if old.key == key { 3 } else { 6 };
            old.age == age && deeper && bound != Bound::Exact
        });
        if !keeps {
            let best = best.or(same.and_then(|old| old.best));
            let (score, depth) = (score as i16, depth.clamp(-1, 127) as i8);
            *place = Some(Entry { key, best, score, depth, bound, age });
        }
    }
}

/// The table of an engine, which each search borrows and returns: only one thread uses it at a time.
pub(super) struct Shelf<M> {
    bytes: usize,
    table: Arc<Mutex<Option<Table<M>>>>,
}

impl<M: Copy> Shelf<M> {
    /// Creates a shelf with a table of at most so many bytes.
    pub(super) fn new(bytes: usize) -> Shelf<M> {
        Shelf { bytes, table: Arc::new(Mutex::new(Some(Table::new(bytes)))) }
    }

    /// Lends the table. While another search has it, returns an empty one of the same size.
    pub(super) fn lend(&self) -> Lent<M> {
        let table = self.table.lock().unwrap_or_else(PoisonError::into_inner).take();
        let mut table = table.unwrap_or_else(|| Table::new(self.bytes));
        table.grow_older();
        Lent { table, home: Some(self.table.clone()) }
    }

    /// Returns an empty table of the same size, which is not kept.
    pub(super) fn alike(&self) -> Lent<M> {
        Lent::empty(self.bytes)
    }
}

/// The borrowed table of a search. When dropped, it returns to where it came from.
pub(super) struct Lent<M> {
    pub(super) table: Table<M>,
    home: Option<Arc<Mutex<Option<Table<M>>>>>,
}

impl<M: Copy> Lent<M> {
    /// Returns a table of at most so many bytes, which is not kept.
    pub(super) fn empty(bytes: usize) -> Lent<M> {
        Lent { table: Table::new(bytes), home: None }
    }
}

impl<M> Drop for Lent<M> {
    fn drop(&mut self) {
        let Some(home) = &self.home else { return };
        let table = Table { entries: std::mem::take(&mut self.table.entries), age: self.table.age };
        *home.lock().unwrap_or_else(PoisonError::into_inner) = Some(table);
    }
}

/// How good quiet moves were in other positions, by side and slot.
pub(super) struct History {
    scores: [Vec<i16>; 2],
}

impl History {
    /// The best score of a move.
    pub(super) const MOST: i32 = 1 << 13;

    pub(super) fn new(slots: usize) -> History {
        History { scores: [vec![0; slots], vec![0; slots]] }
    }

    #[inline]
    pub(super) fn get(&self, side: usize, slot: usize) -> i32 {
        i32::from(self.scores[side][slot])
    }

    /// Moves the score towards the best or the worst, more slowly the nearer it is.
    #[inline]
    pub(super) fn learn(&mut self, side: usize, slot: usize, bonus: i32) {
        let score = &mut self.scores[side][slot];
        let now = i32::from(*score);
        *score = (now + bonus - now * bonus.abs() / History::MOST) as i16;
    }
}
