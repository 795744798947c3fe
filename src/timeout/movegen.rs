//! Legal moves. All of it is work on columns; a piece's levels matter only when targets are counted or
//! listed. Only en passant and the annihilation of a checking piece are made and tested.

use super::board::Board;
use super::geometry::{Cell, RANK, Wing, grid, last_rank, passed_pawn, pawn_start};
use super::position::{Move, Position};
use super::sink::{Counter, Lands, Sink};
use super::state::{Entry, State};
use crate::Side;
use crate::grid::{Grid, Line, bits};
use crate::outcome::FIFTY_MOVES;
use crate::role::Role;

/// A column that, left empty, would open a line from a rider to the king.
#[derive(Clone, Copy, Default)]
struct Shield {
    column: u64,
    /// The empty columns between the king and the rider.
    line: u64,
    /// The rider's column.
    rider: usize,
}

/// What the side to move can see.
struct Sight<'a, const L: usize> {
    board: &'a Board<L>,
    state: &'a State,
    us: Side,
    own: u64,
    enemy: u64,
    occupied: u64,
    own_levels: [u64; L],
    enemy_levels: [u64; L],
    /// The king's column, if there is a king.
    king: Option<usize>,
    /// The pieces that give check, level by level (T9).
    checkers: [u64; L],
    /// Their columns.
    checks: u64,
    shields: [Shield; 8],
    shield_count: usize,
    /// The columns of all shields.
    shielding: u64,
}

impl<'a, const L: usize> Sight<'a, L> {
    fn new(position: &'a Position<L>) -> Self {
        let board = &position.board;
        let us = position.state.turn;
        let own_levels = board.levels(us);
        let enemy_levels = board.levels(us.other());
        let union = |levels: &[u64; L]| levels.iter().fold(0, |columns, level| columns | level);
        let (own, enemy) = (union(&own_levels), union(&enemy_levels));
        let mut sight = Sight {
            board,
            state: &position.state,
            us,
            own,
            enemy,
            occupied: own | enemy,
            own_levels,
            enemy_levels,
            king: board.king(us).map(|cell| cell.column.index()),
            checkers: [0; L],
            checks: 0,
            shields: [Shield::default(); 8],
            shield_count: 0,
            shielding: 0,
        };
        if let Some(king) = sight.king {
            sight.look(king);
        }
        sight
    }

    /// Finds the attackers of the king, and the pieces that shield it from others.
    #[inline(always)]
    fn look(&mut self, king: usize) {
        let (grid, board, them) = (grid(L), self.board, self.us.other());
        let queens = board.above(them, Role::Queen);
        let straight = queens | board.above(them, Role::Rook);
        let diagonal = queens | board.above(them, Role::Bishop);
        let singles = self.singles();
        let (mut straight_checks, mut diagonal_checks) = (0, 0);
        for line in grid.straight(king) {
            straight_checks |= self.look_along(line, straight, singles);
        }
        for line in grid.diagonal(king) {
            diagonal_checks |= self.look_along(line, diagonal, singles);
        }
        let leaps = [
            (Role::Knight, grid.knight(king)),
            (Role::Pawn, grid.pawn(self.us, king)),
            (Role::King, grid.king(king)),
            (Role::Queen, straight_checks | diagonal_checks),
            (Role::Rook, straight_checks),
            (Role::Bishop, diagonal_checks),
        ];
        for (level, checkers) in self.checkers.iter_mut().enumerate() {
            for (role, columns) in leaps {
                *checkers |= board.on_level(them, role, level) & columns;
            }
            self.checks |= *checkers;
        }
    }

    /// Returns the column of a rider that attacks along the line; notes the shields on it.
    #[inline(always)]
    fn look_along(&mut self, line: &Line, riders: u64, singles: u64) -> u64 {
        let mut checks = 0;
        if line.upper & riders != 0 {
            let blockers = line.upper & self.occupied;
            let rest = blockers & (blockers - 1);
            checks |= blockers & !rest & riders;
            if rest & riders != 0 && blockers & !rest & singles != 0 {
                let second = rest.trailing_zeros() as usize;
                self.shield(blockers & !rest, second, line.upper & ((1 << second) - 1), riders);
            }
        }
        if line.lower & riders != 0 {
            let blockers = line.lower & self.occupied;
            let first = 1 << (63 - blockers.leading_zeros());
            let rest = blockers & !first;
            checks |= first & riders;
            if rest & riders != 0 && first & singles != 0 {
                let second = 63 - rest.leading_zeros() as usize;
                self.shield(first, second, line.lower & !((2 << second) - 1), riders);
            }
        }
        checks
    }

