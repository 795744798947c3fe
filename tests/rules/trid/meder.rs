//! M1, M4-M11 and M13: how pieces move, land and attack by Meder's rules, pawns, castling.

use crate::common::trid::{HOME, Trid, meder, rest, same, trid};
use crate::common::{castles, expand, moves, piece_moves, pieces, play, sorted, starting, why_not};
use hyperply::Game;
use hyperply::catalog::AnyGame;
use hyperply::describe::Describe;

const NONE: [&str; 0] = [];

#[test]
fn m1_m4_setup_and_first_moves() {
    let start = AnyGame::start("trid-meder").unwrap();
    let white = "Ra0(3) Qb0(3) Pa1(3) Pb1(3) Ke0(3) Rf0(3) Pe1(3) Pf1(3) Nb1(2) Bc1(2) Bd1(2) Ne1(2) \
                 Pb2(2) Pc2(2) Pd2(2) Pe2(2)";
    let black = "ra9(7) qb9(7) pa8(7) pb8(7) ke9(7) rf9(7) pe8(7) pf8(7) nb8(6) bc8(6) bd8(6) ne8(6) \
                 pb7(6) pc7(6) pd7(6) pe7(6)";
    assert_eq!(pieces(&start), sorted(&format!("{white} {black}")));
    // Levels 2 and 4 of the ranks 3 and 4; a2 and f2 are not in play, all else stands behind own pieces.
    let first = "Nb1(2)-c3([24]) Ne1(2)-d3([24]) Pb2(2)-b[34]([24]) Pc2(2)-c[34]([24]) \
                 Pd2(2)-d[34]([24]) Pe2(2)-e[34]([24])";
    assert_eq!(moves(&start), expand(first));
    // Nothing of White's reaches what Black's first moves need.
    assert_eq!((start.perft(1).unwrap(), start.perft(2).unwrap()), (20, 20 * 20));
}

#[test]
fn m5_gaps_are_crossed() {
    let pieces = "Kd1(2) kd8(6) Rf0(3) nf8(7)";
    let game = meder(pieces).game();
    // Over f2 to f7, over c0 and d0.
    assert_eq!(piece_moves(&game, "Rf0(3)"), expand("Rf0(3)-f1(3) Rf0(3)xf8(7) Rf0(3)-[abe]0(3)"));
    assert_eq!(why_not(&trid(pieces).game(), "Rf0(3)xf8(7)"), "D5");
    let king = meder("Kf0(3) rf8(7) kd8(6)").boards("QL1(3)w KL1(3)w QL6(7)b KL6(7)b").game();
    assert_eq!(king.status().checks, ["f8(7)"]);
    // f1 is still on the line.
    assert_eq!(piece_moves(&king, "Kf0(3)"), expand("Kf0(3)-e0(3) Kf0(3)-e1([23])"));
    assert_eq!(why_not(&king, "Kf0(3)-f1(3)"), "M7 f8(7)");
    let queen = meder("Kd1(2) kd7(6) Qa9(7)").boards("QL6(7)w KL1(3)w QL1(3)b KL6(7)b").game();
    let expected = "Qa9(7)-[bef]9(7) Qa9(7)-a8(7) Qa9(7)-a[01](3) Qa9(7)-b8([67]) Qa9(7)-c7(6) \
                    Qa9(7)-d6([46]) Qa9(7)-e5([46])";
    assert_eq!(piece_moves(&queen, "Qa9(7)"), expand(expected));
}

