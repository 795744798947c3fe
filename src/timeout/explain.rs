//! Reading a move, and saying which rule forbids it if it is not legal.

use super::geometry::{Cell, Column, Wing, grid, last_rank, passed_pawn, pawn_start};
use super::notation::written;
use super::pattern::{Text, read};
use super::position::{Move, promotes};
use super::state::{Entry, Rules, State};
use super::view::View;
use crate::chesslike::columns::Columns;
use crate::chesslike::pattern::{Partial, Reading};
use crate::chesslike::{self, Chesslike, Spot, Step, the_one};
use crate::grid::{Grid, bits};
use crate::role::Role;
use crate::words::{self, Message, Moves, Piece, say};
use crate::{Error, Language, Side};

/// Reads a move in any accepted form (C3, T28).
pub(super) fn parse(position: &dyn View, text: &str, language: Language) -> Result<Move, Error> {
    let readings = read(text, position.levels(), position.state().rules, language)?;
    let fits = |m: &Move| readings.iter().any(|reading| reading.text.fits(position, m));
    let why_not = || Inquiry { position }.refusal(&readings[0]);
    let write = |m: &Move, language| written(position, m, language);
    the_one(text, || position.outcome(), || position.moves(), fits, write, why_not)
}

/// A position in which a move is not legal.
struct Inquiry<'a> {
    position: &'a dyn View,
}

/// The rule by which the sides take turns.
const TURN: &str = "T3";

impl chesslike::explain::Explain for Inquiry<'_> {
    fn position(&self) -> &dyn Chesslike {
        self.all()
    }

    fn turn_rule(&self) -> &'static str {
        TURN
    }

    fn rule_of(&self, _: Role) -> &'static str {
        "T4"
    }

    fn has_shape(&self, step: &Step) -> bool {
        self.grid().open(self.us(), step.role, Cell::of(step.from).column.index())
            & Cell::of(step.to).column.bit()
            != 0
    }

    fn why_not(&self, step: &Step) -> Error {
        let Step { role, captures, promotion, .. } = *step;
        let (from, to) = (Cell::of(step.from), Cell::of(step.to));
        if from.column == to.column {
            let reason: Message =
                if self.is_flat() { say::StaysOnSquare {}.into() } else { say::StaysInColumn {}.into() };
            return self.refuse("T4", reason, &[from]);
        }
        let obstacle = match role {
            Role::Pawn => self.pawn(from, to, captures),
            _ => self.way(role, from.column, to.column, "T4", "T5", &self.all().piece(role, step.from)),
        };
        let is_last = promotes(self.position.levels(), self.us(), role, to);
        let only = say::LastRankPromotes {}.into();
        obstacle
            .or_else(|| self.landing(to, captures, "T7", "T8"))
            .or_else(|| self.all().promotion(step, is_last, &Role::PROMOTIONS, "T12", only))
            .unwrap_or_else(|| self.exposed(&Move::Ordinary { role, from, to, captures, promotion }))
    }

    fn is_stopped(&self, _: &Step, reason: &Error) -> bool {
        matches!(reason.rule(), Some("T5" | "T10"))
    }

    fn captures(&self, role: Role, from: Spot, to: Spot) -> bool {
        let diagonal = role == Role::Pawn && from[0] != to[0];
        diagonal || self.position.at(to).is_some_and(|(side, _)| side != self.us())
    }

    fn absent(&self, role: Role, _: Partial) -> Option<Error> {
        let us = self.us();
        let entry = self.state().pool.iter().find(|entry| (entry.side, entry.role) == (us, role))?;
        let (role, origin) = (entry.role, self.text(entry.origin));
        Some(self.refuse("C3", say::IsInTimeOut { side: us, role, origin }, &[]))
    }
}

