//! Reading move texts without asking whether the move is legal (Q14).

use super::geometry::{Cell, Lattice};
use crate::cut::head;
use crate::notation::{Cursor, check_move_length};
use crate::words::say;
use crate::{Code, Error};

/// What a text says.
pub(super) enum Pattern {
    /// A step: `1111-1212`.
    Step { from: Cell, to: Cell },
    /// A capture, `2323x2143x...`: the start and one or more landing cells.
    Capture { from: Cell, path: Vec<Cell> },
    /// A choice: `huff 1111`.
    Huff { cell: Cell },
}

pub(super) fn read(text: &str, lattice: &Lattice) -> Result<Pattern, Error> {
    check_move_length(text)?;
    let mut cursor = Cursor::new(text.trim_end_matches(['!', '?']), Code::BadNotation);
    if cursor.is_at_end() {
        return Err(cursor.error(say::EmptyMove {}));
    }
    if cursor.eat("huff") {
        if !cursor.peek().is_some_and(char::is_whitespace) {
            return Err(cursor.expected(say::Space {}));
        }
        while cursor.peek().is_some_and(char::is_whitespace) {
            cursor.next();
        }
        let cell = read_cell(&mut cursor, lattice)?;
        cursor.end()?;
        return Ok(Pattern::Huff { cell });
    }
    let from = read_cell(&mut cursor, lattice)?;
    if cursor.eat("-") {
        let to = read_cell(&mut cursor, lattice)?;
        cursor.end()?;
        return Ok(Pattern::Step { from, to });
    }
    let mut path = Vec::new();
    while cursor.eat("x") {
        path.push(read_cell(&mut cursor, lattice)?);
    }
    match path.is_empty() {
        true => Err(cursor.expected(say::StepOrCapture {})),
        false => cursor.end().map(|()| Pattern::Capture { from, path }),
    }
}

fn read_cell(cursor: &mut Cursor<'_>, lattice: &Lattice) -> Result<Cell, Error> {
    let rest = cursor.rest();
    let name = head(rest, rest.bytes().take_while(u8::is_ascii_digit).count());
    if name.is_empty() {
        return Err(match lattice.dimensions {
            2 => cursor.expected(say::SquareNumber {}),
            _ => cursor.expected(say::AnyCell {}),
        });
    }
    let cell = lattice.parse(name).map_err(|reason| cursor.error(reason).with_rule("Q1"))?;
    cursor.eat(name);
    Ok(cell)
}
