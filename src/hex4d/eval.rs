//! What a search knows about positions and moves.

use super::attacks::{Word, bits};
use super::board::{Board, leaps};
use super::geometry::{BOARDS, Cell, Layout};
use super::movegen;
use super::position::{Move, Position};
use super::weights;
use crate::Side;
use crate::chesslike::pass;
use crate::outcome::FIFTY_MOVES;
use crate::role::Role;
use crate::search::{Evaluate, Tally, Weight, phase_of};
use std::sync::OnceLock;

/// The largest numbers of steps that a board or a place lies ahead, and away from the center, on the larger
/// hexagon.
const BOARD_ADVANCES: usize = 5;
const BOARD_RINGS: usize = 3;
const ADVANCES: usize = 11;
const RINGS: usize = 6;

/// The features, one group after the other.
const MATERIAL: usize = 0;
const MOBILITY: usize = 6;
const ASSAULT: usize = 12;
const BOARD_ADVANCE: usize = 18;
const BOARD_RING: usize = BOARD_ADVANCE + 6 * BOARD_ADVANCES;
const ADVANCE: usize = BOARD_RING + 6 * BOARD_RINGS;
const RING: usize = ADVANCE + 6 * ADVANCES;
const PASSED: usize = RING + 6 * RINGS;
const STEPS: usize = 11;
const PAWNS: usize = PASSED + STEPS;
const BARED: usize = PAWNS + 3;
const TURN: usize = BARED + 1;

/// The pieces whose moves are counted.
const PIECES: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// Where a place is on its hexagon.
struct Look {
    /// By side: the number of steps already made.
    advance: [u8; 2],
    /// By side: the number of steps to the end of the file.
    left: [u8; 2],
    ring: u8,
    /// By side: the places level with it or ahead, on its file and those beside.
    front: [u128; 2],
}

/// Returns the places of the hexagon of a layout.
fn looks(layout: Layout) -> &'static [Look] {
    static SMALL: OnceLock<Vec<Look>> = OnceLock::new();
    static LARGE: OnceLock<Vec<Look>> = OnceLock::new();
    let known = if layout.four { &SMALL } else { &LARGE };
    known.get_or_init(|| {
        let hexagon = layout.hexagon();
        let top = (0..hexagon.len()).map(|at| hexagon.height(at)).max().unwrap_or(0);
        let height = |side: Side, at: usize| match side {
            Side::White => hexagon.height(at),
            Side::Black => top - hexagon.height(at),
        };
        let off = |at: usize, other: usize| hexagon.file(at).abs_diff(hexagon.file(other));
        let look = |at: usize| {
            let ahead =
                |side| (0..hexagon.len()).filter(move |&other| height(side, other) >= height(side, at));
            let front = |side| ahead(side).filter(|&other| off(at, other) <= 1);
            let axial = hexagon.axial(at);
            Look {
                advance: Side::BOTH.map(|side| (height(side, at) / 2) as u8),
                left: Side::BOTH
                    .map(|side| ahead(side).filter(|&other| off(at, other) == 0).count() as u8 - 1),
                ring: [axial.q, axial.r, axial.q + axial.r]
                    .map(i8::unsigned_abs)
                    .into_iter()
                    .fold(0, u8::max),
                front: Side::BOTH.map(|side| front(side).fold(0, |set, other| set | 1 << other)),
            }
        };
        (0..hexagon.len()).map(look).collect()
    })
}

/// A set of cells, in every plane.
type Cells<W, const P: usize> = [W; P];

/// Adds the places of a plane to a set of cells.
#[inline(always)]
fn add<W: Word, const P: usize>(cells: &mut Cells<W, P>, plane: usize, set: W) {
    cells[plane] = cells[plane] | set;
}

