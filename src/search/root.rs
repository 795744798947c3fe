//! Thinking about one position: ever deeper, until it is stopped.

use super::deadline::Deadline;
use super::evaluate::{Evaluate, OPEN};
use super::node::Node;
use super::ply::{Ply, Step};
use super::score::{MAX_PLY, WON, is_won};
use super::table::{History, Lent, Shelf};
use super::tree::{Blindness, Tree};
use crate::game::{Game, game_over};
use crate::hash::hash;
use crate::words::say;
use crate::{Code, Error, Session, Side};
use std::collections::BinaryHeap;
use std::time::Duration;

/// The table of a search that overlooks moves, in bytes: it looks at few positions.
const BLIND_TABLE: usize = 1 << 20;

/// The most that a draw can be better or worse than nothing: far from a loss by force.
const MOST_CONTEMPT: i32 = 1000;

/// The most that leaving the board can cost.
const MOST_RELUCTANCE: i32 = 1000;

/// How many positions the tree holds beyond the largest depth.
const ROOM: usize = 4;

/// How many plies deeper than a known win the search looks before it trusts that there is no shorter one,
/// which a selective search may have missed.
const SURE: i32 = 6;

/// How long to think, and how. The search ends at the first limit that it reaches.
///
/// Begin with [`Limits::NONE`], [`Limits::TO_PLAY`] or [`Limits::of_level`], and change what you need:
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
    /// The number of positions to search. It may be exceeded by a few.
    pub nodes: u64,
    /// The depth in plies, at most [`MAX_PLY`].
    pub depth: u32,
    /// The time since [`Engine::think`], which may be exceeded by a few milliseconds. The search always finds
    /// a first move. With this limit, the result depends on the machine. Rust has no clock in a browser
    /// (`wasm32-unknown-unknown`), so the limit has no effect there: measure the time between the calls of
    /// [`Thinking::go_on`].
    pub time: Option<Duration>,
    /// The number of best lines to find, each with a different first move.
    pub lines: usize,
    /// The seed that decides between equally good moves.
    pub seed: u64,
    /// Whether to skip what is unlikely to matter. Without it, the search looks at every move to the full
    /// depth.
    pub is_selective: bool,
    /// The moves that a weak player overlooks.
    pub blindness: Option<Blindness>,
    /// How much better a first move must be in the opening if it takes a piece off the board
    /// ([`Evaluate::leaves_board`]), in hundredths of a pawn, at most 1,000; the fewer pieces are left, the less.
    pub reluctance: i32,
    /// How far below zero the thinking side rates a draw, in hundredths of a pawn, at most 1,000. If it is
    /// above 0 and nothing is overlooked, the value of first moves beyond the search
    /// ([`Evaluate::look_beyond`]) also counts.
    pub contempt: i32,
}

impl Limits {
    /// No limits, one line.
    pub const NONE: Limits = Limits {
        nodes: u64::MAX,
        depth: MAX_PLY as u32,
        time: None,
        lines: 1,
        seed: 0,
        is_selective: true,
        blindness: None,
        reluctance: 0,
        contempt: 0,
    };

    /// No limits, for a side that plays: it avoids repeating moves in even positions.
    pub const TO_PLAY: Limits = Limits { contempt: 50, ..Limits::NONE };
}

/// The best play for both sides that the search has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<M> {
    /// The value for the side to move, in hundredths of a pawn.
    pub score: i32,
    /// The moves; at least one.
    pub moves: Vec<M>,
}

impl<M> Line<M> {
    /// Returns the number of plies in which the side to move wins by force; negative if it loses.
    pub fn mate_in(&self) -> Option<i32> {
        is_won(self.score).then(|| (WON - self.score.abs()) * self.score.signum())
    }

    /// Returns the canonical texts of the moves (C3). `position` is the position that was searched.
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
    /// The depth that it has reached, in plies.
    pub depth: u32,
    /// The number of positions that it has searched.
    pub nodes: u64,
    /// The best lines, best first.
    pub lines: Vec<Line<M>>,
}

/// Searches one position after another, and remembers what it has seen.
///
/// It can move to another thread, and so can a [`Thinking`] that it has begun. If it is asked to think while
/// an earlier [`Thinking`] still exists, the new one begins with an empty table.
pub struct Engine<G: Evaluate> {
    shelf: Shelf<G::Move>,
}

impl<G: Evaluate> Engine<G> {
    /// Creates an engine whose table has at most so many bytes.
    pub fn new(bytes: usize) -> Self {
        Engine { shelf: Shelf::new(bytes) }
    }

