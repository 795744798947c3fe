//! Hand-built checks of the oracle.

use super::{agree_speed, apply, legal_moves, normalize, outcome, perft, start};

/// A position text from a list of pieces (`Kd1L4 pc6L1`; flat: `Ke1`) and the fields after BOARD.
fn set(variant: &str, pieces: &str, rest: &str) -> String {
    let deep = matches!(variant, "timeout" | "timeout-declared" | "tower");
    let (size, levels) = if deep { (7, 8) } else { (8, 1) };
    let mut board = vec![vec![vec!['.'; size]; size]; levels];
    for item in pieces.split_whitespace() {
        let c: Vec<char> = item.chars().collect();
        let file = (c[1] as u8 - b'a') as usize;
        let rank = c[2].to_digit(10).unwrap() as usize - 1;
        let level = if deep { c[4].to_digit(10).unwrap() } else { 1 } as usize - 1;
        assert_eq!(board[level][rank][file], '.', "{item}");
        board[level][rank][file] = c[0];
    }
    let mut text = Vec::new();
    for level in board {
        let ranks: Vec<String> = level.iter().rev().map(|r| line(r)).collect();
        text.push(ranks.join("/"));
    }
    format!("{variant} {} {rest}", text.join("|"))
}

fn line(rank: &[char]) -> String {
    let mut text: String = rank.iter().collect();
    for gap in (1..=8).rev() {
        text = text.replace(&".".repeat(gap), &gap.to_string());
    }
    text
}

fn moves(position: &str) -> Vec<String> {
    legal_moves(position).unwrap()
}

fn starting(position: &str, prefix: &str) -> Vec<String> {
    let mut list = moves(position);
    list.retain(|m| m.starts_with(prefix));
    list
}

fn count(position: &str, prefix: &str) -> usize {
    starting(position, prefix).len()
}

/// The fields after BOARD.
fn rest(position: &str) -> String {
    position.splitn(3, ' ').nth(2).unwrap().to_string()
}

fn play(position: &str, list: &str) -> String {
    let mut position = position.to_string();
    for mv in list.split_whitespace() {
        position = apply(&position, mv).unwrap();
    }
    position
}

fn ended(position: &str) -> String {
    outcome(position).unwrap().unwrap_or_default()
}

#[test]
fn chess_perft() {
    let kiwipete = "chess r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    let third = "chess 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
    let fourth = "chess r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1";
    assert_eq!(perft(&start("chess"), 3), 8902);
    assert_eq!(perft(kiwipete, 3), 97862);
    assert_eq!(perft(third, 4), 43238);
    assert_eq!(perft(fourth, 3), 9467);
}

#[test]
fn timeout_start() {
    let s = start("timeout");
    assert_eq!(normalize(&s).unwrap(), s);
    assert_eq!(moves(&s).len(), 871);
    assert_eq!(moves(&s).iter().filter(|m| m.ends_with('→')).count(), 55);
    assert_eq!(count(&s, "P") - 28, 448);
    assert_eq!(count(&s, "N") - 8, 160);
    assert_eq!(count(&s, "R") - 8, 64);
    assert_eq!(count(&s, "B") - 8, 64);
    assert_eq!(count(&s, "Q") - 3, 60);
    assert_eq!(count(&s, "K"), 20);
    assert_eq!(moves(&start("timeout-flat")).len(), 35);
    assert_eq!(moves(&start("timeout-declared")).len(), 816 + 55 * 9);
}

