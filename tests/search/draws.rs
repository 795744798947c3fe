//! What a draw is worth: nothing, and to who plays less than that.

use hyperply::search::{AnyEngine, Limits};
use hyperply::{Game, Language, Session, catalog::AnyGame};

/// White is a queen behind and can check for ever: Qe8+ Kh7 Qh5+ Kg8.
const PERPETUAL: &str = "chess 6k1/6p1/8/8/4Q3/8/qq4PP/7K w - - 0 1";

#[test]
fn who_plays_takes_a_draw_only_where_nothing_else_is_better() {
    let game = Session::new(PERPETUAL.parse::<AnyGame>().unwrap());
    let mut engine = AnyEngine::new(game.position(), 1 << 20);
    let mut found = |limits: Limits| {
        let mut thinking = engine.think(&game, Limits { depth: 7, ..limits }).unwrap();
        while !thinking.go_on(u64::MAX) {}
        let line = thinking.report().unwrap().lines.remove(0);
        (game.position().move_text(&line.moves[0]), line.score)
    };
    // One engine, one table: what was found with the one does not tell the other.
    for _ in 0..2 {
        assert_eq!(found(Limits::NONE), ("Qe4-e8".to_string(), 0));
        assert_eq!(found(Limits::TO_PLAY), ("Qe4-e8".to_string(), -Limits::TO_PLAY.contempt));
    }
    for (contempt, score) in [(-50, 50), (i32::MIN, 1000), (i32::MAX, -1000)] {
        assert_eq!(found(Limits { contempt, ..Limits::NONE }).1, score);
    }
}

#[test]
fn what_was_found_under_one_contempt_tells_nothing_under_another() {
    let game = Session::new(PERPETUAL.parse::<AnyGame>().unwrap());
    for before in [1000, -1000] {
        let mut engine = AnyEngine::new(game.position(), 1 << 20);
        let mut found = |contempt, depth| {
            let mut thinking = engine.think(&game, Limits { contempt, depth, ..Limits::NONE }).unwrap();
            while !thinking.go_on(u64::MAX) {}
            thinking.report().unwrap().lines[0].score
        };
        found(before, 10);
        assert_eq!(found(0, 7), 0, "after {before}");
    }
}

/// White can check for ever, unless Black's queen goes between.
const AVOIDABLE: &str = "chess 6k1/6p1/8/8/4Q3/q7/1q4PP/7K w - - 0 1";

#[test]
fn what_was_found_for_one_side_tells_nothing_to_the_other_which_rates_draws_otherwise() {
    let mut game = Session::new(AVOIDABLE.parse::<AnyGame>().unwrap());
    let mut engine = AnyEngine::new(game.position(), 1 << 20);
    engine.choose(&game, Limits { depth: 6, ..Limits::TO_PLAY }).unwrap();
    game.play_text("Qe4-e8", Language::English).unwrap();
    let black = Limits { depth: 4, ..Limits::TO_PLAY };
    let found = engine.choose(&game, black).unwrap();
    assert_eq!(game.position().move_text(&found.0), "Qa3-f8");
    assert_eq!(found, AnyEngine::new(game.position(), 1 << 20).choose(&game, black).unwrap());
}

#[test]
fn every_level_plays_on() {
    for level in 1..=Limits::LEVELS {
        let limits = Limits::of_level(level, 1).unwrap();
        assert!(limits.contempt > 0, "level {level}");
    }
}

/// What a search at a depth without shortcuts thinks of a game.
fn exact(game: &Session<AnyGame>, depth: u32) -> i32 {
    let limits = Limits { depth, is_selective: false, ..Limits::NONE };
    AnyEngine::new(game.position(), 0).choose(game, limits).unwrap().1.lines[0].score
}

#[test]
fn a_search_without_shortcuts_sees_a_stalemate_at_its_last_ply() {
    let game = |text: &str| Session::new(text.parse::<AnyGame>().unwrap());
    // Whatever White does the pawn is lost, or Black has no move.
    assert_eq!(exact(&game("chess 7k/7P/8/6K1/8/8/8/8 w - - 0 1"), 1), 0);
    assert_eq!(exact(&game("chess 8/7k/7P/8/6K1/8/8/8 b - - 0 1"), 2), 0);
}

#[test]
fn a_search_without_shortcuts_sees_a_repetition_at_its_last_ply() {
    let mut game = Session::new("chess 7k/8/8/8/8/q7/8/6K1 b - - 0 1".parse::<AnyGame>().unwrap());
    for text in ["Qa3-b3", "Kg1-h1", "Qb3-a3"] {
        game.play_text(text, Language::English).unwrap();
    }
    assert_eq!(exact(&game, 1), 0);
    assert!(exact(&Session::new(game.position().clone()), 1) < -500);
}