    /// Notes a column alone between the king and the next column on a line, if a rider stands there.
    #[inline(always)]
    fn shield(&mut self, column: u64, next: usize, line: u64, riders: u64) {
        if riders & (1 << next) != 0 {
            self.shields[self.shield_count & 7] = Shield { column, line: line & !column, rider: next };
            self.shield_count += 1;
            self.shielding |= column;
        }
    }

    /// Returns the columns that hold exactly one piece.
    #[inline(always)]
    fn singles(&self) -> u64 {
        if L == 1 {
            return self.occupied;
        }
        let (mut some, mut several) = (0, 0);
        for (own, enemy) in self.own_levels.iter().zip(&self.enemy_levels) {
            let level = own | enemy;
            several |= some & level;
            some |= level;
        }
        some & !several
    }

    fn checker_count(&self) -> u32 {
        self.checkers.iter().map(|level| level.count_ones()).sum()
    }

    /// Returns where a piece may land, ignoring the safety of its king.
    #[inline(always)]
    fn lands(&self) -> Lands<L> {
        let quiet = grid(L).all & !self.enemy;
        let mut lands = Lands { levels: self.enemy_levels, enemy: self.enemy };
        for (lands, own) in lands.levels.iter_mut().zip(&self.own_levels) {
            *lands |= quiet & !own;
        }
        lands
    }

    /// Returns where a piece other than the king may land when the king is attacked from one column: in
    /// between, or on the attacker if there is only one.
    fn evasions(&self, king: usize) -> Lands<L> {
        let checker = self.checks.trailing_zeros() as usize;
        let between = grid(L).between(king, checker);
        let capturable = if self.checker_count() == 1 { self.checks } else { 0 };
        self.lands().within(between, capturable, &self.checkers)
    }

