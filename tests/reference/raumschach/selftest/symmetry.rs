//! Random games: texts stay canonical, and the rules are the same for images of a position.

use super::super::play::{judge, play};
use super::*;

/// What the rules do not tell apart: White and Black with all axes reversed (R2), left and right, and level and rank,
/// which are alike to officers and pawns (R3-R10).
#[derive(Clone, Copy, Debug)]
enum Image {
    Colours,
    Files,
    LevelAndRank,
}

impl Image {
    fn cell(self, cell: Cell) -> Cell {
        match self {
            Image::Colours => cell.opposite(),
            Image::Files => Cell { file: 4 - cell.file, ..cell },
            Image::LevelAndRank => Cell { level: cell.rank, rank: cell.level, ..cell },
        }
    }

    fn colour(self, colour: Colour) -> Colour {
        match self {
            Image::Colours => colour.other(),
            _ => colour,
        }
    }

    fn position(self, position: &Position) -> Position {
        let men = position.board.iter();
        let board =
            men.map(|(&cell, &man)| (self.cell(cell), Piece { colour: self.colour(man.colour), ..man }));
        Position { board: board.collect(), side: self.colour(position.side), ..position.clone() }
    }
}

/// The successors as sorted texts, without the number of the next move.
fn successors(position: &Position, image: Option<Image>) -> Vec<String> {
    let (_, legal) = judge(position);
    let mut texts: Vec<String> = legal
        .iter()
        .map(|mv| {
            let next = play(position, mv);
            let next = image.map_or(next.clone(), |image| image.position(&next));
            Position { number: 1, ..next }.write()
        })
        .collect();
    texts.sort();
    texts
}

/// R2: the start is its own image, but for the side to move.
#[test]
fn start_and_image() {
    let start = Position::start();
    let image = Image::Colours.position(&start);
    assert_eq!(image, Position { side: Colour::Black, ..start });
    assert_eq!([1, 2].map(|depth| perft(&image.write(), depth)), [61, 3615]);
}

#[test]
fn random_games() {
    let mut seed: u32 = 19_07;
    let mut random = |below: usize| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 8) as usize % below
    };
    let (mut compared, mut promoted, mut checks, mut ended) = (0, 0, 0, 0);
    let pawns = position(
        "KAc1 kEc5 PDa3 PDb4 PCc5 PCd4 PEe3 PDe2 pBa3 pBb2 pCc1 pCd2 pAe3 pBe4 UAa1 uEe5 NBc1 nDc5",
        "w 0 20",
    );
    let officers = position("KAa1 kEe5 RBc2 UBb1 NCc4 PDc3 rDd4 uDe2 bCa5 pBb3", "b 40 60");
    let first_texts = [initial(), pawns, officers];
    for game in 0..12 {
        let mut text = first_texts[game % 3].clone();
        for ply in 0..200 {
            let position = Position::parse(&text).expect("valid");
            assert_eq!(position.write(), text);
            if ply % 8 == 0 {
                for image in [Image::Colours, Image::Files, Image::LevelAndRank] {
                    let there = successors(&image.position(&position), None);
                    assert_eq!(there, successors(&position, Some(image)), "{image:?}: {text}");
                    compared += 1;
                }
            }
            let legal = legal_moves(&text).expect("valid");
            let mut distinct = legal.clone();
            distinct.dedup();
            assert_eq!(distinct, legal, "C3: {text}");
            assert_eq!(perft(&text, 1), legal.len() as u64);
            assert_eq!(legal.is_empty(), outcome(&text) != Ok(None), "{text}");
            if legal.is_empty() {
                ended += 1;
                break;
            }
            let promotions: Vec<&String> = legal.iter().filter(|mv| mv.contains('=')).collect();
            let mv = if promotions.is_empty() {
                &legal[random(legal.len())]
            } else {
                promotions[random(promotions.len())]
            };
            text = apply(&text, mv).expect("legal");
            promoted += usize::from(mv.contains('='));
            let next = Position::parse(&text).expect("valid");
            checks += usize::from(super::super::moves::in_check(&next.board, next.side));
        }
    }
    println!("{compared} compared, {promoted} promoted, {checks} checks, {ended} ended");
    assert!(compared > 500 && promoted > 10 && checks > 50 && ended > 0);
}