#[test]
fn columns() {
    // T8: a mixed column is entered by capturing only; T7: an own column by its free levels; T5: both stop the ride
    let p = set("timeout", "Ka1L4 kg7L4 Rd1L1 Pd4L2 nd4L3 nd4L8 Nb1L5", "w - - 0 1 - -");
    let up = starting(&p, "Rd1L1xd");
    assert_eq!(up, ["Rd1L1xd4L3", "Rd1L1xd4L8"]);
    assert_eq!(count(&p, "Rd1L1-d"), 16); // d2, d3
    assert_eq!(count(&p, "Rd1L1-b1"), 7);
    assert_eq!(count(&p, "Rd1L1-a1"), 0);
    assert_eq!(count(&p, "Pd4L2-"), 8);
    // T10: an enemy anywhere ahead blocks; own pieces ahead leave the free levels, but end a double step
    let p = set("timeout", "Ka1L4 kg7L4 Pc2L1 Nc3L1 Pe2L1 Ne4L1 Pg2L1 ng3L7", "w - - 0 1 - -");
    assert_eq!(count(&p, "Pc2L1-"), 7);
    assert_eq!(count(&p, "Pe2L1-e3"), 8);
    assert_eq!(count(&p, "Pe2L1-e4"), 7);
    assert_eq!(count(&p, "Pg2L1-"), 0);
    // T9: own pieces in the king's column protect nothing; a piece in the king's own column gives no check
    let p = set("timeout", "Ka1L4 Na1L3 ra1L2 ra7L1 kg7L4", "w - - 0 1 - -");
    assert_eq!(count(&p, "Na1L3-"), 0);
    assert_eq!(
        moves(&p),
        [
            "Ka1L4-b2L1",
            "Ka1L4-b2L2",
            "Ka1L4-b2L3",
            "Ka1L4-b2L4",
            "Ka1L4-b2L5",
            "Ka1L4-b2L6",
            "Ka1L4-b2L7",
            "Ka1L4-b2L8"
        ]
    );
    let p = set("timeout", "Ka1L4 ra1L2 kg7L4", "w - - 0 1 - -");
    assert_eq!(moves(&p).len(), 8); // a2 and b1 are attacked from a1
    assert_eq!(ended(&p), "");
}

#[test]
fn castling() {
    let pieces = "Kd1L4 Ra1L8 Rg1L1 rg1L2 Nd1L1 kd7L4 ra7L3";
    let p = set("timeout", pieces, "w A8G1a3 - 0 1 - -");
    let castles = starting(&p, "O-O");
    // the black rook on g1L2 attacks f1, e1 and d1 along the rank: check, no castling
    assert!(castles.is_empty());
    let pieces = "Kd1L4 Ra1L8 Rg1L1 ng1L2 Nd1L1 kd7L4 ra7L3";
    let p = set("timeout", pieces, "w A8G1a3 - 0 1 - -");
    assert_eq!(count(&p, "O-O("), 8);
    assert_eq!(count(&p, "O-O-O(L8-L"), 8); // the rook on a7 attacks a1 only
    let q = apply(&p, "O-O-O(L8-L2)").unwrap();
    assert_eq!(rest(&q), "b a3 - 1 1 - -");
    assert!(q.contains("/1KR3n|"), "{q}");
    // a Time Out of the rook costs its right; a capture costs it, too
    assert_eq!(rest(&apply(&p, "Ra1L8→").unwrap()), "b G1a3 - 1 1 Ra1L8:0 -");
    let q = set("timeout", "Kd1L4 Ra1L8 kd7L4 ba1L2 ba7L1", "w A8 - 0 1 - -");
    assert_eq!(count(&q, "O-O-O"), 8); // a bishop on a1 attacks b2 only
    let q = set("timeout", "Kd1L4 Ra1L8 kd7L4 rb4L1", "w A8 - 0 1 - -");
    assert_eq!(count(&q, "O-O-O"), 0); // b1 is entered
}

