//! Places, owners, board moves (M2, M3, M14-M16), promotion by them (M11).

use super::*;

/// M15 by hand: a peg, the adjacent pegs of the same wing, and those of them that lie forward for White and for Black.
const PEGS: [(i8, &str, &str, &str); 6] = [
    (1, "2 3", "2 3", ""),
    (2, "1 3 4", "4", "1 3"),
    (3, "1 2 4 5", "2 4 5", "1"),
    (4, "2 3 5 6", "6", "2 3 5"),
    (5, "3 4 6", "4 6", "3"),
    (6, "4 5", "", "4 5"),
];

/// M1, M2.
#[test]
fn places() {
    let places: Vec<String> = Place::allowed(Rules::Meder).iter().map(Place::to_string).collect();
    let mut expected = Vec::new();
    for wing in ["K", "Q"] {
        for place in ["L1(3)", "L2(3)", "L3(5)", "L4(5)", "L5(7)", "L6(7)"] {
            expected.push(format!("{wing}{place}"));
        }
    }
    assert_eq!(places, expected);
    // M1: z0QL1 and e5KL5
    for (place, cell) in [("QL1(3)", "a0(3)"), ("KL5(7)", "f5(7)")] {
        let place = Place::parse(Rules::Meder, place).expect("a place");
        assert!(place.cells().contains(&Cell::parse(cell).expect("a cell")));
    }
    let mut cells: Vec<Cell> = Place::allowed(Rules::Meder).into_iter().flat_map(Place::cells).collect();
    cells.sort();
    cells.dedup();
    assert_eq!(cells.len(), 48);
}

/// M14, M15: an empty board of one's own to every adjacent peg, any board under one's lone piece forward or across.
#[test]
fn board_moves_from_every_place() {
    for place in Place::allowed(Rules::Meder) {
        let (_, adjacent, white, black) = PEGS[place.peg as usize - 1];
        let other_wing = if place.wing == 'Q' { 'K' } else { 'Q' };
        let of_wing =
            |wing: char| Place::allowed(Rules::Meder).into_iter().filter(move |other| other.wing == wing);
        // three boards on the other wing, out of the way
        let others: Vec<Place> = of_wing(other_wing).filter(|other| other.peg != place.peg).take(3).collect();
        let boards = |owners: [char; 4]| {
            let places = [place, others[0], others[1], others[2]];
            places
                .iter()
                .zip(owners)
                .map(|(place, owner)| format!("{place}{owner}"))
                .collect::<Vec<_>>()
                .join(" ")
        };
        let targets = |pegs: &str| {
            let same = of_wing(place.wing).filter(|to| pegs.contains(&to.peg.to_string()));
            let across = of_wing(other_wing).filter(|to| to.peg == place.peg);
            let mut texts: Vec<String> = same.chain(across).map(|to| to.to_string()).collect();
            texts.sort();
            texts.join(" ")
        };
        let moves = |owners: [char; 4], men: &str, side: char| {
            let text = meder(&boards(owners), &format!("Kc1(2) kd8(6) {men}"), &format!("{side} - - - 0 9"));
            moves_of(&text, &format!("{place}-"))
        };
        let cell = place.cells()[3];
        let own = ['w', 'w', 'b', 'b'];
        let foreign = ['b', 'w', 'b', 'w'];
        assert_eq!(moves(own, "Nc3(2)", 'w'), targets(adjacent), "{place}");
        assert_eq!(moves(foreign, "Nc3(2)", 'b'), targets(adjacent), "{place}");
        assert_eq!(moves(foreign, "Nc3(2)", 'w'), "", "{place}");
        assert_eq!(moves(own, "Nc3(2)", 'b'), "", "{place}");
        for owners in [own, foreign] {
            assert_eq!(moves(owners, &format!("N{cell}"), 'w'), targets(white), "{place}");
            assert_eq!(moves(owners, &format!("n{cell}"), 'b'), targets(black), "{place}");
            assert_eq!(moves(owners, &format!("n{cell}"), 'w'), "", "{place}");
            let two = format!("P{cell} P{}", place.cells()[2]);
            assert_eq!(moves(owners, &two, 'w'), "", "{place}");
            let mixed = format!("P{cell} n{}", place.cells()[2]);
            assert_eq!(moves(owners, &mixed, 'w'), "", "{place}");
        }
    }
}