#[test]
fn m5_a_piece_on_any_level_stops_a_ride() {
    let rook = |others: &str| piece_moves(&meder(&format!("Ke0(3) kf9(7) Rb1(2) {others}")).game(), "Rb1(2)");
    let rank = "Rb1(2)-b0(3) Rb1(2)-a1(3) Rb1(2)-[cd]1(2) Rb1(2)-e1([23]) Rb1(2)-f1(3) Rb1(2)-b2(2)";
    let far = "Rb1(2)-b[34]([24]) Rb1(2)-b[56]([46]) Rb1(2)-b7(6) Rb1(2)-b8([67]) Rb1(2)-b9(7)";
    let with = |others: &str, list: &str| assert_eq!(rook(others), expand(&format!("{rank} {list}")));
    with("", far);
    with("Nb4(4)", "Rb1(2)-b3([24]) Rb1(2)-b4(2)");
    with("Nb3(4)", "Rb1(2)-b3(2)");
    with("nb3(4)", "Rb1(2)-b3(2) Rb1(2)xb3(4)");
    with("nb3(2) nb3(4)", "Rb1(2)xb3([24])");
    with("Nb3(2) nb3(4)", "Rb1(2)xb3(4)");
    with("Nb3(2) Nb3(4)", "");
    let game = meder("Ke0(3) kf9(7) Rb1(2) Nb3(4)").game();
    assert_eq!(why_not(&game, "Rb1(2)-b4(2)"), "M5 b3(4)");
    assert_eq!(&why_not(&game, "Rb1(2)-b1(3)")[..2], "M5", "A piece can't move within its column.");
    assert_eq!(&why_not(&game, "Rb1(2)-c2(2)")[..2], "M5");
}

#[test]
fn m5_m6_knights_leap_to_any_level() {
    let knight = |knight: &str, others: &str, boards: &str| {
        piece_moves(&meder(&format!("Ke0(3) kf9(7) {knight} {others}")).boards(boards).game(), knight)
    };
    let near = "Nb1(2)-c3([24]) Nb1(2)-d2(2)";
    assert_eq!(knight("Nb1(2)", "", HOME), expand(near));
    let bridge = "QL3(5)w KL1(3)w QL6(7)b KL6(7)b";
    assert_eq!(knight("Nb1(2)", "Pb2(2) Pc2(2)", bridge), expand(&format!("{near} Nb1(2)-a3(5)")));
    for from in ["Nc4(2)", "Nc4(4)"] {
        let all = "N-b2(2) N-d2(2) N-e3([24]) N-e5([46]) N-b6([46]) N-d6([46])";
        assert_eq!(knight(from, "", HOME), expand(&all.replace("N-", &format!("{from}-"))));
    }
}

#[test]
fn m6_any_free_level_of_the_column() {
    let game = meder("Ke0(3) kf9(7) Qc3(2)").game();
    let queen = "Qc3(2)-c[12](2) Qc3(2)-c4([24]) Qc3(2)-c[56]([46]) Qc3(2)-c[78](6) Qc3(2)-[bde]3([24]) \
                 Qc3(2)-b4([24]) Qc3(2)-d4([24]) Qc3(2)-e5([46]) Qc3(2)-b2(2) Qc3(2)-a1(3) Qc3(2)-d2(2) \
                 Qc3(2)-e1([23]) Qc3(2)-f0(3)";
    assert_eq!(piece_moves(&game, "Qc3(2)"), expand(queen));
    assert_eq!(
        piece_moves(&game, "Ke0(3)"),
        expand("Ke0(3)-d1(2) Ke0(3)-e1([23]) Ke0(3)-f[01](3)"),
        "d0 is not in play."
    );
    // b5 has the levels 3, 4, 6 and 7 if boards stand on QL2 and QL5.
    let tall = |others: &str| {
        let game = meder(&format!("Kc1(2) kd8(6) Rb2(2) {others}"));
        let game = game.boards("QL2(3)w KL1(3)w QL5(7)b KL6(7)b").game();
        let rook = piece_moves(&game, "Rb2(2)").into_iter();
        rook.filter(|m| m[7..].starts_with("b5")).collect::<Vec<_>>()
    };
    assert_eq!(tall(""), expand("Rb2(2)-b5([3467])"));
    assert_eq!(tall("Nb5(4) pb5(3)"), expand("Rb2(2)-b5([67]) Rb2(2)xb5(3)"), "neither does what is between");
    let game = meder("Ke0(3) kf9(7) Rc1(2) Nc3(2)").game();
    assert_eq!(why_not(&game, "Rc1(2)-c3(2)"), "M6 c3(2)");
    assert_eq!(&why_not(&game, "Rc1(2)xc3(4)")[..2], "M6", "nothing to capture");
}

