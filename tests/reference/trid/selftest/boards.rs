//! Places and moveable boards (D2, D13-D15), promotion (D11).

use super::*;

/// D2 by hand: the places, their cells from the left, the higher rank first, and (D14) whereto an empty board
/// may go from there: the two edge steps, the flip, the climb.
const PLACES: [(&str, &str, &str); 24] = [
    ("QL1(3)", "a1(3) b1(3) a0(3) b0(3)", "KL1(3) QL2(3) QL1(1) QL3(3)"),
    ("QL1(1)", "a1(1) b1(1) a0(1) b0(1)", "KL1(1) QL2(1) QL1(3)"),
    ("QL2(3)", "a5(3) b5(3) a4(3) b4(3)", "KL2(3) QL1(3) QL2(1) QL4(3)"),
    ("QL2(1)", "a5(1) b5(1) a4(1) b4(1)", "KL2(1) QL1(1) QL2(3)"),
    ("QL3(5)", "a3(5) b3(5) a2(5) b2(5)", "KL3(5) QL4(5) QL3(3) QL5(5)"),
    ("QL3(3)", "a3(3) b3(3) a2(3) b2(3)", "KL3(3) QL4(3) QL3(5) QL1(3)"),
    ("QL4(5)", "a7(5) b7(5) a6(5) b6(5)", "KL4(5) QL3(5) QL4(3) QL6(5)"),
    ("QL4(3)", "a7(3) b7(3) a6(3) b6(3)", "KL4(3) QL3(3) QL4(5) QL2(3)"),
    ("QL5(7)", "a5(7) b5(7) a4(7) b4(7)", "KL5(7) QL6(7) QL5(5)"),
    ("QL5(5)", "a5(5) b5(5) a4(5) b4(5)", "KL5(5) QL6(5) QL5(7) QL3(5)"),
    ("QL6(7)", "a9(7) b9(7) a8(7) b8(7)", "KL6(7) QL5(7) QL6(5)"),
    ("QL6(5)", "a9(5) b9(5) a8(5) b8(5)", "KL6(5) QL5(5) QL6(7) QL4(5)"),
    ("KL1(3)", "e1(3) f1(3) e0(3) f0(3)", "QL1(3) KL2(3) KL1(1) KL3(3)"),
    ("KL1(1)", "e1(1) f1(1) e0(1) f0(1)", "QL1(1) KL2(1) KL1(3)"),
    ("KL2(3)", "e5(3) f5(3) e4(3) f4(3)", "QL2(3) KL1(3) KL2(1) KL4(3)"),
    ("KL2(1)", "e5(1) f5(1) e4(1) f4(1)", "QL2(1) KL1(1) KL2(3)"),
    ("KL3(5)", "e3(5) f3(5) e2(5) f2(5)", "QL3(5) KL4(5) KL3(3) KL5(5)"),
    ("KL3(3)", "e3(3) f3(3) e2(3) f2(3)", "QL3(3) KL4(3) KL3(5) KL1(3)"),
    ("KL4(5)", "e7(5) f7(5) e6(5) f6(5)", "QL4(5) KL3(5) KL4(3) KL6(5)"),
    ("KL4(3)", "e7(3) f7(3) e6(3) f6(3)", "QL4(3) KL3(3) KL4(5) KL2(3)"),
    ("KL5(7)", "e5(7) f5(7) e4(7) f4(7)", "QL5(7) KL6(7) KL5(5)"),
    ("KL5(5)", "e5(5) f5(5) e4(5) f4(5)", "QL5(5) KL6(5) KL5(7) KL3(5)"),
    ("KL6(7)", "e9(7) f9(7) e8(7) f8(7)", "QL6(7) KL5(7) KL6(5)"),
    ("KL6(5)", "e9(5) f9(5) e8(5) f8(5)", "QL6(5) KL5(5) KL6(7) KL4(5)"),
];

