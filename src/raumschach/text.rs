//! Position texts (C2, R12).

use super::geometry::{Cell, EDGE, is_last};
use super::position::Position;
use crate::chesslike::Chesslike;
use crate::chesslike::rows::{read_levels, write_levels};
use crate::notation::{TextField, check_variant, fields};
use crate::role::Role;
use crate::{Error, Side};
use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

/// What a position text has (R12).
pub(crate) const FIELDS: [TextField; 5] =
    [TextField::VARIANT, TextField::counted("BOARD"), TextField::SIDE, TextField::CLOCK, TextField::NUMBER];

impl Display for Position {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", super::VARIANT)?;
        write_levels(f, EDGE, EDGE, &|[file, rank, level]| self.board.at(Cell::at(file, rank, level)))?;
        let side = if self.turn == Side::White { 'w' } else { 'b' };
        write!(f, " {side} {} {}", self.clock, self.number)
    }
}

impl FromStr for Position {
    type Err = Error;

    /// Reads a position text (C2, R12).
    ///
    /// # Errors
    ///
    /// If the text breaks the format or an invariant; the error names the field and its place.
    fn from_str(text: &str) -> Result<Self, Error> {
        let [variant, board, side, clock, number] = fields(text, FIELDS)?;
        check_variant(variant.text, super::VARIANT)?;
        let mut position = Position::EMPTY;
        read_levels(board, EDGE, EDGE, "five levels", &mut |here, letter, [file, rank, level]| {
            let (side, role) = here.piece(&super::ROLES, letter)?;
            let cell = Cell::at(file, rank, level);
            if role == Role::Pawn && is_last(side, cell) {
                let message = format!("a {side} pawn would have been promoted on {}", cell.text());
                return Err(here.error(message).with_rule("C2").with_cells([cell.text()]));
            }
            position.board.toggle(side, role, cell);
            Ok(())
        })?;
        position.turn = side.side()?;
        position.clock = clock.number()?;
        position.number = number.move_number()?;
        (&position as &dyn Chesslike).check_kings(board)?;
        Ok(position)
    }
}
