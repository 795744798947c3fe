//! M2, M3, M12 and M14-M17: places, owners, pawns left behind, where boards go and with whom, endings.

use crate::common::tables::texts;
use crate::common::trid::{HOME, board_moves, boards, meder, rest};
use crate::common::{ending, expand, moves, pieces, play, refused, sorted, starting, why_not};
use hyperply::catalog::AnyGame;
use hyperply::describe::Describe;
use hyperply::{Game, Language, Session};

const NONE: [&str; 0] = [];

#[test]
fn m2_a_board_stands_on_top_of_a_peg_only() {
    let start = AnyGame::start("trid-meder").unwrap();
    for place in ["QL1(1)", "QL2(1)", "QL3(3)", "QL4(3)", "QL5(5)", "QL6(5)", "KL1(1)", "KL6(5)"] {
        let text = start.to_string().replacen("QL1(3)", place, 1);
        assert!(text.parse::<AnyGame>().is_err(), "{text}");
    }
    // The level goes with the peg: from 3 up to 5, from 5 up to 7.
    let game = meder("Kd2(2) kd7(6) Pc2(2)").boards("QL2(3)w KL4(5)w QL6(7)b KL6(7)b").game();
    let expected = "QL2(3)-QL1(3) QL2(3)-QL3(5) QL2(3)-QL4(5) QL2(3)-KL2(3) KL4(5)-KL2(3) KL4(5)-KL3(5) \
                    KL4(5)-KL5(7) KL4(5)-QL4(5)";
    assert_eq!(board_moves(&game), expand(expected));
}

#[test]
fn m3_the_owner_never_changes() {
    let game = meder("Ke0(3) kd5(6) Rc8(6)").game();
    assert_eq!(boards(&game), "KL1(3)w KL6(7)b QL1(3)w QL6(7)b");
    let entered = play(&game, "Rc8(6)-b8(7)");
    assert_eq!(boards(&entered), "KL1(3)w KL6(7)b QL1(3)w QL6(7)b", "alone on it");
    let ridden = play(&game, "Rc8(6)-a8(7) KL6(7)-KL5(7) QL6(7)-KL6(7)");
    assert_eq!(boards(&ridden), "KL1(3)w KL5(7)b KL6(7)b QL1(3)w", "Black's with White's rook");
    let left = play(&ridden, "Kd5(6)-d6(6) Re8(7)-c8(6)");
    assert_eq!(
        board_moves(&left).iter().filter(|m| m.starts_with("KL6")).count(),
        2,
        "to KL4 and QL6; KL5 is taken"
    );
}

#[test]
fn m12_an_own_pawn_is_promoted_as_the_board_leaves() {
    let game = meder("Ke0(3) kc7(6) Pb8(6)").boards("QL6(7)w KL1(3)w QL1(3)b KL6(7)b").clock(3).game();
    assert_eq!(starting(&game, "QL6"), expand("QL6(7)-QL5(7)=[QRBN] QL6(7)-QL4(5)=[QRBN]"));
    let after = play(&game, "QL6(7)-QL5(7)=R");
    assert_eq!(pieces(&after), sorted("Ke0(3) kc7(6) Rb8(6)"));
    assert_eq!(rest(&after), "b - - - 4 9");
    // While the board stands there, the pawn goes on to b9.
    assert_eq!(starting(&game, "P"), expand("Pb8(6)-b9(7)=[QRBN]"));
    // On Black's board, which an own knight takes across.
    let ride = meder("Ke0(3) kc5(6) Pb8(6) Na8(7)").boards("QL6(7)b KL1(3)w QL1(3)w KL5(7)b").game();
    assert_eq!(starting(&ride, "QL6"), expand("QL6(7)-KL6(7)=[QRBN]"));
    assert_eq!(pieces(&play(&ride, "QL6(7)-KL6(7)=N")), sorted("Ke0(3) kc5(6) Nb8(6) Ne8(7)"));
    // The other corner, and Black's.
    let king_side = meder("Ka0(3) kc5(6) Pe8(6)").boards("QL1(3)w KL6(7)w QL6(7)b KL1(3)b").game();
    assert_eq!(starting(&king_side, "KL6"), expand("KL6(7)-KL5(7)=[QRBN] KL6(7)-KL4(5)=[QRBN]"));
    let black = meder("Kd4(2) kd8(6) pb1(2)").boards("QL1(3)b KL1(3)w QL6(7)b KL6(7)w").black().game();
    assert_eq!(starting(&black, "QL1"), expand("QL1(3)-QL2(3)=[QRBN] QL1(3)-QL3(5)=[QRBN]"));
}

