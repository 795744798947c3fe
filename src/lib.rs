#![doc = include_str!("../README.md")]

pub mod catalog;
mod chesslike;
mod error;
mod extras;
mod game;
mod hash;
pub mod hex4d;
mod notation;
pub mod page;
mod perft;
mod plan;
pub mod quarx;
pub mod raumschach;
pub mod record;
mod role;
mod session;
pub mod timeout;
pub mod trid;
#[cfg(target_arch = "wasm32")]
pub mod wasm;

pub use error::{Code, Error};
pub use game::{Game, Outcome, Reason, Side};
pub use notation::{Language, MAX_MOVE, MAX_POSITION, Style};
pub use perft::perft;
pub use role::Role;
pub use session::{Action, MAX_COMMENTS, MAX_EFFORT, MAX_STEPS, Session, Step};
