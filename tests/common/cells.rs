//! What cells are called.

use hyperply::catalog;
use hyperply::describe::{BoardInfo, CellInfo};

/// The letter of a file.
pub fn letter(file: usize) -> char {
    (b'a' + file as u8) as char
}

/// The cells of a variant, board by board.
pub fn cells(id: &str) -> Vec<String> {
    let boards = (catalog::variant(id).unwrap().geometry)().boards;
    boards.into_iter().flat_map(|board| board.cells).map(|cell| cell.cell).collect()
}

/// Checks the names of each board and cell of a variant, the latter with and without what tells the board, by what
/// the rules call that lies there.
pub fn assert_names(id: &str, names: impl Fn(&[BoardInfo], &BoardInfo, &CellInfo) -> [String; 3]) {
    let boards = (catalog::variant(id).unwrap().geometry)().boards;
    for board in &boards {
        for cell in &board.cells {
            let told = [board.id.clone(), cell.cell.clone(), cell.column.clone()];
            assert_eq!(told, names(&boards, board, cell), "{id}");
        }
    }
}
