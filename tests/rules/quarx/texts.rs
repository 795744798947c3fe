//! Position texts of Quarx and draughts (Q13, Q16, Q18), and every way to break them: the field, what is wrong
//! with it, and where. Message and place are what the rules call wrong in the text beside them.

use crate::common::tables::texts;
use crate::common::texts::error;
use crate::common::{huff, moves, position};
use hyperply::catalog::AnyGame;
use hyperply::{Code, Game, MAX_POSITION};

/// Checks texts in which `^` stands before the fault: message, rule and place.
fn assert_faults(id: &str, faults: &[(&str, &str)]) {
    for (marked, message) in faults {
        let marked = format!("{id} {marked}");
        let at = marked.find('^').expect("a mark");
        let text = marked.replacen('^', "", 1);
        let error = error(&text);
        assert_eq!(error.code(), Code::BadPosition, "{text}: {error}");
        assert_eq!(error.to_string(), *message, "{text}");
        assert_eq!(error.at(), Some(at), "{text}: {error}");
    }
}

/// Texts that are read, and how they are written.
fn assert_read(texts: &[(&str, &str)]) {
    for (text, written) in texts {
        let game = position(text);
        assert_eq!(game.to_string(), *written, "{text}");
        assert_eq!(position(written), game, "{text}");
        assert_eq!(position(written).key(), game.key(), "{text}");
    }
}

#[test]
fn q13_written_in_one_way() {
    assert_read(&[
        ("quarx W:W1111,K2233:B4444 0 1", "quarx W:W1111,K2233:B4444 0 1"),
        ("quarx W:WK2233,1111:B4444,1441 0 1", "quarx W:W1111,K2233:B1441,4444 0 1"),
        ("quarx B:W:B4444 12 7", "quarx B:W:B4444 12 7"),
        ("quarx W:WK4444:B 4294967295 4294967295", "quarx W:WK4444:B 4294967295 4294967295"),
        ("quarx-3d W:W123,112:BK444 0 1", "quarx-3d W:W112,K123:BK444 0 1".replace("K123", "123").as_str()),
        ("quarx-huff B:W1111:B4444 0 1 -", "quarx-huff B:W1111:B4444 0 1 -"),
    ]);
    // Kings on either far layer, men on their own first.
    assert_read(&[("quarx W:W1111,K1412:BK1122,4444 0 1", "quarx W:W1111,K1412:BK1122,4444 0 1")]);
}