#[test]
fn places_and_their_cells() {
    assert_eq!(Place::all().len(), 24);
    for (text, cells, _) in PLACES {
        let place = Place::parse(Rules::Truelove, text).expect("a place");
        assert_eq!(place.cells().map(|cell| cell.to_string()).join(" "), cells, "{text}");
        // exactly one cell lies over or under its main board, namely its corner
        let main_level = [2, 2, 4, 4, 6, 6][place.peg as usize - 1];
        let on_main = place.cells().into_iter().filter(|cell| cell.column.at(main_level).on_main_board());
        assert_eq!((on_main.count(), (place.level - main_level).abs()), (1, 1), "{text}");
    }
    // no cell belongs to two places
    let mut cells: Vec<Cell> = Place::all().into_iter().flat_map(Place::cells).collect();
    cells.sort();
    cells.dedup();
    assert_eq!(cells.len(), 96);
    assert!(cells.iter().all(|cell| !cell.on_main_board()));
    // the two ways to ask whether a column is in play agree
    for boards in [HOME, AWAY, "QL2(3)w QL5(5)w KL4(3)b KL3(5)b"] {
        let board = board(boards, "");
        for column in (0..6).flat_map(|file| (0..10).map(move |rank| Cell::new(file, rank, 1).column)) {
            assert_eq!(
                board.column_in_play(column),
                column.cells().any(|cell| board.in_play(cell)),
                "{column:?}"
            );
        }
    }
    for text in ["QL1(2)", "QL0(3)", "QL7(7)", "RL1(3)", "QL2(5)", "QL6(3)", "ql1(3)"] {
        assert_eq!(Place::parse(Rules::Truelove, text), None, "{text}");
    }
}

/// D14: an empty board goes to all its targets; with an own pawn it only takes the edge steps; other loads
/// stay.
#[test]
fn board_moves_from_every_place() {
    for (text, cells, targets) in PLACES {
        // three boards of Black on the other wing, out of the way of the edge steps
        let wing = if text.starts_with('Q') { 'K' } else { 'Q' };
        let others: Vec<String> = ["1(3)", "2(1)", "3(5)", "4(5)", "5(7)", "6(5)", "6(7)"]
            .iter()
            .map(|peg| format!("{wing}L{peg}"))
            .filter(|place| !targets.contains(place.as_str()))
            .take(3)
            .map(|place| place + "b")
            .collect();
        let boards = format!("{text}w {}", others.join(" "));
        let kings = "Kc1(2) kd8(6) ";
        let mut expected: Vec<&str> = targets.split(' ').collect();
        let edges = {
            let mut edges = expected[..2].to_vec();
            edges.sort();
            edges.join(" ")
        };
        expected.sort();
        let beginning = format!("{text}-");
        let empty = position(&boards, &format!("{kings} Nc3(2)"), "w - - - 0 9");
        assert_eq!(moves_of(&empty, &beginning), expected.join(" "), "{text}");
        // the pawn on the right cell of the lower rank never reaches its promotion rank so
        let pawn = cells.split(' ').nth(3).expect("four cells");
        let carrying = position(&boards, &format!("{kings} P{pawn}"), "w - - - 0 9");
        assert_eq!(moves_of(&carrying, &beginning), edges, "{text}");
        let knight = position(&boards, &format!("{kings} N{pawn}"), "w - - - 0 9");
        assert_eq!(moves_of(&knight, &beginning), "", "{text}");
        let other = cells.split(' ').nth(2).expect("four cells");
        let two = position(&boards, &format!("{kings} P{pawn} P{other}"), "w - - - 0 9");
        assert_eq!(moves_of(&two, &beginning), "", "{text}");
    }
}

/// D14: the target must be free, the board the player's own, and its load an own pawn.
#[test]
fn board_move_limits() {
    let boards = "QL1(3)w QL2(3)w QL1(1)b KL1(3)b";
    let text = position(boards, "Kc1(2) kd8(6) Pa1(3)", "w - - a1(3) 3 9");
    assert_eq!(moves_of(&text, "QL1(3)"), "");
    assert_eq!(moves_of(&text, "QL2(3)-"), "KL2(3) QL2(1) QL4(3)");
    assert_eq!(moves_of(&text, "QL1(1)"), "");
    // An enemy pawn on it makes the board the enemy's.
    let text = position("QL2(3)w QL6(7)b KL6(7)b KL1(3)b", "Kc1(2) kd8(6) pa5(3)", "b - - - 3 9");
    assert_eq!(moves_of(&text, "QL2(3)-"), "KL2(3) QL1(3)");
    // A contested board does not move at all.
    let text = position("QL2(3)w QL6(7)b KL6(7)b KL1(3)b", "Kc1(2) kd8(6) pa5(3) Pa4(3)", "w - - - 3 9");
    assert_eq!(moves_of(&text, "QL2(3)"), "");
}

