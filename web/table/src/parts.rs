//! Small parts that many parts of the page are made of.

use leptos::prelude::*;
use orrery_kit::{Tongue, icon};

/// A symbol and words, which follow the language.
pub(crate) fn worded(t: Tongue, symbol: &'static str, key: &'static str) -> AnyView {
    view! { {icon(symbol)} <span>{move || t.plain(key)}</span> }.into_any()
}

/// A button with a symbol and words.
pub(crate) fn button(
    t: Tongue,
    class: &'static str,
    test: &'static str,
    (symbol, key): (&'static str, &'static str),
    press: impl Fn() + 'static,
) -> AnyView {
    view! { <button class=class data-test=test on:click=move |_| press()>{worded(t, symbol, key)}</button> }
        .into_any()
}

/// A button that is only a symbol; its words are told.
pub(crate) fn symbol_button(
    t: Tongue,
    class: &'static str,
    test: &'static str,
    (symbol, key): (&'static str, &'static str),
    press: impl Fn() + 'static,
) -> AnyView {
    let label = move || t.plain(key);
    view! {
        <button class=class data-test=test on:click=move |_| press() aria-label=label title=label>{icon(symbol)}</button>
    }
    .into_any()
}

/// A way to another page, with a symbol and words.
pub(crate) fn way(
    t: Tongue,
    class: &'static str,
    (symbol, key): (&'static str, &'static str),
    href: String,
) -> AnyView {
    view! { <a class=class href=href>{worded(t, symbol, key)}</a> }.into_any()
}

/// A way to another page that is only a symbol.
pub(crate) fn symbol_way(t: Tongue, (symbol, key): (&'static str, &'static str), href: String) -> AnyView {
    let label = move || t.plain(key);
    view! { <a class="button quiet home" href=href aria-label=label title=label>{icon(symbol)}</a> }
        .into_any()
}

/// The same seen as a list of short texts, one beneath the other.
pub(crate) fn sentences(lines: Vec<String>) -> AnyView {
    lines.into_iter().map(|line| view! { <span class="log-sentence">{line}</span> }).collect_view().into_any()
}
