//! How games end.

use crate::Side;
use serde::{Serialize, Serializer};
use std::fmt::{self, Display};

/// Why a game is over. If several reasons apply, the first in this list counts (C5, Q11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Reason {
    /// A piece returned from Time Out on the king's cell and annihilated it (T21).
    KingEliminated,
    /// A side has no pieces left (Q11).
    NoMen,
    /// The side to move has no legal move and loses, as in draughts (Q11).
    NoMoves,
    /// The side to move has no legal move and its king is attacked (C5).
    Checkmate,
    /// The side to move has no legal move and its king is not attacked (C5).
    Stalemate,
    /// Only the two kings are left, on the board and in Time Out (C5).
    BareKings,
    /// In `chess`, beside the kings only one knight, or bishops on squares of one color (C5).
    DeadPosition,
    /// Fifty moves by each side without a capture or a pawn move (C5).
    FiftyMove,
    /// A hundred moves by each side without a capture or a man's move (Q11).
    HundredMove,
    /// Twenty-five moves by each side without a capture or a man's move (Q18).
    TwentyFiveMove,
    /// Three pieces, a king among them, against a lone king for sixteen moves by each side (Q18).
    SixteenMove,
    /// One or two pieces, a king among them, against a lone king for five moves by each side (Q18).
    FiveMove,
    /// The third occurrence of a position (C5, C6).
    Threefold,
}

impl Reason {
    /// Returns the reason as C5 writes it: `fifty-move`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Reason::KingEliminated => "king-eliminated",
            Reason::NoMen => "no-men",
            Reason::NoMoves => "no-moves",
            Reason::Checkmate => "checkmate",
            Reason::Stalemate => "stalemate",
            Reason::BareKings => "bare-kings",
            Reason::DeadPosition => "dead-position",
            Reason::FiftyMove => "fifty-move",
            Reason::HundredMove => "hundred-move",
            Reason::TwentyFiveMove => "twenty-five-move",
            Reason::SixteenMove => "sixteen-move",
            Reason::FiveMove => "five-move",
            Reason::Threefold => "threefold",
        }
    }

    /// Returns whether the laws of the game only let a player claim this draw, so that games played elsewhere may
    /// go on after it (C4).
    pub(crate) const fn is_claim(self) -> bool {
        matches!(
            self,
            Reason::FiftyMove
                | Reason::HundredMove
                | Reason::TwentyFiveMove
                | Reason::SixteenMove
                | Reason::FiveMove
                | Reason::Threefold
        )
    }
}

impl Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for Reason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

/// The clock with which fifty moves by each side draw a chess-like game (C5).
pub(crate) const FIFTY_MOVES: u32 = 100;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Outcome {
    /// The winner; `None` for a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<Side>,
    /// Why it ended.
    pub reason: Reason,
}

impl Outcome {
    pub(crate) const fn draw(reason: Reason) -> Outcome {
        Outcome { winner: None, reason }
    }

    /// Returns the ending of a chess-like position in which both kings stand (C5). `material` is the draw that the
    /// pieces alone make.
    pub(crate) fn of_chess(
        turn: Side,
        can_move: bool,
        in_check: bool,
        material: Option<Reason>,
        clock: u32,
    ) -> Option<Outcome> {
        match (can_move, in_check) {
            (false, true) => Some(Outcome { winner: Some(turn.other()), reason: Reason::Checkmate }),
            (false, false) => Some(Outcome::draw(Reason::Stalemate)),
            (true, _) => {
                let fifty_moves = || (clock >= FIFTY_MOVES).then_some(Reason::FiftyMove);
                material.or_else(fifty_moves).map(Outcome::draw)
            }
        }
    }
}

impl Display for Outcome {
    /// Writes `white wins by checkmate` or `draw by stalemate`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.winner {
            Some(side) => write!(f, "{side} wins by {}", self.reason),
            None => write!(f, "draw by {}", self.reason),
        }
    }
}
