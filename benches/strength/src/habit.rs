//! Habits of a player, to find out what they cost: it keeps its pawns on the board for a while, or believes that pawns in
//! Time Out are worth more or less.

use hyperply::search::{Evaluate, Tally, Weight};
use hyperply::{Error, Game, Language, Outcome, Side};
use std::fmt::{Display, Formatter};
use std::str::FromStr;

/// What a player does otherwise.
#[derive(Clone, Copy, Debug, Default)]
pub struct Habit {
    /// It sends no pawn into Time Out in so many of its first moves.
    pub keep: usize,
    /// A pawn in Time Out is worth so many hundredths of a pawn more to it.
    pub away: i16,
}

/// The feature that is a pawn in Time Out: the last piece of its group.
const AWAY: &str = "in Time Out";
const PAWN: usize = 5;

impl Habit {
    /// Returns the weights as it sees them.
    pub fn weights<G: Evaluate>(&self, game: &G) -> &'static [Weight] {
        let before = G::FEATURES.iter().take_while(|(name, _)| *name != AWAY);
        let at = before.map(|(_, count)| count).sum::<usize>() + PAWN;
        let mut weights = game.weights().to_vec();
        match weights.get_mut(at) {
            Some(Weight(open, end)) if self.away != 0 => {
                (*open, *end) = (*open + self.away, *end + self.away)
            }
            _ => return game.weights(),
        }
        weights.leak()
    }
}

/// A position as a player with habits sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen<G> {
    pub position: G,
    /// The player's side, and in how many more moves it keeps its pawns.
    pub side: Side,
    pub keep: usize,
    pub weights: &'static [Weight],
}

impl<G: Evaluate> Seen<G> {
    fn is_bound(&self) -> bool {
        self.keep > 0 && self.position.turn() == self.side
    }

    fn allows(&self, m: &G::Move) -> bool {
        !self.position.leaves_board(m) || !self.position.move_text(m).starts_with('P')
    }

    /// Leaves out what is not allowed of the moves after the first `before`.
    fn sift(&self, before: usize, out: &mut Vec<G::Move>) {
        if self.is_bound() {
            let mut at = 0;
            out.retain(|m| {
                at += 1;
                at <= before || self.allows(m)
            });
        }
    }
}

impl<G: Display> Display for Seen<G> {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        self.position.fmt(f)
    }
}

impl<G: Evaluate> FromStr for Seen<G> {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let position: G = text.parse()?;
        Ok(Seen { side: position.turn(), keep: 0, weights: position.weights(), position })
    }
}

/// Answers as the position itself does.
macro_rules! answers {
    ($(fn $name:ident($($arg:ident: $type:ty),*) $(-> $answer:ty)?;)+) => {
        $(fn $name(&self, $($arg: $type),*) $(-> $answer)? {
            self.position.$name($($arg),*)
        })+
    };
}

impl<G: Evaluate> Game for Seen<G> {
    type Move = G::Move;

    answers! {
        fn turn() -> Side;
        fn outcome() -> Option<Outcome>;
        fn reversible_steps() -> usize;
        fn move_text(m: &G::Move) -> String;
        fn parse_move(text: &str, language: Language) -> Result<G::Move, Error>;
        fn check() -> Result<(), Error>;
        fn effort() -> u64;
        fn forbids_repetition() -> bool;
        fn unrepeatable_moves() -> Option<Vec<G::Move>>;
        fn could_repeat(m: &G::Move) -> bool;
    }

    fn start(variant: &str) -> Result<Self, Error> {
        G::start(variant)?.to_string().parse()
    }

    fn legal_moves_into(&self, out: &mut Vec<G::Move>) {
        let before = out.len();
        self.position.legal_moves_into(out);
        self.sift(before, out);
    }

    fn count_moves(&self) -> u64 {
        self.legal_moves().len() as u64
    }

    fn play_unchecked(&mut self, m: &G::Move) {
        self.keep -= usize::from(self.is_bound());
        self.position.play_unchecked(m);
    }

    fn is_same(&self, other: &Self) -> bool {
        self.keep == other.keep && self.position.is_same(&other.position)
    }

    fn key(&self) -> u64 {
        self.position.key() ^ (self.keep as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

impl<G: Evaluate> Evaluate for Seen<G> {
    const FEATURES: &'static [(&'static str, usize)] = G::FEATURES;
    const SLOTS: usize = G::SLOTS;

    answers! {
        fn tally(tally: &mut impl Tally);
        fn phase() -> i32;
        fn noisy_moves_into(out: &mut Vec<G::Move>);
        fn is_noisy(m: &G::Move) -> bool;
        fn leaves_board(m: &G::Move) -> bool;
        fn gain(m: &G::Move) -> i32;
        fn risk(m: &G::Move) -> i32;
        fn loses(m: &G::Move, gain: i32) -> bool;
        fn is_pressed() -> bool;
        fn is_settled() -> bool;
        fn slot(m: &G::Move) -> usize;
        fn look_beyond(moves: &[G::Move], past: &[u64], more: &mut [i32]);
    }

    fn weights(&self) -> &'static [Weight] {
        self.weights
    }

    fn distinct_moves_into(&self, noisy: bool, out: &mut Vec<G::Move>) {
        let before = out.len();
        self.position.distinct_moves_into(noisy, out);
        self.sift(before, out);
    }

    fn is_legal(&self, m: &G::Move) -> bool {
        self.position.is_legal(m) && (!self.is_bound() || self.allows(m))
    }

    fn pass(&mut self) -> bool {
        self.position.pass()
    }
}
