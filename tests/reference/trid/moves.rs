//! Moves, their texts (D17, M19), their generation (D5-D14, M5-M16) and what they do to the board.

use super::board::{Board, Moveable, king_home, king_rook_home, pawn_starts, queen_home, queen_rook_home};
use super::geometry::{Cell, Column, Place};
use super::position::Position;
use super::rules::Rules;
use crate::reference::alike::{Colour, Piece};
use std::fmt;

/// D11.
const PROMOTIONS: [char; 4] = ['Q', 'R', 'B', 'N'];
const STRAIGHT: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const LEAPS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// A piece moves; the victim of an en-passant capture (D10) does not stand on `to`.
    Walk { piece: Piece, from: Cell, to: Cell, victim: Option<Cell>, promotion: Option<char> },
    /// D12.
    Castle { kings_side: bool },
    /// D14, M14.
    Board { from: Place, to: Place, promotion: Option<char> },
}

/// All that a side does when it is to move: M12, the promotion of a waiting pawn comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    pub promoted: Option<(Cell, char)>,
    pub mv: Move,
}

impl fmt::Display for Turn {
    /// M19.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((pawn, role)) = self.promoted {
            write!(f, "P{pawn}={role},")?;
        }
        write!(f, "{}", self.mv)
    }
}

impl fmt::Display for Move {
    /// D17.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let promotion = match *self {
            Move::Walk { piece, from, to, victim, promotion } => {
                let sign = if victim.is_some() { 'x' } else { '-' };
                write!(f, "{}{from}{sign}{to}", piece.role)?;
                promotion
            }
            Move::Castle { kings_side: true } => return f.write_str("O-O"),
            Move::Castle { kings_side: false } => return f.write_str("O-O-O"),
            Move::Board { from, to, promotion } => {
                write!(f, "{from}-{to}")?;
                promotion
            }
        };
        match promotion {
            Some(role) => write!(f, "={role}"),
            None => Ok(()),
        }
    }
}

/// D8, D15, M7, M12: the moves that do not leave the own king exposed.
pub fn lawful(position: &Position) -> Vec<Turn> {
    let mut turns = Vec::new();
    for promoted in beginnings(position) {
        let mut begun = position.clone();
        if let Some((pawn, role)) = promoted {
            begun.board = begun.board.promoted(pawn, role);
        }
        let moves = [piece_moves(&begun), castlings(&begun), board_moves(&begun)].concat();
        turns.extend(moves.into_iter().map(|mv| Turn { promoted, mv }));
    }
    turns.retain(|turn| !exposed(&board_after(&position.board, position.side, turn), position.side));
    turns
}

/// M12: the promotions with which the next move begins.
fn beginnings(position: &Position) -> Vec<Option<(Cell, char)>> {
    match position.board.waiting_pawns(position.side).first() {
        Some(&pawn) => PROMOTIONS.map(|role| Some((pawn, role))).to_vec(),
        None => vec![None],
    }
}

/// A king that must not stand so after its own side's move: attacked, or (M12) attacked by a pawn that waits, after
/// one of its promotions.
pub fn exposed(board: &Board, colour: Colour) -> bool {
    let by_promotion =
        |&pawn: &Cell| PROMOTIONS.iter().any(|&role| in_check(&board.promoted(pawn, role), colour));
    in_check(board, colour) || board.waiting_pawns(colour.other()).iter().any(by_promotion)
}

/// D8, M7.
pub fn in_check(board: &Board, colour: Colour) -> bool {
    let king = board.king(colour).expect("a king (C2)");
    board.pieces.iter().any(|(&from, &piece)| {
        piece.colour != colour
            && columns_attacked(board, piece, from).contains(&king.column)
            && board.landings(from.level, king.column).contains(&king)
    })
}

/// The cells in which a piece may capture, whatever stands there (D5-D9).
fn capture_targets(board: &Board, piece: Piece, from: Cell) -> Vec<Cell> {
    let columns = columns_attacked(board, piece, from).into_iter();
    columns.flat_map(|column| board.landings(from.level, column)).collect()
}

