//! Pieces, the moveable boards in their places, and the landing rules (D6, D18, M6).

use super::geometry::{Cell, Column, Place};
use super::rules::Rules;
use crate::reference::alike::{Colour, Piece};
use std::collections::BTreeMap;

/// Those of D5.
pub const ROLES: &str = "KQRBNP";

/// The starting cells of the pawns (D4).
pub fn pawn_starts(colour: Colour) -> [Cell; 8] {
    let texts = match colour {
        Colour::White => ["a1(3)", "b1(3)", "e1(3)", "f1(3)", "b2(2)", "c2(2)", "d2(2)", "e2(2)"],
        Colour::Black => ["a8(7)", "b8(7)", "e8(7)", "f8(7)", "b7(6)", "c7(6)", "d7(6)", "e7(6)"],
    };
    texts.map(cell)
}

/// The home of the king (D12).
pub fn king_home(colour: Colour) -> Cell {
    cell(if colour == Colour::White { "e0(3)" } else { "e9(7)" })
}

/// The home of the king's rook (D12).
pub fn king_rook_home(colour: Colour) -> Cell {
    cell(if colour == Colour::White { "f0(3)" } else { "f9(7)" })
}

/// The home of the queen's rook (D12).
pub fn queen_rook_home(colour: Colour) -> Cell {
    cell(if colour == Colour::White { "a0(3)" } else { "a9(7)" })
}

/// The home of the queen (D12).
pub fn queen_home(colour: Colour) -> Cell {
    cell(if colour == Colour::White { "b0(3)" } else { "b9(7)" })
}

/// A cell whose text stands in this program.
fn cell(text: &str) -> Cell {
    Cell::parse(text).expect("a cell")
}

/// A moveable board (D2) and who controls it (D13) or owns it (M3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moveable {
    pub place: Place,
    pub holder: Colour,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    pub rules: Rules,
    pub pieces: BTreeMap<Cell, Piece>,
    /// Four boards, in the order of their places.
    pub moveables: Vec<Moveable>,
}

impl Board {
    pub fn get(&self, cell: Cell) -> Option<Piece> {
        self.pieces.get(&cell).copied()
    }

    pub fn is_empty(&self, cell: Cell) -> bool {
        !self.pieces.contains_key(&cell)
    }

    /// D3.
    pub fn in_play(&self, cell: Cell) -> bool {
        let on = |place: Place| place.level == cell.level && place.covers(cell.column);
        cell.on_main_board() || self.moveables.iter().any(|board| on(board.place))
    }

    /// D3.
    pub fn column_in_play(&self, column: Column) -> bool {
        column.on_main_boards() || self.moveables.iter().any(|board| board.place.covers(column))
    }

    /// No piece on any level.
    pub fn column_empty(&self, column: Column) -> bool {
        self.pieces.range(column.at(1)..=column.at(7)).next().is_none()
    }

    pub fn is_free(&self, place: Place) -> bool {
        self.moveables.iter().all(|board| board.place != place)
    }

    pub fn pieces_on(&self, place: Place) -> Vec<Piece> {
        place.cells().into_iter().filter_map(|cell| self.get(cell)).collect()
    }

    pub fn king(&self, colour: Colour) -> Option<Cell> {
        let king = Piece { colour, role: 'K' };
        self.pieces.iter().find(|&(_, &piece)| piece == king).map(|(&cell, _)| cell)
    }

    /// D13: the colour of which alone pieces stand on a moveable board.
    pub fn sole_colour(&self, place: Place) -> Option<Colour> {
        let pieces = self.pieces_on(place);
        let first = pieces.first()?.colour;
        pieces.iter().all(|piece| piece.colour == first).then_some(first)
    }

    /// D13, after a move (M3: an owner never changes); and the order of D16.
    pub fn settle_control(&mut self) {
        for index in 0..self.moveables.len() {
            let sole = self.sole_colour(self.moveables[index].place);
            if let (Some(colour), true) = (sole, self.rules != Rules::Meder) {
                self.moveables[index].holder = colour;
            }
        }
        self.moveables.sort_by_key(|board| board.place);
    }

