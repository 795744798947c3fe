//! The lattice: dark cells, directions, and the cells along them (Q1, Q3, Q17, Q18).

use crate::Side;
use crate::error::shown;
use crate::words::{Message, say};
use std::ops::Deref;
use std::sync::OnceLock;

/// A dark cell, numbered by its place among all dark cells in ascending order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    pub(super) const FIRST: Cell = Cell(0);

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the set that holds only this cell, with a bit for each cell.
    pub const fn bit(self) -> u128 {
        // On machines with 64-bit words, shifting 128 bits is a function call.
        let word = 1_u64 << (self.0 % 64);
        if self.0 < 64 { word as u128 } else { (word as u128) << 64 }
    }
}

/// Returns the cells of a set, ascending.
#[inline(always)]
pub(super) fn cells(set: impl Into<u128>) -> impl Iterator<Item = Cell> {
    let set: u128 = set.into();
    let (mut low, mut high, mut first) = (set as u64, (set >> 64) as u64, 0);
    std::iter::from_fn(move || {
        if low == 0 {
            (low, high, first) = (high, 0, 64);
        }
        (low != 0).then(|| {
            let cell = Cell(first + low.trailing_zeros() as u8);
            low &= low - 1;
            cell
        })
    })
}

/// Coordinates from 0: x, y, and a and b if there are any.
pub(super) type Point = [u8; 4];

/// Two or four coordinates change by one (Q3).
type Direction = [i8; 4];

/// Cells in a row, from a cell outward.
#[derive(Clone, Copy)]
pub(super) struct Ray {
    cells: [Cell; 9],
    length: u8,
}

impl Deref for Ray {
    type Target = [Cell];

    #[inline(always)]
    fn deref(&self) -> &[Cell] {
        &self.cells[..self.length as usize]
    }
}

/// A man's jump.
#[derive(Clone, Copy)]
pub(super) struct Jump {
    pub(super) over: Cell,
    pub(super) land: Cell,
}

/// A direction for all cells at once: a neighbor's number differs from the cell's number by one of two
/// differences.
#[derive(Clone, Copy)]
pub(super) struct Way<W> {
    /// The side whose men step in this direction (Q4).
    pub(super) forward: Option<Side>,
    /// The cells that have a neighbor, with the difference.
    pub(super) leaps: [(W, u32); 2],
}

impl Way<u128> {
    fn add(&mut self, from: Cell, neighbour: Cell) {
        let difference = (neighbour.index() as u32).wrapping_sub(from.index() as u32);
        let [(some, near), _] = self.leaps;
        let (cells, by) = &mut self.leaps[usize::from(some != 0 && near != difference)];
        (*cells, *by) = (*cells | from.bit(), difference);
    }
}

/// A list for each cell.
struct Lists<T> {
    items: Vec<T>,
    ends: Vec<usize>,
}

impl<T> Lists<T> {
    #[inline(always)]
    fn of(&self, cell: Cell) -> &[T] {
        &self.items[self.ends[cell.index()]..self.ends[cell.index() + 1]]
    }
}

/// A board of any number of dimensions, with all ways from cell to cell.
pub(super) struct Lattice {
    pub(super) dimensions: usize,
    pub(super) size: u8,
    points: Vec<Point>,
    rays: Lists<Ray>,
    jumps: Lists<Jump>,
    /// The directions; the last is opposite to the first, and so on.
    pub(super) ways: Vec<Way<u128>>,
    /// The neighbors over which a piece can jump.
    pub(super) beside: [u128; 128],
    /// By side: the neighbors to which a man steps (Q4).
    pub(super) ahead: [[u128; 128]; 2],
}