/// The columns in which a piece may capture (D5, D9).
fn columns_attacked(board: &Board, piece: Piece, from: Cell) -> Vec<Column> {
    match piece.role {
        'P' => pawn_diagonals(piece.colour, from),
        _ => columns_reached(board, piece.role, from.column),
    }
}

fn pawn_diagonals(colour: Colour, from: Cell) -> Vec<Column> {
    [-1, 1].map(|side| from.column.step(side, colour.forward())).to_vec()
}

/// D5, M5: the columns to which an officer may go, some of them (M5) not in play.
fn columns_reached(board: &Board, role: char, from: Column) -> Vec<Column> {
    let queen: Vec<(i8, i8)> = STRAIGHT.into_iter().chain(DIAGONAL).collect();
    let (directions, rides) = match role {
        'K' => (queen, false),
        'Q' => (queen, true),
        'R' => (STRAIGHT.to_vec(), true),
        'B' => (DIAGONAL.to_vec(), true),
        _ => (LEAPS.to_vec(), false),
    };
    let mut columns = Vec::new();
    for (files, ranks) in directions {
        let mut column = from.step(files, ranks);
        let crosses_gaps = board.rules == Rules::Meder;
        while board.column_in_play(column) || crosses_gaps && column.in_space() {
            columns.push(column);
            if !rides || !board.column_empty(column) {
                break;
            }
            column = column.step(files, ranks);
        }
    }
    columns
}

/// All moves of the pieces but castling, without regard to the own king.
fn piece_moves(position: &Position) -> Vec<Move> {
    let board = &position.board;
    let mut moves = Vec::new();
    for (&from, &piece) in board.pieces.iter().filter(|(_, piece)| piece.colour == position.side) {
        for to in capture_targets(board, piece, from) {
            match board.get(to) {
                Some(other) if other.colour != piece.colour => {
                    push(&mut moves, board, piece, from, to, Some(to));
                }
                Some(_) => {}
                None if piece.role != 'P' => push(&mut moves, board, piece, from, to, None),
                None => {
                    // D10, M10
                    if let Some(victim) = position.double_stepped_beyond(to.column) {
                        push(&mut moves, board, piece, from, to, Some(victim));
                    }
                }
            }
        }
        if piece.role == 'P' {
            for to in pawn_advances(position, piece, from) {
                push(&mut moves, board, piece, from, to, None);
            }
        }
    }
    moves
}

/// D9, M8, M9: the cells to which a pawn may advance.
fn pawn_advances(position: &Position, pawn: Piece, from: Cell) -> Vec<Cell> {
    let board = &position.board;
    let ahead = from.column.step(0, pawn.colour.forward());
    let mut cells = board.landings(from.level, ahead);
    let unmoved = pawn_starts(pawn.colour).contains(&from) && !position.moved.contains(&from);
    if unmoved && board.column_in_play(ahead) && board.column_empty(ahead) {
        cells.extend(board.landings(from.level, ahead.step(0, pawn.colour.forward())));
    }
    cells.retain(|&cell| board.is_empty(cell));
    cells
}

/// One move, or the four promotions (D11).
fn push(moves: &mut Vec<Move>, board: &Board, piece: Piece, from: Cell, to: Cell, victim: Option<Cell>) {
    let promotes = piece.role == 'P' && board.promotion_rank(piece.colour, to.column.file) == to.column.rank;
    for promotion in promotion_choices(promotes) {
        moves.push(Move::Walk { piece, from, to, victim, promotion });
    }
}

fn promotion_choices(promotes: bool) -> Vec<Option<char>> {
    if promotes { PROMOTIONS.map(Some).to_vec() } else { vec![None] }
}

/// D12, M13, but for the king's safety afterwards. The rights stand for unmoved kings and rooks at home.
fn castlings(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    if position.number == 1 || in_check(&position.board, position.side) {
        return moves;
    }
    if position.has_right(position.side, 'K') {
        moves.push(Move::Castle { kings_side: true });
    }
    if position.has_right(position.side, 'Q') && position.board.is_empty(queen_home(position.side)) {
        moves.push(Move::Castle { kings_side: false });
    }
    moves
}

