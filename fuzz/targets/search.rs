//! A search of any position: a byte for the nodes, then a position text.
#![no_main]

use hyperply::catalog::AnyGame;
use hyperply::search::{AnyEngine, Limits};
use hyperply::{Game, Session};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Some((&nodes, text)) = bytes.split_first() else { return };
    let Some(Ok(game)) = str::from_utf8(text).ok().map(str::parse::<AnyGame>) else { return };
    let session = Session::new(game.clone());
    let limits = Limits { nodes: u64::from(nodes) * 8, seed: u64::from(nodes % 4), ..Limits::NONE };
    let mut thinking = AnyEngine::new(&game, 1 << 16).think(&session, limits).expect("its own game");
    while !thinking.go_on(50) {}
    let Some(report) = thinking.report() else { return };
    for line in &report.lines {
        let mut played = session.clone();
        let [first, rest @ ..] = line.moves.as_slice() else { panic!("a line without moves") };
        played.play(first).unwrap_or_else(|error| panic!("{error}: {} in {game}", game.move_text(first)));
        for m in rest {
            let before = played.position().clone();
            match played.play(m) {
                Ok(()) => {}
                // The search does not ask whether a line has repeated a position three times.
                Err(_) if played.outcome().is_some() => break,
                Err(error) => panic!("{error}: {} in {before}", before.move_text(m)),
            }
        }
    }
});
