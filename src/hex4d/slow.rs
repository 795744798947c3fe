//! A slow generator of moves, by coordinates alone: every piece tries every cell, every move is made on a
//! copy, every attack is found by trying all pieces. It shares only the names of cells with the engine.

use super::geometry::{Cell, Layout};
use super::{Bared, Glinski, Hex4d, Position};
use crate::hex4d::attacks::Word;
use crate::role::Role;
use crate::{Game, Language, Side};
use std::collections::BTreeMap;

type Place = [i32; 4];

struct Slow {
    four: bool,
    places: Vec<(Place, Cell)>,
    pieces: BTreeMap<Place, (Side, Role)>,
    turn: Side,
    bared: [Option<Bared>; 2],
    passed: Option<Place>,
}

const NORTH: [i32; 2] = [0, 1];
const ORTHOGONAL: [[i32; 2]; 6] = [[0, 1], [1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1]];
const DIAGONAL: [[i32; 2]; 6] = [[1, 1], [2, -1], [1, -2], [-1, -1], [-2, 1], [-1, 2]];
const LEAPS: [[i32; 2]; 6] = [[1, 2], [2, 1], [3, -1], [3, -2], [2, -3], [1, -3]];

fn times(step: [i32; 2], n: i32) -> [i32; 2] {
    step.map(|c| c * n)
}

fn tone(p: Place) -> i32 {
    ((p[2] - p[3]) - (p[0] - p[1])).rem_euclid(3)
}

impl Slow {
    fn new<W: Word, const P: usize>(position: &Position<W, P>) -> Slow {
        let layout = Position::<W, P>::LAYOUT;
        let place = |cell| {
            let [board, place] = layout.axials(cell);
            [board.q, board.r, place.q, place.r].map(i32::from)
        };
        let places: Vec<(Place, Cell)> = layout.all().into_iter().map(|cell| (place(cell), cell)).collect();
        let at = |cell: Cell| {
            Side::BOTH.into_iter().find_map(|side| Some((side, position.board.role_at(side, cell)?)))
        };
        let pieces = places.iter().filter_map(|&(place, cell)| Some((place, at(cell)?))).collect();
        let state = position.state;
        let passed = state.en_passant.map(place);
        Slow { four: layout.four, places, pieces, turn: state.turn, bared: state.bared, passed }
    }

    fn forward(&self, side: Side, step: [i32; 2]) -> [i32; 2] {
        if side == Side::White { step } else { times(step, -1) }
    }

    /// White's two steps 60 degrees off forward; Black's are their half-turn images.
    fn strikes(&self, side: Side) -> [[i32; 2]; 2] {
        [[1, 0], [-1, 1]].map(|step| if side == Side::White { step } else { times(step, -1) })
    }

    fn open(&self, from: Place, step: Place, n: i32) -> bool {
        (1..n).all(|k| {
            let passed: Place = std::array::from_fn(|i| from[i] + k * step[i]);
            !self.pieces.contains_key(&passed)
        })
    }

    /// Whether the piece on `from` attacks `to`, as if nothing confined it.
    fn attacks(&self, from: Place, to: Place) -> bool {
        let (side, role) = self.pieces[&from];
        let d: Place = std::array::from_fn(|i| to[i] - from[i]);
        let (board, cell) = ([d[0], d[1]], [d[2], d[3]]);
        let inside = board == [0, 0];
        let one = inside != (cell == [0, 0]);
        let way = if inside { cell } else { board };
        let rides = |steps: &[[i32; 2]], most: i32| {
            steps.iter().any(|&step| {
                (1..=most).any(|n| {
                    let step4 = if inside { [0, 0, step[0], step[1]] } else { [step[0], step[1], 0, 0] };
                    times(step, n) == way && self.open(from, step4, n)
                })
            })
        };
        match role {
            Role::King => one && (rides(&ORTHOGONAL, 1) || rides(&DIAGONAL, 1)),
            Role::Rook => one && rides(&ORTHOGONAL, 10),
            Role::Queen => one && (rides(&ORTHOGONAL, 10) || rides(&DIAGONAL, 10)),
            Role::Bishop => one && (rides(&DIAGONAL, 10) || self.four && rides(&ORTHOGONAL, 1)),
            Role::Knight if one => LEAPS.iter().any(|&leap| leap == way || times(leap, -1) == way),
            Role::Knight => {
                let steps = |d, n| ORTHOGONAL.iter().any(|&step| times(step, n) == d);
                let shape = steps(board, 1) && steps(cell, 2) || steps(board, 2) && steps(cell, 1);
                shape && tone(from) != tone(to)
            }
            Role::Pawn if one => self.strikes(side).contains(&way),
            Role::Pawn => board == self.forward(side, NORTH) && self.strikes(side).contains(&cell),
            _ => false,
        }
    }

