//! The trait [`Game`], which every game implements, and the few types around it.

use crate::outcome::{Outcome, Reason};
use crate::words::say;
use crate::{Code, Error, Language, Side};
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// A position of a game, with the rules for playing on.
///
/// `Display` writes the position text and `FromStr` reads it (C2). Legality depends on the position alone
/// (C4); everything that depends on the history belongs to [`Session`](crate::Session).
///
/// The trait is open: implement it for a game of your own, and [`Session`](crate::Session) plays it and
/// [`perft`](crate::perft()) counts its moves. `examples/domineering.rs` is such a game, with nothing else in
/// it.
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

    /// Returns the position from which a variant starts.
    ///
    /// # Errors
    ///
    /// Fails if this type has no variant with this id.
    fn start(variant: &str) -> Result<Self, Error>;

    /// Returns the side to move. Sides do not always alternate (T23).
    fn turn(&self) -> Side;

    /// Returns how the game ended, as far as the position alone decides (C5): every ending
    /// but those by repetition and by the length of an endgame.
    #[must_use]
    fn outcome(&self) -> Option<Outcome>;

    /// Appends every legal move once; none if the game is over (C4).
    fn legal_moves_into(&self, out: &mut Vec<Self::Move>);

    /// Returns the number of legal moves, without building them.
    #[must_use]
    fn count_moves(&self) -> u64;

    /// Appends every move that would be legal if no draw had ended the game (C7).
    fn moves_despite_draws_into(&self, out: &mut Vec<Self::Move>) {
        self.legal_moves_into(out);
    }

    /// Returns the number of those moves, without building them.
    #[must_use]
    fn count_despite_draws(&self) -> u64 {
        self.count_moves()
    }

    /// Plays a legal move. Any other move leads to an unspecified position.
    fn play_unchecked(&mut self, m: &Self::Move);

    /// Returns whether C6 calls both positions the same: everything that counts is equal. Clocks do not
    /// count.
    #[must_use]
    fn is_same(&self, other: &Self) -> bool;

    /// Returns a 64-bit hash of everything that counts for C6.
    #[must_use]
    fn key(&self) -> u64;

    /// Returns the largest number of steps since which the same position can have occurred. No earlier
    /// position can come back.
    fn reversible_steps(&self) -> usize {
        usize::MAX
    }

    /// Returns the canonical text of a legal move (C3).
    #[must_use]
    fn move_text(&self, m: &Self::Move) -> String;

    /// Reads a move in any accepted form (C3). `language` decides if the text itself does not tell.
    ///
    /// # Errors
    ///
    /// Fails on malformed texts, on illegal moves (with the rule and the cells in the way), and on texts that
    /// fit several legal moves (with the candidates).
    fn parse_move(&self, text: &str, language: Language) -> Result<Self::Move, Error>;

    /// Returns all legal moves.
    #[must_use]
    fn legal_moves(&self) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        self.legal_moves_into(&mut moves);
        moves
    }

    /// Returns the position after a legal move.
    ///
    /// # Errors
    ///
    /// Fails if that position is too complex to continue from (Q15).
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
    /// Fails if the move is not legal here or leads to a position that is too complex (Q15). The position is
    /// then unchanged.
    fn play(&mut self, m: &Self::Move) -> Result<(), Error> {
        if !self.legal_moves().contains(m) {
            let over = self.outcome().map(game_over);
            return Err(over.unwrap_or_else(|| Error::of(Code::IllegalMove, say::NotLegal {})));
        }
        *self = self.after(m)?;
        Ok(())
    }

    /// Checks that the position is simple enough to continue from (Q15). Only [`Game::play_unchecked`] can
    /// lead to one that is not, and such a position lists no moves.
    ///
    /// # Errors
    ///
    /// Fails if the position is too complex.
    fn check(&self) -> Result<(), Error> {
        Ok(())
    }

    /// Returns the work of listing the moves, measured in states of Q15. Listing sixteen moves takes about as
    /// long as one state.
    fn effort(&self) -> u64 {
        self.count_moves() / 16
    }

    /// Drops cached results of that work, which is repeated when they are needed.
    fn forget(&mut self) {}

    /// Returns the position as if its clock had just begun, so that a game in which nobody claimed the draw can go
    /// on; `None` if it is drawn without a claim (C4). `repetitions` tells how often it has occurred.
    fn unclaimed(&self, repetitions: usize) -> Option<Self> {
        let _ = repetitions;
        Some(self.clone())
    }

    /// Returns after how many steps an endgame with this balance of pieces is drawn, and the reason; `None` if it is
    /// not limited (Q18).
    fn longest_endgame(&self) -> Option<(usize, Reason)> {
        None
    }

    /// Returns whether no position may occur twice in a game (Q12). Elsewhere repetition is a draw (C5).
    #[must_use]
    fn forbids_repetition(&self) -> bool {
        false
    }

    /// Returns, in games where no position may occur twice, all moves regardless of the clock, including those
    /// that the history forbids; `None` in other games.
    fn unrepeatable_moves(&self) -> Option<Vec<Self::Move>> {
        None
    }

    /// Returns whether a legal move could bring back a position that may not come back. A quick answer,
    /// so that few moves have to be looked up in the history.
    fn could_repeat(&self, _: &Self::Move) -> bool {
        false
    }
}

pub(crate) fn game_over(outcome: Outcome) -> Error {
    Error::of(Code::GameOver, say::GameOver { outcome }).with_rule("C4")
}
