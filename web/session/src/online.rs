//! A match that is followed on a server, over its socket.
//!
//! What messages mean is decided in `follow.rs`; here is the connection: opened, watched, and opened again when it is lost.

use std::cell::{Cell, RefCell};
use std::pin::pin;
use std::rc::Rc;
use std::sync::Arc;

use futures_util::future::{Either, select};
use futures_util::{SinkExt, StreamExt};
use gloo_net::websocket::Message;
use gloo_net::websocket::futures::WebSocket;
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use orrery_wire::{Command, MatchId, Millis, Problem, State, ToClient, ToServer, What};
use wasm_bindgen_futures::spawn_local;

use crate::bell::Bell;
use crate::follow::{Follow, Heard, Next, freshen, is_busy, join_chat};
use crate::moment::{now, random, wish_name};
use crate::patience::{QUIET, SILENCE, WOKEN, before_try};
use crate::slate::Slate;
use crate::{Link, Step, house};

/// A busy server is asked again after so many milliseconds.
const PAUSE: u32 = 300;

/// A match that is followed on a server.
pub(crate) struct Online {
    id: MatchId,
    slate: Slate,
    follow: RefCell<Follow>,
    bell: Bell,
    /// The page was woken, or the network came back: is the connection alive?
    nudged: Cell<bool>,
    /// Connect anew, whatever the connection is like.
    anew: Cell<bool>,
    filling: Cell<bool>,
    closed: Cell<bool>,
    listeners: RefCell<Vec<WindowListenerHandle>>,
}

/// How a connection ended.
enum End {
    /// It may come back.
    Lost,
    /// It is to be opened anew at once.
    Anew,
    /// There is nothing to come back to.
    Gone(Problem),
}

impl Online {
    pub(crate) fn open(id: MatchId, slate: Slate) -> Rc<Self> {
        let online = Rc::new(Self {
            id,
            slate,
            follow: RefCell::default(),
            bell: Bell::default(),
            nudged: Cell::new(false),
            anew: Cell::new(false),
            filling: Cell::new(false),
            closed: Cell::new(false),
            listeners: RefCell::default(),
        });
        for event in ["online", "visibilitychange"] {
            let woken = Rc::downgrade(&online);
            let listener = window_event_listener_untyped(event, move |_| {
                if let Some(online) = woken.upgrade() {
                    online.nudged.set(true);
                    online.bell.ring();
                }
            });
            online.listeners.borrow_mut().push(listener);
        }
        spawn_local(online.clone().stay());
        online
    }

    pub(crate) fn close(&self) {
        self.closed.set(true);
        for listener in self.listeners.take() {
            listener.remove();
        }
        self.bell.ring();
    }

    pub(crate) fn send(&self, command: Command) {
        if !self.slate.begin_wish() {
            return;
        }
        match wish_name() {
            Some(id) => self.follow.borrow_mut().wish(id, command),
            None => self.slate.end_wish(None),
        }
        self.bell.ring();
    }

    pub(crate) fn say(&self, text: String) {
        if let Some(id) = wish_name() {
            self.follow.borrow_mut().say(id, text);
            self.bell.ring();
        }
    }

    pub(crate) fn again(&self) {
        self.anew.set(true);
        self.bell.ring();
    }

    /// Stays connected until the page is left.
    async fn stay(self: Rc<Self>) {
        let mut tries = 0;
        while !self.closed.get() {
            let end = self.attend(&mut tries).await;
            self.follow.borrow_mut().lost();
            match end {
                _ if self.closed.get() => return,
                End::Anew => (),
                End::Lost => self.wait(&mut tries).await,
                End::Gone(problem) => {
                    self.slate.end_wish(None);
                    self.slate.link.set(Link::Gone(problem));
                    self.called().await;
                    self.slate.link.set(Link::Opening);
                }
            }
        }
    }

    /// Waits for the next try, or until somebody is in a hurry.
    async fn wait(&self, tries: &mut u32) {
        let luck = random().map(u32::from_le_bytes).unwrap_or_default();
        let again_in = before_try(*tries, luck);
        *tries += 1;
        self.slate.link.set(Link::Lost { again_in });
        select(TimeoutFuture::new(again_in), pin!(self.called())).await;
    }

    /// Waits until the page is woken, closed, or wants to connect anew. A wish alone is no reason to hurry.
    async fn called(&self) {
        while !(self.closed.get() || self.nudged.take() || self.anew.take()) {
            self.bell.rung().await;
        }
    }

    /// Connects, and listens until the connection ends. A socket that is refused does not say why, so the page of the match is asked
    /// first.
    async fn attend(self: &Rc<Self>, tries: &mut u32) -> End {
        self.anew.set(false);
        let card = match house::page(&self.id).await {
            Ok(page) => page.card,
            Err(problem) if is_busy(&problem) => return End::Lost,
            Err(problem) => return End::Gone(problem),
        };
        if self.closed.get() {
            return End::Anew;
        }
        self.slate.card.set(Some(card));
        let address = address(&self.id, self.follow.borrow().told());
        match address.and_then(|address| WebSocket::open(&address).ok()) {
            Some(socket) => self.listen(socket, tries).await,
            None => End::Lost,
        }
    }