/// D13: who occupies a board alone controls it; an empty or contested one keeps its controller.
#[test]
fn control() {
    let boards = "QL1(3)b QL2(3)w QL6(7)b KL6(7)b";
    let text = position(boards, "Kc1(2) kd8(6) Bd1(2) Nb3(2) qa5(3) Ra4(3)", "w - - - 0 9");
    let knight_in = apply(&text, "Nb3(2)-a1(3)").expect("legal: (b), one level up");
    assert!(field(&knight_in, 2).contains("QL1(3)w:N1/2"));
    let knight_out =
        apply(&apply(&knight_in, "QL6(7)-QL5(7)").expect("legal"), "Na1(3)-c2(2)").expect("legal");
    assert!(field(&knight_out, 2).contains("QL1(3)w:2/2"));
    // contested, controlled by White; then Black takes the rook and is alone
    assert!(field(&text, 2).contains("QL2(3)w:q1/R1"));
    let taken = apply(&knight_in, "Qa5(3)xa4(3)").expect("legal");
    assert!(field(&taken, 2).contains("QL2(3)b:2/q1"));
    // the contested board keeps Black, too
    let text = text.replace("QL2(3)w", "QL2(3)b");
    assert_eq!(normalize(&text).as_deref(), Ok(text.as_str()));
    let gone = apply(&text, "Ra4(3)xa5(3)").expect("legal");
    assert!(field(&gone, 2).contains("QL2(3)w:R1/2"));
}

/// D15: a board may not bridge the enemy's way to the own king. The rook of e4(4) reaches column b4 on level
/// 4 and comes down to b4(2) only when QL2(3) makes b4(3) a cell in play (D6 a).
#[test]
fn board_moves_and_check() {
    let text = position("QL1(3)w QL6(7)b KL6(7)b KL1(1)b", "Kb4(2) re4(4) kd8(6)", "w - - - 0 9");
    assert_eq!(moves_of(&text, "QL1(3)-"), "KL1(3) QL1(1) QL3(3)");
    // Black gives check so; White answers with the king (Black's board is not White's to move).
    let text = position("QL1(3)b QL6(7)b KL6(7)b KL1(1)b", "Kb4(2) re4(4) kd8(6)", "b - - - 0 9");
    let check = apply(&text, "QL1(3)-QL2(3)").expect("legal");
    assert!(legal_moves(&check).expect("valid").iter().all(|mv| mv.starts_with('K')));
    assert_eq!(field(&check, 7), "1");
}

/// D11: ranks by file and pegs, for both colours.
#[test]
fn promotion_ranks() {
    let ranks = |boards, colour| {
        let board = board(boards, "Kc1(2) kd8(6)");
        (0..6).map(|file| board.promotion_rank(colour, file)).collect::<Vec<_>>()
    };
    assert_eq!(ranks(HOME, Colour::White), [9, 9, 8, 8, 9, 9]);
    assert_eq!(ranks(HOME, Colour::Black), [0, 0, 1, 1, 0, 0]);
    let moved = "QL6(5)w KL5(7)w QL2(3)w KL1(1)w";
    assert_eq!(ranks(moved, Colour::White), [9, 9, 8, 8, 8, 9]);
    assert_eq!(ranks(moved, Colour::Black), [0, 1, 1, 1, 0, 0]);
}

