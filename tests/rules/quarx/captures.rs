//! Quarx: captures (Q5-Q10) and how they are written and read (Q14). By hand: each board has few enough pieces
//! to follow every jump; what a step of a path changes stands beside it where it helps.

use crate::common::{after, draughts, ending, huff, moves, play, position, quarx, refused, why_not};
use hyperply::describe::Describe;
use hyperply::{Code, Game, Language, Style};
use std::collections::BTreeSet;

/// The change of each coordinate, four by four digits.
fn plus(cell: [i8; 4], change: [i8; 4], times: i8) -> Option<[i8; 4]> {
    let mut sum = cell;
    sum.iter_mut().zip(change).for_each(|(digit, change)| *digit += times * change);
    sum.iter().all(|digit| (1..=4).contains(digit)).then_some(sum)
}

fn name(cell: [i8; 4]) -> String {
    cell.iter().map(|&digit| (b'0' + digit as u8) as char).collect()
}

/// All ways to choose four of some values.
fn fours(values: &[i8]) -> Vec<[i8; 4]> {
    let n = values.len();
    (0..n.pow(4)).map(|i| [i, i / n, i / n / n, i / n / n / n].map(|i| values[i % n])).collect()
}

#[test]
fn q5_the_sources_capture() {
    // Black's man on 2323 takes 2233 on the way to 2143, y = 1, and is a king there.
    let game = quarx("B:W1111,2233:B2323");
    assert_eq!(moves(&game), ["2323x2143"]);
    assert_eq!(after(&game, "2323x2143"), "W:W1111:BK2143 0 2");
    assert_eq!(ending(&play(&quarx("B:W2233:B2323"), "2323x2143")), "black wins by no-men");
}

#[test]
fn q5_a_man_captures_in_every_direction() {
    let directions: Vec<[i8; 4]> =
        fours(&[-1, 0, 1]).into_iter().filter(|d| matches!(d.iter().map(|c| c.abs()).sum(), 2 | 4)).collect();
    assert_eq!(directions.len(), 40);
    let mut captured = BTreeSet::new();
    for from in fours(&[1, 2, 3, 4]).into_iter().filter(|c| c.iter().sum::<i8>() % 2 == 0 && c[1] < 4) {
        for &direction in &directions {
            let Some(land) = plus(from, direction, 2) else { continue };
            let over = plus(from, direction, 1).unwrap();
            let game = quarx(&format!("W:W{}:BK{}", name(from), name(over)));
            assert_eq!(moves(&game), [format!("{}x{}", name(from), name(land))]);
            captured.insert(direction);
        }
    }
    assert_eq!(captured.len(), 40, "backward, too");
}

#[test]
fn q5_a_man_jumps_on() {
    // 2211 (+1100), then 3322 (+0011).
    let game = quarx("W:W1111:B2211,3322,1441");
    assert_eq!(moves(&game), ["1111x3311x3333"]);
    assert_eq!(after(&game, "1111x3311x3333"), "B:W3333:B1441 0 1");
    assert_eq!(why_not(&game, "1111x3311"), "Q5 3311", "it goes on from there");
    // Not over its own men, not onto a piece, not over two.
    let stuck = quarx("W:W1111,1122:B2211,K3311");
    assert!(moves(&stuck).iter().all(|m| m.contains('-')));
    assert_eq!(why_not(&stuck, "1111x3311"), "Q5 3311");
    assert_eq!(why_not(&stuck, "1111x1133"), "Q5 1122");
}

#[test]
fn q6_a_king_captures_from_afar_and_lands_afar() {
    // Along 1100 from 1111: 2211, 3311, 4411.
    assert_eq!(moves(&quarx("W:WK1111:B2211")), ["1111x3311", "1111x4411"]);
    assert_eq!(moves(&quarx("W:WK1111:B3311")), ["1111x4411"]);
    assert_eq!(moves(&quarx("W:WK1111,K4411:B2211")), ["1111x3311"], "up to the next piece");
    let none = |board: &str| assert!(moves(&quarx(board)).iter().all(|m| m.contains('-')), "{board}");
    none("W:WK1111:B2211,3311"); // two in a row
    none("W:WK1111:B4411"); // no cell behind it
    let shielded = quarx("W:WK1111,2211:B3311");
    assert_eq!(moves(&shielded), ["2211x4411"], "an own man before it");
    // A man does neither.
    none("W:W1111:B3311");
    assert_eq!(moves(&quarx("W:W1111:B2211")), ["1111x3311"]);
    assert_eq!(why_not(&quarx("W:W1111:B2211"), "1111x4411"), "Q5 4411");
}

