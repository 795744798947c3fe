//! Why a move from cell to cell is not legal, as far as all games say it in the same way.

use super::pattern::{Partial, Pattern};
use super::{Chesslike, Spot, Step};
use crate::role::Role;
use crate::words::{Message, Piece, say};
use crate::{Error, Side};

/// What a game knows about a position in which a move is not legal.
pub(crate) trait Explain {
    fn position(&self) -> &dyn Chesslike;

    /// Returns the rule by which the sides take turns.
    fn turn_rule(&self) -> &'static str;

    /// Returns the rule by which a piece moves.
    fn rule_of(&self, role: Role) -> &'static str;

    /// Returns whether a piece moves like this on an empty board; for a pawn, whatever it meets.
    fn has_shape(&self, step: &Step) -> bool;

    /// Returns why a piece on the starting cell cannot make the step.
    fn why_not(&self, step: &Step) -> Error;

    /// Returns whether the reason lies on the way and not at its end.
    fn is_stopped(&self, step: &Step, reason: &Error) -> bool;

    /// Returns whether a text without a sign between its cells means a capture, as the board suggests.
    fn captures(&self, role: Role, from: Spot, to: Spot) -> bool {
        let _ = (role, from);
        self.position().at(to).is_some_and(|(side, _)| side != self.position().turn())
    }

    /// Returns why a piece of this role cannot start from a cell at all.
    fn wrong_piece(&self, role: Role, from: Spot) -> Option<Error> {
        self.position().wrong_piece(role, from, self.turn_rule())
    }

    /// Returns an error that says more than that there is no such piece where it should start.
    fn absent(&self, role: Role, from: Partial) -> Option<Error> {
        let _ = (role, from);
        None
    }

    fn file_letter(&self, file: u8) -> char {
        (b'a' + file) as char
    }
}

impl dyn Explain + '_ {
    /// Returns why no legal move fits a text.
    pub(crate) fn explain(&self, pattern: &Pattern) -> Error {
        let position = self.position();
        let there = pattern.from.whole().and_then(|from| position.at(from)).map(|(_, role)| role);
        let role = pattern.role.or(there).unwrap_or(Role::Pawn);
        let (from, to) = (pattern.from.lowest(), pattern.to.lowest());
        let captures = pattern.captures.unwrap_or_else(|| self.captures(role, from, to));
        let step = Step { role, from, to, captures, promotion: pattern.promotion };
        if pattern.from.whole().is_some() {
            return self.wrong_piece(role, from).unwrap_or_else(|| self.why_not(&step));
        }
        let mut pieces = position.of(position.turn(), role);
        pieces.retain(|&spot| pattern.from.fits(spot));
        if pieces.is_empty() { self.no_piece(role, pattern.from) } else { self.why_none(&pieces, &step) }
    }

    /// Says that the side to move has no piece of this role where it should start.
    fn no_piece(&self, role: Role, from: Partial) -> Error {
        let place: Message = match (from.file, from.rank) {
            (Some(file), _) => say::OnFile { file: self.file_letter(file) }.into(),
            (None, Some(rank)) => say::OnRank { rank: usize::from(rank) + 1 }.into(),
            (None, None) => say::Anywhere {}.into(),
        };
        self.absent(role, from).unwrap_or_else(|| self.position().no_piece(role, place))
    }

    /// Returns why none of these pieces can make a step. The error about a piece that almost can says the
    /// most.
    fn why_none(&self, pieces: &[Spot], step: &Step) -> Error {
        let mut stopped = None;
        for &from in pieces {
            let step = Step { from, ..*step };
            if !self.has_shape(&step) {
                continue;
            }
            let reason = self.why_not(&step);
            if !self.is_stopped(&step, &reason) {
                return reason;
            }
            stopped.get_or_insert(reason);
        }
        stopped.unwrap_or_else(|| {
            let (side, to) = (self.position().turn(), self.position().name(step.to));
            let reason = say::NoneCanReach { role: step.role, side, to };
            self.position().refuse(self.rule_of(step.role), reason, pieces)
        })
    }
}

impl dyn Chesslike + '_ {
    pub(crate) fn refuse(&self, rule: &'static str, reason: impl Into<Message>, spots: &[Spot]) -> Error {
        Error::illegal(rule, reason).on_cells(self.names(spots))
    }

    pub(crate) fn piece(&self, role: Role, spot: Spot) -> Piece {
        Piece::on(role, self.name(spot))
    }

    pub(crate) fn no_piece(&self, role: Role, place: Message) -> Error {
        self.refuse("C3", say::HasNoPiece { side: self.turn(), role, place }, &[])
    }

    /// Returns why a piece of this role cannot start from a cell at all; `turn_rule` says that the sides
    /// alternate.
    pub(crate) fn wrong_piece(&self, role: Role, from: Spot, turn_rule: &'static str) -> Option<Error> {
        let (cell, turn) = (self.name(from), self.turn());
        let (rule, reason): (_, Message) = match self.at(from) {
            None => ("C3", say::NoPieceOn { cell }.into()),
            Some((owner, _)) if owner != turn => {
                (turn_rule, say::OtherSidesPiece { cell, owner, turn }.into())
            }
            Some((_, found)) if found != role => {
                ("C3", say::AnotherPiece { cell, found, named: role }.into())
            }
            Some(_) => return None,
        };
        Some(self.refuse(rule, reason, &[from]))
    }

    /// Returns what forbids landing on a cell within reach: by `own`, a piece of the same side; by `enemy`,
    /// an enemy piece that is not captured, or a capture of nothing.
    pub(crate) fn landing(&self, step: &Step, own: &'static str, enemy: &'static str) -> Option<Error> {
        let (to, cell) = (step.to, self.name(step.to));
        match self.at(to) {
            Some((side, role)) if side == self.turn() => {
                Some(self.refuse(own, say::Occupied { side, role, cell }, &[to]))
            }
            Some((side, role)) if !step.captures => {
                Some(self.refuse(enemy, say::WriteCapture { side, role, cell }, &[to]))
            }
            None if step.captures => Some(self.refuse(enemy, say::NothingToCapture { cell }, &[])),
            _ => None,
        }
    }

    /// Returns what forbids a promotion; `only` says which pawns are promoted.
    pub(crate) fn promotion(
        &self,
        step: &Step,
        is_last: bool,
        roles: &[Role],
        rule: &'static str,
        only: Message,
    ) -> Option<Error> {
        let asked = step.promotion?;
        if step.role != Role::Pawn || !is_last {
            return Some(self.refuse(rule, only, &[step.to]));
        }
        (!roles.contains(&asked)).then(|| self.refuse(rule, say::NoPromotionTo { role: asked }, &[step.to]))
    }

    /// Creates the error of a move after which, in this position, the king of `us` would be attacked.
    pub(crate) fn exposed(&self, rule: &'static str, us: Side) -> Error {
        let attackers = self.checkers(us);
        let piece = |&spot| Some(self.piece(self.at(spot)?.1, spot));
        let reason = say::KingExposed { side: us, attackers: attackers.iter().filter_map(piece).collect() };
        self.refuse(rule, reason, &attackers)
    }
}
