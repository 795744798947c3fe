//! The search of the positions behind the first: principal variations, and windows of nothing for the rest.

use super::node::Node;
use super::order::Order;
use super::pace::Pace;
use super::score::{MAX_PLY, WON, is_won};
use super::table::{Bound, Entry, History, Lent};
use crate::game::Outcome;
use crate::hash::hash;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

/// So many plies behind the horizon checks are answered, and captures looked at.
const MOST_PRESSED: usize = 6;
const MOST_NOISY: usize = 16;

/// How many captures are looked at so far behind the horizon: where there are hundreds, they would have no end.
const fn captures_at(depth: usize) -> usize {
    match depth {
        0..=1 => 12,
        2..=3 => 4,
        _ => 2,
    }
}

/// What belongs to one ply of the line that is looked at.
pub(super) struct Ply<M> {
    pub(super) position: Box<dyn Node<M>>,
    pub(super) key: u64,
    pub(super) order: Order<M>,
    killers: [Option<M>; 2],
    /// The static value, where the side to move has nothing to answer.
    value: Option<i32>,
    /// Whether the position was reached by handing the move over.
    is_passed: bool,
    /// How the game goes on at best, as far as was looked.
    pub(super) line: Vec<M>,
    /// The quiet moves that were looked at.
    tried: Vec<M>,
}

impl<M: Copy + Eq + 'static> Ply<M> {
    pub(super) fn new(position: Box<dyn Node<M>>, is_selective: bool) -> Self {
        let (key, order, killers) = (position.key(), Order::new(is_selective), [None; 2]);
        let (line, tried) = (Vec::new(), Vec::new());
        Ply { position, key, order, killers, value: None, is_passed: false, line, tried }
    }
}

/// All that a search has at hand.
pub(super) struct Tree<M> {
    pub(super) plies: Vec<Ply<M>>,
    pub(super) lent: Lent<M>,
    pub(super) history: History,
    pub(super) pace: Arc<Pace>,
    /// The keys of the positions before the first that can come back.
    pub(super) past: Box<[u64]>,
    /// Whether it may leave out what hardly matters, and what it has seen before.
    pub(super) is_selective: bool,
    /// What it does not see of the first moves and the answers to them.
    pub(super) blindness: Option<Blindness>,
    /// How much less than nothing a draw is worth to the side that thinks.
    pub(super) contempt: i32,
    /// Keeps what is written under one contempt from being read under another.
    pub(super) salt: u64,
    /// No node is looked at after so many.
    pub(super) most_nodes: u64,
}

/// What a weak player overlooks: of all moves so many in [`Blindness::ALL`], the same ones for the same seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blindness {
    /// Decides which.
    pub seed: u64,
    /// How many of the own moves.
    pub own: u16,
    /// How many of the answers.
    pub answers: u16,
}

impl Blindness {
    /// All moves, of which [`Blindness::own`] and [`Blindness::answers`] tell a part.
    pub const ALL: u16 = 1000;

    pub(super) fn hides(&self, key: u64, slot: usize, part: u16) -> bool {
        hash(self.seed ^ key ^ hash(slot as u64)) % u64::from(Blindness::ALL) < u64::from(part)
    }
}

type Score<'a> = Pin<Box<dyn Future<Output = i32> + Send + 'a>>;

/// The logarithm to the base of two, in sixteenths.
const fn log(n: usize) -> i32 {
    let whole = n.ilog2();
    (16 * whole + ((n << 4) >> whole) as u32) as i32 - 16
}

/// How much less deep a late move is searched.
fn reduction(depth: i32, number: usize) -> i32 {
    (log(depth as usize) * log(number) + 700) / 1200
}

