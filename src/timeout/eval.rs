//! What a search knows about positions and moves.

use super::geometry::{Cell, RANK, Wing, grid, side_length};
use super::movegen;
use super::position::{Move, Position};
use super::sink::{Lands, Sink};
use super::state::Entry;
use super::weights;
use crate::Side;
use crate::grid::bits;
use crate::outcome::FIFTY_MOVES;
use crate::role::Role;
use crate::search::{Evaluate, Tally, Weight, phase_of};

/// The features, one group after the other.
const MATERIAL: usize = 0;
const AWAY: usize = 6;
const READY: usize = 12;
const MOBILITY: usize = 18;
const ASSAULT: usize = 24;
const PLACE: usize = 30;
const PLACES: usize = 32;
const PASSED: usize = PLACE + 6 * PLACES;
const PAWNS: usize = PASSED + 8;
const KING: usize = PAWNS + 3;
const ROOKS: usize = KING + 2;
const OTHERS: usize = ROOKS + 2;
const PRESSURE: usize = OTHERS + 3;
const THREATS: usize = PRESSURE + 1;
const OUTPOSTS: usize = THREATS + 4;
const RUNNERS: usize = OUTPOSTS + 2;

/// The ranks, as its side sees them, on which a knight or bishop that no pawn can chase away stands best.
const OUTPOST_RANKS: std::ops::RangeInclusive<usize> = 3..=5;

/// More does not hold the king closer.
const MOST_PRESSURE: i32 = 50;

/// The columns that a side reaches.
#[derive(Default)]
struct Reach {
    pawns: u64,
    light: u64,
    rooks: u64,
    all: u64,
}

/// Returns the columns of the file of a column.
const fn file(column: usize) -> u64 {
    0x0101_0101_0101_0101 << (column % RANK)
}

/// Returns a file and those beside it.
const fn files_around(column: usize) -> u64 {
    let own = file(column);
    own | (own & !file(0)) >> 1 | (own & !file(RANK - 1)) << 1
}

/// Returns how many steps a king needs from a column to another.
fn distance(a: usize, b: usize) -> usize {
    (a % RANK).abs_diff(b % RANK).max((a / RANK).abs_diff(b / RANK))
}

impl<const L: usize> Position<L> {
    /// Returns the columns ahead of one, as a side sees it.
    fn ahead_of(side: Side, column: usize) -> u64 {
        let rank = column / RANK * RANK;
        match side {
            Side::White => u64::MAX.checked_shl(rank as u32 + RANK as u32).unwrap_or(0),
            Side::Black => (1 << rank) - 1,
        }
    }

    /// Returns where a column is, as a side sees it: its rank, and its file or the one as far from the other
    /// edge.
    fn place(side: Side, column: usize) -> usize {
        let last = side_length(L) - 1;
        let (file, rank) = (column % RANK, column / RANK);
        let rank = if side == Side::White { rank } else { last - rank };
        rank * 4 + file.min(last - file)
    }

