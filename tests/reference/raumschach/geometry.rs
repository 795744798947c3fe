//! The cube (R1): five levels, each of five files and five ranks.

use std::fmt;

/// The length of each edge of the cube.
pub const SIZE: i8 = 5;

/// `Bc1`, all three counted from 0. The derived order is the ASCII order of the texts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Cell {
    pub level: i8,
    pub file: i8,
    pub rank: i8,
}

impl Cell {
    pub fn new(level: i8, file: i8, rank: i8) -> Cell {
        Cell { level, file, rank }
    }

    pub fn all() -> Vec<Cell> {
        let mut cells = Vec::new();
        for level in 0..SIZE {
            for file in 0..SIZE {
                for rank in 0..SIZE {
                    cells.push(Cell::new(level, file, rank));
                }
            }
        }
        cells
    }

    /// R2: Black's image of a cell of White's.
    pub fn opposite(self) -> Cell {
        Cell::new(SIZE - 1 - self.level, SIZE - 1 - self.file, SIZE - 1 - self.rank)
    }

    /// How far another cell is away along each axis, the least first.
    pub fn distances(self, other: Cell) -> [i8; 3] {
        let along = [other.level - self.level, other.file - self.file, other.rank - self.rank];
        let mut distances = along.map(i8::abs);
        distances.sort();
        distances
    }

    /// The cells between this one and another, which lies in one of the 26 directions.
    pub fn between(self, other: Cell) -> Vec<Cell> {
        let [level, file, rank] =
            [other.level - self.level, other.file - self.file, other.rank - self.rank].map(i8::signum);
        let [.., length] = self.distances(other);
        (1..length)
            .map(|n| Cell::new(self.level + n * level, self.file + n * file, self.rank + n * rank))
            .collect()
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let level = (b'A' + self.level as u8) as char;
        let file = (b'a' + self.file as u8) as char;
        write!(f, "{level}{file}{}", self.rank + 1)
    }
}
