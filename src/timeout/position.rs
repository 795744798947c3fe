//! A position and how a move changes it.

use super::board::Board;
use super::erased::Erased;
use super::geometry::{Cell, RANK, Wing, home_rank, king_home, last_rank, passed_pawn, pawn_start};
use super::movegen;
use super::state::{Entry, Rules, Speed, State};
use crate::chesslike::{Chesslike, Spot, Step};
use crate::game::{Game, Outcome, Reason, game_over};
use crate::grid::bits;
use crate::role::Role;
use crate::{Code, Error, Language, Side};

/// A move. Which of them are legal, a position tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// From cell to cell (T4-T10, T12).
    Ordinary {
        /// The piece that moves.
        role: Role,
        /// Where it starts.
        from: Cell,
        /// Where it lands.
        to: Cell,
        /// Whether an enemy stands there.
        captures: bool,
        /// What a pawn becomes.
        promotion: Option<Role>,
    },
    /// A pawn takes the pawn that has just passed it (T11).
    EnPassant {
        /// Where the capturing pawn starts.
        from: Cell,
        /// The cell of the passed column that it enters.
        to: Cell,
    },
    /// King and rook (T14).
    Castle {
        /// Towards which rook.
        wing: Wing,
        /// The rook's level, from 0.
        rook: u8,
        /// The level, from 0, on which both end.
        to: u8,
    },
    /// A piece leaves for the future (T15).
    TimeOut {
        /// The piece that leaves.
        role: Role,
        /// Where it stands.
        from: Cell,
        /// The declared length (T30), 0 in the other variants.
        length: u8,
    },
    /// A piece comes back (T17).
    Rematerialize {
        /// The piece that had left.
        role: Role,
        /// From where it had left.
        origin: Cell,
        /// Its rounds now.
        rounds: u8,
        /// Where it appears.
        to: Cell,
        /// Whether it takes an enemy piece with it out of the game.
        annihilates: bool,
    },
}

impl Move {
    /// The move if it leads from cell to cell.
    pub(super) fn step(&self) -> Option<Step> {
        let (role, from, to, captures, promotion) = match *self {
            Move::Ordinary { role, from, to, captures, promotion } => (role, from, to, captures, promotion),
            Move::EnPassant { from, to } => (Role::Pawn, from, to, true, None),
            _ => return None,
        };
        Some(Step { role, from: from.spot(), to: to.spot(), captures, promotion })
    }
}

/// A position of Time Out chess on `L` levels: 8, or 1 for the flat variants.
///
/// See [`Tower`](super::Tower) and [`Flat`](super::Flat).
#[derive(Debug, PartialEq, Eq)]
pub struct Position<const L: usize> {
    pub(super) board: Board<L>,
    pub(super) state: State,
}

impl<const L: usize> Clone for Position<L> {
    #[inline]
    fn clone(&self) -> Self {
        Position { board: self.board, state: self.state.clone() }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        self.board = source.board;
        self.state.clone_from(&source.state);
    }
}