#[test]
fn m7_a_pinned_piece_attacks() {
    // The rook on d5(6) shields Black's king from d2.
    let game = meder("Ke4(2) Rd2(2) kd8(6) rd5(6)").game();
    assert_eq!(game.status().checks, NONE);
    // Of d5 its own column it attacks nothing, and nothing protects it.
    assert_eq!(piece_moves(&game, "Ke4(2)"), expand("Ke4(2)-e3([24]) Ke4(2)-d5(4) Ke4(2)xd5(6)"));
    assert_eq!(why_not(&game, "Ke4(2)-e5(4)"), "M7 d5(6)");
    assert_eq!(why_not(&game, "Ke4(2)-d3(4)"), "M7 d5(6)");
}

#[test]
fn m7_no_move_leaves_the_own_king_attacked() {
    let game = meder("Kb1(2) Rd1(2) rf1(3) kf9(7)").game();
    assert_eq!(piece_moves(&game, "Rd1(2)"), expand("Rd1(2)-c1(2) Rd1(2)-e1([23]) Rd1(2)xf1(3)"));
    assert_eq!(why_not(&game, "Rd1(2)-d2(2)"), "M7 f1(3)");
    // Two in one column both shield, so that each may leave.
    let two = meder("Kb1(2) Re1(2) Ne1(3) rf1(3) kf9(7)").game();
    assert_eq!(piece_moves(&two, "Ne1(3)"), expand("Ne1(3)-c2(2) Ne1(3)-d3([24])"));
    // A check is answered on the way, on any level, or by capture.
    let check = meder("Kb3(2) rb6(6) Nc4(2) Pa4(3) Pa2(5) kf9(7)");
    let check = check.boards("QL2(3)w QL3(5)w QL6(7)b KL6(7)b").game();
    assert_eq!(check.status().checks, ["b6(6)"]);
    assert_eq!(starting(&check, "N"), ["Nc4(2)xb6(6)"]);
    assert_eq!(starting(&check, "P"), NONE);
}

/// The moves of a white pawn, the kings being at home.
fn pawn(pawn: &str, others: &str, boards: &str) -> Vec<String> {
    let game = meder(&format!("Ke0(3) kf9(7) {pawn} {others}")).boards(boards).game();
    piece_moves(&game, pawn)
}

/// Levels 5 of a2, a3, b2 and b3.
const BRIDGE: &str = "QL1(3)w QL3(5)w QL6(7)b KL6(7)b";

#[test]
fn m8_pawns_go_and_capture_to_any_level() {
    assert_eq!(pawn("Pc3(2)", "", HOME), expand("Pc3(2)-c4([24])"));
    assert_eq!(pawn("Pc4(2)", "", HOME), expand("Pc4(2)-c5([46])"));
    assert_eq!(pawn("Pc3(2)", "nc4(4)", HOME), ["Pc3(2)-c4(2)"], "no capture straight ahead");
    assert_eq!(pawn("Pc3(2)", "nc4(4) Nc4(2)", HOME), NONE);
    let captures = "Pc3(2)-c4([24]) Pc3(2)xb4([24]) Pc3(2)xd4(4)";
    assert_eq!(pawn("Pc3(2)", "nb4(2) nb4(4) nd4(4) Nd4(2)", HOME), expand(captures));
    assert_eq!(pawn("Pc3(2)", "bb2(2) bd2(2) nb3(2)", HOME), expand("Pc3(2)-c4([24])"), "nothing behind");
    let black = meder("Ke0(3) kf9(7) pc6(4) Nb5(6)").black().game();
    assert_eq!(piece_moves(&black, "Pc6(4)"), expand("Pc6(4)-c5([46]) Pc6(4)xb5(6)"));
    // The columns a2 and f2 are not in play, and a pawn does not go over them.
    assert_eq!(pawn("Pa1(3)", "", HOME), NONE);
    assert_eq!(pawn("Pf1(3)", "", HOME), NONE);
    let game = meder("Ke0(3) kf9(7) Pf1(3) Pc3(2) nc4(2)").game();
    assert_eq!(&why_not(&game, "Pf1(3)-f8(7)")[..2], "M8");
    assert_eq!(why_not(&game, "Pc3(2)xc4(2)"), "M8 c4(2)");
    assert_eq!(&why_not(&game, "Pc3(2)-c2(2)")[..2], "M8");
}

