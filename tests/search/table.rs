//! What the table is for: it saves work, and decides nothing.

use crate::common::visit::visit;
use hyperply::Session;
use hyperply::catalog::{AnyGame, VARIANTS};
use hyperply::search::{AnyEngine, Limits};

/// The best score with a table of so many bytes, nothing being left out, and how many positions were looked at.
fn found(game: &AnyGame, bytes: usize, depth: u32) -> Option<(i32, u64)> {
    let limits = Limits { depth, is_selective: false, nodes: 20_000, ..Limits::NONE };
    let mut thinking =
        AnyEngine::new(game, bytes).think(&Session::new(game.clone()), limits).expect("its own game");
    while !thinking.go_on(u64::MAX) {}
    let report = thinking.report().filter(|report| report.depth == depth && report.nodes < limits.nodes)?;
    Some((report.lines[0].score, report.nodes))
}

#[test]
fn its_size_changes_no_result() {
    let mut saved = 0;
    // Deep searches of a few positions, where a table has most to say, take less time than many shallow ones.
    for variant in VARIANTS {
        let (mut number, mut compared) = (0, 0);
        visit(variant.id, 1, 80, |game, moves, _| {
            number += 1;
            if number % 4 > 0 || moves.is_empty() || compared == 2 {
                return;
            }
            let depth = match moves.len() {
                41.. => 2,
                26.. => 3,
                9.. => 4,
                _ => 5,
            };
            let Some((score, without)) = found(game, 0, depth) else { return };
            for bytes in [1 << 12, 1 << 16, 1 << 20] {
                let (same, nodes) = found(game, bytes, depth).expect(variant.id);
                assert_eq!(same, score, "{bytes} bytes, {depth} plies: {game}");
                saved += usize::from(nodes < without);
            }
            compared += 1;
        });
        assert!(compared == 2, "{}: {compared}", variant.id);
    }
    assert!(saved > 0);
}
