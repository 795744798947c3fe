//! Writing moves: canonical, German, short (H17).

use super::geometry::Names;
use super::position::Move;
use super::table::Table;
use crate::chesslike::{check_mark, write};
use crate::{Language, Style};

/// A legal move in any style.
pub(super) fn styled(position: &dyn Table, m: &Move, style: Style) -> String {
    let key = |m: &Move| (m.role, m.to, m.captures, m.promotion);
    let is_alone = || position.moves().iter().filter(|other| key(other) == key(m)).count() == 1;
    let names = position.names();
    let from = if style.short && is_alone() { String::new() } else { names.cell(m.from) };
    let mut text = write(&m.step(names), &from, &names.cell(m.to), style.language);
    if style.check {
        let after = position.after(m);
        text.extend(check_mark(&*after, after.outcome()));
    }
    text
}

/// The canonical text (H17).
pub(super) fn long(names: Names, m: &Move) -> String {
    write(&m.step(names), &names.cell(m.from), &names.cell(m.to), Language::English)
}
