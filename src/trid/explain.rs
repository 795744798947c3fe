//! Reading a move, and saying which rule forbids it if it is not legal.
//!
//! A rule that both rule sets have is cited as `number("D5", "M5")`.

mod boards;

use super::decks::union;
use super::geometry::{Cell, Column, GRID, LEVELS, Levels, PAWN_STARTS, Place, Wing};
use super::notation::{Origin, written};
use super::pattern::read;
use super::position::{Kind, Move, Position, State};
use super::rules::{self, Castling, Obstacle, Rules};
use super::said::{Becomes, Said, Text};
use crate::chesslike::columns::Columns;
use crate::chesslike::pattern::{Partial, Pattern, Reading};
use crate::chesslike::{self, Chesslike, Spot, Step, the_one};
use crate::game::Game;
use crate::role::Role;
use crate::words::{self, Message, Piece, say};
use crate::{Error, Language, Side};
use std::array;

/// Reads a move in any accepted form (C3, D17, M19, M20).
pub(super) fn parse(position: &Position, text: &str, language: Language) -> Result<Move, Error> {
    let mut readings = read(text, language, position.state.rules)?;
    let moves = position.legal_moves();
    // M20: a letter that is a piece's and a board's is the piece's, if it has such a move.
    let fits = |reading: &Reading<Text>| moves.iter().any(|m| reading.text.fits(position, m));
    if readings.iter().any(|reading| reading.text.names_piece() && fits(reading)) {
        readings.retain(|reading| reading.text.names_piece());
    }
    let fits = |m: &Move| readings.iter().any(|reading| reading.text.fits(position, m));
    let write = |m: &Move, language| written(position, m, language, Origin::Whole);
    let complete = || readings.iter().find(|reading| reading.missing.is_none()).unwrap_or(&readings[0]);
    the_one(text, || position.outcome(), || moves, fits, write, || refusal(position, complete()))
}

/// Returns why no legal move fits a text.
fn refusal(position: &Position, reading: &Reading<Text>) -> Error {
    let refuse = |reason: Message, cells: &[Cell]| refuse("M12", reason, cells);
    let Text { waiting, kind, passing } = reading.text;
    let is_legal = |kind| {
        let text = Text { waiting, kind, passing: false };
        position.legal_moves().iter().any(|m| text.fits(position, m))
    };
    if passing && is_legal(kind) {
        return Error::illegal("M20", say::EnPassantMark {});
    }
    if let Said::Meder { pattern, from: Some(place) } = kind
        && is_legal(Said::Meder { pattern, from: None })
    {
        return Error::illegal("M20", say::NotOnPeg { peg: place.peg_text() }).with_cells([place.text()]);
    }
    let Some(pawn) = position.waits() else {
        return match waiting {
            Some(_) => refuse(say::NoPawnWaits {}.into(), &[]),
            None => Inquiry::new(position).refusal(reading),
        };
    };
    let cell = pawn.text();
    let asked = match waiting {
        Some(Becomes { pawn: said, .. }) if !said.fits(pawn.spot()) => {
            return refuse(say::PawnWaitsOn { cell }.into(), &[pawn]);
        }
        Some(Becomes { role, .. }) if !Role::PROMOTIONS.contains(&role) => {
            return refuse(say::NoPromotionTo { role }.into(), &[pawn]);
        }
        Some(Becomes { role, .. }) => Some(role),
        None => match kind {
            Said::Step(pattern) | Said::Meder { pattern, .. } if speaks_of(&pattern, pawn) => {
                return refuse(say::PromoteFirst { cell }.into(), &[pawn]);
            }
            // The moving piece may be the one that the pawn becomes.
            Said::Step(pattern) | Said::Meder { pattern, .. } => pattern.role,
            Said::Castle { .. } | Said::Board { .. } => None,
        },
    };
    let role = asked.filter(|role| Role::PROMOTIONS.contains(role)).unwrap_or(Role::Queen);
    Inquiry::new(&position.promoted(pawn, role)).refusal(reading)
}

