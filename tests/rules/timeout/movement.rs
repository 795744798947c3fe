//! The rules T1-T14: board, setup, movement on overlapping levels, castling.

use crate::common::{
    self, castles, ending, expand, moves, piece_moves, pieces, play, rest, sorted, starting, timeout, why_not,
};
use hyperply::catalog::{AnyGame, variant};
use hyperply::describe::Describe;
use hyperply::{Code, Game, Side};
use std::collections::HashMap;

fn start() -> AnyGame {
    AnyGame::start("timeout").unwrap()
}

#[test]
fn t1_eight_levels_of_seven_by_seven() {
    let boards = (variant("timeout").unwrap().geometry)().boards;
    let ids: Vec<&str> = boards.iter().map(|board| &*board.id).collect();
    assert_eq!(ids, ["L1", "L2", "L3", "L4", "L5", "L6", "L7", "L8"]);
    let mut columns: HashMap<&str, usize> = HashMap::new();
    for cell in boards.iter().flat_map(|board| &board.cells) {
        *columns.entry(&cell.column).or_default() += 1;
    }
    assert_eq!(columns.len(), 49);
    assert!(columns.values().all(|&cells| cells == 8), "a column is eight cells above each other");
    let cells: Vec<&str> = boards.iter().flat_map(|b| &b.cells).map(|c| &*c.cell).collect();
    assert_eq!((cells.len(), cells[0], cells[391]), (392, "a1L1", "g7L8"));
    assert!(cells.contains(&"d1L4"));
    for outside in ["Ra1L1-h1L1", "Ra1L1-a8L1", "Ra1L1-a2L9", "Ra1L1-a2L0"] {
        assert_eq!(common::refused(&start(), outside).code(), Code::BadNotation, "{outside}");
    }
}

#[test]
fn t2_setup() {
    let queens = "rnbqbnr/ppppppp/7/7/7/PPPPPPP/RNBQBNR";
    let kings = "rnbkbnr/ppppppp/7/7/7/PPPPPPP/RNBKBNR";
    let empty = "7/7/7/7/7/7/7";
    let board = [queens, empty, empty, kings, queens, empty, empty, queens].join("|");
    let castling = "A1A4A5A8G1G4G5G8a1a4a5a8g1g4g5g8";
    assert_eq!(start().to_string(), format!("timeout {board} w {castling} - 0 1 - -"));
    for side in Side::BOTH {
        let count = |letter| start().pieces().iter().filter(|p| p.side == side && p.piece == letter).count();
        assert_eq!(['P', 'N', 'B', 'R', 'Q', 'K'].map(count), [28, 8, 8, 8, 3, 1]);
    }
}

#[test]
fn t3_white_begins_and_goes_up_the_ranks() {
    assert_eq!(start().turn(), Side::White);
    assert_eq!(piece_moves(&start(), "Pa2L1"), expand("Pa2L1-a[34]L*"));
    assert_eq!(why_not(&start(), "Pa6L1-a5L1"), "T3 a6L1");
    let black = play(&start(), "Pa2L1-a4L2");
    assert_eq!(black.turn(), Side::Black);
    assert_eq!(piece_moves(&black, "Pg6L8"), expand("Pg6L8-g[54]L*"));
    assert_eq!(why_not(&black, "Pg2L8-g3L8"), "T3 g2L8");
}

#[test]
fn t4_orthodox_from_above_with_any_level_at_the_end() {
    let lone = |piece: &str| timeout(&format!("Kb1L1 kf7L8 {piece}")).game();
    let rook = "[abcefg]4L* d[123567]L*";
    let bishop = "a1L* b2L* c3L* e5L* f6L* g7L* a7L* b6L* c5L* e3L* f2L* g1L*";
    let knight = "b[35]L* c[26]L* e[26]L* f[35]L*";
    let queen = format!("{rook} {bishop}");
    for (piece, reached) in [("Rd4L5", rook), ("Bd4L5", bishop), ("Nd4L5", knight), ("Qd4L5", &*queen)] {
        let expected: Vec<String> = expand(reached).iter().map(|cell| format!("{piece}-{cell}")).collect();
        assert_eq!(piece_moves(&lone(piece), piece), expected, "nothing within column d4");
    }
    let king = timeout("Kd4L5 kf7L8").game();
    assert_eq!(ending(&king), "draw by bare-kings");
    let king = timeout("Kd4L5 kf7L8 Pa2L1").game();
    assert_eq!(piece_moves(&king, "Kd4L5"), expand("Kd4L5-[ce][345]L* Kd4L5-d[35]L*"));
    assert_eq!(why_not(&lone("Rd4L5"), "Rd4L5-d4L6"), "T4 d4L5");
}

