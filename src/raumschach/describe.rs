//! Positions and moves as plain data for a page.

use super::geometry::{Cell, EDGE};
use super::notation::{long, styled};
use super::position::{Move, Position};
use crate::Style;
use crate::chesslike::Chesslike;
use crate::describe::{BoardInfo, CellInfo, Describe, Geometry, MoveInfo, Piece, Status, Threat};

/// The five levels. Nothing is in the way of what stands above or beneath: each cell is a column of its own.
pub(crate) fn geometry() -> Geometry {
    let level = |level: usize| {
        let cell = |cell: Cell| {
            let [x, y, _] = cell.spot().map(usize::from);
            CellInfo { column: cell.text(), cell: cell.text(), x, y, tone: ((x + y + level) % 2) as u8 }
        };
        let id = char::from(b'A' + level as u8).to_string();
        let cells = Cell::all().skip(level * EDGE * EDGE).take(EDGE * EDGE);
        BoardInfo { id, level, x: 0, y: 0, cells: cells.map(cell).collect() }
    };
    Geometry { shape: "square", boards: (0..EDGE).map(level).collect() }
}

impl Describe for Position {
    fn variant(&self) -> &'static str {
        super::VARIANT
    }

    fn pieces(&self) -> Vec<Piece> {
        (self as &dyn Chesslike).pieces()
    }

    fn describe(&self, m: &Move) -> MoveInfo {
        (self as &dyn Chesslike).describe(long(self, m), &m.step())
    }

    fn format_move(&self, m: &Move, style: Style) -> String {
        styled(self, m, style)
    }

    fn status(&self) -> Status {
        (self as &dyn Chesslike).status(Status::new(self, self.clock))
    }

    fn number(&self) -> u32 {
        self.number
    }

    fn threats(&self) -> Vec<Threat> {
        (self as &dyn Chesslike).threats()
    }
}
