//! Wins by force, as solutions of puzzles.

use super::solution::{Answer, Solution};
use hyperply::catalog::{AnyGame, AnyMove};
use hyperply::search::{Mate, Mates};
use hyperply::{Game, Side};
use std::cmp::Reverse;

/// Why a position is no puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// Too many moves would have to be looked at.
    TooLong,
    /// Nothing is won, or in more than one way.
    NotUnique,
}

/// As many answers are named one by one, even if all others have the same reply.
const NAMED: usize = 2;

/// Looks for the wins of a side; it gives up after so many positions.
pub struct Proof {
    pub us: Side,
    pub left: u64,
}

impl Proof {
    /// The moves that win with the fewest moves of ours, at most so many, or all answers if none of them saves the other
    /// side.
    pub fn mate(&mut self, game: &AnyGame, most: u32) -> Result<Option<Mate<AnyMove>>, Refused> {
        let mut mates = Mates::new(game, self.us, most);
        let is_done = mates.go_on(self.left).map_err(|_| Refused::TooLong)?;
        self.left = self.left.saturating_sub(mates.nodes());
        if is_done { Ok(mates.mate()) } else { Err(Refused::TooLong) }
    }

    /// The moves of ours that win with so many moves and no fewer.
    fn winning(&mut self, game: &AnyGame, moves: u32) -> Result<Vec<AnyMove>, Refused> {
        let mate = self.mate(game, moves)?.expect("a win");
        Ok(mate.list.into_iter().map(|(m, _)| m).collect())
    }

    /// With how many moves we win, at most so many, if only one first move does.
    pub fn solve(&mut self, game: &AnyGame, most: u32) -> Result<(u32, Solution), Refused> {
        match self.mate(game, most)? {
            Some(Mate { moves, list }) if list.len() == 1 => Ok((moves, self.line(game, moves, true)?)),
            _ => Err(Refused::NotUnique),
        }
    }

    /// How we win with so many moves and no fewer. Where we have to be strict, each move but the last is the only one.
    fn line(&mut self, game: &AnyGame, moves: u32, strict: bool) -> Result<Solution, Refused> {
        let winning = self.winning(game, moves)?;
        if strict && moves > 1 && winning.len() > 1 {
            return Err(Refused::NotUnique);
        }
        let m = winning[0];
        let text = game.move_text(&m);
        let after = played(game, &m);
        if after.outcome().is_some() {
            return Ok(Solution { moves: vec![text], answers: Vec::new() });
        }
        if after.turn() == self.us {
            let mut rest = self.line(&after, moves - 1, strict)?;
            rest.moves.insert(0, text);
            return Ok(rest);
        }
        Ok(Solution { moves: vec![text], answers: self.answers(&after, moves - 1, strict)? })
    }

    /// What we reply to every answer: those that last longest first. We are strict as long as they last so long.
    fn answers(&mut self, game: &AnyGame, most: u32, strict: bool) -> Result<Vec<Answer>, Refused> {
        let mut groups: Vec<(u32, Answer)> = Vec::new();
        let mut mated: Vec<(String, Vec<String>)> = Vec::new();
        let mut lost = Answer { to: Vec::new(), next: None };
        for (m, moves) in self.mate(game, most)?.expect("a win").list {
            let (text, after) = (game.move_text(&m), played(game, &m));
            if moves == 0 {
                // Q16: a missed capture may cost the last piece.
                lost.to.push(text);
                continue;
            }
            if after.turn() != self.us {
                return Err(Refused::NotUnique);
            }
            if moves == 1 {
                let mates = self.winning(&after, 1)?;
                mated.push((text, mates.iter().map(|m| after.move_text(m)).collect()));
                continue;
            }
            let next = Some(self.line(&after, moves, strict && moves == most)?);
            match groups.iter_mut().find(|(_, answer)| answer.next == next) {
                Some((_, answer)) => answer.to.push(text),
                None => groups.push((moves, Answer { to: vec![text], next })),
            }
        }
        // One move may mate after many answers.
        while let Some(mate) = most_common(&mated) {
            let (here, others): (Vec<_>, _) = mated.into_iter().partition(|(_, mates)| mates.contains(&mate));
            mated = others;
            let to = here.into_iter().map(|(text, _)| text).collect();
            groups.push((1, Answer { to, next: Some(Solution { moves: vec![mate], answers: Vec::new() }) }));
        }
        if !lost.to.is_empty() {
            groups.push((0, lost));
        }
        groups.sort_by_key(|(moves, answer)| (Reverse(*moves), answer.to.len()));
        let mut answers: Vec<Answer> = groups.into_iter().map(|(_, answer)| answer).collect();
        let largest = answers.iter_mut().max_by_key(|answer| answer.to.len());
        if let Some(others) = largest.filter(|answer| answer.to.len() > NAMED) {
            others.to.clear();
        }
        Ok(answers)
    }
}

/// The position after a legal move.
fn played(game: &AnyGame, m: &AnyMove) -> AnyGame {
    let mut after = game.clone();
    after.play_unchecked(m);
    after
}

/// The move that mates after most answers, the first of several.
fn most_common(mated: &[(String, Vec<String>)]) -> Option<String> {
    let all = mated.iter().flat_map(|(_, mates)| mates);
    let count = |mate: &String| mated.iter().filter(|(_, mates)| mates.contains(mate)).count();
    all.min_by_key(|mate| Reverse(count(mate))).cloned()
}
