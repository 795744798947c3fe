//! Which piece stands where, and the attacks that follow.

use super::geometry::{Around, Cell, around, cells};
use crate::Side;
use crate::hash::hash;
use crate::role::Role;

/// The pieces and their hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Board {
    roles: [u128; Role::COUNT],
    sides: [u128; 2],
    key: u64,
}

impl Board {
    pub(super) const EMPTY: Board = Board { roles: [0; Role::COUNT], sides: [0; 2], key: 0 };

    /// Puts a piece on a cell, or takes it off.
    #[inline]
    pub(super) fn toggle(&mut self, side: Side, role: Role, cell: Cell) {
        self.roles[role as usize] ^= cell.bit();
        self.sides[side.index()] ^= cell.bit();
        self.key ^= hash(((side.index() * Role::COUNT + role as usize) << 8 | cell.index()) as u64);
    }

    pub(super) fn key(&self) -> u64 {
        self.key
    }

    /// A side's pieces of one role.
    #[inline(always)]
    pub(super) fn of(&self, side: Side, role: Role) -> u128 {
        self.roles[role as usize] & self.side(side)
    }

    #[inline(always)]
    pub(super) fn side(&self, side: Side) -> u128 {
        self.sides[side.index()]
    }

    #[inline(always)]
    pub(super) fn occupied(&self) -> u128 {
        self.sides[0] | self.sides[1]
    }

    pub(super) fn at(&self, cell: Cell) -> Option<(Side, Role)> {
        let side = Side::BOTH.into_iter().find(|&side| self.side(side) & cell.bit() != 0)?;
        Some((side, self.role_at(cell)?))
    }

    #[inline]
    pub(super) fn role_at(&self, cell: Cell) -> Option<Role> {
        super::ROLES.into_iter().find(|&role| self.roles[role as usize] & cell.bit() != 0)
    }

    /// A side's king; both sides have one.
    #[inline(always)]
    pub(super) fn king(&self, side: Side) -> Cell {
        cells(self.of(side, Role::King)).next().unwrap_or_default()
    }

    /// The pieces that ride along a ray which changes so many axes (R3-R6).
    #[inline(always)]
    fn riders(&self, axes: usize) -> u128 {
        let own = [Role::Rook, Role::Bishop, Role::Unicorn][axes - 1];
        self.roles[Role::Queen as usize] | self.roles[own as usize]
    }

    /// The pieces of a side that attack a cell.
    pub(super) fn attackers(&self, cell: Cell, by: Side) -> u128 {
        let [kings, knights, pawns] =
            [Role::King, Role::Knight, Role::Pawn].map(|role| self.roles[role as usize]);
        let Around { rays, king, knight, pawn_captures, .. } = around(cell);
        let mut found = kings & king | knights & knight | pawns & pawn_captures[by.other().index()];
        let (them, occupied) = (self.side(by), self.occupied());
        for ray in rays {
            let riders = self.riders(ray.axes) & them;
            if ray.set & riders != 0 {
                found |= ray.first(occupied).map_or(0, |first| first.bit() & riders);
            }
        }
        found & them
    }

    #[inline]
    pub(super) fn in_check(&self, side: Side) -> bool {
        self.attackers(self.king(side), side.other()) != 0
    }

    /// Where a piece can go, its king's safety apart.
    pub(super) fn reach(&self, side: Side, role: Role, from: Cell) -> u128 {
        let around = around(from);
        let (own, occupied) = (self.side(side), self.occupied());
        // To the first piece, which hides what lies behind it.
        let ride = |number: usize| {
            let ray = &around.rays[number];
            let hidden =
                ray.first(occupied).map_or(0, |first| super::geometry::around(first).rays[number].set);
            ray.set & !hidden
        };
        let rides = |axes: Option<usize>| {
            let numbers =
                (0..around.rays.len()).filter(|&n| axes.is_none_or(|axes| around.rays[n].axes == axes));
            numbers.fold(0, |set, number| set | ride(number))
        };
        let all = match role {
            Role::King => around.king,
            Role::Knight => around.knight,
            Role::Queen => rides(None),
            Role::Rook => rides(Some(1)),
            Role::Bishop => rides(Some(2)),
            Role::Unicorn => rides(Some(3)),
            Role::Pawn => {
                let enemies = occupied & !own;
                around.pawn_steps[side.index()] & !occupied | around.pawn_captures[side.index()] & enemies
            }
        };
        all & !own
    }
}
