//! A record of a match, brought back into this browser.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::web_sys::{Event, HtmlInputElement};
use orrery_kernel::Phrase;
use orrery_kit::{Page, tongue};
use orrery_match::Shelf;
use orrery_session::keep;
use orrery_wire::{Code, Problem};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

use crate::browser::{Way, text};

/// The field for the file.
pub(crate) fn import(shelf: Shelf) -> AnyView {
    let t = tongue();
    let way = Way::here();
    let problem = RwSignal::new(None::<Problem>);
    let read = move |event: Event| {
        let Some(file) = chosen(&event) else { return };
        let shelf = shelf.clone();
        spawn_local(async move {
            match bring(file, &shelf).await {
                Ok(id) => way.to(Page::Table(id)),
                Err(why) => problem.set(Some(why)),
            }
        });
    };
    view! {
        <section class="import">
            <h2>{text("pages-import")}</h2>
            <p id="import-help" class="hint">{text("pages-import-help")}</p>
            <label class="button">
                <input class="only-read" type="file" accept=".jsonl,.json,.txt" aria-describedby="import-help" data-test="import" on:change=read/>
                {text("pages-import-choose")}
            </label>
            {move || problem.get().map(|problem| view! { <p class="fault" role="alert">{t.say(&Phrase::new("pages-import-failed").with("why", problem.why))}</p> })}
        </section>
    }
    .into_any()
}

fn chosen(event: &Event) -> Option<web_sys::File> {
    event.target()?.dyn_into::<HtmlInputElement>().ok()?.files()?.get(0)
}

async fn bring(file: web_sys::File, shelf: &Shelf) -> Result<String, Problem> {
    let unread = || Problem::new(Code::BadRecord, "");
    let text = JsFuture::from(file.text()).await.map_err(|_| unread())?;
    let text = text.as_string().ok_or_else(unread)?;
    keep::import(&text, shelf).await.map(|id| id.to_string())
}
