//! D13-D15: who controls a moveable board, where it may go, and what that does.

use crate::common::tables::pairs;
use crate::common::trid::{HOME, PLACES, board_moves, boards, rest, trid};
use crate::common::{self, expand, moves, pieces, play, sorted, why_not};
use hyperply::Game;
use hyperply::describe::Describe;

#[test]
fn d13_standing_alone_on_a_board_gives_control() {
    let game = trid("Ke0(3) kd5(6) Rc8(6) Rc1(2)").game();
    assert_eq!(boards(&game), "KL1(3)w KL6(7)b QL1(3)w QL6(7)b");
    let entered = play(&game, "Rc8(6)-b8(7)");
    assert_eq!(boards(&entered), "KL1(3)w KL6(7)b QL1(3)w QL6(7)w");
    let left = play(&entered, "Kd5(6)-d6(6) Rb8(7)-b7(6)");
    assert_eq!(
        boards(&left),
        "KL1(3)w KL6(7)b QL1(3)w QL6(7)w",
        "what is left stays with its last controller"
    );
    let status = left.status();
    let shown = status
        .extras
        .list("boards")
        .iter()
        .map(|board| ["place", "controller"].map(|name| board.text(name).unwrap()).join(" "));
    assert_eq!(shown.collect::<Vec<_>>(), ["KL1(3) white", "KL6(7) black", "QL1(3) white", "QL6(7) white"]);
}

#[test]
fn d13_a_contested_board_keeps_its_controller() {
    let game = trid("Ke0(3) kd5(6) Rc8(6) na9(7) Pc2(2)").game();
    let entered = play(&game, "Rc8(6)-b8(7)");
    assert_eq!(boards(&entered), "KL1(3)w KL6(7)b QL1(3)w QL6(7)b");
    let alone = play(&entered, "Na9(7)-b7(6)");
    assert_eq!(boards(&alone), "KL1(3)w KL6(7)b QL1(3)w QL6(7)w", "the other left");
    let taken = play(&entered, "Kd5(6)-d6(6) Rb8(7)-a8(7) Kd6(6)-d5(6) Ra8(7)xa9(7)");
    assert_eq!(boards(&taken), "KL1(3)w KL6(7)b QL1(3)w QL6(7)w", "the other was captured");
}

#[test]
fn d13_control_goes_with_the_board() {
    let game = trid("Kd1(2) kd8(6) Pa1(3)").boards("QL1(3)w KL1(3)w QL6(7)w KL6(7)b").game();
    let carried = play(&game, "QL1(3)-QL2(3)");
    assert_eq!(boards(&carried), "KL1(3)w KL6(7)b QL2(3)w QL6(7)w");
    assert_eq!(boards(&play(&game, "QL6(7)-QL5(7)")), "KL1(3)w KL6(7)b QL1(3)w QL5(7)w");
}

/// Where an empty board may go from each place on the queen's side (D14), the other places being free; by hand.
const TARGETS: [(&str, &str); 12] = [
    ("QL1(1)", "QL1(3) QL2(1) KL1(1)"),
    ("QL1(3)", "QL1(1) QL2(3) KL1(3) QL3(3)"),
    ("QL2(1)", "QL2(3) QL1(1) KL2(1)"),
    ("QL2(3)", "QL2(1) QL1(3) KL2(3) QL4(3) QL5(5)"),
    ("QL3(3)", "QL3(5) QL4(3) KL3(3) QL1(3)"),
    ("QL3(5)", "QL3(3) QL4(5) KL3(5) QL5(5)"),
    ("QL4(3)", "QL4(5) QL3(3) KL4(3) QL2(3)"),
    ("QL4(5)", "QL4(3) QL3(5) KL4(5) QL6(5)"),
    ("QL5(5)", "QL5(7) QL6(5) KL5(5) QL3(5) QL2(3)"),
    ("QL5(7)", "QL5(5) QL6(7) KL5(7)"),
    ("QL6(5)", "QL6(7) QL5(5) KL6(5) QL4(5)"),
    ("QL6(7)", "QL6(5) QL5(7) KL6(7)"),
];

/// The table, and its mirror image for the king's side.
fn targets() -> Vec<(String, Vec<String>)> {
    let mirror = |text: &str| text.replace('Q', "X").replace('K', "Q").replace('X', "K");
    let own = TARGETS.map(|(from, to)| (from.to_string(), to.to_string()));
    let other = TARGETS.map(|(from, to)| (mirror(from), mirror(to)));
    let split = |to: String| to.split(' ').map(String::from).collect();
    own.into_iter().chain(other).map(|(from, to)| (from, split(to))).collect()
}

