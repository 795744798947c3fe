//! Why a move of `hex4d` is refused: the rule that forbids it and the cells in the way.

use crate::common::hexagons::hex4d;
use crate::common::{refused, why_not};
use hyperply::Code;

/// Pieces, move, and the rule and cells that forbid it; White is to move.
const REFUSALS: [(&str, &str, &str); 44] = [
    // What is not there at all.
    ("KA1b1 kE3d4 PA1a1", "NC3c3-C2c3", "C3 C3c3"),
    ("KA1b1 kE3d4 RC3c3", "NC3c3-C2c3", "C3 C3c3"),
    ("KA1b1 kE3d4 RC3c3", "NC2c3", "C3"),
    ("KA1b1 kE3d4 RC3c3", "RC3c3xC3c4", "C3"),
    ("KA1b1 kE3d4 RC3c3 nC3c4", "RC3c3-C3c4", "C3 C3c4"),
    ("KA1b1 kE3d4 RC3c3 nC3c4", "RC3c4", "C3 C3c4"),
    // H4: White is to move.
    ("KA1b1 kE3d4 nC2c2 PA1a1", "NC2c2-C2d4", "H4 C2c2"),
    // H5: both ways at once, a piece on the way between boards, an own piece on the cell.
    ("KA1b1 kE3d4 QC3c3", "QC3c3-C4c4", "H5"),
    ("KA1b1 kE3d4 BC3c3", "BC3c3-D3d3", "H5"),
    ("KA1b1 kE3d4 RC1c3 PC2c3 nC3c3", "RC1c3-C4c3", "H5 C2c3 C3c3"),
    ("KA1b1 kE3d4 BA1c3 PB3c4 nB3c3", "BA1c3-C5c3", "H5 B3c3"),
    ("KA1b1 kE3d4 RC3c3 PC3c4", "RC3c3-C3c4", "H5 C3c4"),
    ("KA1b1 kE3d4 RC3c3 PC3c4", "RC3c3xC3c4", "H5 C3c4"),
    // H6: shapes, and a piece on the way inside.
    ("KA1b1 kE3d4 RC3c3", "RC3c3-C3d4", "H6"),
    ("KA1b1 kE3d4 RC3c3", "RC3c3-D4c3", "H6"),
    ("KA1b1 kE3d4 RC3c3", "RC3c3-C3c3", "H6 C3c3"),
    ("KA1b1 kE3d4 BC3c3", "BC3c3-C3c5", "H6"),
    ("KA1b1 kE3d4 BC3c3", "BC3c3-C5c3", "H6"),
    ("KA1b1 kE3d4 QC3c1", "QC3c1-C3b3", "H6"),
    ("KA1b1 kE3d4 QC3c1 nC3c3 PC4c3", "QC3c1-C3c5", "H6 C3c3"),
    // Without the origin: the piece that could, were nothing in its way, tells why it cannot.
    ("KA1b1 kE3d4 RC1c3 RA2a2 PC2c3", "RC4c3", "H5 C2c3"),
    ("KA1b1 kE3d4 RC1c3 RA2a2", "RD3b1", "H6 A2a2 C1c3"),
    ("KA1b1 kE3d4 NC3c3", "NC3c4", "H8 C3c3"),
    // H7.
    ("KC3c3 kE3d4 PA1a1", "KC3c3-C3c5", "H7"),
    ("KC3c3 kE3d4 PA1a1", "KC3c3-E1c3", "H7"),
    // H8, H9.
    ("KA1b1 kE3d4 NC2c2", "NC2c2-C2c4", "H8"),
    ("KA1b1 kE3d4 NC2c2", "NC2c2-C4c2", "H8"),
    ("KA1b1 kE3d4 NC2c2", "NC2c2-C4c4", "H9"),
    ("KA1b1 kE3d4 NC2c2", "NC2c2-D3c4", "H9"),
    // C2c2 to the north and two cells north: one up, two down, so the colour changes; NE and two north keep it.
    ("KA1b1 kE3d4 NC2c2", "NC2c2-D2c4", "H9 C2c2 D2c4"),
    ("KA1b1 kE3d4 NC2c2 PC3c4", "NC2c2-C3c4", "H5 C3c4"),
    // H10.
    ("KA1b1 kE3d4 PC3c3", "PC3c3-C3c2", "H10"),
    ("KA1b1 kE3d4 PC3c3", "PC3c3-C3c5", "H10 C3c3"),
    ("KA1b1 kE3d4 PC3c3", "PC3c3-C5c3", "H10 C3c3"),
    ("KA1b1 kE3d4 PC3c3 nC4c3", "PC3c3-C4c3", "H10 C4c3"),
    ("KA1b1 kE3d4 PC3c3", "PC3c3-C3d4", "H10"),
    // H11.
    ("KA1b1 kE3d4 PC3c3", "PC3c3-C3d3", "H11"),
    ("KA1b1 kE3d4 PC3c3", "PC3c3-C4d3", "H11"),
    ("KA1b1 kE3d4 PC3c3 nC4c3", "PC3c3xC4c3", "H11 C4c3"),
    ("KA1b1 kE3d4 PC3c3 nC4c4", "PC3c3xC4c4", "H11"),
    // H12.
    ("KA1b1 kE3d4 PC3c3", "PC3c3-C3c4=Q", "H12 C3c4"),
    ("KA1b1 kE3d3 PC5c4", "PC5c4-C5c5=K", "H12 C5c5"),
    ("KA1b1 kE3d4 RC5c4", "RC5c4-C5c5=Q", "H12 C5c5"),
    // H13.
    ("KA1b1 kE3d4 PC3c3 rA1b4", "PC3c3-C3c4", "H13 A1b4"),
];

