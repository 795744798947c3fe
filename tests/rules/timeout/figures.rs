//! The four examples that the source draws, as far as its words tell what is on them: where a piece may come
//! back is blue (free), green (beside an own piece, on another level) or yellow (both pieces are eliminated).

use crate::common::{entry, expand, pieces, play, sorted, starting, targets, timeout, why_not};
use hyperply::catalog::AnyGame;

const BLUE: &str = "free";
const GREEN: &str = "beside";
const YELLOW: &str = "annihilate";

/// The moves of a return, from the cells of its targets.
fn returns(origin: &str, letter: char, quiet: &str, yellow: &str) -> Vec<String> {
    let quiet = expand(quiet).into_iter().map(|cell| format!("{origin}→{letter}{cell}"));
    let yellow = expand(yellow).into_iter().map(|cell| format!("{origin}→{letter}x{cell}"));
    let mut moves: Vec<String> = quiet.chain(yellow).collect();
    moves.sort();
    moves
}

#[test]
fn t18_figure_1_a_bishop() {
    let game = timeout("Kg1L1 ka7L1 Bd3L1 Pc4L1 ng6L1").game();
    let sent = play(&game, "Bd3L1→ Ka7L1-b7L1");
    assert_eq!(pieces(&sent), sorted("Kg1L1 kb7L1 Pc4L1 ng6L1"));
    let later = play(&sent, "Kg1L1-g2L1 Kb7L1-a7L1");
    let blue = "e4L* f5L* e2L* f1L* c2L* b1L*";
    let green = "c4L[2345678]";
    assert_eq!(targets(&later, "d3L1", BLUE), expand(blue));
    assert_eq!(targets(&later, "d3L1", GREEN), expand(green), "a level higher, not its own");
    assert_eq!(targets(&later, "d3L1", YELLOW), ["g6L1"]);
    let expected = returns("d3L1", 'B', &format!("{blue} {green}"), "g6L1");
    assert_eq!(starting(&later, "d3L1→"), expected);
    let both = play(&later, "d3L1→Bxg6L1");
    assert_eq!(pieces(&both), sorted("Kg2L1 ka7L1 Pc4L1"), "both are eliminated");
}

#[test]
fn t18_figure_2_a_queen() {
    let game = timeout("Kb1L1 ke7L1 Qd4L1 nd6L3 pf6L2 na4L5").game();
    let sent = play(&game, "Qd4L1→ Ke7L1-e6L1");
    let blue = "d[1235]L* [bcefg]4L* e5L* c5L* b6L* a7L* c3L* b2L* a1L* e3L* f2L* g1L*";
    let yellow = "d6L3 a4L5 f6L2";
    assert_eq!(targets(&sent, "d4L1", BLUE), expand(blue));
    assert_eq!(targets(&sent, "d4L1", GREEN), [] as [&str; 0]);
    assert_eq!(targets(&sent, "d4L1", YELLOW), expand(yellow));
    // c3 and b2, where the knight on a4 attacks nothing of White's, are as good as the others.
    assert_eq!(starting(&sent, "d4L1→"), returns("d4L1", 'Q', blue, yellow));
}

/// A pawn that left c2, n rounds ago; two kings pass the time.
fn pawn_after(rounds: usize) -> AnyGame {
    let game = timeout("Kg1L1 kg7L1 Pc2L1 Qe2L5 nd4L1 pb6L2").game();
    let mut game = play(&game, "Pc2L1→ Kg7L1-f7L1");
    for round in 1..rounds {
        game = play(&game, if round % 2 == 1 { "Kg1L1-g2L1 Kf7L1-g7L1" } else { "Kg2L1-g1L1 Kg7L1-f7L1" });
    }
    game
}

#[test]
fn t19_figure_3_a_pawn_after_two_rounds() {
    let game = pawn_after(2);
    assert_eq!(entry(&game, "c2L1").rounds, 2);
    assert_eq!(targets(&game, "c2L1", BLUE), expand("c[34]L*"));
    assert_eq!(targets(&game, "c2L1", GREEN), [] as [&str; 0]);
    assert_eq!(targets(&game, "c2L1", YELLOW), ["d4L1"]);
    assert_eq!(starting(&game, "c2L1→"), returns("c2L1", 'P', "c[34]L*", "d4L1"));
}

