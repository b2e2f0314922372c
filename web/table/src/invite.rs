//! Sitting down: at an open seat, or with the link of a friend.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use orrery_kernel::Seat;
use orrery_kit::{Tongue, icon};
use orrery_session::{Session, house};
use orrery_wire::lobby::Sit;
use orrery_wire::{MatchId, Problem, Status, Ticket};

use crate::browser;
use crate::problem::explain;

const NAME: &str = "orrery-name";

/// What sitting down needs. A handle.
#[derive(Clone, Copy)]
pub(crate) struct Chair {
    /// The match.
    pub(crate) id: StoredValue<MatchId>,
    /// The match as the page holds it.
    pub(crate) session: Session,
    /// Opens the page anew, with other eyes.
    pub(crate) reopen: Callback<()>,
    /// What went wrong last.
    pub(crate) problem: RwSignal<Option<Problem>>,
    /// How the person wishes to be called.
    pub(crate) name: RwSignal<String>,
    /// The language.
    pub(crate) t: Tongue,
}

impl Chair {
    /// A chair that nobody has taken yet.
    pub(crate) fn new(id: MatchId, session: Session, reopen: Callback<()>, t: Tongue) -> Self {
        let name = RwSignal::new(browser::recall(NAME).unwrap_or_default());
        Self { id: StoredValue::new(id), session, reopen, problem: RwSignal::new(None), name, t }
    }

    /// Sits down, at any open seat if none is named.
    pub(crate) fn sit(self, seat: Option<Seat>, invite: Option<Ticket>) {
        let name = self.name.get_untracked().trim().to_owned();
        browser::remember(NAME, &name);
        let id = self.id.get_value();
        spawn_local(async move {
            match house::sit(&id, Sit { name, seat, invite, ticket: false }).await {
                Ok(_) => {
                    forget_invite(&id);
                    self.reopen.run(());
                }
                Err(problem) => self.fails(problem),
            }
        });
    }

    /// Something went wrong.
    pub(crate) fn fails(self, problem: Problem) {
        self.problem.try_set(Some(problem));
    }

    /// What went wrong, where it can be read.
    pub(crate) fn trouble(self) -> AnyView {
        let t = self.t;
        let text = move || self.problem.get().map(|problem| explain(t, &problem));
        view! { <p class="bad" role="alert" data-test="problem">{text}</p> }.into_any()
    }

    /// Where the person writes how they wish to be called.
    pub(crate) fn name_field(self) -> AnyView {
        let t = self.t;
        view! {
            <label class="name-field">{move || t.plain("table-your-name")}
                <input data-test="name" maxlength="30" autocomplete="nickname" required prop:value=self.name
                    on:input=move |event| self.name.set(event_target_value(&event))/>
            </label>
        }
        .into_any()
    }
}

/// The ticket that came with the link, if one did.
pub(crate) fn invited() -> Option<Ticket> {
    location_hash()?.trim_start_matches('#').parse().ok()
}

/// The link has done its work; it is taken out of the address.
fn forget_invite(id: &MatchId) {
    if let Ok(history) = window().history() {
        let path = format!("/t/{id}");
        history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&path)).ok();
    }
}

/// Asks whoever came with a link for a name.
pub(crate) fn invitation(chair: Chair) -> AnyView {
    let t = chair.t;
    let ticket = StoredValue::new(invited());
    let wanted = Memo::new(move |_| {
        let open =
            chair.session.card.with(|card| card.as_ref().is_some_and(|card| card.status != Status::Over));
        open && ticket.with_value(Option::is_some) && chair.session.you.get().seat.is_none()
    });
    let sit = move |event: SubmitEvent| {
        event.prevent_default();
        chair.sit(None, ticket.get_value());
    };
    let form = move || {
        view! {
            <form class="panel invitation" on:submit=sit data-test="invitation">
                <h2>{move || t.plain("table-invited")}</h2>
                {chair.name_field()}
                <button class="act" type="submit" data-test="sit">{icon("person")} {move || t.plain("table-sit")}</button>
                {chair.trouble()}
            </form>
        }
    };
    (move || wanted.get().then(form)).into_any()
}
