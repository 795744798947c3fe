//! D1-D8, D12 and C5: boards, how pieces move and land, attacks, castling, endings.

use crate::common::trid::{MAINS, PLACES, Trid, rest, trid};
use crate::common::{castles, ending, expand, moves, piece_moves, pieces, play, sorted, starting, why_not};
use hyperply::catalog::{AnyGame, variant};
use hyperply::describe::Describe;
use hyperply::{Game, Session};

/// The cells of a board, file by file.
fn cells((_, files, ranks, level): (&str, &str, &str, char)) -> Vec<String> {
    let cells = files.chars().flat_map(|file| ranks.chars().map(move |rank| (file, rank)));
    cells.map(|(file, rank)| format!("{file}{rank}({level})")).collect()
}

#[test]
fn d1_d2_each_board_has_its_cells_and_level() {
    let boards = (variant("trid").unwrap().geometry)().boards;
    assert_eq!(boards.len(), 27);
    for expected in MAINS.into_iter().chain(PLACES) {
        let board = boards.iter().find(|board| board.id == expected.0).expect(expected.0);
        let mut found: Vec<&str> = board.cells.iter().map(|cell| &*cell.cell).collect();
        found.sort();
        assert_eq!(found, cells(expected), "{}", expected.0);
        assert_eq!(board.level, expected.3 as usize - '1' as usize, "{}", expected.0);
        let (file, rank) = (expected.1.as_bytes()[0] - b'a', expected.2.as_bytes()[0] - b'0');
        assert_eq!((board.x, board.y), (usize::from(file), usize::from(rank)), "{}", expected.0);
        for cell in &board.cells {
            let name: Vec<char> = cell.cell.chars().collect();
            assert_eq!(cell.column, cell.cell[..2]);
            assert_eq!((cell.x, cell.y), (name[0] as usize - 'a' as usize, name[1] as usize - '0' as usize));
            assert_eq!(usize::from(cell.tone), (cell.x + cell.y) % 2, "a0 is dark");
        }
    }
}

#[test]
fn d2_one_cell_of_a_place_is_over_or_under_the_corner_of_its_main_board() {
    for place in PLACES {
        let number = place.0.as_bytes()[2] - b'1';
        let main = MAINS[usize::from(number / 2)];
        let column = |cell: &String| cell[..2].to_string();
        let of_main: Vec<String> = cells(main).iter().map(column).collect();
        let shared: Vec<String> = cells(place).iter().map(column).filter(|c| of_main.contains(c)).collect();
        let file = if place.0.starts_with('Q') { "b" } else { "e" };
        let rank = if number.is_multiple_of(2) { &main.2[..1] } else { &main.2[3..] };
        assert_eq!(shared, [format!("{file}{rank}")], "{}", place.0);
        assert_eq!((place.3 as u8).abs_diff(main.3 as u8), 1, "{}", place.0);
    }
}

#[test]
fn d2_top_and_bottom_of_a_peg_may_both_hold_a_board() {
    let game = trid("Kd1(2) kd8(6) Ra0(1)").boards("QL1(3)w QL1(1)w KL1(3)w KL6(7)b").game();
    // b1: from level 1 to 2 and 3, both empty; a1 and b0 have no level 2 in between.
    let rook = "Ra0(1)-a1(1) Ra0(1)-b0(1)";
    assert_eq!(piece_moves(&game, "Ra0(1)"), expand(rook));
    let rook = trid("Kd1(2) kd8(6) Ra1(1)").boards("QL1(3)w QL1(1)w KL1(3)w KL6(7)b").game();
    assert_eq!(piece_moves(&rook, "Ra1(1)"), expand("Ra1(1)-a0(1) Ra1(1)-b1([123]) Ra1(1)-c1(2)"));
}

