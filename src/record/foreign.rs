//! Moves and positions as other programs write them.

use super::marks::{is_dash, is_space};
use super::notes::Notes;
use crate::Error;
use crate::catalog::{AnyGame, Variant};
use crate::cut::{head, tail};
use crate::record_style::Format;
use crate::words::{Message, say};

/// Returns the texts that a foreign move can mean, or none if it is read as it stands.
pub(super) fn moves(format: Format, text: &str) -> Vec<String> {
    match format {
        Format::Pdn => draughts(text),
        Format::Pgn if is_number(text) && matches!(text.len(), 4 | 5) => {
            correspondence(text).into_iter().collect()
        }
        _ => promotion(text).into_iter().collect(),
    }
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

/// `e8(Q)` for `e8=Q`.
fn promotion(text: &str) -> Option<String> {
    let (to, piece) = text.strip_suffix(')')?.rsplit_once('(')?;
    piece.chars().all(char::is_alphabetic).then(|| format!("{to}={piece}"))
}

/// A move in the numbers of the ICCF: `5254` for `e2-e4`, `57581` for `e7-e8=Q`.
fn correspondence(text: &str) -> Option<String> {
    if !text.bytes().take(4).all(|digit| (b'1'..=b'8').contains(&digit)) {
        return None;
    }
    let mut moved = String::new();
    for (at, digit) in text.bytes().enumerate() {
        match at {
            0 | 2 => moved.push((digit - b'1' + b'a') as char),
            4 => moved.extend(['=', *b"QRBN".get(usize::from(digit.wrapping_sub(b'1')))? as char]),
            _ => moved.push(digit as char),
        }
        if at == 1 {
            moved.push('-');
        }
    }
    Some(moved)
}

/// A move of draughts with other signs, spaces or zeros, or in four digits: `28:19`, `1- 7`, `01-07`, `3228`.
fn draughts(text: &str) -> Vec<String> {
    let sign = |c| match c {
        ':' | '×' => 'x',
        c if is_dash(c) => '-',
        c => c,
    };
    let plain: String = text.chars().filter(|&c| !is_space(c)).map(sign).collect();
    if plain.len() == 4 && is_number(&plain) {
        let square = |two: &str| two.trim_start_matches('0').to_string();
        let [from, to] = [square(head(&plain, 2)), square(tail(&plain, 2))];
        return ["-", "x"].map(|sign| format!("{from}{sign}{to}")).to_vec();
    }
    let mut read = String::new();
    for c in plain.chars() {
        if !(c == '0' && read.chars().next_back().is_none_or(|before| !before.is_ascii_digit())) {
            read.push(c);
        }
    }
    if read == text { Vec::new() } else { vec![read] }
}

/// Reads the tag `FEN`, or what it would hold: a position without the id of its variant. `clocks` are those that it
/// may lack in draughts, `at` is its place.
pub(super) fn position(
    variant: &Variant,
    text: &str,
    clocks: Option<(&str, &str)>,
    at: usize,
    notes: &mut Notes,
) -> Result<AnyGame, Error> {
    let parse = |fen: &str| {
        format!("{} {fen}", variant.id).parse::<AnyGame>().map_err(|error| {
            let place = error.at().unwrap_or(0).saturating_sub(variant.id.len() + 1);
            error.with_at(place.min(text.len()))
        })
    };
    let mut note = |reason: Message| notes.add(at, reason);
    match variant.record.format {
        Format::Pgn => {
            let mut fields: Vec<&str> = text.trim().split(' ').collect();
            if fields.len() == 4 {
                note(say::FenWithoutClock {}.into());
                fields.extend(["0", "1"]);
            }
            if let Some(number @ &mut "0") = fields.get_mut(5) {
                *number = "1";
                note(say::NumberAs { text: "0".to_string(), read: 1 }.into());
            }
            let read = parse(&fields.join(" "));
            let Some(&rights) = fields.get(2).filter(|rights| read.is_err() && is_rights(rights)) else {
                return read;
            };
            let with = |rights: &str| {
                let mut fields = fields.clone();
                fields[2] = rights;
                parse(&fields.join(" "))
            };
            let is_possible = |right: &char| with(right.encode_utf8(&mut [0; 4])).is_ok();
            let mut kept: String = rights.chars().filter(is_possible).collect();
            if kept.is_empty() {
                kept.push('-');
            }
            let repaired = with(&kept);
            if repaired.is_ok() {
                note(say::CastlingAs { text: rights.to_string(), read: kept }.into());
                return repaired;
            }
            read
        }
        Format::Pdn => {
            let mut board = text.trim();
            let (mut clock, mut number) = clocks.unwrap_or(("0", "1"));
            // Lidraughts ends with the clock and the number: `:H4:F12`.
            for (sign, field) in [('F', &mut number), ('H', &mut clock)] {
                if let Some((rest, value)) = board.rsplit_once(':')
                    && let Some(value) = value.strip_prefix(sign).filter(|value| is_number(value))
                {
                    (board, *field) = (rest, value);
                }
            }
            if board.contains(' ') {
                return parse(board);
            }
            parse(&format!("{board} {clock} {}", if number == "0" { "1" } else { number }))
        }
        Format::Tagged => parse(text),
    }
}

fn is_rights(rights: &str) -> bool {
    rights.len() <= 4 && rights.chars().all(|right| "KQkq".contains(right))
}
