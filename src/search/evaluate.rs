//! What a search asks of a game beyond its rules, and how a position is weighed.

use crate::Side;
use crate::game::Game;

/// A value for the open game and one for the endgame, in hundredths of a pawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Weight(pub i16, pub i16);

impl Weight {
    /// What lies between the two.
    pub(crate) const fn mean(self) -> i32 {
        (self.0 as i32 + self.1 as i32) / 2
    }
}

/// Takes what stands for and against a side: `count` times the feature of a number, negative for Black.
pub trait Tally {
    /// Adds a feature so many times.
    fn add(&mut self, feature: usize, count: i32);
}

/// The whole of the open game in the units of [`Evaluate::phase`].
pub const OPEN: i32 = 256;

/// The worth of positions, from White's side, as the weights have it.
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

/// A game that can be searched: what it says of positions and moves is for the search alone, and decides nothing of
/// what is legal. A search can go on in another thread, hence `Send` and `Sync`.
pub trait Evaluate: Game<Move: Copy + Send + Sync> + Send + Sync + 'static {
    /// The groups of features, with the number of each: what [`Tally::add`] counts, in this order.
    const FEATURES: &'static [(&'static str, usize)];

    /// How many different [`Evaluate::slot`]s there are.
    const SLOTS: usize;

    /// The learned weights of the features, for this variant.
    fn weights(&self) -> &'static [Weight];

    /// Counts the features of the position: White's, less Black's.
    fn tally(&self, tally: &mut impl Tally);

    /// How far the game is from its end: [`OPEN`] at the start, 0 when little is left.
    fn phase(&self) -> i32;

    /// Appends the legal moves that take something or promote.
    fn noisy_moves_into(&self, out: &mut Vec<Self::Move>);

    /// Appends the legal moves that are noisy, or those that are not. Of moves between which nothing decides it may leave
    /// out all but one.
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

    /// Whether the move is legal; the move was so in some position.
    fn is_legal(&self, m: &Self::Move) -> bool {
        self.legal_moves().contains(m)
    }

    /// Whether a move takes something or promotes.
    fn is_noisy(&self, m: &Self::Move) -> bool;

    /// What such a move wins at once, in hundredths of a pawn; 0 for quiet moves.
    fn gain(&self, m: &Self::Move) -> i32;

    /// What the opponent wins if the answer takes the piece that has moved, wherever it stands then; 0 if none can.
    fn risk(&self, m: &Self::Move) -> i32;

    /// Whether a move, whose [`Evaluate::gain`] is known, loses more than that if both sides go on taking on that cell.
    fn loses(&self, m: &Self::Move, gain: i32) -> bool {
        gain < self.risk(m)
    }

    /// Whether the side to move has to answer something now: a check, a capture that must be made.
    fn is_pressed(&self) -> bool;

    /// Whether to ask for the outcome before moves are looked at: bare kings, a clock, a king that is gone.
    fn is_settled(&self) -> bool;

    /// Hands the move over without a move; false if that makes no sense here.
    fn pass(&mut self) -> bool;

    /// A number for moves of a kind, by which the search remembers what was good: the piece and where it goes.
    fn slot(&self, m: &Self::Move) -> usize;

    /// Whether a position may stand only once in a game (Q12).
    fn forbids_repetition(&self) -> bool {
        false
    }

    /// Adds what first moves are worth beyond what a search can see, in hundredths of a pawn: what takes more moves than it
    /// looks ahead. `past` are the keys of the positions before this one that could come back.
    fn look_beyond(&self, _moves: &[Self::Move], _past: &[u64], _more: &mut [i32]) {}

    /// What the position is worth to the side to move, in hundredths of a pawn.
    fn evaluate(&self) -> i32 {
        let mut sum = Sum { weights: self.weights(), open: 0, end: 0 };
        self.tally(&mut sum);
        let phase = self.phase().clamp(0, OPEN);
        let white = (sum.open * phase + sum.end * (OPEN - phase)) / OPEN;
        match self.turn() {
            Side::White => white,
            Side::Black => -white,
        }
    }
}
