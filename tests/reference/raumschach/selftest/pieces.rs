//! How the pieces move (R3-R11).

use super::super::moves::attacks;
use super::*;
use std::collections::BTreeSet;

/// The cells that a piece reaches in one move in an empty cube.
fn targets(letter: char, from: Cell) -> Vec<Cell> {
    let reached = |to: &Cell| attacks(&Board::new(), piece(letter), from, *to);
    Cell::all().into_iter().filter(reached).collect()
}

/// The cells that it reaches in any number of moves.
fn realm(letter: char, from: &str) -> BTreeSet<Cell> {
    let mut realm = BTreeSet::from([cell(from)]);
    let mut new = vec![cell(from)];
    while let Some(from) = new.pop() {
        new.extend(targets(letter, from).into_iter().filter(|&to| realm.insert(to)));
    }
    realm
}

/// From the centre every ride has two steps: 6, 12, 8 and 26 directions. From a corner it has four steps in as many
/// directions as faces, edges and inner corners lead inwards: 3, 3, 1. A knight in a corner chooses the axis of its
/// two cells and that of its one.
#[test]
fn numbers_of_targets() {
    for (letter, centre, corner) in
        [('R', 12, 12), ('B', 24, 12), ('U', 16, 4), ('Q', 52, 28), ('K', 26, 7), ('N', 24, 6)]
    {
        assert_eq!(targets(letter, cell("Cc3")).len(), centre, "{letter}");
        for text in ["Aa1", "Aa5", "Ae1", "Ae5", "Ea1", "Ea5", "Ee1", "Ee5"] {
            assert_eq!(targets(letter, cell(text)).len(), corner, "{letter}{text}");
        }
    }
}

#[test]
fn targets_of_an_empty_cube() {
    for (letter, from, expected) in [
        ('R', "Ba2", "Aa2 Ba1 Ba3 Ba4 Ba5 Bb2 Bc2 Bd2 Be2 Ca2 Da2 Ea2"),
        ('B', "Aa1", "Ab2 Ac3 Ad4 Ae5 Ba2 Bb1 Ca3 Cc1 Da4 Dd1 Ea5 Ee1"),
        ('U', "Aa1", "Bb2 Cc3 Dd4 Ee5"),
        ('U', "Bb1", "Aa2 Ac2 Ca2 Cc2 Dd3 Ee4"),
        ('N', "Aa1", "Ab3 Ac2 Ba3 Bc1 Ca2 Cb1"),
        ('K', "Aa1", "Aa2 Ab1 Ab2 Ba1 Ba2 Bb1 Bb2"),
    ] {
        let reached: Vec<String> = targets(letter, cell(from)).iter().map(Cell::to_string).collect();
        assert_eq!(reached.join(" "), expected, "{letter}{from}");
    }
}

/// R5: each step changes the parity of level, file and rank. From the centre and the corners a unicorn reaches the
/// cells whose three are all odd or all even: 27 + 8. From elsewhere one of them differs: 18 + 12. White's two
/// unicorns share no cell.
#[test]
fn realms() {
    for from in ["Aa1", "Bb2", "Cc3", "Ee5"] {
        assert_eq!(realm('U', from).len(), 35, "{from}");
    }
    for from in ["Bb1", "Be1", "Aa2", "Dd5", "Da5"] {
        assert_eq!(realm('U', from).len(), 30, "{from}");
    }
    assert!(realm('U', "Bb1").is_disjoint(&realm('U', "Be1")));
    assert_eq!(realm('U', "Bb1"), realm('U', "Dd5"));
    assert_eq!([realm('B', "Cc3").len(), realm('B', "Ba1").len()], [63, 62]);
    assert_eq!(realm('N', "Aa1").len(), 125);
}

