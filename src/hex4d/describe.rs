//! Positions and moves as plain data for a page.

use super::geometry::Layout;
use super::notation::long;
use super::position::{Move, passed_pawn};
use super::state::Bared;
use super::view::View;
use crate::Side;
use crate::describe::{BoardInfo, CellInfo, Extras, Geometry, MoveInfo, Status};

/// Returns the boards of `hex4d`, or the one of `glinski`.
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

pub(super) fn describe(position: View<'_>, m: &Move) -> MoveInfo {
    let layout = position.layout;
    let mut info = position.cells().describe(long(position, m), &m.step(layout));
    if m.en_passant {
        info.kind = "en-passant";
        info.captures = vec![layout.cell(passed_pawn(position.all.turn().other(), m.to))];
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

/// Adds the data that only this game has.
pub(super) fn status(position: View<'_>, status: Status) -> Status {
    let bared = position.state.bared;
    let mut status = position.cells().status(status);
    if bared != [None; 2] {
        // H14: the state of each bared king, `pending`, `inside` or `between`.
        let mut ways = Extras::default();
        for (side, bared) in Side::BOTH.into_iter().zip(bared) {
            ways.add_some(side.as_str(), bared.map(Bared::as_str));
        }
        status.extras.add("bared", ways);
    }
    status
}