    async fn listen(self: &Rc<Self>, mut socket: WebSocket, tries: &mut u32) -> End {
        let mut watch = Watch::new();
        // Nothing can be sent before the welcome: until then the socket may not be open.
        let mut welcomed = false;
        let mut pause: Millis = 0;
        loop {
            if welcomed && now() >= pause {
                let unsent = self.follow.borrow_mut().unsent();
                for message in unsent {
                    if !say(&mut socket, &message).await {
                        return End::Lost;
                    }
                }
            }
            let until = if pause > now() { watch.due.min(pause) } else { watch.due };
            let timer = TimeoutFuture::new(u32::try_from(until.saturating_sub(now())).unwrap_or(QUIET));
            let rung = pin!(self.bell.rung());
            let event = match select(socket.next(), select(rung, timer)).await {
                Either::Left((message, _)) => Some(message),
                Either::Right(_) => None,
            };
            if self.closed.get() || self.anew.take() {
                return End::Anew;
            }
            match event {
                Some(Some(Ok(Message::Text(text)))) => {
                    watch.heard();
                    let Ok(message) = serde_json::from_str::<ToClient>(&text) else { continue };
                    if let ToClient::Welcome { .. } = message {
                        (welcomed, *tries) = (true, 0);
                        self.slate.link.set(Link::Online);
                    }
                    match self.hear(message) {
                        Ok(Next::Nothing) => (),
                        Ok(Next::Wait) => pause = now() + Millis::from(PAUSE),
                        Ok(Next::Say(message)) => {
                            if !say(&mut socket, &message).await {
                                return End::Lost;
                            }
                        }
                        Err(problem) => return End::Gone(problem),
                    }
                }
                Some(Some(Ok(Message::Bytes(_)))) => watch.heard(),
                Some(Some(Err(_)) | None) => return End::Lost,
                None => {
                    if self.nudged.take() {
                        watch.woken();
                    }
                    match watch.look() {
                        Look::Well => (),
                        Look::Dead => return End::Lost,
                        Look::Ask if !welcomed => (),
                        Look::Ask => {
                            if !say(&mut socket, &ToServer::Ping { n: now() }).await {
                                return End::Lost;
                            }
                        }
                    }
                }
            }
        }
    }

    fn hear(self: &Rc<Self>, message: ToClient) -> Result<Next, Problem> {
        let seated =
            matches!(&message, ToClient::Update { news, .. } if matches!(news.what, What::Seated { .. }));
        let mut heard = Vec::new();
        let next = self.follow.borrow_mut().hear(message, &mut heard);
        for heard in heard {
            self.write_down(heard)?;
        }
        if seated {
            spawn_local(self.clone().check_seat());
        }
        if self.follow.borrow().lacks_news() && !self.filling.replace(true) {
            spawn_local(self.clone().fill());
        }
        Ok(next)
    }

    fn write_down(&self, heard: Heard) -> Result<(), Problem> {
        let slate = &self.slate;
        match heard {
            Heard::You(you) => slate.you.set(you),
            Heard::News(news) => slate.news.update(|told| told.extend(news)),
            Heard::Step(news, state) => {
                self.latest(&state);
                slate.push(Step { news, state, you: slate.you.get_untracked() });
            }
            Heard::Latest(state) => self.latest(&state),
            Heard::Done => slate.end_wish(None),
            Heard::Refused(problem) => slate.end_wish(Some(problem)),
            Heard::Unsaid(problem) => slate.refused.set(Some(problem)),
            Heard::Chat(lines) => slate.chat.maybe_update(|known| join_chat(known, lines)),
            Heard::Gone(problem) => return Err(problem),
        }
        Ok(())
    }

    fn latest(&self, state: &Arc<State>) {
        self.slate.card.update(|card| {
            if let Some(card) = card {
                freshen(card, state);
            }
        });
        self.slate.latest.set(Some(state.clone()));
    }

    /// Whoever sat down or stood up listens with other eyes from then on.
    async fn check_seat(self: Rc<Self>) {
        if let Ok(page) = house::page(&self.id).await
            && page.you != self.slate.you.get_untracked()
        {
            self.again();
        }
    }

    /// Fetches the news that the welcome left out. What fails is tried again when something happens.
    async fn fill(self: Rc<Self>) {
        while !self.closed.get() && self.follow.borrow().lacks_news() {
            let after = self.follow.borrow().told();
            let Ok(page) = house::log(&self.id, after).await else { break };
            let news = self.follow.borrow_mut().fill(page.news);
            if news.is_empty() {
                break;
            }
            self.slate.news.update(|told| told.extend(news));
        }
        self.filling.set(false);
    }
}

/// Watches over the silence of a connection.
struct Watch {
    due: Millis,
    asked: bool,
}

enum Look {
    Well,
    Ask,
    Dead,
}

impl Watch {
    /// A connection that is being opened has as long as one that was asked.
    fn new() -> Self {
        Self { due: now() + Millis::from(SILENCE), asked: true }
    }

    fn heard(&mut self) {
        *self = Self { due: now() + Millis::from(QUIET), asked: false };
    }

    /// Ask at once.
    fn woken(&mut self) {
        if !self.asked {
            self.due = 0;
        }
    }

    fn look(&mut self) -> Look {
        if now() < self.due {
            return Look::Well;
        }
        if self.asked {
            return Look::Dead;
        }
        let patience = if self.due == 0 { WOKEN } else { SILENCE };
        *self = Self { due: now() + Millis::from(patience), asked: true };
        Look::Ask
    }
}

/// Says something; no if the connection is gone.
async fn say(socket: &mut WebSocket, message: &ToServer) -> bool {
    let Ok(text) = serde_json::to_string(message) else { return true };
    socket.send(Message::Text(text)).await.is_ok()
}

/// The address of the socket, on the server that the page came from.
fn address(id: &MatchId, seq: u32) -> Option<String> {
    let location = web_sys::window()?.location();
    let scheme = if location.protocol().ok()? == "https:" { "wss" } else { "ws" };
    Some(format!("{scheme}://{}/api/matches/{id}/socket?seq={seq}", location.host().ok()?))
}
