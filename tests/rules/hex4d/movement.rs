//! The rules H1-H15: board, setup, movement inside and between boards, promotion, bared kings.

use crate::common::hexagons::{boards, hex4d, info, infos, marked, reach, small};
use crate::common::{ending, expand, play, rest, why_not};
use hyperply::catalog::{AnyGame, variant};
use hyperply::describe::Describe;
use hyperply::{Game, Session, Side};
use std::collections::{BTreeMap, BTreeSet};

fn start() -> AnyGame {
    AnyGame::start("hex4d").unwrap()
}

/// A piece on the centre of the centre board, the kings away from it.
fn lone(piece: &str) -> AnyGame {
    hex4d(&format!("KA1b1 kE3d4 {piece}")).game()
}

/// The same cells inside C3, and at c3 between boards.
fn both_ways(list: &str) -> Vec<String> {
    let words = list
        .split_whitespace()
        .flat_map(|name| [format!("-C3{name}"), format!("-{}c3", name.to_ascii_uppercase())]);
    expand(&words.collect::<Vec<_>>().join(" "))
}

const STRAIGHT: &str = "c1 c2 c4 c5 a1 b2 d3 e3 a3 b3 d2 e1";
const NEXT: &str = "c2 c4 b2 d3 b3 d2";
const DIAGONAL: &str = "d4 e2 d1 b1 a2 b4";

#[test]
fn h1_nineteen_boards_of_nineteen_cells() {
    let geometry = (variant("hex4d").unwrap().geometry)();
    assert_eq!(geometry.shape, "hexagon");
    let names: Vec<Vec<String>> =
        geometry.boards.iter().map(|b| b.cells.iter().map(|c| c.cell.clone()).collect()).collect();
    assert_eq!(names, boards("hex4d"));
    assert_eq!(names.concat().len(), 361);
    for board in &geometry.boards {
        assert_eq!(board.level, 0);
        assert!(board.cells.iter().all(|c| c.cell == format!("{}{}", board.id, c.column)));
        let columns: Vec<&String> = board.cells.iter().map(|c| &c.column).collect();
        assert_eq!(columns, small().iter().collect::<Vec<_>>());
    }
}

/// Both hexagons stand on a point: the middle file reaches from 0 to 8 half cells, its neighbours from 1 to
/// 7, the outer ones from 2 to 6.
#[test]
fn h1_h2_where_boards_and_cells_lie() {
    let geometry = (variant("hex4d").unwrap().geometry)();
    let expected = [
        (0, [2, 4, 6].as_slice()),
        (1, &[1, 3, 5, 7]),
        (2, &[0, 2, 4, 6, 8]),
        (3, &[1, 3, 5, 7]),
        (4, &[2, 4, 6]),
    ];
    let expected: Vec<(usize, usize)> =
        expected.iter().flat_map(|&(x, ys)| ys.iter().map(move |&y| (x, y))).collect();
    let of_boards: Vec<(usize, usize)> = geometry.boards.iter().map(|b| (b.x, b.y)).collect();
    assert_eq!(of_boards, expected);
    for board in &geometry.boards {
        assert_eq!(board.cells.iter().map(|c| (c.x, c.y)).collect::<Vec<_>>(), expected);
    }
}

fn tones() -> BTreeMap<String, u8> {
    let geometry = (variant("hex4d").unwrap().geometry)();
    geometry.boards.into_iter().flat_map(|b| b.cells).map(|c| (c.cell, c.tone)).collect()
}

#[test]
fn h3_basic_colours() {
    let tones = tones();
    // The centre is 0; up a file the colour goes down by one, up the boards it goes up.
    for (cell, tone) in [
        ("C3c3", 0),
        ("C3c4", 2),
        ("C3c5", 1),
        ("C4c3", 1),
        ("C5c3", 2),
        ("C4c4", 0),
        ("C3d3", 1),
        ("D3c3", 2),
    ] {
        assert_eq!(tones[cell], tone, "{cell}");
    }
    // The source's reason for the sign: with a plus, this capture would keep the colour.
    assert_ne!(tones["C3c3"], tones["C4d3"]);
    let mut count = [0; 3];
    tones.values().for_each(|&tone| count[tone as usize] += 1);
    assert_eq!(count.iter().sum::<i32>(), 361);
}

