//! The order in which moves are tried: in stages, so that moves that are not needed are never listed.

use super::node::Node;
use super::table::History;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The best move of an earlier search.
    Known,
    ListNoisy,
    Noisy,
    /// Moves that refuted others here.
    Killers,
    ListQuiet,
    Quiet,
    /// Captures that lose more than they win.
    Poor,
}

/// A move, and how good it looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pick<M> {
    pub(super) m: M,
    /// Whether it neither captures nor promotes.
    pub(super) is_quiet: bool,
    /// What it wins immediately.
    pub(super) gain: i32,
    rank: i32,
}

/// The moves of a position that are still to be tried.
pub(super) struct Order<M> {
    stage: Stage,
    known: Option<M>,
    killers: [Option<M>; 2],
    only_noisy: bool,
    /// Whether it may leave out moves that are as good as others.
    is_selective: bool,
    list: Vec<M>,
    picks: Vec<Pick<M>>,
    next: usize,
    poor: Vec<Pick<M>>,
}

impl<M: Copy + Eq + 'static> Order<M> {
    pub(super) const fn new(is_selective: bool) -> Order<M> {
        Order {
            stage: Stage::Known,
            known: None,
            killers: [None; 2],
            only_noisy: false,
            is_selective,
            list: Vec::new(),
            picks: Vec::new(),
            next: 0,
            poor: Vec::new(),
        }
    }

    /// Begins with another position: with all its moves or only with those that are not quiet.
    pub(super) fn begin(&mut self, known: Option<M>, killers: [Option<M>; 2], only_noisy: bool) {
        (self.known, self.killers, self.only_noisy) = (known, killers, only_noisy);
        self.stage = Stage::Known;
        self.poor.clear();
    }

    /// Returns the next move.
    pub(super) fn next(&mut self, position: &dyn Node<M>, history: &History) -> Option<Pick<M>> {
        loop {
            match self.stage {
                Stage::Known => {
                    self.stage = Stage::ListNoisy;
                    self.known = self.known.filter(|m| position.is_legal(m));
                    if let Some(m) = self.known {
                        let (is_quiet, gain) = (!position.is_noisy(&m), position.gain(&m));
                        return Some(Pick { m, is_quiet, gain, rank: 0 });
                    }
                }
                Stage::ListNoisy => {
                    self.stage = Stage::Noisy;
                    self.list.clear();
                    match self.is_selective {
                        true => position.distinct_moves_into(true, &mut self.list),
                        false => position.noisy_moves_into(&mut self.list),
                    }
                    self.rank(false, |m| {
                        let gain = position.gain(m);
                        (gain, gain)
                    });
                }
                Stage::Noisy => match self.best() {
                    // Beyond the horizon, the caller itself asks what a move risks, if it needs the move.
                    Some(pick) if self.only_noisy => return Some(pick),
                    Some(pick) if position.loses(&pick.m, pick.gain) => self.poor.push(pick),
                    Some(pick) => return Some(pick),
                    None if self.only_noisy => return None,
                    None => (self.stage, self.next) = (Stage::Killers, 0),
                },
                Stage::Killers => {
                    let Some(killer) = self.killers.get_mut(self.next) else {
                        self.stage = Stage::ListQuiet;
                        continue;
                    };
                    self.next += 1;
                    let known = self.known;
                    let fits = |m: &M| Some(*m) != known && !position.is_noisy(m) && position.is_legal(m);
                    *killer = killer.filter(fits);
                    if let Some(m) = *killer {
                        return Some(Pick { m, is_quiet: true, gain: 0, rank: 0 });
                    }
                }
                Stage::ListQuiet => {
                    self.stage = Stage::Quiet;
                    self.list.clear();
                    match self.is_selective {
                        true => position.distinct_moves_into(false, &mut self.list),
                        false => position.legal_moves_into(&mut self.list),
                    }
                    let (killers, is_selective) = (self.killers, self.is_selective);
                    self.list
                        .retain(|m| !killers.contains(&Some(*m)) && (is_selective || !position.is_noisy(m)));
                    let side = position.turn().index();
                    self.rank(true, |m| (0, history.get(side, position.slot(m))));
                }
                Stage::Quiet => match self.best() {
                    Some(pick) => return Some(pick),
                    None => self.turn_to_poor(),
                },
                Stage::Poor => {
                    self.next += 1;
                    return self.picks.get(self.next - 1).copied();
                }
            }
        }
    }

    /// Skips the remaining quiet moves.
    pub(super) fn skip_quiet(&mut self) {
        if self.stage == Stage::Quiet {
            self.next = self.picks.len();
        }
    }

    fn turn_to_poor(&mut self) {
        (self.stage, self.next) = (Stage::Poor, 0);
        std::mem::swap(&mut self.picks, &mut self.poor);
    }

    fn rank(&mut self, is_quiet: bool, gain_and_rank: impl Fn(&M) -> (i32, i32)) {
        let known = self.known;
        self.next = 0;
        self.picks.clear();
        self.picks.extend(self.list.iter().filter(|m| Some(**m) != known).map(|&m| {
            let (gain, rank) = gain_and_rank(&m);
            Pick { m, is_quiet, gain, rank }
        }));
    }

    /// Returns the best of the picks that are left.
    fn best(&mut self) -> Option<Pick<M>> {
        let rest = self.picks.get_mut(self.next..)?;
        let mut best = 0;
        for i in 1..rest.len() {
            if rest[i].rank > rest[best].rank {
                best = i;
            }
        }
        let pick = *rest.get(best)?;
        rest.swap(0, best);
        self.next += 1;
        Some(pick)
    }
}