#[test]
fn q13_faults() {
    assert_faults(
        "quarx",
        &[
            ("W:W1111:B4444 0^", "NUMBER: The text ends before this field."),
            ("W:W1111:B4444 0 1 ^-", "NUMBER: Unexpected `-` after the last field."),
            (
                "^ W:W1111:B4444 0 1",
                "BOARD: This field is empty. Write `-` if there is nothing to list, and put one space between fields.",
            ),
            ("^W:W1111 0 1", "BOARD: Expected three parts, `SIDE:WLIST:BLIST` (Q13)."),
            ("^W:W1111:B4444: 0 1", "BOARD: Expected three parts, `SIDE:WLIST:BLIST` (Q13)."),
            ("^- 0 1", "BOARD: Expected three parts, `SIDE:WLIST:BLIST` (Q13)."),
            ("^w:W1111:B4444 0 1", "BOARD: `w` is not a side; write `W` or `B` (Q13)."),
            ("^:W1111:B4444 0 1", "BOARD: `` is not a side; write `W` or `B` (Q13)."),
            ("^WB:W1111:B4444 0 1", "BOARD: `WB` is not a side; write `W` or `B` (Q13)."),
            ("W:^B4444:W1111 0 1", "BOARD: The list of White's pieces must begin with `W` (Q13)."),
            ("W:W1111:^4444 0 1", "BOARD: The list of Black's pieces must begin with `B` (Q13)."),
            ("W:W1111:^ 0 1", "BOARD: The list of Black's pieces must begin with `B` (Q13)."),
            ("^W:W:B 0 1", "BOARD: There are no pieces (Q13)."),
            ("W:W^-:B4444 0 1", "BOARD: Write an empty list as its letter alone (Q13)."),
            ("W:W1111:B^- 0 1", "BOARD: Write an empty list as its letter alone (Q13)."),
            (
                "W:W^1112:B4444 0 1",
                "BOARD: `1112` is a light cell, because the sum of its digits is odd. Pieces stand on dark cells (Q1).",
            ),
            (
                "W:WK^1112:B4444 0 1",
                "BOARD: `1112` is a light cell, because the sum of its digits is odd. Pieces stand on dark cells (Q1).",
            ),
            ("W:W^1115:B4444 0 1", "BOARD: `1115` is not a cell; a cell has 4 digits from 1 to 4 (Q1)."),
            ("W:W^0111:B4444 0 1", "BOARD: `0111` is not a cell; a cell has 4 digits from 1 to 4 (Q1)."),
            ("W:W^112:B4444 0 1", "BOARD: `112` is not a cell; a cell has 4 digits from 1 to 4 (Q1)."),
            ("W:W^11111:B4444 0 1", "BOARD: `11111` is not a cell; a cell has 4 digits from 1 to 4 (Q1)."),
            ("W:W1111,^:B4444 0 1", "BOARD: `` is not a cell; a cell has 4 digits from 1 to 4 (Q1)."),
            ("W:W^,1111:B4444 0 1", "BOARD: `` is not a cell; a cell has 4 digits from 1 to 4 (Q1)."),
            ("W:W1111,^-:B4444 0 1", "BOARD: `-` is not a cell; a cell has 4 digits from 1 to 4 (Q1)."),
            ("W:W^k1111:B4444 0 1", "BOARD: `k1111` is not a cell; a cell has 4 digits from 1 to 4 (Q1)."),
            ("W:WK^K1111:B4444 0 1", "BOARD: `K1111` is not a cell; a cell has 4 digits from 1 to 4 (Q1)."),
            ("W:W^1111K:B4444 0 1", "BOARD: `1111K` is not a cell; a cell has 4 digits from 1 to 4 (Q1)."),
            (
                "W:W^1111-1113:B4444 0 1",
                "BOARD: `1111-1113` is not a cell; a cell has 4 digits from 1 to 4 (Q1).",
            ),
            ("W:W1111:B^4444. 0 1", "BOARD: `4444.` is not a cell; a cell has 4 digits from 1 to 4 (Q1)."),
            ("W:W^11é1:B4444 0 1", "BOARD: `11é1` is not a cell; a cell has 4 digits from 1 to 4 (Q1)."),
            ("W:W1111,1113,^1111:B4444 0 1", "BOARD: `1111` appears twice (Q13)."),
            ("W:W1111,^K1111:B4444 0 1", "BOARD: `1111` appears twice (Q13)."),
            ("W:W2222:B^2222 0 1", "BOARD: `2222` appears twice (Q13)."),
            (
                "W:W^1412:B4444 0 1",
                "BOARD: A white man can't stand on 1412, because it would be a king (Q13).",
            ),
            (
                "W:W1111:B^4112 0 1",
                "BOARD: A black man can't stand on 4112, because it would be a king (Q13).",
            ),
            ("W:W1111:B4444 ^- 1", "CLOCK: `-` is not a number."),
            ("W:W1111:B4444 ^-1 1", "CLOCK: `-1` is not a number."),
            ("W:W1111:B4444 ^00 1", "CLOCK: `00` has leading zeros."),
            ("W:W1111:B4444 ^4294967296 1", "CLOCK: `4294967296` is too large."),
            ("W:W1111:B4444 0 ^0", "NUMBER: Move numbers start at 1 (C8)."),
            ("W:W1111:B4444 0 ^01", "NUMBER: `01` has leading zeros."),
            ("W:W1111:B4444 0 ^x", "NUMBER: `x` is not a number."),
        ],
    );
    assert_eq!(error("quarx").at(), Some(5));
    assert_eq!(error("quarx W:W2222:B2222 0 1").cells(), ["2222"]);
    assert_eq!(error("quarx W:W1412:B2222 0 1").cells(), ["1412"]);
    let long = format!("quarx W:W1111:B4444 0 1{}", " ".repeat(MAX_POSITION));
    assert_eq!(error(&long).code(), Code::TooLarge);
    assert_eq!(error("quarx-4d W:W1111:B4444 0 1").code(), Code::UnknownVariant);
}

#[test]
fn q17_faults() {
    assert_faults(
        "quarx-3d",
        &[
            ("W:W^1111:B444 0 1", "BOARD: `1111` is not a cell; a cell has 3 digits from 1 to 4 (Q1)."),
            (
                "W:W^111:B444 0 1",
                "BOARD: `111` is a light cell, because the sum of its digits is odd. Pieces stand on dark cells (Q1).",
            ),
            ("W:W^145:B444 0 1", "BOARD: `145` is not a cell; a cell has 3 digits from 1 to 4 (Q1)."),
            ("W:W^143:B444 0 1", "BOARD: A white man can't stand on 143, because it would be a king (Q13)."),
            ("W:W112:B^112 0 1", "BOARD: `112` appears twice (Q13)."),
            ("W:W112:B444^", "CLOCK: The text ends before this field."),
        ],
    );
}