#[test]
fn d3_the_present_places_decide_which_columns_are_in_play() {
    // From b1, a knight sees a3, c3 and d2 (d0 never): a3 only while a board is on QL3.
    let knight = |boards: &str| piece_moves(&trid("Kd1(2) kd8(6) Nb1(2)").boards(boards).game(), "Nb1(2)");
    assert_eq!(knight("QL1(3)w KL1(3)w QL6(7)b KL6(7)b"), expand("Nb1(2)-c3(2) Nb1(2)-d2(2)"));
    assert_eq!(knight("QL3(3)w KL1(3)w QL6(7)b KL6(7)b"), expand("Nb1(2)-a3(3) Nb1(2)-c3(2) Nb1(2)-d2(2)"));
    assert_eq!(knight("QL3(5)w KL1(3)w QL6(7)b KL6(7)b"), expand("Nb1(2)-a3(5) Nb1(2)-c3(2) Nb1(2)-d2(2)"));
}

#[test]
fn d4_setup() {
    let start = AnyGame::start("trid").unwrap();
    assert_eq!(
        start.to_string(),
        "trid 4/4/PPPP/NBBN|4/4/4/4|nbbn/pppp/4/4 \
         KL1(3)w:PP/KR,KL6(7)b:kr/pp,QL1(3)w:PP/RQ,QL6(7)b:rq/pp w KQkq - - 0 1"
    );
    let white = "Ra0(3) Qb0(3) Pa1(3) Pb1(3) Ke0(3) Rf0(3) Pe1(3) Pf1(3) Nb1(2) Bc1(2) Bd1(2) Ne1(2) \
                 Pb2(2) Pc2(2) Pd2(2) Pe2(2)";
    let black = "ra9(7) qb9(7) pa8(7) pb8(7) ke9(7) rf9(7) pe8(7) pf8(7) nb8(6) bc8(6) bd8(6) ne8(6) \
                 pb7(6) pc7(6) pd7(6) pe7(6)";
    assert_eq!(pieces(&start), sorted(&format!("{white} {black}")));
    // a2 is not in play, b2 has only level 2: the pawns of the moveable boards stand still, and so does all
    // that stands behind pawns.
    let first = "P[bcde]2(2)-X3(2) P[bcde]2(2)-X4(2)";
    let pawns = first.split(' ').flat_map(expand).map(|m| m.replace('X', &m[1..2]));
    let mut expected: Vec<String> = pawns.chain(["Nb1(2)-c3(2)", "Ne1(2)-d3(2)"].map(String::from)).collect();
    expected.sort();
    assert_eq!(moves(&start), expected);
    // No first move of White's touches Black's.
    assert_eq!((start.perft(1).unwrap(), start.perft(2).unwrap()), (10, 100));
}

#[test]
fn d5_a_ride_stops_at_pieces_on_any_level() {
    let rook = |others: &str| {
        let game = trid(&format!("Ke0(3) kf9(7) Rb1(2) {others}")).game();
        piece_moves(&game, "Rb1(2)")
    };
    // b5 to b9 are passed or left out: from level 2 no landing there (D6).
    let all = "Rb1(2)-b[234](2) Rb1(2)-b0(3) Rb1(2)-a1(3) Rb1(2)-[cd]1(2) Rb1(2)-e1([23]) Rb1(2)-f1(3)";
    assert_eq!(rook(""), expand(all));
    let stopped = "Rb1(2)-b[23](2) Rb1(2)-b0(3) Rb1(2)-a1(3) Rb1(2)-[cd]1(2) Rb1(2)-e1([23]) Rb1(2)-f1(3)";
    assert_eq!(
        rook("Nb4(4)"),
        expand(&stopped.replace("[23](2) Rb1(2)-b0", "[234](2) Rb1(2)-b0")),
        "enters b4"
    );
    assert_eq!(rook("Nb3(4)"), expand(stopped), "enters b3 beside the knight and goes no further");
    assert_eq!(rook("nb3(4)"), expand(stopped), "an enemy on another level as well");
    let captures = stopped.replace("b[23](2)", "b2(2) Rb1(2)xb3(2)");
    assert_eq!(rook("nb3(2)"), expand(&captures));
}

