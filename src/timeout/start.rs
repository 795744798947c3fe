//! Where the pieces stand at the start (T2, T31, T32).

use super::board::Board;
use super::geometry::{Cell, RANK, home_rank, king_home, pawn_start};
use super::position::Position;
use super::state::{Rules, State};
use crate::Side;
use crate::role::Role::{self, Bishop, Knight, Queen, Rook};

/// Returns the position from which a variant starts.
pub(super) fn start<const L: usize>(rules: Rules) -> Position<L> {
    let mut position = Position { board: Board::empty(), state: State::new(rules) };
    let (roles, levels): (&[Role], &[usize]) = if L == 1 {
        (&[Rook, Knight, Bishop, Queen, Role::King, Bishop, Knight, Rook], &[0])
    } else {
        (&[Rook, Knight, Bishop, Queen, Bishop, Knight, Rook], &[0, 3, 4, 7])
    };
    for side in Side::BOTH {
        let home = home_rank(L, side) * RANK;
        let pawns = pawn_start(L, side).trailing_zeros() as usize;
        for &level in levels {
            for (file, &role) in roles.iter().enumerate() {
                let cell = Cell::new(home + file, level);
                let role = if cell == king_home(L, side) { Role::King } else { role };
                position.board.toggle(side, role, cell);
                position.board.toggle(side, Role::Pawn, Cell::new(pawns + file, level));
            }
            position.state.castling[side.index()].iter_mut().for_each(|rooks| *rooks |= 1 << level);
        }
    }
    position
}