/// Adds places of a board to a set, and the same cell of boards.
#[inline(always)]
fn add_around<W: Word, const P: usize>(cells: &mut Cells<W, P>, cell: Cell, places: W, boards: W) {
    add(cells, cell.inside().plane, places);
    if P > 1 {
        add(cells, cell.between().plane, boards);
        for place in bits(places) {
            add(cells, BOARDS + place, W::bit(cell.board()));
        }
        for board in bits(boards) {
            add(cells, board, W::bit(cell.place()));
        }
    }
}

impl<W: Word, const P: usize> Position<W, P> {
    /// Returns the king's cell and those around it.
    fn zone(&self, side: Side) -> Cells<W, P> {
        let king = self.board.king(side);
        let around = |at: usize| W::attacks().around(at).king | W::bit(at);
        let mut zone = [W::default(); P];
        add_around(&mut zone, king, around(king.place()), around(king.board()));
        zone
    }

    /// Returns the cells that a side's pawns attack (H11).
    fn struck(&self, side: Side) -> Cells<W, P> {
        let us = side.index();
        let mut struck = [W::default(); P];
        for board in bits(self.board.boards(side)) {
            let next = W::attacks().around(board);
            for place in bits(self.board.role(Role::Pawn, board) & self.board.side(side)[board]) {
                let strikes = W::attacks().around(place).pawn[us];
                add_around(&mut struck, Cell::new(board, place), strikes, next.pawn[us]);
                if P > 1 && next.ahead[us].any() {
                    add(&mut struck, next.ahead[us].lowest(), strikes);
                    for place in bits(strikes) {
                        add(&mut struck, BOARDS + place, next.ahead[us]);
                    }
                }
            }
        }
        struck
    }

    /// Returns the cells of a plane that a piece reaches, and those of other boards to which a knight leaps.
    #[inline(always)]
    fn reaches(role: Role, cell: Cell, occupied: &Cells<W, P>, mut found: impl FnMut(usize, W)) {
        let inside = cell.inside();
        found(inside.plane, Board::<W, P>::reach(role, inside.at, occupied[inside.plane]));
        if P > 1 {
            let between = cell.between();
            found(between.plane, Board::<W, P>::reach(role, between.at, occupied[between.plane]));
            if role == Role::Knight {
                leaps::<W>(cell, found);
            }
        }
    }

    #[inline(always)]
    fn tally_place(looks: &[Look], side: Side, role: Role, cell: Cell, tally: &mut impl Tally) {
        let sign = side.sign();
        let number = role as usize;
        if P > 1 {
            let Look { advance, ring, .. } = &looks[cell.board()];
            let advance = usize::from(advance[side.index()]);
            tally.add(BOARD_ADVANCE + number * BOARD_ADVANCES + advance, sign);
            tally.add(BOARD_RING + number * BOARD_RINGS + usize::from(*ring), sign);
        }
        let Look { advance, ring, .. } = &looks[cell.place()];
        tally.add(ADVANCE + number * ADVANCES + usize::from(advance[side.index()]), sign);
        tally.add(RING + number * RINGS + usize::from(*ring), sign);
    }

