//! M20: Meder's notation.

use super::meder_texts::{all_kinds, candidates, english, refuses, waiting};
use crate::common::tables::pairs;
use crate::common::trid::{HOME, meder, trid};
use crate::common::{play, position, reads, refused};
use hyperply::catalog::AnyGame;
use hyperply::{Code, Language};

use super::meder_texts::AWAY;
#[test]
fn m20_pieces() {
    let game = meder("Ke0(3) kf9(7) Nb1(2) Nc3(2) Ne3(4)").game();
    english(
        &game,
        &pairs(
            "Nc2W = Nb1(2)-d2(2) | Nbc5N, Nb3c5N = Nc3(2)-d5(4) | Ndc5N, NNc5N = Ne3(4)-d5(4)
             NWc5B, NWc5S = Nc3(2)-d5(6) | Nd3Nc5B = Ne3(4)-d5(6) | Kd1W = Ke0(3)-e1(2)
             Kd1KL1 = Ke0(3)-e1(3) | Ke0KL1 = Ke0(3)-f0(3)",
        ),
    );
    assert_eq!(reads(&game, "Sc2W", Language::German), "Nb1(2)-d2(2)");
    assert_eq!(candidates(&game, "Nc5N"), "Nc3(2)-d5(4) Ne3(4)-d5(4)");
    assert_eq!(candidates(&game, "N3c5N"), "Nc3(2)-d5(4) Ne3(4)-d5(4)");
    // No such cell, nobody there, nothing to capture, no departure.
    refuses(&game, &["Nc5W", "Nac5N", "Nxc5N", "Nbxc5N", "N4c5N", "NBc5N", "Bc5N", "c5N", "Nc5KL5", "Nf5N"]);
    let ranks = meder("Ke0(3) kf9(7) Nc3(2) Nb4(4)").game();
    english(&ranks, &[("N3c5N", "Nc3(2)-d5(4)"), ("N4c5N", "Nb4(4)-d5(4)")]);
    let captures = meder("Ke0(3) kf9(7) Nc3(2) Nb4(4) nd5(4)").game();
    english(
        &captures,
        &pairs("NWxc5N, N3xc5N, Nbxc5N = Nc3(2)xd5(4) | NNxc5N = Nb4(4)xd5(4) | NWc5B = Nc3(2)-d5(6)"),
    );
    refuses(&captures, &["NWc5N", "N3c5N", "NWxc5B"]);
    let rook = meder("Kd1(2) kd8(6) Rf0(3) nf8(7)").game();
    english(
        &rook,
        &pairs(
            "Rd0KL1 = Rf0(3)-e0(3) | Rz0QL1, Re0KL1z0QL1 = Rf0(3)-a0(3) | Rxe8KL6, RKL1xe8KL6 = Rf0(3)xf8(7)",
        ),
    );
    refuses(&rook, &["Re8KL6", "Rd0KL2", "Ra0QL2"]);
    // His notation is not that of the other rules.
    assert_eq!(refused(&trid("Ke0(3) kf9(7) Nb1(2)").game(), "Nc2W").code(), Code::BadNotation);
}

