//! The engine for a game whose type is known only at run time.

use super::evaluate::Evaluate;
use super::root::{Engine, Limits, Line, Report, Thinking, chosen};
use crate::catalog::{AnyGame, AnyMove, Visitor};
use crate::words::say;
use crate::{Code, Error, Session};
use std::any::Any;

/// An [`Engine`] for one of the library's games.
///
/// ```
/// # #[cfg(feature = "timeout")] {
/// use hyperply::{Session, catalog::AnyGame, search::{AnyEngine, Limits}};
///
/// let mut session = Session::new(AnyGame::start("chess")?);
/// let mut engine = AnyEngine::new(session.position(), 16 << 20);
/// let (best, report) = engine.choose(&session, Limits::of_level(2, 7).unwrap())?;
/// println!("{}", report.lines[0].texts(session.position()).join(" "));
/// session.play(&best)?;
/// # }
/// # Ok::<(), hyperply::Error>(())
/// ```
pub struct AnyEngine(Box<dyn Any + Send>);

/// A [`Thinking`] about one of the library's games.
pub struct AnyThinking(Box<dyn Thinks>);

trait Thinks: Send {
    fn go_on(&mut self, nodes: u64) -> bool;
    fn report(&self) -> Option<Report<AnyMove>>;
}

/// A thinking, and the constructor of [`AnyMove`] for its moves.
struct Wrapped<M>(Thinking<M>, fn(M) -> AnyMove);

impl<M: Copy + Eq + Send + 'static> Thinks for Wrapped<M> {
    fn go_on(&mut self, nodes: u64) -> bool {
        self.0.go_on(nodes)
    }

    fn report(&self) -> Option<Report<AnyMove>> {
        let Report { depth, nodes, lines } = self.0.report()?;
        let wrapped = |line: Line<M>| {
            let moves = line.moves.into_iter().map(self.1).collect();
            Line { score: line.score, moves }
        };
        Some(Report { depth, nodes, lines: lines.into_iter().map(wrapped).collect() })
    }
}

impl AnyEngine {
    /// Creates an engine for the game of a position. Its table has at most so many bytes.
    pub fn new(game: &AnyGame, bytes: usize) -> AnyEngine {
        struct Make(usize);
        impl Visitor for Make {
            type Output = AnyEngine;

            fn visit<G: Evaluate>(self, _: &G, _: fn(G::Move) -> AnyMove) -> AnyEngine {
                AnyEngine(Box::new(Engine::<G>::new(self.0)))
            }
        }
        game.visit(Make(bytes))
    }

    /// Begins to think about the current position of a game.
    ///
    /// # Errors
    ///
    /// Fails if the engine was made for another game.
    pub fn think(&mut self, game: &Session<AnyGame>, limits: Limits) -> Result<AnyThinking, Error> {
        struct Think<'a>(&'a mut AnyEngine, Vec<u64>, Limits);
        impl Visitor for Think<'_> {
            type Output = Option<AnyThinking>;

            fn visit<G: Evaluate>(self, position: &G, wrap: fn(G::Move) -> AnyMove) -> Option<AnyThinking> {
                let engine: &mut Engine<G> = self.0.0.downcast_mut()?;
                Some(AnyThinking(Box::new(Wrapped(engine.think_from(position, &self.1, self.2), wrap))))
            }
        }
        let thinking = game.position().visit(Think(self, game.past(), limits));
        thinking.ok_or_else(|| Error::of(Code::BadArgument, say::AnotherGamesEngine {}))
    }

    /// Thinks and returns a move; see [`Engine::choose`].
    ///
    /// # Errors
    ///
    /// Fails if the engine was made for another game, the game is over (C4), or every move leads to a
    /// position that is too complex (Q15).
    pub fn choose(
        &mut self,
        game: &Session<AnyGame>,
        limits: Limits,
    ) -> Result<(AnyMove, Report<AnyMove>), Error> {
        let mut thinking = self.think(game, limits)?;
        while !thinking.go_on(u64::MAX) {}
        chosen(game, thinking.report())
    }
}

impl AnyThinking {
    /// Thinks on; see [`Thinking::go_on`].
    pub fn go_on(&mut self, nodes: u64) -> bool {
        self.0.go_on(nodes)
    }

    /// Returns the findings so far; see [`Thinking::report`].
    pub fn report(&self) -> Option<Report<AnyMove>> {
        self.0.report()
    }
}
