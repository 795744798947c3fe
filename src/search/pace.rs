//! Thinking can be put down and taken up again: a search is a future that waits whenever its share of nodes is used up.

use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::task::{Context, Poll, Waker};
use std::time::{Duration, Instant};

/// Counts the nodes of a search, and says when it waits. One thread at a time uses it, so plain loads and stores do.
#[derive(Default)]
pub(super) struct Pace {
    nodes: AtomicU64,
    share: AtomicU64,
    waits: AtomicBool,
}

impl Pace {
    pub(super) fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    #[inline(always)]
    pub(super) fn count(&self) {
        self.nodes.store(self.nodes.load(Relaxed) + 1, Relaxed);
    }

    /// Waits if the share is used up.
    #[inline(always)]
    pub(super) async fn keep(&self) {
        if self.nodes.load(Relaxed) >= self.share.load(Relaxed) {
            self.waits.store(true, Relaxed);
            Turn(self).await;
        }
    }

    /// Lets a search go on for a share of nodes, or a few more; returns whether it has ended.
    pub(super) fn go_on<F: Future<Output = ()> + ?Sized>(
        &self,
        search: &mut Pin<Box<F>>,
        nodes: u64,
    ) -> bool {
        self.share.store(self.nodes().saturating_add(nodes), Relaxed);
        self.waits.store(false, Relaxed);
        search.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_ready()
    }
}

/// Waits for the next share.
struct Turn<'a>(&'a Pace);

impl Future for Turn<'_> {
    type Output = ();

    fn poll(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<()> {
        if self.0.waits.load(Relaxed) { Poll::Pending } else { Poll::Ready(()) }
    }
}

/// When a search has to stop, if ever.
pub(super) struct Deadline(Option<Instant>);

impl Deadline {
    /// So many nodes are looked at between two looks at the clock.
    pub(super) const SLICE: u64 = 256;

    /// Asking for the time panics in a browser.
    const HAS_CLOCK: bool = !cfg!(all(target_arch = "wasm32", target_os = "unknown"));

    /// The deadline so much time from now.
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