#[test]
fn m20_pawns() {
    let start = AnyGame::start("trid-meder").unwrap();
    english(
        &start,
        &pairs(
            "c4N = Pd2(2)-d4(4) | aWa4N, aa4N, a2a4N = Pb2(2)-b4(4) | a3W = Pb2(2)-b3(2)
             Nb3N = Nb1(2)-c3(4)",
        ),
    );
    refuses(&start, &["aNa4N", "a4B", "z2QL3", "c5N", "baW", "e4N"]);
    let captures =
        meder("Ke0(3) kd8(6) Pb3(2) nc4(4) Pe4(2) nf5(7)").boards("QL1(3)w KL1(3)w QL6(7)b KL5(7)b");
    let captures = captures.game();
    english(
        &captures,
        &pairs(
            "axb4N, aWxb4N, a3Wxb4N = Pb3(2)xc4(4) | dWxe5KL5, dxe5KL5 = Pe4(2)xf5(7) | d5KL5 = Pe4(2)-e5(7)",
        ),
    );
    // Its file is not named; the capture is not marked; nothing is there; it is not in passing.
    refuses(&captures, &["xb4N", "Wxb4N", "3xb4N", "ab4N", "axb4W", "axb4N e.p.", "a4N e.p."]);
    let far = meder("Ka0(3) kd5(6) Pe7(6) nd8(6)").boards(AWAY).game();
    english(
        &far,
        &pairs(
            "d8BQ, d8SQ = Pe7(6)-e8(6)=Q | d8BB = Pe7(6)-e8(6)=B | dxc8BN = Pe7(6)xd8(6)=N
             dBxc8BR = Pe7(6)xd8(6)=R",
        ),
    );
    assert_eq!(candidates(&far, "d8B"), "Pe7(6)-e8(6)=B Pe7(6)-e8(6)=N Pe7(6)-e8(6)=Q Pe7(6)-e8(6)=R");
    refuses(&far, &["d8BK", "d8BP", "c8BQ"]);
    let outer = meder("Ka0(3) kd5(6) Pf8(7)").game();
    english(&outer, &[("e9KL6N", "Pf8(7)-f9(7)=N")]);
}

/// Black's fifth move in Meder's sample game is `Bd6N`. A pawn of the board B can go there, too.
const SAMPLE: &str = "trid-meder 4/P1P1/2NP/1BBN|p3/4/1P2/P3|nbbn/3p/p1p1/1p2 \
                      KL1(3)w:PP/KR,KL6(7)b:kr/pp,QL1(3)w:P1/RQ,QL6(7)b:rq/p1 b KQkq - - 0 5";

#[test]
fn m20_a_letter_is_a_piece_before_it_is_a_board() {
    let sample = position(SAMPLE);
    english(&sample, &[("Bd6N", "Bc8(6)-e6(4)"), ("dBd6N", "Pe7(6)-e6(4)"), ("d6N", "Pe7(6)-e6(4)")]);
    let only_pawn = position(&SAMPLE.replace("nbbn", "n2n"));
    english(&only_pawn, &[("Bd6N", "Pe7(6)-e6(4)")]);
}

#[test]
fn m20_the_board_of_departure_behind_a_piece_or_a_file() {
    let both = meder("Ke0(3) kf9(7) Nb3(2) Pd3(4)").game();
    english(&both, &pairs("NWc4N, Nac4N = Nb3(2)-d4(4) | cNc4N, c4N = Pd3(4)-d4(4)"));
    let bishop = meder("Ke0(3) kf9(7) Bb4(4) Pd5(6)").game();
    english(&bishop, &pairs("BNc6N = Bb4(4)-d6(4) | cBc6N, cSc6N, c6N = Pd5(6)-d6(4)"));
    assert_eq!(reads(&bishop, "LNc6N", Language::German), "Bb4(4)-d6(4)");
    refuses(&bishop, &["BSc6N", "cNc6N", "LBc6N"]);
}

