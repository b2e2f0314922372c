//! What may be done as a list: in groups, with a field to look for words, by mouse and by keyboard.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use orrery_kernel::Phrase;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::groups::{Group, Spoken, fitting, grouped};
use crate::parts::symbol_button;
use crate::table::Table;
use crate::{browser, story};

/// So many choices are looked over without help.
const SOME: usize = 9;
/// With more than this, groups are folded.
const MANY: usize = 40;
/// The field to look for words.
pub(crate) const FIELD: &str = "choices-search";

/// Everything that may be done now, in words.
pub(crate) fn offered(table: Table) -> Vec<Spoken> {
    let t = table.t;
    // While a wish is on its way the list stays, so that it does not flicker; a second wish is not sent.
    let shown = table.desk.may_act.get() || (table.session.busy.get() && table.reel.is_up_to_date());
    let position = table.reel.position().filter(|_| shown);
    let choices = position.map(|position| position.choices()).unwrap_or_default();
    let spoken = |choice: orrery_kit::Choice| {
        let text = table.desk.seats.with(|seats| story::named(t, &t.say(&choice.say), seats));
        Spoken { action: choice.action, text }
    };
    choices.into_iter().map(spoken).collect()
}

/// The first choices of the list, which the digits play.
pub(crate) fn numbered(table: Table) -> Vec<String> {
    let alone = grouped(offered(table)).into_iter().filter(|group| group.heading.is_none());
    alone.flat_map(|group| group.choices).take(SOME).map(|choice| choice.action).collect()
}

/// The list. Where the notation is of interest, it can be copied.
pub(crate) fn choices(table: Table, all: Memo<Vec<Spoken>>, notation: bool) -> AnyView {
    let t = table.t;
    let query = RwSignal::new(String::new());
    // What was looked for in one position says nothing about the next.
    let seq = Memo::new(move |_| table.state().map(|state| state.seq));
    Effect::new(move |_| {
        seq.track();
        if query.with_untracked(|query| !query.is_empty()) {
            query.set(String::new());
        }
    });
    let found = Memo::new(move |_| fitting(all.get(), &query.get()));
    let groups = move || {
        let folded = all.with(Vec::len) > MANY && query.with(String::is_empty);
        let groups = grouped(found.get()).into_iter().enumerate();
        groups.map(|(nth, each)| group(table, each, nth > 0 && folded, notation)).collect_view()
    };
    let only = move || found.with(|found| found.first().filter(|_| found.len() == 1).cloned());
    let nothing = move || {
        (all.with(|all| !all.is_empty()) && found.with(Vec::is_empty))
            .then(|| view! { <p class="soft">{t.plain("table-choices-none")}</p> })
    };
    view! {
        <div class="choices-list" data-test="choices" on:keydown=move |event| walk(&event)>
            {move || (all.with(Vec::len) > SOME).then(|| search(table, query, only))}
            {groups}
            {nothing}
        </div>
    }
    .into_any()
}

/// The field to look for words; the Enter key plays the only choice that is left.
fn search(
    table: Table,
    query: RwSignal<String>,
    only: impl Fn() -> Option<Spoken> + Copy + Send + Sync + 'static,
) -> AnyView {
    let t = table.t;
    let label = move || t.plain("table-choices-search");
    let enter = move |event: KeyboardEvent| {
        if event.key() == "Enter"
            && let Some(choice) = untrack(only)
        {
            event.prevent_default();
            table.desk.act.run(choice.action);
        }
    };
    view! {
        <div class="choices-search">
            <label class="only-read" for=FIELD>{label}</label>
            <input id=FIELD type="search" data-test="choices-search" autocomplete="off" spellcheck="false" placeholder=label
                prop:value=query on:input=move |event| query.set(event_target_value(&event)) on:keydown=enter/>
        </div>
    }
    .into_any()
}

fn group(table: Table, group: Group, folded: bool, notation: bool) -> AnyView {
    let t = table.t;
    let count = group.choices.len() as i64;
    let numbers = group.heading.is_none() && table.known.painted.is_none();
    let number = |at: usize| (numbers && at < SOME).then_some(at + 1);
    let items = group.choices.into_iter().enumerate();
    let items = items.map(|(at, choice)| item(table, choice, number(at), notation)).collect_view();
    let list = view! { <ol class="inspect-list">{items}</ol> };
    match group.heading {
        None => list.into_any(),
        Some(heading) => view! {
            <details class="choices-group" open=!folded>
                <summary>
                    <span>{heading}</span>
                    <span class="soft">{move || t.say(&Phrase::new("table-choices-count").with("count", count))}</span>
                </summary>
                {list}
            </details>
        }
        .into_any(),
    }
}

fn item(table: Table, choice: Spoken, number: Option<usize>, notation: bool) -> AnyView {
    let t = table.t;
    let Spoken { action, text } = choice;
    let (play, copied, shown) = (action.clone(), action.clone(), action.clone());
    let copy = move || {
        browser::copy(&copied);
    };
    let code = notation.then(|| view! { <code>{shown}</code> });
    view! {
        <li>
            <button class="quiet" data-action=action on:click=move |_| table.desk.act.run(play.clone())>
                <span>{text}</span> {code}
                {number.map(|number| view! { <kbd aria-hidden="true">{number}</kbd> })}
            </button>
            {notation.then(|| symbol_button(t, "quiet", "copy", ("copy", "table-inspect-copy"), copy))}
        </li>
    }
    .into_any()
}

/// The arrow keys go from one choice to the next.
fn walk(event: &KeyboardEvent) {
    let by: isize = match event.key().as_str() {
        "ArrowDown" => 1,
        "ArrowUp" => -1,
        _ => return,
    };
    let list = event.current_target().and_then(|list| list.dyn_into::<web_sys::Element>().ok());
    let Some(stops) = list.and_then(|list| list.query_selector_all("input, summary, [data-action]").ok())
    else {
        return;
    };
    let stops = (0..stops.length()).filter_map(|at| stops.get(at)?.dyn_into::<HtmlElement>().ok());
    // What is folded away cannot be reached, but for the line that unfolds it.
    let folded = |stop: &HtmlElement| {
        stop.tag_name() != "SUMMARY" && stop.closest("details:not([open])").ok().flatten().is_some()
    };
    let stops: Vec<HtmlElement> = stops.filter(|stop| !folded(stop)).collect();
    let here = document().active_element();
    let at = stops.iter().position(|stop| here.as_ref() == Some(stop.as_ref()));
    let next = at.map_or(Some(0), |at| at.checked_add_signed(by));
    if let Some(stop) = next.and_then(|next| stops.get(next)) {
        event.prevent_default();
        stop.focus().ok();
    }
}
