//! Which piece stands where: a word per side and level, a word per role and level; and attacks.

use super::decks::combine;
use super::geometry::{Cell, GRID, LEVELS, Levels};
use crate::Side;
use crate::hash::hash;
use crate::role::Role;

/// The pieces on the boards and their hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Board {
    sides: [Levels; 2],
    roles: [Levels; 6],
    key: u64,
}

impl Board {
    pub(super) const EMPTY: Board = Board { sides: [[0; LEVELS]; 2], roles: [[0; LEVELS]; 6], key: 0 };

    pub(super) fn key(&self) -> u64 {
        self.key
    }

    /// Puts a piece on an empty cell or removes it from its cell; does nothing for a piece of another game.
    #[inline(always)]
    pub(super) fn toggle(&mut self, side: Side, role: Role, cell: Cell) {
        let (level, bit) = (cell.level() % LEVELS, cell.column.bit());
        let Some(levels) = self.roles.get_mut(role as usize) else { return };
        levels[level] ^= bit;
        self.sides[side.index()][level] ^= bit;
        let piece = (side.index() * 6 + role as usize) << 9;
        self.key ^= hash((piece | level << 6 | cell.column.index()) as u64);
    }

    #[inline]
    pub(super) fn at(&self, cell: Cell) -> Option<(Side, Role)> {
        let side = Side::BOTH.into_iter().find(|&side| cell.is_in(self.side(side)))?;
        let role = Role::ORTHODOX.into_iter().find(|&role| cell.is_in(&self.roles[role as usize]))?;
        Some((side, role))
    }

    /// Returns the columns of a side's pieces, level by level.
    #[inline(always)]
    pub(super) fn side(&self, side: Side) -> &Levels {
        &self.sides[side.index()]
    }

    /// Returns the columns of a side's pieces of one role on one level.
    #[inline(always)]
    pub(super) fn on_level(&self, side: Side, role: Role, level: usize) -> u64 {
        self.roles[role as usize][level % LEVELS] & self.sides[side.index()][level % LEVELS]
    }

    /// Returns all columns that hold a side's piece of one role.
    #[inline(always)]
    pub(super) fn above(&self, side: Side, role: Role) -> u64 {
        (0..LEVELS).fold(0, |columns, level| columns | self.on_level(side, role, level))
    }

    /// Returns the columns that hold a piece, level by level.
    #[inline(always)]
    pub(super) fn occupied(&self) -> Levels {
        let [white, black] = &self.sides;
        combine(white, black, |white, black| white | black)
    }

    /// Returns how many pieces stand in the columns.
    #[inline(always)]
    pub(super) fn count(&self, columns: u64) -> u32 {
        self.occupied().iter().map(|level| (level & columns).count_ones()).sum()
    }

    #[inline(always)]
    pub(super) fn king(&self, side: Side) -> Option<Cell> {
        for level in 0..LEVELS {
            let king = self.on_level(side, Role::King, level);
            if king != 0 {
                return Some(Cell::new(king.trailing_zeros() as usize, level));
            }
        }
        None
    }

    /// Returns the pieces of `by`, level by level, that could capture in the column as orthodox pieces seen
    /// from above (D5, D9).
    #[inline(always)]
    pub(super) fn facing(&self, column: usize, by: Side, blockers: u64) -> Levels {
        let straight = GRID.rook(column, blockers);
        let diagonal = GRID.bishop(column, blockers);
        let (king, knight) = (GRID.king(column), GRID.knight(column));
        let pawn = GRID.pawn(by.other(), column);
        let [kings, queens, rooks, bishops, knights, pawns] = &self.roles;
        let side = self.side(by);
        let mut facing = *side;
        for (l, facing) in facing.iter_mut().enumerate() {
            *facing &= (rooks[l] | queens[l]) & straight
                | (bishops[l] | queens[l]) & diagonal
                | knights[l] & knight
                | pawns[l] & pawn
                | kings[l] & king;
        }
        facing
    }
}
