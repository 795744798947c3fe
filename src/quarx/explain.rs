//! Reading a move, and saying which rule forbids it if it is not legal.

use super::geometry::{Cell, Lattice};
use super::moves::Move;
use super::notation::{with_paths, written};
use super::pattern::{Pattern, read};
use super::position::Position;
use crate::game::game_over;
use crate::words::{Choices, Kind, Message, Piece, say};
use crate::{Error, Game, Side};

/// Reads a move in any accepted form (Q14).
pub(super) fn parse(position: &Position, text: &str) -> Result<Move, Error> {
    let pattern = read(text, position.lattice())?;
    if let Some(outcome) = position.outcome() {
        return Err(game_over(outcome));
    }
    let inquiry = Inquiry { position, lattice: position.lattice() };
    let moves = position.legal_moves();
    if let Some(m) = inquiry.whole(&pattern).filter(|m| moves.contains(m)) {
        return Ok(m);
    }
    if let Pattern::Capture { from, path } = &pattern {
        let mut fitting = moves.iter().filter(|m| ends_at(m, *from, path));
        match (fitting.next(), fitting.next()) {
            (None, _) => {}
            (Some(m), None) => return Ok(*m),
            _ => {
                let fits = |(m, _): &&(Move, Vec<Cell>)| ends_at(m, *from, path);
                let all = with_paths(position);
                let candidates = all.iter().filter(fits).map(|(m, path)| written(position, m, path));
                let candidates: Vec<String> = candidates.collect();
                return Err(Error::ambiguous(text, candidates.clone(), candidates.into_iter()));
            }
        }
    }
    Err(inquiry.why_not(&pattern))
}

/// Returns whether a capture has the start and end of a text that says no more.
fn ends_at(m: &Move, start: Cell, path: &[Cell]) -> bool {
    matches!((m, path), (Move::Capture { from, to, .. }, &[end]) if (*from, *to) == (start, end))
}

/// A position in which a move is not legal.
struct Inquiry<'a> {
    position: &'a Position,
    lattice: &'static Lattice,
}

