//! Positions and their texts (C2, Q2, Q13, Q16, Q18).

use super::geometry::{Cell, Geometry, Variant};
use super::moves;
use crate::reference::alike::{Colour, read_number};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    pub colour: Colour,
    pub king: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub variant: Variant,
    pub side: Colour,
    /// Indexed by the cell.
    pub board: Vec<Option<Piece>>,
    pub clock: u32,
    pub number: u32,
    /// Q16: of these pieces of the other side the side to move removes one; ascending, empty if nothing is due.
    pub candidates: Vec<Cell>,
}

impl Position {
    pub fn geometry(&self) -> &'static Geometry {
        self.variant.geometry()
    }

    /// Q2, Q17, Q18.
    pub fn start(variant: Variant) -> Position {
        let size = variant.size();
        let white = |digits: &[i8]| match variant {
            Variant::Quarx | Variant::QuarxHuff => digits[1] == 1 || (digits[1] == 2 && digits[3] == 1),
            Variant::Quarx3d => digits[1] == 1,
            Variant::Draughts => digits[1] <= 4,
        };
        let set_up = |digits: &Vec<i8>| {
            let opposite: Vec<i8> = digits.iter().map(|digit| size + 1 - digit).collect();
            if white(digits) {
                Some(Piece { colour: Colour::White, king: false })
            } else if white(&opposite) {
                Some(Piece { colour: Colour::Black, king: false })
            } else {
                None
            }
        };
        let board = variant.geometry().digits.iter().map(set_up).collect();
        Position { variant, side: Colour::White, board, clock: 0, number: 1, candidates: Vec::new() }
    }

    /// The cells of a side in ascending order.
    pub fn cells_of(&self, colour: Colour) -> Vec<Cell> {
        (0..self.board.len()).filter(|&cell| self.board[cell].is_some_and(|p| p.colour == colour)).collect()
    }

    /// Q9: whether the cell lies on the far layer of that colour.
    pub fn is_far(&self, colour: Colour, cell: Cell) -> bool {
        let far = if colour == Colour::White { self.variant.size() } else { 1 };
        self.geometry().y(cell) == far
    }

    /// The canonical text.
    pub fn write(&self) -> String {
        let names = &self.geometry().names;
        let list = |colour: Colour| {
            let item = |cell: Cell| {
                let king = self.board[cell].is_some_and(|piece| piece.king);
                format!("{}{}", if king { "K" } else { "" }, names[cell])
            };
            self.cells_of(colour).into_iter().map(item).collect::<Vec<_>>().join(",")
        };
        let (id, side) = (self.variant.id(), self.side.letter().to_ascii_uppercase());
        let (white, black) = (list(Colour::White), list(Colour::Black));
        let text = format!("{id} {side}:W{white}:B{black} {} {}", self.clock, self.number);
        if self.variant != Variant::QuarxHuff {
            text
        } else if self.candidates.is_empty() {
            format!("{text} -")
        } else {
            let cells: Vec<&str> = self.candidates.iter().map(|&cell| names[cell].as_str()).collect();
            format!("{text} {}", cells.join(","))
        }
    }

    /// Reads a position and checks every invariant (C2, Q13, Q15, Q16).
    pub fn parse(text: &str) -> Result<Position, String> {
        let fields: Vec<&str> = text.split(' ').collect();
        let variant = Variant::from_id(fields[0]).ok_or(format!("variant: unknown {:?}", fields[0]))?;
        let expected = if variant == Variant::QuarxHuff { 5 } else { 4 };
        let short = variant == Variant::Draughts && fields.len() == 2; // Q18
        if fields.len() != expected && !short {
            return Err(format!("{} fields instead of {expected}", fields.len()));
        }

        let (side, board) = parse_pieces(variant, fields[1])?;
        let (clock, number) = if short {
            (0, 1)
        } else {
            (read_number("clock", fields[2], 0)?, read_number("number", fields[3], 1)?)
        };
        let mut position = Position { variant, side, board, clock, number, candidates: Vec::new() };
        position.check_pieces()?;
        moves::check_complexity(&position)?;
        if variant == Variant::QuarxHuff && fields[4] != "-" {
            position.candidates = parse_candidates(&position, fields[4])?;
        }
        Ok(position)
    }

    /// Q13.
    fn check_pieces(&self) -> Result<(), String> {
        for (cell, piece) in self.board.iter().enumerate() {
            if let Some(piece) = piece
                && !piece.king
                && self.is_far(piece.colour, cell)
            {
                return Err(format!("pieces: a man on its far layer: {:?}", self.geometry().names[cell]));
            }
        }
        if self.board.iter().all(Option::is_none) {
            return Err("pieces: both lists are empty".to_string());
        }
        Ok(())
    }
}

