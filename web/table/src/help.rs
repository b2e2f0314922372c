//! The shortcuts.

use leptos::prelude::*;

use crate::dialog::dialog;
use crate::table::{Open, Table};

/// What keys with a name of their own do: the keys, and what they do.
const NAMED: [(&str, &str); 4] = [
    ("table-keys-buttons", "table-key-buttons"),
    ("table-keys-go-on", "table-key-go-on"),
    ("table-keys-board", "table-key-board"),
    ("table-keys-back", "table-key-back"),
];

/// What letters do.
const LETTERS: [(char, &str); 7] = [
    ('U', "table-key-undo"),
    ('L', "table-key-log"),
    ('C', "table-key-chat"),
    ('S', "table-key-scores"),
    ('M', "table-key-menu"),
    ('/', "table-key-search"),
    ('?', "table-key-help"),
];

/// The shortcuts, while they are wanted.
pub(crate) fn help(table: Table) -> AnyView {
    let t = table.t;
    let is_open = Signal::derive(move || table.open.get() == Some(Open::Help));
    let close = Callback::new(move |()| table.open.set(None));
    let named = move |(keys, what): (&'static str, &'static str)| {
        view! { <div><dt><kbd>{move || t.plain(keys)}</kbd></dt> <dd>{move || t.plain(what)}</dd></div> }
    };
    let letter = move |(key, what): (char, &'static str)| {
        view! { <div><dt><kbd>{key}</kbd></dt> <dd>{move || t.plain(what)}</dd></div> }
    };
    let body = move || {
        view! { <dl class="shortcuts">{NAMED.map(named).collect_view()} {LETTERS.map(letter).collect_view()}</dl> }
            .into_any()
    };
    dialog(t, "help", is_open, close, move || t.plain("table-menu-help"), body)
}