/// A board with its controller, and three of Black's that are in nobody's way.
fn among_others(from: &str, controller: char, to: &[String]) -> String {
    let free =
        PLACES.iter().map(|place| place.0).filter(|&place| place != from && !to.contains(&place.into()));
    let others: Vec<String> = free.take(3).map(|place| format!("{place}b")).collect();
    format!("{from}{controller} {}", others.join(" "))
}

#[test]
fn d14_an_empty_board_goes_one_step() {
    for (from, to) in targets() {
        let boards = among_others(&from, 'w', &to);
        let game = trid("Kd2(2) kd7(6) Pc2(2)").boards(&boards).game();
        let mut expected: Vec<String> = to.iter().map(|to| format!("{from}-{to}")).collect();
        expected.sort();
        assert_eq!(board_moves(&game), expected);
        for (place, ..) in PLACES {
            let text = format!("{from}-{place}");
            if !expected.contains(&text) {
                let error = common::refused(&game, &text);
                assert_eq!((error.rule(), error.cells()), (Some("D14"), &[place.to_string()][..]), "{text}");
            }
        }
    }
}

#[test]
fn d14_with_a_pawn_only_along_an_edge() {
    for (from, to) in targets() {
        let boards = among_others(&from, 'w', &to);
        let (_, files, ranks, level) = PLACES.into_iter().find(|place| place.0 == from).unwrap();
        // The second file and the second rank of the board, and of those to which it goes.
        let cell = |files: &str, ranks: &str| format!("{}{}({level})", &files[1..], &ranks[1..]);
        let pawn = cell(files, ranks);
        if pawn.contains('9') {
            continue; // where no white pawn can be
        }
        let game = trid(&format!("Kd2(2) kd7(6) Pc2(2) P{pawn}")).boards(&boards).game();
        let along: Vec<&String> = to
            .iter()
            .filter(|to| {
                to.ends_with(&format!("({level})"))
                    && from.as_bytes()[2].div_ceil(2) == to.as_bytes()[2].div_ceil(2)
            })
            .collect();
        assert_eq!(along.len(), 2);
        for to in along {
            let (_, files, ranks, _) = PLACES.into_iter().find(|place| place.0 == to).unwrap();
            let there = cell(files, ranks);
            let promotes = there.contains('9');
            let text = format!("{from}-{to}{}", if promotes { "=R" } else { "" });
            let after = play(&game, &text);
            let letter = if promotes { 'R' } else { 'P' };
            assert_eq!(pieces(&after), sorted(&format!("Kd2(2) kd7(6) Pc2(2) {letter}{there}")), "{text}");
        }
        for to in to.iter().filter(|to| to.as_bytes()[2] == from.as_bytes()[2] && to[..1] == from[..1]) {
            assert_eq!(why_not(&game, &format!("{from}-{to}")), format!("D14 {pawn}"), "a flip");
        }
        let count = board_moves(&game).iter().filter(|m| !m.contains('=')).count();
        let promotions = board_moves(&game).len() - count;
        assert_eq!(count + promotions / 4, 2);
    }
}

/// Only the corners 2 and 5 lie exactly above each other: both have the ranks 4 and 5 (D2).
#[test]
fn d14_an_empty_board_is_lifted_to_the_corner_above_or_below() {
    let position = |boards: &str| trid("Kd2(2) kd7(6) Pc2(2)").boards(boards);
    for (from, to) in [("QL2(3)", "QL5(5)"), ("KL2(3)", "KL5(5)")] {
        for (from, to) in [(from, to), (to, from)] {
            let rest = "QL1(3)b KL1(3)b QL6(7)b";
            let lifted = play(&position(&format!("{from}w {rest}")).game(), &format!("{from}-{to}"));
            let mut expected = expand(rest);
            expected.push(format!("{to}w"));
            expected.sort();
            assert_eq!(boards(&lifted), expected.join(" "));
        }
    }
    let error = |pieces: &str, boards: &str, text: &str| {
        let game = trid(&format!("Kd2(2) kd7(6) Pc2(2) {pieces}")).boards(boards).game();
        common::refused(&game, text).to_string()
    };
    let loaded = error("Pa5(3)", "QL2(3)w KL1(3)b QL6(7)b KL6(7)b", "QL2(3)-QL5(5)");
    assert_eq!(loaded, "Only an empty board can move to another main board (D14).");
    let taken = error("", "QL2(3)w QL5(5)b QL6(7)b KL6(7)b", "QL2(3)-QL5(5)");
    assert_eq!(taken, "There is already a board on QL5(5) (D14).");
    // A lift leads from on top of the one corner to below the other, on the same side.
    for (from, to) in [("QL2(1)", "QL5(5)"), ("QL2(3)", "QL5(7)"), ("QL2(3)", "KL5(5)"), ("QL4(5)", "QL5(7)")]
    {
        let boards = format!("{from}w QL1(3)b KL1(3)b QL6(7)b");
        assert_eq!(why_not(&position(&boards).game(), &format!("{from}-{to}")), format!("D14 {to}"));
    }
}

