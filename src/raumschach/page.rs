//! Positions and moves as plain data for a page.

use super::geometry::{Cell, EDGE, SIZE, cells};
use super::notation::{long, styled};
use super::position::{Move, Position};
use crate::chesslike::{Cells, letter};
use crate::page::{Board, BoardCell, Geometry, MoveInfo, Page, Piece, Status, Threat};
use crate::role::Role;
use crate::{Language, Side, Style};

/// The five levels. Nothing is in the way of what stands above or beneath: each cell is a column of its own.
pub(crate) fn geometry() -> Geometry {
    let level = |level: usize| {
        let cell = |i: usize| {
            let (x, y) = (i % EDGE, i / EDGE);
            let name = Cell::at(x, y, level).text();
            BoardCell { column: name.clone(), cell: name, x, y, tone: ((x + y + level) % 2) as u8 }
        };
        let id = char::from(b'A' + level as u8).to_string();
        Board { id, level, x: 0, y: 0, cells: (0..EDGE * EDGE).map(cell).collect() }
    };
    Geometry { shape: "square", boards: (0..EDGE).map(level).collect() }
}

impl Cells for Position {
    fn turn(&self) -> Side {
        self.turn
    }

    fn size(&self) -> usize {
        SIZE
    }

    fn at(&self, cell: usize) -> Option<(Side, Role)> {
        self.board.at(Cell::new(cell))
    }

    fn name(&self, cell: usize) -> String {
        Cell::new(cell).text()
    }

    fn attackers(&self, cell: usize, by: Side) -> Vec<usize> {
        cells(self.board.attackers(Cell::new(cell), by)).map(Cell::index).collect()
    }
}

impl Page for Position {
    fn variant(&self) -> &'static str {
        super::VARIANT
    }

    fn pieces(&self) -> Vec<Piece> {
        (self as &dyn Cells).pieces()
    }

    fn describe(&self, m: &Move) -> MoveInfo {
        let kind = if m.captures { "capture" } else { "move" };
        let mut info = MoveInfo::new(long(m, Language::English), kind, letter(m.role));
        info.go(m.from.text(), m.to.text());
        info.captures.extend(m.captures.then(|| m.to.text()));
        info.promotion = m.promotion.map(letter);
        info.clicks.extend(m.promotion.map(|role| format!("={}", letter(role))));
        info
    }

    fn format_move(&self, m: &Move, style: Style) -> String {
        styled(self, m, style)
    }

    fn status(&self) -> Status {
        (self as &dyn Cells).status(Status::new(self, self.clock))
    }

    fn number(&self) -> u32 {
        self.number
    }

    fn threats(&self) -> Vec<Threat> {
        (self as &dyn Cells).threats()
    }
}
