//! Q1, Q17, Q18: what the cells are called.

use crate::common::cells::assert_names;

#[test]
fn q1_four_coordinates() {
    for id in ["quarx", "quarx-huff"] {
        assert_names(id, |_, board, cell| {
            let (a, b) = (board.x + 1, board.y + 1);
            let name = format!("{}{}{a}{b}", cell.x + 1, cell.y + 1);
            [format!("a{a} b{b}"), name.clone(), name]
        });
    }
}

#[test]
fn q17_three_coordinates() {
    assert_names("quarx-3d", |_, board, cell| {
        let a = board.level + 1;
        let name = format!("{}{}{a}", cell.x + 1, cell.y + 1);
        [format!("a{a}"), name.clone(), name]
    });
}

#[test]
fn q18_numbers_row_by_row_from_the_top() {
    assert_names("draughts", |_, _, cell| {
        let name = ((9 - cell.y) * 5 + cell.x / 2 + 1).to_string();
        [String::new(), name.clone(), name]
    });
}
