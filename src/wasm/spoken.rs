//! The language of messages. `js/module.js` says it before a call that is not in the language of the last one, so that not every
//! function has to take it, and not every error of theirs has to carry it.

use crate::describe::Refusal;
use crate::{Error, Language};
use std::sync::atomic::{AtomicBool, Ordering};

static IS_GERMAN: AtomicBool = AtomicBool::new(false);

pub(super) fn set(language: Language) {
    IS_GERMAN.store(language == Language::German, Ordering::Relaxed);
}

pub(super) fn spoken() -> Language {
    if IS_GERMAN.load(Ordering::Relaxed) { Language::German } else { Language::English }
}

/// An error as plain data, in the language of the call.
pub(super) fn refusal(error: &Error) -> Refusal {
    let mut refusal = Refusal::from(error);
    refusal.speak(spoken());
    refusal
}
