//! T1, T31: what the cells are called.

use crate::common::cells::{assert_names, letter};
use hyperply::catalog::AnyGame;
use hyperply::{Game, Language};

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

#[test]
fn a_move_is_readable_without_its_position() {
    let game = AnyGame::start("timeout").unwrap();
    let m = game.parse_move("Nb1L1-c3L2", Language::English).unwrap();
    assert!(format!("{m:?}").contains("from: b1L1, to: c3L2"), "{m:?}");
}