#[test]
fn m9_two_columns_from_the_starting_cell() {
    let both = "Pc2(2)-c[34]([24])";
    assert_eq!(pawn("Pc2(2)", "", HOME), expand(both));
    assert_eq!(pawn("Pc2(2)", "nc4(4)", HOME), expand("Pc2(2)-c3([24]) Pc2(2)-c4(2)"));
    assert_eq!(pawn("Pc2(2)", "nc3(4)", HOME), ["Pc2(2)-c3(2)"], "not past a piece on any level");
    assert_eq!(pawn("Pb1(3)", "", HOME), expand("Pb1(3)-b2(2) Pb1(3)-b3([24])"));
    let boards = BRIDGE;
    let at_d1 =
        |pawn: &str| piece_moves(&meder(&format!("Kd1(2) kf9(7) {pawn}")).boards(boards).game(), pawn);
    assert_eq!(at_d1("Pb1(3)"), expand("Pb1(3)-b2([25]) Pb1(3)-b3([245])"));
    assert_eq!(at_d1("Pa1(3)"), expand("Pa1(3)-a[23](5)"));
    // What is no starting cell: b1(3) is one, b1(2) is none.
    assert_eq!(pawn("Pb1(2)", "", HOME), ["Pb1(2)-b2(2)"]);
    assert_eq!(pawn("Pc1(2)", "", HOME), ["Pc1(2)-c2(2)"]);
    let black = meder("Ke0(3) kf9(7) pd7(6) pb8(7) pc8(6)").black().game();
    assert_eq!(piece_moves(&black, "Pd7(6)"), expand("Pd7(6)-d[65]([46])"));
    assert_eq!(piece_moves(&black, "Pb8(7)"), expand("Pb8(7)-b7(6) Pb8(7)-b6([46])"));
    assert_eq!(piece_moves(&black, "Pc8(6)"), ["Pc8(6)-c7(6)"]);
}

#[test]
fn m9_not_after_it_has_moved_or_was_carried() {
    let game = meder("Kd1(2) kd8(6) Pb1(3) Pc1(2)").game();
    let moved = play(&game, "Pb1(3)-b2(2) Kd8(6)-c8(6)");
    assert_eq!(rest(&moved), "w - - b2(2) 1 10");
    assert_eq!(piece_moves(&moved, "Pb2(2)"), expand("Pb2(2)-b3([24])"));
    assert_eq!(why_not(&moved, "Pb2(2)-b4(2)"), "M9 b2(2)");
    // Carried across from f1(3) to b1(3), where pawns start as well.
    let game = meder("Kd1(2) kd8(6) Pf1(3)").boards("KL1(3)w QL2(3)w QL6(7)b KL6(7)b").game();
    let across = play(&game, "KL1(3)-QL1(3) Kd8(6)-c8(6)");
    assert_eq!(rest(&across), "w - - b1(3) 2 10");
    assert_eq!(piece_moves(&across, "Pb1(3)"), ["Pb1(3)-b2(2)"]);
    assert_eq!(why_not(&across, "Pb1(3)-b3(2)"), "M9 b1(3)");
}

fn takes(game: &AnyGame, column: &str) -> Vec<String> {
    moves(game).into_iter().filter(|m| m.contains(&format!("x{column}("))).collect()
}

