//! Wins by force, proved by looking at every move and every answer with nothing but the rules.

use super::solution::{Answer, Solution};
use hyperply::catalog::{AnyGame, AnyMove};
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

/// Looks whether a side wins with so many moves of its own, whatever is answered; it gives up after so many moves.
pub struct Proof {
    pub us: Side,
    pub left: u64,
}

impl Proof {
    pub fn wins(&mut self, game: &AnyGame, moves: u32) -> Result<bool, Refused> {
        if let Some(outcome) = game.outcome() {
            return Ok(outcome.winner == Some(self.us));
        }
        if moves == 0 {
            return Ok(false);
        }
        let ours = game.turn() == self.us;
        let mut next: Vec<AnyGame> = self.after(game)?.into_iter().map(|(_, after)| after).collect();
        if ours && moves > 1 {
            // What leaves few answers is likely to win.
            next.sort_by_cached_key(Game::count_moves);
        }
        for game in &next {
            if self.wins(game, moves - u32::from(ours))? == ours {
                return Ok(ours);
            }
        }
        Ok(!ours)
    }

    /// Every move with the position after it.
    fn after(&mut self, game: &AnyGame) -> Result<Vec<(AnyMove, AnyGame)>, Refused> {
        let moves = game.legal_moves();
        self.left = self.left.checked_sub(moves.len() as u64).ok_or(Refused::TooLong)?;
        let after = |m| {
            let mut after = game.clone();
            after.play_unchecked(&m);
            (m, after)
        };
        Ok(moves.into_iter().map(after).collect())
    }

    /// The moves of ours that win, each with the position after it.
    fn winning(&mut self, game: &AnyGame, moves: u32) -> Result<Vec<(AnyMove, AnyGame)>, Refused> {
        let mut winning = Vec::new();
        for (m, after) in self.after(game)? {
            if self.wins(&after, moves - 1)? {
                winning.push((m, after));
            }
        }
        Ok(winning)
    }

    /// With how many moves we win, at most so many, if only one first move does.
    pub fn solve(&mut self, game: &AnyGame, most: u32) -> Result<(u32, Solution), Refused> {
        for moves in 1..=most {
            match self.winning(game, moves)?.len() {
                0 => {}
                1 => return Ok((moves, self.line(game, moves, true)?)),
                _ => break,
            }
        }
        Err(Refused::NotUnique)
    }

    /// How we win with so many moves and no fewer. Where we have to be strict, each move but the last is the only one.
    fn line(&mut self, game: &AnyGame, moves: u32, strict: bool) -> Result<Solution, Refused> {
        let winning = self.winning(game, moves)?;
        if strict && moves > 1 && winning.len() > 1 {
            return Err(Refused::NotUnique);
        }
        let (m, after) = &winning[0];
        let text = game.move_text(m);
        if after.outcome().is_some() {
            return Ok(Solution { moves: vec![text], answers: Vec::new() });
        }
        if after.turn() == self.us {
            let mut rest = self.line(after, moves - 1, strict)?;
            rest.moves.insert(0, text);
            return Ok(rest);
        }
        Ok(Solution { moves: vec![text], answers: self.answers(after, moves - 1, strict)? })
    }

    /// What we reply to every answer: those that last longest first. We are strict as long as they last so long.
    fn answers(&mut self, game: &AnyGame, most: u32, strict: bool) -> Result<Vec<Answer>, Refused> {
        let mut groups: Vec<(u32, Answer)> = Vec::new();
        let mut mated: Vec<(String, Vec<String>)> = Vec::new();
        let mut lost = Answer { to: Vec::new(), next: None };
        for (m, after) in self.after(game)? {
            let text = game.move_text(&m);
            if after.outcome().is_some() {
                // Q16: a missed capture may cost the last piece.
                lost.to.push(text);
                continue;
            }
            if after.turn() != self.us {
                return Err(Refused::NotUnique);
            }
            let mut moves = 1;
            while !self.wins(&after, moves)? {
                moves += 1;
            }
            if moves == 1 {
                let mates = self.winning(&after, 1)?;
                mated.push((text, mates.iter().map(|(m, _)| after.move_text(m)).collect()));
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

/// The move that mates after most answers, the first of several.
fn most_common(mated: &[(String, Vec<String>)]) -> Option<String> {
    let all = mated.iter().flat_map(|(_, mates)| mates);
    let count = |mate: &String| mated.iter().filter(|(_, mates)| mates.contains(mate)).count();
    all.min_by_key(|mate| Reverse(count(mate))).cloned()
}
