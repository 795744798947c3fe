//! Position texts (C2, H16, H18). Reading goes by a setup, anything that has the format, to a position, which
//! keeps the invariants.

use super::attacks::Word;
use super::board::Board;
use super::geometry::{Cell, Layout};
use super::movegen;
use super::position::{Position, passed_pawn};
use super::state::{Bared, State};
use super::view::View;
use crate::chesslike::Chesslike;
use crate::error::shown;
use crate::notation::{Cursor, Field, TextField, check_variant, fields};
use crate::role::{Role, write_row};
use crate::{Code, Error, Side};
use std::fmt::{self, Display, Formatter, Write};
use std::str::FromStr;

/// What a position text has (H16).
pub(crate) const FIELDS: [TextField; 7] = [
    TextField::VARIANT,
    TextField::counted("BOARDS"),
    TextField::SIDE,
    TextField::counted("BARED"),
    TextField::counted("EP"),
    TextField::CLOCK,
    TextField::NUMBER,
];

impl<W: Word, const P: usize> Display for Position<W, P> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write_position(self.view(), f)
    }
}

fn write_position(position: View<'_>, f: &mut Formatter<'_>) -> fmt::Result {
    let (layout, state) = (position.layout, position.state);
    f.write_str(layout.id())?;
    let mut separator = ' ';
    for board in 0..layout.boards() {
        f.write_char(separator)?;
        separator = '/';
        let places = 0..layout.hexagon().len();
        write_row(f, &mut places.map(|place| position.at(Cell::new(board, place))))?;
    }
    f.write_str(if state.turn == Side::White { " w " } else { " b " })?;
    for bared in state.bared {
        f.write_char(bared.map_or('-', Bared::letter))?;
    }
    let passed = state.en_passant.map_or("-".to_string(), |cell| position.text(cell));
    write!(f, " {passed} {} {}", state.clock, state.number)
}

impl<W: Word, const P: usize> FromStr for Position<W, P> {
    type Err = Error;

    /// Reads a position text (C2, H16, H18).
    ///
    /// # Errors
    ///
    /// If the text breaks the format or an invariant; the error names the field and its place.
    fn from_str(text: &str) -> Result<Self, Error> {
        let mut setup = Setup::read(Self::LAYOUT, text)?;
        let mut position = Position { board: Board::empty(), state: setup.state };
        for &(cell, side, role) in &setup.pieces {
            position.board.put(side, role, cell);
        }
        let (boards, en_passant) = (setup.boards, setup.en_passant);
        for side in Side::BOTH {
            (&position as &dyn Chesslike).check_king(side, boards)?;
        }
        setup.read_state()?;
        position.state = setup.state;
        // Whatever confines a king (H15).
        (&position as &dyn Chesslike).check_safety(boards)?;
        let passed = read_en_passant(position.view(), en_passant)?;
        movegen::settle(&mut position, passed);
        Ok(position)
    }
}

/// What a text says, before it is known to be a position.
struct Setup<'a> {
    layout: Layout,
    pieces: Vec<(Cell, Side, Role)>,
    state: State,
    boards: Field<'a>,
    en_passant: Field<'a>,
    /// What else the state consists of.
    late: [Field<'a>; 3],
}

