//! A store that fails.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use async_trait::async_trait;
use orrery_match::By;
use orrery_store::*;
use orrery_wire::{Code, MatchId, Millis};
use tokio::sync::broadcast;

use crate::room::*;

/// Writes what it is given and then says that it could not, when told to.
struct Flaky {
    store: Arc<dyn Store>,
    lies: AtomicBool,
}

/// Hears no wake-ups.
pub(crate) struct Deaf(pub(crate) Arc<dyn Store>);

type Done<T> = Result<T, StoreError>;

/// A store that does some things in its own way and leaves the rest to another.
macro_rules! store {
    ($name:ident: $($own:tt)*) => {
        #[async_trait]
        impl Store for $name {
        $($own)*
        async fn create(&self, new: NewMatch) -> Done<()> {
            self.other().create(new).await
        }
        async fn kept(&self, id: &MatchId) -> Done<Option<Kept>> {
            self.other().kept(id).await
        }
        async fn entries(&self, id: &MatchId, after: u32, limit: u32) -> Done<Vec<String>> {
            self.other().entries(id, after, limit).await
        }
        async fn snapshots(&self, id: &MatchId, last: bool) -> Done<Vec<(u32, String)>> {
            self.other().snapshots(id, last).await
        }
        async fn lobby(&self, listed: &Listed) -> Done<Vec<Kept>> {
            self.other().lobby(listed).await
        }
        async fn mine(&self, ticket: &TicketHash, limit: u32) -> Done<Vec<(Kept, Vec<Place>)>> {
            self.other().mine(ticket, limit).await
        }
        async fn places(&self, id: &MatchId, ticket: &TicketHash) -> Done<Vec<Place>> {
            self.other().places(id, ticket).await
        }
        async fn grants(&self, id: &MatchId) -> Done<Vec<Grant>> {
            self.other().grants(id).await
        }
        async fn say(&self, id: &MatchId, client: &str, line: Chat) -> Done<u32> {
            self.other().say(id, client, line).await
        }
        async fn chat(&self, id: &MatchId, after: u32, limit: u32) -> Done<Vec<Chat>> {
            self.other().chat(id, after, limit).await
        }
        async fn claim(&self, node: &str, now: Millis, until: Millis, limit: u32) -> Done<Vec<MatchId>> {
            self.other().claim(node, now, until, limit).await
        }
        async fn all(&self, after: Option<&MatchId>, limit: u32) -> Done<Vec<MatchId>> {
            self.other().all(after, limit).await
        }
        fn shared(&self) -> bool {
            self.other().shared()
        }
        async fn healthy(&self) -> Done<()> {
            self.other().healthy().await
        }
        async fn backup(&self, to: &Path) -> Done<()> {
            self.other().backup(to).await
        }
        async fn restore(&self, from: &Path) -> Done<()> {
            self.other().restore(from).await
        }
        }
    };
}

impl Flaky {
    fn other(&self) -> &dyn Store {
        &*self.store
    }
}

impl Deaf {
    fn other(&self) -> &dyn Store {
        &*self.0
    }
}

store! { Flaky:
    async fn append(&self, append: Append) -> Done<Appended> {
        let done = self.store.append(append).await;
        match self.lies.swap(false, Ordering::SeqCst) {
            true => Err(StoreError::Unavailable("the connection was lost".to_owned())),
            false => done,
        }
    }
    fn wakes(&self) -> broadcast::Receiver<Wake> {
        self.store.wakes()
    }
}

store! { Deaf:
    async fn append(&self, append: Append) -> Done<Appended> {
        self.0.append(append).await
    }
    fn wakes(&self) -> broadcast::Receiver<Wake> {
        broadcast::Sender::new(1).subscribe()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_became_durable_unnoticed_is_not_done_again() {
    let flaky = Arc::new(Flaky { store: memory().await, lies: AtomicBool::new(false) });
    let hub = hub_on(flaky.clone(), quick()).await;
    let id = duel(&hub, "toy-nim").await;
    let mut ada = Guest::seated(&hub, &id, 1).await;
    let (by, wish, seen) = (By::Seat(seat(1)), wish(), ada.state.seq);
    flaky.lies.store(true, Ordering::SeqCst);
    let lost = hub.command(&id, by, wish.clone(), seen, act("take 2")).await.unwrap_err();
    assert_eq!(lost.problem, Code::Unavailable);
    assert!(ada.hear().await.is_none(), "a table that does not know how far it is goes on");
    assert_eq!(hub.command(&id, by, wish, seen, act("take 2")).await, Ok(seen + 1));
    assert_eq!(hub.page(&id).await.unwrap().card.seq, seen + 1);
}
