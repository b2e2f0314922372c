//! Which rule is pointed at: the fragment of the address.

use leptos::ev::{MouseEvent, hashchange, popstate};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlElement, ScrollBehavior, ScrollIntoViewOptions, ScrollLogicalPosition};

/// Which rule is pointed at.
#[derive(Clone, Copy)]
pub(super) struct Place {
    id: RwSignal<String>,
    /// The search, which is cleared so that the rule can be seen.
    typed: RwSignal<String>,
}

fn fragment() -> String {
    window().location().hash().unwrap_or_default().trim_start_matches('#').to_owned()
}

/// Is there room for the contents beside the text?
pub(super) fn is_wide() -> bool {
    window().match_media("(min-width: 60rem)").ok().flatten().is_some_and(|media| media.matches())
}

impl Place {
    /// What the address points at, now and whenever it changes.
    pub(super) fn watch(typed: RwSignal<String>) -> Self {
        let place = Self { id: RwSignal::new(fragment()), typed };
        let read = move || {
            place.id.set(fragment());
            place.show_soon();
        };
        let listeners = [
            window_event_listener(hashchange, move |_| read()),
            window_event_listener(popstate, move |_| read()),
        ];
        on_cleanup(move || listeners.into_iter().for_each(|listener| listener.remove()));
        place
    }

    /// Is this what is pointed at?
    pub(super) fn is(self, id: &str) -> bool {
        self.id.with(|own| own == id)
    }

    /// A link to a place on this page was clicked.
    pub(super) fn follow(self, event: &MouseEvent, id: &str) {
        if event.ctrl_key() || event.meta_key() || event.shift_key() {
            return;
        }
        event.prevent_default();
        event.stop_propagation();
        if let Ok(history) = window().history() {
            let _ = history.push_state_with_url(&JsValue::NULL, "", Some(&format!("#{id}")));
        }
        self.id.set(id.to_owned());
        self.typed.set(String::new());
        self.show_soon();
    }

    /// Scrolls there once it is drawn, and takes the keyboard along.
    pub(super) fn show_soon(self) {
        let Some(id) = self.id.try_get_untracked().filter(|id| !id.is_empty()) else { return };
        // Effects have run by the next frame, and pictures have their size.
        request_animation_frame(move || {
            let Some(element) = document().get_element_by_id(&id) else { return };
            let options = ScrollIntoViewOptions::new();
            options.set_block(ScrollLogicalPosition::Start);
            options.set_behavior(ScrollBehavior::Instant);
            element.scroll_into_view_with_scroll_into_view_options(&options);
            if let Some(element) = element.dyn_ref::<HtmlElement>() {
                let _ = element.focus();
            }
        });
    }
}
