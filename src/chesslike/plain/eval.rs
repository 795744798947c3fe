//! What a search knows about positions and moves.

use super::position::{Move, Position};
use super::rules::Plain;
use crate::Side;
use crate::chesslike::board::{Board, Cell, cells};
use crate::chesslike::pass;
use crate::role::Role;
use crate::search::{Evaluate, Tally, Weight, phase_of};

/// The pieces whose moves are counted.
const PIECES: [Role; 5] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Unicorn];

/// Returns how many features a game has.
#[cfg(test)]
pub(super) const fn features<G: Plain>() -> usize {
    let mut count = 0;
    let mut at = 0;
    while at < <Position<G> as Evaluate>::FEATURES.len() {
        count += <Position<G> as Evaluate>::FEATURES[at].1;
        at += 1;
    }
    count
}

/// Sets of cells on a board of a width.
struct Sets {
    /// By file, together with the files beside it.
    files: [u128; 9],
    /// From one rank on, or from one level on.
    ranks: [u128; 9],
    levels: [u128; 9],
}

impl Sets {
    const fn new(width: usize, levels: usize) -> Sets {
        let mut sets = Sets { files: [0; 9], ranks: [0; 9], levels: [0; 9] };
        let mut index = 0;
        while index < width * width * levels {
            let (file, rank, level) = (index % width, index / width % width, index / (width * width));
            let mut at: usize = 0;
            while at < 9 {
                if at.abs_diff(file) <= 1 {
                    sets.files[at] |= 1 << index;
                }
                if rank >= at {
                    sets.ranks[at] |= 1 << index;
                }
                if level >= at {
                    sets.levels[at] |= 1 << index;
                }
                at += 1;
            }
            index += 1;
        }
        sets
    }
}

impl<G: Plain> Position<G> {
    const SETS: &'static Sets = &Sets::new(G::WIDTH, G::LEVELS);

    /// The features, one group after the other.
    const MOBILITY: usize = Role::COUNT;
    const ASSAULT: usize = 2 * Role::COUNT;
    const RANK: usize = 3 * Role::COUNT;
    const LEVEL: usize = Self::RANK + Role::COUNT * G::WIDTH;
    const CENTRE: usize = Self::LEVEL + Role::COUNT * G::LEVELS;
    /// The number of steps from the corner to the center.
    const DISTANCES: usize = (2 * (G::WIDTH - 1) + G::LEVELS - 1) / 2 + 1;
    const PASSED: usize = Self::CENTRE + Role::COUNT * Self::DISTANCES;
    /// The largest number of steps that a pawn has left, and 0.
    const STEPS: usize = G::WIDTH + G::LEVELS - 1;
    const OTHERS: usize = Self::PASSED + Self::STEPS;

    /// Returns the cells that a side's pawn on a cell could still reach, and those of its neighbors on the
    /// files beside.
    fn ahead(side: Side, [file, rank, level]: [usize; 3]) -> u128 {
        let Sets { files, ranks, levels } = Self::SETS;
        let on = match side {
            Side::White => ranks[rank] & levels[level],
            Side::Black => !ranks.get(rank + 1).unwrap_or(&0) & !levels.get(level + 1).unwrap_or(&0),
        };
        on & files[file]
    }

    /// Returns the file, the rank and the level as a side sees them.
    #[inline(always)]
    fn own(side: Side, cell: Cell) -> [usize; 3] {
        let [file, rank, level] = cell.spot::<G>().map(usize::from);
        match side {
            Side::White => [file, rank, level],
            Side::Black => [G::WIDTH - 1 - file, G::WIDTH - 1 - rank, G::LEVELS - 1 - level],
        }
    }

    #[inline(always)]
    fn tally_place(side: Side, role: Role, cell: Cell, tally: &mut impl Tally) {
        let sign = side.sign();
        let number = role as usize;
        let [file, rank, level] = Self::own(side, cell);
        let off = (2 * file).abs_diff(G::WIDTH - 1)
            + (2 * rank).abs_diff(G::WIDTH - 1)
            + (2 * level).abs_diff(G::LEVELS - 1);
        tally.add(Self::RANK + number * G::WIDTH + rank, sign);
        tally.add(Self::LEVEL + number * G::LEVELS + level, sign);
        tally.add(Self::CENTRE + number * Self::DISTANCES + off / 2, sign);
    }

    fn struck(board: &Board, side: Side) -> u128 {
        cells(board.of(side, Role::Pawn)).fold(0, |set, cell| set | G::strikes(side, cell))
    }