#[test]
fn en_passant() {
    let p = set("timeout", "Kd1L4 kd7L4 Pc2L3 pb4L1 pd4L8", "w - - 7 5 - -");
    let p = apply(&p, "Pc2L3-c4L6").unwrap();
    assert_eq!(rest(&p), "b - c3L6 0 5 - -");
    assert_eq!(starting(&p, "Pb4L1x"), ["Pb4L1xc3L6"]);
    let q = apply(&p, "Pd4L8xc3L6").unwrap();
    let want = set("timeout", "Kd1L4 kd7L4 pb4L1 pc3L6", "w - - 0 6 - -");
    assert_eq!(q, want);
    // a pinned capturer: the EP field is not written, and dropped in reading
    let pieces = "Kd1L4 kd7L4 pd4L8 Rd2L2";
    let p = set("timeout", &format!("{pieces} Pc2L3"), "w - - 0 1 - -");
    assert!(ended(&p).is_empty());
    let q = apply(&p, "Pc2L3-c4L3").unwrap();
    assert_eq!(rest(&q), "b - - 0 1 - -");
    let q = set("timeout", &format!("{pieces} Pc4L3"), "b - c3L3 0 1 - -");
    assert_eq!(rest(&normalize(&q).unwrap()), "b - - 0 1 - -");
    // C2: no pawn beyond, or a full start column
    let q = set("timeout", pieces, "b - c3L3 0 1 - -");
    assert!(normalize(&q).is_err());
    let full: String = (1..=8).map(|l| format!(" Nc2L{l}")).collect();
    let q = set("timeout", &format!("Kd1L4 kd7L4 pd4L8 Pc4L3{full}"), "b - c3L3 0 1 - -");
    assert!(normalize(&q).is_err());
    let q = set("timeout", "Kd1L4 kd7L4 pd4L8 Pc4L3", "b - c3L3 0 1 - -");
    assert_eq!(normalize(&q).unwrap(), q);
}

#[test]
fn time_out_and_return() {
    let p = set("timeout", "Ka1L4 kg7L4 Be4L4 Nd3L2 nf5L1 rf5L7 pf5L8 pa6L1", "w - - 0 1 - -");
    let p = play(&p, "Be4L4→ Kg7L4-g6L4");
    assert_eq!(rest(&p), "w - - 2 2 Be4L4:1 -");
    let q = starting(&p, "e4L4→");
    // d5 c6 b7 (24), f3 g2 (16), d3 beside (7), f5: three enemies
    assert_eq!(q.len(), 24 + 16 + 7 + 3);
    assert!(q.contains(&"e4L4→Bxf5L7".to_string()));
    assert!(!q.contains(&"e4L4→Bd3L2".to_string()));
    let q = apply(&p, "e4L4→Bxf5L7").unwrap();
    let want = set("timeout", "Ka1L4 kg6L4 Nd3L2 nf5L1 pf5L8 pa6L1", "b - - 0 2 - -");
    assert_eq!(q, want);
    // T16, T26: growth and caps
    let q = play(&p, "Ka1L4-a2L4 Kg6L4-g7L4");
    assert_eq!(rest(&q), "w - - 4 3 Be4L4:2 -");
    let q = set("timeout", "Ka1L4 kg7L4", "b - - 3 3 Be4L4:9,Pa3L1:4,qa1L1:9 -");
    let q = apply(&q, "Kg7L4-g6L4").unwrap();
    assert_eq!(rest(&q), "w - - 4 4 Be4L4:9,Pa3L1:4,qa1L1:9 -");
    let bad = set("timeout", "Ka1L4 kg7L4", "b - - 3 3 Pa3L1:5 -");
    assert!(normalize(&bad).is_err());
    // T17: rounds 0, or any piece in the origin's column
    let q = set("timeout", "Ka1L4 kg7L4", "w - - 0 1 Qe4L4:0 -");
    assert_eq!(count(&q, "e4L4→"), 0);
    let q = set("timeout", "Ka1L4 kg7L4 ne4L8", "w - - 0 1 Qe4L4:3 -");
    assert_eq!(count(&q, "e4L4→"), 0);
    // T13: a rematerialization blocks a check, an annihilation may open one
    let q = set("timeout", "Ka1L4 ra7L1 kg7L4", "w - - 0 1 Nb1L4:3 -");
    assert_eq!(count(&q, "b1L4→"), 8); // a3 only
    let q = set("timeout", "Ka1L4 na3L1 ra7L1 kg7L4", "w - - 0 1 Nb1L4:3 -");
    assert_eq!(count(&q, "b1L4→Nx"), 0);
    // T22
    let q = set("timeout", "Ka1L4 kg7L4 Pb3L2", "w - - 7 1 - -");
    assert_eq!(rest(&apply(&q, "Pb3L2→").unwrap()), "b - - 0 1 Pb3L2:0 -");
}

