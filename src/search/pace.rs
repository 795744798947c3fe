//! Thinking can be put down and taken up again: a search is a future that waits whenever its share of nodes is used up.

use std::cell::Cell;
use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

/// How many nodes a search has looked at, and how many it may before it waits.
#[derive(Default)]
pub(super) struct Pace {
    nodes: Cell<u64>,
    share: Cell<u64>,
    waits: Cell<bool>,
}

impl Pace {
    pub(super) fn nodes(&self) -> u64 {
        self.nodes.get()
    }

    #[inline(always)]
    pub(super) fn count(&self) {
        self.nodes.set(self.nodes.get() + 1);
    }

    /// Waits if the share is used up.
    #[inline(always)]
    pub(super) async fn keep(&self) {
        if self.nodes.get() >= self.share.get() {
            self.waits.set(true);
            Turn(self).await;
        }
    }

    /// Lets a search go on for a share of nodes, or a few more; returns whether it has ended.
    pub(super) fn go_on<F: Future<Output = ()> + ?Sized>(
        &self,
        search: &mut Pin<Box<F>>,
        nodes: u64,
    ) -> bool {
        self.share.set(self.nodes.get().saturating_add(nodes));
        self.waits.set(false);
        search.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_ready()
    }
}

/// Waits for the next share.
struct Turn<'a>(&'a Pace);

impl Future for Turn<'_> {
    type Output = ();

    fn poll(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<()> {
        if self.0.waits.get() { Poll::Pending } else { Poll::Ready(()) }
    }
}
