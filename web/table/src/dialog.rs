//! A dialog in front of the page. The browser keeps the focus inside, closes it with Escape and gives the focus back.

use leptos::ev::MouseEvent;
use leptos::html::Dialog;
use leptos::prelude::*;
use orrery_kit::Tongue;

use crate::parts::symbol_button;

/// A dialog; what is in it is made anew each time it opens.
pub(crate) fn dialog(
    t: Tongue,
    test: &'static str,
    open: Signal<bool>,
    close: Callback<()>,
    title: impl Fn() -> String + Send + Sync + 'static,
    body: impl Fn() -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let node = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        let Some(dialog) = node.get() else { return };
        match open.get() {
            true if !dialog.open() => drop(dialog.show_modal()),
            false if dialog.open() => dialog.close(),
            true | false => (),
        }
    });
    let title_id = format!("dialog-{test}");
    let labelled = title_id.clone();
    // A click on what lies behind hits the dialog itself, not what is in it.
    let behind = move |event: MouseEvent| {
        let hit = event.target() == event.current_target();
        if hit {
            close.run(());
        }
    };
    let closed = move |_| {
        if open.get_untracked() {
            close.run(());
        }
    };
    view! {
        <dialog node_ref=node class="at-dialog" data-test=test aria-labelledby=labelled on:close=closed on:click=behind>
            <div class="dialog-inside">
                <header class="dialog-head">
                    <h2 id=title_id>{title}</h2>
                    {symbol_button(t, "quiet", "close", ("close", "table-close"), move || close.run(()))}
                </header>
                {move || open.get().then(&body)}
            </div>
        </dialog>
    }
    .into_any()
}