#[test]
fn m10_en_passant_on_any_level() {
    let game = meder("Ke0(3) kd8(6) Pc2(2) pb4(2) pd4(4)").clock(7).game();
    let passed = play(&game, "Pc2(2)-c4(4)");
    assert_eq!(rest(&passed), "b - c3(4) - 0 9");
    assert_eq!(takes(&passed, "c3"), expand("Pb4(2)xc3([24]) Pd4(4)xc3([24])"));
    let taken = play(&passed, "Pb4(2)xc3(2)");
    assert_eq!(pieces(&taken), sorted("Ke0(3) kd8(6) pc3(2) pd4(4)"), "the pawn on level 4 is gone");
    assert_eq!(rest(&taken), "w - - - 0 10");
    let info = passed.describe(&passed.parse_move("Pd4(4)xc3(2)", hyperply::Language::English).unwrap());
    assert_eq!((info.kind, &info.captures[..]), ("en-passant", &["c4(4)".to_string()][..]));
    // Only right after the double step.
    let late = play(&passed, "Kd8(6)-c8(6) Ke0(3)-f0(3)");
    assert_eq!(takes(&late, "c3"), NONE);
    assert_eq!(why_not(&late, "Pb4(2)xc3(2)"), "M10 c4(4)");
    assert_eq!(rest(&play(&game, "Pc2(2)-c3(4)")), "b - - - 0 9", "a single step");
    // Over b2 with its levels 2 and 5.
    let game = meder("Kd1(2) kd8(6) Pb1(3) pc3(4)").boards(BRIDGE).game();
    let passed = play(&game, "Pb1(3)-b3(5)");
    assert_eq!(rest(&passed), "b - b2(5) - 0 9");
    assert_eq!(takes(&passed, "b2"), expand("Pc3(4)xb2([25])"));
}

#[test]
fn m10_the_capturing_pawn_may_have_been_carried() {
    let game = meder("Kd1(2) kd8(6) Pb2(2) pa6(5)").boards("QL1(3)w KL1(3)w QL4(5)b KL6(7)b").black().game();
    let passed = play(&game, "QL4(5)-QL2(3) Pb2(2)-b4(4)");
    assert_eq!(rest(&passed), "b - b3(4) - 0 10");
    assert_eq!(takes(&passed, "b3"), expand("Pa4(3)xb3([24])"));
}

#[test]
fn m10_c6_not_written_when_it_would_expose_the_king() {
    // Both pawns would leave the fourth rank.
    let game = meder("Rb4(2) Ke0(3) ke4(2) pc4(2) Pd2(2)").game();
    assert_eq!(rest(&play(&game, "Pd2(2)-d4(2)")), "b - - - 0 9");
    assert_eq!(why_not(&play(&game, "Pd2(2)-d4(2)"), "Pc4(2)xd3(2)"), "M7 b4(2)");
}

#[test]
fn m11_promotion_ranks_by_file() {
    let far = |pawn: &str, boards: &str| {
        piece_moves(&meder(&format!("Kc1(2) kd5(6) {pawn}")).boards(boards).game(), pawn)
    };
    let none = "QL1(3)w KL1(3)w QL5(7)b KL5(7)b";
    // Whoever owns them.
    for both in ["QL1(3)w QL6(7)w QL5(7)b KL6(7)b", "QL1(3)w KL1(3)w QL6(7)b KL6(7)b"] {
        same(far("Pc7(6)", both), "Pc7(6)-c8(6)=");
        same(far("Pb7(6)", both), "Pb7(6)-b8([67])");
        same(far("Pe7(6)", both), "Pe7(6)-e8([67])");
        same(far("Pb8(6)", both), "Pb8(6)-b9(7)=");
        same(far("Pe8(7)", both), "Pe8(7)-e9(7)=");
        same(far("Pa8(7)", both), "Pa8(7)-a9(7)=");
        same(far("Pf8(7)", both), "Pf8(7)-f9(7)=");
    }
    same(far("Pd7(6)", none), "Pd7(6)-d8(6)=");
    same(far("Pb7(6)", none), "Pb7(6)-b8(6)=");
    same(far("Pe7(6)", none), "Pe7(6)-e8(6)=");
    let near = |pawn: &str, boards: &str| {
        let game = meder(&format!("Kd4(2) kc8(6) p{}", &pawn[1..])).boards(boards).black().game();
        piece_moves(&game, pawn)
    };
    let none = "QL2(3)w KL2(3)w QL6(7)b KL6(7)b";
    same(near("Pc2(2)", HOME), "Pc2(2)-c1(2)=");
    same(near("Pb2(2)", none), "Pb2(2)-b1(2)=");
    same(near("Pb2(2)", HOME), "Pb2(2)-b1([23])");
    same(near("Pe1(2)", HOME), "Pe1(2)-e0(3)=");
    same(near("Pa1(3)", HOME), "Pa1(3)-a0(3)=");
}