#[test]
fn h4_to_h13_forbid() {
    for (pieces, text, reason) in REFUSALS {
        let game = hex4d(pieces).game();
        let error = refused(&game, text);
        assert_eq!(error.code(), Code::IllegalMove, "{text}: {error}");
        assert_eq!(why_not(&game, text), reason, "{text}: {error}");
    }
}

#[test]
fn h11_a_pawn_is_told_whether_it_captures_otherwise_only_captures_there_or_cannot_reach_the_cell() {
    let game = hex4d("KA1b1 kE3d4 PC3c3 nC5c4").game();
    let told = |text| refused(&game, text).message().to_string();
    assert_eq!(told("PC3c3xC5c4"), "The pawn on C3c3 doesn't capture that way.");
    assert_eq!(told("PC3c3-D3c4"), "The pawn on C3c3 can't reach D3c4, on another board and another cell.");
    assert_eq!(told("PC3c3-C4d3"), "The pawn on C3c3 can move to C4d3 only by capturing.");
}

#[test]
fn h13_names_all_attackers() {
    // Inside from c5, between from C4, and a pawn one board ahead and one cell off.
    let game = hex4d("KC1c2 kE3d4 PA1a1 rC1c5 rC4c2 pC2d2").game();
    assert_eq!(why_not(&game, "PA1a1-A1a2"), "H13 C1c5 C2d2 C4c2");
    let error = refused(&game, "PA1a1-A1a2");
    for attacker in ["rook on C1c5", "rook on C4c2", "pawn on C2d2"] {
        assert!(error.message().contains(attacker), "{error}");
    }
}

#[test]
fn h13_castling_is_no_move() {
    let start = hyperply::catalog::AnyGame::start("hex4d").unwrap();
    for text in ["O-O", "0-0", "O-O-O"] {
        let error = refused(&start, text);
        assert_eq!((error.code(), error.rule()), (Code::IllegalMove, Some("H13")), "{text}");
    }
}

#[test]
fn c4_a_finished_game_has_no_moves() {
    let mate = hex4d("KA1a1 QC5c3 kC5c5").black().bared("-i").game();
    let error = refused(&mate, "KC5c5-C5c4");
    assert_eq!((error.code(), error.rule()), (Code::GameOver, Some("C4")));
}

#[test]
fn c3_messages_name_what_they_mean() {
    let message = |pieces: &str, text: &str| refused(&hex4d(pieces).game(), text).to_string();
    let bared = |state| refused(&hex4d("KC3c3 kA1a1 nA3a3").bared(state).game(), "KC3c3-C4c3").to_string();
    assert_eq!(bared("i-"), "White's bared king moves only inside its board (H14).");
    let colour = message("KA1b1 kE3d4 NC2c2", "NC2c2-D2c4");
    assert_eq!(colour, "D2c4 has the same basic color as C2c2 (H9).");
    let beside = message("KC5c3 PA1a1 kC5c5", "KC5c3-C5c4");
    assert_eq!(
        beside,
        "White's king can't move next to Black's bared king, which attacks in all directions (H15)."
    );
    let rook = message("KA1b1 kE3d4 RC1c3 PC2c3", "RC1c3-C4c3");
    assert_eq!(rook, "The rook on C1c3 is blocked by the piece on C2c3 (H5).");
    let turn = message("KA1b1 kE3d4 nC2c2 PA1a1", "NC2c2-C2d4");
    assert!(turn.contains("Black") && turn.contains("White"), "{turn}");
}
