//! Writing moves (Q14).

use super::capture::{self, End, Search};
use super::geometry::Cell;
use super::moves::Move;
use super::position::Position;
use crate::{Game, Style};

/// Returns the canonical text.
pub(super) fn long(position: &Position, m: &Move) -> String {
    written(position, m, &path(position, m))
}

/// Returns the text of a move whose landing cells are known.
pub(super) fn written(position: &Position, m: &Move, path: &[Cell]) -> String {
    let text = |cell: &Cell| position.text(*cell);
    match m {
        Move::Step { from, to } => format!("{}-{}", text(from), text(to)),
        Move::Huff { cell } => format!("huff {}", text(cell)),
        Move::Capture { from, .. } => {
            let cells: Vec<String> = std::iter::once(from).chain(path).map(text).collect();
            cells.join("x")
        }
    }
}

/// Returns the text of a move in a style. In the short style, a capture has only its ends if they tell it
/// from all others.
pub(super) fn styled(position: &Position, m: &Move, style: Style) -> String {
    let Move::Capture { from, to, .. } = *m else { return long(position, m) };
    if style.short {
        let ends =
            |other: &&Move| matches!(other, Move::Capture { from: f, to: t, .. } if (*f, *t) == (from, to));
        let mut moves = Vec::new();
        position.legal_moves_into(&mut moves);
        if moves.iter().filter(ends).count() == 1 {
            return format!("{}x{}", position.text(from), position.text(to));
        }
    }
    long(position, m)
}

/// Returns the landing cells of a capture in their canonical order; none for another move.
pub(super) fn path(position: &Position, m: &Move) -> Vec<Cell> {
    let Move::Capture { from, to, taken } = *m else { return Vec::new() };
    if let Some(Ok(captures)) = position.kept_captures() {
        return captures.path(from, to, taken).unwrap_or_else(|| vec![to]);
    }
    let mut search = Search::new(position.board(position.turn)).only(taken);
    let is_end = |end: &&End<u128>| end.to == to && end.taken == taken;
    match search.run(from) {
        Ok(()) => search.ends().iter().find(is_end).map(|end| capture::path(search.landings(), end.landing)),
        Err(_) => None,
    }
    .unwrap_or_else(|| vec![to])
}

/// Returns all legal moves in the order of [`Game::legal_moves`], with the landing cells of captures.
pub(super) fn with_paths(position: &Position) -> Vec<(Move, Vec<Cell>)> {
    position.legal_moves().into_iter().map(|m| (m, path(position, &m))).collect()
}
