//! Positions of Tri-Dimensional chess that a person can read.

use hyperply::catalog::AnyGame;

/// Every place (D2), the files and ranks of its cells, and their level; written from the rule by hand.
pub const PLACES: [(&str, &str, &str, char); 24] = [
    ("QL1(1)", "ab", "01", '1'),
    ("QL1(3)", "ab", "01", '3'),
    ("QL2(1)", "ab", "45", '1'),
    ("QL2(3)", "ab", "45", '3'),
    ("QL3(3)", "ab", "23", '3'),
    ("QL3(5)", "ab", "23", '5'),
    ("QL4(3)", "ab", "67", '3'),
    ("QL4(5)", "ab", "67", '5'),
    ("QL5(5)", "ab", "45", '5'),
    ("QL5(7)", "ab", "45", '7'),
    ("QL6(5)", "ab", "89", '5'),
    ("QL6(7)", "ab", "89", '7'),
    ("KL1(1)", "ef", "01", '1'),
    ("KL1(3)", "ef", "01", '3'),
    ("KL2(1)", "ef", "45", '1'),
    ("KL2(3)", "ef", "45", '3'),
    ("KL3(3)", "ef", "23", '3'),
    ("KL3(5)", "ef", "23", '5'),
    ("KL4(3)", "ef", "67", '3'),
    ("KL4(5)", "ef", "67", '5'),
    ("KL5(5)", "ef", "45", '5'),
    ("KL5(7)", "ef", "45", '7'),
    ("KL6(5)", "ef", "89", '5'),
    ("KL6(7)", "ef", "89", '7'),
];

/// The main boards (D1).
pub const MAINS: [(&str, &str, &str, char); 3] =
    [("W", "bcde", "1234", '2'), ("N", "bcde", "3456", '4'), ("B", "bcde", "5678", '6')];

/// Where the boards stand at the start (D4).
pub const HOME: &str = "QL1(3)w KL1(3)w QL6(7)b KL6(7)b";

/// A position from a list of pieces (`Ke0(3) kf9(7)`), one of boards with their controllers (`QL1(3)w`), and
/// the other fields of its text.
#[derive(Clone)]
pub struct Trid {
    variant: &'static str,
    pieces: String,
    boards: String,
    side: char,
    castling: String,
    ep: String,
    moved: String,
    clock: u32,
    number: u32,
}

/// With the boards where they stand at the start, White to move, move number 9.
pub fn trid(pieces: &str) -> Trid {
    setup("trid", pieces)
}

/// The same by Meder's rules.
pub fn meder(pieces: &str) -> Trid {
    setup("trid-meder", pieces)
}

/// The same without steps over the edge of a board.
pub fn strict(pieces: &str) -> Trid {
    setup("trid-strict", pieces)
}

fn setup(variant: &'static str, pieces: &str) -> Trid {
    let nothing = || "-".to_string();
    Trid {
        variant,
        pieces: pieces.to_string(),
        boards: HOME.to_string(),
        side: 'w',
        castling: nothing(),
        ep: nothing(),
        moved: nothing(),
        clock: 0,
        number: 9,
    }
}

impl Trid {
    setup_methods!(boards: &str, castling: &str, ep: &str, moved: &str, clock: u32, number: u32);

    /// The position text (D16).
    pub fn text(&self) -> String {
        let mut pieces: Vec<&str> = self.pieces.split_whitespace().collect();
        let mut cells = |files: &str, ranks: &str, level: char| {
            let row = |rank: char| {
                let mut cell = |file: char| {
                    let cell = format!("{file}{rank}({level})");
                    let found = pieces.iter().position(|piece| piece[1..] == cell);
                    found.map_or('.', |i| pieces.remove(i).chars().next().unwrap())
                };
                let row: String = files.chars().map(&mut cell).collect();
                (1..=files.len()).rev().fold(row, |row, n| row.replace(&".".repeat(n), &n.to_string()))
            };
            ranks.chars().rev().map(row).collect::<Vec<_>>().join("/")
        };
        let main = MAINS.map(|(_, files, ranks, level)| cells(files, ranks, level)).join("|");
        let mut boards: Vec<String> = Vec::new();
        for board in self.boards.split_whitespace() {
            let place = PLACES.into_iter().find(|place| place.0 == &board[..6]).expect(board);
            boards.push(format!("{board}:{}", cells(place.1, place.2, place.3)));
        }
        boards.sort();
        assert!(pieces.is_empty(), "{pieces:?} stand on no board, or twice");
        let Trid { variant, side, castling, ep, moved, clock, number, .. } = self;
        format!("{variant} {main} {} {side} {castling} {ep} {moved} {clock} {number}", boards.join(","))
    }
}

/// The fields behind BOARDS.
pub fn rest(game: &AnyGame) -> String {
    game.to_string().splitn(4, ' ').nth(3).expect("fields").to_string()
}

/// The moveable boards as `KL1(3)w QL1(3)b`.
pub fn boards(game: &AnyGame) -> String {
    let text = game.to_string();
    let boards = text.split(' ').nth(2).expect("fields").split(',');
    boards.map(|board| board.split(':').next().unwrap()).collect::<Vec<_>>().join(" ")
}

/// The moves of boards.
pub fn board_moves(game: &AnyGame) -> Vec<String> {
    super::moves(game).into_iter().filter(|m| m[1..].starts_with('L')).collect()
}

/// The pieces that a pawn can become.
pub const CHOICE: &str = "=[QRBN]";

/// Compares moves with a list in which `=` stands for every promotion.
pub fn same(moves: Vec<String>, list: &str) {
    assert_eq!(moves, super::expand(&list.replace('=', CHOICE)), "{list}");
}