#[test]
fn d5_gaps_are_not_crossed() {
    let rook = |boards: &str| {
        let game = trid("Ke0(3) kd8(6) Ra1(3)").boards(boards).game();
        (piece_moves(&game, "Ra1(3)"), game)
    };
    let near = "Ra1(3)-a0(3) Ra1(3)-b1([23]) Ra1(3)-[cd]1(2) Ra1(3)-e1([23]) Ra1(3)-f1(3)";
    let (gap, game) = rook("QL1(3)w KL1(3)w QL2(3)w KL6(7)b");
    assert_eq!(gap, expand(near));
    assert_eq!(why_not(&game, "Ra1(3)-a4(3)"), "D5");
    let (bridged, _) = rook("QL1(3)w KL1(3)w QL2(3)w QL3(3)w");
    assert_eq!(bridged, expand(&format!("{near} Ra1(3)-a[2345](3)")));
    let leap = trid("Ke0(3) kd8(6) Na1(3)").boards("QL1(3)w KL1(3)w QL3(3)w KL6(7)b").game();
    assert_eq!(piece_moves(&leap, "Na1(3)"), expand("Na1(3)-b3([234]) Na1(3)-c2(2)"), "knights leap");
}

#[test]
fn d5_bishops_queens_and_kings() {
    let game = trid("Ke0(3) kf9(7) Bc3(2)").game();
    // To b4 and a5 (not in play), b2 and a1; to d4; e5 has levels 4 and 6; d2, e1, f0.
    let bishop = "Bc3(2)-b4(2) Bc3(2)-b2(2) Bc3(2)-a1(3) Bc3(2)-d4(2) Bc3(2)-d2(2) Bc3(2)-e1([23]) \
                  Bc3(2)-f0(3)";
    assert_eq!(piece_moves(&game, "Bc3(2)"), expand(bishop));
    let rook = "Qc3(2)-c[124](2) Qc3(2)-[bde]3(2)";
    let game = trid("Ke0(3) kf9(7) Qc3(2)").game();
    assert_eq!(piece_moves(&game, "Qc3(2)"), expand(&format!("{} {rook}", bishop.replace('B', "Q"))));
    let king = trid("Ke0(3) kf9(7) Pc2(2)").game();
    assert_eq!(piece_moves(&king, "Ke0(3)"), expand("Ke0(3)-d1(2) Ke0(3)-e1([23]) Ke0(3)-f[01](3)"));
}

/// A rook on e3(2), a chain of the levels 2 to 5 in b3, and the levels 3 and 5 in a3.
fn chain(others: &str) -> AnyGame {
    let controller = if others.contains("nb3(3)") { 'b' } else { 'w' };
    let boards = format!("QL3(3){controller} QL3(5)w KL1(3)w KL6(7)b");
    trid(&format!("Ke0(3) kf9(7) Re3(2) {others}")).boards(&boards).game()
}

fn to_b3_and_a3(game: &AnyGame) -> Vec<String> {
    let moves = piece_moves(game, "Re3(2)").into_iter();
    moves.filter(|m| m.contains("b3(") || m.contains("a3(")).collect()
}

#[test]
fn d6a_a_piece_goes_on_through_a_contiguous_chain() {
    let game = chain("");
    let others = "Re3(2)-[cd]3(2) Re3(2)-e[24](2) Re3(2)-e1([23])";
    let landings = "Re3(2)-b3([2345]) Re3(2)-a3(3)";
    assert_eq!(piece_moves(&game, "Re3(2)"), expand(&format!("{others} {landings}")));
    // Pieces in the chain: what stands behind them is out of reach, and so is a3.
    assert_eq!(to_b3_and_a3(&chain("Nb3(3)")), expand("Re3(2)-b3(2)"));
    assert_eq!(to_b3_and_a3(&chain("nb3(3)")), expand("Re3(2)-b3(2) Re3(2)xb3(3)"));
    assert_eq!(to_b3_and_a3(&chain("nb3(4)")), expand("Re3(2)-b3([23]) Re3(2)xb3(4)"));
    assert_eq!(to_b3_and_a3(&chain("nb3(2) nb3(3)")), expand("Re3(2)xb3(2)"), "only an empty cell is left");
    assert_eq!(to_b3_and_a3(&chain("Nb3(2)")), expand(""));
}