    fn goes(&self, from: Place, to: Place) -> bool {
        let (side, role) = self.pieces[&from];
        let there = self.pieces.get(&to);
        if there.is_some_and(|&(other, _)| other == side) {
            return false;
        }
        if role != Role::Pawn {
            let inside = from[..2] == to[..2];
            let confined = match self.bared[side.index()] {
                Some(Bared::Inside) => !inside,
                Some(Bared::Between) => inside,
                _ => false,
            };
            return self.attacks(from, to) && !(role == Role::King && confined);
        }
        if self.attacks(from, to) {
            return there.is_some() || self.passed == Some(to);
        }
        let d: Place = std::array::from_fn(|i| to[i] - from[i]);
        let [f0, f1] = self.forward(side, NORTH);
        if there.is_some() {
            return false;
        }
        let middle: Place = [from[0], from[1], from[2] + f0, from[3] + f1];
        d == [0, 0, f0, f1]
            || d == [f0, f1, 0, 0]
            || !self.four
                && d == [0, 0, 0, 2 * f1]
                && !self.pieces.contains_key(&middle)
                && starts(side, from)
    }

    fn promotes(&self, side: Side, to: Place) -> bool {
        let ahead = |i: usize, to: Place| {
            let mut next = to;
            next[i] += self.forward(side, NORTH)[1];
            self.places.iter().all(|&(place, _)| place != next)
        };
        ahead(3, to) && (!self.four || ahead(1, to))
    }

    fn moves(&mut self) -> Vec<String> {
        let us = self.turn;
        let layout = Layout { four: self.four };
        let mut moves = Vec::new();
        let places = self.places.clone();
        for &(from, from_cell) in &places {
            if self.pieces.get(&from).is_none_or(|&(side, _)| side != us) {
                continue;
            }
            for &(to, to_cell) in &places {
                if !self.goes(from, to) {
                    continue;
                }
                let before = self.pieces.clone();
                let piece = self.pieces.remove(&from).unwrap();
                let mut captures = self.pieces.insert(to, piece).is_some();
                if piece.1 == Role::Pawn && self.passed == Some(to) && from[2] != to[2] {
                    let step = self.forward(us, NORTH)[1];
                    self.pieces.remove(&[to[0], to[1], to[2], to[3] - step]);
                    captures = true;
                }
                let king = *self.pieces.iter().find(|&(_, &p)| p == (us, Role::King)).unwrap().0;
                let safe =
                    self.pieces.iter().all(|(&place, &(side, _))| side == us || !self.attacks(place, king));
                self.pieces = before;
                if !safe {
                    continue;
                }
                let mark = if captures { 'x' } else { '-' };
                let letter = piece.1.letter(Language::English);
                let text = format!("{letter}{}{mark}{}", layout.cell(from_cell), layout.cell(to_cell));
                if piece.1 == Role::Pawn && self.promotes(us, to) {
                    moves.extend(["Q", "R", "B", "N"].map(|role| format!("{text}={role}")));
                } else {
                    moves.push(text);
                }
            }
        }
        moves.sort();
        moves
    }
}

/// H18's list of starting cells, by coordinates.
fn starts(side: Side, place: Place) -> bool {
    let [_, _, q, r] = place;
    let white = [(-4, -1), (-3, -1), (-2, -1), (-1, -1), (0, -1), (1, -2), (2, -3), (3, -4), (4, -5)];
    // Black's from above: (q, -q - r).
    let r = if side == Side::White { r } else { -q - r };
    white.contains(&(q, r))
}

fn compare<W: Word, const P: usize>(position: &Position<W, P>) {
    let mut moves: Vec<String> = position.legal_moves().iter().map(|m| position.move_text(m)).collect();
    moves.sort();
    if position.outcome().is_some() {
        assert!(moves.is_empty());
        return;
    }
    assert_eq!(moves, Slow::new(position).moves(), "{position}");
    assert_eq!(position.count_moves(), moves.len() as u64);
}

