//! Looking back: every position of a match, step by step, turn by turn, with who gained what when.

use std::sync::Arc;

use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use leptos::task::spawn_local;
use orrery_kernel::Phrase;
use orrery_kit::{Known, Page, icon, tongue};
use orrery_match::Shelf;
use orrery_session::Session;
use orrery_wire::{MatchId, News, Status};

use crate::gains::{self, Point};
use crate::parts::{button, symbol_button, symbol_way};
use crate::reel::pace;
use crate::seats::{emblem, persons};
use crate::stage::staged;
use crate::story::{self, Turn};
use crate::table::Table;
use crate::toast::{Toast, toasts};
use crate::{browser, card, inspect, opening, players, prompt};

/// The replay of a match, at the position after an entry if one is named.
pub fn replay(id: MatchId, at: Option<u32>, shelf: Shelf) -> AnyView {
    let t = tongue();
    let session = Session::open(id.clone(), shelf);
    staged(session, move || opening::opening(t), move |known| looked_back(id.clone(), at, session, known))
}

/// Where one looks, and whether it goes on by itself. A handle.
#[derive(Clone, Copy)]
struct Player {
    table: Table,
    /// The entries that led to positions.
    line: Memo<Vec<u32>>,
    /// The turns of the log.
    turns: Memo<Vec<Turn>>,
    /// Which position, counted from 0.
    at: RwSignal<usize>,
    playing: RwSignal<bool>,
}

fn looked_back(id: MatchId, at: Option<u32>, session: Session, known: &'static Known) -> AnyView {
    let table = Table::new(id, session, known, false);
    table.reel.follow();
    let held =
        move || session.card.with(|card| card.as_ref().map(|card| persons(&card.seats)).unwrap_or_default());
    let line = Memo::new(move |_| session.news.with(|news| story::line(news, held())));
    let turns = Memo::new(move |_| session.news.with(|news| story::turns(news)));
    let player = Player { table, line, turns, at: RwSignal::new(0), playing: RwSignal::new(false) };
    player.begin(at);
    let points = gains::points(table);
    let t = table.t;
    let board = match &known.painted {
        Some(painted) => (painted.draw)(table.desk),
        None => inspect::position(table),
    };
    let back = Page::Table(table.name()).path();
    let title = move || t.say(&Phrase::new("table-replay-title").with("game", (known.name)()));
    let label = move || t.plain("table-board");
    view! {
        <main class="at-page replay" data-page="replay">
            <header class="at-head">
                <h1 class="only-read">{title}</h1>
                {symbol_way(t, ("back", "table-to-table"), back)}
                {players::players(table)}
            </header>
            {player.controls()}
            <div class="at-rest">
                <div class="at-middle">
                    <p class="replay-says" role="status" data-test="replay-says">{move || player.says()}</p>
                    <section class="at-board" aria-label=label data-test="board">{board}</section>
                </div>
                <aside class="at-side" aria-label=move || t.plain("table-replay-turns")>
                    {known.painted.is_some().then(|| gains::chart(table, points))}
                    {player.turn_list(points)}
                </aside>
            </div>
            {toasts(table)}
            {card::large_card(table)}
        </main>
    }
    .into_any()
}

impl Player {
    /// Begins where the address says, else where the game ended or stands.
    fn begin(self, wanted: Option<u32>) {
        Effect::new(move |begun: Option<bool>| {
            let line = self.line.get();
            if begun == Some(true) || line.is_empty() || self.table.session.latest.with(Option::is_none) {
                return begun.unwrap_or(false);
            }
            let at = match wanted {
                Some(seq) => line.partition_point(|&other| other <= seq).saturating_sub(1),
                None => 0,
            };
            self.show(at, false);
            true
        });
    }

    fn last(self) -> usize {
        self.line.with(Vec::len).saturating_sub(1)
    }

    fn seq(self) -> u32 {
        self.line.with(|line| line.get(self.at.get()).copied()).unwrap_or_default()
    }

    fn entry(self, seq: u32) -> Option<Arc<News>> {
        self.table.session.news.with(|news| story::between(news, seq, seq).first().cloned())
    }

