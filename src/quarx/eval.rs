//! What a search knows of positions and moves.

use super::geometry::{Cell, Lattice, Point, cells};
use super::movegen;
use super::moves::Move;
use super::position::{Position, Rules};
use super::weights;
use crate::Side;
use crate::search::{Evaluate, Tally, Weight, phase_of};
use std::sync::OnceLock;

/// The features, one group after the other.
const MEN: usize = 0;
const KINGS: usize = 1;
const PLACE: usize = 2;
const PLACES: usize = 50;
const CENTRE: usize = PLACE + PLACES;
const CENTRES: usize = 5;
const STEPS: usize = CENTRE + CENTRES;
const CROWNS: usize = STEPS + 2;
const DEMAND: usize = CROWNS + 2;
const TURN: usize = DEMAND + 1;

/// Where the cells of a lattice are.
struct Look {
    /// By side.
    place: [[u8; 128]; 2],
    centre: [u8; 128],
    /// All neighbors.
    near: [u128; 128],
    /// By side: the far layer (Q9).
    far: [u128; 2],
}

impl Look {
    fn of(rules: Rules) -> &'static Look {
        static LOOKS: [OnceLock<Look>; 3] = [const { OnceLock::new() }; 3];
        LOOKS[rules.dimensions() - 2].get_or_init(|| Look::new(Lattice::of(rules.dimensions())))
    }

    fn new(lattice: &Lattice) -> Look {
        let far = Side::BOTH.map(|side| lattice.layer(lattice.far(side)));
        let mut look = Look { place: [[0; 128]; 2], centre: [0; 128], near: [0; 128], far };
        let last = lattice.size - 1;
        let is_central = |&&part: &&u8| part > 0 && part < last;
        for cell in lattice.cells() {
            let [x, y, a, b] = lattice.point(cell);
            let neighbours = lattice.rays(cell).iter().filter_map(|ray| ray.first());
            look.near[cell.index() % 128] = neighbours.fold(0, |set, neighbour| set | neighbour.bit());
            let place = |[_, y, a, b]: Point| match lattice.dimensions {
                2 => cell.index(),
                _ => {
                    let others = [x, a].iter().filter(is_central).count();
                    usize::from(4 * y + b) * 3 + others
                }
            };
            let turned = match lattice.dimensions {
                2 => 49 - cell.index(),
                3 => place([x, last - y, a, b]),
                _ => place([x, last - y, a, last - b]),
            };
            look.place[0][cell.index() % 128] = place([x, y, a, b]) as u8;
            look.place[1][cell.index() % 128] = turned as u8;
            look.centre[cell.index() % 128] = match lattice.dimensions {
                2 => [x, y].into_iter().map(|part| part.min(last - part)).fold(last, u8::min),
                dimensions => [x, y, a, b][..dimensions].iter().filter(is_central).count() as u8,
            };
        }
        look
    }
}

impl Position {
    fn far(&self) -> u128 {
        Look::of(self.rules).far[self.turn.index()]
    }

    fn worth(&self, is_king: bool) -> i32 {
        self.weights()[if is_king { KINGS } else { MEN }].mean()
    }

    /// Returns what the pieces of a set are worth, in hundredths of a pawn.
    fn worth_of(&self, set: u128) -> i32 {
        let kings = (set & self.kings).count_ones() as i32;
        kings * self.worth(true) + (set.count_ones() as i32 - kings) * self.worth(false)
    }
}

