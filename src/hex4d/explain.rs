//! Reading a move, and saying which rule forbids it when it is not legal.

use super::geometry::{Axial, Cell, forward, strikes};
use super::notation::written;
use super::pattern::read;
use super::position::Move;
use super::state::Bared;
use super::view::View;
use crate::chesslike::{self, Chesslike, Spot, Step, the_one};
use crate::role::Role;
use crate::words::{Message, Piece, say};
use crate::{Error, Language, Side};

/// Reads a move in any accepted form (C3, H17).
pub(super) fn parse(position: View<'_>, text: &str, language: Language) -> Result<Move, Error> {
    let layout = position.layout;
    let patterns = read(text, layout, language)?;
    let fits = |m: &Move| {
        let step = m.step(layout);
        patterns.iter().any(|pattern| pattern.fits(&step))
    };
    let why_not = || (&Inquiry { position } as &dyn chesslike::explain::Explain).explain(&patterns[0]);
    let write = |m: &Move, language| written(position, m, language);
    the_one(text, || position.all.outcome(), || position.all.moves(), fits, write, why_not)
}

/// A position in which a move is not legal.
struct Inquiry<'a> {
    position: View<'a>,
}

/// How far a move goes: in which hexagon, or in both.
struct Way {
    /// The step of the board, and of the cell on its board.
    board: Axial,
    place: Axial,
}

impl Way {
    const NOWHERE: Axial = Axial { q: 0, r: 0 };

    fn is_inside(&self) -> bool {
        self.board == Self::NOWHERE
    }

    fn is_between(&self) -> bool {
        self.place == Self::NOWHERE
    }

    /// The step in the one hexagon in which it moves.
    fn step(&self) -> Axial {
        if self.is_inside() { self.place } else { self.board }
    }
}

impl chesslike::explain::Explain for Inquiry<'_> {
    fn position(&self) -> &dyn Chesslike {
        self.position.all
    }

    fn turn_rule(&self) -> &'static str {
        "H4"
    }

    fn rule_of(&self, role: Role) -> &'static str {
        match role {
            Role::King => "H7",
            Role::Queen | Role::Rook => "H6",
            Role::Bishop => self.rule("H6"),
            Role::Knight => "H8",
            _ => self.rule("H10"),
        }
    }

    fn has_shape(&self, step: &Step) -> bool {
        self.shape(step.role, self.cell(step.from), self.cell(step.to)).is_none()
    }

    fn why_not(&self, step: &Step) -> Error {
        let (role, from, to) = (step.role, self.cell(step.from), self.cell(step.to));
        let only = match self.four() {
            true => say::LastBoardPromotes {}.into(),
            false => say::EndOfFilePromotes {}.into(),
        };
        let is_last = self.position.layout.promotes(self.us(), to);
        let all = self.position.cells();
        self.shape(role, from, to)
            .or_else(|| self.confined(role, from, to))
            .or_else(|| self.blocked(role, from, to))
            .or_else(|| if role == Role::Pawn { self.pawn(from, to, step.captures) } else { None })
            .or_else(|| all.landing(step, self.rule("H5"), "C3"))
            .or_else(|| all.promotion(step, is_last, &Role::PROMOTIONS, self.rule("H12"), only))
            .unwrap_or_else(|| {
                let Step { captures, promotion, .. } = *step;
                self.exposed(&Move { role, from, to, captures, en_passant: false, promotion })
            })
    }

    fn is_stopped(&self, step: &Step, _: &Error) -> bool {
        self.blocked(step.role, self.cell(step.from), self.cell(step.to)).is_some()
    }

    fn captures(&self, role: Role, from: Spot, to: Spot) -> bool {
        let way = self.way(self.cell(from), self.cell(to));
        let strikes = role == Role::Pawn && strikes(self.us()).contains(&way.step());
        strikes || self.position.all.at(to).is_some_and(|(side, _)| side != self.us())
    }

    fn file_letter(&self, file: u8) -> char {
        self.position.layout.hexagon().letters().as_bytes()[usize::from(file)] as char
    }
}