impl Inquiry<'_> {
    /// The move that a text with its whole path describes, if the pieces allow it.
    fn whole(&self, pattern: &Pattern) -> Option<Move> {
        match pattern {
            &Pattern::Step { from, to } => Some(Move::Step { from, to }),
            &Pattern::Huff { cell } => Some(Move::Huff { cell }),
            Pattern::Capture { from, path } => {
                let taken = self.follow(*from, path).ok()?;
                Some(Move::Capture { from: *from, to: *path.last()?, taken })
            }
        }
    }

    fn text(&self, cell: Cell) -> String {
        self.lattice.text(cell)
    }

    fn refuse(&self, rule: &'static str, reason: impl Into<Message>, cells: &[Cell]) -> Error {
        let names = cells.iter().map(|&cell| self.text(cell)).collect();
        Error::illegal(rule, reason).on_cells(names)
    }

    fn is_king(&self, from: Cell) -> bool {
        self.position.kings & from.bit() != 0
    }

    fn piece(&self, from: Cell) -> Piece {
        Piece::On(if self.is_king(from) { Kind::Crowned } else { Kind::Man }, self.text(from))
    }

    fn why_not(&self, pattern: &Pattern) -> Error {
        let candidates = self.position.candidates;
        if candidates != 0 {
            let huffs = self.position.texts(candidates).into_iter().map(|cell| format!("huff {cell}"));
            let reason = say::TakeHuffed { side: self.position.turn, huffs: huffs.collect() };
            return Error::illegal("Q16", reason).on_cells(self.position.texts(candidates));
        }
        match pattern {
            Pattern::Huff { cell } if self.position.is_lenient() => {
                self.refuse("Q16", say::NothingMissed {}, &[*cell])
            }
            Pattern::Huff { cell } => {
                self.refuse("Q16", say::NoHuffing { game: self.position.rules.id() }, &[*cell])
            }
            Pattern::Step { from, to } => self.wrong_piece(*from).unwrap_or_else(|| self.step(*from, *to)),
            Pattern::Capture { from, path } => {
                self.wrong_piece(*from).unwrap_or_else(|| self.capture(*from, path))
            }
        }
    }

    fn wrong_piece(&self, from: Cell) -> Option<Error> {
        let cell = self.text(from);
        match self.position.at(from) {
            None => Some(self.refuse("C3", say::NoPieceOn { cell }, &[from])),
            Some((side, _)) if side != self.position.turn => {
                let reason = say::OtherSidesPiece { cell, owner: side, turn: self.position.turn };
                Some(self.refuse("Q2", reason, &[from]))
            }
            Some(_) => None,
        }
    }

    /// Returns the cells on the way, or the error that no direction leads there.
    fn way(&self, from: Cell, to: Cell) -> Result<&'static [Cell], Error> {
        self.lattice.towards(from, to).ok_or_else(|| {
            let (start, end) = (self.lattice.point(from), self.lattice.point(to));
            let name = |(a, b): (&u8, &u8)| (*b as i8 - *a as i8).to_string();
            let axes = self.lattice.dimensions;
            let changes: Vec<String> = start.iter().zip(&end).take(axes).map(name).collect();
            let [from, to] = [from, to].map(|cell| self.text(cell));
            let reason: Message = match axes {
                2 => say::NoDiagonal { from, to }.into(),
                3 => say::NoDirectionOfTwo { from, to, changes }.into(),
                _ => say::NoDirection { from, to, changes }.into(),
            };
            self.refuse("Q3", reason, &[])
        })
    }

    fn step(&self, from: Cell, to: Cell) -> Error {
        let ends = |(m, _): &&(Move, Vec<Cell>)| ends_at(m, from, &[to]);
        if let Some((m, path)) = with_paths(self.position).iter().find(ends) {
            let notation = written(self.position, m, path);
            return self.refuse("Q14", say::CaptureWithX { notation }, &[]);
        }
        let way = match self.way(from, to) {
            Ok(way) => way,
            Err(error) => return error,
        };
        let piece = self.piece(from);
        if !self.is_king(from) && way.len() > 1 {
            let reason = say::StepsToNeighbor { piece, to: self.text(to), away: way.len() };
            return self.refuse("Q4", reason, &[to]);
        }
        let occupied = self.position.occupied();
        if let Some(&cell) = way.iter().find(|cell| occupied & cell.bit() != 0) {
            let rule = if self.is_king(from) { "Q6" } else { "Q4" };
            let to_text = self.text(to);
            let reason: Message = match cell == to {
                true => say::CannotStepOnto { piece, to: to_text }.into(),
                false => say::CannotStepPast { piece, to: to_text, blocker: self.text(cell) }.into(),
            };
            return self.refuse(rule, reason, &[cell]);
        }
        if !self.is_king(from) && self.lattice.ahead[self.position.turn.index()][from.index()] & to.bit() == 0
        {
            let side = self.position.turn;
            // Q18: squares are numbered from Black's side.
            let to_text = self.text(to);
            let reason: Message = match (self.lattice.dimensions, side) {
                (2, Side::White) => say::MenToSmallerNumbers { piece, to: to_text, side }.into(),
                (2, Side::Black) => say::MenToGreaterNumbers { piece, to: to_text, side }.into(),
                (_, Side::White) => say::MenToGreaterY { piece, to: to_text, side }.into(),
                (_, Side::Black) => say::MenToSmallerY { piece, to: to_text, side }.into(),
            };
            return self.refuse("Q4", reason, &[to]);
        }
        self.compulsory(0)
    }

    /// Creates the error that another capture is compulsory (Q8); the candidates are those captures.
    fn compulsory(&self, size: usize) -> Error {
        let moves = with_paths(self.position);
        let most = moves.first().map_or(0, |(_, path)| path.len());
        let texts: Vec<String> = moves.iter().map(|(m, path)| written(self.position, m, path)).collect();
        let choices = Choices { first: texts.iter().take(3).cloned().collect(), count: texts.len() };
        let reason: Message = match (size, texts.len()) {
            (0, 1) => say::MustCapture { choices, most }.into(),
            (0, _) => say::MustCaptureOne { choices, most }.into(),
            _ => say::TakesTooFew { size, most, choices }.into(),
        };
        let starts = self.position.captures().as_ref().map_or(0, |captures| captures.demand.starts);
        Error::illegal("Q8", reason).on_cells(self.position.texts(starts)).with_candidates(texts)
    }

    /// Returns what a capture along a path captures (Q5-Q7), or what forbids it.
    fn follow(&self, from: Cell, path: &[Cell]) -> Result<u128, Error> {
        let prey = self.position.pieces[self.position.turn.other().index()];
        let occupied = self.position.occupied() & !from.bit();
        let piece = self.piece(from);
        let (rule, king) = if self.is_king(from) { ("Q6", true) } else { ("Q5", false) };
        let (mut taken, mut at) = (0_u128, from);
        for &to in path {
            let way = self.way(at, to)?;
            let [start, end] = [at, to].map(|cell| self.text(cell));
            if occupied & to.bit() != 0 {
                let behind = if path.len() == 1 { self.behind(from, to) } else { Vec::new() };
                let reason: Message = match behind.is_empty() {
                    true => say::CannotLandOn { piece, to: end }.into(),
                    false => say::LandBehind { prey: self.piece(to), cells: behind }.into(),
                };
                return Err(self.refuse(rule, reason, &[to]));
            }
            if !king && way.len() != 2 {
                let reason = say::CannotJumpSoFar { piece, from: start, to: end };
                return Err(self.refuse(rule, reason, &[to]));
            }
            let passed: Vec<Cell> = way.iter().copied().filter(|cell| occupied & cell.bit() != 0).collect();
            let [over] = passed[..] else {
                let reason: Message = match passed.is_empty() {
                    true => say::NothingToJump { from: start, to: end }.into(),
                    false => say::MoreThanOneToJump { from: start, to: end }.into(),
                };
                return Err(self.refuse(rule, reason, &passed));
            };
            if taken & over.bit() != 0 {
                return Err(self.refuse("Q7", say::JumpedTwice { cell: self.text(over) }, &[over]));
            }
            if prey & over.bit() == 0 {
                let reason = say::CannotJumpOwn { piece, cell: self.text(over) };
                return Err(self.refuse(rule, reason, &[over]));
            }
            taken |= over.bit();
            at = to;
        }
        Ok(taken)
    }

    /// Returns the cells where a capture of the piece on a cell can land.
    fn behind(&self, from: Cell, prey: Cell) -> Vec<String> {
        let empty = |to: &Cell| self.position.occupied() & to.bit() == 0;
        let captures = |to: &Cell| self.follow(from, &[*to]) == Ok(prey.bit());
        let cells = self.lattice.cells().filter(empty).filter(captures);
        cells.map(|cell| self.text(cell)).collect()
    }

    /// Why no capture along a path, or between two cells, is legal.
    fn capture(&self, from: Cell, path: &[Cell]) -> Error {
        let taken = match self.follow(from, path) {
            Ok(taken) => taken,
            Err(error) => {
                let captures = self.position.captures().as_ref().ok();
                return match (captures, path) {
                    // Two ends of a longer capture that Q8 forbids.
                    (Some(captures), &[end]) => match captures.size(from, end) {
                        Some(size) => self.compulsory(size as usize),
                        None => error,
                    },
                    _ => error,
                };
            }
        };
        let ways = with_paths(self.position);
        let goes_on = |(m, way): &(Move, Vec<Cell>)| {
            matches!(m, Move::Capture { from: start, .. } if *start == from) && way.starts_with(path)
        };
        let lenient = self.position.is_lenient();
        let last = path.last().copied().unwrap_or(from);
        if lenient || ways.iter().any(goes_on) {
            let reason = say::CaptureGoesOn { cell: self.text(last) };
            return self.refuse(if lenient { "Q16" } else { "Q5" }, reason, &[last]);
        }
        self.compulsory(taken.count_ones() as usize)
    }
}
