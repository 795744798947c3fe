//! Legal moves. All of it is work on planes (H5): the moves of a piece are sets of places in the planes in
//! which it moves, and become cells only when they are listed. Only steps of kings and en passant are made
//! and tested.

use super::attacks::{Line, Word, bits};
use super::board::{Board, leaps};
use super::geometry::{BOARDS, Cell, Point};
use super::position::{Move, Position, passed_pawn};
use super::state::{Bared, State};
use crate::Side;
use crate::outcome::FIFTY_MOVES;
use crate::role::Role;

/// Where generated moves go: they are listed, or counted without being built.
pub(super) struct Sink<'a> {
    pub(super) count: u64,
    pub(super) list: Option<&'a mut Vec<Move>>,
}

impl Sink<'_> {
    pub(super) const COUNT: Sink<'static> = Sink { count: 0, list: None };

    /// Receives the moves of a piece to the `targets` in a plane.
    #[inline(always)]
    fn targets<W: Word>(&mut self, role: Role, from: Cell, plane: usize, targets: W, enemy: W) {
        match &mut self.list {
            None => self.count += u64::from(targets.count()),
            Some(list) => list_targets(list, role, from, plane, targets, enemy),
        }
    }

    /// Receives the moves of a pawn, which is promoted on the `last` targets.
    #[inline]
    fn pawn<W: Word>(&mut self, from: Cell, plane: usize, targets: W, last: W, enemy: W) {
        self.targets(Role::Pawn, from, plane, targets.without(last), enemy);
        if (targets & last).any() {
            for role in Role::PROMOTIONS {
                let before = self.list.as_ref().map_or(0, |list| list.len());
                self.targets(Role::Pawn, from, plane, targets & last, enemy);
                if let Some(list) = &mut self.list {
                    list[before..].iter_mut().for_each(|m| m.promotion = Some(role));
                }
            }
        }
    }

    fn single(&mut self, m: Move) {
        self.count += 1;
        if let Some(list) = &mut self.list {
            list.push(m);
        }
    }
}

#[inline(never)]
fn list_targets<W: Word>(list: &mut Vec<Move>, role: Role, from: Cell, plane: usize, targets: W, enemy: W) {
    for at in bits(targets) {
        let (to, captures) = (Point { plane, at }.cell(), enemy.has(at));
        list.push(Move { role, from, to, captures, en_passant: false, promotion: None });
    }
}

/// A piece alone between the king and a rider on a line.
#[derive(Clone, Copy)]
struct Pin<W> {
    spot: Point,
    /// The cells to which it may go: the rest of the line, up to the rider.
    line: W,
}

/// What the side to move can see.
struct Sight<'a, W, const P: usize> {
    board: &'a Board<W, P>,
    state: &'a State,
    us: Side,
    own: &'a [W; P],
    enemy: &'a [W; P],
    occupied: [W; P],
    /// The places on which pieces other than the king may land.
    lands: [W; P],
    king: Cell,
    /// How many pieces give check.
    checks: usize,
    /// The landings that end the last check found: a plane and its places.
    evasion: (usize, W),
    pins: [Pin<W>; 24],
    pin_count: usize,
    /// Pieces that are pinned, board by board.
    pinned: [W; P],
    /// Whether quiet steps of the king are left out.
    only_noisy: bool,
}

