//! Writing moves: canonical, German, short, SAN (T27, T28, T31, T32).

use super::geometry::{Cell, level_letter};
use super::position::{Move, promotes};
use super::state::Rules;
use super::view::View;
use crate::chesslike::{Chesslike, Spot, Step, write};
use crate::cut::{head, tail};
use crate::role::Role;
use crate::{Language, Style};

/// Returns a legal move in any style.
pub(super) fn styled(position: &dyn View, m: &Move, style: Style) -> String {
    let mut text = match (style.short, position.state().rules) {
        (false, _) => written(position, m, style.language),
        (true, Rules::Chess) => san(position, m, style.language),
        (true, _) => short(position, m, style.language),
    };
    if style.check {
        let after = position.after(m);
        let won = after.outcome().is_some_and(|outcome| outcome.winner.is_some());
        let cells: &dyn Chesslike = &*after;
        let check = !cells.checkers(position.turn().other()).is_empty();
        text.extend(if won { Some('#') } else { check.then_some('+') });
    }
    text
}

/// A move text in the making.
struct Writer {
    text: String,
    levels: usize,
    language: Language,
}

impl Writer {
    fn new(position: &dyn View, language: Language) -> Writer {
        Writer { text: String::with_capacity(16), levels: position.levels(), language }
    }

    fn role(&mut self, role: Role) {
        self.text.push(role.letter(self.language));
    }

    fn cell(&mut self, cell: Cell) {
        cell.write(self.levels, self.language, &mut self.text);
    }

    /// Returns a function that writes a cell.
    fn cell_of(&self, spot: Spot) -> impl Fn(&mut String) {
        let (levels, language) = (self.levels, self.language);
        move |text| Cell::of(spot).write(levels, language, text)
    }

    fn level(&mut self, level: u8) {
        self.text.push(level_letter(self.language));
        self.number(level + 1);
    }

    /// Writes a number of one digit.
    fn number(&mut self, number: u8) {
        self.text.push((b'0' + number) as char);
    }

    /// Writes the cell entered, and the piece that a pawn becomes there.
    fn target(&mut self, captures: bool, to: Cell, promotion: Option<Role>) {
        if captures {
            self.text.push('x');
        }
        self.cell(to);
        if let Some(role) = promotion {
            self.text.push('=');
            self.role(role);
        }
    }
}

/// Returns whether a returning pawn becomes a queen (T20).
fn queens(position: &dyn View, role: Role, to: Cell, annihilates: bool) -> Option<Role> {
    let queens = !annihilates && promotes(position.levels(), position.turn(), role, to);
    queens.then_some(Role::Queen)
}

/// Returns the canonical text (T27).
pub(super) fn long(position: &dyn View, m: &Move) -> String {
    written(position, m, Language::English)
}

/// Returns the whole text.
pub(super) fn written(position: &dyn View, m: &Move, language: Language) -> String {
    let mut writer = Writer::new(position, language);
    if let Some(step) = m.step() {
        let [from, to] = [step.from, step.to].map(|spot| writer.cell_of(spot));
        return write(&step, language, &from, &to);
    }
    match *m {
        Move::Ordinary { .. } | Move::EnPassant { .. } => {}
        Move::Castle { wing, rook, to } => {
            writer.text.push_str(wing.text());
            if position.levels() > 1 {
                writer.text.push('(');
                writer.level(rook);
                writer.text.push('-');
                writer.level(to);
                writer.text.push(')');
            }
        }
        Move::TimeOut { role, from, length } => {
            writer.role(role);
            writer.cell(from);
            writer.text.push('→');
            if length > 0 {
                writer.number(length);
            }
        }
        Move::Rematerialize { role, origin, rounds, to, annihilates } => {
            writer.cell(origin);
            if needs_rounds(position, m) {
                writer.text.push('#');
                writer.number(rounds);
            }
            writer.text.push('→');
            writer.role(role);
            writer.target(annihilates, to, queens(position, role, to, annihilates));
        }
    }
    writer.text
}

/// Returns whether another pawn from the same origin could make the same move (T27). Their paths are the
/// same, so it could if it has enough rounds.
fn needs_rounds(position: &dyn View, m: &Move) -> bool {
    let Move::Rematerialize { role: Role::Pawn, origin, rounds, to, .. } = *m else { return false };
    let distance = origin.column.rank().abs_diff(to.column.rank());
    position.state().candidates().any(|entry| {
        entry.role == Role::Pawn
            && entry.origin == origin
            && entry.rounds != rounds
            && usize::from(entry.rounds) >= distance
    })
}

/// Returns the source's short form, if it is unique (T28).
fn short(position: &dyn View, m: &Move, language: Language) -> String {
    let Some(text) = short_form(position, m, language) else { return written(position, m, language) };
    let same = |other: &&Move| match (m.step(), other.step()) {
        (Some(step), Some(other)) => step.is_like(&other),
        (None, None) => short_form(position, other, language).as_ref() == Some(&text),
        _ => false,
    };
    if position.moves().iter().filter(same).count() == 1 { text } else { written(position, m, language) }
}

fn short_form(position: &dyn View, m: &Move, language: Language) -> Option<String> {
    let mut writer = Writer::new(position, language);
    if let Some(step) = m.step() {
        return Some(write(&step, language, &|_| {}, &writer.cell_of(step.to)));
    }
    match *m {
        Move::Castle { wing, rook, to } if position.levels() > 1 && rook == to => {
            writer.text.push_str(wing.text());
            writer.text.push('(');
            writer.level(to);
            writer.text.push(')');
        }
        Move::Rematerialize { role, to, annihilates, .. } => {
            writer.text.push('→');
            writer.role(role);
            writer.target(annihilates, to, queens(position, role, to, annihilates));
        }
        _ => return None,
    }
    Some(writer.text)
}

/// Writes standard algebraic notation (T32).
fn san(position: &dyn View, m: &Move, language: Language) -> String {
    let Some(Step { role, from, to, captures, promotion }) = m.step() else {
        return written(position, m, language);
    };
    let (from, to) = (Cell::of(from), Cell::of(to));
    let mut writer = Writer::new(position, language);
    let origin = from.column.text();
    if role == Role::Pawn {
        if captures {
            writer.text.push_str(head(&origin, 1));
        }
    } else {
        writer.role(role);
        writer.text.push_str(match rivals(position, role, from, to) {
            (false, ..) => "",
            (true, false, _) => head(&origin, 1),
            (true, true, false) => tail(&origin, 1),
            (true, true, true) => &origin,
        });
    }
    writer.target(captures, to, promotion);
    writer.text
}

/// Returns whether other pieces of the role can go to a cell: any of them, any on the file of `from`, any on
/// its rank.
fn rivals(position: &dyn View, role: Role, from: Cell, to: Cell) -> (bool, bool, bool) {
    let moves = position.moves();
    let rivals = moves.iter().filter_map(|other| match *other {
        Move::Ordinary { role: r, from: f, to: t, .. } if (r, t) == (role, to) && f != from => Some(f.column),
        _ => None,
    });
    rivals.fold((false, false, false), |(_, file, rank), rival| {
        let same_file = rival.file() == from.column.file();
        let same_rank = rival.rank() == from.column.rank();
        (true, file || same_file, rank || same_rank)
    })
}