#[test]
fn pawns_in_time_out() {
    // T19: two rounds reach c5 (free), and enemies on b4, d4 (after 0 steps) and on b5, d5 (after one)
    let rest_of = "w - - 0 1 Pc3L1:2 -";
    let p = set("timeout", "Ka1L4 kg7L4 nb4L1 nd5L2 nd5L3 nd6L1 Pd5L5", rest_of);
    let q = starting(&p, "c3L1→");
    assert_eq!(q.len(), 8 + 8 + 3);
    assert!(q.contains(&"c3L1→Pxd5L3".to_string()));
    let p = set("timeout", "Ka1L4 kg7L4 nb4L1 nd5L2 Nc4L1 nd4L2", rest_of);
    assert_eq!(count(&p, "c3L1→"), 7 + 2); // beside c4; b4, d4
    let p = set("timeout", "Ka1L4 kg7L4 nc4L1 nd5L2", rest_of);
    assert_eq!(count(&p, "c3L1→"), 0);
    // T20: a queen and only a queen; an annihilated pawn is not promoted
    let p = set("timeout", "Ka1L4 kg6L4 nd7L1", "w - - 0 1 Pc2L1:5 -");
    let q = starting(&p, "c2L1→");
    assert_eq!(q.len(), 5 * 8 + 1);
    assert!(q.contains(&"c2L1→Pc7L3=Q".to_string()));
    assert!(q.contains(&"c2L1→Pxd7L1".to_string()));
    assert_eq!(
        apply(&p, "c2L1→Pc7L3=Q").unwrap(),
        set("timeout", "Ka1L4 kg6L4 nd7L1 Qc7L3", "b - - 0 1 - -")
    );
    // T27: the rounds only where they tell two moves apart; entries alike are one move
    let p = set("timeout-flat", "Kh1 kh8 ng5", "w - - 0 1 Na3:1,Na3:4,Pa3:1,Pa3:3,Pa3:3,Pf2:3,Pf2:2 -");
    let sorted = normalize(&p).unwrap();
    assert!(sorted.contains(" Na3:1,Na3:4,Pa3:1,Pa3:3,Pa3:3,Pf2:2,Pf2:3 "));
    assert_eq!(
        starting(&p, "a3"),
        ["a3#1→Pa4", "a3#3→Pa4", "a3→Nb1", "a3→Nb5", "a3→Nc2", "a3→Nc4", "a3→Pa5", "a3→Pa6"]
    );
    assert_eq!(starting(&p, "f2"), ["f2#2→Pf3", "f2#2→Pf4", "f2#3→Pf3", "f2#3→Pf4", "f2→Pf5", "f2→Pxg5"]);
    let q = rest(&apply(&p, "a3→Nb5").unwrap());
    assert_eq!(q, "b - - 1 1 Na3:1,Pa3:1,Pa3:3,Pa3:3,Pf2:2,Pf2:3 -");
    let q = rest(&apply(&p, "a3#3→Pa4").unwrap());
    assert_eq!(q, "b - - 0 1 Na3:1,Na3:4,Pa3:1,Pa3:3,Pf2:2,Pf2:3 -");
}

#[test]
fn elimination() {
    // T21: mated but for the elimination, which is the only move
    let p = set("timeout", "Ka1L4 ra7L1 rb7L1 kd7L4 rg7L5", "w g5 - 9 3 Rd2L1:1,ne4L1:2 -");
    assert_eq!(ended(&p), "");
    assert_eq!(
        moves(&p),
        [
            "d2L1→Ra2L1",
            "d2L1→Ra2L2",
            "d2L1→Ra2L3",
            "d2L1→Ra2L4",
            "d2L1→Ra2L5",
            "d2L1→Ra2L6",
            "d2L1→Ra2L7",
            "d2L1→Ra2L8",
            "d2L1→Rxd7L4"
        ]
    );
    let q = apply(&p, "d2L1→Rxd7L4").unwrap();
    let want = set("timeout", "Ka1L4 ra7L1 rb7L1 rg7L5", "b - - 0 3 ne4L1:3 -");
    assert_eq!(q, want);
    assert_eq!(ended(&q), "king-eliminated white");
    assert_eq!(normalize(&q).unwrap(), q);
    assert!(moves(&q).is_empty());
    assert_eq!((perft(&q, 0), perft(&q, 1)), (1, 0));
    assert!(agree_speed(&q, 2).is_err());
    let p = p.replace("Rd2L1:1", "Bd2L1:1");
    assert_eq!(ended(&p), "");
    let p = p.replace("Bd2L1:1", "Bg2L1:1");
    assert_eq!(ended(&p), "checkmate black");
    // only the side to move may be without a king
    assert!(normalize(&want.replace(" b ", " w ")).is_err());
    assert!(normalize("chess 8/8/8/8/8/8/8/K7 b - - 0 1").is_err());
}

