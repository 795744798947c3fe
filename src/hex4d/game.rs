//! A position as a game that can be played and drawn.

use super::attacks::Word;
use super::board::Board;
use super::describe::{describe, status};
use super::explain::parse;
use super::movegen::{self, Sink};
use super::notation::{long, styled};
use super::position::{Move, Position};
use super::start::start;
use super::state::State;
use crate::chesslike::Chesslike;
use crate::describe::{Describe, MoveInfo, Piece, Sealed, Status, Threat};
use crate::game::Game;
use crate::notation::check_variant;
use crate::outcome::{Outcome, Reason};
use crate::{Error, Language, Side, Style};

impl<W: Word, const P: usize> Game for Position<W, P> {
    type Move = Move;

    /// Returns the position from which a variant starts (H4, H18).
    fn start(variant: &str) -> Result<Self, Error> {
        check_variant(variant, Self::LAYOUT.id())?;
        let mut position = Position { board: Board::empty(), state: State::START };
        start(Self::LAYOUT, &mut |side, role, cell| position.board.put(side, role, cell));
        Ok(position)
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
        movegen::generate(self, &mut Sink { count: 0, list: Some(out) });
    }

    fn count_moves(&self) -> u64 {
        let mut sink = Sink::COUNT;
        movegen::generate(self, &mut sink);
        sink.count
    }

    fn moves_despite_draws_into(&self, out: &mut Vec<Move>) {
        movegen::generate_all(self, &mut Sink { count: 0, list: Some(out) });
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

    fn reversible_steps(&self) -> usize {
        self.state.clock as usize
    }

    fn unclaimed(&self, _: usize) -> Option<Self> {
        let mut position = *self;
        position.state.clock = 0;
        Some(position)
    }

    fn move_text(&self, m: &Move) -> String {
        long(self.view(), m)
    }

    fn parse_move(&self, text: &str, language: Language) -> Result<Move, Error> {
        parse(self.view(), text, language)
    }
}

impl<W: Word, const P: usize> Sealed for Position<W, P> {}

impl<W: Word, const P: usize> Describe for Position<W, P> {
    fn variant(&self) -> &'static str {
        Self::LAYOUT.id()
    }

    fn pieces(&self) -> Vec<Piece> {
        (self as &dyn Chesslike).pieces()
    }

    fn describe(&self, m: &Move) -> MoveInfo {
        describe(self.view(), m)
    }

    fn format_move(&self, m: &Move, style: Style) -> String {
        styled(self.view(), m, style)
    }

    fn status(&self) -> Status {
        status(self.view(), Status::new(self, self.state.clock))
    }

    fn number(&self) -> u32 {
        self.state.number
    }

    fn threats(&self) -> Vec<Threat> {
        (self as &dyn Chesslike).threats()
    }
}
