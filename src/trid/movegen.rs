//! Legal moves. Most of it is work on columns; a piece's levels matter only when targets are counted or
//! listed. Some moves are made and tested: those of pieces that may shield the king, all moves in check,
//! castling, en passant, and the moves of boards that may matter to the king.

use super::board::Board;
use super::decks::{combine, union};
use super::geometry::{Cell, FILES, GRID, LEVELS, Levels, PAWN_STARTS, Place, Wing};
use super::position::{Kind, Move, Position, State};
use super::rules::{self, Castling, Rules};
use super::sink::{Counter, Each, Lands, Sink};
use crate::Side;
use crate::grid::{Line, bits};
use crate::outcome::FIFTY_MOVES;
use crate::role::Role;

/// What the side to move can see.
struct Sight<'a> {
    position: &'a Position,
    board: &'a Board,
    state: &'a State,
    rules: Rules,
    us: Side,
    own: &'a Levels,
    enemy: &'a Levels,
    /// The columns of the enemy's pieces by role.
    enemies: [u64; 6],
    /// All columns that hold a piece.
    occupied: u64,
    /// All columns in play (D3).
    in_play: u64,
    blockers: u64,
    /// The landings by the level from which a piece comes, and the level on which it lands (D6); empty for
    /// levels on which no piece stands.
    landings: [Levels; LEVELS],
    king: Cell,
    /// The levels from which a piece can land on the king's cell, all columns of each.
    hits: Levels,
    /// The columns of the pieces that give check (D8).
    checks: u64,
}

impl<'a> Sight<'a> {
    fn new(position: &'a Position, king: Cell) -> Self {
        let board = &position.board;
        let State { turn: us, rules, .. } = position.state;
        let play = position.decks.in_play();
        let levels = board.occupied();
        let empty = combine(&play, &levels, |play, occupied| play & !occupied);
        let (occupied, in_play) = (union(&levels), union(&play));
        let mut landings = [[0; LEVELS]; LEVELS];
        let mut hits = [0; LEVELS];
        for level in 0..LEVELS {
            if levels[level] != 0 {
                landings[level] = rules.landings(&play, &empty, level);
                hits[level] = if king.is_in(&landings[level]) { u64::MAX } else { 0 };
            }
        }
        let blockers = rules.blockers(occupied, in_play);
        let mut checkers = board.facing(king.column.index(), us.other(), blockers);
        (0..LEVELS).for_each(|l| checkers[l] &= hits[l]);
        Sight {
            position,
            board,
            state: &position.state,
            rules,
            us,
            own: board.side(us),
            enemy: board.side(us.other()),
            enemies: Role::ORTHODOX.map(|role| board.above(us.other(), role)),
            occupied,
            in_play,
            blockers,
            landings,
            king,
            hits,
            checks: union(&checkers),
        }
    }

    /// Returns whether the mover's king is safe after a move.
    fn is_safe(&self, m: &Move) -> bool {
        let mut after = self.position.clone();
        after.move_pieces(m);
        !after.in_check(self.us)
    }

    /// Generates moves that are tested one by one.
    fn test<S: Sink + ?Sized>(&self, sink: &mut S, generate: impl FnOnce(&mut dyn Sink)) {
        generate(&mut Each(&mut |m| sink.doubtful(m, &|m| self.is_safe(m))));
    }

    /// Returns the columns of pieces that may shield their own king: those in its column, and those alone
    /// between it and a rider.
    #[inline(always)]
    fn shields(&self) -> u64 {
        let (mut straight, mut diagonal) = (0, 0);
        for level in 0..LEVELS {
            let (hits, them) = (self.hits[level], self.us.other());
            let queens = self.board.on_level(them, Role::Queen, level);
            straight |= hits & (queens | self.board.on_level(them, Role::Rook, level));
            diagonal |= hits & (queens | self.board.on_level(them, Role::Bishop, level));
        }
        let king = self.king.column.index();
        let mut shields = self.king.column.bit();
        for line in GRID.straight(king) {
            shields |= self.shields_along(line, straight);
        }
        for line in GRID.diagonal(king) {
            shields |= self.shields_along(line, diagonal);
        }
        shields
    }

