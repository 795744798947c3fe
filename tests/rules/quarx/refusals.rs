//! Why a move of Quarx or draughts is refused, in the words that a player reads; and where a malformed text
//! goes wrong.

use crate::common::{cube, draughts, huff, moves, position, quarx, refused, says, why_not};
use hyperply::{Code, Game, Language, MAX_MOVE};

#[test]
fn q2_and_c3_the_wrong_piece() {
    let game = quarx("W:W1111:B4444");
    assert_eq!(says(&game, "2222-3322"), "There is no piece on 2222 (C3).");
    assert_eq!(says(&game, "4444-3333"), "The piece on 4444 is Black's, but it is White's turn (Q2).");
    assert_eq!(says(&game, "4444x2222"), "The piece on 4444 is Black's, but it is White's turn (Q2).");
    assert_eq!(why_not(&game, "4444x2222"), "Q2 4444");
}

#[test]
fn q3_no_direction() {
    let game = quarx("W:W1111:B4444");
    assert_eq!(
        says(&game, "1111-3221"),
        "No direction leads from 1111 to 3221: the coordinates change by 2, 1, 1, 0, but two or all four \
         of them must change, by the same amount (Q3)."
    );
    assert_eq!(why_not(&game, "1111-1111"), "Q3");
    assert_eq!(why_not(&game, "1111x1131"), "Q3");
    assert_eq!(
        says(&cube("W:W112:B444"), "112-334"),
        "No direction leads from 112 to 334: the coordinates change by 2, 2, 2, but exactly two of them \
         must change, by the same amount (Q3)."
    );
    assert_eq!(says(&draughts("W:W32:B1"), "32-26"), "32 and 26 are not on the same diagonal (Q3).");
}

#[test]
fn q4_men() {
    let game = quarx("W:W2222,2332:B4444");
    assert_eq!(says(&game, "2222-2332"), "The man on 2222 can't move to 2332, because it is not empty (Q4).");
    assert_eq!(
        says(&game, "2222-3122"),
        "The man on 2222 can't move to 3122, because White's men move toward higher y (Q4)."
    );
    assert_eq!(
        says(&game, "2222-3232"),
        "The man on 2222 can't move to 3232, because White's men move toward higher y (Q4).",
        "nor may y stay"
    );
    assert_eq!(says(&game, "2222-4422"), "The man on 2222 moves one step, but 4422 is 2 steps away (Q4).");
    let black = quarx("B:W1111:B3333");
    assert_eq!(
        says(&black, "3333-4433"),
        "The man on 3333 can't move to 4433, because Black's men move toward lower y (Q4)."
    );
    let flat = draughts("W:W28:B1");
    assert_eq!(
        says(&flat, "28-33"),
        "The man on 28 can't move to 33, because White's men move toward lower numbers (Q4)."
    );
    assert_eq!(
        says(&draughts("B:W50:B28"), "28-22"),
        "The man on 28 can't move to 22, because Black's men move toward higher numbers (Q4)."
    );
}

#[test]
fn q5_captures_of_men() {
    let game = quarx("W:W1111,1221:BK2211,4444");
    assert_eq!(says(&game, "1111x1331"), "The man on 1111 can't jump over its own piece on 1221 (Q5).");
    assert_eq!(says(&game, "1111x3333"), "There is nothing to jump over between 1111 and 3333 (Q5).");
    assert_eq!(
        says(&game, "1111x4411"),
        "The man on 1111 can't jump from 1111 to 4411: a man jumps over the next cell and lands right behind it (Q5)."
    );
    assert_eq!(says(&game, "1111x2211"), "To capture the king on 2211, land on 3311 (Q5).");
    let blocked = quarx("W:W1111:BK2211,3311");
    assert_eq!(
        says(&blocked, "1111x3311"),
        "The man on 1111 can't land on 3311, because it is not empty (Q5)."
    );
    let goes_on = quarx("W:W1111:B2211,3322");
    assert_eq!(says(&goes_on, "1111x3311"), "The capture isn't finished: it continues from 3311 (Q5).");
    assert_eq!(
        says(&goes_on, "1111x3311x3333x1133"),
        "There is nothing to jump over between 3333 and 1133 (Q5)."
    );
}

