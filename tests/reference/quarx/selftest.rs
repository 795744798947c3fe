//! Positions worked out by hand, and the published perft counts (Q18).

use super::{apply, legal_moves, normalize, outcome, perft, start};

fn legal(position: &str) -> Vec<String> {
    legal_moves(position).expect(position)
}

fn after(position: &str, mv: &str) -> String {
    apply(position, mv).expect(mv)
}

fn ended(position: &str) -> Option<String> {
    outcome(position).expect(position)
}

/// All positions that are refused, with what the error must mention.
fn refused(cases: &[(&str, &str)]) {
    for (position, part) in cases {
        let error = normalize(position).expect_err(position);
        assert!(error.contains(part), "{position}: {error}");
    }
}

#[test]
fn start_positions() {
    let quarx = start("quarx").expect("a variant");
    let lists: Vec<&str> = quarx.split([':', ' ']).collect();
    assert_eq!(lists[2].split(',').count(), 40);
    assert_eq!(lists[3].split(',').count(), 40);
    assert!(quarx.starts_with("quarx W:W1111,1113,1122,1124,1131,1133,1142,1144,1221,1241,2112,"), "{quarx}");
    assert!(quarx.ends_with(",4422,4424,4431,4433,4442,4444 0 1"), "{quarx}");
    assert_eq!(start("quarx-huff").as_deref(), Some(format!("quarx-huff{} -", &quarx[5..]).as_str()));
    assert_eq!(
        start("quarx-3d").as_deref(),
        Some("quarx-3d W:W112,114,211,213,312,314,411,413:B141,143,242,244,341,343,442,444 0 1")
    );
    let draughts = start("draughts").expect("a variant");
    assert!(draughts.starts_with("draughts W:W31,32,33,"), "{draughts}");
    assert!(draughts.ends_with(",49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20 0 1"));
    assert_eq!(start("chess"), None);
    for variant in ["quarx", "quarx-huff", "quarx-3d", "draughts"] {
        let text = start(variant).expect("a variant");
        assert_eq!(normalize(&text), Ok(text));
    }
}

/// Q4 by hand. quarx: from y = 2 (x + a odd, b = 1) 12 + 12 by x or a, 8 by b, 18 by all: 50; from y = 1 to the
/// empty cells of y = 2 (b > 1) 36 + 36 by x or a, 40 by b, 90 by all: 202. quarx-3d: 12 by x and 12 by a, and
/// Black's answers are as many, for the men that moved do not meet.
#[test]
fn counts_from_the_start() {
    let count = |variant: &str, depth| perft(&start(variant).expect("a variant"), depth);
    assert_eq!(count("quarx", 0), 1);
    assert_eq!(count("quarx", 1), 252);
    assert_eq!(count("quarx-huff", 1), 252);
    assert_eq!(count("quarx-3d", 1), 24);
    assert_eq!(count("quarx-3d", 2), 24 * 24);
}

/// Q18.
#[test]
fn published_counts() {
    let tables: [(&str, &[u64]); 3] = [
        ("W:W31-50:B1-20", &[1, 9, 81, 658, 4265, 27117]),
        ("B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46", &[1, 14, 55, 1168, 5432]),
        ("W:B12,13,14,16,18,19,21,23,24,26:W25,27,28,30,32,33,34,35,37,38", &[1, 6, 12, 30, 73, 215, 590]),
    ];
    for (position, counts) in tables {
        for (depth, &count) in (0..).zip(counts) {
            assert_eq!(perft(&format!("draughts {position}"), depth), count, "{position} to {depth}");
        }
    }
}

/// The source's examples: the steps from 1111 (those of a king, one cell far) and 2323x2143.
#[test]
fn source_examples() {
    let king = legal("quarx W:WK1111:BK3122 0 1");
    for to in ["2211", "2121", "2112", "1221", "1212", "1122", "2222"] {
        assert!(king.contains(&format!("1111-{to}")), "{to}");
    }
    assert_eq!(king.len(), 7 * 3); // each diagonal from a corner has three further cells
    assert!(king.contains(&"1111-1331".to_string()) && king.contains(&"1111-1144".to_string())); // 0220, 0033
    assert_eq!(legal("quarx W:W1111:BK3122 0 1"), ["1111-1212", "1111-1221", "1111-2211", "1111-2222"]);

    let position = "quarx B:W2233:B2323 0 1";
    assert_eq!(legal(position), ["2323x2143"]);
    assert_eq!(after(position, "2323x2143"), "quarx W:W:BK2143 0 2");
    assert_eq!(ended("quarx W:W:BK2143 0 2").as_deref(), Some("no-men black"));
    assert!(legal("quarx W:W:BK2143 0 2").is_empty());
    assert!(apply(position, "2323-2312").is_err()); // Q8
}