impl Inquiry<'_> {
    fn us(&self) -> Side {
        self.position.turn()
    }

    fn state(&self) -> &State {
        self.position.state()
    }

    fn grid(&self) -> &'static Grid {
        grid(self.position.levels())
    }

    fn refusal(&self, Reading { text, missing }: &Reading<Text>) -> Error {
        if let Some(missing) = missing {
            return missing.clone();
        }
        let returns = matches!(text, Text::Rematerialize { .. });
        if let Some(due) = self.state().due().filter(|_| !returns) {
            return self.refuse("T30", say::MustReturn { piece: self.entry(&due) }, &[due.origin]);
        }
        let cell = |partial: Partial| Cell::of(partial.lowest());
        match *text {
            Text::Step(pattern) => (self as &dyn chesslike::explain::Explain).explain(&pattern),
            Text::Castle { wing, rook, .. } => self.castle(wing, rook),
            Text::TimeOut { role, from, length } => {
                let there = self.position.at(from.lowest()).map(|(_, role)| role);
                self.time_out(role.or(there).unwrap_or(Role::Pawn), cell(from), length)
            }
            Text::Rematerialize { origin, rounds, role, to, annihilates, promotion } => {
                self.rematerialize(origin.map(cell), rounds, role, cell(to), annihilates, promotion)
            }
        }
    }

    fn refuse(&self, rule: &'static str, reason: impl Into<Message>, cells: &[Cell]) -> Error {
        let names = cells.iter().map(|&cell| self.text(cell)).collect();
        Error::illegal(rule, reason).on_cells(names)
    }

    fn all(&self) -> &dyn Chesslike {
        self.position.cells()
    }

    fn at(&self, cell: Cell) -> Option<(Side, Role)> {
        self.position.at(cell.spot())
    }

    fn text(&self, cell: Cell) -> String {
        self.position.text(cell)
    }

    fn is_flat(&self) -> bool {
        self.position.levels() == 1
    }

    /// Does something with the position as its columns.
    fn seen<T>(&self, then: impl FnOnce(Columns<'_>) -> T) -> T {
        let cells =
            |column| (0..self.position.levels()).map(|level| Cell::new(column, level).spot()).collect();
        let name = |column| Column::new(column).text();
        let (position, grid, are_squares) = (self.all(), self.grid(), self.is_flat());
        then(Columns { position, grid, cells: &cells, name, are_squares })
    }

    fn column(&self, column: Column) -> words::Columns {
        self.columns(column.bit())
    }

    fn columns(&self, columns: u64) -> words::Columns {
        self.seen(|seen| seen.names(columns))
    }

    fn pawn_on(&self, cell: Cell) -> Piece {
        Piece::on(Role::Pawn, self.text(cell))
    }

    fn entry(&self, entry: &Entry) -> Piece {
        Piece::From(entry.role, self.text(entry.origin))
    }

    /// The cells of all pieces in the columns.
    fn stacks(&self, columns: u64) -> Vec<Cell> {
        self.seen(|seen| seen.stacks(columns)).into_iter().map(Cell::of).collect()
    }

    fn enemies(&self, column: Column) -> Vec<Cell> {
        let them = self.us().other();
        let stack = self.position.stack(column.index()).into_iter();
        stack.filter(|&(_, side, _)| side == them).map(|(cell, ..)| cell).collect()
    }

    /// Returns what stops a piece on its way between columns: `shape` if it does not move like this at all,
    /// `block` if a column is in the way.
    fn way(
        &self,
        role: Role,
        from: Column,
        to: Column,
        shape: &'static str,
        block: &'static str,
        piece: &Piece,
    ) -> Option<Error> {
        let [start, end] = [from, to].map(Column::index);
        self.seen(|seen| seen.shape(role, start, end, shape, piece)).or_else(|| {
            let is_stopped = self.position.reach(role, start) & to.bit() == 0;
            let between = self.grid().between(start, end) & self.position.occupied();
            is_stopped.then(|| self.seen(|seen| seen.stopping(between, block, piece)))
        })
    }

    fn pawn(&self, from: Cell, to: Cell, captures: bool) -> Option<Error> {
        let (grid, us) = (self.grid(), self.us());
        let piece = self.pawn_on(from);
        let enemies = self.enemies(to.column);
        let [start, end] = [from, to].map(|cell| cell.column.index());
        let shape = self.seen(|seen| seen.shape(Role::Pawn, start, end, "T10", &piece));
        if shape.is_some() {
            return shape;
        }
        if grid.pawn(us, from.column.index()) & to.column.bit() != 0 {
            if !enemies.is_empty() {
                return None;
            }
            let beyond = passed_pawn(us.other(), to);
            let beside = beyond.column.rank() == from.column.rank();
            let pawn = self.at(beyond) == Some((us.other(), Role::Pawn));
            return Some(match captures && beside && pawn {
                true => self.no_en_passant(from, to, beyond),
                false => self.refuse("T10", say::PawnDiagonally { piece }, &[]),
            });
        }
        let single = grid.ahead(us, from.column.bit());
        if captures || !enemies.is_empty() {
            let reason: Message = match captures {
                true => say::PawnAheadOnly { piece }.into(),
                false => say::EnemyInFront { columns: self.column(to.column), piece }.into(),
            };
            return Some(self.refuse("T10", reason, &enemies));
        }
        if single & to.column.bit() == 0 {
            if pawn_start(self.position.levels(), us) & from.column.bit() == 0 {
                return Some(self.refuse("T10", say::NotOnSecondRank { piece }, &[from]));
            }
            let between = self.stacks(single);
            if !between.is_empty() {
                let reason = say::CannotPass { piece, columns: self.columns(single) };
                return Some(self.refuse("T10", reason, &between));
            }
        }
        None
    }

    fn no_en_passant(&self, from: Cell, to: Cell, passed: Cell) -> Error {
        // The field is dropped if the capture would expose the king (C6).
        let exposed = self.exposed(&Move::EnPassant { from, to });
        let dropped = self.state().clock == 0 && !exposed.cells().is_empty();
        if dropped || self.state().en_passant == Some(to) {
            return exposed;
        }
        let reason = say::NotJustPassed { cell: self.text(passed), passed: self.text(to) };
        self.refuse("T11", reason, &[passed])
    }

    /// Returns what forbids landing on a cell whose column is within reach: by `own`, a piece there; by
    /// `enemy`, the enemy pieces.
    fn landing(&self, to: Cell, captures: bool, own: &'static str, enemy: &'static str) -> Option<Error> {
        let cell = self.text(to);
        let enemies = self.enemies(to.column);
        let (rule, reason, cells): (_, Message, _) = match self.at(to) {
            Some((side, _)) if captures && side != self.us() => return None,
            _ if captures => (enemy, say::NothingToCapture { cell }.into(), enemies),
            Some((side, role)) if side != self.us() => {
                (enemy, say::WriteCapture { side, role, cell }.into(), vec![to])
            }
            _ if !enemies.is_empty() => {
                (enemy, say::EnterByCapturing { columns: self.column(to.column) }.into(), enemies)
            }
            Some((side, role)) => (own, say::Occupied { side, role, cell }.into(), vec![to]),
            None => return None,
        };
        Some(self.refuse(rule, reason, &cells))
    }

    /// Creates the error of a move that leaves the mover's king attacked.
    fn exposed(&self, m: &Move) -> Error {
        // Without declared lengths, which could lose a piece (T30).
        let plain = State { rules: Rules::TimeOut, ..self.state().clone() };
        let after = self.position.with_state(plain).after(m);
        (&*after as &dyn Chesslike).exposed("T13", self.us())
    }

    fn castle(&self, wing: Wing, rook: Option<usize>) -> Error {
        let us = self.us();
        let rights = self.state().castling[us.index()];
        let path = wing.path(self.position.levels(), us);
        if rights == [0; 2] {
            return self.refuse("T14", say::NoCastlingLeft { side: us }, &[]);
        }
        let right = rook.map_or(rights[wing as usize] != 0, |l| rights[wing as usize] & (1 << l) != 0);
        if !right {
            let column = path.rook;
            let rook = rook.map(|level| Cell::new(column.index(), level));
            let reason: Message = match rook {
                Some(cell) => say::RookCannotCastle { cell: self.text(cell) }.into(),
                None => say::NoRookCastles { columns: self.column(column) }.into(),
            };
            return self.refuse("T14", reason, rook.as_slice());
        }
        let attackers = self.all().checkers(us);
        if !attackers.is_empty() {
            return self.all().refuse("T14", say::KingInCheck {}, &attackers);
        }
        let blockers = self.stacks(path.between);
        if !blockers.is_empty() {
            let full = path.between & self.position.occupied();
            return self.refuse("T14", say::BetweenKingAndRook { columns: self.columns(full) }, &blockers);
        }
        let mut attackers = Vec::new();
        let mut attacked = 0_u64;
        for column in bits(path.crossed) {
            let further = self.position.attackers(Cell::new(column, 0).spot(), us.other());
            attacked |= if further.is_empty() { 0 } else { 1 << column };
            for cell in further {
                if !attackers.contains(&cell) {
                    attackers.push(cell);
                }
            }
        }
        self.all().refuse("T14", say::CastlesThroughAttack { columns: self.columns(attacked) }, &attackers)
    }

    fn time_out(&self, role: Role, from: Cell, length: Option<u8>) -> Error {
        if let Some(error) = self.all().wrong_piece(role, from.spot(), TURN) {
            return error;
        }
        if role == Role::King {
            return self.refuse("T15", say::KingStays {}, &[from]);
        }
        let declared = self.state().rules == Rules::Declared;
        match length {
            Some(_) if !declared => {
                return self.refuse("T30", say::LengthNotDeclared {}, &[from]);
            }
            None if declared => {
                let leave = Move::TimeOut { role, from, length: 4 };
                let example = Moves::one(|language| written(self.position, &leave, language));
                return self.refuse("T30", say::DeclareLength { example }, &[from]);
            }
            _ => {}
        }
        let length = length.unwrap_or(0);
        if declared && !(1..=9).contains(&length) {
            return self.refuse("T30", say::TimeOutRounds {}, &[from]);
        }
        let clash = if declared { self.state().clash(length) } else { None };
        if let Some(entry) = clash {
            return self.refuse("T30", say::ReturnsSameTurn { piece: self.entry(entry) }, &[entry.origin]);
        }
        self.exposed(&Move::TimeOut { role, from, length })
    }

    fn rematerialize(
        &self,
        origin: Option<Cell>,
        rounds: Option<u8>,
        role: Role,
        to: Cell,
        annihilates: bool,
        promotion: Option<Role>,
    ) -> Error {
        let us = self.us();
        let mut errors: Vec<Error> = Vec::new();
        let entries = self.state().pool.iter().filter(|entry| {
            (entry.side, entry.role) == (us, role)
                && origin.is_none_or(|cell| cell == entry.origin)
                && rounds.is_none_or(|rounds| rounds == entry.rounds)
        });
        for entry in entries {
            errors.push(
                self.blocked(entry).unwrap_or_else(|| self.returning(entry, to, annihilates, promotion)),
            );
        }
        match &errors[..] {
            [] => {
                let reason: Message = match origin {
                    Some(cell) => say::NoneFromInTimeOut { side: us, role, origin: self.text(cell) }.into(),
                    None => say::NoneInTimeOut { side: us, role }.into(),
                };
                self.refuse("T17", reason, origin.as_slice())
            }
            // The piece with the most rounds comes last.
            [.., error] => error.clone(),
        }
    }

    /// Why an entry of the side to move cannot return anywhere now.
    fn blocked(&self, entry: &Entry) -> Option<Error> {
        let piece = self.entry(entry);
        if self.state().rules == Rules::Declared && !entry.is_due() {
            let reason = say::ReturnsLater { piece, turns: entry.length - entry.rounds };
            return Some(self.refuse("T30", reason, &[entry.origin]));
        }
        if entry.rounds == 0 {
            return Some(self.refuse("T17", say::NotYetARound { piece }, &[entry.origin]));
        }
        let column = entry.origin.column;
        let blockers = self.stacks(column.bit());
        if !blockers.is_empty() {
            let reason = say::OriginNotEmpty { piece, columns: self.column(column) };
            return Some(self.refuse("T17", reason, &blockers));
        }
        None
    }

    fn returning(&self, entry: &Entry, to: Cell, annihilates: bool, promotion: Option<Role>) -> Error {
        if entry.origin.column == to.column {
            let reason: Message =
                if self.is_flat() { say::OwnSquare {}.into() } else { say::OwnColumn {}.into() };
            return self.refuse("T18", reason, &[entry.origin]);
        }
        let obstacle = match entry.role {
            Role::Pawn => self.pawn_range(entry, to, annihilates),
            role => self.way(role, entry.origin.column, to.column, "T18", "T18", &self.entry(entry)),
        };
        if let Some(error) = obstacle.or_else(|| self.landing(to, annihilates, "T18", "T18")) {
            return error;
        }
        let last = last_rank(self.position.levels(), entry.side) & to.column.bit() != 0;
        if promotion
            .is_some_and(|role| role != Role::Queen || entry.role != Role::Pawn || !last || annihilates)
        {
            return self.refuse("T20", say::ReturnsAsQueen {}, &[to]);
        }
        let Entry { role, origin, rounds, .. } = *entry;
        self.exposed(&Move::Rematerialize { role, origin, rounds, to, annihilates })
    }

    fn pawn_range(&self, entry: &Entry, to: Cell, annihilates: bool) -> Option<Error> {
        if self.position.range(entry) & to.column.bit() != 0 {
            return None;
        }
        let piece = self.entry(entry);
        let grid = self.grid();
        let mut ahead = entry.origin.column.bit();
        let mut passed = 0;
        for _ in 0..entry.rounds {
            ahead = grid.ahead(entry.side, ahead);
            passed |= ahead;
        }
        if passed & to.column.bit() != 0 {
            let way = grid.between(entry.origin.column.index(), to.column.index()) | to.column.bit();
            let blockers = self.stacks(way & self.position.occupied());
            let reason: Message = match annihilates {
                true => say::AnnihilatesDiagonally { piece }.into(),
                false => say::WayAheadBlocked { piece }.into(),
            };
            return Some(self.refuse("T19", reason, &blockers));
        }
        let reason = say::CannotReachAfter { piece, columns: self.column(to.column), rounds: entry.rounds };
        Some(self.refuse("T19", reason, &[]))
    }
}

/// Why an entry cannot return now, wherever to (T16, T17, T30); its owner is to move.
pub(super) fn why_blocked(position: &dyn View, entry: &Entry) -> Option<Error> {
    Inquiry { position }.blocked(entry)
}
