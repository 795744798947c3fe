//! Positions and moves as plain data for a page.

use super::geometry::Names;
use super::notation::{long, styled};
use super::plan::Word;
use super::position::{Move, Position, passed_pawn};
use super::state::Bared;
use super::table::Table;
use crate::page::{Board, BoardCell, Extras, Geometry, MoveInfo, Page, Piece, Status, Threat};
use crate::role::Role;
use crate::{Language, Side, Style};

fn letter(role: Role) -> char {
    role.letter(Language::English)
}

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
        pieces(self)
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
        threats(self)
    }
}

fn pieces(position: &dyn Table) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for cell in position.names().all() {
        if let Some((side, role)) = position.at(cell) {
            pieces.push(Piece { piece: letter(role), side, cell: position.text(cell) });
        }
    }
    pieces
}

fn describe(position: &dyn Table, m: &Move) -> MoveInfo {
    let Move { role, from, to, captures, en_passant, promotion } = *m;
    let names = position.names();
    let mut info = MoveInfo::new(long(names, m, Language::English), "move", letter(role));
    info.go(names.cell(from), names.cell(to));
    if captures {
        info.kind = if en_passant { "en-passant" } else { "capture" };
        let captured = if en_passant { passed_pawn(position.turn().other(), to) } else { to };
        info.captures.push(names.cell(captured));
    }
    info.promotion = promotion.map(letter);
    info.clicks.extend(promotion.map(|role| format!("={}", letter(role))));
    if names.four {
        // H5, H9, H11.
        let way = match (from.board == to.board, from.place == to.place) {
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
    let (turn, bared) = (position.turn(), position.state().bared);
    let (checks, king) = (position.texts(&position.checkers(turn)), position.text(position.king(turn)));
    let mut status = Status { checks, king: Some(king), ..status };
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

fn threats(position: &dyn Table) -> Vec<Threat> {
    let mut threats = Vec::new();
    for side in Side::BOTH {
        for cell in position.checkers(side) {
            let piece = position.role_at(side.other(), cell).map_or('K', letter);
            let (king, by) = (position.text(position.king(side)), position.text(cell));
            threats.push(Threat { kind: "check", side, king, by, piece, by_move: None });
        }
    }
    threats
}
