//! Quarx: board, setup and steps (Q1-Q4, Q6, Q9), in four, three and two dimensions (Q17, Q18).

use crate::common::cells::cells;
use crate::common::{after, cube, draughts, expand, moves, play, quarx, starting, why_not};
use hyperply::catalog::{AnyGame, variant};
use hyperply::describe::{Describe, Geometry};
use hyperply::{Game, Side};
use std::collections::BTreeSet;

fn geometry(id: &str) -> Geometry {
    (variant(id).unwrap().geometry)()
}

/// All names of so many digits from 1 to 4 whose sum is even (Q1).
fn dark(digits: u32) -> BTreeSet<String> {
    let names = (0..10_u32.pow(digits)).map(|n| format!("{n:0>width$}", width = digits as usize));
    let even = |name: &String| name.bytes().map(u32::from).sum::<u32>() % 2 == (digits * 48) % 2;
    names.filter(|name| name.bytes().all(|c| (b'1'..=b'4').contains(&c))).filter(even).collect()
}

fn men(game: &AnyGame, side: Side) -> BTreeSet<String> {
    let pieces = game.pieces().into_iter().inspect(|piece| assert_eq!(piece.piece, 'M'));
    pieces.filter(|piece| piece.side == side).map(|piece| piece.cell).collect()
}

fn opposite(cells: &BTreeSet<String>) -> BTreeSet<String> {
    cells.iter().map(|cell| cell.bytes().map(|digit| (b'5' - digit + b'0') as char).collect()).collect()
}

#[test]
fn q1_the_dark_cells() {
    let named = cells("quarx");
    assert_eq!(named.len(), 128);
    assert_eq!(named.into_iter().collect::<BTreeSet<_>>(), dark(4));
    assert_eq!(cells("quarx-huff"), cells("quarx"));
    assert!(dark(4).contains("2233") && !dark(4).contains("2234"), "the source's two examples");
    assert_eq!(why_not(&quarx("W:W1111:B4444"), "1111-1112"), "Q1");
    // Where the planes lie: by a from the left, by b from White's side; on a plane by x and y.
    let boards = geometry("quarx").boards;
    assert_eq!(boards.len(), 16);
    for board in boards {
        let [x, y] = [board.x + 1, board.y + 1];
        assert_eq!((board.id, board.cells.len()), (format!("a{x} b{y}"), 8));
        assert!(board.cells.iter().all(|c| c.cell == format!("{}{}{x}{y}", c.x + 1, c.y + 1)));
    }
}

#[test]
fn q2_setup() {
    for id in ["quarx", "quarx-huff"] {
        let start = AnyGame::start(id).unwrap();
        assert_eq!(start.turn(), Side::White);
        let white = men(&start, Side::White);
        assert_eq!(white.len(), 40);
        let on = |y: &str| white.iter().filter(|cell| &cell[1..2] == y).count();
        assert_eq!((on("1"), on("2")), (32, 8), "all of y = 1, and of y = 2 ...");
        assert!(white.iter().all(|cell| &cell[1..2] == "1" || cell.ends_with('1')), "... those with b = 1");
        assert!(white.is_subset(&dark(4)));
        assert_eq!(men(&start, Side::Black), opposite(&white));
    }
}

#[test]
fn q3_forty_directions() {
    // Each of the three cells with coordinates up or down by one: 24 ways to change two, 16 to change four.
    let near = |cell: &str, m: &String| {
        let to = m.split('-').nth(1).unwrap();
        to.bytes().zip(cell.bytes()).all(|(a, b)| a.abs_diff(b) <= 1)
    };
    for cell in ["2222", "3232"] {
        // The Black man stands on no line with the king.
        let moves = moves(&quarx(&format!("W:WK{cell}:B1441")));
        assert_eq!(moves.iter().filter(|m| near(cell, m)).count(), 40, "{moves:?}");
        // Seven directions without a step down (or to where the board ends) go two cells far.
        assert_eq!(moves.len(), 47, "{moves:?}");
    }
}

