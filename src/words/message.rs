//! A message as data, and how it becomes a sentence.

use super::parts::{Choices, Columns, Piece};
use crate::role::Role;
use crate::{Outcome, Side};

/// Why something is refused, or a part of that: a sentence of each language, and the arguments for its parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    pub(super) template: &'static Template,
    pub(super) arguments: Vec<Argument>,
}

/// What all languages say for one kind of reason.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Template {
    /// Their names, separated by spaces.
    pub(super) parameters: &'static str,
    pub(super) english: &'static str,
}

/// The English sentence of a reason.
pub(crate) trait English {
    const ENGLISH: &'static str;
}

/// What stands for a parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Argument {
    Text(String),
    Number(usize),
    List(Vec<String>),
    Side(Side),
    Role(Role),
    Piece(Piece),
    Pieces(Vec<Piece>),
    Columns(Columns),
    Choices(Choices),
    Outcome(Outcome),
    Part(Box<Message>),
}

/// What can be an argument. Reasons are made at hundreds of places, so what adds one is called there, not inlined.
pub(super) trait Parameter {
    fn add(self, message: &mut Message);
}

macro_rules! parameters {
    ($($type:ty: $variant:ident),* $(,)?) => {
        $(impl Parameter for $type {
            #[inline(never)]
            fn add(self, message: &mut Message) {
                message.arguments.push(Argument::$variant(self.into()));
            }
        })*
    };
}

parameters!(String: Text, &'static str: Text, char: Text, usize: Number, u8: Number, Vec<String>: List, Side: Side, Role: Role,
    Piece: Piece, Vec<Piece>: Pieces, Columns: Columns, Choices: Choices, Outcome: Outcome, Message: Part);

impl Parameter for u32 {
    fn add(self, message: &mut Message) {
        (self as usize).add(message);
    }
}

impl Argument {
    /// How many there are, where a text depends on it.
    pub(super) fn count(&self) -> usize {
        match self {
            Argument::Number(number) => *number,
            Argument::List(list) => list.len(),
            Argument::Pieces(pieces) => pieces.len(),
            Argument::Columns(columns) => columns.names.len(),
            _ => 1,
        }
    }
}
