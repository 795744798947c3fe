//! T1, T31: what the cells are called.

use crate::common::cells::{assert_names, letter};

#[test]
fn t1_file_rank_and_level() {
    for id in ["timeout", "timeout-declared", "tower"] {
        assert_names(id, |_, board, cell| {
            let (level, column) =
                (format!("L{}", board.level + 1), format!("{}{}", letter(cell.x), cell.y + 1));
            [level.clone(), format!("{column}{level}"), column]
        });
    }
}

#[test]
fn t31_file_and_rank() {
    for id in ["chess", "timeout-flat"] {
        assert_names(id, |_, _, cell| {
            let name = format!("{}{}", letter(cell.x), cell.y + 1);
            [String::new(), name.clone(), name]
        });
    }
}