#[test]
fn q6_kings() {
    let game = quarx("W:WK1111,1331:BK2211,3311,4444");
    assert_eq!(
        says(&game, "1111-1441"),
        "The king on 1111 can't move to 1441, because it is blocked by the piece on 1331 (Q6)."
    );
    assert_eq!(
        says(&game, "1111-1331"),
        "The king on 1111 can't move to 1331, because it is not empty (Q6)."
    );
    assert_eq!(says(&game, "1111x4411"), "There is more than one piece between 1111 and 4411 (Q6).");
    assert_eq!(why_not(&game, "1111x4411"), "Q6 2211 3311");
    assert_eq!(
        says(&game, "1111x4444"),
        "The king on 1111 can't land on 4444, because it is not empty (Q6)."
    );
    let free = quarx("W:WK1111:B2211,4444");
    assert_eq!(says(&free, "1111x2211"), "To capture the man on 2211, land on one of 3311, 4411 (Q6).");
    assert_eq!(says(&game, "1111x3333"), "There is nothing to jump over between 1111 and 3333 (Q6).");
    assert_eq!(says(&game, "1111x1441"), "The king on 1111 can't jump over its own piece on 1331 (Q6).");
}

#[test]
fn q7_twice() {
    assert_eq!(
        says(&quarx("W:WK1111:B2222"), "1111x3333x1111"),
        "A capture can't jump over the piece on 2222 twice (Q7)."
    );
    // What has been taken is still in the way of landing.
    let game = draughts("W:W45,K46:B29,32,38,44");
    assert_eq!(
        says(&game, "46x23x40x49x32"),
        "The king on 46 can't land on 32, because it is not empty (Q6)."
    );
}

#[test]
fn q8_the_compulsory_capture_is_named() {
    let one = quarx("W:W1111,1133:BK2211,4444");
    assert_eq!(says(&one, "1133-2233"), "You must capture: `1111x3311` captures 1 piece (Q8).");
    assert_eq!(why_not(&one, "1133-2233"), "Q8 1111");
    assert_eq!(refused(&one, "1133-2233").candidates(), ["1111x3311"]);
    let two = quarx("W:W1111,1133:B2211,2233,4444");
    assert_eq!(
        says(&two, "1111-1212"),
        "You must capture: `1111x3311` or `1133x3333`, capturing 1 piece (Q8)."
    );
    assert_eq!(why_not(&two, "1111-1212"), "Q8 1111 1133");
    // 1111 can take one, 1144 two (2244, 3333): the longer one is named.
    let longer = quarx("W:W1111,1144:B2211,2244,3333");
    assert_eq!(
        says(&longer, "1111x3311"),
        "That captures 1 piece, but you must capture 2: `1144x3344x3322` (Q8)."
    );
    assert_eq!(says(&longer, "1111-1212"), "You must capture: `1144x3344x3322` captures 2 pieces (Q8).");
    // Start and end of a capture that is too short, though it takes more than one.
    let shorter = quarx("W:W1111,1144:B1221,2244,2321,2332,3333");
    assert_eq!(moves(&shorter), ["1144x3344x3322x1342"]);
    for text in ["1111x1331x3311", "1111x3311"] {
        assert_eq!(
            says(&shorter, text),
            "That captures 2 pieces, but you must capture 3: `1144x3344x3322x1342` (Q8)."
        );
    }
    // More than three are not all named.
    let many = quarx("W:WK1111,1124:B2222,3311,1441");
    assert_eq!(
        says(&many, "1124-2224"),
        "You must capture: `1111x3333` or `1111x4411` or `1111x4444`, capturing 1 piece (Q8)."
    );
    let more = quarx("W:WK1111,1124:B1221,K2112");
    assert_eq!(
        says(&more, "1124-2224"),
        "You must capture: `1111x1331` or `1111x1441` or `1111x3113` or others, capturing 1 piece (Q8)."
    );
    assert_eq!(refused(&more, "1124-2224").candidates().len(), 4);
}

#[test]
fn q14_a_capture_written_as_a_step() {
    let game = quarx("W:W1111:B2211,3322");
    for text in ["1111-3333", "1111-3333!"] {
        assert_eq!(says(&game, text), "Write a capture with `x`: `1111x3311x3333` (Q14).");
    }
}