    /// Counts the pieces other than pawns and king; returns the columns that they reach.
    fn tally_pieces(&self, side: Side, tally: &mut impl Tally) -> Reach {
        let sign = side.sign();
        let (grid, board, them) = (grid(L), &self.board, side.other());
        let occupied = board.occupied();
        let [own_pawns, enemy_pawns] = [side, them].map(|side| board.above(side, Role::Pawn));
        let [struck, guarded] = [(side, own_pawns), (them, enemy_pawns)]
            .map(|(side, pawns)| grid.ahead_left(side, pawns) | grid.ahead_right(side, pawns));
        let free = grid.all & !guarded & !(if L == 1 { self.columns_of(side) } else { 0 });
        let around = |king: Cell| (grid.king(king.column.index()) | king.column.bit()) & grid.all;
        let zone = board.king(them).map_or(0, around);
        let (mut pressure, mut reaches) = (0_i32, Reach { pawns: struck, ..Reach::default() });
        for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
            let number = role as usize;
            let (mut count, mut mobility, mut assault) = (0, 0, 0);
            for level in 0..L {
                for column in bits(board.on_level(side, role, level)) {
                    let reach = grid.reach(role, column, occupied);
                    count += 1;
                    mobility += (reach & free).count_ones() as i32;
                    assault += (reach & zone).count_ones() as i32;
                    match role {
                        Role::Queen => reaches.all |= reach,
                        Role::Rook => reaches.rooks |= reach,
                        _ => reaches.light |= reach,
                    }
                    let place = Self::place(side, column);
                    tally.add(PLACE + number * PLACES + place, sign);
                    if role == Role::Rook && file(column) & own_pawns == 0 {
                        tally.add(ROOKS + usize::from(file(column) & enemy_pawns == 0), sign);
                    }
                    let is_light = matches!(role, Role::Bishop | Role::Knight);
                    if is_light && OUTPOST_RANKS.contains(&(place / 4)) && struck & 1 << column != 0 {
                        let beside = files_around(column) & !file(column);
                        let chased = Self::ahead_of(side, column) & beside & enemy_pawns != 0;
                        tally.add(OUTPOSTS + usize::from(role == Role::Knight), sign * i32::from(!chased));
                    }
                }
            }
            tally.add(MATERIAL + number, sign * count);
            tally.add(MOBILITY + number, sign * mobility);
            tally.add(ASSAULT + number, sign * assault);
            if role == Role::Bishop && count >= 2 {
                tally.add(OTHERS, sign);
            }
            pressure += assault;
        }
        tally.add(PRESSURE, sign * (pressure * pressure / 4).min(MOST_PRESSURE));
        reaches.all |= reaches.light | reaches.rooks | struck;
        reaches.all |= board.king(side).map_or(0, |king| grid.king(king.column.index()));
        reaches
    }

    fn tally_pawns(&self, side: Side, reaches: &Reach, tally: &mut impl Tally) {
        let sign = side.sign();
        let (board, them) = (&self.board, side.other());
        let [own_pawns, enemy_pawns] = [side, them].map(|side| board.above(side, Role::Pawn));
        let kings = [side, them].map(|side| board.king(side).map(|king| king.column.index()));
        for level in 0..L {
            for column in bits(board.on_level(side, Role::Pawn, level)) {
                tally.add(MATERIAL + Role::Pawn as usize, sign);
                let place = Self::place(side, column);
                tally.add(PLACE + Role::Pawn as usize * PLACES + place, sign);
                let ahead = Self::ahead_of(side, column);
                if ahead & files_around(column) & enemy_pawns == 0 {
                    let rank = place / 4;
                    tally.add(PASSED + rank, sign);
                    let next = grid(L).ahead(side, 1 << column);
                    tally.add(RUNNERS, sign * i32::from(next & self.columns_of(them) != 0));
                    for (number, king) in kings.into_iter().enumerate() {
                        let steps = king.map_or(0, |king| distance(king, column));
                        tally.add(RUNNERS + 1 + number, sign * (rank * steps) as i32);
                    }
                }
                let beside = files_around(column) & !file(column);
                tally.add(PAWNS, sign * i32::from(ahead & file(column) & own_pawns != 0));
                tally.add(PAWNS + 1, sign * i32::from(beside & own_pawns == 0));
                tally.add(PAWNS + 2, sign * i32::from(reaches.pawns & 1 << column != 0));
            }
        }
        if let [Some(column), _] = kings {
            tally.add(PLACE + Role::King as usize * PLACES + Self::place(side, column), sign);
            let shield = grid(L).king(column) & Self::ahead_of(side, column) & own_pawns;
            tally.add(KING, sign * shield.count_ones() as i32);
            let open = files_around(column) & own_pawns;
            let closed = (0..RANK).filter(|&f| open & file(f) != 0).count();
            tally.add(KING + 1, sign * (3 - closed as i32));
        }
    }

    /// Counts a side's attacks on the other side's pieces.
    fn tally_threats(&self, side: Side, [own, theirs]: [&Reach; 2], tally: &mut impl Tally) {
        let sign = side.sign();
        let them = side.other();
        let above = |role| self.board.above(them, role);
        let (pawns, king, rooks) = (above(Role::Pawn), above(Role::King), above(Role::Rook));
        let pieces = self.columns_of(them) & !pawns & !king;
        let heavy = rooks | above(Role::Queen);
        let count = |columns: u64| sign * columns.count_ones() as i32;
        tally.add(OTHERS + 1, count(pieces & own.pawns));
        tally.add(THREATS, count(heavy & own.light));
        tally.add(THREATS + 1, count(above(Role::Queen) & own.rooks));
        tally.add(THREATS + 2, count(pawns & own.all & !theirs.all));
        tally.add(THREATS + 3, count(pieces & own.all & !theirs.all));
    }

    /// Returns what a side wins by capturing a piece of some value in a column, and by further captures there
    /// as long as they pay.
    fn exchange(&self, column: usize, side: Side, worth: i32, used: &mut [u64; L]) -> i32 {
        let gone = if L == 1 { used[0] } else { 0 };
        let attackers = self.board.attackers(column, side, self.board.occupied() & !gone);
        for role in [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King] {
            for level in 0..L {
                let takers = attackers[level] & self.board.on_level(side, role, level) & !used[level];
                if takers != 0 {
                    used[level] |= takers & takers.wrapping_neg();
                    return (worth - self.exchange(column, side.other(), self.worth(role), used)).max(0);
                }
            }
        }
        0
    }

    fn columns_of(&self, side: Side) -> u64 {
        self.board.levels(side).iter().fold(0, |columns, level| columns | level)
    }

    fn tally_absent(&self, tally: &mut impl Tally) {
        let occupied = self.board.occupied();
        for entry in &self.state.pool {
            let sign = entry.side.sign();
            tally.add(AWAY + entry.role as usize, sign);
            if occupied & entry.origin.column.bit() == 0 {
                tally.add(READY + entry.role as usize, sign);
            }
        }
    }

    /// Returns what a piece is worth, in hundredths of a pawn.
    fn worth(&self, role: Role) -> i32 {
        if role == Role::King { KING_WORTH } else { self.weights()[MATERIAL + role as usize].mean() }
    }

    fn worth_at(&self, side: Side, cell: Cell) -> i32 {
        self.board.role_at(side, cell).map_or(0, |role| self.worth(role))
    }
}