#[test]
fn d6_nothing_passes_between_main_boards_without_a_moveable_one() {
    let game = trid("Ke0(3) kf9(7) Re3(2) Nc4(4)").game();
    assert_eq!(to_b3_and_a3(&game), expand("Re3(2)-b3(2)"));
    // b6, d6, e5 and e3 have a level 4; b2 and d2 have level 2 only, which is a main board's.
    assert_eq!(piece_moves(&game, "Nc4(4)"), expand("Nc4(4)-[bd]6(4) Nc4(4)-e[35](4)"));
    let knight = trid("Ke0(3) kf9(7) Nc4(2)").game();
    // a3, a5 are not in play; b6, d6, e5 begin on level 4, which is a main board's; b2, d2, e3 on 2.
    assert_eq!(piece_moves(&knight, "Nc4(2)"), expand("Nc4(2)-[bd]2(2) Nc4(2)-e3(2)"));
}

#[test]
fn d6b_from_the_edge_of_a_board_to_the_nearest_cell() {
    let game = trid("Ke0(3) kd5(6) Re8(7)").boards("KL6(7)w QL6(5)w KL1(3)w QL1(3)w").game();
    // b8: down to 6, and on to 5; a8 has only level 5; e4 and e3: three levels down to 4; e2 is too far.
    let rook = "Re8(7)-e9(7) Re8(7)-f8(7) Re8(7)-[cd]8(6) Re8(7)-b8([56]) Re8(7)-a8(5) Re8(7)-e[567](6) \
                Re8(7)-e[34](4)";
    assert_eq!(piece_moves(&game, "Re8(7)"), expand(rook));
    assert_eq!(why_not(&game, "Re8(7)-e2(2)"), "D6 e2(2)");
    let blocked = trid("Ke0(3) kd5(6) Re8(7) nb8(6)").boards("KL6(7)w QL6(5)w KL1(3)w QL1(3)w").game();
    let to_b8: Vec<String> =
        piece_moves(&blocked, "Re8(7)").into_iter().filter(|m| m.contains("b8")).collect();
    assert_eq!(to_b8, ["Re8(7)xb8(6)"]);
    // From a main board to a moveable one three levels above.
    let game = trid("Ke0(3) kf9(7) Rb3(2)").boards("QL3(5)w KL1(3)w QL6(7)b KL6(7)b").game();
    assert_eq!(starting(&game, "Rb3(2)-a"), ["Rb3(2)-a3(5)"]);
}

#[test]
fn d6b_both_the_nearest_above_and_the_nearest_beneath() {
    // b2 lies between QL3(5) and the main board: from level 3 up to 5 and down to 2.
    let game = trid("Ke0(3) kf9(7) Ba1(3)").boards("QL1(3)w QL3(5)w KL1(3)w KL6(7)b").game();
    assert_eq!(starting(&game, "Ba1(3)-b2"), expand("Ba1(3)-b2([25])"));
}

#[test]
fn d6_not_from_level_1_to_level_7_or_back() {
    let boards = "KL2(1)w QL5(5)b QL5(7)b KL1(3)w";
    let game = trid("Ke0(3) kd8(6) Re5(1)").boards(boards).game();
    // b5 has the levels 4 to 7, all empty.
    let rook = "Re5(1)-f5(1) Re5(1)-[cd]5(4) Re5(1)-b5([456]) Re5(1)-e4([12]) Re5(1)-e[23](2) Re5(1)-e1([23]) \
                Re5(1)-e6(4)";
    assert_eq!(piece_moves(&game, "Re5(1)"), expand(rook));
    assert_eq!(why_not(&game, "Re5(1)-b5(7)"), "D6");
}

#[test]
fn d7_own_pieces_are_not_captured() {
    let game = trid("Ke0(3) kf9(7) Rc2(2) Nc3(2)").game();
    assert_eq!(starting(&game, "Rc2(2)-c"), ["Rc2(2)-c1(2)"]);
    assert_eq!(why_not(&game, "Rc2(2)-c3(2)"), "D7 c3(2)");
    let game = trid("Ke0(3) kf9(7) Rc2(2) nc3(2) Pb2(2)").clock(7).game();
    let taken = play(&game, "Rc2(2)xc3(2)");
    assert_eq!(pieces(&taken), sorted("Ke0(3) kf9(7) Rc3(2) Pb2(2)"));
    assert_eq!(rest(&taken), "b - - - 0 9");
}

