//! A position as a game that can be played and drawn.

use super::capture::MAX_STATES;
use super::describe::{describe, pieces};
use super::explain::parse;
use super::geometry::cells;
use super::kept::{Captures, Kept};
use super::movegen;
use super::moves::Move;
use super::notation::{long, styled};
use super::position::{Position, Rules};
use super::start::start;
use crate::describe::{Describe, MoveInfo, Piece, Sealed, Status, other_boards};
use crate::game::Game;
use crate::hash::hash;
use crate::outcome::{Outcome, Reason};
use crate::words::say;
use crate::{Code, Error, Language, Side, Style};

impl Game for Position {
    type Move = Move;

    /// Returns the position from which a variant starts (Q2, Q17, Q18).
    fn start(variant: &str) -> Result<Self, Error> {
        Ok(start(Rules::of(variant)?))
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        let loses = |side: Side, reason| Some(Outcome { winner: Some(side.other()), reason });
        if let Some(side) = Side::BOTH.into_iter().find(|side| self.pieces[side.index()] == 0) {
            loses(side, Reason::NoMen)
        } else if !movegen::can_move(self) {
            loses(self.turn, Reason::NoMoves)
        } else {
            let (_, reason) = self.rules.most_quiet_moves();
            self.is_drawn().then_some(Outcome::draw(reason))
        }
    }

    fn legal_moves_into(&self, out: &mut Vec<Move>) {
        if !self.is_over() {
            movegen::generate(self, out);
        }
    }

    fn legal_moves(&self) -> Vec<Move> {
        if self.is_over() { Vec::new() } else { movegen::all(self) }
    }

    fn count_moves(&self) -> u64 {
        if self.is_over() { 0 } else { movegen::count(self) }
    }

    fn moves_despite_draws_into(&self, out: &mut Vec<Move>) {
        if !self.is_won() {
            movegen::generate(self, out);
        }
    }

    fn count_despite_draws(&self) -> u64 {
        if self.is_won() { 0 } else { movegen::count(self) }
    }

    fn play_unchecked(&mut self, m: &Move) {
        self.advance(m);
    }

    fn is_same(&self, other: &Self) -> bool {
        let counted = |position: &Self| {
            let Position { rules, pieces, kings, turn, candidates, .. } = *position;
            (rules, pieces, kings, turn, candidates)
        };
        counted(self) == counted(other)
    }

    fn key(&self) -> u64 {
        let [white, black] = self.pieces;
        let sets = [white, black, self.kings, self.candidates];
        let words = sets.into_iter().flat_map(|set| [set as u64, (set >> 64) as u64]);
        words.fold(hash((self.rules as u64) << 1 | self.turn as u64), |key, word| hash(key ^ word))
    }

    fn reversible_steps(&self) -> usize {
        // Every move since the last capture, man's move or lost turn counts; huffing follows immediately after that.
        self.clock as usize
    }

    fn unclaimed(&self, _: usize) -> Option<Self> {
        let mut position = self.clone();
        position.clock = 0;
        Some(position)
    }

    /// Q18, article 6 of the FMJD's rules.
    fn longest_endgame(&self) -> Option<(usize, Reason)> {
        let is_lone = |side: &Side| {
            let own = self.pieces[side.index()];
            own.count_ones() == 1 && own & self.kings == own
        };
        let lone = Side::BOTH.into_iter().find(is_lone).filter(|_| self.rules == Rules::Draughts)?;
        let others = self.pieces[lone.other().index()];
        match others.count_ones() {
            _ if others & self.kings == 0 => None,
            1 | 2 => Some((10, Reason::FiveMove)),
            3 => Some((32, Reason::SixteenMove)),
            _ => None,
        }
    }

    fn move_text(&self, m: &Move) -> String {
        long(self, m)
    }

    fn parse_move(&self, text: &str, _: Language) -> Result<Move, Error> {
        parse(self, text)
    }

    fn check(&self) -> Result<(), Error> {
        self.captures().as_ref().map(|_| ()).map_err(Error::clone)
    }

    fn effort(&self) -> u64 {
        self.captures().as_ref().map_or(MAX_STATES as u64, Captures::effort)
    }

    fn forget(&mut self) {
        self.kept = Kept::empty();
    }

    fn forbids_repetition(&self) -> bool {
        self.rules != Rules::Draughts
    }

    fn could_repeat(&self, m: &Move) -> bool {
        // Nothing undoes a capture, a man's move or a lost turn.
        let Move::Step { from, .. } = *m else { return false };
        self.forbids_repetition()
            && self.kings & from.bit() != 0
            && !(self.is_lenient() && movegen::can_capture(self, self.turn))
    }

    fn unrepeatable_moves(&self) -> Option<Vec<Move>> {
        self.forbids_repetition().then(|| movegen::all(self))
    }
}

impl Sealed for Position {}

impl Describe for Position {
    fn variant(&self) -> &'static str {
        self.rules.id()
    }

    fn pieces(&self) -> Vec<Piece> {
        pieces(self)
    }

    fn describe(&self, m: &Move) -> MoveInfo {
        describe(self, m)
    }

    fn format_move(&self, m: &Move, style: Style) -> String {
        styled(self, m, style)
    }

    fn status(&self) -> Status {
        self.captures();
        Status::new(self, self.clock)
    }

    fn under(&self, variant: &str) -> Result<Self, Error> {
        let rules = Rules::of(variant)?;
        if rules.dimensions() != self.rules.dimensions() {
            return Err(other_boards());
        }
        if self.candidates != 0 && rules != Rules::Huff {
            let cells = cells(self.candidates).map(|cell| self.lattice().text(cell));
            return Err(Error::of(Code::BadPosition, say::HuffFirst {}).with_rule("Q16").with_cells(cells));
        }
        Position { rules, ..self.clone() }.to_string().parse()
    }

    fn number(&self) -> u32 {
        self.number
    }
}