/// White's pawn on b8(6) waits, Black having moved the board above it.
fn waiting() -> AnyGame {
    let game = meder("Kd1(2) ke6(6) Pb8(6)").clock(3).black().game();
    play(&game, "QL6(7)-QL5(7)")
}

#[test]
fn m12_the_other_sides_pawn_waits_and_is_promoted_with_the_next_move() {
    let game = waiting();
    assert_eq!(pieces(&game), sorted("Kd1(2) ke6(6) Pb8(6)"));
    assert_eq!(rest(&game), "w - - - 4 10");
    let king = "Kd1(2)-[cde]2(2) Kd1(2)-c1(2) Kd1(2)-e1([23]) Kd1(2)-e0(3)";
    let boards = "QL1(3)-QL2(3) QL1(3)-QL3(5) KL1(3)-KL2(3) KL1(3)-KL3(5)";
    // a7, a8, a9 and b9 are not in play; b4 and b5 have the level 7, too.
    let rook = "Xb8(6)-b7(6) Xb8(6)-b6([46]) Xb8(6)-b5([467]) Xb8(6)-b4([247]) Xb8(6)-b3([24]) Xb8(6)-b2(2) \
                Xb8(6)-b1([23]) Xb8(6)-b0(3) Xb8(6)-[cd]8(6) Xb8(6)-e8([67]) Xb8(6)-f8(7)";
    let bishop = "Xb8(6)-c7(6) Xb8(6)-d6([46]) Xb8(6)-e5([46])";
    let knight = "Xb8(6)-c6([46]) Xb8(6)-d7(6)";
    let mut expected: Vec<String> = Vec::new();
    for (letter, own) in
        [("Q", format!("{rook} {bishop}")), ("R", rook.into()), ("B", bishop.into()), ("N", knight.into())]
    {
        let all = expand(&format!("{king} {boards} {}", own.replace('X', letter)));
        expected.extend(all.iter().map(|m| format!("Pb8(6)={letter},{m}")));
    }
    expected.sort();
    assert_eq!(moves(&game), expected);
    assert_eq!(game.count_moves() as usize, expected.len());
    assert_eq!(game.perft(1).unwrap() as usize, expected.len());
    let gone = play(&game, "Pb8(6)=N,Nb8(6)-c6(4)");
    assert_eq!(pieces(&gone), sorted("Kd1(2) ke6(6) Nc6(4)"));
    assert_eq!(rest(&gone), "b - - - 5 10", "no pawn move for the clock");
    let stayed = play(&game, "Pb8(6)=R,QL1(3)-QL3(5)");
    assert_eq!(pieces(&stayed), sorted("Kd1(2) ke6(6) Rb8(6)"));
    assert_eq!(boards_of(&stayed), "KL1(3) KL6(7) QL3(5) QL5(7)");
    // No pawn on b8 moves, and nothing moves before it is promoted.
    for text in ["Pb8(6)-b9(7)=Q", "Kd1(2)-c1(2)", "Pb8(6)=K,Kd1(2)-c1(2)"] {
        assert!(game.parse_move(text, Language::English).is_err(), "{text}");
    }
}

fn boards_of(game: &AnyGame) -> String {
    boards(game).replace(['w', 'b'], "")
}

