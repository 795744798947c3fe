//! Writing moves: canonical, German, short (H17).

use super::position::Move;
use super::view::View;
use crate::chesslike::check_mark;
use crate::{Language, Style};

/// Returns a legal move in any style.
pub(super) fn styled(position: View<'_>, m: &Move, style: Style) -> String {
    let layout = position.layout;
    let steps = || position.all.moves().iter().map(|m| m.step(layout)).collect();
    let mut text = position.cells().styled(&m.step(layout), style, steps);
    if style.check {
        text.extend(check_mark(&*position.all.after(m)));
    }
    text
}

/// Returns the canonical text (H17).
pub(super) fn long(position: View<'_>, m: &Move) -> String {
    written(position, m, Language::English)
}

/// Returns the whole text.
pub(super) fn written(position: View<'_>, m: &Move, language: Language) -> String {
    position.cells().long(&m.step(position.layout), language)
}
