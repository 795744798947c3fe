//! How the pieces move and attack (H5-H12, H18), before the own king's safety is looked at.

use super::geometry::{Cell, DIAGONAL, HERE, Hex, ORTHOGONAL, Variant, is_knight_leap};
use super::position::{Bared, Position};
use super::setup::{Board, cells_of, forward, half_forward, is_glinski_pawn_start, is_promotion_cell};
use crate::reference::alike::{Colour, Piece};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    pub from: Cell,
    pub to: Cell,
    /// Where the captured piece stands: not on `to` when it is captured en passant.
    pub captured: Option<Cell>,
    pub promotion: Option<char>,
}

impl Move {
    /// The canonical text (H17, H18).
    pub fn text(&self, position: &Position) -> String {
        let variant = position.variant;
        let role = position.board[&self.from].role;
        let sign = if self.captured.is_some() { 'x' } else { '-' };
        let mut text = format!("{role}{}{sign}{}", variant.name(self.from), variant.name(self.to));
        if let Some(promoted) = self.promotion {
            text.push('=');
            text.push(promoted);
        }
        text
    }
}

/// Does the piece, which stands on `from`, attack `to`? That is: could it capture an enemy there, but for the own
/// king's safety and a bared king's confinement (H15)?
pub fn attacks(variant: Variant, board: &Board, piece: Piece, from: Cell, to: Cell) -> bool {
    match piece.role {
        'K' => steps(from, to, &ORTHOGONAL) || steps(from, to, &DIAGONAL), // H7
        'Q' => rook_attacks(board, from, to) || bishop_attacks(variant, board, from, to), // H6
        'R' => rook_attacks(board, from, to),
        'B' => bishop_attacks(variant, board, from, to),
        'N' => knight_attacks(from, to),
        'P' => pawn_attacks(piece.colour, from, to),
        other => unreachable!("role {other}"),
    }
}

/// H5: the difference of the cells on one board, or of the boards with the same cell; `None` if both differ.
fn pure_difference(from: Cell, to: Cell) -> Option<Hex> {
    let (boards, hexes) = (to.board - from.board, to.hex - from.hex);
    match (boards == HERE, hexes == HERE) {
        (true, false) => Some(hexes),
        (false, true) => Some(boards),
        _ => None,
    }
}

/// One step in one of these directions, inside or between.
fn steps(from: Cell, to: Cell, directions: &[Hex]) -> bool {
    pure_difference(from, to).is_some_and(|difference| directions.contains(&difference))
}

/// A ride in one of these directions, inside or between, with nothing on the cells in between (H5).
fn rides(board: &Board, from: Cell, to: Cell, directions: &[Hex]) -> bool {
    const LONGEST: i32 = 10;
    let Some(difference) = pure_difference(from, to) else { return false };
    let inside = from.board == to.board;
    for &direction in directions {
        if let Some(length) = (1..=LONGEST).find(|&n| direction * n == difference) {
            return (1..length).map(|n| direction * n).all(|part| {
                let passed = if inside { from.go(HERE, part) } else { from.go(part, HERE) };
                !board.contains_key(&passed)
            });
        }
    }
    false
}

/// H6.
fn rook_attacks(board: &Board, from: Cell, to: Cell) -> bool {
    rides(board, from, to, &ORTHOGONAL)
}

/// H6; without the orthogonal step in `glinski` (H18).
fn bishop_attacks(variant: Variant, board: &Board, from: Cell, to: Cell) -> bool {
    rides(board, from, to, &DIAGONAL) || (variant == Variant::Hex4d && steps(from, to, &ORTHOGONAL))
}

/// H8, H9.
fn knight_attacks(from: Cell, to: Cell) -> bool {
    let one = |difference: Hex| ORTHOGONAL.contains(&difference);
    let two = |difference: Hex| ORTHOGONAL.iter().any(|&direction| direction * 2 == difference);
    let (boards, hexes) = (to.board - from.board, to.hex - from.hex);
    let leap = pure_difference(from, to).is_some_and(is_knight_leap);
    let mixed = one(boards) && two(hexes) || two(boards) && one(hexes);
    leap || mixed && from.basic_colour() != to.basic_colour()
}

