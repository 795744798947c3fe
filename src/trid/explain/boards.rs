//! Why a board does not move (D13-D15, M14-M16).

use super::super::geometry::{Cell, Place};
use super::super::position::Kind;
use super::super::rules::{self, DeckStep};
use super::super::said::{Pegged, places};
use super::{Inquiry, exposed, refuse};
use crate::role::Role;
use crate::words::{Message, say};
use crate::{Error, Side};

impl Inquiry<'_> {
    pub(super) fn board(&self, from: Option<Pegged>, to: Place, promotion: Option<Role>) -> Error {
        let (decks, rules) = (self.position.decks, self.rules());
        let rule = self.number("D14", "M15");
        let step = |place: &Place| rules.deck_step(*place, to, self.us).is_some();
        let mut froms: Vec<Place> = match from {
            Some(Pegged { at, level: Some(level) }) => {
                places(at).into_iter().filter(|place| place.level() == level).collect()
            }
            Some(from) => decks.places().filter(|&place| from.fits(place)).collect(),
            None => decks.places().filter(step).collect(),
        };
        // The boards that almost may move have the reasons that say the most.
        let commands = |place: &Place| self.commander(*place) == Some(self.us);
        for better in [&step as &dyn Fn(&Place) -> bool, &commands] {
            if froms.iter().any(better) {
                froms.retain(better);
            }
        }
        match (froms.first(), from) {
            (_, None) if decks.has(to) => {
                Error::illegal(rule, say::BoardAlreadyOn { place: to.text() }).with_cells([to.text()])
            }
            (Some(&from), _) => self.moving_board(from, to, promotion),
            (None, Some(from)) => {
                let [below, above] = places(from.at);
                let places = [below, above].into_iter().filter(|&place| rules.has_place(place));
                let reason = say::NoBoardOn { place: below.peg_text() };
                Error::illegal(self.number("D14", "M14"), reason).with_cells(places.map(Place::text))
            }
            (None, None) => {
                Error::illegal(rule, say::NoBoardCanGo { place: to.text() }).with_cells([to.text()])
            }
        }
    }

    /// Returns the side that commands a board, if any: its controller (D13); under Meder's rules the side of
    /// the lone piece on it, or its owner if it is empty (M14).
    fn commander(&self, place: Place) -> Option<Side> {
        let owner = self.position.decks.controller(place);
        match rules::sole_side(place, &self.position.board) {
            Some(side) if self.rules().is_meder() => Some(side),
            None if self.rules().is_meder() && !self.load(place).is_empty() => None,
            _ => Some(owner),
        }
    }

    /// The pieces on a board.
    fn load(&self, place: Place) -> Vec<Cell> {
        let mut load = self.stacks(place.columns());
        load.retain(|cell| cell.level() == place.level());
        load
    }

    /// Returns why a side may not move a board with these pieces on it, if it may not (D13, D14, M14).
    fn staying(&self, from: Place, load: &[Cell]) -> Option<Error> {
        let (rule, start) = (self.number("D14", "M14"), from.text());
        if let Some(other) = self.commander(from).filter(|&side| side != self.us) {
            let (side, place) = (other, start.clone());
            let reason: Message = match (self.rules().is_meder(), load.is_empty()) {
                (false, _) => say::ControlsBoard { side, place }.into(),
                (true, true) => say::OwnsBoard { side, place }.into(),
                (true, false) => say::CommandsBoard { side, place }.into(),
            };
            return Some(Error::illegal(rule, reason).with_cells([start]));
        }
        if self.rules().deck_load(self.position.decks, from, self.us, &self.position.board).is_some() {
            return None;
        }
        let on: Message = match (load, load.first().and_then(|&piece| self.at(piece))) {
            (&[piece], Some((_, role))) => say::PieceStandsOn { role, cell: piece.text() }.into(),
            _ => say::PiecesStandOn { count: load.len(), place: start }.into(),
        };
        let reason: Message = match self.rules().is_meder() {
            true => say::MovesWithOnePiece { on }.into(),
            false => say::MovesWithOnePawn { on }.into(),
        };
        Some(refuse(rule, reason, load))
    }

    /// Returns what keeps a board from moving to a place (D14, M15).
    fn stopping(&self, from: Place, to: Place, load: &[Cell]) -> Option<Error> {
        let rule = self.number("D14", "M15");
        let refuse_place = |reason: Message| Some(Error::illegal(rule, reason).with_cells([to.text()]));
        let (start, target) = (from.text(), to.text());
        if from == to {
            return refuse_place(say::BoardIsOn { place: start }.into());
        }
        let Some(step) = self.rules().deck_step(from, to, self.us) else {
            let is_diagonal = from.main() == to.main() && from.level() == to.level();
            return refuse_place(match (self.rules().is_meder(), is_diagonal) {
                (true, _) => say::PinsNotAdjacent { from: start, to: target }.into(),
                (false, true) => say::NotDiagonally { from: start, to: target }.into(),
                (false, false) => say::NotInOneStep { from: start, to: target }.into(),
            });
        };
        if !load.is_empty() && !step.carries() {
            let reason: Message = match step {
                DeckStep::Flip => say::EmptyBoardFlips {}.into(),
                DeckStep::Retreat => say::EmptyBoardRetreats {}.into(),
                _ => say::EmptyBoardChanges {}.into(),
            };
            return Some(refuse(rule, reason, load));
        }
        if self.position.decks.has(to) {
            return refuse_place(say::BoardAlreadyOn { place: target }.into());
        }
        None
    }

    fn moving_board(&self, from: Place, to: Place, promotion: Option<Role>) -> Error {
        if !self.position.decks.has(from) {
            let reason = say::NoBoardOn { place: from.text() };
            return Error::illegal(self.number("D14", "M14"), reason).with_cells([from.text()]);
        }
        let load = self.load(from);
        let promoted = || {
            let role = promotion?;
            let rule = self.number("D11", "M11");
            let promoted = self.position.clone().move_deck(from, to, None);
            if promoted.is_none_or(|(side, _)| side != self.us) {
                return Some(refuse(rule, say::PromotesNone {}, &[]));
            }
            (!Role::PROMOTIONS.contains(&role)).then(|| refuse(rule, say::NoPromotionTo { role }, &[]))
        };
        let stays = self.staying(from, &load).or_else(|| self.stopping(from, to, &load)).or_else(promoted);
        stays.unwrap_or_else(|| {
            let m = Kind::Board { from, to, promotion }.into();
            exposed(self.number("D15", "M7"), self.position.clone(), &m)
        })
    }
}