/// Random games, with a liking for captures, checks and pawn moves.
fn playouts<W: Word, const P: usize>(start: Position<W, P>, games: u64, plies: usize) -> [usize; 4] {
    let mut seen = [0; 4];
    let mut random = crate::hash::hash(games);
    let mut below = |n: usize| {
        random = crate::hash::hash(random);
        (random >> 33) as usize % n
    };
    for game in 0..games {
        let mut position = start;
        for _ in 0..plies {
            compare(&position);
            let moves = position.legal_moves();
            if moves.is_empty() {
                seen[0] += 1;
                break;
            }
            let eager: Vec<_> = moves.iter().filter(|m| m.captures || m.promotion.is_some()).collect();
            let passing: Vec<_> = moves.iter().filter(|m| m.en_passant).collect();
            let eager = if passing.is_empty() { eager } else { passing };
            let m = if game % 2 == 0 && !eager.is_empty() && below(2) == 0 {
                *eager[below(eager.len())]
            } else {
                moves[below(moves.len())]
            };
            seen[1] += usize::from(m.en_passant || m.from.board != m.to.board && m.from.place != m.to.place);
            seen[2] += usize::from(m.promotion.is_some());
            position.play_unchecked(&m);
            seen[3] += usize::from(position.is_check());
        }
    }
    seen
}

#[test]
fn the_slow_generator_agrees_on_glinski() {
    let [_, passed, promoted, checks] = playouts(Glinski::start("glinski").unwrap(), 30, 200);
    assert!(passed > 0 && promoted > 0 && checks > 20, "{passed} {promoted} {checks}");
}

#[test]
fn the_slow_generator_agrees_on_hex4d() {
    let [_, both, _, checks] = playouts(Hex4d::start("hex4d").unwrap(), 4, 200);
    assert!(both > 20 && checks > 20, "{both} {checks}");
}

#[test]
fn the_slow_generator_agrees_from_the_positions_of_the_tests() {
    for text in include_str!("../../tests/data/hex4d.txt").lines().take_while(|line| *line != "[perft]") {
        match text.split(' ').next() {
            Some("glinski") => _ = playouts(text.parse::<Glinski>().unwrap(), 6, 60),
            Some("hex4d") => _ = playouts(text.parse::<Hex4d>().unwrap(), 6, 60),
            _ => {}
        }
    }
}

/// Few pieces: bared kings, promotions, pins.
#[test]
fn the_slow_generator_agrees_on_few_pieces() {
    let mut random = 5;
    let mut below = |n: usize| {
        random = crate::hash::hash(random);
        (random >> 33) as usize % n
    };
    let layout = Layout { four: true };
    let cells = layout.all();
    let (mut bared, mut total) = (0, 0);
    while total < 400 {
        let white = ["K", "KQ", "KPP", "KRN", "KBBN", "KPNQR"][below(6)];
        let black = ["k", "k", "kpn", "krbq", "kpp"][below(5)];
        let mut pieces: BTreeMap<Cell, char> = BTreeMap::new();
        for letter in white.chars().chain(black.chars()) {
            let near = pieces.keys().next().copied().filter(|_| below(2) == 0);
            let mut cell = cells[below(cells.len())];
            if let Some(near) = near {
                cell = if below(2) == 0 {
                    Cell { board: near.board, ..cell }
                } else {
                    Cell { place: near.place, ..cell }
                };
            }
            pieces.insert(cell, letter);
        }
        let boards = (0..19).map(|board| {
            let mut text = String::new();
            let mut empty = 0;
            for place in 0..19 {
                match pieces.get(&Cell::new(board, place)) {
                    None => empty += 1,
                    Some(&letter) => {
                        if empty > 0 {
                            text.push_str(&std::mem::take(&mut empty).to_string());
                        }
                        text.push(letter);
                    }
                }
            }
            if empty > 0 { text + &empty.to_string() } else { text }
        });
        let boards = boards.collect::<Vec<_>>().join("/");
        let state = |alone: bool, turn: bool| match alone {
            false => '-',
            true if turn => ['?', 'i', 'o'][total % 3],
            true => ['i', 'o'][total % 2],
        };
        let text =
            format!("hex4d {boards} w {}{} - 0 1", state(white == "K", true), state(black == "k", false));
        let Ok(mut position) = text.parse::<Hex4d>() else { continue };
        total += 1;
        for _ in 0..12 {
            compare(&position);
            bared += usize::from(position.state.confinement().is_some());
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(&moves[below(moves.len())]);
        }
    }
    assert!(bared > 200, "{bared}");
}
