//! A game for tests, whose pieces end on other cells than they land on: Alice chess on two boards of 5x5. A
//! piece moves on its board, and then goes through the looking-glass to the same place of the other.

use super::{Move, Plain};
use crate::chesslike::board::{Board, Cell, Extent, cells};
use crate::chesslike::pattern::Pattern;
use crate::chesslike::{Chesslike, Spot, Step};
use crate::describe::Describe;
use crate::role::Role;
use crate::search::{Weight, contract};
use crate::words::{Message, say};
use crate::{Code, Error, Game, Language, Side};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Alice;

const EDGE: i8 = 5;

const ROOK: [[i8; 2]; 4] = [[1, 0], [-1, 0], [0, 1], [0, -1]];
const BISHOP: [[i8; 2]; 4] = [[1, 1], [-1, -1], [-1, 1], [1, -1]];
const KNIGHT: [[i8; 2]; 8] = [[1, 2], [2, 1], [-1, 2], [-2, 1], [1, -2], [2, -1], [-1, -2], [-2, -1]];

/// Returns the cells on the same board to which steps lead: one step, or as many as possible until a piece is
/// in the way.
fn along(occupied: u128, from: Cell, steps: &[[i8; 2]], is_ride: bool) -> u128 {
    let mut set = 0;
    for step in steps {
        let [mut file, mut rank, level] = from.spot::<Alice>().map(|part| part as i8);
        loop {
            (file, rank) = (file + step[0], rank + step[1]);
            if !(0..EDGE).contains(&file) || !(0..EDGE).contains(&rank) {
                break;
            }
            let cell = Cell::of::<Alice>([file, rank, level].map(|part| part as u8));
            set |= cell.bit();
            if !is_ride || occupied & cell.bit() != 0 {
                break;
            }
        }
    }
    set
}

fn ahead(side: Side) -> i8 {
    if side == Side::White { 1 } else { -1 }
}

/// Returns where a piece could capture.
fn attacks(occupied: u128, side: Side, role: Role, from: Cell) -> u128 {
    let [rook, bishop] = [ROOK, BISHOP].map(|steps| along(occupied, from, &steps, true));
    match role {
        Role::King => along(occupied, from, &ROOK, false) | along(occupied, from, &BISHOP, false),
        Role::Queen => rook | bishop,
        Role::Rook => rook,
        Role::Bishop => bishop,
        Role::Knight => along(occupied, from, &KNIGHT, false),
        _ => along(occupied, from, &[[1, ahead(side)], [-1, ahead(side)]], false),
    }
}

fn mirror(cell: Cell) -> Cell {
    let [file, rank, level] = cell.spot::<Alice>();
    Cell::of::<Alice>([file, rank, 1 - level])
}

impl Extent for Alice {
    const LEVELS: usize = 2;
    const WIDTH: usize = EDGE as usize;
}

