//! Moves, their texts (R13), their generation (R3-R11) and what they do to the board.

use super::geometry::{Cell, SIZE};
use super::position::{Board, Position};
use crate::reference::alike::{Colour, Piece};
use std::fmt;

/// R10.
const PROMOTIONS: [char; 5] = ['Q', 'R', 'B', 'U', 'N'];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    pub piece: Piece,
    pub from: Cell,
    pub to: Cell,
    pub captures: bool,
    promotion: Option<char>,
}

impl fmt::Display for Move {
    /// R13.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.captures { 'x' } else { '-' };
        write!(f, "{}{}{sign}{}", self.piece.role, self.from, self.to)?;
        match self.promotion {
            Some(role) => write!(f, "={role}"),
            None => Ok(()),
        }
    }
}

/// R11: the moves that do not leave the own king attacked.
pub fn lawful(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    for (&from, &piece) in position.board.iter().filter(|(_, piece)| piece.colour == position.side) {
        for to in Cell::all() {
            if may_go(&position.board, piece, from, to) {
                let captures = position.board.contains_key(&to);
                for promotion in promotions(piece, to) {
                    moves.push(Move { piece, from, to, captures, promotion });
                }
            }
        }
    }
    moves.retain(|mv| !in_check(&board_after(&position.board, mv), position.side));
    moves
}

pub fn in_check(board: &Board, colour: Colour) -> bool {
    let is_king = |&(_, &piece): &(&Cell, &Piece)| piece == Piece { colour, role: 'K' };
    let (&king, _) = board.iter().find(is_king).expect("a king (C2)");
    board.iter().any(|(&from, &piece)| piece.colour != colour && attacks(board, piece, from, king))
}

/// Without regard to the own king.
fn may_go(board: &Board, piece: Piece, from: Cell, to: Cell) -> bool {
    match board.get(&to) {
        Some(other) => other.colour != piece.colour && attacks(board, piece, from, to),
        None if piece.role == 'P' => pawn_advances(piece.colour, from, to),
        None => attacks(board, piece, from, to),
    }
}

/// Whether a piece may capture what stands on `to` (R3-R7, R9).
pub fn attacks(board: &Board, piece: Piece, from: Cell, to: Cell) -> bool {
    if from == to {
        return false;
    }
    let [least, middle, most] = from.distances(to);
    let through_faces = middle == 0;
    let through_edges = least == 0 && middle == most;
    let through_corners = least == most;
    let rides = match piece.role {
        'K' => return most == 1,
        'N' => return (least, middle, most) == (0, 1, 2),
        'P' => return pawn_captures(piece.colour, from, to),
        'R' => through_faces,
        'B' => through_edges,
        'U' => through_corners,
        _ => through_faces || through_edges || through_corners,
    };
    rides && from.between(to).iter().all(|cell| !board.contains_key(cell))
}

/// How many ranks ahead and how many levels on `to` is, as the pawns of that colour go (R8).
fn ahead_and_on(colour: Colour, from: Cell, to: Cell) -> (i8, i8) {
    ((to.rank - from.rank) * colour.forward(), (to.level - from.level) * colour.forward())
}

/// R8.
fn pawn_advances(colour: Colour, from: Cell, to: Cell) -> bool {
    to.file == from.file && matches!(ahead_and_on(colour, from, to), (1, 0) | (0, 1))
}

/// R9.
fn pawn_captures(colour: Colour, from: Cell, to: Cell) -> bool {
    let (ahead, on) = ahead_and_on(colour, from, to);
    from.distances(to) == [0, 1, 1] && (ahead > 0 || on > 0) && ahead >= 0 && on >= 0
}

/// R10.
pub fn promotes_on(colour: Colour, cell: Cell) -> bool {
    match colour {
        Colour::White => (cell.level, cell.rank) == (SIZE - 1, SIZE - 1),
        Colour::Black => (cell.level, cell.rank) == (0, 0),
    }
}

fn promotions(piece: Piece, to: Cell) -> Vec<Option<char>> {
    if piece.role == 'P' && promotes_on(piece.colour, to) {
        PROMOTIONS.map(Some).to_vec()
    } else {
        vec![None]
    }
}

pub fn board_after(board: &Board, mv: &Move) -> Board {
    let mut after = board.clone();
    after.remove(&mv.from);
    after.insert(mv.to, Piece { role: mv.promotion.unwrap_or(mv.piece.role), ..mv.piece });
    after
}