#[test]
fn h4_setup() {
    let white = "KC1c1 NC1b1 NC1d1 BC1a1 BC1e1 QC1c2 RC1b2 RC1d2 BC1c3 PC1a2 PC1b3 PC1c4 PC1d3 PC1e2 \
                 PB1b1 PB1c1 PB1d1 PB1c2 PD1b1 PD1c1 PD1d1 PD1c2 PC2b2 PC2c2 PC2d2 PC2c3";
    // The half-turn image, written out.
    let black = "kC5c5 nC5d4 nC5b4 bC5e3 bC5a3 qC5c4 rC5d3 rC5b3 bC5c3 pC5e2 pC5d2 pC5c2 pC5b2 pC5a2 \
                 pD4d4 pD4c5 pD4b4 pD4c4 pB4d4 pB4c5 pB4b4 pB4c4 pC4d3 pC4c4 pC4b3 pC4c3";
    assert_eq!(start(), hex4d(&format!("{white} {black}")).game());
    assert_eq!(start().turn(), Side::White);
    for side in Side::BOTH {
        let count = |letter| start().pieces().iter().filter(|p| p.side == side && p.piece == letter).count();
        assert_eq!(['K', 'Q', 'R', 'B', 'N', 'P'].map(count), [1, 1, 2, 3, 2, 17]);
    }
    assert!(infos(&start()).iter().all(|info| info.captures.is_empty()), "nothing is attacked");
}

/// The 96 first moves.
#[test]
fn h4_first_moves_by_hand() {
    let start = start();
    assert_eq!(reach(&start, "C1c1"), marked("-", "C2c1 B2c1 D2c1"));
    assert_eq!(reach(&start, "C1c2"), marked("-", "D2c2 E3c2 B2c2 A3c2"));
    assert_eq!(reach(&start, "C1b2"), marked("-", "B1b2 A1b2 D1b2 E1b2"));
    assert_eq!(reach(&start, "C1d2"), marked("-", "B1d2 A1d2 D1d2 E1d2"));
    assert_eq!(reach(&start, "C1a1"), marked("-", "C2a1 B1a1 D1a1 D2a1 E3a1 B2a1 A3a1"));
    assert_eq!(reach(&start, "C1e1"), marked("-", "C2e1 B1e1 D1e1 D2e1 E3e1 B2e1 A3e1"));
    assert_eq!(reach(&start, "C1c3"), marked("-", "C1b4 C1d4 B1c3 D1c3 D2c3 E3c3 B2c3 A3c3"));
    let knight = "C1a3 A2b1 B3b1 D3b1 E2b1 C2b3 B1d2 D1d2 C3b2 C3c1 A1c2 A1a1 E1c2 E1a1";
    assert_eq!(reach(&start, "C1b1"), marked("-", knight));
    assert_eq!(reach(&start, "C1d1").len(), 14, "its mirror image");
    // Blocked inside: c1 of B1 and D1, c2 of C2.
    let pawns = infos(&start).into_iter().filter(|info| info.piece == 'P');
    assert_eq!(pawns.count(), 10 + 7 + 7 + 7);
    assert_eq!(start.count_moves(), 3 + 4 + 8 + 22 + 28 + 31);
}

#[test]
fn h5_inside_or_between() {
    assert_eq!(reach(&lone("RC3c3"), "C3c3"), both_ways(STRAIGHT));
    for (to, way) in [("C3c4", "inside"), ("C5c3", "between")] {
        assert_eq!(info(&lone("RC3c3"), &format!("RC3c3-{to}")).extras.text("way"), Some(way));
    }
    assert_eq!(why_not(&lone("RC3c3"), "RC3c3-C4c4"), "H5");
}

#[test]
fn h5_a_rider_passes_the_same_cell_of_the_boards_in_between() {
    // C4c3 stops it, C4c4 and C3c1 do not stand in the way between boards.
    let game = lone("RC3c3 PC4c3 PC4c4 PC2c4 nB2c3");
    let reached = reach(&game, "C3c3");
    for (cell, reaches) in [
        ("-C4c3", false),
        ("-C5c3", false),
        ("-C2c3", true),
        ("-C1c3", true),
        ("xB2c3", true),
        ("-A1c3", false),
    ] {
        assert_eq!(reached.contains(&cell.to_string()), reaches, "{cell}");
    }
    assert_eq!(why_not(&game, "RC3c3-C5c3"), "H5 C4c3");
}

