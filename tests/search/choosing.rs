//! Choosing a move in one call: from a program of its own, in another thread, within a time.

use super::{SMALL, search, start};
use hyperply::catalog::{AnyGame, VARIANTS};
use hyperply::search::{AnyEngine, AnyThinking, Limits};
use hyperply::{Code, Game, Session};
use std::time::{Duration, Instant};

#[test]
fn an_engine_can_go_to_another_thread() {
    fn is_send<T: Send>() {}
    is_send::<AnyEngine>();
    is_send::<AnyThinking>();
    is_send::<Session<AnyGame>>();
    for variant in VARIANTS {
        let game = start(variant.id);
        let here = search(&game, SMALL);
        let mut engine = AnyEngine::new(game.position(), 1 << 20);
        let mut thinking = engine.think(&game, SMALL).unwrap();
        assert!(!thinking.go_on(500), "{}", variant.id);
        let there = std::thread::spawn(move || {
            while !thinking.go_on(500) {}
            (engine, thinking.report())
        });
        let (mut engine, report) = there.join().unwrap();
        assert_eq!(report, here, "{}", variant.id);
        assert!(engine.choose(&game, SMALL).is_ok(), "{}", variant.id);
    }
}

#[test]
fn an_engine_remembers_what_it_has_seen_and_thinks_about_two_games_at_once() {
    let game = start(VARIANTS[0].id);
    let limits = Limits { depth: 7, ..Limits::NONE };
    let nodes = |engine: &mut AnyEngine| engine.choose(&game, limits).unwrap().1.nodes;
    let mut engine = AnyEngine::new(game.position(), 1 << 20);
    let [first, again] = [nodes(&mut engine), nodes(&mut engine)];
    assert!(again < first / 2, "{again} nodes after {first}");
    let meanwhile = engine.think(&game, limits).unwrap();
    assert_eq!(nodes(&mut engine), first, "another search has the table");
    drop(meanwhile);
    assert!(nodes(&mut engine) < first / 2, "the table is back");
}

#[test]
fn a_choice_is_what_a_loop_of_ones_own_would_find() {
    for variant in VARIANTS {
        let mut game = start(variant.id);
        let mut engine = AnyEngine::new(game.position(), 1 << 20);
        let (best, report) = engine.choose(&game, SMALL).unwrap();
        assert_eq!(Some(&report), search(&game, SMALL).as_ref(), "{}", variant.id);
        let texts = report.lines[0].texts(game.position());
        assert_eq!(texts[0], game.position().move_text(&best), "{}", variant.id);
        assert_eq!(texts.len(), report.lines[0].moves.len(), "{}", variant.id);
        for text in &texts {
            game.play_text(text, hyperply::Language::English).unwrap_or_else(|error| panic!("{error}"));
        }
    }
}

#[test]
fn time_is_kept() {
    for variant in VARIANTS {
        let game = start(variant.id);
        for time in [0, 1, 60].map(Duration::from_millis) {
            let mut engine = AnyEngine::new(game.position(), 1 << 16);
            let began = Instant::now();
            let (best, _) = engine.choose(&game, Limits { time: Some(time), ..Limits::TO_PLAY }).unwrap();
            // Nothing else ends such a search: if time did not, this would not return.
            assert!(began.elapsed() >= time, "{}", variant.id);
            assert!(game.clone().play(&best).is_ok(), "{}", variant.id);
        }
        // A limit that is reached earlier counts, and shares are kept.
        let limits = Limits { time: Some(Duration::MAX), ..SMALL };
        assert_eq!(search(&game, limits), search(&game, SMALL), "{}", variant.id);
        let limits = Limits { time: Some(Duration::from_secs(60)), ..SMALL };
        let mut thinking = AnyEngine::new(game.position(), 1 << 20).think(&game, limits).unwrap();
        let mut shares = 0;
        while !thinking.go_on(700) {
            shares += 1;
        }
        assert!((1..=5).contains(&shares), "{}: {shares}", variant.id);
        assert_eq!(thinking.report(), search(&game, SMALL), "{}", variant.id);
    }
}

#[test]
fn there_is_nothing_to_choose_when_the_game_is_over() {
    let texts = [
        "chess 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1",
        "chess 7k/8/8/8/8/8/R7/K7 w - - 100 80",
        "quarx W:W1111:B4444 200 101",
    ];
    for game in texts.into_iter().filter_map(|text| text.parse::<AnyGame>().ok()) {
        let error = AnyEngine::new(&game, 0).choose(&Session::new(game.clone()), SMALL).unwrap_err();
        assert_eq!((error.code(), error.rule()), (Code::GameOver, Some("C4")), "{game}");
    }
    // A threefold repetition is told by the history alone.
    let mut game = start(VARIANTS[0].id);
    let knights = ["Ng1-f3", "Ng8-f6", "Nf3-g1", "Nf6-g8"].into_iter().cycle().take(8);
    if VARIANTS[0].id == "chess" {
        for text in knights {
            game.play_text(text, hyperply::Language::English).unwrap();
        }
        let error = AnyEngine::new(game.position(), 0).choose(&game, SMALL).unwrap_err();
        assert_eq!(error.to_string(), "The game is over: draw by threefold repetition (C4).");
    }
}
