//! What a search knows about positions and moves.

use super::board::Board;
use super::decks::{combine, union};
use super::geometry::{Cell, FILES, GRID, LEVELS, Levels, Place, RANKS, is_main};
use super::movegen;
use super::position::{Kind, Move, Position};
use super::sink::{Lands, Sink};
use super::weights;
use crate::Side;
use crate::chesslike::pass;
use crate::grid::bits;
use crate::outcome::FIFTY_MOVES;
use crate::role::Role;
use crate::search::{Evaluate, Tally, Weight, phase_of};

/// The features, one group after the other.
const MATERIAL: usize = 0;
const MOBILITY: usize = 6;
const ASSAULT: usize = 12;
const PLACE: usize = 18;
const PLACES: usize = RANKS * FILES / 2;
const BOARDS: usize = PLACE + 6 * PLACES;
const PASSED: usize = BOARDS + 6;
const PAWNS: usize = PASSED + RANKS;
const DECKS: usize = PAWNS + 3;
const DECK_PLACE: usize = DECKS + 2;
const KING: usize = DECK_PLACE + 12;
const TURN: usize = KING + 1;

/// The pieces whose moves are counted.
const PIECES: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// Returns a file, and those beside it.
const fn files_around(column: usize) -> u64 {
    let file = 0x0041_0410_4104_1041 << (column % FILES);
    let left = if column.is_multiple_of(FILES) { 0 } else { file >> 1 };
    let right = if column % FILES == FILES - 1 { 0 } else { file << 1 };
    file | left | right
}

/// Returns the columns ahead of one, as a side sees it.
const fn ahead_of(side: Side, column: usize) -> u64 {
    let rank = column / FILES * FILES;
    match side {
        Side::White => GRID.all & u64::MAX << (rank + FILES),
        Side::Black => (1 << rank) - 1,
    }
}

/// Returns the rank of a column, as a side sees it.
const fn rank_of(side: Side, column: usize) -> usize {
    match side {
        Side::White => column / FILES,
        Side::Black => RANKS - 1 - column / FILES,
    }
}

/// The facts about all pieces that are the same for both sides.
struct Scene {
    blockers: u64,
    /// The columns of a level's pieces in which they may land (D6).
    landings: [Levels; LEVELS],
}

fn tally_place(side: Side, role: Role, cell: Cell, tally: &mut impl Tally) {
    let sign = side.sign();
    let (column, number) = (cell.column.index(), role as usize);
    let file = column % FILES;
    let place = rank_of(side, column) * (FILES / 2) + file.min(FILES - 1 - file);
    tally.add(PLACE + number * PLACES + place, sign);
    if !is_main(cell.level()) {
        tally.add(BOARDS + number, sign);
    }
}

/// Returns the columns that a side's pawns attack, whatever the levels.
fn struck(board: &Board, side: Side) -> u64 {
    let pawns = board.above(side, Role::Pawn);
    GRID.ahead_left(side, pawns) | GRID.ahead_right(side, pawns)
}

impl Position {
    fn scene(&self) -> Scene {
        let (play, levels) = (self.decks.in_play(), self.board.occupied());
        let empty = combine(&play, &levels, |play, levels| play & !levels);
        let rules = self.state.rules;
        let mut landings = [[0; LEVELS]; LEVELS];
        for level in (0..LEVELS).filter(|&level| levels[level] != 0) {
            landings[level] = rules.landings(&play, &empty, level);
        }
        Scene { blockers: rules.blockers(union(&levels), union(&play)), landings }
    }

