//! Why a board does not move (D13-D15, M14-M16).

use super::super::geometry::{Cell, Place};
use super::super::position::Kind;
use super::super::rules::{self, DeckStep};
use super::super::said::{Pegged, places};
use super::{Inquiry, exposed, refuse};
use crate::role::Role;
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
        // What almost is a move tells more than what is none.
        let commands = |place: &Place| self.commander(*place) == Some(self.us);
        for better in [&step as &dyn Fn(&Place) -> bool, &commands] {
            if froms.iter().any(better) {
                froms.retain(better);
            }
        }
        match (froms.first(), from) {
            (_, None) if decks.has(to) => {
                let message = format!("a board is on {} already", to.text());
                Error::illegal(rule, message).with_cells([to.text()])
            }
            (Some(&from), _) => self.moving_board(from, to, promotion),
            (None, Some(from)) => {
                let [below, above] = places(from.at);
                let places = [below, above].into_iter().filter(|&place| rules.has_place(place));
                let message = format!("no board is on {}", below.peg_text());
                Error::illegal(self.number("D14", "M14"), message).with_cells(places.map(Place::text))
            }
            (None, None) => {
                let message = format!("no board is where it could go to {}", to.text());
                Error::illegal(rule, message).with_cells([to.text()])
            }
        }
    }

    /// The side that commands a board, if one does: who controls it (D13), whose piece stands on it alone, or who owns
    /// it if it is empty (M14).
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

    /// Why a board on which these pieces stand is not moved by this side, if it is not (D13, D14, M14).
    fn staying(&self, from: Place, load: &[Cell]) -> Option<Error> {
        let (rule, start) = (self.number("D14", "M14"), from.text());
        if let Some(other) = self.commander(from).filter(|&side| side != self.us) {
            let verb = match (self.rules().is_meder(), load.is_empty()) {
                (false, _) => "controls",
                (true, true) => "owns",
                (true, false) => "commands",
            };
            let message = format!("{} {verb} the board on {start}", other.title());
            return Some(Error::illegal(rule, message).with_cells([start]));
        }
        if self.rules().deck_load(self.position.decks, from, self.us, &self.position.board).is_some() {
            return None;
        }
        let on = match *load {
            [piece] => {
                let role = self.at(piece).map_or("piece", |(_, role)| role.name());
                format!("a {role} stands on {}", piece.text())
            }
            _ => format!("{} pieces stand on {start}", load.len()),
        };
        let what = if self.rules().is_meder() { "piece" } else { "pawn" };
        Some(refuse(rule, format!("a board moves empty or with one own {what}; {on}"), load.iter().copied()))
    }

    /// What keeps a board from going to a place (D14, M15).
    fn stopping(&self, from: Place, to: Place, load: &[Cell]) -> Option<Error> {
        let rule = self.number("D14", "M15");
        let refuse_place = |message: String| Some(Error::illegal(rule, message).with_cells([to.text()]));
        let (start, target) = (from.text(), to.text());
        if from == to {
            return refuse_place(format!("the board is on {start} already"));
        }
        let Some(step) = self.rules().deck_step(from, to, self.us) else {
            let is_diagonal = from.main() == to.main() && from.level() == to.level();
            return refuse_place(match (self.rules().is_meder(), is_diagonal) {
                (true, _) => format!("the pins of {start} and {target} are not adjacent"),
                (false, true) => format!("no board goes diagonally from {start} to {target}"),
                (false, false) => format!("no board goes from {start} to {target} in one step"),
            });
        };
        if !load.is_empty() && !step.carries() {
            let how = match step {
                DeckStep::Flip => "to the other side of its corner",
                DeckStep::Retreat => "backward",
                _ => "to another main board",
            };
            return Some(refuse(rule, format!("only an empty board goes {how}"), load.iter().copied()));
        }
        if self.position.decks.has(to) {
            return refuse_place(format!("a board is on {target} already"));
        }
        None
    }

    fn moving_board(&self, from: Place, to: Place, promotion: Option<Role>) -> Error {
        if !self.position.decks.has(from) {
            let message = format!("no board is on {}", from.text());
            return Error::illegal(self.number("D14", "M14"), message).with_cells([from.text()]);
        }
        let load = self.load(from);
        let promoted = || {
            let role = promotion?;
            let rule = self.number("D11", "M11");
            let promoted = self.position.clone().move_deck(from, to, None);
            if promoted.is_none_or(|(side, _)| side != self.us) {
                return Some(refuse(rule, "this promotes no own pawn", []));
            }
            let message = format!("no pawn becomes a {}", role.name());
            (!Role::PROMOTIONS.contains(&role)).then(|| refuse(rule, message, []))
        };
        let stays = self.staying(from, &load).or_else(|| self.stopping(from, to, &load)).or_else(promoted);
        stays.unwrap_or_else(|| {
            let m = Kind::Board { from, to, promotion }.into();
            exposed(self.number("D15", "M7"), self.position.clone(), &m)
        })
    }
}