    /// Thinks about the current position of a game until a limit is reached, and returns the best move with the
    /// report of the search. The call blocks its thread; without a limit, for hours.
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
    /// Fails if the game is over (C4), or every move leads to a position that is too complex (Q15).
    pub fn choose(&mut self, game: &Session<G>, limits: Limits) -> Result<(G::Move, Report<G::Move>), Error> {
        let mut thinking = self.think(game, limits);
        while !thinking.go_on(u64::MAX) {}
        chosen(game, thinking.report())
    }

    /// Begins to think about a position. `past` holds the keys of the earlier positions of the game that
    /// could come back.
    pub fn think_from(&mut self, position: &G, past: &[u64], limits: Limits) -> Thinking<G::Move> {
        begin(&self.shelf, &|| Box::new(position.clone()), G::SLOTS, position.turn(), past, limits)
    }

    /// Begins to think about the current position of a game.
    pub fn think(&mut self, game: &Session<G>, limits: Limits) -> Thinking<G::Move> {
        self.think_from(game.position(), &game.past(), limits)
    }
}

/// Returns the move to play, given everything that was found.
pub(super) fn chosen<G: Game>(
    game: &Session<G>,
    report: Option<Report<G::Move>>,
) -> Result<(G::Move, Report<G::Move>), Error> {
    if let Some(outcome) = game.outcome() {
        return Err(game_over(outcome));
    }
    let best = report.as_ref().and_then(|report| report.lines.first()?.moves.first().cloned());
    let nothing = || Error::of(Code::TooComplex, say::AllTooComplex {}).with_rule("Q15");
    best.zip(report).ok_or_else(nothing)
}

/// Returns the same for all games with such moves.
fn begin<M: Copy + Eq + Send + Sync + 'static>(
    shelf: &Shelf<M>,
    copy: &dyn Fn() -> Box<dyn Node<M>>,
    slots: usize,
    turn: Side,
    past: &[u64],
    limits: Limits,
) -> Thinking<M> {
    let ply = || Ply::new(copy(), limits.is_selective);
    let deadline = Deadline::after(limits.time);
    let contempt = limits.contempt.clamp(-MOST_CONTEMPT, MOST_CONTEMPT);
    let tree = Tree {
        plies: std::iter::repeat_with(ply).take(MAX_PLY + ROOM).collect(),
        lent: match limits {
            Limits { is_selective: false, .. } => shelf.alike(),
            // A score found while overlooking moves must not be believed later.
            Limits { blindness: Some(_), .. } => Lent::empty(BLIND_TABLE),
            _ => shelf.lend(),
        },
        history: History::new(slots),
        nodes: 0,
        ply: 0,
        step: Step::Up(0),
        past: past.into(),
        is_selective: limits.is_selective,
        blindness: limits.blindness,
        contempt,
        salt: if contempt == 0 { 0 } else { hash(hash(contempt as u64) ^ turn.index() as u64) },
        most_nodes: limits.nodes.max(1),
    };
    Thinking { root: Root::new(tree, limits), found: None, deadline }
}

/// A search that advances when asked.
pub struct Thinking<M> {
    /// None when the search has ended.
    root: Option<Root<M>>,
    found: Option<Report<M>>,
    deadline: Deadline,
}

impl<M: Copy + Eq + 'static> Thinking<M> {
    /// Thinks for at least one node and about `nodes` nodes; returns whether the search has ended.
    pub fn go_on(&mut self, nodes: u64) -> bool {
        let Some(root) = &mut self.root else { return true };
        let until = root.tree.nodes.saturating_add(nodes.max(1));
        let slice = if self.deadline.is_set() { Deadline::SLICE } else { u64::MAX };
        let has_ended = loop {
            let has_ended = root.go_on(root.tree.nodes.saturating_add(slice).min(until), &mut self.found)
                || self.deadline.has_passed() && self.found.is_some();
            if has_ended || root.tree.nodes >= until {
                break has_ended;
            }
        };
        if let Some(found) = &mut self.found {
            found.nodes = root.tree.nodes;
        }
        if has_ended {
            self.root = None;
        }
        has_ended
    }

    /// Returns the findings so far; `None` before the first move has been searched, or if there is none.
    pub fn report(&self) -> Option<Report<M>> {
        self.found.clone()
    }
}

/// Returns a score together with the worth beyond it; a forced end has no such worth.
fn beyond(score: i32, more: i32) -> i32 {
    if is_won(score) { score } else { score + more }
}

