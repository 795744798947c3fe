//! Hexagons, cells, directions and the names of all these.

use std::ops::{Add, Mul, Sub};

/// H2: axial coordinates of a cell in its board or of a board among the boards; also a difference of two such.
/// Hexes are ordered as in position texts (H16): file by file, each file upward.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Hex {
    pub q: i32,
    pub r: i32,
}

pub const fn hex(q: i32, r: i32) -> Hex {
    Hex { q, r }
}

impl Add for Hex {
    type Output = Hex;
    fn add(self, other: Hex) -> Hex {
        hex(self.q + other.q, self.r + other.r)
    }
}

impl Sub for Hex {
    type Output = Hex;
    fn sub(self, other: Hex) -> Hex {
        hex(self.q - other.q, self.r - other.r)
    }
}

impl Mul<i32> for Hex {
    type Output = Hex;
    fn mul(self, factor: i32) -> Hex {
        hex(self.q * factor, self.r * factor)
    }
}

pub const HERE: Hex = hex(0, 0);
pub const N: Hex = hex(0, 1);
pub const NE: Hex = hex(1, 0);
pub const SE: Hex = hex(1, -1);
pub const S: Hex = hex(0, -1);
pub const SW: Hex = hex(-1, 0);
pub const NW: Hex = hex(-1, 1);

/// H2.
pub const ORTHOGONAL: [Hex; 6] = [N, NE, SE, S, SW, NW];

/// H2.
pub const DIAGONAL: [Hex; 6] = [hex(1, 1), hex(2, -1), hex(1, -2), hex(-1, -1), hex(-2, 1), hex(-1, 2)];

/// H2: six of the knight leaps; the others are their negatives.
const HALF_OF_THE_LEAPS: [Hex; 6] = [hex(1, 2), hex(2, 1), hex(3, -1), hex(3, -2), hex(2, -3), hex(1, -3)];

pub fn is_knight_leap(difference: Hex) -> bool {
    HALF_OF_THE_LEAPS.contains(&difference) || HALF_OF_THE_LEAPS.contains(&(difference * -1))
}

/// A hexagon of hexes around (0, 0): all boards, or all cells of one board.
#[derive(Clone, Copy, Debug)]
pub struct Hexagon {
    radius: i32,
}

impl Hexagon {
    /// H2.
    pub fn contains(self, at: Hex) -> bool {
        [at.q, at.r, at.q + at.r].iter().all(|coordinate| coordinate.abs() <= self.radius)
    }

    /// All its hexes in the order of position texts (H16, H18).
    pub fn all(self) -> Vec<Hex> {
        let range = -self.radius..=self.radius;
        let every = range.clone().flat_map(|q| range.clone().map(move |r| hex(q, r)));
        every.filter(|&at| self.contains(at)).collect()
    }

    /// H2: the hex of rank 1 on a file.
    fn first_of_file(self, q: i32) -> Hex {
        hex(q, (-self.radius).max(-self.radius - q))
    }

    /// The rank of a hex on its file, counted from 1 (H1, H18).
    pub fn rank(self, at: Hex) -> i32 {
        at.r - self.first_of_file(at.q).r + 1
    }

    /// The hex's name, such as `c4` (H2, H18).
    pub fn name(self, at: Hex) -> String {
        let files = if self.radius == 5 { "abcdefghikl" } else { "abcde" };
        let file = files.chars().nth((at.q + self.radius) as usize).expect("a letter for each file");
        format!("{file}{}", self.rank(at))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    Hex4d,
    Glinski,
}

impl Variant {
    pub fn from_id(id: &str) -> Option<Variant> {
        [Variant::Hex4d, Variant::Glinski].into_iter().find(|variant| variant.id() == id)
    }

    /// C1.
    pub fn id(self) -> &'static str {
        match self {
            Variant::Hex4d => "hex4d",
            Variant::Glinski => "glinski",
        }
    }

    /// The hexagon of boards (H1); `glinski` has one board, in the middle (H18).
    pub fn boards(self) -> Hexagon {
        Hexagon { radius: if self == Variant::Hex4d { 2 } else { 0 } }
    }

    /// The hexagon of cells that each board is (H1, H18).
    pub fn cells(self) -> Hexagon {
        Hexagon { radius: if self == Variant::Hex4d { 2 } else { 5 } }
    }

    /// Every cell in the order of position texts (H16, H18).
    pub fn all_cells(self) -> Vec<Cell> {
        let on_board = |board| self.cells().all().into_iter().map(move |hex| Cell { board, hex });
        self.boards().all().into_iter().flat_map(on_board).collect()
    }

    pub fn contains(self, cell: Cell) -> bool {
        self.boards().contains(cell.board) && self.cells().contains(cell.hex)
    }

    /// The cell's name: `B2c4` (H1), without a board in `glinski` (H18).
    pub fn name(self, cell: Cell) -> String {
        let hex = self.cells().name(cell.hex);
        match self {
            Variant::Hex4d => self.boards().name(cell.board).to_uppercase() + &hex,
            Variant::Glinski => hex,
        }
    }

    pub fn named(self, name: &str) -> Option<Cell> {
        self.all_cells().into_iter().find(|&cell| self.name(cell) == name)
    }
}

/// A cell of the whole board (H1), ordered as in position texts (H16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cell {
    pub board: Hex,
    pub hex: Hex,
}

impl Cell {
    /// The cell some steps away, of the board and on the board; perhaps off the board.
    pub fn go(self, board: Hex, hex: Hex) -> Cell {
        Cell { board: self.board + board, hex: self.hex + hex }
    }

    /// H3: 0, 1 or 2.
    pub fn basic_colour(self) -> i32 {
        ((self.hex.q - self.hex.r) - (self.board.q - self.board.r)).rem_euclid(3)
    }
}