impl<const L: usize> Position<L> {
    /// The id of the variant (C1).
    pub fn variant(&self) -> &'static str {
        super::variant_id(L, self.state.rules)
    }

    /// The series of speed moves that is running (T23).
    pub fn speed(&self) -> Option<Speed> {
        self.state.speed
    }

    /// Moves since the last capture or pawn move, of both sides (C8).
    pub fn clock(&self) -> u32 {
        self.state.clock
    }

    /// The move number (C8, T25).
    pub fn number(&self) -> u32 {
        self.state.number
    }

    /// Whether the king of the side to move is attacked (T9).
    pub fn is_check(&self) -> bool {
        self.board.in_check(self.state.turn)
    }

    /// Nothing but kings anywhere, Time Out included (C5).
    #[inline(always)]
    pub(super) fn is_bare(&self) -> bool {
        self.state.pool.is_empty() && self.board.count() == 2
    }

    /// Removes the due entry of the side to move if it cannot return (T30).
    pub(super) fn lose_due(&mut self) {
        let Some(due) = self.state.due() else { return };
        if movegen::count_rematerializations(self) == 0 {
            self.state.pool.retain(|entry| *entry != due);
        }
    }

    /// Takes a piece off the board and out of the game.
    fn capture(&mut self, side: Side, cell: Cell) {
        if let Some(role) = self.board.role_at(side, cell) {
            self.board.toggle(side, role, cell);
            self.state.lose_castling(L, side, role, cell);
        }
    }

    /// Moves the pieces. Returns whether the clock starts again (C8), and the cell that an en-passant
    /// capture could enter now.
    #[inline]
    fn move_pieces(&mut self, m: &Move) -> (bool, Option<Cell>) {
        let us = self.state.turn;
        match *m {
            Move::Ordinary { role, from, to, captures, promotion } => {
                if captures {
                    self.capture(us.other(), to);
                }
                self.board.toggle(us, role, from);
                self.board.toggle(us, promotion.unwrap_or(role), to);
                self.state.lose_castling(L, us, role, from);
                let (a, b) = (from.column.index(), to.column.index());
                let double = role == Role::Pawn && a.abs_diff(b) == 2 * RANK;
                let passed = Cell::new((a + b) / 2, to.level as usize);
                (captures || role == Role::Pawn, double.then_some(passed))
            }
            Move::EnPassant { from, to } => {
                self.board.toggle(us, Role::Pawn, from);
                self.board.toggle(us, Role::Pawn, to);
                self.board.toggle(us.other(), Role::Pawn, passed_pawn(us.other(), to));
                (true, None)
            }
            Move::Castle { wing, rook, to } => {
                let path = wing.path(L, us);
                self.board.toggle(us, Role::King, king_home(L, us));
                self.board.toggle(us, Role::Rook, Cell { column: path.rook, level: rook });
                self.board.toggle(us, Role::King, Cell { column: path.king_target, level: to });
                self.board.toggle(us, Role::Rook, Cell { column: path.rook_target, level: to });
                self.state.castling[us.index()] = [0; 2];
                (false, None)
            }
            Move::TimeOut { role, from, length } => {
                self.board.toggle(us, role, from);
                self.state.lose_castling(L, us, role, from);
                self.state.insert(Entry { side: us, role, origin: from, rounds: 0, length });
                (role == Role::Pawn, None)
            }
            Move::Rematerialize { role, origin, rounds, to, annihilates } => {
                self.state.take(role, origin, rounds);
                if annihilates {
                    self.capture(us.other(), to);
                } else {
                    self.board.toggle(us, if promotes(L, us, role, to) { Role::Queen } else { role }, to);
                }
                (annihilates || role == Role::Pawn, None)
            }
        }
    }
}

/// Whether a piece that appears on `to` becomes a queen (T20).
pub(super) fn promotes(levels: usize, side: Side, role: Role, to: Cell) -> bool {
    role == Role::Pawn && last_rank(levels, side) & to.column.bit() != 0
}

impl<const L: usize> Game for Position<L> {
    type Move = Move;

    /// The position from which a variant starts (T2, T31, T32).
    fn start(variant: &str) -> Result<Self, Error> {
        let mut position = Position { board: Board::empty(), state: State::new(super::rules(L, variant)?) };
        use Role::{Bishop, Knight, Queen, Rook};
        let (roles, levels): (&[Role], &[usize]) = if L == 1 {
            (&[Rook, Knight, Bishop, Queen, Role::King, Bishop, Knight, Rook], &[0])
        } else {
            (&[Rook, Knight, Bishop, Queen, Bishop, Knight, Rook], &[0, 3, 4, 7])
        };
        for side in Side::BOTH {
            let home = home_rank(L, side) * RANK;
            let pawns = pawn_start(L, side).trailing_zeros() as usize;
            for &level in levels {
                for (file, &role) in roles.iter().enumerate() {
                    let cell = Cell::new(home + file, level);
                    let role = if cell == king_home(L, side) { Role::King } else { role };
                    position.board.toggle(side, role, cell);
                    position.board.toggle(side, Role::Pawn, Cell::new(pawns + file, level));
                }
                position.state.castling[side.index()].iter_mut().for_each(|rooks| *rooks |= 1 << level);
            }
        }
        Ok(position)
    }

    fn turn(&self) -> Side {
        self.state.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        let (turn, clock) = (self.state.turn, self.state.clock);
        if self.board.king(turn).is_none() {
            return Some(Outcome { winner: Some(turn.other()), reason: Reason::KingEliminated });
        }
        let can_move = movegen::count_ignoring_draws(self) > 0;
        Outcome::of_chess(turn, can_move, self.is_check(), self.is_bare(), clock)
    }

    fn legal_moves_into(&self, out: &mut Vec<Move>) {
        movegen::list(self, out);
    }

    fn count_moves(&self) -> u64 {
        movegen::count(self)
    }

    fn play_unchecked(&mut self, m: &Move) {
        let us = self.state.turn;
        self.state.en_passant = None;
        let (restarts, passed) = self.move_pieces(m);
        let board = &self.board;
        let state = &mut self.state;
        state.clock = if restarts { 0 } else { state.clock.saturating_add(1) };
        state.pass_turn(|| board.in_check(us.other()));
        if state.has_time_out() {
            if board.king(us.other()).is_none() {
                // T21
                (state.turn, state.speed) = (us.other(), None);
            }
            state.pass_round(L);
            self.lose_due();
        }
        if passed.is_some() && self.state.turn != us {
            self.state.en_passant = passed;
            if !movegen::has_en_passant(self) {
                self.state.en_passant = None;
            }
        }
    }

