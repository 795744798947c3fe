//! A position as a game that can be played and drawn.

use super::describe::{describe, rematerializations, status, threats};
use super::explain::parse;
use super::movegen;
use super::notation::{long, styled};
use super::position::{Move, Position};
use super::start::start;
use super::state::Rules;
use crate::chesslike::Chesslike;
use crate::describe::{Describe, MoveInfo, Piece, Rematerialization, Sealed, Status, Threat};
use crate::game::Game;
use crate::outcome::{Outcome, Reason};
use crate::{Error, Language, Side, Style};

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
        Outcome::of_chess(turn, can_move, self.is_check(), self.material_draw(), clock)
    }

    fn legal_moves_into(&self, out: &mut Vec<Move>) {
        movegen::list(self, out);
    }

    fn count_moves(&self) -> u64 {
        movegen::count(self)
    }

    fn moves_despite_draws_into(&self, out: &mut Vec<Move>) {
        movegen::list_ignoring_draws(self, out);
    }

    fn count_despite_draws(&self) -> u64 {
        movegen::count_ignoring_draws(self)
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

    fn unclaimed(&self, repetitions: usize) -> Option<Self> {
        // FIDE 9.6: five occurrences and 75 moves of each side draw without a claim.
        if self.state.rules == Rules::Chess && (repetitions >= 5 || self.state.clock >= 150) {
            return None;
        }
        let mut position = self.clone();
        position.state.clock = 0;
        Some(position)
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
        self.state.rules.id(L)
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
        let state = self.state.under(Rules::of(L, variant)?, L)?;
        Position { board: self.board, state }.to_string().parse()
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
        self.state.agree(n, Game::outcome(self))
    }

    fn in_series(&self) -> bool {
        self.state.speed.is_some()
    }
}
