//! Names and coordinates of hexagons, of cells or of boards (H1, H2, H18).

use crate::Side;
use crate::chesslike::Spot;
use crate::notation::Cursor;
use std::sync::OnceLock;

/// The boards of `hex4d`, and the cells of each.
pub(super) const BOARDS: usize = 19;

/// A board and a cell of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell {
    pub(super) board: u8,
    pub(super) place: u8,
}

impl Cell {
    #[inline(always)]
    pub(super) const fn new(board: usize, place: usize) -> Cell {
        Cell { board: board as u8, place: place as u8 }
    }

    /// Returns the number of the board: `A1` is 0, `A2` is 1, `E3` is 18; always 0 in `glinski`.
    pub const fn board(self) -> usize {
        self.board as usize
    }

    /// Returns the number of the cell on its board, counted like the boards.
    pub const fn place(self) -> usize {
        self.place as usize
    }

    /// Returns the plane in which a piece moves inside its board.
    #[inline(always)]
    pub(super) const fn inside(self) -> Point {
        Point { plane: self.board as usize, at: self.place as usize }
    }

    /// Returns the plane in which a piece moves between boards.
    #[inline(always)]
    pub(super) const fn between(self) -> Point {
        Point { plane: BOARDS + self.place as usize, at: self.board as usize }
    }
}

/// A place in a plane. The planes are the boards, followed in `hex4d` by the hexagons of the boards as seen
/// at each cell (H5).
#[derive(Clone, Copy)]
pub(super) struct Point {
    pub(super) plane: usize,
    pub(super) at: usize,
}

impl Point {
    #[inline(always)]
    pub(super) const fn cell(self) -> Cell {
        match self.plane.checked_sub(BOARDS) {
            None => Cell::new(self.plane, self.at),
            Some(place) => Cell::new(self.at, place),
        }
    }
}

/// Coordinates or steps (H2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Axial {
    pub(super) q: i8,
    pub(super) r: i8,
}

const fn axial(q: i8, r: i8) -> Axial {
    Axial { q, r }
}

/// N, NE, SE, and their opposites (H2).
pub(super) const STRAIGHT: [Axial; 3] = [axial(0, 1), axial(1, 0), axial(1, -1)];
/// Three diagonal steps to later files; the others are their opposites (H2).
pub(super) const DIAGONAL: [Axial; 3] = [axial(1, 1), axial(2, -1), axial(1, -2)];
/// Six knight leaps; the others are their opposites (H2).
pub(super) const KNIGHT: [Axial; 6] =
    [axial(1, 2), axial(2, 1), axial(3, -1), axial(3, -2), axial(2, -3), axial(1, -3)];

/// Returns the direction of one step forward (H2).
pub(super) const fn forward(side: Side) -> Axial {
    match side {
        Side::White => axial(0, 1),
        Side::Black => axial(0, -1),
    }
}

/// Returns the two steps 60 degrees off forward (H11).
pub(super) const fn strikes(side: Side) -> [Axial; 2] {
    match side {
        Side::White => [axial(1, 0), axial(-1, 1)],
        Side::Black => [axial(1, -1), axial(-1, 0)],
    }
}

impl Axial {
    pub(super) const fn plus(self, step: Axial, times: i8) -> Axial {
        axial(self.q + step.q * times, self.r + step.r * times)
    }

    pub(super) const fn minus(self, other: Axial) -> Axial {
        self.plus(other, -1)
    }

    /// Returns the step, its number and whether it is diagonal, if the way is a line.
    pub(super) fn line(self) -> Option<(Axial, i8, bool)> {
        let Axial { q, r } = self;
        let (n, diagonal) = match (q, r) {
            (0, 0) => return None,
            _ if q == 0 || r == 0 || q == -r => (q.abs().max(r.abs()), false),
            _ if q == r || r == -2 * q => (q.abs(), true),
            _ if q == -2 * r => (r.abs(), true),
            _ => return None,
        };
        Some((axial(q / n, r / n), n, diagonal))
    }

    /// Returns whether it is a leap of the knight.
    pub(super) fn is_leap(self) -> bool {
        KNIGHT.iter().any(|&leap| self == leap || axial(0, 0).minus(self) == leap)
    }

