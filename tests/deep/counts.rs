//! The counts in `data/perft.txt` (C7).

use hyperply::catalog::variant;

const DATA: &str = include_str!("../data/perft.txt");

/// Where the counts come from, a position, and its counts by depth from 1.
pub struct Line {
    pub source: &'static str,
    pub position: &'static str,
    pub counts: Vec<u64>,
}

/// Those of the games that there are.
pub fn lines() -> Vec<Line> {
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
    lines.retain(|line| line.position.split(' ').next().is_some_and(|id| variant(id).is_ok()));
    lines
}

/// Counts every depth whose number is within a range.
pub fn count(range: std::ops::Range<u64>, perft: impl Fn(&str, u32) -> u64) -> usize {
    let mut counted = 0;
    for Line { position, counts, .. } in lines() {
        for (depth, &expected) in (1..).zip(&counts) {
            if range.contains(&expected) {
                assert_eq!(perft(position, depth), expected, "depth {depth} of {position}");
                counted += 1;
            }
        }
    }
    counted
}
