//! A JSON value as a tree that can be folded.

use std::collections::BTreeMap;

use leptos::prelude::*;
use serde_json::Value;

/// Values with more than this stay folded at first.
const MANY: usize = 8;

/// What a person has folded and unfolded, by the way to it: it stays so from one position to the next.
#[derive(Clone, Copy)]
pub(crate) struct Folds(RwSignal<BTreeMap<String, bool>>);

impl Folds {
    /// Nothing was touched yet.
    pub(crate) fn new() -> Self {
        Self(RwSignal::new(BTreeMap::new()))
    }
}

/// The value under its name.
pub(crate) fn tree(name: String, value: &Value, folds: Folds, depth: usize) -> AnyView {
    branch(name.clone(), name, value, folds, depth)
}

fn branch(way: String, name: String, value: &Value, folds: Folds, depth: usize) -> AnyView {
    let children: Vec<(String, Value)> = match value {
        Value::Array(items) => {
            items.iter().enumerate().map(|(at, item)| (at.to_string(), item.clone())).collect()
        }
        Value::Object(fields) => fields.iter().map(|(name, field)| (name.clone(), field.clone())).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            return leaf(name, value.to_string());
        }
    };
    if children.iter().all(|(_, child)| is_small(child)) {
        let short = value.to_string();
        if short.chars().count() <= 60 {
            return leaf(name, short);
        }
    }
    let count = children.len();
    let at_first = depth == 0 || (depth == 1 && count <= MANY);
    let own = way.clone();
    let open = Memo::new(move |_| folds.0.with(|folds| folds.get(&own).copied().unwrap_or(at_first)));
    let own = way.clone();
    let toggle = move |_| {
        let next = !open.get_untracked();
        folds.0.update(|folds| {
            folds.insert(own.clone(), next);
        });
    };
    let inside = StoredValue::new(children);
    // What is folded is not made: a view has thousands of values.
    let list = move || {
        inside.with_value(|children| {
            let item = |(name, child): &(String, Value)| {
                let way = format!("{way}/{name}");
                view! { <li>{branch(way, name.clone(), child, folds, depth + 1)}</li> }
            };
            view! { <ul class="tree">{children.iter().map(item).collect_view()}</ul> }
        })
    };
    view! {
        <button class="quiet tree-head" aria-expanded=move || open.get().to_string() on:click=toggle>
            <code>{name}</code> <span class="soft">{count}</span>
        </button>
        {move || open.get().then(&list)}
    }
    .into_any()
}

fn is_small(value: &Value) -> bool {
    !matches!(value, Value::Array(_) | Value::Object(_))
}

fn leaf(name: String, text: String) -> AnyView {
    view! { <span class="tree-leaf"><code>{name}</code> <code class="tree-value">{text}</code></span> }
        .into_any()
}
