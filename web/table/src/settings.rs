//! The preferences of this browser.

use leptos::prelude::*;
use orrery_kit::Motion;
use orrery_words::Lang;

use crate::browser;
use crate::dialog::dialog;
use crate::notice;
use crate::prefs::{motion, word};
use crate::table::{Open, Table};

/// The preferences, while they are open.
pub(crate) fn settings(table: Table) -> AnyView {
    let t = table.t;
    let is_open = Signal::derive(move || table.open.get() == Some(Open::Settings));
    let close = Callback::new(move |()| table.open.set(None));
    dialog(t, "settings", is_open, close, move || t.plain("table-menu-settings"), move || fields(table))
}

/// A switch with a line of help.
fn switch(
    table: Table,
    key: &'static str,
    help: &'static str,
    on: RwSignal<bool>,
    test: &'static str,
) -> AnyView {
    let t = table.t;
    view! {
        <label class="setting">
            <input type="checkbox" data-test=test prop:checked=on on:change=move |event| on.set(event_target_checked(&event))/>
            <span><strong>{move || t.plain(key)}</strong> <span class="soft">{move || t.plain(help)}</span></span>
        </label>
    }
    .into_any()
}

fn fields(table: Table) -> AnyView {
    let prefs = table.prefs;
    // Whoever wants notifications is asked by the browser; whoever wants sound hears how it sounds.
    Effect::new(move |before: Option<()>| {
        if prefs.notify.get() && before.is_some() {
            notice::may_notify();
        }
    });
    Effect::new(move |before: Option<()>| {
        if prefs.sound.get() && before.is_some() {
            notice::tick().ok();
        }
    });
    view! {
        <div class="settings">
            {moving(table)}
            {language(table)}
            {switch(table, "table-set-light", "table-set-light-help", prefs.light, "set-light")}
            {switch(table, "table-set-confirm", "table-set-confirm-help", prefs.confirm, "set-confirm")}
            {switch(table, "table-set-curtain", "table-set-curtain-help", prefs.curtain, "set-curtain")}
            {switch(table, "table-set-sound", "table-set-sound-help", prefs.sound, "set-sound")}
            {notice::can_notify().then(|| switch(table, "table-set-notify", "table-set-notify-help", prefs.notify, "set-notify"))}
        </div>
    }
    .into_any()
}

fn moving(table: Table) -> AnyView {
    let (t, chosen) = (table.t, table.prefs.motion);
    let ways = [
        (Motion::Full, "table-motion-full"),
        (Motion::Fast, "table-motion-fast"),
        (Motion::Reduced, "table-motion-reduced"),
    ];
    let option = move |(way, key): (Motion, &'static str)| {
        view! { <option value=word(way) selected=move || chosen.get() == way>{move || t.plain(key)}</option> }
    };
    let choose = move |event| {
        if let Some(way) = motion(&event_target_value(&event)) {
            chosen.set(way);
        }
    };
    view! {
        <label class="setting pick"><strong>{move || t.plain("table-set-motion")}</strong>
            <select data-test="set-motion" on:change=choose>{ways.map(option).collect_view()}</select>
        </label>
    }
    .into_any()
}

fn language(table: Table) -> AnyView {
    let t = table.t;
    let option = move |(lang, key): (Lang, &'static str)| {
        view! { <option value=lang.tag() selected=move || t.lang() == lang lang=lang.tag()>{move || t.plain(key)}</option> }
    };
    let choose = move |event| {
        if let Ok(lang) = event_target_value(&event).parse::<Lang>() {
            t.switch(lang);
            browser::remember("orrery-lang", lang.tag());
            if let Some(root) = document().document_element() {
                root.set_attribute("lang", lang.tag()).ok();
            }
        }
    };
    let all = [(Lang::En, "table-lang-en"), (Lang::De, "table-lang-de")];
    view! {
        <label class="setting pick"><strong>{move || t.plain("table-set-language")}</strong>
            <select data-test="set-language" on:change=choose>{all.map(option).collect_view()}</select>
        </label>
    }
    .into_any()
}