#[test]
fn h6_rook_bishop_queen() {
    assert_eq!(reach(&lone("RC3c3"), "C3c3"), both_ways(STRAIGHT));
    assert_eq!(reach(&lone("BC3c3"), "C3c3"), both_ways(&format!("{DIAGONAL} {NEXT}")));
    assert_eq!(reach(&lone("QC3c3"), "C3c3"), both_ways(&format!("{DIAGONAL} {STRAIGHT}")));
    // Long diagonals, from a corner of both hexagons.
    let corner = reach(&hex4d("KE2d1 kE3d4 BA1a1").game(), "A1a1");
    let expected = "A1b3 A1c5 A1c2 A1e1 A1a2 A1b2 A1b1 B3a1 C5a1 C2a1 E1a1 A2a1 B2a1 B1a1";
    assert_eq!(corner, marked("-", expected));
}

#[test]
fn h6_the_single_step_captures_and_gives_check() {
    let game = hex4d("KA1b1 kE3d4 BC3c3 nC3c4 nD3c3 nC3c5").game();
    let reached = reach(&game, "C3c3");
    assert!(reached.contains(&"xC3c4".into()) && reached.contains(&"xD3c3".into()));
    assert!(!reached.contains(&"xC3c5".into()), "one step only");
    for (bishop, checks) in [("C3c4", true), ("C4c3", true), ("C3c5", false), ("C4c4", false)] {
        let game = hex4d(&format!("KC3c3 kE3d4 PA1a1 b{bishop}")).game();
        assert_eq!(!game.status().checks.is_empty(), checks, "{bishop}");
    }
}

#[test]
fn h7_king() {
    assert_eq!(reach(&hex4d("KC3c3 kE3d4 PA1a1").game(), "C3c3"), both_ways(&format!("{DIAGONAL} {NEXT}")));
    // Not two steps, not both ways at once.
    let game = hex4d("KC3c3 kE3d4 PA1a1").game();
    assert_eq!(why_not(&game, "KC3c3-C3c5"), "H7");
    assert_eq!(why_not(&game, "KC3c3-C4c4"), "H5");
}

#[test]
fn h8_h9_the_four_kinds_of_leap() {
    let game = hex4d("KE1e1 kE3d4 NB2c1").game();
    let inside = "B2d3 B2e2 B2b3 B2a2";
    let between = "C5c1 D4c1 E1c1 E2c1";
    // One board away: c3 goes with the boards N, SE and SW of B2; e1 and a1 with those NE, S and NW.
    let near = "B3c3 C2c3 A1c3 C3e1 B1e1 A2e1 C3a1 B1a1 A2a1";
    // Two boards away: c2 goes with the boards N and SE, b1 and d1 with the one NE.
    let far = "B4c2 D1c2 D3d1 D3b1";
    assert_eq!(reach(&game, "B2c1"), marked("-", &format!("{inside} {between} {near} {far}")));
    for (list, way) in [(inside, "inside"), (between, "between"), (near, "both"), (far, "both")] {
        for cell in list.split(' ') {
            assert_eq!(info(&game, &format!("NB2c1-{cell}")).extras.text("way"), Some(way), "{cell}");
        }
    }
    let tones = tones();
    for list in [near, far] {
        assert!(list.split(' ').all(|cell| tones[cell] != tones["B2c1"]));
    }
    assert_eq!(why_not(&game, "NB2c1-B3e1"), "H9 B2c1 B3e1", "the same basic colour");
    assert_eq!(why_not(&game, "NB2c1-B4d1"), "H9 B2c1 B4d1");
    assert_eq!(why_not(&game, "NB2c1-B3c2"), "H9");
    assert_eq!(why_not(&game, "NB2c1-B2c2"), "H8");
}

#[test]
fn h9_knights_leap_and_give_check_so() {
    let shut = "PB2b1 PB2c2 PB2d1 PB1c1 PB3c1 PC3c1 PC2c1 PA1c1 PA2c1";
    let game = hex4d(&format!("KE1e1 kE3d4 NB2c1 {shut}")).game();
    assert_eq!(reach(&game, "B2c1").len(), 21, "nothing in between matters");
    for (knight, checks) in [("B3c3", true), ("D3b1", true), ("B2d3", true), ("E2c1", true), ("B3e1", false)]
    {
        let game = hex4d(&format!("KB2c1 PE1e1 kE3d4 n{knight}")).game();
        assert_eq!(!game.status().checks.is_empty(), checks, "{knight}");
    }
}

