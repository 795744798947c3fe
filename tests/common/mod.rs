//! Positions that a person can read, and what the tests ask of them.

/// What setups have alike: the position, Black to move, and methods that set the field of their name.
macro_rules! setup_methods {
    ($($field:ident: $kind:ty),*) => {
        pub fn black(self) -> Self {
            Self { side: 'b', ..self }
        }

        pub fn game(&self) -> AnyGame {
            self.text().parse().unwrap_or_else(|error| panic!("{error}: {}", self.text()))
        }

        $(pub fn $field(self, $field: $kind) -> Self {
            Self { $field: $field.into(), ..self }
        })*
    };
}

pub mod cells;
pub mod data;
pub mod hexagons;
pub mod random;
pub mod tables;
pub mod texts;
pub mod trid;
pub mod visit;

use hyperply::catalog::AnyGame;
use hyperply::describe::{Describe, Rematerialization};
use hyperply::{Error, Game, Language, Session};

/// A position from a list of pieces (`Kd1L4 qe7L1`, on one level `Ke1`) and the other fields of its text.
#[derive(Clone)]
pub struct Setup {
    variant: &'static str,
    pieces: String,
    side: char,
    castling: String,
    ep: String,
    clock: u32,
    number: u32,
    pool: String,
    speed: String,
}

pub fn setup(variant: &'static str, pieces: &str) -> Setup {
    let nothing = || "-".to_string();
    Setup {
        variant,
        pieces: pieces.to_string(),
        side: 'w',
        castling: nothing(),
        ep: nothing(),
        clock: 0,
        number: 1,
        pool: nothing(),
        speed: nothing(),
    }
}

pub fn timeout(pieces: &str) -> Setup {
    setup("timeout", pieces)
}

pub fn declared(pieces: &str) -> Setup {
    setup("timeout-declared", pieces)
}

pub fn tower(pieces: &str) -> Setup {
    setup("tower", pieces)
}

pub fn flat(pieces: &str) -> Setup {
    setup("timeout-flat", pieces)
}

pub fn chess(pieces: &str) -> Setup {
    setup("chess", pieces)
}

impl Setup {
    setup_methods!(castling: &str, ep: &str, clock: u32, number: u32, pool: &str, speed: &str);

    fn board(&self) -> String {
        let one_level = matches!(self.variant, "chess" | "timeout-flat");
        let (size, levels) = if one_level { (8, 1) } else { (7, 8) };
        let mut board = vec![vec![vec!['.'; size]; size]; levels];
        for piece in self.pieces.split_whitespace() {
            let c: Vec<char> = piece.chars().collect();
            assert_eq!(c.len(), if one_level { 3 } else { 5 }, "{piece}");
            let digit = |c: char| c.to_digit(10).expect(piece) as usize - 1;
            let level = if one_level { 0 } else { digit(c[4]) };
            let cell = &mut board[level][digit(c[2])][c[1] as usize - 'a' as usize];
            assert_eq!(*cell, '.', "two pieces on the cell of {piece}");
            *cell = c[0];
        }
        let row = |row: &Vec<char>| {
            let letters: String = row.iter().collect();
            (1..=size).rev().fold(letters, |text, n| text.replace(&".".repeat(n), &n.to_string()))
        };
        let level = |level: &Vec<Vec<char>>| level.iter().rev().map(row).collect::<Vec<_>>().join("/");
        board.iter().map(level).collect::<Vec<_>>().join("|")
    }

    /// The position text.
    pub fn text(&self) -> String {
        let Setup { variant, side, castling, ep, clock, number, pool, speed, .. } = self;
        let late =
            if matches!(*variant, "chess" | "tower") { String::new() } else { format!(" {pool} {speed}") };
        format!("{variant} {} {side} {castling} {ep} {clock} {number}{late}", self.board())
    }
}

/// All canonical move texts, sorted.
pub fn moves(game: &AnyGame) -> Vec<String> {
    let mut moves: Vec<String> = game.legal_moves().iter().map(|m| game.move_text(m)).collect();
    moves.sort();
    moves
}

/// Those that begin so.
pub fn starting(game: &AnyGame, prefix: &str) -> Vec<String> {
    moves(game).into_iter().filter(|m| m.starts_with(prefix)).collect()
}

/// The moves of the piece with this letter and cell, Time Out apart.
pub fn piece_moves(game: &AnyGame, piece: &str) -> Vec<String> {
    starting(game, piece).into_iter().filter(|m| !m.contains('→')).collect()
}

/// Every text of a list in which `*` stands for the levels 1 to 8 and `[abc]` for one of these letters;
/// sorted.
pub fn expand(list: &str) -> Vec<String> {
    let mut done: Vec<String> = list.split_whitespace().flat_map(expand_one).collect();
    done.sort();
    done
}

fn expand_one(text: &str) -> Vec<String> {
    let text = text.replace('*', "[12345678]");
    let Some((before, rest)) = text.split_once('[') else { return vec![text] };
    let (choice, after) = rest.split_once(']').expect("a `]`");
    choice.chars().flat_map(|c| expand_one(&format!("{before}{c}{after}"))).collect()
}

