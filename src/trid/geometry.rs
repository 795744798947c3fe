//! Columns, levels and cells (D1), places of movable boards (D2), and the boards from above.

use crate::Side;
use crate::chesslike::Spot;
use crate::grid::{Around, Grid};
use std::fmt::{self, Debug, Formatter};

/// The difference between a column's number and that of the column one rank behind.
pub(super) const FILES: usize = 6;
pub(super) const RANKS: usize = 10;
pub(super) const LEVELS: usize = 7;

/// The boards seen from above (D5).
pub(super) static GRID: Grid = Grid::new(FILES, RANKS, FILES, &AROUND);
static AROUND: Around = Around::new(FILES, RANKS, FILES);

/// Columns, level by level.
pub(super) type Levels = [u64; LEVELS];

/// A file and a rank: the cells one above the other (D3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Column(u8);

impl Debug for Column {
    /// Writes `b1`.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

impl Column {
    #[inline(always)]
    pub(super) const fn new(index: usize) -> Column {
        Column(index as u8)
    }

    pub(super) const fn at(file: usize, rank: usize) -> Column {
        Column::new(rank * FILES + file)
    }

    #[inline(always)]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline(always)]
    pub(super) const fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }

    /// Returns the file, 0 for `a`.
    pub const fn file(self) -> usize {
        self.index() % FILES
    }

    /// Returns the rank, counted from 0.
    pub const fn rank(self) -> usize {
        self.index() / FILES
    }

    pub(super) fn text(self) -> String {
        let mut text = String::with_capacity(8);
        text.push((b'a' + self.file() as u8) as char);
        text.push((b'0' + self.rank() as u8) as char);
        text
    }
}

/// A column and a level.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell {
    pub(super) column: Column,
    pub(super) level: u8,
}

impl Debug for Cell {
    /// Writes `b1(2)`.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

impl Cell {
    #[inline(always)]
    pub(super) const fn new(column: usize, level: usize) -> Cell {
        Cell { column: Column::new(column), level: level as u8 }
    }

    pub(super) const fn at(file: usize, rank: usize, level: usize) -> Cell {
        Cell { column: Column::at(file, rank), level: level as u8 }
    }

    /// Returns the column.
    pub const fn column(self) -> Column {
        self.column
    }

    /// Returns the level, counted from 0.
    pub const fn level(self) -> usize {
        self.level as usize
    }

    pub(super) fn of([file, rank, level]: Spot) -> Cell {
        Cell::at(file.into(), rank.into(), level.into())
    }

    pub(super) fn spot(self) -> Spot {
        [self.column.file() as u8, self.column.rank() as u8, self.level]
    }

    /// Returns whether the cell is one of `columns`.
    #[inline(always)]
    pub(super) const fn is_in(self, columns: &Levels) -> bool {
        columns[self.level as usize % LEVELS] & self.column.bit() != 0
    }

    /// Returns the place whose board has this cell; there is only one, since boards of one level never
    /// overlap.
    pub(super) fn place(self) -> Option<Place> {
        let level = self.level();
        Place::all().find(|place| place.level() == level && place.columns() & self.column.bit() != 0)
    }

    /// Returns the cell as texts write it: `b1(2)` (D1).
    pub(super) fn text(self) -> String {
        let mut text = self.column.text();
        write_level(self.level(), &mut text);
        text
    }
}

/// Appends a level as texts have it: `(2)`.
pub(super) fn write_level(level: usize, text: &mut String) {
    text.extend(['(', (b'1' + level as u8) as char, ')']);
}

/// The cells of the main boards: b-e x 1-4 on level 2, then twice two ranks and two levels further (D1).
pub(super) const MAIN: Levels = {
    let white = (0x1e * 0x41041) << FILES;
    [0, white, 0, white << (2 * FILES), 0, white << (4 * FILES), 0]
};

/// Returns whether the level is that of a main board.
#[inline(always)]
pub(super) const fn is_main(level: usize) -> bool {
    level % 2 == 1
}

/// A place for a movable board (D2): on top of a corner of a main board, or below it.
///
/// Places are numbered in the ASCII order of their names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place(u8);

impl Debug for Place {
    /// Writes `QL1(3)`.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

impl Place {
    pub(super) const COUNT: usize = 24;

    /// By index: level and columns.
    const BOARDS: [(u8, u64); Place::COUNT] = {
        let mut boards = [(0, 0); Place::COUNT];
        let mut i = 0;
        while i < Place::COUNT {
            let place = Place(i as u8);
            let level = 2 * (place.main() + place.is_on_top() as usize);
            let first = Column::at(place.file(), place.rank());
            boards[i] = (level as u8, 0xc3 << first.index());
            i += 1;
        }
        boards
    };