type Board = Vec<Option<Piece>>;

/// `SIDE:WLIST:BLIST`, in `draughts` with PDN's liberties (Q18).
fn parse_pieces(variant: Variant, field: &str) -> Result<(Colour, Board), String> {
    let pdn = variant == Variant::Draughts;
    let field = if pdn { field.strip_suffix('.').unwrap_or(field) } else { field };
    let parts: Vec<&str> = field.split(':').collect();
    let [side, first, second] = parts[..] else {
        return Err(format!("pieces: not a side and two lists: {field:?}"));
    };
    let colour_of = |text: &str| match text.chars().next() {
        Some('W') => Some(Colour::White),
        Some('B') => Some(Colour::Black),
        _ => None,
    };
    let side = colour_of(side).filter(|_| side.len() == 1);
    let side = side.ok_or_else(|| format!("side: neither W nor B: {field:?}"))?;

    match (colour_of(first), colour_of(second)) {
        (Some(Colour::White), Some(Colour::Black)) => {}
        (Some(Colour::Black), Some(Colour::White)) if pdn => {}
        _ => return Err(format!("pieces: not the list of White and that of Black: {field:?}")),
    }
    let mut board = vec![None; variant.geometry().names.len()];
    for list in [first, second] {
        let colour = colour_of(list).expect("each list has its letter");
        if list.len() > 1 {
            for item in list[1..].split(',') {
                place(variant, &mut board, colour, item)?;
            }
        }
    }
    Ok((side, board))
}

/// Puts one item of a list on the board: a cell or, in `draughts`, a range, each with or without K.
fn place(variant: Variant, board: &mut Board, colour: Colour, item: &str) -> Result<(), String> {
    let (king, cells) = match item.strip_prefix('K') {
        Some(rest) => (true, rest),
        None => (false, item),
    };
    let read = |name: &str| variant.geometry().cell(name).ok_or(format!("pieces: no dark cell: {item:?}"));
    let (first, last) = match cells.split_once('-') {
        Some((first, last)) if variant == Variant::Draughts => (read(first)?, read(last)?),
        _ => (read(cells)?, read(cells)?),
    };
    if first > last {
        return Err(format!("pieces: a range that falls: {item:?}"));
    }
    for square in &mut board[first..=last] {
        if square.is_some() {
            return Err(format!("pieces: a cell twice: {item:?}"));
        }
        *square = Some(Piece { colour, king });
    }
    Ok(())
}

/// Q16: two or more cells in any order, exactly those that follow from the position.
fn parse_candidates(position: &Position, field: &str) -> Result<Vec<Cell>, String> {
    let mut cells = Vec::new();
    for name in field.split(',') {
        let cell = position.geometry().cell(name).ok_or(format!("candidates: no dark cell: {name:?}"))?;
        if cells.contains(&cell) {
            return Err(format!("candidates: a cell twice: {name:?}"));
        }
        cells.push(cell);
    }
    cells.sort();
    if cells.len() < 2 {
        return Err(format!("candidates: fewer than two: {field:?}"));
    }
    let expected = moves::pieces_that_must_capture(position, position.side.other())?;
    if cells != expected {
        return Err(format!("candidates: not those that follow from the position: {field:?}"));
    }
    Ok(cells)
}
