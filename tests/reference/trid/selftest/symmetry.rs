//! Random games: texts stay canonical, and the rules are the same on both wings and for both colours.

use super::super::play::{judge, play};
use super::*;

/// The reflection that swaps the wings, or the one that swaps the colours and turns the board upside down:
/// the three main boards, the pegs and the places are symmetric under both; the homes of kings are not.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Mirror {
    Wings,
    Colours,
}

impl Mirror {
    fn cell(self, cell: Cell) -> Cell {
        let (file, rank) = (cell.column.file, cell.column.rank);
        match self {
            Mirror::Wings => Cell::new(5 - file, rank, cell.level),
            Mirror::Colours => Cell::new(file, 9 - rank, 8 - cell.level),
        }
    }

    fn colour(self, colour: Colour) -> Colour {
        match self {
            Mirror::Wings => colour,
            Mirror::Colours => colour.other(),
        }
    }

    fn place(self, place: Place) -> Place {
        match self {
            Mirror::Wings => Place { wing: if place.wing == 'Q' { 'K' } else { 'Q' }, ..place },
            Mirror::Colours => Place { peg: 7 - place.peg, level: 8 - place.level, ..place },
        }
    }

    fn position(self, position: &Position) -> Position {
        let mut mirrored = position.clone();
        mirrored.board.pieces = position
            .board
            .pieces
            .iter()
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
        mirrored
    }

    /// Without castling; the starting cells of pawns on moveable boards have no mirror images among the
    /// colours.
    fn applies(self, position: &Position) -> bool {
        let on_moveable_start = |cell: Cell, piece: &Piece| {
            piece.role == 'P' && piece.colour.pawn_starts().contains(&cell) && !cell.on_main_board()
        };
        let starts = |position: &Position| {
            position.board.pieces.iter().any(|(&cell, piece)| on_moveable_start(cell, piece))
        };
        match self {
            Mirror::Wings => true,
            Mirror::Colours => !starts(position) && !starts(&self.position(position)),
        }
    }
}

/// The successors as sorted texts, without what no mirror keeps: MOVED of the next move and the move number.
fn successors(position: &Position, mirror: Option<Mirror>) -> Vec<String> {
    let (_, legal) = judge(position);
    let mut texts: Vec<String> = legal
        .iter()
        .map(|mv| {
            let next = play(position, mv);
            let next = mirror.map_or(next.clone(), |mirror| mirror.position(&next));
            Position { moved: Default::default(), number: 2, ..next }.write()
        })
        .collect();
    texts.sort();
    texts
}

#[test]
fn random_games() {
    let mut seed: u32 = 20_26;
    let mut random = |below: usize| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 8) as usize % below
    };
    let (mut compared, mut en_passant, mut castled, mut promoted_by_boards) = (0, 0, 0, 0);
    let pawns = position(
        "QL1(3)w KL1(3)w QL3(3)b KL6(7)b",
        "Ke0(3) Pa1(3) Pb1(3) Pb2(2) Pc2(2) Pd2(2) Pe2(2) Ra0(3) ke9(7) pb4(2) pc4(2) pd4(4) pe4(2) pa3(3)",
        "w Q - - 0 5",
    );
    let carriers = position(
        "QL5(7)w KL6(7)w QL2(1)b KL1(1)b",
        "Kc1(2) Pa5(7) Pe8(6) Pc6(4) kd8(6) pb4(1) pe1(2) pd3(4) ra5(1) Rf9(7)",
        "w - - - 0 5",
    );
    // D18: the same three by the strict rule
    let by_strict = |text: &String| text.replacen("trid", "trid-strict", 1);
    let mut first_texts = vec![start("trid").expect("a variant"), pawns, carriers];
    first_texts.extend(first_texts.iter().map(by_strict).collect::<Vec<_>>());
    for game in 0..48 {
        let first = &first_texts[game % 6];
        let mut position = Position::parse(first).expect("valid");
        for ply in 0..200 {
            let text = position.write();
            assert_eq!(Position::parse(&text).as_ref(), Ok(&position), "{text}");
            for mirror in [Mirror::Wings, Mirror::Colours] {
                let plain = Position { castling: Default::default(), ..position.clone() };
                if ply % 2 == 0 && mirror.applies(&plain) {
                    let image = mirror.position(&plain);
                    assert_eq!(
                        successors(&image, None),
                        successors(&plain, Some(mirror)),
                        "{mirror:?}: {text}"
                    );
                    compared += 1;
                }
            }
            let legal = legal_moves(&text).expect("valid");
            if legal.is_empty() {
                assert_ne!(outcome(&text), Ok(None), "{text}");
                break;
            }
            assert_eq!(perft(&text, 1), legal.len() as u64);
            let boards = |mv: &&String| mv.contains('L');
            let double_step = |mv: &&String| {
                mv.starts_with('P') && mv.as_bytes()[2].abs_diff(mv.as_bytes()[8]) == 2 // `Pb2(2)-b4(2)`
            };
            let special = legal.iter().find(|mv| {
                mv.starts_with('O')
                    || (mv.contains('L') && mv.contains('='))
                    || mv.contains('x') && position.ep.is_some()
            });
            let mv = match special {
                Some(mv) => mv,
                None if random(4) == 0 && legal.iter().any(|mv| double_step(&mv)) => {
                    legal.iter().find(double_step).expect("one of them")
                }
                None if random(4) == 0 && legal.iter().any(|mv| boards(&mv)) => {
                    let of_boards: Vec<&String> = legal.iter().filter(boards).collect();
                    of_boards[random(of_boards.len())]
                }
                None => &legal[random(legal.len())],
            };
            castled += u32::from(mv.starts_with('O'));
            promoted_by_boards += u32::from(mv.contains('L') && mv.contains('='));
            en_passant += u32::from(position.ep.is_some());
            let next = apply(&text, mv).expect("legal");
            assert_eq!(normalize(&next), Ok(next.clone()), "{text}: {mv}");
            position = Position::parse(&next).expect("valid");
        }
    }
    println!(
        "{compared} compared, {en_passant} en passant, {castled} castled, {promoted_by_boards} by boards"
    );
    assert!(compared > 2000 && en_passant > 5 && castled > 10 && promoted_by_boards > 0);
}