/// All cells that a piece can reach in any number of moves on an otherwise empty board.
fn tour(piece: char) -> usize {
    let mut seen: BTreeSet<String> = BTreeSet::from(["A1a1".to_string()]);
    let mut open: Vec<String> = seen.iter().cloned().collect();
    while let Some(cell) = open.pop() {
        // Kings that stand on the piece's way elsewhere, so that each cell is free in one of two setups.
        for (white, black) in [("A2a2", "E2e2"), ("B1d4", "D4b1")] {
            if [white, black].contains(&&*cell) {
                continue;
            }
            let setup = hex4d(&format!("K{white} k{black} {piece}{cell}"));
            let Ok(game) = setup.text().parse::<AnyGame>() else { continue };
            for text in reach(&game, &cell) {
                if seen.insert(text[1..].to_string()) {
                    open.push(text[1..].to_string());
                }
            }
        }
    }
    seen.len()
}

#[test]
fn source_2_a_bishop_reaches_all_cells() {
    assert_eq!(tour('B'), 361);
}

#[test]
fn source_4c_a_knight_reaches_every_centre_cell() {
    assert_eq!(tour('N'), 361);
    let centre = reach(&hex4d("KA1b1 kE3d4 NB2c3").game(), "B2c3");
    assert!(centre.iter().all(|text| !text.starts_with("-B2")), "none on the board itself: {centre:?}");
}

#[test]
fn source_4a_diagonal_moves_keep_the_basic_colour() {
    let tones = tones();
    for cell in tones.keys().filter(|cell| !["A2a2", "E2e2"].contains(&&***cell)) {
        let game = |piece| hex4d(&format!("KA2a2 kE2e2 {piece}{cell}")).text().parse::<AnyGame>();
        // What a queen has more than a rook.
        let (Ok(queen), Ok(rook)) = (game('Q'), game('R')) else { continue };
        let straight = reach(&rook, cell);
        for text in reach(&queen, cell).iter().filter(|text| !straight.contains(text)) {
            assert_eq!(tones[&text[1..]], tones[cell], "{cell}{text}");
        }
    }
}

#[test]
fn source_5c_no_pawn_move_keeps_the_basic_colour() {
    let tones = tones();
    let mut moves = 0;
    for cell in tones.keys() {
        let others: Vec<&String> = tones.keys().filter(|other| *other != cell).collect();
        let (low, high) = (others[0], others[359]);
        for (pawn, enemy) in [('P', 'p'), ('p', 'P')] {
            // Without enemies around it, and with them.
            for crowded in [false, true] {
                let around = others[1..359].iter().filter(|other| crowded && near(cell, other));
                let enemies: String = around.map(|other| format!(" {enemy}{other}")).collect();
                let setup = hex4d(&format!("K{low} k{high} {pawn}{cell}{enemies}"));
                let setup = if pawn == 'P' { setup } else { setup.black() };
                // Not where a pawn cannot stand, or gives check.
                let Ok(game) = setup.text().parse::<AnyGame>() else { continue };
                for text in reach(&game, cell) {
                    moves += 1;
                    assert_ne!(tones[&text[1..5]], tones[cell], "{cell}{text}");
                }
            }
        }
    }
    assert!(moves > 1000, "{moves}");
}

/// Whether the boards are at most one file apart, and the cells.
fn near(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    a[0].abs_diff(b[0]) <= 1 && a[2].abs_diff(b[2]) <= 1 && (a[0] == b[0] || a[2] == b[2])
}

#[test]
fn h10_pawns_step_forward_inside_and_between() {
    assert_eq!(reach(&lone("PC3c3"), "C3c3"), marked("-", "C3c4 C4c3"));
    let black = hex4d("KA1b1 kE3d4 pC3c3").black().game();
    assert_eq!(reach(&black, "C3c3"), marked("-", "C3c2 C2c3"));
    assert_eq!(reach(&lone("PC3c3 nC3c4 PC4c3"), "C3c3"), [""; 0], "blocked by either side");
    assert_eq!(reach(&start(), "C1c4"), marked("-", "C1c5 C2c4"), "no double step");
    assert_eq!(why_not(&start(), "PC1b3-C1b5"), "-", "b has four cells");
    assert_eq!(why_not(&start(), "PC1a2-C3a2"), "H10 C1a2");
}