#[test]
fn m20_what_is_skipped_at_the_end() {
    let game = meder("Ke0(3) kd8(6) Pc2(2) pd4(2)").game();
    let passed = play(&game, "b4N");
    english(
        &passed,
        &pairs(
            "cxb3W, cxb3We.p., cxb3W e.p.+, cxb3W e.p.(=) = Pd4(2)xc3(2) | cxb3N, cxb3N e.p. = Pd4(2)xc3(4)",
        ),
    );
    refuses(&passed, &["c3W e.p.", "Kd7B e.p.", "cxd3W e.p.", "cb3W e.p."]);
    let plain = AnyGame::start("trid-meder").unwrap();
    for end in ["+", "++", "#", "(=)", "+(=)"] {
        assert_eq!(reads(&plain, &format!("c4N{end}"), Language::English), "Pd2(2)-d4(4)", "{end}");
    }
    refuses(&plain, &["c4N e.p.", "c4N=", "c4N("]);
    let boards = meder("Kd1(2) kd8(6) Pc2(2)").game();
    for end in ["+", "++", "#", "(=)", "+(=)", " (=)"] {
        assert_eq!(reads(&all_kinds(), &format!("0-0{end}"), Language::English), "O-O", "{end}");
        assert_eq!(reads(&boards, &format!("KL1-KL3{end}"), Language::English), "KL1(3)-KL3(5)", "{end}");
        assert_eq!(reads(&boards, &format!("QL3{end}"), Language::English), "QL1(3)-QL3(5)", "{end}");
    }
    for end in ["+", "++", "#", "(=)", "+(=)"] {
        let knight = format!("Pb8(6)=N,Nb6N{end}");
        assert_eq!(reads(&waiting(), &knight, Language::English), "Pb8(6)=N,Nb8(6)-c6(4)", "{end}");
    }
}

#[test]
fn m20_castling_and_boards() {
    english(&all_kinds(), &[("0-0", "O-O"), ("0-0-0", "O-O-O")]);
    let game = meder("Kd1(2) kd8(6) Pc2(2)").boards("QL3(5)w KL1(3)w QL1(3)b KL6(7)b").game();
    english(
        &game,
        &pairs(
            "QL5 = QL3(5)-QL5(7) | KL1-KL3 = KL1(3)-KL3(5) | QL3-KL3 = QL3(5)-KL3(5) | QL2 = QL3(5)-QL2(3)
             KL2 = KL1(3)-KL2(3)",
        ),
    );
    assert_eq!(candidates(&game, "KL3"), "KL1(3)-KL3(5) QL3(5)-KL3(5)");
    for (text, rule) in [("QL1-QL2", "M14"), ("QL3-QL1", "M15"), ("QL3-QL6", "M15"), ("KL1-QL1", "M15")] {
        assert_eq!(refused(&game, text).rule(), Some(rule), "{text}");
    }
    refuses(&game, &["KL5", "QL7", "QL3xQL5"]);
    assert_eq!(refused(&meder("Kd1(2) kd8(6) Pc2(2)").boards(HOME).game(), "QL1-QL4").rule(), Some("M15"));
}

#[test]
fn m20_waiting_pawns() {
    let game = waiting();
    english(
        &game,
        &pairs(
            "// Only a knight goes there.
             Nb6N = Pb8(6)=N,Nb8(6)-c6(4) | Pb8(6)=N,Nb6N = Pb8(6)=N,Nb8(6)-c6(4)
             Rb8B = Pb8(6)=R,Rb8(6)-c8(6) | Bb7B = Pb8(6)=B,Bb8(6)-c7(6)
             Pb8(6)=Q,Kc2W = Pb8(6)=Q,Kd1(2)-d2(2) | Pb8(6)=R,QL3 = Pb8(6)=R,QL1(3)-QL3(5)
             Pb8(6)=R,KL1-KL3 = Pb8(6)=R,KL1(3)-KL3(5)",
        ),
    );
    let all = ["B", "N", "Q", "R"];
    assert_eq!(candidates(&game, "Kc2W"), all.map(|p| format!("Pb8(6)={p},Kd1(2)-d2(2)")).join(" "));
    assert_eq!(candidates(&game, "QL3"), all.map(|p| format!("Pb8(6)={p},QL1(3)-QL3(5)")).join(" "));
    refuses(&game, &["Pb8(6)=N,Rb8B", "Pb8(6)=K,Kc2W", "Pb8(6)=N", "Pb8(6)=N,", "a9QL6Q", "a8BQ"]);
    let castling = meder("Ke0(3) Ra0(3) Pe1(3) kd5(6) Pb8(6)").boards("QL1(3)w KL1(3)w QL5(7)b KL6(7)b");
    english(&castling.castling("Q").game(), &[("Pb8(6)=Q,0-0-0", "Pb8(6)=Q,O-O-O")]);
}

