//! Writing moves: canonical, German, short (H17).

use super::erased::Erased;
use super::position::Move;
use crate::Style;
use crate::chesslike::check_mark;

/// A legal move in any style.
pub(super) fn styled(position: &dyn Erased, m: &Move, style: Style) -> String {
    let layout = position.layout();
    let steps = || position.moves().iter().map(|m| m.step(layout)).collect();
    let mut text = position.chesslike().styled(&m.step(layout), style, steps);
    if style.check {
        let after = position.after(m);
        text.extend(check_mark(&*after, after.outcome()));
    }
    text
}

/// The canonical text (H17).
pub(super) fn long(position: &dyn Erased, m: &Move) -> String {
    position.chesslike().canonical(&m.step(position.layout()))
}
