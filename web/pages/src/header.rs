//! What stands above the pages: the name, the ways, language and light.

use leptos::prelude::*;
use orrery_kit::{icon, tongue};
use orrery_words::Lang;

use crate::browser::{remember, remembered, text};
use crate::orrery;

const LANG: &str = "orrery-lang";
const THEME: &str = "orrery-theme";

fn light_remembered() -> bool {
    remembered(THEME).as_deref() == Some("light")
}

/// The header of the pages around the table.
pub fn header() -> AnyView {
    let path = window().location().pathname().unwrap_or_default();
    view! {
        <header class="page-header">
            <a class="brand" href="/" data-test="brand">{orrery::small()}<span>{text("pages-name")}</span></a>
            <nav aria-label=text("pages-nav")>
                {way("/", "pages-nav-play", path == "/" || path.starts_with("/new/"))}
                {way("/rules/rocket-dice", "pages-nav-rules", path.starts_with("/rules/"))}
                {way("/bots", "pages-nav-bots", path == "/bots")}
            </nav>
            <div class="page-switches">{language_switch()}{theme_switch()}</div>
        </header>
    }
    .into_any()
}

/// A way to another page; that to this one says so.
fn way(href: &'static str, key: &'static str, here: bool) -> AnyView {
    view! { <a href=href aria-current=here.then_some("page")>{text(key)}</a> }.into_any()
}

/// English or German.
pub fn language_switch() -> AnyView {
    view! {
        <div class="language-switch" role="group" aria-label=text("pages-language")>
            {language(Lang::En, "pages-language-en", "pages-language-en-short")}
            {language(Lang::De, "pages-language-de", "pages-language-de-short")}
        </div>
    }
    .into_any()
}

fn language(lang: Lang, name: &'static str, short: &'static str) -> AnyView {
    let t = tongue();
    let speak = move |_| {
        t.switch(lang);
        remember(LANG, lang.tag());
    };
    let spoken = move || if t.lang() == lang { "true" } else { "false" };
    view! {
        <button type="button" class="quiet" lang=lang.tag() aria-pressed=spoken data-lang=lang.tag() on:click=speak>
            {text(short)}<span class="only-read">{text(name)}</span>
        </button>
    }
    .into_any()
}

/// Dark or light.
pub fn theme_switch() -> AnyView {
    let light = RwSignal::new(light_remembered());
    Effect::new(move || wear(light.get()));
    let turn = move |_| {
        light.update(|light| *light = !*light);
        remember(THEME, if light.get_untracked() { "light" } else { "dark" });
    };
    let (to_dark, to_light) = (text("pages-theme-dark"), text("pages-theme-light"));
    let label = move || if light.get() { to_dark() } else { to_light() };
    view! {
        <button type="button" class="quiet theme-switch" aria-label=label title=label data-test="theme" on:click=turn>
            {move || if light.get() { icon("p-moon") } else { icon("p-sun") }}
        </button>
    }
    .into_any()
}

fn wear(light: bool) {
    let Some(root) = document().document_element() else { return };
    let _ =
        if light { root.set_attribute("data-theme", "light") } else { root.remove_attribute("data-theme") };
}
