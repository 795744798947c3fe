//! C7, T32: counts of move sequences, from the section `perft` of `data/`.

use crate::counts::{count, lines};
use hyperply::catalog::{AnyGame, VARIANTS};

fn engine(position: &str, depth: u32) -> u64 {
    position.parse::<AnyGame>().unwrap_or_else(|error| panic!("{error}: {position}")).perft(depth).unwrap()
}

/// What is counted in every run.
const SMALL: u64 = 3_000_000;

#[test]
fn c7_small_counts() {
    // A family alone has fewer.
    let others = if cfg!(feature = "default") { 8 } else { 0 };
    assert!(count(0..SMALL, engine) > 2 * VARIANTS.len() + others);
}

#[test]
#[ignore = "long"]
fn c7_large_counts() {
    assert!(count(SMALL..u64::MAX, engine) > 0);
}

#[test]
fn every_variant_has_lines_and_each_line_its_source() {
    let lines = lines();
    for variant in VARIANTS {
        let start = AnyGame::start(variant.id).unwrap().to_string();
        assert!(lines.iter().any(|line| line.position == start), "{}", variant.id);
    }
    assert!(lines.iter().all(|line| ["published", "by hand", "recorded"].contains(&&*line.source)));
}

/// The count of `timeout` at depths 1 and 2, from the setup (T2).
#[cfg(feature = "timeout")]
#[test]
fn c7_t32_timeout_from_the_start_by_hand() {
    let start = AnyGame::start("timeout").unwrap();
    // A column of the first two ranks holds four own pieces and leaves four levels; others leave eight.
    let pawns = 28 * (8 + 8);
    let knights = 8 * (8 + 8 + 4); // b1: a3, c3, d2
    let rooks = 8 * (4 + 4); // a1: a2, b1
    let bishops = 8 * (4 + 4); // c1: b2, d2
    let queens = 3 * (5 * 4); // d1: c1, c2, d2, e2, e1
    let king = 5 * 4;
    let time_outs = 55; // all but the king
    let first = pawns + knights + rooks + bishops + queens + king + time_outs;
    assert_eq!((first, start.perft(1).unwrap()), (871, 871));
    // Black answers alike, but for two things. A white pawn on rank 4 (28 double steps of 8 levels) stops the
    // four double steps of its file, on all eight levels. A queen on c2, d2 or e2 (three queens, four levels
    // each) attacks c6, d6 or e6 up its file, where Black's king has four levels.
    let second = first * first - (28 * 8) * (4 * 8) - (3 * 3 * 4) * 4;
    assert_eq!((second, start.perft(2).unwrap()), (751_329, 751_329));
    // T33: the tower has the same without the Time Outs.
    let tower = AnyGame::start("tower").unwrap();
    let quiet = first - time_outs;
    assert_eq!((quiet, tower.perft(1).unwrap()), (816, 816));
    assert_eq!(tower.perft(2).unwrap(), quiet * quiet - (28 * 8) * (4 * 8) - (3 * 3 * 4) * 4);
    // With declared lengths each of the 55 pieces leaves in nine ways, of either side.
    let declared = AnyGame::start("timeout-declared").unwrap();
    let first = 871 + 55 * 8;
    assert_eq!(declared.perft(1).unwrap(), first);
    assert_eq!(declared.perft(2).unwrap(), first * first - (28 * 8) * (4 * 8) - (3 * 3 * 4) * 4);
    // On one board: chess's 20 moves, and 15 pieces that may leave; nothing of one side hinders the other yet.
    let flat = AnyGame::start("timeout-flat").unwrap();
    assert_eq!((flat.perft(1).unwrap(), flat.perft(2).unwrap()), (35, 35 * 35));
}

/// The counts of Quarx and its cube from the start (Q2, Q4, Q17), by the neighbours that a coordinate has: one at
/// the edge (1 and 4), two within (2 and 3).
#[cfg(feature = "quarx")]
#[test]
fn c7_q2_quarx_from_the_start_by_hand() {
    let near = |coordinate: u64| if coordinate == 1 || coordinate == 4 { 1 } else { 2 };
    // A step changes y, and one of the other three coordinates or all of them.
    let steps = |x: u64, a: u64, b: u64| near(x) + near(a) + near(b) + near(x) * near(a) * near(b);
    // Of 16 pairs x, a those with an even sum are as many as those with an odd one, and of the same kinds: two of
    // edge and edge, four of edge and inner, two of inner and inner.
    let pairs = |b: u64| 2 * steps(1, 1, b) + 4 * steps(1, 2, b) + 2 * steps(2, 2, b);
    assert_eq!([pairs(1), pairs(2)], [50, 76]);
    // The eight men with y = 2 and b = 1 reach y = 3 with b = 1 or 2, where nobody stands. The men with y = 1
    // fill their layer: a cell with y = 2 is reached from as many as it has neighbours there, for each b but 1.
    let first = pairs(1) + (pairs(2) + pairs(3) + pairs(4));
    for id in ["quarx", "quarx-huff"] {
        assert_eq!((first, AnyGame::start(id).unwrap().perft(1).unwrap()), (252, 252));
    }
    // On the cube a step changes y and either x or a; White's eight have x and a of different parity. Black answers
    // alike, two empty layers away.
    let first = 2 * (1 + 1) + 4 * (1 + 2) + 2 * (2 + 2);
    let cube = AnyGame::start("quarx-3d").unwrap();
    assert_eq!((first, cube.perft(1).unwrap()), (24, 24));
    assert_eq!(cube.perft(2).unwrap(), first * first);
}
