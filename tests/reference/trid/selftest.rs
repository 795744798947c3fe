//! Hand-made checks of the oracle; every expectation is worked out from the rule numbers that it cites.

mod boards;
mod meder;
mod pieces;
mod strict;
mod symmetry;
mod texts;

use super::board::{Board, Colour, Moveable, Piece};
use super::geometry::{Cell, Place};
use super::position::Position;
use super::rules::Rules;
use super::{apply, legal_moves, normalize, outcome, perft, start};

/// The boards of the initial position (D4).
const HOME: &str = "QL1(3)w KL1(3)w QL6(7)b KL6(7)b";

/// Boards far from the middle, all controlled by Black.
const AWAY: &str = "QL1(1)b KL1(1)b QL6(7)b KL6(7)b";

/// A board of `trid`.
fn board(boards: &str, pieces: &str) -> Board {
    board_by(Rules::Truelove, boards, pieces)
}

/// A board from `HOME`-like and `Ke0(3)`-like tokens; controllers settle by D13.
fn board_by(rules: Rules, boards: &str, pieces: &str) -> Board {
    let mut board = Board { rules, pieces: Default::default(), moveables: Vec::new() };
    for token in boards.split_whitespace() {
        let place = Place::parse(rules, &token[..6]).expect("a place");
        let holder = if token.ends_with('w') { Colour::White } else { Colour::Black };
        board.moveables.push(Moveable { place, holder });
    }
    for token in pieces.split_whitespace() {
        let piece = Piece::parse(token.chars().next().expect("a letter")).expect("a piece");
        let cell = Cell::parse(&token[1..]).expect("a cell");
        assert!(board.in_play(cell), "{token}");
        assert_eq!(board.pieces.insert(cell, piece), None, "{token}");
    }
    board.settle_control();
    board
}

/// A position text of `trid`.
fn position(boards: &str, pieces: &str, rest: &str) -> String {
    position_by(Rules::Truelove, boards, pieces, rest)
}

fn unchecked(boards: &str, pieces: &str, rest: &str) -> String {
    unchecked_by(Rules::Truelove, boards, pieces, rest)
}

/// A position text; `rest` holds the fields from SIDE on. It is checked to be valid, and canonical.
fn position_by(rules: Rules, boards: &str, pieces: &str, rest: &str) -> String {
    let text = unchecked_by(rules, boards, pieces, rest);
    assert_eq!(normalize(&text), Ok(text.clone()));
    text
}

fn unchecked_by(rules: Rules, boards: &str, pieces: &str, rest: &str) -> String {
    let written = Position { board: board_by(rules, boards, pieces), ..Position::start(rules) }.write();
    let head: Vec<&str> = written.split(' ').take(3).collect();
    format!("{} {rest}", head.join(" "))
}

/// The legal moves that begin so, without that beginning, sorted and joined by spaces.
fn moves_of(position: &str, beginning: &str) -> String {
    let legal = legal_moves(position).expect("a valid position");
    legal.iter().filter_map(|mv| mv.strip_prefix(beginning)).collect::<Vec<_>>().join(" ")
}

/// A field of a position text, counted from 0.
fn field(position: &str, index: usize) -> String {
    position.split(' ').nth(index).expect("a field").to_string()
}

/// D1-D4: 48 fixed cells and four boards of 4 cells, 16 men of each side.
#[test]
fn initial_counts() {
    let Position { board, .. } = Position::start(Rules::Truelove);
    let space =
        (0..6).flat_map(|file| (0..10).flat_map(move |rank| (1..8).map(move |l| Cell::new(file, rank, l))));
    let cells: Vec<Cell> = space.collect();
    assert_eq!(cells.iter().filter(|cell| cell.on_main_board()).count(), 48);
    assert_eq!(cells.iter().filter(|&&cell| board.in_play(cell)).count(), 64);
    for colour in [Colour::White, Colour::Black] {
        let men = board.pieces.values().filter(|piece| piece.colour == colour);
        assert_eq!(men.clone().count(), 16);
        for (role, count) in [('K', 1), ('Q', 1), ('R', 2), ('B', 2), ('N', 2), ('P', 8)] {
            assert_eq!(men.clone().filter(|piece| piece.role == role).count(), count);
        }
    }
    assert_eq!(start("chess"), None);
}

/// D4, D16, written out by hand.
#[test]
fn initial_text() {
    let text = "trid 4/4/PPPP/NBBN|4/4/4/4|nbbn/pppp/4/4 \
                KL1(3)w:PP/KR,KL6(7)b:kr/pp,QL1(3)w:PP/RQ,QL6(7)b:rq/pp w KQkq - - 0 1";
    assert_eq!(start("trid").as_deref(), Some(text));
    assert_eq!(normalize(text).as_deref(), Ok(text));
    assert_eq!(outcome(text), Ok(None));
}

