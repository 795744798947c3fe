//! Writing moves: canonical, German, short (R13).

use super::position::{Move, Position};
use crate::chesslike::{Cells, check_mark};
use crate::game::Game;
use crate::{Language, Style};

/// A legal move in any style.
pub(super) fn styled(position: &Position, m: &Move, style: Style) -> String {
    let key = |m: &Move| (m.role, m.to, m.captures, m.promotion);
    let short =
        style.short && position.legal_moves().iter().filter(|other| key(other) == key(m)).count() == 1;
    let mut text = write(m, style.language, !short);
    if style.check {
        let mut after = *position;
        after.play_unchecked(m);
        text.extend(check_mark(&after as &dyn Cells, after.outcome()));
    }
    text
}

/// A move in full (R13), in English the canonical text.
pub(super) fn long(m: &Move, language: Language) -> String {
    write(m, language, true)
}

fn write(m: &Move, language: Language, origin: bool) -> String {
    let mut text = String::from(m.role.letter(language));
    if origin {
        text.push_str(&m.from.text());
    }
    text.push_str(if m.captures {
        "x"
    } else if origin {
        "-"
    } else {
        ""
    });
    text.push_str(&m.to.text());
    if let Some(role) = m.promotion {
        text.extend(['=', role.letter(language)]);
    }
    text
}
