//! D9-D11: pawns, en passant, promotion.

use crate::common::trid::{CHOICE, HOME, rest, same, trid};
use crate::common::{self, expand, moves, piece_moves, pieces, play, sorted, why_not};
use hyperply::Game;
use hyperply::catalog::AnyGame;
use hyperply::describe::Describe;

/// The moves of a white pawn, the kings being at home.
fn pawn(pawn: &str, others: &str, boards: &str) -> Vec<String> {
    let game = trid(&format!("Ke0(3) kf9(7) {pawn} {others}")).boards(boards).game();
    piece_moves(&game, pawn)
}

const BRIDGE: &str = "QL1(3)w KL1(3)w QL3(3)w KL6(7)b";

#[test]
fn d9_one_column_straight_ahead() {
    assert_eq!(pawn("Pc3(2)", "", HOME), ["Pc3(2)-c4(2)"]);
    assert_eq!(pawn("Pc3(4)", "", HOME), ["Pc3(4)-c4(4)"]);
    assert_eq!(pawn("Pc3(2)", "nc4(2)", HOME), [] as [&str; 0], "no capture straight ahead");
    assert_eq!(pawn("Pc3(2)", "nc4(4)", HOME), ["Pc3(2)-c4(2)"], "an enemy above does not matter");
    // The main board ends: the next begins two levels above.
    assert_eq!(pawn("Pc4(2)", "", HOME), [] as [&str; 0]);
    assert_eq!(pawn("Pb1(2)", "", HOME), ["Pb1(2)-b2(2)"]);
    assert_eq!(pawn("Pb4(2)", "", "QL2(3)w KL1(3)w QL6(7)b KL6(7)b"), expand("Pb4(2)-b5([34])"));
    let black = trid("Ke0(3) kf9(7) pc6(6)").black().game();
    assert_eq!(piece_moves(&black, "Pc6(6)"), ["Pc6(6)-c5(6)"]);
}

#[test]
fn d9_a_pawn_lands_as_other_pieces_do() {
    // b2 has levels 2 and 3, a2 level 3.
    assert_eq!(pawn("Pb1(3)", "Pb2(2)", HOME), [] as [&str; 0]);
    let bridged = pawn("Pb1(3)", "Pb2(2)", BRIDGE);
    assert_eq!(bridged, ["Pb1(3)-b2(3)"], "the double step needs b2 empty on all levels");
    assert_eq!(pawn("Pa1(3)", "", HOME), [] as [&str; 0], "a2 is not in play.");
    assert_eq!(pawn("Pa1(3)", "", BRIDGE), ["Pa1(3)-a2(3)", "Pa1(3)-a3(3)"]);
    assert_eq!(pawn("Pb2(3)", "", BRIDGE), expand("Pb2(3)-b3([234])"));
    assert_eq!(pawn("Pb2(3)", "nb3(3)", &BRIDGE.replace("QL3(3)w", "QL3(3)b")), [] as [&str; 0]);
    assert_eq!(pawn("Pb2(3)", "nb3(4)", BRIDGE), expand("Pb2(3)-b3([23])"));
}

#[test]
fn d9_two_columns_from_the_starting_cell() {
    assert_eq!(pawn("Pc2(2)", "", HOME), expand("Pc2(2)-c[34](2)"));
    assert_eq!(pawn("Pc2(2)", "nc4(2)", HOME), ["Pc2(2)-c3(2)"]);
    assert_eq!(pawn("Pc2(2)", "nc4(4)", HOME), expand("Pc2(2)-c[34](2)"), "beside a piece");
    assert_eq!(pawn("Pc2(2)", "nc3(4)", HOME), ["Pc2(2)-c3(2)"], "not past a piece on any level");
    // From b1(3): b2 on level 2, b3 down on level 2 or up on level 4.
    assert_eq!(pawn("Pb1(3)", "", HOME), expand("Pb1(3)-b2(2) Pb1(3)-b3([24])"));
    assert_eq!(pawn("Pb1(3)", "", BRIDGE), expand("Pb1(3)-b2([23]) Pb1(3)-b3([234])"));
    // A pawn that starts elsewhere.
    assert_eq!(pawn("Pc1(2)", "", HOME), ["Pc1(2)-c2(2)"]);
    assert_eq!(pawn("Pb1(2)", "", HOME), ["Pb1(2)-b2(2)"], "b1(3) is the starting cell");
    let black = trid("Ke0(3) kf9(7) pd7(6) pb8(7) pc8(6)").black().game();
    assert_eq!(piece_moves(&black, "Pd7(6)"), expand("Pd7(6)-d[65](6)"));
    assert_eq!(piece_moves(&black, "Pb8(7)"), expand("Pb8(7)-b7(6) Pb8(7)-b6(6)"));
    assert_eq!(piece_moves(&black, "Pc8(6)"), ["Pc8(6)-c7(6)"]);
}