#[test]
fn h11_pawns_capture_in_six_ways() {
    let around = "C3d3 C3b3 D3c3 B3c3 C4d3 C4b3";
    let others = "C3c4 C4c3 C4c4 D4c3 D3d3 B3b3 C2d3 C3d2 D2c3 B2c3";
    let enemies = format!("{around} {others}");
    let pawns: Vec<String> = enemies.split(' ').map(|cell| format!("p{cell}")).collect();
    let game = hex4d(&format!("KA1b1 kE3d4 PC3c3 {}", pawns.join(" "))).game();
    assert_eq!(reach(&game, "C3c3"), marked("x", around));
    let ways: Vec<String> = around
        .split(' ')
        .map(|cell| info(&game, &format!("PC3c3x{cell}")).extras.text("way").unwrap().to_string())
        .collect();
    assert_eq!(ways, ["inside", "inside", "between", "between", "both", "both"]);
    let around = "C3d2 C3b2 D2c3 B2c3 C2d2 C2b2";
    let pawns: Vec<String> = around.split(' ').map(|cell| format!("P{cell}")).collect();
    let game = hex4d(&format!("KA1b1 kE3d4 pC3c3 {}", pawns.join(" "))).black().game();
    let expected = [marked("-", "C3c2 C2c3"), marked("x", around)].concat();
    assert_eq!(reach(&game, "C3c3"), expected);
    // They attack so, too.
    for (pawn, checks) in
        [("C4b3", true), ("C4c3", false), ("D4c3", false), ("C3b4", false), ("B3c3", true), ("B4c3", false)]
    {
        let game = hex4d(&format!("KC3c3 PA1a1 kE3d4 p{pawn}")).game();
        assert_eq!(!game.status().checks.is_empty(), checks, "{pawn}");
    }
}

#[test]
fn h12_promotion_on_the_last_cell_of_the_last_board() {
    let all = |to: &str| expand(&["B", "N", "Q", "R"].map(|role| format!("{to}={role}")).join(" "));
    for (pawn, to) in
        [("C5c4", "C5c5"), ("A3a2", "A3a3"), ("E2e3", "E3e3"), ("B3b4", "B4b4"), ("D4d3", "D4d4")]
    {
        let game = hex4d(&format!("KC1b1 kC3d2 P{pawn}")).game();
        assert_eq!(reach(&game, pawn), all(&format!("-{to}")), "{pawn}");
    }
    for (pawn, to) in
        [("C1c2", "C1c1"), ("A1a2", "A1a1"), ("E2e1", "E1e1"), ("B2b1", "B1b1"), ("D1d2", "D1d1")]
    {
        let game = hex4d(&format!("KC4b1 kC3d2 p{pawn}")).black().game();
        assert_eq!(reach(&game, pawn), all(&format!("-{to}")), "{pawn}");
    }
    // The last cell of another board, another cell of the last board: no promotion yet.
    assert_eq!(reach(&hex4d("KC1b1 kC3d2 PC4c4").game(), "C4c4"), marked("-", "C4c5 C5c4"));
    // Captures in all three ways.
    let game = hex4d("KC1b1 kC3d2 PC4c4 nC5b4 nC5d4").game();
    let mixed = [all("xC5b4"), all("xC5d4"), marked("-", "C4c5 C5c4")].concat();
    assert_eq!(reach(&game, "C4c4"), expand(&mixed.join(" ")));
    let game = hex4d("KC1b1 kC3d2 PC4c5 nD4c5 nC5c5").game();
    assert_eq!(reach(&game, "C4c5"), all("xD4c5"));
    let queen = play(&hex4d("KC1b1 kC3d2 PC5c4").game(), "PC5c4-C5c5=N");
    assert!(queen.pieces().iter().any(|p| p.piece == 'N' && p.cell == "C5c5"));
}

