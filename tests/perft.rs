//! C7, T32: counts of move sequences, from `data/perft.txt`.

mod reference;

use hyperply::catalog::AnyGame;

const DATA: &str = include_str!("data/perft.txt");
/// What is counted in every test run; the test profile counts some millions a second.
const QUICK: u64 = 1_000_000;
/// What the reference, which copies a board for each move, counts in every test run.
const QUICK_REFERENCE: u64 = 5_000;
/// What it counts in a minute.
const PATIENT_REFERENCE: u64 = 300_000;

/// Where the counts come from, a position, and its counts by depth from 1.
struct Line {
    source: &'static str,
    position: &'static str,
    counts: Vec<u64>,
}

fn lines() -> Vec<Line> {
    let mut source = "";
    let mut lines = Vec::new();
    for line in DATA.lines().filter(|line| !line.trim().is_empty()) {
        if let Some(comment) = line.strip_prefix("# ") {
            source = comment.split(':').next().unwrap();
            continue;
        }
        let (position, counts) = line.split_once(';').expect("a `;` before the counts");
        let counts = counts.split(' ').map(|count| count.parse().expect(count)).collect();
        lines.push(Line { source, position, counts });
    }
    lines
}

/// Whether there is a reference for the family of a position.
fn has_reference(position: &str) -> bool {
    !["hex4d ", "glinski "].iter().any(|id| position.starts_with(id))
}

/// Counts every depth whose number is within a range.
fn count(range: std::ops::Range<u64>, perft: impl Fn(&str, u32) -> u64) -> usize {
    count_some(range, |_| true, perft)
}

/// The same with some of the positions.
fn count_some(
    range: std::ops::Range<u64>,
    some: fn(&str) -> bool,
    perft: impl Fn(&str, u32) -> u64,
) -> usize {
    let mut counted = 0;
    for Line { position, counts, .. } in lines().into_iter().filter(|line| some(line.position)) {
        for (depth, &expected) in (1..).zip(&counts) {
            if range.contains(&expected) {
                assert_eq!(perft(position, depth), expected, "depth {depth} of {position}");
                counted += 1;
            }
        }
    }
    counted
}

fn engine(position: &str, depth: u32) -> u64 {
    position.parse::<AnyGame>().unwrap_or_else(|error| panic!("{error}: {position}")).perft(depth).unwrap()
}

#[test]
fn c7_quick_counts() {
    assert!(count(0..QUICK, engine) > 40);
}

#[test]
#[ignore = "counts a thousand million moves, some ten seconds"]
fn c7_all_counts() {
    assert!(count(QUICK..u64::MAX, engine) > 8);
}

#[test]
fn c7_the_reference_agrees() {
    assert!(count_some(0..QUICK_REFERENCE, has_reference, reference::perft) > 15);
}

#[test]
#[ignore = "the reference takes a minute"]
fn c7_the_reference_agrees_on_more() {
    assert!(count_some(QUICK_REFERENCE..PATIENT_REFERENCE, has_reference, reference::perft) > 5);
}

#[test]
fn every_variant_has_lines_and_each_line_its_source() {
    let lines = lines();
    for variant in hyperply::catalog::VARIANTS {
        let start = AnyGame::start(variant.id).unwrap().to_string();
        assert!(lines.iter().any(|line| line.position == start), "{}", variant.id);
    }
    assert!(lines.iter().all(|line| ["published", "by hand", "recorded"].contains(&line.source)));
}

/// The count of `timeout` at depths 1 and 2, from the setup (T2).
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
    // With declared lengths each of the 55 pieces leaves in nine ways, of either side.
    let declared = AnyGame::start("timeout-declared").unwrap();
    let first = 871 + 55 * 8;
    assert_eq!(declared.perft(1).unwrap(), first);
    assert_eq!(declared.perft(2).unwrap(), first * first - (28 * 8) * (4 * 8) - (3 * 3 * 4) * 4);
    // On one board: chess's 20 moves, and 15 pieces that may leave; nothing of one side hinders the other yet.
    let flat = AnyGame::start("timeout-flat").unwrap();
    assert_eq!((flat.perft(1).unwrap(), flat.perft(2).unwrap()), (35, 35 * 35));
}
