//! Column games seen from above: at most 64 columns on a grid of files and ranks, one bit each.
//!
//! Steps and rides are those of orthodox chess. A ride's reach comes from the obstruction difference: on
//! the line through a column, subtracting the nearest blocker below from the blockers above borrows
//! through exactly the free columns.

use crate::Side;
use crate::role::Role;

/// The two halves of a line through a column, without the column.
#[derive(Clone, Copy)]
pub(crate) struct Line {
    pub(crate) lower: u64,
    pub(crate) upper: u64,
}

impl Line {
    /// Returns what a rider reaches along the line, including the first occupied columns.
    #[inline(always)]
    fn reach(&self, occupied: u64) -> u64 {
        let lower = self.lower & occupied;
        let upper = self.upper & occupied;
        let nearest_below = (1 << 63) >> (lower | 1).leading_zeros();
        (upper ^ upper.wrapping_sub(nearest_below)) & (self.lower | self.upper)
    }
}

/// Precomputed steps, leaps and lines of a grid.
#[derive(Clone, Copy)]
pub(crate) struct Grid {
    stride: usize,
    around: &'static Around,
    /// All columns.
    pub(crate) all: u64,
    /// The first and the last file.
    first_file: u64,
    last_file: u64,
}

/// What lies around each column.
pub(crate) struct Around {
    /// Rank, file, diagonal, antidiagonal.
    lines: [[Line; 4]; 64],
    king: [u64; 64],
    knight: [u64; 64],
    /// By side: the two columns diagonally ahead.
    pawn: [[u64; 64]; 2],
}

