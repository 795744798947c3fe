//! Everything in a position except its board: whose turn it is, rights, clocks, series, and the pieces in
//! Time Out.

use super::geometry::{Cell, Wing, ranks_ahead};
use crate::error::shown;
use crate::game::game_over;
use crate::hash::hash;
use crate::role::Role;
use crate::words::{Message, say};
use crate::{Code, Error, Outcome, Side};

/// Which rules beyond those of the board a variant plays by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rules {
    /// Orthodox chess (T32).
    Chess,
    /// The eight levels without Time Out and speed moves (T33).
    Tower,
    /// Time Out and speed moves.
    TimeOut,
    /// The same, with declared lengths (T30).
    Declared,
}

pub(super) const TIMEOUT: &str = "timeout";
pub(super) const DECLARED: &str = "timeout-declared";
pub(super) const FLAT: &str = "timeout-flat";
pub(super) const CHESS: &str = "chess";
pub(super) const TOWER: &str = "tower";

impl Rules {
    /// Returns the rules of the variant on so many levels with this id.
    pub(super) fn of(levels: usize, variant: &str) -> Result<Rules, Error> {
        match (levels, variant) {
            (8, TIMEOUT) | (1, FLAT) => Ok(Rules::TimeOut),
            (8, DECLARED) => Ok(Rules::Declared),
            (8, TOWER) => Ok(Rules::Tower),
            (1, CHESS) => Ok(Rules::Chess),
            _ => {
                let id = shown(variant);
                let reason: Message = match levels {
                    1 => say::NoneOnOneBoard { id }.into(),
                    _ => say::NoneOnEightLevels { id }.into(),
                };
                Err(Error::of(Code::UnknownVariant, reason).with_rule("C1").with_at(0))
            }
        }
    }

    /// Returns the id of the variant on so many levels (C1).
    pub(super) fn id(self, levels: usize) -> &'static str {
        match (levels, self) {
            (1, Rules::Chess) => CHESS,
            (1, _) => FLAT,
            (_, Rules::Tower) => TOWER,
            (_, Rules::Declared) => DECLARED,
            _ => TIMEOUT,
        }
    }

    /// Returns the variant without Time Out and speed moves, and the rule that says so.
    pub(super) const fn missing(self) -> Option<(&'static str, &'static str)> {
        match self {
            Rules::Chess => Some(("chess", "T32")),
            Rules::Tower => Some(("tower", "T33")),
            Rules::TimeOut | Rules::Declared => None,
        }
    }
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
    /// Returns the letter in position texts (C9).
    pub(super) fn letter(&self) -> char {
        self.role.letter_of(self.side)
    }

    /// Returns its place in POOL: the ASCII order of its text (T26).
    pub(super) fn order(&self) -> (char, usize, usize, u8, u8, u8) {
        let column = self.origin.column;
        (self.letter(), column.file(), column.rank(), self.origin.level, self.rounds, self.length)
    }

    /// Returns the number at which its rounds stop growing (T26).
    pub(super) fn most_rounds(&self, levels: usize) -> u8 {
        match self.role {
            Role::Pawn if self.length == 0 => ranks_ahead(levels, self.side, self.origin.column),
            _ => 9,
        }
    }

    /// Returns whether it must return now if its owner is to move (T30).
    pub(super) fn is_due(&self) -> bool {
        self.length != 0 && self.rounds == self.length
    }

    /// Returns whether the returns of both are the same move (T27).
    fn is_alike(&self, other: &Entry) -> bool {
        (self.side, self.role, self.origin) == (other.side, other.role, other.origin)
            && (self.role != Role::Pawn || self.rounds == other.rounds)
    }
}

/// A running series of speed moves (T23).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Speed {
    /// The number of moves in a row for each side, 2 to 5.
    pub agreed: u8,
    /// 1 for the side that began, 2 for its opponent.
    pub phase: u8,
    /// The number of moves that the side to move has left.
    pub left: u8,
}

/// A position without its board.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct State {
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

impl Clone for State {
    #[inline]
    fn clone(&self) -> Self {
        State { pool: self.pool.clone(), ..*self }
    }

    #[inline(always)]
    fn clone_from(&mut self, source: &Self) {
        let State { turn, rules, castling, en_passant, clock, number, speed, ref pool } = *source;
        (self.turn, self.rules, self.castling, self.en_passant) = (turn, rules, castling, en_passant);
        (self.clock, self.number, self.speed) = (clock, number, speed);
        // Reuses the memory of the pool.
        self.pool.clone_from(pool);
    }
}