    fn tally_pieces(&self, side: Side, struck: [u128; 2], tally: &mut impl Tally) {
        let sign = side.sign();
        let (board, them) = (&self.board, side.other());
        let king = board.king(them);
        let zone = G::beside(king) | king.bit();
        let free = !struck[them.index()];
        for role in PIECES {
            let number = role as usize;
            let (mut count, mut mobility, mut assault) = (0, 0, 0);
            for cell in cells(board.of(side, role)) {
                let reach = G::reach(board, side, role, cell);
                count += 1;
                mobility += (reach & free).count_ones() as i32;
                assault += (reach & zone).count_ones() as i32;
                Self::tally_place(side, role, cell, tally);
            }
            tally.add(number, sign * count);
            tally.add(Self::MOBILITY + number, sign * mobility);
            tally.add(Self::ASSAULT + number, sign * assault);
        }
        Self::tally_place(side, Role::King, board.king(side), tally);
        let (pawns, enemies) = (board.of(side, Role::Pawn), board.of(them, Role::Pawn));
        tally.add(Role::Pawn as usize, sign * pawns.count_ones() as i32);
        for cell in cells(pawns) {
            Self::tally_place(side, Role::Pawn, cell, tally);
            if Self::ahead(side, cell.spot::<G>().map(usize::from)) & enemies == 0 {
                let [_, rank, level] = Self::own(side, cell);
                tally.add(Self::PASSED + Self::STEPS - 1 - rank - level, sign);
            }
        }
        let guards = struck[side.index()];
        let others = board.side(side) & !pawns;
        let threatened = board.side(them) & !enemies & guards;
        tally.add(Self::OTHERS, sign * (pawns & guards).count_ones() as i32);
        tally.add(Self::OTHERS + 1, sign * (others & guards).count_ones() as i32);
        tally.add(Self::OTHERS + 2, sign * threatened.count_ones() as i32);
    }

    /// Returns what a piece is worth, in hundredths of a pawn.
    fn worth(role: Role) -> i32 {
        G::weights()[role as usize].mean()
    }
}

impl<G: Plain> Evaluate for Position<G> {
    const FEATURES: &'static [(&'static str, usize)] = &[
        ("material", Role::COUNT),
        ("mobility", Role::COUNT),
        ("attacks around the king", Role::COUNT),
        ("placement by rank", Role::COUNT * G::WIDTH),
        ("placement by level", Role::COUNT * G::LEVELS),
        ("placement by distance from the centre", Role::COUNT * Self::DISTANCES),
        ("passed pawns by steps to go", Self::STEPS),
        ("pawns guarded, pieces guarded and pieces attacked by pawns, the turn", 4),
    ];

    const SLOTS: usize = Role::COUNT * 128;

    fn weights(&self) -> &'static [Weight] {
        G::weights()
    }

    fn tally(&self, tally: &mut impl Tally) {
        let struck = Side::BOTH.map(|side| Self::struck(&self.board, side));
        for side in Side::BOTH {
            self.tally_pieces(side, struck, tally);
        }
        tally.add(Self::OTHERS + 3, self.turn.sign());
    }

    fn phase(&self) -> i32 {
        let count = |role| self.board.role(role).count_ones() as i32;
        let light = count(Role::Bishop) + count(Role::Knight) + count(Role::Unicorn);
        let all = count(Role::Queen) * 4 + count(Role::Rook) * 2 + light;
        phase_of(all, 28)
    }

    fn noisy_moves_into(&self, out: &mut Vec<Move>) {
        if !self.is_drawn() {
            self.generate(true, |m| out.push(m));
        }
    }

    fn is_legal(&self, m: &Move) -> bool {
        let &Move { role, from, to, captures, promotion } = m;
        let (us, board) = (self.turn, &self.board);
        !self.is_drawn()
            && board.of(us, role) & from.bit() != 0
            && captures == (board.side(us.other()) & to.bit() != 0)
            && promotion.is_some() == (role == Role::Pawn && G::is_last(us, to))
            && G::reach(board, us, role, from) & to.bit() != 0
            && !Self::in_check(&self.moved(m), us)
    }

    fn is_noisy(&self, m: &Move) -> bool {
        m.captures || m.promotion.is_some()
    }

    fn gain(&self, m: &Move) -> i32 {
        let taken = if m.captures { self.board.role_at(m.to).map_or(0, Self::worth) } else { 0 };
        taken + m.promotion.map_or(0, |role| Self::worth(role) - Self::worth(Role::Pawn))
    }

    fn risk(&self, m: &Move) -> i32 {
        let attackers = G::attackers(&self.moved(m), G::ends(m.to), self.turn.other());
        if attackers == 0 { 0 } else { Self::worth(m.promotion.unwrap_or(m.role)) }
    }

    fn is_pressed(&self) -> bool {
        self.is_check()
    }

    fn is_settled(&self) -> bool {
        self.is_drawn()
    }

    fn pass(&mut self) -> bool {
        if PIECES.into_iter().all(|role| self.board.of(self.turn, role) == 0) {
            return false;
        }
        pass(&mut self.turn, &mut self.clock, &mut self.number, false);
        true
    }

    fn slot(&self, m: &Move) -> usize {
        m.role as usize * 128 + m.to.index()
    }
}

/// Checks in random games that each position has the same value as its image after half a turn with the
/// colors exchanged.
#[cfg(test)]
pub(crate) fn assert_both_sides_weigh_alike<P: Plain>() {
    use crate::search::contract;
    let cells_of_all = Cell::all::<P>().count();
    let mirrored = |position: &Position<P>| {
        let mut mirrored = Position { board: Board::EMPTY, turn: position.turn.other(), ..*position };
        for cell in cells(position.board.occupied()) {
            let (side, role) = position.board.at(cell).unwrap();
            mirrored.board.toggle(side.other(), role, Cell::new(cells_of_all - 1 - cell.index()));
        }
        mirrored
    };
    contract::wander(P::VARIANT, |position| contract::mirrors(position, &mirrored(position)));
}
