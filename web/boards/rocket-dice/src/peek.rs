//! The large card beside what the pointer rests on, with its text.

use leptos::prelude::*;
use orrery_kernel::Game;
use orrery_kit::card_text;
use orrery_rocket_dice::RocketDice;

use crate::board::SOURCES;
use crate::face;
use crate::spot::Peek;
use crate::table::Table;

/// The width of the card, in pixels; the style sheet agrees.
const WIDTH: f64 = 272.0;
/// Room for the tallest card.
const HEIGHT: f64 = 430.0;

/// The large card, while there is one. Whoever uses no pointer has the key `i` and the long press.
pub(crate) fn peek(table: Table) -> AnyView {
    let shown = move || table.peek.get().map(|peek| card(table, &peek));
    view! { <div aria-hidden="true">{shown}</div> }.into_any()
}

fn card(table: Table, peek: &Peek) -> AnyView {
    let [left, top, right, _] = peek.at;
    let size = |of: Result<wasm_bindgen::JsValue, _>| of.ok().and_then(|it| it.as_f64()).unwrap_or(1000.0);
    let (wide, high) = (size(window().inner_width()), size(window().inner_height()));
    let x = if right + WIDTH + 16.0 < wide { right + 10.0 } else { (left - WIDTH - 10.0).max(8.0) };
    let y = top.min(high - HEIGHT).max(8.0);
    let picture = face::picture(table.t, &peek.card);
    let text = card_text(RocketDice::ID, SOURCES, table.t.lang(), &peek.card).unwrap_or_default();
    let lines = text.lines.into_iter().map(|line| view! { <p>{table.t.made(line)}</p> }).collect_view();
    view! { <div class="rd-peek" style:left=format!("{x:.0}px") style:top=format!("{y:.0}px")>{picture}<div class="rd-peek-text">{lines}</div></div> }.into_any()
}