#[test]
fn d9_not_after_it_has_moved_or_was_carried() {
    let double = |game: &AnyGame, pawn: &str| {
        let rank = |m: &String, at: usize| m.as_bytes()[at].abs_diff(b'0');
        piece_moves(game, pawn).iter().any(|m| rank(m, 2).abs_diff(rank(m, 8)) == 2)
    };
    let game = trid("Kd1(2) kd8(6) Pe1(3) Pb1(3) Pc1(2)").game();
    assert!(double(&game, "Pb1(3)") && double(&game, "Pe1(3)"));
    // b1(3) to b2(2): another pawn's starting cell.
    let moved = play(&game, "Pb1(3)-b2(2) Kd8(6)-c8(6)");
    assert!(!double(&moved, "Pb2(2)"));
    assert_eq!(rest(&moved), "w - - b2(2) 1 10");
    assert_eq!(why_not(&moved, "Pb2(2)-b4(2)"), "D9 b2(2)");
    // c1 is no starting cell, c2 is one of others.
    let moved = play(&game, "Pc1(2)-c2(2) Kd8(6)-c8(6)");
    assert!(!double(&moved, "Pc2(2)"));
    // A board carries the pawn from e1(3) to e5(3) and back.
    let there = play(&game, "KL1(3)-KL2(3) Kd8(6)-c8(6)");
    assert_eq!(rest(&there), "w - - - 2 10");
    let back = play(&there, "KL2(3)-KL1(3) Kc8(6)-d8(6)");
    assert_eq!(rest(&back), "w - - e1(3) 4 11");
    assert!(!double(&back, "Pe1(3)") && double(&back, "Pb1(3)"));
    // To the other wing, where pawns start as well.
    let game = trid("Kd1(2) kd8(6) Pe1(3)").boards("KL1(3)w QL2(3)w QL6(7)b KL6(7)b").game();
    let across = play(&game, "KL1(3)-QL1(3) Kd8(6)-c8(6)");
    assert_eq!(rest(&across), "w - - a1(3) 2 10");
    // Captured, and another pawn comes to its cell.
    let boards = "QL1(3)w QL2(3)b QL6(7)b KL6(7)b";
    let game = trid("Kd1(2) kd8(6) Pb2(2) Pb1(3) na4(3)").boards(boards).black().game();
    let taken = play(&game, "Na4(3)xb2(2)");
    assert_eq!(rest(&taken), "w - - - 0 10");
    let filled = play(&taken, "Kd1(2)-c1(2) Nb2(2)-a4(3) Pb1(3)-b2(2)");
    assert_eq!(rest(&filled), "b - - b2(2) 0 11");
}