#[test]
fn speed() {
    let p = set("timeout", "Ka1L4 kg7L4 Pc2L1 pb4L1 pf5L1", "w - - 0 13 Qe4L4:1 -");
    for n in [0, 1, 6] {
        assert!(agree_speed(&p, n).is_err());
    }
    let p = agree_speed(&p, 3).unwrap();
    assert_eq!(rest(&p), "w - - 0 13 Qe4L4:1 3:1:3");
    assert!(agree_speed(&p, 2).is_err());
    let q = apply(&p, "Pc2L1-c4L1").unwrap();
    assert_eq!(rest(&q), "w - - 0 14 Qe4L4:2 3:1:2"); // no EP while White is still to move
    let q = play(&p, "Ka1L4-a2L4 Ka2L4-a1L4 Pc2L1-c4L2");
    assert_eq!(rest(&q), "b - c3L2 0 16 Qe4L4:3 3:2:3");
    let q = play(&q, "Pb4L1xc3L2 Pc3L2-c2L2 Kg7L4-g6L4");
    assert_eq!(rest(&q), "w - - 1 19 Qe4L4:4 -");
    // T24: a check ends the series
    let q = apply(&p, "e4L4→Qe7L1").unwrap();
    assert_eq!(rest(&q), "b - - 1 14 - 3:2:3");
    let r = set("timeout", "Ka1L4 kg7L4 rb7L1", "b - - 5 20 - 2:2:2");
    assert_eq!(rest(&apply(&r, "Rb7L1-a7L3").unwrap()), "w - - 6 21 - -");
    let r = set("timeout", "Kd1L4 kd7L4", "w - - 5 20 Rd3L1:4 4:1:3");
    assert_eq!(rest(&apply(&r, "d3L1→Rxd7L4").unwrap()), "b - - 0 21 - -");
    for bad in ["1:1:1", "3:1:4", "3:3:1", "3:1:0", "6:1:1"] {
        let text = set("timeout", "Ka1L4 kg7L4", &format!("w - - 0 1 - {bad}"));
        assert!(normalize(&text).is_err());
    }
}