/// D14, M14-M16, with the choice of a promotion by D11, M11, M12.
fn board_moves(position: &Position) -> Vec<Move> {
    let board = &position.board;
    let mut moves = Vec::new();
    for moveable in &board.moveables {
        let from = moveable.place;
        let targets = match board.rules {
            Rules::Meder => targets_by_load(board, position.side, moveable),
            _ => targets_by_control(board, position.side, moveable),
        };
        for to in targets.into_iter().filter(|&to| board.is_free(to)) {
            let due = board_carried(board, from, to).pawns_to_promote(position.side);
            for promotion in promotion_choices(!due.is_empty()) {
                moves.push(Move::Board { from, to, promotion });
            }
        }
    }
    moves
}

/// D14.
fn targets_by_control(board: &Board, side: Colour, moveable: &Moveable) -> Vec<Place> {
    let from = moveable.place;
    let load = board.pieces_on(from);
    let mut targets = Vec::new();
    if moveable.holder != side {
        return targets;
    }
    if load.is_empty() || load == [(Piece { colour: side, role: 'P' })] {
        targets.extend(from.edge_steps());
    }
    if load.is_empty() {
        targets.push(from.flip());
        targets.extend(from.climb());
        targets.extend(from.lift());
    }
    targets
}

/// M14, M15.
fn targets_by_load(board: &Board, side: Colour, moveable: &Moveable) -> Vec<Place> {
    let from = moveable.place;
    let mut targets = from.adjacent();
    match board.pieces_on(from).as_slice() {
        [] if moveable.holder == side => {}
        [piece] if piece.colour == side => {
            targets.retain(|&to| to.wing != from.wing || from.is_forward(to, side));
        }
        _ => targets.clear(),
    }
    targets
}

/// A moveable board in another place, with all that stands on it (D14, M16), before promotions.
fn board_carried(board: &Board, from: Place, to: Place) -> Board {
    let mut after = board.clone();
    for (old, new) in from.cells().into_iter().zip(to.cells()) {
        if let Some(piece) = after.pieces.remove(&old) {
            after.pieces.insert(new, piece);
        }
    }
    for moveable in after.moveables.iter_mut().filter(|moveable| moveable.place == from) {
        moveable.place = to;
    }
    after
}

/// The board after a move, promotions (D11, M12) and control (D13) included.
pub fn board_after(board: &Board, mover: Colour, turn: &Turn) -> Board {
    let mut after = match turn.promoted {
        Some((pawn, role)) => board.promoted(pawn, role),
        None => board.clone(),
    };
    match turn.mv {
        Move::Walk { piece, from, to, victim, promotion } => {
            after.pieces.remove(&from);
            if let Some(victim) = victim {
                after.pieces.remove(&victim);
            }
            after.pieces.insert(to, Piece { role: promotion.unwrap_or(piece.role), ..piece });
        }
        Move::Castle { kings_side } => {
            let (rook_home, king_goal) = if kings_side {
                (king_rook_home(mover), king_rook_home(mover))
            } else {
                (queen_rook_home(mover), queen_home(mover))
            };
            let king = after.pieces.remove(&king_home(mover)).expect("the king at home (D12)");
            let rook = after.pieces.remove(&rook_home).expect("the rook at home (D12)");
            after.pieces.insert(king_goal, king);
            after.pieces.insert(king_home(mover), rook);
        }
        Move::Board { from, to, promotion } => {
            after = board_carried(&after, from, to);
            for pawn in after.pawns_to_promote(mover) {
                after = after.promoted(pawn, promotion.expect("a choice (D11)"));
            }
            if after.rules != Rules::Meder {
                for pawn in after.pawns_to_promote(mover.other()) {
                    after = after.promoted(pawn, 'Q');
                }
            }
        }
    }
    after.settle_control();
    after
}
