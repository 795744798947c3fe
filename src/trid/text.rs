//! Position texts (C2, D16). Reading turns a text first into a setup, which may be anything of the right
//! format, and then into a position, which meets all conditions.

use super::board::Board;
use super::decks::Decks;
use super::geometry::{Cell, Column, FILES, GRID, LEVELS, PAWN_STARTS, Place, RANKS, Wing, pawn_start};
use super::movegen;
use super::pattern;
use super::position::{Position, State, passed_pawn, right};
use super::rules::{self, Castling, Rules};
use crate::chesslike::Chesslike;
use crate::chesslike::rows::{read_square, write_square};
use crate::error::shown;
use crate::notation::{self, Cursor, Faults, Field, Readable, TextField, fields};
use crate::role::Role;
use crate::words::{Message, say};
use crate::{Code, Error, Side};
use std::fmt::{self, Display, Formatter, Write};
use std::str::FromStr;

/// The fields of a position text (D16).
pub(crate) const FIELDS: [TextField; 9] = [
    TextField::VARIANT,
    TextField::counted("MAIN"),
    TextField::counted("BOARDS"),
    TextField::SIDE,
    TextField::counted("CASTLING"),
    TextField::counted("EP"),
    TextField::counted("MOVED"),
    TextField::CLOCK,
    TextField::NUMBER,
];
const BOARDS: usize = 4;
const RIGHTS: [(char, Side, Wing); 4] = [
    ('K', Side::White, Wing::King),
    ('Q', Side::White, Wing::Queen),
    ('k', Side::Black, Wing::King),
    ('q', Side::Black, Wing::Queen),
];

/// The cells of a board: `size` files and ranks from the lower left one on.
#[derive(Clone, Copy)]
struct Square {
    first: Cell,
    size: usize,
}

impl Square {
    /// Returns a main board, from 0 for White's (D1).
    fn main(main: usize) -> Square {
        Square { first: Cell::at(1, 1 + 2 * main, 1 + 2 * main), size: 4 }
    }

    fn of(place: Place) -> Square {
        Square { first: Cell::at(place.file(), place.rank(), place.level()), size: 2 }
    }

    fn cell(self, file: usize, rank: usize) -> Cell {
        let column = self.first.column.index() + rank * FILES + file;
        Cell::new(column, self.first.level())
    }

    fn write(self, board: &Board, f: &mut Formatter<'_>) -> fmt::Result {
        write_square(f, self.size, &|[file, rank]| board.at(self.cell(file, rank)))
    }
}

impl Display for Position {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let state = &self.state;
        f.write_str(state.rules.variant())?;
        for main in 0..3 {
            f.write_char(if main == 0 { ' ' } else { '|' })?;
            Square::main(main).write(&self.board, f)?;
        }
        for (i, (place, controller)) in self.places().enumerate() {
            f.write_char(if i == 0 { ' ' } else { ',' })?;
            f.write_str(&place.text())?;
            f.write_str(if controller == Side::White { "w:" } else { "b:" })?;
            Square::of(place).write(&self.board, f)?;
        }
        f.write_str(if state.turn == Side::White { " w " } else { " b " })?;
        for (letter, side, wing) in RIGHTS {
            if state.may_castle(side, wing) {
                f.write_char(letter)?;
            }
        }
        f.write_str(if state.castling == 0 { "- " } else { " " })?;
        match state.en_passant {
            Some(cell) => f.write_str(&cell.text())?,
            None => f.write_char('-')?,
        }
        f.write_char(' ')?;
        let moved = moved(&self.board, state.unmoved);
        moved.iter().try_for_each(|cell| f.write_str(&cell.text()))?;
        f.write_str(if moved.is_empty() { "- " } else { " " })?;
        write!(f, "{} {}", state.clock, state.number)
    }
}

/// Returns the starting cells of pawns on which pawns of their color stand, except the cells `except`, in
/// ASCII order.
fn moved(board: &Board, except: u64) -> Vec<Cell> {
    let mut cells = Vec::new();
    for column in (0..FILES).flat_map(|file| (0..RANKS).map(move |rank| Column::at(file, rank))) {
        for (side, level) in
            Side::BOTH.into_iter().flat_map(|side| (0..LEVELS).map(move |level| (side, level)))
        {
            let pawns = board.on_level(side, Role::Pawn, level) & PAWN_STARTS[side.index()][level];
            if pawns & !except & column.bit() != 0 {
                cells.push(Cell { column, level: level as u8 });
            }
        }
    }
    cells
}