#[test]
fn t5_any_piece_on_any_level_of_a_column_stops_a_rider() {
    let game = timeout("Kg4L1 ka7L1 Rd1L4 Nd4L8 nb1L2").game();
    let reached = "Rd1L4-d[23]L* Rd1L4-d4L[1234567] Rd1L4-[efg]1L* Rd1L4-c1L* Rd1L4xb1L2";
    assert_eq!(piece_moves(&game, "Rd1L4"), expand(reached), "not d5, not a1");
    let game = timeout("Kg7L1 ka7L1 Bc1L1 Pb2L8 ne3L5").game();
    let reached = "Bc1L1-b2L[1234567] Bc1L1-d2L* Bc1L1xe3L5";
    assert_eq!(piece_moves(&game, "Bc1L1"), expand(reached), "not a3, not f4");
    let game = timeout("Kg7L1 ka7L1 Qa1L6 Pa2L8 Nb1L7 Pb2L5").game();
    let reached = "Qa1L6-a2L[1234567] Qa1L6-b1L[1234568] Qa1L6-b2L[1234678]";
    assert_eq!(piece_moves(&game, "Qa1L6"), expand(reached), "three neighbours shut it in");
}

#[test]
fn t5_knights_leap() {
    let game = timeout("Kg7L1 ka7L1 Nb1L4 Ra1L4 Bc1L4 Pa2L4 Pb2L4 Pc2L4").game();
    assert_eq!(piece_moves(&game, "Nb1L4"), expand("Nb1L4-[ac]3L* Nb1L4-d2L*"));
}

#[test]
fn t6_every_level_of_an_empty_column() {
    let game = timeout("Kg1L1 kg7L1 Na1L4").game();
    assert_eq!(piece_moves(&game, "Na1L4"), expand("Na1L4-b3L* Na1L4-c2L*"));
}

#[test]
fn t7_the_free_levels_beside_own_pieces() {
    let pawns: String = (1..=7).map(|level| format!(" Pb3L{level}")).collect();
    let game = timeout(&format!("Kg1L1 kg7L1 Na1L4{pawns} Pc2L4")).game();
    assert_eq!(piece_moves(&game, "Na1L4"), expand("Na1L4-b3L8 Na1L4-c2L[1235678]"));
    assert_eq!(why_not(&game, "Na1L4-b3L7"), "T7 b3L7");
    let full = timeout(&format!("Kg1L1 kg7L1 Na1L4{pawns} Pb3L8")).game();
    assert_eq!(piece_moves(&full, "Na1L4"), expand("Na1L4-c2L*"), "b3 is full");
    let king = timeout("Ka1L1 kg7L1 Na2L8 Nb1L1 Nb2L5").game();
    let reached = "Ka1L1-a2L[1234567] Ka1L1-b1L[2345678] Ka1L1-b2L[1234678]";
    assert_eq!(piece_moves(&king, "Ka1L1"), expand(reached));
}

#[test]
fn t8_a_column_with_an_enemy_is_entered_by_capturing_only() {
    // Own pieces beside the enemies change nothing.
    let game = timeout("Ka7L1 kg7L1 Nb1L4 nc3L3 pc3L8 Pc3L5 Pa3L1 bd2L2").game();
    assert_eq!(piece_moves(&game, "Nb1L4"), expand("Nb1L4xc3L[38] Nb1L4-a3L[2345678] Nb1L4xd2L2"));
    assert_eq!(why_not(&game, "Nb1L4-c3L1"), "T8 c3L3 c3L8");
    assert_eq!(why_not(&game, "Nb1L4xc3L1"), "T8 c3L3 c3L8");
    assert_eq!(why_not(&game, "Nb1L4-c3L8"), "T8 c3L8");
    let after = play(&game, "Nb1L4xc3L8");
    assert_eq!(pieces(&after), sorted("Ka7L1 kg7L1 Nc3L8 nc3L3 Pc3L5 Pa3L1 bd2L2"));
}

