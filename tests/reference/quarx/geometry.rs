//! The variants and their boards: cells, names and diagonals (Q1, Q3, Q17, Q18).

use std::collections::BTreeMap;
use std::sync::OnceLock;

/// A dark cell, counted from 0 in the order of the written numbers. At most 128, so a set of cells is a `u128`.
pub type Cell = usize;

/// C1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Variant {
    Quarx,
    QuarxHuff,
    Quarx3d,
    Draughts,
}

impl Variant {
    pub fn from_id(id: &str) -> Option<Variant> {
        let all = [Variant::Quarx, Variant::QuarxHuff, Variant::Quarx3d, Variant::Draughts];
        all.into_iter().find(|variant| variant.id() == id)
    }

    pub fn id(self) -> &'static str {
        match self {
            Variant::Quarx => "quarx",
            Variant::QuarxHuff => "quarx-huff",
            Variant::Quarx3d => "quarx-3d",
            Variant::Draughts => "draughts",
        }
    }

    /// Q11, Q18: the clock at which the game is drawn, and what the draw is called.
    pub fn clock_limit(self) -> (u32, &'static str) {
        if self == Variant::Draughts { (50, "twenty-five-move") } else { (200, "hundred-move") }
    }

    fn dimensions(self) -> usize {
        match self {
            Variant::Quarx | Variant::QuarxHuff => 4,
            Variant::Quarx3d => 3,
            Variant::Draughts => 2,
        }
    }

    /// The number of cells along each coordinate.
    pub fn size(self) -> i8 {
        if self == Variant::Draughts { 10 } else { 4 }
    }

    /// The board, made once.
    pub fn geometry(self) -> &'static Geometry {
        static BOARDS: [OnceLock<Geometry>; 5] = [const { OnceLock::new() }; 5];
        BOARDS[self.dimensions()].get_or_init(|| Geometry::new(self))
    }
}

/// The tables of one board, each indexed by the cell.
pub struct Geometry {
    /// The digits x, y, a, b of each cell as far as there are any.
    pub digits: Vec<Vec<i8>>,
    /// Q1, Q18: how each cell is written.
    pub names: Vec<String>,
    /// Q3, Q6: from each cell in each direction the cells up to the rim, nearest first; no empty rays.
    pub rays: Vec<Vec<Vec<Cell>>>,
}

impl Geometry {
    fn new(variant: Variant) -> Geometry {
        let mut digits = tuples(variant.dimensions(), 1..=variant.size());
        digits.retain(|cell| cell.iter().sum::<i8>() % 2 == 0);
        if variant == Variant::Draughts {
            digits.sort_by_key(|cell| (-cell[1], cell[0])); // Q18: row by row from the top
        }
        let write = |cell: &Vec<i8>| cell.iter().map(|digit| digit.to_string()).collect::<String>();
        let names = if variant == Variant::Draughts {
            (1..=digits.len()).map(|number| number.to_string()).collect()
        } else {
            digits.iter().map(write).collect()
        };

        let index: BTreeMap<&Vec<i8>, Cell> = digits.iter().enumerate().map(|(i, cell)| (cell, i)).collect();
        let mut directions = tuples(variant.dimensions(), -1..=1);
        directions.retain(|direction| matches!(direction.iter().filter(|&&d| d != 0).count(), 2 | 4));
        let ray = |cell: &Vec<i8>, direction: &Vec<i8>| -> Vec<Cell> {
            let at = |n: i8| cell.iter().zip(direction).map(|(c, d)| c + n * d).collect::<Vec<i8>>();
            (1..).map_while(|n| index.get(&at(n)).copied()).collect()
        };
        let rays_of = |cell| {
            let rays = directions.iter().map(|direction| ray(cell, direction));
            rays.filter(|ray| !ray.is_empty()).collect()
        };
        let rays = digits.iter().map(rays_of).collect();
        Geometry { digits, names, rays }
    }

    /// The coordinate y, in which men go forward (Q4).
    pub fn y(&self, cell: Cell) -> i8 {
        self.digits[cell][1]
    }

    pub fn cell(&self, name: &str) -> Option<Cell> {
        self.names.iter().position(|n| n == name)
    }
}

/// All tuples of that length over a range, in ascending order.
fn tuples(length: usize, range: std::ops::RangeInclusive<i8>) -> Vec<Vec<i8>> {
    let mut all = vec![Vec::new()];
    for _ in 0..length {
        let extend = |tuple: &Vec<i8>| {
            let tuple = tuple.clone();
            range.clone().map(move |digit| [tuple.as_slice(), &[digit]].concat())
        };
        all = all.iter().flat_map(extend).collect();
    }
    all
}
