//! An address at which there is nothing.

use leptos::prelude::*;

use crate::browser::{text, titled};
use crate::footer::footer;
use crate::orrery;

/// The page of an address at which there is nothing.
pub fn nowhere() -> AnyView {
    titled(text("pages-nowhere-title"));
    view! {
        <main class="pages nowhere" data-page="nowhere">
            {orrery::large()}
            <h1>{text("pages-nowhere")}</h1>
            <p>{text("pages-nowhere-help")}</p>
            <p><a class="button act" href="/">{text("pages-nowhere-back")}</a></p>
        </main>
        {footer()}
    }
    .into_any()
}
