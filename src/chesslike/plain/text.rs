//! Position texts (C2).

use super::position::Position;
use super::rules::Plain;
use crate::chesslike::Chesslike;
use crate::chesslike::board::Cell;
use crate::chesslike::rows::{read_levels, write_levels};
use crate::notation::{self, Faults, Readable, TextField, check_variant, fields};
use crate::role::Role;
use crate::words::say;
use crate::{Error, Side};
use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

/// The fields of a position text.
pub(crate) const FIELDS: [TextField; 5] =
    [TextField::VARIANT, TextField::counted("BOARD"), TextField::SIDE, TextField::CLOCK, TextField::NUMBER];

impl<G: Plain> Display for Position<G> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", G::VARIANT)?;
        write_levels(f, G::LEVELS, G::WIDTH, &|spot| self.at(spot))?;
        let side = if self.turn == Side::White { 'w' } else { 'b' };
        write!(f, " {side} {} {}", self.clock, self.number)
    }
}

impl<G: Plain> FromStr for Position<G> {
    type Err = Error;

    /// Reads a position text (C2).
    ///
    /// # Errors
    ///
    /// Fails if the text breaks the format or a condition. The error names the field and its place.
    fn from_str(text: &str) -> Result<Self, Error> {
        notation::parse(text)
    }
}

impl<G: Plain> Readable for Position<G> {
    fn read(text: &str, faults: &mut Faults) -> Result<Self, Error> {
        let [variant, board, side, clock, number] = fields(text, FIELDS)?;
        check_variant(variant.text, G::VARIANT)?;
        let mut position = Position::EMPTY;
        read_levels(board, G::LEVELS, G::WIDTH, &mut |here, letter, spot| {
            let (side, role) = here.piece(G::ROLES, letter)?;
            let cell = Cell::of::<G>(spot);
            if role == Role::Pawn && G::is_last(side, cell) {
                let name = G::name(spot);
                let reason = say::PawnOnPromotion { side, cell: name.clone() };
                faults.add(here.error(reason).with_rule("C2").with_cells([name]));
            }
            position.board.toggle(side, role, cell);
            Ok(())
        })?;
        position.turn = side.side()?;
        position.clock = faults.note(clock.number()).unwrap_or_default();
        position.number = faults.note(number.move_number()).unwrap_or_default();
        (&position as &dyn Chesslike).check_kings(board, faults);
        Ok(position)
    }
}