/// Q5, Q7: a man jumps in a ring back to its own cell; two ways round are one move (Q10), and the text is the
/// smaller one by numbers (Q14).
#[test]
fn ring() {
    let position = "draughts W:W32:B17,18,27,28 3 9";
    assert_eq!(legal(position), ["32x21x12x23x32"]);
    assert_eq!(after(position, "32x21x12x23x32"), "draughts B:W32:B 0 9");
    // in space a triangle is enough
    assert_eq!(legal("quarx W:W1111:B1221,2211,2321 0 1"), ["1111x1331x3311x1111"]);
}

/// Q7: no piece twice.
#[test]
fn no_piece_twice() {
    assert_eq!(legal("quarx W:W1111:B2222 0 1"), ["1111x3333"]);
}

/// Q6: a king takes from afar, lands anywhere behind and goes on from there.
#[test]
fn king_captures() {
    assert_eq!(
        legal("draughts W:WK46:B41 0 1"),
        ["46x10", "46x14", "46x19", "46x23", "46x28", "46x32", "46x37", "46x5"]
    );
    assert_eq!(legal("draughts W:WK46:B17,41 0 1"), ["46x28x11", "46x28x6"]);
    assert_eq!(legal("quarx W:WK1111:B3333 0 1"), ["1111x4444"]);
    let blocked = legal("quarx W:WK1111:BK3333,K4444 0 1"); // two in a row
    assert!(blocked.iter().all(|mv| mv.contains('-')));
    assert_eq!(blocked.len(), 6 * 3 + 1);
}

/// Q7: the taken man on 32 stays in the way, or the king could end with 28x46 over 41. Nine ends, all with four men.
#[test]
fn taken_pieces_stay() {
    assert_eq!(
        legal("draughts W:WK37:B12,13,22,32,41 0 1"),
        [
            "37x19x8x17x28",
            "37x19x8x17x33",
            "37x19x8x17x39",
            "37x19x8x17x44",
            "37x19x8x17x50",
            "37x28x17x8x19",
            "37x28x17x8x24",
            "37x28x17x8x30",
            "37x28x17x8x35",
        ]
    );
}

/// Q8: the greatest number over all pieces; a king counts as a man does.
#[test]
fn greatest_number() {
    // 32 could take 28
    assert_eq!(legal("draughts W:W32,36:B22,28,31 0 1"), ["36x27x18"]);
    assert_eq!(
        legal("draughts W:W32,K36:B31,37 0 1"),
        ["32x41", "36x13", "36x18", "36x22", "36x27", "36x4", "36x9"]
    );
}

/// Q9, Q18: the far layer within a capture.
#[test]
fn promotion() {
    let position = "quarx W:W1212:B1322,2332,4444 5 3";
    assert_eq!(legal(position), ["1212x1432x3232"]);
    assert_eq!(after(position, "1212x1432x3232"), "quarx B:WK3232:B4444 0 3");
    let position = "draughts W:W12:B8,9,40 5 3";
    assert_eq!(legal(position), ["12x3x14"]);
    assert_eq!(after(position, "12x3x14"), "draughts B:W14:B40 0 3");
    let position = "quarx B:WK4444:B1212 5 3";
    assert_eq!(after(position, "1212-1111"), "quarx W:WK4444:BK1111 0 4");
    let position = "draughts W:W6:B40 5 3";
    assert_eq!(after(position, "6-1"), "draughts B:WK1:B40 0 3");
}

