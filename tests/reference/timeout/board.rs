//! Geometry, pieces, the board, and the question whether a column is attacked.

use crate::reference::alike::{Colour, Piece};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Variant {
    Timeout,
    Declared,
    Flat,
    Chess,
    Tower,
}

/// Those of T4-T10.
pub const ROLES: &str = "KQRBNP";

/// T1: a file and a rank, both counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Column {
    pub file: i32,
    pub rank: i32,
}

/// Levels are counted from 1; the flat variants have only level 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    pub column: Column,
    pub level: i32,
}

pub const STRAIGHT: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
pub const DIAGONAL: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
pub const LEAPS: [(i32, i32); 8] = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];

impl Column {
    pub fn new(file: i32, rank: i32) -> Column {
        Column { file, rank }
    }

    pub fn step(self, file: i32, rank: i32) -> Column {
        Column::new(self.file + file, self.rank + rank)
    }

    pub fn at(self, level: i32) -> Cell {
        Cell { column: self, level }
    }
}

impl Variant {
    pub fn from_id(id: &str) -> Option<Variant> {
        match id {
            "timeout" => Some(Variant::Timeout),
            "timeout-declared" => Some(Variant::Declared),
            "timeout-flat" => Some(Variant::Flat),
            "chess" => Some(Variant::Chess),
            "tower" => Some(Variant::Tower),
            _ => None,
        }
    }

    pub fn id(self) -> &'static str {
        match self {
            Variant::Timeout => "timeout",
            Variant::Declared => "timeout-declared",
            Variant::Flat => "timeout-flat",
            Variant::Chess => "chess",
            Variant::Tower => "tower",
        }
    }

    /// Files and ranks: 7 by 7 (T1), or 8 by 8 (T31, T32).
    pub fn size(self) -> i32 {
        match self {
            Variant::Timeout | Variant::Declared | Variant::Tower => 7,
            Variant::Flat | Variant::Chess => 8,
        }
    }

    pub fn levels(self) -> i32 {
        match self {
            Variant::Timeout | Variant::Declared | Variant::Tower => 8,
            Variant::Flat | Variant::Chess => 1,
        }
    }

    /// T32, T33: also speed moves, and the fields POOL and SPEED.
    pub fn has_time_out(self) -> bool {
        !matches!(self, Variant::Chess | Variant::Tower)
    }

    /// T2, T14: d1L4 and d7L4; T31: e1 and e8.
    pub fn king_home(self, colour: Colour) -> Cell {
        let rank = self.first_rank(colour);
        match self {
            Variant::Timeout | Variant::Declared | Variant::Tower => Column::new(4, rank).at(4),
            Variant::Flat | Variant::Chess => Column::new(5, rank).at(1),
        }
    }

    pub fn first_rank(self, colour: Colour) -> i32 {
        match colour {
            Colour::White => 1,
            Colour::Black => self.size(),
        }
    }

    /// T10: the rank on which pawns start.
    pub fn second_rank(self, colour: Colour) -> i32 {
        self.first_rank(colour) + i32::from(colour.forward())
    }

    /// T12: the rank on which pawns are promoted.
    pub fn last_rank(self, colour: Colour) -> i32 {
        self.first_rank(colour.other())
    }

    pub fn inside(self, column: Column) -> bool {
        let size = self.size();
        (1..=size).contains(&column.file) && (1..=size).contains(&column.rank)
    }

    /// T26: the ranks ahead of a pawn, that is how many single steps it has left.
    pub fn ranks_ahead(self, colour: Colour, rank: i32) -> i32 {
        (self.last_rank(colour) - rank) * i32::from(colour.forward())
    }

    /// `d1L4`; without the level on one level (T31).
    pub fn cell_text(self, cell: Cell) -> String {
        let file = (b'a' + cell.column.file as u8 - 1) as char;
        if self.levels() == 1 {
            format!("{file}{}", cell.column.rank)
        } else {
            format!("{file}{}L{}", cell.column.rank, cell.level)
        }
    }

    /// The exact inverse of `cell_text`: found by comparing with the text of every cell.
    pub fn cell_from_text(self, text: &str) -> Option<Cell> {
        self.all_cells().into_iter().find(|&cell| self.cell_text(cell) == text)
    }

    pub fn all_cells(self) -> Vec<Cell> {
        let mut cells = Vec::new();
        for rank in 1..=self.size() {
            for file in 1..=self.size() {
                for level in 1..=self.levels() {
                    cells.push(Column::new(file, rank).at(level));
                }
            }
        }
        cells
    }
}

