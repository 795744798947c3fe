//! A position and how a move changes it.

use super::board::{Board, Role, hash};
use super::geometry::{
    Cell, Wing, home_rank, king_home, last_rank, passed_pawn, pawn_start, ranks_ahead, rook_home,
    side_length,
};
use super::movegen::{self, Counter};
use crate::game::{Game, Outcome, Reason, SpeedMoves, game_over};
use crate::{Code, Error, Language, Side};
use std::fmt::Debug;

/// Which rules beyond those of the board a variant plays by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rules {
    /// Orthodox chess (T32).
    Chess,
    /// Time Out and speed moves.
    TimeOut,
    /// The same, with declared lengths (T30).
    Declared,
}

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

/// A piece in Time Out (T15).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) side: Side,
    pub(super) role: Role,
    pub(super) origin: Cell,
    pub(super) rounds: u8,
    /// The declared length (T30), 0 in the other variants.
    pub(super) length: u8,
}

impl Entry {
    /// C9.
    pub(super) fn letter(&self) -> char {
        let letter = self.role.letter(Language::English);
        if self.side == Side::White { letter } else { letter.to_ascii_lowercase() }
    }

    /// Its place in POOL: the ASCII order of its text (T26).
    pub(super) fn order<const L: usize>(&self) -> (char, usize, usize, u8, u8, u8) {
        let column = self.origin.column;
        let (file, rank) = (column.file::<L>(), column.rank::<L>());
        (self.letter(), file, rank, self.origin.level, self.rounds, self.length)
    }

    /// Where its rounds stop growing (T26).
    pub(super) fn most_rounds<const L: usize>(&self) -> u8 {
        match self.role {
            Role::Pawn if self.length == 0 => ranks_ahead::<L>(self.side, self.origin.column),
            _ => 9,
        }
    }

    /// Whether it must return now, its owner being to move (T30).
    pub(super) fn is_due(&self) -> bool {
        self.length != 0 && self.rounds == self.length
    }
}

/// A series of speed moves that is running (T23).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Speed {
    /// Moves in a row for each side, 2 to 5.
    pub agreed: u8,
    /// 1 for the side that began, then 2.
    pub phase: u8,
    /// Moves left to the side to move.
    pub left: u8,
}

/// A position of Time Out chess on `L` levels: 8, or 1 for the flat variants.
///
/// See [`Tower`](super::Tower) and [`Flat`](super::Flat).
#[derive(Debug, PartialEq, Eq)]
pub struct Position<const L: usize> {
    pub(super) board: Board<L>,
    pub(super) turn: Side,
    pub(super) rules: Rules,
    /// By side and wing: the levels of the rooks that may still castle, a bit each.
    pub(super) castling: [[u8; 2]; 2],
    /// The cell that an en-passant capture enters (T11); only if one is legal (C6).
    pub(super) en_passant: Option<Cell>,
    pub(super) clock: u32,
    pub(super) number: u32,
    pub(super) speed: Option<Speed>,
    /// Sorted by [`Entry::order`].
    pub(super) pool: Vec<Entry>,
}

impl<const L: usize> Clone for Position<L> {
    fn clone(&self) -> Self {
        Position { pool: self.pool.clone(), ..*self }
    }

    fn clone_from(&mut self, source: &Self) {
        let mut pool = std::mem::take(&mut self.pool);
        pool.clone_from(&source.pool);
        *self = Position { pool, ..*source };
    }
}

impl<const L: usize> Debug for Board<L> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        super::text::write_board(self, f)
    }
}