/// Q11, Q18.
#[test]
fn endings() {
    assert_eq!(ended(&start("quarx").expect("a variant")), None);
    // 222 is backed by 332, 123 by 134, and behind 121 is the rim
    for clock in ["0", "200"] {
        let position = format!("quarx-3d W:W112:B121,123,134,222,332 {clock} 1");
        assert_eq!(ended(&position).as_deref(), Some("no-moves black"));
        assert!(legal(&position).is_empty());
    }
    assert_eq!(ended("quarx W:WK1111:B 200 1").as_deref(), Some("no-men white"));
    assert_eq!(ended("quarx B:WK1111:BK3122 200 1").as_deref(), Some("hundred-move"));
    assert_eq!(perft("quarx B:WK1111:BK3122 200 1", 1), 0);
    let last = "quarx W:WK1111:BK3122 199 7";
    assert_eq!(ended(last), None);
    assert_eq!(after(last, "1111-2211"), "quarx B:WK2211:BK3122 200 7");
    assert_eq!(perft(last, 1), 21);
    assert_eq!(perft(last, 2), 0);
    assert_eq!(ended("draughts W:WK46:BK1 49 1"), None);
    assert_eq!(ended("draughts W:WK46:BK1 50 1").as_deref(), Some("twenty-five-move"));
}

/// Q16: a missed capture costs the turn and the only piece that could have made it.
#[test]
fn huff_of_one() {
    let position = "quarx-huff W:W1111,2222:B3322 7 4 -";
    let moves = legal(position);
    assert!(moves.contains(&"2222x4422".to_string()) && moves.contains(&"1111-1212".to_string()));
    assert_eq!(after(position, "1111-1212"), "quarx-huff B:W1111:B3322 0 4 -");
    assert_eq!(after(position, "2222-2323"), "quarx-huff B:W1111:B3322 0 4 -");
    assert_eq!(after(position, "2222x4422"), "quarx-huff B:W1111,K4422:B 0 4 -");
    // the last piece
    let position = "quarx-huff B:W2233:B2323 7 4 -";
    assert_eq!(after(position, "2323-2213"), "quarx-huff W:W2233:B 0 5 -");
    assert_eq!(ended("quarx-huff W:W2233:B 0 5 -").as_deref(), Some("no-men white"));
}

/// Q16: the opponent chooses among several, and then moves.
#[test]
fn huff_of_several() {
    let position = "quarx-huff W:W2222,4222:B3322 7 4 -";
    let pending = "quarx-huff B:W2222,4222:B3322 0 4 2222,4222";
    assert_eq!(after(position, "2222-2323"), pending);
    assert_eq!(legal(pending), ["huff 2222", "huff 4222"]);
    assert_eq!(after(pending, "huff 2222"), "quarx-huff B:W4222:B3322 0 4 -");
    assert_eq!(perft(pending, 1), 2);
    assert_eq!(normalize("quarx-huff B:W4222,2222:B3322 0 4 4222,2222").as_deref(), Ok(pending));
    refused(&[
        ("quarx-huff B:W2222,4222:B3322 0 4 2222", "fewer than two"),
        ("quarx-huff B:W2222,4222:B3322 0 4 2222,2222", "twice"),
        ("quarx-huff B:W2222,4222:B3322 0 4 2222,3322", "follow"),
        ("quarx-huff W:W2222,4222:B3322 0 4 2222,4222", "follow"),
        ("quarx-huff B:W1111,2222,4222:B3322 0 4 1111,2222,4222", "follow"),
        ("quarx-huff B:W2222,4222:B3322 0 4 ", "no dark cell"),
        ("quarx-huff B:W2222,4222:B3322 0 4", "fields"),
    ]);
}

/// Q16: a begun capture is played to its end, but need not be the longest; only the longest is safe.
#[test]
fn huff_of_a_shorter_capture() {
    // 1212 takes all three and may not stop before
    let position = "quarx-huff W:W1212,K1111:B1322,2332,3333 0 1 -";
    let moves = legal(position);
    assert!(moves.contains(&"1212x1432x3232x3434".to_string()), "{moves:?}");
    assert!(!moves.contains(&"1212x1432x3232".to_string()));
    assert!(moves.contains(&"1111x4444".to_string()));
    assert_eq!(after(position, "1111x4444"), "quarx-huff B:WK1111:B1322,2332,3333 0 1 -");
}

