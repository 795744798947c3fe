//! Which piece stands where: for every plane, one word per role and side; and the resulting attacks.

use super::attacks::{Word, bits};
use super::geometry::{BOARDS, Cell, Point};
use crate::Side;
use crate::hash::hash;
use crate::role::Role;
use std::array;

/// The pieces and their hash. One plane is a board of its own. With more, there are as many planes between
/// boards as there are boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Board<W, const P: usize> {
    roles: [[W; P]; 6],
    sides: [[W; P]; 2],
    kings: [Cell; 2],
    counts: [u16; 2],
    key: u64,
}

impl<W: Word, const P: usize> Board<W, P> {
    /// Whether there are several boards.
    pub(super) const FOUR: bool = P > 1;

    pub(super) fn empty() -> Self {
        Board {
            roles: [[W::default(); P]; 6],
            sides: [[W::default(); P]; 2],
            kings: [Cell::default(); 2],
            counts: [0; 2],
            key: 0,
        }
    }

    pub(super) fn key(&self) -> u64 {
        self.key
    }

    /// Returns how many pieces a side has.
    #[inline(always)]
    pub(super) fn count(&self, side: Side) -> u16 {
        self.counts[side.index()]
    }

    /// Returns the cell of the king that was placed last.
    #[inline(always)]
    pub(super) fn king(&self, side: Side) -> Cell {
        self.kings[side.index()]
    }

    #[inline]
    fn toggle(&mut self, side: Side, role: Role, cell: Cell) {
        self.toggle_in(side, role, cell.inside());
        if Self::FOUR {
            self.toggle_in(side, role, cell.between());
        }
        let piece = (side.index() * 6 + role as usize) << 16;
        self.key ^= hash((piece | cell.board() << 8 | cell.place()) as u64);
    }

    #[inline(always)]
    fn toggle_in(&mut self, side: Side, role: Role, Point { plane, at }: Point) {
        // A piece of another game is not moved.
        let Some(planes) = self.roles.get_mut(role as usize) else { return };
        for set in [&mut planes[plane], &mut self.sides[side.index()][plane]] {
            *set = *set ^ W::bit(at);
        }
    }

    /// Puts a piece on an empty cell.
    #[inline]
    pub(super) fn put(&mut self, side: Side, role: Role, cell: Cell) {
        self.toggle(side, role, cell);
        self.counts[side.index()] += 1;
        if role == Role::King {
            self.kings[side.index()] = cell;
        }
    }

    /// Removes a piece from its cell.
    #[inline]
    pub(super) fn take(&mut self, side: Side, role: Role, cell: Cell) {
        self.toggle(side, role, cell);
        self.counts[side.index()] = self.counts[side.index()].saturating_sub(1);
    }

    /// Returns the side's piece on a cell.
    #[inline]
    pub(super) fn role_at(&self, side: Side, cell: Cell) -> Option<Role> {
        let Point { plane, at } = cell.inside();
        if !self.sides[side.index()][plane].has(at) {
            return None;
        }
        Role::ORTHODOX.into_iter().find(|&role| self.roles[role as usize][plane].has(at))
    }

    /// Returns the pieces of one role in a plane, of either side.
    #[inline(always)]
    pub(super) fn role(&self, role: Role, plane: usize) -> W {
        self.roles[role as usize][plane]
    }

    /// Returns a side's pieces, plane by plane.
    #[inline(always)]
    pub(super) fn side(&self, side: Side) -> &[W; P] {
        &self.sides[side.index()]
    }

    /// Returns all pieces, plane by plane.
    #[inline(always)]
    pub(super) fn occupied(&self) -> [W; P] {
        array::from_fn(|plane| self.sides[0][plane] | self.sides[1][plane])
    }

    /// Returns where a rider or a knight can go in a plane. `occupied` blocks riders.
    #[inline]
    pub(super) fn reach(role: Role, at: usize, occupied: W) -> W {
        let attacks = W::attacks();
        if role == Role::Knight {
            return attacks.around(at).knight;
        }
        let mut reach = W::default();
        if role != Role::Bishop {
            reach = attacks.rook(at, occupied);
        } else if Self::FOUR {
            // H6
            reach = attacks.around(at).step;
        }
        if role != Role::Rook {
            reach = reach | attacks.bishop(at, occupied);
        }
        reach
    }

