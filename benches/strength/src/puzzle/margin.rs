//! The only good move, by a full search: a piece is won, or a draw is saved.

use super::proof::Refused;
use super::solution::{Answer, Solution};
use hyperply::catalog::{AnyGame, AnyMove, Visitor};
use hyperply::describe::Describe;
use hyperply::search::{AnyEngine, Evaluate, Limits, Line};
use hyperply::{Game, Session};

/// By so much the best move is better than all others, in hundredths of a pawn.
const MARGIN: i32 = 200;
/// By less nobody is ahead.
const EVEN: i32 = 100;
/// The solver moves no more often.
const LONGEST: usize = 3;

/// What the only good move is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Something is won, and without the move nothing.
    Material,
    /// A game that would be lost is drawn by the rules.
    Draw,
    /// Something would be lost, and neither a capture nor a promotion saves it.
    Defense,
}

impl Aim {
    pub fn theme(self) -> &'static str {
        match self {
            Aim::Material => "material",
            Aim::Draw => "draw",
            Aim::Defense => "defense",
        }
    }
}

/// What a position is worth for the side to move as it stands.
struct Value;

impl Visitor for Value {
    type Output = i32;

    fn visit<G: Evaluate>(self, position: &G, _: fn(G::Move) -> AnyMove) -> i32 {
        position.evaluate()
    }
}

/// Full searches of a position: every move to the same depth, and then captures.
pub struct Margin {
    pub depth: u32,
    /// As many positions may be looked at for one of them.
    pub nodes: u64,
}

impl Margin {
    /// The aim of the only good move, how deep one has to look for it, and how the game goes on as long as there is only one.
    pub fn solve(&self, game: &AnyGame) -> Result<(Aim, u32, Solution), Refused> {
        let (aim, best) = self.only(game, self.depth)?;
        let mut depth = self.depth;
        while depth > 1
            && self.only(game, depth - 1).is_ok_and(|(same, line)| (same, line[0]) == (aim, best[0]))
        {
            depth -= 1;
        }
        Ok((aim, depth, self.line(game, aim, &best, LONGEST)?))
    }

    /// The best line, if its first move is the only one that reaches an aim.
    fn only(&self, game: &AnyGame, depth: u32) -> Result<(Aim, Vec<AnyMove>), Refused> {
        let lines = self.search(game, depth)?;
        let [best, second] = &lines[..] else { return Err(Refused::TooLong) };
        let ends = || {
            let mut game = game.clone();
            best.moves.iter().for_each(|m| game.play_unchecked(m));
            game.outcome()
        };
        if second.score > EVEN.min(best.score - MARGIN) || best.mate_in().is_some() {
            return Err(Refused::NotUnique);
        }
        let gains = || {
            let info = game.describe(&best.moves[0]);
            !info.captures.is_empty() || info.promotion.is_some()
        };
        let aim = match best.score {
            0 if ends().is_some_and(|outcome| outcome.winner.is_none()) => Aim::Draw,
            score if score >= MARGIN + game.visit(Value).max(0) => Aim::Material,
            score if score >= -EVEN && !gains() => Aim::Defense,
            _ => return Err(Refused::NotUnique),
        };
        Ok((aim, best.moves.clone()))
    }

    /// The two best lines; none if the game is decided before the depth is reached.
    fn search(&self, game: &AnyGame, depth: u32) -> Result<Vec<Line<AnyMove>>, Refused> {
        let limits = Limits { depth, nodes: self.nodes, lines: 2, is_selective: false, ..Limits::NONE };
        let session = Session::new(game.clone());
        let mut thinking = AnyEngine::new(game, 1 << 22).think(&session, limits).expect("its own game");
        while !thinking.go_on(u64::MAX) {}
        let report = thinking.report().ok_or(Refused::NotUnique)?;
        if report.nodes >= self.nodes {
            return Err(Refused::TooLong);
        }
        Ok(if report.depth >= depth { report.lines } else { Vec::new() })
    }

    /// The first move of a line, and the next ones as long as each is the only one against the best answer.
    fn line(&self, game: &AnyGame, aim: Aim, best: &[AnyMove], moves: usize) -> Result<Solution, Refused> {
        let us = game.turn();
        let mut after = game.clone();
        after.play_unchecked(&best[0]);
        let mut solution = Solution { moves: vec![game.move_text(&best[0])], answers: Vec::new() };
        let Some(answer) = best.get(1).filter(|_| moves > 1 && after.turn() != us) else {
            return Ok(solution);
        };
        let text = after.move_text(answer);
        let has_others = after.count_moves() > 1;
        after.play_unchecked(answer);
        if after.outcome().is_some() || after.turn() != us {
            return Ok(solution);
        }
        match self.next(&after, aim) {
            Ok((same, best)) if same == aim => {
                let next = Some(self.line(&after, aim, &best, moves - 1)?);
                solution.answers.push(Answer { to: vec![text], next });
                if has_others {
                    solution.answers.push(Answer { to: Vec::new(), next: None });
                }
                Ok(solution)
            }
            Ok(_) | Err(Refused::NotUnique) => Ok(solution),
            Err(too_long) => Err(too_long),
        }
    }

    /// The same after an answer, where a compulsory capture is the only one, too.
    fn next(&self, game: &AnyGame, aim: Aim) -> Result<(Aim, Vec<AnyMove>), Refused> {
        let [m] = game.legal_moves()[..] else { return self.only(game, self.depth) };
        if game.describe(&m).captures.is_empty() {
            return Err(Refused::NotUnique);
        }
        let lines = self.search(game, self.depth)?;
        Ok((aim, lines.into_iter().next().map_or(vec![m], |line| line.moves)))
    }
}
