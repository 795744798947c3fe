//! What a plain game says of its board and its rules.

use crate::chesslike::board::{Board, Cell, Extent};
use crate::chesslike::pattern::Pattern;
use crate::chesslike::{Chesslike, Spot, Step};
use crate::role::Role;
#[cfg(feature = "search")]
use crate::search::Weight;
use crate::words::Message;
use crate::{Error, Language, Side};
use std::fmt::Debug;

/// The board and the rules of a plain game.
pub trait Plain: Extent + Copy + Eq + Debug + Send + Sync + 'static {
    /// The id of its only variant (C1).
    const VARIANT: &'static str;
    /// Its pieces, in the order in which they move.
    const ROLES: &'static [Role];
    /// What a pawn may become.
    const PROMOTIONS: &'static [Role];
    /// The rules by which the sides take turns, no king is left attacked, and pawns are promoted.
    const RULES: [&'static str; 3];
    /// Which pawns are promoted, in words.
    fn promoted() -> Message;

    /// Puts the pieces where they start.
    fn start(board: &mut Board);

    /// The cell's name in texts.
    fn name(spot: Spot) -> String;

    /// Where a piece can go, its king's safety apart.
    fn reach(board: &Board, side: Side, role: Role, from: Cell) -> u128;

    /// The pieces of a side that attack a cell.
    fn attackers(board: &Board, cell: Cell, by: Side) -> u128;

    /// The cells from which a piece could be attacked through another: what leaves none of them opens no line.
    fn lines(cell: Cell) -> u128;

    /// Where a piece stands after it has landed on a cell: there, unless the rules send it on. It captures where it lands.
    #[inline(always)]
    fn ends(landing: Cell) -> Cell {
        landing
    }

    /// Whether a side's pawn is promoted there.
    fn is_last(side: Side, cell: Cell) -> bool;

    /// Reads a move text without asking whether the move is legal.
    fn read(text: &str, language: Language) -> Result<Vec<Pattern>, Error>;

    /// The rule by which a piece moves.
    fn rule_of(role: Role) -> &'static str;

    /// Whether a piece goes so on an empty board, or a pawn whatever it meets.
    fn goes(side: Side, role: Role, from: Cell, to: Cell) -> bool;

    /// The piece in the way of a ride.
    fn blocker(board: &Board, role: Role, from: Cell, to: Cell) -> Option<Cell>;

    /// What forbids a pawn's step or capture, the landing apart.
    fn pawn(position: &dyn Chesslike, step: &Step) -> Option<Error>;

    /// Where a side's pawn captures.
    #[cfg(feature = "search")]
    fn strikes(side: Side, cell: Cell) -> u128;

    /// The cells to which a king steps.
    #[cfg(feature = "search")]
    fn beside(cell: Cell) -> u128;

    /// What the features of [`eval`](super::eval) are worth.
    #[cfg(feature = "search")]
    fn weights() -> &'static [Weight];
}