#[test]
fn d8_an_attack_must_be_able_to_land() {
    // Down the b-file from level 6: to the king's level 2 only where QL1(3) gives a step on level 3.
    let checks = |boards: &str| {
        let game = trid("Kb1(2) rb8(6) kf9(7) Pd2(2)").boards(boards).game();
        game.status().checks
    };
    assert_eq!(checks("QL1(1)w KL1(3)w QL6(7)b KL6(7)b"), [] as [&str; 0]);
    assert_eq!(checks("QL1(3)w KL1(3)w QL6(7)b KL6(7)b"), ["b8(6)"]);
    let pawn = trid("Kc3(4) pd4(4) kf9(7) Pc1(2)").game();
    assert_eq!(pawn.status().checks, ["d4(4)"]);
    let pawn = trid("Kc3(4) pd4(2) kf9(7) Pc1(2)").game();
    assert_eq!(pawn.status().checks, [] as [&str; 0], "c3 has no level 3");
}

#[test]
fn d8_pins() {
    let game = trid("Kb1(2) Rd1(2) rf1(3) kf9(7)").boards("QL1(3)w KL1(3)b QL6(7)b KL6(7)b").game();
    assert_eq!(piece_moves(&game, "Rd1(2)"), expand("Rd1(2)-c1(2) Rd1(2)-e1([23]) Rd1(2)xf1(3)"));
    assert_eq!(why_not(&game, "Rd1(2)-d2(2)"), "D8 f1(3)");
    // A second piece in the column shields as well.
    let free = trid("Kb1(2) Re1(2) Ne1(3) rf1(3) kf9(7)").boards("QL1(3)w KL1(3)b QL6(7)b KL6(7)b").game();
    assert!(moves(&free).contains(&"Re1(2)-e2(2)".to_string()));
    // Above each other: the knight keeps the rook from going up in b3.
    let upright = |knight: &str| {
        let pieces = format!("Kb3(4) {knight} re3(2) kf9(7)");
        trid(&pieces).boards("QL3(3)w KL1(3)w QL1(3)w KL6(7)b")
    };
    let game = upright("Nb3(3)").game();
    assert_eq!(game.status().checks, [] as [&str; 0]);
    assert_eq!(piece_moves(&game, "Nb3(3)"), expand(""));
    assert_eq!(why_not(&game, "Nb3(3)-d2(2)"), "D8 e3(2)");
    // And one that comes answers the check: on the way, or in the chain.
    let game = upright("Nc1(2)").game();
    assert_eq!(game.status().checks, ["e3(2)"]);
    assert_eq!(piece_moves(&game, "Nc1(2)"), expand("Nc1(2)-b3([23]) Nc1(2)-d3(2)"));
}

#[test]
fn d8_the_king_keeps_away_from_attacks() {
    let game = trid("Ke0(3) kf9(7) rd8(6) rf2(5)").boards("KL1(3)w KL3(5)b QL1(3)w KL6(7)b").game();
    // The rook on d8(6) would land on d1 from level 6: level 2 is too far. That on f2(5) reaches f1(3), and f0
    // through it.
    assert_eq!(piece_moves(&game, "Ke0(3)"), expand("Ke0(3)-d1(2) Ke0(3)-e1([23])"));
    // A king does not step back on the line of its attacker.
    let game = trid("Kc3(2) kf9(7) rc1(2)").game();
    assert_eq!(starting(&game, "Kc3(2)-c"), [] as [&str; 0]);
    assert_eq!(why_not(&game, "Kc3(2)-c4(2)"), "D8 c1(2)");
}

/// Kings and rooks at home, with all rights.
fn castling(others: &str) -> Trid {
    trid(&format!("Ke0(3) Ra0(3) Rf0(3) ke9(7) ra9(7) rf9(7) {others}")).castling("KQkq")
}

