//! Somebody sleeps until they are woken.

use std::cell::{Cell, RefCell};
use std::future::poll_fn;
use std::task::{Poll, Waker};

/// Wakes the one who listens. Rung while nobody listens, it is heard by whoever listens next; rung twice, it is heard once.
#[derive(Debug, Default)]
pub(crate) struct Bell {
    rung: Cell<bool>,
    listener: RefCell<Option<Waker>>,
}

impl Bell {
    pub(crate) fn ring(&self) {
        self.rung.set(true);
        if let Some(listener) = self.listener.take() {
            listener.wake();
        }
    }

    /// Waits until it rings.
    pub(crate) async fn rung(&self) {
        poll_fn(|context| {
            if self.rung.take() {
                return Poll::Ready(());
            }
            self.listener.replace(Some(context.waker().clone()));
            Poll::Pending
        })
        .await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    #[test]
    fn a_bell_is_heard_once_also_by_those_who_come_later() {
        let bell = Bell::default();
        assert!(bell.rung().now_or_never().is_none());
        bell.ring();
        bell.ring();
        assert!(bell.rung().now_or_never().is_some());
        assert!(bell.rung().now_or_never().is_none());
    }
}
