//! C2: all that is wrong with a position text at once.

use crate::common::hexagons::{glinski, hex4d};
use crate::common::trid::{meder, trid};
use crate::common::visit::{starts, visit};
use crate::common::{chess, data, declared, flat, timeout, tower};
use hyperply::catalog::{AnyGame, VARIANTS};
use hyperply::{Code, Language, MAX_POSITION, problems};

/// Compares all problems of a text, each a sentence with the cells to blame, and the first with the error of parsing.
fn check(text: &str, expected: &[&str]) {
    let problems = problems(text);
    let said: Vec<String> = problems
        .iter()
        .map(|problem| match problem.cells() {
            [] => problem.to_string(),
            cells => format!("{problem} [{}]", cells.join(" ")),
        })
        .collect();
    assert_eq!(said, expected, "{text}");
    assert_eq!(text.parse::<AnyGame>().as_ref(), Err(&problems[0]), "{text}");
}

#[test]
fn c2_a_legal_position_has_no_problems() {
    for section in ["positions", "perft"] {
        for line in data::lines(section) {
            let text = line.split(';').next().unwrap();
            assert_eq!(problems(text), [], "{text}");
        }
    }
    for variant in VARIANTS {
        visit(variant.id, 1, 60, |game, _, _| assert_eq!(problems(&game.to_string()), [], "{game}"));
    }
}

/// Texts with something inserted or replaced at every place.
#[test]
fn c2_the_first_problem_is_the_error_of_parsing() {
    for game in VARIANTS.iter().flat_map(|variant| starts(variant.id)) {
        let base = game.to_string();
        for (at, c) in base.char_indices() {
            let replaced = ["", " ", "-", "0", "K", "p", "→"].map(|by| (by, at + c.len_utf8()));
            let inserted = ["9", ",", "k", "P"].map(|by| (by, at));
            for (by, end) in replaced.into_iter().chain(inserted) {
                let text = format!("{}{by}{}", &base[..at], &base[end..]);
                assert_eq!(text.parse::<AnyGame>().err().as_ref(), problems(&text).first(), "{text}");
            }
        }
    }
}

#[test]
fn c2_a_text_that_cannot_be_read_has_one_problem() {
    let cases = [
        ("", Code::UnknownVariant),
        ("chess", Code::BadPosition),
        ("xiangqi 9/9 w", Code::UnknownVariant),
        ("chess 8/8/8/8/8/8/8 w - - 0 1", Code::BadPosition),
        ("chess 4k3/8/8/8/8/8/8/4K3 x - - 0 1", Code::BadPosition),
        ("quarx W:W1111 0 1", Code::BadPosition),
        (&"8/".repeat(MAX_POSITION), Code::UnknownVariant),
        (&format!("chess {}", "8/".repeat(MAX_POSITION)), Code::TooLarge),
    ];
    for (text, code) in cases {
        let codes: Vec<Code> = problems(text).iter().map(|problem| problem.code()).collect();
        assert_eq!(codes, [code], "{text:.80}");
    }
}

#[test]
fn c2_what_cannot_be_read_hides_nothing_else() {
    check(
        "chess 4k3/8/8/8/8/8/8/P3K3 w KX e9 x 0",
        &[
            "BOARD: A white pawn can't have been on a1 (C2). [a1]",
            "CASTLING: White can't castle with a rook on h1, because no white rook stands there (C2). [h1]",
            "CASTLING: `X` is not a castling right.",
            "CLOCK: `x` is not a number.",
            "NUMBER: Move numbers start at 1 (C8).",
            "EP: `e9`: There is no such cell. Example: `e3` (C2).",
        ],
    );
    check(
        "chess 4k3/8/8/8/8/8/8/P3K3 x KX e9 x 0",
        &[
            "BOARD: A white pawn can't have been on a1 (C2). [a1]",
            "SIDE: `x` is not a side; write `w` or `b`.",
        ],
    );
    check(
        &timeout("Kd1L4 kd7L4").pool("Xa2L1:5,Qe4:3,Ra1L1:10").speed("3-1").text(),
        &[
            "POOL: `Xa2L1:5`: Expected a piece letter, but found `X`.",
            "POOL: `Qe4:3`: There must be a cell before the `:`.",
            "POOL: `Ra1L1:10`: Expected the end, but found `0`.",
            "SPEED: `3-1` is not a series. Write `n:phase:left` with n from 2 to 5 and phase 1 or 2 (T26).",
        ],
    );
    check(
        "quarx W:WK5555,11,K1111:B4444 0 1",
        &[
            "BOARD: `5555` is not a cell; a cell has 4 digits from 1 to 4 (Q1).",
            "BOARD: `11` is not a cell; a cell has 4 digits from 1 to 4 (Q1).",
        ],
    );
}

