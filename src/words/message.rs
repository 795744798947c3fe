//! A message as data, and how it becomes a sentence.

use super::grammar;
use super::parts::{Choices, Columns, Piece};
use crate::role::Role;
use crate::{Language, Outcome, Side};

/// Why something is refused, or a part of that: a sentence of each language, and the arguments for its parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    pub(super) template: &'static Template,
    pub(super) arguments: Vec<Argument>,
}

/// What all languages say for one kind of reason.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Template {
    pub(super) parameters: &'static [&'static str],
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

impl Argument {
    /// How many there are, where a text depends on it.
    fn count(&self) -> usize {
        match self {
            Argument::Number(number) => *number,
            Argument::List(list) => list.len(),
            Argument::Pieces(pieces) => pieces.len(),
            Argument::Columns(columns) => columns.names.len(),
            _ => 1,
        }
    }
}

impl Message {
    /// The sentence in a language.
    pub(crate) fn text(&self, language: Language) -> String {
        let mut text = String::new();
        self.write(language, &mut text);
        text
    }

    fn write(&self, language: Language, out: &mut String) {
        // German has no sentences of its own yet.
        let (mut rest, write) = match language {
            Language::English | Language::German => (self.template.english, grammar::english),
        };
        while let Some((before, after)) = rest.split_once('{') {
            out.push_str(before);
            let (inside, after) = after.split_once('}').unwrap_or((after, ""));
            rest = after;
            let (name, choice) = inside.split_once('|').unwrap_or((inside, ""));
            let (name, form) = name.split_once(':').unwrap_or((name, ""));
            let Some(argument) = self.argument(name) else { continue };
            if !choice.is_empty() {
                let (one, several) = choice.split_once('|').unwrap_or((choice, choice));
                out.push_str(if argument.count() == 1 { one } else { several });
                continue;
            }
            let start = out.len();
            match argument {
                Argument::Part(part) => part.write(language, out),
                _ => write(argument, form, out),
            }
            if name.starts_with(char::is_uppercase) {
                capitalize(out, start);
            }
        }
        out.push_str(rest);
    }

    fn argument(&self, name: &str) -> Option<&Argument> {
        let at =
            self.template.parameters.iter().position(|parameter| parameter.eq_ignore_ascii_case(name))?;
        self.arguments.get(at)
    }
}

/// Writes the letter at a place as a capital.
fn capitalize(text: &mut String, at: usize) {
    if let Some(first) = text[at..].chars().next() {
        text.replace_range(at..at + first.len_utf8(), &first.to_uppercase().to_string());
    }
}
