//! D18: the same game without steps over the edge of a board.

use crate::common::trid::{HOME, boards, rest, strict, trid};
use crate::common::{expand, moves, piece_moves, pieces, play, sorted, starting, why_not};
use hyperply::catalog::AnyGame;
use hyperply::describe::Describe;
use hyperply::{Game, Language};
use std::collections::BTreeSet;

#[test]
fn d18_the_start_and_its_perft() {
    let start = AnyGame::start("trid-strict").unwrap();
    let of_trid = AnyGame::start("trid").unwrap().to_string();
    assert_eq!(start.to_string(), of_trid.replacen("trid", "trid-strict", 1));
    assert_eq!(
        moves(&start),
        expand("Nb1(2)-c3(2) Ne1(2)-d3(2) Pb2(2)-b[34](2) Pc2(2)-c[34](2) Pd2(2)-d[34](2) Pe2(2)-e[34](2)")
    );
    assert_eq!([1, 2, 3].map(|depth| start.perft(depth).unwrap()), [10, 100, 1100]);
}

#[test]
fn d18_no_landing_where_the_own_level_is_not_in_play() {
    // e1 has the levels 2 and 3; a1, b0 and f1 only 3, b5 and what follows none beneath 4.
    let game = strict("Ke0(3) kf9(7) Rb1(2)").game();
    assert_eq!(piece_moves(&game, "Rb1(2)"), expand("Rb1(2)-b[234](2) Rb1(2)-[cd]1(2) Rb1(2)-e1([23])"));
    for text in ["Rb1(2)-a1(3)", "Rb1(2)-b0(3)", "Rb1(2)-f1(3)"] {
        assert_eq!(&why_not(&game, text)[..3], "D18", "{text}");
    }
    // Level 2 of b3 is in play, level 3 is not: that is D6's.
    assert_eq!(why_not(&game, "Rb1(2)-b3(4)"), "D6 b3(3)");
    assert_eq!(piece_moves(&game, "Ke0(3)"), expand("Ke0(3)-e1([23]) Ke0(3)-f[01](3)"));
    assert_eq!(&why_not(&game, "Ke0(3)-d1(2)")[..3], "D18");
    let knight = strict("Ke0(3) kf9(7) Na1(3)").game();
    // b3 has the levels 2 and 4, c2 has 2.
    assert_eq!(piece_moves(&knight, "Na1(3)"), [] as [&str; 0]);
    let bridged = strict("Ke0(3) kd8(6) Na1(3)").boards("QL1(3)w KL1(3)w QL3(3)w KL6(7)b").game();
    assert_eq!(piece_moves(&bridged, "Na1(3)"), expand("Na1(3)-b3([234])"));
}

#[test]
fn d18_levels_change_through_a_chain_from_the_own_level_on() {
    // b3 has the levels 2 to 5, a3 has 3 and 5.
    let to = |others: &str| {
        let controller = if others.contains("nb3(3)") { 'b' } else { 'w' };
        let boards = format!("QL3(3){controller} QL3(5)w KL1(3)w KL6(7)b");
        let game = strict(&format!("Ke0(3) kf9(7) Re3(2) {others}")).boards(&boards).game();
        let moves = piece_moves(&game, "Re3(2)").into_iter();
        moves.filter(|m| m.contains("b3(") || m.contains("a3(")).collect::<Vec<_>>()
    };
    assert_eq!(to(""), expand("Re3(2)-b3([2345])"));
    assert_eq!(to("nb3(3)"), expand("Re3(2)-b3(2) Re3(2)xb3(3)"));
    assert_eq!(to("nb3(4)"), expand("Re3(2)-b3([23]) Re3(2)xb3(4)"));
    assert_eq!(to("Nb3(2)"), [] as [&str; 0]);
    assert_eq!(to("nb3(2) nb3(3)"), ["Re3(2)xb3(2)"]);
}

#[test]
fn d18_pawns() {
    let pawn = |pawn: &str, others: &str, boards: &str| {
        piece_moves(&strict(&format!("Ke0(3) kf9(7) {pawn} {others}")).boards(boards).game(), pawn)
    };
    assert_eq!(pawn("Pb1(3)", "", HOME), [] as [&str; 0], "b2 has level 2 only");
    let bridge = "QL1(3)w KL1(3)w QL3(3)w KL6(7)b";
    assert_eq!(pawn("Pb1(3)", "", bridge), expand("Pb1(3)-b2([23]) Pb1(3)-b3([234])"));
    // Level 3 of e3 is not in play.
    assert_eq!(pawn("Pd2(2)", "nc3(2) ne3(4)", HOME), expand("Pd2(2)-d[34](2) Pd2(2)xc3(2)"));
    // b4(3) stands beside c3, which has the levels 2 and 4.
    let boards = "QL2(3)b KL1(3)w QL1(3)w KL6(7)b";
    let pieces = "Ke0(3) kd8(6) Pc2(2) pb4(3)";
    assert_eq!(rest(&play(&trid(pieces).boards(boards).game(), "Pc2(2)-c4(2)")), "b - c3(2) - 0 9", "trid");
    assert_eq!(rest(&play(&strict(pieces).boards(boards).game(), "Pc2(2)-c4(2)")), "b - - - 0 9");
    let beside = play(&strict("Ke0(3) kd8(6) Pc2(2) pb4(2)").game(), "Pc2(2)-c4(2)");
    assert_eq!(rest(&beside), "b - c3(2) - 0 9");
    assert_eq!(starting(&beside, "Pb4(2)x"), ["Pb4(2)xc3(2)"]);
}