#[test]
fn d14_what_else_stands_on_a_board_keeps_it_in_place() {
    let stuck = |on: &str, controller: char| {
        let boards = format!("QL1(3){controller} KL1(3)b QL6(7)b KL6(7)b");
        let game = trid(&format!("Kd2(2) kd7(6) Pc2(2) {on}")).boards(&boards).game();
        assert_eq!(board_moves(&game), [] as [&str; 0], "{on}");
        why_not(&game, "QL1(3)-QL2(3)")
    };
    assert_eq!(stuck("Na1(3)", 'w'), "D14 a1(3)");
    assert_eq!(stuck("Pa1(3) Pb1(3)", 'w'), "D14 a1(3) b1(3)");
    assert_eq!(stuck("Pa1(3) Bb0(3)", 'w'), "D14 a1(3) b0(3)");
    assert_eq!(stuck("Pa1(3) pb1(3)", 'w').as_str(), "D14 a1(3) b1(3)");
    assert_eq!(stuck("na1(3)", 'b'), "D14 QL1(3)", "not controlled");
    assert_eq!(stuck("", 'b'), "D14 QL1(3)", "not controlled");
    let king = trid("Ka0(3) kd7(6) Pc2(2)").boards("QL1(3)w KL1(3)b QL6(7)b KL6(7)b").game();
    assert_eq!(why_not(&king, "QL1(3)-QL2(3)"), "D14 a0(3)");
}

#[test]
fn d14_the_place_must_be_free_and_its_kind_right() {
    let boards = "QL1(3)w KL1(3)w QL1(1)b QL3(3)b";
    let game = trid("Kd2(2) kd7(6) Pc2(2)").boards(boards).game();
    assert_eq!(board_moves(&game), expand("QL1(3)-QL2(3) KL1(3)-KL1(1) KL1(3)-KL2(3) KL1(3)-KL3(3)"));
    for (text, reason) in pairs(
        "QL1(3)-KL1(3) = D14 KL1(3) | QL1(3)-QL1(1) = D14 QL1(1) | QL1(3)-QL3(3), QL3(3)-QL4(3) = D14 QL3(3)
         QL1(3)-KL2(3) = D14 KL2(3) | QL1(3)-QL4(3) = D14 QL4(3) | QL1(3)-QL2(1) = D14 QL2(1)
         QL2(3)-QL1(3) = D14 QL2(3) | QL1(3)-QL1(3) = D14 QL1(3)",
    ) {
        assert_eq!(why_not(&game, text), reason, "{text}");
    }
    let message = |text: &str| common::refused(&game, text).to_string();
    assert!(message("QL1(3)-KL2(3)").contains("diagonally"), "{}", message("QL1(3)-KL2(3)"));
    assert!(message("QL1(3)-KL1(3)").contains("already"), "{}", message("QL1(3)-KL1(3)"));
    assert!(message("QL3(3)-QL4(3)").contains("Black controls"), "{}", message("QL3(3)-QL4(3)"));
    assert!(message("QL2(3)-QL1(3)").contains("no board on"), "{}", message("QL2(3)-QL1(3)"));
    assert!(message("QL1(3)-QL1(3)").contains("already"), "{}", message("QL1(3)-QL1(3)"));
}

#[test]
fn d14_says_what_keeps_the_board_that_is_meant() {
    let message = |pieces: &str, boards: &str, text: &str| {
        common::refused(&trid(&format!("Ke0(3) kd7(6) {pieces}")).boards(boards).game(), text).to_string()
    };
    let moves_with =
        |load: &str| format!("A board can move empty or with one of your pawns, but {load} (D14).");
    for (pieces, boards, text, expected) in [
        ("Pc2(2)", HOME, "KL1(3)-KL2(3)", moves_with("a king stands on e0(3)")),
        ("Pa1(3) Pb1(3)", HOME, "QL1-QL2(3)", moves_with("2 pieces stand on QL1(3)")),
        // Of two boards at one peg the one that could go there.
        (
            "Pa1(3) Pb1(3)",
            "QL1(1)w QL1(3)w KL1(3)w KL6(7)b",
            "QL1-QL2(3)",
            moves_with("2 pieces stand on QL1(3)"),
        ),
        ("Pc2(2)", HOME, "QL3-QL2(3)", "There is no board on QL3 (D14).".to_string()),
        ("Pc2(2)", HOME, "QL1(3)", "There is already a board on QL1(3) (D14).".to_string()),
        ("Pc2(2)", HOME, "KL4(5)", "No board can move to KL4(5) (D14).".to_string()),
    ] {
        assert_eq!(message(pieces, boards, text), expected, "{text}");
    }
    let climb = message("Pa1(3)", "QL1(1)w QL1(3)w KL1(3)w KL6(7)b", "QL1-QL3(3)");
    assert_eq!(climb, "Only an empty board can move to another main board (D14).");
}

