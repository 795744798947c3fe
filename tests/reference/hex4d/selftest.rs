//! Self-tests of the oracle: geometry, positions worked out by hand, published perft counts.

use super::geometry::{Cell, DIAGONAL, HERE, ORTHOGONAL, Variant, is_knight_leap};
use super::moves::{attacks, in_check};
use super::position::Position;
use super::setup::{Board, Colour, Piece, half_turn, initial_board};
use super::{apply, legal_moves, normalize, outcome, perft, start};
use std::collections::BTreeSet;

/// A position text: pieces like `RC3c3 kE3e3` (C9, H1), then the fields from SIDE on.
fn text(variant: &str, pieces: &str, rest: &str) -> String {
    let variant = Variant::from_id(variant).unwrap();
    let mut position = Position::start(variant);
    position.board.clear();
    for item in pieces.split(' ') {
        let (letter, name) = item.split_at(1);
        let piece = Piece::from_letter(letter.chars().next().unwrap()).unwrap();
        position.board.insert(variant.named(name).unwrap(), piece);
    }
    let written = position.write();
    let boards = written.split(' ').nth(1).unwrap();
    format!("{} {boards} {rest}", variant.id())
}

fn hex4d(pieces: &str, rest: &str) -> String {
    text("hex4d", pieces, rest)
}

fn glinski(pieces: &str, rest: &str) -> String {
    text("glinski", pieces, rest)
}

/// The legal moves whose text begins so.
fn moves(position: &str, prefix: &str) -> Vec<String> {
    legal_moves(position).unwrap().into_iter().filter(|mv| mv.starts_with(prefix)).collect()
}

/// The field of a position text.
fn field(position: &str, index: usize) -> &str {
    position.split(' ').nth(index).unwrap()
}

fn assert_outcome(position: &str, expected: Option<&str>) {
    assert_eq!(outcome(position).unwrap().as_deref(), expected, "{position}");
    if expected.is_some() {
        assert_eq!(perft(position, 1), 0, "C7: {position}");
        assert!(legal_moves(position).unwrap().is_empty(), "C4: {position}");
    }
    assert_eq!(perft(position, 0), 1, "C7");
}

fn assert_refused(position: &str, token: &str) {
    let error = normalize(position).expect_err(position);
    assert!(error.contains(token), "{error} should name {token}");
}

/// The cells a lone piece of White attacks from a cell.
fn attacked(variant: Variant, role: char, from: Cell) -> Vec<Cell> {
    let piece = Piece { colour: Colour::White, role };
    let board = Board::from([(from, piece)]);
    variant.all_cells().into_iter().filter(|&to| attacks(variant, &board, piece, from, to)).collect()
}

/// Every cell a lone piece can reach in time.
fn reachable(role: char, from: Cell) -> usize {
    let mut seen = BTreeSet::from([from]);
    let mut open = vec![from];
    while let Some(at) = open.pop() {
        open.extend(attacked(Variant::Hex4d, role, at).into_iter().filter(|&to| seen.insert(to)));
    }
    seen.len()
}

fn cell(name: &str) -> Cell {
    Variant::Hex4d.named(name).unwrap()
}

#[test]
fn names_and_coordinates() {
    assert_eq!(Variant::Hex4d.all_cells().len(), 361); // H1
    assert_eq!(Variant::Glinski.all_cells().len(), 91); // H18
    let names = |variant: Variant| -> Vec<String> {
        variant.boards().all().into_iter().map(|board| variant.boards().name(board)).collect()
    };
    let in_order = "a1 a2 a3 b1 b2 b3 b4 c1 c2 c3 c4 c5 d1 d2 d3 d4 e1 e2 e3"; // H16
    assert_eq!(names(Variant::Hex4d).join(" "), in_order);
    assert_eq!(Variant::Glinski.named("f6").unwrap().hex, HERE); // H18
    assert!(Variant::Glinski.named("j1").is_none() && Variant::Glinski.named("l7").is_none());
    assert_eq!(cell("B2c4").board.q, -1); // H2
    assert_eq!((cell("B2c4").board.r, cell("B2c4").hex.q, cell("B2c4").hex.r), (0, 0, 1));
    // H2: an axial leap is two orthogonal steps and one 60 degrees off
    let leaps = |from: Cell| {
        Variant::Glinski.all_cells().iter().filter(|to| is_knight_leap(to.hex - from.hex)).count()
    };
    assert_eq!(leaps(Variant::Glinski.named("f6").unwrap()), 12);
}

