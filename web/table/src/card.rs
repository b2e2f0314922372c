//! The large card: picture, text, and where its rule is.

use leptos::prelude::*;

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
        let text = wanted.get().and_then(|id| table.known.text(t.lang(), &id));
        text.map(|text| t.made(text.name)).unwrap_or_default()
    };
    let body = move || wanted.get().map_or_else(|| ().into_any(), |id| card(table, id));
    let is_open = Signal::derive(move || wanted.with(Option::is_some));
    dialog(t, "card", is_open, Callback::new(move |()| table.open.set(None)), title, body)
}

fn card(table: Table, id: String) -> AnyView {
    let t = table.t;
    let href = format!("/rules/{}#card-{id}", table.known.id);
    let picture = table.known.painted.as_ref().and_then(|painted| (painted.picture)(&id));
    let lines = move || {
        let text = table.known.text(t.lang(), &id).unwrap_or_default();
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