    fn tally_pieces(
        &self,
        side: Side,
        occupied: &Cells<W, P>,
        struck: &[Cells<W, P>; 2],
        tally: &mut impl Tally,
    ) {
        let sign = side.sign();
        let (board, them) = (&self.board, side.other());
        let (own, looks) = (board.side(side), looks(Self::LAYOUT));
        let zone = self.zone(them);
        let mut free = [W::default(); P];
        for plane in 0..P {
            free[plane] = !(own[plane] | struck[them.index()][plane]);
        }
        let (mut counts, mut mobility, mut assault) = ([0; 6], [0; 6], [0; 6]);
        for number in bits(board.boards(side)) {
            for role in PIECES {
                for place in bits(board.role(role, number) & own[number]) {
                    let cell = Cell::new(number, place);
                    counts[role as usize] += 1;
                    Self::reaches(role, cell, occupied, |plane, reach| {
                        mobility[role as usize] += (reach & free[plane]).count() as i32;
                        assault[role as usize] += (reach & zone[plane]).count() as i32;
                    });
                    Self::tally_place(looks, side, role, cell, tally);
                }
            }
            let guarded = struck[side.index()][number];
            let pawns = board.role(Role::Pawn, number);
            tally.add(PAWNS, sign * (pawns & own[number] & guarded).count() as i32);
            tally.add(PAWNS + 1, sign * (own[number].without(pawns) & guarded).count() as i32);
            for place in bits(pawns & own[number]) {
                let cell = Cell::new(number, place);
                counts[Role::Pawn as usize] += 1;
                Self::tally_place(looks, side, Role::Pawn, cell, tally);
                if self.is_passed(side, cell) {
                    tally.add(PASSED + self.steps(side, cell), sign);
                }
            }
        }
        for number in bits(board.boards(them)) {
            let pieces = board.side(them)[number].without(board.role(Role::Pawn, number));
            tally.add(PAWNS + 2, sign * (pieces & struck[side.index()][number]).count() as i32);
        }
        for role in Role::ORTHODOX {
            let number = role as usize;
            tally.add(MATERIAL + number, sign * counts[number]);
            tally.add(MOBILITY + number, sign * mobility[number]);
            tally.add(ASSAULT + number, sign * assault[number]);
        }
        Self::tally_place(looks, side, Role::King, board.king(side), tally);
        tally.add(BARED, sign * i32::from(self.state.bared[side.index()].is_some()));
    }

    /// Returns whether no enemy pawn can block a pawn or capture it on its way.
    fn is_passed(&self, side: Side, cell: Cell) -> bool {
        let (looks, them) = (looks(Self::LAYOUT), side.other());
        let front = W::narrow(looks[cell.place()].front[side.index()]);
        let mut boards = self.board.boards(them);
        if P > 1 {
            boards &= looks[cell.board()].front[side.index()] as u32;
        }
        let pawns = |board: usize| self.board.role(Role::Pawn, board) & self.board.side(them)[board];
        bits(boards).all(|board| !(pawns(board) & front).any())
    }

    /// Returns how many steps a pawn has to go (H12).
    fn steps(&self, side: Side, cell: Cell) -> usize {
        let looks = looks(Self::LAYOUT);
        let boards = if P > 1 { looks[cell.board()].left[side.index()] } else { 0 };
        usize::from(looks[cell.place()].left[side.index()] + boards).min(STEPS - 1)
    }

    /// Returns what a piece is worth, in hundredths of a pawn.
    fn worth(role: Role) -> i32 {
        weights::of(Self::LAYOUT.id())[MATERIAL + role as usize].mean()
    }

    /// Returns how many pieces of a role both sides have.
    fn both(&self, role: Role) -> i32 {
        let boards = self.board.boards(Side::White) | self.board.boards(Side::Black);
        bits(boards).map(|board| self.board.role(role, board).count() as i32).sum()
    }
}

