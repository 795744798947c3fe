//! A position, and how a move changes it.

use super::board::{Board, Word};
use super::demand::Demand;
use super::geometry::{Cell, Lattice, cells};
use super::kept::{Captures, Kept};
use super::moves::Move;
use crate::error::shown;
use crate::outcome::Reason;
use crate::words::say;
use crate::{Code, Error, Side};

/// The rules that differ between variants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rules {
    /// `quarx` (Q1-Q15).
    Quarx,
    /// `quarx-huff` (Q16).
    Huff,
    /// `quarx-3d` (Q17).
    Cube,
    /// `draughts` (Q18).
    Draughts,
}

impl Rules {
    pub(super) const ALL: [Rules; 4] = [Rules::Quarx, Rules::Huff, Rules::Cube, Rules::Draughts];

    /// Returns the rules of the variant with this id.
    pub(super) fn of(variant: &str) -> Result<Rules, Error> {
        Rules::ALL.into_iter().find(|rules| rules.id() == variant).ok_or_else(|| {
            Error::of(Code::UnknownVariant, say::NoneOfQuarx { id: shown(variant) })
                .with_rule("C1")
                .with_at(0)
        })
    }

    pub(super) const fn id(self) -> &'static str {
        match self {
            Rules::Quarx => "quarx",
            Rules::Huff => "quarx-huff",
            Rules::Cube => "quarx-3d",
            Rules::Draughts => "draughts",
        }
    }

    pub(super) const fn dimensions(self) -> usize {
        match self {
            Rules::Quarx | Rules::Huff => 4,
            Rules::Cube => 3,
            Rules::Draughts => 2,
        }
    }

    /// Returns the clock with which a game is drawn (Q11, Q18).
    pub(super) const fn most_quiet_moves(self) -> (u32, Reason) {
        match self {
            Rules::Draughts => (50, Reason::TwentyFiveMove),
            _ => (200, Reason::HundredMove),
        }
    }
}

/// A position of Quarx, or of draughts in fewer dimensions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) rules: Rules,
    /// By side.
    pub(super) pieces: [u128; 2],
    pub(super) kings: u128,
    pub(super) turn: Side,
    pub(super) clock: u32,
    pub(super) number: u32,
    /// The pieces of which the side to move removes one before it moves (Q16).
    pub(super) candidates: u128,
    pub(super) kept: Kept,
}

impl Position {
    pub(super) const fn empty(rules: Rules) -> Self {
        let (turn, clock, number) = (Side::White, 0, 1);
        let (pieces, kings, candidates) = ([0; 2], 0, 0);
        Position { rules, pieces, kings, turn, clock, number, candidates, kept: Kept::empty() }
    }

    /// Returns the number of moves by both sides since the last capture or man's move (Q13).
    pub fn clock(&self) -> u32 {
        self.clock
    }

