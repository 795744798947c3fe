//! Columns, cells, main boards and the places of moveable boards (D1-D3, M2), and whereto a board may go from each
//! (D14, M15).

use super::rules::Rules;
use crate::reference::alike::Colour;
use std::fmt;

/// The main boards White, Neutral, Black: first rank and level of each; all have the files b-e (D1).
pub const MAIN_BOARDS: [(i8, i8); 3] = [(1, 2), (3, 4), (5, 6)];

/// A file (a is 0) and a rank (D3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Column {
    pub file: i8,
    pub rank: i8,
}

impl Column {
    pub fn new(file: i8, rank: i8) -> Column {
        Column { file, rank }
    }

    pub fn step(self, files: i8, ranks: i8) -> Column {
        Column::new(self.file + files, self.rank + ranks)
    }

    pub fn at(self, level: i8) -> Cell {
        Cell { column: self, level }
    }

    /// D1: the space in which the boards stand.
    pub fn in_space(self) -> bool {
        (0..6).contains(&self.file) && (0..10).contains(&self.rank)
    }

    /// D1: the main boards together have the files b-e and the ranks 1-8.
    pub fn on_main_boards(self) -> bool {
        (1..=4).contains(&self.file) && (1..=8).contains(&self.rank)
    }

    /// The cells of all levels, in play or not.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (1..=7).map(move |level| self.at(level))
    }
}

/// `b1(2)`. The derived order is the ASCII order of the texts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Cell {
    pub column: Column,
    pub level: i8,
}

impl Cell {
    pub fn new(file: i8, rank: i8, level: i8) -> Cell {
        Column::new(file, rank).at(level)
    }

    /// A cell of the space of D1, whether in play or not.
    pub fn parse(text: &str) -> Option<Cell> {
        match text.as_bytes() {
            [file @ b'a'..=b'f', rank @ b'0'..=b'9', b'(', level @ b'1'..=b'7', b')'] => {
                Some(Cell::new((file - b'a') as i8, (rank - b'0') as i8, (level - b'0') as i8))
            }
            _ => None,
        }
    }

    /// D1.
    pub fn on_main_board(self) -> bool {
        let Column { file, rank } = self.column;
        (1..=4).contains(&file)
            && MAIN_BOARDS
                .iter()
                .any(|&(first, level)| level == self.level && first <= rank && rank < first + 4)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Column { file, rank } = self.column;
        write!(f, "{}{rank}({})", (b'a' + file as u8) as char, self.level)
    }
}

/// A place for a moveable board, `QL1(3)` (D2). The derived order is the ASCII order of the texts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    /// `K` or `Q`.
    pub wing: char,
    /// 1 to 6.
    pub peg: i8,
    pub level: i8,
}

impl Place {
    pub fn all() -> Vec<Place> {
        let mut places = Vec::new();
        for wing in ['K', 'Q'] {
            for peg in 1..=6 {
                let main = Place::main_level(peg);
                places.extend([main - 1, main + 1].map(|level| Place { wing, peg, level }));
            }
        }
        places
    }

    /// D2: the 24 places; M2: a board only ever stands on top.
    pub fn allowed(rules: Rules) -> Vec<Place> {
        let mut places = Place::all();
        if rules == Rules::Meder {
            places.retain(|place| place.on_top());
        }
        places
    }

    pub fn parse(rules: Rules, text: &str) -> Option<Place> {
        Place::allowed(rules).into_iter().find(|place| place.to_string() == text)
    }

    /// The level of the main board that carries a peg.
    fn main_level(peg: i8) -> i8 {
        match peg {
            1 | 2 => 2,
            3 | 4 => 4,
            _ => 6,
        }
    }

    /// The lower of the two ranks of a board on a peg (D2).
    pub fn lower_rank(peg: i8) -> i8 {
        match peg {
            1 => 0,
            3 => 2,
            2 | 5 => 4,
            4 => 6,
            _ => 8,
        }
    }

    fn on_top(self) -> bool {
        self.level > Place::main_level(self.peg)
    }

    /// The cells of the higher rank, then those of the lower rank, each from the left: the order of D16.
    pub fn cells(self) -> [Cell; 4] {
        let file = if self.wing == 'Q' { 0 } else { 4 };
        let rank = Place::lower_rank(self.peg);
        [(0, 1), (1, 1), (0, 0), (1, 0)].map(|(x, y)| Cell::new(file + x, rank + y, self.level))
    }

    /// A board in this place has a cell in that column.
    pub fn covers(self, column: Column) -> bool {
        let files = if self.wing == 'Q' { [0, 1] } else { [4, 5] };
        let lower = Place::lower_rank(self.peg);
        files.contains(&column.file) && [lower, lower + 1].contains(&column.rank)
    }

    /// D14: the edge steps, which stay on top or below.
    pub fn edge_steps(self) -> [Place; 2] {
        let other_wing = if self.wing == 'Q' { 'K' } else { 'Q' };
        let other_end = if self.peg % 2 == 1 { self.peg + 1 } else { self.peg - 1 };
        [Place { wing: other_wing, ..self }, Place { peg: other_end, ..self }]
    }

    /// D14: the other side of the same peg.
    pub fn flip(self) -> Place {
        Place { level: 2 * Place::main_level(self.peg) - self.level, ..self }
    }

    /// D14: between the top of a main board and the bottom of the next higher one, at the same corner.
    pub fn climb(self) -> Option<Place> {
        let peg = if self.on_top() { self.peg + 2 } else { self.peg - 2 };
        (1..=6).contains(&peg).then_some(Place { peg, ..self })
    }

    /// D14: from the top of White's far corner to below Black's near one, exactly above, and back.
    pub fn lift(self) -> Option<Place> {
        let (peg, level) = match (self.peg, self.level) {
            (2, 3) => (5, 5),
            (5, 5) => (2, 3),
            _ => return None,
        };
        Some(Place { peg, level, ..self })
    }

    /// M15: on the same wing the pegs whose numbers differ by one or two, on the other wing the same number.
    pub fn adjacent(self) -> Vec<Place> {
        let near = |place: &Place| {
            let distance = (place.peg - self.peg).abs();
            if place.wing == self.wing { distance == 1 || distance == 2 } else { distance == 0 }
        };
        Place::allowed(Rules::Meder).into_iter().filter(near).collect()
    }

    /// M15: towards the ranks ahead of a colour, on the same wing.
    pub fn is_forward(self, to: Place, colour: Colour) -> bool {
        let ranks = Place::lower_rank(to.peg) - Place::lower_rank(self.peg);
        self.wing == to.wing && ranks * colour.forward() > 0
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}L{}({})", self.wing, self.peg, self.level)
    }
}
