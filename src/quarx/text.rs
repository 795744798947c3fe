//! Position texts (Q13, Q16, Q18).

use super::demand::Demand;
use super::geometry::{Cell, Lattice, cells};
use super::position::{Position, Rules};
use crate::cut::tail;
use crate::error::shown;
use crate::notation::{self, Faults, Field, Readable, TextField, fields};
use crate::words::{Message, say};
use crate::{Error, Game, Side};
use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

/// The fields of a position text (Q13).
pub(crate) const FIELDS: [TextField; 4] =
    [TextField::VARIANT, TextField::counted("BOARD"), TextField::CLOCK, TextField::NUMBER];

/// The fields of a position text of `quarx-huff` (Q16).
pub(crate) const HUFF_FIELDS: [TextField; 5] = {
    let [variant, board, clock, number] = FIELDS;
    [variant, board, clock, number, TextField::counted("HUFF")]
};

fn letter(side: Side) -> char {
    match side {
        Side::White => 'W',
        Side::Black => 'B',
    }
}

impl Display for Position {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let lattice = self.lattice();
        let list = |set: u128| {
            let name = |cell: Cell| {
                let king = if self.kings & cell.bit() != 0 { "K" } else { "" };
                format!("{king}{}", lattice.text(cell))
            };
            cells(set).map(name).collect::<Vec<_>>().join(",")
        };
        write!(f, "{} {}", self.rules.id(), letter(self.turn))?;
        for side in Side::BOTH {
            write!(f, ":{}{}", letter(side), list(self.pieces[side.index()]))?;
        }
        write!(f, " {} {}", self.clock, self.number)?;
        match self.rules {
            Rules::Huff if self.candidates == 0 => f.write_str(" -"),
            Rules::Huff => write!(f, " {}", list(self.candidates).replace('K', "")),
            _ => Ok(()),
        }
    }
}

impl FromStr for Position {
    type Err = Error;

    /// Reads a position text (Q13, Q16, Q18).
    ///
    /// # Errors
    ///
    /// Fails if the text breaks the format or a condition, with the field and its place, and if the position
    /// is too complex (Q15).
    fn from_str(text: &str) -> Result<Self, Error> {
        notation::parse(text)
    }
}

impl Readable for Position {
    fn read(text: &str, faults: &mut Faults) -> Result<Self, Error> {
        let rules = Rules::of(text.split(' ').next().unwrap_or_default())?;
        let (board, clock, number);
        let mut choice = None;
        match rules {
            Rules::Huff => {
                let huff;
                [_, board, clock, number, huff] = fields(text, HUFF_FIELDS)?;
                choice = Some(huff);
            }
            // Q18: PDN has no clocks.
            Rules::Draughts if text.split(' ').count() == 2 => {
                let [variant, lists, ..] = FIELDS;
                [_, board] = fields(text, [variant, lists])?;
                (clock, number) = (Field { text: "0", ..board }, Field { text: "1", ..board });
            }
            _ => [_, board, clock, number] = fields(text, FIELDS)?,
        }
        let mut position = Position::empty(rules);
        read_board(&mut position, board, faults)?;
        position.clock = faults.note(clock.number()).unwrap_or_default();
        position.number = faults.note(number.move_number()).unwrap_or_default();
        if let Some(field) = choice {
            faults.note(read_choice(&mut position, field));
        }
        faults.note(position.check().map_err(|error| error.with_at(board.at)));
        Ok(position)
    }
}