/// H3 against the source's 4a, 4c and 5c.
#[test]
fn basic_colours() {
    for from in Variant::Hex4d.all_cells() {
        for direction in ORTHOGONAL {
            assert_ne!(from.basic_colour(), from.go(direction, HERE).basic_colour());
            assert_ne!(from.basic_colour(), from.go(HERE, direction).basic_colour());
        }
        for direction in DIAGONAL {
            assert_eq!(from.basic_colour(), from.go(direction, HERE).basic_colour());
            assert_eq!(from.basic_colour(), from.go(HERE, direction).basic_colour());
        }
        for to in attacked(Variant::Hex4d, 'P', from).into_iter().chain(attacked(Variant::Hex4d, 'N', from)) {
            assert_ne!(from.basic_colour(), to.basic_colour());
        }
    }
    let centre = Variant::Hex4d.cells().all().into_iter().filter(|&hex| is_knight_leap(hex)).count();
    assert_eq!(centre, 0); // 4c
    assert_eq!(reachable('N', cell("A2d1")), 361); // 4c
    assert_eq!(reachable('B', cell("A2d1")), 361); // source 2
}

#[test]
fn start_positions() {
    let text = start("hex4d").unwrap();
    let boards = "19/19/19/3P3PP3P6/19/19/6p3pp3p3/BP1NRP1KQBP1NRP1BP1/4P3PP3P5/19/5p3pp3p4/\
        1pb1prn1pbqk1prn1pb/3P3PP3P6/19/19/6p3pp3p3/19/19/19";
    assert_eq!(text, format!("hex4d {boards} w -- - 0 1"));
    assert_eq!(normalize(&text).unwrap(), text);
    let text = start("glinski").unwrap();
    assert_eq!(text, "glinski 6P5pRP4prN1P3p1nQ2P2p2qBBB1P1p1bbbK2P2p2kN1P3p1nRP4prP5p6 w -- - 0 1");
    assert_eq!(normalize(&text).unwrap(), text);
    assert_eq!(start("chess"), None);
}

/// H4: 26 units a side, the half-turn, the rhombus's rows along NE, nothing attacked, nothing unprotected.
#[test]
fn the_reconstruction() {
    let board = initial_board(Variant::Hex4d);
    for colour in Colour::BOTH {
        let letters: String = board.values().filter(|piece| piece.colour == colour).map(|p| p.role).collect();
        let counts = "KQRBNP".chars().map(|role| letters.matches(role).count()).collect::<Vec<_>>();
        assert_eq!(counts, [1, 1, 2, 3, 2, 17]);
    }
    let row = "c1 d1 e1 b1 c2 d2 a1 b2 c3".split(' ').map(|name| board[&cell(&format!("C1{name}"))].letter());
    assert_eq!(row.collect::<String>(), "KNBNQRBRB");
    assert_eq!(board[&cell("C5c5")], Piece { colour: Colour::Black, role: 'K' });
    for (&at, &piece) in &board {
        assert_eq!(board[&half_turn(at)], Piece { colour: piece.colour.other(), ..piece });
        let attackers = |colour| {
            let others = board.iter().filter(|&(_, other)| other.colour == colour);
            others.filter(|&(&from, &other)| attacks(Variant::Hex4d, &board, other, from, at)).count()
        };
        assert_eq!(attackers(piece.colour.other()), 0, "{}", Variant::Hex4d.name(at));
        assert_ne!(attackers(piece.colour), 0, "{}", Variant::Hex4d.name(at));
    }
    assert!(!in_check(Variant::Hex4d, &board, Colour::White));
}

/// Counted by hand. A knight on b1: inside a3; between leaps A2 B3 D3 E2; by H9 B1d2 C2b3 D1d2 (both steps must
/// turn the colour the same way) and A1a1 A1c2 C3b2 C3c1 E1a1 E1c2.
#[test]
fn first_moves() {
    let text = start("hex4d").unwrap();
    for (prefix, count) in [("K", 3), ("Q", 4), ("R", 8), ("BC1a1", 7), ("BC1e1", 7), ("BC1c3", 8), ("N", 28)]
    {
        assert_eq!(moves(&text, prefix).len(), count, "{prefix}");
    }
    for (prefix, count) in [("PC1", 10), ("PB1", 7), ("PD1", 7), ("PC2", 7)] {
        assert_eq!(moves(&text, prefix).len(), count, "{prefix}");
    }
    assert_eq!(perft(&text, 1), 96);
    assert_eq!(moves(&text, "KC1c1"), ["KC1c1-B2c1", "KC1c1-C2c1", "KC1c1-D2c1"]);
    assert_eq!(moves(&text, "QC1c2"), ["QC1c2-A3c2", "QC1c2-B2c2", "QC1c2-D2c2", "QC1c2-E3c2"]);
    let knight = "A1a1 A1c2 A2b1 B1d2 B3b1 C1a3 C2b3 C3b2 C3c1 D1d2 D3b1 E1a1 E1c2 E2b1";
    let knight: Vec<String> = knight.split(' ').map(|to| format!("NC1b1-{to}")).collect();
    assert_eq!(moves(&text, "NC1b1"), knight);
}

