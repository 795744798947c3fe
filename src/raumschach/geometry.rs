//! The cube: cells, directions, and the cells that pieces reach (R1, R3-R9).

use crate::Side;
use crate::chesslike::Spot;
use crate::chesslike::plain::{Cell, Extent};
use crate::describe::{BoardInfo, CellInfo, Geometry};
use std::ops::Range;
use std::sync::LazyLock;

/// Cells along an edge.
pub(super) const EDGE: usize = 5;

/// The cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cube;

impl Extent for Cube {
    const LEVELS: usize = EDGE;
    const WIDTH: usize = EDGE;
}

/// Returns the name of a cell, `Aa1` (R1).
pub(super) fn name([file, rank, level]: Spot) -> String {
    [b'A' + level, b'a' + file, b'1' + rank].map(char::from).iter().collect()
}

/// A step along the files, the ranks and the levels.
type Direction = [i8; 3];

fn plus(cell: Cell, step: Direction) -> Option<Cell> {
    let mut to = cell.spot::<Cube>();
    for (part, step) in to.iter_mut().zip(step) {
        *part = part.checked_add_signed(step).filter(|&part| usize::from(part) < EDGE)?;
    }
    Some(Cell::of::<Cube>(to))
}

/// Returns how many axes a step changes: through faces, edges or corners of cells (R3-R5).
pub(super) fn axes(step: Direction) -> usize {
    step.iter().filter(|&&part| part != 0).count()
}

/// Returns the numbers of the directions that change so many axes.
pub(super) const fn numbers(axes: usize) -> Range<usize> {
    match axes {
        1 => 0..6,
        2 => 6..18,
        _ => 18..26,
    }
}

/// Returns the steps that go ahead or forward, as White sees it, and not back (R8, R9).
fn is_forward(step: Direction) -> bool {
    step[1] >= 0 && step[2] >= 0 && step[1] + step[2] > 0
}

/// The cells of a ride to the end of the cube.
pub(super) struct Ray {
    pub(super) set: u128,
    /// Whether its cells are numbered upward from the nearest; otherwise they are numbered downward.
    up: bool,
    /// How many axes it changes.
    pub(super) axes: usize,
}

impl Ray {
    fn new(from: Cell, step: Direction) -> Ray {
        let cells = std::iter::successors(plus(from, step), |cell| plus(*cell, step));
        let set = cells.fold(0, |set, cell| set | cell.bit());
        Ray { set, up: set > from.bit(), axes: axes(step) }
    }

    /// Returns the nearest cell of a set on the ray.
    #[inline(always)]
    pub(super) fn first(&self, of: u128) -> Option<Cell> {
        let met = self.set & of;
        let index = if self.up { met.trailing_zeros() } else { 127_u32.wrapping_sub(met.leading_zeros()) };
        (met != 0).then(|| Cell::new(index as usize))
    }
}

/// The surroundings of a cell.
pub(super) struct Around {
    /// The rays in all 26 directions (R6), each direction with the same number everywhere, in the order of
    /// their axes.
    pub(super) rays: Vec<Ray>,
    /// All cells of the rays.
    pub(super) lines: u128,
    pub(super) king: u128,
    pub(super) knight: u128,
    /// By side: where a pawn steps (R8), and where it captures (R9).
    pub(super) pawn_steps: [u128; 2],
    pub(super) pawn_captures: [u128; 2],
}

impl Around {
    fn new(cell: Cell) -> Around {
        let all = |most: i8| {
            let parts = move || -most..=most;
            parts().flat_map(move |x| parts().flat_map(move |y| parts().map(move |z| [x, y, z])))
        };
        let reach = |steps: &mut dyn Iterator<Item = Direction>| {
            steps.filter_map(|step| plus(cell, step)).fold(0, |set, cell| set | cell.bit())
        };
        let along = |count| all(1).filter(move |&step| axes(step) == count);
        let directions: Vec<Direction> = (1..=3).flat_map(along).collect();
        let rays: Vec<Ray> = directions.iter().map(|&step| Ray::new(cell, step)).collect();
        let by_side = |steps: &dyn Fn(Direction) -> bool| {
            [1, -1].map(|sign| {
                let own = directions.iter().map(|step| step.map(|part| part * sign)).zip(&directions);
                reach(&mut own.filter(|(own, _)| steps(*own)).map(|(_, step)| *step))
            })
        };
        let is_leap = |step: &Direction| {
            let parts = step.map(i8::abs);
            [0, 1, 2].iter().all(|length| parts.contains(length))
        };
        Around {
            lines: rays.iter().fold(0, |set, ray| set | ray.set),
            rays,
            king: reach(&mut directions.iter().copied()),
            knight: reach(&mut all(2).filter(is_leap)),
            pawn_steps: by_side(&|step| axes(step) == 1 && is_forward(step)),
            pawn_captures: by_side(&|step| axes(step) == 2 && is_forward(step)),
        }
    }
}

/// Returns the surroundings of a cell.
#[inline(always)]
pub(super) fn around(cell: Cell) -> &'static Around {
    static ALL: LazyLock<Vec<Around>> = LazyLock::new(|| Cell::all::<Cube>().map(Around::new).collect());
    &ALL[cell.index()]
}

/// Returns where a side's pawns are promoted: the last rank of the last level (R10).
pub(super) fn is_last(side: Side, cell: Cell) -> bool {
    let [_, rank, level] = cell.spot::<Cube>();
    let last = if side == Side::White { EDGE as u8 - 1 } else { 0 };
    (rank, level) == (last, last)
}

/// Returns the five levels. Pieces above or beneath a cell do not block it: each cell is a column of its own.
pub(crate) fn geometry() -> Geometry {
    let level = |level: usize| {
        let cell = |cell: Cell| {
            let spot = cell.spot::<Cube>();
            let ([x, y, _], name) = (spot.map(usize::from), name(spot));
            CellInfo { column: name.clone(), cell: name, x, y, tone: ((x + y + level) % 2) as u8 }
        };
        let id = char::from(b'A' + level as u8).to_string();
        let cells = Cell::all::<Cube>().skip(level * EDGE * EDGE).take(EDGE * EDGE);
        BoardInfo { id, level, x: 0, y: 0, cells: cells.map(cell).collect() }
    };
    Geometry { shape: "square", boards: (0..EDGE).map(level).collect() }
}
