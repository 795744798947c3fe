//! Reading a move, and saying which rule forbids it when it is not legal.

use super::geometry::{Cell, Lattice, cells};
use super::moves::Move;
use super::notation::{with_paths, written};
use super::pattern::{Pattern, read};
use super::position::Position;
use crate::game::game_over;
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
                return Err(Error::ambiguous(text, candidates.collect()));
            }
        }
    }
    Err(inquiry.why_not(&pattern))
}

/// Whether a capture starts and ends as a text says that tells no more.
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

    fn refuse(&self, rule: &'static str, message: String, cells: impl IntoIterator<Item = Cell>) -> Error {
        Error::illegal(rule, message).with_cells(cells.into_iter().map(|cell| self.text(cell)))
    }

    fn is_king(&self, from: Cell) -> bool {
        self.position.kings & from.bit() != 0
    }

    fn name(&self, from: Cell) -> String {
        format!("the {} on {}", if self.is_king(from) { "king" } else { "man" }, self.text(from))
    }

    fn why_not(&self, pattern: &Pattern) -> Error {
        let candidates = self.position.candidates;
        if candidates != 0 {
            let choices: Vec<String> = self.position.texts(candidates);
            let turn = self.position.turn.title();
            let message = format!("{turn} first takes one of the pieces that missed a capture: huff ");
            return self.refuse("Q16", message + &choices.join(", huff "), cells(candidates));
        }
        match pattern {
            Pattern::Huff { cell } if self.position.is_lenient() => {
                self.refuse("Q16", "no capture has been missed".into(), [*cell])
            }
            Pattern::Huff { cell } => {
                let message = format!("nothing is huffed in {}", self.position.variant());
                self.refuse("Q16", message, [*cell])
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
            None => Some(self.refuse("C3", format!("there is no piece on {cell}"), [from])),
            Some((side, _)) if side != self.position.turn => {
                let turn = self.position.turn.title();
                let message = format!("the piece on {cell} is {}'s; {turn} is to move", side.title());
                Some(self.refuse("Q2", message, [from]))
            }
            Some(_) => None,
        }
    }

    /// The cells on the way, or that no direction leads so.
    fn way(&self, from: Cell, to: Cell) -> Result<&'static [Cell], Error> {
        self.lattice.towards(from, to).ok_or_else(|| {
            let (start, end) = (self.lattice.point(from), self.lattice.point(to));
            let name = |(a, b): (&u8, &u8)| (*b as i8 - *a as i8).to_string();
            let axes = self.lattice.dimensions;
            let changes: Vec<String> = start.iter().zip(&end).take(axes).map(name).collect();
            let [from, to] = [from, to].map(|cell| self.text(cell));
            let kinds = if axes < 4 { "two" } else { "two or four" };
            let message = match axes {
                2 => format!("no diagonal leads from {from} to {to}"),
                _ => format!(
                    "no direction leads from {from} to {to}: the coordinates change by {}, but along a direction \
                     {kinds} change, all by as much",
                    changes.join(", ")
                ),
            };
            self.refuse("Q3", message, [])
        })
    }

    fn step(&self, from: Cell, to: Cell) -> Error {
        let ends = |(m, _): &&(Move, Vec<Cell>)| ends_at(m, from, &[to]);
        if let Some((m, path)) = with_paths(self.position).iter().find(ends) {
            let text = written(self.position, m, path);
            return self.refuse("Q14", format!("a capture is written with `x`: `{text}`"), []);
        }
        let way = match self.way(from, to) {
            Ok(way) => way,
            Err(error) => return error,
        };
        let name = self.name(from);
        if !self.is_king(from) && way.len() > 1 {
            let message = format!("{name} steps to a neighbour; {} is {} away", self.text(to), way.len());
            return self.refuse("Q4", message, [to]);
        }
        let occupied = self.position.occupied();
        if let Some(&cell) = way.iter().find(|cell| occupied & cell.bit() != 0) {
            let rule = if self.is_king(from) { "Q6" } else { "Q4" };
            let text = self.text(cell);
            let message = if cell == to {
                format!("{name} cannot step to {text}: it is not empty")
            } else {
                format!("{name} cannot step to {}: a piece on {text} is in the way", self.text(to))
            };
            return self.refuse(rule, message, [cell]);
        }
        if !self.is_king(from) && self.lattice.ahead[self.position.turn.index()][from.index()] & to.bit() == 0
        {
            let side = self.position.turn;
            // Q18: squares are numbered from Black's side.
            let (coordinate, is_smaller) = match self.lattice.dimensions {
                2 => ("numbers", side == Side::White),
                _ => ("y", side == Side::Black),
            };
            let change = if is_smaller { "smaller" } else { "greater" };
            let (cell, side) = (self.text(to), side.title());
            let message = format!("{name} cannot step to {cell}: {side}'s men go to {change} {coordinate}");
            return self.refuse("Q4", message, [to]);
        }
        self.compulsory(0)
    }

    /// Q8: the captures of which one has to be made instead, all legal moves where none is lenient.
    fn compulsory(&self, size: usize) -> Error {
        let moves = with_paths(self.position);
        let most = moves.first().map_or(0, |(_, path)| path.len());
        let texts: Vec<String> = moves.iter().map(|(m, path)| written(self.position, m, path)).collect();
        let shown = texts.iter().take(3).map(|text| format!("`{text}`")).collect::<Vec<_>>().join(" or ");
        let more = if texts.len() > 3 { " or others" } else { "" };
        let pieces = if most == 1 { "piece" } else { "pieces" };
        let (take, each) = if texts.len() == 1 { ("takes", "") } else { ("take", " each") };
        let message = match size {
            0 => format!("a capture is compulsory: {shown}{more}, which {take} {most} {pieces}{each}"),
            _ => format!("it takes {size} where {most} can be taken: {shown}{more}"),
        };
        let starts = self.position.captures().as_ref().map_or(0, |captures| captures.demand.starts);
        self.refuse("Q8", message, cells(starts)).with_candidates(texts)
    }

    /// What a capture along a path takes (Q5-Q7), or what forbids it.
    fn follow(&self, from: Cell, path: &[Cell]) -> Result<u128, Error> {
        let prey = self.position.pieces[self.position.turn.other().index()];
        let occupied = self.position.occupied() & !from.bit();
        let name = self.name(from);
        let (rule, king) = if self.is_king(from) { ("Q6", true) } else { ("Q5", false) };
        let (mut taken, mut at) = (0_u128, from);
        for &to in path {
            let way = self.way(at, to)?;
            let [start, end] = [at, to].map(|cell| self.text(cell));
            if occupied & to.bit() != 0 {
                let message = format!("{name} cannot land on {end}: it is not empty");
                return Err(self.refuse(rule, message, [to]));
            }
            if !king && way.len() != 2 {
                let message =
                    format!("{name} cannot jump from {start} to {end}: a man lands right behind a neighbour");
                return Err(self.refuse(rule, message, [to]));
            }
            let passed: Vec<Cell> = way.iter().copied().filter(|cell| occupied & cell.bit() != 0).collect();
            let [over] = passed[..] else {
                let what = if passed.is_empty() { "nothing to jump" } else { "more than one piece" };
                let message = format!("there is {what} between {start} and {end}");
                return Err(self.refuse(rule, message, passed));
            };
            if taken & over.bit() != 0 {
                let message = format!("the piece on {} would be jumped twice", self.text(over));
                return Err(self.refuse("Q7", message, [over]));
            }
            if prey & over.bit() == 0 {
                let message = format!("{name} cannot jump over its own piece on {}", self.text(over));
                return Err(self.refuse(rule, message, [over]));
            }
            taken |= over.bit();
            at = to;
        }
        Ok(taken)
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
            let message = format!("a capture goes on while it can, and from {} it can", self.text(last));
            return self.refuse(if lenient { "Q16" } else { "Q5" }, message, [last]);
        }
        self.compulsory(taken.count_ones() as usize)
    }
}