#[test]
fn d18_attacks_do_not_cross_an_edge() {
    // From d1(2) to e0(3) is over an edge; from e1(2) up to level 3 and then beside it is no move at all.
    let pieces = "Ke0(3) kf9(7) bd1(2) Pc2(2)";
    assert_eq!(trid(pieces).game().status().checks, ["d1(2)"]);
    assert_eq!(strict(pieces).game().status().checks, [] as [&str; 0]);
    let chained = strict("Ke1(2) kf9(7) rf1(3) Pc2(2)").boards("QL1(3)w KL1(3)b QL6(7)b KL6(7)b").game();
    assert_eq!(chained.status().checks, ["f1(3)"], "on level 3 of e1 and down");
    let castling = strict("Ke0(3) Rf0(3) Ra0(3) kf9(7) ne2(2)").castling("KQ").game();
    assert_eq!(starting(&castling, "O-O"), ["O-O", "O-O-O"], "the knight does not land on f0(3)");
}

#[test]
fn d18_boards_and_texts_are_those_of_trid() {
    let game = strict("Kd1(2) kd8(6) Pa1(3) Nb1(2)").game();
    // QL1(3) with a pawn along its edges: KL1(3) is taken.
    let boards = "QL1(3)-QL2(3) KL1(3)-KL1(1) KL1(3)-KL2(3) KL1(3)-KL3(3)";
    assert_eq!(crate::common::trid::board_moves(&game), expand(boards));
    let carried = play(&game, "QL1-QL2(3)");
    assert_eq!(pieces(&carried), sorted("Kd1(2) kd8(6) Pa5(3) Nb1(2)"));
    let text = carried.to_string();
    assert!(text.starts_with("trid-strict ") && text.ends_with(" b - - - 1 9"), "{text}");
    assert_eq!(text.parse::<AnyGame>().unwrap(), carried);
    let m = game.parse_move("Nb1-d2(2)", Language::English).unwrap();
    assert_eq!(game.move_text(&m), "Nb1(2)-d2(2)");
}

/// Where a piece can come to by its own moves, from one of its first cells, with nobody but the men on moveable boards.
fn reach(standing: &str, piece: &str, from: &str) -> BTreeSet<String> {
    let mut seen = BTreeSet::from([from.to_string()]);
    let mut left = vec![from.to_string()];
    while let Some(cell) = left.pop() {
        let setup = strict(&format!("{standing} {piece}{cell}"));
        let game = if piece == piece.to_lowercase() { setup.black() } else { setup }.game();
        for text in moves(&game) {
            // No board moves, no man on a board does, and nothing is captured.
            let to = text.strip_prefix(&format!("{}{cell}-", piece.to_uppercase()));
            let to = to.unwrap_or_else(|| panic!("{text} with {piece}{cell}"));
            if seen.insert(to.to_string()) {
                left.push(to.to_string());
            }
        }
    }
    seen
}

/// D5 to D14 with D18: from the start nobody can win. The men on the moveable boards have no move but castling, so that each
/// board carries four men and none moves; every other man stays on one level of its own main board.
#[test]
fn d18_from_the_start_the_sides_never_meet() {
    let white = "Ra0(3) Qb0(3) Pa1(3) Pb1(3) Pe1(3) Pf1(3)";
    let black = "ra9(7) qb9(7) pa8(7) pb8(7) pe8(7) pf8(7)";
    for [king, rook] in [["e", "f"], ["f", "e"]] {
        let standing = format!("{white} K{king}0(3) R{rook}0(3) {black} k{king}9(7) r{rook}9(7)");
        let sides = [
            ("Nb1 Ne1 Bc1 Bd1 Pb2 Pc2 Pd2 Pe2", "(2)", "[bcde][1234](2)"),
            ("nb8 ne8 bc8 bd8 pb7 pc7 pd7 pe7", "(6)", "[bcde][5678](6)"),
        ];
        for (men, level, board) in sides {
            let mut seen = BTreeSet::new();
            for man in men.split(' ') {
                let (piece, column) = man.split_at(1);
                seen.extend(reach(&standing, piece, &format!("{column}{level}")));
            }
            assert_eq!(Vec::from_iter(seen), expand(board));
        }
    }
}

#[test]
fn d14_boards_are_lifted_here_too() {
    let game = strict("Kd2(2) kd7(6) Pc2(2)").boards("QL2(3)w KL1(3)b QL6(7)b KL6(7)b").game();
    assert_eq!(boards(&play(&game, "QL2(3)-QL5(5)")), "KL1(3)b KL6(7)b QL5(5)w QL6(7)b");
}
