//! Tabs of the same browser tell each other when a match has gone on.

use orrery_wire::MatchId;
use wasm_bindgen::prelude::*;
use web_sys::{BroadcastChannel, MessageEvent};

const NAME: &str = "orrery";

/// A channel to the other tabs; closed when it is dropped.
pub(crate) struct Echo {
    channel: BroadcastChannel,
    _hear: Closure<dyn FnMut(MessageEvent)>,
}

impl Echo {
    /// Listens for news of this match from other tabs. None if the browser has no such channels: then other tabs are noticed when
    /// something is written.
    pub(crate) fn new(id: &MatchId, hear: impl Fn() + 'static) -> Option<Self> {
        let channel = BroadcastChannel::new(NAME).ok()?;
        let id = id.clone();
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if event.data().as_string().as_deref() == Some(id.as_str()) {
                hear();
            }
        });
        channel.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        Some(Self { channel, _hear: hear })
    }

    /// The match has gone on.
    pub(crate) fn call(&self, id: &MatchId) {
        // If nobody can be told, they notice by themselves.
        let _ = self.channel.post_message(&JsValue::from_str(id.as_str()));
    }
}

impl Drop for Echo {
    fn drop(&mut self) {
        self.channel.set_onmessage(None);
        self.channel.close();
    }
}