#[test]
fn declared() {
    let v = "timeout-declared";
    let p = set(v, "Ka1L4 kg7L4 Be4L4", "w - - 0 1 Nb1L1:1/2,Pc2L1:3/7 -");
    let outs = starting(&p, "Be4L4→");
    let lengths: Vec<String> = [2, 3, 5, 6, 7, 8, 9].iter().map(|n| format!("Be4L4→{n}")).collect();
    assert_eq!(outs, lengths); // 1 and 4 are taken
    let q = play(&p, "Be4L4→2 Kg7L4-g6L4");
    assert_eq!(rest(&q), "w - - 2 2 Be4L4:1/2,Nb1L1:2/2,Pc2L1:4/7 -");
    assert_eq!(moves(&q).len(), 24); // the knight's: a3, c3, d2 and nothing else
    let r = apply(&q, "b1L1→Na3L2").unwrap();
    assert_eq!(rest(&r), "b - - 3 2 Be4L4:1/2,Pc2L1:4/7 -");
    // lost: a blocked origin
    let p = set(v, "Ka1L4 kg7L4 nb1L3", "w - - 0 1 Nb1L1:1/3,Pc2L1:3/4 -");
    let q = play(&p, "Ka1L4-a2L4 Kg7L4-g6L4");
    assert!(!moves(&q).is_empty());
    assert_eq!(rest(&q), "w - - 2 2 Nb1L1:2/3,Pc2L1:4/4 -");
    let r = play(&q, "c2L1→Pc4L1 Kg6L4-g7L4");
    assert_eq!(rest(&r), "w - - 1 3 - -");
    let text = set(v, "Ka1L4 kg7L4 nb1L3", "w - - 0 1 Nb1L1:3/3 -");
    assert_eq!(rest(&normalize(&text).unwrap()), "w - - 0 1 - -");
    // lost because every target leaves the king attacked; the loss may end the game
    let text = set(v, "Ka1L4 kg7L4 ra7L1 rb6L1", "w - - 0 1 Ng1L1:3/3 -");
    assert_eq!(ended(&text), "checkmate black");
    let text = set(v, "Ka1L4 kg7L4", "w - - 0 1 Pa2L1:3/3 -");
    assert_eq!(ended(&text), "");
    let text = set(v, "Ka2L4 kg7L4", "w - - 0 1 Pa2L1:3/3 -");
    assert_eq!(ended(&text), "bare-kings");
    // EP is decided after the loss, and dies where a due entry must return
    let ep = "Ka1L4 kg7L4 Pc4L1 pb4L1";
    let live = set(v, &format!("{ep} Nf3L1"), "b - c3L1 0 1 nf3L1:2/2 -");
    assert_eq!(rest(&normalize(&live).unwrap()), "b - c3L1 0 1 - -");
    let dead = set(v, ep, "b - c3L1 0 1 nf3L1:2/2 -");
    assert_eq!(rest(&normalize(&dead).unwrap()), "b - - 0 1 nf3L1:2/2 -");
    for bad in ["Nb1L1:3/2", "Nb1L1:0/0", "Nb1L1:1/10", "nb1L1:2/2", "Nb1L1:1/3,Qb2L2:2/4"] {
        let text = set(v, "Ka1L4 kg7L4", &format!("w - - 0 1 {bad} -"));
        assert!(normalize(&text).is_err(), "{bad}");
    }
    // T21: an elimination by a due entry; the loser's due entry stays if it could return
    let p = set(v, "Kd1L4 kd7L4", "w - - 0 1 Rd3L1:2/2,nf3L1:1/2 -");
    let q = apply(&p, "d3L1→Rxd7L4").unwrap();
    assert_eq!(rest(&q), "b - - 0 1 nf3L1:2/2 -");
    assert_eq!(normalize(&q).unwrap(), q);
    let p = set(v, "Kd1L4 kd7L4 Nf3L1", "w - - 0 1 Rd3L1:2/2,nf3L1:1/2 -");
    let q = apply(&p, "d3L1→Rxd7L4").unwrap();
    assert_eq!(rest(&q), "b - - 0 1 - -");
}

#[test]
fn endings_and_texts() {
    assert_eq!(ended("chess 8/8/8/8/8/5k2/5q2/7K w - - 0 1"), "stalemate");
    assert_eq!(ended("chess 8/8/8/8/8/5k2/6q1/7K w - - 120 1"), "checkmate black");
    assert_eq!(ended("chess 8/8/8/8/8/5k2/8/7K w - - 120 1"), "bare-kings");
    assert_eq!(ended("chess 8/8/8/8/8/5kn1/8/7K w - - 100 80"), "fifty-move");
    assert!(moves("chess 8/8/8/8/8/5kn1/8/7K w - - 100 80").is_empty());
    assert_eq!(ended("timeout-flat 8/8/8/8/8/5k2/8/7K w - - 0 1 Qa1:2 -"), "");
    // stalemate does not come while a Time Out is possible
    assert_eq!(moves("timeout-flat 8/8/8/8/8/p4k2/P4q2/7K w - - 0 1 - -"), ["Pa2→"]);
    let good = start("chess");
    assert_eq!(normalize(&good.replace("KQkq", "qKQk")).unwrap(), good);
    for (from, to) in [
        ("KQkq", "KKQkq"),
        ("KQkq", ""),
        ("/8/8", "/44/8"),
        ("/8/8", "/9/8"),
        ("/8/8", "/7/8"),
        ("/8/8", "/K7/8"),
        (" 0 1", " 00 1"),
        (" 0 1", " 0 0"),
        (" 0 1", " +0 1"),
        (" 0 1", " 0 1 "),
        (" - ", "  - "),
        (" - ", " e3 "),
        (" w ", " W "),
        ("RNBQKBNR", "PNBQKBNR"),
    ] {
        assert!(normalize(&good.replacen(from, to, 1)).is_err(), "{from} {to}");
    }
    assert!(apply(&good, "e4").is_err());
    assert_eq!(
        apply(&good, "Pe2-e4").unwrap(),
        "chess rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
    );
}