    pub(super) const fn new(index: usize) -> Place {
        Place((index % Place::COUNT) as u8)
    }

    /// Returns the place at the peg with this number, 1 to 6.
    pub(super) const fn at(wing: Wing, peg: usize, on_top: bool) -> Place {
        Place::new(wing as usize * 12 + (peg - 1) * 2 + on_top as usize)
    }

    pub(super) fn all() -> impl Iterator<Item = Place> {
        (0..Place::COUNT).map(Place::new)
    }

    #[inline(always)]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline(always)]
    pub(super) const fn bit(self) -> u32 {
        1 << self.0
    }

    /// Returns the side of the boards.
    pub const fn wing(self) -> Wing {
        if self.0 < 12 { Wing::King } else { Wing::Queen }
    }

    /// Returns the number of the peg, 1 to 6.
    pub const fn peg(self) -> usize {
        (self.index() % 12) / 2 + 1
    }

    /// Returns whether the board stands on top of the corner instead of hanging below it.
    pub const fn is_on_top(self) -> bool {
        self.0 % 2 == 1
    }

    /// Returns the main board, from 0 for White's.
    pub(super) const fn main(self) -> usize {
        (self.peg() - 1) / 2
    }

    /// Returns whether the peg is one of the far corners, seen from White.
    pub(super) const fn is_far(self) -> bool {
        self.peg().is_multiple_of(2)
    }

    /// Returns the level of its cells, counted from 0.
    pub const fn level(self) -> usize {
        Place::BOARDS[self.index()].0 as usize
    }

    /// Returns the first of its two files, counted from 0.
    pub(super) const fn file(self) -> usize {
        match self.wing() {
            Wing::King => 4,
            Wing::Queen => 0,
        }
    }

    /// Returns the first of its two ranks.
    pub(super) const fn rank(self) -> usize {
        2 * self.main() + 4 * self.is_far() as usize
    }

    /// Returns its four columns.
    #[inline(always)]
    pub(super) const fn columns(self) -> u64 {
        Place::BOARDS[self.index()].1
    }

    /// Returns where a piece on `cell`, a cell of this place, ends when its board has moved to another.
    pub(super) fn carry(self, cell: Cell, to: Place) -> Cell {
        let (file, rank) = (cell.column.file() - self.file(), cell.column.rank() - self.rank());
        Cell::at(to.file() + file, to.rank() + rank, to.level())
    }

    /// Returns the place as texts write it: `QL1(3)`.
    pub(super) fn text(self) -> String {
        let mut text = self.peg_text();
        write_level(self.level(), &mut text);
        text
    }

    /// Returns the peg as texts write it: `QL1`.
    pub(super) fn peg_text(self) -> String {
        let mut text = String::with_capacity(8);
        text.push(match self.wing() {
            Wing::King => 'K',
            Wing::Queen => 'Q',
        });
        text.push('L');
        text.push((b'0' + self.peg() as u8) as char);
        text
    }
}

/// The king's side or the queen's side, of places (D2) and of castling (D12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Wing {
    /// The files e and f; `O-O`.
    King,
    /// The files a and b; `O-O-O`.
    Queen,
}

impl Wing {
    pub(super) const BOTH: [Wing; 2] = [Wing::King, Wing::Queen];

    pub(super) const fn text(self) -> &'static str {
        match self {
            Wing::King => "O-O",
            Wing::Queen => "O-O-O",
        }
    }
}

/// The cells on which a side's pawns start (D4), level by level.
pub(super) const PAWN_STARTS: [Levels; 2] = {
    let mut starts = [[0; LEVELS]; 2];
    // The files a, b, e, f on the movable boards, b to e on the main one.
    starts[0][2] = 0b11_0011 << FILES;
    starts[0][1] = 0b01_1110 << (2 * FILES);
    starts[1][6] = 0b11_0011 << (8 * FILES);
    starts[1][5] = 0b01_1110 << (7 * FILES);
    starts
};

/// Returns the column of a cell on which a pawn starts, of either side; nothing for other cells.
#[inline(always)]
pub(super) const fn pawn_start(cell: Cell) -> u64 {
    let level = cell.level as usize % LEVELS;
    (PAWN_STARTS[0][level] | PAWN_STARTS[1][level]) & cell.column.bit()
}

/// Returns the column one rank ahead of another that is not on a side's last rank.
pub(super) const fn ahead(side: Side, column: Column) -> Column {
    match side {
        Side::White => Column::new(column.index() + FILES),
        Side::Black => Column::new(column.index() - FILES),
    }
}
