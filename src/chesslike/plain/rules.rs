//! How a plain game describes its board and its rules.

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
    /// Its pieces, in the order in which their moves are listed.
    const ROLES: &'static [Role];
    /// The pieces that a pawn may become.
    const PROMOTIONS: &'static [Role];
    /// The rules by which the sides take turns, no king may be left attacked, and pawns are promoted.
    const RULES: [&'static str; 3];
    /// Returns which pawns are promoted, in words.
    fn promoted() -> Message;

    /// Puts the pieces where they start.
    fn start(board: &mut Board);

    /// Returns the cell's name in texts.
    fn name(spot: Spot) -> String;

    /// Returns where a piece can go, ignoring the safety of its king.
    fn reach(board: &Board, side: Side, role: Role, from: Cell) -> u128;

    /// Returns the pieces of a side that attack a cell.
    fn attackers(board: &Board, cell: Cell, by: Side) -> u128;

    /// Returns the cells from which a piece could be attacked through another. A move that vacates none of
    /// them opens no line.
    fn lines(cell: Cell) -> u128;

    /// Returns the cell on which a piece ends after landing: the same one, unless the rules send it on. It
    /// captures where it lands.
    #[inline(always)]
    fn ends(landing: Cell) -> Cell {
        landing
    }

    /// Returns whether a side's pawn is promoted there.
    fn is_last(side: Side, cell: Cell) -> bool;

    /// Reads a move text without asking whether the move is legal.
    fn read(text: &str, language: Language) -> Result<Vec<Pattern>, Error>;

    /// Returns the rule by which a piece moves.
    fn rule_of(role: Role) -> &'static str;

    /// Returns whether a piece moves like this on an empty board; for a pawn, whatever it meets.
    fn goes(side: Side, role: Role, from: Cell, to: Cell) -> bool;

    /// Returns the piece that blocks a ride.
    fn blocker(board: &Board, role: Role, from: Cell, to: Cell) -> Option<Cell>;

    /// Returns what forbids a pawn's step or capture, apart from where it lands.
    fn pawn(position: &dyn Chesslike, step: &Step) -> Option<Error>;

    /// Returns where a side's pawn captures.
    #[cfg(feature = "search")]
    fn strikes(side: Side, cell: Cell) -> u128;

    /// Returns the cells to which a king steps.
    #[cfg(feature = "search")]
    fn beside(cell: Cell) -> u128;

    /// Returns what the features of [`eval`](super::eval) are worth.
    #[cfg(feature = "search")]
    fn weights() -> &'static [Weight];
}
