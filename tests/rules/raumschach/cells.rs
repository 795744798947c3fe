//! R1: what the cells are called.

use super::ID;
use crate::common::cells::{assert_names, letter};

#[test]
fn r1_level_file_and_rank() {
    assert_names(ID, |_, board, cell| {
        let level = letter(board.level).to_ascii_uppercase().to_string();
        let name = format!("{level}{}{}", letter(cell.x), cell.y + 1);
        [level, name.clone(), name]
    });
}
