//! Plain Monte Carlo tree search: UCT with random playouts, and no knowledge of any game.

use crate::dice::Dice;
use hyperply::search::Evaluate;
use hyperply::{Session, Side};
use std::time::{Duration, Instant};

/// How much the unknown attracts.
const CURIOSITY: f64 = 1.4;
/// A playout that is longer counts as drawn.
const LONGEST: usize = 120;

struct Node<M> {
    m: Option<M>,
    /// Who moved to get here.
    mover: Side,
    visits: f64,
    /// Won by the mover, draws half.
    won: f64,
    children: Vec<usize>,
    untried: Vec<M>,
}

pub struct Mcts<'a, G: Evaluate> {
    root: G,
    nodes: Vec<Node<G::Move>>,
    dice: &'a mut Dice,
}

impl<'a, G: Evaluate> Mcts<'a, G> {
    pub fn new(game: &Session<G>, dice: &'a mut Dice) -> Self {
        let root = game.position().clone();
        let first = Node {
            m: None,
            mover: root.turn().other(),
            visits: 0.,
            won: 0.,
            children: Vec::new(),
            untried: game.legal_moves(),
        };
        Mcts { root, nodes: vec![first], dice }
    }

    pub fn choose(mut self, time: Duration) -> Option<G::Move> {
        let begun = Instant::now();
        while begun.elapsed() < time {
            self.look();
        }
        let best = self.nodes[0]
            .children
            .iter()
            .max_by(|&&a, &&b| self.nodes[a].visits.total_cmp(&self.nodes[b].visits));
        best.and_then(|&child| self.nodes[child].m).or_else(|| self.nodes[0].untried.first().copied())
    }

    fn look(&mut self) {
        let (mut at, mut path, mut position) = (0, vec![0], self.root.clone());
        while self.nodes[at].untried.is_empty() && !self.nodes[at].children.is_empty() {
            let log = self.nodes[at].visits.ln();
            let worth = |&child: &usize| {
                let Node { visits, won, .. } = self.nodes[child];
                won / visits + CURIOSITY * (log / visits).sqrt()
            };
            let best = self.nodes[at].children.iter().copied().max_by(|a, b| worth(a).total_cmp(&worth(b)));
            at = best.unwrap_or_default();
            path.push(at);
            if let Some(m) = self.nodes[at].m {
                position.play_unchecked(&m);
            }
        }
        if !self.nodes[at].untried.is_empty() {
            let choice = self.dice.below(self.nodes[at].untried.len());
            let m = self.nodes[at].untried.swap_remove(choice);
            let mover = position.turn();
            position.play_unchecked(&m);
            let untried = position.legal_moves();
            let child = self.nodes.len();
            self.nodes.push(Node { m: Some(m), mover, visits: 0., won: 0., children: Vec::new(), untried });
            self.nodes[at].children.push(child);
            path.push(child);
        }
        let winner = self.play_out(position);
        for at in path {
            let node = &mut self.nodes[at];
            node.visits += 1.;
            node.won += winner.map_or(0.5, |winner| if winner == node.mover { 1. } else { 0. });
        }
    }

    fn play_out(&mut self, mut position: G) -> Option<Side> {
        let mut moves = Vec::new();
        for _ in 0..LONGEST {
            moves.clear();
            position.legal_moves_into(&mut moves);
            let Some(m) = self.dice.pick(&moves) else { return position.outcome()?.winner };
            position.play_unchecked(&m);
        }
        None
    }
}
