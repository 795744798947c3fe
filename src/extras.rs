//! Data that one game has beyond the data of all games: named values, whose names stand in the game's own
//! folder.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

/// A value of one of the [`Extras`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
#[allow(missing_docs)]
pub enum Extra {
    Flag(bool),
    Number(u32),
    Letter(char),
    Word(&'static str),
    Text(String),
    Texts(Vec<String>),
    Fields(Extras),
    List(Vec<Extras>),
}

/// Named values. In JavaScript they are fields like any other, missing where they do not apply.
///
/// ```
/// use hyperply::describe::Extras;
///
/// let mut rook = Extras::default();
/// rook.add("from", "h1");
/// rook.add("to", "f1");
/// let mut extras = Extras::default();
/// extras.add("rook", rook);
/// assert_eq!(extras.fields("rook").and_then(|rook| rook.text("to")), Some("f1"));
/// assert_eq!(extras.number("rounds"), None);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Extras(Vec<(&'static str, Extra)>);

impl Extras {
    /// Adds a value under a name that has no value yet.
    pub fn add(&mut self, name: &'static str, value: impl Into<Extra>) {
        self.push(name, value.into());
    }

    /// Adds a value under a name, if there is one.
    pub(crate) fn add_some(&mut self, name: &'static str, value: Option<impl Into<Extra>>) {
        if let Some(value) = value {
            self.add(name, value);
        }
    }

    /// Not inlined: it has many calls, and none has to be fast.
    #[inline(never)]
    fn push(&mut self, name: &'static str, value: Extra) {
        self.0.push((name, value));
    }

    /// Returns all values in their order.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Extra)> {
        self.0.iter().map(|(name, value)| (*name, value))
    }

    /// Returns the value under a name.
    pub fn get(&self, name: &str) -> Option<&Extra> {
        self.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    /// Returns whether a flag exists and is set.
    pub fn flag(&self, name: &str) -> bool {
        self.get(name) == Some(&Extra::Flag(true))
    }

    /// Returns the number under a name.
    pub fn number(&self, name: &str) -> Option<u32> {
        match self.get(name)? {
            Extra::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// Returns the text under a name.
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.get(name)? {
            Extra::Word(word) => Some(word),
            Extra::Text(text) => Some(text),
            _ => None,
        }
    }

    /// Returns the texts under a name; empty if it has no value.
    pub fn texts(&self, name: &str) -> &[String] {
        match self.get(name) {
            Some(Extra::Texts(texts)) => texts,
            _ => &[],
        }
    }

    /// Returns the fields of the object under a name.
    pub fn fields(&self, name: &str) -> Option<&Extras> {
        match self.get(name)? {
            Extra::Fields(fields) => Some(fields),
            _ => None,
        }
    }

    /// Returns the objects under a name; empty if it has no value.
    pub fn list(&self, name: &str) -> &[Extras] {
        match self.get(name) {
            Some(Extra::List(list)) => list,
            _ => &[],
        }
    }
}

impl Serialize for Extras {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in self.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

macro_rules! kinds {
    ($($kind:ident: $type:ty),+) => {
        $(impl From<$type> for Extra {
            fn from(value: $type) -> Self {
                Extra::$kind(value)
            }
        })+
    };
}

kinds! {
    Flag: bool, Number: u32, Letter: char, Word: &'static str, Text: String, Texts: Vec<String>, Fields: Extras,
    List: Vec<Extras>
}
