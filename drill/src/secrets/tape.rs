//! Everything that one viewer was told, byte for byte.

use std::sync::{Arc, Mutex, PoisonError};

use orrery_client::Tap;
use orrery_kernel::Viewer;
use orrery_wire::Ticket;

/// What kind of message it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A message on the socket.
    Socket,
    /// The page of the match.
    Page,
    /// A part of the log.
    Log,
    /// A position of the past.
    Past,
    /// Whatever else was answered: lists of matches, refusals.
    Other,
}

/// One message.
#[derive(Clone, Debug)]
pub(crate) struct Message {
    pub(crate) kind: Kind,
    pub(crate) bytes: Vec<u8>,
}

/// Everything that one viewer was told, and what they said.
#[derive(Clone, Debug)]
pub(crate) struct Tape {
    pub(crate) viewer: Viewer,
    pub(crate) ticket: Option<Ticket>,
    messages: Arc<Mutex<Vec<Message>>>,
    said: Arc<Mutex<String>>,
}

impl Tape {
    pub(crate) fn new(viewer: Viewer, ticket: Option<Ticket>) -> Self {
        Self { viewer, ticket, messages: Arc::default(), said: Arc::default() }
    }

    /// Something that hears messages of this kind for the tape.
    pub(crate) fn tap(&self, kind: Kind) -> Tap {
        let messages = Arc::clone(&self.messages);
        Arc::new(move |bytes| {
            let message = Message { kind, bytes: bytes.to_vec() };
            messages.lock().unwrap_or_else(PoisonError::into_inner).push(message);
        })
    }

    /// The viewer says something, which may come back in a refusal.
    pub(crate) fn say(&self, text: &str) {
        let mut said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        said.push_str(text);
        said.push('\n');
    }

    /// All that the viewer said.
    pub(crate) fn said(&self) -> String {
        self.said.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// All messages so far.
    pub(crate) fn messages(&self) -> Vec<Message> {
        self.messages.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}