impl FromStr for Position {
    type Err = Error;

    /// Reads a position text (C2, D16).
    ///
    /// # Errors
    ///
    /// Fails if the text breaks the format or a condition. The error names the field and its place.
    fn from_str(text: &str) -> Result<Self, Error> {
        notation::parse(text)
    }
}

impl Readable for Position {
    fn read(text: &str, faults: &mut Faults) -> Result<Self, Error> {
        let [variant, main, boards, side, castling, en_passant, moved, clock, number] = fields(text, FIELDS)?;
        let state = State::new(Rules::of(variant.text)?);
        let mut setup = Setup { decks: Decks::EMPTY, pieces: Vec::new(), state };
        setup.read_main(main)?;
        setup.read_decks(boards, faults)?;
        setup.state.turn = side.side()?;
        setup.state.clock = faults.note(clock.number()).unwrap_or_default();
        setup.state.number = faults.note(number.move_number()).unwrap_or_default();
        let mut position = Position { board: setup.board(), decks: setup.decks, state: setup.state };
        setup.check_pawns(faults);
        setup.check_kings(&position, main, boards, faults);
        let castling = read_castling(&position, castling, faults);
        position.state.castling = faults.note(castling).unwrap_or_default();
        let unmoved = read_moved(&position, moved, faults);
        position.state.unmoved = faults.note(unmoved).unwrap_or_default();
        let passed = faults.note(read_en_passant(&position, en_passant)).flatten();
        if faults.is_empty() {
            movegen::settle(&mut position, passed);
        }
        Ok(position)
    }
}

/// What a text says about the boards, before it is known to be a position.
struct Setup<'a> {
    decks: Decks,
    /// With the place in the text.
    pieces: Vec<(Cell, Side, Role, Field<'a>)>,
    state: State,
}

impl<'a> Setup<'a> {
    fn read_main(&mut self, field: Field<'a>) -> Result<(), Error> {
        let mut count = 0;
        for board in field.list('|') {
            if count == 3 {
                return Err(board.error(say::MoreMainBoards { text: shown(board.text) }));
            }
            self.read_square(board, Square::main(count))?;
            count += 1;
        }
        if count < 3 {
            return Err(field.error(say::FewerMainBoards { count }));
        }
        Ok(())
    }

    fn read_square(&mut self, field: Field<'a>, square: Square) -> Result<(), Error> {
        let lowest = square.cell(0, 0).column.rank();
        let name = || say::Quoted { text: shown(field.text) }.into();
        read_square(field, square.size, lowest, &name, &mut |here, letter, [file, rank]| {
            let (side, role) = here.piece(&Role::ORTHODOX, letter)?;
            self.pieces.push((square.cell(file, rank), side, role, here));
            Ok(())
        })
    }

    fn read_decks(&mut self, field: Field<'a>, faults: &mut Faults) -> Result<(), Error> {
        let mut count = 0;
        for board in field.list(',') {
            let whole = || {
                let reason = say::Quoted { text: shown(board.text) }.into();
                say::InField { field: board.name, reason }
            };
            let fault = |error: Error| error.within(Code::BadPosition, whole()).shifted(board.at);
            if count == BOARDS {
                faults.add(board.error(say::MoreMovableBoards {}).with_rule(self.rule()));
            }
            count += 1;
            let mut cursor = Cursor::new(board.text, Code::BadPosition);
            let rules = self.state.rules;
            let place = pattern::whole_place(&mut cursor, rules).map_err(fault)?;
            if self.decks.has(place) {
                let error = board.error(say::TwoBoardsOn { place: place.text() });
                faults.add(error.with_rule(rules.number("D2", "M2")).with_cells([place.text()]));
                continue;
            }
            let side = |letter| match letter {
                'w' => Some(Side::White),
                'b' => Some(Side::Black),
                _ => None,
            };
            let token = Field { at: board.at + board.text.len() - cursor.rest().len(), ..board };
            let whose: Message =
                if rules.is_meder() { say::Owner {}.into() } else { say::Controller {}.into() };
            let whose = || fault(cursor.expected(whose));
            let controller = cursor.clone().eat_map(side).ok_or_else(whose)?;
            cursor.next();
            if !cursor.eat(":") {
                return Err(fault(cursor.expected(say::ColonAndCells {})));
            }
            self.decks.put(place, controller);
            let cells = cursor.rest();
            let at = board.at + board.text.len() - cells.len();
            self.read_square(Field { text: cells, at, ..board }, Square::of(place))?;
            faults.note(self.check_controller(token, place, controller));
        }
        if count < BOARDS {
            let reason = say::FewerMovableBoards { count, most: BOARDS };
            faults.add(field.error(reason).with_rule(self.rule()));
        } else if [count, self.decks.count()] == [BOARDS; 2] {
            faults.note(self.check_owners(field));
        }
        Ok(())
    }

