//! Pieces, the board that they stand on, and where they stand at the start.

use super::geometry::{Cell, HERE, Hex, N, NE, NW, S, SE, SW, Variant};
use crate::reference::alike::{Colour, Piece};
use std::collections::BTreeMap;

/// Those of H5-H13.
pub const ROLES: &str = "KQRBNP";

/// H2.
pub fn forward(colour: Colour) -> Hex {
    if colour == Colour::White { N } else { S }
}

/// H11: the two directions 60 degrees off forward.
pub fn half_forward(colour: Colour) -> [Hex; 2] {
    if colour == Colour::White { [NE, NW] } else { [SE, SW] }
}

/// The pieces by their cells.
pub type Board = BTreeMap<Cell, Piece>;

/// The cells of a colour's pieces of one role.
pub fn cells_of(board: &Board, piece: Piece) -> Vec<Cell> {
    board.iter().filter(|&(_, &found)| found == piece).map(|(&cell, _)| cell).collect()
}

/// H14: has this side only its king?
pub fn has_only_king(board: &Board, colour: Colour) -> bool {
    board.values().all(|piece| piece.colour != colour || piece.role == 'K')
}

/// H12, H18: the last cell of its file on the last board of its file of boards, as the colour looks.
pub fn is_promotion_cell(variant: Variant, colour: Colour, cell: Cell) -> bool {
    let (boards, cells) = (variant.boards(), variant.cells());
    !boards.contains(cell.board + forward(colour)) && !cells.contains(cell.hex + forward(colour))
}

/// H18: the names of the cells where a colour's pawns start in `glinski`.
fn glinski_pawn_starts(colour: Colour) -> std::str::Split<'static, char> {
    let names = match colour {
        Colour::White => "b1 c2 d3 e4 f5 g4 h3 i2 k1",
        Colour::Black => "b7 c7 d7 e7 f7 g7 h7 i7 k7",
    };
    names.split(' ')
}

/// H18: does a pawn of this colour start here in `glinski`? In `hex4d` such cells mean nothing later (H10).
pub fn is_glinski_pawn_start(colour: Colour, cell: Cell) -> bool {
    let name = Variant::Glinski.name(cell);
    glinski_pawn_starts(colour).any(|start| start == name)
}

const HEX4D_WHITE: &str = "KC1c1 NC1b1 NC1d1 BC1a1 BC1e1 QC1c2 RC1b2 RC1d2 BC1c3 \
    PC1a2 PC1b3 PC1c4 PC1d3 PC1e2 PB1b1 PB1c1 PB1d1 PB1c2 PD1b1 PD1c1 PD1d1 PD1c2 PC2b2 PC2c2 PC2d2 PC2c3";
const GLINSKI_WHITE: &str = "Kg1 Qe1 Bf1 Bf2 Bf3 Nd1 Nh1 Rc1 Ri1";
const GLINSKI_BLACK: &str = "Kg10 Qe10 Bf9 Bf10 Bf11 Nd9 Nh9 Rc8 Ri8";

/// The initial placement (H4, H18).
pub fn initial_board(variant: Variant) -> Board {
    let mut board = Board::new();
    let mut place = |colour, list: &str| {
        for item in list.split_whitespace() {
            let (role, name) = item.split_at(1);
            let role = role.chars().next().expect("a letter");
            board.insert(variant.named(name).expect("a cell"), Piece { colour, role });
        }
    };
    match variant {
        Variant::Hex4d => {
            place(Colour::White, HEX4D_WHITE);
            for (cell, piece) in board.clone() {
                board.insert(half_turn(cell), Piece { colour: Colour::Black, ..piece });
            }
        }
        Variant::Glinski => {
            place(Colour::White, GLINSKI_WHITE);
            place(Colour::Black, GLINSKI_BLACK);
            for colour in Colour::BOTH {
                for name in glinski_pawn_starts(colour) {
                    place(colour, &format!("P{name}"));
                }
            }
        }
    }
    board
}

/// H4: (Q, R, q, r) becomes (-Q, -R, -q, -r).
pub fn half_turn(cell: Cell) -> Cell {
    Cell { board: HERE - cell.board, hex: HERE - cell.hex }
}
