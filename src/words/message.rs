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

macro_rules! from {
    ($($type:ty: $variant:ident),* $(,)?) => {
        $(impl From<$type> for Argument {
            #[inline(always)]
            fn from(value: $type) -> Argument {
                Argument::$variant(value.into())
            }
        })*
    };
}

from!(String: Text, &str: Text, char: Text, usize: Number, u8: Number, Vec<String>: List, Side: Side, Role: Role,
    Piece: Piece, Vec<Piece>: Pieces, Columns: Columns, Choices: Choices, Outcome: Outcome);

impl From<u32> for Argument {
    fn from(number: u32) -> Argument {
        Argument::Number(number as usize)
    }
}

impl From<Message> for Argument {
    fn from(part: Message) -> Argument {
        Argument::Part(Box::new(part))
    }
}

impl Message {
    #[inline(never)]
    pub(super) fn new<const N: usize>(template: &'static Template, arguments: [Argument; N]) -> Message {
        Message { template, arguments: Vec::from(arguments) }
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