#[test]
fn t9_attacks_are_on_columns_whatever_the_level() {
    for level in 1..=8 {
        let game = timeout(&format!("Ka1L4 kg7L1 Pe2L1 ra6L{level}")).game();
        assert_eq!(game.status().checks, [format!("a6L{level}")]);
    }
    let game = timeout("Ka1L4 Na1L3 Ba1L5 ra7L1 kg6L4").game();
    assert_eq!(game.status().checks, ["a7L1"], "own pieces in the king's column protect nothing");
    let game = timeout("Ka1L4 ra1L2 kg7L4 Pe2L1").game();
    assert!(game.status().checks.is_empty(), "no attack from within the column");
    assert_eq!(piece_moves(&game, "Ka1L4"), expand("Ka1L4-b2L*"), "but the rook attacks a2 and b1");
    let pawns = timeout("Kd4L4 kg7L4 pc5L1 pd5L2 Ne1L1").game();
    assert_eq!(pawns.status().checks, ["c5L1"], "a pawn attacks diagonally ahead only");
    let game = timeout("Kb2L1 kd2L8 Pe2L1").game();
    assert_eq!(piece_moves(&game, "Kb2L1"), expand("Kb2L1-[ab][13]L* Kb2L1-a2L*"), "c1-c3 are attacked");
}

#[test]
fn t9_a_king_captures_one_of_several_enemies() {
    let game = timeout("Kb1L1 kg7L4 nb2L1 nb2L2 bb2L3").game();
    // b2's knights attack a4, c4, d1, d3, its bishop a1, c1, a3, c3; what stays in b2 is no attack on b2.
    assert_eq!(moves(&game), expand("Kb1L1xb2L[123] Kb1L1-[ac]2L*"));
    let guarded = timeout("Kb1L1 kg7L4 nb2L1 nb2L2 rb7L3").game();
    assert_eq!(moves(&guarded), expand("Kb1L1-[ac][12]L*"), "the rook on b7 guards column b2");
}

#[test]
fn t10_pawns() {
    let pawn = |others: &str| timeout(&format!("Kg1L1 ka7L1 Pc2L3 {others}")).game();
    assert_eq!(piece_moves(&pawn(""), "Pc2L3"), expand("Pc2L3-c[34]L*"));
    assert_eq!(piece_moves(&pawn("nc3L8"), "Pc2L3"), expand(""));
    assert_eq!(piece_moves(&pawn("Nc3L8"), "Pc2L3"), expand("Pc2L3-c3L[1234567]"));
    assert_eq!(piece_moves(&pawn("nc4L8"), "Pc2L3"), expand("Pc2L3-c3L*"));
    assert_eq!(piece_moves(&pawn("Nc4L8"), "Pc2L3"), expand("Pc2L3-c3L* Pc2L3-c4L[1234567]"));
    let third = timeout("Kg1L1 ka7L1 Pe3L1").game();
    assert_eq!(piece_moves(&third, "Pe3L1"), expand("Pe3L1-e4L*"), "two ranks from the second only");
    let game = timeout("Kg1L1 ka7L1 Pd4L4 nc5L1 nc5L7 Nc5L8 re5L2").game();
    assert_eq!(piece_moves(&game, "Pd4L4"), expand("Pd4L4xc5L[17] Pd4L4xe5L2 Pd4L4-d5L*"));
    let black = timeout("Kg1L1 ka7L1 pc6L3 Pb5L2 nd5L4 pe3L1 Nd2L8 Nf4L1").black().game();
    assert_eq!(piece_moves(&black, "Pc6L3"), expand("Pc6L3-c[45]L* Pc6L3xb5L2"));
    assert_eq!(piece_moves(&black, "Pe3L1"), expand("Pe3L1-e2L* Pe3L1xd2L8"));
}

#[test]
fn t11_en_passant() {
    let game = timeout("Kg1L4 ka7L4 Pc2L3 pb4L1 pd4L8").clock(7).number(5).game();
    let passed = play(&game, "Pc2L3-c4L6");
    assert_eq!(rest(&passed), "b - c3L6 0 5 - -");
    let takes = |game: &AnyGame| moves(game).into_iter().filter(|m| m.contains("xc3")).collect::<Vec<_>>();
    assert_eq!(takes(&passed), ["Pb4L1xc3L6", "Pd4L8xc3L6"], "on the level of the pawn that passed");
    let taken = play(&passed, "Pd4L8xc3L6");
    assert_eq!(pieces(&taken), sorted("Kg1L4 ka7L4 pb4L1 pc3L6"));
    assert_eq!(rest(&taken), "w - - 0 6 - -");
    let late = play(&passed, "Ka7L4-a6L4 Kg1L4-g2L4");
    assert_eq!(takes(&late), [] as [&str; 0], "only right after the double step");
    assert_eq!(why_not(&late, "Pb4L1xc3L6"), "T11 c4L6");
    let single = timeout("Kg1L4 ka7L4 Pc3L3 pb4L1").game();
    assert_eq!(rest(&play(&single, "Pc3L3-c4L6")), "b - - 0 1 - -");
    let black = timeout("Kg1L4 ka7L4 pe6L2 Pf4L5").black().game();
    let passed = play(&black, "Pe6L2-e4L1");
    assert_eq!(rest(&passed), "w - e5L1 0 2 - -");
    assert_eq!(pieces(&play(&passed, "Pf4L5xe5L1")), sorted("Kg1L4 ka7L4 Pe5L1"));
}

