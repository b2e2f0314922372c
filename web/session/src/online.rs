//! A match that is followed on a server, over its socket.
//!
//! What a message means is decided in `follow.rs`, what a connection is in `talk.rs`; here it is opened, watched, and opened again when
//! it is lost.

use std::cell::{Cell, RefCell};
use std::pin::pin;
use std::rc::Rc;
use std::sync::Arc;

use futures_util::future::select;
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use orrery_wire::{Command, MatchId, News, Problem, State, Status, ToClient, ToServer, What};
use wasm_bindgen_futures::spawn_local;

use crate::bell::Bell;
use crate::follow::{Follow, Heard, Next, freshen, is_busy, join_chat};
use crate::moment::{now, random, wish_name};
use crate::patience::{Look, before_try};
use crate::slate::Slate;
use crate::talk::{Event, Lost, Talk};
use crate::{Link, Step, house};

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
    /// Tries since the last welcome.
    tries: Cell<u32>,
    /// News are being fetched.
    fetching: Cell<bool>,
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

impl From<Lost> for End {
    fn from(Lost: Lost) -> Self {
        Self::Lost
    }
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
            tries: Cell::new(0),
            fetching: Cell::new(false),
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
            Ok(id) => self.follow.borrow_mut().wish(id, command),
            Err(problem) => self.slate.end_wish(Some(problem)),
        }
        self.bell.ring();
    }

    pub(crate) fn say(&self, text: String) {
        match wish_name() {
            Ok(id) => self.follow.borrow_mut().say(id, text),
            Err(problem) => self.slate.refused.set(Some(problem)),
        }
        self.bell.ring();
    }

    pub(crate) fn again(&self) {
        self.anew.set(true);
        self.bell.ring();
    }

    /// Stays connected until the page is left.
    async fn stay(self: Rc<Self>) {
        while !self.closed.get() {
            let Err(end) = self.attend().await else { continue };
            self.follow.borrow_mut().lost();
            match end {
                _ if self.closed.get() => return,
                End::Anew => (),
                End::Lost => self.wait().await,
                End::Gone(problem) => {
                    self.follow.borrow_mut().give_up();
                    self.slate.end_wish(None);
                    self.slate.link.set(Link::Gone(problem));
                    self.called().await;
                }
            }
        }
    }

    /// Waits for the next try, or until somebody is in a hurry.
    async fn wait(&self) {
        let luck = random().map(u32::from_le_bytes).unwrap_or_default();
        let again_in = before_try(self.tries.get(), luck);
        self.tries.update(|tries| tries.saturating_add(1));
        self.slate.link.set(Link::Lost { again_in });
        select(TimeoutFuture::new(again_in), pin!(self.called())).await;
    }

    /// Waits until the page is woken, closed, or wants to connect anew. A wish alone is no reason to hurry.
    async fn called(&self) {
        while !(self.closed.get() || self.nudged.take() || self.anew.get()) {
            self.bell.rung().await;
        }
    }

    /// Connects, and listens until the connection ends. A socket that is refused does not say why, so the page of the match is asked
    /// first.
    async fn attend(self: &Rc<Self>) -> Result<(), End> {
        self.anew.set(false);
        let card = match house::page(&self.id).await {
            Ok(page) => page.card,
            Err(problem) if is_busy(&problem) => return Err(End::Lost),
            Err(problem) => return Err(End::Gone(problem)),
        };
        self.slate.card.set(Some(card));
        let mut talk = Talk::open(&self.id, self.follow.borrow().told())?;
        while !self.closed.get() {
            self.exchange(&mut talk).await?;
        }
        Ok(())
    }

    /// Says what is to be said, then waits for one event.
    async fn exchange(self: &Rc<Self>, talk: &mut Talk) -> Result<(), End> {
        if talk.is_free() {
            let unsent = self.follow.borrow_mut().unsent();
            for message in unsent {
                talk.say(&message).await?;
            }
        }
        let event = talk.event(&self.bell).await?;
        if self.anew.get() {
            return Err(End::Anew);
        }
        match event {
            Event::Said(message) => self.hear(talk, *message).await,
            Event::Noise => Ok(()),
            Event::Woken => self.look_after(talk).await,
        }
    }

    async fn look_after(&self, talk: &mut Talk) -> Result<(), End> {
        if self.nudged.take() {
            talk.watch.woken(now());
        }
        match talk.watch.look(now()) {
            Look::Well => Ok(()),
            Look::Ask => Ok(talk.say(&ToServer::Ping { n: now() }).await?),
            Look::Dead => Err(End::Lost),
        }
    }

    async fn hear(self: &Rc<Self>, talk: &mut Talk, message: ToClient) -> Result<(), End> {
        if let ToClient::Welcome { .. } = message {
            talk.welcomed = true;
            self.tries.set(0);
            self.slate.link.set(Link::Online);
        }
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
        if self.follow.borrow().lacks_news() && !self.fetching.replace(true) {
            spawn_local(self.clone().fill());
        }
        match next {
            Next::Nothing => (),
            Next::Say(message) => talk.say(&message).await?,
            Next::Wait => talk.wait(),
        }
        Ok(())
    }

    fn write_down(self: &Rc<Self>, heard: Heard) -> Result<(), End> {
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
            Heard::Gone(problem) => return Err(End::Gone(problem)),
        }
        Ok(())
    }

    fn latest(self: &Rc<Self>, state: &Arc<State>) {
        let before = self.slate.latest.with_untracked(|latest| latest.as_ref().map(|state| state.status));
        self.slate.card.update(|card| {
            if let Some(card) = card {
                freshen(card, state);
            }
        });
        self.slate.latest.set(Some(state.clone()));
        if before == Some(Status::Running) && state.status == Status::Over {
            spawn_local(self.clone().tell_anew());
        }
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
        self.fetching.set(false);
    }

    /// The match is over: now everybody may know everything, so all news are told anew.
    async fn tell_anew(self: Rc<Self>) {
        let mut all: Vec<Arc<News>> = Vec::new();
        loop {
            let after = all.last().map_or(0, |news| news.seq);
            let Ok(page) = house::log(&self.id, after).await else { return };
            all.extend(page.news.into_iter().map(Arc::new));
            if !page.more {
                break;
            }
        }
        // Something may have been told meanwhile.
        self.slate.news.update(|told| {
            let last = all.last().map_or(0, |news| news.seq);
            all.extend(told.drain(..).filter(|news| news.seq > last));
            *told = all;
        });
    }
}
