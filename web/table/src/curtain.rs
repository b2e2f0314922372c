//! The curtain: where several persons share a screen, nobody sees what only another may know.

use leptos::html::Button;
use leptos::prelude::*;
use orrery_kernel::Phrase;

use crate::seats::emblem;
use crate::table::Table;

/// Covers the table until the screen was handed on.
pub(crate) fn curtain(table: Table) -> AnyView {
    let t = table.t;
    let button = NodeRef::<Button>::new();
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            button.focus().ok();
        }
    });
    let drawn = move |seat| {
        let pass = move || t.say(&Phrase::new("table-curtain").with("name", table.seat_name(seat)));
        view! {
            <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title" data-test="curtain">
                {emblem(seat)}
                <h2 id="curtain-title">{pass}</h2>
                <p class="soft">{move || t.plain("table-curtain-why")}</p>
                <button class="act" node_ref=button data-test="raise" on:click=move |_| table.reel.raise()>
                    {move || t.say(&Phrase::new("table-curtain-raise").with("name", table.seat_name(seat)))}
                </button>
            </div>
        }
    };
    let seat = Memo::new(move |_| table.reel.curtain());
    (move || seat.get().map(drawn)).into_any()
}