    #[inline(always)]
    fn shields_along(&self, line: &Line, riders: u64) -> u64 {
        let mut shields = 0;
        if line.upper & riders != 0 {
            let blockers = line.upper & self.blockers;
            let rest = blockers & blockers.wrapping_sub(1);
            shields |= self.shield(blockers & !rest, rest & rest.wrapping_neg(), riders);
        }
        if line.lower & riders != 0 {
            let highest = |columns: u64| if columns == 0 { 0 } else { 1 << (63 - columns.leading_zeros()) };
            let blockers = line.lower & self.blockers;
            let first = highest(blockers);
            shields |= self.shield(first, highest(blockers & !first), riders);
        }
        shields
    }

    /// Returns the column nearest to the king, if it holds one piece and the next holds a rider.
    #[inline(always)]
    fn shield(&self, first: u64, second: u64, riders: u64) -> u64 {
        let shields = second & riders != 0 && first & self.occupied != 0 && self.board.count(first) == 1;
        if shields { first } else { 0 }
    }

    /// Returns the columns in which a landing may end the checks: the king's own, where it cuts the way up or
    /// down, and those of the way and of the checkers, if these stand in one column.
    fn remedies(&self) -> u64 {
        let king = self.king.column;
        if self.checks.count_ones() > 1 {
            return king.bit();
        }
        let checker = self.checks.trailing_zeros() as usize;
        king.bit() | self.checks | GRID.between(king.index(), checker)
    }

