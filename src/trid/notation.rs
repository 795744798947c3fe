//! Writing moves: canonical, German, short (D17).

use super::pattern;
use super::position::{Move, Position};
use crate::game::Game;
use crate::role::Role;
use crate::{Language, Style};

/// A legal move in any style.
pub(super) fn styled(position: &Position, m: &Move, style: Style) -> String {
    let mut text = match style.short {
        false => long(m, style.language),
        true => short(position, m, style.language),
    };
    if style.check {
        let mut after = position.clone();
        after.play_unchecked(m);
        match after.outcome() {
            Some(outcome) if outcome.winner.is_some() => text.push('#'),
            _ if after.is_check() => text.push('+'),
            _ => {}
        }
    }
    text
}

/// How much of the origin is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    Whole,
    /// The source's form.
    NoLevel,
    Nothing,
}

/// A legal move in full (D17), in English the canonical text.
pub(super) fn long(m: &Move, language: Language) -> String {
    written(m, language, Origin::Whole)
}

/// With as little of the origin as means no other legal move.
fn short(position: &Position, m: &Move, language: Language) -> String {
    let moves = position.legal_moves();
    for origin in [Origin::Nothing, Origin::NoLevel] {
        let text = written(m, language, origin);
        let fits = |other: &&Move| {
            let readings = pattern::read(&text, language).into_iter().flatten();
            readings.map(|reading| reading.pattern).any(|pattern| pattern.fits(other))
        };
        if moves.iter().filter(fits).count() == 1 {
            return text;
        }
    }
    long(m, language)
}

fn written(m: &Move, language: Language, origin: Origin) -> String {
    let (role, from, captures, to, promotion) = match *m {
        Move::Castle { wing } => return wing.text().to_string(),
        Move::Board { from, to, promotion } => (None, from.text(), false, to.text(), promotion),
        Move::EnPassant { from, to } => (Some(Role::Pawn), from.text(), true, to.text(), None),
        Move::Ordinary { role, from, to, captures, promotion } => {
            (Some(role), from.text(), captures, to.text(), promotion)
        }
    };
    let mut text = String::with_capacity(16);
    text.extend(role.map(|role| role.letter(language)));
    text.push_str(match origin {
        Origin::Whole => &from,
        Origin::NoLevel => from.split('(').next().unwrap_or_default(),
        Origin::Nothing => "",
    });
    if captures {
        text.push('x');
    } else if origin != Origin::Nothing {
        text.push('-');
    }
    text.push_str(&to);
    if let Some(role) = promotion {
        text.extend(['=', role.letter(language)]);
    }
    text
}
