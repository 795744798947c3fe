//! Positions and moves as plain data for a page.

use super::geometry::{Cell, FILES, LEVELS, MAIN, Place, RANKS};
use super::notation::{long, styled};
use super::position::{Move, Position};
use super::rules::{self, Castling};
use crate::Style;
use crate::chesslike::{Chesslike, choose, letter};
use crate::describe::{
    BoardInfo, CellInfo, Describe, Extras, Geometry, MoveInfo, Piece, Status, Threat, from_to,
};
use crate::grid::bits;

/// The letter of a moveable board in [`MoveInfo::piece`].
const BOARD: char = 'A';

fn board(id: String, level: usize, columns: u64) -> BoardInfo {
    let cell = |column| {
        let cell = Cell::new(column, level);
        let (x, y) = (cell.column.file(), cell.column.rank());
        CellInfo { cell: cell.text(), column: cell.column.text(), x, y, tone: ((x + y) % 2) as u8 }
    };
    let cells: Vec<CellInfo> = bits(columns).map(cell).collect();
    let (x, y) = cells.first().map_or((0, 0), |cell| (cell.x, cell.y));
    BoardInfo { id, level, x, y, cells }
}

/// The three main boards, and a board on each of the 24 places.
pub(crate) fn geometry() -> Geometry {
    let mut boards = Vec::new();
    for (level, main) in MAIN.into_iter().enumerate() {
        for first in 0..FILES * RANKS {
            let starts = |columns: u64| columns.trailing_zeros() as usize == first;
            if starts(main) {
                boards.push(board(["W", "N", "B"][level / 2].to_string(), level, main));
            }
            let places = Place::all().filter(|place| place.level() == level && starts(place.columns()));
            boards.extend(places.map(|place| board(place.text(), level, place.columns())));
        }
    }
    Geometry { shape: "square", boards }
}

impl Describe for Position {
    fn variant(&self) -> &'static str {
        super::VARIANT
    }

    fn pieces(&self) -> Vec<Piece> {
        (self as &dyn Chesslike).pieces()
    }

    fn describe(&self, m: &Move) -> MoveInfo {
        let notation = long(m);
        if let Some(step) = m.step() {
            let mut info = (self as &dyn Chesslike).describe(notation, &step);
            if matches!(m, Move::EnPassant { .. }) {
                info.kind = "en-passant";
                info.captures = self.state.passed_pawn().map(Cell::text).into_iter().collect();
            }
            return info;
        }
        let us = self.state.turn;
        let mut info = MoveInfo::new(notation, "castling", 'K');
        match *m {
            Move::Ordinary { .. } | Move::EnPassant { .. } => {}
            Move::Castle { wing } => {
                let Castling { king, rook, king_target } = Castling::new(us, wing);
                info.go(king.text(), king_target.text());
                info.clicks[1] = rook.text();
                info.extras.add("rook", from_to(rook.text(), king.text()));
            }
            Move::Board { from, to, promotion } => {
                info.kind = "board";
                info.piece = BOARD;
                info.go(from.text(), to.text());
                let load = self.board.side(us)[from.level() % LEVELS] & from.columns();
                if let Some(column) = bits(load).next() {
                    let pawn = Cell::new(column, from.level());
                    info.extras.add("passenger", from_to(pawn.text(), from.carry(pawn, to).text()));
                }
                choose(&mut info, promotion);
                if let Some((_, cell)) = self.clone().move_deck(from, to, promotion) {
                    info.promotion.get_or_insert(letter(rules::LEFT_BEHIND));
                    info.extras.add("promoted", cell.text());
                }
            }
        }
        info
    }

    fn format_move(&self, m: &Move, style: Style) -> String {
        styled(self, m, style)
    }

    fn status(&self) -> Status {
        // D2, D13: where the moveable boards are, and whose they are, in the order of the position text.
        let boards = self.places().map(|(place, controller)| {
            let mut board = Extras::default();
            board.add("place", place.text());
            board.add("controller", controller.as_str());
            board
        });
        let mut status = (self as &dyn Chesslike).status(Status::new(self, self.state.clock));
        status.extras.add("boards", boards.collect::<Vec<_>>());
        status
    }

    fn number(&self) -> u32 {
        self.state.number
    }

    fn threats(&self) -> Vec<Threat> {
        (self as &dyn Chesslike).threats()
    }
}
