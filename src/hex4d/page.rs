//! Positions and moves as plain data for a page.

use super::geometry::Names;
use super::notation::{long, styled};
use super::plan::Word;
use super::position::{Move, Position, passed_pawn};
use super::state::Bared;
use super::table::Table;
use crate::chesslike::Chesslike;
use crate::page::{Board, BoardCell, Extras, Geometry, MoveInfo, Page, Piece, Status, Threat};
use crate::{Side, Style};

/// The boards of `hex4d`, or the one of `glinski`.
pub(crate) fn geometry(four: bool) -> Geometry {
    let names = Names { four };
    let hexagon = names.hexagon();
    let mut boards: Vec<Board> = Vec::new();
    for cell in names.all() {
        let (board, place) = (cell.board(), cell.place());
        if place == 0 {
            let (x, y) = if four { (hexagon.file(board), hexagon.height(board)) } else { (0, 0) };
            boards.push(Board { id: names.board(board), level: 0, x, y, cells: Vec::new() });
        }
        boards[board].cells.push(BoardCell {
            cell: names.cell(cell),
            column: names.place(place),
            x: hexagon.file(place),
            y: hexagon.height(place),
            tone: names.tone(cell),
        });
    }
    Geometry { shape: "hexagon", boards }
}

impl<W: Word, const P: usize> Page for Position<W, P> {
    fn variant(&self) -> &'static str {
        self.variant()
    }

    fn pieces(&self) -> Vec<Piece> {
        (self as &dyn Chesslike).pieces()
    }

    fn describe(&self, m: &Move) -> MoveInfo {
        describe(self, m)
    }

    fn format_move(&self, m: &Move, style: Style) -> String {
        styled(self, m, style)
    }

    fn status(&self) -> Status {
        status(self, Status::new(self, self.state.clock))
    }

    fn number(&self) -> u32 {
        self.state.number
    }

    fn threats(&self) -> Vec<Threat> {
        (self as &dyn Chesslike).threats()
    }
}

fn describe(position: &dyn Table, m: &Move) -> MoveInfo {
    let names = position.names();
    let mut info = position.chesslike().describe(long(names, m), &m.step(names));
    if m.en_passant {
        info.kind = "en-passant";
        info.captures = vec![names.cell(passed_pawn(position.turn().other(), m.to))];
    }
    if names.four {
        // H5, H9, H11.
        let way = match (m.from.board == m.to.board, m.from.place == m.to.place) {
            (true, _) => "inside",
            (_, true) => "between",
            _ => "both",
        };
        info.extras.add("way", way);
    }
    info
}

/// Adds what only this game has.
fn status(position: &dyn Table, status: Status) -> Status {
    let bared = position.state().bared;
    let mut status = position.chesslike().status(status);
    if bared != [None; 2] {
        // H14: each bared king's way, `pending`, `inside` or `between`.
        let mut ways = Extras::default();
        for (side, bared) in Side::BOTH.into_iter().zip(bared) {
            ways.add_some(side.as_str(), bared.map(Bared::as_str));
        }
        status.extras.add("bared", ways);
    }
    status
}