#[test]
fn m12_the_new_piece_captures_castles_and_answers_a_check() {
    let home = "Ke0(3) Ra0(3) Pe1(3) kd5(6) Pb8(6)";
    let castling = meder(home).castling("Q").black().game();
    let castling = play(&castling, "QL6(7)-QL4(5)");
    assert_eq!(starting(&castling, "Pb8(6)=Q,O"), ["Pb8(6)=Q,O-O-O"]);
    let castled = play(&castling, "Pb8(6)=Q,O-O-O");
    assert_eq!(pieces(&castled), sorted("Kb0(3) Re0(3) Pe1(3) kd5(6) Qb8(6)"));
    let game = meder("Kd1(2) ke6(6) Pb8(6) nc6(4)").black().game();
    let game = play(&game, "QL6(7)-QL5(7)");
    assert!(moves(&game).contains(&"Pb8(6)=N,Nb8(6)xc6(4)".to_string()));
    let taken = play(&game, "Pb8(6)=N,Nb8(6)xc6(4)");
    assert_eq!((pieces(&taken), &*rest(&taken)), (sorted("Kd1(2) ke6(6) Nc6(4)"), "b - - - 0 10"));
    // In check from d7: a bishop or queen comes between, a knight captures, a rook does nothing.
    let boards = "QL1(3)w KL1(3)w QL5(7)b KL6(7)b";
    let check = meder("Kd1(2) ke6(6) Pb8(6) rd7(6)").boards(boards).game();
    assert_eq!(check.status().checks, ["d7(6)"]);
    let mut answers = moves(&check);
    answers.retain(|m| !m.contains(",Kd1(2)"));
    let expected = "Pb8(6)=B,Bb8(6)-d6([46]) Pb8(6)=N,Nb8(6)xd7(6) Pb8(6)=Q,Qb8(6)-d6([46])";
    assert_eq!(answers, expand(expected));
}

#[test]
fn m12_black_waits_as_well() {
    let game = meder("Kd4(2) kf9(7) pe1(2)").game();
    let game = play(&game, "KL1(3)-KL2(3)");
    assert_eq!(rest(&game), "b - - - 1 9");
    assert!(moves(&game).iter().all(|m| m.starts_with("Pe1(2)=")));
    // d3, c2, f3, g2 of a knight on e1: f3 is not in play.
    assert_eq!(starting(&game, "Pe1(2)=N,N"), expand("Pe1(2)=N,Ne1(2)-c2(2) Pe1(2)=N,Ne1(2)-d3([24])"));
}

#[test]
fn m12_a_board_move_is_refused_if_one_of_the_four_would_attack_the_king() {
    let refusal = |king: &str, others: &str, boards: &str, text: &str| {
        let game = meder(&format!("Kd1(2) {king} Pb8(6) {others}")).boards(boards).black().game();
        why_not(&game, text)
    };
    // On the rank, on the diagonal, a knight's leap away.
    for king in ["kd8(6)", "kb5(4)", "kd6(4)", "kd7(6)", "kc6(6)"] {
        assert_eq!(refusal(king, "", HOME, "QL6(7)-QL5(7)"), "M12 b8(6)", "{king}");
    }
    let legal = |king: &str, others: &str, text: &str| {
        let game = meder(&format!("Kd1(2) {king} Pb8(6) {others}")).black().game();
        moves(&game).contains(&text.to_string())
    };
    assert!(legal("ke6(6)", "", "QL6(7)-QL5(7)") && legal("ke6(6)", "", "QL6(7)-QL4(5)"));
    assert!(legal("kd8(6)", "nc8(6)", "QL6(7)-QL5(7)"), "a piece in between");
    assert!(!legal("kd7(6)", "nc7(6)", "QL6(7)-QL5(7)"), "a knight leaps");
    assert!(legal("kd7(6)", "", "KL6(7)-KL5(7)"), "another board");
    // The king rides away: a4 is safe; a6 a knight's leap, e8 on the rank, b5 on the file.
    let boards = "QL6(7)b KL1(3)w QL1(3)w KL5(7)b";
    let game = meder("Kd1(2) ka8(7) Pb8(6)").boards(boards).black().game();
    assert_eq!(starting(&game, "QL6"), ["QL6(7)-QL5(7)"]);
    assert_eq!(why_not(&game, "QL6(7)-QL4(5)"), "M12 b8(6)");
    assert_eq!(why_not(&game, "QL6(7)-KL6(7)"), "M12 b8(6)");
    assert_eq!(refusal("kb9(7)", "", boards, "QL6(7)-QL5(7)"), "M12 b8(6)");
    let message = refused(&game, "QL6(7)-QL4(5)").to_string();
    assert!(message.contains("b8(6)") && message.ends_with("(M12)."), "{message}");
}

