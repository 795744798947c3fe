//! Thinking about one position: ever deeper, and stopped at any time.

use super::evaluate::Evaluate;
use super::pace::{Deadline, Pace};
use super::score::{MAX_PLY, WON, is_won};
use super::table::{History, Lent, Shelf};
use super::tree::{Blindness, Ply, Tree};
use crate::game::{Game, game_over};
use crate::hash::hash;
use crate::{Code, Error, Session, Side};
use std::collections::BinaryHeap;
use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The table of a search that overlooks moves, in bytes: it looks at few positions.
const BLIND_TABLE: usize = 1 << 20;

/// The most that a draw can be better or worse than nothing: far from a loss by force.
const MOST_CONTEMPT: i32 = 1000;

/// So many plies deeper nothing shorter is found than a win that is known: what is left out may have hidden it.
const SURE: i32 = 6;

/// How long to think, and how. The search ends at the first limit that it reaches.
///
/// Begin with [`Limits::NONE`], [`Limits::TO_PLAY`] or [`Limits::of_level`], and change what you want:
///
/// ```
/// use hyperply::search::Limits;
/// use std::time::Duration;
///
/// let second = Limits { time: Some(Duration::from_secs(1)), ..Limits::TO_PLAY };
/// let weak = Limits { depth: 4, ..Limits::of_level(3, 7).unwrap() };
/// # assert!(second.nodes == u64::MAX && weak.blindness.is_some());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// So many positions are looked at, or a few more.
    pub nodes: u64,
    /// So many plies deep, [`MAX_PLY`] at most.
    pub depth: u32,
    /// So much time passes after [`Engine::think`], or a few milliseconds more; a first move is found in any case. What the
    /// search finds then depends on the machine. In a browser (`wasm32-unknown-unknown`) Rust has no clock, and this limit does
    /// nothing: watch the time between the calls of [`Thinking::go_on`].
    pub time: Option<Duration>,
    /// So many best lines are found, each with another first move.
    pub lines: usize,
    /// Decides between moves that are equally good.
    pub seed: u64,
    /// Whether to leave out what hardly matters. Without it every move is looked at to the full depth.
    pub is_selective: bool,
    /// What is overlooked, by a weak player.
    pub blindness: Option<Blindness>,
    /// How much less than nothing a draw is worth to the side that thinks, in hundredths of a pawn; 1,000 at most. Above 0,
    /// and if nothing is overlooked, what first moves are worth beyond the search counts, too ([`Evaluate::look_beyond`]).
    pub contempt: i32,
}

impl Limits {
    /// The best line, without an end.
    pub const NONE: Limits = Limits {
        nodes: u64::MAX,
        depth: MAX_PLY as u32,
        time: None,
        lines: 1,
        seed: 0,
        is_selective: true,
        blindness: None,
        contempt: 0,
    };

    /// The same for a side that plays: it goes on where others would repeat moves.
    pub const TO_PLAY: Limits = Limits { contempt: 50, ..Limits::NONE };
}

/// How the game goes on if both sides play as well as the search sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<M> {
    /// What that is worth to the side to move, in hundredths of a pawn.
    pub score: i32,
    /// The moves, at least one.
    pub moves: Vec<M>,
}

impl<M> Line<M> {
    /// In how many plies the side to move wins by force, or loses if it is negative.
    pub fn mate_in(&self) -> Option<i32> {
        is_won(self.score).then(|| (WON - self.score.abs()) * self.score.signum())
    }

    /// Returns the canonical texts of the moves (C3). `position` is the one that was searched.
    pub fn texts<G: Game<Move = M>>(&self, position: &G) -> Vec<String> {
        let mut position = position.clone();
        let text = |m| {
            let text = position.move_text(m);
            position.play_unchecked(m);
            text
        };
        self.moves.iter().map(text).collect()
    }
}

/// What a search has found so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report<M> {
    /// How many plies deep it looked.
    pub depth: u32,
    /// How many positions it looked at.
    pub nodes: u64,
    /// The best lines, the best first.
    pub lines: Vec<Line<M>>,
}

/// Searches one position after the other, and remembers what it has seen.
///
/// It may go to another thread, and so may what it has begun to think. One that is asked to think again while an earlier
/// [`Thinking`] is still under way begins with an empty table.
pub struct Engine<G: Evaluate> {
    shelf: Shelf<G::Move>,
}

