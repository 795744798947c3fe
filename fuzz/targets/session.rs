//! A game with anything said of its moves and in its tags: the record that is written reads as the same game.
//! The parts of the text stand between unit separators: the id of a variant, then for each step a letter that
//! chooses the move, and what is said of it.
#![no_main]

use hyperply::catalog::AnyGame;
use hyperply::record::Record;
use hyperply::{Language, Session};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let (id, parts) = text.split_once('\u{1f}').unwrap_or((text, ""));
    let Ok(start) = AnyGame::start(id) else { return };
    let mut record = Record::new(Session::new(start));
    let parts = parts.split('\u{1f}').filter_map(|part| {
        let mut letters = part.chars();
        Some((letters.next()? as usize, letters.as_str()))
    });
    for (number, (choice, said)) in parts.take(16).enumerate() {
        let _ = record.set_tag(&format!("T{number}"), said);
        record.change(|game| {
            if game.agree_speed((choice % 64) as u8).is_err() {
                let moves = game.legal_moves();
                if let Some(m) = moves.get(choice % moves.len().max(1)) {
                    let _ = game.play(m);
                }
            }
            game.comment(said).unwrap();
        });
    }
    let written = record.write();
    let again = Record::read(&written, Language::English).unwrap_or_else(|e| panic!("{e}\n{written}"));
    assert_eq!(again.session().start(), record.session().start(), "{written}");
    assert_eq!(again.session().steps(), record.session().steps(), "{written}");
    for (name, value) in record.tags() {
        assert_eq!(again.tag(name), Some(value), "{written}");
    }
    assert_eq!(again.write(), written);
});