    /// Shows a position; with what led to it, if it is the next.
    fn show(self, at: usize, moving: bool) {
        let at = at.min(untrack(|| self.last()));
        self.at.set(at);
        let seq = untrack(|| self.seq());
        let news = if moving { untrack(|| self.entry(seq)) } else { None };
        spawn_local(async move {
            if let Err(problem) = self.table.reel.look(seq, news).await {
                self.table.trouble(problem);
            }
        });
        self.note_address(seq);
    }

    /// The address names the position, so that a reload comes back to it.
    fn note_address(self, seq: u32) {
        let path = Page::Replay(self.table.name(), Some(seq)).path();
        if let Ok(history) = window().history() {
            history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&path)).ok();
        }
    }

    fn step(self, by: isize) {
        self.playing.set(false);
        let at = self.at.get_untracked();
        self.show(at.saturating_add_signed(by), by == 1);
    }

    /// To the end of the turn before, or of the next.
    fn turn(self, by: isize) {
        self.playing.set(false);
        let seq = untrack(|| self.seq());
        let ends = untrack(|| gains::turn_ends(self.table));
        let wanted = match by < 0 {
            true => ends.iter().rev().find(|&&end| end < seq),
            false => ends.iter().find(|&&end| end > seq),
        };
        if let Some(&end) = wanted {
            let at = self.line.with_untracked(|line| line.partition_point(|&other| other < end));
            self.show(at, false);
        }
    }

    /// Goes on by itself until the end, or until it is stopped.
    fn play(self) {
        if self.playing.get_untracked() {
            self.playing.set(false);
            return;
        }
        self.playing.set(true);
        if self.at.get_untracked() >= untrack(|| self.last()) {
            self.show(0, false);
        }
        spawn_local(async move {
            loop {
                let motion = self.table.prefs.motion.try_get_untracked().unwrap_or_default();
                let Some(at) = self.at.try_get_untracked() else { return };
                let events = untrack(|| self.entry(self.seq())).map_or(0, |news| story::events(&news).len());
                TimeoutFuture::new(pace(motion, events).max(300) + 250).await;
                if self.playing.try_get_untracked() != Some(true) || self.at.try_get_untracked() != Some(at) {
                    break;
                }
                if at >= untrack(|| self.last()) {
                    break;
                }
                self.show(at + 1, true);
            }
            self.playing.try_set(false);
        });
    }

    /// What led to the position.
    fn says(self) -> String {
        let Table { t, desk, .. } = self.table;
        let (Some(news), Some(position)) = (self.entry(self.seq()), self.table.reel.position()) else {
            return String::new();
        };
        let lines = desk.seats.with(|seats| story::sentences(t, &news, &*position, seats));
        let over = self.at.get() == self.last()
            && self.table.state().is_some_and(|state| state.status == Status::Over);
        match over {
            true => prompt::over(self.table),
            false => lines.into_iter().take(4).collect::<Vec<_>>().join(" "),
        }
    }

    fn controls(self) -> AnyView {
        let t = self.table.t;
        let press = move |symbol, key, test, pressed: Callback<()>| {
            symbol_button(t, "quiet", test, (symbol, key), move || pressed.run(()))
        };
        let play = move || match self.playing.get() {
            true => t.plain("table-replay-stop"),
            false => t.plain("table-replay-play"),
        };
        let slide = move |event| {
            self.playing.set(false);
            if let Ok(at) = event_target_value(&event).parse() {
                self.show(at, false);
            }
        };
        let place = move || {
            let phrase = Phrase::new("table-replay-at")
                .with("at", self.at.get() as i64)
                .with("last", self.last() as i64);
            t.say(&phrase)
        };
        let to = move |at: fn(Self) -> usize| {
            Callback::new(move |()| {
                self.playing.set(false);
                self.show(untrack(|| at(self)), false);
            })
        };
        view! {
            <section class="replay-controls" aria-label=move || t.plain("table-replay-controls")>
                {press("first", "table-replay-first", "first", to(|_| 0))}
                {press("turn-back", "table-replay-turn-back", "turn-back", Callback::new(move |()| self.turn(-1)))}
                {press("step-back", "table-replay-step-back", "step-back", Callback::new(move |()| self.step(-1)))}
                <button class="act" data-test="play" on:click=move |_| self.play() aria-label=play>
                    {move || if self.playing.get() { icon("pause") } else { icon("play") }}
                </button>
                {press("step", "table-replay-step", "step", Callback::new(move |()| self.step(1)))}
                {press("turn-on", "table-replay-turn-on", "turn-on", Callback::new(move |()| self.turn(1)))}
                {press("last", "table-replay-last", "last", to(Self::last))}
                <input type="range" class="replay-slider" data-test="slider" min="0" max=move || self.last().to_string()
                    prop:value=move || self.at.get().to_string() on:input=slide
                    aria-label=move || t.plain("table-replay-slider") aria-valuetext=place/>
                <span class="replay-place">{place}</span>
                {self.sharing()}
            </section>
        }
        .into_any()
    }

    fn sharing(self) -> AnyView {
        let table = self.table;
        let t = table.t;
        let share = move || {
            let path = Page::Replay(table.name(), Some(untrack(|| self.seq()))).path();
            let link = browser::address(&path);
            let told = match browser::copy(&link) {
                true => Phrase::new("table-shared"),
                false => Phrase::new("table-share-by-hand").with("link", link),
            };
            table.toasts.show(Toast::Done(told));
        };
        let over = Memo::new(move |_| {
            table
                .session
                .latest
                .with(|state| state.as_ref().is_some_and(|state| state.status == Status::Over))
        });
        let save = move || match over.get_untracked() {
            true => table.download_record(),
            false => table.download_report(),
        };
        view! {
            {button(t, "quiet", "share", ("link", "table-share-position"), share)}
            {button(t, "quiet", "download", ("download", "table-download"), save)}
        }
        .into_any()
    }

    /// Who gained what when: a line for each turn, the present one open.
    fn turn_list(self, points: RwSignal<Vec<Point>>) -> AnyView {
        let t = self.table.t;
        let line = move |turn| self.turn_line(turn, points);
        view! {
            <section class="log" data-test="turns">
                <h2>{icon("log")} {move || t.plain("table-replay-turns")}</h2>
                <ol class="log-turns">
                    <For each=move || self.turns.get() key=|turn| (turn.first, turn.last) children=line/>
                </ol>
            </section>
        }
        .into_any()
    }

    fn turn_line(self, turn: Turn, points: RwSignal<Vec<Point>>) -> AnyView {
        let Table { t, session, reel, desk, .. } = self.table;
        let here = Memo::new(move |_| (turn.first..=turn.last).contains(&self.seq()));
        let go = move |_| {
            self.playing.set(false);
            let at = self
                .line
                .with_untracked(|line| line.partition_point(|&seq| seq <= turn.last))
                .saturating_sub(1);
            self.show(at, false);
        };
        let who = move || match turn.seat {
            Some(seat) => view! { {emblem(seat)} <span>{self.table.seat_name(seat)}</span> }.into_any(),
            None => view! { {icon("table")} <span>{t.plain("table-log-before")}</span> }.into_any(),
        };
        let gain = move || {
            let vp = points.with(|points| gains::gained(points, turn.seat?, turn.first, turn.last))?;
            let sign = if vp > 0 { "+" } else { "−" };
            let says = Phrase::new("table-gain").with("sign", sign).with("size", vp.abs());
            (vp != 0).then(|| view! { <span class="gain">{t.say(&says)}</span> })
        };
        let lines = move || {
            let position = reel.position()?;
            let news = session.news.with(|news| story::between(news, turn.first, turn.last).to_vec());
            let seats = desk.seats.get();
            let told = |news: &Arc<News>| story::sentences(t, news, &*position, &seats);
            let lines: Vec<String> = news.iter().flat_map(told).collect();
            let line = |line: String| view! { <li class="log-sentence">{line}</li> };
            Some(view! { <ul class="log-lines">{lines.into_iter().map(line).collect_view()}</ul> })
        };
        let current = move || here.get().then_some("step");
        view! {
            <li class="log-turn" class:open=here>
                <button class="quiet log-head" on:click=go aria-current=current>{who} {gain}</button>
                {move || here.get().then(lines)}
            </li>
        }
        .into_any()
    }
}