/// H11.
fn pawn_attacks(colour: Colour, from: Cell, to: Cell) -> bool {
    let forward = forward(colour);
    half_forward(colour).into_iter().any(|half_forward| {
        to == from.go(HERE, half_forward)
            || to == from.go(half_forward, HERE)
            || to == from.go(forward, half_forward)
    })
}

/// H10, H18: where the pawn can go without a capture.
fn pawn_walks(variant: Variant, board: &Board, colour: Colour, from: Cell) -> Vec<Cell> {
    let free = |cell: &Cell| variant.contains(*cell) && !board.contains_key(cell);
    let forward = forward(colour);
    let inside = from.go(HERE, forward);
    let mut targets: Vec<Cell> = [inside, from.go(forward, HERE)].into_iter().filter(free).collect();
    let far = inside.go(HERE, forward);
    if variant == Variant::Glinski && is_glinski_pawn_start(colour, from) && free(&inside) && free(&far) {
        targets.push(far);
    }
    targets
}

/// Is this side's king attacked? A bared king attacks as if it were unconfined (H15).
pub fn in_check(variant: Variant, board: &Board, side: Colour) -> bool {
    let kings = cells_of(board, Piece { colour: side, role: 'K' });
    let king = *kings.first().expect("each side has a king");
    let mut enemies = board.iter().filter(|(_, piece)| piece.colour != side);
    enemies.any(|(&from, &piece)| attacks(variant, board, piece, from, king))
}

/// Every move of the side to move that its pieces can make, even if it leaves the own king attacked.
fn candidates(position: &Position) -> Vec<Move> {
    let cells = position.variant.all_cells();
    let own = position.board.iter().filter(|(_, piece)| piece.colour == position.side);
    own.flat_map(|(&from, &piece)| piece_moves(position, &cells, piece, from)).collect()
}

fn piece_moves(position: &Position, cells: &[Cell], piece: Piece, from: Cell) -> Vec<Move> {
    let (variant, board) = (position.variant, &position.board);
    let mut moves = Vec::new();
    for &to in cells {
        if !attacks(variant, board, piece, from, to) || !lets_go(position, piece, from, to) {
            continue;
        }
        let captured = match board.get(&to) {
            Some(target) if target.colour == piece.colour => continue,
            Some(_) => Some(to),
            None if piece.role != 'P' => None,
            None if position.ep == Some(to) => Some(position.passing_pawn(to)),
            None => continue,
        };
        moves.push(Move { from, to, captured, promotion: None });
    }
    if piece.role == 'P' {
        for to in pawn_walks(variant, board, piece.colour, from) {
            moves.push(Move { from, to, captured: None, promotion: None });
        }
        return moves.into_iter().flat_map(|mv| promotions(variant, piece.colour, mv)).collect();
    }
    moves
}

/// H14: a bared king that has chosen keeps to its choice.
fn lets_go(position: &Position, piece: Piece, from: Cell, to: Cell) -> bool {
    match position.bared(piece.colour) {
        Bared::Inside => from.board == to.board,
        Bared::Between => from.board != to.board,
        Bared::No | Bared::Pending => true,
    }
}

/// H12: a pawn's move to a promotion cell is four moves.
fn promotions(variant: Variant, colour: Colour, mv: Move) -> Vec<Move> {
    if !is_promotion_cell(variant, colour, mv.to) {
        return vec![mv];
    }
    "QRBN".chars().map(|role| Move { promotion: Some(role), ..mv }).collect()
}

/// The board after a move.
pub fn board_after(board: &Board, mv: &Move) -> Board {
    let mut after = board.clone();
    let mut piece = after.remove(&mv.from).expect("a piece moves");
    if let Some(captured) = mv.captured {
        after.remove(&captured);
    }
    piece.role = mv.promotion.unwrap_or(piece.role);
    after.insert(mv.to, piece);
    after
}

/// Every move that does not leave the own king attacked (H13), even if the game is drawn already.
pub fn lawful(position: &Position) -> Vec<Move> {
    let mut moves = candidates(position);
    moves.retain(|mv| !in_check(position.variant, &board_after(&position.board, mv), position.side));
    moves
}