    fn pieces<S: Sink<L> + ?Sized>(&self, sink: &mut S, movable: u64, lands: &Lands<L>) {
        let board = self.board;
        for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
            for level in 0..L {
                for column in bits(board.on_level(self.us, role, level) & movable) {
                    let targets = grid(L).reach(role, column, self.occupied);
                    sink.ordinary(role, Cell::new(column, level), targets, lands);
                }
            }
        }
        for level in 0..L {
            let pawns = board.on_level(self.us, Role::Pawn, level) & movable;
            if pawns != 0 {
                self.pawns(sink, level, pawns, lands);
            }
        }
    }

    /// Generates the moves of pawns (T10, T12).
    #[inline(always)]
    fn pawns<S: Sink<L> + ?Sized>(&self, sink: &mut S, level: usize, pawns: u64, lands: &Lands<L>) {
        let (grid, us) = (grid(L), self.us);
        let last = last_rank(L, us);
        let forward = if us == Side::White { RANK as isize } else { -(RANK as isize) };
        let single = grid.ahead(us, pawns) & !self.enemy;
        sink.pawns(level, forward, single, last, lands);
        let passing = grid.ahead(us, pawns & pawn_start(L, us)) & !self.occupied;
        let double = grid.ahead(us, passing) & !self.enemy;
        sink.pawns(level, 2 * forward, double, 0, lands);
        let left = grid.ahead_left(us, pawns) & self.enemy;
        sink.pawns(level, forward - 1, left, last, lands);
        let right = grid.ahead_right(us, pawns) & self.enemy;
        sink.pawns(level, forward + 1, right, last, lands);
    }

    /// Generates the moves of pinned pieces, which stay between the king and the rider or capture the rider.
    fn pinned<S: Sink<L> + ?Sized>(&self, sink: &mut S, lands: &Lands<L>) {
        let board = self.board;
        for shield in self.shields.iter().take(self.shield_count) {
            if shield.column & self.own == 0 {
                continue;
            }
            let king = self.king.unwrap_or_default();
            let past = self.occupied & !shield.column;
            let rider = 1 << shield.rider;
            let attackers = board.attackers(king, self.us.other(), past).map(|level| level & rider);
            let sole = attackers.iter().map(|level| level.count_ones()).sum::<u32>() == 1;
            let lands = lands.within(shield.line, if sole { rider } else { 0 }, &attackers);
            self.pieces(sink, shield.column, &lands);
        }
    }

    /// Generates the king's steps and castling (T9, T14).
    #[inline(always)]
    fn king<S: Sink<L> + ?Sized>(&self, sink: &mut S, king: usize) {
        let lands = self.lands();
        let landing = lands.levels.iter().fold(0, |columns, level| columns | level);
        let targets = grid(L).king(king) & landing;
        let castles = self.checks == 0 && Wing::BOTH.into_iter().any(|wing| self.castling_rooks(wing) != 0);
        if targets == 0 && !castles {
            return;
        }
        let vacated = self.singles() & 1 << king;
        let attacked = self.board.attacked(self.us.other(), self.occupied & !vacated);
        if let Some(cell) = self.board.king(self.us) {
            sink.ordinary(Role::King, cell, targets & !attacked, &lands);
        }
        if castles {
            for wing in Wing::BOTH {
                if attacked & wing.path(L, self.us).crossed == 0 {
                    bits(u64::from(self.castling_rooks(wing))).for_each(|rook| sink.castle(wing, rook));
                }
            }
        }
    }

    /// Returns the levels of the rooks that may castle across empty columns (T14).
    #[inline(always)]
    fn castling_rooks(&self, wing: Wing) -> u8 {
        let rooks = self.state.castling[self.us.index()][wing as usize];
        if rooks != 0 && self.occupied & wing.path(L, self.us).between == 0 { rooks } else { 0 }
    }

    /// Generates the moves into Time Out (T15). None when in check, because taking a piece off the board ends
    /// no attack.
    fn time_outs<S: Sink<L> + ?Sized>(&self, sink: &mut S) {
        let lengths = self.state.lengths();
        for role in Role::ORTHODOX.into_iter().filter(|&role| role != Role::King) {
            for level in 0..L {
                let columns = self.board.on_level(self.us, role, level);
                sink.time_outs(role, level, columns & !self.shielding, lengths);
            }
        }
    }

    /// Generates the returns from Time Out (T17-T21).
    fn rematerializations<S: Sink<L> + ?Sized>(&self, sink: &mut S) {
        let mut lands = None;
        for entry in self.state.candidates() {
            if self.occupied & entry.origin.column.bit() != 0 {
                continue;
            }
            let (quiet, strikes) = lands.get_or_insert_with(|| (self.appearances(), self.strikes()));
            let targets = range(grid(L), self.us, entry, self.occupied, self.enemy);
            sink.rematerialize(entry, targets & !self.enemy, quiet, false);
            sink.rematerialize(entry, targets & self.enemy, strikes, true);
        }
    }

    /// Returns the free and beside targets of a returning piece.
    fn appearances(&self) -> [u64; L] {
        match self.king {
            Some(king) if self.checks != 0 => {
                let sole = self.checks.count_ones() == 1;
                if sole { self.evasions(king).levels } else { [0; L] }
            }
            _ => self.lands().levels,
        }
    }

    /// Returns the enemies that a returning piece may annihilate. This empties their cells, so lines may open
    /// behind them.
    fn strikes(&self) -> [u64; L] {
        let board = self.board;
        let them = self.us.other();
        let mut strikes = self.enemy_levels;
        if self.checks == 0 {
            strikes.iter_mut().for_each(|level| *level &= !self.shielding);
        } else {
            strikes = [0; L];
            let level = self.checkers.iter().position(|&level| level != 0).unwrap_or(0);
            let checker = Cell::new(self.checks.trailing_zeros() as usize, level);
            if let (1, Some(role)) = (self.checker_count(), board.role_at(them, checker)) {
                let mut without = *board;
                without.toggle(them, role, checker);
                if !without.in_check(self.us) {
                    strikes[level] = self.checks;
                }
            }
        }
        if let Some(king) = board.king(them) {
            strikes[king.level as usize % L] |= king.column.bit();
        }
        strikes
    }

    fn generate<S: Sink<L> + ?Sized>(&self, sink: &mut S) {
        let Some(king) = self.king else { return };
        if self.state.due().is_some() {
            self.rematerializations(sink);
            return;
        }
        match self.checks.count_ones() {
            0 => {
                let lands = self.lands();
                self.pieces(sink, !self.shielding, &lands);
                if self.shielding & self.own != 0 {
                    self.pinned(sink, &lands);
                }
            }
            1 => self.pieces(sink, !self.shielding, &self.evasions(king)),
            _ => {}
        }
        if let Some(to) = self.state.en_passant {
            for (level, pawns) in en_passant(self.board, self.state).into_iter().enumerate() {
                bits(pawns)
                    .for_each(|column| sink.single(Move::EnPassant { from: Cell::new(column, level), to }));
            }
        }
        self.king(sink, king);
        if self.state.has_time_out() {
            if self.checks == 0 {
                self.time_outs(sink);
            }
            self.rematerializations(sink);
        }
    }
}

