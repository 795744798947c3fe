//! Columns, levels and cells (T1), and the grid of the board from above.

use crate::chesslike::Spot;
use crate::grid::{Around, Grid};
use crate::{Language, Side};
use std::fmt::{self, Debug, Formatter};

/// The difference between a column's number and that of the column one rank behind.
pub(super) const RANK: usize = 8;

static AROUND: Around = Around::new(8, 8, RANK);
static FLAT: Grid = Grid::new(8, 8, RANK, &AROUND);
static TOWER: Grid = Grid::new(7, 7, RANK, &AROUND);

/// Returns the grid of the board with so many levels: 8x8 on one level (T31), 7x7 on eight (T1).
#[inline(always)]
pub(super) const fn grid(levels: usize) -> &'static Grid {
    if levels == 1 { &FLAT } else { &TOWER }
}

/// Returns the number of files, and of ranks, of the board with so many levels.
#[inline(always)]
pub(super) const fn side_length(levels: usize) -> usize {
    if levels == 1 { 8 } else { 7 }
}

/// A file and a rank: the cells one above the other (T1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Column(u8);

impl Debug for Column {
    /// Writes `d1`.
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
        Column::new(rank * RANK + file)
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
        self.index() % RANK
    }

    /// Returns the rank, counted from 0.
    pub const fn rank(self) -> usize {
        self.index() / RANK
    }

    pub(super) fn text(self) -> String {
        let mut text = String::with_capacity(4);
        self.write(&mut text);
        text
    }

    fn write(self, text: &mut String) {
        text.push((b'a' + self.file() as u8) as char);
        text.push(digit(self.rank()));
    }
}

/// Returns the digit of a number from 0.
fn digit(index: usize) -> char {
    (b'1' + index as u8) as char
}

/// A column and a level.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell {
    pub(super) column: Column,
    pub(super) level: u8,
}

impl Debug for Cell {
    /// Writes `d1L4`, on one level `d1L1`: a cell does not know how many levels there are.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(8))
    }
}

impl Cell {
    #[inline(always)]
    pub(super) const fn new(column: usize, level: usize) -> Cell {
        Cell { column: Column::new(column), level: level as u8 }
    }

    /// Returns the column.
    pub const fn column(self) -> Column {
        self.column
    }

    /// Returns the level, counted from 0.
    pub const fn level(self) -> usize {
        self.level as usize
    }

    /// Returns all cells of the board, level by level, rank by rank.
    pub(super) fn all(levels: usize) -> impl Iterator<Item = Cell> {
        let columns = move || crate::grid::bits(grid(levels).all);
        (0..levels).flat_map(move |level| columns().map(move |column| Cell::new(column, level)))
    }

    pub(super) fn of([file, rank, level]: Spot) -> Cell {
        Cell { column: Column::at(file.into(), rank.into()), level }
    }

    pub(super) fn spot(self) -> Spot {
        [self.column.file() as u8, self.column.rank() as u8, self.level]
    }

    /// Returns the cell in English: `d1L4`, or `d1` on one level (T31).
    pub(super) fn text(self, levels: usize) -> String {
        let mut text = String::with_capacity(4);
        self.write(levels, Language::English, &mut text);
        text
    }

    /// Appends the cell with the level letter of a language: `d1L4`, `d1E4` (T1).
    pub(super) fn write(self, levels: usize, language: Language, text: &mut String) {
        self.column.write(text);
        if levels > 1 {
            text.push(level_letter(language));
            text.push(digit(self.level()));
        }
    }

    /// Reads a cell in English.
    pub(super) fn parse(text: &str, levels: usize) -> Option<Cell> {
        let index = |byte: u8, first: u8, size: usize| {
            Some(usize::from(byte.checked_sub(first)?)).filter(|&i| i < size)
        };
        let (&[file, rank], level) = text.as_bytes().split_first_chunk()?;
        let column =
            Column::at(index(file, b'a', side_length(levels))?, index(rank, b'1', side_length(levels))?);
        let level = match *level {
            [] if levels == 1 => 0,
            [b'L', level] if levels > 1 => index(level, b'1', levels)?,
            _ => return None,
        };
        Some(Cell { column, level: level as u8 })
    }
}

