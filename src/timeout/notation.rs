//! Writing moves: canonical, German, short, SAN (T27, T28, T31, T32).

use super::board::Role;
use super::geometry::{Cell, level_letter};
use super::position::{Move, promotes};
use super::state::Rules;
use super::table::Table;
use crate::{Language, Style};

/// A legal move in any style.
pub(super) fn styled(position: &dyn Table, m: &Move, style: Style) -> String {
    let mut text = match (style.short, position.state().rules) {
        (false, _) => long(position, m, style.language),
        (true, Rules::Chess) => san(position, m, style.language),
        (true, _) => short(position, m, style.language),
    };
    if style.check {
        let after = position.after(m);
        let check = !after.checkers(position.turn().other()).is_empty();
        match after.outcome() {
            Some(outcome) if outcome.winner.is_some() => text.push('#'),
            _ if check => text.push('+'),
            _ => {}
        }
    }
    text
}

fn promotion_text(promotion: Option<Role>, language: Language) -> String {
    promotion.map_or(String::new(), |role| format!("={}", role.letter(language)))
}

fn separator(captures: bool) -> &'static str {
    if captures { "x" } else { "-" }
}

/// `x` or nothing, then the cell.
fn target(levels: usize, captures: bool, to: Cell, language: Language) -> String {
    format!("{}{}", if captures { "x" } else { "" }, to.in_language(levels, language))
}

/// T20.
fn queens(position: &dyn Table, role: Role, to: Cell, annihilates: bool) -> Option<Role> {
    let queens = !annihilates && promotes(position.levels(), position.turn(), role, to);
    queens.then_some(Role::Queen)
}

fn castling_text(levels: usize, wing: &str, rook: u8, to: u8, language: Language) -> String {
    if levels == 1 {
        return wing.to_string();
    }
    let letter = level_letter(language);
    format!("{wing}({letter}{}-{letter}{})", rook + 1, to + 1)
}

pub(super) fn long(position: &dyn Table, m: &Move, language: Language) -> String {
    let levels = position.levels();
    let cell = |cell: Cell| cell.in_language(levels, language);
    let letter = |role: Role| role.letter(language);
    match *m {
        Move::Ordinary { role, from, to, captures, promotion } => {
            let promotion = promotion_text(promotion, language);
            format!("{}{}{}{}{promotion}", letter(role), cell(from), separator(captures), cell(to))
        }
        Move::EnPassant { from, to } => format!("{}{}x{}", letter(Role::Pawn), cell(from), cell(to)),
        Move::Castle { wing, rook, to } => castling_text(levels, wing.text(), rook, to, language),
        Move::TimeOut { role, from, length } => {
            let length = if length > 0 { length.to_string() } else { String::new() };
            format!("{}{}→{length}", letter(role), cell(from))
        }
        Move::Rematerialize { role, origin, rounds, to, annihilates } => {
            let rounds = match needs_rounds(position, m) {
                true => format!("#{rounds}"),
                false => String::new(),
            };
            let promotion = promotion_text(queens(position, role, to, annihilates), language);
            let target = target(levels, annihilates, to, language);
            format!("{}{rounds}→{}{target}{promotion}", cell(origin), letter(role))
        }
    }
}

/// Whether another pawn from the same origin could make the same move (T27). Their paths are the same, so
/// it could if its rounds suffice.
fn needs_rounds(position: &dyn Table, m: &Move) -> bool {
    let Move::Rematerialize { role: Role::Pawn, origin, rounds, to, .. } = *m else { return false };
    let distance = origin.column.rank().abs_diff(to.column.rank());
    position.state().candidates().any(|entry| {
        entry.role == Role::Pawn
            && entry.origin == origin
            && entry.rounds != rounds
            && usize::from(entry.rounds) >= distance
    })
}

/// The source's short forms, where they are unique (T28).
fn short(position: &dyn Table, m: &Move, language: Language) -> String {
    let key = short_form(position, m, language);
    let same = |other: &&Move| short_form(position, other, language) == key;
    match key {
        Some(text) if position.moves().iter().filter(same).count() == 1 => text,
        _ => long(position, m, language),
    }
}

fn short_form(position: &dyn Table, m: &Move, language: Language) -> Option<String> {
    let levels = position.levels();
    Some(match *m {
        Move::Ordinary { role, to, captures, promotion, .. } => {
            let promotion = promotion_text(promotion, language);
            format!("{}{}{promotion}", role.letter(language), target(levels, captures, to, language))
        }
        Move::EnPassant { to, .. } => {
            format!("{}{}", Role::Pawn.letter(language), target(levels, true, to, language))
        }
        Move::Castle { wing, rook, to } if levels > 1 && rook == to => {
            format!("{}({}{})", wing.text(), level_letter(language), to + 1)
        }
        Move::Rematerialize { role, to, annihilates, .. } => {
            let promotion = promotion_text(queens(position, role, to, annihilates), language);
            format!("→{}{}{promotion}", role.letter(language), target(levels, annihilates, to, language))
        }
        Move::Castle { .. } | Move::TimeOut { .. } => return None,
    })
}

/// Standard algebraic notation (T32).
fn san(position: &dyn Table, m: &Move, language: Language) -> String {
    let levels = position.levels();
    let (role, from, to, captures, promotion) = match *m {
        Move::Ordinary { role, from, to, captures, promotion } => (role, from, to, captures, promotion),
        Move::EnPassant { from, to } => (Role::Pawn, from, to, true, None),
        _ => return long(position, m, language),
    };
    let target = target(levels, captures, to, language) + &promotion_text(promotion, language);
    let origin = from.column.text();
    if role == Role::Pawn {
        return if captures { format!("{}{target}", &origin[..1]) } else { target };
    }
    let rivals: Vec<Cell> = position
        .moves()
        .iter()
        .filter_map(|other| match *other {
            Move::Ordinary { role: r, from: f, to: t, .. } if (r, t) == (role, to) && f != from => Some(f),
            _ => None,
        })
        .collect();
    let shares_file = rivals.iter().any(|r| r.column.file() == from.column.file());
    let shares_rank = rivals.iter().any(|r| r.column.rank() == from.column.rank());
    let origin = match (rivals.is_empty(), shares_file, shares_rank) {
        (true, ..) => "",
        (false, false, _) => &origin[..1],
        (false, true, false) => &origin[1..],
        (false, true, true) => &origin,
    };
    format!("{}{origin}{target}", role.letter(language))
}
