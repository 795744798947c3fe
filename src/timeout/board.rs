//! Which piece stands where: a word per side, role and level, and the resulting attacks.

use super::geometry::{Cell, grid};
use crate::Side;
use crate::grid::bits;
use crate::hash::hash;
use crate::role::Role;

/// The pieces on the board and their hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Board<const L: usize> {
    /// By side, role and level: the columns.
    pieces: [[[u64; L]; 6]; 2],
    key: u64,
}

impl<const L: usize> Board<L> {
    pub(super) const fn empty() -> Self {
        Board { pieces: [[[0; L]; 6]; 2], key: 0 }
    }

    pub(super) fn key(&self) -> u64 {
        self.key
    }

    /// Puts a piece on an empty cell or removes it from its cell; does nothing for a piece of another game.
    #[inline(always)]
    pub(super) fn toggle(&mut self, side: Side, role: Role, cell: Cell) {
        let Some(levels) = self.pieces[side.index()].get_mut(role as usize) else { return };
        levels[cell.level as usize % L] ^= cell.column.bit();
        let piece = (side.index() * 6 + role as usize) << 9;
        self.key ^= hash((piece | (cell.level as usize) << 6 | cell.column.index()) as u64);
    }

    #[inline]
    pub(super) fn role_at(&self, side: Side, cell: Cell) -> Option<Role> {
        let level = cell.level as usize % L;
        Role::ORTHODOX
            .into_iter()
            .find(|&role| self.pieces[side.index()][role as usize][level] & cell.column.bit() != 0)
    }

    /// Returns the columns of a side's pieces of one role on one level.
    #[inline(always)]
    pub(super) fn on_level(&self, side: Side, role: Role, level: usize) -> u64 {
        self.pieces[side.index()][role as usize][level % L]
    }

    /// Returns all columns that hold a side's piece of one role.
    #[inline(always)]
    pub(super) fn above(&self, side: Side, role: Role) -> u64 {
        self.pieces[side.index()][role as usize].iter().fold(0, |columns, level| columns | level)
    }

    /// Returns the columns of a side's pieces, level by level.
    #[inline(always)]
    pub(super) fn levels(&self, side: Side) -> [u64; L] {
        let mut levels = [0; L];
        for role in &self.pieces[side.index()] {
            for (columns, level) in levels.iter_mut().zip(role) {
                *columns |= level;
            }
        }
        levels
    }

    /// Returns all columns that hold a piece.
    #[inline(always)]
    pub(super) fn occupied(&self) -> u64 {
        let of = |side| self.levels(side).iter().fold(0, |columns, level| columns | level);
        of(Side::White) | of(Side::Black)
    }

    pub(super) fn count(&self) -> u32 {
        self.pieces.iter().flatten().flatten().map(|level| level.count_ones()).sum()
    }

    /// Returns whether beside the kings there is at most one knight, or only bishops on squares of one color.
    pub(super) fn is_dead(&self) -> bool {
        const LIGHT: u64 = 0x55aa_55aa_55aa_55aa;
        let of = |role| self.above(Side::White, role) | self.above(Side::Black, role);
        let (knights, bishops) = (of(Role::Knight), of(Role::Bishop));
        [Role::Pawn, Role::Rook, Role::Queen].into_iter().all(|role| of(role) == 0)
            && match knights.count_ones() {
                0 => bishops & LIGHT == 0 || bishops & !LIGHT == 0,
                knights => knights == 1 && bishops == 0,
            }
    }

    #[inline(always)]
    pub(super) fn king(&self, side: Side) -> Option<Cell> {
        let kings = &self.pieces[side.index()][Role::King as usize];
        for (level, king) in kings.iter().enumerate() {
            if *king != 0 {
                return Some(Cell::new(king.trailing_zeros() as usize, level));
            }
        }
        None
    }

    /// Returns the pieces of `by`, level by level, that attack a column (T9). `occupied` blocks riders.
    pub(super) fn attackers(&self, column: usize, by: Side, occupied: u64) -> [u64; L] {
        let grid = grid(L);
        let straight = grid.rook(column, occupied);
        let diagonal = grid.bishop(column, occupied);
        let (king, knight) = (grid.king(column), grid.knight(column));
        let pawn = grid.pawn(by.other(), column);
        let [kings, queens, rooks, bishops, knights, pawns] = &self.pieces[by.index()];
        let mut attackers = [0; L];
        for (l, attackers) in attackers.iter_mut().enumerate() {
            *attackers = (rooks[l] | queens[l]) & straight
                | (bishops[l] | queens[l]) & diagonal
                | knights[l] & knight
                | pawns[l] & pawn
                | kings[l] & king;
        }
        attackers
    }

    /// Returns whether a side's king is attacked (T9).
    #[inline]
    pub(super) fn in_check(&self, side: Side) -> bool {
        self.king(side).is_some_and(|king| {
            let attackers = self.attackers(king.column.index(), side.other(), self.occupied());
            attackers.iter().any(|&level| level != 0)
        })
    }

    /// Returns all columns that `by` attacks (T9). `occupied` blocks riders.
    #[inline(always)]
    pub(super) fn attacked(&self, by: Side, occupied: u64) -> u64 {
        let grid = grid(L);
        let pawns = self.above(by, Role::Pawn);
        let queens = self.above(by, Role::Queen);
        let mut attacked = grid.ahead_left(by, pawns) | grid.ahead_right(by, pawns);
        for column in bits(self.above(by, Role::Knight)) {
            attacked |= grid.knight(column);
        }
        for column in bits(self.above(by, Role::Rook) | queens) {
            attacked |= grid.rook(column, occupied);
        }
        for column in bits(self.above(by, Role::Bishop) | queens) {
            attacked |= grid.bishop(column, occupied);
        }
        for column in bits(self.above(by, Role::King)) {
            attacked |= grid.king(column);
        }
        attacked
    }
}