#[test]
fn m20_e_p_stands_only_behind_a_capture_in_passing() {
    let moves = ["0-0 e.p.", "O-O-O e.p.", "Nb1(2)-c3(4) e.p.", "Nb3N e.p."];
    for text in moves {
        assert_eq!(refused(&all_kinds(), text).rule(), Some("M20"), "{text}");
    }
    for text in ["Pb8(6)=N,Nb6N e.p.", "Pb8(6)=N,QL3 e.p.", "Pb8(6)=Q,Kd1(2)-d2(2) e.p."] {
        assert_eq!(refused(&waiting(), text).rule(), Some("M20"), "{text}");
    }
    let boards = meder("Kd1(2) kd8(6) Pc2(2)").boards(HOME).game();
    assert_eq!(refused(&boards, "KL1-KL3 e.p.").rule(), Some("M20"));
    assert_eq!(refused(&boards, "KL1-KL5 e.p.").rule(), Some("M15"), "nor is it legal without");
}

/// A first N, B or S is the letter of a piece, or else the board of departure of a pawn.
#[test]
fn m20_a_letter_that_is_a_piece_or_a_board() {
    let read = |pieces, text, canonical| {
        assert_eq!(reads(&meder(pieces).game(), text, Language::English), canonical, "{text}");
    };
    read("Ke0(3) kf9(7) Pd3(4)", "Nc4N", "Pd3(4)-d4(4)");
    read("Ke0(3) kf9(7) Pd5(6)", "Sc6N", "Pd5(6)-d6(4)");
    read("Ke0(3) kf9(7) Pd5(6)", "Bc6N", "Pd5(6)-d6(4)");
    read("Ke0(3) kf9(7) Pd3(2)", "Wc4N", "Pd3(2)-d4(4)");
    let knight = meder("Ke0(3) kf9(7) Nb3(2) Pd3(4)").game();
    english(&knight, &[("Nc4N", "Nb3(2)-d4(4)"), ("cNc4N", "Pd3(4)-d4(4)")]);
    let bishop = meder("Ke0(3) kf9(7) Bb4(4) Pd5(6)").game();
    english(&bishop, &[("Bc6N", "Bb4(4)-d6(4)"), ("cBc6N", "Pd5(6)-d6(4)")]);
}

#[test]
fn m20_a_board_on_which_it_does_not_stand() {
    // The knight on QL1 could go there, not one on KL1.
    let game = meder("Ke0(3) kf9(7) Nb1(3)").game();
    assert_eq!(reads(&game, "NQL1b3N", Language::English), "Nb1(3)-c3(4)");
    let error = refused(&game, "NKL1b3N");
    assert_eq!((error.rule(), error.cells()), (Some("M20"), &["KL1(3)".to_string()][..]));
}

#[test]
fn c3_places_of_errors_count_from_the_first_byte() {
    // What cannot be read is the level, and before it the space behind the comma.
    for (text, at) in [("Pb8(6)=N,Nb8(6)-c6(9)", 19), ("Pb8(6)=N, Nb8(6)-c6(9)", 9)] {
        assert_eq!(refused(&waiting(), text).at(), Some(at), "{text}");
    }
}

#[test]
fn m12_what_is_missing_where_a_pawn_waits() {
    let game = waiting();
    for text in ["Pb8(6)=N", "Pb8(6)-c8(6)", "b8(6)=Q"] {
        let error = refused(&game, text);
        assert_eq!((error.rule(), error.cells()), (Some("M12"), &["b8(6)".to_string()][..]), "{text}");
    }
    // A knight that the pawn could become captures nothing there.
    assert_eq!(refused(&game, "Nxb6N").rule(), Some("M6"));
    assert_eq!(refused(&all_kinds(), "Pb8(6)=N,Nb6N").rule(), Some("M12"));
}
