// Where docs.rs has the files that docs/rust.md names at its end: of two addresses the first one counts.
//! [RULES.md]: https://docs.rs/crate/hyperply/latest/source/RULES.md
//! [examples/play.rs]: https://docs.rs/crate/hyperply/latest/source/examples/play.rs
//! [examples/domineering.rs]: https://docs.rs/crate/hyperply/latest/source/examples/domineering.rs
//! [Limits]: https://docs.rs/crate/hyperply/latest/source/docs/library.md
//!
#![cfg_attr(feature = "default", doc = include_str!("../docs/rust.md"))]
#![cfg_attr(not(feature = "default"), doc = "Rules of higher-dimensional board games.")]
// What only some games share is not dead where they are left out.
#![cfg_attr(not(feature = "default"), allow(dead_code, unused_imports))]

mod board_text;
pub mod catalog;
mod chesslike;
mod cut;
pub mod describe;
mod error;
mod extras;
mod game;
mod grid;
mod hash;
#[cfg(feature = "hex4d")]
pub mod hex4d;
mod language;
mod notation;
mod outcome;
mod perft;
mod problems;
#[cfg(feature = "quarx")]
pub mod quarx;
#[cfg(feature = "raumschach")]
pub mod raumschach;
pub mod record;
mod record_style;
mod role;
mod rule_sets;
#[cfg(feature = "search")]
pub mod search;
mod session;
mod side;
#[cfg(feature = "timeout")]
pub mod timeout;
#[cfg(feature = "trid")]
pub mod trid;
#[cfg(all(feature = "js", target_arch = "wasm32"))]
pub mod wasm;
mod words;

pub use error::{Code, Error};
pub use game::Game;
pub use language::Language;
pub use notation::{Counts, MAX_MOVE, MAX_POSITION, Style, TextField};
pub use outcome::{Outcome, Reason};
pub use perft::perft;
pub use problems::problems;
pub use role::Role;
pub use rule_sets::{Comparison, MAX_DIFFERENCES, compare, convert, rule_sets};
pub use session::{Action, MAX_COMMENTS, MAX_EFFORT, MAX_STEPS, Session, Step};
pub use side::Side;
