//! A message as data, and how it becomes a sentence.

use super::parts::{Choices, Columns, Moves, Piece};
use crate::role::Role;
use crate::{Language, Outcome, Side};

/// Why something is refused, or a part of that: a sentence of each language, and the arguments for its parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    pub(super) template: &'static Template,
    pub(super) arguments: Vec<Argument>,
}

/// What all languages say for one kind of reason: the names of its parameters, separated by spaces, the English sentence and the
/// German one, a line each. There are hundreds of them, and each reference would add a hundredth to the package.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Template(pub(super) &'static str);

impl Template {
    fn line(&self, number: usize) -> &'static str {
        self.0.split('\n').nth(number).unwrap_or_default()
    }

    pub(super) fn parameters(&self) -> &'static str {
        self.line(0)
    }

    pub(super) fn sentence(&self, language: Language) -> &'static str {
        self.line(match language {
            Language::English => 1,
            Language::German => 2,
        })
    }
}

/// Returns the length of texts as lines.
pub(super) const fn length(texts: [&str; 3]) -> usize {
    texts[0].len() + texts[1].len() + texts[2].len() + 2
}

/// Writes texts as lines.
pub(super) const fn lines<const LENGTH: usize>(texts: [&str; 3]) -> [u8; LENGTH] {
    let mut bytes = [b'\n'; LENGTH];
    let (mut text, mut at) = (0, 0);
    while text < texts.len() {
        let line = texts[text].as_bytes();
        let mut i = 0;
        while i < line.len() {
            bytes[at] = line[i];
            at += 1;
            i += 1;
        }
        at += 1;
        text += 1;
    }
    bytes
}

/// The English sentence of a reason.
pub(crate) trait English {
    const ENGLISH: &'static str;
}

/// The German sentence of a reason.
pub(crate) trait German {
    const GERMAN: &'static str;
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
    Moves(Moves),
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
    Piece: Piece, Vec<Piece>: Pieces, Columns: Columns, Choices: Choices, Moves: Moves, Outcome: Outcome, Message: Part);

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