/// M15: only a board on the target peg stands in the way; M14: every piece commands its board, the king, too.
#[test]
fn rides() {
    let boards = "QL1(3)w QL3(5)b QL2(3)b KL1(3)w";
    let text = meder(boards, "Kc1(2) Bb2(5) kd8(6)", "w - - - 4 9");
    assert_eq!(moves_of(&text, "QL3(5)-"), "KL3(5) QL4(5) QL5(7)");
    assert_eq!(moves_of(&text, "QL1(3)-"), "");
    assert_eq!(moves_of(&text, "KL1(3)-"), "KL2(3) KL3(5)");
    for (piece, role) in [('Q', "Q"), ('R', "R"), ('N', "N"), ('P', "P")] {
        let text = meder(boards, &format!("Kc1(2) {piece}a3(5) kd8(6)"), "w - - - 4 9");
        assert_eq!(moves_of(&text, "QL3(5)-"), "KL3(5) QL4(5) QL5(7)");
        // M16: the same cell of the board, left above, not turned; M3: the owner stays; C8: the clock goes on
        let ridden = after(&text, "QL3(5)-QL4(5)");
        assert!(field(&ridden, 2).ends_with(&format!("QL4(5)b:{role}1/2")), "{ridden}");
        assert_eq!(field(&ridden, 7), "5");
    }
    let text = meder(HOME, "Ke0(3) kd8(6) Nb2(2)", "w - - - 4 9");
    assert_eq!(moves_of(&text, "KL1(3)-"), "KL2(3) KL3(5)");
    assert!(field(&after(&text, "KL1(3)-KL3(5)"), 2).contains("KL3(5)w:2/K1"));
    // M16: pieces in the columns of arrival do not stand in the way, and none is captured.
    let text =
        meder("QL1(3)w QL3(5)b QL6(7)b KL1(3)w", "Kc1(2) Na3(5) kd8(6) rb4(4) Pb5(6) qb5(4)", "w - - - 4 9");
    let ridden = after(&text, "QL3(5)-QL2(3)");
    assert_eq!(field(&ridden, 1), "4/4/4/1K2|4/q3/r3/4|2k1/4/4/P3");
    // M3: marks stay when pieces come and go.
    let text = after(&meder(HOME, "Kc1(2) ke9(7) ra9(7)", "b - - - 4 9"), "Ra9(7)-a1(3)");
    assert!(field(&text, 2).contains("QL1(3)w:r1/2"), "{text}");
    assert!(field(&text, 2).contains("QL6(7)b:2/2"), "{text}");
}

/// M7: no board move may leave the own king attacked.
#[test]
fn board_moves_and_check() {
    // The knight on QL3(5) shields the king on file a; it may ride along the file, but not across. The king's own ride
    // to QL2(3) would leave it behind the knight's back on a5, open to the rook; KL1(3) is safe.
    let boards = "QL1(3)b QL3(5)w QL6(7)b KL6(7)w";
    let text = meder(boards, "Ka1(3) Na3(5) ra8(7) kd8(6)", "w - - - 0 9");
    assert_eq!(moves_of(&text, "QL3(5)-"), "QL2(3) QL4(5) QL5(7)");
    assert_eq!(moves_of(&text, "QL1(3)-"), "KL1(3)");
    // A ride across may step between king and rook, from e3 to a3; f3 goes to b3, and an empty board stops nothing.
    let boards = "QL1(3)b KL3(5)w QL6(7)b KL6(7)w";
    for (bishop, targets) in [("Be3(5)", "QL3(5)"), ("Bf3(5)", ""), ("", "")] {
        let text = meder(boards, &format!("Ka1(3) Pa0(3) ra8(7) kd8(6) {bishop}"), "w - - - 0 9");
        assert!(checked(&text));
        assert_eq!(moves_of(&text, "KL3(5)-"), targets, "{bishop}");
    }
}