/// Returns whether a text moves a waiting pawn, or promotes it where it stands.
fn speaks_of(pattern: &Pattern, pawn: Cell) -> bool {
    let is_pawn = pattern.role.is_none_or(|role| role == Role::Pawn);
    let leaves = pattern.from.is_column() && pattern.from.fits(pawn.spot());
    let stays = pattern.from == Partial::default() && pattern.to.fits(pawn.spot());
    is_pawn && (leaves || stays)
}

fn refuse(rule: &'static str, reason: impl Into<Message>, cells: &[Cell]) -> Error {
    Error::illegal(rule, reason).on_cells(cells.iter().map(|cell| cell.text()).collect())
}

/// Creates the error of a move that leaves the mover's king attacked.
fn exposed(rule: &'static str, mut position: Position, m: &Move) -> Error {
    let us = position.state.turn;
    position.move_pieces(m);
    let attackers =
        position.board.king(us).map_or([0; LEVELS], |king| position.attackers_of(king, us.other()));
    match position.waiting(us.other()) {
        Some(pawn) if union(&attackers) == 0 => {
            refuse("M12", say::LeavesPawn { cell: pawn.text(), side: us }, &[pawn])
        }
        _ => (&position as &dyn Chesslike).exposed(rule, us),
    }
}

/// D1, M2: no board ever has this cell.
fn no_cell(rules: Rules, cell: Cell) -> Error {
    refuse(rules.number("D1", "M2"), say::NoSuchCell { cell: cell.text() }, &[])
}

/// A position in which a move is not legal.
struct Inquiry<'a> {
    position: &'a Position,
    us: Side,
    play: Levels,
    empty: Levels,
    /// All columns that hold a piece, and all in play.
    occupied: u64,
    in_play: u64,
}

impl chesslike::explain::Explain for Inquiry<'_> {
    fn position(&self) -> &dyn Chesslike {
        self.position
    }

    fn turn_rule(&self) -> &'static str {
        self.number("D4", "M4")
    }

    fn rule_of(&self, role: Role) -> &'static str {
        if role == Role::Pawn { self.number("D9", "M8") } else { self.number("D5", "M5") }
    }

    fn has_shape(&self, step: &Step) -> bool {
        GRID.open(self.us, step.role, Cell::of(step.from).column.index()) & Cell::of(step.to).column.bit()
            != 0
    }

    fn why_not(&self, step: &Step) -> Error {
        let Step { role, captures, promotion, .. } = *step;
        let (from, to) = (Cell::of(step.from), Cell::of(step.to));
        let piece = self.all().piece(role, step.from);
        if from.column == to.column {
            return refuse(self.number("D5", "M5"), say::StaysInColumn {}, &[from]);
        }
        let diagonal = GRID.pawn(self.us, from.column.index()) & to.column.bit() != 0;
        let passing = role == Role::Pawn && diagonal && captures && self.at(to).is_none();
        let way = || match role {
            Role::Pawn => self.pawn(from, to, captures, &piece),
            _ => self.way(role, from.column, to.column, &piece),
        };
        let end = || if passing { self.not_passing(from, to) } else { self.entering(step) };
        let is_last = rules::promotion(self.us, self.position.decks) & to.column.bit() != 0;
        let only = || say::PromotionRankPromotes {}.into();
        way()
            .or_else(|| self.out_of_play(self.number("D6", "M6"), to))
            .or_else(|| self.landing(from, to, &piece))
            .or_else(end)
            .or_else(|| {
                self.all().promotion(step, is_last, &Role::PROMOTIONS, self.number("D11", "M11"), only())
            })
            .unwrap_or_else(|| {
                let kind = match passing {
                    true => Kind::EnPassant { from, to },
                    false => Kind::Ordinary { role, from, to, captures, promotion },
                };
                exposed(self.number("D8", "M7"), self.position.clone(), &kind.into())
            })
    }

    fn is_stopped(&self, _: &Step, reason: &Error) -> bool {
        matches!(reason.rule(), Some("D5" | "D9" | "M5" | "M8" | "M9"))
    }

    fn captures(&self, role: Role, from: Spot, to: Spot) -> bool {
        let straight = role != Role::Pawn || from[0] == to[0];
        !straight || self.position.at(to).is_some_and(|(side, _)| side != self.us)
    }

    fn wrong_piece(&self, role: Role, from: Spot) -> Option<Error> {
        let absent = if self.position.at(from).is_none() {
            self.out_of_play(self.number("D3", "M2"), Cell::of(from))
        } else {
            None
        };
        absent.or_else(|| self.all().wrong_piece(role, from, self.turn_rule()))
    }

    fn absent(&self, role: Role, from: Partial) -> Option<Error> {
        if !from.is_column() {
            return None;
        }
        let wrong = self.from(from).and_then(|cell| self.wrong_piece(role, cell.spot()));
        let columns = self.columns(Cell::of(from.lowest()).column.bit());
        Some(wrong.unwrap_or_else(|| self.all().no_piece(role, say::InColumns { columns }.into())))
    }
}