#[test]
fn c2_chess() {
    check(
        &chess("Ke2 ke8 pa1 Pa8 Re4").castling("KQq").ep("e3").number(0).text(),
        &[
            "BOARD: A white pawn can't have been on a8 (C2). [a8]",
            "BOARD: A black pawn can't have been on a1 (C2). [a1]",
            "CASTLING: White can't castle, because there is no white king on e1 (C2). [e1]",
            "CASTLING: White can't castle with a rook on h1, because no white rook stands there (C2). [h1]",
            "CASTLING: White can't castle with a rook on a1, because no white rook stands there (C2). [a1]",
            "CASTLING: Black can't castle with a rook on a8, because no black rook stands there (C2). [a8]",
            "NUMBER: Move numbers start at 1 (C8).",
            "BOARD: Black is in check, but it is White's turn (C2). [e4]",
            "EP: `e3`: No enemy pawn can pass there (C2).",
        ],
    );
    check(
        &chess("Ka1 Kc1").text(),
        &[
            "BOARD: White must have one king, not 2 (C2). [a1 c1]",
            "BOARD: Black must have one king, not 0 (C2).",
        ],
    );
    check(&chess("Ka1 ka3 kc1 Rc5").text(), &["BOARD: Black must have one king, not 2 (C2). [c1 a3]"]);
    check(
        &chess("Ke1 ke8 Rh1").castling("QQ").black().ep("e3").text(),
        &[
            "CASTLING: White can't castle with a rook on a1, because no white rook stands there (C2). [a1]",
            "CASTLING: `Q` appears twice.",
            "EP: `e3`: There is no enemy pawn in front of it (C2).",
        ],
    );
}

#[test]
fn t26_t30_time_out() {
    check(
        &timeout("Kd1L4 Ke1L4 Pa1L3").black().speed("2:2:2").text(),
        &[
            "BOARD: A white pawn can't have been on a1L3 (C2). [a1L3]",
            "BOARD: White must have one king, not 2 (C2). [d1L4 e1L4]",
            "BOARD: A series can't continue after a king was annihilated (T21).",
        ],
    );
    check(
        &timeout("Kd1L4 kd7L4 Rd3L2").pool("Ka2L1:5,Pa1L1:0,Pa2L1:6,Qe4L4:3").speed("3:1:4").text(),
        &[
            "POOL: `Ka2L1:5`: A king can't be in Time Out (T26).",
            "POOL: A white pawn can't have been on a1L1 (C2). [a1L1]",
            "POOL: `Pa2L1:6`: Its rounds are counted only up to 5 (T26).",
            "SPEED: The series has more moves left than were agreed (T26).",
            "BOARD: Black is in check, but it is White's turn (C2). [d3L2]",
        ],
    );
    check(
        &declared("Kd1L4 kd7L4").pool("Nb1L1:4/3,nb1L1:3/3,Na1L1:1/3,Qe4L1:2/4").castling("A1").text(),
        &[
            "CASTLING: White can't castle with a rook on a1L1, because no white rook stands there (C2). [a1L1]",
            "POOL: `Nb1L1:4/3`: It should already have returned (T30).",
            "POOL: `nb1L1:3/3`: It should already have returned (T30).",
            "POOL: `Qe4L1:2/4`: Another piece of that side returns on the same turn (T30).",
        ],
    );
    let away = ["Nb1:1"; 64].join(",");
    check(
        &flat("Ke1 ke8 Pa1").pool(&away).speed("6:1:1").text(),
        &[
            "BOARD: A white pawn can't have been on a1 (C2). [a1]",
            "POOL: There are more than 64 pieces on the board and in Time Out (T26).",
            "SPEED: `6:1:1` is not a series. Write `n:phase:left` with n from 2 to 5 and phase 1 or 2 (T26).",
        ],
    );
    check(
        &tower("Kd1L4 kd7L4 Ra1L1 pb4L1 Pc4L3 Nc3L8 pg1L8").black().castling("A2a1").ep("c3L3").text(),
        &[
            "BOARD: A black pawn can't have been on g1L8 (C2). [g1L8]",
            "CASTLING: White can't castle with a rook on a1L2, because no white rook stands there (C2). [a1L2]",
            "CASTLING: Black can't castle with a rook on a7L1, because no black rook stands there (C2). [a7L1]",
            "EP: `c3L3`: The column that the pawn passed is not empty (C2).",
        ],
    );
}

