//! A position as a game that can be played and drawn.

use super::describe::{describe, status};
use super::explain::parse;
use super::movegen;
use super::notation::{long, styled};
use super::position::{Move, Position, State};
use super::rules::Rules;
use super::start::start;
use crate::chesslike::Chesslike;
use crate::describe::{Describe, MoveInfo, Piece, Sealed, Status, Threat};
use crate::game::Game;
use crate::hash::hash;
use crate::outcome::{Outcome, Reason};
use crate::words::say;
use crate::{Code, Error, Language, Side, Style};

impl Game for Position {
    type Move = Move;

    /// Returns the position from which the game starts (D4).
    fn start(variant: &str) -> Result<Self, Error> {
        Ok(start(Rules::of(variant)?))
    }

    fn turn(&self) -> Side {
        self.state.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        let State { turn, clock, .. } = self.state;
        let can_move = movegen::count_ignoring_draws(self) > 0;
        let material = self.is_bare().then_some(Reason::BareKings);
        Outcome::of_chess(turn, can_move, self.is_check(), material, clock)
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
        (self.board, self.decks) == (other.board, other.decks) && self.state.is_same(&other.state)
    }

    fn key(&self) -> u64 {
        self.board.key() ^ self.state.key() ^ hash(self.decks.key() | 1 << 61)
    }

    fn unclaimed(&self, _: usize) -> Option<Self> {
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

impl Sealed for Position {}

impl Describe for Position {
    fn variant(&self) -> &'static str {
        self.state.rules.variant()
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
        let rules = Rules::of(variant)?;
        if let Some(place) = self.decks.places().find(|&place| !rules.has_place(place)) {
            return Err(Error::of(Code::BadPosition, say::HangsBelow { place: place.text() })
                .with_rule("M2")
                .with_cells([place.text()]));
        }
        let mut position = self.clone();
        position.state.rules = rules;
        rules.control(&mut position.decks, &position.board);
        position.to_string().parse()
    }

    fn number(&self) -> u32 {
        self.state.number
    }

    fn threats(&self) -> Vec<Threat> {
        (self as &dyn Chesslike).threats()
    }
}
