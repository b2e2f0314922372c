//! Those who listen at a table, and how they are told.

use std::sync::Arc;

use orrery_kernel::Viewer;
use orrery_match::{Deed, Entry, Table};
use orrery_wire::table::ChatLine;
use orrery_wire::{Millis, News, Role, ToClient};
use tokio::sync::mpsc;

use super::ask::Listener;

/// A place at a table for one socket.
pub struct Joined {
    /// Texts to send, in order. When it ends, the client was too slow or the table had to close: it may come again.
    pub texts: mpsc::Receiver<Arc<str>>,
}

/// All who listen at a table.
pub(super) struct Listeners {
    here: Vec<(Listener, mpsc::Sender<Arc<str>>)>,
    queue: usize,
}

impl Listeners {
    pub(super) fn new(queue: usize) -> Self {
        Self { here: Vec::new(), queue: queue.max(2) }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.here.is_empty()
    }

    /// Takes one in and welcomes them.
    pub(super) fn add(
        &mut self,
        listener: Listener,
        table: &dyn Table,
        missed: &[Entry],
        chat: Vec<ChatLine>,
        now: Millis,
    ) -> Joined {
        let (queue, texts) = mpsc::channel(self.queue);
        let viewer = listener.viewer;
        let welcome = ToClient::Welcome {
            you: role(&listener),
            missed: missed.iter().map(|entry| table.news(entry, viewer)).collect(),
            state: Box::new(table.state(viewer, listener.offers, now)),
            chat,
        };
        // The queue is new and has room.
        let _ = queue.try_send(text(&welcome));
        self.here.push((listener, queue));
        Joined { texts }
    }

    /// Tells all of an entry. Views are made once for all who see the same.
    pub(super) fn update(&mut self, table: &dyn Table, entry: &Entry, now: Millis) {
        self.sweep();
        let mut made: Vec<((Viewer, bool), Arc<str>)> = Vec::new();
        for (listener, _) in &self.here {
            let eyes = (listener.viewer, listener.offers);
            if made.iter().all(|(seen, _)| *seen != eyes) {
                let news: News = table.news(entry, eyes.0);
                let state = Box::new(table.state(eyes.0, eyes.1, now));
                made.push((eyes, text(&ToClient::Update { news, state })));
            }
        }
        self.send(|listener| {
            let eyes = (listener.viewer, listener.offers);
            made.iter().find(|(seen, _)| *seen == eyes).map(|(_, text)| text.clone())
        });
        self.part(entry);
    }

    /// Whoever held a seat that changed hands sees with its eyes no longer. They may come again as what they are now.
    fn part(&mut self, entry: &Entry) {
        if let Deed::Seated { seat, .. } = entry.deed {
            self.here.retain(|(listener, _)| !listener.viewer.is(seat));
        }
    }

    /// Tells all of a line of chat.
    pub(super) fn chat(&mut self, line: ChatLine) {
        let line = text(&ToClient::Chat { line });
        self.send(|_| Some(line.clone()));
    }

    /// Hands a text to each. Whoever cannot take it is let go, so that nobody waits for the slow; they come back and
    /// are told what they missed.
    fn send(&mut self, text: impl Fn(&Listener) -> Option<Arc<str>>) {
        self.here.retain(|(listener, queue)| match text(listener).map(|text| queue.try_send(text)) {
            None | Some(Ok(())) => true,
            Some(Err(_)) => false,
        });
    }

    /// Forgets those who have left.
    pub(super) fn sweep(&mut self) {
        self.here.retain(|(_, queue)| !queue.is_closed());
    }

    /// Lets all go.
    pub(super) fn dismiss(&mut self) {
        self.here.clear();
    }
}

fn role(listener: &Listener) -> Role {
    let seat = match listener.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    Role { seat, host: listener.host }
}

/// A message as it travels.
pub(crate) fn text(message: &ToClient) -> Arc<str> {
    // Messages are made of texts, numbers and the games' own JSON; writing them cannot fail.
    serde_json::to_string(message).unwrap_or_default().into()
}
