//! A game with its history: undo, redo, and everything that only the history decides.

use crate::describe::Describe;
use crate::game::{Game, game_over};
use crate::outcome::{Outcome, Reason};
use crate::words::say;
use crate::{Code, Error, Language};

/// The largest number of moves and agreements in a session.
pub const MAX_STEPS: usize = 10_000;
/// The largest size of all comments of a session together, in bytes.
pub const MAX_COMMENTS: usize = 1 << 20;

/// The most work that the positions of a session may take together, in the units of [`Game::effort`], so that
/// reading and replaying a game takes only a moment. Four positions of Quarx come close if each is as complex
/// as allowed (Q15); ordinary games never do.
pub const MAX_EFFORT: u64 = 1 << 22;

/// The kinds of steps in a session.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Action<M> {
    /// A move.
    Move(M),
    /// An agreement on so many moves in a row (T23).
    Speed(u8),
}

/// A step of a session, and the position that it led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step<G: Game> {
    /// The move or agreement.
    pub action: Action<G::Move>,
    /// The position after the step.
    pub position: G,
    comment: String,
}

impl<G: Game> Step<G> {
    /// Returns the comment on the step: words separated by single spaces, without `}`.
    pub fn comment(&self) -> &str {
        &self.comment
    }
}

/// A game from its first position on.
///
/// ```
/// # #[cfg(feature = "timeout")] {
/// use hyperply::{Game, Language, Session, timeout::Flat};
///
/// let mut session = Session::new(Flat::start("chess")?);
/// let e4 = session.position().parse_move("e4", Language::English)?;
/// session.play(&e4)?;
/// assert!(session.undo());
/// assert!(session.redo());
/// assert_eq!(session.steps().len(), 1);
/// # }
/// # Ok::<(), hyperply::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    start: G,
    steps: Vec<Step<G>>,
    /// The keys of the first position and of the position after each step.
    keys: Vec<u64>,
    /// The work of each of these positions together with all before it.
    efforts: Vec<u64>,
    /// The number of steps in force; the rest can be redone.
    done: usize,
    /// The length of all comments.
    said: usize,
}

impl<G: Game> Session<G> {
    /// Creates a session that begins with a position.
    pub fn new(start: G) -> Self {
        let (keys, efforts) = (vec![start.key()], vec![start.effort()]);
        Session { start, steps: Vec::new(), keys, efforts, done: 0, said: 0 }
    }

    /// Returns the first position.
    pub fn start(&self) -> &G {
        &self.start
    }

    /// Returns the current position.
    pub fn position(&self) -> &G {
        self.at(self.done)
    }

    /// Returns the position after so many steps.
    fn at(&self, steps: usize) -> &G {
        steps.checked_sub(1).map_or(&self.start, |last| &self.steps[last].position)
    }