impl<'a, W: Word, const P: usize> Sight<'a, W, P> {
    #[inline]
    fn new(position: &'a Position<W, P>) -> Self {
        let Position { board, state } = position;
        let us = state.turn;
        let own = board.side(us);
        let mut sight = Sight {
            board,
            state,
            us,
            own,
            enemy: board.side(us.other()),
            occupied: board.occupied(),
            lands: own.map(|own| !own),
            king: board.king(us),
            checks: 0,
            evasion: (0, W::default()),
            pins: [Pin { spot: Point { plane: 0, at: 0 }, line: W::default() }; 24],
            pin_count: 0,
            pinned: [W::default(); P],
            only_noisy: false,
        };
        sight.look(sight.king.inside());
        if Board::<W, P>::FOUR {
            sight.look(sight.king.between());
            let them = us.other();
            let (checks, evasion) = (&mut sight.checks, &mut sight.evasion);
            board.mixed_attackers(sight.king, them, |plane, attackers| {
                if attackers.any() {
                    *checks += attackers.count() as usize;
                    *evasion = (plane, attackers);
                }
            });
        }
        if sight.checks == 1 {
            sight.lands = [W::default(); P];
            let (plane, places) = sight.evasion;
            for at in bits(places) {
                let cell = Point { plane, at }.cell();
                sight.land(cell.inside());
                if Board::<W, P>::FOUR {
                    sight.land(cell.between());
                }
            }
        }
        sight
    }

    fn land(&mut self, Point { plane, at }: Point) {
        self.lands[plane] = self.lands[plane] | W::bit(at);
    }

    /// Finds the attackers of the king in a plane, and the pieces that shield it from others.
    #[inline]
    fn look(&mut self, Point { plane, at }: Point) {
        let (board, them) = (self.board, self.enemy[plane]);
        let role = |role: Role| board.role(role, plane) & them;
        let (queens, rooks, bishops) = (role(Role::Queen), role(Role::Rook), role(Role::Bishop));
        let around = W::attacks().around(at);
        let (straight, diagonal) = (queens | rooks, queens | bishops);
        if (straight & around.straight).any() {
            for line in W::attacks().straight(at) {
                self.look_along(plane, line, straight);
            }
        }
        if (diagonal & around.diagonal).any() {
            for line in W::attacks().diagonal(at) {
                self.look_along(plane, line, diagonal);
            }
        }
        let mut leapers =
            role(Role::Knight) & around.knight | role(Role::Pawn) & around.pawn[self.us.index()];
        if Board::<W, P>::FOUR {
            leapers = leapers | bishops & around.step;
        }
        if leapers.any() {
            self.checks += leapers.count() as usize;
            self.evasion = (plane, leapers);
        }
    }

    #[inline]
    fn look_along(&mut self, plane: usize, line: &Line<W>, riders: W) {
        // All places up to and including a bit.
        let up_to = |bit: W| bit | bit.minus(W::bit(0));
        if (line.upper & riders).any() {
            let blockers = line.upper & self.occupied[plane];
            let rest = blockers & blockers.minus(W::bit(0));
            let first = blockers ^ rest;
            let second = rest & W::default().minus(rest);
            self.meet(plane, first, second, line.upper, up_to(first), up_to(second), riders);
        }
        if (line.lower & riders).any() {
            let blockers = line.lower & self.occupied[plane];
            let first = blockers.highest();
            let rest = blockers.without(first);
            let second = rest.highest() & rest;
            self.meet(
                plane,
                first,
                second,
                line.lower,
                !up_to(first) | first,
                !up_to(second) | second,
                riders,
            );
        }
    }

    /// Handles the first two pieces on half a line, with the places up to each of them.
    #[allow(clippy::too_many_arguments)]
    #[inline(always)]
    fn meet(&mut self, plane: usize, first: W, second: W, line: W, to_first: W, to_second: W, riders: W) {
        if (first & riders).any() {
            self.checks += 1;
            self.evasion = (plane, line & to_first);
        } else if (first & self.own[plane]).any() && (second & riders).any() {
            let spot = Point { plane, at: first.lowest() };
            self.pins[self.pin_count % 24] = Pin { spot, line: (line & to_second).without(first) };
            self.pin_count += 1;
            let Point { plane, at } = spot.cell().inside();
            self.pinned[plane] = self.pinned[plane] | W::bit(at);
        }
    }

    /// Returns where a rider or a knight goes in a plane.
    #[inline]
    fn reach(&self, role: Role, Point { plane, at }: Point) -> W {
        Board::<W, P>::reach(role, at, self.occupied[plane])
    }

