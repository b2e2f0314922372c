//! Who sits where.

use leptos::prelude::*;
use orrery_kernel::Phrase;
use orrery_kit::tongue;

use super::plan::{Chair, Field, Who};
use super::{Draft, fault};
use crate::browser::{says, text};
use crate::level::level;

/// How many play, and who.
pub(super) fn seats(draft: Draft) -> AnyView {
    let count = draft.part(|plan| plan.chairs.len());
    view! {
        <fieldset class="seats">
            <legend>{text("pages-new-seats")}</legend>
            {how_many(draft)}
            <ol class="chairs">
                <For each=move || 0..count.get() key=|nth| *nth let:nth>{chair(draft, nth)}</For>
            </ol>
            {fault(draft, Field::Table, "new-table-wrong".to_owned())}
        </fieldset>
    }
    .into_any()
}

fn how_many(draft: Draft) -> AnyView {
    let now = draft.part(|plan| plan.chairs.len() as u8);
    let counts: Vec<u8> =
        draft.plan.with_untracked(|plan| plan.card.tables.iter().map(|table| table.seats).collect());
    let choice = move |count: u8| {
        let resize = move |_| {
            let settings = draft.settings.get_untracked();
            draft.plan.update(|plan| plan.resize(count, &settings));
        };
        view! {
            <label class="choice small" class:chosen=move || now.get() == count>
                <input type="radio" name="count" value=count.to_string() prop:checked=move || now.get() == count on:change=resize/>
                <span>{says(Phrase::new("pages-new-count").with("n", count))}</span>
            </label>
        }
    };
    view! {
        <div class="choices" role="group" aria-label=text("pages-new-how-many")>
            {counts.into_iter().map(choice).collect_view()}
        </div>
    }
    .into_any()
}

/// What is said of who may sit there.
fn words(who: Who) -> &'static str {
    match who {
        Who::Me => "pages-who-me",
        Who::Beside => "pages-who-beside",
        Who::Friend => "pages-who-friend",
        Who::Open => "pages-who-open",
        Who::Bot => "pages-who-bot",
    }
}

fn chair(draft: Draft, nth: usize) -> AnyView {
    let t = tongue();
    let who = draft.part(move |plan| plan.chairs.get(nth).map_or(Who::Bot, |chair| chair.who));
    let place = draft.part(|plan| plan.place);
    let choose = move |event| {
        let word = event_target_value(&event);
        let chosen = Who::at(place.get_untracked()).iter().find(|who| who.word() == word);
        if let Some(&chosen) = chosen {
            change(draft, nth, |chair| chair.who = chosen);
        }
    };
    let option = move |&each: &Who| {
        view! { <option value=each.word() prop:selected=move || who.get() == each>{move || t.plain(words(each))}</option> }
    };
    let number = Phrase::new("pages-new-seat").with("n", nth as i64 + 1);
    let id = format!("chair-{nth}");
    let more = move || match who.get() {
        Who::Me => my_name(draft),
        Who::Beside => their_name(draft, nth),
        Who::Friend => view! { <p class="hint">{text("pages-who-friend-help")}</p> }.into_any(),
        Who::Open => view! { <p class="hint">{text("pages-who-open-help")}</p> }.into_any(),
        Who::Bot => which_bot(draft, nth),
    };
    view! {
        <li class="chair" data-seat=nth + 1>
            <label class="chair-number" for=id.clone()>{says(number)}</label>
            <select id=id.clone() prop:value=move || who.get().word() on:change=choose>
                {move || Who::at(place.get()).iter().map(option).collect_view()}
            </select>
            <div class="chair-more">{more}</div>
            {fault(draft, Field::Seat(nth), format!("{id}-wrong"))}
        </li>
    }
    .into_any()
}

fn change(draft: Draft, nth: usize, change: impl FnOnce(&mut Chair)) {
    draft.plan.update(|plan| {
        if let Some(chair) = plan.chairs.get_mut(nth) {
            change(chair);
        }
    });
}

fn my_name(draft: Draft) -> AnyView {
    let name = draft.part(|plan| plan.name.clone());
    let type_in = move |event| draft.plan.update(|plan| plan.name = event_target_value(&event));
    view! {
        <input id="new-name" type="text" maxlength="30" autocomplete="nickname" aria-label=text("pages-new-name") aria-describedby="new-name-wrong"
            prop:value=name on:input=type_in/>
        {fault(draft, Field::Name, "new-name-wrong".to_owned())}
    }
    .into_any()
}

fn their_name(draft: Draft, nth: usize) -> AnyView {
    let name =
        draft.part(move |plan| plan.chairs.get(nth).map(|chair| chair.name.clone()).unwrap_or_default());
    let type_in = move |event| change(draft, nth, |chair| chair.name = event_target_value(&event));
    view! {
        <input type="text" maxlength="30" autocomplete="off" aria-label=text("pages-new-their-name") placeholder=text("pages-new-their-name")
            aria-describedby=format!("chair-{nth}-wrong") prop:value=name on:input=type_in/>
    }
    .into_any()
}

fn which_bot(draft: Draft, nth: usize) -> AnyView {
    let t = tongue();
    let bots = draft.plan.with_untracked(|plan| plan.card.bots.clone());
    let bot = draft.part(move |plan| plan.chairs.get(nth).map(|chair| chair.bot.clone()).unwrap_or_default());
    let choose = move |event| change(draft, nth, |chair| chair.bot = event_target_value(&event));
    let option = move |name: String| {
        let words = level(&name).name;
        let value = name.clone();
        view! { <option value=value prop:selected=move || bot.with(|bot| *bot == name)>{move || t.say(&words)}</option> }
    };
    view! {
        <select aria-label=text("pages-new-level") aria-describedby=format!("chair-{nth}-bot") prop:value=bot on:change=choose>
            {bots.into_iter().map(option).collect_view()}
        </select>
        <p class="hint" id=format!("chair-{nth}-bot")>{move || t.say(&bot.with(|bot| level(bot)).help)}</p>
    }
    .into_any()
}
