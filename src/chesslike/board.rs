//! Cells, and which piece stands on which: a board of at most 128 cells.

use crate::Side;
use crate::chesslike::Spot;
use crate::hash::hash;
use crate::role::Role;

/// The size of a board: at most eight levels, each with `WIDTH` files and as many ranks, at most nine; at
/// most 128 cells.
pub trait Extent {
    /// The number of levels.
    const LEVELS: usize;
    /// The number of files and of ranks of each level.
    const WIDTH: usize;
    /// The number of cells.
    const CELLS: usize = {
        assert!(Self::LEVELS <= 8 && Self::WIDTH <= 9 && Self::LEVELS * Self::WIDTH * Self::WIDTH <= 128);
        Self::LEVELS * Self::WIDTH * Self::WIDTH
    };
}

/// A cell, numbered by files, then ranks, then levels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(u8);

impl Cell {
    pub(crate) const fn new(index: usize) -> Cell {
        Cell(index as u8)
    }

    /// Returns all cells of a game.
    pub(crate) fn all<G: Extent>() -> impl Iterator<Item = Cell> {
        (0..G::CELLS).map(Cell::new)
    }

    pub(crate) fn of<G: Extent>(spot: Spot) -> Cell {
        let [file, rank, level] = spot.map(usize::from);
        Cell::new((level * G::WIDTH + rank) * G::WIDTH + file)
    }

    pub(crate) fn spot<G: Extent>(self) -> Spot {
        let index = self.index();
        [index % G::WIDTH, index / G::WIDTH % G::WIDTH, index / (G::WIDTH * G::WIDTH)].map(|part| part as u8)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn bit(self) -> u128 {
        1 << self.0
    }
}

/// Returns the cells of a set.
pub(crate) fn cells(mut set: u128) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        let index = (set != 0).then(|| set.trailing_zeros())?;
        set &= set - 1;
        Some(Cell::new(index as usize))
    })
}

/// The pieces and their hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    roles: [u128; Role::COUNT],
    sides: [u128; 2],
    key: u64,
}

impl Board {
    pub(crate) const EMPTY: Board = Board { roles: [0; Role::COUNT], sides: [0; 2], key: 0 };

    /// Puts a piece on a cell, or removes it.
    #[inline]
    pub(crate) fn toggle(&mut self, side: Side, role: Role, cell: Cell) {
        self.roles[role as usize] ^= cell.bit();
        self.sides[side.index()] ^= cell.bit();
        self.key ^= hash(((side.index() * Role::COUNT + role as usize) << 8 | cell.index()) as u64);
    }

    /// Returns the board without the pieces on some cells. Its hash is not updated.
    pub(crate) fn without(mut self, set: u128) -> Board {
        self.roles.iter_mut().chain(&mut self.sides).for_each(|pieces| *pieces &= !set);
        self
    }

    pub(crate) fn key(&self) -> u64 {
        self.key
    }

    /// Returns the pieces of one role, of both sides.
    #[inline(always)]
    pub(crate) fn role(&self, role: Role) -> u128 {
        self.roles[role as usize]
    }

    #[inline(always)]
    pub(crate) fn side(&self, side: Side) -> u128 {
        self.sides[side.index()]
    }

    /// Returns a side's pieces of one role.
    #[inline(always)]
    pub(crate) fn of(&self, side: Side, role: Role) -> u128 {
        self.role(role) & self.side(side)
    }

    #[inline(always)]
    pub(crate) fn occupied(&self) -> u128 {
        self.sides[0] | self.sides[1]
    }

    pub(crate) fn at(&self, cell: Cell) -> Option<(Side, Role)> {
        let side = Side::BOTH.into_iter().find(|&side| self.side(side) & cell.bit() != 0)?;
        Some((side, self.role_at(cell)?))
    }

    #[inline]
    pub(crate) fn role_at(&self, cell: Cell) -> Option<Role> {
        Role::ALL.into_iter().find(|&role| self.role(role) & cell.bit() != 0)
    }

    /// Returns a side's king; both sides have one.
    #[inline(always)]
    pub(crate) fn king(&self, side: Side) -> Cell {
        cells(self.of(side, Role::King)).next().unwrap_or_default()
    }
}