#[test]
fn t12_promotion_at_once_to_four_pieces() {
    let game = timeout("Kg1L1 kg4L1 Pa6L1 nb7L2").game();
    assert_eq!(piece_moves(&game, "Pa6L1"), expand("Pa6L1-a7L*=[QRBN] Pa6L1xb7L2=[QRBN]"));
    assert_eq!(pieces(&play(&game, "Pa6L1xb7L2=N")), sorted("Kg1L1 kg4L1 Nb7L2"));
    let black = timeout("Kg4L1 kg7L1 pc2L5").black().game();
    assert_eq!(piece_moves(&black, "Pc2L5"), expand("Pc2L5-c1L*=[QRBN]"));
    assert_eq!(pieces(&play(&black, "Pc2L5-c1L8=R")), sorted("Kg4L1 kg7L1 rc1L8"));
    assert_eq!(why_not(&game, "Pa6L1-a7L1=K"), "T12 a7L1");
}

#[test]
fn t13_the_own_king_must_not_be_left_attacked() {
    let pinned = timeout("Ka1L4 Ra3L2 ra7L5 kg7L4").game();
    assert_eq!(piece_moves(&pinned, "Ra3L2"), expand("Ra3L2-a[2456]L* Ra3L2xa7L5"));
    assert_eq!(starting(&pinned, "Ra3L2→"), [] as [&str; 0], "nor by Time Out");
    assert_eq!(why_not(&pinned, "Ra3L2-b3L1"), "T13 a7L5");
    assert_eq!(why_not(&pinned, "Ra3L2→"), "T13 a7L5");
    // A second piece in the column shields as well.
    let free = timeout("Ka1L4 Ra3L2 Na3L8 ra7L5 kg7L4").game();
    assert_eq!(starting(&free, "Ra3L2→").len(), 1);
    assert_eq!(starting(&free, "Ra3L2-b3").len(), 8);
    // In check: step aside, step in between, or capture.
    let check = timeout("Ka1L4 Nc4L2 ra6L5 kg7L4").game();
    let answers = "Ka1L4-b[12]L* Nc4L2-a[35]L*";
    assert_eq!(moves(&check), expand(answers));
    let two = timeout("Ka1L4 Nc5L2 ra6L5 ra6L6 kg7L4").game();
    let answers = "Ka1L4-b[12]L* Nc5L2-a4L*";
    assert_eq!(moves(&two), expand(answers), "capturing one of two attackers is not enough");
    let one = timeout("Ka1L4 Nc5L2 ra6L5 kg7L4").game();
    assert_eq!(moves(&one), expand("Ka1L4-b[12]L* Nc5L2-a4L* Nc5L2xa6L5"));
    // An en-passant capture that opens a rank.
    let ep = timeout("Kg4L1 kc7L1 Pe2L1 pd4L1").game();
    assert_eq!(rest(&play(&ep, "Pe2L1-e4L3")), "b - e3L3 0 1 - -");
    let ep = timeout("Kg1L1 ka4L1 Pe2L1 pd4L1 Rf4L1").game();
    assert_eq!(rest(&play(&ep, "Pe2L1-e4L3")), "b - - 0 1 - -");
}

#[test]
fn t14_castling() {
    // What else stands in the king's and the rooks' columns does not matter.
    let game = timeout("Kd1L4 Ra1L8 Rg1L1 kd7L4 Nd1L1 ng1L2 na1L3").castling("A8G1").game();
    assert_eq!(castles(&game), expand("O-O(L1-L*) O-O-O(L8-L*)"));
    let short = play(&game, "O-O(L1-L3)");
    assert_eq!(pieces(&short), sorted("Kf1L3 Re1L3 Ra1L8 kd7L4 Nd1L1 ng1L2 na1L3"));
    assert_eq!(rest(&short), "b - - 1 1 - -");
    let long = play(&game, "O-O-O(L8-L2)");
    assert_eq!(pieces(&long), sorted("Kb1L2 Rc1L2 Rg1L1 kd7L4 Nd1L1 ng1L2 na1L3"));
    let black = timeout("Kd1L4 kd7L4 rg7L5 ra7L1").castling("a1g5").black().game();
    assert_eq!(castles(&black), expand("O-O(L5-L*) O-O-O(L1-L*)"));
    let short = play(&black, "O-O(L5-L8)");
    assert_eq!(pieces(&short), sorted("Kd1L4 kf7L8 re7L8 ra7L1"));
    assert_eq!(rest(&short), "w - - 1 2 - -");
}