/// Rides end before an own man and upon an enemy's; a knight leaps. The queen has 9 cells through faces, 21 through
/// edges and 12 through corners.
#[test]
fn obstacles() {
    let around = "KAa2 kEa2 PCc4 pDc3 PDc4 pCb2 PBb2 nDd4 nBd4";
    let text = position(&format!("{around} QCc3"), "w 0 9");
    let expected = [
        "-Aa3 -Aa5 -Ac1 -Ac3 -Ac5 -Ae1 -Ae3",
        "-Bb3 -Bb4 -Bc2 -Bc3 -Bc4 -Bd2 -Bd3",
        "-Ca3 -Ca5 -Cb3 -Cb4 -Cc1 -Cc2 -Cd2 -Cd3 -Cd4 -Ce1 -Ce3 -Ce5",
        "-Db2 -Db3 -Db4 -Dc2 -Dd2 -Dd3",
        "-Ea1 -Ea3 -Ea5 -Ec1 -Ee1 -Ee3",
        "xBd4 xCb2 xDc3 xDd4",
    ];
    assert_eq!(moves_of(&text, "QCc3"), expected.join(" "));
    // of the 24 leaps one is the own pawn's cell
    let text = position(&format!("{around} NCc3 pCd5 PCe4"), "w 0 9");
    assert_eq!(moves_of(&text, "NCc3").split(' ').count(), 23);
    assert!(moves_of(&text, "NCc3").ends_with("xCd5"));
}

/// R8, R9: enemies all around leave a pawn its five captures and no step.
#[test]
fn pawns_capture() {
    for (letter, knight, expected) in
        [('P', 'n', "xCb4 xCd4 xDb3 xDc4 xDd3"), ('p', 'N', "xBb3 xBc2 xBd3 xCb2 xCd2")]
    {
        let around: Vec<String> =
            targets('K', cell("Cc3")).iter().map(|to| format!("{knight}{to}")).collect();
        let side = if letter == 'P' { "w" } else { "b" };
        let text = position(&format!("KAa1 kEe5 {letter}Cc3 {}", around.join(" ")), &format!("{side} 0 9"));
        assert_eq!(moves_of(&text, "PCc3"), expected);
    }
}

/// R8: one rank ahead or one level on, from the start, too.
#[test]
fn pawns_step() {
    for (pawn, side, expected) in [
        ("PCc3", "w", "-Cc4 -Dc3"),
        ("PAc2", "w", "-Ac3 -Bc2"),
        ("PBc2", "w", "-Bc3 -Cc2"),
        ("PAc1", "w", "-Ac2 -Bc1"),
        ("PDc5", "w", "-Ec5=B -Ec5=N -Ec5=Q -Ec5=R -Ec5=U"),
        ("PAc5", "w", "-Bc5"),
        ("PEc3", "w", "-Ec4"),
        ("pCc3", "b", "-Bc3 -Cc2"),
        ("pEc4", "b", "-Dc4 -Ec3"),
        ("pEc5", "b", "-Dc5 -Ec4"),
        ("pEc1", "b", "-Dc1"),
        ("pAc3", "b", "-Ac2"),
    ] {
        let text = position(&format!("KAa1 kEe5 {pawn}"), &format!("{side} 0 9"));
        assert_eq!(moves_of(&text, &format!("P{}", &pawn[1..])), expected, "{pawn}");
    }
    // men of either colour stop it
    assert_eq!(moves_of(&position("KAa1 kEe5 PCc3 NCc4 nDc3", "w 0 9"), "P"), "");
}

/// R9: where a pawn gives check. The other king is two cells away from the one beside the pawn.
#[test]
fn pawns_give_check() {
    for king in targets('K', cell("Cc3")) {
        let attacked = ["Cb4", "Cd4", "Db3", "Dc4", "Dd3"].contains(&king.to_string().as_str());
        let text = unchecked(&format!("K{} PCc3 k{king}", king.opposite()), "w 0 9");
        assert_eq!(normalize(&text).is_err(), attacked, "{king}");
    }
}