#[test]
fn q6_a_king_goes_on_in_any_direction_from_any_landing() {
    // From 4411 along 0011 over 4422; from 3311 nothing follows.
    let game = quarx("W:WK1111:B2211,4422");
    assert_eq!(moves(&game), ["1111x4411x4433", "1111x4411x4444"]);
    assert_eq!(why_not(&game, "1111x3311"), "Q8 1111", "1 where 2 can be taken");
}

#[test]
fn q7_no_piece_is_jumped_twice() {
    // Behind 2222 the king could turn round.
    let game = quarx("W:WK1111:B2222");
    assert_eq!(moves(&game), ["1111x3333", "1111x4444"]);
    assert_eq!(why_not(&game, "1111x3333x1111"), "Q7 2222");
}

#[test]
fn q7_captured_pieces_stay_until_the_move_ends() {
    // 46 over 32 to 23, over 29 to 40, over 44 to 49; then 38 could be taken if 32 were gone.
    let game = draughts("W:W45,K46:B29,32,38,44");
    assert_eq!(moves(&game), ["46x23x40x49"]);
    assert_eq!(why_not(&game, "46x23x40x49x32"), "Q6 32");
    assert_eq!(why_not(&game, "46x23x40x49x27"), "Q6 32 38", "nor over both");
    assert_eq!(after(&game, "46x49"), "B:W45,K49:B38 0 1");
}

#[test]
fn q7_the_start_counts_as_empty() {
    // Round 1111 - 3311 - 3333 - 1133 - 1111, a piece on each edge.
    let ring = quarx("W:W1111:BK1122,2211,2233,3322,4444");
    assert_eq!(moves(&ring), ["1111x1133x3333x3311x1111"]);
    assert_eq!(after(&ring, "1111x1133x3333x3311x1111"), "B:W1111:B4444 0 1");
    let info = ring.describe(&ring.legal_moves()[0]);
    assert_eq!(info.clicks, ["1111", "1133", "3333", "3311", "1111"]);
    assert_eq!(info.captures, ["1122", "2211", "2233", "3322"]);
}

#[test]
fn q7_an_empty_cell_may_be_passed_again() {
    // The triangle 1111 - 1133 - 3311 (over 2222) - 1111, and from there over 1212.
    let game = quarx("W:W1111:BK1122,1212,2211,2222");
    assert_eq!(moves(&game), ["1111x1133x3311x1111x1313"]);
}

#[test]
fn q8_the_greatest_number_of_all_pieces() {
    // 1111 can take one (2211), 1144 two: 2244, then 3333 along 00-1-1.
    let game = quarx("W:W1111,1144:BK2211,2244,3333");
    assert_eq!(moves(&game), ["1144x3344x3322"], "kings count as men do");
    assert_eq!(why_not(&game, "1111x3311"), "Q8 1144");
    assert_eq!(why_not(&game, "1111-1212"), "Q8 1144", "capture is compulsory");
    // A king that takes two has no right before the man: 2211, then 3333 along 0011.
    let game = quarx("W:WK1111,1144:BK2211,2244,3333");
    assert_eq!(moves(&game), ["1111x3311x3344", "1144x3344x3322"]);
    assert_eq!(why_not(&game, "1111x4411"), "Q8 1111 1144");
}

