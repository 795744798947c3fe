//! A search for good moves in any game. It knows games only through [`Game`](crate::Game) and [`Evaluate`].
//!
//! [`Engine::choose`] thinks until a limit is reached and returns a move. [`AnyEngine`] does the same for a
//! game that is known only at run time. A program that must not block calls [`Engine::think`] to begin,
//! [`Thinking::go_on`] to think for another number of nodes, and [`Thinking::report`] for the findings so
//! far. The result depends on the position, the limits and earlier searches. It does not depend on how the
//! nodes are divided into calls nor, unless time is limited, on the speed of the machine. [`mates`] finds all
//! mates, or proves that there are none.
//!
//! ```
//! # #[cfg(feature = "timeout")] {
//! use hyperply::{Game, Session, search::{Engine, Limits}, timeout::Flat};
//!
//! let game: Session<Flat> = Session::new("chess 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1".parse()?);
//! let mut engine = Engine::new(1 << 20);
//! let mut thinking = engine.think(&game, Limits { depth: 3, ..Limits::NONE });
//! while !thinking.go_on(10_000) {}
//! let best = &thinking.report().unwrap().lines[0];
//! assert_eq!((game.position().move_text(&best.moves[0]), best.mate_in()), ("Ra1-a8".into(), Some(1)));
//! # }
//! # Ok::<(), hyperply::Error>(())
//! ```

mod any;
#[cfg(test)]
pub(crate) mod contract;
mod deadline;
mod evaluate;
mod level;
mod mates;
mod node;
mod order;
mod ply;
mod proof;
mod root;
mod score;
mod table;
mod tree;

pub use any::{AnyEngine, AnyThinking};
pub(crate) use evaluate::phase_of;
pub use evaluate::{Evaluate, OPEN, Tally, Weight};
pub use mates::{Mate, Mates, mates};
pub use root::{Engine, Limits, Line, Report, Thinking};
pub use score::{MAX_PLY, WON};
pub use tree::Blindness;