impl Plain for Alice {
    const VARIANT: &'static str = "alice";
    const ROLES: &'static [Role] =
        &[Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
    const PROMOTIONS: &'static [Role] = &[Role::Queen, Role::Knight];
    const RULES: [&'static str; 3] = ["C3"; 3];
    fn promoted() -> Message {
        say::LastRankPromotes {}.into()
    }

    fn start(board: &mut Board) {
        let line = [Role::Rook, Role::Knight, Role::Queen, Role::King, Role::Bishop];
        for (file, role) in (0..).zip(line) {
            board.toggle(Side::White, role, Cell::of::<Self>([file, 0, 0]));
            board.toggle(Side::White, Role::Pawn, Cell::of::<Self>([file, 1, 0]));
            board.toggle(Side::Black, role, Cell::of::<Self>([file, 4, 0]));
            board.toggle(Side::Black, Role::Pawn, Cell::of::<Self>([file, 3, 0]));
        }
    }

    fn name([file, rank, level]: Spot) -> String {
        [b'A' + level, b'a' + file, b'1' + rank].map(char::from).iter().collect()
    }

    fn reach(board: &Board, side: Side, role: Role, from: Cell) -> u128 {
        let (own, occupied) = (board.side(side), board.occupied());
        let all = match role {
            Role::Pawn => {
                along(occupied, from, &[[0, ahead(side)]], false) & !occupied
                    | attacks(occupied, side, role, from) & occupied
            }
            _ => attacks(occupied, side, role, from),
        };
        // Its place behind the looking-glass must be empty.
        cells(all & !own)
            .filter(|&cell| occupied & mirror(cell).bit() == 0)
            .fold(0, |set, cell| set | cell.bit())
    }

    fn attackers(board: &Board, cell: Cell, by: Side) -> u128 {
        let attacks = |from: &Cell| {
            let role = board.role_at(*from).unwrap_or(Role::King);
            attacks(board.occupied(), by, role, *from) & cell.bit() != 0
        };
        cells(board.side(by)).filter(attacks).fold(0, |set, from| set | from.bit())
    }

    fn lines(cell: Cell) -> u128 {
        along(0, cell, &ROOK, true) | along(0, cell, &BISHOP, true)
    }

    fn is_last(side: Side, cell: Cell) -> bool {
        cell.spot::<Self>()[1] == if side == Side::White { EDGE as u8 - 1 } else { 0 }
    }

    fn ends(landing: Cell) -> Cell {
        mirror(landing)
    }

    fn read(_: &str, _: Language) -> Result<Vec<Pattern>, Error> {
        Err(Error::new(Code::BadNotation, "nobody types its moves"))
    }

    fn rule_of(_: Role) -> &'static str {
        "C3"
    }

    fn goes(side: Side, role: Role, from: Cell, to: Cell) -> bool {
        attacks(0, side, role, from) & to.bit() != 0
    }

    fn blocker(_: &Board, _: Role, _: Cell, _: Cell) -> Option<Cell> {
        None
    }

    fn pawn(_: &dyn Chesslike, _: &Step) -> Option<Error> {
        None
    }

    fn strikes(side: Side, cell: Cell) -> u128 {
        attacks(0, side, Role::Pawn, cell)
    }

    fn beside(cell: Cell) -> u128 {
        attacks(0, Side::White, Role::King, cell)
    }

    fn weights() -> &'static [Weight] {
        static WEIGHTS: [Weight; FEATURES] = {
            let mut weights = [Weight(0, 0); FEATURES];
            let mut at = 0;
            while at < FEATURES {
                weights[at] = Weight((at * 7 % 23) as i16, (at * 5 % 19) as i16);
                at += 1;
            }
            weights[Role::Queen as usize] = Weight(900, 900);
            weights[Role::Rook as usize] = Weight(500, 500);
            weights[Role::Bishop as usize] = Weight(330, 330);
            weights[Role::Knight as usize] = Weight(310, 310);
            weights[Role::Pawn as usize] = Weight(100, 100);
            weights
        };
        &WEIGHTS
    }
}

const FEATURES: usize = super::eval::features::<Alice>();

type Position = super::Position<Alice>;

#[test]
fn it_keeps_to_what_a_search_asks() {
    contract::check::<Position>("alice");
}

#[test]
fn a_piece_stands_where_it_ends() {
    contract::wander("alice", |position: &Position| {
        for m in position.legal_moves() {
            let mut after = *position;
            after.play_unchecked(&m);
            let role = m.promotion.unwrap_or(m.role);
            assert_eq!(after.board.at(mirror(m.to)), Some((position.turn, role)), "{m:?} in {position}");
            assert_eq!(after.board.at(m.to), None, "{m:?} in {position}");
            assert!(!Position::in_check(&after.board, position.turn), "{m:?} in {position}");
            let info = position.describe(&m);
            assert_eq!(info.to, Some(Alice::name(mirror(m.to).spot::<Alice>())));
            assert_eq!(info.clicks[..2], [m.from, m.to].map(|cell| Alice::name(cell.spot::<Alice>())));
        }
    });
}

/// A rook on b1 gives check along the line that a capture on c1 opens: the capturing queen does not stay in
/// the way.
#[test]
fn what_is_captured_opens_a_line() {
    let position: Position = "alice 3k1/5/2Q2/5/1rn1K|5/5/5/5/5 w 0 1".parse().unwrap();
    let takes = |m: &Move| m.role == Role::Queen && m.captures;
    assert!(!position.legal_moves().iter().any(takes), "{position}");
    let position: Position = "alice 3k1/5/2Q2/5/2n1K|5/5/5/5/5 w 0 1".parse().unwrap();
    assert_eq!(position.legal_moves().iter().filter(|m| takes(m)).count(), 1, "{position}");
}