/// "Von 1111 können folgende Züge durchgeführt werden"
#[test]
fn q3_q4_the_sources_moves_from_1111() {
    let king = moves(&quarx("W:WK1111:B1412"));
    let source = ["2211", "2121", "2112", "1221", "1212", "1122", "2222"];
    for to in source {
        assert!(king.contains(&format!("1111-{to}")), "{to}");
    }
    assert_eq!(king.len(), 7 * 3, "and two cells on along each");
    // A man goes to greater y only.
    let man = moves(&quarx("W:W1111:B1412"));
    assert_eq!(man, expand("1111-1212 1111-1221 1111-2211 1111-2222"));
    for back in ["2121", "2112", "1122"] {
        assert_eq!(why_not(&quarx("W:W1111:B1412"), &format!("1111-{back}")), format!("Q4 {back}"));
    }
}

#[test]
fn q3_the_sources_examples_of_directions() {
    assert_eq!(after(&quarx("W:W1111:B4444"), "1111-1212"), "B:W1212:B4444 0 1");
    assert_eq!(after(&quarx("W:W2233:B4444"), "2233-2323"), "B:W2323:B4444 0 1");
    assert_eq!(after(&quarx("B:W1111:B2424"), "2424-1313"), "W:W1111:B1313 0 2");
}

#[test]
fn q4_men_step_forward_to_empty_cells() {
    // Two coordinates: y and one of three others, up or down; four: the others each up or down.
    let white = "2222-[13]322 2222-23[13]2 2222-232[13] 2222-[13]3[13][13]";
    assert_eq!(moves(&quarx("W:W2222:B1441")), expand(white));
    let black = "3333-[24]233 3333-32[24]3 3333-323[24] 3333-[24]2[24][24]";
    assert_eq!(moves(&quarx("B:W4112:B3333")), expand(black));
    // Not onto own men, nor onto enemies that cannot be captured (their far side is occupied or no cell).
    let blocked = quarx("W:W1311,K2411:B1421,4444");
    assert_eq!(starting(&blocked, "1311"), expand("1311-1412 1311-2422"));
    assert_eq!(why_not(&blocked, "1311-2411"), "Q4 2411");
    assert_eq!(why_not(&blocked, "1311-1421"), "Q4 1421");
    assert_eq!(why_not(&quarx("W:W1111:B4444"), "1111-3311"), "Q4 3311", "one step only");
}

#[test]
fn q6_the_sources_kings_moves() {
    for (from, to) in [("2112", "2332"), ("1111", "1144"), ("3111", "1131")] {
        let game = quarx(&format!("W:WK{from}:B4424"));
        assert!(moves(&game).contains(&format!("{from}-{to}")), "{from} {to}");
    }
    // What "even digit sum, two kinds of numbers" would allow beyond the multiples of the directions.
    for (from, to) in
        [("1111", "1131"), ("1111", "3331"), ("1111", "2424"), ("1111", "1113"), ("1111", "4222")]
    {
        let game = quarx(&format!("W:WK{from}:B1412"));
        assert_eq!(why_not(&game, &format!("{from}-{to}")), "Q3", "{to}");
    }
}

#[test]
fn q6_kings_go_as_far_as_cells_are_empty() {
    // From 1111 along 1100 an own man stands on 3311, along 0011 two enemies in a row from 1133 on, along
    // 1111 an enemy on the last cell.
    let game = quarx("W:WK1111,3311:BK1133,K1144,4444");
    let own = "1111-2211 1111-1122 1111-2222 1111-3333";
    let free = "1111-2121 1111-3131 1111-4141 1111-2112 1111-3113 1111-4114 1111-1221 1111-1331 1111-1441 \
                1111-1212 1111-1313 1111-1414";
    assert_eq!(starting(&game, "1111"), expand(&format!("{own} {free}")));
    assert_eq!(why_not(&game, "1111-3311"), "Q6 3311");
    assert_eq!(why_not(&game, "1111-4411"), "Q6 3311");
    assert_eq!(why_not(&game, "1111-1133"), "Q6 1133");
    assert_eq!(why_not(&game, "1111-4444"), "Q6 4444");
}

