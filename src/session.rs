//! A game with its history: undo, redo, and what only the history decides.

use crate::game::{Game, Outcome, Reason, SpeedMoves, game_over};
use crate::{Code, Error, Language};

/// The most moves and agreements that a session holds.
pub const MAX_STEPS: usize = 10_000;

/// What a step of a session was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action<M> {
    /// A move.
    Move(M),
    /// An agreement on so many moves in a row (T23).
    Speed(u8),
}

/// A step of a session and where it led.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step<G: Game> {
    /// What was done.
    pub action: Action<G::Move>,
    /// The position after it.
    pub position: G,
    /// What a record says about it.
    pub comment: String,
    key: u64,
}

/// A game from its first position on.
///
/// ```
/// use hyperply::{Game, Language, Session, timeout::Flat};
///
/// let mut session = Session::new(Flat::start("chess")?);
/// let e4 = session.position().parse_move("e4", Language::English)?;
/// session.play(&e4)?;
/// assert!(session.undo());
/// assert!(session.redo());
/// assert_eq!(session.steps().len(), 1);
/// # Ok::<(), hyperply::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    start: G,
    start_key: u64,
    steps: Vec<Step<G>>,
    /// How many of the steps are in force; the others can be redone.
    done: usize,
}

impl<G: Game> Session<G> {
    /// A session that begins at a position.
    pub fn new(start: G) -> Self {
        Session { start_key: start.key(), start, steps: Vec::new(), done: 0 }
    }

    /// The first position.
    pub fn start(&self) -> &G {
        &self.start
    }

    /// The present position.
    pub fn position(&self) -> &G {
        self.steps().last().map_or(&self.start, |step| &step.position)
    }

    /// The steps in force.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps[..self.done]
    }

    /// The position before each step in force, and the step.
    pub fn with_positions(&self) -> impl Iterator<Item = (&G, &Step<G>)> {
        let positions = self.steps().iter().map(|step| &step.position);
        std::iter::once(&self.start).chain(positions).zip(self.steps())
    }

    /// How often the present position has stood, this time included (C6).
    pub fn repetitions(&self) -> usize {
        let key = self.steps().last().map_or(self.start_key, |step| step.key);
        let before = self.steps().iter().filter(|step| step.key == key).count();
        before + usize::from(self.start_key == key)
    }

    /// How the game ended, repetition included (C5, Q12).
    pub fn outcome(&self) -> Option<Outcome> {
        let position = self.position();
        let outcome = position.outcome();
        if outcome.is_some_and(|outcome| outcome.winner.is_some()) {
            return outcome;
        }
        match position.unrepeatable_moves() {
            None if outcome.is_none() && self.repetitions() >= 3 => {
                Some(Outcome { winner: None, reason: Reason::Threefold })
            }
            Some(moves) if !moves.is_empty() && moves.iter().all(|m| self.repeats(m).is_some()) => {
                Some(Outcome { winner: Some(position.turn().other()), reason: Reason::NoMoves })
            }
            _ => outcome,
        }
    }

    /// The legal moves; none when the game is over.
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

    /// Q12: how many steps ago the position after a move has stood, if it has and may not come back.
    fn repeats(&self, m: &G::Move) -> Option<usize> {
        if !self.position().could_repeat(m) {
            return None;
        }
        let mut next = self.position().clone();
        next.play_unchecked(m);
        let key = next.key();
        let mut keys = self.steps().iter().rev().map(|step| step.key).chain([self.start_key]);
        keys.position(|before| before == key)
    }

    /// Q12: refuses a move that brings back a position.
    fn check_repetition(&self, m: &G::Move) -> Result<(), Error> {
        let Some(ago) = self.repeats(m) else { return Ok(()) };
        let text = self.position().move_text(m);
        let message = format!("`{text}` would bring back the position that stood {ago} moves ago");
        Err(Error::illegal("Q12", message))
    }

    /// Reads a move in any accepted form (C3), as [`Game::parse_move`], and refuses what the history forbids.
    ///
    /// # Errors
    ///
    /// As [`Game::parse_move`]; if the game is over by repetition; if the move would bring back a position
    /// that may not come back (Q12).
    pub fn parse_move(&self, text: &str, language: Language) -> Result<G::Move, Error> {
        let m = self.position().parse_move(text, language)?;
        if let Some(outcome) = self.outcome() {
            return Err(game_over(outcome));
        }
        self.check_repetition(&m)?;
        Ok(m)
    }

    /// Plays a move; what was undone is forgotten.
    ///
    /// # Errors
    ///
    /// If the game is over, the move is not legal, it brings back a position that may not come back (Q12), or
    /// the session is full; the session is as before.
    pub fn play(&mut self, m: &G::Move) -> Result<(), Error> {
        self.check_open()?;
        let mut position = self.position().clone();
        position.play(m)?;
        self.check_repetition(m)?;
        self.push(Action::Move(m.clone()), position);
        Ok(())
    }

    fn check_open(&self) -> Result<(), Error> {
        if let Some(outcome) = self.outcome() {
            return Err(game_over(outcome));
        }
        if self.done == MAX_STEPS {
            let message = format!("the game has {MAX_STEPS} moves, the most that a session holds");
            return Err(Error::new(Code::TooLarge, message));
        }
        Ok(())
    }

    fn push(&mut self, action: Action<G::Move>, position: G) {
        self.steps.truncate(self.done);
        let key = position.key();
        self.steps.push(Step { action, position, comment: String::new(), key });
        self.done += 1;
    }

    /// Adds to what is said about the last step in force; without a step nothing is kept.
    pub fn comment(&mut self, text: &str) {
        if let Some(step) = self.steps[..self.done].last_mut().filter(|_| !text.is_empty()) {
            if !step.comment.is_empty() {
                step.comment.push(' ');
            }
            step.comment.push_str(text);
        }
    }

    /// Takes the last step back, if there is one.
    pub fn undo(&mut self) -> bool {
        let can = self.can_undo();
        self.done -= usize::from(can);
        can
    }

    /// Does again what was taken back last, if there is such a step.
    pub fn redo(&mut self) -> bool {
        let can = self.can_redo();
        self.done += usize::from(can);
        can
    }

    /// Whether there is a step to take back.
    pub fn can_undo(&self) -> bool {
        self.done > 0
    }

    /// Whether there is a step to do again.
    pub fn can_redo(&self) -> bool {
        self.done < self.steps.len()
    }
}

impl<G: SpeedMoves> Session<G> {
    /// Agrees on `n` moves in a row for each side (T23).
    ///
    /// # Errors
    ///
    /// As [`SpeedMoves::agree_speed`], and if the game is over by repetition or the session is full.
    pub fn agree_speed(&mut self, n: u8) -> Result<(), Error> {
        self.check_open()?;
        let mut position = self.position().clone();
        position.agree_speed(n)?;
        self.push(Action::Speed(n), position);
        Ok(())
    }
}