/// More than all other pieces together: capturing it wins (T21).
const KING_WORTH: i32 = 12_000;

impl<const L: usize> Evaluate for Position<L> {
    const FEATURES: &'static [(&'static str, usize)] = &[
        ("material", 6),
        ("in Time Out", 6),
        ("in Time Out, the column free", 6),
        ("mobility", 6),
        ("attacks around the king", 6),
        ("placement", 6 * PLACES),
        ("passed pawns by rank", 8),
        ("pawns behind each other, alone, guarded", 3),
        ("pawns before the king, files without", 2),
        ("rooks on half open files, on open files", 2),
        ("two bishops, pieces that pawns attack, the turn", 3),
        ("attacks around the king together, squared", 1),
        (
            "rooks and queens that light pieces attack, queens that rooks attack, attacked pawns and pieces without a guard",
            4,
        ),
        ("bishops and knights that no pawn can chase away", 2),
        ("passed pawns: stopped, by the steps of the own king, of the other", 3),
    ];

    const SLOTS: usize = 3 * 6 * 64;

    fn weights(&self) -> &'static [Weight] {
        weights::of(self.state.rules.id(L))
    }

    fn tally(&self, tally: &mut impl Tally) {
        let [white, black] = Side::BOTH.map(|side| {
            let reaches = self.tally_pieces(side, tally);
            self.tally_pawns(side, &reaches, tally);
            reaches
        });
        self.tally_threats(Side::White, [&white, &black], tally);
        self.tally_threats(Side::Black, [&black, &white], tally);
        self.tally_absent(tally);
        tally.add(OTHERS + 2, self.state.turn.sign());
    }

    fn phase(&self) -> i32 {
        let most = if L == 1 { 24 } else { 88 };
        let count = |role| {
            let on = |side| (0..L).map(|l| self.board.on_level(side, role, l).count_ones()).sum::<u32>();
            on(Side::White) + on(Side::Black)
        };
        let board =
            count(Role::Queen) * 4 + count(Role::Rook) * 2 + count(Role::Bishop) + count(Role::Knight);
        let away = self.state.pool.iter().map(|entry| match entry.role {
            Role::Queen => 4,
            Role::Rook => 2,
            Role::Bishop | Role::Knight => 1,
            _ => 0,
        });
        phase_of((board + away.sum::<u32>()) as i32, most)
    }

    fn noisy_moves_into(&self, out: &mut Vec<Move>) {
        movegen::list(self, &mut Sieve::new(Wish::Noisy, out, false));
    }

    fn distinct_moves_into(&self, noisy: bool, out: &mut Vec<Move>) {
        let wish = if noisy { Wish::Noisy } else { Wish::Quiet };
        movegen::list(self, &mut Sieve::new(wish, out, L > 1));
    }

    fn is_legal(&self, m: &Move) -> bool {
        let mut none = Vec::new();
        let mut sieve = Sieve::new(Wish::Find(*m), &mut none, false);
        movegen::list(self, &mut sieve);
        sieve.found
    }

    fn is_noisy(&self, m: &Move) -> bool {
        match *m {
            Move::Ordinary { captures, promotion, .. } => captures || promotion.is_some(),
            Move::EnPassant { .. } => true,
            Move::Rematerialize { annihilates, .. } => annihilates,
            Move::Castle { .. } | Move::TimeOut { .. } => false,
        }
    }

    fn leaves_board(&self, m: &Move) -> bool {
        matches!(m, Move::TimeOut { .. })
    }

    fn gain(&self, m: &Move) -> i32 {
        let them = self.state.turn.other();
        match *m {
            Move::Ordinary { to, captures, promotion, .. } => {
                let taken = if captures { self.worth_at(them, to) } else { 0 };
                taken + promotion.map_or(0, |role| self.worth(role) - self.worth(Role::Pawn))
            }
            Move::EnPassant { .. } => self.worth(Role::Pawn),
            Move::Rematerialize { to, annihilates: true, .. } => self.worth_at(them, to),
            _ => 0,
        }
    }

    fn loses(&self, m: &Move, gain: i32) -> bool {
        let risks = self.risk(m);
        if gain >= risks {
            return false;
        }
        let Move::Ordinary { from, to, .. } = *m else { return true };
        let mut used = [0; L];
        used[from.level() % L] = from.column.bit();
        gain < self.exchange(to.column.index(), self.state.turn.other(), risks, &mut used)
    }

    fn risk(&self, m: &Move) -> i32 {
        let them = self.state.turn.other();
        match *m {
            Move::Ordinary { role, from, to, promotion, .. } => {
                let occupied = self.board.occupied();
                let leaves = if L == 1 { from.column.bit() } else { 0 };
                let attackers = self.board.attackers(to.column.index(), them, occupied & !leaves);
                if attackers.iter().all(|&level| level == 0) {
                    return 0;
                }
                self.worth(promotion.unwrap_or(role))
            }
            // An annihilating piece leaves the game with its victim, and annihilating the king ends the game.
            Move::Rematerialize { role, to, annihilates: true, .. } => {
                if self.worth_at(them, to) == KING_WORTH { 0 } else { self.worth(role) }
            }
            _ => 0,
        }
    }

    fn is_pressed(&self) -> bool {
        self.is_check() || self.state.due().is_some()
    }

    fn is_settled(&self) -> bool {
        self.state.clock >= FIFTY_MOVES
            || self.board.king(self.state.turn).is_none()
            || self.material_draw().is_some()
    }

    fn pass(&mut self) -> bool {
        let us = self.state.turn;
        let pieces = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
        if self.state.speed.is_some() || pieces.into_iter().all(|role| self.board.above(us, role) == 0) {
            return false;
        }
        self.state.en_passant = None;
        self.state.pass_turn(|| false);
        self.state.pass_round(L);
        movegen::lose_due(self);
        true
    }

    fn slot(&self, m: &Move) -> usize {
        let (kind, role, cell) = match *m {
            Move::Ordinary { role, to, .. } => (0, role, to),
            Move::EnPassant { to, .. } => (0, Role::Pawn, to),
            Move::Castle { wing, to, .. } => (0, Role::King, Cell::new(wing as usize, to.into())),
            Move::TimeOut { role, from, .. } => (1, role, from),
            Move::Rematerialize { role, to, .. } => (2, role, to),
        };
        (kind * 6 + role as usize) * 64 + cell.column.index()
    }
}