#[test]
fn d12_castling_to_either_side() {
    let game = castling("").game();
    assert_eq!(castles(&game), ["O-O", "O-O-O"]);
    let short = play(&game, "O-O");
    assert_eq!(pieces(&short), sorted("Kf0(3) Re0(3) Ra0(3) ke9(7) ra9(7) rf9(7)"));
    assert_eq!(rest(&short), "b kq - - 1 9");
    let long = play(&game, "O-O-O");
    assert_eq!(pieces(&long), sorted("Kb0(3) Re0(3) Rf0(3) ke9(7) ra9(7) rf9(7)"));
    let black = play(&long, "O-O-O");
    assert_eq!(pieces(&black), sorted("Kb0(3) Re0(3) Rf0(3) kb9(7) re9(7) rf9(7)"));
    assert_eq!(rest(&black), "w - - - 2 10");
    let black = castling("").black().game();
    assert_eq!(pieces(&play(&black, "O-O")), sorted("Ke0(3) Ra0(3) Rf0(3) kf9(7) ra9(7) re9(7)"));
}

#[test]
fn d12_the_queens_cell_must_be_empty() {
    let game = castling("Qb0(3)").game();
    assert_eq!(castles(&game), ["O-O"]);
    assert_eq!(why_not(&game, "O-O-O"), "D12 b0(3)");
    assert_eq!(castles(&castling("bb0(3)").game()), ["O-O"]);
    let black = castling("qb9(7)").black().game();
    assert_eq!(castles(&black), ["O-O"]);
    assert_eq!(why_not(&black, "O-O-O"), "D12 b9(7)");
}

#[test]
fn d12_not_in_the_first_move() {
    for start in [castling("").number(1), castling("").black().number(1)] {
        assert_eq!(castles(&start.game()), [] as [&str; 0]);
        assert_eq!(why_not(&start.game(), "O-O"), "D12");
        assert_eq!(castles(&start.number(2).game()), ["O-O", "O-O-O"]);
    }
}

#[test]
fn d12_attacks_before_and_after() {
    let check = castling("bd1(2)").game();
    assert_eq!(castles(&check), [] as [&str; 0]);
    assert_eq!(why_not(&check, "O-O"), "D12 d1(2)");
    let short = castling("ne2(2)").game();
    assert_eq!(castles(&short), ["O-O-O"], "the knight attacks f0");
    assert_eq!(why_not(&short, "O-O"), "D12 e2(2)");
    let long = castling("nc2(2)").game();
    assert_eq!(castles(&long), ["O-O"], "the knight attacks b0");
    assert_eq!(
        castles(&castling("nb2(2)").game()),
        ["O-O", "O-O-O"],
        "d1 is attacked, which does not matter"
    );
}

#[test]
fn d12_rights_are_lost() {
    let game = castling("").game();
    let rights = |list: &str| rest(&play(&game, list)).split(' ').nth(1).unwrap().to_string();
    assert_eq!(rights("Ke0(3)-d1(2)"), "kq");
    assert_eq!(rights("Ra0(3)-a1(3)"), "Kkq");
    assert_eq!(rights("Rf0(3)-f1(3) Ra9(7)-a8(7)"), "Qk");
    assert_eq!(rights("Ra0(3)-a1(3) Ke9(7)-d8(6) Ra1(3)-a0(3)"), "K");
    assert_eq!(rights("O-O"), "kq");
    let taken = play(&castling("Be8(7)").game(), "Be8(7)xf9(7)");
    assert_eq!(rest(&taken).split(' ').nth(1), Some("KQq"), "a captured rook");
    assert_eq!(why_not(&play(&game, "Ra0(3)-a1(3) Ra9(7)-a8(7)"), "O-O-O"), "D12");
}

