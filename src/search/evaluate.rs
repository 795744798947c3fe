//! What a search asks about a game beyond its rules, and how a position is evaluated.

use crate::Side;
use crate::game::Game;

/// A feature's values in the opening and in the endgame, in hundredths of a pawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Weight(pub i16, pub i16);

impl Weight {
    /// Returns the value halfway between the two.
    pub(crate) const fn mean(self) -> i32 {
        (self.0 as i32 + self.1 as i32) / 2
    }
}

/// Receives the features of a position: `count` times the feature with a number, negative for Black.
pub trait Tally {
    /// Adds a feature `count` times.
    fn add(&mut self, feature: usize, count: i32);
}

/// The value of [`Evaluate::phase`] at the start of a game.
pub const OPEN: i32 = 256;

/// Returns the [`Evaluate::phase`] of a game by the worth of its pieces, which is `most` at the start. Promotions can
/// make it more.
pub(crate) fn phase_of(pieces: i32, most: i32) -> i32 {
    (pieces * OPEN / most).min(OPEN)
}

/// The evaluation of a position from White's side, as a sum of weights.
pub(super) struct Sum<'a> {
    weights: &'a [Weight],
    open: i32,
    end: i32,
}

impl Tally for Sum<'_> {
    #[inline(always)]
    fn add(&mut self, feature: usize, count: i32) {
        let Weight(open, end) = self.weights[feature];
        self.open += count * i32::from(open);
        self.end += count * i32::from(end);
    }
}

/// A game that can be searched. Its answers about positions and moves serve the search alone, and never
/// decide what is legal. `Send` and `Sync` let a search continue in another thread.
pub trait Evaluate: Game<Move: Copy + Send + Sync> + Send + Sync + 'static {
    /// The groups of features, each with its size. [`Tally::add`] numbers the features in this order.
    const FEATURES: &'static [(&'static str, usize)];

    /// The number of different [`Evaluate::slot`]s.
    const SLOTS: usize;

    /// Returns the learned weights of the features for this variant.
    fn weights(&self) -> &'static [Weight];

    /// Counts the features of the position: White's minus Black's.
    fn tally(&self, tally: &mut impl Tally);

    /// Returns how far the game is from its end: from [`OPEN`] at the start to 0 when little is left, never more
    /// or less.
    fn phase(&self) -> i32;

    /// Appends the legal moves that capture or promote.
    fn noisy_moves_into(&self, out: &mut Vec<Self::Move>);

    /// Appends the noisy legal moves or the quiet ones. It may leave out all but one of several moves that
    /// are equally good for certain.
    fn distinct_moves_into(&self, noisy: bool, out: &mut Vec<Self::Move>) {
        if noisy {
            return self.noisy_moves_into(out);
        }
        let before = out.len();
        self.legal_moves_into(out);
        let mut at = 0;
        out.retain(|m| {
            at += 1;
            at <= before || !self.is_noisy(m)
        });
    }

    /// Returns whether a move is legal. The move was legal in some position.
    fn is_legal(&self, m: &Self::Move) -> bool {
        self.legal_moves().contains(m)
    }

    /// Returns whether a move captures or promotes.
    fn is_noisy(&self, m: &Self::Move) -> bool;

    /// Returns whether a move takes a piece off the board that may come back (T15).
    fn leaves_board(&self, _: &Self::Move) -> bool {
        false
    }

    /// Returns what a noisy move wins immediately, in hundredths of a pawn; 0 for quiet moves.
    fn gain(&self, m: &Self::Move) -> i32;

    /// Returns what the opponent wins by capturing the piece that has moved, in hundredths of a pawn,
    /// wherever it then stands; 0 if no piece can.
    fn risk(&self, m: &Self::Move) -> i32;

    /// Returns whether a move whose [`Evaluate::gain`] is known loses more than that if both sides keep
    /// capturing on its cell.
    fn loses(&self, m: &Self::Move, gain: i32) -> bool {
        gain < self.risk(m)
    }

    /// Returns whether the side to move has to react: to a check, or with a compulsory capture.
    fn is_pressed(&self) -> bool;

    /// Returns whether to ask for the outcome before looking at moves: only bare kings, a clock that has run
    /// out, a king that is gone.
    fn is_settled(&self) -> bool;

    /// Passes the turn without a move; returns false if that makes no sense here.
    fn pass(&mut self) -> bool;

    /// Returns a number that groups similar moves, usually by piece and target. The search remembers by it
    /// which moves were good.
    fn slot(&self, m: &Self::Move) -> usize;

    /// Adds to each first move what it is worth beyond the horizon of the search, in hundredths of a pawn.
    /// `past` holds the keys of the earlier positions that could come back.
    fn look_beyond(&self, _moves: &[Self::Move], _past: &[u64], _more: &mut [i32]) {}

    /// Returns the value of the position for the side to move, in hundredths of a pawn.
    fn evaluate(&self) -> i32 {
        let mut sum = Sum { weights: self.weights(), open: 0, end: 0 };
        self.tally(&mut sum);
        let phase = self.phase();
        let white = (sum.open * phase + sum.end * (OPEN - phase)) / OPEN;
        match self.turn() {
            Side::White => white,
            Side::Black => -white,
        }
    }
}
