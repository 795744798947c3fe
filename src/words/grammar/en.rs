//! How English writes pieces, columns and choices inside a sentence.

use super::super::message::Argument;
use super::super::parts::{Choices, Columns, Kind, Moves, Piece};
use crate::role::Role;
use crate::{Outcome, Reason, Side};

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

fn columns(Columns { are_squares, names }: &Columns, form: &str, out: &mut String) {
    out.push_str(match (form, are_squares) {
        ("inside", true) => "on ",
        ("inside", false) => "in ",
        _ => "",
    });
    let start = out.len();
    if !are_squares {
        out.push_str(if names.len() == 1 { "column " } else { "columns " });
    }
    out.push_str(&names.join(", "));
    if form == "The" && !are_squares {
        out.replace_range(start..=start, "C");
    }
}

fn outcome(outcome: Outcome, out: &mut String) {
    match outcome.winner {
        Some(winner) => out.extend([side(winner), " wins "]),
        None => out.push_str("draw "),
    }
    out.push_str(match outcome.reason {
        Reason::Checkmate => "by checkmate",
        Reason::KingEliminated => "by annihilating the king",
        Reason::NoMen => "because the other side has no pieces left",
        Reason::NoMoves => "because the other side has no legal move",
        Reason::Stalemate => "by stalemate",
        Reason::BareKings => "because only the kings are left",
        Reason::DeadPosition => "because neither side has enough pieces to mate",
        Reason::FiftyMove => "by the fifty-move rule",
        Reason::HundredMove => "by the hundred-move rule",
        Reason::TwentyFiveMove => "by the twenty-five-move rule",
        Reason::SixteenMove => "by the sixteen-move rule",
        Reason::FiveMove => "by the five-move rule",
        Reason::Threefold => "by threefold repetition",
    });
}

/// Writes what stands for a parameter.
pub(in super::super) fn write(argument: &Argument, form: &str, out: &mut String) {
    match argument {
        Argument::Text(text) => out.push_str(text),
        Argument::Number(number) => out.push_str(&number.to_string()),
        Argument::List(list) => out.push_str(&list.join(", ")),
        Argument::Side(found) if form == "low" => out.push_str(found.as_str()),
        Argument::Side(found) => out.push_str(side(*found)),
        Argument::Role(found) => {
            out.extend([
                if form == "a" { "a " } else { "" },
                role(*found),
                if form == "s" { "s" } else { "" },
            ]);
        }
        Argument::Piece(found) => piece(found, out),
        Argument::Columns(found) => columns(found, form, out),
        Argument::Outcome(found) => outcome(*found, out),
        Argument::Choices(Choices { first, count }) => {
            for (i, notation) in first.iter().enumerate() {
                out.extend([if i == 0 { "`" } else { " or `" }, notation, "`"]);
            }
            out.push_str(if *count > first.len() { " or others" } else { "" });
        }
        Argument::Moves(Moves { english, more, .. }) => {
            out.push_str(&english.join(", "));
            out.push_str(if *more { " or others" } else { "" });
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