/// Every man on the moveable boards is walled in by its own side: a2, f2, d0, c0 are not in play (D3), b2 and
/// e2 hold own pawns. The knights have c3 and d3 (a3, f3 not in play), the pawns of rank 2 have one or two
/// steps on level 2 (no level 3 leads on). Full boards do not move (D14), and nobody castles at number 1
/// (D12).
#[test]
fn initial_moves() {
    let text = start("trid").expect("a variant");
    let expected = [
        "Nb1(2)-c3(2)",
        "Ne1(2)-d3(2)",
        "Pb2(2)-b3(2)",
        "Pb2(2)-b4(2)",
        "Pc2(2)-c3(2)",
        "Pc2(2)-c4(2)",
        "Pd2(2)-d3(2)",
        "Pd2(2)-d4(2)",
        "Pe2(2)-e3(2)",
        "Pe2(2)-e4(2)",
    ];
    assert_eq!(legal_moves(&text), Ok(expected.map(String::from).to_vec()));
    let black = apply(&text, "Pb2(2)-b4(2)").expect("legal");
    assert_eq!(moves_of(&black, "N"), "b8(6)-c6(6) e8(6)-d6(6)");
    assert_eq!(
        moves_of(&black, "P"),
        "b7(6)-b5(6) b7(6)-b6(6) c7(6)-c5(6) c7(6)-c6(6) d7(6)-d5(6) d7(6)-d6(6) e7(6)-e5(6) e7(6)-e6(6)"
    );
}

/// Black's first moves are the same ten after each of White's, and Black's men on level 6 meet nothing of
/// White's on level 2, nor do they open or close anything for White. So perft 2 is 10 x 10, and perft 3 ten
/// times the sum of White's second moves. By hand, after b7-b6, with one castling (O-O) each from move 2 on
/// (D12):
/// - Nc3: N b1, e4; N d3; b, d, e pawns 6; O-O: 10. Nd3: N b4, e1; N c3; b, c, e pawns 6; O-O: 10.
/// - b3: B c1-b2; Nc3, Nd3; b1(3)-b2(2), b1(3)-b3(4) (D6 b; b2 is empty, b3(2) is taken);
///   b3-b4; c, d, e pawns 6; O-O: 13. b4: the same, with b1(3)-b3(2) for b3-b4: 13. e3: B d1-e2 and so on:
///   13. e4: 13.
/// - c3: B d1-c2, b3; N e1-c2, d3; c3-c4; b, d, e pawns 6; O-O: 12. c4: Nc3 for c3-c4: 12. d3, d4: likewise
///   12.
#[test]
fn initial_perft() {
    let text = start("trid").expect("a variant");
    for (first, count) in [
        ("Nb1(2)-c3(2)", 10),
        ("Ne1(2)-d3(2)", 10),
        ("Pb2(2)-b3(2)", 13),
        ("Pb2(2)-b4(2)", 13),
        ("Pc2(2)-c3(2)", 12),
        ("Pc2(2)-c4(2)", 12),
        ("Pd2(2)-d3(2)", 12),
        ("Pd2(2)-d4(2)", 12),
        ("Pe2(2)-e3(2)", 13),
        ("Pe2(2)-e4(2)", 13),
    ] {
        let after = apply(&apply(&text, first).expect("legal"), "Pb7(6)-b6(6)").expect("legal");
        assert_eq!(legal_moves(&after).expect("valid").len(), count, "{first}");
    }
    assert_eq!([0, 1, 2, 3].map(|depth| perft(&text, depth)), [1, 10, 100, 1200]);
}

/// C5.
#[test]
fn outcomes() {
    // Queen b8(7), guarded by the rook of b5(6) (b6, b7 empty; b8(6), then up to 7), mates the king in the
    // corner.
    let mated = "QL1(3)w KL1(3)w KL2(3)w QL6(7)b";
    let text = position(mated, "Ke0(3) Qb8(7) Rb5(6) ka9(7)", "b - - - 0 9");
    assert_eq!(outcome(&text), Ok(Some("checkmate white".to_string())));
    assert_eq!((legal_moves(&text), perft(&text, 1)), (Ok(Vec::new()), 0));
    // Without the guard the king takes her.
    let text = position(mated, "Ke0(3) Qb8(7) ka9(7)", "b - - - 0 9");
    assert_eq!(legal_moves(&text), Ok(vec!["Ka9(7)xb8(7)".to_string()]));
    // From c8(6) the queen covers b9(7), b8(6), b8(7), a8(7), but not a9: stalemate. The king's board is
    // loaded.
    let text = position(mated, "Ke0(3) Qc8(6) ka9(7)", "b - - - 0 9");
    assert_eq!(outcome(&text), Ok(Some("stalemate".to_string())));
    // With an own empty board Black may move that instead (D14).
    let text = position("QL1(3)w KL1(3)w KL6(7)b QL6(7)b", "Ke0(3) Qc8(6) ka9(7)", "b - - - 0 9");
    assert_eq!(legal_moves(&text), Ok(["KL6(7)-KL5(7)", "KL6(7)-KL6(5)"].map(String::from).to_vec()));
    assert_eq!(outcome(&text), Ok(None));
    let text = position(HOME, "Ke0(3) ke9(7)", "w - - - 0 9");
    assert_eq!((outcome(&text), perft(&text, 1)), (Ok(Some("bare-kings".to_string())), 0));
    let text = position(HOME, "Ke0(3) Nb1(2) ke9(7)", "w - - - 100 60");
    assert_eq!((outcome(&text), perft(&text, 1)), (Ok(Some("fifty-move".to_string())), 0));
    let text = position(HOME, "Ke0(3) Nb1(2) ke9(7)", "w - - - 99 60");
    assert_eq!(outcome(&text), Ok(None));
    assert_eq!(outcome(&apply(&text, "QL1(3)-QL2(3)").expect("legal")), Ok(Some("fifty-move".to_string())));
}
