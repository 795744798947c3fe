//! D1 to D3: what the cells are called.

use crate::common::cells::{assert_names, letter};

#[test]
fn d1_d2_file_rank_and_level_on_boards_and_pegs() {
    assert_names("trid", |_, board, cell| {
        let column = format!("{}{}", letter(cell.x), cell.y);
        let level = format!("({})", board.level + 1);
        // D2: the corners of W, N and B, in front and behind, have the pegs 1 to 6.
        let peg = match board.y {
            0 => 1,
            2 => 3,
            4 if board.level < 4 => 2,
            4 => 5,
            6 => 4,
            _ => 6,
        };
        let id = match board.cells.len() {
            16 => ["W", "N", "B"][board.level / 2].to_string(),
            _ => format!("{}L{peg}{level}", if board.x == 0 { 'Q' } else { 'K' }),
        };
        [id, format!("{column}{level}"), column]
    });
}