    /// Returns the places of a plane on which the pawns of the side to move are promoted (H12).
    #[inline(always)]
    fn last(&self, plane: usize) -> W {
        let last = W::attacks().last[self.us.index()];
        let fixed = if plane < BOARDS { plane } else { plane - BOARDS };
        if !Board::<W, P>::FOUR || last.has(fixed) { last } else { W::default() }
    }

    /// Generates a pawn's moves in a plane (H10, H11, H18) that end on `lands`.
    #[inline]
    fn pawn(&self, sink: &mut Sink<'_>, from: Cell, Point { plane, at }: Point, lands: W) {
        let us = self.us.index();
        let around = W::attacks().around(at);
        let mut targets = around.ahead[us].without(self.occupied[plane]);
        if !Board::<W, P>::FOUR && targets.any() && W::attacks().starts[us].has(at) {
            let further = W::attacks().around(targets.lowest()).ahead[us];
            targets = targets | further.without(self.occupied[plane]);
        }
        targets = (targets | around.pawn[us] & self.enemy[plane]) & lands;
        if targets.any() {
            sink.pawn(from, plane, targets, self.last(plane), self.enemy[plane]);
        }
    }

    /// Generates the moves of the pieces that are not pinned.
    #[inline]
    fn pieces(&self, sink: &mut Sink<'_>) {
        let mut boards = self.board.boards(self.us);
        while boards != 0 {
            let board = boards.trailing_zeros() as usize;
            boards &= boards - 1;
            let movable = self.own[board].without(self.pinned[board]);
            for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
                for place in bits(movable & self.board.role(role, board)) {
                    let from = Cell::new(board, place);
                    self.ride(sink, role, from, from.inside());
                    if Board::<W, P>::FOUR {
                        self.ride(sink, role, from, from.between());
                        if role == Role::Knight {
                            leaps::<W>(from, |board, places| {
                                let targets = places & self.lands[board];
                                sink.targets(role, from, board, targets, self.enemy[board]);
                            });
                        }
                    }
                }
            }
            for place in bits(movable & self.board.role(Role::Pawn, board)) {
                let from = Cell::new(board, place);
                self.pawn(sink, from, from.inside(), self.lands[board]);
                if Board::<W, P>::FOUR {
                    let spot = from.between();
                    self.pawn(sink, from, spot, self.lands[spot.plane]);
                    self.mixed_strikes(sink, from);
                }
            }
        }
    }

    #[inline]
    fn ride(&self, sink: &mut Sink<'_>, role: Role, from: Cell, spot: Point) {
        let targets = self.reach(role, spot) & self.lands[spot.plane];
        sink.targets(role, from, spot.plane, targets, self.enemy[spot.plane]);
    }

    /// Generates the captures one board ahead and one cell 60 degrees off (H11).
    #[inline]
    fn mixed_strikes(&self, sink: &mut Sink<'_>, from: Cell) {
        let us = self.us.index();
        let ahead = W::attacks().around(from.board()).ahead[us];
        if ahead.any() {
            let board = ahead.lowest();
            let strikes = W::attacks().around(from.place()).pawn[us];
            let targets = strikes & self.enemy[board] & self.lands[board];
            if targets.any() {
                sink.pawn(from, board, targets, self.last(board), self.enemy[board]);
            }
        }
    }

    /// Generates the moves of pinned pieces, which stay between the king and the rider or capture the rider.
    fn pinned(&self, sink: &mut Sink<'_>) {
        for &Pin { spot, line } in self.pins.iter().take(self.pin_count) {
            let from = spot.cell();
            let plane = spot.plane;
            let role = Role::ORTHODOX.into_iter().find(|&role| self.board.role(role, plane).has(spot.at));
            match role {
                Some(Role::Pawn) => self.pawn(sink, from, spot, line),
                Some(role) => {
                    let targets = self.reach(role, spot) & line;
                    sink.targets(role, from, plane, targets, self.enemy[plane]);
                }
                None => {}
            }
        }
    }

    /// Generates the king's steps (H7, H14).
    #[inline]
    fn king(&self, sink: &mut Sink<'_>) {
        let king = self.king;
        let mut vacated = self.occupied;
        let mut leave = |Point { plane, at }: Point| vacated[plane] = vacated[plane].without(W::bit(at));
        leave(king.inside());
        if Board::<W, P>::FOUR {
            leave(king.between());
        }
        let confined = self.state.confinement();
        if confined != Some(Bared::Between) {
            self.king_in(sink, king.inside(), &vacated);
        }
        if Board::<W, P>::FOUR && confined != Some(Bared::Inside) {
            self.king_in(sink, king.between(), &vacated);
        }
    }

    fn king_in(&self, sink: &mut Sink<'_>, spot: Point, vacated: &[W; P]) {
        let plane = spot.plane;
        let mut targets = W::attacks().around(spot.at).king.without(self.own[plane]);
        if self.only_noisy {
            targets = targets & self.enemy[plane];
        }
        for at in bits(targets) {
            if self.board.is_attacked(Point { plane, at }.cell(), self.us.other(), vacated) {
                targets = targets.without(W::bit(at));
            }
        }
        sink.targets(Role::King, self.king, plane, targets, self.enemy[plane]);
    }

    #[inline]
    fn generate(&self, sink: &mut Sink<'_>) {
        if self.checks <= 1 {
            self.pieces(sink);
            if self.checks == 0 {
                self.pinned(sink);
            }
        }
        self.king(sink);
    }
}