#[test]
fn d9_captures_diagonally_ahead() {
    let enemies = "nb4(2) nd4(2)";
    assert_eq!(pawn("Pc3(2)", enemies, HOME), ["Pc3(2)-c4(2)", "Pc3(2)xb4(2)", "Pc3(2)xd4(2)"]);
    assert_eq!(pawn("Pc3(2)", "nb4(4) nd4(4)", HOME), ["Pc3(2)-c4(2)"], "no level between");
    assert_eq!(pawn("Pc2(2)", "nb3(4)", BRIDGE), ["Pc2(2)-c3(2)", "Pc2(2)-c4(2)", "Pc2(2)xb3(4)"]);
    assert_eq!(
        pawn("Pc2(2)", "nb3(3) nb3(4)", &BRIDGE.replace("QL3(3)w", "QL3(3)b")).pop().unwrap(),
        "Pc2(2)xb3(3)"
    );
    assert_eq!(pawn("Pc3(2)", "Nb4(2) nb2(2) bd2(2)", HOME), ["Pc3(2)-c4(2)"], "not own pieces, not behind");
}

/// White's pawn has just made its double step from b1(3) by way of b2.
fn passed(others: &str, boards: &str, to: &str) -> AnyGame {
    let game = trid(&format!("Ke0(3) kd8(6) Pb1(3) {others}")).boards(boards).clock(7).game();
    play(&game, &format!("Pb1(3)-{to}"))
}

fn takes(game: &AnyGame) -> Vec<String> {
    moves(game).into_iter().filter(|m| m.contains("xb2") || m.contains("xd3")).collect()
}

#[test]
fn d10_en_passant_on_any_level() {
    let game = passed("pc3(2)", HOME, "b3(4)");
    assert_eq!(rest(&game), "b - b2(4) - 0 9");
    assert_eq!(takes(&game), ["Pc3(2)xb2(2)"]);
    let info = game.describe(&game.parse_move("Pc3(2)xb2(2)", hyperply::Language::English).unwrap());
    assert_eq!((info.kind, &info.captures[..]), ("en-passant", &["b3(4)".to_string()][..]));
    let taken = play(&game, "Pc3(2)xb2(2)");
    assert_eq!(pieces(&taken), sorted("Ke0(3) kd8(6) pb2(2)"), "the pawn on level 4 is gone");
    assert_eq!(rest(&taken), "w - - - 0 10");
    // With level 3 in play, to every level within reach.
    let game = passed("pc3(4) pa3(3)", &BRIDGE.replace("QL3(3)w", "QL3(3)b"), "b3(2)");
    assert_eq!(rest(&game), "b - b2(2) - 0 9");
    assert_eq!(takes(&game), expand("Pa3(3)xb2([23]) Pc3(4)xb2([23])"));
    // From level 4 without it, nothing: then there is nothing to write.
    assert_eq!(rest(&passed("pc3(4)", HOME, "b3(2)")), "b - - - 0 9");
    assert_eq!(rest(&passed("pc3(2)", HOME, "b2(2)")), "b - - b2(2) 0 9", "a single step");
}

#[test]
fn d10_only_right_after_the_double_step() {
    let game = passed("pc3(2)", HOME, "b3(4)");
    let late = play(&game, "Kd8(6)-c8(6) Ke0(3)-f0(3)");
    assert_eq!(takes(&late), [] as [&str; 0]);
    assert_eq!(why_not(&late, "Pc3(2)xb2(2)"), "D10 b3(4)");
    let black = trid("Ke0(3) kd8(6) pd7(6) Pc5(6)").black().game();
    let passed = play(&black, "Pd7(6)-d5(6)");
    assert_eq!(rest(&passed), "w - d6(6) - 0 10");
    assert_eq!(pieces(&play(&passed, "Pc5(6)xd6(6)")), sorted("Ke0(3) kd8(6) Pd6(6)"));
}

#[test]
fn d10_c6_not_written_when_it_would_expose_the_king() {
    // Both pawns leave the fourth rank, and the rook sees the king.
    let game = trid("Rb4(2) Ke0(3) ke4(2) pc4(2) Pd2(2)").game();
    assert_eq!(rest(&play(&game, "Pd2(2)-d4(2)")), "b - - - 0 9");
    let game = trid("Rb3(2) Ke0(3) ke4(2) pc4(2) Pd2(2)").game();
    assert_eq!(rest(&play(&game, "Pd2(2)-d4(2)")), "b - d3(2) - 0 9");
}

