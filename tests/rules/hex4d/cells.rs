//! H1, H18: what the cells are called.

use crate::common::cells::assert_names;
use hyperply::describe::CellInfo;

/// The letters of the files, of which `j` is none (H18).
fn file(x: usize) -> char {
    b"abcdefghikl"[x] as char
}

/// The rank of a hexagon among those of its file, from 1; their heights are two apart.
fn rank(y: usize, heights: impl Iterator<Item = usize>) -> usize {
    1 + (y - heights.min().unwrap()) / 2
}

fn name(cells: &[CellInfo], cell: &CellInfo) -> String {
    let heights = cells.iter().filter(|other| other.x == cell.x).map(|other| other.y);
    format!("{}{}", file(cell.x), rank(cell.y, heights))
}

#[test]
fn h1_board_and_cell() {
    assert_names("hex4d", |boards, board, cell| {
        let heights = boards.iter().filter(|other| other.x == board.x).map(|other| other.y);
        let id = format!("{}{}", file(board.x).to_ascii_uppercase(), rank(board.y, heights));
        let column = name(&board.cells, cell);
        [id.clone(), format!("{id}{column}"), column]
    });
}

#[test]
fn h18_file_and_rank() {
    assert_names("glinski", |_, board, cell| {
        let name = name(&board.cells, cell);
        [String::new(), name.clone(), name]
    });
}