impl Evaluate for Position {
    const FEATURES: &'static [(&'static str, usize)] = &[
        ("material", 2),
        ("placement of men", PLACES),
        ("placement of kings by how central they are", CENTRES),
        ("steps of men, steps of kings to the cells beside", 2),
        ("men a step from being crowned: with the move, without it", 2),
        ("a capture demanded where it may be missed, the turn", 2),
    ];

    const SLOTS: usize = 128 * 128;

    fn weights(&self) -> &'static [Weight] {
        weights::of(self.rules.id())
    }

    fn tally(&self, tally: &mut impl Tally) {
        let (look, lattice, free) = (Look::of(self.rules), self.lattice(), !self.occupied());
        for side in Side::BOTH {
            let sign = side.sign();
            let all = self.pieces[side.index()];
            let (men, kings) = (all & !self.kings, all & self.kings);
            tally.add(MEN, sign * men.count_ones() as i32);
            tally.add(KINGS, sign * kings.count_ones() as i32);
            let (places, ahead) = (&look.place[side.index()], &lattice.ahead[side.index()]);
            let (mut steps, mut kings_steps, mut crowned) = (0, 0, 0);
            for cell in cells(men) {
                tally.add(PLACE + usize::from(places[cell.index() % 128]), sign);
                let ways = ahead[cell.index() % 128] & free;
                steps += ways.count_ones() as i32;
                crowned += i32::from(ways & look.far[side.index()] != 0);
            }
            for cell in cells(kings) {
                tally.add(CENTRE + usize::from(look.centre[cell.index() % 128]), sign);
                kings_steps += (look.near[cell.index() % 128] & free).count_ones() as i32;
            }
            tally.add(STEPS, sign * steps);
            tally.add(STEPS + 1, sign * kings_steps);
            tally.add(CROWNS + usize::from(side != self.turn), sign * crowned);
        }
        let sign = self.turn.sign();
        let demands = self.is_lenient() && self.candidates == 0 && movegen::can_capture(self, self.turn);
        tally.add(DEMAND, sign * i32::from(demands));
        tally.add(TURN, sign);
    }

    fn phase(&self) -> i32 {
        let most = match self.rules {
            Rules::Quarx | Rules::Huff => 80,
            Rules::Cube => 16,
            Rules::Draughts => 40,
        };
        phase_of(self.occupied().count_ones() as i32, most)
    }

    fn noisy_moves_into(&self, out: &mut Vec<Move>) {
        if !self.is_over() {
            movegen::generate_noisy(self, self.far(), out);
        }
    }

    fn is_legal(&self, m: &Move) -> bool {
        !self.is_over() && movegen::is_legal(self, m)
    }

    fn is_noisy(&self, m: &Move) -> bool {
        match *m {
            Move::Step { from, to } => (self.kings & from.bit() == 0) && self.far() & to.bit() != 0,
            Move::Capture { .. } | Move::Huff { .. } => true,
        }
    }

    fn gain(&self, m: &Move) -> i32 {
        let crown = self.worth(true) - self.worth(false);
        match *m {
            Move::Step { .. } => {
                if self.is_noisy(m) {
                    crown
                } else {
                    0
                }
            }
            // Q16: the move is lost, and so is a piece.
            Move::Capture { .. } if self.forfeits(m) != 0 => -self.worth(false),
            Move::Capture { from, to, taken } => {
                let crowned = self.kings & from.bit() == 0 && self.crowns(self.turn, from, to, taken);
                self.worth_of(taken) + if crowned { crown } else { 0 }
            }
            Move::Huff { cell } => self.worth_of(cell.bit()),
        }
    }

    /// 0: exchanges are compulsory, so the search looks at them anyway.
    fn risk(&self, _: &Move) -> i32 {
        0
    }

    fn is_pressed(&self) -> bool {
        // Q16: all moves that do not capture have the same effect, which `DEMAND` holds.
        self.candidates != 0 || !self.is_lenient() && movegen::can_capture(self, self.turn)
    }

    fn is_settled(&self) -> bool {
        self.is_over()
    }

    fn pass(&mut self) -> bool {
        false
    }

    fn slot(&self, m: &Move) -> usize {
        let (from, to): (Cell, Cell) = match *m {
            Move::Step { from, to } | Move::Capture { from, to, .. } => (from, to),
            Move::Huff { cell } => (cell, cell),
        };
        from.index() * 128 + to.index()
    }

    fn look_beyond(&self, moves: &[Move], past: &[u64], more: &mut [i32]) {
        self.wear_down(moves, past, more);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;
    use crate::search::contract;

    /// Returns the board turned around, with the colors exchanged.
    fn mirrored(position: &Position) -> Position {
        let lattice = position.lattice();
        let last = lattice.size - 1;
        let turn = |set: u128| {
            let turned = |cell: Cell| {
                let [x, y, a, b] = lattice.point(cell);
                let point = match lattice.dimensions {
                    2 | 3 => [last - x, last - y, a, b],
                    _ => [x, last - y, a, last - b],
                };
                lattice.find(point).unwrap().bit()
            };
            cells(set).fold(0, |set, cell| set | turned(cell))
        };
        let [white, black] = position.pieces.map(turn);
        let mut mirrored = position.clone();
        mirrored.pieces = [black, white];
        mirrored.kings = turn(position.kings);
        mirrored.candidates = turn(position.candidates);
        mirrored.turn = position.turn.other();
        Game::forget(&mut mirrored);
        mirrored
    }

    #[test]
    fn it_weighs_both_sides_alike() {
        for rules in Rules::ALL {
            contract::wander(rules.id(), |position| contract::mirrors(position, &mirrored(position)));
        }
    }
}