impl<G: Evaluate> Engine<G> {
    /// An engine whose table has so many bytes at most.
    pub fn new(bytes: usize) -> Self {
        Engine { shelf: Shelf::new(bytes) }
    }

    /// Thinks about the present position of a game until a limit is reached, and returns the best move with all that was
    /// found. The call blocks its thread; without a limit, for hours.
    ///
    /// ```
    /// # #[cfg(feature = "timeout")] {
    /// use hyperply::{Game, Session, search::{Engine, Limits}, timeout::Flat};
    /// use std::time::Duration;
    ///
    /// let mut session = Session::new("chess 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1".parse::<Flat>()?);
    /// let mut engine = Engine::new(16 << 20);
    /// let limits = Limits { time: Some(Duration::from_millis(100)), ..Limits::TO_PLAY };
    /// let (best, report) = engine.choose(&session, limits)?;
    /// assert_eq!(report.lines[0].texts(session.position()), ["Ra1-a8"]);
    /// session.play(&best)?;
    /// assert_eq!(session.outcome().unwrap().to_string(), "white wins by checkmate");
    /// # }
    /// # Ok::<(), hyperply::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the game is over (C4), or every move leads to a position that is too complex (Q15).
    pub fn choose(&mut self, game: &Session<G>, limits: Limits) -> Result<(G::Move, Report<G::Move>), Error> {
        let mut thinking = self.think_of(game, limits);
        while !thinking.go_on(u64::MAX) {}
        chosen(game, thinking.report())
    }

    /// Begins to think about a position. `past` are the keys of those before it in the game that could come back.
    pub fn think(&mut self, position: &G, past: &[u64], limits: Limits) -> Thinking<G::Move> {
        let ply = || Ply::new(Box::new(position.clone()), limits.is_selective);
        let plies = std::iter::repeat_with(ply).take(MAX_PLY).collect();
        begin(&self.shelf, plies, G::SLOTS, position.turn(), past, limits)
    }

    /// Begins to think about the present position of a game.
    pub fn think_of(&mut self, game: &Session<G>, limits: Limits) -> Thinking<G::Move> {
        self.think(game.position(), &game.past(), limits)
    }
}

/// The move to play after all that was found.
pub(super) fn chosen<G: Game>(
    game: &Session<G>,
    report: Option<Report<G::Move>>,
) -> Result<(G::Move, Report<G::Move>), Error> {
    if let Some(outcome) = game.outcome() {
        return Err(game_over(outcome));
    }
    let best = report.as_ref().and_then(|report| report.lines.first()?.moves.first().cloned());
    let nothing = || {
        let message = "every move leads to a position that is too complex to go on from";
        Error::new(Code::TooComplex, message).with_rule("Q15")
    };
    best.zip(report).ok_or_else(nothing)
}

/// The same for all games with such moves.
fn begin<M: Copy + Eq + Send + Sync + 'static>(
    shelf: &Shelf<M>,
    plies: Vec<Ply<M>>,
    slots: usize,
    turn: Side,
    past: &[u64],
    limits: Limits,
) -> Thinking<M> {
    let contempt = limits.contempt.clamp(-MOST_CONTEMPT, MOST_CONTEMPT);
    let pace = Arc::new(Pace::default());
    let found = Found::default();
    let tree = Tree {
        plies,
        lent: match limits {
            Limits { is_selective: false, .. } => shelf.alike(),
            // What is overlooked now must not be believed later.
            Limits { blindness: Some(_), .. } => Lent::empty(BLIND_TABLE),
            _ => shelf.lend(),
        },
        history: History::new(slots),
        pace: pace.clone(),
        past: past.into(),
        is_selective: limits.is_selective,
        blindness: limits.blindness,
        contempt,
        salt: if contempt == 0 { 0 } else { hash(hash(contempt as u64) ^ turn.index() as u64) },
        most_nodes: limits.nodes.max(1),
    };
    let root = Root { tree, moves: Vec::new(), more: Vec::new(), limits, found: found.clone() };
    let deadline = Deadline::after(limits.time);
    Thinking { search: Some(Box::pin(root.deepen())), pace, found, deadline }
}