/// H18, published.
#[test]
fn published_perft() {
    let text = start("glinski").unwrap();
    assert_eq!([perft(&text, 1), perft(&text, 2), perft(&text, 3)], [51, 2586, 137_858]);
}

/// H6-H9 from the middle cell of the middle board of an empty hypercube of hexagons.
#[test]
fn mobility_in_the_middle() {
    for (role, count) in [('R', 24), ('B', 24), ('Q', 36), ('N', 36), ('K', 24)] {
        assert_eq!(attacked(Variant::Hex4d, role, cell("C3c3")).len(), count, "{role}");
    }
    // H18: 5 cells in each orthogonal, 2 in each diagonal direction
    let middle = Variant::Glinski.named("f6").unwrap();
    for (role, count) in [('R', 30), ('B', 12), ('Q', 42), ('N', 12), ('K', 12)] {
        assert_eq!(attacked(Variant::Glinski, role, middle).len(), count, "{role}");
    }
}

/// H5: on its way between boards a rider passes the same cell of the boards in between.
#[test]
fn riders_are_blocked() {
    let free = hex4d("KE1e1 RC1c1 kA3a3", "w -i - 0 1");
    assert!(moves(&free, "RC1c1").contains(&"RC1c1-C5c1".to_string()));
    let blocked = hex4d("KE1e1 RC1c1 PC3c1 pC2c2 kA3a3", "w -- - 0 1");
    let up: Vec<String> = moves(&blocked, "RC1c1-C").into_iter().filter(|mv| mv.ends_with("c1")).collect();
    assert_eq!(up, ["RC1c1-C2c1"]);
    // H6: the bishop's orthogonal step captures, too, and is a single one
    let bishop = hex4d("KA1a1 BC1c1 nC2c1 nC1d1 kA3a3", "w -- - 0 1");
    let captures: Vec<String> = moves(&bishop, "B").into_iter().filter(|mv| mv.contains('x')).collect();
    assert_eq!(captures, ["BC1c1xC1d1", "BC1c1xC2c1"]);
    assert!(!moves(&bishop, "B").contains(&"BC1c1-C1c3".to_string()));
}

/// H10, H11, with the rule page's own example C3c3xC4d3.
#[test]
fn pawns() {
    let white = hex4d("KA1a1 PC3c3 pC3b3 pC3d3 pB3c3 pD3c3 pC4b3 pC4d3 pC2c3 pD4c3 kE3e3", "w -- - 0 1");
    let expected = "PC3c3-C3c4 PC3c3-C4c3 PC3c3xB3c3 PC3c3xC3b3 PC3c3xC3d3 PC3c3xC4b3 PC3c3xC4d3 PC3c3xD3c3";
    assert_eq!(moves(&white, "P").join(" "), expected);
    let black = hex4d("KA1a1 pC3c3 PC3b2 PC3d2 PB2c3 PD2c3 PC2b2 PC2d2 PC4c3 kE3e3", "b -- - 0 1");
    let expected = "PC3c3-C2c3 PC3c3-C3c2 PC3c3xB2c3 PC3c3xC2b2 PC3c3xC2d2 PC3c3xC3b2 PC3c3xC3d2 PC3c3xD2c3";
    assert_eq!(moves(&black, "P").join(" "), expected);
    let stopped = hex4d("KA1a1 PC3c3 pC3c4 pC4c3 kE3e3", "w -- - 0 1");
    assert!(moves(&stopped, "P").is_empty());
}

