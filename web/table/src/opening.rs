//! How the page is connected to the match: being opened, lost, or not to be had.

use leptos::prelude::*;
use orrery_kernel::Phrase;
use orrery_kit::{Tongue, icon};
use orrery_session::Link;
use orrery_wire::Problem;

use crate::browser;
use crate::problem::explain;
use crate::table::Table;

/// The match is being opened.
pub(crate) fn opening(t: Tongue) -> AnyView {
    view! {
        <div class="opening" role="status" data-test="opening">
            <span class="orbit" aria-hidden="true"></span>
            <p>{move || t.plain("table-opening")}</p>
        </div>
    }
    .into_any()
}

/// The match cannot be had.
pub(crate) fn gone(t: Tongue, problem: Problem) -> AnyView {
    view! {
        <div class="opening" data-test="gone">
            <h1>{move || t.plain("table-gone")}</h1>
            <p>{move || explain(t, &problem)}</p>
            <p><a class="button act" href="/">{icon("home")} {move || t.plain("table-front")}</a></p>
        </div>
    }
    .into_any()
}

/// While the connection is lost: that it is, that nothing is lost by it, and when it is tried again.
pub(crate) fn lost(table: Table) -> AnyView {
    let t = table.t;
    let heard = RwSignal::new(0.0);
    Effect::new(move |_| {
        table.session.link.track();
        heard.set(browser::now());
    });
    let text = move || match table.session.link.get() {
        Link::Lost { again_in } => {
            let passed = (table.ticking.now() - heard.get()).max(0.0) as i64;
            let left = (i64::from(again_in) - passed).max(0).div_euclid(1_000);
            Some(t.say(&Phrase::new("table-lost").with("seconds", left)))
        }
        Link::Opening | Link::Here | Link::Online | Link::Gone(_) => None,
    };
    let is_lost = Memo::new(move |_| matches!(table.session.link.get(), Link::Lost { .. }));
    let banner = move || {
        view! {
            <div class="notice lost" data-test="lost">
                <span class="orbit" aria-hidden="true"></span>
                <p>{move || text().unwrap_or_default()}</p>
            </div>
        }
    };
    view! { <div role="status">{move || is_lost.get().then(banner)}</div> }.into_any()
}
