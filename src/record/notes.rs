//! What a record says that was read otherwise than written.

use crate::Language;
use crate::words::Message;

/// The most notes on what was read otherwise than written.
pub const MAX_NOTES: usize = 1000;

/// What a record says that was read otherwise than written, and where.
#[derive(Clone, Debug)]
pub struct Note {
    at: usize,
    reason: Message,
}

impl Note {
    /// Returns where it stands in the record, in bytes.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Returns what was left out, or how it was read.
    #[must_use]
    pub fn message(&self, language: Language) -> String {
        self.reason.text(language, None)
    }
}

/// At most [`MAX_NOTES`], in the order of their places.
#[derive(Default)]
pub(super) struct Notes(Vec<Note>);

impl Notes {
    pub(super) fn add(&mut self, at: usize, reason: impl Into<Message>) {
        if self.0.len() < MAX_NOTES {
            let before = self.0.iter().rposition(|note| note.at <= at);
            self.0.insert(before.map_or(0, |before| before + 1), Note { at, reason: reason.into() });
        }
    }

    pub(super) fn append(&mut self, mut more: Notes) {
        self.0.append(&mut more.0);
        self.0.truncate(MAX_NOTES);
    }

    pub(super) fn into_list(self) -> Vec<Note> {
        self.0
    }
}