impl<M: Copy + Eq + Send + Sync + 'static> Tree<M> {
    pub(super) fn is_over_budget(&self) -> bool {
        self.pace.nodes() >= self.most_nodes
    }

    /// Plays a move of the position of a ply, whose successor is that of the next.
    pub(super) fn play(&mut self, ply: usize, m: &M) {
        let (before, after) = self.plies.split_at_mut(ply + 1);
        let next = &mut after[0];
        next.position.set_after(&*before[ply].position, m);
        (next.key, next.is_passed) = (next.position.key(), false);
    }

    /// Whether the position of a ply has stood before.
    pub(super) fn is_repeated(&self, ply: usize) -> bool {
        let key = self.plies[ply].key;
        let most = self.plies[ply].position.reversible_steps();
        let before = self.plies[..ply].iter().rev().map(|ply| ply.key).chain(self.past.iter().rev().copied());
        before.take(most).any(|other| other == key)
    }

    /// Q12: whether a move brings back a position that may not come back.
    pub(super) fn is_forbidden(&self, ply: usize, m: &M) -> bool {
        let position = &self.plies[ply].position;
        position.forbids_repetition() && position.could_repeat(m) && self.is_repeated(ply + 1)
    }

    fn ended(&self, ply: usize, outcome: Option<Outcome>) -> i32 {
        match outcome.and_then(|outcome| outcome.winner) {
            Some(winner) if winner == self.plies[ply].position.turn() => WON - ply as i32,
            Some(_) => ply as i32 - WON,
            None => self.drawn(ply),
        }
    }

    /// What a draw is worth to the side to move.
    fn drawn(&self, ply: usize) -> i32 {
        let [first, turn] = [0, ply].map(|ply| self.plies[ply].position.turn());
        if turn == first { -self.contempt } else { self.contempt }
    }

    /// The outcome where no move is left. A position too complex to go on from is nobody's (Q15).
    fn without_moves(&self, ply: usize, forbidden: bool) -> i32 {
        match self.plies[ply].position.outcome() {
            None if forbidden => ply as i32 - WON,
            outcome => self.ended(ply, outcome),
        }
    }

    /// How much less deep a quiet move is looked at first that comes after others, where nothing must be answered.
    pub(super) fn less(&self, ply: usize, m: &M, depth: i32, number: usize, more: i32) -> i32 {
        if !self.is_selective || depth < 3 {
            return 0;
        }
        let position = &self.plies[ply].position;
        let known = self.history.get(position.turn().index(), position.slot(m)) / 4096;
        let pressing = i32::from(self.plies[ply + 1].position.is_pressed());
        (reduction(depth, number) + more - known - pressing).clamp(0, depth - 2)
    }

    /// Whether an answer to the first move is overlooked.
    fn overlooks(&self, m: &M) -> bool {
        let Ply { position, key, .. } = &self.plies[1];
        self.blindness.is_some_and(|blindness| blindness.hides(*key, position.slot(m), blindness.answers))
    }

    /// A value of the next ply, as this one sees it: the side to move does not always alternate (T23).
    fn seen(&self, ply: usize, score: i32) -> i32 {
        if self.keeps_turn(ply) { score } else { -score }
    }

    fn keeps_turn(&self, ply: usize) -> bool {
        self.plies[ply].position.turn() == self.plies[ply + 1].position.turn()
    }

    /// The score of the next ply as this one sees it.
    pub(super) async fn next(&mut self, ply: usize, depth: i32, alpha: i32, beta: i32) -> i32 {
        let (alpha, beta) = if self.keeps_turn(ply) { (alpha, beta) } else { (-beta, -alpha) };
        let score = match depth > 0 {
            true => self.search(ply + 1, depth, alpha, beta).await,
            false => {
                self.pace.keep().await;
                self.settle(ply + 1, alpha, beta, 0)
            }
        };
        self.seen(ply, score)
    }

    /// What was found out about a position before, for this window.
    fn remembered(&self, ply: usize, depth: i32, alpha: i32, beta: i32, entry: &Entry<M>) -> Option<i32> {
        let score = match i32::from(entry.score) {
            score if is_won(score) => score - score.signum() * ply as i32,
            score => score,
        };
        let tells = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => score >= beta,
            Bound::Upper => score <= alpha,
        };
        let stored = i32::from(entry.depth);
        let fits = if self.is_selective { stored >= depth } else { stored == depth };
        (fits && tells).then_some(score)
    }

    fn remember(&mut self, ply: usize, best: Option<M>, score: i32, depth: i32, bound: Bound) {
        let stored = if is_won(score) { score + score.signum() * ply as i32 } else { score };
        let key = self.plies[ply].key ^ self.salt;
        self.lent.table.put(key, best, stored, depth, bound);
    }

    /// The score of a position for the side to move, looked at so many plies deep.
    fn search(&mut self, ply: usize, mut depth: i32, mut alpha: i32, mut beta: i32) -> Score<'_> {
        Box::pin(async move {
            self.pace.count();
            self.pace.keep().await;
            self.plies[ply].line.clear();
            if self.is_over_budget() {
                return 0;
            }
            let is_principal = beta - alpha > 1;
            let position = &self.plies[ply].position;
            if position.is_settled()
                && let Some(outcome) = position.outcome()
            {
                return self.ended(ply, Some(outcome));
            }
            if !position.forbids_repetition() && self.is_repeated(ply) {
                return self.drawn(ply);
            }
            let is_pressed = position.is_pressed();
            if ply + 2 >= MAX_PLY {
                return position.evaluate();
            }
            if self.is_selective {
                // No mate is nearer than at this ply.
                (alpha, beta) = (alpha.max(ply as i32 - WON), beta.min(WON - ply as i32));
                if alpha >= beta {
                    return alpha;
                }
            }
            let entry = self.lent.table.get(self.plies[ply].key ^ self.salt);
            if let (Some(entry), false) = (&entry, is_principal)
                && let Some(score) = self.remembered(ply, depth, alpha, beta, entry)
            {
                return score;
            }
            let known = entry.and_then(|entry| entry.best);
            if self.is_selective && is_pressed && depth < 3 {
                depth += 1;
            }
            let value = (!is_pressed).then(|| self.plies[ply].position.evaluate());
            self.plies[ply].value = value;
            let grows = match (value, ply.checked_sub(2).and_then(|before| self.plies[before].value)) {
                (Some(value), Some(before)) => value > before,
                _ => false,
            };
            if let Some(value) = value.filter(|_| self.is_selective && !is_principal && !is_won(beta)) {
                if depth <= 6 && value - 90 * depth + 60 * i32::from(grows) >= beta {
                    return value;
                }
                if depth >= 3 && value >= beta && self.pass(ply) {
                    let less = 3 + depth / 4 + ((value - beta) / 200).min(3);
                    let score = self.next(ply, depth - less, beta - 1, beta).await;
                    if score >= beta {
                        return if is_won(score) { beta } else { score };
                    }
                }
            }
            if self.is_selective && known.is_none() && depth >= 4 {
                depth -= 1;
            }

            let killers = self.plies[ply].killers;
            self.plies[ply + 1].killers = [None; 2];
            self.plies[ply].order.begin(known, killers, false);
            self.plies[ply].tried.clear();
            let (mut best, mut score, mut bound) = (None, -WON, Bound::Upper);
            let (mut number, mut forbidden) = (0, false);
            loop {
                let Ply { order, position, .. } = &mut self.plies[ply];
                let Some(pick) = order.next(&**position, &self.history) else { break };
                let is_quiet = pick.is_quiet;
                let mut is_late = false;
                if self.is_selective && !is_principal && number > 0 && !is_won(score) && is_quiet {
                    let enough = (4 + depth * depth) / (2 - i32::from(grows));
                    let hopeless = value.is_some_and(|value| value + 100 + 110 * depth <= alpha);
                    is_late = depth <= 6 && !is_pressed && (number as i32 > enough || hopeless);
                    if is_late && depth < 3 {
                        order.skip_quiet();
                        continue;
                    }
                }
                self.play(ply, &pick.m);
                // Of what comes late only checks are looked at.
                if is_late && !self.plies[ply + 1].position.is_pressed() {
                    continue;
                }
                if self.is_forbidden(ply, &pick.m) {
                    forbidden = true;
                    continue;
                }
                number += 1;
                if ply == 1 && number > 1 && self.overlooks(&pick.m) {
                    continue;
                }
                let (mut less, mut top) = (0, beta);
                if number > 1 {
                    let more = i32::from(!grows) - i32::from(is_principal);
                    let matters = !is_quiet || is_pressed;
                    less = if matters { 0 } else { self.less(ply, &pick.m, depth, number, more) };
                    top = alpha + 1;
                }
                let found = loop {
                    let found = self.next(ply, depth - 1 - less, alpha, top).await;
                    match found > alpha {
                        true if less > 0 => less = 0,
                        true if top < beta && found < beta => top = beta,
                        _ => break found,
                    }
                };
                if self.is_over_budget() {
                    return 0;
                }
                if found > score {
                    score = found;
                    if found > alpha {
                        (alpha, best, bound) = (found, Some(pick.m), Bound::Exact);
                        if is_principal {
                            self.extend_line(ply, pick.m);
                        }
                    }
                    if found >= beta {
                        bound = Bound::Lower;
                        if is_quiet {
                            self.learn(ply, pick.m, depth);
                        }
                        break;
                    }
                }
                if is_quiet {
                    self.plies[ply].tried.push(pick.m);
                }
            }
            if number == 0 {
                return self.without_moves(ply, forbidden);
            }
            self.remember(ply, best, score, depth, bound);
            score
        })
    }

    /// The line that goes on with a move.
    pub(super) fn extend_line(&mut self, ply: usize, m: M) {
        let (before, after) = self.plies.split_at_mut(ply + 1);
        let line = &mut before[ply].line;
        line.clear();
        line.push(m);
        line.extend_from_slice(&after[0].line);
    }

    /// A quiet move was too good for the other side; those before it were not.
    fn learn(&mut self, ply: usize, m: M, depth: i32) {
        let Ply { position, killers, tried, .. } = &mut self.plies[ply];
        if killers[0] != Some(m) {
            *killers = [Some(m), killers[0]];
        }
        let (side, bonus) = (position.turn().index(), (depth * depth * 16).min(2000));
        self.history.learn(side, position.slot(&m), bonus);
        for m in tried.iter() {
            self.history.learn(side, position.slot(m), -bonus);
        }
    }

    /// Hands the move over, if that makes sense.
    fn pass(&mut self, ply: usize) -> bool {
        if self.plies[ply].is_passed {
            return false;
        }
        let (before, after) = self.plies.split_at_mut(ply + 1);
        let next = &mut after[0];
        let passes = next.position.set_passed(&*before[ply].position);
        (next.key, next.is_passed) = (next.position.key(), true);
        passes
    }

    /// The score of a position when all captures are done and checks answered.
    fn settle(&mut self, ply: usize, mut alpha: i32, beta: i32, depth: usize) -> i32 {
        self.pace.count();
        self.plies[ply].line.clear();
        let position = &self.plies[ply].position;
        // At the horizon itself stalemates and repetitions count if nothing is left out; a fast search overlooks them.
        let is_exact = depth == 0 && !self.is_selective;
        if (is_exact || position.is_settled())
            && let Some(outcome) = position.outcome()
        {
            return self.ended(ply, Some(outcome));
        }
        if is_exact && !position.forbids_repetition() && self.is_repeated(ply) {
            return self.drawn(ply);
        }
        let is_pressed = depth < MOST_PRESSED && position.is_pressed();
        if ply + 2 >= MAX_PLY || depth >= MOST_NOISY || depth > 0 && self.is_over_budget() {
            return position.evaluate();
        }
        let mut score = ply as i32 - WON;
        if !is_pressed {
            score = position.evaluate();
            if score >= beta {
                return score;
            }
        }
        let (stand, is_principal) = (score, beta - alpha > 1);
        alpha = alpha.max(score);
        self.plies[ply].order.begin(None, [None; 2], !is_pressed);
        let (mut number, mut forbidden) = (0, false);
        loop {
            let Ply { order, position, .. } = &mut self.plies[ply];
            let Some(pick) = order.next(&**position, &self.history) else { break };
            if self.is_selective && !is_pressed {
                // The best come first: what follows wins no more.
                if number >= captures_at(depth) || stand + pick.gain + 150 <= alpha && !is_won(alpha) {
                    break;
                }
                if position.loses(&pick.m, pick.gain) {
                    continue;
                }
            }
            self.play(ply, &pick.m);
            if self.is_forbidden(ply, &pick.m) {
                forbidden = true;
                continue;
            }
            number += 1;
            let (low, high) = if self.keeps_turn(ply) { (alpha, beta) } else { (-beta, -alpha) };
            let found = self.settle(ply + 1, low, high, depth + 1);
            let found = self.seen(ply, found);
            if found > score {
                score = found;
                if found > alpha {
                    alpha = found;
                    if is_principal {
                        self.extend_line(ply, pick.m);
                    }
                }
                if found >= beta {
                    break;
                }
            }
        }
        if is_pressed && number == 0 { self.without_moves(ply, forbidden) } else { score }
    }
}