impl<const L: usize> Position<L> {
    /// The position from which a variant starts (T2, T31, T32).
    ///
    /// # Errors
    ///
    /// If no variant on `L` levels has this id.
    pub fn start(variant: &str) -> Result<Self, Error> {
        let rules = super::rules_of::<L>(variant).ok_or_else(|| {
            Error::new(Code::UnknownVariant, format!("no variant on {L} levels is called `{variant}`"))
        })?;
        let mut position = Position {
            board: Board::empty(),
            turn: Side::White,
            rules,
            castling: [[0; 2]; 2],
            en_passant: None,
            clock: 0,
            number: 1,
            speed: None,
            pool: Vec::new(),
        };
        use Role::{Bishop, Knight, Queen, Rook};
        let (ranks, levels): (&[Role], &[usize]) = if L == 1 {
            (&[Rook, Knight, Bishop, Queen, Role::King, Bishop, Knight, Rook], &[0])
        } else {
            (&[Rook, Knight, Bishop, Queen, Bishop, Knight, Rook], &[0, 3, 4, 7])
        };
        for side in Side::BOTH {
            let home = home_rank::<L>(side) * side_length(L);
            let pawns = pawn_start::<L>(side).trailing_zeros() as usize;
            for &level in levels {
                for (file, &role) in ranks.iter().enumerate() {
                    let cell = Cell::new(home + file, level);
                    let role = if cell == king_home::<L>(side) { Role::King } else { role };
                    position.board.toggle(side, role, cell);
                    position.board.toggle(side, Role::Pawn, Cell::new(pawns + file, level));
                }
                for wing in Wing::BOTH {
                    position.castling[side.index()][wing as usize] |= 1 << level;
                }
            }
        }
        Ok(position)
    }

