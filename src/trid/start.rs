//! Where the pieces and boards stand at the start (D4).

use super::board::Board;
use super::decks::Decks;
use super::geometry::{Cell, PAWN_STARTS};
use super::position::{Position, State};
use super::rules::Rules;
use crate::Side;
use crate::grid::bits;
use crate::role::Role::{self, Bishop, King, Knight, Queen, Rook};

/// Returns the position from which a variant starts.
pub(super) fn start(rules: Rules) -> Position {
    let state = State::new(rules);
    let mut position = Position { board: Board::EMPTY, decks: Decks::start(), state };
    for (side, home, upper) in [(Side::White, 0, 2), (Side::Black, 9, 6)] {
        for (file, role) in [(0, Rook), (1, Queen), (4, King), (5, Rook)] {
            position.board.toggle(side, role, Cell::at(file, home, upper));
        }
        let second = home.abs_diff(1);
        for (file, role) in (1..).zip([Knight, Bishop, Bishop, Knight]) {
            position.board.toggle(side, role, Cell::at(file, second, upper - 1));
        }
        for (level, columns) in PAWN_STARTS[side.index()].iter().enumerate() {
            bits(*columns).for_each(|c| position.board.toggle(side, Role::Pawn, Cell::new(c, level)));
            position.state.unmoved |= columns;
        }
    }
    position.state.castling = 0b1111;
    position
}