/// The first position, and the progress of its search. The search deepens ply by ply. At each depth it finds
/// the wanted lines one after another; for each line it tries wider and wider windows, and in each window one
/// move after another. [`Root::take`] uses the score of a move and decides which of these comes next.
struct Root<M> {
    tree: Tree<M>,
    limits: Limits,
    /// The moves in the order in which they are tried.
    moves: Vec<M>,
    /// The value of each move beyond its score, for a side that plays and overlooks nothing.
    more: Vec<i32>,
    /// The scores of the lines at the previous depth.
    expected: Vec<i32>,
    /// The lines found at this depth so far.
    report: Report<M>,
    /// The window of the next line, and half its width when it began.
    alpha: i32,
    beta: i32,
    width: i32,
    /// The best line in this window so far, even if it is outside.
    best: Option<Line<M>>,
    /// The index of the move being searched, `less` plies less deep and in a window up to `top`.
    at: usize,
    less: i32,
    top: i32,
}

impl<M: Copy + Eq + 'static> Root<M> {
    /// Starts with the first move; returns nothing if there is none.
    fn new(tree: Tree<M>, limits: Limits) -> Option<Root<M>> {
        let mut root = Root {
            tree,
            limits,
            moves: Vec::new(),
            more: Vec::new(),
            expected: Vec::new(),
            report: Report { depth: 1, nodes: 0, lines: Vec::new() },
            alpha: -WON,
            beta: WON,
            width: 0,
            best: None,
            at: 0,
            less: 0,
            top: 0,
        };
        root.list();
        if root.moves.is_empty() {
            return None;
        }
        root.expected = vec![0; limits.lines.clamp(1, root.moves.len())];
        root.begin_line();
        Some(root)
    }

    /// Continues until it has counted `until` nodes; returns whether the whole search has ended.
    fn go_on(&mut self, until: u64, found: &mut Option<Report<M>>) -> bool {
        while let Some(score) = self.tree.go_on(until) {
            if !self.take(score, found) {
                return true;
            }
        }
        false
    }

    fn depth(&self) -> i32 {
        self.report.depth as i32
    }

    /// Returns the index of the next line.
    fn number(&self) -> usize {
        self.report.lines.len()
    }

    /// Starts the next line in a window around its score at the previous depth.
    fn begin_line(&mut self) {
        let expected = self.expected[self.number()];
        self.width = 30;
        (self.alpha, self.beta) = (-WON, WON);
        if self.depth() >= 4 && self.limits.is_selective && !is_won(expected) {
            (self.alpha, self.beta) = (expected - self.width, expected + self.width);
        }
        self.begin_window();
    }

    /// Starts with all moves that do not begin one of the lines found so far.
    fn begin_window(&mut self) {
        (self.at, self.best) = (self.number(), None);
        self.begin_move();
    }

    /// Plays the move at `at`.
    fn begin_move(&mut self) {
        let m = self.moves[self.at];
        self.tree.play(0, &m);
        (self.less, self.top) = (0, self.beta);
        if self.best.is_some() {
            let position = &self.tree.plies[0].position;
            let matters = position.is_noisy(&m) || position.is_pressed();
            let number = self.at - self.number() + 1;
            self.less = if matters { 0 } else { self.tree.less(0, &m, self.depth(), number, 0) };
            self.top = self.low() + 1;
        }
        self.look();
    }

    /// Returns the score that the next move has to beat.
    fn low(&self) -> i32 {
        self.best.as_ref().map_or(self.alpha, |best| best.score.max(self.alpha))
    }

    /// Starts the search after the current move.
    fn look(&mut self) {
        let more = self.more[self.at];
        let (low, high) = (beyond(self.low(), -more), beyond(self.top, -more));
        self.tree.begin(self.depth() - 1 - self.less, low, high);
    }

    /// Uses the score of the move that was searched; returns whether the search goes on.
    fn take(&mut self, score: i32, found: &mut Option<Report<M>>) -> bool {
        let score = beyond(score, self.more[self.at]);
        let low = self.low();
        if score > low && (self.less > 0 || self.top < self.beta && score < self.beta) {
            if self.less > 0 {
                self.less = 0;
            } else {
                self.top = self.beta;
            }
            self.look();
            return true;
        }
        if self.tree.is_over_budget() && (self.depth() > 1 || self.best.is_some()) {
            return false;
        }
        if self.best.as_ref().is_none_or(|best| score > best.score) {
            self.tree.extend_line(0, self.moves[self.at]);
            let line = Line { score, moves: self.tree.plies[0].line.clone() };
            self.bring(self.at, self.number());
            if score > low {
                self.tell(&line, found);
            }
            self.best = Some(line);
        }
        self.at += 1;
        if score >= self.beta || self.at == self.moves.len() {
            return self.end_window(found);
        }
        self.begin_move();
        true
    }

    /// Keeps the best line of the window, or searches again in a wider one if its score is outside.
    fn end_window(&mut self, found: &mut Option<Report<M>>) -> bool {
        let Some(line) = self.best.take() else { return false };
        self.width *= 3;
        if line.score <= self.alpha && self.alpha > -WON {
            self.alpha = if self.width > 1000 { -WON } else { line.score - self.width };
        } else if line.score >= self.beta && self.beta < WON {
            self.beta = if self.width > 1000 { WON } else { line.score + self.width };
        } else {
            return self.end_line(line, found);
        }
        self.begin_window();
        true
    }

    /// Continues with the next line, or with the next depth.
    fn end_line(&mut self, line: Line<M>, found: &mut Option<Report<M>>) -> bool {
        let (number, depth) = (self.number(), self.depth());
        let at = self.report.lines.partition_point(|better| better.score >= line.score);
        self.report.lines.insert(at, line);
        // The next depth begins with the best move.
        self.bring(number, at);
        if self.number() == self.expected.len() {
            let is_sure = |line: &Line<M>| line.mate_in().is_some_and(|plies| plies.abs() + SURE <= depth);
            let is_decided = self.report.lines.iter().all(is_sure);
            for (expected, line) in self.expected.iter_mut().zip(&self.report.lines) {
                *expected = line.score;
            }
            let deeper = Report { depth: self.report.depth + 1, nodes: 0, lines: Vec::new() };
            *found = Some(std::mem::replace(&mut self.report, deeper));
            if is_decided || depth as usize >= (self.limits.depth as usize).clamp(1, MAX_PLY) {
                return false;
            }
        }
        self.begin_line();
        true
    }

    /// Lists the moves that a session would play, without those that Q12 and Q15 forbid.
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
        // A heap needs a tenth of the code of sorting.
        let ranked: BinaryHeap<_> = moves.iter().enumerate().map(|(at, m)| (order(m), at)).collect();
        self.moves = ranked.into_sorted_vec().into_iter().map(|(_, at)| moves[at]).collect();
        self.overlook();
        let position = &self.tree.plies[0].position;
        self.more = vec![0; self.moves.len()];
        if self.limits.contempt > 0 && self.limits.blindness.is_none() {
            position.look_beyond(&self.moves, &self.tree.past, &mut self.more);
        }
        let price = self.limits.reluctance.clamp(0, MOST_RELUCTANCE) * position.phase() / OPEN;
        for (m, more) in self.moves.iter().zip(&mut self.more) {
            *more -= if position.leaves_board(m) { price } else { 0 };
        }
    }

    /// Removes the moves that a weak player overlooks, but never one that wins immediately.
    fn overlook(&mut self) {
        let Some(blindness) = self.limits.blindness else { return };
        let Ply { position, key, .. } = &self.tree.plies[0];
        let seen = |m: &M| !blindness.hides(*key, position.slot(m), blindness.own) || position.wins_by(m);
        if self.moves.iter().any(seen) {
            self.moves.retain(seen);
        }
    }

    /// Moves a move forward in the order in which they are tried.
    fn bring(&mut self, from: usize, to: usize) {
        // Repeated swapping needs less code than rotating.
        for before in (to..from).rev() {
            self.moves.swap(before, before + 1);
            self.more.swap(before, before + 1);
        }
    }

    /// Reports a line that is the best of its depth so far, before the depth is complete. The lines of the previous
    /// depth are worth no more now than this one, unless the best of them is a win.
    fn tell(&self, line: &Line<M>, found: &mut Option<Report<M>>) {
        let Some(found) = found else {
            *found = Some(Report { lines: vec![line.clone()], ..self.report.clone() });
            return;
        };
        let (best, first) = (&found.lines[0], line.moves.first());
        let is_best = self.report.lines.first().is_none_or(|better| line.score > better.score);
        let is_win = best.score > 0 && is_won(best.score);
        if !is_best || best.moves.first() == first || is_win && best.score >= line.score {
            return;
        }
        found.lines.retain(|old| old.moves.first() != first);
        for old in &mut found.lines {
            old.score = old.score.min(line.score);
        }
        found.lines.insert(0, line.clone());
        found.lines.truncate(self.limits.lines.max(1));
        found.depth = self.report.depth;
    }
}