    /// D11, M11, with the boards as they stand.
    pub fn promotion_rank(&self, colour: Colour, file: i8) -> i8 {
        let on_peg = |wing: char| {
            let peg = if colour == Colour::White { 6 } else { 1 };
            self.moveables.iter().any(|board| board.place.wing == wing && board.place.peg == peg)
        };
        let outermost = match file {
            0 | 5 => true,
            1 => on_peg('Q'),
            4 => on_peg('K'),
            _ => false,
        };
        match (colour, outermost) {
            (Colour::White, true) => 9,
            (Colour::White, false) => 8,
            (Colour::Black, true) => 0,
            (Colour::Black, false) => 1,
        }
    }

    /// The pawns of a colour that stand on their promotion rank (D11, M11).
    pub fn pawns_to_promote(&self, colour: Colour) -> Vec<Cell> {
        let pawns = self.pieces.iter().filter(|&(_, &piece)| piece == Piece { colour, role: 'P' });
        pawns
            .filter(|(cell, pawn)| self.promotion_rank(pawn.colour, cell.column.file) == cell.column.rank)
            .map(|(&cell, _)| cell)
            .collect()
    }

    /// M12, M18: the pawns that a board has left behind.
    pub fn waiting_pawns(&self, colour: Colour) -> Vec<Cell> {
        let corners = if colour == Colour::White { ["b8(6)", "e8(6)"] } else { ["b1(2)", "e1(2)"] };
        let mut pawns = self.pawns_to_promote(colour);
        pawns.retain(|pawn| self.rules == Rules::Meder && corners.map(cell).contains(pawn));
        pawns
    }

    /// The board with a pawn promoted.
    pub fn promoted(&self, pawn: Cell, role: char) -> Board {
        let mut after = self.clone();
        let colour = after.pieces[&pawn].colour;
        after.pieces.insert(pawn, Piece { colour, role });
        after
    }

    /// Every cell of a column in which a piece from level `s` may end, if what stands there permits it.
    pub fn landings(&self, s: i8, column: Column) -> Vec<Cell> {
        match self.rules {
            Rules::Truelove => self.landings_by_chains(s, column),
            Rules::Strict if self.in_play(column.at(s)) => self.landings_by_chains(s, column), // D18
            Rules::Strict => Vec::new(),
            Rules::Meder => column.cells().filter(|&cell| self.in_play(cell)).collect(), // M6
        }
    }

    /// D6.
    fn landings_by_chains(&self, s: i8, column: Column) -> Vec<Cell> {
        let mut cells = Vec::new();
        let level_with = column.at(s);
        if self.in_play(level_with) {
            cells.push(level_with); // (a)
            cells.extend(self.chain(level_with, 1));
            cells.extend(self.chain(level_with, -1));
        } else {
            for direction in [1, -1] {
                // (b)
                let near = (1..=3).map(|distance| column.at(s + direction * distance));
                let Some(first) = near.into_iter().find(|&cell| self.in_play(cell)) else { continue };
                if is_main_level(s) && is_main_level(first.level) {
                    continue;
                }
                cells.push(first);
                cells.extend(self.chain(first, direction));
            }
        }
        cells.retain(|cell| (s.min(cell.level), s.max(cell.level)) != (1, 7));
        cells
    }

    /// The contiguous chain beyond a cell, in one direction: it goes on while the last cell is empty.
    fn chain(&self, from: Cell, direction: i8) -> Vec<Cell> {
        let mut cells = Vec::new();
        let mut last = from;
        while self.is_empty(last) {
            last = last.column.at(last.level + direction);
            if !self.in_play(last) {
                break;
            }
            cells.push(last);
        }
        cells
    }
}

/// D1: the even levels are those of the main boards.
fn is_main_level(level: i8) -> bool {
    level % 2 == 0
}