#[test]
fn q13_q16_q18_quarx() {
    check(
        "quarx W:W1111,1112,1414,1111:B4444,1111 0 0",
        &[
            "BOARD: `1112` is a light cell, because the sum of its digits is odd. Pieces stand on dark cells (Q1).",
            "BOARD: A white man can't stand on 1414, because it would be a king (Q13). [1414]",
            "BOARD: `1111` appears twice (Q13). [1111]",
            "BOARD: `1111` appears twice (Q13). [1111]",
            "NUMBER: Move numbers start at 1 (C8).",
        ],
    );
    check(
        "quarx-huff W:W1111,1414:B4444 0 1 1111,2222",
        &[
            "BOARD: A white man can't stand on 1414, because it would be a king (Q13). [1414]",
            "HUFF: Black has not missed a capture (Q16).",
        ],
    );
    check("quarx W:W:B 0 0", &["BOARD: There are no pieces (Q13).", "NUMBER: Move numbers start at 1 (C8)."]);
    check(
        "draughts W:W31,1,45-40:B50,31 0 1",
        &[
            "BOARD: A white man can't stand on 1, because it would be a king (Q13). [1]",
            "BOARD: The range `45-40` runs backward (Q18).",
            "BOARD: A black man can't stand on 50, because it would be a king (Q13). [50]",
            "BOARD: `31` appears twice (Q13). [31]",
        ],
    );
    check(
        "quarx-3d W:W112,112:B111 0 1",
        &[
            "BOARD: `112` appears twice (Q13). [112]",
            "BOARD: `111` is a light cell, because the sum of its digits is odd. Pieces stand on dark cells (Q1).",
        ],
    );
}

#[test]
fn h16_h18_hexagons() {
    check(
        &glinski("Kg1 Kf6 kg10 Pb1 Pa1").bared("?-").ep("e5").text(),
        &[
            "BOARDS: White must have one king, not 2 (C2). [f6 g1]",
            "BARED: `glinski` has no bared kings (H18).",
            "EP: `e5`: No enemy pawn can pass there (C2).",
        ],
    );
    check(
        &glinski("Kg1 kg9 Rg4 Pb7").bared("?-").ep("f6").text(),
        &[
            "BOARDS: A white pawn on b7 would already have promoted (C2). [b7]",
            "BARED: `glinski` has no bared kings (H18).",
            "BOARDS: Black is in check, but it is White's turn (C2). [g4]",
            "EP: `f6`: There is no enemy pawn in front of it (C2).",
        ],
    );
    check(
        &hex4d("KC1c1 kC5c5 nA1a1").bared("-?").ep("a1").text(),
        &[
            "BARED: White has only its king left. Its state must be `?` (has yet to choose), `i` (moves inside boards) or \
             `o` (moves between boards) (H16).",
            "BARED: Black has more than its king. Its state must be `-` (not bared) (H16).",
            "BARED: It is not Black's turn, so its bared king has already chosen (H16).",
            "EP: `a1`: There is no en passant in this game (H16).",
        ],
    );
    check(
        &hex4d("KC1c1 KA1a1 PE3e3").bared("??").text(),
        &[
            "BOARDS: A white pawn on E3e3 would already have promoted (C2). [E3e3]",
            "BOARDS: White must have one king, not 2 (C2). [A1a1 C1c1]",
            "BOARDS: Black must have one king, not 0 (C2).",
        ],
    );
}

