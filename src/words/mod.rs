//! What the library says. A reason is data; each language has its sentence in a file of its own.
//!
//! [`say`] declares what can be said, and with which parameters. A language implements a trait for each of these types, so
//! a missing sentence does not compile. A sentence names its parameters in braces:
//!
//! - `{cell}`: the parameter as the language writes it; with a capital, `{Piece}`, as the first word of a sentence.
//! - `{role:a}`: in one of the language's forms.
//! - `{rounds|round|rounds}`: one text for one, another for several.

mod de;
mod en;
mod grammar;
mod message;
mod parts;
pub(crate) mod say;
mod sentence;

pub(crate) use message::Message;
pub(crate) use parts::{Choices, Columns, Kind, Moves, Piece};
