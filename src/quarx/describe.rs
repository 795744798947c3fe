//! Positions and moves as plain data for a page.

use super::geometry::{Cell, Lattice, cells};
use super::movegen;
use super::notation::{path, styled, written};
use super::position::{Move, Position, Rules};
use crate::describe::{BoardInfo, CellInfo, Describe, Geometry, MoveInfo, Piece, Status, other_boards};
use crate::{Code, Error, Style};

/// The planes of a lattice: those of four dimensions lie side by side by a and b, those of three are stacked.
pub(crate) fn geometry(dimensions: usize) -> Geometry {
    let lattice = Lattice::of(dimensions);
    let mut boards: Vec<BoardInfo> = Vec::new();
    let planes = usize::from(lattice.size);
    for b in 0..if dimensions == 4 { planes } else { 1 } {
        for a in 0..if dimensions > 2 { planes } else { 1 } {
            let (id, level, x) = match dimensions {
                2 => (String::new(), 0, 0),
                3 => (format!("a{}", a + 1), a, 0),
                _ => (format!("a{} b{}", a + 1, b + 1), 0, a),
            };
            let places = (0..lattice.size).flat_map(|y| (0..lattice.size).map(move |x| (x, y)));
            let cells = places.filter_map(|(x, y)| {
                let cell = lattice.text(lattice.find([x, y, a as u8, b as u8])?);
                Some(CellInfo { column: cell.clone(), cell, x: x.into(), y: y.into(), tone: 0 })
            });
            boards.push(BoardInfo { id, level, x, y: b, cells: cells.collect() });
        }
    }
    Geometry { shape: "square", boards }
}

fn letter(king: bool) -> char {
    if king { 'K' } else { 'M' }
}

impl Describe for Position {
    fn variant(&self) -> &'static str {
        self.rules.id()
    }

    fn pieces(&self) -> Vec<Piece> {
        let piece = |cell| {
            let (side, king) = self.at(cell)?;
            Some(Piece { piece: letter(king), side, cell: self.text(cell) })
        };
        self.lattice().cells().filter_map(piece).collect()
    }

    fn describe(&self, m: &Move) -> MoveInfo {
        let path = path(self, m);
        let forfeits = movegen::forfeits(self, m);
        let text = |cell: Cell| self.text(cell);
        let kind = match m {
            Move::Step { .. } => "move",
            Move::Capture { .. } => "capture",
            Move::Huff { .. } => "huff",
        };
        let (from, to, taken) = match *m {
            Move::Step { from, to } => (from, to, 0),
            Move::Capture { from, to, taken } => (from, to, taken),
            Move::Huff { cell } => (cell, cell, cell.bit()),
        };
        let king = self.kings & from.bit() != 0;
        let mut info = MoveInfo::new(written(self, m, &path), kind, letter(king));
        if let Move::Huff { cell } = *m {
            info.clicks = vec![text(cell)];
            info.captures = self.texts(taken);
            return info;
        }
        info.go(text(from), text(to));
        if forfeits != 0 {
            // Q16: the move is not carried out, and one of these pieces is lost.
            info.extras.add("forfeits", self.texts(forfeits));
        } else {
            info.captures = self.texts(taken);
            info.promotion = (!king && self.crowns(self.turn, from, to, taken)).then_some('K');
        }
        if taken != 0 {
            let landings: Vec<String> = path.iter().map(|&cell| text(cell)).collect();
            info.clicks.truncate(1);
            info.clicks.extend(landings.iter().cloned());
            info.extras.add("path", landings);
        }
        info
    }
    fn format_move(&self, m: &Move, style: Style) -> String {
        styled(self, m, style)
    }

    fn status(&self) -> Status {
        self.captures();
        Status::new(self, self.clock)
    }

    fn under(&self, variant: &str) -> Result<Self, Error> {
        let rules = super::rules(variant)?;
        if rules.dimensions() != self.rules.dimensions() {
            return Err(other_boards());
        }
        if self.candidates != 0 && rules != Rules::Huff {
            let message = "a piece is to be removed first, because a capture was missed";
            let cells = cells(self.candidates).map(|cell| self.lattice().text(cell));
            return Err(Error::new(Code::BadPosition, message).with_rule("Q16").with_cells(cells));
        }
        Position { rules, ..self.clone() }.to_string().parse()
    }

    fn number(&self) -> u32 {
        self.number
    }
}