/// Returns the columns, level by level, of the pawns that may capture en passant (T11).
fn en_passant<const L: usize>(board: &Board<L>, state: &State) -> [u64; L] {
    let mut pawns = [0; L];
    let Some(to) = state.en_passant else { return pawns };
    let us = state.turn;
    let behind = grid(L).pawn(us.other(), to.column.index());
    for (level, pawns) in pawns.iter_mut().enumerate() {
        for column in bits(board.on_level(us, Role::Pawn, level) & behind) {
            let mut board = *board;
            board.toggle(us, Role::Pawn, Cell::new(column, level));
            board.toggle(us, Role::Pawn, to);
            board.toggle(us.other(), Role::Pawn, passed_pawn(us.other(), to));
            if !board.in_check(us) {
                *pawns |= 1 << column;
            }
        }
    }
    pawns
}

/// Passes the legal moves (C4) to a sink. One code for all sinks: calls cost less than copies of it.
pub(super) fn list<const L: usize>(position: &Position<L>, sink: &mut dyn Sink<L>) {
    generate(position, sink);
}

/// Returns the number of legal moves (C4).
pub(super) fn count<const L: usize>(position: &Position<L>) -> u64 {
    let mut counter = Counter::default();
    generate(position, &mut counter);
    counter.0
}

#[inline]
fn generate<const L: usize, S: Sink<L> + ?Sized>(position: &Position<L>, sink: &mut S) {
    let sight = Sight::new(position);
    let is_bare = sight.occupied.count_ones() <= 2 && position.is_bare();
    if position.state.clock < FIFTY_MOVES && !is_bare && !position.is_dead() {
        sight.generate(sink);
    }
}

/// Passes the legal moves to a sink, ignoring draws (C7).
pub(super) fn list_ignoring_draws<const L: usize>(position: &Position<L>, sink: &mut dyn Sink<L>) {
    Sight::new(position).generate(sink);
}

/// Returns the number of legal moves, ignoring draws (C5 asks for mate first).
pub(super) fn count_ignoring_draws<const L: usize>(position: &Position<L>) -> u64 {
    let mut counter = Counter::default();
    Sight::new(position).generate(&mut counter);
    counter.0
}

/// Drops unusable parts of a position: a piece in Time Out that is due and cannot return (T30), and the cell
/// that an en-passant capture could enter if none is legal (C6).
#[inline(always)]
pub(super) fn settle<const L: usize>(position: &mut Position<L>, passed: Option<Cell>) {
    lose_due(position);
    position.state.en_passant = passed;
    if passed.is_some() && !has_en_passant(position) {
        position.state.en_passant = None;
    }
}

/// Removes the piece of the side to move that is due if it cannot return (T30).
pub(super) fn lose_due<const L: usize>(position: &mut Position<L>) {
    let Some(due) = position.state.due() else { return };
    if count_rematerializations(position) == 0 {
        position.state.pool.retain(|entry| *entry != due);
    }
}

/// Returns the number of legal rematerializations; without a king nothing can attack it (T21).
fn count_rematerializations<const L: usize>(position: &Position<L>) -> u64 {
    let mut counter = Counter::default();
    Sight::new(position).rematerializations(&mut counter);
    counter.0
}

/// Returns whether an en-passant capture is legal (C6).
fn has_en_passant<const L: usize>(position: &Position<L>) -> bool {
    let state = &position.state;
    // Within a series the last move was the mover's own (T25).
    let answers = state.speed.is_none_or(|speed| speed.left == speed.agreed);
    let has_king = position.board.king(state.turn).is_some();
    let goes_on = answers && has_king && state.clock < FIFTY_MOVES && state.due().is_none();
    goes_on && en_passant(&position.board, state) != [0; L]
}

/// Returns the columns that a piece of a side in Time Out reaches from its origin (T18, T19).
#[inline(always)]
pub(super) fn range(grid: &Grid, us: Side, entry: &Entry, occupied: u64, enemy: u64) -> u64 {
    let column = entry.origin.column;
    if entry.role != Role::Pawn {
        return grid.reach(entry.role, column.index(), occupied);
    }
    let mut at = column.bit();
    let mut range = 0;
    for _ in 0..entry.rounds {
        let diagonal = grid.ahead_left(us, at) | grid.ahead_right(us, at);
        range |= diagonal & enemy;
        at = grid.ahead(us, at);
        range |= at & !enemy;
        at &= !occupied;
    }
    range
}