#[test]
fn c5_endings() {
    // The queen on b1(3) is guarded by the bishop through b1(2), and nothing passes it downward.
    let mate = trid("Ka0(3) qb1(3) bc2(2) kf9(7)").game();
    assert_eq!(ending(&mate), "black wins by checkmate");
    assert_eq!(moves(&mate), [] as [&str; 0]);
    let boards = "QL1(3)w KL1(3)b QL6(7)b KL6(7)b";
    let stalemate = trid("Ka0(3) qc1(2) kf9(7)").boards(boards).game();
    assert_eq!(ending(&stalemate), "draw by stalemate");
    let board = trid("Ka0(3) qc1(2) kf9(7)").game();
    assert_eq!(ending(&board), "", "White can still move the board on KL1(3)");
    assert_eq!(moves(&board), expand("KL1(3)-KL1(1) KL1(3)-KL2(3) KL1(3)-KL3(3)"));
    assert_eq!(ending(&trid("Ke0(3) kf9(7)").game()), "draw by bare-kings");
    assert_eq!(ending(&trid("Ke0(3) kf9(7) Pc2(2)").clock(100).game()), "draw by fifty-move");
    assert_eq!(ending(&trid("Ke0(3) kf9(7) Pc2(2)").clock(99).game()), "");
}

#[test]
fn c6_threefold_counts_boards_and_who_controls_them() {
    let start = trid("Ke0(3) kf9(7) Pc2(2)").game();
    let play = |session: &mut Session<AnyGame>, list: &str| {
        for text in list.split(' ') {
            let m = session.parse_move(text, hyperply::Language::English).expect(text);
            session.play(&m).expect(text);
        }
    };
    let there_and_back = "QL1(3)-QL1(1) QL6(7)-QL6(5) QL1(1)-QL1(3) QL6(5)-QL6(7)";
    let mut session = Session::new(start.clone());
    play(&mut session, there_and_back);
    assert_eq!((session.repetitions(), session.outcome()), (2, None));
    play(&mut session, there_and_back);
    assert_eq!(session.outcome().unwrap().to_string(), "draw by threefold");
    // The same pieces and places, but Black's empty board has changed hands.
    let [other, same] = [("QL6(7)w", false), ("QL6(7)b", true)].map(|(board, same)| {
        let boards = format!("QL1(3)w KL1(3)w {board} KL6(7)b");
        let game = trid("Ke0(3) kf9(7) Pc2(2)").boards(&boards).game();
        (game.key() == start.key()) == same
    });
    assert!(other && same);
}

#[test]
fn c6_threefold_counts_rights() {
    let castling = trid("Ke0(3) Ra0(3) Rf0(3) kf9(7)");
    let rook = trid("Ke0(3) kd8(6) Pb3(4) pc3(2)").black();
    let pawn = trid("Ke0(3) kf9(7) Pc2(2)");
    for (with, without) in [
        (castling.clone().castling("KQ"), castling.clone().castling("K")),
        (castling.clone().castling("Q"), castling),
        (rook.clone().ep("b2(4)"), rook),
        (pawn.clone(), pawn.moved("c2(2)")),
    ] {
        assert_ne!(with.game().key(), without.game().key(), "{}", with.text());
    }
    // A pawn that was carried has lost its double step: not the position of the start any more.
    let mut session = Session::new(trid("Kd1(2) kd8(6) Pe1(3)").game());
    let mut play = |list: &str| {
        for text in list.split(' ') {
            let m = session.parse_move(text, hyperply::Language::English).expect(text);
            session.play(&m).expect(text);
        }
        session.repetitions()
    };
    let there_and_back = "KL1(3)-KL2(3) Kd8(6)-d7(6) KL2(3)-KL1(3) Kd7(6)-d8(6)";
    assert_eq!(play(there_and_back), 1);
    assert_eq!(play(there_and_back), 2);
}

#[test]
fn c4_a_piece_of_another_game_is_no_move() {
    use hyperply::Role;
    use hyperply::trid::{Kind, Move, Position};
    let start = Position::start("trid").unwrap();
    for m in start.legal_moves() {
        let Kind::Ordinary { from, to, captures, .. } = m.kind else { continue };
        for (role, promotion) in [(Role::Unicorn, None), (Role::Pawn, Some(Role::Unicorn))] {
            let foreign: Move = Kind::Ordinary { role, from, to, captures, promotion }.into();
            assert!(start.clone().play(&foreign).is_err());
            start.clone().play_unchecked(&foreign);
        }
    }
}
