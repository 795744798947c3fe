//! Reading a move, and saying which rule forbids it when it is not legal.

use super::geometry::{Cell, around, axes, cells, is_last};
use super::notation::long;
use super::pattern::{Pattern, read};
use super::position::{Move, Position};
use crate::chesslike::{Cells, check_open, the_one};
use crate::game::Game;
use crate::role::Role;
use crate::{Error, Language};

/// Reads a move in any accepted form (C3, R13).
pub(super) fn parse(position: &Position, text: &str, language: Language) -> Result<Move, Error> {
    let patterns = read(text, language)?;
    check_open(position.outcome())?;
    let mut moves = position.legal_moves();
    moves.retain(|m| patterns.iter().any(|pattern| pattern.fits(m)));
    the_one(text, &moves, |m| long(m, Language::English), || why_not(position, &patterns[0]))
}

fn refuse(rule: &'static str, message: String, cells: &[Cell]) -> Error {
    Error::illegal(rule, message).with_cells(cells.iter().map(|cell| cell.text()))
}

fn why_not(position: &Position, pattern: &Pattern) -> Error {
    if let Some(from) = pattern.from {
        let there = position.board.role_at(from);
        return moving(position, pattern.role.or(there).unwrap_or(Role::Pawn), from, pattern);
    }
    let (us, role) = (position.turn, pattern.role.unwrap_or(Role::Pawn));
    let pieces: Vec<Cell> = cells(position.board.of(us, role)).collect();
    let reaches = |&&from: &&Cell| position.board.reach(us, role, from) & pattern.to.bit() != 0;
    match pieces.iter().find(reaches).or(pieces.iter().find(|&&from| shape(role, from, pattern.to))) {
        Some(&from) => moving(position, role, from, pattern),
        None if pieces.is_empty() => refuse("C3", format!("{} has no {}", us.title(), role.name()), &[]),
        None => {
            let message = format!("no {} of {} can reach {}", role.name(), us.title(), pattern.to.text());
            refuse(rule_of(role), message, &pieces)
        }
    }
}

/// The rule by which a piece moves.
fn rule_of(role: Role) -> &'static str {
    match role {
        Role::Rook => "R3",
        Role::Bishop => "R4",
        Role::Unicorn => "R5",
        Role::King | Role::Queen => "R6",
        Role::Knight => "R7",
        Role::Pawn => "R8",
    }
}

/// Whether a piece goes so on an empty board, or a pawn whatever it meets.
fn shape(role: Role, from: Cell, to: Cell) -> bool {
    let around = around(from);
    let rides = around.rays.iter().find(|ray| ray.set & to.bit() != 0).map(|ray| ray.axes);
    match role {
        Role::King => around.king & to.bit() != 0,
        Role::Knight => around.knight & to.bit() != 0,
        Role::Queen => rides.is_some(),
        Role::Rook => rides == Some(1),
        Role::Bishop => rides == Some(2),
        Role::Unicorn => rides == Some(3),
        Role::Pawn => false,
    }
}

fn moving(position: &Position, role: Role, from: Cell, pattern: &Pattern) -> Error {
    let (us, to) = (position.turn, pattern.to);
    let all: &dyn Cells = position;
    if let Some(error) = all.wrong_piece(role, from.index(), "R2") {
        return error;
    }
    let piece = format!("the {} on {}", role.name(), from.text());
    let there = position.board.at(to);
    if let Some(error) = if role == Role::Pawn {
        pawn(position, from, to, &piece)
    } else if !shape(role, from, to) {
        Some(refuse(rule_of(role), format!("{piece} cannot reach {}", to.text()), &[]))
    } else {
        blocked(position, role, from, to, &piece)
    } {
        return error;
    }
    match there {
        Some((side, found)) if side == us => {
            return refuse(rule_of(role), format!("{} stands on {}", found.name_of(side), to.text()), &[to]);
        }
        Some((side, found)) if pattern.captures == Some(false) => {
            let message = format!("{} stands on {}; write `x` to capture it", found.name_of(side), to.text());
            return refuse("C3", message, &[to]);
        }
        None if pattern.captures == Some(true) => {
            return refuse("C3", format!("there is no enemy piece on {}", to.text()), &[]);
        }
        _ => {}
    }
    if let Some(promotion) = pattern.promotion {
        if role != Role::Pawn || !is_last(us, to) {
            let message = "only a pawn on the last rank of the last level is promoted".to_string();
            return refuse("R10", message, &[to]);
        }
        if !super::PROMOTIONS.contains(&promotion) {
            return refuse("R10", format!("no pawn becomes a {}", promotion.name()), &[to]);
        }
    }
    let m = Move { role, from, to, captures: there.is_some(), promotion: pattern.promotion };
    let after = Position { board: position.moved(&m), ..*position };
    (&after as &dyn Cells).exposed("R11", us)
}

/// The piece in the way of a ride.
fn blocked(position: &Position, role: Role, from: Cell, to: Cell, piece: &str) -> Option<Error> {
    if matches!(role, Role::King | Role::Knight) {
        return None;
    }
    let ray = around(from).rays.iter().find(|ray| ray.set & to.bit() != 0)?;
    let first = ray.first(position.board.occupied() | to.bit()).filter(|&first| first != to)?;
    Some(refuse(rule_of(role), format!("{} stops {piece}", first.text()), &[first]))
}

/// What forbids a pawn's step or capture (R8, R9).
fn pawn(position: &Position, from: Cell, to: Cell, piece: &str) -> Option<Error> {
    let us = position.turn.index();
    let there = position.board.at(to);
    if around(from).pawn_captures[us] & to.bit() != 0 {
        let message = format!("{piece} goes to {} only to capture", to.text());
        return there.is_none().then(|| refuse("R9", message, &[]));
    }
    if around(from).pawn_steps[us] & to.bit() != 0 {
        let message = format!("{piece} steps only to an empty cell, and captures through an edge");
        return there.map(|_| refuse("R8", message, &[to]));
    }
    let way = if position.turn == crate::Side::White { "up" } else { "down" };
    let rule = if axes(from.step_to(to)) > 1 { "R9" } else { "R8" };
    let message =
        format!("{piece} steps one rank ahead or one level {way}, and captures through an edge that way");
    Some(refuse(rule, message, &[]))
}