/// Q13, Q18, C2.
#[test]
fn texts() {
    assert_eq!(normalize("quarx W:WK2233,1111:B4433 3 2").as_deref(), Ok("quarx W:W1111,K2233:B4433 3 2"));
    let pdn = "draughts W:W31,32,33,K34,K35:B1,2 0 1";
    for text in [
        "draughts W:W31-33,K34-35:B1-2",
        "draughts W:B1-2:W31-33,K34-35.",
        "draughts W:B2,1:WK35,K34,33-33,32,31. 0 1",
    ] {
        assert_eq!(normalize(text).as_deref(), Ok(pdn), "{text}");
    }
    assert!(normalize("draughts B:B.:WK1").is_err()); // the dot stands after both lists
    assert_eq!(normalize("draughts B:WK1:B.").as_deref(), Ok("draughts B:WK1:B 0 1"));
    refused(&[
        ("", "variant"),
        ("quarx", "fields"),
        ("quarx W:W1111:B3333 0", "fields"),
        ("quarx W:W1111:B3333 0 1 ", "fields"),
        ("quarx W:W1111:B3333 0 1 -", "fields"),
        ("quarx  W:W1111:B3333 0 1", "fields"),
        ("quarx w:W1111:B3333 0 1", "side"),
        ("quarx W:B3333:W1111 0 1", "list"),
        ("quarx W:W1111:B3333. 0 1", "dark cell"),
        ("quarx W:W1111:B3333", "fields"),
        ("quarx W:W1112:B3333 0 1", "dark cell"),
        ("quarx W:W1111,:B3333 0 1", "dark cell"),
        ("quarx W:W1115:B3333 0 1", "dark cell"),
        ("quarx W:W1111-1113:B3333 0 1", "dark cell"),
        ("quarx W:W1111,1111:B3333 0 1", "twice"),
        ("quarx W:W3333:B3333 0 1", "twice"),
        ("quarx W:W1411:B3333 0 1", "dark cell"),
        ("quarx W:W1421:B3333 0 1", "far layer"),
        ("quarx W:W1111:B3133 0 1", "far layer"),
        ("quarx W:W:B 0 1", "empty"),
        ("quarx W:W1111:B3333 00 1", "clock"),
        ("quarx W:W1111:B3333 -1 1", "clock"),
        ("quarx W:W1111:B3333 0 +1", "number"),
        ("quarx W:W1111:B3333 0 0", "number"),
        ("draughts W:W31:W1 0 1", "list"),
        ("draughts W:W31:B1 0", "fields"),
        ("draughts W:W33-31:B1 0 1", "falls"),
        ("draughts W:W31-33,32:B1 0 1", "twice"),
        ("draughts W:W0:B1 0 1", "dark cell"),
        ("draughts W:W01:B1 0 1", "dark cell"),
        ("draughts W:W51:B1 0 1", "dark cell"),
        ("draughts W:W5:B1 0 1", "far layer"),
        ("draughts W:W31:B46 0 1", "far layer"),
    ]);
}

/// Q15: a man on 1111 among 25 kings, one in the middle of each square face and of the whole of the lattice of the
/// digits 1 and 3.
#[test]
fn too_complex() {
    let mut kings = Vec::new();
    for code in 0..81 {
        let digits = [27, 9, 3, 1].map(|power| code / power % 3 + 1);
        if matches!(digits.iter().filter(|&&digit| digit == 2).count(), 2 | 4) {
            kings.push(format!("K{}", digits.map(|digit| digit.to_string()).concat()));
        }
    }
    assert_eq!(kings.len(), 25);
    let board = format!("W1111:B{},K4444", kings.join(","));
    for variant in ["quarx W", "quarx-huff W"] {
        let tail = if variant == "quarx W" { "0 1" } else { "0 1 -" };
        let error = normalize(&format!("{variant}:{board} {tail}")).expect_err("too many states");
        assert!(error.starts_with("too-complex"), "{error}");
    }
    // the same with Black to move: the move is listed and refused
    let before = format!("quarx B:{board} 0 1");
    assert!(legal(&before).contains(&"4444-4433".to_string()));
    assert!(apply(&before, "4444-4433").is_err_and(|error| error.starts_with("too-complex")));
    assert_eq!(perft(&before, 1), legal(&before).len() as u64);
}