/// What a search has found, written by the search and read by who asks.
struct Found<M>(Arc<Mutex<Option<Report<M>>>>);

impl<M> Found<M> {
    fn get(&self) -> MutexGuard<'_, Option<Report<M>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<M> Default for Found<M> {
    fn default() -> Self {
        Found(Arc::default())
    }
}

impl<M> Clone for Found<M> {
    fn clone(&self) -> Self {
        Found(self.0.clone())
    }
}

/// A search that goes on when it is told to.
pub struct Thinking<M> {
    search: Option<Pin<Box<dyn Future<Output = ()> + Send>>>,
    pace: Arc<Pace>,
    found: Found<M>,
    deadline: Deadline,
}

impl<M: Clone> Thinking<M> {
    /// Thinks on for so many nodes, or a few more; returns whether it has come to its end.
    pub fn go_on(&mut self, nodes: u64) -> bool {
        if !self.deadline.is_set() {
            return self.go_on_regardless(nodes);
        }
        let most = self.pace.nodes().saturating_add(nodes);
        loop {
            let left = most.saturating_sub(self.pace.nodes());
            if self.go_on_regardless(left.min(Deadline::SLICE)) {
                return true;
            }
            if self.deadline.has_passed() && self.found.get().is_some() {
                self.search = None;
                return true;
            }
            if self.pace.nodes() >= most {
                return false;
            }
        }
    }

    /// The same, however late it is.
    fn go_on_regardless(&mut self, nodes: u64) -> bool {
        let ended = self.search.as_mut().is_none_or(|search| self.pace.go_on(search, nodes));
        if ended {
            self.search = None;
        }
        ended
    }

    /// What has been found so far; nothing before the first move has been looked at, or if there is none.
    pub fn report(&self) -> Option<Report<M>> {
        let nodes = self.pace.nodes();
        self.found.get().clone().map(|report| Report { nodes, ..report })
    }
}

/// A score and what comes on top of it; a forced end has no worth beyond it.
fn beyond(score: i32, more: i32) -> i32 {
    if is_won(score) { score } else { score + more }
}

/// The first position, and its moves in the order in which they are tried.
struct Root<M> {
    tree: Tree<M>,
    moves: Vec<M>,
    /// What each move is worth beyond its score, to who plays and overlooks nothing.
    more: Vec<i32>,
    limits: Limits,
    found: Found<M>,
}

