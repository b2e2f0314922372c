//! "Your turn": in the title, in the icon of the page, as a notification and as a soft tick, as the person wishes.

use leptos::prelude::*;
use orrery_kernel::Phrase;
use wasm_bindgen::{JsCast, JsValue};

use crate::browser;
use crate::table::Table;

/// Tells the person when it is their turn, wherever they look.
pub(crate) fn notice(table: Table) {
    let t = table.t;
    let your_turn = Memo::new(move |_| table.desk.may_act.get());
    let usual = document().title();
    let game = move || t.name((table.known.name)());
    Effect::new(move |_| {
        let title = match your_turn.get() {
            true => t.say(&Phrase::new("table-title-your-turn").with("game", game())),
            false => t.say(&Phrase::new("table-title").with("game", game())),
        };
        document().set_title(&title);
        set_icon(your_turn.get());
    });
    Effect::new(move |before: Option<bool>| {
        let yours = your_turn.get();
        if yours && before == Some(false) {
            tell(table, &t.say(&Phrase::new("table-notify").with("game", game())));
        }
        yours
    });
    on_cleanup(move || {
        document().set_title(&usual);
        set_icon(false);
    });
}

fn set_icon(yours: bool) {
    let Ok(Some(link)) = document().query_selector("link[rel=icon]") else { return };
    let href = if yours { "/icon-turn.svg" } else { "/icon.svg" };
    if link.get_attribute("href").as_deref() != Some(href) {
        link.set_attribute("href", href).ok();
    }
}

fn tell(table: Table, text: &str) {
    if table.prefs.sound.get_untracked() {
        tick().ok();
    }
    if table.prefs.notify.get_untracked() && browser::hidden() {
        // A browser that has no notifications has none.
        web_sys::Notification::new(text).ok();
    }
}

/// Can the browser notify, and has it not been forbidden?
pub(crate) fn can_notify() -> bool {
    let there = js_sys::Reflect::has(&window(), &JsValue::from_str("Notification")).unwrap_or(false);
    there && web_sys::Notification::permission() != web_sys::NotificationPermission::Denied
}

/// Asks the person whether the page may notify them.
pub(crate) fn may_notify() {
    if can_notify() {
        drop(web_sys::Notification::request_permission());
    }
}

/// A soft tick, as of a clock in the next room.
pub(crate) fn tick() -> Result<(), JsValue> {
    let audio = web_sys::AudioContext::new()?;
    let (tone, gain) = (audio.create_oscillator()?, audio.create_gain()?);
    let now = audio.current_time();
    tone.frequency().set_value(660.0);
    gain.gain().set_value_at_time(0.08, now)?;
    gain.gain().exponential_ramp_to_value_at_time(0.0001, now + 0.25)?;
    tone.connect_with_audio_node(gain.unchecked_ref())?;
    gain.connect_with_audio_node(audio.destination().unchecked_ref())?;
    tone.start()?;
    tone.stop_with_when(now + 0.3)
}
