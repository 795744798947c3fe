//! A position as the search sees it, whatever its type, so that games with the same moves share one search.
//! If the search were compiled for each type of position, the module of Time Out chess would grow by 15 kB.

use super::evaluate::Evaluate;
use super::score::MOST_VALUE;
use crate::Side;
use crate::game::Game;
use crate::outcome::Outcome;
use std::any::Any;

/// What the search asks of a position with a type of moves; [`Evaluate`] has the meanings.
pub(super) trait Node<M>: Any + Send + Sync {
    /// Makes this the position after a move of another position.
    fn set_after(&mut self, before: &dyn Node<M>, m: &M);

    /// Makes this another position after a passed turn; returns false if that makes no sense there.
    fn set_passed(&mut self, before: &dyn Node<M>) -> bool;

    fn turn(&self) -> Side;
    fn outcome(&self) -> Option<Outcome>;
    fn key(&self) -> u64;
    fn reversible_steps(&self) -> usize;
    fn forbids_repetition(&self) -> bool;
    fn could_repeat(&self, m: &M) -> bool;
    fn legal_moves_into(&self, out: &mut Vec<M>);
    fn noisy_moves_into(&self, out: &mut Vec<M>);
    fn distinct_moves_into(&self, noisy: bool, out: &mut Vec<M>);
    fn is_legal(&self, m: &M) -> bool;
    fn is_noisy(&self, m: &M) -> bool;
    fn leaves_board(&self, m: &M) -> bool;
    fn gain(&self, m: &M) -> i32;
    fn loses(&self, m: &M, gain: i32) -> bool;
    fn is_pressed(&self) -> bool;
    fn is_settled(&self) -> bool;
    fn slot(&self, m: &M) -> usize;
    fn look_beyond(&self, moves: &[M], past: &[u64], more: &mut [i32]);
    fn phase(&self) -> i32;

    /// Returns the value of the position, at most [`MOST_VALUE`].
    fn evaluate(&self) -> i32;

    /// Returns whether it is simple enough to go on from (Q15).
    fn is_sound(&self) -> bool;

    /// Returns whether a move wins at once.
    fn wins_by(&self, m: &M) -> bool;
}

/// Returns the other position with its own type: all positions of a search have the type of the first.
fn same<M: 'static, G: Any>(node: &dyn Node<M>) -> &G {
    (node as &dyn Any).downcast_ref().expect("positions of one game")
}

/// Answers as the position itself does.
macro_rules! answers {
    ($of:ident: $(fn $name:ident($($arg:ident: $type:ty),*) $(-> $answer:ty)?;)+) => {
        $(fn $name(&self, $($arg: $type),*) $(-> $answer)? {
            $of::$name(self, $($arg),*)
        })+
    };
}

impl<G: Evaluate> Node<G::Move> for G {
    fn set_after(&mut self, before: &dyn Node<G::Move>, m: &G::Move) {
        self.clone_from(same(before));
        self.play_unchecked(m);
    }

    fn set_passed(&mut self, before: &dyn Node<G::Move>) -> bool {
        self.clone_from(same(before));
        self.pass()
    }

    answers! { Game:
        fn turn() -> Side;
        fn outcome() -> Option<Outcome>;
        fn key() -> u64;
        fn reversible_steps() -> usize;
        fn forbids_repetition() -> bool;
        fn could_repeat(m: &G::Move) -> bool;
        fn legal_moves_into(out: &mut Vec<G::Move>);
    }

    answers! { Evaluate:
        fn noisy_moves_into(out: &mut Vec<G::Move>);
        fn distinct_moves_into(noisy: bool, out: &mut Vec<G::Move>);
        fn is_legal(m: &G::Move) -> bool;
        fn is_noisy(m: &G::Move) -> bool;
        fn leaves_board(m: &G::Move) -> bool;
        fn gain(m: &G::Move) -> i32;
        fn loses(m: &G::Move, gain: i32) -> bool;
        fn is_pressed() -> bool;
        fn is_settled() -> bool;
        fn slot(m: &G::Move) -> usize;
        fn look_beyond(moves: &[G::Move], past: &[u64], more: &mut [i32]);
        fn phase() -> i32;
    }

    fn evaluate(&self) -> i32 {
        Evaluate::evaluate(self).clamp(-MOST_VALUE, MOST_VALUE)
    }

    fn is_sound(&self) -> bool {
        self.check().is_ok()
    }

    fn wins_by(&self, m: &G::Move) -> bool {
        let outcome = self.after(m).ok().and_then(|after| Game::outcome(&after));
        outcome.is_some_and(|outcome| outcome.winner == Some(Game::turn(self)))
    }
}