    fn tally_pieces(&self, side: Side, scene: &Scene, tally: &mut impl Tally) {
        let sign = side.sign();
        let (board, them) = (&self.board, side.other());
        let own = board.side(side);
        let (enemies, enemy_pawns) = (union(board.side(them)), board.above(them, Role::Pawn));
        let (strikes, struck_by) = (struck(board, side), struck(board, them));
        let zone = board.king(them).map_or(0, |king| GRID.king(king.column.index()) | king.column.bit());
        let (mut counts, mut mobility, mut assault) = ([0; 6], [0; 6], [0; 6]);
        for level in (0..LEVELS).filter(|&level| own[level] != 0) {
            let lands = union(&combine(&scene.landings[level], own, |lands, own| lands & !own));
            let free = lands & !struck_by;
            for role in PIECES {
                let number = role as usize;
                for column in bits(board.on_level(side, role, level)) {
                    let reach = GRID.reach(role, column, scene.blockers);
                    counts[number] += 1;
                    mobility[number] += (reach & free).count_ones() as i32;
                    assault[number] += (reach & lands & zone).count_ones() as i32;
                    tally_place(side, role, Cell::new(column, level), tally);
                }
            }
            for column in bits(board.on_level(side, Role::Pawn, level)) {
                counts[Role::Pawn as usize] += 1;
                tally_place(side, Role::Pawn, Cell::new(column, level), tally);
                if ahead_of(side, column) & files_around(column) & enemy_pawns == 0 {
                    tally.add(PASSED + RANKS - 1 - rank_of(side, column), sign);
                }
            }
        }
        for role in Role::ORTHODOX {
            let number = role as usize;
            tally.add(MATERIAL + number, sign * counts[number]);
            tally.add(MOBILITY + number, sign * mobility[number]);
            tally.add(ASSAULT + number, sign * assault[number]);
        }
        let pawns = board.above(side, Role::Pawn);
        let guarded = |columns: u64| sign * (columns & strikes).count_ones() as i32;
        tally.add(PAWNS, guarded(pawns));
        tally.add(PAWNS + 1, guarded(union(own) & !pawns));
        tally.add(PAWNS + 2, guarded(enemies & !enemy_pawns));
        for place in self.decks.controlled(side) {
            tally.add(DECKS, sign);
            tally.add(DECK_PLACE + self.deck_place(place, side), sign);
        }
        let moves = |&place: &Place| self.state.rules.deck_load(self.decks, place, side, board).is_some();
        tally.add(DECKS + 1, sign * self.decks.places().filter(moves).count() as i32);
        if let Some(king) = board.king(side) {
            tally_place(side, Role::King, king, tally);
            let column = king.column.index();
            let shield = GRID.king(column) & ahead_of(side, column) & pawns;
            tally.add(KING, sign * shield.count_ones() as i32);
        }
    }

    /// Returns the place of a board as its side sees it: towards the other side is up for White and down for
    /// Black, except in Meder's rules, where all boards stand on top (M2).
    fn deck_place(&self, place: Place, side: Side) -> usize {
        let (peg, is_white) = (place.peg() - 1, side == Side::White);
        let ahead = self.state.rules.is_meder() || place.is_on_top() == is_white;
        2 * if is_white { peg } else { 5 - peg } + usize::from(ahead)
    }

    /// Returns what a piece is worth, in hundredths of a pawn.
    fn worth(&self, role: Role) -> i32 {
        self.weights()[MATERIAL + role as usize].mean()
    }
}

