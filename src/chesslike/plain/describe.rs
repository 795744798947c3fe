//! Positions and moves as plain data for a page.

use super::{Cell, Move, Plain, Position, Spot, cells};
use crate::chesslike::{Chesslike, check_mark};
use crate::describe::{Describe, MoveInfo, Piece, Status, Threat};
use crate::game::Game;
use crate::role::Role;
use crate::{Side, Style};

impl<G: Plain> Chesslike for Position<G> {
    fn turn(&self) -> Side {
        self.turn
    }

    fn spots(&self) -> Vec<Spot> {
        cells(self.board.occupied()).map(Cell::spot::<G>).collect()
    }

    fn at(&self, spot: Spot) -> Option<(Side, Role)> {
        self.board.at(Cell::of::<G>(spot))
    }

    fn king(&self, side: Side) -> Option<Spot> {
        Some(self.board.king(side).spot::<G>())
    }

    fn name(&self, spot: Spot) -> String {
        G::name(spot)
    }

    fn attackers(&self, spot: Spot, by: Side) -> Vec<Spot> {
        cells(G::attackers(&self.board, Cell::of::<G>(spot), by)).map(Cell::spot::<G>).collect()
    }
}

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
            let mut after = *self;
            after.play_unchecked(m);
            text.extend(check_mark(&after, after.outcome()));
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
