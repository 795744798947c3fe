//! How German writes pieces, columns and choices inside a sentence. A form is the article in the masculine: `den` is
//! the accusative, `keinen` that of nothing.

use super::super::message::Argument;
use super::super::parts::{Choices, Columns, Kind, Moves, Piece};
use crate::cut::{head, tail};
use crate::role::Role;
use crate::{Outcome, Reason, Side};

#[derive(Clone, Copy)]
enum Gender {
    Masculine,
    Feminine,
    Neuter,
}

const fn noun(role: Role) -> (&'static str, Gender) {
    match role {
        Role::King => ("König", Gender::Masculine),
        Role::Queen => ("Dame", Gender::Feminine),
        Role::Rook => ("Turm", Gender::Masculine),
        Role::Bishop => ("Läufer", Gender::Masculine),
        Role::Knight => ("Springer", Gender::Masculine),
        Role::Pawn => ("Bauer", Gender::Masculine),
        Role::Unicorn => ("Einhorn", Gender::Neuter),
    }
}

fn article(form: &str, gender: Gender) -> &'static str {
    let [masculine, feminine, neuter] = match form {
        "den" => ["den", "die", "das"],
        "dem" => ["dem", "der", "dem"],
        "ein" => ["ein", "eine", "ein"],
        "einen" => ["einen", "eine", "ein"],
        "kein" => ["kein", "keine", "kein"],
        "keinen" => ["keinen", "keine", "kein"],
        _ => ["der", "die", "das"],
    };
    match gender {
        Gender::Masculine => masculine,
        Gender::Feminine => feminine,
        Gender::Neuter => neuter,
    }
}

/// Writes a noun with the article of a form.
fn declined((name, gender): (&str, Gender), form: &str, out: &mut String) {
    // Only pawns have an ending in other cases than the nominative.
    let ending = if name == "Bauer" && matches!(form, "den" | "dem" | "einen" | "keinen") { "n" } else { "" };
    out.extend([article(form, gender), " ", name, ending]);
}

const fn side(side: Side) -> &'static str {
    match side {
        Side::White => "Weiß",
        Side::Black => "Schwarz",
    }
}

/// Writes a text; levels of Time Out chess by their German letter (T28).
fn text(text: &str, out: &mut String) {
    match text.as_bytes() {
        [b'a'..=b'h', b'1'..=b'8', b'L', b'1'..=b'8'] => out.extend([head(text, 2), "E", tail(text, 3)]),
        _ => out.push_str(text),
    }
}

/// What stands in front of an item of a list, whose last one a word joins.
fn joint(i: usize, count: usize, word: &'static str) -> [&'static str; 3] {
    match i {
        0 => [""; 3],
        _ if i + 1 == count => [" ", word, " "],
        _ => [", ", "", ""],
    }
}

fn listed(texts: &[String], word: &'static str, out: &mut String) {
    for (i, one) in texts.iter().enumerate() {
        out.extend(joint(i, texts.len(), word));
        match one.strip_prefix('-') {
            // A number below zero.
            Some(digits) => out.extend(["−", digits]),
            None => text(one, out),
        }
    }
}

fn piece(piece: &Piece, form: &str, out: &mut String) {
    let (name, joined, cell) = match piece {
        Piece::On(Kind::Role(role), cell) => (noun(*role), " auf ", cell),
        Piece::On(Kind::Man, cell) => (("Stein", Gender::Masculine), " auf ", cell),
        Piece::On(Kind::Crowned, cell) => (noun(Role::Queen), " auf ", cell),
        Piece::From(role, cell) => (noun(*role), " von ", cell),
    };
    declined(name, form, out);
    out.push_str(joined);
    text(cell, out);
}

fn columns(Columns { are_squares, names }: &Columns, form: &str, out: &mut String) {
    out.push_str(match (form, are_squares, names.len()) {
        ("inside", true, _) => "auf ",
        ("inside", false, 1) => "in der Säule ",
        ("inside", false, _) => "in den Säulen ",
        (_, true, _) => "",
        (_, false, 1) => "die Säule ",
        (_, false, _) => "die Säulen ",
    });
    listed(names, "und", out);
}

fn outcome(outcome: Outcome, out: &mut String) {
    match outcome.winner {
        Some(winner) => out.extend([side(winner), " gewinnt"]),
        None => out.push_str("Remis"),
    }
    out.push_str(match outcome.reason {
        Reason::Checkmate => " durch Matt",
        Reason::KingEliminated => " durch Auslöschung des Königs",
        Reason::NoMen => ", weil die andere Seite keine Steine mehr hat",
        Reason::NoMoves => ", weil die andere Seite nicht mehr ziehen kann",
        Reason::Stalemate => " durch Patt",
        Reason::BareKings => ", weil nur noch die Könige da sind",
        Reason::DeadPosition => ", weil keine Seite genug Figuren zum Mattsetzen hat",
        Reason::FiftyMove => " durch die 50-Züge-Regel",
        Reason::HundredMove => " durch die 100-Züge-Regel",
        Reason::TwentyFiveMove => " durch die 25-Züge-Regel",
        Reason::SixteenMove => " durch die 16-Züge-Regel",
        Reason::FiveMove => " durch die 5-Züge-Regel",
        Reason::Threefold => " durch dreimalige Stellungswiederholung",
    });
}

/// Writes what stands for a parameter.
pub(in super::super) fn write(argument: &Argument, form: &str, out: &mut String) {
    match argument {
        Argument::Text(found) => text(found, out),
        Argument::Number(number) => out.push_str(&number.to_string()),
        Argument::List(list) => listed(list, if form == "oder" { "oder" } else { "und" }, out),
        Argument::Side(Side::White) if form == "low" => out.push_str("weiß"),
        Argument::Side(Side::Black) if form == "low" => out.push_str("schwarz"),
        Argument::Side(found) => out.push_str(side(*found)),
        Argument::Role(found) => match form {
            "" => out.push_str(noun(*found).0),
            "der" => out.push_str(article(form, noun(*found).1)),
            // Before an adjective, and its ending: there is only one king of a side.
            "article" if *found == Role::King => out.push_str("der"),
            "article" => out.push_str(article("ein", noun(*found).1)),
            "ending" => out.push_str(match (found, noun(*found).1) {
                (Role::King, _) | (_, Gender::Feminine) => "e",
                (_, Gender::Masculine) => "er",
                (_, Gender::Neuter) => "es",
            }),
            _ => declined(noun(*found), form, out),
        },
        Argument::Piece(found) => piece(found, form, out),
        Argument::Columns(found) => columns(found, form, out),
        Argument::Outcome(found) => outcome(*found, out),
        Argument::Choices(Choices { first, count }) => {
            for (i, notation) in first.iter().enumerate() {
                out.extend([if i == 0 { "`" } else { " oder `" }, notation, "`"]);
            }
            out.push_str(if *count > first.len() { " oder andere" } else { "" });
        }
        Argument::Moves(Moves { german, more, .. }) => {
            out.push_str(&german.join(", "));
            out.push_str(if *more { " und weitere" } else { "" });
        }
        Argument::Pieces(found) => {
            for (i, one) in found.iter().enumerate() {
                out.extend(joint(i, found.len(), "und"));
                piece(one, form, out);
            }
        }
        Argument::Part(_) => {}
    }
}