#[test]
fn m11_what_a_pawn_becomes() {
    let game = meder("Ke0(3) kd5(6) Pc7(6) nd8(6)").clock(5).game();
    same(piece_moves(&game, "Pc7(6)"), "Pc7(6)-c8(6)= Pc7(6)xd8(6)=");
    let taken = play(&game, "Pc7(6)xd8(6)=N");
    assert_eq!((pieces(&taken), &*rest(&taken)), (sorted("Ke0(3) kd5(6) Nd8(6)"), "b - - - 0 9"));
    assert_eq!(why_not(&game, "Pc7(6)-c8(6)=K"), "M11 c8(6)");
    let early = meder("Ke0(3) kd5(6) Pc6(6)").game();
    assert_eq!(why_not(&early, "Pc6(6)-c7(6)=Q"), "M11 c7(6)");
}

#[test]
fn m11_a_pawn_that_is_carried_to_its_promotion_rank() {
    let from = |place: &str, pawn: &str| {
        let boards = format!("{place}w KL1(3)w QL1(3)b KL5(7)b");
        meder(&format!("Kd1(2) kd8(6) {pawn}")).boards(&boards).clock(3).game()
    };
    for (place, pawn, there) in [
        ("QL4(5)", "Pa7(5)", "a9(7)"),
        ("QL4(5)", "Pb7(5)", "b9(7)"),
        ("QL5(7)", "Pa5(7)", "a9(7)"),
        ("QL5(7)", "Pb5(7)", "b9(7)"),
    ] {
        let game = from(place, pawn);
        let text = format!("{place}-QL6(7)");
        same(starting(&game, &text), &format!("{text}="));
        let after = play(&game, &format!("{text}=R"));
        assert_eq!(pieces(&after), sorted(&format!("Kd1(2) kd8(6) R{there}")));
        assert_eq!(rest(&after), "b - - - 4 9", "M16: no pawn move for the clock");
    }
    // Rank 8 is not the last of file a, nor of file b with the board that has come there.
    for (place, pawn) in
        [("QL4(5)", "Pa6(5)"), ("QL4(5)", "Pb6(5)"), ("QL5(7)", "Pa4(7)"), ("QL5(7)", "Pb4(7)")]
    {
        let text = format!("{place}-QL6(7)");
        assert_eq!(starting(&from(place, pawn), &text), [text]);
    }
    // Across from QL6 to KL6: to e8(7) and f8(7), neither of which is the last rank.
    for (pawn, there) in [("Pa8(7)", "e8(7)"), ("Pb8(7)", "f8(7)")] {
        let after = play(&from("QL6(7)", pawn), "QL6(7)-KL6(7)");
        assert_eq!(pieces(&after), sorted(&format!("Kd1(2) kd8(6) P{there}")));
    }
}

/// Kings and rooks at home behind pawns, with all rights.
fn castling(others: &str) -> Trid {
    let home = "Ke0(3) Ra0(3) Rf0(3) Pa1(3) Pe1(3) ke9(7) ra9(7) rf9(7) pa8(7) pe8(7)";
    meder(&format!("{home} {others}")).castling("KQkq")
}