    /// Returns the number of the rule on position texts.
    fn rule(&self) -> &'static str {
        self.state.rules.number("D16", "M18")
    }

    /// Checks that each side owns two boards (M3).
    fn check_owners(&self, field: Field<'a>) -> Result<(), Error> {
        let owned = self.decks.controlled(Side::White).count();
        if !self.state.rules.is_meder() || owned == BOARDS / 2 {
            return Ok(());
        }
        let reason = say::OwnedBoards { white: owned, black: BOARDS - owned };
        Err(field.error(reason).with_rule("M18"))
    }

    fn board(&self) -> Board {
        let mut board = Board::EMPTY;
        self.pieces.iter().for_each(|&(cell, side, role, _)| board.toggle(side, role, cell));
        board
    }

    /// Checks the controller (D13); an owner's mark (M3) does not follow from the pieces.
    fn check_controller(&self, field: Field<'a>, place: Place, controller: Side) -> Result<(), Error> {
        if !self.state.rules.is_meder() && rules::sole_side(place, &self.board()) == Some(controller.other())
        {
            let reason = say::StandsAlone { side: controller.other(), place: place.text() };
            return Err(field.error(reason).with_rule("D13").with_cells([place.text()]));
        }
        Ok(())
    }

    /// Returns whether a pawn may wait because a board that has left kept it from its promotion rank (M12).
    fn may_wait(&self, cell: Cell, side: Side) -> bool {
        let (rank, level) = match side {
            Side::White => (8, 5),
            Side::Black => (1, 1),
        };
        let is_corner = [1, 4].map(|file| Cell::at(file, rank, level)).contains(&cell);
        self.state.rules.is_meder() && is_corner && side == self.state.turn
    }

    /// Checks that no pawn stands where it would have been promoted (C2), except one that waits (M12).
    fn check_pawns(&self, faults: &mut Faults) {
        let mut waiting: Option<Cell> = None;
        for &(cell, side, role, here) in &self.pieces {
            if role != Role::Pawn || rules::promotion(side, self.decks) & cell.column.bit() == 0 {
                continue;
            }
            let (rule, reason): (_, Message) = match waiting {
                _ if !self.may_wait(cell, side) => {
                    ("C2", say::PawnOnPromotion { side, cell: cell.text() }.into())
                }
                Some(other) => ("M18", say::TwoPawnsWait { one: other.text(), other: cell.text() }.into()),
                None => {
                    waiting = Some(cell);
                    continue;
                }
            };
            faults.add(here.error(reason).with_rule(rule).with_cells([cell.text()]));
        }
    }

    /// Checks that each side has one king, and that the side not to move is not in check (C2).
    fn check_kings(&self, position: &dyn Chesslike, main: Field<'_>, boards: Field<'_>, faults: &mut Faults) {
        for side in Side::BOTH {
            let kings = self.pieces.iter().filter(|piece| (piece.1, piece.2) == (side, Role::King));
            let kings: Vec<_> = kings.collect();
            let [king] = kings[..] else {
                let field = kings.last().map_or(main, |king| king.3);
                let reason = say::Kings { side, count: kings.len() };
                let cells = kings.iter().map(|king| king.0.text());
                faults.add(field.error(reason).with_rule("C2").with_cells(cells));
                continue;
            };
            if side != self.state.turn {
                let field = if king.3.name == main.name { main } else { boards };
                faults.note(position.check_safety(king.0.spot(), field));
            }
        }
    }
}