#[test]
fn d11_promotion_ranks_by_file() {
    let far = |pawn: &str, boards: &str| {
        let game = trid(&format!("Kc1(2) kd5(6) {pawn}")).boards(boards).game();
        piece_moves(&game, pawn)
    };
    let none = "QL1(3)w KL1(3)w QL2(3)w KL2(3)w";
    let both = "QL1(3)w KL1(3)w QL6(7)w KL6(5)w";
    for file in ['c', 'd'] {
        for boards in [none, both] {
            same(far(&format!("P{file}7(6)"), boards), &format!("P{file}7(6)-{file}8(6)="));
        }
    }
    // Files b and e end at rank 8, or at rank 9 with a board on the peg, be it above or below.
    same(far("Pb7(6)", none), "Pb7(6)-b8(6)=");
    same(far("Pe7(6)", none), "Pe7(6)-e8(6)=");
    same(far("Pb7(6)", both), "Pb7(6)-b8([67])");
    same(far("Pe7(6)", both), "Pe7(6)-e8([56])");
    same(far("Pb8(6)", both), "Pb8(6)-b9(7)=");
    same(far("Pe8(6)", both), "Pe8(6)-e9(5)=");
    same(far("Pa8(7)", both), "Pa8(7)-a9(7)=");
    same(far("Pf8(5)", both), "Pf8(5)-f9(5)=");
}

#[test]
fn d11_black_promotes_on_ranks_1_and_0() {
    let far = |pawn: &str, boards: &str| {
        let game = trid(&format!("Kd4(2) kc8(6) p{}", &pawn[1..])).boards(boards).black().game();
        piece_moves(&game, pawn)
    };
    let none = "QL2(3)b KL2(3)b QL6(7)b KL6(7)b";
    let both = "QL1(3)b KL1(1)b QL6(7)b KL6(7)b";
    same(far("Pc2(2)", both), "Pc2(2)-c1(2)=");
    same(far("Pb2(2)", none), "Pb2(2)-b1(2)=");
    same(far("Pb2(2)", both), "Pb2(2)-b1([23])");
    same(far("Pe2(2)", both), "Pe2(2)-e1([12])");
    same(far("Pe1(2)", both), "Pe1(2)-e0(1)=");
    same(far("Pa1(3)", both), "Pa1(3)-a0(3)=");
}

#[test]
fn d11_what_a_pawn_becomes() {
    let game = trid("Ke0(3) kd5(6) Pc7(6) nd8(6)").game();
    assert_eq!(piece_moves(&game, "Pc7(6)"), expand(&format!("Pc7(6)-c8(6){CHOICE} Pc7(6)xd8(6){CHOICE}")));
    assert_eq!(pieces(&play(&game, "Pc7(6)xd8(6)=N")), sorted("Ke0(3) kd5(6) Nd8(6)"));
    assert_eq!(pieces(&play(&game, "Pc7(6)-c8(6)=R")), sorted("Ke0(3) kd5(6) Rc8(6) nd8(6)"));
    assert_eq!(why_not(&game, "Pc7(6)-c8(6)=K"), "D11 c8(6)");
    assert_eq!(why_not(&game, "Pc7(6)-c8(6)=P"), "D11 c8(6)");
    let early = trid("Ke0(3) kd5(6) Pc6(6)").game();
    assert_eq!(why_not(&early, "Pc6(6)-c7(6)=Q"), "D11 c7(6)");
}