    /// Returns the steps in force.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps[..self.done]
    }

    /// Returns each step in force, with the position before it.
    pub fn with_positions(&self) -> impl Iterator<Item = (&G, &Step<G>)> {
        let positions = self.steps().iter().map(|step| &step.position);
        std::iter::once(&self.start).chain(positions).zip(self.steps())
    }

    /// Returns how often the current position has occurred, including now (C6).
    pub fn repetitions(&self) -> usize {
        1 + self.before(self.position(), self.done).count()
    }

    /// Returns after how many steps a position that stands or would stand after `steps` has occurred before,
    /// the last first (C6).
    fn before(&self, position: &G, steps: usize) -> impl Iterator<Item = usize> {
        let key = position.key();
        let first = steps.saturating_sub(position.reversible_steps());
        (first..steps).rev().filter(move |&at| self.keys[at] == key && self.at(at).is_same(position))
    }

    /// Returns the keys of the earlier positions that could come back.
    #[cfg(feature = "search")]
    pub(crate) fn past(&self) -> Vec<u64> {
        // A search that looked further back would be slower, and hardly ever wiser.
        const MOST: usize = 200;
        let most = self.position().reversible_steps().min(MOST);
        self.keys[self.done.saturating_sub(most)..self.done].to_vec()
    }

    /// Returns the draw that the history makes (C5, Q18).
    fn draw_by_history(&self) -> Option<Reason> {
        let longest = self.position().longest_endgame();
        let lasts = |steps: usize| {
            let since = self.done.checked_sub(steps);
            since.is_some_and(|since| (since..self.done).all(|at| self.at(at).longest_endgame() == longest))
        };
        let endgame = longest.filter(|&(steps, _)| lasts(steps)).map(|(_, reason)| reason);
        endgame.or_else(|| (self.repetitions() >= 3).then_some(Reason::Threefold))
    }

    /// Returns how the game ended, including by its history (C5, Q12, Q18).
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let position = self.position();
        let outcome = position.outcome();
        if outcome.is_some_and(|outcome| outcome.winner.is_some()) {
            return outcome;
        }
        match position.unrepeatable_moves() {
            None => outcome.or_else(|| self.draw_by_history().map(Outcome::draw)),
            Some(moves) if !moves.is_empty() && moves.iter().all(|m| self.repeats(m).is_some()) => {
                Some(Outcome { winner: Some(position.turn().other()), reason: Reason::NoMoves })
            }
            _ => outcome,
        }
    }

    /// Returns the legal moves; none when the game is over.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<G::Move> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        match self.position().unrepeatable_moves() {
            None => self.position().legal_moves(),
            Some(mut moves) => {
                moves.retain(|m| self.repeats(m).is_none());
                moves
            }
        }
    }

    /// Returns how many steps ago the position after a move has occurred, if it has and may not come back
    /// (Q12).
    fn repeats(&self, m: &G::Move) -> Option<usize> {
        if !self.position().could_repeat(m) {
            return None;
        }
        let mut next = self.position().clone();
        next.play_unchecked(m);
        let last = self.before(&next, self.done + 1).next();
        last.map(|steps| self.done - steps)
    }

    /// Refuses a move that brings back a position (Q12).
    fn check_repetition(&self, m: &G::Move) -> Result<(), Error> {
        let Some(ago) = self.repeats(m) else { return Ok(()) };
        let notation = self.position().move_text(m);
        Err(Error::illegal("Q12", say::Repeats { notation, ago }))
    }

    /// Reads a move in any accepted form (C3), like [`Game::parse_move`], and also refuses moves that the
    /// history forbids.
    ///
    /// # Errors
    ///
    /// Fails like [`Game::parse_move`]; if the game is over by repetition; and if the move would bring back a
    /// position that may not come back (Q12).
    pub fn parse_move(&self, text: &str, language: Language) -> Result<G::Move, Error> {
        let m = self.position().parse_move(text, language)?;
        if let Some(outcome) = self.outcome() {
            return Err(game_over(outcome));
        }
        self.check_repetition(&m)?;
        Ok(m)
    }

    /// Plays a move, and drops the steps that were undone.
    ///
    /// # Errors
    ///
    /// Fails if the game is over, the move is not legal, the move brings back a position that may not come
    /// back (Q12), or the session is full ([`MAX_STEPS`], [`MAX_EFFORT`]). The session is then unchanged.
    pub fn play(&mut self, m: &G::Move) -> Result<(), Error> {
        self.check_open()?;
        let mut position = self.position().clone();
        position.play(m)?;
        self.check_repetition(m)?;
        self.push(Action::Move(m.clone()), position)
    }

    /// Reads a move in any accepted form (C3), plays it and returns it.
    ///
    /// # Errors
    ///
    /// Fails like [`Session::parse_move`], and if the move leads to a position that is too complex (Q15) or
    /// the session is full.
    pub fn play_text(&mut self, text: &str, language: Language) -> Result<G::Move, Error> {
        let m = self.parse_move(text, language)?;
        self.check_room()?;
        let position = self.position().after(&m)?;
        self.push(Action::Move(m.clone()), position)?;
        Ok(m)
    }

    /// Reads a move of a game that was played elsewhere, and plays it: a draw that only a claim makes does not end
    /// such a game (C4). Also returns that draw.
    ///
    /// # Errors
    ///
    /// Fails like [`Session::play_text`].
    pub(crate) fn play_recorded(
        &mut self,
        text: &str,
        language: Language,
    ) -> Result<(G::Move, Option<Outcome>), Error> {
        let unclaimed = self.outcome().filter(|outcome| outcome.reason.is_claim());
        let Some(open) = unclaimed.and_then(|_| self.position().unclaimed(self.repetitions())) else {
            return Ok((self.play_text(text, language)?, None));
        };
        let m = open.parse_move(text, language)?;
        self.check_repetition(&m)?;
        self.check_room()?;
        let position = self.position().after(&m)?;
        self.push(Action::Move(m.clone()), position)?;
        Ok((m, unclaimed))
    }

    /// Plays a move that [`Session::legal_moves`] has just listed.
    #[cfg(all(feature = "js", target_arch = "wasm32"))]
    pub(crate) fn play_listed(&mut self, m: &G::Move) -> Result<(), Error> {
        self.check_room()?;
        let position = self.position().after(m)?;
        self.push(Action::Move(m.clone()), position)
    }

    fn check_open(&self) -> Result<(), Error> {
        if let Some(outcome) = self.outcome() {
            return Err(game_over(outcome));
        }
        self.check_room()
    }

    fn check_room(&self) -> Result<(), Error> {
        if self.done == MAX_STEPS {
            return Err(Error::of(Code::TooLarge, say::TooManyMoves { most: MAX_STEPS }));
        }
        Ok(())
    }

    fn push(&mut self, action: Action<G::Move>, position: G) -> Result<(), Error> {
        let effort = self.efforts[self.done] + position.effort();
        if effort > MAX_EFFORT {
            return Err(Error::of(Code::TooComplex, say::GameTooComplex {}));
        }
        self.leave();
        let forgotten = self.steps.drain(self.done..);
        self.said -= forgotten.map(|step| step.comment.len()).sum::<usize>();
        self.done += 1;
        self.keys.truncate(self.done);
        self.keys.push(position.key());
        self.efforts.truncate(self.done);
        self.efforts.push(effort);
        self.steps.push(Step { action, position, comment: String::new() });
        Ok(())
    }

    /// Drops the caches of the current position before the session moves on.
    fn leave(&mut self) {
        match self.done {
            0 => self.start.forget(),
            steps => self.steps[steps - 1].position.forget(),
        }
    }

    /// Adds to the comment on the last step in force; without a step, does nothing. The comment is stored as
    /// records hold it: in one line, with single spaces between words, and with `)` for `}`.
    ///
    /// # Errors
    ///
    /// Fails if all comments together would be longer than [`MAX_COMMENTS`].
    pub fn comment(&mut self, text: &str) -> Result<(), Error> {
        let Some(step) = self.steps[..self.done].last_mut() else { return Ok(()) };
        let before = step.comment.len();
        for word in text.split_whitespace() {
            if !step.comment.is_empty() {
                step.comment.push(' ');
            }
            step.comment.extend(word.chars().map(|c| if c == '}' { ')' } else { c }));
        }
        self.said += step.comment.len() - before;
        if self.said > MAX_COMMENTS {
            self.said -= step.comment.len() - before;
            step.comment.truncate(before);
            return Err(Error::of(Code::TooLarge, say::LongComments { most: MAX_COMMENTS }));
        }
        Ok(())
    }

    /// Takes back the last step; returns false if there is none.
    pub fn undo(&mut self) -> bool {
        let can = self.can_undo();
        if can {
            self.leave();
            self.done -= 1;
        }
        can
    }

    /// Redoes the step that was taken back last; returns false if there is none.
    pub fn redo(&mut self) -> bool {
        let can = self.can_redo();
        if can {
            self.leave();
            self.done += 1;
        }
        can
    }

    /// Returns whether there is a step to take back.
    pub fn can_undo(&self) -> bool {
        self.done > 0
    }

    /// Returns whether there is a step to redo.
    pub fn can_redo(&self) -> bool {
        self.done < self.steps.len()
    }
}