#[test]
fn h13_kings_may_not_be_left_attacked() {
    // The rook is pinned between boards: it moves along that line only, or captures.
    let game = hex4d("KC1c3 RC3c3 rC4c3 kE3d4").game();
    assert_eq!(reach(&game, "C3c3"), expand("-C2c3 xC4c3"));
    assert_eq!(why_not(&game, "RC3c3-C3c4"), "H13 C4c3");
    // In check: away, in between, or capture.
    let game = hex4d("KC1c1 RC1b3 rC1c5 kE3d4").game();
    let moves: Vec<String> = infos(&game).into_iter().map(|info| info.notation).collect();
    let rook: Vec<&String> = moves.iter().filter(|m| !m.starts_with('K')).collect();
    assert_eq!(rook, ["RC1b3-C1c3", "RC1b3-C1c4"]);
    assert_eq!(why_not(&game, "KC1c1-C1c2"), "H13 C1c5");
    assert_eq!(why_not(&game, "O-O"), "H13", "no castling");
}

#[test]
fn c5_h14_mate_of_a_confined_king() {
    let pieces = "KA1a1 QC5c3 kC5c5";
    // c3 attacks every cell of its board.
    let mate = hex4d(pieces).black().bared("-i").game();
    assert_eq!(ending(&mate), "white wins by checkmate");
    assert_eq!(mate.count_moves(), 0);
    let away = marked("-", "C4c5 B4c5 D4c5 B3c5 D3c5");
    for bared in ["-?", "-o"] {
        let game = hex4d(pieces).black().bared(bared).game();
        assert_eq!(ending(&game), "");
        assert_eq!(reach(&game, "C5c5"), away);
    }
}

#[test]
fn c5_h15_stalemate_of_a_confined_king() {
    // Each rook guards its cell of C5 from C1.
    let pieces = "KA1a1 RC1c4 RC1d4 RC1b4 RC1d3 RC1b3 kC5c5";
    assert_eq!(ending(&hex4d(pieces).black().bared("-i").game()), "draw by stalemate");
    assert_eq!(ending(&hex4d(pieces).black().bared("-o").game()), "");
}

#[test]
fn h14_the_next_move_of_a_bared_king_chooses() {
    let before = hex4d("KA1a1 RC1c4 nC4c4 kC5c5").game();
    assert_eq!(rest(&before), "w -- - 0 1");
    let bared = play(&before, "RC1c4xC4c4");
    assert_eq!(rest(&bared), "b -? - 0 1");
    let status = bared.status();
    let kings = status.extras.fields("bared").expect("a bared king");
    assert_eq!((kings.text("white"), kings.text("black")), (None, Some("pending")));
    // C4c4 guards c4 of C5 between boards; c5 of C4 inside its board.
    let (inside, between) = ("C5b4 C5d4 C5b3 C5d3", "B4c5 D4c5 B3c5 D3c5");
    assert_eq!(reach(&bared, "C5c5"), marked("-", &format!("{inside} {between}")));
    let chosen = play(&bared, "KC5c5-C5b3");
    assert_eq!(rest(&chosen), "w -i - 1 2");
    let status = chosen.status();
    assert_eq!(status.extras.fields("bared").unwrap().text("black"), Some("inside"));
    let later = play(&chosen, "KA1a1-A1a2");
    assert_eq!(rest(&later), "b -i - 2 2", "for the rest of the game");
    assert!(infos(&later).iter().all(|info| info.extras.text("way") == Some("inside")));
    assert_eq!(why_not(&later, "KC5b3-C4b3"), "H14 C5b3");
    let chosen = play(&bared, "KC5c5-B3c5 KA1a1-A1a2");
    assert_eq!(rest(&chosen), "b -o - 2 2");
    assert!(infos(&chosen).iter().all(|info| info.extras.text("way") == Some("between")));
    assert_eq!(why_not(&chosen, "KB3c5-B3c4"), "H14 B3c5");
    assert_eq!(rest(&play(&before, "KA1a1-A1a2")), "b -- - 1 1", "not while a piece is left");
}

