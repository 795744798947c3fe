//! R1-R11: the cube, its pieces, and what forbids a move.

use super::{ID, cube, start, text};
use crate::common::{ending, moves, refused, why_not};
use hyperply::describe::Describe;
use hyperply::{Game, Language};
use std::collections::HashSet;

/// Where a piece on a cell can go, both kings being out of the way.
fn targets(piece: &str) -> HashSet<String> {
    let game = cube(&format!("KAd2 kEb4 {piece}"), 'w');
    let from = &piece[1..];
    let all = game.legal_moves();
    let info = all.iter().map(|m| game.describe(m)).filter(|info| info.from.as_deref() == Some(from));
    info.filter_map(|info| info.to).collect()
}

#[test]
fn r1_r2_the_start() {
    let start = start();
    let pieces = start.pieces();
    assert_eq!(pieces.len(), 40);
    let of = |letter| pieces.iter().filter(|piece| piece.piece == letter).count();
    assert_eq!(['K', 'Q', 'R', 'B', 'U', 'N', 'P'].map(of), [2, 2, 4, 4, 4, 4, 20]);
    // Each player sees every bishop to the left of a unicorn.
    let board = "5/5/5/PPPPP/RNKNR|5/5/5/PPPPP/BUQBU|5/5/5/5/5|ubqub/ppppp/5/5/5|rnknr/ppppp/5/5/5";
    assert_eq!(start.to_string(), format!("{ID} {board} w 0 1"));
    // x, y and z are reversed for Black.
    let mirrored = |cell: &str| -> String {
        let [level, file, rank] = *cell.as_bytes() else { panic!("{cell}") };
        [b'A' + b'E' - level, b'a' + b'e' - file, b'1' + b'5' - rank].map(char::from).iter().collect()
    };
    for piece in &pieces {
        let other = pieces.iter().find(|other| other.cell == mirrored(&piece.cell)).expect(&piece.cell);
        assert_eq!((other.piece, other.side), (piece.piece, piece.side.other()));
    }
}

/// From the middle: 6 faces, 12 edges and 8 corners lead two cells far.
#[test]
fn r3_to_r7_what_pieces_reach_in_an_empty_cube() {
    let corner = [("RAa1", 12), ("BAa1", 12), ("UAa1", 4), ("NAa1", 6)];
    let middle = [("RCc3", 12), ("BCc3", 24), ("UCc3", 16), ("NCc3", 24)];
    for (piece, count) in corner.into_iter().chain(middle) {
        assert_eq!(targets(piece).len(), count, "{piece}");
    }
    assert_eq!(targets("QCc3").len(), 12 + 24 + 16);
    let king = cube("KCc3 kEe1 PAa1", 'w');
    let steps = moves(&king).into_iter().filter(|m| m.starts_with('K')).count();
    assert_eq!(steps, 26 - 1, "Black's king attacks Dd2 (R6)");
}

#[test]
fn r5_a_unicorn_reaches_a_part_of_the_cube() {
    let mut seen: HashSet<String> = HashSet::from(["Cc3".to_string()]);
    let mut open: Vec<String> = seen.iter().cloned().collect();
    while let Some(cell) = open.pop() {
        let game = cube(&format!("KAb1 kEb1 U{cell}"), 'w');
        for m in game.legal_moves() {
            let info = game.describe(&m);
            if let (Some(from), Some(to)) = (info.from, info.to)
                && from == cell
                && seen.insert(to.clone())
            {
                open.push(to);
            }
        }
    }
    // All three coordinates change together: from the middle, 3x3x3 cells odd in all and 2x2x2 even in all.
    assert_eq!(seen.len(), 35);
}

#[test]
fn r3_to_r6_a_ride_is_stopped() {
    let game = cube("KAa1 kEe1 RCc3 PCc4 nCe3 BDd3", 'w');
    assert_eq!(why_not(&game, "RCc3-Cc5"), "R3 Cc4");
    assert_eq!(why_not(&game, "RCc3-Cc4"), "R3 Cc4", "an own piece");
    assert_eq!(why_not(&game, "RCc3-Dd3"), "R3", "not through an edge");
    assert_eq!(why_not(&game, "RCc3-Ce3"), "C3 Ce3", "write x");
    assert!(game.parse_move("RCc3xCe3", Language::English).is_ok());
    assert_eq!(why_not(&game, "BDd3-Dd4"), "R4");
    let unicorn = cube("KAb1 kEa1 UAa1 pCc3", 'w');
    assert_eq!(why_not(&unicorn, "UAa1-Dd4"), "R5 Cc3");
    assert_eq!(why_not(&unicorn, "UAa1-Ab2"), "R5");
    let knight = cube("KAb1 kEa1 NCc3", 'w');
    assert_eq!(why_not(&knight, "NCc3-Ce5"), "R7");
    assert_eq!(why_not(&knight, "KAb1-Ad1"), "R6");
    assert_eq!(why_not(&knight, "QCc3-Cc4"), "C3 Cc3", "it is a knight");
    assert_eq!(why_not(&knight, "kEa1-Eb1"), "R2 Ea1", "White is to move");
}