/// What stands on each cell; the cells of a column lie side by side.
#[derive(Clone, Debug)]
pub struct Board {
    pub variant: Variant,
    cells: Vec<Option<Piece>>,
}

impl Board {
    pub fn empty(variant: Variant) -> Board {
        let count = variant.size() * variant.size() * variant.levels();
        Board { variant, cells: vec![None; count as usize] }
    }

    fn index(&self, cell: Cell) -> usize {
        let column = (cell.column.rank - 1) * self.variant.size() + cell.column.file - 1;
        (column * self.variant.levels() + cell.level - 1) as usize
    }

    pub fn get(&self, cell: Cell) -> Option<Piece> {
        self.cells[self.index(cell)]
    }

    pub fn set(&mut self, cell: Cell, piece: Option<Piece>) {
        let index = self.index(cell);
        self.cells[index] = piece;
    }

    fn column(&self, column: Column) -> &[Option<Piece>] {
        let start = self.index(column.at(1));
        &self.cells[start..start + self.variant.levels() as usize]
    }

    /// No piece on any level.
    pub fn column_is_empty(&self, column: Column) -> bool {
        self.column(column).iter().all(|p| p.is_none())
    }

    pub fn column_holds(&self, column: Column, colour: Colour) -> bool {
        self.column(column).iter().any(|p| p.is_some_and(|p| p.colour == colour))
    }

    /// All pieces of a colour with their cells.
    pub fn pieces(&self, colour: Colour) -> Vec<(Cell, Piece)> {
        let mut found = Vec::new();
        let (size, levels) = (self.variant.size(), self.variant.levels());
        for (index, piece) in self.cells.iter().enumerate() {
            if let Some(piece) = piece
                && piece.colour == colour
            {
                let (column, level) = (index as i32 / levels, index as i32 % levels);
                let cell = Column::new(column % size + 1, column / size + 1).at(level + 1);
                found.push((cell, *piece));
            }
        }
        found
    }

    pub fn king(&self, colour: Colour) -> Option<Cell> {
        let pieces = self.pieces(colour);
        pieces.iter().find(|(_, p)| p.role == 'K').map(|(c, _)| *c)
    }

    /// T9: attacked by a piece of `by` in another column; the level never matters.
    pub fn attacked(&self, target: Column, by: Colour) -> bool {
        self.pieces(by).iter().any(|&(cell, piece)| self.could_capture(piece, cell.column, target))
    }

    /// T13: is the king's column attacked? A king that is gone (T21) is not in check.
    pub fn in_check(&self, colour: Colour) -> bool {
        match self.king(colour) {
            Some(king) => self.attacked(king.column, colour.other()),
            None => false,
        }
    }

    /// Could this piece, standing in `from`, capture a piece in `target`, if one stood there (T4, T5, T9, T10)?
    fn could_capture(&self, piece: Piece, from: Column, target: Column) -> bool {
        let (file, rank) = (target.file - from.file, target.rank - from.rank);
        let straight = (file == 0) != (rank == 0);
        let diagonal = file.abs() == rank.abs() && file != 0;
        match piece.role {
            'P' => file.abs() == 1 && rank == i32::from(piece.colour.forward()),
            'N' => LEAPS.contains(&(file, rank)),
            'K' => (straight || diagonal) && file.abs() <= 1 && rank.abs() <= 1,
            'R' => straight && self.open_between(from, target),
            'B' => diagonal && self.open_between(from, target),
            _ => (straight || diagonal) && self.open_between(from, target),
        }
    }

    /// T5: every column between two columns on one line is empty.
    fn open_between(&self, from: Column, target: Column) -> bool {
        let file = (target.file - from.file).signum();
        let rank = (target.rank - from.rank).signum();
        let mut column = from.step(file, rank);
        while column != target {
            if !self.column_is_empty(column) {
                return false;
            }
            column = column.step(file, rank);
        }
        true
    }
}
