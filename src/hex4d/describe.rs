//! Positions and moves as plain data for a page.

use super::attacks::Word;
use super::erased::Erased;
use super::geometry::Layout;
use super::notation::{long, styled};
use super::position::{Move, Position, passed_pawn};
use super::state::Bared;
use crate::chesslike::Chesslike;
use crate::describe::{BoardInfo, CellInfo, Describe, Extras, Geometry, MoveInfo, Piece, Status, Threat};
use crate::{Side, Style};

/// The boards of `hex4d`, or the one of `glinski`.
pub(crate) fn geometry(four: bool) -> Geometry {
    let layout = Layout { four };
    let hexagon = layout.hexagon();
    let mut boards: Vec<BoardInfo> = Vec::new();
    for cell in layout.all() {
        let (board, place) = (cell.board(), cell.place());
        if place == 0 {
            let (x, y) = if four { (hexagon.file(board), hexagon.height(board)) } else { (0, 0) };
            boards.push(BoardInfo { id: layout.board(board), level: 0, x, y, cells: Vec::new() });
        }
        boards[board].cells.push(CellInfo {
            cell: layout.cell(cell),
            column: layout.place(place),
            x: hexagon.file(place),
            y: hexagon.height(place),
            tone: layout.tone(cell),
        });
    }
    Geometry { shape: "hexagon", boards }
}

impl<W: Word, const P: usize> Describe for Position<W, P> {
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

fn describe(position: &dyn Erased, m: &Move) -> MoveInfo {
    let layout = position.layout();
    let mut info = position.chesslike().describe(long(position, m), &m.step(layout));
    if m.en_passant {
        info.kind = "en-passant";
        info.captures = vec![layout.cell(passed_pawn(position.turn().other(), m.to))];
    }
    if layout.four {
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
fn status(position: &dyn Erased, status: Status) -> Status {
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