#[test]
fn q9_a_man_that_steps_to_the_far_layer_is_a_king() {
    assert_eq!(after(&quarx("W:W2332:B4444"), "2332-2442"), "B:WK2442:B4444 0 1");
    assert_eq!(after(&quarx("B:W1111:B2222"), "2222-3122"), "W:W1111:BK3122 0 2");
    assert_eq!(after(&quarx("W:W2222:B4444"), "2222-2332"), "B:W2332:B4444 0 1", "not before");
    assert_eq!(after(&quarx("B:W1111:B4444"), "4444-4334"), "W:W1111:B4334 0 2");
}

#[test]
fn q17_the_cube() {
    let named = cells("quarx-3d");
    assert_eq!(named.len(), 32);
    assert_eq!(named.into_iter().collect::<BTreeSet<_>>(), dark(3));
    let start = AnyGame::start("quarx-3d").unwrap();
    let white = men(&start, Side::White);
    assert_eq!(white, dark(3).into_iter().filter(|cell| &cell[1..2] == "1").collect());
    assert_eq!((white.len(), start.turn()), (8, Side::White));
    assert_eq!(men(&start, Side::Black), dark(3).into_iter().filter(|cell| &cell[1..2] == "4").collect());
    // Twelve directions; the three with no step down go two cells far. The Black man is on no line.
    let king = "222-[13][13]2 222-[13]2[13] 222-2[13][13] 222-442 222-424 222-244";
    assert_eq!(moves(&cube("W:WK222:B143")), expand(king));
    assert_eq!(moves(&cube("W:W222:B143")), expand("222-[13]32 222-23[13]"));
    assert_eq!(why_not(&cube("W:WK222:B143"), "222-334"), "Q3", "three coordinates, not by as much");
    assert_eq!(after(&cube("W:W233:B444"), "233-143"), "B:WK143:B444 0 1");
    let boards = geometry("quarx-3d").boards;
    assert_eq!(boards.iter().map(|board| board.level).collect::<Vec<_>>(), [0, 1, 2, 3]);
    for board in boards {
        let a = board.level + 1;
        assert!(board.cells.iter().all(|c| c.cell == format!("{}{}{a}", c.x + 1, c.y + 1)));
    }
}

#[test]
fn q18_squares_and_setup() {
    let start = AnyGame::start("draughts").unwrap();
    let squares = |range: std::ops::RangeInclusive<u32>| range.map(|n| n.to_string()).collect();
    assert_eq!(men(&start, Side::Black), squares(1..=20));
    assert_eq!(men(&start, Side::White), squares(31..=50));
    assert_eq!(start.turn(), Side::White);
    // The corners and the ends of rows: 1 to 5 on Black's first row, 46 in White's left corner.
    let board = &geometry("draughts").boards[0];
    for (square, x, y) in [("46", 0, 0), ("50", 8, 0), ("45", 9, 1), ("6", 0, 8), ("1", 1, 9), ("5", 9, 9)] {
        assert!(board.cells.iter().any(|c| (&*c.cell, c.x, c.y) == (square, x, y)), "{square}");
    }
    assert!(board.cells.iter().all(|cell| (cell.x + cell.y) % 2 == 0));
}

#[test]
fn q18_steps() {
    // White's men go up the board, Black's down; a king along both diagonals.
    assert_eq!(moves(&draughts("W:W28:B1")), ["28-22", "28-23"]);
    assert_eq!(moves(&draughts("B:W50:B28")), ["28-32", "28-33"]);
    assert_eq!(moves(&draughts("W:W26,36:B1")), ["26-21", "36-31"], "on the edge one way");
    let king = "28-22 28-17 28-11 28-6 28-23 28-19 28-14 28-10 28-5 28-32 28-37 28-41 28-46 28-33 28-39 28-44 \
                28-50";
    assert_eq!(moves(&draughts("W:WK28:B1")), expand(king));
    assert_eq!(after(&draughts("W:W7:B45"), "7-1"), "B:WK1:B45 0 1");
    assert_eq!(after(&draughts("B:W6:B43"), "43-48"), "W:W6:BK48 0 2");
    let game = play(&AnyGame::start("draughts").unwrap(), "32-28 19-23");
    assert_eq!(moves(&game), ["28x19"]);
}
