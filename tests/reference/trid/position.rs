//! Positions: the state, its text (D16, M18) and what the fields mean.

use super::board::{Board, Moveable, king_home, king_rook_home, pawn_starts, queen_rook_home};
use super::geometry::{Cell, Column, MAIN_BOARDS};
use super::moves::Move;
use super::play;
use super::rules::Rules;
use crate::reference::alike::{Colour, Piece, write_run};
use std::collections::BTreeSet;

/// The castling rights in the order of writing (D16).
pub const RIGHTS: [char; 4] = ['K', 'Q', 'k', 'q'];

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub board: Board,
    pub side: Colour,
    /// Letters of `RIGHTS`.
    pub castling: BTreeSet<char>,
    /// D16: the passed column and the level of the double-stepped pawn.
    pub ep: Option<Cell>,
    /// D16: the pawns on starting cells that have lost the double step.
    pub moved: BTreeSet<Cell>,
    pub clock: u32,
    pub number: u32,
}

impl Position {
    /// D4, M4.
    pub fn start(rules: Rules) -> Position {
        let parse_place = |text| super::geometry::Place::parse(rules, text).expect("a place");
        let moveable = |text, holder| Moveable { place: parse_place(text), holder };
        let mut board = Board {
            rules,
            pieces: Default::default(),
            moveables: vec![
                moveable("QL1(3)", Colour::White),
                moveable("KL1(3)", Colour::White),
                moveable("QL6(7)", Colour::Black),
                moveable("KL6(7)", Colour::Black),
            ],
        };
        let officers = [
            ("a0(3)", "a9(7)", 'R'),
            ("b0(3)", "b9(7)", 'Q'),
            ("e0(3)", "e9(7)", 'K'),
            ("f0(3)", "f9(7)", 'R'),
            ("b1(2)", "b8(6)", 'N'),
            ("c1(2)", "c8(6)", 'B'),
            ("d1(2)", "d8(6)", 'B'),
            ("e1(2)", "e8(6)", 'N'),
        ];
        for (white, black, role) in officers {
            for (text, colour) in [(white, Colour::White), (black, Colour::Black)] {
                board.pieces.insert(Cell::parse(text).expect("a cell"), Piece { colour, role });
            }
        }
        for colour in [Colour::White, Colour::Black] {
            board.pieces.extend(pawn_starts(colour).map(|cell| (cell, Piece { colour, role: 'P' })));
        }
        board.settle_control();
        Position {
            board,
            side: Colour::White,
            castling: RIGHTS.into(),
            ep: None,
            moved: BTreeSet::new(),
            clock: 0,
            number: 1,
        }
    }

    /// D16, canonical (C2).
    pub fn write(&self) -> String {
        let main: Vec<String> = MAIN_BOARDS
            .iter()
            .map(|&(first, level)| {
                let rank_text =
                    |rank| write_run((1..=4).map(|file| self.board.get(Cell::new(file, rank, level))));
                (first..first + 4).rev().map(rank_text).collect::<Vec<_>>().join("/")
            })
            .collect();
        let mut boards: Vec<String> =
            self.board.moveables.iter().map(|board| self.write_board(board)).collect();
        boards.sort();
        let castling: String = RIGHTS.into_iter().filter(|right| self.castling.contains(right)).collect();
        let moved: String = self.moved.iter().map(Cell::to_string).collect();
        let or_dash = |text: String| if text.is_empty() { "-".to_string() } else { text };
        [
            self.board.rules.id().to_string(),
            main.join("|"),
            boards.join(","),
            self.side.letter().to_string(),
            or_dash(castling),
            or_dash(self.ep.map(|cell| cell.to_string()).unwrap_or_default()),
            or_dash(moved),
            self.clock.to_string(),
            self.number.to_string(),
        ]
        .join(" ")
    }

    fn write_board(&self, board: &Moveable) -> String {
        let cells = board.place.cells();
        let [higher, lower] =
            [&cells[..2], &cells[2..]].map(|rank| write_run(rank.iter().map(|&cell| self.board.get(cell))));
        format!("{}{}:{higher}/{lower}", board.place, board.holder.letter())
    }

    /// D12: `wing` is `K` or `Q`.
    pub fn has_right(&self, colour: Colour, wing: char) -> bool {
        self.castling.contains(&Piece { colour, role: wing }.letter())
    }

    /// C2: the king and the rook of a right are at home.
    pub fn right_is_sound(&self, right: char) -> bool {
        let colour = if right.is_ascii_uppercase() { Colour::White } else { Colour::Black };
        let rook_home = match right.to_ascii_uppercase() {
            'K' => king_rook_home(colour),
            _ => queen_rook_home(colour),
        };
        let stands = |cell, role| self.board.get(cell) == Some(Piece { colour, role });
        stands(king_home(colour), 'K') && stands(rook_home, 'R')
    }

    /// A pawn stands there on a starting cell of a pawn of its colour (D16).
    pub fn pawn_starts_on(&self, cell: Cell) -> bool {
        match self.board.get(cell) {
            Some(Piece { colour, role: 'P' }) => pawn_starts(colour).contains(&cell),
            _ => false,
        }
    }

    /// D10: the cell of the double-stepped pawn, if this is the column that it passed.
    pub fn double_stepped_beyond(&self, column: Column) -> Option<Cell> {
        let ep = self.ep.filter(|ep| ep.column == column)?;
        Some(ep.column.step(0, self.side.other().forward()).at(ep.level))
    }

    /// C2, C6: no en-passant field without a legal en-passant capture.
    pub fn drop_dead_ep(&mut self) {
        let legal = play::judge(self).legal();
        let by_passing =
            |mv: &Move| matches!(mv, Move::Walk { to, victim: Some(victim), .. } if victim != to);
        if !legal.iter().any(|turn| by_passing(&turn.mv)) {
            self.ep = None;
        }
    }
}