#[test]
fn t17_figure_3_a_queen_blocks_the_pawn_after_four_rounds() {
    let game = pawn_after(3);
    let blocked = play(&game, &format!("Qe2L5-c2L3 {}", king(3)));
    let pawn = entry(&blocked, "c2L1");
    assert_eq!(pawn.rounds, 4);
    let reason = pawn.blocked.expect("a queen stands in its column");
    assert_eq!((reason.rule, &reason.cells[..]), (Some("T17"), &["c2L3".to_string()][..]));
    assert!(pawn.targets.is_empty());
    assert_eq!(starting(&blocked, "c2L1→"), [] as [&str; 0]);
    assert_eq!(why_not(&blocked, "c2L1→Pc3L1"), "T17 c2L3");
    // "Try to determine the possible squares if the Queen is not present."
    let open = pawn_after(4);
    assert_eq!(targets(&open, "c2L1", BLUE), expand("c[3456]L*"));
    assert_eq!(targets(&open, "c2L1", YELLOW), ["b6L2", "d4L1"]);
    // She leaves, and a round later the pawn can be a queen herself.
    let gone = play(&blocked, &format!("Qc2L3-e2L5 {}", king(4)));
    assert_eq!(targets(&gone, "c2L1", BLUE), expand("c[34567]L*"));
}

/// Black's king move of a round in `pawn_after`.
fn king(round: usize) -> &'static str {
    if round % 2 == 1 { "Kf7L1-g7L1" } else { "Kg7L1-f7L1" }
}

#[test]
fn t20_figure_3_a_pawn_after_five_rounds_becomes_a_queen() {
    let game = pawn_after(5);
    assert_eq!(targets(&game, "c2L1", BLUE), expand("c[34567]L*"));
    assert_eq!(targets(&game, "c2L1", YELLOW), ["b6L2", "d4L1"]);
    let quiet = "c[3456]L* c7L*=Q";
    assert_eq!(starting(&game, "c2L1→"), returns("c2L1", 'P', quiet, "b6L2 d4L1"));
    let promoted = play(&game, "c2L1→Pc7L8");
    assert!(pieces(&promoted).contains("Qc7L8"));
    assert_eq!(entry(&pawn_after(4), "c2L1").targets.iter().filter(|t| t.promotes).count(), 0);
}

/// The full board without White's a-pawns, and with these rooks of White's on a1, by level.
fn full_board(rooks: [bool; 4]) -> String {
    let levels = ["L1", "L2", "L3", "L4", "L5", "L6", "L7", "L8"].map(|level| {
        let index = ["L1", "L4", "L5", "L8"].iter().position(|&l| l == level);
        let Some(index) = index else { return "7/7/7/7/7/7/7".to_string() };
        let a1 = if rooks[index] { 'R' } else { '1' };
        let (k, q) = if level == "L4" { ('k', 'K') } else { ('q', 'Q') };
        format!("rnb{k}bnr/ppppppp/7/7/7/1PPPPPP/{a1}NB{q}BNR")
    });
    levels.join("|")
}

#[test]
fn t17_figure_4_a_rook_on_the_full_board() {
    let start = AnyGame::start("timeout").unwrap();
    let sent = play(&start, "Ra1L4→ Pg6L1-g5L1");
    let reason = entry(&sent, "a1L4").blocked.expect("three rooks stand in its column");
    assert_eq!((reason.rule, reason.cells.join(" ")), (Some("T17"), "a1L1 a1L5 a1L8".to_string()));
    // "The square is blocked one level higher."
    let fields = "w - - 0 9 Ra1L4:3 -";
    let above: AnyGame =
        format!("timeout {} {fields}", full_board([false, false, true, false])).parse().unwrap();
    let reason = entry(&above, "a1L4").blocked.expect("a rook stands one level higher");
    assert_eq!((reason.rule, reason.cells.join(" ")), (Some("T17"), "a1L5".to_string()));
    assert_eq!(why_not(&above, "a1L4→Ra2L4"), "T17 a1L5");
    // "All possible squares on all 8 levels."
    let free: AnyGame = format!("timeout {} {fields}", full_board([false; 4])).parse().unwrap();
    let (blue, green, yellow) = ("a[2345]L*", "b1L[2367]", "a6L[1458]");
    assert_eq!(targets(&free, "a1L4", BLUE), expand(blue));
    assert_eq!(targets(&free, "a1L4", GREEN), expand(green), "beside the four knights");
    assert_eq!(targets(&free, "a1L4", YELLOW), expand(yellow), "the four pawns");
    let quiet = format!("{blue} {green}");
    assert_eq!(starting(&free, "a1L4→"), returns("a1L4", 'R', &quiet, yellow));
}
