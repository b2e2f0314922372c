//! What a person is told in passing: why something cannot be done, and what went wrong.

use std::time::Duration;

use leptos::prelude::*;
use orrery_kernel::Phrase;
use orrery_kit::{Why, icon};
use orrery_wire::Problem;

use crate::problem::explain;
use crate::table::Table;

/// How long it stays, in seconds.
const STAYS: u64 = 9;

/// Something to tell in passing.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Toast {
    /// Why something cannot be done.
    Why(Why),
    /// What went wrong.
    Problem(Problem),
    /// That something was done.
    Done(Phrase),
}

/// The last thing told, and how often something was told.
#[derive(Clone, Copy)]
pub(crate) struct Toasts {
    last: RwSignal<Option<Toast>>,
    count: StoredValue<u32>,
}

impl Toasts {
    /// Nothing was told yet.
    pub(crate) fn new() -> Self {
        Self { last: RwSignal::new(None), count: StoredValue::new(0) }
    }

    /// Tells this; it goes away by itself.
    pub(crate) fn show(self, toast: Toast) {
        self.last.set(Some(toast));
        let count = self.count.get_value().wrapping_add(1);
        self.count.set_value(count);
        let fade = move || {
            if self.count.try_get_value() == Some(count) {
                self.last.set(None);
            }
        };
        set_timeout(fade, Duration::from_secs(STAYS));
    }

    /// Away with it.
    pub(crate) fn clear(self) -> bool {
        self.last.try_update(Option::take).flatten().is_some()
    }
}

/// Where it is told.
pub(crate) fn toasts(table: Table) -> AnyView {
    let Table { t, toasts, session, .. } = table;
    Effect::new(move |_| {
        if let Some(problem) = session.refused.get() {
            toasts.show(Toast::Problem(problem));
        }
    });
    let game = table.known.id;
    let text = move |toast: &Toast| match toast {
        Toast::Why(why) => t.say(&why.reason),
        Toast::Problem(problem) => explain(t, problem),
        Toast::Done(phrase) => t.say(phrase),
    };
    let toast = move |toast: Toast| {
        let rule = match &toast {
            Toast::Why(why) => why.rule.clone(),
            Toast::Problem(problem) => problem.rule.clone(),
            Toast::Done(_) => None,
        };
        view! {
            <div class="toast" data-test="toast">
                <p>{move || text(&toast)}</p>
                {rule.map(|rule| rule_link(table, game, rule))}
                <button class="quiet" on:click=move |_| { toasts.clear(); } aria-label=move || t.plain("table-close")>
                    {icon("close")}
                </button>
            </div>
        }
    };
    view! { <div class="toasts" role="status" aria-live="polite">{move || toasts.last.get().map(toast)}</div> }.into_any()
}

/// A link to a rule; it opens beside the table, which stays.
pub(crate) fn rule_link(table: Table, game: &'static str, rule: String) -> AnyView {
    let t = table.t;
    let href = format!("/rules/{game}#{rule}");
    let (name, target) = (rule.clone(), rule.clone());
    let label = move || t.say(&Phrase::new("table-rule-link").with("rule", name.clone()));
    view! {
        <a class="rule-link" href=href target="_blank" rel="noopener" aria-label=label data-rule=target>
            {icon("rules")} {rule}
        </a>
    }
    .into_any()
}
