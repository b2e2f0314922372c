//! What happened while the person was away: offered when the page opens, replayed or marked.

use std::sync::Arc;

use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use leptos::task::spawn_local;
use orrery_kernel::Phrase;
use orrery_wire::{News, What};

use crate::browser;
use crate::parts::{button, symbol_button};
use crate::reel::pace;
use crate::story;
use crate::table::{Drawer, Table};

fn key(table: Table) -> String {
    format!("orrery-seen-{}", table.name())
}

/// Was this decided by somebody else?
fn by_another(news: &News, own: Option<orrery_kernel::Seat>) -> bool {
    matches!(news.what, What::Played { seat, .. } if Some(seat) != own)
}

/// Offers to show what happened since the page was last open.
pub(crate) fn away(table: Table) -> AnyView {
    let before = browser::recall(&key(table)).and_then(|seq| seq.parse::<u32>().ok());
    // How many decisions of others were missed, counted once, when the page has heard how the table stands.
    let missed = RwSignal::new(None::<usize>);
    Effect::new(move |done: Option<bool>| {
        let newest = table.reel.newest().map(|frame| frame.state.seq);
        let (Some(seq), false) = (newest, done.unwrap_or(false)) else { return done.unwrap_or(false) };
        let news = table.session.news.get();
        if news.last().is_none_or(|last| last.seq < seq) {
            return false;
        }
        let own = table.session.you.get_untracked().seat;
        let since = before
            .map(|before| news.iter().filter(|news| news.seq > before && by_another(news, own)).count());
        table.fresh.set(before.map(|before| (before, seq)));
        missed.set(since.filter(|&count| count > 0));
        true
    });
    remember_what_is_seen(table);
    let offer = move |count: usize| offered(table, missed, before.unwrap_or_default(), count);
    (move || missed.get().map(offer)).into_any()
}

/// What is shown while somebody looks is seen.
pub(crate) fn remember_what_is_seen(table: Table) {
    Effect::new(move |_| {
        if let Some(frame) = table.reel.newest().filter(|_| !browser::hidden()) {
            browser::remember(&key(table), &frame.state.seq.to_string());
        }
    });
}

fn offered(table: Table, missed: RwSignal<Option<usize>>, before: u32, count: usize) -> AnyView {
    let t = table.t;
    let show = move || {
        missed.set(None);
        walk(table, before);
    };
    let list = move || {
        missed.set(None);
        table.drawer.set(Some(Drawer::Log));
    };
    view! {
        <aside class="notice" data-test="away">
            <p>{move || t.say(&Phrase::new("table-away").with("count", count as i64))}</p>
            {button(t, "act", "away-show", ("play", "table-away-show"), show)}
            {button(t, "", "away-list", ("log", "table-away-list"), list)}
            {symbol_button(t, "quiet", "away-close", ("close", "table-close"), move || missed.set(None))}
        </aside>
    }
    .into_any()
}

/// Shows every decision since an entry, one after another, and then the table as it is.
fn walk(table: Table, before: u32) {
    let persons = table
        .session
        .card
        .with_untracked(|card| card.as_ref().map(|card| crate::seats::persons(&card.seats)));
    let news = table.session.news.get_untracked();
    let line = story::line(&news, persons.unwrap_or_default());
    let steps: Vec<Arc<News>> =
        news.into_iter().filter(|news| news.seq > before && line.contains(&news.seq)).collect();
    spawn_local(async move {
        for (at, step) in steps.into_iter().enumerate() {
            let events = story::events(&step).len();
            if table.reel.look(step.seq, Some(step)).await.is_err() {
                break;
            }
            let motion = table.prefs.motion.try_get_untracked().unwrap_or_default();
            TimeoutFuture::new(pace(motion, events).max(400) + 200).await;
            // Whoever goes back to now, or leaves, has seen enough.
            if !table.reel.is_still_in_past() && at > 0 {
                return;
            }
        }
        table.reel.back_to_now();
    });
}