impl Evaluate for Position {
    const FEATURES: &'static [(&'static str, usize)] = &[
        ("material", 6),
        ("mobility", 6),
        ("attacks around the king", 6),
        ("placement by rank and file", 6 * PLACES),
        ("on movable boards", 6),
        ("passed pawns by ranks to go", RANKS),
        ("pawns guarded, pieces guarded and pieces attacked by pawns", 3),
        ("boards controlled, and of them those that can move", 2),
        ("controlled boards by peg, away from the other side and towards it", 12),
        ("pawns before the king, the turn", 2),
    ];

    const SLOTS: usize = 6 * 512 + 512 + 1024;

    fn weights(&self) -> &'static [Weight] {
        weights::of(self.state.rules.variant())
    }

    fn tally(&self, tally: &mut impl Tally) {
        let scene = self.scene();
        for side in Side::BOTH {
            self.tally_pieces(side, &scene, tally);
        }
        tally.add(TURN, self.state.turn.sign());
    }

    fn phase(&self) -> i32 {
        let count = |role| {
            let on = |side, level| self.board.on_level(side, role, level).count_ones();
            (0..LEVELS).map(|level| on(Side::White, level) + on(Side::Black, level)).sum::<u32>() as i32
        };
        let light = count(Role::Bishop) + count(Role::Knight);
        let all = count(Role::Queen) * 4 + count(Role::Rook) * 2 + light;
        phase_of(all, 24)
    }

    fn noisy_moves_into(&self, out: &mut Vec<Move>) {
        movegen::list(self, &mut Sieve { noisy: out, wanted: None, found: false });
    }

    fn is_legal(&self, m: &Move) -> bool {
        // Where no pawn waits, none is promoted first (M12).
        if m.waiting.is_some() && self.waits().is_none() {
            return false;
        }
        let mut sieve = Sieve { noisy: &mut Vec::new(), wanted: Some(*m), found: false };
        movegen::list(self, &mut sieve);
        sieve.found
    }

    fn is_noisy(&self, m: &Move) -> bool {
        is_noisy(m)
    }

    fn gain(&self, m: &Move) -> i32 {
        let promoted =
            |promotion: Option<Role>| promotion.map_or(0, |role| self.worth(role) - self.worth(Role::Pawn));
        match m.kind {
            Kind::Ordinary { to, captures, promotion, .. } => {
                let taken = self.board.at(to).filter(|_| captures);
                taken.map_or(0, |(_, role)| self.worth(role)) + promoted(promotion)
            }
            Kind::EnPassant { .. } => self.worth(Role::Pawn),
            Kind::Board { promotion, .. } => promoted(promotion),
            Kind::Castle { .. } => 0,
        }
    }

    fn risk(&self, m: &Move) -> i32 {
        let (role, from, to, worth) = match m.kind {
            Kind::Ordinary { role, from, to, promotion, .. } => (role, from, to, promotion.unwrap_or(role)),
            Kind::EnPassant { from, to } => (Role::Pawn, from, to, Role::Pawn),
            Kind::Castle { .. } | Kind::Board { .. } => return 0,
        };
        let mut before = self.before(m);
        before.board.toggle(self.state.turn, role, from);
        let attackers = before.attackers_of(to, self.state.turn.other());
        if union(&attackers) == 0 { 0 } else { self.worth(worth) }
    }

    fn is_pressed(&self) -> bool {
        self.is_check()
    }

    fn is_settled(&self) -> bool {
        self.state.clock >= FIFTY_MOVES || self.is_bare()
    }

    fn pass(&mut self) -> bool {
        let us = self.state.turn;
        if self.waits().is_some() || PIECES.into_iter().all(|role| self.board.above(us, role) == 0) {
            return false;
        }
        let state = &mut self.state;
        state.en_passant = None;
        pass(&mut state.turn, &mut state.clock, &mut state.number, false);
        true
    }

    fn slot(&self, m: &Move) -> usize {
        let cell = |role: Role, to: Cell| role as usize * 512 + to.level() * 64 + to.column.index();
        match m.kind {
            Kind::Ordinary { role, to, .. } => cell(role, to),
            Kind::EnPassant { to, .. } => cell(Role::Pawn, to),
            Kind::Castle { wing } => 6 * 512 + wing as usize,
            Kind::Board { from, to, .. } => 7 * 512 + from.index() * 32 + to.index(),
        }
    }
}

fn is_noisy(m: &Move) -> bool {
    match m.kind {
        Kind::Ordinary { captures, promotion, .. } => captures || promotion.is_some(),
        Kind::EnPassant { .. } => true,
        Kind::Castle { .. } => false,
        Kind::Board { promotion, .. } => promotion.is_some(),
    }
}

/// Lists the moves that capture or promote, or finds out whether one move is legal.
struct Sieve<'a> {
    noisy: &'a mut Vec<Move>,
    wanted: Option<Move>,
    found: bool,
}

impl Sieve<'_> {
    fn wants(&self, m: &Move) -> bool {
        self.wanted.map_or_else(|| is_noisy(m), |wanted| wanted == *m)
    }

    fn take(&mut self, m: Move) {
        match self.wanted {
            Some(_) => self.found = true,
            None => self.noisy.push(m),
        }
    }
}