    /// Returns the pieces of `by` in a plane that attack a place of it. `occupied` blocks riders.
    #[inline]
    fn attackers_in(&self, Point { plane, at }: Point, by: Side, occupied: W) -> W {
        let attacks = W::attacks();
        let around = attacks.around(at);
        let them = self.sides[by.index()][plane];
        let [kings, queens, rooks, bishops, knights, pawns] = self.roles.each_ref().map(|role| role[plane]);
        let mut leaps = kings & around.king | knights & around.knight;
        leaps = leaps | pawns & around.pawn[by.other().index()];
        if Self::FOUR {
            leaps = leaps | bishops & around.step;
        }
        let straight = (queens | rooks) & them & around.straight;
        if straight.any() {
            leaps = leaps | straight & attacks.rook(at, occupied);
        }
        let diagonal = (queens | bishops) & them & around.diagonal;
        if diagonal.any() {
            leaps = leaps | diagonal & attacks.bishop(at, occupied);
        }
        leaps & them
    }

    /// Calls `found` with the pieces of `by`, board by board, that attack a cell by changing both board and
    /// cell (H9, H11).
    #[inline]
    pub(super) fn mixed_attackers(&self, cell: Cell, by: Side, mut found: impl FnMut(usize, W)) {
        let them = &self.sides[by.index()];
        leaps::<W>(cell, |board, places| {
            found(board, them[board] & self.roles[Role::Knight as usize][board] & places);
        });
        let back = by.other().index();
        let places = W::attacks().around(cell.place()).pawn[back];
        for board in bits(W::attacks().around(cell.board()).ahead[back]) {
            found(board, them[board] & self.roles[Role::Pawn as usize][board] & places);
        }
    }

    /// Returns whether `by` attacks a cell. `occupied` blocks riders.
    #[inline]
    pub(super) fn is_attacked(&self, cell: Cell, by: Side, occupied: &[W; P]) -> bool {
        if self.attackers_in(cell.inside(), by, occupied[cell.inside().plane]).any() {
            return true;
        }
        if !Self::FOUR {
            return false;
        }
        if self.attackers_in(cell.between(), by, occupied[cell.between().plane]).any() {
            return true;
        }
        let mut all = W::default();
        self.mixed_attackers(cell, by, |_, attackers| all = all | attackers);
        all.any()
    }

    /// Returns the cells from which `by` attacks a cell.
    pub(super) fn attackers(&self, cell: Cell, by: Side) -> Vec<Cell> {
        let occupied = self.occupied();
        let mut cells = Vec::new();
        let mut add = |plane: usize, set: W| cells.extend(bits(set).map(|at| Point { plane, at }.cell()));
        let Point { plane, .. } = cell.inside();
        add(plane, self.attackers_in(cell.inside(), by, occupied[plane]));
        if Self::FOUR {
            let Point { plane, .. } = cell.between();
            add(plane, self.attackers_in(cell.between(), by, occupied[plane]));
            self.mixed_attackers(cell, by, add);
        }
        cells
    }

    /// Returns whether a side's king is attacked.
    #[inline]
    pub(super) fn in_check(&self, side: Side) -> bool {
        self.is_attacked(self.king(side), side.other(), &self.occupied())
    }

    /// Returns the cells of all pieces, board by board.
    pub(super) fn cells(&self) -> Vec<Cell> {
        let mut cells = Vec::new();
        for (board, set) in self.occupied().into_iter().enumerate().take(if Self::FOUR { BOARDS } else { 1 })
        {
            cells.extend(bits(set).map(|place| Cell::new(board, place)));
        }
        cells
    }

    /// Returns the boards on which a side has pieces.
    #[inline(always)]
    pub(super) fn boards(&self, side: Side) -> u32 {
        let boards = self.sides[side.index()].iter().take(if Self::FOUR { BOARDS } else { 1 });
        boards.enumerate().fold(0, |boards, (i, set)| boards | u32::from(set.any()) << i)
    }
}

/// Calls `found` with the places, board by board, to which a knight leaps by changing both board and cell
/// (H9).
#[inline(always)]
pub(super) fn leaps<W: Word>(cell: Cell, mut found: impl FnMut(usize, W)) {
    let (board, place) = (W::attacks().around(cell.board()), W::attacks().around(cell.place()));
    for change in [0, 1] {
        for board in bits(board.near[change]) {
            found(board, place.far[1 - change]);
        }
        for board in bits(board.far[change]) {
            found(board, place.near[1 - change]);
        }
    }
}
