//! Wins by force, proved by looking at every move and every answer with nothing but the rules.

use crate::game::Game;
use crate::{Error, Side};

/// More moves than this are tried as they come, so that no step takes long.
const MOST_ORDERED: usize = 1000;

/// Looks whether a side wins within a number of its own moves, whatever the other side does.
///
/// It looks a little at a time, and needs the memory of one line of moves. It knows the position alone, not
/// the repetitions of a game.
#[derive(Clone, Debug)]
pub(super) struct Proof<G: Game> {
    us: Side,
    /// The line: `plies[..length]`, and others to be used again.
    plies: Vec<Ply<G>>,
    length: usize,
    /// Whether the position after the line is won; none if that is to be found out.
    verdict: Option<bool>,
    nodes: u64,
}

/// A position of the line.
#[derive(Clone, Debug)]
struct Ply<G: Game> {
    position: G,
    /// The number of moves with which we have to win from here.
    left: u32,
    moves: Vec<G::Move>,
    /// The number of answers to each of them, if what leaves few answers comes first.
    answers: Vec<u64>,
    /// The index of the move that is looked at.
    at: usize,
    /// The last answer at this place of a line that kept us from winning.
    refutation: Option<G::Move>,
}

impl<G: Game> Ply<G> {
    /// Puts the move that leaves the fewest answers next: it is the likeliest to win.
    fn choose(&mut self) {
        let mut best = self.at;
        for (at, answers) in self.answers.iter().enumerate().skip(self.at) {
            if *answers < self.answers[best] {
                best = at;
            }
        }
        if best != self.at {
            self.moves.swap(self.at, best);
            self.answers.swap(self.at, best);
        }
    }
}

impl<G: Game> Proof<G> {
    /// Creates a proof of wins of a side.
    pub(super) fn new(us: Side) -> Self {
        Proof { us, plies: Vec::new(), length: 0, verdict: Some(false), nodes: 0 }
    }

    /// Begins to look whether the side wins from a position with at most so many of its own moves.
    pub(super) fn begin(&mut self, position: G, moves: u32) {
        self.length = 0;
        self.put(position, moves);
    }

    /// Returns the number of positions that it has looked at, in all questions.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns how much of the present question is done, from 0 to 1.
    pub(super) fn progress(&self) -> f64 {
        let (mut done, mut share) = (0.0, 1.0);
        for ply in &self.plies[..self.length] {
            share /= ply.moves.len().max(1) as f64;
            done += share * ply.at as f64;
        }
        if self.verdict.is_some() && self.length == 0 { 1.0 } else { done }
    }

    /// Looks at positions until it has looked at so many in all; returns the answer, or `None` if it is not
    /// known yet.
    ///
    /// # Errors
    ///
    /// Fails if a position on the way is too complex to continue from (Q15).
    pub(super) fn go_on(&mut self, until: u64) -> Result<Option<bool>, Error> {
        loop {
            if let Some(is_won) = self.verdict {
                let Some(last) = self.length.checked_sub(1) else { return Ok(Some(is_won)) };
                self.take(last, is_won);
            } else if self.nodes < until {
                self.verdict = self.look()?;
            } else {
                return Ok(None);
            }
        }
    }

    /// Puts a position after the line, to be looked at.
    fn put(&mut self, position: G, left: u32) {
        if self.plies.len() == self.length {
            let (moves, answers) = (Vec::new(), Vec::new());
            self.plies.push(Ply { position, left, moves, answers, at: 0, refutation: None });
        } else {
            let ply = &mut self.plies[self.length];
            (ply.position, ply.left) = (position, left);
        }
        self.verdict = None;
    }

    /// Looks at the position after the line: it is decided, or its first move follows.
    fn look(&mut self) -> Result<Option<bool>, Error> {
        self.nodes += 1;
        let Ply { position, left, moves, answers, at, refutation } = &mut self.plies[self.length];
        *at = 0;
        moves.clear();
        answers.clear();
        let has_moves = if *left > 0 {
            position.legal_moves_into(moves);
            !moves.is_empty()
        } else {
            position.count_moves() > 0
        };
        if !has_moves {
            position.check()?;
            return Ok(Some(position.outcome().is_some_and(|outcome| outcome.winner == Some(self.us))));
        }
        if *left == 0 {
            return Ok(Some(false));
        }
        if position.turn() != self.us {
            let known = refutation.as_ref().and_then(|known| moves.iter().position(|m| m == known));
            moves.swap(0, known.unwrap_or(0));
        } else if *left > 1 && moves.len() <= MOST_ORDERED {
            answers.extend(moves.iter().map(|m| played(position, m).count_moves()));
        }
        self.length += 1;
        self.play();
        Ok(None)
    }

    /// Puts the position after the next move of the last ply.
    fn play(&mut self) {
        let ply = &mut self.plies[self.length - 1];
        ply.choose();
        let left = ply.left - u32::from(ply.position.turn() == self.us);
        let after = played(&ply.position, &ply.moves[ply.at]);
        self.put(after, left);
    }

    /// Uses what is known of the position after the current move of the last ply.
    fn take(&mut self, last: usize, is_won: bool) {
        let ply = &mut self.plies[last];
        let ours = ply.position.turn() == self.us;
        ply.at += 1;
        if is_won != ours && ply.at < ply.moves.len() {
            self.play();
            return;
        }
        if !ours && !is_won {
            ply.refutation = Some(ply.moves[ply.at - 1].clone());
        }
        self.length = last;
    }
}

/// Returns the position after a legal move.
pub(super) fn played<G: Game>(position: &G, m: &G::Move) -> G {
    let mut after = position.clone();
    after.play_unchecked(m);
    after
}
