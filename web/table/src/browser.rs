//! What is asked of the browser itself: memory, clipboard, files, time.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

/// Milliseconds since 1970, by the clock of this machine.
pub(crate) fn now() -> f64 {
    js_sys::Date::now()
}

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

/// What was remembered under this name. Nothing where the browser keeps nothing.
pub(crate) fn recall(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Remembers a text; a browser that keeps nothing loses nothing that matters.
pub(crate) fn remember(key: &str, text: &str) {
    if let Some(storage) = storage() {
        storage.set_item(key, text).ok();
    }
}

/// What was remembered for as long as this tab is open.
pub(crate) fn recall_here(key: &str) -> Option<String> {
    window().session_storage().ok().flatten()?.get_item(key).ok().flatten()
}

/// Remembers a text for as long as this tab is open.
pub(crate) fn remember_here(key: &str, text: &str) {
    if let Ok(Some(storage)) = window().session_storage() {
        storage.set_item(key, text).ok();
    }
}

/// Puts a text on the clipboard; false where the browser has none, as on pages without encryption.
pub(crate) fn copy(text: &str) -> bool {
    let clipboard = window().navigator().clipboard();
    let there = !JsValue::from(clipboard.clone()).is_undefined();
    if there {
        drop(clipboard.write_text(text));
    }
    there
}

/// Hands a text to the person as a file.
pub(crate) fn download(name: &str, text: &str) {
    let save = || -> Result<(), JsValue> {
        let parts = js_sys::Array::of1(&JsValue::from_str(text));
        let blob = web_sys::Blob::new_with_str_sequence(&parts)?;
        let url = web_sys::Url::create_object_url_with_blob(&blob)?;
        let link: web_sys::HtmlAnchorElement = document().create_element("a")?.unchecked_into();
        link.set_href(&url);
        link.set_download(name);
        link.click();
        web_sys::Url::revoke_object_url(&url)
    };
    save().ok();
}

/// The whole address of a page of ours.
pub(crate) fn address(path: &str) -> String {
    let origin = location().origin().unwrap_or_default();
    format!("{origin}{path}")
}

/// Is the page hidden behind another?
pub(crate) fn hidden() -> bool {
    document().hidden()
}

/// Does the person want less to move?
pub(crate) fn wants_less_motion() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Calls back again and again until the page is left.
pub(crate) fn every(millis: u32, call: impl Fn() + 'static) {
    let handle = set_interval_with_handle(call, std::time::Duration::from_millis(millis.into()));
    if let Ok(handle) = handle {
        on_cleanup(move || handle.clear());
    }
}