impl<'a> Setup<'a> {
    fn read(layout: Layout, text: &'a str) -> Result<Setup<'a>, Error> {
        check_variant(text.split(' ').next().unwrap_or_default(), layout.id())?;
        let [_, boards, side, bared, en_passant, clock, number] = fields(text, FIELDS)?;
        let late = [bared, clock, number];
        let mut setup = Setup { layout, pieces: Vec::new(), state: State::START, boards, en_passant, late };
        setup.read_boards()?;
        setup.state.turn = side.side()?;
        Ok(setup)
    }

    /// Reads what is read once both sides have their king.
    fn read_state(&mut self) -> Result<(), Error> {
        let [bared, clock, number] = self.late;
        self.read_bared(bared)?;
        self.state.clock = clock.number()?;
        self.state.number = number.move_number()?;
        Ok(())
    }

    fn read_boards(&mut self) -> Result<(), Error> {
        let (field, boards) = (self.boards, self.layout.boards());
        field.boards(boards, "boards", '/', &mut |field, board| self.read_board(field, board))
    }

    fn read_board(&mut self, field: Field<'_>, board: usize) -> Result<(), Error> {
        let places = self.layout.hexagon().len();
        let mut place = 0;
        let mut rest = field.text;
        while let Some(letter) = rest.chars().next() {
            let here = Field { at: field.at + field.text.len() - rest.len(), text: rest, ..field };
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let length = if digits > 0 { digits } else { letter.len_utf8() };
            let token = &rest[..length];
            rest = &rest[length..];
            if digits > 0 {
                if letter == '0' {
                    return Err(here.error(format!("`{}` is no run of empty cells", shown(token))));
                }
                // Longer than any run.
                place += token.parse::<usize>().unwrap_or(places + 1).min(places + 1);
            } else {
                let (side, role) = here.piece(&Role::ORTHODOX, letter)?;
                let cell = Cell::new(board, place);
                if place < places {
                    self.check_pawn(here, side, role, cell)?;
                    self.pieces.push((cell, side, role));
                }
                place += 1;
            }
            if place > places {
                return Err(here.error(format!("{}is longer than {places} cells", self.name_of(board))));
            }
        }
        if place < places {
            return Err(field.error(format!("{}is shorter than {places} cells", self.name_of(board))));
        }
        Ok(())
    }

    fn name_of(&self, board: usize) -> String {
        if self.layout.four {
            format!("board {} ", self.layout.board(board))
        } else {
            "the board ".to_string()
        }
    }

    /// C2: no pawn where it would have been promoted, or (`glinski`) behind its own starting cell.
    fn check_pawn(&self, here: Field<'_>, side: Side, role: Role, cell: Cell) -> Result<(), Error> {
        let layout = self.layout;
        let behind = layout.ahead_of_start(side, cell).is_some_and(|ahead| ahead < 0);
        if role == Role::Pawn && (behind || layout.promotes(side, cell)) {
            let cell = layout.cell(cell);
            let message = if behind { "cannot come to" } else { "would have been promoted on" };
            return Err(here
                .error(format!("a {side} pawn {message} {cell}"))
                .with_rule("C2")
                .with_cells([cell]));
        }
        Ok(())
    }

    /// H16.
    fn read_bared(&mut self, field: Field<'_>) -> Result<(), Error> {
        let layout = self.layout;
        let mut cursor = Cursor::new(field.text, Code::BadPosition);
        for side in Side::BOTH {
            let here = Field { at: field.at + side.index(), ..field };
            let letter = |c: char| match c {
                '-' => Some(None),
                _ => Bared::ALL.into_iter().find(|bared| bared.letter() == c).map(Some),
            };
            let Some(bared) = cursor.eat_map(letter) else {
                let message = format!("`{}` is not two of the characters `-?io`", shown(field.text));
                return Err(field.error(message).with_rule("H16"));
            };
            let alone = self.pieces.iter().filter(|&&(_, s, _)| s == side).count() == 1;
            if !layout.four && bared.is_some() {
                return Err(here.error("`glinski` knows no bared kings").with_rule("H18"));
            }
            if layout.four && alone != bared.is_some() {
                let message = if alone { "has only its king left" } else { "has more than its king" };
                return Err(here.error(format!("{} {message}", side.title())).with_rule("H16"));
            }
            self.state.bared[side.index()] = bared;
        }
        if !cursor.is_at_end() {
            let message = format!("`{}` is longer than two characters", shown(field.text));
            return Err(field.error(message).with_rule("H16"));
        }
        let other = self.state.turn.other();
        if self.state.bared[other.index()] == Some(Bared::Pending) && self.state.bared.contains(&None) {
            let here = Field { at: field.at + other.index(), ..field };
            let message = format!("{} is not to move, so its king has chosen", other.title());
            return Err(here.error(message).with_rule("H16"));
        }
        Ok(())
    }
}

/// C2: an empty passed cell, a pawn beyond it, and behind it an empty start cell.
fn read_en_passant(position: View<'_>, field: Field<'_>) -> Result<Option<Cell>, Error> {
    if field.text == "-" {
        return Ok(None);
    }
    let layout = position.layout;
    let error = |rule: &'static str, message: &str| {
        let message = format!("`{}`: {message}", shown(field.text));
        Err(field.error(message).with_rule(rule))
    };
    if layout.four {
        return error("H16", "there is no en passant");
    }
    let mut cursor = Cursor::new(field.text, Code::BadPosition);
    let Some(cell) = layout.read(&mut cursor).filter(|_| cursor.is_at_end()) else {
        return error("C2", "not a cell of this board, as in `f6`");
    };
    let (us, them) = (position.all.turn(), position.all.turn().other());
    if layout.ahead_of_start(them, cell) != Some(1) {
        return error("C2", "no pawn of the other side passes there");
    }
    if position.at(cell).is_some() {
        return error("C2", "the passed cell is not empty");
    }
    if position.at(passed_pawn(them, cell)) != Some((them, Role::Pawn)) {
        return error("C2", "there is no pawn beyond it");
    }
    if position.at(passed_pawn(us, cell)).is_some() {
        return error("C2", "the pawn's starting cell is not empty");
    }
    Ok(Some(cell))
}