/// Which of the legal moves are wanted.
#[derive(Clone, Copy)]
enum Wish {
    /// Moves that capture or promote.
    Noisy,
    /// All other moves.
    Quiet,
    /// Whether this move is among them.
    Find(Move),
}

/// Keeps the wanted ones of the legal moves. Of twins it may keep one: seen from above, moves of identical
/// pieces of one column to one column are the same, whatever their levels.
struct Sieve<'a> {
    wish: Wish,
    list: &'a mut Vec<Move>,
    found: bool,
    without_twins: bool,
    /// By role, the columns from which a piece of that role has moved or left.
    moved: [u64; 6],
    left: [u64; 6],
    /// The columns that pawns have reached by a step.
    stepped: [(isize, u64); 4],
    castled: [bool; 2],
}

impl<'a> Sieve<'a> {
    fn new(wish: Wish, list: &'a mut Vec<Move>, without_twins: bool) -> Self {
        let (moved, left, stepped, castled) = ([0; 6], [0; 6], [(0, 0); 4], [false; 2]);
        Sieve { wish, list, found: false, without_twins, moved, left, stepped, castled }
    }

    /// Returns the columns that are not among those `seen`, which they join.
    fn fresh(&self, seen: &mut u64, columns: u64) -> u64 {
        let fresh = if self.without_twins { columns & !*seen } else { columns };
        *seen |= columns;
        fresh
    }

