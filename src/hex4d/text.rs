//! Position texts (C2, H16, H18). Reading turns a text first into a setup, which may be anything of the right
//! format, and then into a position, which meets all conditions.

use super::attacks::Word;
use super::board::Board;
use super::geometry::{Cell, Layout};
use super::movegen;
use super::position::{Position, passed_pawn};
use super::state::{Bared, State};
use super::view::View;
use crate::chesslike::Chesslike;
use crate::cut::{head, tail};
use crate::error::shown;
use crate::notation::{self, BoardKind, Cursor, Faults, Field, Readable, TextField, check_variant, fields};
use crate::role::{Role, write_row};
use crate::words::{Message, say};
use crate::{Code, Error, Side};
use std::fmt::{self, Display, Formatter, Write};
use std::str::FromStr;

/// The fields of a position text (H16).
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
    /// Fails if the text breaks the format or a condition. The error names the field and its place.
    fn from_str(text: &str) -> Result<Self, Error> {
        notation::parse(text)
    }
}

impl<W: Word, const P: usize> Readable for Position<W, P> {
    fn read(text: &str, faults: &mut Faults) -> Result<Self, Error> {
        let mut setup = Setup::read(Self::LAYOUT, text, faults)?;
        let mut position = Position { board: Board::empty(), state: setup.state };
        for &(cell, side, role) in &setup.pieces {
            position.board.put(side, role, cell);
        }
        let (boards, en_passant) = (setup.boards, setup.en_passant);
        let cells: &dyn Chesslike = &position;
        let kings = Side::BOTH.map(|side| faults.note(cells.the_king(side, boards)));
        setup.read_state(kings.map(|king| king.is_some()), faults);
        // Regardless of how a king is confined (H15).
        if let Some(king) = kings[cells.turn().other().index()] {
            faults.note(cells.check_safety(king, boards));
        }
        position.state = setup.state;
        let passed = faults.note(read_en_passant(position.view(), en_passant)).flatten();
        if faults.is_empty() {
            movegen::settle(&mut position, passed);
        }
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
    /// The remaining parts of the state.
    late: [Field<'a>; 3],
}

impl<'a> Setup<'a> {
    fn read(layout: Layout, text: &'a str, faults: &mut Faults) -> Result<Setup<'a>, Error> {
        check_variant(text.split(' ').next().unwrap_or_default(), layout.id())?;
        let [_, boards, side, bared, en_passant, clock, number] = fields(text, FIELDS)?;
        let late = [bared, clock, number];
        let mut setup = Setup { layout, pieces: Vec::new(), state: State::START, boards, en_passant, late };
        setup.read_boards(faults)?;
        setup.state.turn = side.side()?;
        Ok(setup)
    }

    /// Reads the parts that need to know which sides have one king.
    fn read_state(&mut self, has_king: [bool; 2], faults: &mut Faults) {
        let [bared, clock, number] = self.late;
        let bared = self.read_bared(bared, has_king, faults);
        faults.note(bared);
        self.state.clock = faults.note(clock.number()).unwrap_or_default();
        self.state.number = faults.note(number.move_number()).unwrap_or_default();
    }

    fn read_boards(&mut self, faults: &mut Faults) -> Result<(), Error> {
        let (field, boards) = (self.boards, self.layout.boards());
        let read = &mut |field: Field<'_>, board| self.read_board(field, board, faults);
        field.boards(boards, BoardKind::Boards, '/', read)
    }

    fn read_board(&mut self, field: Field<'_>, board: usize, faults: &mut Faults) -> Result<(), Error> {
        let places = self.layout.hexagon().len();
        let mut place = 0;
        let mut rest = field.text;
        while let Some(letter) = rest.chars().next() {
            let here = Field { at: field.at + field.text.len() - rest.len(), text: rest, ..field };
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let length = if digits > 0 { digits } else { letter.len_utf8() };
            let token = head(rest, length);
            rest = tail(rest, length);
            if digits > 0 {
                if letter == '0' {
                    return Err(here.error(say::NoRun { text: shown(token) }));
                }
                // Longer than any run.
                place += token.parse::<usize>().unwrap_or(places + 1).min(places + 1);
            } else {
                let (side, role) = here.piece(&Role::ORTHODOX, letter)?;
                let cell = Cell::new(board, place);
                if place < places {
                    faults.note(self.check_pawn(here, side, role, cell));
                    self.pieces.push((cell, side, role));
                }
                place += 1;
            }
            if place > places {
                return Err(here.error(say::LongBoard { board: self.name_of(board), cells: places }));
            }
        }
        if place < places {
            return Err(field.error(say::ShortBoard { board: self.name_of(board), cells: places }));
        }
        Ok(())
    }

    fn name_of(&self, board: usize) -> Message {
        match self.layout.four {
            true => say::BoardNamed { name: self.layout.board(board).to_string() }.into(),
            false => say::TheBoard {}.into(),
        }
    }

    /// Checks that no pawn stands where it would have been promoted, or in `glinski` behind its own starting
    /// cell (C2).
    fn check_pawn(&self, here: Field<'_>, side: Side, role: Role, cell: Cell) -> Result<(), Error> {
        let layout = self.layout;
        let behind = layout.ahead_of_start(side, cell).is_some_and(|ahead| ahead < 0);
        if role == Role::Pawn && (behind || layout.promotes(side, cell)) {
            let cell = layout.cell(cell);
            let reason: Message = match behind {
                true => say::PawnCannotComeTo { side, cell: cell.clone() }.into(),
                false => say::PawnOnPromotion { side, cell: cell.clone() }.into(),
            };
            return Err(here.error(reason).with_rule("C2").with_cells([cell]));
        }
        Ok(())
    }

    /// Reads the states of both kings (H16).
    fn read_bared(
        &mut self,
        field: Field<'_>,
        has_king: [bool; 2],
        faults: &mut Faults,
    ) -> Result<(), Error> {
        let layout = self.layout;
        let mut cursor = Cursor::new(field.text, Code::BadPosition);
        for side in Side::BOTH {
            let here = Field { at: field.at + side.index(), ..field };
            let letter = |c: char| match c {
                '-' => Some(None),
                _ => Bared::ALL.into_iter().find(|bared| bared.letter() == c).map(Some),
            };
            let Some(bared) = cursor.eat_map(letter) else {
                return Err(field.error(say::NotBared { text: shown(field.text) }).with_rule("H16"));
            };
            let alone = self.pieces.iter().filter(|&&(_, s, _)| s == side).count() == 1;
            if !layout.four {
                if bared.is_some() {
                    faults.add(here.error(say::NoBaredKings {}).with_rule("H18"));
                }
                continue;
            }
            if has_king[side.index()] && alone != bared.is_some() {
                let reason: Message = match alone {
                    true => say::OnlyKingLeft { side }.into(),
                    false => say::MoreThanKing { side }.into(),
                };
                faults.add(here.error(reason).with_rule("H16"));
            }
            self.state.bared[side.index()] = bared;
        }
        if !cursor.is_at_end() {
            return Err(field.error(say::LongBared { text: shown(field.text) }).with_rule("H16"));
        }
        let other = self.state.turn.other();
        if self.state.bared[other.index()] == Some(Bared::Pending) && self.state.bared.contains(&None) {
            let here = Field { at: field.at + other.index(), ..field };
            return Err(here.error(say::HasChosen { side: other }).with_rule("H16"));
        }
        Ok(())
    }
}

/// Checks that the passed cell is empty, with a pawn beyond it and an empty starting cell behind it (C2).
fn read_en_passant(position: View<'_>, field: Field<'_>) -> Result<Option<Cell>, Error> {
    if field.text == "-" {
        return Ok(None);
    }
    let layout = position.layout;
    let error = |rule: &'static str, reason: Message| {
        let whole = say::Quoted { text: shown(field.text) }.into();
        Err(field.error(say::Within { whole, reason }).with_rule(rule))
    };
    if layout.four {
        return error("H16", say::NoEnPassant {}.into());
    }
    let mut cursor = Cursor::new(field.text, Code::BadPosition);
    let Some(cell) = layout.read(&mut cursor).filter(|_| cursor.is_at_end()) else {
        return error("C2", say::NotACell { example: "f6" }.into());
    };
    let (us, them) = (position.all.turn(), position.all.turn().other());
    if layout.ahead_of_start(them, cell) != Some(1) {
        return error("C2", say::NoPawnPasses {}.into());
    }
    if position.at(cell).is_some() {
        return error("C2", say::PassedCellFull {}.into());
    }
    if position.at(passed_pawn(them, cell)) != Some((them, Role::Pawn)) {
        return error("C2", say::NoPawnBeyond {}.into());
    }
    if position.at(passed_pawn(us, cell)).is_some() {
        return error("C2", say::StartCellFull {}.into());
    }
    Ok(Some(cell))
}