#[test]
fn q16_huffs() {
    assert_eq!(says(&quarx("W:W1111:B4444"), "huff 1111"), "`quarx` has no huffing (Q16).");
    assert_eq!(says(&draughts("W:W31:B1"), "huff 31"), "`draughts` has no huffing (Q16).");
    assert_eq!(says(&huff("W:W1111:B4444"), "huff 1111"), "No capture was missed (Q16).");
    let choice = position("quarx-huff B:W2211,2233:B3322,4444 0 1 2211,2233");
    let first = "Black first huffs one of the pieces that missed a capture: huff 2211, huff 2233 (Q16).";
    for text in ["huff 3322", "3322-2222", "3322x1144", "2211-2222"] {
        assert_eq!(says(&choice, text), first, "{text}");
        assert_eq!(why_not(&choice, text), "Q16 2211 2233");
    }
    // A begun capture is played to its end, even where none is compulsory.
    assert_eq!(
        says(&huff("W:W1111:B2211,3322"), "1111x3311"),
        "The capture isn't finished: it continues from 3311 (Q16)."
    );
}

#[test]
fn q14_malformed_texts() {
    let game = quarx("W:W1111:B4444");
    let cell = "`111` is not a cell; a cell has 4 digits from 1 to 4.";
    let cases = [
        ("", 0, "Enter a move."),
        ("!", 0, "Enter a move."),
        ("1111", 4, "Expected `-` or `x`, but found the end."),
        ("1111:1212", 4, "Expected `-` or `x`, but found `:`."),
        ("1111 1212", 4, "Expected `-` or `x`, but found ` `."),
        ("1111-", 5, "Expected a cell, but found the end."),
        ("1111x", 5, "Expected a cell, but found the end."),
        ("1111x3311x", 10, "Expected a cell, but found the end."),
        ("1111-1212-1313", 9, "Expected the end, but found `-`."),
        ("1111x3311-3333", 9, "Expected the end, but found `-`."),
        ("1111-1212x1313", 9, "Expected the end, but found `x`."),
        ("1111-1212 ", 9, "Expected the end, but found ` `."),
        (" 1111-1212", 0, "Expected a cell, but found ` `."),
        ("K1111-1212", 0, "Expected a cell, but found `K`."),
        ("111-1212", 0, cell),
        ("1111-111", 5, cell),
        ("1111X3311", 4, "Expected `-` or `x`, but found `X`."),
        ("1111→", 4, "Expected `-` or `x`, but found `→`."),
        (
            "1111-1112",
            5,
            "`1112` is a light cell, because the sum of its digits is odd. Pieces stand on dark cells.",
        ),
        ("1111-12125", 5, "`12125` is not a cell; a cell has 4 digits from 1 to 4."),
        ("huff", 4, "Expected a space, but found the end."),
        ("huff1111", 4, "Expected a space, but found `1`."),
        ("huff ", 5, "Expected a cell, but found the end."),
        ("huff 1111 1122", 9, "Expected the end, but found ` `."),
        (
            "huff 1112",
            5,
            "`1112` is a light cell, because the sum of its digits is odd. Pieces stand on dark cells.",
        ),
        ("Huff 1111", 0, "Expected a cell, but found `H`."),
    ];
    for (text, at, message) in cases {
        let error = refused(&game, text);
        assert_eq!((error.code(), &*error.message()), (Code::BadNotation, message), "{text:?}");
        assert_eq!(error.at(), Some(at), "{text:?}");
    }
    let flat = draughts("W:W31:B1");
    for (text, at, message) in [
        ("31-0", 3, "`0` is not a square; squares are numbered from 1 to 50."),
        ("31-51", 3, "`51` is not a square; squares are numbered from 1 to 50."),
        ("031-26", 0, "`031` is not a square; squares are numbered from 1 to 50."),
        ("31-", 3, "Expected the number of a square, but found the end."),
        ("e3-d4", 0, "Expected the number of a square, but found `e`."),
        (
            "31-99999999999999999999",
            3,
            "`99999999999999999999` is not a square; squares are numbered from 1 to 50.",
        ),
    ] {
        let error = refused(&flat, text);
        assert_eq!((error.code(), &*error.message()), (Code::BadNotation, message), "{text:?}");
        assert_eq!(error.at(), Some(at), "{text:?}");
    }
    assert_eq!(refused(&game, &"1".repeat(MAX_MOVE + 1)).code(), Code::TooLarge);
}

#[test]
fn c4_a_finished_game() {
    let over = quarx("W:W1111:B");
    assert_eq!(
        says(&over, "1111-1212"),
        "The game is over: White wins because the other side has no pieces left (C4)."
    );
    assert_eq!(refused(&over, "1111-").code(), Code::BadNotation, "what is no move is no move");
    assert!(over.parse_move("1111-1212", Language::German).is_err());
}
