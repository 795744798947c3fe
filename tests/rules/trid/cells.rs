//! D1 to D3, M1, M2: what the cells are called.

use crate::common::cells::{assert_names, letter};
use hyperply::Game;
use hyperply::catalog::{self, AnyGame};

#[test]
fn d1_d2_file_rank_and_level_on_boards_and_pegs() {
    for id in ["trid", "trid-strict", "trid-meder"] {
        assert_names(id, |_, board, cell| {
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
}

#[test]
fn m2_twelve_places_where_d2_has_24() {
    let places = |id| {
        let boards = (catalog::variant(id).unwrap().geometry)().boards.into_iter();
        let mut places: Vec<String> =
            boards.filter(|board| board.cells.len() == 4).map(|board| board.id).collect();
        places.sort();
        places
    };
    assert_eq!(places("trid").len(), 24);
    assert_eq!(places("trid-strict").len(), 24);
    let on_top = ["L1(3)", "L2(3)", "L3(5)", "L4(5)", "L5(7)", "L6(7)"];
    let expected: Vec<String> =
        ["K", "Q"].iter().flat_map(|wing| on_top.map(|place| format!("{wing}{place}"))).collect();
    assert_eq!(places("trid-meder"), expected);
}

#[test]
fn a_move_is_readable_without_its_position() {
    let game = AnyGame::start("trid").unwrap();
    let shown: Vec<String> = game.legal_moves().iter().map(|m| format!("{m:?}")).collect();
    assert!(shown.iter().any(|m| m.contains("from: b1(2), to: c3(2)")), "{shown:?}");
    let boards =
        "trid 4/4/P3/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/2,QL6(7)b:2/2 w - - - 0 9";
    let game: AnyGame = boards.parse().unwrap();
    let shown: Vec<String> = game.legal_moves().iter().map(|m| format!("{m:?}")).collect();
    assert!(shown.iter().any(|m| m.contains("from: QL1(3), to: QL2(3)")), "{shown:?}");
}
