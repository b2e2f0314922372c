//! What is asked of the browser: what it remembers, the title of the page, the way to another.

use leptos::prelude::*;
use orrery_kernel::Phrase;
use orrery_kit::{Go, Page, tongue};
use orrery_words::Lang;
use web_sys::Storage;

/// Where the name of the person is remembered.
pub(crate) const NAME: &str = "orrery-name";

/// A text that follows the language.
pub(crate) fn text(key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    let t = tongue();
    move || t.plain(key)
}

/// A text with arguments that follows the language.
pub(crate) fn says(phrase: Phrase) -> impl Fn() -> String + Clone + Send + Sync + 'static {
    let t = tongue();
    move || t.say(&phrase)
}

/// The page is called this.
pub(crate) fn titled(title: impl Fn() -> String + 'static) {
    Effect::new(move || document().set_title(&title()));
}

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// What the browser remembers under that key.
pub(crate) fn remembered(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Remember this. A browser that does not want to is not asked twice.
pub(crate) fn remember(key: &str, value: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(key, value);
    }
}

/// Remember this until the window is closed.
pub(crate) fn remember_for_now(key: &str, value: &str) {
    if let Some(storage) = window().session_storage().ok().flatten() {
        let _ = storage.set_item(key, value);
    }
}

/// What was remembered until the window is closed; it is forgotten.
pub(crate) fn recalled_once(key: &str) -> Option<String> {
    let storage = window().session_storage().ok().flatten()?;
    let value = storage.get_item(key).ok().flatten()?;
    storage.remove_item(key).ok()?;
    Some(value)
}

/// The time, in milliseconds since 1970.
pub(crate) fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// A day (`2026-11-15`) as people write it.
pub(crate) fn day(date: &str, lang: Lang) -> String {
    let style = js_sys::Object::new();
    for (key, value) in [("dateStyle", "long"), ("timeZone", "UTC")] {
        let _ = js_sys::Reflect::set(&style, &key.into(), &value.into());
    }
    js_sys::Date::new(&date.into()).to_locale_date_string(lang.tag(), &style).into()
}

/// The way to another page, for closures that run when the page that made them is forgotten.
#[derive(Clone, Copy)]
pub(crate) struct Way(Option<Go>);

impl Way {
    /// The way from here.
    pub(crate) fn here() -> Self {
        Self(use_context())
    }

    /// Goes there.
    pub(crate) fn to(self, page: Page) {
        if let Some(Go(to)) = self.0 {
            to.run(page);
        }
    }
}