    /// Generates the moves of all pieces in the `movable` columns, except the king, to the `targets`.
    fn pieces<S: Sink + ?Sized>(&self, sink: &mut S, movable: u64, targets: u64) {
        for level in 0..LEVELS {
            if self.own[level] & movable == 0 {
                continue;
            }
            let landings = &self.landings[level];
            let levels = combine(landings, self.own, |landings, own| landings & !own);
            let lands = Lands { levels, enemy: self.enemy };
            for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
                for column in bits(self.board.on_level(self.us, role, level) & movable) {
                    let reach = GRID.reach(role, column, self.blockers) & targets;
                    sink.ordinary(role, Cell::new(column, level), reach, &lands);
                }
            }
            let pawns = self.board.on_level(self.us, Role::Pawn, level) & movable;
            if pawns != 0 {
                self.pawns(sink, level, pawns, targets, &lands);
            }
        }
    }

    /// Generates the moves of pawns (D9, D11).
    #[inline(always)]
    fn pawns<S: Sink + ?Sized>(
        &self,
        sink: &mut S,
        level: usize,
        pawns: u64,
        targets: u64,
        lands: &Lands<'_>,
    ) {
        let us = self.us;
        let last = rules::promotion(us, self.position.decks);
        let forward = if us == Side::White { FILES as isize } else { -(FILES as isize) };
        let enemy = self.enemy;
        let quiet = Lands { levels: combine(&lands.levels, enemy, |lands, enemy| lands & !enemy), enemy };
        sink.pawns(level, forward, GRID.ahead(us, pawns) & targets, last, &quiet);
        let starting = pawns & self.state.unmoved & PAWN_STARTS[us.index()][level];
        if starting != 0 {
            let passing = GRID.ahead(us, starting) & !self.blockers;
            sink.pawns(level, 2 * forward, GRID.ahead(us, passing) & targets, 0, &quiet);
        }
        let takes = Lands { levels: combine(&lands.levels, enemy, |lands, enemy| lands & enemy), enemy };
        sink.pawns(level, forward - 1, GRID.ahead_left(us, pawns) & targets, last, &takes);
        sink.pawns(level, forward + 1, GRID.ahead_right(us, pawns) & targets, last, &takes);
    }

    /// Generates en-passant captures (D10).
    fn en_passant<S: Sink + ?Sized>(&self, sink: &mut S) {
        let Some(Cell { column: passed, .. }) = self.state.en_passant else { return };
        let behind = GRID.pawn(self.us.other(), passed.index());
        for (level, landings) in self.landings.iter().enumerate() {
            for column in bits(self.board.on_level(self.us, Role::Pawn, level) & behind) {
                let from = Cell::new(column, level);
                for to in (0..LEVELS).map(|level| Cell::new(passed.index(), level)) {
                    let m = Kind::EnPassant { from, to }.into();
                    if to.is_in(landings) {
                        sink.doubtful(m, &|m| self.is_safe(m));
                    }
                }
            }
        }
    }

    /// Generates the king's steps (D8, M7).
    #[inline(always)]
    fn king<S: Sink + ?Sized>(&self, sink: &mut S) {
        let landings = &self.landings[self.king.level()];
        let column = self.king.column;
        let goes = match sink.wants_quiet() {
            true => combine(landings, self.own, |landings, own| landings & !own),
            false => combine(landings, self.enemy, |landings, enemy| landings & enemy),
        };
        let targets = GRID.king(column.index()) & union(&goes);
        if targets == 0 {
            return;
        }
        // If it is alone in its column, it leaves the lines through the column open.
        let alone = self.board.count(column.bit()) == 1;
        let blockers = if alone { self.blockers & !column.bit() } else { self.blockers };
        let mut levels = goes;
        for target in bits(targets & self.faced(targets, blockers)) {
            let facing = self.board.facing(target, self.us.other(), blockers);
            for (landings, _) in self.landings.iter().zip(facing).filter(|&(_, pieces)| pieces != 0) {
                (0..LEVELS).for_each(|l| levels[l] &= !(landings[l] & 1 << target));
            }
        }
        let lands = Lands { levels, enemy: self.enemy };
        sink.ordinary(Role::King, self.king, targets, &lands);
    }

    /// Returns the columns in which an enemy could capture, whatever their levels (D5, D9).
    #[inline(always)]
    fn faced(&self, columns: u64, blockers: u64) -> u64 {
        let [kings, queens, rooks, bishops, knights, pawns] = self.enemies;
        let mut faced = 0;
        for column in bits(columns) {
            let facing = GRID.rook(column, blockers) & (rooks | queens)
                | GRID.bishop(column, blockers) & (bishops | queens)
                | GRID.knight(column) & knights
                | GRID.king(column) & kings
                | GRID.pawn(self.us, column) & pawns;
            faced |= u64::from(facing != 0) << column;
        }
        faced
    }

    /// Generates castling (D12).
    fn castles<S: Sink + ?Sized>(&self, sink: &mut S) {
        if self.checks != 0 || !rules::castling_is_open(self.state.number) {
            return;
        }
        for wing in Wing::BOTH.into_iter().filter(|&wing| self.state.may_castle(self.us, wing)) {
            let m = Kind::Castle { wing }.into();
            let castling = Castling::new(self.us, wing);
            let faced =
                || self.faced(castling.king_target.column.bit(), self.blockers & !castling.rook.column.bit());
            if castling.is_free(self.board) {
                sink.doubtful(m, &|m| faced() == 0 || self.is_safe(m));
            }
        }
    }

    /// Generates the moves of boards (D14, D15, M14, M15).
    fn decks<S: Sink + ?Sized>(&self, sink: &mut S) {
        let decks = self.position.decks;
        let king = self.king.column;
        let sight = king.bit() | GRID.reach(Role::Queen, king.index(), self.blockers);
        for from in decks.places() {
            let Some(load) = self.rules.deck_load(decks, from, self.us, self.board) else { continue };
            let targets = self.rules.deck_targets(from, load == 0, self.us);
            for to in bits(u64::from(targets)).map(Place::new) {
                let promotes = if decks.has(to) {
                    None
                } else {
                    self.deck_move(from, to, load, sight, sink.wants_quiet())
                };
                let mut push = |promotion| sink.single(Kind::Board { from, to, promotion }.into());
                match promotes {
                    None => {}
                    Some(false) => push(None),
                    Some(true) => Role::PROMOTIONS.into_iter().map(Some).for_each(push),
                }
            }
        }
    }

    /// Returns whether the move of a board promotes a pawn of its own side (D11). Returns nothing if the move
    /// leaves the king attacked (D15), or if it is quiet and no `quiet` moves are wanted. `sight` holds the
    /// columns that the king sees in all directions, and its own.
    #[inline(always)]
    fn deck_move(&self, from: Place, to: Place, load: u64, sight: u64, quiet: bool) -> Option<bool> {
        let after = self.position.decks.moved(from, to);
        let mut own = self.board.above(self.us, Role::Pawn);
        if load & self.board.on_level(self.us, Role::Pawn, from.level()) != 0 {
            let pawn = Cell::new(load.trailing_zeros() as usize, from.level());
            own |= from.carry(pawn, to).column.bit();
        }
        let promotes = own & rules::promotion(self.us, after) != 0
            || self.enemies[Role::Pawn as usize] & rules::promotion(self.us.other(), after) != 0;
        if !promotes && !quiet {
            return None;
        }
        // A change that is not on a line of the king, or above or beneath it, is safe.
        let seen = (self.in_play ^ after.columns() | load) & sight != 0
            || (from.columns() | to.columns()) & self.king.column.bit() != 0;
        if self.checks == 0 && !seen && !promotes {
            return Some(false);
        }
        let mut after = self.position.clone();
        let promoted = after.move_deck(from, to, None);
        (!after.in_check(self.us)).then_some(promoted.is_some_and(|(side, _)| side == self.us))
    }

    fn generate<S: Sink + ?Sized>(&self, sink: &mut S) {
        if self.checks == 0 {
            let shields = self.shields() & union(self.own);
            self.pieces(sink, !shields, u64::MAX);
            if shields != self.king.column.bit() || self.board.count(shields) > 1 {
                self.test(sink, |sink| self.pieces(sink, shields, u64::MAX));
            }
        } else {
            self.test(sink, |sink| self.pieces(sink, u64::MAX, self.remedies()));
        }
        self.en_passant(sink);
        self.king(sink);
        self.castles(sink);
        self.decks(sink);
    }
}