    fn is_same(&self, other: &Self) -> bool {
        self.board == other.board && self.state.is_same(&other.state)
    }

    fn key(&self) -> u64 {
        self.board.key() ^ self.state.key()
    }

    fn move_text(&self, m: &Move) -> String {
        super::notation::long(self, m)
    }

    fn parse_move(&self, text: &str, language: Language) -> Result<Move, Error> {
        super::explain::parse(self, text, language)
    }
}

impl<const L: usize> Position<L> {
    /// The same by other rules, if nothing of it is lost: absent pieces, their lengths, a series.
    pub(super) fn by(&self, rules: Rules) -> Result<Self, Error> {
        let refuse = |rule, message: String| Error::new(Code::BadPosition, message).with_rule(rule);
        let away = || self.state.pool.iter().map(|entry| entry.origin.text(L));
        if let Some((game, rule)) = rules.missing() {
            if !self.state.pool.is_empty() {
                let message = format!(
                    "{game} has no Time Out, where pieces are from {}",
                    away().collect::<Vec<_>>().join(", ")
                );
                return Err(refuse(rule, message).with_cells(away()));
            }
            if self.state.speed.is_some() {
                return Err(refuse(rule, format!("{game} has no speed moves, of which a series runs")));
            }
        }
        let mut position = self.clone();
        position.state.rules = rules;
        position.state.pool.clear();
        for &entry in &self.state.pool {
            let length = if rules == Rules::Declared { entry.length } else { 0 };
            if rules == Rules::Declared && length == 0 {
                let message = format!(
                    "the {} left from {} without saying for how long",
                    entry.role.name(),
                    entry.origin.text(L)
                );
                return Err(refuse("T30", message).with_cells([entry.origin.text(L)]));
            }
            let entry = Entry { length, ..entry };
            position.state.insert(Entry { rounds: entry.rounds.min(entry.most_rounds(L)), ..entry });
        }
        position.to_string().parse()
    }

    /// Agrees on moves in a row (T23).
    pub(super) fn agree(&mut self, n: u8) -> Result<(), Error> {
        let refuse = |rule, message: String| Err(Error::new(Code::BadAgreement, message).with_rule(rule));
        if let Some((game, rule)) = self.state.rules.missing() {
            return refuse(rule, format!("{game} has no speed moves"));
        }
        if let Some(outcome) = Game::outcome(self) {
            return Err(game_over(outcome));
        }
        if let Some(speed) = self.state.speed {
            return refuse("T23", format!("a series of {} speed moves is running", speed.agreed));
        }
        if !(2..=5).contains(&n) {
            return refuse("T23", format!("a series has 2 to 5 moves, not {n}"));
        }
        self.state.speed = Some(Speed { agreed: n, phase: 1, left: n });
        Ok(())
    }
}

impl<const L: usize> Chesslike for Position<L> {
    fn turn(&self) -> Side {
        self.state.turn
    }

    fn spots(&self) -> Vec<Spot> {
        let cells = |column| (0..L).map(move |level| Cell::new(column, level).spot());
        let spots = bits(self.board.occupied()).flat_map(cells);
        spots.filter(|&spot| self.at(spot).is_some()).collect()
    }

    fn at(&self, spot: Spot) -> Option<(Side, Role)> {
        Side::BOTH.into_iter().find_map(|side| Some((side, self.board.role_at(side, Cell::of(spot))?)))
    }

    fn king(&self, side: Side) -> Option<Spot> {
        self.board.king(side).map(Cell::spot)
    }

    fn name(&self, spot: Spot) -> String {
        Cell::of(spot).text(L)
    }

    /// Those that attack its column (T9).
    fn attackers(&self, spot: Spot, by: Side) -> Vec<Spot> {
        let attackers = self.board.attackers(Cell::of(spot).column.index(), by, self.board.occupied());
        let levels = attackers.iter().enumerate();
        levels.flat_map(|(l, &columns)| bits(columns).map(move |c| Cell::new(c, l).spot())).collect()
    }
}

impl<const L: usize> Erased for Position<L> {
    fn levels(&self) -> usize {
        L
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn role_at(&self, side: Side, cell: Cell) -> Option<Role> {
        self.board.role_at(side, cell)
    }

    fn above(&self, side: Side, role: Role) -> u64 {
        self.board.above(side, role)
    }

    fn moves(&self) -> Vec<Move> {
        self.legal_moves()
    }

    fn range(&self, entry: &Entry) -> u64 {
        movegen::range(self, entry)
    }

    fn after(&self, m: &Move) -> Box<dyn Erased> {
        let mut after = self.clone();
        after.play_unchecked(m);
        Box::new(after)
    }

    fn with_state(&self, state: State) -> Box<dyn Erased> {
        Box::new(Position { board: self.board, state })
    }

    fn outcome(&self) -> Option<Outcome> {
        Game::outcome(self)
    }
}
