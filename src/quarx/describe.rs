//! Positions and moves as plain data for a page.

use super::geometry::{Cell, Lattice};
use super::moves::Move;
use super::notation::{path, written};
use super::position::Position;
use crate::describe::{BoardInfo, CellInfo, Geometry, MoveInfo, Piece};

/// Returns the planes of a lattice: those of four dimensions lie side by side by a and b, those of three are
/// stacked.
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

pub(super) fn describe(position: &Position, m: &Move) -> MoveInfo {
    let path = path(position, m);
    let forfeits = position.forfeits(m);
    let text = |cell: Cell| position.text(cell);
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
    let king = position.kings & from.bit() != 0;
    let mut info = MoveInfo::new(written(position, m, &path), kind, letter(king));
    if let Move::Huff { cell } = *m {
        info.clicks = vec![text(cell)];
        info.captures = position.texts(taken);
        return info;
    }
    info.go(text(from), text(to));
    if forfeits != 0 {
        // Q16: the move is not carried out, and one of these pieces is lost.
        info.extras.add("forfeits", position.texts(forfeits));
    } else {
        info.captures = position.texts(taken);
        info.promotion = (!king && position.crowns(position.turn, from, to, taken)).then_some('K');
    }
    if taken != 0 {
        let landings: Vec<String> = path.iter().map(|&cell| text(cell)).collect();
        info.clicks.truncate(1);
        info.clicks.extend(landings.iter().cloned());
        info.extras.add("path", landings);
    }
    info
}

pub(super) fn pieces(position: &Position) -> Vec<Piece> {
    let piece = |cell| {
        let (side, king) = position.at(cell)?;
        Some(Piece { piece: letter(king), side, cell: position.text(cell) })
    };
    position.lattice().cells().filter_map(piece).collect()
}
