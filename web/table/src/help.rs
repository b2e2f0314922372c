//! The shortcuts.

use leptos::prelude::*;

use crate::dialog::dialog;
use crate::table::{Open, Table};

/// Keys as they stand on the keyboard, and the key of what they do.
const SHORTCUTS: [(&str, &str); 10] = [
    ("1–9", "table-key-buttons"),
    ("↵", "table-key-go-on"),
    ("Tab ← ↑ ↓ →", "table-key-board"),
    ("Esc", "table-key-back"),
    ("U", "table-key-undo"),
    ("L", "table-key-log"),
    ("C", "table-key-chat"),
    ("S", "table-key-scores"),
    ("M", "table-key-menu"),
    ("?", "table-key-help"),
];

/// The shortcuts, while they are wanted.
pub(crate) fn help(table: Table) -> AnyView {
    let t = table.t;
    let is_open = Signal::derive(move || table.open.get() == Some(Open::Help));
    let close = Callback::new(move |()| table.open.set(None));
    let line = move |(keys, what): (&'static str, &'static str)| {
        view! { <div><dt><kbd>{keys}</kbd></dt> <dd>{move || t.plain(what)}</dd></div> }
    };
    let body = move || view! { <dl class="shortcuts">{SHORTCUTS.map(line).collect_view()}</dl> }.into_any();
    dialog(t, "help", is_open, close, move || t.plain("table-menu-help"), body)
}