/// Reads `SIDE:WLIST:BLIST`.
fn read_board(position: &mut Position, mut field: Field<'_>, faults: &mut Faults) -> Result<(), Error> {
    let pdn = position.rules == Rules::Draughts;
    if pdn {
        field.text = field.text.strip_suffix('.').unwrap_or(field.text);
    }
    let mut parts = field.list(':');
    let (Some(side), Some(first), Some(second), None) =
        (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return Err(field.error(say::ThreeParts {}).with_rule("Q13"));
    };
    let side_of = |part: Field<'_>| match part.text.chars().next() {
        Some('W') => Some(Side::White),
        Some('B') => Some(Side::Black),
        _ => None,
    };
    position.turn = side_of(side)
        .filter(|_| side.text.len() == 1)
        .ok_or_else(|| side.error(say::NotWOrB { text: shown(side.text) }).with_rule("Q13"))?;
    let mut sides = Side::BOTH;
    // Q18: PDN's lists stand in either order.
    if pdn && side_of(first) == Some(Side::Black) {
        sides.reverse();
    }
    for (list, side) in [first, second].into_iter().zip(sides) {
        if side_of(list) != Some(side) {
            return Err(list.error(say::ListBegins { side, letter: letter(side) }).with_rule("Q13"));
        }
        let items = Field { text: tail(list.text, 1), at: list.at + 1, ..list };
        if items.text == "-" {
            return Err(items.error(say::EmptyList {}).with_rule("Q13"));
        }
        for item in items.list(',').filter(|_| !items.text.is_empty()) {
            faults.note(read_item(position, side, item));
        }
    }
    if position.occupied() == 0 && faults.is_empty() {
        faults.add(field.error(say::NoPieceAtAll {}).with_rule("Q13"));
    }
    Ok(())
}

fn cell(lattice: &Lattice, name: Field<'_>) -> Result<Cell, Error> {
    lattice.parse(name.text).map_err(|reason| name.error(reason).with_rule("Q1"))
}

/// Reads a cell, or a range of squares, with or without its K.
fn read_item(position: &mut Position, side: Side, item: Field<'_>) -> Result<(), Error> {
    let lattice = position.lattice();
    let king = item.text.starts_with('K');
    let name = Field { text: tail(item.text, usize::from(king)), at: item.at + usize::from(king), ..item };
    let range = name.text.split_once('-').filter(|_| position.rules == Rules::Draughts);
    let (first, last) = match range {
        Some((first, last)) => {
            let second = Field { text: last, at: name.at + first.len() + 1, ..name };
            (cell(lattice, Field { text: first, ..name })?, cell(lattice, second)?)
        }
        None => (cell(lattice, name)?, cell(lattice, name)?),
    };
    if first > last {
        return Err(name.error(say::BackwardRange { text: shown(name.text) }).with_rule("Q18"));
    }
    for cell in lattice.cells().filter(|cell| (first..=last).contains(cell)) {
        let text = lattice.text(cell);
        if position.occupied() & cell.bit() != 0 {
            return Err(item
                .error(say::StandsTwice { text: text.clone() })
                .with_rule("Q13")
                .with_cells([text]));
        }
        if !king && lattice.point(cell)[1] == lattice.far(side) {
            return Err(item
                .error(say::ManWouldBeKing { side, cell: text.clone() })
                .with_rule("Q13")
                .with_cells([text]));
        }
        position.put(side, cell, king);
    }
    Ok(())
}

/// Reads the candidates: exactly the pieces with which a capture was missed (Q16).
fn read_choice(position: &mut Position, field: Field<'_>) -> Result<(), Error> {
    let lattice = position.lattice();
    let mut listed = 0;
    for item in field.list(',') {
        let cell = cell(lattice, item)?;
        if listed & cell.bit() != 0 {
            return Err(item.error(say::StandsTwice { text: shown(item.text) }).with_rule("Q16"));
        }
        listed |= cell.bit();
    }
    if field.text == "-" {
        return Ok(());
    }
    let loser = position.turn.other();
    let demand = Demand::of(position.board(loser)).map_err(|error| error.with_at(field.at))?;
    let culprits = demand.starts;
    if culprits != listed || culprits.count_ones() < 2 {
        let reason: Message = match culprits.count_ones() {
            0 => say::MissedNone { side: loser }.into(),
            1 => say::MissedWithOne { side: loser }.into(),
            _ => say::MissedWithOthers { side: loser }.into(),
        };
        let cells = cells(culprits).map(|cell| lattice.text(cell));
        return Err(field.error(reason).with_rule("Q16").with_cells(cells));
    }
    position.candidates = listed;
    Ok(())
}
