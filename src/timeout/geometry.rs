//! Columns, levels and cells (T1), and the plan of the board from above.

use crate::plan::Plan;
use crate::{Error, Language, Side};

static FLAT: Plan = Plan::new(8, 8);
static TOWER: Plan = Plan::new(7, 7);

/// The plan of the board with `L` levels: 8x8 on one level (T31), 7x7 on eight (T1).
#[inline(always)]
pub(super) fn plan<const L: usize>() -> &'static Plan {
    if L == 1 { &FLAT } else { &TOWER }
}

/// Files, and ranks, of the board with `levels` levels.
pub(super) const fn side_length(levels: usize) -> usize {
    if levels == 1 { 8 } else { 7 }
}

/// A file and a rank: the cells above each other (T1). Numbered rank by rank from `a1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Column(u8);

impl Column {
    #[inline(always)]
    pub(super) const fn new(index: usize) -> Column {
        Column(index as u8)
    }

    pub(super) const fn at<const L: usize>(file: usize, rank: usize) -> Column {
        Column::new(rank * side_length(L) + file)
    }

    #[inline(always)]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline(always)]
    pub(super) const fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }

    pub(super) const fn file<const L: usize>(self) -> usize {
        self.index() % side_length(L)
    }

    pub(super) const fn rank<const L: usize>(self) -> usize {
        self.index() / side_length(L)
    }

    pub(super) fn text<const L: usize>(self) -> String {
        let file = (b'a' + self.file::<L>() as u8) as char;
        format!("{file}{}", self.rank::<L>() + 1)
    }
}

/// A column and a level, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell {
    pub(super) column: Column,
    pub(super) level: u8,
}

impl Cell {
    #[inline(always)]
    pub(super) const fn new(column: usize, level: usize) -> Cell {
        Cell { column: Column::new(column), level: level as u8 }
    }

    /// All cells of the board, level by level, rank by rank.
    pub(super) fn all<const L: usize>() -> impl Iterator<Item = Cell> {
        let columns = side_length(L) * side_length(L);
        (0..L * columns).map(move |i| Cell::new(i % columns, i / columns))
    }

    /// The cell in English: `d1L4`, or `d1` on one level (T31).
    pub(super) fn text<const L: usize>(self) -> String {
        self.in_language::<L>(Language::English)
    }

    /// The cell with the level letter of a language: `d1L4`, `d1E4` (T1).
    pub(super) fn in_language<const L: usize>(self, language: Language) -> String {
        let column = self.column.text::<L>();
        if L == 1 {
            return column;
        }
        format!("{column}{}{}", level_letter(language), self.level + 1)
    }

    /// Reads a cell in English.
    pub(super) fn parse<const L: usize>(text: &str) -> Option<Cell> {
        let bytes = text.as_bytes();
        let index = |byte: Option<&u8>, first: u8, size: usize| {
            byte?.checked_sub(first).map(usize::from).filter(|&i| i < size)
        };
        let file = index(bytes.first(), b'a', side_length(L))?;
        let rank = index(bytes.get(1), b'1', side_length(L))?;
        let column = Column::at::<L>(file, rank);
        if L == 1 {
            return (bytes.len() == 2).then_some(Cell { column, level: 0 });
        }
        let level = index(bytes.get(3), b'1', L)?;
        (bytes.len() == 4 && bytes[2] == b'L').then_some(Cell { column, level: level as u8 })
    }
}

pub(super) const fn level_letter(language: Language) -> char {
    match language {
        Language::English => 'L',
        Language::German => 'E',
    }
}

/// The rank on which a side's pieces start, from 0.
pub(super) const fn home_rank<const L: usize>(side: Side) -> usize {
    match side {
        Side::White => 0,
        Side::Black => side_length(L) - 1,
    }
}

/// The columns of a rank, from 0.
pub(super) const fn rank_columns<const L: usize>(rank: usize) -> u64 {
    ((1 << side_length(L)) - 1) << (rank * side_length(L))
}

/// The columns from which a side's pawns may advance two ranks (T10).
pub(super) const fn pawn_start<const L: usize>(side: Side) -> u64 {
    match side {
        Side::White => rank_columns::<L>(1),
        Side::Black => rank_columns::<L>(side_length(L) - 2),
    }
}

/// The columns on which a side's pawns are promoted (T12).
pub(super) const fn last_rank<const L: usize>(side: Side) -> u64 {
    match side {
        Side::White => rank_columns::<L>(side_length(L) - 1),
        Side::Black => rank_columns::<L>(0),
    }
}

/// How many ranks lie ahead of a column.
pub(super) const fn ranks_ahead<const L: usize>(side: Side, column: Column) -> u8 {
    let rank = column.rank::<L>();
    match side {
        Side::White => (side_length(L) - 1 - rank) as u8,
        Side::Black => rank as u8,
    }
}

/// Where the pieces of castling stand and go (T14): towards the last file, then towards the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wing {
    /// `O-O`: the rook of the last file.
    Short,
    /// `O-O-O`: the rook of the a-file.
    Long,
}

impl Wing {
    pub(super) const BOTH: [Wing; 2] = [Wing::Short, Wing::Long];

    pub(super) const fn rook_file<const L: usize>(self) -> usize {
        match self {
            Wing::Short => side_length(L) - 1,
            Wing::Long => 0,
        }
    }

    pub(super) const fn king_target<const L: usize>(self) -> usize {
        match self {
            Wing::Short => king_file::<L>() + 2,
            Wing::Long => king_file::<L>() - 2,
        }
    }

    pub(super) const fn rook_target<const L: usize>(self) -> usize {
        match self {
            Wing::Short => king_file::<L>() + 1,
            Wing::Long => king_file::<L>() - 1,
        }
    }

    pub(super) const fn text(self) -> &'static str {
        match self {
            Wing::Short => "O-O",
            Wing::Long => "O-O-O",
        }
    }
}

/// The file on which kings start: d on seven files (T2), e on eight (T31).
pub(super) const fn king_file<const L: usize>() -> usize {
    if L == 1 { 4 } else { 3 }
}

/// The level on which kings start, from 0: the king's level 4 (T2).
pub(super) const fn king_level<const L: usize>() -> usize {
    if L == 1 { 0 } else { 3 }
}

/// The king's cell at the start.
pub(super) const fn king_home<const L: usize>(side: Side) -> Cell {
    Cell {
        column: Column::at::<L>(king_file::<L>(), home_rank::<L>(side)),
        level: king_level::<L>() as u8,
    }
}

/// The column of a castling rook.
pub(super) const fn rook_home<const L: usize>(side: Side, wing: Wing) -> Column {
    Column::at::<L>(wing.rook_file::<L>(), home_rank::<L>(side))
}

/// The pawn that passed `cell` with a double step (T11).
pub(super) fn passed_pawn<const L: usize>(side: Side, cell: Cell) -> Cell {
    let column = match side {
        Side::White => cell.column.index() + side_length(L),
        Side::Black => cell.column.index() - side_length(L),
    };
    Cell::new(column, cell.level as usize)
}

/// Names the cells that are in the way.
pub(super) fn with_cells<const L: usize>(
    error: Error,
    cells: impl IntoIterator<Item = Cell>,
) -> Error {
    error.with_cells(cells.into_iter().map(|cell| cell.text::<L>()))
}
