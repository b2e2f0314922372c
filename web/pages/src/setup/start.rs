//! The table is set: off to it.

use leptos::prelude::*;
use leptos::task::spawn_local;
use orrery_kernel::Phrase;
use orrery_kit::{Page, icon, tongue};
use orrery_match::Shelf;
use orrery_session::{house, keep};
use orrery_wire::lobby::Made;
use orrery_wire::{Code, Problem};
use serde_json::json;

use super::Draft;
use super::plan::{Place, Plan};
use crate::browser::{NAME, Way, remember, remember_for_now, text};

/// The button, and why it did not work. It is never dead: pressed too early it says what is missing.
pub(super) fn start(draft: Draft, shelf: Shelf) -> AnyView {
    let t = tongue();
    let way = Way::here();
    let busy = RwSignal::new(false);
    let pressed = RwSignal::new(false);
    let problem = RwSignal::new(None::<Problem>);
    let press = move |_| {
        pressed.set(true);
        problem.set(None);
        if busy.get_untracked() || draft.faults.with_untracked(|faults| !faults.is_empty()) {
            return;
        }
        let plan = draft.plan.get_untracked();
        if plan.name != plan.nameless {
            remember(NAME, plan.name.trim());
        }
        busy.set(true);
        let shelf = shelf.clone();
        spawn_local(async move {
            match set_up(plan, &shelf).await {
                Ok(id) => way.to(Page::Table(id)),
                Err(why) => problem.set(Some(why)),
            }
            busy.set(false);
        });
    };
    let online = draft.is_online();
    let label = move || if online.get() { t.plain("pages-new-open") } else { t.plain("pages-new-start") };
    let missing = move || {
        (pressed.get() && draft.faults.with(|faults| !faults.is_empty())).then(|| t.plain("pages-new-look"))
    };
    view! {
        <div class="start">
            <button type="button" class="act" data-test="start" aria-busy=move || busy.get().to_string() on:click=press>
                {icon("p-play")}{label}
            </button>
            <p class="fault" role="alert" data-test="start-fault">{missing}{move || problem.get().map(|problem| t.say(&refusal(problem)))}</p>
            <a class="button quiet" href="/">{text("pages-new-back")}</a>
        </div>
    }
    .into_any()
}

fn refusal(problem: Problem) -> Phrase {
    if problem.problem == Code::Unavailable {
        Phrase::new("pages-new-no-server")
    } else {
        Phrase::new("pages-new-refused").with("why", problem.why)
    }
}

async fn set_up(plan: Plan, shelf: &Shelf) -> Result<String, Problem> {
    match plan.place {
        Place::Here => keep::make(plan.local(), shelf).await.map(|id| id.to_string()),
        Place::Online => {
            let made = house::make(plan.online()).await?;
            keep_invites(&made);
            Ok(made.id.to_string())
        }
    }
}

/// The links are told once; the page of the table shows them.
fn keep_invites(made: &Made) {
    let origin = window().location().origin().unwrap_or_default();
    let invites: Vec<_> = made
        .invites
        .iter()
        .map(|invite| json!({ "seat": invite.seat, "link": format!("{origin}{}", invite.path) }))
        .collect();
    remember_for_now(&format!("orrery-invites-{}", made.id), &serde_json::Value::from(invites).to_string());
}
