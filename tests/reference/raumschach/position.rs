//! Positions and their texts (C2, R12).

use super::geometry::{Cell, SIZE};
use super::moves;
use crate::reference::alike::{Colour, Piece, read_number, read_run, write_run};
use std::collections::BTreeMap;

pub const VARIANT: &str = "raumschach";

/// Those of R3-R8.
const ROLES: &str = "KQRBUNP";

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
        let rank = |rank| (0..SIZE).map(move |file| self.board.get(&Cell::new(level, file, rank)).copied());
        (0..SIZE).rev().map(|at| write_run(rank(at))).collect::<Vec<_>>().join("/")
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
            side: Colour::from_letter(side)?,
            clock: read_number("CLOCK", clock, 0)?,
            number: read_number("NUMBER", number, 1)?,
        };
        position.check()?;
        Ok(position)
    }

    /// The invariants of C2.
    fn check(&self) -> Result<(), String> {
        for colour in Colour::BOTH {
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
            let occupants = read_run(rank_text, SIZE as usize, ROLES);
            let occupants = occupants.ok_or_else(|| format!("BOARD: a rank of five cells: {rank_text:?}"))?;
            for (file, occupant) in (0..).zip(occupants) {
                if let Some(piece) = occupant {
                    board.insert(Cell::new(level, file, rank), piece);
                }
            }
        }
    }
    Ok(board)
}