#[test]
fn d16_m18_tri_dimensional() {
    check(
        &trid("Ka0(3) ka9(7) Ra8(7) Pc8(6)").boards("QL1(3)b KL1(3)w QL6(7)b KL5(7)b").castling("Kq").text(),
        &[
            "BOARDS: White controls the board on QL1(3), because only White's pieces stand on it (D13). [QL1(3)]",
            "MAIN: A white pawn on c8(6) would already have promoted (C2). [c8(6)]",
            "BOARDS: Black is in check, but it is White's turn (C2). [a8(7)]",
            "CASTLING: White can't castle, because there is no white king on e0(3) (C2). [e0(3)]",
            "CASTLING: White can't castle with a rook on f0(3), because no white rook stands there (C2). [f0(3)]",
            "CASTLING: Black can't castle, because there is no black king on e9(7) (C2). [e9(7)]",
            "CASTLING: Black can't castle with a rook on a9(7), because no black rook stands there (C2). [a9(7)]",
        ],
    );
    check(
        &trid("Ka0(3) ka1(3) kf9(7)").moved("b2(2)c2(2)").ep("c3(2)").text(),
        &[
            "BOARDS: Black must have one king, not 2 (C2). [f9(7) a1(3)]",
            "MOVED: No pawn that started on `b2(2)` is still there (D16). [b2(2)]",
            "MOVED: No pawn that started on `c2(2)` is still there (D16). [c2(2)]",
            "EP: `c3(2)`: No enemy pawn can pass there (C2).",
        ],
    );
    check(
        &trid("Ka0(3) kb9(7)").boards("QL1(3)b QL6(7)b").text(),
        &[
            "BOARDS: White controls the board on QL1(3), because only White's pieces stand on it (D13). [QL1(3)]",
            "BOARDS: Expected 4 movable boards separated by `,`, but found 2 (D16).",
        ],
    );
    check(
        &trid("Ke0(3) kb9(7)").boards("QL1(3)w QL1(3)w QL6(7)b KL6(7)b KL1(3)w").text(),
        &[
            "BOARDS: Two boards stand on QL1(3) (D2). [QL1(3)]",
            "BOARDS: There are more than 4 movable boards (D16).",
        ],
    );
    check(
        &meder("Ka0(3) ke4(7) Pb8(6) Pe8(6)").boards("QL1(3)w KL1(3)w QL5(7)w KL5(7)b").ep("c6(6)").text(),
        &[
            "BOARDS: White owns 3 boards and Black 1, but each side owns two (M18).",
            "MAIN: Two pawns wait for their promotion, on b8(6) and e8(6) (M18). [e8(6)]",
            "EP: `c6(6)`: A board has just left the pawn on b8(6) behind (M18). [b8(6)]",
        ],
    );
}

#[test]
fn r12_raumschach() {
    check(
        "raumschach 4K/5/5/5/K4|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|P3k/5/5/5/4R w 0 0",
        &[
            "BOARD: A white pawn on Ea5 would already have promoted (C2). [Ea5]",
            "NUMBER: Move numbers start at 1 (C8).",
            "BOARD: White must have one king, not 2 (C2). [Aa1 Ae5]",
            "BOARD: Black is in check, but it is White's turn (C2). [Ee1]",
        ],
    );
    check(
        "raumschach 5/5/5/5/K4|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|P3k/5/5/5/4R w 0 1",
        &[
            "BOARD: A white pawn on Ea5 would already have promoted (C2). [Ea5]",
            "BOARD: Black is in check, but it is White's turn (C2). [Ee1]",
        ],
    );
}

#[test]
fn c2_castling_rights_are_told_in_german() {
    let cases = [
        (
            chess("Ke1 ke8").castling("K").text(),
            "Weiß kann nicht mit einem Turm auf h1 rochieren, denn dort steht kein weißer Turm.",
        ),
        (
            tower("Ka1L1 ke7L4 rg7L8").castling("g8").text(),
            "Schwarz kann nicht rochieren, denn auf d7E4 steht kein schwarzer König.",
        ),
        (
            trid("Ka0(3) kf9(7) Rf0(3)").castling("K").text(),
            "Weiß kann nicht rochieren, denn auf e0(3) steht kein weißer König.",
        ),
    ];
    for (text, german) in cases {
        let told: Vec<String> =
            problems(&text).iter().map(|problem| problem.message_in(Language::German)).collect();
        assert_eq!(told, [format!("CASTLING: {german}")], "{text}");
    }
}