impl State {
    pub(super) const fn new(rules: Rules) -> State {
        State {
            turn: Side::White,
            rules,
            castling: [[0; 2]; 2],
            en_passant: None,
            clock: 0,
            number: 1,
            speed: None,
            pool: Vec::new(),
        }
    }

    pub(super) fn has_time_out(&self) -> bool {
        self.rules.missing().is_none()
    }

    /// Returns the pieces of the side to move that may return now, whatever the board: the one that is due,
    /// or of identical ones (T27) the one with the most rounds.
    pub(super) fn candidates(&self) -> impl Iterator<Item = &Entry> {
        self.pool.iter().enumerate().filter_map(|(i, entry)| {
            let ready = match self.rules {
                Rules::Declared => entry.is_due(),
                // Sorted by rounds, the last of identical pieces has the most.
                _ => entry.rounds > 0 && !self.pool.get(i + 1).is_some_and(|next| entry.is_alike(next)),
            };
            (ready && entry.side == self.turn).then_some(entry)
        })
    }

    /// Returns the piece that must return now (T30).
    #[inline(always)]
    pub(super) fn due(&self) -> Option<Entry> {
        if self.rules != Rules::Declared {
            return None;
        }
        self.pool.iter().find(|entry| entry.side == self.turn && entry.is_due()).copied()
    }

    /// Returns the piece of the side to move that would return on the same turn as a new one of this length
    /// (T30).
    pub(super) fn clash(&self, length: u8) -> Option<&Entry> {
        let mut own = self.pool.iter().filter(|entry| entry.side == self.turn);
        own.find(|entry| entry.length - entry.rounds == length)
    }

    /// Returns the lengths that a new Time Out may declare, one bit each (T30); bit 0 if none is declared.
    pub(super) fn lengths(&self) -> u16 {
        if self.rules != Rules::Declared {
            return 1;
        }
        (1..=9).filter(|&length| self.clash(length).is_none()).fold(0, |free, length| free | 1 << length)
    }

    pub(super) fn insert(&mut self, entry: Entry) {
        let order = entry.order();
        let index = self.pool.iter().position(|other| other.order() >= order);
        self.pool.insert(index.unwrap_or(self.pool.len()), entry);
    }

    /// Removes the piece that returns (T17, T27).
    pub(super) fn take(&mut self, role: Role, origin: Cell, rounds: u8) {
        let returns = |entry: &Entry| {
            (entry.side, entry.role, entry.origin, entry.rounds) == (self.turn, role, origin, rounds)
                && (self.rules != Rules::Declared || entry.is_due())
        };
        if let Some(index) = self.pool.iter().position(returns) {
            self.pool.remove(index);
        }
    }

    /// Removes the castling rights of a king or rook that has left a cell (T14).
    pub(super) fn lose_castling(&mut self, levels: usize, side: Side, role: Role, cell: Cell) {
        let rights = &mut self.castling[side.index()];
        match role {
            Role::King => *rights = [0; 2],
            Role::Rook if *rights != [0; 2] => {
                for wing in Wing::BOTH {
                    if cell.column == wing.path(levels, side).rook {
                        rights[wing as usize] &= !(1 << cell.level);
                    }
                }
            }
            _ => {}
        }
    }

    /// Adds a round to the pieces in Time Out of the side that comes to move (T16).
    pub(super) fn pass_round(&mut self, levels: usize) {
        for entry in &mut self.pool {
            if entry.side == self.turn && entry.rounds < entry.most_rounds(levels) {
                entry.rounds += 1;
            }
        }
    }

    /// Passes the turn to the side that moves next (T23-T25).
    #[inline]
    pub(super) fn pass_turn(&mut self, gives_check: impl FnOnce() -> bool) {
        let us = self.turn;
        let mut passes = true;
        if let Some(Speed { agreed, phase, left }) = self.speed {
            self.number = self.number.saturating_add(1);
            passes = left == 1 || gives_check();
            self.speed = match (passes, phase) {
                (false, _) => Some(Speed { agreed, phase, left: left - 1 }),
                (true, 1) => Some(Speed { agreed, phase: 2, left: agreed }),
                (true, _) => None,
            };
        } else if us == Side::Black {
            self.number = self.number.saturating_add(1);
        }
        if passes {
            self.turn = us.other();
        }
    }

