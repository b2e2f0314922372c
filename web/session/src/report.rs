//! A report of a bug: everything that is needed to see it again, and nothing that the reporter may not know.

use std::sync::Arc;

use leptos::prelude::GetUntracked;
use orrery_match::{Entry, Shelf};
use orrery_wire::{Code, MatchId, News, Problem};
use serde::Serialize;
use serde_json::json;

use crate::Link;
use crate::moment::now;
use crate::slate::Slate;

/// What happened, as far as it may be reported.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Log {
    /// A match of this browser: all of it.
    Complete(Vec<Entry>),
    /// A match of a server: what the viewer may know.
    Known(Vec<Arc<News>>),
}

pub(crate) fn write(id: &MatchId, shelf: &Shelf, slate: &Slate, log: Log) -> Result<String, Problem> {
    let card = slate.card.get_untracked();
    let game = card.as_ref().and_then(|card| shelf.game(&card.game)).map(|game| game.card());
    let report = json!({
        "orrery": "report",
        "version": env!("CARGO_PKG_VERSION"),
        "at": now(),
        "match": id,
        "game": card.as_ref().map(|card| &card.game),
        "revision": card.as_ref().map(|card| card.revision),
        "program": game.map(|game| json!({ "revision": game.revision, "content": game.content })),
        "link": link(&slate.link.get_untracked()),
        "you": slate.you.get_untracked(),
        "refused": slate.refused.get_untracked(),
        "card": card,
        "state": slate.latest.get_untracked().as_deref(),
        "log": log,
        "browser": browser(),
    });
    serde_json::to_string_pretty(&report).map_err(|error| Problem::new(Code::Unavailable, error.to_string()))
}

fn link(link: &Link) -> serde_json::Value {
    match link {
        Link::Opening => json!("opening"),
        Link::Here => json!("here"),
        Link::Online => json!("online"),
        Link::Lost { .. } => json!("lost"),
        Link::Gone(problem) => json!({ "gone": problem }),
    }
}

/// What browser it is, and how large the page.
fn browser() -> serde_json::Value {
    let Some(window) = web_sys::window() else { return json!(null) };
    let navigator = window.navigator();
    let size = |side: Result<wasm_bindgen::JsValue, _>| side.ok().and_then(|side| side.as_f64());
    json!({
        "agent": navigator.user_agent().ok(),
        "language": navigator.language(),
        "width": size(window.inner_width()),
        "height": size(window.inner_height()),
        "address": window.location().pathname().ok(),
    })
}