#[test]
fn m14_an_own_empty_board_or_one_with_a_single_own_piece() {
    let of = |list: &str, owner: char| {
        let other = if owner == 'w' { 'b' } else { 'w' };
        let boards = format!("QL1(3){owner} KL1(3){other} QL6(7)b KL6(7)w");
        let game = meder(&format!("{list} kf9(7)")).boards(&boards).game();
        (starting(&game, "QL1"), game)
    };
    let (forward, none) = (expand("QL1(3)-QL2(3) QL1(3)-QL3(5)"), Vec::<String>::new());
    assert_eq!(of("Kd2(2) Pc2(2)", 'w').0, forward, "empty");
    let (found, game) = of("Kd2(2) Pc2(2)", 'b');
    assert_eq!(found, none, "Black's");
    assert_eq!(why_not(&game, "QL1(3)-QL2(3)"), "M14 QL1(3)");
    let message = refused(&game, "QL1(3)-QL2(3)").to_string();
    assert_eq!(message, "Black owns the board on QL1(3) (M14).");
    for owner in ['w', 'b'] {
        for piece in texts(
            "Kd2(2) Pa1(3) | Kd2(2) Na1(3) | Kd2(2) Bb0(3) | Kd2(2) Rb0(3) | Kd2(2) Qb0(3) | Ka0(3) Nc2(2)",
        ) {
            assert_eq!(of(piece, owner).0, forward, "{piece} on a board of {owner}");
        }
        for (load, on) in [
            ("Ra0(3) Na1(3)", "a0(3) a1(3)"),
            ("Pa1(3) Pb1(3)", "a1(3) b1(3)"),
            ("Pa1(3) pb1(3)", "a1(3) b1(3)"),
        ] {
            let (found, game) = of(&format!("Kd2(2) {load}"), owner);
            assert_eq!(found, none, "{load} on a board of {owner}");
            assert_eq!(why_not(&game, "QL1(3)-QL2(3)"), format!("M14 {on}"));
        }
        let (found, game) = of("Kd2(2) Pc2(2) na0(3)", owner);
        assert_eq!(found, none, "the other side's piece");
        assert_eq!(&why_not(&game, "QL1(3)-QL2(3)")[..3], "M14");
    }
    let game = meder("Kd2(2) kd7(6) Pc2(2)").game();
    assert_eq!(&why_not(&game, "QL4(5)-QL5(7)")[..3], "M14", "no board there");
}

/// The twelve pins, by hand: where an empty board goes, and where one with a piece of White's and of Black's.
const PINS: [(&str, &str, &str, &str); 12] = [
    ("QL1(3)", "QL2(3) QL3(5) KL1(3)", "QL2(3) QL3(5) KL1(3)", "KL1(3)"),
    ("QL2(3)", "QL1(3) QL3(5) QL4(5) KL2(3)", "QL4(5) KL2(3)", "QL1(3) QL3(5) KL2(3)"),
    ("QL3(5)", "QL1(3) QL2(3) QL4(5) QL5(7) KL3(5)", "QL2(3) QL4(5) QL5(7) KL3(5)", "QL1(3) KL3(5)"),
    ("QL4(5)", "QL2(3) QL3(5) QL5(7) QL6(7) KL4(5)", "QL6(7) KL4(5)", "QL2(3) QL3(5) QL5(7) KL4(5)"),
    ("QL5(7)", "QL3(5) QL4(5) QL6(7) KL5(7)", "QL4(5) QL6(7) KL5(7)", "QL3(5) KL5(7)"),
    ("QL6(7)", "QL4(5) QL5(7) KL6(7)", "KL6(7)", "QL4(5) QL5(7) KL6(7)"),
    ("KL1(3)", "KL2(3) KL3(5) QL1(3)", "KL2(3) KL3(5) QL1(3)", "QL1(3)"),
    ("KL2(3)", "KL1(3) KL3(5) KL4(5) QL2(3)", "KL4(5) QL2(3)", "KL1(3) KL3(5) QL2(3)"),
    ("KL3(5)", "KL1(3) KL2(3) KL4(5) KL5(7) QL3(5)", "KL2(3) KL4(5) KL5(7) QL3(5)", "KL1(3) QL3(5)"),
    ("KL4(5)", "KL2(3) KL3(5) KL5(7) KL6(7) QL4(5)", "KL6(7) QL4(5)", "KL2(3) KL3(5) KL5(7) QL4(5)"),
    ("KL5(7)", "KL3(5) KL4(5) KL6(7) QL5(7)", "KL4(5) KL6(7) QL5(7)", "KL3(5) QL5(7)"),
    ("KL6(7)", "KL4(5) KL5(7) QL6(7)", "QL6(7)", "KL4(5) KL5(7) QL6(7)"),
];

