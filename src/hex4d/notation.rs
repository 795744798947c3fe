//! Writing moves: canonical, German, short (H17).

use super::erased::Erased;
use super::geometry::Layout;
use super::position::Move;
use crate::chesslike::{check_mark, write};
use crate::{Language, Style};

/// A legal move in any style.
pub(super) fn styled(position: &dyn Erased, m: &Move, style: Style) -> String {
    let key = |m: &Move| (m.role, m.to, m.captures, m.promotion);
    let is_alone = || position.moves().iter().filter(|other| key(other) == key(m)).count() == 1;
    let layout = position.layout();
    let from = if style.short && is_alone() { String::new() } else { layout.cell(m.from) };
    let mut text = write(&m.step(layout), &from, &layout.cell(m.to), style.language);
    if style.check {
        let after = position.after(m);
        text.extend(check_mark(&*after, after.outcome()));
    }
    text
}

/// The canonical text (H17).
pub(super) fn long(layout: Layout, m: &Move) -> String {
    write(&m.step(layout), &layout.cell(m.from), &layout.cell(m.to), Language::English)
}
