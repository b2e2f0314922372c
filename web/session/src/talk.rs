//! One connection to one table: what is said, what is heard, and whether it is still alive.

use std::pin::pin;

use futures_util::future::{Either, select};
use futures_util::{SinkExt, StreamExt};
use gloo_net::websocket::Message;
use gloo_net::websocket::futures::WebSocket;
use gloo_timers::future::TimeoutFuture;
use orrery_wire::{MatchId, Millis, ToClient, ToServer};

use crate::bell::Bell;
use crate::json;
use crate::moment::now;
use crate::patience::Watch;
use crate::said::said;

/// A busy server is asked again after so many milliseconds.
const PAUSE: Millis = 300;

/// A connection. It ends when it is dropped.
pub(crate) struct Talk {
    socket: WebSocket,
    pub(crate) watch: Watch,
    /// Nothing is asked for before the welcome: who is welcome, and on what position, is not known yet.
    pub(crate) welcomed: bool,
    /// Nothing is asked for before this time.
    pause: Millis,
}

/// The connection is gone.
pub(crate) struct Lost;

/// What woke the one who waits.
pub(crate) enum Event {
    /// The server said something.
    Said(Box<ToClient>),
    /// The server said something that means nothing here: a newer one may know more words.
    Noise,
    /// The bell rang, or it is time to look after the connection.
    Woken,
}

impl Talk {
    /// Opens the socket of the match on the server that the page came from, to go on after that entry.
    pub(crate) fn open(id: &MatchId, seq: u32) -> Result<Self, Lost> {
        let address = address(id, seq).ok_or(Lost)?;
        let socket = WebSocket::open(&address).map_err(|_| Lost)?;
        Ok(Self { socket, watch: Watch::new(now()), welcomed: false, pause: 0 })
    }

    /// May something be asked for?
    pub(crate) fn is_free(&self) -> bool {
        self.welcomed && now() >= self.pause
    }

    /// The server is busy.
    pub(crate) fn wait(&mut self) {
        self.pause = now() + PAUSE;
    }

    pub(crate) async fn say(&mut self, message: &ToServer) -> Result<(), Lost> {
        // Plain data can always be written.
        let text = json::write(message);
        self.socket.send(Message::Text(text)).await.map_err(|_| Lost)
    }

    /// Waits for the server, the bell, or the time to look after the connection.
    pub(crate) async fn event(&mut self, bell: &Bell) -> Result<Event, Lost> {
        let until = if now() < self.pause { self.watch.due().min(self.pause) } else { self.watch.due() };
        let timer = TimeoutFuture::new(u32::try_from(until.saturating_sub(now())).unwrap_or(u32::MAX));
        let message = match select(self.socket.next(), select(pin!(bell.rung()), timer)).await {
            Either::Left((message, _)) => message,
            Either::Right(_) => return Ok(Event::Woken),
        };
        let Some(Ok(message)) = message else { return Err(Lost) };
        self.watch.heard(now());
        Ok(match message {
            Message::Text(text) => said(&text).map_or(Event::Noise, |message| Event::Said(Box::new(message))),
            Message::Bytes(_) => Event::Noise,
        })
    }
}

fn address(id: &MatchId, seq: u32) -> Option<String> {
    let location = web_sys::window()?.location();
    let scheme = if location.protocol().ok()? == "https:" { "wss" } else { "ws" };
    Some(format!("{scheme}://{}/api/matches/{id}/socket?seq={seq}", location.host().ok()?))
}
