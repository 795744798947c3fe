//! The section `perft` of `data/` (C7).

use crate::common::data;

/// Where the counts come from, a position, and its counts by depth from 1.
pub struct Line {
    pub source: String,
    pub position: String,
    pub counts: Vec<u64>,
}

/// Those of the games that there are.
pub fn lines() -> Vec<Line> {
    let line = |(group, line): (String, String)| {
        let source = group.split(':').next().unwrap().to_string();
        let (position, counts) = line.split_once(';').expect("a `;` before the counts");
        let counts = counts.split(' ').map(|count| count.parse().expect(count)).collect();
        Line { source, position: position.to_string(), counts }
    };
    data::section("perft").into_iter().map(line).collect()
}

/// Counts every depth whose number is within a range.
pub fn count(range: std::ops::Range<u64>, perft: impl Fn(&str, u32) -> u64) -> usize {
    let mut counted = 0;
    for Line { position, counts, .. } in lines() {
        for (depth, &expected) in (1..).zip(&counts) {
            if range.contains(&expected) {
                assert_eq!(perft(&position, depth), expected, "depth {depth} of {position}");
                counted += 1;
            }
        }
    }
    counted
}
