//! Writing moves: canonical, German, short (D17, M19).

use super::pattern;
use super::position::{Kind, Move, Position};
use crate::chesslike::{Playable, check_mark, write};
use crate::game::Game;
use crate::role::Role;
use crate::{Language, Style};

/// Returns a legal move in any style.
pub(super) fn styled(position: &Position, m: &Move, style: Style) -> String {
    let mut text = match style.short {
        false => written(position, m, style.language, Origin::Whole),
        true => short(position, m, style.language),
    };
    if style.check {
        text.extend(check_mark(&*Playable::after(position, m)));
    }
    text
}

/// How much of the origin is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Origin {
    Whole,
    /// The source's form.
    NoLevel,
    Nothing,
}

/// Returns the canonical text (D17, M19).
pub(super) fn long(position: &Position, m: &Move) -> String {
    written(position, m, Language::English, Origin::Whole)
}

/// Writes a move with as little of the origin as fits no other legal move.
fn short(position: &Position, m: &Move, language: Language) -> String {
    let moves = position.legal_moves();
    for origin in [Origin::Nothing, Origin::NoLevel] {
        let text = written(position, m, language, origin);
        let readings = pattern::read(&text, language, position.state.rules).unwrap_or_default();
        let fits = |other: &&Move| readings.iter().any(|reading| reading.text.fits(position, other));
        if moves.iter().filter(fits).count() == 1 {
            return text;
        }
    }
    written(position, m, language, Origin::Whole)
}

pub(super) fn written(position: &Position, m: &Move, language: Language, origin: Origin) -> String {
    let kind = kind(&m.kind, language, origin);
    match (position.waits(), m.waiting) {
        (Some(pawn), Some(role)) => {
            let (letter, becomes) = (Role::Pawn.letter(language), role.letter(language));
            format!("{letter}{}={becomes},{kind}", pawn.text())
        }
        _ => kind,
    }
}

fn kind(kind: &Kind, language: Language, origin: Origin) -> String {
    let part = |from: String| match origin {
        Origin::Whole => from,
        Origin::NoLevel => from.split('(').next().unwrap_or_default().to_string(),
        Origin::Nothing => String::new(),
    };
    match *kind {
        Kind::Castle { wing } => wing.text().to_string(),
        Kind::Board { from, to, promotion } => {
            let mut text = part(from.text());
            text.push_str(if origin == Origin::Nothing { "" } else { "-" });
            text.push_str(&to.text());
            if let Some(role) = promotion {
                text.extend(['=', role.letter(language)]);
            }
            text
        }
        Kind::Ordinary { from, to, .. } | Kind::EnPassant { from, to } => {
            let from = |text: &mut String| text.push_str(&part(from.text()));
            let to = |text: &mut String| text.push_str(&to.text());
            kind.step().map_or(String::new(), |step| write(&step, language, &from, &to))
        }
    }
}