/// Generates en-passant captures (H18).
fn en_passant<W: Word, const P: usize>(position: &Position<W, P>, found: &mut dyn FnMut(Move)) {
    let Position { board, state } = position;
    let (Some(to), us, them) = (state.en_passant, state.turn, state.turn.other()) else { return };
    let behind = W::attacks().around(to.place()).pawn[them.index()];
    for place in bits(behind & board.side(us)[0] & board.role(Role::Pawn, 0)) {
        let from = Cell::new(0, place);
        let mut after = *board;
        after.take(us, Role::Pawn, from);
        after.put(us, Role::Pawn, to);
        after.take(them, Role::Pawn, passed_pawn(them, to));
        if !after.in_check(us) {
            let (captures, en_passant) = (true, true);
            found(Move { role: Role::Pawn, from, to, captures, en_passant, promotion: None });
        }
    }
}

/// Generates all legal moves, even if a draw has ended the game (C7).
#[inline(never)]
pub(super) fn generate_all<W: Word, const P: usize>(position: &Position<W, P>, sink: &mut Sink<'_>) {
    Sight::new(position).generate(sink);
    if P == 1 && position.state.en_passant.is_some() {
        en_passant(position, &mut |m| sink.single(m));
    }
}

/// Generates all legal moves (C4).
pub(super) fn generate<W: Word, const P: usize>(position: &Position<W, P>, sink: &mut Sink<'_>) {
    if position.state.clock < FIFTY_MOVES && !position.is_bare() {
        generate_all(position, sink);
    }
}

/// Appends the legal moves that capture or promote, and maybe some others.
#[cfg(feature = "search")]
pub(super) fn generate_noisy<W: Word, const P: usize>(position: &Position<W, P>, out: &mut Vec<Move>) {
    if position.state.clock >= FIFTY_MOVES || position.is_bare() {
        return;
    }
    let mut sight = Sight::new(position);
    sight.only_noisy = true;
    for plane in 0..P {
        sight.lands[plane] = sight.lands[plane] & (sight.enemy[plane] | sight.last(plane));
    }
    let mut sink = Sink { count: 0, list: Some(out) };
    sight.generate(&mut sink);
    if P == 1 && position.state.en_passant.is_some() {
        en_passant(position, &mut |m| sink.single(m));
    }
}

