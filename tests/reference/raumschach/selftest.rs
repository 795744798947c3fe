//! Hand-made checks of the oracle; every expectation is worked out from the rule numbers that it cites.

mod pieces;
mod symmetry;
mod texts;

use super::geometry::Cell;
use super::position::{Board, Colour, Piece, Position};
use super::{apply, legal_moves, normalize, outcome, perft, start};

/// `Bc1` (R1).
fn cell(text: &str) -> Cell {
    Cell::all().into_iter().find(|cell| cell.to_string() == text).expect("a cell")
}

/// `Q` or `q`.
fn piece(letter: char) -> Piece {
    let colour = if letter.is_ascii_uppercase() { Colour::White } else { Colour::Black };
    Piece { colour, role: letter.to_ascii_uppercase() }
}

/// A board from `KAa1`-like tokens.
fn board(pieces: &str) -> Board {
    let mut board = Board::new();
    for token in pieces.split_whitespace() {
        let letter = token.chars().next().expect("a letter");
        assert_eq!(board.insert(cell(&token[1..]), piece(letter)), None, "{token}");
    }
    board
}

/// A position text; `rest` holds the fields from SIDE on. It is checked to be valid, and canonical.
fn position(pieces: &str, rest: &str) -> String {
    let text = unchecked(pieces, rest);
    assert_eq!(normalize(&text), Ok(text.clone()));
    text
}

fn unchecked(pieces: &str, rest: &str) -> String {
    let written = Position { board: board(pieces), ..Position::start() }.write();
    let head: Vec<&str> = written.split(' ').take(2).collect();
    format!("{} {rest}", head.join(" "))
}

/// The legal moves that begin so, without that beginning, sorted and joined by spaces.
fn moves_of(position: &str, beginning: &str) -> String {
    let legal = legal_moves(position).expect("a valid position");
    legal.iter().filter_map(|mv| mv.strip_prefix(beginning)).collect::<Vec<_>>().join(" ")
}

fn initial() -> String {
    start("raumschach").expect("a variant")
}

/// R1, R2: 125 cells, 20 men a side, the men on their cells as the rule says it.
#[test]
fn initial_men() {
    assert_eq!(Cell::all().len(), 125);
    let Position { board, .. } = Position::start();
    for colour in [Colour::White, Colour::Black] {
        let men = board.values().filter(|man| man.colour == colour);
        assert_eq!(men.clone().count(), 20);
        for (role, count) in [('K', 1), ('Q', 1), ('R', 2), ('B', 2), ('U', 2), ('N', 2), ('P', 10)] {
            assert_eq!(men.clone().filter(|man| man.role == role).count(), count);
        }
    }
    for token in [
        "KAc1", "QBc1", "RAa1", "RAe1", "NAb1", "NAd1", "BBa1", "BBd1", "UBb1", "UBe1", "kEc5", "qDc5",
        "rEa5", "rEe5", "nEb5", "nEd5", "bDb5", "bDe5", "uDa5", "uDd5",
    ] {
        assert_eq!(board.get(&cell(&token[1..])), Some(&piece(token.as_bytes()[0] as char)), "{token}");
    }
    for file in ["a", "b", "c", "d", "e"] {
        for (start, pawn) in [("A-2", 'P'), ("B-2", 'P'), ("D-4", 'p'), ("E-4", 'p')] {
            assert_eq!(board.get(&cell(&start.replace('-', file))), Some(&piece(pawn)));
        }
    }
    assert_eq!(start("chess"), None);
}

/// R2: each player sees every bishop to the left of a unicorn; Black's left is towards file e.
#[test]
fn bishops_left_of_unicorns() {
    let Position { board, .. } = Position::start();
    for (bishop, unicorn) in [("Ba1", "Bb1"), ("Bd1", "Be1"), ("De5", "Dd5"), ("Db5", "Da5")] {
        let roles = [bishop, unicorn].map(|text| board[&cell(text)].role);
        assert_eq!(roles, ['B', 'U'], "{bishop} {unicorn}");
    }
}

/// R12.
#[test]
fn initial_text() {
    let text =
        "raumschach 5/5/5/PPPPP/RNKNR|5/5/5/PPPPP/BUQBU|5/5/5/5/5|ubqub/ppppp/5/5/5|rnknr/ppppp/5/5/5 w 0 1";
    assert_eq!(initial(), text);
    assert_eq!(normalize(text).as_deref(), Ok(text));
    assert_eq!(outcome(text), Ok(None));
}

/// Rooks and king are walled in. The pawns of level A go ahead only, those of level B ahead or on: 15. Knights 12,
/// bishops 13, unicorns 7, queen 14: 61.
#[test]
fn initial_moves() {
    let text = initial();
    for (beginning, expected) in [
        ("R", ""),
        ("K", ""),
        ("PA", "a2-Aa3 b2-Ab3 c2-Ac3 d2-Ad3 e2-Ae3"),
        ("PB", "a2-Ba3 a2-Ca2 b2-Bb3 b2-Cb2 c2-Bc3 c2-Cc2 d2-Bd3 d2-Cd2 e2-Be3 e2-Ce2"),
        ("NAb1", "-Aa3 -Ac3 -Bb3 -Ca1 -Cb2 -Cc1"),
        ("NAd1", "-Ac3 -Ae3 -Bd3 -Cc1 -Cd2 -Ce1"),
        ("BBa1", "-Ca2 -Cb1 -Da3 -Dc1 -Ed1 xEa4"),
        ("BBd1", "-Cc1 -Cd2 -Ce1 -Db1 -Dd3 -Ea1 xEd4"),
        ("UBb1", "-Ca2 -Cc2 -Dd3 xEe4"),
        ("UBe1", "-Cd2 -Dc3 xEb4"),
        ("QBc1", "-Cb1 -Cb2 -Cc1 -Cc2 -Cd1 -Cd2 -Da1 -Da3 -Dc1 -Dc3 -De1 -De3 -Ec1 xEc4"),
    ] {
        assert_eq!(moves_of(&text, beginning), expected, "{beginning}");
    }
    assert_eq!(legal_moves(&text).map(|moves| moves.len()), Ok(61));
}