/// The ranks of a pin's cells.
fn ranks(place: &str) -> &str {
    match &place[2..3] {
        "1" => "01",
        "3" => "23",
        "2" | "5" => "45",
        "4" => "67",
        _ => "89",
    }
}

#[test]
fn m15_adjacent_pins() {
    for (from, empty, white, black) in PINS {
        let words = |list: &str| list.split(' ').map(String::from).collect::<Vec<_>>();
        let count = match &from[2..3] {
            "1" | "6" => 3,
            "2" | "5" => 4,
            _ => 5,
        };
        assert_eq!(words(empty).len(), count, "{from}");
        let mut free = PINS.map(|pin| pin.0).to_vec();
        free.retain(|place| *place != from && !words(empty).contains(&place.to_string()));
        let boards = |owner: char, other: char| {
            format!("{from}{owner} {}{owner} {}{other} {}{other}", free[0], free[1], free[2])
        };
        let check = |game: AnyGame, to: &str| {
            let mut expected: Vec<String> = words(to).iter().map(|to| format!("{from}-{to}")).collect();
            expected.sort();
            assert_eq!(starting(&game, from), expected, "{game}");
            for (place, ..) in PINS {
                if place != from && !words(to).contains(&place.to_string()) {
                    let error = refused(&game, &format!("{from}-{place}"));
                    assert_eq!(error.rule(), Some("M15"), "{from}-{place}: {error}");
                }
            }
        };
        let of_white = |load: &str| meder(&format!("Kd2(2) kd7(6) Pc2(2) {load}")).boards(&boards('w', 'b'));
        let of_black =
            |load: &str| meder(&format!("Kd2(2) kd7(6) pc7(6) {load}")).boards(&boards('b', 'w')).black();
        check(of_white("").game(), empty);
        check(of_black("").game(), empty);
        let file = if from.starts_with('Q') { 'a' } else { 'e' };
        let cell = |rank: usize| format!("{file}{}{}", &ranks(from)[rank..rank + 1], &from[3..]);
        check(of_white(&format!("N{}", cell(0))).game(), white);
        check(of_black(&format!("n{}", cell(1))).game(), black);
    }
}

#[test]
fn m15_the_pin_must_be_free() {
    let game = meder("Kd2(2) kd7(6) Pc2(2)").boards("QL1(3)w QL2(3)w QL3(5)b KL1(3)b").game();
    assert_eq!(board_moves(&game), expand("QL2(3)-QL4(5) QL2(3)-KL2(3)"));
    assert_eq!(why_not(&game, "QL1(3)-QL2(3)"), "M15 QL2(3)");
    let message = refused(&game, "QL1(3)-KL1(3)").to_string();
    assert!(message.contains("already") && message.ends_with("(M15)."), "{message}");
}

#[test]
fn m16_the_piece_rides_on_the_same_cell_of_the_board() {
    for (on, to, there) in [
        ("Na0(3)", "QL2(3)", "a4(3)"),
        ("Na1(3)", "QL2(3)", "a5(3)"),
        ("Nb0(3)", "QL3(5)", "b2(5)"),
        ("Nb1(3)", "QL3(5)", "b3(5)"),
        ("Na0(3)", "KL1(3)", "e0(3)"),
        ("Na1(3)", "KL1(3)", "e1(3)"),
        ("Nb0(3)", "KL1(3)", "f0(3)"),
        ("Nb1(3)", "KL1(3)", "f1(3)"),
    ] {
        let game = meder(&format!("Kd1(2) kd8(6) {on}")).boards("QL1(3)b KL2(3)w QL6(7)b KL6(7)w").clock(41);
        let after = play(&game.game(), &format!("QL1(3)-{to}"));
        assert_eq!(pieces(&after), sorted(&format!("Kd1(2) kd8(6) N{there}")));
        assert_eq!(rest(&after), "b - - - 42 9", "neither capture nor pawn move");
    }
    let last = meder("Kd1(2) kd8(6) Pa1(3)").clock(99).game();
    assert_eq!(ending(&play(&last, "QL1(3)-QL2(3)")), "draw by fifty-move");
}

