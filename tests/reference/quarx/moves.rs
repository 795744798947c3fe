//! Steps, captures and which of them are legal (Q4-Q10, Q15, Q16).

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use super::geometry::{Cell, Variant};
use super::position::{Piece, Position};
use crate::reference::alike::Colour;

/// Q15: the most states that one side may have.
const MOST_STATES: usize = 1 << 20;
/// Q15: the most moves that one side may have in `quarx-huff`.
const MOST_HUFF_MOVES: usize = 1 << 16;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Move {
    Step {
        from: Cell,
        to: Cell,
    },
    /// The smallest list of landing cells of the paths that are one move (Q10, Q14). Every jump takes one piece,
    /// so all these lists are equally long.
    Capture {
        from: Cell,
        landings: Vec<Cell>,
        taken: u128,
    },
    /// Q16: the removal of a candidate.
    Huff(Cell),
}

impl Move {
    /// Q14: the canonical text.
    pub fn write(&self, position: &Position) -> String {
        let names = &position.geometry().names;
        match self {
            Move::Step { from, to } => format!("{}-{}", names[*from], names[*to]),
            Move::Capture { from, landings, .. } => {
                let path = std::iter::once(from).chain(landings);
                path.map(|&cell| names[cell].as_str()).collect::<Vec<_>>().join("x")
            }
            Move::Huff(cell) => format!("huff {}", names[*cell]),
        }
    }
}

/// What a side could do if nothing were compulsory.
struct Choices {
    steps: Vec<Move>,
    /// All captures that cannot be continued, each once (Q10).
    captures: Vec<Move>,
}

impl Choices {
    /// Fails where the position is too complex for that side (Q15).
    fn of(position: &Position, side: Colour) -> Result<Choices, String> {
        let mut choices = Choices { steps: Vec::new(), captures: Vec::new() };
        let mut states = 0;
        for from in position.cells_of(side) {
            choices.steps.extend(steps(position, from));
            choices.captures.extend(captures(position, from, &mut states)?);
        }
        let moves = choices.steps.len() + choices.captures.len();
        if position.variant == Variant::QuarxHuff && moves > MOST_HUFF_MOVES {
            return Err("too-complex: more than 2^16 moves (Q15)".to_string());
        }
        Ok(choices)
    }

    /// Q8: the captures of the greatest number. Each is one that cannot be continued.
    fn demanded(&self) -> Vec<Move> {
        let number = |mv: &Move| match mv {
            Move::Capture { taken, .. } => taken.count_ones(),
            _ => 0,
        };
        let greatest = self.captures.iter().map(number).max();
        self.captures.iter().filter(|mv| Some(number(mv)) == greatest).cloned().collect()
    }
}

/// All legal moves by the pieces alone, whether or not the clock has ended the game.
pub fn legal(position: &Position) -> Result<Vec<Move>, String> {
    if !position.candidates.is_empty() {
        return Ok(position.candidates.iter().map(|&cell| Move::Huff(cell)).collect());
    }
    let choices = Choices::of(position, position.side)?;
    Ok(if position.variant == Variant::QuarxHuff {
        [choices.steps, choices.captures].concat()
    } else if choices.captures.is_empty() {
        choices.steps
    } else {
        choices.demanded()
    })
}

/// Q16: the pieces with which a Q8 capture is missed by this move; none if Q8 demands nothing or this very move.
pub fn missed(position: &Position, mv: &Move) -> Result<Vec<Cell>, String> {
    let demanded = Choices::of(position, position.side)?.demanded();
    Ok(if demanded.contains(mv) { Vec::new() } else { starts(&demanded) })
}

/// The pieces of a side that Q8 lets capture, in ascending order.
pub fn pieces_that_must_capture(position: &Position, side: Colour) -> Result<Vec<Cell>, String> {
    Ok(starts(&Choices::of(position, side)?.demanded()))
}

/// Q15, for the side to move.
pub fn check_complexity(position: &Position) -> Result<(), String> {
    Choices::of(position, position.side).map(|_| ())
}