/// Passes the legal moves (C4) to a sink. One code for all sinks: calls cost less than copies of it.
pub(super) fn list(position: &Position, sink: &mut dyn Sink) {
    generate(position, sink);
}

/// Returns the number of legal moves (C4).
pub(super) fn count(position: &Position) -> u64 {
    let mut counter = Counter::default();
    generate(position, &mut counter);
    counter.0
}

#[inline]
fn generate<S: Sink + ?Sized>(position: &Position, sink: &mut S) {
    if position.state.clock < FIFTY_MOVES && !position.is_bare() {
        generate_ignoring_draws(position, sink);
    }
}

#[inline(never)]
fn generate_ignoring_draws<S: Sink + ?Sized>(position: &Position, sink: &mut S) {
    let Some(king) = position.board.king(position.state.turn) else { return };
    let Some(pawn) = position.waits() else { return Sight::new(position, king).generate(sink) };
    for role in Role::PROMOTIONS {
        let position = position.promoted(pawn, role);
        let sight = Sight::new(&position, king);
        let each: &mut dyn Sink = &mut Each(&mut |m| sink.single(Move { waiting: Some(role), ..m }));
        sight.generate(each);
    }
}

/// Passes the legal moves to a sink, ignoring draws (C7).
pub(super) fn list_ignoring_draws(position: &Position, sink: &mut dyn Sink) {
    generate_ignoring_draws(position, sink);
}

/// Returns the number of legal moves, ignoring draws (C5 asks for checkmate first).
pub(super) fn count_ignoring_draws(position: &Position) -> u64 {
    let mut counter = Counter::default();
    generate_ignoring_draws(position, &mut counter);
    counter.0
}

/// Keeps the passed column of a double step, if a capture there is legal (C6).
#[inline(always)]
pub(super) fn settle(position: &mut Position, passed: Option<Cell>) {
    position.state.en_passant = passed;
    if passed.is_some() && !has_en_passant(position) {
        position.state.en_passant = None;
    }
}

/// Returns whether an en-passant capture is legal (C6).
fn has_en_passant(position: &Position) -> bool {
    let us = position.state.turn;
    let pawns = position.board.above(us, Role::Pawn);
    let beside = |passed: Cell| GRID.pawn(us.other(), passed.column.index()) & pawns != 0;
    if position.state.clock >= FIFTY_MOVES || !position.state.en_passant.is_some_and(beside) {
        return false;
    }
    let mut counter = Counter::default();
    if let Some(king) = position.board.king(us) {
        Sight::new(position, king).en_passant(&mut counter);
    }
    counter.0 != 0
}