#[test]
fn m16_nothing_stands_in_the_way_and_nothing_is_captured() {
    // b4 and b5 hold Black's pieces, QL3 a board.
    let game = meder("Kd1(2) kd8(6) Na1(3) nb4(2) nb5(6)").boards("QL1(3)w QL3(5)b KL1(3)w KL6(7)b").game();
    assert_eq!(starting(&game, "QL1"), ["QL1(3)-QL2(3)"]);
    let m = game.parse_move("QL1(3)-QL2(3)", Language::English).unwrap();
    assert_eq!(game.describe(&m).captures, NONE);
    assert_eq!(pieces(&play(&game, "QL1(3)-QL2(3)")), sorted("Kd1(2) kd8(6) Na5(3) nb4(2) nb5(6)"));
}

#[test]
fn m7_m14_m16_board_moves_and_the_own_king() {
    // The knight of QL2 shields the b-file: it may ride along it, not across.
    let game = meder("Kb2(2) rb8(6) kf9(7) Nb4(3)").boards("QL2(3)w KL1(3)w QL6(7)b KL6(7)b").game();
    assert_eq!(starting(&game, "QL2"), ["QL2(3)-QL4(5)"]);
    assert_eq!(why_not(&game, "QL2(3)-KL2(3)"), "M7 b8(6)");
    // A pawn is carried into the way.
    let game = meder("Kb3(4) rb6(4) kd8(6) Pb1(3)").game();
    assert_eq!(game.status().checks, ["b6(4)"]);
    assert_eq!(board_moves(&game), ["QL1(3)-QL2(3)"], "on b5(3); on b3(5) it would be behind");
    // The king rides out of check: a2 and the cells beside him are attacked, a4 is not.
    let game = meder("Ka0(3) qb1(2) rb5(4) kf9(7)").game();
    assert_eq!(game.status().checks, ["b1(2)"]);
    assert_eq!(moves(&game), ["QL1(3)-QL2(3)"]);
    assert_eq!(why_not(&game, "QL1(3)-QL3(5)"), "M7 b1(2)");
}

#[test]
fn m17_c5_endings() {
    // As above, but the bishop attacks a4 as well.
    let mate = meder("Ka0(3) qb1(2) bc2(2) kf9(7)").game();
    assert_eq!((ending(&mate), moves(&mate).len()), ("black wins by checkmate".to_string(), 0));
    // b0 and b1 are attacked, the pawn has nothing ahead; QL1 carries two, White's other board Black's king.
    let stuck = meder("Ka0(3) Pa1(3) rb5(4) kf9(7)").boards("QL1(3)w KL6(7)w QL6(7)b KL1(3)b").game();
    assert_eq!(ending(&stuck), "draw by stalemate");
    let board = meder("Ka0(3) Pa1(3) rb5(4) kf9(7)").game();
    assert_eq!(moves(&board), expand("KL1(3)-KL2(3) KL1(3)-KL3(5)"));
    assert_eq!(ending(&meder("Ke0(3) kf9(7)").game()), "draw by bare-kings");
    assert_eq!(ending(&meder("Ke0(3) kf9(7) Pc2(2)").clock(100).game()), "draw by fifty-move");
    assert_eq!(ending(&meder("Ke0(3) kf9(7) Nc2(2)").game()), "", "only bare kings count");
}

#[test]
fn m17_c6_threefold_counts_boards_and_their_owners() {
    let mut session = Session::new(meder("Kd1(2) kd8(6) Pc2(2)").game());
    for round in 1..=2 {
        for text in ["QL1(3)-QL3(5)", "QL6(7)-QL4(5)", "QL3(5)-QL1(3)", "QL4(5)-QL6(7)"] {
            let m = session.parse_move(text, Language::English).expect(text);
            session.play(&m).expect(text);
        }
        assert_eq!(session.outcome().is_some(), round == 2);
    }
    assert_eq!(session.outcome().unwrap().to_string(), "draw by threefold");
    let key = |boards: &str| meder("Kd1(2) kd8(6) Pc2(2)").boards(boards).game().key();
    assert_ne!(key(HOME), key("QL1(3)w KL1(3)b QL6(7)w KL6(7)b"));
    assert_eq!(key(HOME), key("KL6(7)b QL6(7)b KL1(3)w QL1(3)w"));
}