#[test]
fn m13_castling_to_either_side() {
    let others = "Pf1(3) pf8(7)";
    let game = castling(others).game();
    assert_eq!(castles(&game), ["O-O", "O-O-O"]);
    let short = play(&game, "O-O");
    let rest_of = "Pa1(3) Pe1(3) Pf1(3) pa8(7) pe8(7) pf8(7)";
    assert_eq!(pieces(&short), sorted(&format!("Kf0(3) Re0(3) Ra0(3) ke9(7) ra9(7) rf9(7) {rest_of}")));
    assert_eq!(rest(&short), "b kq - - 1 9");
    let long = play(&game, "O-O-O O-O-O");
    assert_eq!(pieces(&long), sorted(&format!("Kb0(3) Re0(3) Rf0(3) kb9(7) re9(7) rf9(7) {rest_of}")));
    assert_eq!(rest(&long), "w - - - 2 10");
    // Not as the first move, not over a piece on b0.
    for start in [castling(others).number(1), castling(others).number(1).black()] {
        assert_eq!(castles(&start.game()), NONE);
        assert_eq!(&why_not(&start.game(), "O-O")[..3], "M13");
        assert_eq!(castles(&start.number(2).game()), ["O-O", "O-O-O"]);
    }
    let queen = castling("Pf1(3) pf8(7) Qb0(3)").game();
    assert_eq!(castles(&queen), ["O-O"]);
    assert_eq!(why_not(&queen, "O-O-O"), "M13 b0(3)");
}

#[test]
fn m13_neither_cell_of_the_king_is_attacked() {
    // Over the gap from f9 to f0.
    let open = castling("").game();
    assert_eq!(castles(&open), ["O-O-O"]);
    assert_eq!(why_not(&open, "O-O"), "M13 f9(7)");
    let check = castling("Pf1(3) pf8(7) bd1(2)").game();
    assert_eq!(castles(&check), NONE);
    assert_eq!(why_not(&check, "O-O-O"), "M13 d1(2)");
    let knight = castling("Pf1(3) pf8(7) ne2(2)").game();
    assert_eq!((castles(&knight), &*why_not(&knight, "O-O")), (vec!["O-O-O".to_string()], "M13 e2(2)"));
    let file = castling("Pf1(3) pf8(7) rb6(4)").game();
    assert_eq!((castles(&file), &*why_not(&file, "O-O-O")), (vec!["O-O".to_string()], "M13 b6(4)"));
}

#[test]
fn m13_who_has_moved_castles_no_more() {
    let game = castling("Pf1(3) pf8(7)").game();
    let rights = |game: &AnyGame, list: &str| rest(&play(game, list)).split(' ').nth(1).unwrap().to_string();
    assert_eq!(rights(&game, "Ke0(3)-d1(2)"), "kq");
    assert_eq!(rights(&game, "Ra0(3)-b0(3) Ra9(7)-b9(7)"), "Kk");
    assert_eq!(rights(&game, "Ra0(3)-b0(3) Ke9(7)-d8(6) Rb0(3)-a0(3)"), "K", "out and back");
    let back = play(&game, "Ra0(3)-b0(3) Ke9(7)-d8(6) Rb0(3)-a0(3) Kd8(6)-c8(6)");
    assert_eq!(castles(&back), ["O-O"]);
    assert_eq!(&why_not(&back, "O-O-O")[..3], "M13");
    // A ride counts as a move, of the king and of the rook.
    let ride = meder("Ke0(3) Ra0(3) kd8(6)").castling("Q").game();
    assert_eq!(castles(&ride), ["O-O-O"]);
    assert_eq!(rights(&ride, "KL1(3)-KL2(3)"), "-");
    assert_eq!(rights(&ride, "QL1(3)-QL3(5)"), "-");
    // That of another piece does not.
    let other = meder("Ke0(3) Ra0(3) Nf8(7) kd8(6)").castling("Q");
    let other = other.boards("QL1(3)w KL1(3)w QL5(7)b KL6(7)b").game();
    assert_eq!(rights(&other, "KL6(7)-QL6(7)"), "Q");
}