const KNIGHT: [(i32, i32); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const KING: [(i32, i32); 8] = [(1, 0), (0, 1), (1, 1), (-1, 1), (-1, 0), (0, -1), (-1, -1), (1, -1)];

impl Around {
    /// A grid of `files` by `ranks` columns, where `stride` is the difference between a column's number and
    /// that of the column below it.
    pub(crate) const fn new(files: usize, ranks: usize, stride: usize) -> Around {
        let mut around = Around {
            lines: [[Line { lower: 0, upper: 0 }; 4]; 64],
            king: [0; 64],
            knight: [0; 64],
            pawn: [[0; 64]; 2],
        };
        let extent = Extent { files, ranks, stride };
        let mut column = 0;
        while column < stride * ranks {
            if column % stride >= files {
                column += 1;
                continue;
            }
            let mut d = 0;
            while d < 8 {
                // KING lists four directions upward in numbering, then their opposites.
                let line = &mut around.lines[column][d % 4];
                let half = if d < 4 { &mut line.upper } else { &mut line.lower };
                let mut length = 1;
                while let Some(next) = extent.at(column, KING[d], length) {
                    *half |= 1 << next;
                    length += 1;
                }
                if let Some(next) = extent.at(column, KING[d], 1) {
                    around.king[column] |= 1 << next;
                    if KING[d].0 != 0 && KING[d].1 != 0 {
                        around.pawn[(KING[d].1 < 0) as usize][column] |= 1 << next;
                    }
                }
                if let Some(next) = extent.at(column, KNIGHT[d], 1) {
                    around.knight[column] |= 1 << next;
                }
                d += 1;
            }
            column += 1;
        }
        around
    }
}

impl Grid {
    /// Creates the grid of `files` by `ranks` columns. `around` may be the grid of a larger board: then steps
    /// and rides from a column can end outside the grid.
    pub(crate) const fn new(files: usize, ranks: usize, stride: usize, around: &'static Around) -> Grid {
        assert!(files <= stride && stride * ranks <= 64);
        let mut grid = Grid { stride, around, all: 0, first_file: 0, last_file: 0 };
        let mut rank = 0;
        while rank < ranks {
            let first = rank * stride;
            grid.all |= ((1 << files) - 1) << first;
            grid.first_file |= 1 << first;
            grid.last_file |= 1 << (first + files - 1);
            rank += 1;
        }
        grid
    }

    /// Returns the lines of rooks through a column.
    #[inline(always)]
    pub(crate) fn straight(&self, column: usize) -> &[Line] {
        &self.around.lines[column & 63][..2]
    }

    /// Returns the lines of bishops through a column.
    #[inline(always)]
    pub(crate) fn diagonal(&self, column: usize) -> &[Line] {
        &self.around.lines[column & 63][2..]
    }

    #[inline(always)]
    pub(crate) fn rook(&self, column: usize, occupied: u64) -> u64 {
        let lines = self.straight(column);
        lines[0].reach(occupied) | lines[1].reach(occupied)
    }

    #[inline(always)]
    pub(crate) fn bishop(&self, column: usize, occupied: u64) -> u64 {
        let lines = self.diagonal(column);
        lines[0].reach(occupied) | lines[1].reach(occupied)
    }

    #[inline(always)]
    pub(crate) fn king(&self, column: usize) -> u64 {
        self.around.king[column & 63]
    }

    #[inline(always)]
    pub(crate) fn knight(&self, column: usize) -> u64 {
        self.around.knight[column & 63]
    }

    /// Returns where a pawn of `side` captures.
    #[inline(always)]
    pub(crate) fn pawn(&self, side: Side, column: usize) -> u64 {
        self.around.pawn[side.index()][column & 63]
    }

    /// Returns the columns to which a piece other than a pawn can go.
    #[inline(always)]
    pub(crate) fn reach(&self, role: Role, column: usize, occupied: u64) -> u64 {
        match role {
            Role::King => self.king(column),
            Role::Queen => self.rook(column, occupied) | self.bishop(column, occupied),
            Role::Rook => self.rook(column, occupied),
            Role::Bishop => self.bishop(column, occupied),
            Role::Knight => self.knight(column),
            _ => 0,
        }
    }

    /// Returns the columns to which a piece of a side could go on an empty board; for a pawn, whatever it
    /// meets.
    pub(crate) fn open(&self, side: Side, role: Role, column: usize) -> u64 {
        if role != Role::Pawn {
            return self.reach(role, column, 0);
        }
        let single = self.ahead(side, 1 << column);
        single | self.ahead(side, single) | self.pawn(side, column)
    }

    /// Returns all columns moved one rank ahead.
    #[inline(always)]
    pub(crate) fn ahead(&self, side: Side, columns: u64) -> u64 {
        match side {
            Side::White => (columns << self.stride) & self.all,
            Side::Black => columns >> self.stride,
        }
    }

    /// Returns all columns moved one rank ahead and one file towards the first.
    #[inline(always)]
    pub(crate) fn ahead_left(&self, side: Side, columns: u64) -> u64 {
        self.ahead(side, columns & !self.first_file) >> 1
    }

    /// Returns all columns moved one rank ahead and one file towards the last.
    #[inline(always)]
    pub(crate) fn ahead_right(&self, side: Side, columns: u64) -> u64 {
        self.ahead(side, columns & !self.last_file) << 1
    }

    /// Returns the columns strictly between two columns on one line; none if they are on no common line.
    pub(crate) fn between(&self, a: usize, b: usize) -> u64 {
        let bit_b = 1 << b;
        for (from_a, from_b) in self.around.lines[a & 63].iter().zip(&self.around.lines[b & 63]) {
            if from_a.upper & bit_b != 0 {
                return from_a.upper & from_b.lower;
            }
            if from_a.lower & bit_b != 0 {
                return from_a.lower & from_b.upper;
            }
        }
        0
    }
}

#[derive(Clone, Copy)]
struct Extent {
    files: usize,
    ranks: usize,
    stride: usize,
}

impl Extent {
    /// Returns the column `length` steps away, unless it is off the grid.
    const fn at(self, column: usize, step: (i32, i32), length: i32) -> Option<usize> {
        let file = (column % self.stride) as i32 + step.0 * length;
        let rank = (column / self.stride) as i32 + step.1 * length;
        if file < 0 || file >= self.files as i32 || rank < 0 || rank >= self.ranks as i32 {
            return None;
        }
        Some(rank as usize * self.stride + file as usize)
    }
}

/// Returns the positions of the bits of a word, from the lowest.
pub(crate) fn bits(mut word: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (word != 0).then(|| {
            let lowest = word.trailing_zeros() as usize;
            word &= word - 1;
            lowest
        })
    })
}
