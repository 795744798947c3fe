//! A position as a game that can be played and drawn.

use super::explain::parse;
use super::position::{Move, Position};
use super::rules::Plain;
use crate::chesslike::{Chesslike, Playable, check_mark};
use crate::describe::{Describe, MoveInfo, Piece, Sealed, Status, Threat};
use crate::game::Game;
use crate::hash::hash;
use crate::notation::check_variant;
use crate::outcome::{Outcome, Reason};
use crate::{Error, Language, Side, Style};

impl<G: Plain> Game for Position<G> {
    type Move = Move;

    /// Returns the position from which the game starts.
    fn start(variant: &str) -> Result<Self, Error> {
        check_variant(variant, G::VARIANT)?;
        let mut position = Position::EMPTY;
        G::start(&mut position.board);
        Ok(position)
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        let material = self.is_bare().then_some(Reason::BareKings);
        Outcome::of_chess(self.turn, self.count() > 0, self.is_check(), material, self.clock)
    }

    fn legal_moves_into(&self, out: &mut Vec<Move>) {
        if !self.is_drawn() {
            self.generate(false, |m| out.push(m));
        }
    }

    fn count_moves(&self) -> u64 {
        if self.is_drawn() { 0 } else { self.count() }
    }

    fn moves_despite_draws_into(&self, out: &mut Vec<Move>) {
        self.generate(false, |m| out.push(m));
    }

    fn count_despite_draws(&self) -> u64 {
        self.count()
    }

    fn play_unchecked(&mut self, m: &Move) {
        self.advance(m);
    }

    fn is_same(&self, other: &Self) -> bool {
        (self.board, self.turn) == (other.board, other.turn)
    }

    fn key(&self) -> u64 {
        self.board.key() ^ hash(1 << 32 | self.turn.index() as u64)
    }

    fn reversible_steps(&self) -> usize {
        self.clock as usize
    }

    fn unclaimed(&self, _: usize) -> Option<Self> {
        let mut position = *self;
        position.clock = 0;
        Some(position)
    }

    fn move_text(&self, m: &Move) -> String {
        (self as &dyn Chesslike).long(&Self::step(m), Language::English)
    }

    fn parse_move(&self, text: &str, language: Language) -> Result<Move, Error> {
        parse(self, text, language)
    }
}

impl<G: Plain> Sealed for Position<G> {}

impl<G: Plain> Describe for Position<G> {
    fn variant(&self) -> &'static str {
        G::VARIANT
    }

    fn pieces(&self) -> Vec<Piece> {
        (self as &dyn Chesslike).pieces()
    }

    fn describe(&self, m: &Move) -> MoveInfo {
        let mut info = (self as &dyn Chesslike).describe(self.move_text(m), &Self::step(m));
        if G::ends(m.to) != m.to {
            info.to = Some(G::name(G::ends(m.to).spot::<G>()));
        }
        info
    }

    fn format_move(&self, m: &Move, style: Style) -> String {
        let steps = || self.legal_moves().iter().map(Self::step).collect();
        let mut text = (self as &dyn Chesslike).styled(&Self::step(m), style, steps);
        if style.check {
            text.extend(check_mark(&*Playable::after(self, m)));
        }
        text
    }

    fn status(&self) -> Status {
        (self as &dyn Chesslike).status(Status::new(self, self.clock))
    }

    fn number(&self) -> u32 {
        self.number
    }

    fn threats(&self) -> Vec<Threat> {
        (self as &dyn Chesslike).threats()
    }
}