#[test]
fn t14_columns_between_must_be_empty() {
    let both = |others: &str| {
        let pieces = format!("Kd1L4 Ra1L8 Rg1L1 kb6L4 {others}");
        timeout(&pieces).castling("A8G1").game()
    };
    assert_eq!(castles(&both("Bb1L2")), expand("O-O(L1-L*)"));
    assert_eq!(why_not(&both("Bb1L2"), "O-O-O(L8-L1)"), "T14 b1L2");
    assert_eq!(castles(&both("Bc1L5")), expand("O-O(L1-L*)"));
    assert_eq!(castles(&both("nf1L5")), expand("O-O-O(L8-L*)"));
    assert_eq!(why_not(&both("Be1L5 nf1L6"), "O-O(L1-L1)"), "T14 e1L5 f1L6");
}

#[test]
fn t14_no_attacked_column() {
    let with = |rook: &str| {
        let pieces = format!("Kd1L4 Ra1L8 Rg1L1 kb6L4 {rook}");
        timeout(&pieces).castling("A8G1").game()
    };
    assert_eq!(castles(&with("ra3L2")), expand("O-O(L1-L*) O-O-O(L8-L*)"), "the rook's column");
    assert_eq!(castles(&with("rb3L2")), expand("O-O(L1-L*)"), "the king enters b1");
    assert_eq!(castles(&with("rc3L2")), expand("O-O(L1-L*)"), "the king crosses c1");
    assert_eq!(castles(&with("rd3L2")), expand(""), "You can't castle out of check.");
    assert_eq!(castles(&with("re3L2")), expand("O-O-O(L8-L*)"), "the king crosses e1");
    assert_eq!(castles(&with("rf3L2")), expand("O-O-O(L8-L*)"), "the king enters f1");
    assert_eq!(why_not(&with("rb3L2"), "O-O-O(L8-L1)"), "T14 b3L2");
    assert_eq!(why_not(&with("rd3L2"), "O-O(L1-L1)"), "T14 d3L2");
}

#[test]
fn t14_rights_are_lost() {
    let game = timeout("Kd1L4 Ra1L8 Ra1L2 Rg1L1 kd7L4 ra7L3").castling("A2A8G1a3").game();
    let after = |m: &str| rest(&play(&game, m)).split(' ').nth(1).unwrap().to_string();
    assert_eq!(after("Ra1L8-b1L8"), "A2G1a3", "that rook has moved");
    assert_eq!(after("Ra1L8→"), "A2G1a3", "it is in Time Out");
    assert_eq!(after("Ra1L2xa7L3"), "A8G1", "one has moved, one is captured");
    assert_eq!(after("Kd1L4-e1L4"), "a3");
    assert_eq!(after("O-O(L1-L1)"), "a3");
    let back = play(&game, "Ra1L8-b1L8 Kd7L4-e7L4 Rb1L8-a1L8");
    assert_eq!(why_not(&play(&back, "Ke7L4-f7L4"), "O-O-O(L8-L1)"), "T14 a1L8");
    let annihilated = timeout("Kd1L4 kd7L4 ra7L3 rg7L3").castling("a3g3").pool("Ra2L1:1").game();
    assert_eq!(rest(&play(&annihilated, "a2L1→Rxa7L3")), "b g3 - 0 1 - -");
}

#[test]
fn t13_mate_and_stalemate_follow_c5() {
    let mate = timeout("Ka1L4 ra7L1 rb7L1 kg7L4").game();
    assert_eq!(ending(&mate), "black wins by checkmate");
    let stalemate = timeout("Ka1L4 rb7L1 rg2L1 kg7L4").game();
    assert_eq!(ending(&stalemate), "draw by stalemate");
    let not_mate = timeout("Ka1L4 ra7L1 rb7L1 kg7L4 Nc5L8").game();
    assert_eq!(moves(&not_mate), expand("Nc5L8-a[46]L*"));
}

#[test]
fn c4_a_piece_of_another_game_is_no_move() {
    use hyperply::{Role, timeout::Move, timeout::Tower};
    let start = Tower::start("timeout").unwrap();
    for m in start.legal_moves() {
        let Move::Ordinary { from, to, captures, .. } = m else { continue };
        for (role, promotion) in [(Role::Unicorn, None), (Role::Pawn, Some(Role::Unicorn))] {
            let foreign = Move::Ordinary { role, from, to, captures, promotion };
            assert_eq!(start.clone().play(&foreign).unwrap_err().code(), Code::IllegalMove);
            start.clone().play_unchecked(&foreign);
        }
    }
}