impl<G: Describe> Session<G> {
    /// Agrees on `n` moves in a row for each side (T23).
    ///
    /// # Errors
    ///
    /// Fails like [`Describe::agree_speed`], and if the game is over by repetition or the session is full.
    pub fn agree_speed(&mut self, n: u8) -> Result<(), Error> {
        self.check_open()?;
        let mut position = self.position().clone();
        position.agree_speed(n)?;
        self.push(Action::Speed(n), position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Side};
    use std::fmt::{self, Display, Formatter};
    use std::str::FromStr;

    /// A counter on a ring of five, which either side moves up or down. All its positions have the same key.
    #[derive(Clone, Debug, PartialEq, Eq)]
    struct Ring {
        place: u8,
        turn: Side,
        clock: usize,
        /// Whether no position may occur twice.
        strict: bool,
        effort: u64,
        is_forgotten: bool,
    }

    const UP: u8 = 1;
    const DOWN: u8 = 4;

    impl Display for Ring {
        fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
            write!(f, "ring {}", self.place)
        }
    }

    impl FromStr for Ring {
        type Err = Error;

        fn from_str(text: &str) -> Result<Self, Error> {
            Err(Error::new(Code::BadPosition, text))
        }
    }

    impl Game for Ring {
        type Move = u8;

        fn start(_: &str) -> Result<Self, Error> {
            Ok(ring(false, &[]).start)
        }

        fn turn(&self) -> Side {
            self.turn
        }

