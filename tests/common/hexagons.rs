//! Positions of `hex4d` and `glinski` from lists of pieces, and what the tests ask of them.

use super::expand;
use hyperply::Game;
use hyperply::catalog::AnyGame;
use hyperply::describe::{Describe, MoveInfo};

/// A position from a list of pieces (`KC1c1 kC5c5`, in `glinski` `Kg1`) and the other fields of its text.
#[derive(Clone)]
pub struct Setup {
    variant: &'static str,
    pieces: String,
    side: char,
    /// Where nothing is said, a lone king that is to move is pending, another moves inside.
    bared: Option<&'static str>,
    ep: String,
    clock: u32,
}

pub fn hex4d(pieces: &str) -> Setup {
    Setup { variant: "hex4d", pieces: pieces.into(), side: 'w', bared: None, ep: "-".into(), clock: 0 }
}

pub fn glinski(pieces: &str) -> Setup {
    Setup { variant: "glinski", bared: Some("--"), ..hex4d(pieces) }
}

impl Setup {
    setup_methods!(bared: &'static str, ep: &str, clock: u32);

    /// The position text.
    pub fn text(&self) -> String {
        let pieces: Vec<(&str, char)> = self
            .pieces
            .split_whitespace()
            .map(|piece| (&piece[1..], piece.chars().next().expect(piece)))
            .collect();
        let mut found = 0;
        let boards: Vec<String> = boards(self.variant)
            .into_iter()
            .map(|board| {
                let (mut text, mut empty) = (String::new(), 0);
                for cell in board {
                    let here: Vec<_> = pieces.iter().filter(|(at, _)| *at == cell).collect();
                    assert!(here.len() < 2, "two pieces on {cell}");
                    match here.first() {
                        None => empty += 1,
                        Some((_, letter)) => {
                            found += 1;
                            if empty > 0 {
                                text += &std::mem::take(&mut empty).to_string();
                            }
                            text.push(*letter);
                        }
                    }
                }
                if empty > 0 { text + &empty.to_string() } else { text }
            })
            .collect();
        assert_eq!(found, pieces.len(), "a cell that is none: {}", self.pieces);
        let lone = |white: bool| pieces.iter().filter(|(_, c)| c.is_ascii_uppercase() == white).count() == 1;
        let state = |white: bool| match (lone(white), white == (self.side == 'w')) {
            (false, _) => '-',
            (true, true) => '?',
            (true, false) => 'i',
        };
        let bared = self.bared.map_or(format!("{}{}", state(true), state(false)), String::from);
        let Setup { variant, side, ep, clock, .. } = self;
        format!("{variant} {} {side} {bared} {ep} {clock} 1", boards.join("/"))
    }
}

/// The cells of a hexagon whose files have so many, from the letters of the files.
fn places(letters: &str, sizes: &[usize]) -> Vec<String> {
    let files = letters.chars().zip(sizes);
    files.flat_map(|(file, &size)| (1..=size).map(move |rank| format!("{file}{rank}"))).collect()
}

/// The cells of the 19 cells of a board of `hex4d`, or the names of its boards in lower case.
pub fn small() -> Vec<String> {
    places("abcde", &[3, 4, 5, 4, 3])
}

/// All cells, board by board (H1, H18).
pub fn boards(variant: &str) -> Vec<Vec<String>> {
    if variant == "glinski" {
        return vec![places("abcdefghikl", &[6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6])];
    }
    let board = |name: &String| {
        small().into_iter().map(|cell| format!("{}{cell}", name.to_ascii_uppercase())).collect()
    };
    small().iter().map(board).collect()
}

/// What the piece on a cell can do: `-C4c3` and `xC4d3` and `-C5c5=Q`, sorted.
pub fn reach(game: &AnyGame, from: &str) -> Vec<String> {
    let mut texts: Vec<String> = infos(game)
        .into_iter()
        .filter(|info| info.from.as_deref() == Some(from))
        .map(|info| info.notation[1 + from.len()..].to_string())
        .collect();
    texts.sort();
    texts
}

/// All legal moves in full.
pub fn infos(game: &AnyGame) -> Vec<MoveInfo> {
    game.legal_moves().iter().map(|m| game.describe(m)).collect()
}

/// The move with this canonical text.
pub fn info(game: &AnyGame, notation: &str) -> MoveInfo {
    let found = infos(game).into_iter().find(|info| info.notation == notation);
    found.unwrap_or_else(|| panic!("{notation} is not legal in {game}"))
}

/// The same words with `-` or another mark in front.
pub fn marked(mark: &str, list: &str) -> Vec<String> {
    expand(list).into_iter().map(|cell| format!("{mark}{cell}")).collect()
}
