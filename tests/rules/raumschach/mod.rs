//! Raumschach, and positions of it from lists of pieces.

mod cells;
mod movement;
mod texts;

use hyperply::catalog::AnyGame;
use std::collections::HashMap;

const ID: &str = "raumschach";

fn start() -> AnyGame {
    AnyGame::start(ID).unwrap()
}

/// A position from a list of pieces, `KAa1 kEe5 UCc3`: White's in capitals.
fn cube(pieces: &str, side: char) -> AnyGame {
    text(pieces, side, 0, 1).parse().unwrap_or_else(|error| panic!("{error}: {pieces}"))
}

/// Its text.
fn text(pieces: &str, side: char, clock: u32, number: u32) -> String {
    let at: HashMap<&str, &str> = pieces.split_whitespace().map(|piece| (&piece[1..], &piece[..1])).collect();
    let rank = |level: char, rank: u32| -> String {
        let cells = ('a'..='e').map(|file| at.get(&*format!("{level}{file}{rank}")).copied().unwrap_or("."));
        let row: String = cells.collect();
        (1..=5).rev().fold(row, |row, run| row.replace(&".".repeat(run), &run.to_string()))
    };
    let level = |level| (1..=5).rev().map(|n| rank(level, n)).collect::<Vec<_>>().join("/");
    let board = ('A'..='E').map(level).collect::<Vec<_>>().join("|");
    format!("{ID} {board} {side} {clock} {number}")
}