#[test]
fn r8_pawns_step_ahead_or_one_level_on() {
    let start = start();
    let all = moves(&start);
    let pawns: Vec<&String> = all.iter().filter(|m| m.starts_with('P')).collect();
    // Those of level A are under those of level B.
    assert_eq!(pawns.len(), 15);
    assert!(all.contains(&"PBc2-Bc3".to_string()) && all.contains(&"PBc2-Cc2".to_string()));
    assert_eq!(why_not(&start, "PAc2-Bc2"), "R8 Bc2");
    assert_eq!(why_not(&start, "PBc2-Bc4"), "R8", "no double step");
    assert_eq!(why_not(&start, "PBc2-Ac2"), "R8", "never down");
    let black = cube("KAa1 kEe5 pCc3", 'b');
    let steps: Vec<String> = moves(&black).into_iter().filter(|m| m.starts_with('P')).collect();
    assert_eq!(steps, ["PCc3-Bc3", "PCc3-Cc2"]);
}

#[test]
fn r9_pawns_capture_through_five_edges() {
    let around = "nCb4 nCd4 nDb3 nDd3 nDc4 nCb2 nBc4 nDc2 nDb4 nCc4 nDc3";
    let game = cube(&format!("KAa1 kEe1 PCc3 {around}"), 'w');
    let captures: Vec<String> = moves(&game).into_iter().filter(|m| m.starts_with("PCc3")).collect();
    // Ahead and sideways, on and sideways, ahead and on; not back, not down, not through a corner or a face.
    assert_eq!(captures, ["PCc3xCb4", "PCc3xCd4", "PCc3xDb3", "PCc3xDc4", "PCc3xDd3"]);
    assert_eq!(why_not(&game, "PCc3xCc4"), "R8 Cc4");
    let around = "NCb2 NCd2 NBb3 NBd3 NBc2 NCb4 NDc2 NBc4 NBb2 NCc2 NBc3";
    let black = cube(&format!("KAe5 kEa5 pCc3 {around}"), 'b');
    let captures: Vec<String> = moves(&black).into_iter().filter(|m| m.starts_with("PCc3")).collect();
    assert_eq!(captures, ["PCc3xBb3", "PCc3xBc2", "PCc3xBd3", "PCc3xCb2", "PCc3xCd2"]);
    let empty = cube("KAa1 kEe1 PCc3", 'w');
    assert_eq!(why_not(&empty, "PCc3xDc4"), "R9");
    assert_eq!(why_not(&empty, "PCc3xDb4"), "R9", "a corner");
}

#[test]
fn r10_promotion_on_the_last_rank_of_the_last_level_alone() {
    let game = cube("KAa1 kAe1 PEc4 PDe5 PDb5", 'w');
    let promotions: Vec<String> = moves(&game).into_iter().filter(|m| m.contains('=')).collect();
    assert_eq!(promotions.len(), 15, "five pieces for each of three steps");
    assert!(["=Q", "=R", "=B", "=U", "=N"].iter().all(|end| promotions.contains(&format!("PEc4-Ec5{end}"))));
    // The far rank of another level, and the far level before the last rank.
    let short = cube("KAa1 kAe1 PDc4 PDe3", 'w');
    let steps: Vec<String> = moves(&short).into_iter().filter(|m| m.starts_with('P')).collect();
    assert_eq!(steps, ["PDc4-Dc5", "PDc4-Ec4", "PDe3-De4", "PDe3-Ee3"]);
    assert_eq!(why_not(&short, "PDc4-Dc5=Q"), "R10 Dc5");
    assert_eq!(why_not(&game, "PEc4-Ec5=K"), "R10 Ec5");
    let black = cube("KEe1 kEa5 pAc2", 'b');
    assert_eq!(moves(&black).into_iter().filter(|m| m.contains("Ac1=")).count(), 5);
    let short = cube("KEe1 kEa5 pBc2", 'b');
    let steps: Vec<String> = moves(&short).into_iter().filter(|m| m.starts_with('P')).collect();
    assert_eq!(steps, ["PBc2-Ac2", "PBc2-Bc1"]);
}

#[test]
fn r11_no_castling_and_no_king_left_attacked() {
    let start = start();
    assert_eq!(refused(&start, "O-O").rule(), Some("R11"));
    let pinned = cube("KAa1 kEe1 BBb2 uDd4", 'w');
    let error = refused(&pinned, "BBb2-Bc3");
    assert_eq!((error.rule(), error.cells()), (Some("R11"), &["Dd4".to_string()][..]), "{error}");
    assert_eq!(error.message(), "That leaves White's king in check, attacked by the unicorn on Dd4.");
    assert_eq!(
        moves(&pinned).into_iter().filter(|m| m.starts_with('B')).count(),
        0,
        "the corner line binds it"
    );
}

#[test]
fn r11_c5_endings() {
    assert_eq!(ending(&cube("KAa1 kEe5", 'w')), "draw by bare-kings");
    let fifty = text("KAa1 kEe5 RCa3", 'w', 100, 60);
    assert_eq!(ending(&fifty.parse().unwrap()), "draw by fifty-move");
    // The queen next to the corner attacks it and all its neighbours, and the rook protects her.
    let mate = cube("kAa1 KEe5 QBb2 RBb5", 'b');
    assert_eq!(mate.legal_moves().len(), 0);
    assert_eq!(ending(&mate), "white wins by checkmate");
    assert_eq!(why_not(&cube("kAa1 KEe5 QBb2", 'b'), "KAa1-Ab1"), "R11 Bb2", "but he may take her");
}
