//! Where the pieces stand at the start (Q2, Q17, Q18).

use super::position::{Position, Rules};
use crate::Side;

/// Returns the position from which a variant starts.
pub(super) fn start(rules: Rules) -> Position {
    let mut position = Position::empty(rules);
    let lattice = position.lattice();
    for cell in lattice.cells() {
        let [_, y, _, b] = lattice.point(cell);
        // White's cells; Black's are the opposite ones.
        let is_home = |y: u8, b: u8| match position.rules {
            Rules::Quarx | Rules::Huff => y == 0 || (y, b) == (1, 0),
            Rules::Cube => y == 0,
            Rules::Draughts => y < 4,
        };
        if is_home(y, b) {
            position.put(Side::White, cell, false);
        } else if is_home(lattice.size - 1 - y, lattice.size - 1 - b) {
            position.put(Side::Black, cell, false);
        }
    }
    position
}
