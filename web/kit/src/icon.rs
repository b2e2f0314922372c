//! Our own symbols, one per resource, track, ability, die face: shape as well as colour tells them apart.

use leptos::prelude::*;

/// The symbol of that name from the sheet of symbols (`static/symbols.svg`), which the application puts into the page. It is
/// decoration: whoever uses it says the same in words beside it, or as the name of what holds it.
pub fn icon(name: &str) -> AnyView {
    let href = format!("#i-{name}");
    view! { <svg class="icon" aria-hidden="true" focusable="false"><use href=href/></svg> }.into_any()
}