    /// Returns the part in the basic color (H3).
    pub(super) const fn tone(self) -> i8 {
        (self.q - self.r).rem_euclid(3)
    }
}

/// A hexagon of cells or boards. It stands on its point as Glinski's board does, so files run vertically.
pub(super) struct Hexagon {
    radius: i8,
    /// All places, file by file, upward.
    places: Vec<Axial>,
    /// The first place of each file.
    files: Vec<usize>,
}

/// Returns the hexagon of the boards and of the cells of each (H1), or Glinski's board (H18).
pub(super) fn hexagon(four: bool) -> &'static Hexagon {
    static SMALL: OnceLock<Hexagon> = OnceLock::new();
    static LARGE: OnceLock<Hexagon> = OnceLock::new();
    if four { SMALL.get_or_init(|| Hexagon::new(2)) } else { LARGE.get_or_init(|| Hexagon::new(5)) }
}

impl Hexagon {
    fn new(radius: i8) -> Hexagon {
        let (mut places, mut files) = (Vec::new(), Vec::new());
        for q in -radius..=radius {
            files.push(places.len());
            for r in -radius..=radius {
                if (q + r).abs() <= radius {
                    places.push(axial(q, r));
                }
            }
        }
        Hexagon { radius, places, files }
    }

    pub(super) fn len(&self) -> usize {
        self.places.len()
    }

    pub(super) fn axial(&self, at: usize) -> Axial {
        self.places[at]
    }

    /// Returns the number of the place with these coordinates.
    pub(super) fn find(&self, place: Axial) -> Option<usize> {
        let Axial { q, r } = place;
        let inside = [q, r, q + r].iter().all(|c| c.abs() <= self.radius);
        if inside { self.places.iter().position(|&other| other == place) } else { None }
    }

    /// Returns the lowest coordinate on a file.
    fn lowest(&self, q: i8) -> i8 {
        (-self.radius).max(-self.radius - q)
    }

    /// Returns the file, from 0.
    pub(super) fn file(&self, at: usize) -> usize {
        (self.places[at].q + self.radius) as usize
    }

    /// Returns the rank, from 0.
    pub(super) fn rank(&self, at: usize) -> usize {
        let Axial { q, r } = self.places[at];
        (r - self.lowest(q)) as usize
    }

    /// Returns the place of a file and a rank.
    fn at(&self, file: usize, rank: usize) -> usize {
        self.files[file] + rank
    }

    /// Returns the height in half cells, from 0.
    pub(super) fn height(&self, at: usize) -> usize {
        let Axial { q, r } = self.places[at];
        (2 * (r + self.radius) + q) as usize
    }

    /// Returns whether no place lies ahead.
    pub(super) fn is_last(&self, side: Side, at: usize) -> bool {
        self.find(self.places[at].plus(forward(side), 1)).is_none()
    }

    pub(super) fn letters(&self) -> &'static str {
        if self.radius == 2 { "abcde" } else { "abcdefghikl" }
    }

    /// Appends the name of a place, `c4`.
    fn write(&self, at: usize, upper: bool, text: &mut String) {
        let letter = self.letters().as_bytes()[self.file(at)] as char;
        text.push(if upper { letter.to_ascii_uppercase() } else { letter });
        text.push_str(&(self.rank(at) + 1).to_string());
    }

    /// Reads the name of a place. What has been read stays consumed even if it is not a name.
    fn read(&self, upper: bool, cursor: &mut Cursor<'_>) -> Option<usize> {
        let file = cursor.eat_map(|c| {
            let lower = if upper { c.to_ascii_lowercase() } else { c };
            self.letters().find(lower).filter(|_| c.is_ascii_uppercase() == upper)
        })?;
        let q = file as i8 - self.radius;
        let digit = |c: char| c.to_digit(10).map(|digit| digit as i8);
        let start = cursor.clone();
        let mut rank = cursor.eat_map(|c| digit(c).filter(|&rank| rank > 0))?;
        if let Some(units) = cursor.eat_map(digit) {
            rank = rank * 10 + units;
        }
        let found = self.find(axial(q, self.lowest(q) + rank - 1));
        if found.is_none() {
            *cursor = start;
        }
        found
    }
}