    /// The quiet landings of a piece: of the levels of a column the lowest will do.
    fn land<const L: usize>(&mut self, targets: u64, levels: &[u64; L], make: impl Fn(Cell) -> Move) {
        let mut rest = targets;
        for (level, land) in levels.iter().enumerate() {
            self.list.extend(bits(land & rest).map(|column| make(Cell::new(column, level))));
            if self.without_twins {
                rest &= !land;
            }
        }
    }
}

impl<const L: usize> Sink<L> for Sieve<'_> {
    fn ordinary(&mut self, role: Role, from: Cell, targets: u64, lands: &Lands<L>) {
        if let Wish::Find(m) = self.wish {
            if let Move::Ordinary { role: piece, from: start, to, captures, promotion: None } = m {
                let lands_there = lands.levels[to.level() % L] & targets & to.column.bit() != 0;
                let takes = lands.enemy & to.column.bit() != 0;
                self.found |= (piece, start) == (role, from) && lands_there && captures == takes;
            }
            return;
        }
        let mut moved = self.moved[role as usize % 6];
        let fresh = self.fresh(&mut moved, from.column.bit());
        self.moved[role as usize % 6] = moved;
        if fresh == 0 {
            return;
        }
        match self.wish {
            Wish::Noisy => Sink::<L>::ordinary(self.list, role, from, targets & lands.enemy, lands),
            _ => self.land(targets & !lands.enemy, &lands.levels, |to| Move::Ordinary {
                role,
                from,
                to,
                captures: false,
                promotion: None,
            }),
        }
    }

    fn pawns(&mut self, level: usize, step: isize, targets: u64, last: u64, lands: &Lands<L>) {
        if let Wish::Find(m) = self.wish {
            let Move::Ordinary { role: Role::Pawn, from, to, captures, promotion } = m else { return };
            let (column, there) = (to.column.index(), to.column.bit());
            self.found |= lands.levels[to.level() % L] & targets & there != 0
                && (from.level(), from.column.index()) == (level, column.wrapping_add_signed(-step))
                && captures == (lands.enemy & there != 0)
                && promotion.is_some() == (last & there != 0);
            return;
        }
        let noisy = targets & (lands.enemy | last);
        let wanted = if matches!(self.wish, Wish::Noisy) { noisy } else { targets & !noisy };
        if wanted == 0 {
            return;
        }
        let at = self.stepped.iter().position(|&(known, _)| known == step || known == 0).unwrap_or(0);
        let (_, mut stepped) = self.stepped[at];
        let fresh = self.fresh(&mut stepped, wanted);
        self.stepped[at] = (step, stepped);
        match self.wish {
            Wish::Noisy => Sink::<L>::pawns(self.list, level, step, fresh, last, lands),
            _ => self.land(fresh, &lands.levels, |to| {
                let from = Cell::new(to.column.index().wrapping_add_signed(-step), level);
                Move::Ordinary { role: Role::Pawn, from, to, captures: false, promotion: None }
            }),
        }
    }

    fn castle(&mut self, wing: Wing, rook: usize) {
        match self.wish {
            Wish::Find(Move::Castle { wing: way, rook: with, .. }) => {
                self.found |= (way, usize::from(with)) == (wing, rook);
            }
            Wish::Quiet if !self.without_twins => Sink::<L>::castle(self.list, wing, rook),
            Wish::Quiet if !std::mem::replace(&mut self.castled[wing as usize], true) => {
                self.list.push(Move::Castle { wing, rook: rook as u8, to: 0 });
            }
            _ => {}
        }
    }

    fn time_outs(&mut self, role: Role, level: usize, columns: u64, lengths: u16) {
        match self.wish {
            Wish::Find(Move::TimeOut { role: piece, from, length }) => {
                let leaves = (piece, from.level()) == (role, level) && columns & from.column.bit() != 0;
                self.found |= leaves && lengths & 1 << length != 0;
            }
            Wish::Quiet => {
                let mut left = self.left[role as usize % 6];
                let fresh = self.fresh(&mut left, columns);
                self.left[role as usize % 6] = left;
                Sink::<L>::time_outs(self.list, role, level, fresh, lengths);
            }
            _ => {}
        }
    }

    fn rematerialize(&mut self, entry: &Entry, targets: u64, lands: &[u64; L], annihilates: bool) {
        match self.wish {
            Wish::Find(Move::Rematerialize { role, origin, rounds, to, annihilates: strikes }) => {
                let returns = (entry.role, entry.origin, entry.rounds) == (role, origin, rounds);
                let lands_there = lands[to.level() % L] & targets & to.column.bit() != 0;
                self.found |= returns && annihilates == strikes && lands_there;
            }
            Wish::Noisy if annihilates => {
                Sink::<L>::rematerialize(self.list, entry, targets, lands, annihilates)
            }
            Wish::Quiet if !annihilates => {
                let &Entry { role, origin, rounds, .. } = entry;
                self.land(targets, lands, |to| Move::Rematerialize { role, origin, rounds, to, annihilates });
            }
            _ => {}
        }
    }

    fn single(&mut self, m: Move) {
        match self.wish {
            Wish::Find(wanted) => self.found |= m == wanted,
            Wish::Noisy => self.list.push(m),
            Wish::Quiet => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{OPEN, contract};
    use crate::timeout::board::Board;

    /// Returns the position with ranks and levels turned over and the colors exchanged, as far as it is
    /// evaluated.
    fn mirrored<const L: usize>(position: &Position<L>) -> Position<L> {
        let last = side_length(L) - 1;
        let turn = |cell: Cell| {
            let column = cell.column.index();
            Cell::new((last - column / RANK) * RANK + column % RANK, L - 1 - cell.level())
        };
        let mut state = position.state.clone();
        state.turn = state.turn.other();
        state.pool.clear();
        for entry in &position.state.pool {
            state.insert(Entry { side: entry.side.other(), origin: turn(entry.origin), ..*entry });
        }
        let mut board = Board::empty();
        for cell in Cell::all(L) {
            for side in Side::BOTH {
                if let Some(role) = position.board.role_at(side, cell) {
                    board.toggle(side.other(), role, turn(cell));
                }
            }
        }
        Position { board, state }
    }

    fn check<const L: usize>(variant: &str) {
        contract::wander(variant, |position: &Position<L>| contract::mirrors(position, &mirrored(position)));
    }

    #[test]
    fn it_weighs_both_sides_alike() {
        check::<1>("chess");
        check::<1>("timeout-flat");
        check::<8>("tower");
        check::<8>("timeout");
        check::<8>("timeout-declared");
    }

    #[test]
    fn no_phase_is_earlier_than_the_start() {
        let phase = |text: &str| text.parse::<Position<1>>().unwrap().phase();
        assert_eq!(phase("chess rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"), OPEN);
        assert_eq!(phase("chess 4k3/8/8/8/8/8/8/1Q2K3 w - - 0 1"), OPEN / 6);
        assert_eq!(phase("chess 4k3/8/8/8/8/8/QQQQQQQQ/Q3K3 b - - 0 1"), OPEN);
    }
}
