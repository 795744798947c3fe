//! The search below the first position, with principal variations and null windows.
//!
//! The path from the root to the current position is data, one [`Ply`] per move, so the search can stop
//! before any node and resume there. Where it stops changes nothing about what it finds. [`Tree::enter`]
//! starts with a position, [`Tree::try_next`] plays its next move, and [`Tree::take`] uses the score of that
//! move.

use super::order::Pick;
use super::ply::{Look, Ply, Step};
use super::score::{WON, is_won};
use super::table::{Bound, Entry, History, Lent};
use crate::hash::hash;
use crate::outcome::Outcome;

/// The number of plies beyond the horizon in which checks are answered and captures searched.
const MOST_PRESSED: usize = 6;
const MOST_NOISY: usize = 16;

/// Returns how many captures are searched so far beyond the horizon. Where there are hundreds, searching all
/// would never end.
const fn captures_at(depth: usize) -> usize {
    match depth {
        0..=1 => 12,
        2..=3 => 4,
        _ => 2,
    }
}

/// Everything that a search needs.
pub(super) struct Tree<M> {
    pub(super) plies: Vec<Ply<M>>,
    pub(super) lent: Lent<M>,
    pub(super) history: History,
    /// The number of positions searched.
    pub(super) nodes: u64,
    /// The current ply, and where the search goes from there.
    pub(super) ply: usize,
    pub(super) step: Step,
    /// The keys of the positions before the first one that can come back.
    pub(super) past: Box<[u64]>,
    /// Whether to skip what is unlikely to matter and what has been seen before.
    pub(super) is_selective: bool,
    /// The first moves, and the answers to them, that it overlooks.
    pub(super) blindness: Option<Blindness>,
    /// How far below zero the thinking side rates a draw.
    pub(super) contempt: i32,
    /// Keeps entries written under one contempt from being read under another.
    pub(super) salt: u64,
    /// The number of nodes after which none is searched.
    pub(super) most_nodes: u64,
}

/// What a weak player overlooks: so many of [`Blindness::ALL`] moves, always the same ones for the same seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blindness {
    /// The seed that decides which moves.
    pub seed: u64,
    /// How many of its own moves.
    pub own: u16,
    /// How many of the opponent's answers.
    pub answers: u16,
}

impl Blindness {
    /// All moves: [`Blindness::own`] and [`Blindness::answers`] are fractions of this number.
    pub const ALL: u16 = 1000;

    pub(super) fn hides(&self, key: u64, slot: usize, part: u16) -> bool {
        hash(self.seed ^ key ^ hash(slot as u64)) % u64::from(Blindness::ALL) < u64::from(part)
    }
}

/// Returns the logarithm to the base of two, in sixteenths.
const fn log(n: usize) -> i32 {
    let whole = n.ilog2();
    (16 * whole + ((n << 4) >> whole) as u32) as i32 - 16
}

/// Returns by how much a late move is searched less deeply.
fn reduction(depth: i32, number: usize) -> i32 {
    (log(depth as usize) * log(number) + 700) / 1200
}

