//! The browser client: starts the page, finds out which page it is, and knows the games.
//!
//! Everything that is seen lies elsewhere: pages in `web/pages`, the table in `web/table`, boards in `web/boards/*`. The games
//! are named once, in `games.rs`. The same module serves as the worker in which bots think (`worker`).

mod boxes;
mod games;
mod preferences;
mod router;

use leptos::prelude::*;
use orrery_kit::Tongue;
use wasm_bindgen::prelude::*;

/// Starts the page.
#[wasm_bindgen]
pub fn start() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(application);
}

/// Serves as the worker in which bots think.
#[wasm_bindgen]
pub fn worker() {
    console_error_panic_hook::set_once();
    orrery_session::serve_worker(games::shelf());
}

fn application() -> impl IntoView {
    let tongue = Tongue::new(preferences::speech());
    provide_context(tongue);
    provide_context(games::catalogue());
    preferences::follow(tongue);
    router::pages()
}
