//! A record of a match, brought back into this browser.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::web_sys::{Event, HtmlInputElement};
use orrery_kernel::Phrase;
use orrery_kit::{Page, load_all_games, tongue};
use orrery_match::Shelf;
use orrery_session::keep;
use orrery_wire::{Code, Problem};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

use crate::browser::{Way, recalled_once, remember_for_now, text};

/// Where a record waits while the page is loaded anew with all games.
const WAITS: &str = "orrery-import";

/// The field for the file.
pub(crate) fn import(shelf: Shelf) -> AnyView {
    let t = tongue();
    let way = Way::here();
    let problem = RwSignal::new(None::<Problem>);
    let shelf = StoredValue::new(shelf);
    let keep = move |record: String| async move {
        match keep::import(&record, &shelf.get_value()).await {
            Ok(id) => way.to(Page::Table(id.to_string())),
            Err(why) if why.problem == Code::NoSuchGame && waits_for_all_games(&record) => (),
            Err(why) => problem.set(Some(why)),
        }
    };
    if let Some(record) = recalled_once(WAITS) {
        spawn_local(keep(record));
    }
    let read = move |event: Event| {
        let Some(file) = chosen(&event) else { return };
        spawn_local(async move {
            match bring(file).await {
                Ok(record) => keep(record).await,
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

/// The record is of another game: it is read again when the page knows all of them.
fn waits_for_all_games(record: &str) -> bool {
    remember_for_now(WAITS, record);
    let loads = load_all_games();
    if !loads {
        recalled_once(WAITS);
    }
    loads
}

async fn bring(file: web_sys::File) -> Result<String, Problem> {
    let unread = || Problem::new(Code::BadRecord, "");
    let text = JsFuture::from(file.text()).await.map_err(|_| unread())?;
    text.as_string().ok_or_else(unread)
}
