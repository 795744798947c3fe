//! A position as a game that can be played and drawn.

use super::describe::{describe, rematerializations, status, threats};
use super::explain::parse;
use super::movegen;
use super::notation::{long, styled};
use super::position::{Move, Position};
use super::start::start;
use super::state::{Entry, Rules, Speed};
use crate::chesslike::Chesslike;
use crate::describe::{Describe, MoveInfo, Piece, Rematerialization, Sealed, Status, Threat};
use crate::game::{Game, game_over};
use crate::outcome::{Outcome, Reason};
use crate::words::{Message, say};
use crate::{Code, Error, Language, Side, Style};

impl<const L: usize> Game for Position<L> {
    type Move = Move;

    /// Returns the position from which a variant starts (T2, T31, T32).
    fn start(variant: &str) -> Result<Self, Error> {
        Ok(start(Rules::of(L, variant)?))
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
        let passed = self.advance(m);
        movegen::settle(self, passed);
    }

    fn is_same(&self, other: &Self) -> bool {
        self.board == other.board && self.state.is_same(&other.state)
    }

    fn key(&self) -> u64 {
        self.board.key() ^ self.state.key()
    }

    fn move_text(&self, m: &Move) -> String {
        long(self, m)
    }

    fn parse_move(&self, text: &str, language: Language) -> Result<Move, Error> {
        parse(self, text, language)
    }
}

impl<const L: usize> Sealed for Position<L> {}

impl<const L: usize> Describe for Position<L> {
    fn variant(&self) -> &'static str {
        self.variant()
    }

    fn pieces(&self) -> Vec<Piece> {
        (self as &dyn Chesslike).pieces()
    }

    fn describe(&self, m: &Move) -> MoveInfo {
        describe(self, m)
    }

    fn format_move(&self, m: &Move, style: Style) -> String {
        styled(self, m, style)
    }

    fn status(&self) -> Status {
        status(self, Status::new(self, self.state.clock))
    }

    fn under(&self, variant: &str) -> Result<Self, Error> {
        self.by(Rules::of(L, variant)?)
    }

    fn number(&self) -> u32 {
        self.state.number
    }

    fn threats(&self) -> Vec<Threat> {
        threats(self)
    }

    /// Returns the pieces in Time Out in the order of the position text. For the side that is not to move, it
    /// returns what will hold at its next turn if the board stays as it is.
    fn rematerializations(&self) -> Vec<Rematerialization> {
        rematerializations(self)
    }

    fn agree_speed(&mut self, n: u8) -> Result<(), Error> {
        self.agree(n)
    }

    fn in_series(&self) -> bool {
        self.state.speed.is_some()
    }
}

impl<const L: usize> Position<L> {
    /// Returns the same position by other rules, if none of it is lost: pieces in Time Out, their lengths, a
    /// series.
    fn by(&self, rules: Rules) -> Result<Self, Error> {
        let refuse = |rule, reason: Message| Error::of(Code::BadPosition, reason).with_rule(rule);
        let away = || self.state.pool.iter().map(|entry| entry.origin.text(L));
        if let Some((game, rule)) = rules.missing() {
            if !self.state.pool.is_empty() {
                let reason = say::PiecesInTimeOut { game, origins: away().collect() };
                return Err(refuse(rule, reason.into()).with_cells(away()));
            }
            if self.state.speed.is_some() {
                return Err(refuse(rule, say::SeriesRuns { game }.into()));
            }
        }
        let mut position = self.clone();
        position.state.rules = rules;
        position.state.pool.clear();
        for &entry in &self.state.pool {
            let length = if rules == Rules::Declared { entry.length } else { 0 };
            if rules == Rules::Declared && length == 0 {
                let reason = say::LeftWithoutLength { role: entry.role, origin: entry.origin.text(L) };
                return Err(refuse("T30", reason.into()).with_cells([entry.origin.text(L)]));
            }
            let entry = Entry { length, ..entry };
            position.state.insert(Entry { rounds: entry.rounds.min(entry.most_rounds(L)), ..entry });
        }
        position.to_string().parse()
    }

    /// Agrees on moves in a row (T23).
    fn agree(&mut self, n: u8) -> Result<(), Error> {
        let refuse = |rule, reason: Message| Err(Error::of(Code::BadAgreement, reason).with_rule(rule));
        if let Some((game, rule)) = self.state.rules.missing() {
            return refuse(rule, say::HasNoSpeedMoves { game }.into());
        }
        if let Some(outcome) = Game::outcome(self) {
            return Err(game_over(outcome));
        }
        if let Some(speed) = self.state.speed {
            return refuse("T23", say::SeriesIsRunning { agreed: speed.agreed }.into());
        }
        if !(2..=5).contains(&n) {
            return refuse("T23", say::SeriesLength { moves: n }.into());
        }
        self.state.speed = Some(Speed { agreed: n, phase: 1, left: n });
        Ok(())
    }
}
