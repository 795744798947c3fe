//! Without what makes it fast, a search finds what the plainest minimax finds.

use crate::common::random::Random;
use hyperply::catalog::{AnyGame, AnyMove, VARIANTS, Visitor};
use hyperply::describe::Describe;
use hyperply::search::{Engine, Evaluate, Limits, WON};
use hyperply::{Game, Session, convert, rule_sets};

/// Looks at every move, and remembers nothing but the way here. It gives up after so many positions.
struct Minimax<G> {
    way: Vec<G>,
    left: u32,
}

impl<G: Evaluate> Minimax<G> {
    /// The score for the side to move.
    fn score(&mut self, position: &G, ply: i32, depth: u32) -> Option<i32> {
        if let Some(score) = ended(position, ply) {
            return Some(score);
        }
        if !position.forbids_repetition() && self.has_stood(position) {
            return Some(0);
        }
        if depth == 0 {
            return self.settle(position, ply, 0);
        }
        let moves = position.legal_moves();
        Some(
            self.best(position, &moves, |this, after| this.score(after, ply + 1, depth - 1))?
                .unwrap_or(ply - WON),
        )
    }

    /// Behind the horizon: captures, and all moves where something must be answered.
    fn settle(&mut self, position: &G, ply: i32, depth: u32) -> Option<i32> {
        if let Some(score) = ended(position, ply).filter(|_| position.is_settled()) {
            return Some(score);
        }
        if depth >= 16 {
            return Some(position.evaluate());
        }
        let mut moves = position.legal_moves();
        if depth < 6 && position.is_pressed() {
            let found = self.best(position, &moves, |this, after| this.settle(after, ply + 1, depth + 1))?;
            return found.or_else(|| ended(position, ply)).or(Some(ply - WON));
        }
        moves.retain(|m| position.is_noisy(m));
        let found = self.best(position, &moves, |this, after| this.settle(after, ply + 1, depth + 1))?;
        Some(found.unwrap_or(i32::MIN).max(position.evaluate()))
    }

    fn best(
        &mut self,
        position: &G,
        moves: &[G::Move],
        mut on: impl FnMut(&mut Self, &G) -> Option<i32>,
    ) -> Option<Option<i32>> {
        let mut best = None;
        self.way.push(position.clone());
        for m in moves {
            self.left = self.left.checked_sub(1)?;
            let mut after = position.clone();
            after.play_unchecked(m);
            if position.forbids_repetition() && position.could_repeat(m) && self.has_stood(&after) {
                continue;
            }
            let score = on(self, &after)?;
            best = best.max(Some(if after.turn() == position.turn() { score } else { -score }));
        }
        self.way.pop();
        Some(best)
    }

    fn has_stood(&self, position: &G) -> bool {
        self.way.iter().any(|before| before.is_same(position))
    }
}

fn ended<G: Evaluate>(position: &G, ply: i32) -> Option<i32> {
    let outcome = position.outcome()?;
    Some(outcome.winner.map_or(0, |winner| if winner == position.turn() { WON - ply } else { ply - WON }))
}

/// What an honest minimax looks at in a second or so.
const MOST_POSITIONS: u32 = 150_000;

struct Compare {
    depth: u32,
}

impl Visitor for Compare {
    /// Whether there was something to compare, and the minimax came to its end.
    type Output = bool;

    fn visit<G: Evaluate>(self, position: &G, _: fn(G::Move) -> AnyMove) -> bool {
        let limits = Limits { depth: self.depth, is_selective: false, ..Limits::NONE };
        let mut thinking = Engine::new(0).think_from(position, &[], limits);
        while !thinking.go_on(u64::MAX) {}
        let Some(report) = thinking.report() else {
            assert!(position.outcome().is_some() || position.legal_moves().is_empty(), "{position}");
            return false;
        };
        let mut minimax = Minimax { way: Vec::new(), left: MOST_POSITIONS };
        let Some(expected) = minimax.score(position, 0, report.depth) else { return false };
        assert_eq!(report.lines[0].score, expected, "{position} to depth {}", report.depth);
        let mut game = Session::new(position.clone());
        for m in &report.lines[0].moves {
            let text = game.position().move_text(m);
            assert_eq!(game.play(m), Ok(()), "{text} in {}", game.position());
        }
        true
    }
}

/// Plays at random by any rules that go with these boards and pieces, captures first, until few moves are left:
/// there a minimax comes to its end.
fn thinned(id: &str, random: &mut Random, most: u64) -> Option<AnyGame> {
    let mut game = AnyGame::start(random.pick::<&str>(&rule_sets(id).expect(id))).expect(id);
    for _ in 0..600 {
        let moves = game.legal_moves();
        if moves.is_empty() {
            return None;
        }
        let captures: Vec<_> = moves.iter().filter(|m| game.move_text(m).contains('x')).collect();
        if game.count_moves() <= most
            && captures.len() <= 2
            && game.pieces().len() <= 9
            && random.below(3) == 0
        {
            return convert(&game, id).ok().filter(|game| game.count_moves() <= most);
        }
        let m = if captures.is_empty() { random.pick(&moves) } else { random.pick(&captures) };
        game.play_unchecked(m);
    }
    None
}

/// Compares so many positions of each variant at depths 1, 2 and 3, or at least half of them.
fn compare(seed: u64, wanted: [usize; 3]) {
    for variant in VARIANTS {
        let mut random = Random::new(seed);
        for (depth, most, wanted) in [(1, 120, wanted[0]), (2, 40, wanted[1]), (3, 16, wanted[2])] {
            let mut compared = 0;
            for _ in 0..60 {
                if compared == wanted {
                    break;
                }
                if let Some(game) = thinned(variant.id, &mut random, most) {
                    compared += usize::from(game.visit(Compare { depth }));
                }
            }
            assert!(compared * 2 >= wanted, "{}: {compared} at depth {depth}", variant.id);
        }
    }
}

#[test]
fn a_search_without_shortcuts_is_minimax() {
    compare(15, [2, 1, 1]);
}

#[test]
#[ignore = "long"]
fn a_search_without_shortcuts_is_minimax_in_more_positions() {
    compare(16, [6, 5, 3]);
}