#[test]
fn h14_white_is_bared_and_captures_only_its_way() {
    let game = hex4d("KC3c3 kA1a1 nC3c4 nC4c3 nA3a3").bared("o-").game();
    assert!(infos(&game).iter().all(|info| info.extras.text("way") == Some("between")));
    assert!(reach(&game, "C3c3").contains(&"xC4c3".to_string()));
    assert_eq!(why_not(&game, "KC3c3xC3c4"), "H14 C3c3");
    let game = hex4d("KC3c3 kA1a1 nC3c4 nC4c3 nA3a3").game();
    let reached = reach(&game, "C3c3");
    assert!(reached.contains(&"xC4c3".into()) && reached.contains(&"xC3c4".into()), "pending: {reached:?}");
}

#[test]
fn h15_a_bared_king_attacks_as_if_it_were_free() {
    for bared in ["-i", "-o"] {
        let inside = hex4d("KC5c3 PA1a1 kC5c5").bared(bared).game();
        assert_eq!(why_not(&inside, "KC5c3-C5c4"), "H15 C5c5", "{bared}");
        assert_eq!(why_not(&inside, "KC5c3-C5d3"), "H15 C5c5", "{bared}");
        let between = hex4d("KC3c5 PA1a1 kC5c5").bared(bared).game();
        assert_eq!(why_not(&between, "KC3c5-C4c5"), "H15 C5c5", "{bared}");
        for pieces in ["KC5c4 PA1a1 kC5c5", "KC4c5 PA1a1 kC5c5"] {
            let text = hex4d(pieces).black().bared(bared).text();
            let error = text.parse::<AnyGame>().unwrap_err();
            assert_eq!((error.rule(), error.cells()), (Some("C2"), &["C5c5".to_string()][..]), "{error}");
        }
    }
    // An ordinary king, and a bared one with help, are H13.
    assert_eq!(why_not(&hex4d("KC5c3 PA1a1 kC5c5 pA3a2").game(), "KC5c3-C5c4"), "H13 C5c5");
    let both = hex4d("KC5c5 PA1a1 kC5c3").black().bared("-i").game();
    assert_eq!(why_not(&both, "KC5c3-C5c4"), "H13 C5c5", "the attacker is not bared");
}

#[test]
fn h15_both_bared_is_a_draw() {
    let game = hex4d("KC3c3 kA1a1 pC3c4").bared("i-").game();
    let bare = play(&game, "KC3c3xC3c4");
    assert_eq!(rest(&bare), "b i? - 0 1", "the king bared last is pending");
    assert_eq!(ending(&bare), "draw by bare-kings");
    assert_eq!(bare.count_moves(), 0);
    let game = hex4d("KC3c3 kA1a1 pC4c3").bared("?-").game();
    assert_eq!(rest(&play(&game, "KC3c3xC4c3")), "b o? - 0 1");
}

#[test]
fn c5_fifty_moves_and_repetition() {
    let game = hex4d("KA1a1 kE3d4 RC3c3 pA3a3").clock(99).game();
    assert_eq!(ending(&play(&game, "RC3c3-C3c4")), "draw by fifty-move");
    assert_eq!(rest(&play(&game, "RC3c3-C3c4")), "b -- - 100 1");
    let mate = hex4d("KA1a1 QC5c3 kC5c5").black().bared("-i").clock(120).game();
    assert_eq!(ending(&mate), "white wins by checkmate", "mate comes first");
    let mut session = Session::new(start());
    for text in "NC1b1-C1a3 NC5d4-C5e1 NC1a3-C1b1 NC5e1-C5d4".split(' ').cycle().take(8) {
        let m = session.parse_move(text, hyperply::Language::English).unwrap();
        session.play(&m).unwrap();
    }
    assert_eq!(session.outcome().unwrap().to_string(), "draw by threefold");
}

#[test]
fn c6_confinement_belongs_to_the_position() {
    let key = |bared| hex4d("KA1a1 RC1c4 kC5c5").black().bared(bared).game().key();
    let keys: BTreeSet<u64> = ["-?", "-i", "-o"].map(key).into();
    assert_eq!(keys.len(), 3);
}

#[test]
fn c4_a_piece_of_another_game_is_no_move() {
    use hyperply::{Role, hex4d::Hex4d, hex4d::Move};
    let start = Hex4d::start("hex4d").unwrap();
    for m in start.legal_moves() {
        for (role, promotion) in [(Role::Unicorn, None), (m.role, Some(Role::Unicorn))] {
            let foreign = Move { role, promotion, ..m };
            assert!(start.clone().play(&foreign).is_err());
            start.clone().play_unchecked(&foreign);
        }
    }
}
