//! The log in sentences, folded by turn. A click on a line shows that position.

use std::sync::Arc;

use leptos::html::Div;
use leptos::prelude::*;
use orrery_kernel::Phrase;
use orrery_kit::icon;
use orrery_wire::News;

use crate::parts::sentences;
use crate::seats::{emblem, persons};
use crate::story::{self, Turn};
use crate::table::Table;

/// The log, newest turn last and open.
pub(crate) fn log(table: Table) -> AnyView {
    let t = table.t;
    let turns = Memo::new(move |_| table.session.news.with(|news| story::turns(news)));
    let gone = Memo::new(move |_| {
        let persons = table
            .session
            .card
            .with(|card| card.as_ref().map(|card| persons(&card.seats)).unwrap_or_default());
        table.session.news.with(|news| story::taken_back(news, persons))
    });
    let told = Told { table, turns, gone };
    let list = NodeRef::<Div>::new();
    Effect::new(move |_| {
        turns.track();
        // What is new is at the end, and is to be seen, once it is there.
        request_animation_frame(move || {
            if let Some(list) = list.try_get_untracked().flatten() {
                list.set_scroll_top(list.scroll_height());
            }
        });
    });
    let label = move || t.plain("table-log");
    let turn = move |turn: Turn| told.turn(turn.first);
    view! {
        <section class="log" aria-label=label data-test="log">
            <h2>{icon("log")} {label}</h2>
            <div class="log-turns" node_ref=list role="log" aria-live="polite" tabindex="0" aria-label=label>
                <ol><For each=move || turns.get() key=|turn| turn.first children=turn/></ol>
            </div>
        </section>
    }
    .into_any()
}

/// What the lines of the log look at.
#[derive(Clone, Copy)]
struct Told {
    table: Table,
    turns: Memo<Vec<Turn>>,
    gone: Memo<std::collections::BTreeSet<u32>>,
}

impl Told {
    /// One turn: who, and what happened; only the newest is open by itself.
    fn turn(self, first: u32) -> AnyView {
        let Self { table, turns, .. } = self;
        let t = table.t;
        let own =
            Memo::new(move |_| turns.with(|turns| turns.iter().copied().find(|turn| turn.first == first)));
        let newest = Memo::new(move |_| {
            turns.with(|turns| turns.iter().rev().take(2).any(|turn| turn.first == first))
        });
        // The person's own choice counts for more than the age of the turn.
        let chosen = RwSignal::new(None::<bool>);
        let is_open = Memo::new(move |_| chosen.get().unwrap_or_else(|| newest.get()));
        let who = move || match own.get().and_then(|turn| turn.seat) {
            Some(seat) => view! { {emblem(seat)} <span>{table.seat_name(seat)}</span> }.into_any(),
            None => view! { {icon("table")} <span>{t.plain("table-log-before")}</span> }.into_any(),
        };
        let entries = move || {
            let turn = own.get()?;
            Some(table.session.news.with(|news| story::between(news, turn.first, turn.last).to_vec()))
        };
        let expanded = move || is_open.get().to_string();
        let toggle = move |_| chosen.set(Some(!is_open.get_untracked()));
        let lines = move || {
            view! {
                <ol class="log-lines">
                    <For each=move || entries().unwrap_or_default() key=|news| news.seq children=move |news| self.entry(news)/>
                </ol>
            }
        };
        view! {
            <li class="log-turn" class:open=is_open>
                <button class="quiet log-head" aria-expanded=expanded on:click=toggle>{who} {icon("fold")}</button>
                {move || is_open.get().then(lines)}
            </li>
        }
        .into_any()
    }

    /// One entry: its sentences, the first of them a way to that position.
    fn entry(self, news: Arc<News>) -> AnyView {
        let Self { table, gone, .. } = self;
        let t = table.t;
        let seq = news.seq;
        let kind = story::symbol(&news.what);
        let lines = Memo::new(move |_| {
            let position = table.reel.newest().map(|frame| frame.shown.position);
            let told = |position: &dyn orrery_kit::Position| {
                table.desk.seats.with(|seats| story::sentences(t, &news, position, seats))
            };
            position.map(|position| told(&*position)).unwrap_or_default()
        });
        let current = move || {
            let looked_at = table.reel.in_past() && table.state().is_some_and(|state| state.seq == seq);
            looked_at.then_some("true")
        };
        let fresh = move || table.fresh.get().is_some_and(|(before, until)| before < seq && seq <= until);
        let help = move || t.say(&Phrase::new("table-log-look").with("seq", i64::from(seq)));
        let entry = move || {
            view! {
                <button class="quiet log-entry" title=help on:click=move |_| table.look_at(seq) aria-current=current>
                    {icon(kind)} <span class="log-text">{sentences(lines.get())}</span>
                </button>
            }
        };
        let told = Memo::new(move |_| lines.with(|lines| !lines.is_empty()));
        view! {
            <li class:undone=move || gone.with(|gone| gone.contains(&seq)) class:fresh=fresh data-seq=seq.to_string()>
                {move || told.get().then(entry)}
            </li>
        }
        .into_any()
    }
}