impl<M: Copy + Eq + Send + Sync + 'static> Root<M> {
    /// The moves that a session would play: what Q12 and Q15 forbid is none of them.
    fn list(&mut self) {
        let position = &self.tree.plies[0].position;
        let mut moves = Vec::new();
        if self.limits.is_selective {
            position.distinct_moves_into(true, &mut moves);
            position.distinct_moves_into(false, &mut moves);
        } else {
            position.legal_moves_into(&mut moves);
        }
        moves.retain(|m| {
            self.tree.play(0, m);
            !self.tree.is_forbidden(0, m) && self.tree.plies[1].position.is_sound()
        });
        let position = &self.tree.plies[0].position;
        let seed = self.limits.seed;
        let order = |m: &M| {
            let rest = if seed == 0 { 0 } else { hash(seed ^ hash(position.slot(m) as u64)) };
            (-position.gain(m), rest)
        };
        // A heap is a tenth of what sorting is as code.
        let ranked: BinaryHeap<_> = moves.iter().enumerate().map(|(at, m)| (order(m), at)).collect();
        self.moves = ranked.into_sorted_vec().into_iter().map(|(_, at)| moves[at]).collect();
        self.overlook();
        let position = &self.tree.plies[0].position;
        self.more = vec![0; self.moves.len()];
        if self.limits.contempt > 0 && self.limits.blindness.is_none() {
            position.look_beyond(&self.moves, &self.tree.past, &mut self.more);
        }
    }

    /// A weak player does not see all moves; one that wins at once it does.
    fn overlook(&mut self) {
        let Some(blindness) = self.limits.blindness else { return };
        let Ply { position, key, .. } = &self.tree.plies[0];
        let seen = |m: &M| !blindness.hides(*key, position.slot(m), blindness.own) || position.wins_by(m);
        if self.moves.iter().any(seen) {
            self.moves.retain(seen);
        }
    }

    async fn deepen(mut self) {
        self.list();
        let deepest = (self.limits.depth as usize).clamp(1, MAX_PLY - 4);
        let lines = self.limits.lines.clamp(1, self.moves.len().max(1));
        if self.moves.is_empty() {
            return;
        }
        let mut before: Vec<i32> = vec![0; lines];
        for depth in 1..=deepest as i32 {
            let mut report = Report { depth: depth as u32, nodes: 0, lines: Vec::new() };
            for (number, expected) in before.iter_mut().enumerate() {
                let Some(line) = self.aspire(depth, number, *expected, &report).await else { return };
                *expected = line.score;
                let at = report.lines.partition_point(|better| better.score >= line.score);
                report.lines.insert(at, line);
            }
            let is_sure = |line: &Line<M>| line.mate_in().is_some_and(|plies| plies.abs() + SURE <= depth);
            let decided = report.lines.iter().all(is_sure);
            *self.found.get() = Some(report);
            if decided {
                return;
            }
        }
    }

    /// The best line that does not begin as those before, its score being expected near to another; nothing if the
    /// budget runs out.
    async fn aspire(
        &mut self,
        depth: i32,
        number: usize,
        expected: i32,
        report: &Report<M>,
    ) -> Option<Line<M>> {
        let mut width = 30;
        let (mut alpha, mut beta) = (-WON, WON);
        if depth >= 4 && self.limits.is_selective && !is_won(expected) {
            (alpha, beta) = (expected - width, expected + width);
        }
        loop {
            let line = self.search(depth, number, alpha, beta, report).await?;
            width *= 3;
            if line.score <= alpha && alpha > -WON {
                alpha = if width > 1000 { -WON } else { line.score - width };
            } else if line.score >= beta && beta < WON {
                beta = if width > 1000 { WON } else { line.score + width };
            } else {
                return Some(line);
            }
        }
    }

    /// Looks at all first moves from a number on, and puts the best of them there.
    async fn search(
        &mut self,
        depth: i32,
        number: usize,
        mut alpha: i32,
        beta: i32,
        report: &Report<M>,
    ) -> Option<Line<M>> {
        let mut best: Option<Line<M>> = None;
        for at in number..self.moves.len() {
            let (m, more) = (self.moves[at], self.more[at]);
            self.tree.play(0, &m);
            let (mut less, mut top) = (0, beta);
            if best.is_some() {
                let position = &self.tree.plies[0].position;
                let matters = position.is_noisy(&m) || position.is_pressed();
                less = if matters { 0 } else { self.tree.less(0, &m, depth, at - number + 1, 0) };
                top = alpha + 1;
            }
            let score = loop {
                let (low, high) = (beyond(alpha, -more), beyond(top, -more));
                let score = beyond(self.tree.next(0, depth - 1 - less, low, high).await, more);
                match score > alpha {
                    true if less > 0 => less = 0,
                    true if top < beta && score < beta => top = beta,
                    _ => break score,
                }
            };
            if self.tree.is_over_budget() && (depth > 1 || best.is_some()) {
                return None;
            }
            if best.as_ref().is_none_or(|best| score > best.score) {
                self.tree.extend_line(0, m);
                let line = Line { score, moves: self.tree.plies[0].line.clone() };
                // Swapping one after the other is less code than rotating.
                for before in (number..at).rev() {
                    self.moves.swap(before, before + 1);
                    self.more.swap(before, before + 1);
                }
                if score > alpha {
                    alpha = score;
                    self.tell(report, &line, number);
                }
                best = Some(line);
                if score >= beta {
                    break;
                }
            }
        }
        best
    }

    /// A better move of a depth that is not done yet is worth to be known.
    fn tell(&self, report: &Report<M>, line: &Line<M>, number: usize) {
        let mut found = self.found.get();
        match &mut *found {
            None => *found = Some(Report { lines: vec![line.clone()], ..report.clone() }),
            Some(found) if number == 0 && found.lines[0].moves.first() != line.moves.first() => {
                found.lines.retain(|old| old.moves.first() != line.moves.first());
                found.lines.insert(0, line.clone());
                found.lines.truncate(self.limits.lines.max(1));
                found.depth = report.depth;
            }
            Some(_) => {}
        }
    }
}