/// R10: White on rank 5 of level E, by a step ahead or on and by all captures; Black on rank 1 of level A.
#[test]
fn promotion() {
    let all = |moves: &[&str]| {
        let choices =
            moves.iter().flat_map(|mv| ["B", "N", "Q", "R", "U"].map(|role| format!("{mv}={role}")));
        choices.collect::<Vec<_>>().join(" ")
    };
    let text = position("KAb1 kCa5 PEc4 nEb5 nEd5", "w 7 9");
    assert_eq!(moves_of(&text, "PEc4"), all(&["-Ec5", "xEb5", "xEd5"]));
    let text = position("KAb1 kCa5 PDc5 nEb5 nEd5", "w 7 9");
    assert_eq!(moves_of(&text, "PDc5"), all(&["-Ec5", "xEb5", "xEd5"]));
    let text = position("KAb1 kCa5 PDc4 nEc5 rEb4", "w 7 9");
    assert_eq!(moves_of(&text, "PDc4"), format!("-Dc5 -Ec4 xEb4 {}", all(&["xEc5"])));
    let text = position("KAb1 kCa5 pBc2 NAc1", "b 7 9");
    assert_eq!(moves_of(&text, "PBc2"), format!("-Ac2 -Bc1 {}", all(&["xAc1"])));

    let text = position("KAb1 kCa5 PEc4", "w 7 9");
    for role in ["Q", "R", "B", "U", "N"] {
        let after = apply(&text, &format!("PEc4-Ec5={role}")).expect("legal");
        assert_eq!(after, position(&format!("KAb1 kCa5 {role}Ec5"), "b 0 9"));
    }
}

/// R10: far ranks and far levels short of the corner line promote nobody.
#[test]
fn pawns_that_go_on() {
    let text = position("KAb1 kCa5 PDc4 nDd5 PEe3 nEd4", "w 0 9");
    assert_eq!(moves_of(&text, "P"), "Dc4-Dc5 Dc4-Ec4 Dc4xDd5 Dc4xEd4 Ee3-Ee4 Ee3xEd4");
    let text = position("KAb1 kCa5 pBc2 pAe3", "b 0 9");
    assert_eq!(moves_of(&text, "P"), "Ae3-Ae2 Bc2-Ac2 Bc2-Bc1");
    assert_eq!(apply(&text, "PBc2-Bc1"), Ok(position("KAb1 kCa5 pBc1 pAe3", "w 0 10")));
}

/// R11: pinned men stay on the line.
#[test]
fn pins() {
    for (men, beginning, expected) in [
        ("KAc1 RAc2 rAc5 kEe5", "R", "Ac2-Ac3 Ac2-Ac4 Ac2xAc5"),
        ("KAc1 BAc2 rAc5 kEe5", "B", ""),
        ("KAa1 UBb2 uDd4 kEe5", "U", "Bb2-Cc3 Bb2xDd4"),
        ("KAa1 BBb2 uDd4 kEe5", "B", ""),
        ("KAa1 UBb1 bDd1 kEe5", "U", ""),
        ("KAa1 NBb1 bDd1 kEe5", "N", ""),
        ("KAc2 PBc2 rEc2 kEe5", "P", "Bc2-Cc2"),
        ("KAc2 PAc3 rAc5 kEe5", "P", "Ac3-Ac4"),
        ("KAc2 PBc3 bCc4 kEe5", "P", "Bc3xCc4"),
    ] {
        assert_eq!(moves_of(&position(men, "w 0 9"), beginning), expected, "{men}");
    }
}

/// R11: out of check the king steps off the line, another takes or steps between; kings keep apart.
#[test]
fn kings() {
    let text = position("KAa1 RCc1 rEa1 kEe5", "w 0 9");
    assert_eq!(moves_of(&text, "K"), "Aa1-Aa2 Aa1-Ab1 Aa1-Ab2 Aa1-Ba2 Aa1-Bb1 Aa1-Bb2");
    assert_eq!(moves_of(&text, "R"), "Cc1-Ca1");
    // away from a unicorn along its line the king stays attacked
    let text = position("KBb2 uDd4 pEa1 kEe5", "w 0 9");
    assert_eq!(moves_of(&text, "KBb2").split(' ').count(), 24);
    assert_eq!([moves_of(&text, "KBb2-Aa1"), moves_of(&text, "KBb2-Cc3")], ["", ""]);
    // nine cells lie between the kings
    let text = position("KCc3 kCe3 pAa5", "w 0 9");
    assert_eq!(legal_moves(&text).map(|moves| moves.len()), Ok(26 - 9));
    assert!(normalize(&unchecked("KCc3 kDd4 pAa5", "w 0 9")).is_err());
}