/// Returns whether a move is legal here that was legal in some position.
#[cfg(feature = "search")]
pub(super) fn is_legal<W: Word, const P: usize>(position: &Position<W, P>, m: &Move) -> bool {
    let Position { board, state } = position;
    let Move { role, from, to, captures, en_passant: passes, promotion } = *m;
    let (us, them) = (state.turn, state.turn.other());
    if state.clock >= FIFTY_MOVES || position.is_bare() || board.role_at(us, from) != Some(role) {
        return false;
    }
    if passes {
        let mut found = false;
        en_passant(position, &mut |other| found |= other == *m);
        return found;
    }
    let victim = board.role_at(them, to);
    if captures != victim.is_some() || board.role_at(us, to).is_some() || !goes(position, m) {
        return false;
    }
    let mut after = *board;
    if let Some(victim) = victim {
        after.take(them, victim, to);
    }
    after.take(us, role, from);
    after.put(us, promotion.unwrap_or(role), to);
    !after.in_check(us)
}

/// Returns whether a piece of the side to move can go like this to a cell without one of its own side's
/// pieces, ignoring the safety of its king.
#[cfg(feature = "search")]
fn goes<W: Word, const P: usize>(position: &Position<W, P>, m: &Move) -> bool {
    let Position { board, state } = position;
    let Move { role, from, to, captures, promotion, .. } = *m;
    let us = state.turn;
    let (inside, between) = (from.board == to.board, Board::<W, P>::FOUR && from.place == to.place);
    let (spot, at) = match inside {
        true => (from.inside(), to.place()),
        false => (from.between(), to.board()),
    };
    let around = |at: usize| W::attacks().around(at);
    let occupied = |plane: usize| board.side(Side::White)[plane] | board.side(Side::Black)[plane];
    match role {
        Role::King => {
            let confined = if inside { Bared::Between } else { Bared::Inside };
            (inside || between) && state.confinement() != Some(confined) && around(spot.at).king.has(at)
        }
        Role::Pawn => {
            let last = W::attacks().last[us.index()];
            let is_last = last.has(to.place()) && (!Board::<W, P>::FOUR || last.has(to.board()));
            let steps = |at: usize| {
                let ahead = around(at).ahead[us.index()];
                if captures { around(at).pawn[us.index()] } else { ahead }
            };
            let lands = if inside || between {
                let once = steps(spot.at);
                let free = once.without(occupied(spot.plane));
                let twice = !Board::<W, P>::FOUR
                    && !captures
                    && free.any()
                    && W::attacks().starts[us.index()].has(spot.at)
                    && around(once.lowest()).ahead[us.index()].has(at);
                once.has(at) || twice
            } else {
                captures
                    && around(from.board()).ahead[us.index()].has(to.board())
                    && around(from.place()).pawn[us.index()].has(to.place())
            };
            lands && promotion.is_some() == is_last
        }
        _ if inside || between => Board::<W, P>::reach(role, spot.at, occupied(spot.plane)).has(at),
        _ => {
            let mut leaps_there = false;
            leaps::<W>(from, |board, places| {
                leaps_there |= board == to.board() && places.has(to.place());
            });
            role == Role::Knight && leaps_there
        }
    }
}

/// Returns the number of legal moves, ignoring draws (C5 asks for checkmate first).
pub(super) fn count_ignoring_draws<W: Word, const P: usize>(position: &Position<W, P>) -> u64 {
    let mut sink = Sink::COUNT;
    generate_all(position, &mut sink);
    sink.count
}

/// Keeps the cell that an en-passant capture could enter, if one is legal (C6).
#[inline(always)]
pub(super) fn settle<W: Word, const P: usize>(position: &mut Position<W, P>, passed: Option<Cell>) {
    position.state.en_passant = passed;
    if passed.is_some() && !has_en_passant(position) {
        position.state.en_passant = None;
    }
}

/// Returns whether an en-passant capture is legal (C6).
fn has_en_passant<W: Word, const P: usize>(position: &Position<W, P>) -> bool {
    let mut any = false;
    if P == 1 && position.state.clock < FIFTY_MOVES {
        en_passant(position, &mut |_| any = true);
    }
    any
}
