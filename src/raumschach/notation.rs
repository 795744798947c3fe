//! Writing moves: canonical, German, short (R13).

use super::position::{Move, Position};
use crate::chesslike::{check_mark, write};
use crate::game::Game;
use crate::{Language, Style};

/// A legal move in any style.
pub(super) fn styled(position: &Position, m: &Move, style: Style) -> String {
    let key = |m: &Move| (m.role, m.to, m.captures, m.promotion);
    let is_alone = || position.legal_moves().iter().filter(|other| key(other) == key(m)).count() == 1;
    let from = if style.short && is_alone() { String::new() } else { m.from.text() };
    let mut text = write(&m.step(), &from, &m.to.text(), style.language);
    if style.check {
        let mut after = *position;
        after.play_unchecked(m);
        text.extend(check_mark(&after, after.outcome()));
    }
    text
}

/// A move in full (R13), in English the canonical text.
pub(super) fn long(m: &Move) -> String {
    write(&m.step(), &m.from.text(), &m.to.text(), Language::English)
}
