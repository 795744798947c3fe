//! Positions and moves as plain data for a page.

use super::geometry::{Cell, FILES, LEVELS, MAIN, Place, RANKS};
use super::notation::long;
use super::position::{Kind, Move, Position};
use super::rules::Castling;
use crate::chesslike::{Chesslike, choose, letter};
use crate::describe::{BoardInfo, CellInfo, Extras, Geometry, MoveInfo, Status, from_to};
use crate::grid::bits;

/// The letter of a movable board in [`MoveInfo::piece`].
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

/// Returns the three main boards, and a board on each place of the movable ones, which may hang (D2) or not
/// (M2).
pub(crate) fn geometry(may_hang: bool) -> Geometry {
    let mut boards = Vec::new();
    for (level, main) in MAIN.into_iter().enumerate() {
        for first in 0..FILES * RANKS {
            let starts = |columns: u64| columns.trailing_zeros() as usize == first;
            if starts(main) {
                boards.push(board(["W", "N", "B"][level / 2].to_string(), level, main));
            }
            let is_here = |place: &Place| place.level() == level && starts(place.columns());
            let places = Place::all().filter(|place| may_hang || place.is_on_top()).filter(is_here);
            boards.extend(places.map(|place| board(place.text(), level, place.columns())));
        }
    }
    Geometry { shape: "square", boards }
}

pub(super) fn describe(position: &Position, m: &Move) -> MoveInfo {
    let mut info = position.before(m).describe_kind(long(position, m), &m.kind);
    if let (Some(pawn), Some(role)) = (position.waits(), m.waiting) {
        let (cell, becomes) = (pawn.text(), letter(role));
        info.clicks.splice(0..0, [cell.clone(), format!("={becomes}")]);
        let mut waiting = Extras::default();
        waiting.add("cell", cell);
        waiting.add("promotion", becomes);
        info.extras.add("waiting", waiting);
    }
    info
}

/// Adds the data that only this game has.
pub(super) fn status(position: &Position, status: Status) -> Status {
    // D2, D13, M3: where the movable boards are, and whose they are, in the order of the position text.
    let boards = position.places().map(|(place, controller)| {
        let mut board = Extras::default();
        board.add("place", place.text());
        board.add("controller", controller.as_str());
        board
    });
    let mut status = (position as &dyn Chesslike).status(status);
    status.extras.add("boards", boards.collect::<Vec<_>>());
    if let Some(pawn) = position.waits() {
        status.extras.add("waiting", pawn.text());
    }
    status
}

impl Position {
    /// Returns what a move does, except the promotion of a waiting pawn.
    fn describe_kind(&self, notation: String, kind: &Kind) -> MoveInfo {
        if let Some(step) = kind.step() {
            let mut info = (self as &dyn Chesslike).describe(notation, &step);
            if matches!(kind, Kind::EnPassant { .. }) {
                info.kind = "en-passant";
                info.captures = self.state.passed_pawn().map(Cell::text).into_iter().collect();
            }
            return info;
        }
        let us = self.state.turn;
        let mut info = MoveInfo::new(notation, "castling", 'K');
        match *kind {
            Kind::Ordinary { .. } | Kind::EnPassant { .. } => {}
            Kind::Castle { wing } => {
                let Castling { king, rook, king_target } = Castling::new(us, wing);
                info.go(king.text(), king_target.text());
                info.clicks[1] = rook.text();
                info.extras.add("rook", from_to(rook.text(), king.text()));
            }
            Kind::Board { from, to, promotion } => {
                info.kind = "board";
                info.piece = BOARD;
                info.go(from.text(), to.text());
                let load = self.board.side(us)[from.level() % LEVELS] & from.columns();
                if let Some(column) = bits(load).next() {
                    let piece = Cell::new(column, from.level());
                    let mut passenger = from_to(piece.text(), from.carry(piece, to).text());
                    passenger.add_some("piece", self.board.at(piece).map(|(_, role)| letter(role)));
                    info.extras.add("passenger", passenger);
                }
                choose(&mut info, promotion);
                if let Some((side, cell)) = self.clone().move_deck(from, to, promotion) {
                    let left_behind = self.state.rules.left_behind().filter(|_| side != us).map(letter);
                    info.promotion = info.promotion.or(left_behind);
                    info.extras.add("promoted", cell.text());
                }
            }
        }
        info
    }
}