#[test]
fn promotion_by_pawn_moves() {
    let kings = "Kc1(2) ke5(6)";
    let text = position(AWAY, &format!("{kings} Pb7(6) Pc7(6)"), "w - - - 9 9");
    // b8 is no promotion rank below QL6(7); up the chain to b8(7)
    assert_eq!(moves_of(&text, "Pb7(6)-"), "b8(6) b8(7)");
    assert_eq!(moves_of(&text, "Pc7(6)-"), "c8(6)=B c8(6)=N c8(6)=Q c8(6)=R");
    assert_eq!(field(&apply(&text, "Pc7(6)-c8(6)=R").expect("legal"), 7), "0");
    let text = position("QL1(3)w KL1(3)w QL5(7)b KL6(5)b", &format!("{kings} Pb7(6) rc8(6)"), "w - - - 9 9");
    assert_eq!(
        moves_of(&text, "Pb7(6)"),
        "-b8(6)=B -b8(6)=N -b8(6)=Q -b8(6)=R xc8(6)=B xc8(6)=N xc8(6)=Q xc8(6)=R"
    );
    let text = position(HOME, &format!("{kings} Pa8(7) Pb8(6)"), "w - - - 9 9");
    assert_eq!(moves_of(&text, "Pa8(7)-"), "a9(7)=B a9(7)=N a9(7)=Q a9(7)=R");
    assert_eq!(moves_of(&text, "Pb8(6)-"), "b9(7)=B b9(7)=N b9(7)=Q b9(7)=R");
    let text = position("QL2(3)w KL1(1)b QL6(7)b KL6(7)b", "Kd2(2) ke5(6) pb2(2) pe2(2)", "b - - - 9 9");
    assert_eq!(moves_of(&text, "Pb2(2)-"), "b1(2)=B b1(2)=N b1(2)=Q b1(2)=R");
    assert_eq!(moves_of(&text, "Pe2(2)-"), "e1(1) e1(2)");
}

#[test]
fn promotion_by_board_moves() {
    // carried to rank 9 of file a: promoted; to b8 or, by b5-b9, to rank 9 of file b
    let boards = "QL5(7)w KL1(3)w QL1(3)w KL6(7)b";
    let carried = |pawn| position(boards, &format!("Kc1(2) kd8(6) {pawn}"), "w - - - 9 9");
    let four = "KL5(7) QL6(7)=B QL6(7)=N QL6(7)=Q QL6(7)=R";
    assert_eq!(moves_of(&carried("Pa5(7)"), "QL5(7)-"), four);
    assert_eq!(moves_of(&carried("Pb5(7)"), "QL5(7)-"), four);
    assert_eq!(moves_of(&carried("Pb4(7)"), "QL5(7)-"), "KL5(7) QL6(7)");
    let after = apply(&carried("Pb5(7)"), "QL5(7)-QL6(7)=N").expect("legal");
    assert!(field(&after, 2).contains("QL6(7)w:1N/2"));
    assert_eq!((field(&after, 7), field(&after, 8)), ("10".to_string(), "9".to_string()));

    // left on b8(6): the mover's own pawn, to be chosen; not if a board stays on the peg
    let left = |boards, rest| position(boards, "Kc1(2) kd7(6) Pb8(6)", rest);
    let text = left("QL6(7)w QL1(3)w KL1(3)w KL6(5)b", "w - - - 9 9");
    assert_eq!(
        moves_of(&text, "QL6(7)-"),
        "KL6(7)=B KL6(7)=N KL6(7)=Q KL6(7)=R QL5(7)=B QL5(7)=N QL5(7)=Q QL5(7)=R QL6(5)"
    );
    let after = apply(&text, "QL6(7)-QL5(7)=R").expect("legal");
    assert_eq!(field(&after, 1), "4/4/4/1K2|4/4/4/4|R3/2k1/4/4");
    let text = left("QL6(7)w QL6(5)w KL1(3)w KL6(5)b", "w - - - 9 9");
    assert_eq!(moves_of(&text, "QL6(7)-"), "KL6(7) QL5(7)");

    // the opponent's pawn: a queen, without a suffix, and not if she then attacks the mover's king
    let text = left("QL6(7)b QL1(3)w KL1(3)w KL6(5)b", "b - - - 9 9");
    assert_eq!(moves_of(&text, "QL6(7)-"), "KL6(7) QL5(7) QL6(5)");
    let after = apply(&text, "QL6(7)-QL5(7)").expect("legal");
    assert_eq!(field(&after, 1), "4/4/4/1K2|4/4/4/4|Q3/2k1/4/4");
    let text = position("QL6(7)b QL1(3)w KL1(3)w KL6(5)b", "Kc1(2) kd8(6) Pb8(6)", "b - - - 9 9");
    assert_eq!(moves_of(&text, "QL6(7)-"), "QL6(5)");
    // the same with Black's pawn on e1(2): its queen would attack c3 over d2 whenever the board leaves KL1
    let text = position("QL6(7)b QL6(5)b KL1(1)w KL6(5)b", "Kc3(2) kd8(6) pe1(2)", "w - - - 9 9");
    assert_eq!(moves_of(&text, "KL1(1)-"), "KL1(3)");
}