impl<'a> Inquiry<'a> {
    fn new(position: &'a Position) -> Self {
        let play = position.decks.in_play();
        let occupied = position.board.occupied();
        Inquiry {
            position,
            us: position.state.turn,
            play,
            empty: array::from_fn(|l| play[l] & !occupied[l]),
            occupied: union(&occupied),
            in_play: union(&play),
        }
    }

    /// The number of a rule that stands on both pages.
    fn number(&self, truelove: &'static str, meder: &'static str) -> &'static str {
        self.position.state.rules.number(truelove, meder)
    }

    fn refusal(&self, Reading { text, missing }: &Reading<Text>) -> Error {
        match text.kind {
            Said::Step(mut pattern) | Said::Meder { mut pattern, .. } => {
                let [file, rank, _] = pattern.to.lowest().map(usize::from);
                let mut levels = (0..LEVELS).filter(|&level| Cell::at(file, rank, level).is_in(&self.play));
                match (missing, levels.next(), levels.next()) {
                    // There is only one.
                    (Some(_), Some(level), None) => pattern.to.level = Some(level as u8),
                    (Some(error), ..) => return error.clone(),
                    (None, ..) => {}
                }
                self.step(pattern)
            }
            Said::Castle { wing } => self.castle(wing),
            Said::Board { from, to, promotion } => {
                missing.clone().unwrap_or_else(|| self.board(from, to.lowest(), promotion))
            }
        }
    }

    fn all(&self) -> &dyn Chesslike {
        self.position
    }

    fn at(&self, cell: Cell) -> Option<(Side, Role)> {
        self.position.board.at(cell)
    }

    /// Does something with the position as its columns.
    fn seen<T>(&self, then: impl FnOnce(Columns<'_>) -> T) -> T {
        let cells = |column| (0..LEVELS).map(|level| Cell::new(column, level).spot()).collect();
        let name = |column| Column::new(column).text();
        then(Columns { position: self.position, grid: &GRID, cells: &cells, name, are_squares: false })
    }

    fn columns(&self, columns: u64) -> words::Columns {
        self.seen(|seen| seen.names(columns))
    }

    /// The cells of all pieces in the columns.
    fn stacks(&self, columns: u64) -> Vec<Cell> {
        self.seen(|seen| seen.stacks(columns)).into_iter().map(Cell::of).collect()
    }

    fn rules(&self) -> Rules {
        self.position.state.rules
    }

    fn blockers(&self) -> u64 {
        self.rules().blockers(self.occupied, self.in_play)
    }

    fn step(&self, mut pattern: Pattern) -> Error {
        let to = Cell::of(pattern.to.lowest());
        if !to.is_in(&self.play) && self.place(to).is_none() {
            return no_cell(self.rules(), to);
        }
        if pattern.from.is_column() {
            // Without a letter: a piece of the mover's own side in the column, or otherwise any piece.
            let there = self.from(pattern.from).and_then(|cell| self.at(cell));
            pattern.role = pattern.role.or(there.map(|(_, role)| role));
        }
        (self as &dyn chesslike::explain::Explain).explain(&pattern)
    }

    /// Returns the piece that a text can mean.
    fn from(&self, from: Partial) -> Option<Cell> {
        let mut pieces = self.stacks(u64::MAX);
        pieces.retain(|cell| from.fits(cell.spot()));
        let own = |&&cell: &&Cell| self.at(cell).is_some_and(|(side, _)| side == self.us);
        pieces.iter().find(own).or(pieces.first()).copied()
    }

    /// The place of a movable board that would have this cell.
    fn place(&self, cell: Cell) -> Option<Place> {
        cell.place().filter(|&place| self.rules().has_place(place))
    }

    /// A cell that no board has now (D3), or ever.
    fn out_of_play(&self, rule: &'static str, cell: Cell) -> Option<Error> {
        if cell.is_in(&self.play) {
            return None;
        }
        let text = cell.text();
        Some(match self.place(cell) {
            Some(place) => {
                let reason = say::CellNotInPlay { cell: text.clone(), place: place.text() };
                Error::illegal(rule, reason).with_cells([text])
            }
            None => no_cell(self.rules(), cell),
        })
    }

    /// Returns what stops a piece on its way between columns (D5).
    fn way(&self, role: Role, from: Column, to: Column, piece: &Piece) -> Option<Error> {
        let [start, end] = [from, to].map(Column::index);
        let shape = self.seen(|seen| seen.shape(role, start, end, self.number("D5", "M5"), piece));
        if shape.is_some() {
            return shape;
        }
        if to.bit() & self.in_play == 0 {
            return Some(self.no_column(self.number("D5", "M6"), to));
        }
        if GRID.reach(role, start, self.blockers()) & to.bit() != 0 {
            return None;
        }
        // Along a line the columns are numbered in one direction.
        let between = GRID.between(start, end);
        let stops = between & self.blockers();
        let nearest =
            if from < to { stops & stops.wrapping_neg() } else { 1 << (63 - stops.leading_zeros()) };
        let is_gap = nearest & self.in_play == 0;
        let stops = between & if is_gap { !self.in_play } else { self.occupied };
        if is_gap {
            let reason = say::GapStops { columns: self.columns(stops), piece: piece.clone() };
            return Some(refuse(self.number("D5", "M5"), reason, &self.stacks(stops)));
        }
        Some(self.seen(|seen| seen.stopping(stops, self.number("D5", "M5"), piece)))
    }

    /// A column in which no board has a cell now (D3).
    fn no_column(&self, rule: &'static str, column: Column) -> Error {
        refuse(rule, say::ColumnNotInPlay { columns: self.columns(column.bit()) }, &[])
    }

    /// Why a pawn does not go to a column (D9, M8, M9).
    fn pawn(&self, from: Cell, to: Cell, captures: bool, piece: &Piece) -> Option<Error> {
        let (us, rule) = (self.us, self.number("D9", "M8"));
        let [start, end] = [from, to].map(|cell| cell.column.index());
        let shape = self.seen(|seen| seen.shape(Role::Pawn, start, end, rule, piece));
        if shape.is_some() {
            return shape;
        }
        if GRID.pawn(us, from.column.index()) & to.column.bit() != 0 {
            let reason = || say::PawnDiagonallyWithX { piece: piece.clone() };
            return (!captures && self.at(to).is_none()).then(|| refuse(rule, reason(), &[]));
        }
        let single = GRID.ahead(us, from.column.bit());
        if single & self.in_play == 0 {
            return Some(self.no_column(rule, Column::new(single.trailing_zeros() as usize)));
        }
        if captures {
            let reason = say::PawnAheadOnly { piece: piece.clone() };
            return Some(refuse(rule, reason, self.at(to).map(|_| to).as_slice()));
        }
        if single & to.column.bit() != 0 {
            return None;
        }
        if !from.is_in(&PAWN_STARTS[us.index()]) || self.position.state.unmoved & from.column.bit() == 0 {
            let reason = say::PawnHasMoved { piece: piece.clone() };
            return Some(refuse(self.number("D9", "M9"), reason, &[from]));
        }
        let between = self.stacks(single);
        if !between.is_empty() {
            let reason = say::CannotPassAhead { piece: piece.clone() };
            return Some(refuse(self.number("D9", "M9"), reason, &between));
        }
        None
    }

    /// Why a pawn does not capture on an empty cell that it reaches (D7, D10).
    fn not_passing(&self, from: Cell, to: Cell) -> Option<Error> {
        let state = self.position.state;
        if state.en_passant.is_some_and(|passed| passed.column == to.column) {
            return None;
        }
        let them = self.us.other();
        let beyond = self.stacks(GRID.ahead(them, to.column.bit()));
        let Some(&pawn) = beyond.iter().find(|&&cell| self.at(cell) == Some((them, Role::Pawn))) else {
            return Some(refuse(self.number("D7", "M6"), say::NothingToCapture { cell: to.text() }, &[]));
        };
        // The right is dropped if its use would expose the king (C6).
        let state = State { en_passant: Some(Cell { level: pawn.level, ..to }), ..state };
        let position = Position { state, ..self.position.clone() };
        let error = exposed(self.number("D8", "M7"), position, &Kind::EnPassant { from, to }.into());
        if state.clock == 0 && !error.cells().is_empty() {
            return Some(error);
        }
        let reason = say::NotJustPassedColumn { cell: pawn.text(), columns: self.columns(to.column.bit()) };
        Some(refuse(self.number("D10", "M10"), reason, &[pawn]))
    }

    /// Why a piece cannot land on a cell in play (D6).
    fn landing(&self, from: Cell, to: Cell, piece: &Piece) -> Option<Error> {
        if to.is_in(&self.rules().landings(&self.play, &self.empty, from.level())) {
            return None;
        }
        let (column, level, piece) = (to.column.text(), to.level() + 1, piece.clone());
        let cell = |level: usize| Cell::new(to.column.index(), level);
        let (reason, cell): (Message, _) =
            match rules::obstacle(self.rules(), &self.play, &self.empty, from.level(), to) {
                Obstacle::EndToEnd => {
                    return Some(refuse("D6", say::EndToEnd {}, &[]));
                }
                Obstacle::Edge => {
                    let reason = say::OverTheEdge { piece, cell: cell(from.level()).text() };
                    return Some(refuse("D18", reason, &[]));
                }
                Obstacle::BetweenMains(at) => (say::BetweenMains { level: at + 1, column }.into(), cell(at)),
                Obstacle::TooFar(at) => (say::LevelTooFar { level: at + 1, column }.into(), cell(at)),
                Obstacle::Occupied(at) => (say::LevelOccupied { level: at + 1, column }.into(), cell(at)),
                Obstacle::Missing(at) => (say::LevelNotInPlay { level: at + 1, column }.into(), cell(at)),
            };
        Some(refuse("D6", say::CannotLandOnLevel { piece, level, reason }, &[cell]))
    }

    /// Returns what forbids entering a cell on which a piece could land (D7).
    fn entering(&self, step: &Step) -> Option<Error> {
        let is_straight = step.role == Role::Pawn && step.from[0] == step.to[0];
        match self.position.board.at(Cell::of(step.to)) {
            Some((side, _)) if side != self.us && is_straight && !step.captures => {
                let piece = self.all().piece(Role::Pawn, step.from);
                Some(self.all().refuse(self.number("D9", "M8"), say::PawnNeedsEmpty { piece }, &[step.to]))
            }
            _ => self.all().landing(step, self.number("D7", "M6"), self.number("D7", "M6")),
        }
    }

    fn castle(&self, wing: Wing) -> Error {
        let (us, castling) = (self.us, Castling::new(self.us, wing));
        let rule = self.number("D12", "M13");
        if !self.position.state.may_castle(us, wing) {
            return refuse(rule, say::NoCastlingThere { side: us }, &[]);
        }
        if !rules::castling_is_open(self.position.state.number) {
            return refuse(rule, say::NoCastlingFirst {}, &[]);
        }
        let attackers = self.all().checkers(us);
        if !attackers.is_empty() {
            return self.all().refuse(rule, say::KingInCheck {}, &attackers);
        }
        if !castling.is_free(&self.position.board) {
            let target = castling.king_target;
            return refuse(rule, say::NotEmpty { cell: target.text() }, &[target]);
        }
        exposed(rule, self.position.clone(), &Kind::Castle { wing }.into())
    }
}