/// The position after moves that are given in any form.
pub fn play(game: &AnyGame, list: &str) -> AnyGame {
    let mut game = game.clone();
    for text in list.split_whitespace() {
        let m = game
            .parse_move(text, Language::English)
            .unwrap_or_else(|error| panic!("{text}: {error}: {game}"));
        game.play(&m).expect(text);
    }
    game
}

/// The fields behind BOARD.
pub fn rest(game: &AnyGame) -> String {
    game.to_string().splitn(3, ' ').nth(2).expect("fields").to_string()
}

/// The pieces on the board as `Kd1L4 qe7L1`, sorted.
pub fn pieces(game: &AnyGame) -> String {
    let mut pieces: Vec<String> = game
        .pieces()
        .iter()
        .map(|p| {
            let white = p.side == hyperply::Side::White;
            format!("{}{}", if white { p.piece } else { p.piece.to_ascii_lowercase() }, p.cell)
        })
        .collect();
    pieces.sort();
    pieces.join(" ")
}

/// The words of a list, sorted, as [`pieces`] has them.
pub fn sorted(list: &str) -> String {
    let mut words: Vec<&str> = list.split_whitespace().collect();
    words.sort_unstable();
    words.join(" ")
}

/// How the game ended, in words; nothing if it goes on.
pub fn ending(game: &AnyGame) -> String {
    game.outcome().map(|outcome| outcome.to_string()).unwrap_or_default()
}

/// Plays moves that are given in any form.
pub fn play_on(session: &mut Session<AnyGame>, list: &str) {
    for text in list.split_whitespace() {
        let m = session.parse_move(text, Language::English).unwrap_or_else(|error| panic!("{text}: {error}"));
        session.play(&m).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

/// How the game of a session ended, in words; nothing if it goes on.
pub fn over(session: &Session<AnyGame>) -> String {
    session.outcome().map(|outcome| outcome.to_string()).unwrap_or_default()
}

/// The castlings among the moves.
pub fn castles(game: &AnyGame) -> Vec<String> {
    starting(game, "O-O")
}

/// The canonical text of a move that is given in any form, or why it is refused.
pub fn reads(game: &AnyGame, text: &str, language: Language) -> String {
    match game.parse_move(text, language) {
        Ok(m) => game.move_text(&m),
        Err(error) => error.to_string(),
    }
}

/// The error of a move that is not legal.
pub fn refused(game: &AnyGame, text: &str) -> Error {
    match game.parse_move(text, Language::English) {
        Ok(m) => panic!("{text} was read as {} in {game}", game.move_text(&m)),
        Err(error) => error,
    }
}

/// Rule and cells of that error, as `T17 a1L5 a1L8`.
pub fn why_not(game: &AnyGame, text: &str) -> String {
    reason(&refused(game, text))
}

/// Rule and cells of an error, as `T17 a1L5 a1L8`; the cells sorted.
pub fn reason(error: &Error) -> String {
    let mut cells = error.cells().to_vec();
    cells.sort();
    cells.insert(0, error.rule().unwrap_or("-").to_string());
    cells.join(" ")
}

/// The entry of the piece that left from a cell.
pub fn entry(game: &AnyGame, origin: &str) -> Rematerialization {
    let entries = game.rematerializations();
    let mut found = entries.into_iter().filter(|entry| entry.origin == origin);
    let entry = found.next().unwrap_or_else(|| panic!("nothing left from {origin} in {game}"));
    assert!(found.next().is_none(), "two pieces left from {origin}");
    entry
}

/// The cells on which an absent piece may appear with an effect, sorted.
pub fn targets(game: &AnyGame, origin: &str, effect: &str) -> Vec<String> {
    let targets = entry(game, origin).targets;
    let mut cells: Vec<String> =
        targets.into_iter().filter(|target| target.effect == effect).map(|target| target.cell).collect();
    cells.sort();
    cells
}

/// A position from its whole text.
pub fn position(text: &str) -> AnyGame {
    text.parse().unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Quarx from `W:WK1111:B4444`, the clocks being 0 and 1.
pub fn quarx(board: &str) -> AnyGame {
    position(&format!("quarx {board} 0 1"))
}

/// The same with huffing.
pub fn huff(board: &str) -> AnyGame {
    position(&format!("quarx-huff {board} 0 1 -"))
}

/// The same on a cube.
pub fn cube(board: &str) -> AnyGame {
    position(&format!("quarx-3d {board} 0 1"))
}

/// International draughts from `W:WK46:B5`.
pub fn draughts(board: &str) -> AnyGame {
    position(&format!("draughts {board}"))
}

/// The fields of the position after one move, without the variant.
pub fn after(game: &AnyGame, text: &str) -> String {
    let m =
        game.parse_move(text, Language::English).unwrap_or_else(|error| panic!("{text}: {error}: {game}"));
    let next = game.after(&m).unwrap_or_else(|error| panic!("{text}: {error}: {game}")).to_string();
    next.split_once(' ').expect("fields").1.to_string()
}

/// What a refusal says, with its rule: `nothing is huffed in quarx (Q16)`.
pub fn says(game: &AnyGame, text: &str) -> String {
    refused(game, text).to_string()
}