/// Depths 1 and 2 are published; 3 is recorded.
#[test]
fn initial_perft() {
    assert_eq!([0, 1, 2, 3].map(|depth| perft(&initial(), depth)), [1, 61, 3615, 237_316]);
}

#[test]
#[ignore = "a minute in a release build; the count is recorded"]
fn initial_perft_4() {
    assert_eq!(perft(&initial(), 4), 15_587_032);
}

/// C8: Black's move raises the number; captures and pawn moves reset the clock.
#[test]
fn clock_and_number() {
    let mut text = initial();
    for (mv, expected) in [
        ("NAb1-Ac3", "b 1 1"),
        ("NEb5-Ec3", "w 2 2"),
        ("UBb1xEe4", "b 0 2"),
        ("REe5xEe4", "w 0 3"),
        ("RAa1-Ab1", "b 1 3"),
        ("PEa4-Ea3", "w 0 4"),
    ] {
        text = apply(&text, mv).expect(mv);
        assert!(text.ends_with(expected), "{mv}: {text}");
    }
    let board = "5/5/2N2/PPPPP/1RKNR|5/5/5/PPPPP/B1QBU|5/5/5/5/5|ubqub/ppppp/5/5/5|r1kn1/1pppr/p1n2/5/5";
    assert_eq!(text, format!("raumschach {board} w 0 4"));
}

/// From Dd4 the queen covers all that is beside the corner Ee5, along all three kinds of ride.
#[test]
fn checkmate() {
    let text = position("KCc3 QDd4 kEe5", "b 0 9");
    assert_eq!(outcome(&text), Ok(Some("checkmate white".to_string())));
    assert_eq!((legal_moves(&text), perft(&text, 1)), (Ok(Vec::new()), 0));
    // only a guard makes it mate, here a unicorn
    assert_eq!(outcome(&position("KAa1 QDd4 UBb2 kEe5", "b 0 9")), Ok(Some("checkmate white".to_string())));
    let unguarded = position("KAa1 QDd4 kEe5", "b 0 9");
    assert_eq!(legal_moves(&unguarded), Ok(vec!["KEe5xDd4".to_string()]));
    // the rook of Da4 takes the queen
    assert_eq!(legal_moves(&position("KCc3 QDd4 kEe5 rDa4", "b 0 9")), Ok(vec!["RDa4xDd4".to_string()]));
    // the image, with the colours exchanged
    assert_eq!(outcome(&position("kCc3 qBb2 KAa1", "w 0 9")), Ok(Some("checkmate black".to_string())));
    // it counts before the clock
    let late = position("KCc3 QDd4 kEe5", "b 100 90");
    assert_eq!(outcome(&late), Ok(Some("checkmate white".to_string())));
}

/// Beside the corner Ee5 the queen of Cd4 covers Dd4 and Ed4 (up), Dd5 and De4 (through edges) and De5 (through a
/// corner), but neither Ed5 nor Ee4, which are the knight's.
#[test]
fn stalemate() {
    let text = position("KAa1 QCd4 NEc3 kEe5", "b 0 9");
    assert_eq!(outcome(&text), Ok(Some("stalemate".to_string())));
    assert_eq!((legal_moves(&text), perft(&text, 1)), (Ok(Vec::new()), 0));
    assert_eq!(outcome(&position("KAa1 QCd4 NEc3 kEe5", "b 100 90")), Ok(Some("stalemate".to_string())));
    // a pawn that the king of Aa1 stops, with no level below, changes nothing; one that may move does
    assert_eq!(outcome(&position("KAa1 QCd4 NEc3 kEe5 pAa2", "b 0 9")), Ok(Some("stalemate".to_string())));
    let text = position("KAa1 QCd4 NEc3 kEe5 pBa5", "b 0 9");
    assert_eq!(legal_moves(&text), Ok(["PBa5-Aa5", "PBa5-Ba4"].map(String::from).to_vec()));
}

/// C5: bare kings alone are a draw for lack of men; the clock ends a game at 100.
#[test]
fn draws() {
    for clock in ["0", "100"] {
        let text = position("KAa1 kEe5", &format!("w {clock} 9"));
        assert_eq!((outcome(&text), perft(&text, 1)), (Ok(Some("bare-kings".to_string())), 0));
    }
    let taken = apply(&position("KAa1 QDd4 kEe5", "b 0 9"), "KEe5xDd4").expect("legal");
    assert_eq!(outcome(&taken), Ok(Some("bare-kings".to_string())));
    assert_eq!(outcome(&position("KAa1 NAb1 kEe5", "w 0 9")), Ok(None));

    let text = position("KAa1 NAb1 PAa2 kEe5", "w 100 60");
    assert_eq!((outcome(&text), perft(&text, 1)), (Ok(Some("fifty-move".to_string())), 0));
    let text = position("KAa1 NAb1 PAa2 kEe5", "w 99 60");
    assert_eq!(outcome(&text), Ok(None));
    assert_eq!(outcome(&apply(&text, "NAb1-Ac3").expect("legal")), Ok(Some("fifty-move".to_string())));
    assert_eq!(outcome(&apply(&text, "PAa2-Aa3").expect("legal")), Ok(None));
}
