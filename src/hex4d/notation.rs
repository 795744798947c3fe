//! Writing moves: canonical, German, short (H17).

use super::geometry::Names;
use super::position::Move;
use super::table::Table;
use crate::{Language, Style};

/// A legal move in any style.
pub(super) fn styled(position: &dyn Table, m: &Move, style: Style) -> String {
    let short = style.short && {
        let same = |other: &&Move| key(other) == key(m);
        position.moves().iter().filter(same).count() == 1
    };
    let mut text = write(position.names(), m, style.language, !short);
    if style.check {
        let after = position.after(m);
        match after.outcome() {
            Some(outcome) if outcome.winner.is_some() => text.push('#'),
            _ if !after.checkers(after.turn()).is_empty() => text.push('+'),
            _ => {}
        }
    }
    text
}

/// What a move text without its origin tells.
fn key(m: &Move) -> (usize, super::Cell, bool, Option<super::Role>) {
    (m.role as usize, m.to, m.captures, m.promotion)
}

/// A move in full (H17), in English the canonical text.
pub(super) fn long(names: Names, m: &Move, language: Language) -> String {
    write(names, m, language, true)
}

fn write(names: Names, m: &Move, language: Language, origin: bool) -> String {
    let mut text = String::with_capacity(16);
    text.push(m.role.letter(language));
    if origin {
        text.push_str(&names.cell(m.from));
    }
    if m.captures {
        text.push('x');
    } else if origin {
        text.push('-');
    }
    text.push_str(&names.cell(m.to));
    if let Some(role) = m.promotion {
        text.push('=');
        text.push(role.letter(language));
    }
    text
}
