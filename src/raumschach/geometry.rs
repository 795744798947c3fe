//! The cube: cells, directions, and what pieces reach from a cell (R1, R3-R9).

use crate::Side;
use crate::chesslike::Spot;
use crate::notation::Cursor;
use std::sync::LazyLock;

/// Cells along an edge.
pub(super) const EDGE: usize = 5;
/// All cells.
const SIZE: usize = EDGE * EDGE * EDGE;

/// A cell, by files, then ranks, then levels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(u8);

/// A step along the files, the ranks and the levels.
type Step = [i8; 3];

impl Cell {
    pub(super) fn all() -> impl Iterator<Item = Cell> {
        (0..SIZE).map(Cell::new)
    }

    pub(super) const fn new(index: usize) -> Cell {
        Cell(index as u8)
    }

    pub(super) const fn at(file: usize, rank: usize, level: usize) -> Cell {
        Cell::new((level * EDGE + rank) * EDGE + file)
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(super) const fn bit(self) -> u128 {
        1 << self.0
    }

    pub(super) fn of([file, rank, level]: Spot) -> Cell {
        Cell::at(file.into(), rank.into(), level.into())
    }

    pub(super) fn spot(self) -> Spot {
        let index = self.index();
        [index % EDGE, index / EDGE % EDGE, index / (EDGE * EDGE)].map(|part| part as u8)
    }

    fn plus(self, step: Step) -> Option<Cell> {
        let mut to = self.spot();
        for (part, step) in to.iter_mut().zip(step) {
            *part = part.checked_add_signed(step).filter(|&part| usize::from(part) < EDGE)?;
        }
        Some(Cell::of(to))
    }

    /// `Aa1` (R1).
    pub(super) fn text(self) -> String {
        let [file, rank, level] = self.spot();
        [b'A' + level, b'a' + file, b'1' + rank].map(char::from).iter().collect()
    }

    /// Reads a cell at the cursor.
    pub(super) fn read(cursor: &mut Cursor<'_>) -> Option<Cell> {
        let mut ahead = cursor.clone();
        let level =
            ahead.eat_map(|c| (c as usize).checked_sub('A' as usize).filter(|&level| level < EDGE))?;
        let (file, rank) = (ahead.eat_letter(EDGE)?, ahead.eat_index(EDGE)?);
        *cursor = ahead;
        Some(Cell::at(file, rank, level))
    }
}

/// The cells of a set.
pub(super) fn cells(mut set: u128) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        let index = (set != 0).then(|| set.trailing_zeros())?;
        set &= set - 1;
        Some(Cell::new(index as usize))
    })
}

/// How many axes a step changes: through faces, edges or corners of cells (R3-R5).
pub(super) fn axes(step: Step) -> usize {
    step.iter().filter(|&&part| part != 0).count()
}

/// The steps of which some part goes ahead or on, as White sees it, and none back (R8, R9).
fn is_forward(step: Step) -> bool {
    step[1] >= 0 && step[2] >= 0 && step[1] + step[2] > 0
}

/// The cells of a ride to the end of the cube.
pub(super) struct Ray {
    pub(super) set: u128,
    /// Whether its cells are numbered upward from the nearest on; they are numbered downward otherwise.
    up: bool,
    /// How many axes it changes.
    pub(super) axes: usize,
}

impl Ray {
    fn new(from: Cell, step: Step) -> Ray {
        let cells = std::iter::successors(from.plus(step), |cell| cell.plus(step));
        let set = cells.fold(0, |set, cell| set | cell.bit());
        Ray { set, up: set > from.bit(), axes: axes(step) }
    }

    /// The nearest cell of a set on the ray.
    #[inline(always)]
    pub(super) fn first(&self, of: u128) -> Option<Cell> {
        let met = self.set & of;
        let index = if self.up { met.trailing_zeros() } else { 127_u32.wrapping_sub(met.leading_zeros()) };
        (met != 0).then(|| Cell::new(index as usize))
    }
}

/// What there is around a cell.
pub(super) struct Around {
    /// In all 26 directions (R6), the same number for the same direction everywhere.
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
        let reach = |steps: &mut dyn Iterator<Item = Step>| {
            steps.filter_map(|step| cell.plus(step)).fold(0, |set, cell| set | cell.bit())
        };
        let directions: Vec<Step> = all(1).filter(|&step| step != [0; 3]).collect();
        let rays: Vec<Ray> = directions.iter().map(|&step| Ray::new(cell, step)).collect();
        let by_side = |steps: &dyn Fn(Step) -> bool| {
            [1, -1].map(|sign| {
                let own = directions.iter().map(|step| step.map(|part| part * sign)).zip(&directions);
                reach(&mut own.filter(|(own, _)| steps(*own)).map(|(_, step)| *step))
            })
        };
        let is_leap = |step: &Step| {
            let mut parts = step.map(i8::abs);
            parts.sort_unstable();
            parts == [0, 1, 2]
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

/// What there is around a cell.
#[inline(always)]
pub(super) fn around(cell: Cell) -> &'static Around {
    static ALL: LazyLock<Vec<Around>> = LazyLock::new(|| Cell::all().map(Around::new).collect());
    &ALL[cell.index()]
}

/// Where a side's pawns are promoted: the last rank of the last level (R10).
pub(super) fn is_last(side: Side, cell: Cell) -> bool {
    let [_, rank, level] = cell.spot();
    let last = if side == Side::White { EDGE as u8 - 1 } else { 0 };
    (rank, level) == (last, last)
}
