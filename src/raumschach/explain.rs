//! Reading a move, and saying which rule forbids it when it is not legal.

use super::geometry::{Cell, around, axes, cells, is_last};
use super::notation::long;
use super::pattern::read;
use super::position::{Move, Position};
use crate::chesslike::explain::Explain;
use crate::chesslike::{Chesslike, Spot, Step, the_one};
use crate::game::Game;
use crate::role::Role;
use crate::{Error, Language, Side};

/// Reads a move in any accepted form (C3, R13).
pub(super) fn parse(position: &Position, text: &str, language: Language) -> Result<Move, Error> {
    let patterns = read(text, language)?;
    let fits = |m: &Move| patterns.iter().any(|pattern| pattern.fits(&m.step()));
    let why_not = || (position as &dyn Explain).explain(&patterns[0]);
    the_one(text, position.outcome(), || position.legal_moves(), fits, |m| long(position, m), why_not)
}

impl Explain for Position {
    fn position(&self) -> &dyn Chesslike {
        self
    }

    fn turn_rule(&self) -> &'static str {
        "R2"
    }

    fn rule_of(&self, role: Role) -> &'static str {
        match role {
            Role::Rook => "R3",
            Role::Bishop => "R4",
            Role::Unicorn => "R5",
            Role::King | Role::Queen => "R6",
            Role::Knight => "R7",
            Role::Pawn => "R8",
        }
    }

    fn has_shape(&self, step: &Step) -> bool {
        let (around, to) = (around(Cell::of(step.from)), Cell::of(step.to).bit());
        let rides = around.rays.iter().find(|ray| ray.set & to != 0).map(|ray| ray.axes);
        let us = self.turn.index();
        match step.role {
            Role::King => around.king & to != 0,
            Role::Knight => around.knight & to != 0,
            Role::Queen => rides.is_some(),
            Role::Rook => rides == Some(1),
            Role::Bishop => rides == Some(2),
            Role::Unicorn => rides == Some(3),
            Role::Pawn => (around.pawn_steps[us] | around.pawn_captures[us]) & to != 0,
        }
    }

    fn why_not(&self, step: &Step) -> Error {
        let all: &dyn Chesslike = self;
        let to = Cell::of(step.to);
        let only = "only a pawn on the last rank of the last level is promoted";
        let refused = match step.role {
            Role::Pawn => self.pawn(step),
            _ if !self.has_shape(step) => {
                let message = format!("{} cannot reach {}", all.title(step.role, step.from), to.text());
                Some(all.refuse(self.rule_of(step.role), message, &[]))
            }
            _ => self.blocked(step),
        };
        let landing = || all.landing(step, self.rule_of(step.role), "C3");
        let promotion = || all.promotion(step, is_last(self.turn, to), &super::PROMOTIONS, "R10", only);
        refused.or_else(landing).or_else(promotion).unwrap_or_else(|| {
            let captures = all.at(step.to).is_some();
            let m =
                Move { role: step.role, from: Cell::of(step.from), to, captures, promotion: step.promotion };
            let after = Position { board: self.moved(&m), ..*self };
            (&after as &dyn Chesslike).exposed("R11", self.turn)
        })
    }

    fn is_stopped(&self, step: &Step, _: &Error) -> bool {
        self.blocked(step).is_some()
    }
}

impl Position {
    /// The piece in the way of a ride.
    fn blocked(&self, step: &Step) -> Option<Error> {
        let all: &dyn Chesslike = self;
        let to = Cell::of(step.to);
        let ray = around(Cell::of(step.from)).rays.iter().find(|ray| ray.set & to.bit() != 0)?;
        let first = ray.first(self.board.occupied() | to.bit()).filter(|&first| first != to)?;
        let is_ride = !matches!(step.role, Role::King | Role::Knight | Role::Pawn);
        let message = || format!("{} stops {}", first.text(), all.title(step.role, step.from));
        is_ride.then(|| all.refuse(self.rule_of(step.role), message(), &[first.spot()]))
    }

    /// What forbids a pawn's step or capture (R8, R9).
    fn pawn(&self, step: &Step) -> Option<Error> {
        let all: &dyn Chesslike = self;
        let (us, to) = (self.turn.index(), Cell::of(step.to));
        let (around, there) = (around(Cell::of(step.from)), all.at(step.to));
        let piece = all.title(Role::Pawn, step.from);
        if around.pawn_captures[us] & to.bit() != 0 {
            let message = format!("{piece} goes to {} only to capture", to.text());
            return there.is_none().then(|| all.refuse("R9", message, &[]));
        }
        if around.pawn_steps[us] & to.bit() != 0 {
            let message = format!("{piece} steps only to an empty cell, and captures through an edge");
            return there.map(|_| all.refuse("R8", message, &[step.to]));
        }
        let way = if self.turn == Side::White { "up" } else { "down" };
        let change = |axis: usize| step.to[axis] as i8 - step.from[axis] as i8;
        let rule = if axes([0, 1, 2].map(change)) > 1 { "R9" } else { "R8" };
        let message =
            format!("{piece} steps one rank ahead or one level {way}, and captures through an edge that way");
        Some(all.refuse(rule, message, &[]))
    }
}

impl Chesslike for Position {
    fn turn(&self) -> Side {
        self.turn
    }

    fn spots(&self) -> Vec<Spot> {
        cells(self.board.occupied()).map(Cell::spot).collect()
    }

    fn at(&self, spot: Spot) -> Option<(Side, Role)> {
        self.board.at(Cell::of(spot))
    }

    fn king(&self, side: Side) -> Option<Spot> {
        Some(self.board.king(side).spot())
    }

    fn name(&self, spot: Spot) -> String {
        Cell::of(spot).text()
    }

    fn attackers(&self, spot: Spot, by: Side) -> Vec<Spot> {
        cells(self.board.attackers(Cell::of(spot), by)).map(Cell::spot).collect()
    }
}