#[test]
fn d15_not_into_an_attack_on_the_own_king() {
    // A board on QL1(3) gives the rook its step down to level 2.
    let game = trid("Kb1(2) rb8(6) kf9(7) Pd2(2)").boards("KL1(3)w QL1(1)w QL6(7)b KL6(7)b").game();
    assert_eq!(
        board_moves(&game),
        expand("KL1(3)-KL1(1) KL1(3)-KL2(3) KL1(3)-KL3(3) QL1(1)-QL2(1) QL1(1)-KL1(1)")
    );
    assert_eq!(why_not(&game, "KL1(3)-QL1(3)"), "D15 b8(6)");
    assert_eq!(why_not(&game, "QL1(1)-QL1(3)"), "D15 b8(6)");
    // A bridge over a gap: a2 and a3.
    let game = trid("Ka1(3) ra5(3) kd8(6) Pd2(2)").boards("QL1(3)w QL2(3)b KL3(3)w KL6(7)b").game();
    assert_eq!(why_not(&game, "KL3(3)-QL3(3)"), "D15 a5(3)");
    assert!(moves(&game).contains(&"KL3(3)-KL4(3)".to_string()));
    // A carried pawn that shielded the king: the rook comes over c1 and b1.
    let game = trid("Ka1(3) Pb1(1) rd1(2) kd8(6)").boards("QL1(3)w QL1(1)w QL6(7)b KL6(7)b").game();
    assert_eq!(why_not(&game, "QL1(1)-QL2(1)"), "D15 d1(2)");
}

#[test]
fn d15_a_board_answers_a_check() {
    let game = trid("Kb1(2) rb8(6) kf9(7) Pd2(2)").boards("QL1(3)w KL2(3)w QL6(7)b KL6(7)b").game();
    assert_eq!(game.status().checks, ["b8(6)"]);
    let answers = "QL1(3)-QL1(1) QL1(3)-QL2(3) QL1(3)-KL1(3) QL1(3)-QL3(3)";
    assert_eq!(board_moves(&game), expand(answers), "without a step on level 3 the rook is too far above");
    assert_eq!(why_not(&game, "KL2(3)-KL1(3)"), "D15 b8(6)");
    // A pawn carried into the way, or only below the rook.
    let game = trid("Kb3(4) rb6(4) kd8(6) Pb1(3)").game();
    assert_eq!(game.status().checks, ["b6(4)"]);
    assert_eq!(board_moves(&game), ["QL1(3)-QL2(3)"]);
    let game = trid("Kd5(4) rb5(4) kd8(6) Pb1(3)").boards("QL1(3)w KL1(3)b QL6(7)b KL6(7)b").game();
    assert_eq!(game.status().checks, ["b5(4)"]);
    assert_eq!(board_moves(&game), [] as [&str; 0], "QL2(3) puts it below the rook, not between");
}

/// A lifted board keeps its columns, but no longer leads the rook from level 4 down to level 2.
#[test]
fn d15_a_lift_answers_a_check_or_exposes_the_king() {
    let game = trid("Kb4(2) rb6(4) kd8(6)").boards("QL2(3)w KL1(3)b QL6(7)b KL6(7)b").game();
    assert_eq!(game.status().checks, ["b6(4)"]);
    assert!(board_moves(&game).contains(&"QL2(3)-QL5(5)".to_string()));
    let game = trid("Kb4(2) rb6(4) kd8(6)").boards("QL5(5)w KL1(3)b QL6(7)b KL6(7)b").game();
    assert_eq!(game.status().checks, [] as [&str; 0]);
    assert_eq!(why_not(&game, "QL5(5)-QL2(3)"), "D15 b6(4)");
}

#[test]
fn d15_neither_capture_nor_pawn_move() {
    let game = trid("Kd2(2) kd7(6) Pa1(3)").clock(41).game();
    assert_eq!(rest(&play(&game, "QL1(3)-QL2(3)")), "b - - - 42 9");
    let last = trid("Kd2(2) kd7(6) Pa1(3)").clock(99).game();
    let over = play(&last, "QL1(3)-QL2(3)");
    assert_eq!(common::ending(&over), "draw by fifty-move");
    assert_eq!(over.legal_moves().len(), 0);
}