impl Sink for Sieve<'_> {
    fn wants_quiet(&self) -> bool {
        self.wanted.is_some()
    }

    fn single(&mut self, m: Move) {
        if self.wants(&m) {
            self.take(m);
        }
    }

    fn doubtful(&mut self, m: Move, is_safe: &dyn Fn(&Move) -> bool) {
        if self.wants(&m) && is_safe(&m) {
            self.take(m);
        }
    }

    fn ordinary(&mut self, piece: Role, start: Cell, targets: u64, lands: &Lands<'_>) {
        let enemy = lands.enemy;
        match self.wanted.map(|m| m.kind) {
            Some(Kind::Ordinary { role, from, to, captures, promotion: None }) => {
                self.found |= (piece, start) == (role, from)
                    && targets & to.column.bit() != 0
                    && to.is_in(&lands.levels)
                    && captures == to.is_in(enemy);
            }
            None if targets & union(enemy) != 0 => {
                let levels = combine(&lands.levels, enemy, |lands, enemy| lands & enemy);
                self.noisy.ordinary(piece, start, targets, &Lands { levels, enemy });
            }
            _ => {}
        }
    }

    fn pawns(&mut self, level: usize, step: isize, targets: u64, last: u64, lands: &Lands<'_>) {
        let enemy = lands.enemy;
        let noisy = targets & (union(enemy) | last);
        match self.wanted.map(|m| m.kind) {
            Some(Kind::Ordinary { role: Role::Pawn, from, to, captures, promotion }) => {
                let column = to.column.index();
                self.found |= targets & to.column.bit() != 0
                    && to.is_in(&lands.levels)
                    && (from.level(), from.column.index()) == (level, column.wrapping_add_signed(-step))
                    && captures == to.is_in(enemy)
                    && promotion.is_some() == (last & to.column.bit() != 0);
            }
            None if noisy != 0 => {
                let levels = combine(&lands.levels, enemy, |lands, enemy| lands & (enemy | last));
                self.noisy.pawns(level, step, noisy, last, &Lands { levels, enemy });
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::contract;
    use crate::trid::decks::Decks;

    /// Returns the position with ranks and levels turned over and the colors exchanged, as far as it is
    /// evaluated. By Meder's rules boards stay on top (M2).
    fn mirrored(position: &Position) -> Position {
        let levels =
            if position.state.rules.is_meder() { [0, 5, 6, 3, 4, 1, 2] } else { [6, 5, 4, 3, 2, 1, 0] };
        let turn =
            |cell: Cell| Cell::at(cell.column.file(), RANKS - 1 - cell.column.rank(), levels[cell.level()]);
        let mut mirrored = Position { board: Board::EMPTY, decks: Decks::EMPTY, ..*position };
        mirrored.state.turn = position.state.turn.other();
        for place in position.decks.places() {
            let (level, column) = (place.level(), place.columns().trailing_zeros() as usize);
            let corner = turn(Cell::new(column, level));
            let turned = corner.place().unwrap();
            mirrored.decks.put(turned, position.decks.controller(place).other());
        }
        for level in 0..LEVELS {
            for column in bits(GRID.all) {
                let cell = Cell::new(column, level);
                if let Some((side, role)) = position.board.at(cell) {
                    mirrored.board.toggle(side.other(), role, turn(cell));
                }
            }
        }
        mirrored
    }

    #[test]
    fn it_weighs_both_sides_alike() {
        for id in ["trid", "trid-strict", "trid-meder"] {
            contract::wander(id, |position: &Position| contract::mirrors(position, &mirrored(position)));
        }
    }

    #[test]
    fn it_sees_what_lies_ahead() {
        assert_eq!(ahead_of(Side::White, 59), 0);
        assert_eq!(ahead_of(Side::White, 53), 0b11_1111 << 54);
        assert_eq!(ahead_of(Side::Black, 6), 0b11_1111);
        assert_eq!(files_around(0) & 0b11_1111, 0b11);
    }
}