impl Inquiry<'_> {
    fn us(&self) -> Side {
        self.position.all.turn()
    }

    fn four(&self) -> bool {
        self.position.layout.four
    }

    /// Returns the rule of `hex4d`, or the single rule of `glinski` where that differs.
    fn rule(&self, rule: &'static str) -> &'static str {
        if self.four() { rule } else { "H18" }
    }

    fn text(&self, cell: Cell) -> String {
        self.position.text(cell)
    }

    fn cell(&self, spot: Spot) -> Cell {
        self.position.layout.of(spot)
    }

    fn spot(&self, cell: Cell) -> Spot {
        self.position.layout.spot(cell)
    }

    fn at(&self, cell: Cell) -> Option<(Side, Role)> {
        self.position.at(cell)
    }

    fn refuse(&self, rule: &'static str, reason: impl Into<Message>, cells: &[Cell]) -> Error {
        let names = cells.iter().map(|&cell| self.text(cell)).collect();
        Error::illegal(rule, reason).on_cells(names)
    }

    fn rule_of(&self, role: Role) -> &'static str {
        chesslike::explain::Explain::rule_of(self, role)
    }

    fn piece(&self, role: Role, from: Cell) -> Piece {
        self.position.cells().piece(role, self.spot(from))
    }

    fn way(&self, from: Cell, to: Cell) -> Way {
        let layout = self.position.layout;
        let ([from_board, from_place], [to_board, to_place]) = (layout.axials(from), layout.axials(to));
        Way { board: to_board.minus(from_board), place: to_place.minus(from_place) }
    }

    /// Returns why a piece would not move like this even on an empty board; for a pawn, whatever it meets.
    fn shape(&self, role: Role, from: Cell, to: Cell) -> Option<Error> {
        let piece = self.piece(role, from);
        if from == to {
            return Some(self.refuse(self.rule_of(role), say::StaysOnCell {}, &[from]));
        }
        let way = self.way(from, to);
        let step = way.step();
        if role == Role::Pawn {
            return self.pawn_shape(from, to, way);
        }
        if !way.is_inside() && !way.is_between() {
            return self.mixed(role, from, to, way);
        }
        let line = step.line();
        let fits = match role {
            Role::Knight => step.is_leap(),
            Role::King => line.is_some_and(|(_, n, _)| n == 1),
            Role::Rook => line.is_some_and(|(.., diagonal)| !diagonal),
            Role::Bishop => line.is_some_and(|(_, n, diagonal)| diagonal || n == 1 && self.four()),
            _ => line.is_some(),
        };
        let reason = || say::CannotReach { piece, to: self.text(to) };
        (!fits).then(|| self.refuse(self.rule_of(role), reason(), &[]))
    }

    /// H9: why a piece does not change both board and cell.
    fn mixed(&self, role: Role, from: Cell, to: Cell, way: Way) -> Option<Error> {
        let piece = self.piece(role, from);
        let target = self.text(to);
        if role != Role::Knight {
            return Some(self.refuse("H5", say::InsideOrBetween { piece, to: target }, &[]));
        }
        let length = |step: Axial| step.line().map(|(_, n, diagonal)| if diagonal { 0 } else { n });
        if !matches!((length(way.board), length(way.place)), (Some(1), Some(2)) | (Some(2), Some(1))) {
            return Some(self.refuse("H9", say::CannotReachBoth { piece, to: target }, &[]));
        }
        let layout = self.position.layout;
        let same = layout.tone(from) == layout.tone(to);
        let reason = || say::SameColor { to: target, from: self.text(from) };
        same.then(|| self.refuse("H9", reason(), &[from, to]))
    }

    fn pawn_shape(&self, from: Cell, to: Cell, way: Way) -> Option<Error> {
        let us = self.us();
        let piece = self.piece(Role::Pawn, from);
        let (ahead, strikes) = (forward(us), strikes(us));
        if !way.is_inside() && !way.is_between() {
            let fits = way.board == ahead && strikes.contains(&way.place);
            let reason = || match self.at(to) {
                Some(_) => Message::from(say::PawnCapturesElse { piece }),
                None => say::CannotReachBoth { piece, to: self.text(to) }.into(),
            };
            return (!fits).then(|| self.refuse("H11", reason(), &[]));
        }
        let step = way.step();
        if step == ahead || strikes.contains(&step) {
            return None;
        }
        let double = step == Way::NOWHERE.plus(ahead, 2);
        if double && !self.four() && self.position.layout.ahead_of_start(us, from) == Some(0) {
            return None;
        }
        let reason: Message = match (double, self.four()) {
            (true, true) => say::OneStepOnly { piece }.into(),
            (true, false) => say::NotOnStartingCell { piece }.into(),
            _ => say::PawnSteps { piece }.into(),
        };
        Some(self.refuse(self.rule("H10"), reason, &[from][..usize::from(double)]))
    }

    /// Returns the error of a bared king that has chosen the other way (H14).
    fn confined(&self, role: Role, from: Cell, to: Cell) -> Option<Error> {
        let bared = self.position.state.confinement();
        let side = self.us();
        let reason: Message = match bared {
            Some(Bared::Inside) if from.board != to.board => say::BaredInside { side }.into(),
            Some(Bared::Between) if from.board == to.board => say::BaredBetween { side }.into(),
            _ => return None,
        };
        (role == Role::King).then(|| self.refuse("H14", reason, &[from]))
    }

    /// Returns the pieces that block a ride (H5) or a double step (H18).
    fn blocked(&self, role: Role, from: Cell, to: Cell) -> Option<Error> {
        let way = self.way(from, to);
        if !way.is_inside() && !way.is_between() {
            return None;
        }
        let (step, n, _) = way.step().line()?;
        if matches!(role, Role::King | Role::Knight) {
            return None;
        }
        let layout = self.position.layout;
        let [board, place] = layout.axials(from);
        let mut blockers = Vec::new();
        for times in 1..n {
            let passed = match way.is_inside() {
                true => [board, place.plus(step, times)],
                false => [board.plus(step, times), place],
            };
            blockers.extend(layout.find(passed).filter(|&cell| self.at(cell).is_some()));
        }
        if blockers.is_empty() {
            return None;
        }
        let rule = match role {
            Role::Pawn => "H18",
            _ if way.is_inside() => "H6",
            _ => "H5",
        };
        let cells = blockers.iter().map(|&cell| self.text(cell)).collect();
        let reason = say::CellsStop { cells, piece: self.piece(role, from) };
        Some(self.refuse(rule, reason, &blockers))
    }

    /// Returns what stops a pawn on a cell that it could enter.
    fn pawn(&self, from: Cell, to: Cell, captures: bool) -> Option<Error> {
        let us = self.us();
        let way = self.way(from, to);
        let piece = self.piece(Role::Pawn, from);
        let there = self.at(to);
        let mixed = !way.is_inside() && !way.is_between();
        if mixed || strikes(us).contains(&way.step()) {
            if there.is_some() {
                return None;
            }
            let passed = if captures && !self.four() { self.beyond(us.other(), to) } else { None };
            return Some(match passed {
                Some(passed) => self.no_en_passant(from, to, passed),
                None => {
                    self.refuse(self.rule("H11"), say::PawnNeedsCapture { piece, to: self.text(to) }, &[])
                }
            });
        }
        if captures {
            let cells = &[to][..usize::from(there.is_some())];
            return Some(self.refuse(self.rule("H11"), say::PawnAheadOnly { piece }, cells));
        }
        there.map(|_| self.refuse(self.rule("H10"), say::PawnNeedsEmpty { piece }, &[to]))
    }

    /// Returns the cell of a side's pawn that a double step over a cell would have led to.
    fn beyond(&self, side: Side, cell: Cell) -> Option<Cell> {
        let layout = self.position.layout;
        let [board, place] = layout.axials(cell);
        let pawn = layout.find([board, place.plus(forward(side), 1)])?;
        (self.at(pawn) == Some((side, Role::Pawn))).then_some(pawn)
    }

    fn no_en_passant(&self, from: Cell, to: Cell, passed: Cell) -> Error {
        let (role, captures) = (Role::Pawn, true);
        let m = Move { role, from, to, captures, en_passant: true, promotion: None };
        let state = self.position.state;
        // The field is dropped if the capture would expose the king (C6).
        let exposed = self.exposed(&m);
        let dropped = state.clock == 0 && !exposed.cells().is_empty();
        if dropped || state.en_passant == Some(to) {
            return exposed;
        }
        let reason = say::NotJustPassed { cell: self.text(passed), passed: self.text(to) };
        self.refuse("H18", reason, &[passed])
    }

    /// Creates the error of a move that leaves the mover's king attacked (H13), perhaps only by a bared king
    /// (H15).
    fn exposed(&self, m: &Move) -> Error {
        let (us, them) = (self.us(), self.us().other());
        let after = self.position.all.after(m);
        let after: &dyn Chesslike = &*after;
        let attackers = after.checkers(us);
        if self.position.state.bared[them.index()].is_some() && attackers == after.king(them).as_slice() {
            let reason = say::NextToBaredKing { side: us, other: them };
            return self.position.cells().refuse("H15", reason, &attackers);
        }
        after.exposed("H13", us)
    }
}
