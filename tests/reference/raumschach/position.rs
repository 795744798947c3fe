//! Positions and their texts (C2, R12).

use super::geometry::{Cell, SIZE};
use super::moves;
use std::collections::BTreeMap;

pub const VARIANT: &str = "raumschach";

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colour {
    White,
    Black,
}

impl Colour {
    pub fn other(self) -> Colour {
        match self {
            Colour::White => Colour::Black,
            Colour::Black => Colour::White,
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Colour::White => "white",
            Colour::Black => "black",
        }
    }

    fn letter(self) -> char {
        match self {
            Colour::White => 'w',
            Colour::Black => 'b',
        }
    }

    /// R8: the direction of the pawns, along the ranks as along the levels.
    pub fn forward(self) -> i8 {
        match self {
            Colour::White => 1,
            Colour::Black => -1,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    pub colour: Colour,
    /// One of `KQRBUNP`.
    pub role: char,
}

impl Piece {
    /// C9: upper case is White.
    fn parse(letter: char) -> Option<Piece> {
        let role = letter.to_ascii_uppercase();
        let colour = if letter == role { Colour::White } else { Colour::Black };
        "KQRBUNP".contains(role).then_some(Piece { colour, role })
    }

    fn letter(self) -> char {
        match self.colour {
            Colour::White => self.role,
            Colour::Black => self.role.to_ascii_lowercase(),
        }
    }
}

pub type Board = BTreeMap<Cell, Piece>;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub board: Board,
    pub side: Colour,
    pub clock: u32,
    pub number: u32,
}

impl Position {
    /// R2.
    pub fn start() -> Position {
        let mut board = Board::new();
        for (level, officers) in (0..).zip(["RNKNR", "BUQBU"]) {
            for (file, officer) in (0..).zip(officers.chars()) {
                for (rank, role) in [(0, officer), (1, 'P')] {
                    let cell = Cell::new(level, file, rank);
                    board.insert(cell, Piece { colour: Colour::White, role });
                    board.insert(cell.opposite(), Piece { colour: Colour::Black, role });
                }
            }
        }
        Position { board, side: Colour::White, clock: 0, number: 1 }
    }

    /// R12, canonical (C2).
    pub fn write(&self) -> String {
        let levels: Vec<String> = (0..SIZE).map(|level| self.write_level(level)).collect();
        let (levels, side) = (levels.join("|"), self.side.letter());
        format!("{VARIANT} {levels} {side} {} {}", self.clock, self.number)
    }

    fn write_level(&self, level: i8) -> String {
        let ranks: Vec<String> = (0..SIZE).rev().map(|rank| self.write_rank(level, rank)).collect();
        ranks.join("/")
    }

    fn write_rank(&self, level: i8, rank: i8) -> String {
        let mut text = String::new();
        let mut run = 0;
        for file in 0..SIZE {
            match self.board.get(&Cell::new(level, file, rank)) {
                None => run += 1,
                Some(piece) => {
                    if run > 0 {
                        text += &run.to_string();
                    }
                    run = 0;
                    text.push(piece.letter());
                }
            }
        }
        if run > 0 {
            text += &run.to_string();
        }
        text
    }

    pub fn parse(text: &str) -> Result<Position, String> {
        let fields: Vec<&str> = text.split(' ').collect();
        let &[variant, board, side, clock, number] = fields.as_slice() else {
            return Err(format!("5 fields, not {} (R12)", fields.len()));
        };
        if variant != VARIANT {
            return Err(format!("variant: {variant:?} (C1)"));
        }
        let position = Position {
            board: read_board(board)?,
            side: read_side(side)?,
            clock: read_number("CLOCK", clock, 0)?,
            number: read_number("NUMBER", number, 1)?,
        };
        position.check()?;
        Ok(position)
    }

    /// The invariants of C2.
    fn check(&self) -> Result<(), String> {
        for colour in [Colour::White, Colour::Black] {
            let king = Piece { colour, role: 'K' };
            let kings = self.board.values().filter(|&&piece| piece == king).count();
            if kings != 1 {
                return Err(format!("BOARD: {kings} kings of {} (C2)", colour.name()));
            }
        }
        for (&cell, &piece) in &self.board {
            if piece.role == 'P' && moves::promotes_on(piece.colour, cell) {
                return Err(format!("BOARD: the pawn on {cell} would have been promoted (C2, R10)"));
            }
        }
        if moves::in_check(&self.board, self.side.other()) {
            return Err("SIDE: the side not to move is in check (C2)".to_string());
        }
        Ok(())
    }
}

fn read_board(text: &str) -> Result<Board, String> {
    let levels: Vec<&str> = text.split('|').collect();
    if levels.len() != SIZE as usize {
        return Err(format!("BOARD: five levels: {text:?}"));
    }
    let mut board = Board::new();
    for (level, level_text) in (0..).zip(levels) {
        let ranks: Vec<&str> = level_text.split('/').collect();
        if ranks.len() != SIZE as usize {
            return Err(format!("BOARD: five ranks: {level_text:?}"));
        }
        for (rank, rank_text) in (0..SIZE).rev().zip(ranks) {
            for (file, occupant) in (0..).zip(read_rank(rank_text)?) {
                if let Some(piece) = occupant {
                    board.insert(Cell::new(level, file, rank), piece);
                }
            }
        }
    }
    Ok(board)
}

/// Letters, and digits for runs of empty cells that are as long as possible (C2).
fn read_rank(text: &str) -> Result<Vec<Option<Piece>>, String> {
    let wrong = || format!("BOARD: a rank of five cells: {text:?}");
    let mut occupants = Vec::new();
    let mut after_run = false;
    for letter in text.chars() {
        match letter.to_digit(10) {
            Some(run) if run == 0 || after_run => return Err(wrong()),
            Some(run) => occupants.extend((0..run).map(|_| None)),
            None => occupants.push(Some(Piece::parse(letter).ok_or_else(wrong)?)),
        }
        after_run = letter.is_ascii_digit();
    }
    if occupants.len() == SIZE as usize { Ok(occupants) } else { Err(wrong()) }
}

fn read_side(text: &str) -> Result<Colour, String> {
    match text {
        "w" => Ok(Colour::White),
        "b" => Ok(Colour::Black),
        _ => Err(format!("SIDE: w or b, not {text:?}")),
    }
}

/// Digits without leading zeros (C2).
fn read_number(field: &str, text: &str, least: u32) -> Result<u32, String> {
    match text.parse::<u32>() {
        Ok(value) if value >= least && value.to_string() == text => Ok(value),
        _ => Err(format!("{field}: not a number: {text:?}")),
    }
}
