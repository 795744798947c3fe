//! Positions drawn for people: `AnyGame::board_text`.

use crate::common::visit::visit;
use hyperply::Game;
use hyperply::catalog::{AnyGame, VARIANTS};
use hyperply::describe::Describe;
use std::collections::BTreeMap;

#[cfg_attr(not(feature = "default"), allow(dead_code))]
pub fn draws(text: &str, expected: &str) {
    let game = AnyGame::from_variant_or_text(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(game.board_text(), expected, "\n{}", game.board_text());
}

#[cfg(feature = "timeout")]
#[test]
fn one_board_of_squares() {
    let start = "\
8 r n b q k b n r
7 p p p p p p p p
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 P P P P P P P P
1 R N B Q K B N R
  a b c d e f g h
";
    draws("chess", start);
    draws("timeout-flat", start);
}

#[cfg(feature = "timeout")]
#[test]
fn t15_pieces_in_time_out_stand_below() {
    let expected = "\
8 . . . . k . . .
7 . . . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 . . . p P . . .
3 . . . . . . . .
2 . . . . . . . .
1 . . . . K . . .
  a b c d e f g h
In Time Out: Qe4 pa5
";
    draws("timeout-flat 4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1 Qe4:3,pa5:2 3:1:2", expected);
}

#[cfg(feature = "quarx")]
#[test]
fn squares_that_are_numbered_through() {
    let expected = " 1   m   .   .   .   .
 6 .   .   .   .   .
11   .   .   .   .   .
16 .   .   .   .   .
21   .   .   .   .   .
26 .   .   .   .   .
31   .   .   .   .   .
36 .   .   .   .   .
41   .   .   .   .   .
46 .   .   .   .   K
";
    draws("draughts W:WK50:B1 0 1", expected);
}

#[cfg(feature = "quarx")]
#[test]
fn planes_of_a_cube() {
    let expected = "  a1          a2          a3          a4
4 m   m     4   m   m   4 m   m     4   m   m
3   .   .   3 .   .     3   .   .   3 .   .
2 .   .     2   .   .   2 .   .     2   .   .
1   M   M   1 M   M     1   M   M   1 M   M
  1 2 3 4     1 2 3 4     1 2 3 4     1 2 3 4
";
    draws("quarx-3d", expected);
}

#[cfg(feature = "hex4d")]
#[test]
fn one_board_of_hexagons() {
    let expected = "          11 b
        10 q   k
       9 n   b   n
     8 r   .   .   r
   7 p   .   b   .   p
 6 .   p   .   .   p   .
     .   p   .   p   .
 5 .   .   p   p   .   .
     .   .   p   .   .
 4 .   .   .   .   .   .
     .   .   .   .   .
 3 .   .   .   .   .   .
     .   .   P   .   .
 2 .   .   P   P   .   .
     .   P   .   P   .
 1 .   P   .   .   P   .
   a P   .   B   .   P l
     b R   .   .   R k
       c N   B   N i
         d Q   K h
           e B g
             f
";
    draws("glinski", expected);
}

#[cfg(feature = "trid")]
#[test]
fn d2_moveable_boards_stand_where_they_are() {
    let expected = "  W           QL1(3)w     KL1(3)w     N           B           QL6(7)b     KL6(7)b
4 . . . .   1 P P       1 P P       6 . . . .   8 n b b n   9 r q       9 k r
3 . . . .   0 R Q       0 K R       5 . . . .   7 p p p p   8 p p       8 p p
2 P P P P     a b         e f       4 . . . .   6 . . . .     a b         e f
1 N B B N                           3 . . . .   5 . . . .
  b c d e                             b c d e     b c d e
";
    draws("trid", expected);
    let expected = "  KL1(1)b     W           N           KL5(5)b     QL6(5)w     B           QL5(7)w
1 . .       4 . . . .   6 . . k .   5 . n       9 . .       8 P . . .   5 P P
0 . .       3 . . . r   5 . . . .   4 . .       8 . .       7 . . . P   4 . .
  e f       2 p K p .   4 . R . .     e f         a b       6 . . . .     a b
            1 . . . p   3 . . . .                           5 . . . .
              b c d e     b c d e                             b c d e
";
    draws(
        "trid 4/3r/pKp1/3p|2k1/4/1R2/4|P3/3P/4/4 KL1(1)b:2/2,KL5(5)b:1n/2,QL5(7)w:PP/2,QL6(5)w:2/2 w - - - 0 9",
        expected,
    );
}

/// How often each letter stands in one drawing where the other has another.
fn changed(one: &str, other: &str) -> BTreeMap<char, usize> {
    let mut changed = BTreeMap::new();
    for (line, other) in one.lines().zip(other.lines()) {
        let other = other.chars().chain(std::iter::repeat(' '));
        for (letter, _) in line.chars().zip(other).filter(|(one, other)| one != other) {
            *changed.entry(letter).or_default() += 1;
        }
    }
    changed
}

/// The boards alone: without the pieces in Time Out, and whose the moveable boards are.
fn boards(game: &AnyGame) -> String {
    let text = game.board_text();
    text.split("In Time Out:").next().unwrap().replace(")w", ")").replace(")b", ")")
}

fn letters(game: &AnyGame) -> BTreeMap<String, char> {
    let letter =
        |side, piece: char| if side == hyperply::Side::White { piece } else { piece.to_ascii_lowercase() };
    game.pieces().into_iter().map(|piece| (piece.cell, letter(piece.side, piece.piece))).collect()
}

#[test]
fn each_piece_is_drawn_once_where_it_stands() {
    for variant in VARIANTS {
        let boards_of = (variant.geometry)().boards;
        let mut compared = 0;
        visit(variant.id, 1, 40, |game, moves, random| {
            let drawn = boards(game);
            let status = game.status();
            let moveable = status.extras.list("boards");
            let is_there =
                |id: &str| !id.ends_with(')') || moveable.iter().any(|board| board.text("place") == Some(id));
            let there = boards_of.iter().filter(|board| is_there(&board.id));
            let cells: Vec<&str> = there.flat_map(|board| &board.cells).map(|cell| &*cell.cell).collect();
            let before = letters(game);
            assert_eq!(drawn.matches('.').count(), cells.len() - before.len(), "{game}\n{drawn}");
            assert!(!game.board_text().contains(" \n"), "{drawn}");
            assert!(game.board_text().lines().all(|line| line.len() <= 100), "{}", game.board_text());
            if moves.is_empty() {
                return;
            }
            let m = random.pick(moves);
            let Ok(after) = game.after(m) else { return };
            if game.describe(m).kind == "board" {
                return;
            }
            let (drawn_after, after) = (boards(&after), letters(&after));
            for (one, other, one_letters, other_letters) in
                [(&drawn, &drawn_after, &before, &after), (&drawn_after, &drawn, &after, &before)]
            {
                let mut expected = BTreeMap::new();
                for cell in &cells {
                    let [one, other] =
                        [one_letters, other_letters].map(|all| *all.get(*cell).unwrap_or(&'.'));
                    if one != other {
                        *expected.entry(one).or_default() += 1;
                    }
                }
                assert_eq!(changed(one, other), expected, "{} in {game}\n{drawn}", game.move_text(m));
            }
            compared += 1;
        });
        assert!(compared > 20, "{}: {compared}", variant.id);
    }
}
