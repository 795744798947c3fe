//! All moves that win by force, with the least number of moves.

use super::proof::{Proof, played};
use crate::game::Game;
use crate::{Error, Side};

/// A proved win by force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mate<M> {
    /// The number of its own moves with which the side wins against the best defense.
    pub moves: u32,
    /// Where the side is to move, every move that wins with this number; where the other side is to move,
    /// all its legal moves, those that last longest first. Each comes with the number of the winner's moves
    /// that are then still needed: 0 if the game is over.
    pub list: Vec<(M, u32)>,
}

/// Looks for all moves with which a side wins by force, by looking at every move and every answer.
///
/// A win is any that the position decides (C5, Q11): checkmate, a king annihilated, or in draughts and Quarx
/// a side that has no pieces or no moves left. All moves of the winner count, also those of a speed series
/// (T23). It looks a little at a time, needs the memory of one line of moves, and knows the position alone,
/// not the repetitions of a game.
#[derive(Clone, Debug)]
pub struct Mates<G: Game> {
    position: G,
    /// 1 where the winner is to move, 0 where the other side is.
    ours: u32,
    most: u32,
    proof: Proof<G>,
    /// The number of the winner's moves, one of these included, with which they are tried.
    tried: u32,
    moves: Vec<G::Move>,
    /// The number of the winner's moves that are needed after each of them, if it is known.
    left: Vec<Option<u32>>,
    /// The index of the move that is tried.
    at: usize,
    is_over: bool,
}

impl<G: Game> Mates<G> {
    /// Begins to look for wins of a side with at most so many of its own moves. The other side may be to
    /// move: then all its moves have to lose.
    pub fn new(position: &G, winner: Side, most: u32) -> Self {
        let ours = u32::from(position.turn() == winner);
        let moves = position.legal_moves();
        let mut mates = Mates {
            position: position.clone(),
            ours,
            most,
            proof: Proof::new(winner),
            tried: ours,
            left: vec![None; moves.len()],
            at: 0,
            is_over: moves.is_empty() || most < ours,
            moves,
        };
        mates.begin();
        mates
    }

    /// Looks at about so many positions more; returns whether all is known.
    ///
    /// # Errors
    ///
    /// Fails if a position on the way is too complex to continue from (Q15).
    pub fn go_on(&mut self, nodes: u64) -> Result<bool, Error> {
        let until = self.nodes().saturating_add(nodes);
        while !self.is_over {
            let Some(wins) = self.proof.go_on(until)? else { return Ok(false) };
            if wins {
                self.left[self.at] = Some(self.tried - self.ours);
            }
            self.at += 1;
            self.begin();
        }
        self.position.check().map(|()| true)
    }

    /// Begins to look at the next move of which nothing is known, if all is not known yet.
    fn begin(&mut self) {
        while !self.is_over {
            if self.at == self.moves.len() {
                self.is_over = self.is_found() || self.tried == self.most;
                (self.tried, self.at) = (self.tried + u32::from(!self.is_over), 0);
            } else if self.left[self.at].is_some() {
                self.at += 1;
            } else {
                let after = played(&self.position, &self.moves[self.at]);
                return self.proof.begin(after, self.tried - self.ours);
            }
        }
    }

    fn is_found(&self) -> bool {
        if self.ours > 0 {
            self.left.iter().any(Option::is_some)
        } else {
            self.left.iter().all(Option::is_some)
        }
    }

    /// Returns what is proved: `None` if the side does not win, or if that is not known yet.
    pub fn mate(&self) -> Option<Mate<G::Move>> {
        let moves = self.found()?;
        let list = (0..=moves).rev().flat_map(|n| {
            let lasting = self.known().filter(move |(_, left)| *left == Some(n));
            lasting.map(move |(m, _)| (m.clone(), n))
        });
        Some(Mate { moves, list: list.collect() })
    }

    /// Returns the least number of moves that win, if the side wins and that is known.
    pub(crate) fn found(&self) -> Option<u32> {
        let is_won = self.is_over && !self.moves.is_empty() && self.most >= self.ours && self.is_found();
        is_won.then_some(self.tried)
    }

    /// Returns each move with the number of the winner's moves that are needed after it, if it is known.
    pub(crate) fn known(&self) -> impl Iterator<Item = (&G::Move, Option<u32>)> {
        self.moves.iter().zip(self.left.iter().copied())
    }

    /// Returns the number of positions that it has looked at.
    pub fn nodes(&self) -> u64 {
        self.proof.nodes()
    }

    /// Returns the number of moves with which it tries to win now, and how much of that is done, from 0 to 1.
    pub fn progress(&self) -> (u32, f64) {
        let done = (self.at as f64 + self.proof.progress()) / self.moves.len().max(1) as f64;
        (self.tried, if self.is_over { 1.0 } else { done })
    }
}

/// Returns all moves with which the side to move wins by force in the least number of moves, `most` at most;
/// `None` if there are none, which is then proved. It blocks its thread; see [`Mates`] for the meaning, and to
/// look a little at a time.
///
/// ```
/// # #[cfg(feature = "timeout")] {
/// use hyperply::{Game, search::mates, timeout::Flat};
///
/// let position: Flat = "chess 7k/8/8/6K1/8/8/8/R7 w - - 0 1".parse()?;
/// let mate = mates(&position, 3)?.unwrap();
/// let texts: Vec<String> = mate.list.iter().map(|(m, _)| position.move_text(m)).collect();
/// assert_eq!((mate.moves, texts.join(" ")), (2, "Kg5-g6".to_string()));
/// # }
/// # Ok::<(), hyperply::Error>(())
/// ```
///
/// # Errors
///
/// Fails if a position on the way is too complex to continue from (Q15).
pub fn mates<G: Game>(position: &G, most: u32) -> Result<Option<Mate<G::Move>>, Error> {
    let mut mates = Mates::new(position, position.turn(), most);
    mates.go_on(u64::MAX)?;
    Ok(mates.mate())
}
