//! What every game has: the [`Game`] trait and the few types around it.

use crate::{Code, Error, Language, Side};
use serde::Serialize;
use std::fmt::{self, Debug, Display};
use std::str::FromStr;

/// Why a game is over; of those that hold together, the first of the list counts (C5, Q11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Reason {
    /// A rematerialization took the king's place (T21).
    KingEliminated,
    /// A side has no piece left (Q11).
    NoMen,
    /// The side to move cannot, and has lost, as in draughts (Q11).
    NoMoves,
    /// The king is attacked and there is no legal move (C5).
    Checkmate,
    /// The king is not attacked and there is no legal move (C5).
    Stalemate,
    /// Nothing but the two kings is left, Time Out included (C5).
    BareKings,
    /// Fifty moves of each side without a capture or a pawn move (C5).
    FiftyMove,
    /// A hundred moves of each side without a capture or a man's move (Q11).
    HundredMove,
    /// Twenty-five moves of each side without a capture or a man's move (Q18).
    TwentyFiveMove,
    /// The same position for the third time (C5, C6).
    Threefold,
}

impl Reason {
    /// The reason as C5 writes it: `fifty-move`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Reason::KingEliminated => "king-eliminated",
            Reason::NoMen => "no-men",
            Reason::NoMoves => "no-moves",
            Reason::Checkmate => "checkmate",
            Reason::Stalemate => "stalemate",
            Reason::BareKings => "bare-kings",
            Reason::FiftyMove => "fifty-move",
            Reason::HundredMove => "hundred-move",
            Reason::TwentyFiveMove => "twenty-five-move",
            Reason::Threefold => "threefold",
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Outcome {
    /// The winner; `None` is a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<Side>,
    /// Why.
    pub reason: Reason,
}

impl Outcome {
    /// The ending of a chess-like position in which both kings stand (C5).
    pub(crate) fn of_chess(
        turn: Side,
        can_move: bool,
        in_check: bool,
        is_bare: bool,
        clock: u32,
    ) -> Option<Outcome> {
        let (winner, reason) = match (can_move, in_check) {
            (false, true) => (Some(turn.other()), Reason::Checkmate),
            (false, false) => (None, Reason::Stalemate),
            (true, _) if is_bare => (None, Reason::BareKings),
            (true, _) if clock >= 100 => (None, Reason::FiftyMove),
            (true, _) => return None,
        };
        Some(Outcome { winner, reason })
    }
}

impl Display for Outcome {
    /// `white wins by checkmate`, `draw by stalemate`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.winner {
            Some(side) => write!(f, "{side} wins by {}", self.reason.as_str()),
            None => write!(f, "draw by {}", self.reason.as_str()),
        }
    }
}

/// A position of a game, with the rules to go on from it.
///
/// `Display` and `FromStr` are the position text (C2). Legality depends on the position alone (C4);
/// what depends on the history belongs to [`Session`](crate::Session).
///
/// It is open: a game of one's own that implements it is played by [`Session`](crate::Session) and counted by
/// [`perft`](crate::perft()). `examples/domineering.rs` is one, with nothing else in it.
///
/// ```
/// # #[cfg(feature = "timeout")] {
/// use hyperply::{Game, Language, timeout::Tower};
///
/// let mut game = Tower::start("timeout")?;
/// assert_eq!(game.count_moves(), 871);
/// let knight = game.parse_move("Nb1L1-c3L2", Language::English)?;
/// game.play(&knight)?;
/// assert_eq!(game.turn(), hyperply::Side::Black);
/// # }
/// # Ok::<(), hyperply::Error>(())
/// ```
pub trait Game: Clone + Eq + Debug + Display + FromStr<Err = Error> {
    /// A move that is legal in some position.
    type Move: Clone + Eq + Debug;

    /// The position from which a variant starts.
    ///
    /// # Errors
    ///
    /// If these are no positions of a variant with this id.
    fn start(variant: &str) -> Result<Self, Error>;

    /// The side to move. It does not always alternate (T23).
    fn turn(&self) -> Side;

    /// How the game ended, as far as the position alone tells (C5): everything but repetition.
    #[must_use]
    fn outcome(&self) -> Option<Outcome>;

    /// Appends all legal moves, each once; none if the game is over (C4).
    fn legal_moves_into(&self, out: &mut Vec<Self::Move>);

    /// The number of legal moves, without building them.
    #[must_use]
    fn count_moves(&self) -> u64;

    /// Plays a legal move. On any other move the position that results is unspecified.
    fn play_unchecked(&mut self, m: &Self::Move);

    /// Whether C6 calls both the same position: whatever counts is equal, and the clocks do not count.
    #[must_use]
    fn is_same(&self, other: &Self) -> bool;

    /// A 64-bit hash of what C6 calls the same position.
    fn key(&self) -> u64;

    /// How many steps ago the same position can have stood at most. What lies before cannot come back.
    fn reversible_steps(&self) -> usize {
        usize::MAX
    }

    /// The canonical text of a legal move (C3).
    #[must_use]
    fn move_text(&self, m: &Self::Move) -> String;

    /// Reads a move in any accepted form (C3). `language` decides where the text does not tell.
    ///
    /// # Errors
    ///
    /// Malformed texts, illegal moves (with the rule and the cells in the way), and texts that fit several
    /// legal moves (with the candidates).
    fn parse_move(&self, text: &str, language: Language) -> Result<Self::Move, Error>;

    /// All legal moves.
    fn legal_moves(&self) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        self.legal_moves_into(&mut moves);
        moves
    }

    /// The position after a legal move.
    ///
    /// # Errors
    ///
    /// If it is too complex to go on from (Q15).
    fn after(&self, m: &Self::Move) -> Result<Self, Error> {
        let mut next = self.clone();
        next.play_unchecked(m);
        next.check()?;
        Ok(next)
    }

    /// Plays a move.
    ///
    /// # Errors
    ///
    /// If the move is not legal here or leads to a position that is too complex; the position is as before.
    fn play(&mut self, m: &Self::Move) -> Result<(), Error> {
        if let Some(outcome) = self.outcome() {
            return Err(game_over(outcome));
        }
        if !self.legal_moves().contains(m) {
            return Err(Error::new(Code::IllegalMove, "the move is not legal in this position"));
        }
        *self = self.after(m)?;
        Ok(())
    }

    /// Whether the position is simple enough to go on from (Q15). Only [`Game::play_unchecked`] leads to one
    /// that is not; it lists no moves.
    ///
    /// # Errors
    ///
    /// If it is too complex.
    fn check(&self) -> Result<(), Error> {
        Ok(())
    }

    /// How much work it is to list the moves, in states of Q15: sixteen moves are listed in about the time of one.
    fn effort(&self) -> u64 {
        self.count_moves() / 16
    }

    /// Drops what is kept of that work, which is done again when it is asked for.
    fn forget(&mut self) {}

    /// Where a position may stand only once in a game (Q12): all moves, whatever the clock says, and among
    /// them those that the history forbids. `None` where repetition draws (C5).
    fn unrepeatable_moves(&self) -> Option<Vec<Self::Move>> {
        None
    }

    /// Whether a legal move could bring about a position that has stood before and may not come back (Q12);
    /// answered at a glance, so that few moves are looked up in the history.
    fn could_repeat(&self, _: &Self::Move) -> bool {
        false
    }
}

pub(crate) fn game_over(outcome: Outcome) -> Error {
    Error::new(Code::GameOver, format!("the game is over: {outcome}")).with_rule("C4")
}
