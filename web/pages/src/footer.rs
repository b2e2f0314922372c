//! What stands below the pages.

use leptos::prelude::*;
use orrery_kernel::Phrase;

use crate::browser::{says, text};

/// Whose work this is, and which version.
pub(crate) fn footer() -> AnyView {
    let version = Phrase::new("pages-footer-version").with("version", env!("CARGO_PKG_VERSION"));
    view! {
        <footer class="page-footer" data-test="footer">
            <p>{text("pages-footer-fan")}</p>
            <p>{says(version)}</p>
        </footer>
    }
    .into_any()
}
