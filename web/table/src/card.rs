//! The large card: picture, text, and where its rule is.

use leptos::prelude::*;
use orrery_kit::Painted;

use crate::dialog::dialog;
use crate::table::{Open, Table};

/// The large card of a component, while one is wanted.
pub(crate) fn large_card(table: Table) -> AnyView {
    let t = table.t;
    let wanted = Signal::derive(move || match table.open.get() {
        Some(Open::Card(id)) => Some(id),
        _ => None,
    });
    let title = move || {
        let text = wanted.get().and_then(|id| (table.known.painted.as_ref()?.text)(t.lang(), &id));
        text.map(|text| t.made(text.name)).unwrap_or_default()
    };
    let body = move || match (wanted.get(), table.known.painted.as_ref()) {
        (Some(id), Some(painted)) => card(table, painted, id),
        (None, _) | (_, None) => ().into_any(),
    };
    let is_open = Signal::derive(move || wanted.with(Option::is_some));
    dialog(t, "card", is_open, Callback::new(move |()| table.open.set(None)), title, body)
}

fn card(table: Table, painted: &'static Painted, id: String) -> AnyView {
    let t = table.t;
    let href = format!("/rules/{}#card-{id}", table.known.id);
    let picture = (painted.picture)(&id);
    let lines = move || {
        let text = (painted.text)(t.lang(), &id).unwrap_or_default();
        text.lines.into_iter().map(|line| view! { <p>{t.made(line)}</p> }).collect_view()
    };
    view! {
        <div class="large-card">
            <div class="large-card-picture">{picture}</div>
            <div class="large-card-text">
                {lines}
                <a class="rule-link" href=href target="_blank" rel="noopener">{move || t.plain("table-card-rules")}</a>
            </div>
        </div>
    }
    .into_any()
}