/// H12.
#[test]
fn promotion() {
    let text = hex4d("KA1a1 PC4c5 PC4b4 PD4c4 nD4c5 kE3e3", "w -- - 7 3");
    let four = |mv: &str| ["=B", "=N", "=Q", "=R"].map(|role| format!("{mv}{role}"));
    assert_eq!(moves(&text, "PC4c5"), [four("PC4c5-C5c5"), four("PC4c5xD4c5")].concat());
    // one board straight forward with a cell step would leave board or hexagon; b4 goes up to a last cell
    assert_eq!(moves(&text, "PC4b4"), four("PC4b4-C5b4"));
    assert!(moves(&text, "PD4c4").is_empty()); // its one step is blocked by the knight
    let after = apply(&text, "PC4c5xD4c5=N").unwrap();
    assert_eq!(after, hex4d("KA1a1 ND4c5 PC4b4 PD4c4 kE3e3", "b -? - 0 3"));
    // the end of a file inside is not the end of the way
    let inner = hex4d("KA1a1 PC3c5 kE3e3 pE2e1", "w -- - 0 1");
    assert_eq!(moves(&inner, "P"), ["PC3c5-C4c5"]);
    let black = hex4d("KA1a1 PA1a2 pE2e1 pD1c2 kE3e3", "b -- - 0 1");
    assert_eq!(moves(&black, "PE2e1"), four("PE2e1-E1e1"));
    assert_eq!(moves(&black, "PD1c2"), four("PD1c2-D1c1"));
}

/// H14: the state after the capture, the choice, the confinement.
#[test]
fn baring_and_choosing() {
    let before = hex4d("KC3c3 PE1c4 rE1c1 kE3e3", "b -- - 3 40");
    let bared = apply(&before, "RE1c1xE1c4").unwrap();
    assert_eq!(bared, hex4d("KC3c3 rE1c4 kE3e3", "w ?- - 0 41"));
    // 24 king's moves but C3c4, where the rook rides along SE
    let count = |text: &str| moves(text, "K").len();
    assert_eq!(count(&bared), 23);
    let inside = apply(&bared, "KC3c3-C3c2").unwrap();
    assert_eq!(inside, hex4d("KC3c2 rE1c4 kE3e3", "b i- - 1 41"));
    let between = apply(&bared, "KC3c3-C2c3").unwrap();
    assert_eq!(between, hex4d("KC2c3 rE1c4 kE3e3", "b o- - 1 41"));
    let next = apply(&inside, "RE1c4-E1c5").unwrap();
    assert!(moves(&next, "K").iter().all(|mv| mv.starts_with("KC3c2-C3")) && count(&next) > 0);
    let next = apply(&between, "RE1c4-E1c5").unwrap();
    // the ten boards around C2 but E1, where the rook looks at c3
    assert!(moves(&next, "K").iter().all(|mv| mv.ends_with("c3")) && count(&next) == 9);
    assert_eq!(field(&next, 3), "o-");
}

/// H14, C5: the inside neighbours of C1c1 are b1 b2 c2 d1 d2, the ones between B1 B2 C2 D1 D2. A queen on C1c3
/// attacks c1 and all five inside; rooks on C1b3, C1d3 and C3c2 all five but not c1.
#[test]
fn confinement_decides() {
    let mate = |bared: &str| hex4d("KC1c1 qC1c3 kE3e3", &format!("w {bared} - 0 1"));
    assert_outcome(&mate("i-"), Some("checkmate black"));
    for bared in ["o-", "?-"] {
        assert_outcome(&mate(bared), None);
        assert_eq!(moves(&mate(bared), "K").len(), 5);
    }
    let stalemate = |bared: &str| hex4d("KC1c1 rC1b3 rC1d3 rC3c2 kE3e3", &format!("w {bared} - 0 1"));
    assert_outcome(&stalemate("i-"), Some("stalemate"));
    assert_outcome(&stalemate("o-"), None);
    assert_eq!(moves(&stalemate("?-"), "K").len(), 5);
}

/// H15.
#[test]
fn a_bared_king_attacks_unconfined() {
    let text = hex4d("KC1c1 kC3c1 rE3e1", "b i- - 0 1");
    assert!(moves(&text, "KC3c1-C2").is_empty());
    assert_eq!(moves(&text, "KC3c1-C4"), ["KC3c1-C4c1"]);
    for (bared, side) in [("i-", "b"), ("o-", "b"), ("i-", "w"), ("o-", "w"), ("?-", "w")] {
        assert_refused(&hex4d("KC1c1 kC2c1 rE3e1", &format!("{side} {bared} - 0 1")), "check");
        assert_refused(&hex4d("KC1c1 kC1c2 rE3e1", &format!("{side} {bared} - 0 1")), "check");
    }
}