impl<M: Copy + Eq + 'static> Tree<M> {
    pub(super) fn is_over_budget(&self) -> bool {
        self.nodes >= self.most_nodes
    }

    /// Plays a move of the position of a ply, whose successor is that of the next.
    pub(super) fn play(&mut self, ply: usize, m: &M) {
        let (before, after) = self.plies.split_at_mut(ply + 1);
        let next = &mut after[0];
        next.position.set_after(&*before[ply].position, m);
        (next.key, next.is_passed) = (next.position.key(), false);
    }

    /// Returns whether the position of a ply has stood before.
    pub(super) fn is_repeated(&self, ply: usize) -> bool {
        let key = self.plies[ply].key;
        let most = self.plies[ply].position.reversible_steps();
        let before = self.plies[..ply].iter().rev().map(|ply| ply.key).chain(self.past.iter().rev().copied());
        before.take(most).any(|other| other == key)
    }

    /// Returns whether a move brings back a position that may not come back (Q12).
    pub(super) fn is_forbidden(&self, ply: usize, m: &M) -> bool {
        let position = &self.plies[ply].position;
        position.could_repeat(m) && self.is_repeated(ply + 1)
    }

    fn ended(&self, ply: usize, outcome: Option<Outcome>) -> i32 {
        match outcome.and_then(|outcome| outcome.winner) {
            Some(winner) if winner == self.plies[ply].position.turn() => WON - ply as i32,
            Some(_) => ply as i32 - WON,
            None => self.drawn(ply),
        }
    }

    /// Returns what a draw is worth to the side to move.
    fn drawn(&self, ply: usize) -> i32 {
        let [first, turn] = [0, ply].map(|ply| self.plies[ply].position.turn());
        if turn == first { -self.contempt } else { self.contempt }
    }

    /// Returns the score if no move is left. A position too complex to continue from is a draw (Q15).
    fn without_moves(&self, ply: usize, forbidden: bool) -> i32 {
        match self.plies[ply].position.outcome() {
            None if forbidden => ply as i32 - WON,
            outcome => self.ended(ply, outcome),
        }
    }

    /// Returns by how much a quiet move after others is first searched less deeply, if nothing has to be
    /// answered.
    pub(super) fn less(&self, ply: usize, m: &M, depth: i32, number: usize, more: i32) -> i32 {
        if !self.is_selective || depth < 3 {
            return 0;
        }
        let position = &self.plies[ply].position;
        let known = self.history.get(position.turn().index(), position.slot(m)) / 4096;
        let pressing = i32::from(self.plies[ply + 1].position.is_pressed());
        (reduction(depth, number) + more - known - pressing).clamp(0, depth - 2)
    }

    /// Returns whether an answer to the first move is overlooked.
    fn overlooks(&self, m: &M) -> bool {
        let Ply { position, key, .. } = &self.plies[1];
        self.blindness.is_some_and(|blindness| blindness.hides(*key, position.slot(m), blindness.answers))
    }

    /// Returns a value of the next ply as this ply sees it: sides do not always alternate (T23).
    fn seen(&self, ply: usize, score: i32) -> i32 {
        if self.keeps_turn(ply) { score } else { -score }
    }

    fn keeps_turn(&self, ply: usize) -> bool {
        self.plies[ply].position.turn() == self.plies[ply + 1].position.turn()
    }

    /// Starts with the position after a first move that has already been played.
    pub(super) fn begin(&mut self, depth: i32, alpha: i32, beta: i32) {
        (self.ply, self.step) = (0, self.down(0, depth, alpha, beta));
    }

    /// Returns the score of the first move, or nothing if the search has counted `until` nodes before that: call it again.
    pub(super) fn go_on(&mut self, until: u64) -> Option<i32> {
        loop {
            self.step = match self.step {
                Step::Down { .. } if self.nodes >= until => return None,
                Step::Down { depth, alpha, beta } => {
                    self.ply += 1;
                    match depth > 0 {
                        true => self.enter(self.ply, depth, alpha, beta),
                        false => Step::Up(self.settle(self.ply, alpha, beta, 0)),
                    }
                }
                Step::Up(score) => {
                    self.ply -= 1;
                    let score = self.seen(self.ply, score);
                    if self.ply == 0 {
                        return Some(score);
                    }
                    self.take(self.ply, score)
                }
            }
        }
    }

    /// Returns the step to the next ply, for a window as this ply sees it.
    fn down(&self, ply: usize, depth: i32, alpha: i32, beta: i32) -> Step {
        let (alpha, beta) = if self.keeps_turn(ply) { (alpha, beta) } else { (-beta, -alpha) };
        Step::Down { depth, alpha, beta }
    }

    /// Returns what was found out about a position earlier, for this window.
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

    /// Starts to search a position to a depth in plies.
    fn enter(&mut self, ply: usize, mut depth: i32, mut alpha: i32, mut beta: i32) -> Step {
        self.nodes += 1;
        self.plies[ply].line.clear();
        if self.is_over_budget() {
            return Step::Up(0);
        }
        let is_principal = beta - alpha > 1;
        let position = &self.plies[ply].position;
        if position.is_settled()
            && let Some(outcome) = position.outcome()
        {
            return Step::Up(self.ended(ply, Some(outcome)));
        }
        if !position.forbids_repetition() && self.is_repeated(ply) {
            return Step::Up(self.drawn(ply));
        }
        let is_pressed = position.is_pressed();
        if ply + 2 >= self.plies.len() {
            return Step::Up(position.evaluate());
        }
        if self.is_selective {
            // No checkmate is nearer than this ply.
            (alpha, beta) = (alpha.max(ply as i32 - WON), beta.min(WON - ply as i32));
            if alpha >= beta {
                return Step::Up(alpha);
            }
        }
        let entry = self.lent.table.get(self.plies[ply].key ^ self.salt);
        if let (Some(entry), false) = (&entry, is_principal)
            && let Some(score) = self.remembered(ply, depth, alpha, beta, entry)
        {
            return Step::Up(score);
        }
        let known = entry.and_then(|entry| entry.best);
        if self.is_selective && is_pressed && depth < 3 {
            depth += 1;
        }
        let value = (!is_pressed).then(|| self.plies[ply].position.evaluate());
        let grows = match (value, ply.checked_sub(2).and_then(|before| self.plies[before].value)) {
            (Some(value), Some(before)) => value > before,
            _ => false,
        };
        self.plies[ply].value = value;
        let better = value.filter(|_| self.is_selective && !is_principal && !is_won(beta));
        if let Some(value) = better
            && depth <= 6
            && value - 90 * depth + 60 * i32::from(grows) >= beta
        {
            return Step::Up(value);
        }
        // Without a known move a shallower search comes first: it finds one for the next iteration.
        let less = i32::from(self.is_selective && known.is_none() && depth >= 4);
        let this = &mut self.plies[ply];
        this.look = Look { is_principal, is_pressed, grows, ..Look::new(depth - less, alpha, beta) };
        this.order.begin(known, this.killers, false);
        this.tried.clear();
        if let Some(value) = better
            && depth >= 3
            && value >= beta
            && self.pass(ply)
        {
            let less = 3 + depth / 4 + ((value - beta) / 200).min(3);
            return self.down(ply, depth - less, beta - 1, beta);
        }
        self.try_first(ply)
    }

    fn try_first(&mut self, ply: usize) -> Step {
        self.plies[ply + 1].killers = [None; 2];
        self.try_next(ply)
    }

    /// Plays the next move that is worth searching; when none is left, returns the score.
    fn try_next(&mut self, ply: usize) -> Step {
        loop {
            let Ply { order, position, look, value, .. } = &mut self.plies[ply];
            let Some(pick) = order.next(&**position, &self.history) else { break };
            let Look { depth, alpha, beta, is_principal, is_pressed, grows, number, .. } = *look;
            let mut is_late = false;
            if self.is_selective && !is_principal && number > 0 && !is_won(look.score) && pick.is_quiet {
                let enough = (4 + depth * depth) / (2 - i32::from(grows));
                let hopeless = value.is_some_and(|value| value + 100 + 110 * depth <= alpha);
                is_late = depth <= 6 && !is_pressed && (number as i32 > enough || hopeless);
                if is_late && depth < 3 {
                    order.skip_quiet();
                    continue;
                }
            }
            self.play(ply, &pick.m);
            // Of late moves, only checks are searched.
            if is_late && !self.plies[ply + 1].position.is_pressed() {
                continue;
            }
            if self.is_forbidden(ply, &pick.m) {
                self.plies[ply].look.forbidden = true;
                continue;
            }
            let number = number + 1;
            self.plies[ply].look.number = number;
            if ply == 1 && number > 1 && self.overlooks(&pick.m) {
                continue;
            }
            let (mut less, mut top) = (0, beta);
            if number > 1 {
                let more = i32::from(!grows) - i32::from(is_principal);
                let matters = !pick.is_quiet || is_pressed;
                less = if matters { 0 } else { self.less(ply, &pick.m, depth, number, more) };
                top = alpha + 1;
            }
            let look = &mut self.plies[ply].look;
            (look.pick, look.less, look.top) = (Some(pick), less, top);
            return self.down(ply, depth - 1 - less, alpha, top);
        }
        let Look { number, forbidden, .. } = self.plies[ply].look;
        if number == 0 { Step::Up(self.without_moves(ply, forbidden)) } else { self.conclude(ply) }
    }

    /// Uses the score of the move that was searched, as its own side sees it.
    fn take(&mut self, ply: usize, found: i32) -> Step {
        let Look { depth, alpha, beta, is_principal, score, pick, less, top, .. } = self.plies[ply].look;
        let Some(Pick { m, is_quiet, .. }) = pick else {
            if found >= beta {
                return Step::Up(if is_won(found) { beta } else { found });
            }
            return self.try_first(ply);
        };
        // A move that beats alpha is searched again: first to the full depth, then in the full window.
        if found > alpha && less > 0 {
            self.plies[ply].look.less = 0;
            return self.down(ply, depth - 1, alpha, top);
        }
        if found > alpha && top < beta && found < beta {
            self.plies[ply].look.top = beta;
            return self.down(ply, depth - 1, alpha, beta);
        }
        if self.is_over_budget() {
            return Step::Up(0);
        }
        if found > score {
            let look = &mut self.plies[ply].look;
            look.score = found;
            if found > alpha {
                let bound = if found >= beta { Bound::Lower } else { Bound::Exact };
                (look.alpha, look.best, look.bound) = (found, Some(m), bound);
                if is_principal {
                    self.extend_line(ply, m);
                }
            }
            if found >= beta {
                if is_quiet {
                    self.learn(ply, m, depth);
                }
                return self.conclude(ply);
            }
        }
        if is_quiet {
            self.plies[ply].tried.push(m);
        }
        self.try_next(ply)
    }

    /// Stores the score in the table, and returns it.
    fn conclude(&mut self, ply: usize) -> Step {
        let Look { depth, score, best, bound, .. } = self.plies[ply].look;
        let stored = if is_won(score) { score + score.signum() * ply as i32 } else { score };
        let key = self.plies[ply].key ^ self.salt;
        self.lent.table.put(key, best, stored, depth, bound);
        Step::Up(score)
    }

    /// Extends the best line by a move at its beginning.
    pub(super) fn extend_line(&mut self, ply: usize, m: M) {
        let (before, after) = self.plies.split_at_mut(ply + 1);
        let line = &mut before[ply].line;
        line.clear();
        line.push(m);
        line.extend_from_slice(&after[0].line);
    }

    /// Learns that a quiet move was too good for the other side, and that the moves before it were not.
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

    /// Passes the turn, if that makes sense.
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

    /// Returns the score of a position after all captures have been made and checks answered.
    fn settle(&mut self, ply: usize, mut alpha: i32, beta: i32, depth: usize) -> i32 {
        self.nodes += 1;
        self.plies[ply].line.clear();
        let position = &self.plies[ply].position;
        // At the horizon itself, only a full search sees stalemates and repetitions.
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
        if ply + 2 >= self.plies.len() || depth >= MOST_NOISY || depth > 0 && self.is_over_budget() {
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
                // The best come first, so later moves win no more.
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