impl Lattice {
    /// Returns the lattice 4x4x4x4 (Q1), 4x4x4 (Q17) or 10x10 (Q18).
    pub(super) fn of(dimensions: usize) -> &'static Lattice {
        static LATTICES: [OnceLock<Lattice>; 3] = [const { OnceLock::new() }; 3];
        let dimensions = dimensions.clamp(2, 4);
        LATTICES[dimensions - 2].get_or_init(|| Lattice::new(dimensions))
    }

    fn new(dimensions: usize) -> Lattice {
        let size: u8 = if dimensions == 2 { 10 } else { 4 };
        let mut points: Vec<Point> = Vec::new();
        for number in 0..usize::from(size).pow(dimensions as u32) {
            let mut rest = number;
            let mut digit = || {
                let digit = (rest % usize::from(size)) as u8;
                rest /= usize::from(size);
                digit
            };
            let point: Point = match dimensions {
                // Q18: row by row from Black's side.
                2 => {
                    let x = digit();
                    [x, size - 1 - digit(), 0, 0]
                }
                3 => {
                    let [a, y, x] = [digit(), digit(), digit()];
                    [x, y, a, 0]
                }
                _ => {
                    let [b, a, y, x] = [digit(), digit(), digit(), digit()];
                    [x, y, a, b]
                }
            };
            let sum = dimensions as u8 + point.iter().sum::<u8>();
            if sum.is_multiple_of(2) {
                points.push(point);
            }
        }
        let mut lattice = Lattice {
            dimensions,
            size,
            points,
            rays: Lists { items: Vec::new(), ends: vec![0] },
            jumps: Lists { items: Vec::new(), ends: vec![0] },
            ways: Vec::new(),
            beside: [0; 128],
            ahead: [[0; 128]; 2],
        };
        let directions: Vec<Direction> = (0..3_usize.pow(dimensions as u32))
            .map(|number| {
                let mut rest = number;
                std::array::from_fn(|axis| {
                    let change = if axis < dimensions { (rest % 3) as i8 - 1 } else { 0 };
                    rest /= 3;
                    change
                })
            })
            .filter(|direction: &Direction| matches!(direction.iter().filter(|&&c| c != 0).count(), 2 | 4))
            .collect();
        let forward = |direction: &Direction| match direction[1] {
            1 => Some(Side::White),
            -1 => Some(Side::Black),
            _ => None,
        };
        let way = |direction| Way { forward: forward(direction), leaps: [(0, 0); 2] };
        lattice.ways = directions.iter().map(way).collect();
        for index in 0..lattice.points.len() {
            lattice.connect(Cell(index as u8), &directions);
        }
        lattice
    }

    /// Adds the ways from a point in every direction.
    fn connect(&mut self, from: Cell, directions: &[Direction]) {
        for (number, &direction) in directions.iter().enumerate() {
            let mut ray = Ray { cells: [Cell(0); 9], length: 0 };
            let mut point = self.point(from);
            while let Some(next) = self.step(point, direction) {
                point = next;
                if let Some(cell) = self.find(point) {
                    ray.cells[ray.length as usize] = cell;
                    ray.length += 1;
                }
            }
            if let Some(&neighbour) = ray.first() {
                self.ways[number].add(from, neighbour);
                if let Some(side) = self.ways[number].forward {
                    self.ahead[side.index()][from.index()] |= neighbour.bit();
                }
                self.rays.items.push(ray);
            }
            if let [over, land, ..] = *ray {
                self.beside[from.index()] |= over.bit();
                self.jumps.items.push(Jump { over, land });
            }
        }
        self.rays.ends.push(self.rays.items.len());
        self.jumps.ends.push(self.jumps.items.len());
    }

    fn step(&self, mut point: Point, direction: Direction) -> Option<Point> {
        for (coordinate, change) in point.iter_mut().zip(direction) {
            *coordinate = coordinate.checked_add_signed(change).filter(|&c| c < self.size)?;
        }
        Some(point)
    }

    /// Returns the dark cell at a point.
    pub(super) fn find(&self, point: Point) -> Option<Cell> {
        self.points.iter().position(|&other| other == point).map(|index| Cell(index as u8))
    }

    pub(super) fn cells(&self) -> impl Iterator<Item = Cell> {
        (0..self.points.len()).map(|index| Cell(index as u8))
    }

    pub(super) fn point(&self, cell: Cell) -> Point {
        self.points[cell.index()]
    }

    /// Returns the cells whose y, from 0, is `layer`.
    pub(super) fn layer(&self, layer: u8) -> u128 {
        self.cells().filter(|&cell| self.point(cell)[1] == layer).fold(0, |set, cell| set | cell.bit())
    }

    /// Returns the y, from 0, of the layer on which a side's men become kings (Q9).
    pub(super) fn far(&self, side: Side) -> u8 {
        match side {
            Side::White => self.size - 1,
            Side::Black => 0,
        }
    }

    #[inline(always)]
    pub(super) fn rays(&self, from: Cell) -> &[Ray] {
        self.rays.of(from)
    }

    #[inline(always)]
    pub(super) fn jumps(&self, from: Cell) -> &[Jump] {
        self.jumps.of(from)
    }

    /// Returns the cell's name: its digits (Q1), or its number (Q18).
    pub(super) fn text(&self, cell: Cell) -> String {
        if self.dimensions == 2 {
            return (cell.index() + 1).to_string();
        }
        self.point(cell)[..self.dimensions].iter().map(|&digit| (b'1' + digit) as char).collect()
    }

    /// Returns the cell of a name, or what is wrong with the name.
    pub(super) fn parse(&self, name: &str) -> Result<Cell, Message> {
        if self.dimensions == 2 {
            let number = name.parse().ok().filter(|number| (1..=50).contains(number));
            let number: Option<u8> = number.filter(|_| !name.starts_with(['0', '+']));
            return number
                .map(|number| Cell(number - 1))
                .ok_or_else(|| say::NotASquare { text: shown(name) }.into());
        }
        let digits = name.bytes().filter(|digit| (b'1'..=b'4').contains(digit));
        if name.len() != self.dimensions || digits.clone().count() != name.len() {
            let size = self.dimensions;
            return Err(say::NotACellOfDigits { text: shown(name), digits: size }.into());
        }
        let mut point = [0; 4];
        point.iter_mut().zip(digits).for_each(|(coordinate, digit)| *coordinate = digit - b'1');
        self.find(point).ok_or_else(|| say::LightCell { cell: name.to_string() }.into())
    }

    /// Returns the ray from a cell that passes or ends on another.
    pub(super) fn towards(&self, from: Cell, to: Cell) -> Option<&[Cell]> {
        let ray = self.rays(from).iter().find(|ray| ray.contains(&to))?;
        let length = ray.iter().take_while(|&&cell| cell != to).count() + 1;
        Some(&ray[..length])
    }
}