/// H14: both bared.
#[test]
fn bare_kings() {
    let before = hex4d("KC3c3 nC3c4 kE3e3", "w i- - 9 50");
    let after = apply(&before, "KC3c3xC3c4").unwrap();
    assert_eq!(after, hex4d("KC3c4 kE3e3", "b i? - 0 50"));
    assert_outcome(&after, Some("bare-kings"));
    let after = apply(&hex4d("KC3c3 nC3c4 kE3e3", "w ?- - 9 50"), "KC3c3xC3c4").unwrap();
    assert_eq!(field(&after, 3), "i?");
    for bared in ["??", "?i", "o?", "oi"] {
        assert_outcome(&hex4d("KC3c3 kE3e3", &format!("w {bared} - 100 50")), Some("bare-kings"));
    }
    assert_outcome(&glinski("Ka1 kf6", "w -- - 100 50"), Some("bare-kings"));
    // C5: stalemate comes first; the king on c3 looks at all five cells around c1
    assert_outcome(&hex4d("KC1c1 kC1c3", "w ii - 0 1"), Some("stalemate"));
    assert_outcome(&hex4d("KC1c1 kC1c3", "w ?i - 0 1"), Some("bare-kings"));
}

/// C5, C8.
#[test]
fn fifty_moves() {
    let text = hex4d("KA1a1 RC3c3 kE3e3", "b -i - 99 70");
    let after = apply(&text, "KE3e3-E3e2").unwrap();
    assert_eq!(after, hex4d("KA1a1 RC3c3 kE3e2", "w -i - 100 71"));
    assert_outcome(&after, Some("fifty-move"));
    assert_outcome(&hex4d("KC1c1 qC1c3 kE3e3", "w i- - 100 1"), Some("checkmate black"));
}

/// C5, H18. Around a1 lie a2 b1 b2 b3 c2; rooks b7 and c8 take four of them, k7 takes a2, a6 takes a2 and a1.
#[test]
fn glinski_endings() {
    assert_outcome(&glinski("Kf6 Rb7 Rc8 Rk7 ka1", "b -- - 0 1"), Some("stalemate"));
    assert_outcome(&glinski("Kf6 Rb7 Rc8 Ra6 ka1", "b -- - 0 1"), Some("checkmate white"));
    assert_eq!(legal_moves(&glinski("Kf6 Rb7 Rc8 ka1", "b -- - 0 1")).unwrap(), ["Ka1-a2"]);
}

/// H18: double steps also from another pawn's start, en passant, promotion.
#[test]
fn glinski_pawns() {
    let before = glinski("Ka1 Pf5 pe6 pg6 kl6", "w -- - 5 9");
    assert_eq!(moves(&before, "P"), ["Pf5-f6", "Pf5-f7"]);
    let after = apply(&before, "Pf5-f7").unwrap();
    assert_eq!(after, glinski("Ka1 Pf7 pe6 pg6 kl6", "b -- f6 0 9"));
    assert_eq!(moves(&after, "P"), ["Pe6-e5", "Pe6xf6", "Pg6-g5", "Pg6xf6"]);
    let taken = apply(&after, "Pe6xf6").unwrap();
    assert_eq!(taken, glinski("Ka1 pf6 pg6 kl6", "w -- - 0 10"));
    assert_eq!(field(&apply(&after, "Pe6-e5").unwrap(), 4), "-");
    let visitor = glinski("Ka1 Pe4 nf5 kl6", "w -- - 0 1");
    let visitor = apply(&visitor, "Pe4xf5").unwrap();
    let back = apply(&visitor, "Kl6-l5").unwrap();
    assert_eq!(moves(&back, "P"), ["Pf5-f6", "Pf5-f7"]);
    assert_eq!(moves(&glinski("Ka1 Pf5 pf7 kl6", "w -- - 0 1"), "P"), ["Pf5-f6"]);
    assert_eq!(moves(&glinski("Ka1 Pf5 pf6 kl6", "w -- - 0 1"), "P"), [""; 0]);
    assert_eq!(moves(&glinski("Ka1 Pa5 kl6", "w -- - 0 1"), "P").len(), 4);
    assert_eq!(moves(&glinski("Ka1 pg2 Nh1 kl6", "b -- - 0 1"), "P").len(), 8);
}

