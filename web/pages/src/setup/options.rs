//! What the host may choose of the rules.

use std::sync::Arc;

use leptos::prelude::*;
use orrery_kit::{Setting, SettingKind, tongue};
use serde_json::Value;

use super::plan::Field;
use super::{Draft, fault, tick};
use crate::browser::text;

/// The options of the game; closed at first, for the usual ones are good.
pub(super) fn options(draft: Draft, settings: Arc<Vec<Setting>>) -> AnyView {
    if settings.is_empty() {
        return ().into_any();
    }
    let fields: Vec<&'static str> = settings.iter().map(|setting| setting.field).collect();
    let usual = draft.part(move |plan| {
        let usual = plan.usual(plan.chairs.len() as u8);
        fields.iter().all(|field| plan.options.get(field) == usual.get(field))
    });
    let (as_usual, changed) = (text("pages-new-usual"), text("pages-new-changed"));
    let controls = settings.iter().map(|setting| control(draft, setting)).collect_view();
    view! {
        <details class="options" data-test="options">
            <summary>
                <span>{text("pages-new-options")}</span>
                <span class="hint">{move || if usual.get() { as_usual() } else { changed() }}</span>
            </summary>
            <div class="option-list">{controls}</div>
        </details>
    }
    .into_any()
}

fn control(draft: Draft, setting: &Setting) -> AnyView {
    let &Setting { field, label, help, ref kind } = setting;
    let wrong = fault(draft, Field::Option(field.to_owned()), format!("option-{field}-wrong"));
    let control = match kind {
        SettingKind::Switch => switch(draft, field, label, help),
        SettingKind::Number { least, most } => number(draft, field, label, help, *least, *most),
        SettingKind::OneOf(values) => one_of(draft, field, label, help, values.clone()),
    };
    view! { <div class="option" data-option=field>{control}{wrong}</div> }.into_any()
}

fn value(draft: Draft, field: &'static str) -> Memo<Value> {
    draft.part(move |plan| plan.options.get(field).cloned().unwrap_or_default())
}

fn put(draft: Draft, field: &'static str, value: Value) {
    draft.plan.update(|plan| {
        if let Some(slot) = plan.options.get_mut(field) {
            *slot = value;
        }
    });
}

fn switch(draft: Draft, field: &'static str, label: &'static str, help: &'static str) -> AnyView {
    let value = value(draft, field);
    let on = Memo::new(move |_| value.get() == Value::Bool(true));
    tick(label, help, on, move |on| put(draft, field, Value::Bool(on)))
}

fn number(
    draft: Draft,
    field: &'static str,
    label: &'static str,
    help: &'static str,
    least: i64,
    most: i64,
) -> AnyView {
    let value = value(draft, field);
    let id = format!("option-{field}");
    // What is no number is kept as nothing, and explained like a number that does not fit.
    let type_in = move |event| {
        put(draft, field, event_target_value(&event).parse::<i64>().map_or(Value::Null, Value::from))
    };
    view! {
        <div class="field">
            <label for=id.clone()>{text(label)}</label>
            <input id=id.clone() type="number" min=least.to_string() max=most.to_string() aria-describedby=format!("{id}-help {id}-wrong")
                prop:value=move || value.get().as_i64().map(|number| number.to_string()).unwrap_or_default() on:change=type_in/>
            <p class="hint" id=format!("{id}-help")>{text(help)}</p>
        </div>
    }
    .into_any()
}

fn one_of(
    draft: Draft,
    field: &'static str,
    label: &'static str,
    help: &'static str,
    values: Vec<(Value, &'static str)>,
) -> AnyView {
    let t = tongue();
    let now = value(draft, field);
    let id = format!("option-{field}");
    let option = |(nth, (value, name)): (usize, &(Value, &'static str))| {
        let (value, name) = (value.clone(), *name);
        view! { <option value=nth.to_string() prop:selected=move || now.get() == value>{move || t.plain(name)}</option> }
    };
    let options = values.iter().enumerate().map(option).collect_view();
    let choose = move |event| {
        let nth = event_target_value(&event).parse::<usize>().ok();
        if let Some((value, _)) = nth.and_then(|nth| values.get(nth)) {
            put(draft, field, value.clone());
        }
    };
    view! {
        <div class="field">
            <label for=id.clone()>{text(label)}</label>
            <select id=id.clone() aria-describedby=format!("{id}-help {id}-wrong") on:change=choose>{options}</select>
            <p class="hint" id=format!("{id}-help")>{text(help)}</p>
        </div>
    }
    .into_any()
}