/// The cells of a variant and their names.
#[derive(Clone, Copy)]
pub(super) struct Layout {
    /// With boards: `hex4d`.
    pub(super) four: bool,
}

impl Layout {
    /// Returns the id of the variant (C1).
    pub(super) fn id(self) -> &'static str {
        if self.four { "hex4d" } else { "glinski" }
    }

    pub(super) fn hexagon(self) -> &'static Hexagon {
        hexagon(self.four)
    }

    pub(super) fn boards(self) -> usize {
        if self.four { BOARDS } else { 1 }
    }

    /// Returns all cells, board by board.
    pub(super) fn all(self) -> Vec<Cell> {
        let mut cells = Vec::new();
        for board in 0..self.boards() {
            for place in 0..self.hexagon().len() {
                cells.push(Cell::new(board, place));
            }
        }
        cells
    }

    /// Returns the board's name, `B2`; empty if there is only one.
    pub(super) fn board(self, board: usize) -> String {
        let mut text = String::new();
        if self.four {
            self.hexagon().write(board, true, &mut text);
        }
        text
    }

    /// Returns the cell's name on its board, `c4`.
    pub(super) fn place(self, place: usize) -> String {
        let mut text = String::new();
        self.hexagon().write(place, false, &mut text);
        text
    }

    /// Returns the cell, `B2c4`.
    pub(super) fn cell(self, cell: Cell) -> String {
        self.board(cell.board()) + &self.place(cell.place())
    }

    /// Reads a cell. What has been read stays consumed even if it is not a cell.
    pub(super) fn read(self, cursor: &mut Cursor<'_>) -> Option<Cell> {
        let board = if self.four { self.hexagon().read(true, cursor)? } else { 0 };
        Some(Cell::new(board, self.hexagon().read(false, cursor)?))
    }

    /// Returns the coordinates of the board and of the cell (H2).
    pub(super) fn axials(self, cell: Cell) -> [Axial; 2] {
        let board = if self.four { self.hexagon().axial(cell.board()) } else { axial(0, 0) };
        [board, self.hexagon().axial(cell.place())]
    }

    /// Returns the cell with these coordinates.
    pub(super) fn find(self, [board, place]: [Axial; 2]) -> Option<Cell> {
        let board = if self.four { self.hexagon().find(board)? } else { 0 };
        Some(Cell::new(board, self.hexagon().find(place)?))
    }

    /// Returns the file and the rank on the board, and the board.
    pub(super) fn spot(self, cell: Cell) -> Spot {
        let (hexagon, place) = (self.hexagon(), cell.place());
        [hexagon.file(place) as u8, hexagon.rank(place) as u8, cell.board]
    }

    pub(super) fn of(self, [file, rank, board]: Spot) -> Cell {
        Cell::new(board.into(), self.hexagon().at(file.into(), rank.into()))
    }

    /// Returns the basic color (H3).
    pub(super) fn tone(self, cell: Cell) -> u8 {
        let [board, place] = self.axials(cell);
        (place.tone() - board.tone()).rem_euclid(3) as u8
    }

    /// Returns whether a pawn is promoted there (H12, H18).
    pub(super) fn promotes(self, side: Side, cell: Cell) -> bool {
        let hexagon = self.hexagon();
        (!self.four || hexagon.is_last(side, cell.board())) && hexagon.is_last(side, cell.place())
    }

    /// Returns, in `glinski`, how far a cell lies ahead of a starting cell of that color's pawns on its file,
    /// if there is one.
    pub(super) fn ahead_of_start(self, side: Side, cell: Cell) -> Option<i8> {
        let Axial { q, r } = self.hexagon().axial(cell.place());
        // White starts on the wedge below the center, Black on its image after half a turn.
        let ahead = match side {
            Side::White => r + 1 + q.max(0),
            Side::Black => 1 - q.min(0) - r,
        };
        (!self.four && q.abs() < 5).then_some(ahead)
    }
}