/// Where these captures start: ascending, each cell once.
fn starts(captures: &[Move]) -> Vec<Cell> {
    let from = |mv: &Move| match mv {
        Move::Capture { from, .. } => Some(*from),
        _ => None,
    };
    let mut cells: Vec<Cell> = captures.iter().filter_map(from).collect();
    cells.sort();
    cells.dedup();
    cells
}

/// Q4, Q6: the moves of one piece that take nothing.
fn steps(position: &Position, from: Cell) -> Vec<Move> {
    let geometry = position.geometry();
    let piece = position.board[from].expect("a piece moves");
    let is_forward = |to: Cell| match piece.colour {
        Colour::White => geometry.y(to) > geometry.y(from),
        Colour::Black => geometry.y(to) < geometry.y(from),
    };
    let mut steps = Vec::new();
    for ray in &geometry.rays[from] {
        let free = ray.iter().copied().take_while(|&cell| position.board[cell].is_none());
        if piece.king {
            steps.extend(free.map(|to| Move::Step { from, to }));
        } else {
            steps.extend(free.take(1).filter(|&to| is_forward(to)).map(|to| Move::Step { from, to }));
        }
    }
    steps
}

/// A piece within its capture: what it is, where it started, where it is and what it has taken.
struct Jumper {
    piece: Piece,
    start: Cell,
    at: Cell,
    taken: u128,
}

impl Jumper {
    /// Q5-Q7: every next jump, as the cell of the taken piece and the landing cell.
    fn jumps(&self, position: &Position) -> Vec<(Cell, Cell)> {
        let empty = |cell: Cell| cell == self.start || position.board[cell].is_none();
        let mut jumps = Vec::new();
        for ray in &position.geometry().rays[self.at] {
            let run_up =
                if self.piece.king { ray.iter().take_while(|&&cell| empty(cell)).count() } else { 0 };
            let Some(&victim) = ray.get(run_up) else { continue };
            let is_enemy = position.board[victim].is_some_and(|piece| piece.colour != self.piece.colour);
            if is_enemy && self.taken & (1 << victim) == 0 {
                let reach = if self.piece.king { ray.len() } else { 1 };
                let behind = ray[run_up + 1..].iter().take(reach).take_while(|&&cell| empty(cell));
                jumps.extend(behind.map(|&landing| (victim, landing)));
            }
        }
        jumps
    }
}

/// The captures of one piece that cannot be continued. Goes through all its states (Q15) by the number of taken
/// pieces and keeps for each the smallest path that leads there; the smallest path to a state goes on from the
/// smallest path to the state before it. Fails when `states` passes the limit.
fn captures(position: &Position, from: Cell, states: &mut usize) -> Result<Vec<Move>, String> {
    let piece = position.board[from].expect("a piece captures");
    let mut complete = Vec::new();
    let mut level: BTreeMap<(Cell, u128), Vec<Cell>> = BTreeMap::from([((from, 0), Vec::new())]);
    while !level.is_empty() {
        let mut next = BTreeMap::new();
        for ((at, taken), path) in level {
            let jumps = Jumper { piece, start: from, at, taken }.jumps(position);
            for &(victim, landing) in &jumps {
                let longer = [path.as_slice(), &[landing]].concat();
                match next.entry((landing, taken | (1 << victim))) {
                    Entry::Vacant(entry) => {
                        entry.insert(longer);
                        *states += 1;
                    }
                    Entry::Occupied(mut entry) if longer < *entry.get() => {
                        entry.insert(longer);
                    }
                    Entry::Occupied(_) => {}
                }
            }
            if *states > MOST_STATES {
                return Err("too-complex: more than 2^20 states of capture (Q15)".to_string());
            }
            if jumps.is_empty() && taken != 0 {
                complete.push(Move::Capture { from, landings: path, taken });
            }
        }
        level = next;
    }
    Ok(complete)
}