    /// The id of the variant (C1).
    pub fn variant(&self) -> &'static str {
        super::variant_id::<L>(self.rules)
    }

    /// The series of speed moves that is running (T23).
    pub fn speed(&self) -> Option<Speed> {
        self.speed
    }

    /// Moves since the last capture or pawn move, of both sides (C8).
    pub fn clock(&self) -> u32 {
        self.clock
    }

    /// The move number (C8, T25).
    pub fn number(&self) -> u32 {
        self.number
    }

    /// Whether the variant has Time Out and speed moves (T32).
    pub(super) fn has_time_out(&self) -> bool {
        self.rules != Rules::Chess
    }

    /// Whether the king of the side to move is attacked (T9).
    pub fn is_check(&self) -> bool {
        self.board.in_check(self.turn)
    }

    /// Nothing but kings anywhere, Time Out included (C5).
    pub(super) fn is_bare(&self) -> bool {
        self.pool.is_empty() && self.board.count() == 2
    }

    /// The entries of the side to move from which one may return now, apart from the board: the due one, or
    /// of those alike (T27) the one with the most rounds.
    pub(super) fn candidates(&self) -> impl Iterator<Item = Entry> + '_ {
        let alike = |a: &Entry, b: &Entry| {
            (a.side, a.role, a.origin) == (b.side, b.role, b.origin)
                && (a.role != Role::Pawn || a.rounds == b.rounds)
        };
        self.pool.iter().enumerate().filter_map(move |(i, entry)| {
            let ready = match self.rules {
                Rules::Declared => entry.is_due(),
                // Sorted by rounds, the last of those alike has the most.
                _ => entry.rounds > 0 && !self.pool.get(i + 1).is_some_and(|next| alike(entry, next)),
            };
            (ready && entry.side == self.turn).then_some(*entry)
        })
    }

    /// The entry that must return now (T30).
    pub(super) fn due(&self) -> Option<Entry> {
        if self.rules != Rules::Declared {
            return None;
        }
        self.pool.iter().find(|entry| entry.side == self.turn && entry.is_due()).copied()
    }

    /// The lengths that a new Time Out may declare, a bit each (T30); bit 0 where none is declared.
    pub(super) fn lengths(&self) -> u16 {
        if self.rules != Rules::Declared {
            return 1;
        }
        let own = self.pool.iter().filter(|entry| entry.side == self.turn);
        own.fold(0b11_1111_1110, |free, entry| free & !(1 << (entry.length - entry.rounds)))
    }

    /// Removes the due entry of the side to move if it cannot return (T30).
    pub(super) fn lose_due(&mut self) {
        let Some(due) = self.due() else { return };
        if movegen::count_rematerializations(self) == 0 {
            self.pool.retain(|entry| *entry != due);
        }
    }

    fn take(&mut self, side: Side, cell: Cell) -> bool {
        let Some(role) = self.board.role_at(side, cell) else { return false };
        self.board.toggle(side, role, cell);
        self.lose_castling(side, role, cell);
        true
    }

    /// A king or a rook has left a cell (T14).
    fn lose_castling(&mut self, side: Side, role: Role, cell: Cell) {
        let rights = &mut self.castling[side.index()];
        match role {
            Role::King => *rights = [0; 2],
            Role::Rook => {
                for wing in Wing::BOTH {
                    if cell.column == rook_home::<L>(side, wing) {
                        rights[wing as usize] &= !(1 << cell.level);
                    }
                }
            }
            _ => {}
        }
    }

    /// Moves the pieces. Returns whether the clock starts again (C8), and the cell that an en-passant
    /// capture could enter now.
    fn move_pieces(&mut self, m: &Move) -> (bool, Option<Cell>) {
        let us = self.turn;
        match *m {
            Move::Ordinary { role, from, to, captures, promotion } => {
                if captures {
                    self.take(us.other(), to);
                }
                self.board.toggle(us, role, from);
                self.board.toggle(us, promotion.unwrap_or(role), to);
                self.lose_castling(us, role, from);
                let columns = from.column.index() + to.column.index();
                let double = role == Role::Pawn
                    && from.column.index().abs_diff(to.column.index()) == 2 * side_length(L);
                let passed = Cell::new(columns / 2, to.level as usize);
                (captures || role == Role::Pawn, double.then_some(passed))
            }
            Move::EnPassant { from, to } => {
                self.board.toggle(us, Role::Pawn, from);
                self.board.toggle(us, Role::Pawn, to);
                self.board.toggle(us.other(), Role::Pawn, passed_pawn::<L>(us.other(), to));
                (true, None)
            }
            Move::Castle { wing, rook, to } => {
                let home = home_rank::<L>(us) * side_length(L);
                let rook_from = Cell { column: rook_home::<L>(us, wing), level: rook };
                self.board.toggle(us, Role::King, king_home::<L>(us));
                self.board.toggle(us, Role::Rook, rook_from);
                let king_to = Cell::new(home + wing.king_target::<L>(), to as usize);
                let rook_to = Cell::new(home + wing.rook_target::<L>(), to as usize);
                self.board.toggle(us, Role::King, king_to);
                self.board.toggle(us, Role::Rook, rook_to);
                self.castling[us.index()] = [0; 2];
                (false, None)
            }
            Move::TimeOut { role, from, length } => {
                self.board.toggle(us, role, from);
                self.lose_castling(us, role, from);
                self.insert(Entry { side: us, role, origin: from, rounds: 0, length });
                (role == Role::Pawn, None)
            }
            Move::Rematerialize { role, origin, rounds, to, annihilates } => {
                let gone = self.pool.iter().rposition(|entry| {
                    (entry.side, entry.role, entry.origin, entry.rounds) == (us, role, origin, rounds)
                        && (self.rules != Rules::Declared || entry.is_due())
                });
                if let Some(index) = gone {
                    self.pool.remove(index);
                }
                if annihilates {
                    self.take(us.other(), to);
                } else {
                    let queen = role == Role::Pawn && to.column.bit() & last_rank::<L>(us) != 0;
                    self.board.toggle(us, if queen { Role::Queen } else { role }, to);
                }
                (annihilates || role == Role::Pawn, None)
            }
        }
    }

    pub(super) fn insert(&mut self, entry: Entry) {
        let order = entry.order::<L>();
        let index = self.pool.partition_point(|other| other.order::<L>() < order);
        self.pool.insert(index, entry);
    }

    /// Hands the move to whoever is next (T23-T25), and lets time pass in Time Out (T16).
    fn pass_turn(&mut self) {
        let us = self.turn;
        let mut passes = true;
        if let Some(Speed { agreed, phase, left }) = self.speed {
            self.number = self.number.saturating_add(1);
            passes = left == 1 || self.board.in_check(us.other());
            self.speed = match (passes, phase) {
                (false, _) => Some(Speed { agreed, phase, left: left - 1 }),
                (true, 1) => Some(Speed { agreed, phase: 2, left: agreed }),
                (true, _) => None,
            };
        } else if us == Side::Black {
            self.number = self.number.saturating_add(1);
        }
        if self.has_time_out() && self.board.king(us.other()).is_none() {
            passes = true;
            self.speed = None;
        }
        if passes {
            self.turn = us.other();
        }
        self.pass_round();
        self.lose_due();
    }

    /// T16.
    pub(super) fn pass_round(&mut self) {
        for entry in &mut self.pool {
            if entry.side == self.turn && entry.rounds < entry.most_rounds::<L>() {
                entry.rounds += 1;
            }
        }
    }
}

