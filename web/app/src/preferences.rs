//! The language and the look that somebody chose here before, or that their browser wishes.

use leptos::prelude::*;
use orrery_kit::{Speech, Tongue};
use orrery_words::Lang;
use web_sys::Storage;

/// A choice that was kept in this browser.
fn kept(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

fn storage() -> Option<Storage> {
    window().local_storage().ok()?
}

/// How to speak at first. `?lang=pseudo` marks every text, for tests.
pub(crate) fn speech() -> Speech {
    let search = window().location().search().unwrap_or_default();
    let asked = search.trim_start_matches('?').split('&').find_map(|pair| pair.strip_prefix("lang="));
    let wished = window().navigator().language();
    let read = |tag: &str| tag.split('-').next()?.parse::<Lang>().ok();
    let lang = asked
        .and_then(read)
        .or_else(|| kept("orrery-lang").as_deref().and_then(read))
        .or_else(|| wished.as_deref().and_then(read))
        .unwrap_or_default();
    Speech { lang, pseudo: asked == Some("pseudo") }
}

/// Screen readers and hyphenation follow the language; the look follows what was chosen.
pub(crate) fn follow(tongue: Tongue) {
    Effect::new(move || {
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", tongue.lang().tag());
        }
    });
    if let (Some(theme), Some(root)) = (kept("orrery-theme"), document().document_element()) {
        let _ = root.set_attribute("data-theme", &theme);
    }
}
