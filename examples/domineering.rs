//! A game of one's own: Domineering on 4x4. White puts dominoes on two free cells above each other, Black on two side
//! by side; who cannot has lost. Everything that plays games plays it, `cargo run --example domineering`.

use hyperply::{Code, Error, Game, Language, Outcome, Reason, Session, Side, perft};
use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

const EDGE: usize = 4;

/// Which cells are covered, a bit each from a1 to d4, and whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Position {
    covered: u16,
    turn: Side,
}

/// The two cells of a domino.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Domino(u16);

impl Domino {
    /// All that a side could put on an empty board.
    fn all(side: Side) -> impl Iterator<Item = Domino> {
        let fits = move |cell: &usize| match side {
            Side::White => cell / EDGE + 1 < EDGE,
            Side::Black => cell % EDGE + 1 < EDGE,
        };
        let other = if side == Side::White { EDGE } else { 1 };
        (0..EDGE * EDGE).filter(fits).map(move |cell| Domino(1 << cell | 1 << (cell + other)))
    }
}

fn names(cells: u16) -> Vec<String> {
    let cells = (0..EDGE * EDGE).filter(|cell| cells & 1 << cell != 0);
    cells.map(|cell| format!("{}{}", char::from(b'a' + (cell % EDGE) as u8), cell / EDGE + 1)).collect()
}

/// The cells from the last rank to the first, as in `domineering ..../..../x.../x... b`.
impl Display for Position {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let cell = |cell: usize| if self.covered & 1 << cell != 0 { 'x' } else { '.' };
        let rank = |rank| (rank * EDGE..(rank + 1) * EDGE).map(cell).collect::<String>();
        let ranks: Vec<String> = (0..EDGE).rev().map(rank).collect();
        write!(f, "domineering {} {}", ranks.join("/"), &self.turn.as_str()[..1])
    }
}

impl FromStr for Position {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let cells = text.split(' ').nth(1).unwrap_or_default().split('/').rev().flat_map(str::chars);
        let covered = cells.take(EDGE * EDGE).enumerate().filter(|(_, c)| *c == 'x');
        let covered = covered.fold(0, |covered, (cell, _)| covered | 1 << cell);
        let mut positions = Side::BOTH.into_iter().map(|turn| Position { covered, turn });
        let message = "a position is written `domineering ..../..../..../.... w`";
        positions
            .find(|position| position.to_string() == text)
            .ok_or_else(|| Error::new(Code::BadPosition, message).with_at(0))
    }
}

impl Game for Position {
    type Move = Domino;

    fn start(variant: &str) -> Result<Self, Error> {
        match variant {
            "domineering" => Ok(Position { covered: 0, turn: Side::White }),
            _ => Err(Error::new(Code::UnknownVariant, "the only variant is `domineering`")),
        }
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        let lost = Outcome { winner: Some(self.turn.other()), reason: Reason::NoMoves };
        (self.count_moves() == 0).then_some(lost)
    }

    fn legal_moves_into(&self, out: &mut Vec<Domino>) {
        out.extend(Domino::all(self.turn).filter(|domino| self.covered & domino.0 == 0));
    }

    fn count_moves(&self) -> u64 {
        self.legal_moves().len() as u64
    }

    fn play_unchecked(&mut self, domino: &Domino) {
        self.covered |= domino.0;
        self.turn = self.turn.other();
    }

    fn is_same(&self, other: &Self) -> bool {
        self == other
    }

    fn key(&self) -> u64 {
        u64::from(self.covered) << 1 | self.turn as u64
    }

    fn move_text(&self, domino: &Domino) -> String {
        names(domino.0).join("-")
    }

    fn parse_move(&self, text: &str, _: Language) -> Result<Domino, Error> {
        let domino =
            Domino::all(self.turn).find(|domino| self.move_text(domino) == text).ok_or_else(|| {
                Error::new(Code::BadNotation, format!("no domino of {} is `{text}`", self.turn)).with_at(0)
            })?;
        match self.covered & domino.0 {
            0 => Ok(domino),
            covered => Err(Error::new(Code::IllegalMove, "cells are covered").with_cells(names(covered))),
        }
    }
}

fn main() -> Result<(), Error> {
    let start = Position::start("domineering")?;
    // Three dominoes in each file. A cell lies under as many of White's as its rank lies in pairs of ranks, 1, 2, 2 or
    // 1, under as many of Black's by its file, and two dominoes meet in one cell at most.
    let (first, meet) = (4 * 3, (1 + 2 + 2 + 1) * (1 + 2 + 2 + 1));
    assert_eq!([perft(&start, 1)?, perft(&start, 2)?], [first, first * first - meet]);

    let mut session = Session::new(start);
    session.play_text("b2-b3", Language::English)?;
    let error = session.play_text("b3-c3", Language::English).unwrap_err();
    assert_eq!((error.code(), error.cells()), (Code::IllegalMove, &["b3".to_string()][..]));
    assert_eq!(session.position().to_string().parse(), Ok(session.position().clone()));
    while let Some(domino) = session.legal_moves().first() {
        session.play(domino)?;
        println!("{}", session.position());
    }
    assert!(session.undo() && session.redo());
    println!("{}", session.outcome().map_or(String::new(), |outcome| outcome.to_string()));
    Ok(())
}

#[test]
fn plays() {
    main().unwrap();
}
