//! How English writes pieces, columns and choices inside a sentence.

use super::message::Argument;
use super::parts::{Choices, Columns, Kind, Piece};
use crate::Side;
use crate::role::Role;

const fn role(role: Role) -> &'static str {
    match role {
        Role::King => "king",
        Role::Queen => "queen",
        Role::Rook => "rook",
        Role::Bishop => "bishop",
        Role::Knight => "knight",
        Role::Pawn => "pawn",
        Role::Unicorn => "unicorn",
    }
}

const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Role(found) => role(found),
        Kind::Man => "man",
        Kind::Crowned => "king",
    }
}

const fn side(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}

fn piece(piece: &Piece, out: &mut String) {
    let (name, joined, cell) = match piece {
        Piece::On(found, cell) => (kind(*found), " on ", cell),
        Piece::From(found, cell) => (role(*found), " from ", cell),
    };
    out.extend(["the ", name, joined, cell]);
}

fn columns(Columns { are_squares, names }: &Columns, out: &mut String) {
    if !are_squares {
        out.push_str(if names.len() == 1 { "column " } else { "columns " });
    }
    out.push_str(&names.join(", "));
}

/// Writes what stands for a parameter.
pub(super) fn english(argument: &Argument, form: &str, out: &mut String) {
    match argument {
        Argument::Text(text) => out.push_str(text),
        Argument::Number(number) => out.push_str(&number.to_string()),
        Argument::List(list) => out.push_str(&list.join(", ")),
        Argument::Side(found) if form == "low" => out.push_str(found.as_str()),
        Argument::Side(found) => out.push_str(side(*found)),
        Argument::Role(found) => out.push_str(role(*found)),
        Argument::Piece(found) => piece(found, out),
        Argument::Columns(found) if form == "inside" => {
            out.push_str(if found.are_squares { "on " } else { "in " });
            columns(found, out);
        }
        Argument::Columns(found) => columns(found, out),
        Argument::Outcome(outcome) => out.push_str(&outcome.to_string()),
        Argument::Choices(Choices { first, count }) => {
            for (i, notation) in first.iter().enumerate() {
                out.extend([if i == 0 { "`" } else { " or `" }, notation, "`"]);
            }
            out.push_str(if *count > first.len() { " or others" } else { "" });
        }
        Argument::Pieces(found) => {
            for (i, one) in found.iter().enumerate() {
                out.push_str(if i == 0 { "" } else { ", " });
                piece(one, out);
            }
        }
        Argument::Part(_) => {}
    }
}
