//! How long a search takes, and that nothing but its limits decides what it finds.

use super::{SMALL, best, search, start};
use hyperply::catalog::{AnyGame, VARIANTS};
use hyperply::search::{AnyEngine, Limits};
use hyperply::{Game, Session};

#[test]
fn the_same_budget_finds_the_same_in_whichever_shares() {
    for variant in VARIANTS {
        let game = start(variant.id);
        let whole = search(&game, SMALL);
        for share in [0, 1, 97, 1000] {
            let mut thinking = AnyEngine::new(game.position(), 1 << 20).think(&game, SMALL).unwrap();
            while !thinking.go_on(share) {}
            assert_eq!(thinking.report(), whole, "{} in shares of {share}", variant.id);
        }
        let whole = whole.unwrap();
        assert!(
            (SMALL.nodes..SMALL.nodes + 20_000).contains(&whole.nodes),
            "{}: {}",
            variant.id,
            whole.nodes
        );
    }
}

#[test]
fn a_move_is_known_after_very_few_nodes() {
    for variant in VARIANTS {
        for nodes in [1, 2, 10] {
            let found = best(variant.id, Limits { nodes, ..Limits::NONE });
            assert!(found.is_some(), "{} with {nodes} nodes", variant.id);
        }
    }
}

#[test]
fn several_lines_begin_differently_and_the_best_comes_first() {
    for variant in VARIANTS {
        let limits = Limits { lines: 3, depth: 2, ..Limits::NONE };
        let report = search(&start(variant.id), limits).unwrap();
        let first: Vec<_> = report.lines.iter().map(|line| line.moves[0]).collect();
        assert_eq!(first.len(), 3, "{}", variant.id);
        assert!(first[0] != first[1] && first[1] != first[2] && first[0] != first[2], "{}", variant.id);
        assert!(report.lines.is_sorted_by_key(|line| -line.score), "{}", variant.id);
    }
}

#[test]
fn the_best_line_comes_first_whenever_a_search_is_interrupted() {
    for variant in VARIANTS {
        let game = start(variant.id);
        let limits = Limits { lines: 5, ..SMALL };
        let mut thinking = AnyEngine::new(game.position(), 1 << 20).think(&game, limits).unwrap();
        while !thinking.go_on(20) {
            let report = thinking.report().unwrap();
            assert!(report.lines.is_sorted_by_key(|line| -line.score), "{}: {report:?}", variant.id);
        }
    }
}

#[test]
fn a_known_win_is_kept_when_the_next_depth_is_interrupted() {
    let text = concat!(
        "trid 1P2/4/4/4|3P/1N2/4/4|4/4/1k2/1ppp ",
        "KL4(5)b:2/2,QL2(1)w:2/2,QL2(3)w:1P/2,QL5(7)w:1r/K1 b - - - 8 186"
    );
    let Ok(game) = text.parse().map(Session::<AnyGame>::new) else { return };
    let limits = Limits { lines: 20, ..SMALL };
    let mut thinking = AnyEngine::new(game.position(), 1 << 20).think(&game, limits).unwrap();
    let mut is_won = false;
    while !thinking.go_on(20) {
        let Some(report) = thinking.report() else { continue };
        let wins = report.lines.iter().any(|line| line.mate_in().is_some_and(|plies| plies > 0));
        is_won |= wins;
        assert_eq!(is_won, report.lines[0].mate_in().is_some_and(|plies| plies > 0), "{report:?}");
    }
    assert!(is_won);
}

#[test]
fn an_engine_is_for_one_type_of_game() {
    let [one, other] = [VARIANTS[0].id, VARIANTS[VARIANTS.len() - 1].id].map(start);
    let mut engine = AnyEngine::new(one.position(), 1 << 16);
    let refused = engine.think(&other, SMALL).err().map(|error| error.to_string());
    let is_same_type = std::mem::discriminant(one.position()) == std::mem::discriminant(other.position());
    assert_eq!(refused.is_none(), is_same_type, "{refused:?}");
}

#[test]
fn where_the_game_is_over_there_is_nothing_to_find() {
    for text in ["chess 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "quarx W:W1111:B4444 200 101"] {
        if let Ok(game) = text.parse::<AnyGame>() {
            assert!(game.legal_moves().is_empty(), "{text}");
            assert_eq!(search(&Session::new(game), SMALL), None, "{text}");
        }
    }
}

#[test]
fn what_a_weak_level_overlooks_is_not_remembered() {
    for variant in VARIANTS {
        let game = start(variant.id);
        let mut engine = AnyEngine::new(game.position(), 1 << 20);
        let mut think = |limits| {
            let mut thinking = engine.think(&game, limits).unwrap();
            while !thinking.go_on(u64::MAX) {}
            thinking.report()
        };
        think(Limits::of_level(3, 7).unwrap());
        assert_eq!(think(SMALL), search(&game, SMALL), "{}", variant.id);
    }
}

#[test]
fn levels_overlook_ever_less_and_then_look_at_ever_more() {
    let levels: Vec<Limits> = (1..=Limits::LEVELS).map(|level| Limits::of_level(level, 7).unwrap()).collect();
    for (level, pair) in (1..).zip(levels.windows(2)) {
        let grows = match [pair[0].blindness, pair[1].blindness] {
            [Some(lower), Some(higher)] => higher.own < lower.own && higher.answers < lower.answers,
            [lower, higher] => higher.is_none() && (lower.is_some() || pair[1].nodes > pair[0].nodes),
        };
        assert!(grows, "level {level} and the next");
    }
    let seeing = levels.iter().filter(|limits| limits.blindness.is_none());
    let nodes: Vec<u64> = seeing.map(|limits| limits.nodes).collect();
    // So says docs/engine.md of the levels 6 and 10.
    assert_eq!((nodes.len(), nodes[0], nodes[4]), (5, 8_000, 450_000));
}

#[test]
fn every_level_plays() {
    for variant in VARIANTS {
        for level in 1..=6 {
            let limits = Limits::of_level(level, 7).unwrap();
            assert_eq!(best(variant.id, limits), best(variant.id, limits), "{} at {level}", variant.id);
        }
    }
    assert!(Limits::of_level(0, 1).is_none() && Limits::of_level(11, 1).is_none());
}