    #[inline(always)]
    pub(super) fn lattice(&self) -> &'static Lattice {
        Lattice::of(self.rules.dimensions())
    }

    #[inline(always)]
    pub(super) fn occupied(&self) -> u128 {
        self.pieces[0] | self.pieces[1]
    }

    /// Returns the side of the piece on a cell, and whether it is a king.
    pub(super) fn at(&self, cell: Cell) -> Option<(Side, bool)> {
        let side = Side::BOTH.into_iter().find(|side| self.pieces[side.index()] & cell.bit() != 0)?;
        Some((side, self.kings & cell.bit() != 0))
    }

    /// Puts a piece on an empty cell.
    pub(super) fn put(&mut self, side: Side, cell: Cell, king: bool) {
        self.pieces[side.index()] |= cell.bit();
        self.kings |= if king { cell.bit() } else { 0 };
    }

    /// Removes a piece from the board; returns whether it was a king.
    fn take(&mut self, side: Side, cell: Cell) -> bool {
        let king = self.kings & cell.bit() != 0;
        self.pieces[side.index()] &= !cell.bit();
        self.kings &= !cell.bit();
        king
    }

    /// Returns whether the clock has run out (Q11, Q18).
    pub(super) fn is_drawn(&self) -> bool {
        self.clock >= self.rules.most_quiet_moves().0
    }

    /// Returns whether a side has no pieces left (Q11).
    pub(super) fn is_won(&self) -> bool {
        self.pieces.contains(&0)
    }

    /// Returns whether there are no moves even if pieces could move.
    pub(super) fn is_over(&self) -> bool {
        self.is_drawn() || self.is_won()
    }

    /// Returns whether a man that captures becomes a king (Q9, Q18).
    pub(super) fn crowns(&self, side: Side, from: Cell, to: Cell, taken: u128) -> bool {
        let lattice = self.lattice();
        let far = lattice.far(side);
        let [start, end] = [from, to].map(|cell| lattice.point(cell)[1]);
        // A man's jumps change y by 0 or 2: it reaches the far layer during a capture if and only if it captures a
        // piece of the layer before it and did not start there.
        let before = far.abs_diff(1);
        let passes = || start.abs_diff(far) == 2 && lattice.layer(before) & taken != 0;
        end == far || self.rules != Rules::Draughts && taken != 0 && passes()
    }

    fn move_piece(&mut self, from: Cell, to: Cell, taken: u128) {
        let side = self.turn;
        let crowned = self.kings & from.bit() == 0 && self.crowns(side, from, to, taken);
        let king = self.take(side, from);
        for cell in cells(taken) {
            self.take(side.other(), cell);
        }
        self.put(side, to, king || crowned);
        self.clock = if king && taken == 0 { self.clock.saturating_add(1) } else { 0 };
        self.pass_turn();
    }

    fn pass_turn(&mut self) {
        if self.turn == Side::Black {
            self.number = self.number.saturating_add(1);
        }
        self.turn = self.turn.other();
    }

    /// Takes the turn from the mover, and one of these pieces (Q16).
    fn forfeit(&mut self, culprits: u128) {
        if culprits.is_power_of_two() {
            for cell in cells(culprits) {
                self.take(self.turn, cell);
            }
        } else {
            self.candidates = culprits;
        }
        self.clock = 0;
        self.pass_turn();
    }

    /// Returns whether captures that are not the longest are legal, too (Q16).
    pub(super) fn is_lenient(&self) -> bool {
        self.rules == Rules::Huff
    }

    pub(super) fn text(&self, cell: Cell) -> String {
        self.lattice().text(cell)
    }

    pub(super) fn texts(&self, set: u128) -> Vec<String> {
        cells(set).map(|cell| self.text(cell)).collect()
    }

    /// Returns the pieces as a side sees them.
    #[inline(always)]
    pub(super) fn board<W: Word>(&self, side: Side) -> Board<W> {
        Board::new(self.pieces, self.kings, side, self.rules.dimensions())
    }

    /// Returns the result of the search for captures.
    ///
    /// # Errors
    ///
    /// Fails if the position is too complex (Q15).
    pub(super) fn captures(&self) -> &Result<Captures, Error> {
        self.kept.get_or_find(|| Captures::of(self.board(self.turn), self.is_lenient()))
    }

    /// Returns the result of the search for captures if it is cached.
    #[inline(always)]
    pub(super) fn kept_captures(&self) -> Option<&Result<Captures, Error>> {
        self.kept.get()
    }

    /// Returns the pieces of which the side to move loses one if it makes a move (Q16); none if the move is
    /// carried out.
    pub(super) fn forfeits(&self, m: &Move) -> u128 {
        match self.rules {
            Rules::Huff => match self.kept_captures() {
                Some(Ok(captures)) => captures.demand.missed(m),
                Some(Err(_)) => 0,
                None => Demand::of(self.board(self.turn)).map_or(0, |demand| demand.missed(m)),
            },
            _ => 0,
        }
    }

    /// Plays a legal move.
    #[inline(always)]
    pub(super) fn advance(&mut self, m: &Move) {
        match *m {
            Move::Huff { cell } => {
                self.take(self.turn.other(), cell);
                self.candidates = 0;
            }
            Move::Step { from, to } => match self.forfeits(m) {
                0 => self.move_piece(from, to, 0),
                culprits => self.forfeit(culprits),
            },
            Move::Capture { from, to, taken } => match self.forfeits(m) {
                0 => self.move_piece(from, to, taken),
                culprits => self.forfeit(culprits),
            },
        }
        self.kept = Kept::empty();
    }
}
