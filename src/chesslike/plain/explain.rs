//! Reading a move, and saying which rule forbids it when it is not legal.

use super::position::{Move, Position};
use super::rules::Plain;
use crate::chesslike::board::Cell;
use crate::chesslike::explain::Explain;
use crate::chesslike::{Chesslike, Step, the_one};
use crate::game::Game;
use crate::role::Role;
use crate::words::say;
use crate::{Error, Language};

/// Reads a move in any accepted form (C3).
pub(super) fn parse<G: Plain>(position: &Position<G>, text: &str, language: Language) -> Result<Move, Error> {
    let patterns = G::read(text, language)?;
    let step = Position::<G>::step;
    let fits = |m: &Move| patterns.iter().any(|pattern| pattern.fits(&step(m)));
    let why_not = || (position as &dyn Explain).explain(&patterns[0]);
    let all: &dyn Chesslike = position;
    let write = |m: &Move, language| all.long(&step(m), language);
    the_one(text, || position.outcome(), || position.legal_moves(), fits, write, why_not)
}

impl<G: Plain> Explain for Position<G> {
    fn position(&self) -> &dyn Chesslike {
        self
    }

    fn turn_rule(&self) -> &'static str {
        G::RULES[0]
    }

    fn rule_of(&self, role: Role) -> &'static str {
        G::rule_of(role)
    }

    fn has_shape(&self, step: &Step) -> bool {
        G::goes(self.turn, step.role, Cell::of::<G>(step.from), Cell::of::<G>(step.to))
    }

    fn why_not(&self, step: &Step) -> Error {
        let all: &dyn Chesslike = self;
        let Step { role, promotion, .. } = *step;
        let (from, to) = (Cell::of::<G>(step.from), Cell::of::<G>(step.to));
        let [_, check_rule, promotion_rule] = G::RULES;
        let rule = G::rule_of(role);
        let way = || {
            if role == Role::Pawn {
                return G::pawn(self, step);
            }
            let piece = all.piece(role, step.from);
            if !self.has_shape(step) {
                return Some(all.refuse(rule, say::CannotReach { piece, to: G::name(step.to) }, &[]));
            }
            let blocker = G::blocker(&self.board, role, from, to)?.spot::<G>();
            Some(all.refuse(rule, say::CellsStop { cells: vec![G::name(blocker)], piece }, &[blocker]))
        };
        let last = G::is_last(self.turn, to);
        way()
            .or_else(|| all.landing(step, rule, "C3"))
            .or_else(|| all.promotion(step, last, G::PROMOTIONS, promotion_rule, G::promoted()))
            .unwrap_or_else(|| {
                let m = Move { role, from, to, captures: all.at(step.to).is_some(), promotion };
                let after = Position { board: self.moved(&m), ..*self };
                (&after as &dyn Chesslike).exposed(check_rule, self.turn)
            })
    }

    fn is_stopped(&self, step: &Step, _: &Error) -> bool {
        G::blocker(&self.board, step.role, Cell::of::<G>(step.from), Cell::of::<G>(step.to)).is_some()
    }
}