/// T33.
#[test]
fn tower() {
    let s = start("tower");
    assert_eq!(normalize(&s).unwrap(), s);
    // the board of `timeout`, and the first seven of its fields
    let fields: Vec<String> = start("timeout").split(' ').take(7).map(String::from).collect();
    assert_eq!(s, fields.join(" ").replacen("timeout", "tower", 1));
    assert_eq!(rest(&s), "w A1A4A5A8G1G4G5G8a1a4a5a8g1g4g5g8 - 0 1");
    // T33: first moves as in `timeout`, the 55 Time Outs excepted
    let mut first = moves(&start("timeout"));
    first.retain(|mv| !mv.ends_with('→'));
    assert_eq!((moves(&s), perft(&s, 1)), (first, 816));
    // Black answers alike, but 28 x 8 double steps stop four pawns' eight double steps, and the queens on c2, d2, e2
    // (three of them, four levels each) attack the column that Black's king could enter on four levels.
    assert_eq!(perft(&s, 2), 816 * 816 - (28 * 8) * (4 * 8) - (3 * 3 * 4) * 4);
    for bad in [format!("{s} - -"), format!("{s} -"), s.replace(" 0 1", " 0"), format!("{s} Qe4L4:1 -")] {
        assert!(normalize(&bad).is_err(), "{bad}");
    }
    assert!(agree_speed(&s, 2).is_err());

    // T14: the rook's level, then the level of both
    let p = set("tower", "Kd1L4 Ra1L8 kd7L4 bg7L1", "w A8 - 3 4");
    assert_eq!(count(&p, "O-O-O(L8-L"), 8);
    assert_eq!(apply(&p, "O-O-O(L8-L2)").unwrap(), set("tower", "Kb1L2 Rc1L2 kd7L4 bg7L1", "b - - 4 4"));
    // T11, T12
    let p = set("tower", "Kd1L4 kd7L4 Pc2L3 pb4L1 Pg6L2", "w - - 7 5");
    assert_eq!(count(&p, "Pg6L2-g7"), 8 * 4);
    let q = apply(&p, "Pc2L3-c4L6").unwrap();
    assert_eq!(rest(&q), "b - c3L6 0 5");
    assert_eq!(starting(&q, "Pb4L1x"), ["Pb4L1xc3L6"]);
    assert_eq!(rest(&apply(&q, "Pb4L1xc3L6").unwrap()), "w - - 0 6");

    // The queen guards a2, b1, b2; the pawn is blocked (T10), and cannot leave for Time Out.
    let pieces = "Ka1L4 Pd3L1 qb3L1 nd4L1 kg7L4";
    assert_eq!(ended(&set("tower", pieces, "w - - 0 1")), "stalemate");
    assert_eq!(moves(&set("timeout", pieces, "w - - 0 1 - -")), ["Pd3L1→"]);
    assert_eq!(ended(&set("tower", "Ka1L4 kg7L4", "w - - 0 1")), "bare-kings");
    assert_eq!(ended(&set("tower", "Ka1L4 Nb1L1 kg7L4", "w - - 100 60")), "fifty-move");
    // Nothing but an elimination could take a king (C2, T21).
    assert!(normalize(&set("tower", "Ka1L4 Nb1L1", "b - - 0 1")).is_err());
}