/// M9, M18: a carried pawn has lost the double step.
#[test]
fn carried_pawns() {
    let text = meder("QL1(3)w KL2(3)w QL6(7)b KL6(7)b", "Kd1(2) Pa1(3) kd8(6)", "w - - - 3 5");
    let carried = after(&text, "QL1(3)-KL1(3) Kd8(6)-c8(6)");
    assert_eq!((field(&carried, 6), field(&carried, 7)), ("e1(3)".to_string(), "5".to_string()));
    assert_eq!(moves_of(&carried, "Pe1(3)-"), "e2(2)");
    let back = after(&carried, "KL1(3)-QL1(3) Kc8(6)-d8(6)");
    assert_eq!(field(&back, 6), "a1(3)");
    assert_eq!(field(&after(&back, "QL1(3)-QL3(5)"), 6), "-");
    let text = meder("QL2(3)w KL1(3)w QL5(7)b KL6(7)b", "Kd1(2) Pb2(2) pf8(7) kd8(6)", "b - - - 3 5");
    assert_eq!(field(&after(&text, "KL6(7)-QL6(7)"), 6), "b8(7)");
    // from another starting cell
    let text = meder(HOME, "Ke0(3) Pb1(3) ke9(7)", "w - - - 3 5");
    assert_eq!(field(&after(&text, "Pb1(3)-b2(2)"), 6), "b2(2)");
}

/// M11: a carried pawn, an own pawn left behind (M12); M16: neither is a pawn move.
#[test]
fn promotion_by_board_moves() {
    let four = |to: &str| ["B", "N", "Q", "R"].map(|role| format!("{to}={role}")).join(" ");
    let kings = "Kc1(2) kd8(6)";
    let boards = "QL4(5)b KL1(3)w QL1(3)w KL6(7)b";
    let carried = |pawn: &str| meder(boards, &format!("{kings} {pawn}"), "w - - - 9 9");
    // a7 to a9, b7 to b9; a6 and b6 to rank 8, below the board's own rank 9
    let others = "KL4(5)";
    for pawn in ["Pa7(5)", "Pb7(5)"] {
        assert_eq!(moves_of(&carried(pawn), "QL4(5)-"), format!("{others} {}", four("QL6(7)")));
    }
    for pawn in ["Pa6(5)", "Pb6(5)"] {
        assert_eq!(moves_of(&carried(pawn), "QL4(5)-"), format!("{others} QL6(7)"));
    }
    let promoted = after(&carried("Pb7(5)"), "QL4(5)-QL6(7)=N");
    assert!(promoted.ends_with("QL1(3)w:2/2,QL6(7)b:1N/2 b - - - 10 9"), "{promoted}");
    // Black: a2 to a0, a3 to a1
    let boards = "QL3(5)w KL1(3)w QL6(7)b KL6(7)b";
    let text = meder(boards, &format!("{kings} pa2(5)"), "b - - - 9 9");
    assert_eq!(moves_of(&text, "QL3(5)-"), format!("KL3(5) {}", four("QL1(3)")));
    let text = meder(boards, &format!("{kings} pa3(5)"), "b - - - 9 9");
    assert_eq!(moves_of(&text, "QL3(5)-"), "KL3(5) QL1(3)");

    // The own pawn left on b8(6), by an empty board and by a rider; another board takes the place of none.
    let text = meder("QL6(7)w KL1(3)w QL1(3)b KL5(7)b", "Kc1(2) kd7(6) Pb8(6)", "w - - - 9 9");
    let all = [four("KL6(7)"), four("QL4(5)"), four("QL5(7)")].join(" ");
    assert_eq!(moves_of(&text, "QL6(7)-"), all);
    let left = after(&text, "QL6(7)-QL4(5)=R");
    assert_eq!(field(&left, 1), "4/4/4/1K2|4/4/4/4|R3/2k1/4/4");
    assert_eq!((field(&left, 3), field(&left, 7)), ("b".to_string(), "10".to_string()));
    let text = meder("QL6(7)b KL1(3)w QL1(3)w KL5(7)b", "Kc1(2) kd7(6) Pb8(6) Na8(7)", "w - - - 9 9");
    assert_eq!(moves_of(&text, "QL6(7)-"), four("KL6(7)"));
    // Black's pawn on e1(2)
    let text = meder("QL6(7)w KL1(3)b QL1(3)w KL5(7)b", "Kc3(2) kd7(6) pe1(2)", "b - - - 9 9");
    assert_eq!(moves_of(&text, "KL1(3)-"), [four("KL2(3)"), four("KL3(5)")].join(" "));
}
