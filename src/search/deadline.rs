//! How a search keeps to its time.

use std::time::{Duration, Instant};

/// When a search has to stop, if ever.
pub(super) struct Deadline(Option<Instant>);

impl Deadline {
    /// The number of nodes between two looks at the clock.
    pub(super) const SLICE: u64 = 256;

    /// Asking for the time panics in a browser.
    const HAS_CLOCK: bool = !cfg!(all(target_arch = "wasm32", target_os = "unknown"));

    /// Returns the deadline that is so much time from now.
    pub(super) fn after(time: Option<Duration>) -> Deadline {
        Deadline(time.filter(|_| Deadline::HAS_CLOCK).and_then(|time| Instant::now().checked_add(time)))
    }

    pub(super) fn is_set(&self) -> bool {
        Deadline::HAS_CLOCK && self.0.is_some()
    }

    pub(super) fn has_passed(&self) -> bool {
        self.0.is_some_and(|end| Instant::now() >= end)
    }
}
