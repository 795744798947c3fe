//! The table of differences: the same for both colours, under rank r to 9-r, levels 2-6, 3-7 exchanged, QLn to QL(7-n).
//! But for castling, the wings are alike, too.

use super::super::super::play::{judge, play};
use super::*;

#[derive(Clone, Copy, PartialEq, Debug)]
enum Mirror {
    Colours,
    Wings,
}

impl Mirror {
    fn cell(self, cell: Cell) -> Cell {
        let (file, rank) = (cell.column.file, cell.column.rank);
        match self {
            Mirror::Colours => Cell::new(file, 9 - rank, [0, 0, 6, 7, 4, 5, 2, 3][cell.level as usize]),
            Mirror::Wings => Cell::new(5 - file, rank, cell.level),
        }
    }

    fn place(self, place: Place) -> Place {
        match self {
            Mirror::Colours => {
                let level = [0, 0, 6, 7, 4, 5, 2, 3][place.level as usize];
                Place { peg: 7 - place.peg, level, ..place }
            }
            Mirror::Wings => Place { wing: if place.wing == 'Q' { 'K' } else { 'Q' }, ..place },
        }
    }

    fn colour(self, colour: Colour) -> Colour {
        if self == Mirror::Colours { colour.other() } else { colour }
    }

    fn position(self, position: &Position) -> Position {
        let mut mirrored = position.clone();
        let pieces = position.board.pieces.iter();
        mirrored.board.pieces = pieces
            .map(|(&cell, &piece)| (self.cell(cell), Piece { colour: self.colour(piece.colour), ..piece }))
            .collect();
        for moveable in &mut mirrored.board.moveables {
            moveable.place = self.place(moveable.place);
            moveable.holder = self.colour(moveable.holder);
        }
        mirrored.board.settle_control();
        mirrored.side = self.colour(position.side);
        mirrored.ep = position.ep.map(|cell| self.cell(cell));
        mirrored.moved = position.moved.iter().map(|&cell| self.cell(cell)).collect();
        let swap = |right: &char| {
            if right.is_uppercase() { right.to_ascii_lowercase() } else { right.to_ascii_uppercase() }
        };
        if self == Mirror::Colours {
            mirrored.castling = position.castling.iter().map(swap).collect();
        }
        mirrored
    }
}

/// The outcome's reason, and the successors as sorted texts, with one move number for both colours.
fn successors(position: &Position, mirror: Option<Mirror>) -> (Option<String>, Vec<String>) {
    let (outcome, legal) = judge(position);
    let reason = outcome.map(|text| text.split(' ').next().expect("a reason").to_string());
    let after = legal.iter().map(|turn| {
        let next = play(position, turn);
        let next = mirror.map_or(next.clone(), |mirror| mirror.position(&next));
        Position { number: 2, ..next }.write()
    });
    let mut texts: Vec<String> = after.collect();
    texts.sort();
    (reason, texts)
}

#[test]
fn random_games() {
    let mut seed: u32 = 20_13;
    let mut random = |below: usize| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 8) as usize % below
    };
    let late = meder(
        "QL5(7)b KL6(7)b QL1(3)w KL2(3)w",
        "Kc1(2) Pa5(7) Pe8(6) Pc6(4) Pb7(6) Rf9(7) kd6(6) pb1(2) pe3(2) pd3(4) rf4(3)",
        "w - - - 0 5",
    );
    let homes = meder(
        HOME,
        "Ke0(3) Ra0(3) Rf0(3) Pf1(3) Pb8(6) Pe8(6) ke9(7) ra9(7) rf9(7) pf8(7) pb1(2) pe1(2) Pc2(2) pd7(6)",
        "w KQkq - - 0 5",
    );
    let corners = meder(HOME, "Kd7(6) Pb8(6) Pe8(6) pb1(2) pe1(2) kc5(4)", "w - - - 0 5");
    let first_texts = [start("trid-meder").expect("a variant"), late, homes, corners];
    let (mut compared, mut waiting, mut castled, mut en_passant) = (0, 0, 0, 0);
    for game in 0..40 {
        let mut position = Position::parse(&first_texts[game % 4]).expect("valid");
        for _ in 0..80 {
            let text = position.write();
            assert_eq!(Position::parse(&text).as_ref(), Ok(&position), "{text}");
            for mirror in [Mirror::Colours, Mirror::Wings] {
                let mut original = position.clone();
                if mirror == Mirror::Wings {
                    original.castling.clear();
                }
                let image = mirror.position(&original);
                assert_eq!(Position::parse(&image.write()).as_ref(), Ok(&image), "{mirror:?}: {text}");
                assert_eq!(
                    successors(&image, None),
                    successors(&original, Some(mirror)),
                    "{mirror:?}: {text}"
                );
                compared += 1;
            }
            let legal = legal_moves(&text).expect("valid");
            if legal.is_empty() {
                assert_ne!(outcome(&text), Ok(None), "{text}");
                break;
            }
            waiting += u32::from(legal[0].contains(','));
            en_passant += u32::from(position.ep.is_some());
            let of_boards: Vec<&String> = legal.iter().filter(|mv| mv.contains('L')).collect();
            let double_step = |mv: &&String| {
                mv.starts_with('P') && mv.as_bytes()[2].abs_diff(mv.as_bytes()[8]) == 2 // `Pb2(2)-b4(2)`
            };
            let castling = legal.iter().find(|mv| mv.contains('O'));
            let mv = match castling.or(legal.iter().find(double_step)) {
                Some(mv) if random(4) == 0 => mv,
                _ if random(3) == 0 && !of_boards.is_empty() => of_boards[random(of_boards.len())],
                _ => &legal[random(legal.len())],
            };
            castled += u32::from(mv.contains('O'));
            let next = apply(&text, mv).expect("legal");
            assert_eq!(normalize(&next), Ok(next.clone()), "{text}: {mv}");
            position = Position::parse(&next).expect("valid");
        }
    }
    println!("{compared} compared, {waiting} waiting, {castled} castled, {en_passant} en passant");
    assert!(compared > 2000 && waiting > 20 && castled > 10 && en_passant > 5);
}
