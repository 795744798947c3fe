//! `trid-meder` (M1-M19).

mod boards;
mod castling;
mod moves;
mod symmetry;
mod texts;
mod waiting;

use super::super::moves::in_check;
use super::*;

fn meder(boards: &str, pieces: &str, rest: &str) -> String {
    position_by(Rules::Meder, boards, pieces, rest)
}

/// The position after moves that are separated by spaces.
fn after(position: &str, moves: &str) -> String {
    moves.split(' ').fold(position.to_string(), |text, mv| {
        apply(&text, mv).unwrap_or_else(|error| panic!("{error} in {text}"))
    })
}

/// Whether the side to move is attacked.
fn checked(position: &str) -> bool {
    let position = Position::parse(position).expect("a valid position");
    in_check(&position.board, position.side)
}

/// M4: each of the pawns of rank 2 has two ranks on two levels, each knight one column on two levels. The pawns of the
/// boards have an own pawn or no column ahead, the officers own pieces around them; full boards stand still.
#[test]
fn initial_position() {
    let text = start("trid-meder").expect("a variant");
    assert_eq!(text, start("trid").expect("a variant").replacen("trid", "trid-meder", 1));
    assert_eq!(normalize(&text), Ok(text.clone()));
    assert_eq!(outcome(&text), Ok(None));
    let mut expected = vec![];
    for level in [2, 4] {
        expected.extend([format!("Nb1(2)-c3({level})"), format!("Ne1(2)-d3({level})")]);
        for file in ["b", "c", "d", "e"] {
            expected.extend([3, 4].map(|rank| format!("P{file}2(2)-{file}{rank}({level})")));
        }
    }
    expected.sort();
    assert_eq!(legal_moves(&text), Ok(expected));
    assert_eq!([0, 1, 2, 3].map(|depth| perft(&text, depth)), [1, 20, 400, 9128]);
}

/// M17, C5.
#[test]
fn outcomes() {
    // The queen on b8(7) is guarded by the rook of b5(6), which attacks b8(6), too; king and queen share the board.
    let text = meder("QL1(3)w KL1(3)w KL2(3)b QL6(7)b", "Ke0(3) Qb8(7) Rb5(6) ka9(7)", "b - - - 0 9");
    assert_eq!(outcome(&text), Ok(Some("checkmate white".to_string())));
    assert_eq!((legal_moves(&text), perft(&text, 1)), (Ok(Vec::new()), 0));
    // The queen of c8(6) takes b8 and b9 from the king; the pawn has no column ahead; QL6(7) carries two pieces, and
    // KL1(3) White's king.
    let pieces = "Ke0(3) Qc8(6) ka9(7) pa8(7)";
    let text = meder("QL1(3)w QL2(3)w KL1(3)b QL6(7)b", pieces, "b - - - 0 9");
    assert_eq!(outcome(&text), Ok(Some("stalemate".to_string())));
    // An empty board of his own may move.
    let text = meder("QL1(3)w QL2(3)b KL1(3)w QL6(7)b", pieces, "b - - - 0 9");
    assert_eq!(moves_of(&text, ""), "QL2(3)-KL2(3) QL2(3)-QL3(5) QL2(3)-QL4(5)");
    // Without the pawn the king may ride: QL4(5) takes him to a7, QL5(7) to a5, KL6(7) to e9.
    let text = meder("QL1(3)w QL2(3)w KL1(3)b QL6(7)b", "Ke0(3) Qc8(6) ka9(7)", "b - - - 0 9");
    assert_eq!(moves_of(&text, "Q"), "L6(7)-KL6(7) L6(7)-QL4(5) L6(7)-QL5(7)");
    let text = meder(HOME, "Ke0(3) ke9(7)", "w - - - 0 9");
    assert_eq!((outcome(&text), perft(&text, 1)), (Ok(Some("bare-kings".to_string())), 0));
    let text = meder(HOME, "Ke0(3) Nb1(2) ke9(7)", "w - - - 100 60");
    assert_eq!((outcome(&text), perft(&text, 1)), (Ok(Some("fifty-move".to_string())), 0));
    let text = meder(HOME, "Ke0(3) Nb1(2) ke9(7)", "w - - - 99 60");
    assert_eq!(outcome(&after(&text, "QL1(3)-QL2(3)")), Ok(Some("fifty-move".to_string())));
}