/// C2, C6: the line c4-k7 holds the capturing and the passing pawn, so that both would leave it.
#[test]
fn en_passant_that_is_pinned() {
    let before = glinski("Ka1 Rc4 Pf5 pe6 kk7", "w -- - 0 1");
    let after = apply(&before, "Pf5-f7").unwrap();
    assert_eq!(after, glinski("Ka1 Rc4 Pf7 pe6 kk7", "b -- - 0 1"));
    assert_eq!(normalize(&glinski("Ka1 Rc4 Pf7 pe6 kk7", "b -- f6 0 1")).unwrap(), after);
    let open = glinski("Ka1 Rc3 Pf7 pe6 kk7", "b -- f6 0 1");
    assert_eq!(normalize(&open).unwrap(), open);
}

/// C2, H14, H16, H18.
#[test]
fn invariants() {
    let ok = hex4d("KA1a1 RC3c3 kE3e3", "w -i - 0 1");
    assert_eq!(normalize(&ok).unwrap(), ok);
    for (rest, token) in [
        ("w -- - 0 1", "BARED"),
        ("w ii - 0 1", "BARED"),
        ("w -? - 0 1", "BARED"),
        ("w -x - 0 1", "BARED"),
        ("w -i- - 0 1", "BARED"),
        ("w -i c3 0 1", "EP"),
        ("w -i - 00 1", "CLOCK"),
        ("w -i - -1 1", "CLOCK"),
        ("w -i - 0 0", "NUMBER"),
        ("x -i - 0 1", "SIDE"),
        ("w -i - 0 1 ", "fields"),
        ("w -i - 0", "fields"),
    ] {
        assert_refused(&hex4d("KA1a1 RC3c3 kE3e3", rest), token);
    }
    assert!(normalize(&hex4d("KA1a1 RC3c3 kE3e3", "b -? - 123456 1")).is_ok());
    assert_refused(&hex4d("KA1a1 RC3c3", "w -- - 0 1"), "kings");
    assert_refused(&hex4d("KA1a1 KC3c3 kE3e3", "w -i - 0 1"), "kings");
    for pawn in ["PC5c5", "PA3b4", "PE3a3", "pC1c1", "pD1e1"] {
        assert_refused(&hex4d(&format!("KA1a1 kE3e3 RC3c3 rC2c2 {pawn}"), "w -- - 0 1"), "promoted");
    }
    for pawn in ["PC1c1", "PC5c4", "PC4c5", "pC5c5"] {
        assert!(
            normalize(&hex4d(&format!("KA1a1 kE3e3 RC2c3 rC3c2 {pawn}"), "w -- - 0 1")).is_ok(),
            "{pawn}"
        );
    }
    for pawn in ["Pf4", "Pc1", "pf8", "pb8", "Pa6", "pl1", "pk8"] {
        let valid = Variant::Glinski.named(&pawn[1..]).is_some();
        assert!(!valid || normalize(&glinski(&format!("Kb3 kh3 {pawn}"), "w -- - 0 1")).is_err(), "{pawn}");
    }
    for pawn in ["Pa1", "Pl5", "pa6", "pl2", "pf7", "Pf10"] {
        assert!(normalize(&glinski(&format!("Kb3 kh3 {pawn}"), "w -- - 0 1")).is_ok(), "{pawn}");
    }
    for ep in ["f5", "f7", "e5", "j1", "F6", "f06"] {
        assert_refused(&glinski("Ka1 Pf7 pe6 kl6", &format!("b -- {ep} 0 1")), "EP");
    }
    assert_refused(&glinski("Ka1 Pf7 pe6 kl6", "w -- f6 0 1"), "EP");
    assert_refused(&glinski("Ka1 Pf7 Pf5 pe6 kl6", "b -- f6 0 1"), "EP");
    assert_refused(&glinski("Ka1 kl6", "b -? - 0 1"), "BARED");
}

/// C2: board fields that no position has.
#[test]
fn broken_boards() {
    let text = start("hex4d").unwrap();
    for (good, bad) in [
        ("hex4d 19/", "hex4d 20/"),
        ("hex4d 19/", "hex4d 019/"),
        ("hex4d 19/", "hex4d 18/"),
        ("hex4d 19/", "hex4d /"),
        ("hex4d 19/", "hex4d "),
        ("hex4d 19/", "hex4d 9x9/"),
        ("hex4d 19/", "hex4d 9\u{e9}9/"),
        ("hex4d 19/", "hex4d 19p/"),
        ("hex4d 19/", "hex4d 99999999999999999999999/"),
        ("hex4d 19/", "hex5d 19/"),
        ("hex4d 19/", "hex4d  19/"),
        ("19 w", "19/ w"),
        ("BP1N", "BP0NN"),
    ] {
        assert!(text.contains(good));
        assert!(normalize(&text.replacen(good, bad, 1)).is_err(), "{bad}");
    }
}
