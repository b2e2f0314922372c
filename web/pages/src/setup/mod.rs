//! The page on which a table is set.

mod clock;
mod options;
mod plan;
mod seats;
mod start;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use leptos::prelude::*;
use orrery_kernel::{Phrase, Setting};
use orrery_kit::{Catalogue, tongue};
use orrery_match::{AnyGame, Shelf};

use crate::browser::{NAME, remembered, says, text, titled};
use crate::footer::footer;
use crate::nowhere::nowhere;
use crate::who::game_name;
use plan::{Fault, Field, Place, Plan};

/// The table as it is being set, and what is wrong with it: a handle for every part of the page.
#[derive(Clone, Copy)]
struct Draft {
    plan: RwSignal<Plan>,
    /// What the host may choose at a table of so many seats.
    settings: Memo<Vec<Setting>>,
    faults: Memo<Vec<Fault>>,
}

impl Draft {
    fn new(plan: Plan, game: Arc<dyn AnyGame>, settings: fn(u8) -> Vec<Setting>) -> Self {
        let plan = RwSignal::new(plan);
        let seats = Memo::new(move |_| plan.with(|plan| plan.chairs.len() as u8));
        let settings = Memo::new(move |_| settings(seats.get()));
        let faults =
            Memo::new(move |_| plan.with(|plan| settings.with(|settings| plan.faults(&*game, settings))));
        Self { plan, settings, faults }
    }

    /// A part of the plan.
    fn part<T: PartialEq + Send + Sync + 'static>(
        self,
        of: impl Fn(&Plan) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.plan.with(&of))
    }

    fn is_online(self) -> Memo<bool> {
        self.part(|plan| plan.place == Place::Online)
    }
}

/// The page on which a table of that game is set.
pub fn new_table(game: String, shelf: Shelf) -> AnyView {
    let Some(rules) = shelf.game(&game).cloned() else { return nowhere() };
    let t = tongue();
    let catalogue = use_context::<Catalogue>();
    let Some(known) = catalogue.and_then(|all| all.find(&game)) else { return nowhere() };
    let name = remembered(NAME).filter(|name| !name.trim().is_empty());
    let plan = Plan::new(rules.card(), name, t.plain("pages-you"));
    let draft = Draft::new(plan, rules, known.settings);
    let heading = Phrase::new("pages-new-heading").with("game", game_name(catalogue, &game));
    titled(says(heading.clone()));
    let online = draft.is_online();
    view! {
        <main class="pages new-table" data-page="new">
            <h1>{says(heading)}</h1>
            <form class="set-up" on:submit=|event| event.prevent_default()>
                {place(draft)}
                {seats::seats(draft)}
                {options::options(draft)}
                <Show when=move || online.get()>{clock::clock(draft)}{open_to(draft)}</Show>
                <Show when=move || !online.get()>{seed(draft)}</Show>
                {start::start(draft, shelf)}
            </form>
        </main>
        {footer()}
    }
    .into_any()
}

/// What is wrong with a field, beside it.
fn fault(draft: Draft, field: Field, id: String) -> AnyView {
    let t = tongue();
    let wrong = move || {
        draft
            .faults
            .with(|faults| faults.iter().find(|fault| fault.field == field).map(|fault| t.say(&fault.say)))
    };
    view! { <p class="fault" id=id role="alert">{wrong}</p> }.into_any()
}

fn place(draft: Draft) -> AnyView {
    let now = draft.part(|plan| plan.place);
    let way = move |place: Place, word: &'static str, name: &'static str, help: &'static str| {
        view! {
            <label class="choice" class:chosen=move || now.get() == place>
                <input type="radio" name="place" value=word prop:checked=move || now.get() == place
                    on:change=move |_| draft.plan.update(|plan| plan.moved(place))/>
                <span class="choice-words"><strong>{text(name)}</strong><span class="hint">{text(help)}</span></span>
            </label>
        }
    };
    view! {
        <fieldset class="place">
            <legend>{text("pages-new-place")}</legend>
            <div class="choices">
                {way(Place::Here, "here", "pages-new-here", "pages-new-here-help")}
                {way(Place::Online, "online", "pages-new-online", "pages-new-online-help")}
            </div>
        </fieldset>
    }
    .into_any()
}

/// A box to tick, with a line of help.
fn tick(label: Phrase, help: Phrase, on: Memo<bool>, set: impl Fn(bool) + 'static) -> AnyView {
    view! {
        <label class="tick">
            <input type="checkbox" data-setting=label.key prop:checked=on on:change=move |event| set(event_target_checked(&event))/>
            <span class="choice-words"><span>{says(label)}</span><span class="hint">{says(help)}</span></span>
        </label>
    }
    .into_any()
}

/// Who may find the table, and look on.
fn open_to(draft: Draft) -> AnyView {
    let title = draft.part(|plan| plan.title.clone());
    let type_in = move |event| draft.plan.update(|plan| plan.title = event_target_value(&event));
    let list = move |on| draft.plan.update(|plan| plan.listed = on);
    let show = move |on| draft.plan.update(|plan| plan.watch = on);
    let plain = Phrase::new;
    view! {
        <fieldset>
            <legend>{text("pages-new-open-to")}</legend>
            {tick(plain("pages-new-listed"), plain("pages-new-listed-help"), draft.part(|plan| plan.listed), list)}
            {tick(plain("pages-new-watch"), plain("pages-new-watch-help"), draft.part(|plan| plan.watch), show)}
            <div class="field">
                <label for="new-title">{text("pages-new-title")}</label>
                <input id="new-title" type="text" autocomplete="off" aria-describedby="new-title-wrong" prop:value=title on:input=type_in/>
                {fault(draft, Field::Title, "new-title-wrong".to_owned())}
            </div>
        </fieldset>
    }
    .into_any()
}

/// What the dice are made from.
fn seed(draft: Draft) -> AnyView {
    let seed = draft.part(|plan| plan.seed.clone());
    let type_in = move |event| draft.plan.update(|plan| plan.seed = event_target_value(&event));
    view! {
        <fieldset>
            <legend>{text("pages-new-chance")}</legend>
            <div class="field">
                <label for="new-seed">{text("pages-new-seed")}</label>
                <input id="new-seed" type="text" autocomplete="off" aria-describedby="new-seed-help" prop:value=seed on:input=type_in/>
                <p id="new-seed-help" class="hint">{text("pages-new-seed-help")}</p>
            </div>
        </fieldset>
    }
    .into_any()
}