        fn outcome(&self) -> Option<Outcome> {
            None
        }

        fn legal_moves_into(&self, out: &mut Vec<u8>) {
            out.extend([UP, DOWN]);
        }

        fn count_moves(&self) -> u64 {
            2
        }

        fn play_unchecked(&mut self, m: &u8) {
            self.place = (self.place + m) % 5;
            self.turn = self.turn.other();
            self.clock += 1;
            self.is_forgotten = false;
        }

        fn is_same(&self, other: &Self) -> bool {
            (self.place, self.turn) == (other.place, other.turn)
        }

        fn key(&self) -> u64 {
            0
        }

        fn reversible_steps(&self) -> usize {
            self.clock
        }

        fn effort(&self) -> u64 {
            self.effort
        }

        fn forget(&mut self) {
            self.is_forgotten = true;
        }

        fn move_text(&self, m: &u8) -> String {
            m.to_string()
        }

        fn parse_move(&self, text: &str, _: Language) -> Result<u8, Error> {
            text.parse().map_err(|_| Error::new(Code::BadNotation, text))
        }

        fn forbids_repetition(&self) -> bool {
            self.strict
        }

        fn unrepeatable_moves(&self) -> Option<Vec<u8>> {
            self.strict.then(|| self.legal_moves())
        }

        fn could_repeat(&self, _: &u8) -> bool {
            self.strict
        }
    }

    const START: Ring =
        Ring { place: 0, turn: Side::White, clock: 0, strict: false, effort: 0, is_forgotten: false };

    fn ring(strict: bool, moves: &[u8]) -> Session<Ring> {
        let mut session = Session::new(Ring { strict, ..START });
        moves.iter().for_each(|m| session.play(m).unwrap());
        session
    }

    #[test]
    fn c6_one_key_for_two_positions_is_no_repetition() {
        let session = ring(false, &[UP; 9]);
        assert_eq!((session.repetitions(), session.outcome()), (1, None));
        assert_eq!(ring(false, &[UP; 10]).repetitions(), 2, "ten steps are a whole number of turns");
        let session = ring(false, &[UP, DOWN, DOWN, UP]);
        assert_eq!(session.repetitions(), 3);
        assert_eq!(session.outcome().map(|outcome| outcome.reason), Some(Reason::Threefold));
    }

    #[test]
    fn q12_one_key_for_two_positions_forbids_nothing() {
        assert_eq!(ring(true, &[]).legal_moves(), [UP, DOWN]);
        let session = ring(true, &[UP]);
        assert_eq!(session.legal_moves(), [UP], "the other leads back to the start");
        let error = session.parse_move("4", Language::English).unwrap_err();
        assert_eq!(error.message(), "`4` would repeat the position from 1 move ago.");
    }

    #[test]
    fn q12_what_lies_before_a_capture_is_not_looked_at() {
        let mut session = ring(false, &[UP, DOWN, UP, DOWN]);
        assert_eq!(session.repetitions(), 3);
        session.steps[3].position.clock = 1;
        assert_eq!(session.repetitions(), 1);
        session.steps[3].position.clock = 2;
        assert_eq!(session.repetitions(), 2);
    }

    #[test]
    fn the_work_of_a_session_is_bounded() {
        let mut session = Session::new(Ring { effort: MAX_EFFORT / 4, ..START });
        for _ in 0..3 {
            session.play(&UP).unwrap();
        }
        let before = format!("{session:?}");
        let error = session.play(&UP).unwrap_err();
        assert_eq!((error.code(), error.rule()), (Code::TooComplex, None), "a fifth quarter");
        assert_eq!(format!("{session:?}"), before);
        // Steps that are taken back no longer count, steps that are redone do.
        assert!(session.undo() && session.undo());
        session.play(&UP).unwrap();
        assert!(session.undo() && session.redo());
        session.play(&UP).unwrap();
        assert_eq!(session.play(&UP).unwrap_err().code(), Code::TooComplex);
    }

    #[test]
    fn only_the_present_position_keeps_its_work() {
        let mut session = ring(false, &[UP, UP, UP]);
        let kept = |session: &Session<Ring>| -> Vec<usize> {
            (0..=session.steps.len()).filter(|&at| !session.at(at).is_forgotten).collect()
        };
        assert_eq!(kept(&session), [3]);
        assert!(session.undo());
        assert_eq!(kept(&session), [0; 0], "it has to be done again");
        session.play(&UP).unwrap();
        assert_eq!(kept(&session), [3]);
        while session.undo() {}
        assert_eq!(kept(&session), [0; 0]);
    }
}
