//! Writing moves: canonical, German, short (H17).

use super::position::Move;
use super::view::View;
use crate::Style;
use crate::chesslike::check_mark;

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
    position.cells().canonical(&m.step(position.layout))
}