#[test]
fn q9_a_man_that_passes_the_far_layer_becomes_a_king_afterwards() {
    // 2321 (+1100) to 3421, y = 4; from there 3331 (0-110) back to 3241.
    let game = quarx("W:W1221:B2321,3331,4444");
    assert_eq!(moves(&game), ["1221x3421x3241"]);
    assert_eq!(after(&game, "1221x3421x3241"), "B:WK3241:B4444 0 1");
    assert_eq!(game.describe(&game.legal_moves()[0]).promotion, Some('K'));
    // A king on 3421 would take 3223 from afar (0-101); the man is none yet, but will be.
    let game = quarx("W:W1221:B2321,3223");
    assert_eq!(moves(&game), ["1221x3421"]);
    let next = after(&game, "1221x3421");
    assert_eq!(next, "B:WK3421:B3223 0 1");
    let later = position(&format!("quarx {}", next.replace("B:W", "W:W")));
    assert_eq!(moves(&later), ["3421x3124"]);
    // Neither a man that does not get there, nor a piece that is king already, changes.
    assert_eq!(after(&quarx("W:W1111:B2211,4444"), "1111x3311"), "B:W3311:B4444 0 1");
    let king = quarx("W:WK1221:B2321");
    assert_eq!(king.describe(&king.legal_moves()[0]).promotion, None);
    // Black's far layer is y = 1: over 2222 (+1-1-1+1).
    let game = quarx("B:W1113,2222:B1331");
    assert_eq!(moves(&game), ["1331x3113"]);
    assert_eq!(after(&game, "1331x3113"), "W:W1113:BK3113 0 2");
}

#[test]
fn q10_one_move_whatever_the_way() {
    let ring = quarx("W:W1111:BK1122,2211,2233,3322,4444");
    let read =
        |text: &str| ring.parse_move(text, Language::English).unwrap_or_else(|e| panic!("{text}: {e}"));
    let m = ring.legal_moves()[0];
    for text in ["1111x1133x3333x3311x1111", "1111x3311x3333x1133x1111", "1111x1111"] {
        assert_eq!(read(text), m, "{text}");
    }
    // Both ways round the triangle of q7.
    let triangle = quarx("W:W1111:BK1122,1212,2211,2222");
    let m = triangle.legal_moves()[0];
    for text in ["1111x1133x3311x1111x1313", "1111x3311x1133x1111x1313", "1111x1313"] {
        assert_eq!(triangle.parse_move(text, Language::English), Ok(m), "{text}");
    }
}

#[test]
fn q14_start_and_end_where_they_tell_enough() {
    // From 1414 back to 1414 over 1313 and 1324, and either over 1133 (from 1111) or 1223 (from 1212).
    let game = quarx("W:WK1414:BK1133,1223,1313,1324");
    let both = ["1414x1111x1144x1414", "1414x1212x1234x1414"];
    assert_eq!(moves(&game), both);
    let error = refused(&game, "1414x1414");
    assert_eq!((error.code(), error.rule()), (Code::AmbiguousMove, Some("C3")));
    assert_eq!(error.candidates(), both);
    for (text, m) in both.iter().zip(game.legal_moves()) {
        assert_eq!(game.parse_move(text, Language::English), Ok(m), "the whole path");
    }
    // Some of the landings are neither the whole path nor start and end alone.
    assert_eq!(refused(&game, "1414x1111x1414").code(), Code::IllegalMove);
    // Short style: start and end unless they are ambiguous.
    let short = |board: &str| {
        let game = quarx(board);
        let style = Style { short: true, ..Style::default() };
        game.legal_moves().iter().map(|m| game.format_move(m, style)).collect::<Vec<_>>()
    };
    assert_eq!(short("W:WK1414:BK1133,1223,1313,1324"), both);
    assert_eq!(short("W:W1111:B2211,3322"), ["1111x3333"]);
}

#[test]
fn q14_a_whole_path_goes_before_start_and_end() {
    // 2341 takes 3342 and stands on 4343: no jump follows. Or it takes 2231 first, comes round over 3221 and
    // 3331 to where it started, and takes 3342 last.
    let game = huff("W:WK2341:B2231,3221,3331,3342");
    assert_eq!(
        moves(&game).iter().filter(|m| m.contains('x')).cloned().collect::<Vec<_>>(),
        ["2341x2121x4321x2341x4343", "2341x4343"]
    );
    let one = game.parse_move("2341x4343", Language::English).unwrap();
    assert_eq!(game.move_text(&one), "2341x4343");
}

#[test]
fn q14_move_texts() {
    assert!(moves(&quarx("W:W1111:B4444")).contains(&"1111-1212".to_string()));
    let game = quarx("W:W1111:B2211,3322");
    for text in ["1111x3311x3333", "1111x3333", "1111x3333!", "1111x3311x3333?!"] {
        assert!(game.parse_move(text, Language::English).is_ok(), "{text}");
        assert!(game.parse_move(text, Language::German).is_ok(), "{text}");
    }
}