#[test]
fn d11_a_pawn_that_is_carried_to_its_promotion_rank() {
    let with = |pawn: &str| {
        let game = trid(&format!("Ke0(3) kd8(6) {pawn}")).boards("QL5(7)w KL1(3)w QL1(3)b KL6(7)b").clock(3);
        game.game()
    };
    let to = |game: &AnyGame| {
        let moves = moves(game).into_iter();
        moves.filter(|m| m.starts_with("QL5(7)-QL6(7)")).collect::<Vec<_>>()
    };
    for (pawn, there) in [("Pa5(7)", "a9(7)"), ("Pb5(7)", "b9(7)")] {
        let game = with(pawn);
        assert_eq!(to(&game), expand(&format!("QL5(7)-QL6(7){CHOICE}")));
        let after = play(&game, "QL5(7)-QL6(7)=R");
        assert_eq!(pieces(&after), sorted(&format!("Ke0(3) kd8(6) R{there}")));
        assert_eq!(rest(&after), "b - - - 4 9", "D15: no pawn move for the clock");
        let info = game.describe(&game.parse_move("QL5(7)-QL6(7)=N", hyperply::Language::English).unwrap());
        assert_eq!((info.promotion, info.extras.text("promoted")), (Some('N'), Some(there)));
        assert_eq!(info.clicks, ["QL5(7)", "QL6(7)", "=N"]);
        let passenger = info.extras.fields("passenger").unwrap();
        assert_eq!((passenger.text("from"), passenger.text("to")), (Some(&pawn[1..]), Some(there)));
    }
    // Rank 8 is not the last on file a, nor on file b once the board is there.
    for pawn in ["Pa4(7)", "Pb4(7)"] {
        assert_eq!(to(&with(pawn)), ["QL5(7)-QL6(7)"]);
    }
}

#[test]
fn d11_a_pawn_that_a_board_leaves_on_its_promotion_rank() {
    let own = trid("Ke0(3) kc7(6) Pb8(6)").boards("QL6(7)w KL1(3)w QL1(3)b KL6(7)b").clock(3).game();
    let leaving = |game: &AnyGame| common::trid::board_moves(game);
    let expected = "QL6(7)-QL6(5) QL6(7)-QL5(7)=[QRBN]";
    assert_eq!(leaving(&own), expand(expected), "as long as a board is below, b8 is not the end");
    let after = play(&own, "QL6(7)-QL5(7)=B");
    assert_eq!(pieces(&after), sorted("Ke0(3) kc7(6) Bb8(6)"));
    assert_eq!(rest(&after), "b - - - 4 9");
    // Another board stays at the peg.
    let two = trid("Ke0(3) kc7(6) Pb8(6)").boards("QL6(7)w QL6(5)w KL1(3)w KL6(7)b").game();
    assert!(leaving(&two).contains(&"QL6(7)-QL5(7)".to_string()));
    // The opponent's pawn becomes a queen, and the move has no choice.
    let other = trid("Ke0(3) kd7(6) Pb8(6)").boards("QL6(7)b KL1(3)w QL1(3)w KL6(7)b").black().game();
    assert_eq!(leaving(&other), expand("QL6(7)-QL5(7) QL6(7)-QL6(5) KL6(7)-KL5(7) KL6(7)-KL6(5)"));
    let m = other.parse_move("QL6(7)-QL5(7)", hyperply::Language::English).unwrap();
    let info = other.describe(&m);
    assert_eq!((info.promotion, info.extras.text("promoted")), (Some('Q'), Some("b8(6)")));
    assert_eq!(info.clicks, ["QL6(7)", "QL5(7)"]);
    assert_eq!(pieces(&play(&other, "QL6(7)-QL5(7)")), sorted("Ke0(3) kd7(6) Qb8(6)"));
    assert_eq!(why_not(&other, "QL6(7)-QL5(7)=Q"), "D11");
    // Unless that queen would attack the mover's king.
    let exposed = trid("Ke0(3) kd8(6) Pb8(6)").boards("QL6(7)b KL1(3)w QL1(3)w KL6(7)b").black().game();
    assert_eq!(why_not(&exposed, "QL6(7)-QL5(7)"), "D15 b8(6)");
    // Black's pawns end at rank 1, and at rank 0 with boards.
    let black = trid("Kd4(2) kd8(6) pe1(2)").boards("QL6(7)b KL1(1)b QL1(3)w KL6(7)b").black().game();
    assert_eq!(leaving(&black).iter().filter(|m| m.starts_with("KL1(1)-KL2(1)=")).count(), 4);
    assert_eq!(pieces(&play(&black, "KL1(1)-KL2(1)=N")), sorted("Kd4(2) kd8(6) ne1(2)"));
}
