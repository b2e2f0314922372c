//! The client comes in two sizes: a newcomer loads the one that knows the first game, whoever wants another game the one that
//! knows all. `web/static/boot.js` chooses and says at the root of the page which one runs.

use leptos::prelude::{document, window};

/// Where the browser remembers that all games are wanted; `boot.js` reads it.
const WISH: &str = "orrery-games";

/// Loads the page anew with all games, if it runs with the first alone; false if it knows all, or could not load them.
pub fn load_all_games() -> bool {
    let runs = document().document_element().and_then(|root| root.get_attribute("data-games"));
    // A browser that remembers nothing would come back here for ever.
    let noted = || window().local_storage().ok().flatten()?.set_item(WISH, "all").ok();
    runs.as_deref() == Some("first") && noted().is_some() && window().location().reload().is_ok()
}