impl<const L: usize> Game for Position<L> {
    type Move = Move;

    fn turn(&self) -> Side {
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        let (winner, reason) = if self.board.king(self.turn).is_none() {
            (Some(self.turn.other()), Reason::KingEliminated)
        } else if movegen::count_ignoring_draws(self) == 0 {
            match self.is_check() {
                true => (Some(self.turn.other()), Reason::Checkmate),
                false => (None, Reason::Stalemate),
            }
        } else if self.is_bare() {
            (None, Reason::BareKings)
        } else if self.clock >= 100 {
            (None, Reason::FiftyMove)
        } else {
            return None;
        };
        Some(Outcome { winner, reason })
    }

    fn legal_moves_into(&self, out: &mut Vec<Move>) {
        movegen::generate(self, out);
    }

    fn count_moves(&self) -> u64 {
        let mut counter = Counter::default();
        movegen::generate(self, &mut counter);
        counter.0
    }

    fn play_unchecked(&mut self, m: &Move) {
        let us = self.turn;
        self.en_passant = None;
        let (restarts, passed) = self.move_pieces(m);
        self.clock = if restarts { 0 } else { self.clock.saturating_add(1) };
        self.pass_turn();
        if self.turn != us {
            self.en_passant = passed;
            if passed.is_some() && !movegen::has_en_passant(self) {
                self.en_passant = None;
            }
        }
    }

    fn key(&self) -> u64 {
        let [[a, b], [c, d]] = self.castling;
        let castling = u32::from_le_bytes([a, b, c, d]);
        let en_passant = self
            .en_passant
            .map_or(0, |cell| 1 + (cell.column.index() << 3) as u64 + u64::from(cell.level));
        let speed = self.speed.map_or(0, |s| {
            u64::from(s.agreed) << 8 | u64::from(s.phase) << 4 | u64::from(s.left)
        });
        let rest = (self.turn as u64) << 40 | speed << 24 | en_passant << 8 | self.rules as u64;
        // A sum, since a pool can hold the same entry twice.
        let pool = self.pool.iter().fold(0u64, |sum, entry| {
            let counts = entry.role == Role::Pawn || self.rules == Rules::Declared;
            let rounds = if counts { entry.rounds << 4 | entry.length } else { 0 };
            let origin = entry.origin.column.index() << 3 | entry.origin.level as usize;
            let piece = entry.side.index() * 6 + entry.role as usize;
            sum.wrapping_add(hash((piece << 20 | origin << 8 | rounds as usize) as u64 | 1 << 50))
        });
        self.board.key()
            ^ hash(u64::from(castling) | 1 << 51)
            ^ hash(rest | 1 << 52)
            ^ hash(pool)
    }

    fn move_text(&self, m: &Move) -> String {
        super::notation::canonical(self, m)
    }

    fn parse_move(&self, text: &str, language: Language) -> Result<Move, Error> {
        super::explain::parse(self, text, language)
    }
}

impl<const L: usize> SpeedMoves for Position<L> {
    fn agree_speed(&mut self, n: u8) -> Result<(), Error> {
        let refuse = |message: String| Error::new(Code::BadAgreement, message).with_rule("T23");
        if !self.has_time_out() {
            return Err(refuse("chess has no speed moves".into()).with_rule("T32"));
        }
        if let Some(outcome) = self.outcome() {
            return Err(game_over(outcome));
        }
        if let Some(speed) = self.speed {
            return Err(refuse(format!("a series of {} speed moves is running", speed.agreed)));
        }
        if !(2..=5).contains(&n) {
            return Err(refuse(format!("a series has 2 to 5 moves, not {n}")));
        }
        self.speed = Some(Speed { agreed: n, phase: 1, left: n });
        Ok(())
    }
}