    /// Returns the state of the same position by other rules, if none of it is lost: pieces in Time Out, their lengths, a
    /// series.
    pub(super) fn under(&self, rules: Rules, levels: usize) -> Result<State, Error> {
        let refuse = |rule, reason: Message| Error::of(Code::BadPosition, reason).with_rule(rule);
        let away = || self.pool.iter().map(|entry| entry.origin.text(levels));
        if let Some((game, rule)) = rules.missing() {
            if !self.pool.is_empty() {
                let reason = say::PiecesInTimeOut { game, origins: away().collect() };
                return Err(refuse(rule, reason.into()).with_cells(away()));
            }
            if self.speed.is_some() {
                return Err(refuse(rule, say::SeriesRuns { game }.into()));
            }
        }
        let mut state = State { rules, pool: Vec::new(), ..self.clone() };
        for &entry in &self.pool {
            let length = if rules == Rules::Declared { entry.length } else { 0 };
            if rules == Rules::Declared && length == 0 {
                let reason = say::LeftWithoutLength { role: entry.role, origin: entry.origin.text(levels) };
                return Err(refuse("T30", reason.into()).with_cells([entry.origin.text(levels)]));
            }
            let entry = Entry { length, ..entry };
            state.insert(Entry { rounds: entry.rounds.min(entry.most_rounds(levels)), ..entry });
        }
        Ok(state)
    }

    /// Agrees on moves in a row (T23).
    pub(super) fn agree(&mut self, n: u8, outcome: Option<Outcome>) -> Result<(), Error> {
        let refuse = |rule, reason: Message| Err(Error::of(Code::BadAgreement, reason).with_rule(rule));
        if let Some((game, rule)) = self.rules.missing() {
            return refuse(rule, say::VariantWithoutSpeed { game }.into());
        }
        if let Some(outcome) = outcome {
            return Err(game_over(outcome));
        }
        if let Some(speed) = self.speed {
            return refuse("T23", say::SeriesIsRunning { agreed: speed.agreed }.into());
        }
        if !(2..=5).contains(&n) {
            return refuse("T23", say::SeriesLength { moves: n }.into());
        }
        self.speed = Some(Speed { agreed: n, phase: 1, left: n });
        Ok(())
    }

    /// Returns the pool as far as C6 counts it, with rounds only where they decide what may return, or when.
    fn counted_pool(&self) -> impl Iterator<Item = Entry> {
        self.pool.iter().map(|entry| match entry.role {
            Role::Pawn => *entry,
            _ if self.rules == Rules::Declared => *entry,
            _ => Entry { rounds: 0, length: 0, ..*entry },
        })
    }

    /// Returns whether everything that C6 counts is equal.
    pub(super) fn is_same(&self, other: &State) -> bool {
        (self.turn, self.rules, self.castling) == (other.turn, other.rules, other.castling)
            && (self.en_passant, self.speed) == (other.en_passant, other.speed)
            && self.counted_pool().eq(other.counted_pool())
    }

    /// Returns the hash of what C6 counts.
    pub(super) fn key(&self) -> u64 {
        let [[a, b], [c, d]] = self.castling;
        let castling = u64::from(u32::from_le_bytes([a, b, c, d]));
        let en_passant =
            self.en_passant.map_or(0, |cell| 1 + (cell.column.index() << 3 | cell.level()) as u64);
        let speed =
            self.speed.map_or(0, |s| u64::from(s.agreed) << 8 | u64::from(s.phase) << 4 | u64::from(s.left));
        let rest = (self.turn as u64) << 40 | speed << 24 | en_passant << 8 | self.rules as u64;
        // A sum, because a pool can hold the same entry twice.
        let pool = self.counted_pool().fold(0u64, |sum, entry| {
            let rounds = entry.rounds << 4 | entry.length;
            let origin = entry.origin.column.index() << 3 | entry.origin.level();
            let piece = entry.side.index() * 6 + entry.role as usize;
            sum.wrapping_add(hash((piece << 20 | origin << 8 | rounds as usize) as u64 | 1 << 50))
        });
        hash(castling | 1 << 51) ^ hash(rest | 1 << 52) ^ hash(pool)
    }
}