impl<W: Word, const P: usize> Evaluate for Position<W, P> {
    const FEATURES: &'static [(&'static str, usize)] = &[
        ("material", 6),
        ("mobility", 6),
        ("attacks around the king", 6),
        ("placement by how far ahead the board is", 6 * BOARD_ADVANCES),
        ("placement by how far from the centre the board is", 6 * BOARD_RINGS),
        ("placement by how far ahead the cell is", 6 * ADVANCES),
        ("placement by how far from the centre the cell is", 6 * RINGS),
        ("passed pawns by steps to go", STEPS),
        ("pawns guarded, pieces guarded and pieces attacked by pawns", 3),
        ("bared, the turn", 2),
    ];

    const SLOTS: usize = 6 * 19 * 32;

    fn weights(&self) -> &'static [Weight] {
        weights::of(Self::LAYOUT.id())
    }

    fn tally(&self, tally: &mut impl Tally) {
        let occupied = self.board.occupied();
        let struck = Side::BOTH.map(|side| self.struck(side));
        for side in Side::BOTH {
            self.tally_pieces(side, &occupied, &struck, tally);
        }
        tally.add(TURN, self.state.turn.sign());
    }

    fn phase(&self) -> i32 {
        let light = self.both(Role::Bishop) + self.both(Role::Knight);
        let all = self.both(Role::Queen) * 4 + self.both(Role::Rook) * 2 + light;
        phase_of(all, 26)
    }

    fn noisy_moves_into(&self, out: &mut Vec<Move>) {
        let first = out.len();
        movegen::generate_noisy(self, out);
        let mut kept = first;
        for at in first..out.len() {
            if self.is_noisy(&out[at]) {
                out[kept] = out[at];
                kept += 1;
            }
        }
        out.truncate(kept);
    }

    fn is_legal(&self, m: &Move) -> bool {
        movegen::is_legal(self, m)
    }

    fn is_noisy(&self, m: &Move) -> bool {
        m.captures || m.promotion.is_some()
    }

    fn gain(&self, m: &Move) -> i32 {
        let taken = match m.captures {
            true if m.en_passant => Some(Role::Pawn),
            true => self.board.role_at(self.state.turn.other(), m.to),
            false => None,
        };
        let promoted = m.promotion.map_or(0, |role| Self::worth(role) - Self::worth(Role::Pawn));
        taken.map_or(0, Self::worth) + promoted
    }

    fn risk(&self, m: &Move) -> i32 {
        let mut occupied = self.board.occupied();
        for point in [m.from.inside(), m.from.between()].into_iter().take(P.min(2)) {
            occupied[point.plane] = occupied[point.plane].without(W::bit(point.at));
        }
        let attacked = self.board.is_attacked(m.to, self.state.turn.other(), &occupied);
        if attacked { Self::worth(m.promotion.unwrap_or(m.role)) } else { 0 }
    }

    fn is_pressed(&self) -> bool {
        self.is_check()
    }

    fn is_settled(&self) -> bool {
        self.state.clock >= FIFTY_MOVES || self.is_bare()
    }

    fn pass(&mut self) -> bool {
        let us = self.state.turn;
        let boards = self.board.boards(us);
        let stands =
            |role| bits(boards).any(|at| (self.board.role(role, at) & self.board.side(us)[at]).any());
        if !PIECES.into_iter().any(stands) {
            return false;
        }
        let state = &mut self.state;
        state.en_passant = None;
        pass(&mut state.turn, &mut state.clock, &mut state.number, false);
        true
    }

    fn slot(&self, m: &Move) -> usize {
        // A board has at most 19 cells, or there is only one board.
        let cell = if P > 1 { m.to.board() * 32 + m.to.place() } else { m.to.place() };
        m.role as usize * 19 * 32 + cell
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;
    use crate::hex4d::geometry::Axial;
    use crate::hex4d::{Glinski, Hex4d};
    use crate::search::{OPEN, contract};

    /// Returns the image after half a turn, with the colors exchanged.
    fn mirrored<W: Word, const P: usize>(position: &Position<W, P>) -> Position<W, P> {
        let layout = Position::<W, P>::LAYOUT;
        let turn = |cell: Cell| {
            let axials = layout.axials(cell).map(|Axial { q, r }| Axial { q: -q, r: -r });
            layout.find(axials).unwrap()
        };
        let mut state = position.state;
        state.turn = state.turn.other();
        state.bared.reverse();
        state.en_passant = state.en_passant.map(turn);
        let mut board = Board::empty();
        for cell in position.board.cells() {
            for side in Side::BOTH {
                if let Some(role) = position.board.role_at(side, cell) {
                    board.put(side.other(), role, turn(cell));
                }
            }
        }
        Position { board, state }
    }

    #[test]
    fn it_weighs_both_sides_alike() {
        contract::wander("hex4d", |position: &Hex4d| contract::mirrors(position, &mirrored(position)));
        contract::wander("glinski", |position: &Glinski| contract::mirrors(position, &mirrored(position)));
        assert!(Hex4d::start("hex4d").is_ok_and(|start| start.phase() == OPEN));
    }
}
