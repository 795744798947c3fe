//! The rules (R2-R11): where pieces start, what they reach, and why they do not reach the rest.

use super::geometry::{self, Around, Cube, EDGE, around, axes, is_last, numbers};
use super::pattern;
#[cfg(feature = "search")]
use super::weights;
use crate::chesslike::pattern::Pattern;
use crate::chesslike::plain::{Board, Cell, Plain};
use crate::chesslike::{Chesslike, Spot, Step};
use crate::role::Role;
#[cfg(feature = "search")]
use crate::search::Weight;
use crate::words::{Message, say};
use crate::{Error, Language, Side};
use std::ops::Range;

impl Plain for Cube {
    const VARIANT: &'static str = "raumschach";
    const ROLES: &'static [Role] = &pattern::ROLES;
    /// R10.
    const PROMOTIONS: &'static [Role] = &[Role::Queen, Role::Rook, Role::Bishop, Role::Unicorn, Role::Knight];
    const RULES: [&'static str; 3] = ["R2", "R11", "R10"];

    fn promoted() -> Message {
        say::LastLevelPromotes {}.into()
    }

    /// Places the pieces (R2).
    fn start(board: &mut Board) {
        use Role::{Bishop, King, Knight, Queen, Rook, Unicorn};
        let lines = [[Rook, Knight, King, Knight, Rook], [Bishop, Unicorn, Queen, Bishop, Unicorn]];
        let mut put = |role, spot: Spot| {
            board.toggle(Side::White, role, Cell::of::<Self>(spot));
            board.toggle(Side::Black, role, Cell::of::<Self>(spot.map(|part| EDGE as u8 - 1 - part)));
        };
        for (level, line) in (0..).zip(lines) {
            for (file, role) in (0..).zip(line) {
                put(role, [file, 0, level]);
                put(Role::Pawn, [file, 1, level]);
            }
        }
    }

    fn name(spot: Spot) -> String {
        geometry::name(spot)
    }

    fn reach(board: &Board, side: Side, role: Role, from: Cell) -> u128 {
        let here = around(from);
        let (own, occupied) = (board.side(side), board.occupied());
        // Up to the first piece, which hides the cells behind it.
        let ride = |number: usize| {
            let ray = &here.rays[number];
            ray.set & !ray.first(occupied).map_or(0, |first| around(first).rays[number].set)
        };
        let rides = |directions: Range<usize>| directions.fold(0, |set, number| set | ride(number));
        let all = match role {
            Role::King => here.king,
            Role::Knight => here.knight,
            Role::Queen => rides(0..here.rays.len()),
            Role::Rook => rides(numbers(1)),
            Role::Bishop => rides(numbers(2)),
            Role::Unicorn => rides(numbers(3)),
            Role::Pawn => {
                let enemies = occupied & !own;
                here.pawn_steps[side.index()] & !occupied | here.pawn_captures[side.index()] & enemies
            }
        };
        all & !own
    }

    fn attackers(board: &Board, cell: Cell, by: Side) -> u128 {
        let [kings, knights, pawns] = [Role::King, Role::Knight, Role::Pawn].map(|role| board.role(role));
        let Around { rays, king, knight, pawn_captures, .. } = around(cell);
        let mut found = kings & king | knights & knight | pawns & pawn_captures[by.other().index()];
        let (them, occupied) = (board.side(by), board.occupied());
        for ray in rays {
            let rider = [Role::Rook, Role::Bishop, Role::Unicorn][ray.axes - 1];
            let riders = (board.role(Role::Queen) | board.role(rider)) & them;
            if ray.set & riders != 0 {
                found |= ray.first(occupied).map_or(0, |first| first.bit() & riders);
            }
        }
        found & them
    }

    fn lines(cell: Cell) -> u128 {
        around(cell).lines
    }

    fn is_last(side: Side, cell: Cell) -> bool {
        is_last(side, cell)
    }

    fn read(text: &str, language: Language) -> Result<Vec<Pattern>, Error> {
        pattern::read(text, language)
    }

    fn rule_of(role: Role) -> &'static str {
        match role {
            Role::Rook => "R3",
            Role::Bishop => "R4",
            Role::Unicorn => "R5",
            Role::King | Role::Queen => "R6",
            Role::Knight => "R7",
            Role::Pawn => "R8",
        }
    }

    fn goes(side: Side, role: Role, from: Cell, to: Cell) -> bool {
        let (here, to) = (around(from), to.bit());
        let rides = here.rays.iter().find(|ray| ray.set & to != 0).map(|ray| ray.axes);
        match role {
            Role::King => here.king & to != 0,
            Role::Knight => here.knight & to != 0,
            Role::Queen => rides.is_some(),
            Role::Rook => rides == Some(1),
            Role::Bishop => rides == Some(2),
            Role::Unicorn => rides == Some(3),
            Role::Pawn => (here.pawn_steps[side.index()] | here.pawn_captures[side.index()]) & to != 0,
        }
    }

    fn blocker(board: &Board, role: Role, from: Cell, to: Cell) -> Option<Cell> {
        let is_ride = !matches!(role, Role::King | Role::Knight | Role::Pawn);
        let ray = around(from).rays.iter().find(|ray| is_ride && ray.set & to.bit() != 0)?;
        ray.first(board.occupied() | to.bit()).filter(|&first| first != to)
    }

    /// Says which rule forbids a pawn's step or capture (R8, R9).
    fn pawn(position: &dyn Chesslike, step: &Step) -> Option<Error> {
        let us = position.turn();
        let (to, there) = (Cell::of::<Self>(step.to).bit(), position.at(step.to));
        let here = around(Cell::of::<Self>(step.from));
        let piece = position.piece(Role::Pawn, step.from);
        if here.pawn_captures[us.index()] & to != 0 {
            let reason = say::PawnNeedsCapture { piece, to: Self::name(step.to) };
            return there.is_none().then(|| position.refuse("R9", reason, &[]));
        }
        if here.pawn_steps[us.index()] & to != 0 {
            return there.map(|_| position.refuse("R8", say::PawnStepsToEmpty { piece }, &[step.to]));
        }
        let change = |axis: usize| step.to[axis] as i8 - step.from[axis] as i8;
        let rule = if axes([0, 1, 2].map(change)) > 1 { "R9" } else { "R8" };
        let reason: Message = match us {
            Side::White => say::WhitePawnSteps { piece }.into(),
            Side::Black => say::BlackPawnSteps { piece }.into(),
        };
        Some(position.refuse(rule, reason, &[]))
    }

    #[cfg(feature = "search")]
    fn strikes(side: Side, cell: Cell) -> u128 {
        around(cell).pawn_captures[side.index()]
    }

    #[cfg(feature = "search")]
    fn beside(cell: Cell) -> u128 {
        around(cell).king
    }

    #[cfg(feature = "search")]
    fn weights() -> &'static [Weight] {
        &weights::WEIGHTS
    }
}

#[cfg(all(test, feature = "search"))]
#[test]
fn both_sides_weigh_alike() {
    crate::chesslike::plain::assert_both_sides_weigh_alike::<Cube>();
}