#[test]
fn q16_faults() {
    // Both men could take 3322, from 2211 and 2233.
    let missed = "B:W2211,2233:B3322,4444 0 1";
    assert_eq!(moves(&position(&format!("quarx-huff {missed} 2211,2233"))), ["huff 2211", "huff 2233"]);
    assert_read(&[(&format!("quarx-huff {missed} 2233,2211"), &format!("quarx-huff {missed} 2211,2233"))]);
    let other = "These are not the pieces that missed White's capture (Q16).";
    let fault = |choice: &str, message: &str| {
        assert_faults("quarx-huff", &[(&format!("{missed} {choice}"), &format!("HUFF: {message}"))]);
    };
    fault("^2211", other);
    fault("^2211,3322", other);
    fault("^2211,2233,4444", other);
    fault("2211,^2211", "`2211` appears twice (Q16).");
    fault("2211,^", "`` is not a cell; a cell has 4 digits from 1 to 4 (Q1).");
    fault(
        "2211,^2234",
        "`2234` is a light cell, because the sum of its digits is odd. Pieces stand on dark cells (Q1).",
    );
    fault("^K2211,2233", "`K2211` is not a cell; a cell has 4 digits from 1 to 4 (Q1).");
    assert_eq!(error(&format!("quarx-huff {missed} 2211,3322")).cells(), ["2211", "2233"]);
    assert_faults(
        "quarx-huff",
        &[
            ("B:W2211,2233:B3322,4444 0 1^", "HUFF: The text ends before this field."),
            ("B:W2211,2233:B4444 0 1 ^2211,2233", "HUFF: White has not missed a capture (Q16)."),
            (
                "B:W2211:B3322,4444 0 1 ^2211",
                "HUFF: White missed a capture with only one piece, which is removed at once (Q16).",
            ),
            ("W:W2211,2233:B4444 0 1 ^2211,2233", "HUFF: Black has not missed a capture (Q16)."),
            // The longest capture counts: 2211 goes on over 3423.
            (
                "B:W2211,2233:B3322,3423 0 1 ^2211,2233",
                "HUFF: White missed a capture with only one piece, which is removed at once (Q16).",
            ),
        ],
    );
    // Without candidates a missed capture leaves no trace in a text.
    assert_eq!(huff("B:W2211,2233:B3322,4444").turn(), hyperply::Side::Black);
}

#[test]
fn q18_pdns_liberties() {
    let plain = "draughts W:W31,32,33,K40:BK5,6,7 0 1";
    for text in texts(
        "draughts W:W31,32,33,K40:BK5,6,7 | draughts W:B6,7,K5:WK40,33,31,32 | draughts W:W31-33,K40:BK5,6-7
         draughts W:BK5-5,6-7:W31-33,K40-40. | draughts W:WK40,31-33:B6,7,K5. 0 1",
    ) {
        assert_read(&[(text, plain)]);
    }
    assert_read(&[
        ("draughts W:WK31-35:B 3 4", "draughts W:WK31,K32,K33,K34,K35:B 3 4"),
        ("draughts B:W:BK46-50.", "draughts B:W:BK46,K47,K48,K49,K50 0 1"),
        ("draughts W:W31-50:B1-20", &AnyGame::start("draughts").unwrap().to_string()),
        (
            "draughts B:B1-20:W31-50. 7 9",
            &AnyGame::start("draughts").unwrap().to_string().replace("W:W", "B:W").replace(" 0 1", " 7 9"),
        ),
    ]);
}

#[test]
fn q18_faults() {
    let square = "is not a square; squares are numbered from 1 to 50 (Q1).";
    for (marked, token) in [
        ("W:W^51:B1", "51"),
        ("W:W^0:B1", "0"),
        ("W:W^031:B1", "031"),
        ("W:W^+31:B1", "+31"),
        ("W:W^256:B1", "256"),
        ("W:W^2233:B1", "2233"),
        ("W:W31,^:B1", ""),
        ("W:W31-^:B1", ""),
        ("W:W^-35:B1", ""),
        ("W:W31-^K35:B1", "K35"),
        ("W:W31-^33-35:B1", "33-35"),
        ("W:W31-^51:B1", "51"),
        ("W:W31:B^1..", "1."),
        ("W:W^31.:B1", "31."),
    ] {
        assert_faults("draughts", &[(marked, &format!("BOARD: `{token}` {square}"))]);
    }
    assert_faults(
        "draughts",
        &[
            ("W:W^35-31:B1", "BOARD: The range `35-31` runs backward (Q18)."),
            ("W:WK^35-31:B1", "BOARD: The range `35-31` runs backward (Q18)."),
            ("W:W31-33,^33:B1", "BOARD: `33` appears twice (Q13)."),
            ("W:W33,^31-35:B1", "BOARD: `33` appears twice (Q13)."),
            ("W:W^5-7:B1", "BOARD: A white man can't stand on 5, because it would be a king (Q13)."),
            ("W:W31:B^45-46", "BOARD: A black man can't stand on 46, because it would be a king (Q13)."),
            ("W:W31:^W1", "BOARD: The list of Black's pieces must begin with `B` (Q13)."),
            ("W:B1:^B31", "BOARD: The list of White's pieces must begin with `W` (Q13)."),
            ("W:W^-:B1", "BOARD: Write an empty list as its letter alone (Q13)."),
            ("^W:W:B.", "BOARD: There are no pieces (Q13)."),
            ("^W.:W31:B1", "BOARD: `W.` is not a side; write `W` or `B` (Q13)."),
            ("W:W31:B1 0^", "NUMBER: The text ends before this field."),
            ("W:W31:B1 0 ^0", "NUMBER: Move numbers start at 1 (C8)."),
            ("W:W31:B1 0 1 ^2", "NUMBER: Unexpected `2` after the last field."),
            (
                "W:W31:B1 ^",
                "CLOCK: This field is empty. Write `-` if there is nothing to list, and put one space between fields.",
            ),
        ],
    );
}
