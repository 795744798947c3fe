//! The library beside the reference on the section `rare` of `data/`: positions where rules meet that random games
//! hardly reach: what is refused, the legal moves, the endings, and the positions after every move.

use crate::common::data;
use crate::differential::outcome;
use crate::reference;
use hyperply::Game;
use hyperply::catalog::AnyGame;
use hyperply::describe::Describe;

fn compare(text: &str) {
    let read = text.parse::<AnyGame>();
    assert_eq!(reference::normalize(text).ok(), read.as_ref().ok().map(AnyGame::to_string), "{text}");
    let Ok(game) = read else { return };
    let moves = game.legal_moves();
    let mut texts: Vec<String> = moves.iter().map(|m| game.move_text(m)).collect();
    texts.sort();
    assert_eq!(reference::legal_moves(text).as_ref(), Ok(&texts), "legal moves of {text}");
    assert_eq!(reference::outcome(text), Ok(outcome(&game)), "outcome of {text}");
    let after = moves.iter().map(|m| {
        let mut after = game.clone();
        after.play_unchecked(m);
        after.to_string()
    });
    let mut after: Vec<String> = after.collect();
    let mut expected = reference::after(text).expect(text);
    after.sort();
    expected.sort();
    assert_eq!(expected, after, "after the moves of {text}");
    for n in 0..=6 {
        let mut agreed = game.clone();
        let agreed = agreed.agree_speed(n).is_ok().then(|| agreed.to_string());
        assert_eq!(reference::agree_speed(text, n.into()).ok(), agreed, "{n} speed moves in {text}");
    }
}

#[test]
fn rare_positions() {
    let lines = data::lines("rare");
    assert!(!lines.is_empty());
    lines.iter().for_each(|line| compare(line));
}