pub(super) const fn level_letter(language: Language) -> char {
    match language {
        Language::English => 'L',
        Language::German => 'E',
    }
}

/// Returns the rank on which a side's pieces start, from 0.
pub(super) const fn home_rank(levels: usize, side: Side) -> usize {
    match side {
        Side::White => 0,
        Side::Black => side_length(levels) - 1,
    }
}

/// Returns the columns of a rank, from 0.
pub(super) const fn rank_columns(rank: usize) -> u64 {
    0xff << (rank * RANK)
}

/// Returns the columns from which a side's pawns may advance two ranks (T10).
pub(super) const fn pawn_start(levels: usize, side: Side) -> u64 {
    match side {
        Side::White => rank_columns(1),
        Side::Black => rank_columns(side_length(levels) - 2),
    }
}

/// Returns the columns on which a side's pawns are promoted (T12).
pub(super) const fn last_rank(levels: usize, side: Side) -> u64 {
    rank_columns(home_rank(levels, side.other()))
}

/// Returns how many ranks lie ahead of a column.
pub(super) const fn ranks_ahead(levels: usize, side: Side, column: Column) -> u8 {
    column.rank().abs_diff(home_rank(levels, side.other())) as u8
}

/// Returns the pawn that passed `cell` with a double step (T11).
pub(super) const fn passed_pawn(side: Side, cell: Cell) -> Cell {
    let column = match side {
        Side::White => cell.column.index() + RANK,
        Side::Black => cell.column.index() - RANK,
    };
    Cell::new(column, cell.level as usize)
}

/// The two ways to castle (T14): towards the last file, and towards the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wing {
    /// `O-O`, with a rook of the last file.
    Short,
    /// `O-O-O`, with a rook of the a-file.
    Long,
}

/// The columns of castling.
#[derive(Clone, Copy)]
pub(super) struct CastlingPath {
    pub(super) rook: Column,
    pub(super) king_target: Column,
    pub(super) rook_target: Column,
    /// Between king and rook.
    pub(super) between: u64,
    /// Those that the king leaves, crosses and enters.
    pub(super) crossed: u64,
}

impl Wing {
    pub(super) const BOTH: [Wing; 2] = [Wing::Short, Wing::Long];

    pub(super) const fn rook_file(self, levels: usize) -> usize {
        match self {
            Wing::Short => side_length(levels) - 1,
            Wing::Long => 0,
        }
    }

    #[inline(always)]
    pub(super) const fn path(self, levels: usize, side: Side) -> CastlingPath {
        let king = king_home(levels, side).column;
        let rook = Column::at(self.rook_file(levels), home_rank(levels, side));
        let (crossed, target, low, high) = match self {
            Wing::Short => (king.index() + 1, king.index() + 2, king, rook),
            Wing::Long => (king.index() - 1, king.index() - 2, rook, king),
        };
        CastlingPath {
            rook,
            king_target: Column::new(target),
            rook_target: Column::new(crossed),
            between: (high.bit() - 1) & !((low.bit() << 1) - 1),
            crossed: king.bit() | 1 << crossed | 1 << target,
        }
    }

    pub(super) const fn text(self) -> &'static str {
        match self {
            Wing::Short => "O-O",
            Wing::Long => "O-O-O",
        }
    }
}

/// Returns the king's cell at the start: d1 and d7 on level 4 (T2), e1 and e8 on one level (T31).
pub(super) const fn king_home(levels: usize, side: Side) -> Cell {
    let (file, level) = if levels == 1 { (4, 0) } else { (3, 3) };
    Cell { column: Column::at(file, home_rank(levels, side)), level }
}