fn read_castling(position: &Position, field: Field<'_>, faults: &mut Faults) -> Result<u8, Error> {
    let mut rights = 0;
    if field.text == "-" {
        return Ok(rights);
    }
    for (offset, letter) in field.text.char_indices() {
        let here = Field { at: field.at + offset, ..field };
        let Some(&(_, side, wing)) = RIGHTS.iter().find(|right| right.0 == letter) else {
            return Err(here.error(say::NoRight { token: shown(&letter.to_string()) }));
        };
        if rights & right(side, wing) != 0 {
            return Err(here.error(say::StandsTwice { text: letter.to_string() }));
        }
        let is_first = Wing::BOTH.iter().all(|&wing| rights & right(side, wing) == 0);
        rights |= right(side, wing);
        let Castling { king, rook, .. } = Castling::new(side, wing);
        if is_first && position.board.at(king) != Some((side, Role::King)) {
            let cell = king.text();
            let reason = say::CastlesWithoutKing { side, cell: cell.clone() };
            faults.add(here.error(reason).with_rule("C2").with_cells([cell]));
        }
        if position.board.at(rook) != Some((side, Role::Rook)) {
            let cell = rook.text();
            let reason = say::CastlesWithoutRook { side, cell: cell.clone() };
            faults.add(here.error(reason).with_rule("C2").with_cells([cell]));
        }
    }
    Ok(rights)
}

/// Returns the columns of the pawns that stand on their starting cells and are not listed (D16).
fn read_moved(position: &Position, field: Field<'_>, faults: &mut Faults) -> Result<u64, Error> {
    let starting = moved(&position.board, 0);
    let mut unmoved = starting.iter().fold(0, |columns, &cell| columns | pawn_start(cell));
    if field.text == "-" {
        return Ok(unmoved);
    }
    let mut cursor = Cursor::new(field.text, Code::BadPosition);
    while !cursor.is_at_end() {
        let here = Field { at: field.at + field.text.len() - cursor.rest().len(), ..field };
        let token: String = cursor.rest().chars().take(5).collect();
        let Some(cell) = pattern::whole_cell(&mut cursor) else {
            return Err(here.error(say::NotACellWithLevel { text: shown(&token) }));
        };
        let text = cell.text();
        if !starting.contains(&cell) {
            let error = here.error(say::NoPawnStartedThere { cell: text.clone() });
            faults.add(error.with_rule(position.state.rules.number("D16", "M18")).with_cells([text]));
            continue;
        }
        if unmoved & cell.column.bit() == 0 {
            return Err(here.error(say::StandsTwice { text }));
        }
        unmoved &= !cell.column.bit();
    }
    Ok(unmoved)
}

/// Checks that the passed column is empty and in play, with a pawn beyond it and its starting cell empty
/// (C2).
fn read_en_passant(position: &Position, field: Field<'_>) -> Result<Option<Cell>, Error> {
    if field.text == "-" {
        return Ok(None);
    }
    let within = |reason: Message| {
        let whole = say::Quoted { text: shown(field.text) }.into();
        field.error(say::Within { whole, reason })
    };
    let error = |reason: Message| Err(within(reason).with_rule("C2"));
    let mut cursor = Cursor::new(field.text, Code::BadPosition);
    let Some(passed) = pattern::whole_cell(&mut cursor).filter(|_| cursor.is_at_end()) else {
        return error(say::NotAColumnAndLevel {}.into());
    };
    if let Some(pawn) = position.waits() {
        return Err(within(say::PawnLeftBehind { cell: pawn.text() }.into())
            .with_rule("M18")
            .with_cells([pawn.text()]));
    }
    let them = position.state.turn.other();
    let bit = passed.column.bit();
    let starts = PAWN_STARTS[them.index()];
    let Some(level) = (0..LEVELS).find(|&level| GRID.ahead(them, starts[level]) & bit != 0) else {
        return error(say::NoPawnPasses {}.into());
    };
    let play = position.decks.in_play();
    if !play.iter().any(|level| level & bit != 0) {
        return error(say::PassedColumnNotInPlay {}.into());
    }
    if position.board.count(bit) > 0 {
        return error(say::PassedColumnFull {}.into());
    }
    if position.board.at(passed_pawn(them, passed)) != Some((them, Role::Pawn)) {
        return error(say::NoPawnBeyondOnLevel {}.into());
    }
    let start = Cell { level: level as u8, ..passed_pawn(them.other(), passed) };
    if !start.is_in(&play) || position.board.at(start).is_some() {
        return error(say::StartCellNotOpen {}.into());
    }
    Ok(Some(passed))
}
