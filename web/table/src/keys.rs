//! Everything by keyboard.

use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::choices::{FIELD, numbered};
use crate::prompt::choices;
use crate::table::{Drawer, Open, Table};

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Key {
    Undo,
    Log,
    Chat,
    Scores,
    Help,
    Menu,
    /// The usual next thing.
    GoOn,
    /// Looking for a choice.
    Search,
    /// That button of the prompt bar, from 0.
    Button(usize),
    Back,
}

/// What a key asks for, with or without the control key.
fn meaning(key: &str, control: bool) -> Option<Key> {
    if control {
        return matches!(key, "z" | "Z").then_some(Key::Undo);
    }
    Some(match key {
        "u" | "U" => Key::Undo,
        "l" | "L" => Key::Log,
        "c" | "C" => Key::Chat,
        "s" | "S" => Key::Scores,
        "?" => Key::Help,
        "/" => Key::Search,
        "m" | "M" => Key::Menu,
        "Enter" | " " => Key::GoOn,
        "Escape" => Key::Back,
        digit => Key::Button(digit.parse::<usize>().ok()?.checked_sub(1).filter(|at| *at < 9)?),
    })
}

/// Listens until the page is left.
pub(crate) fn keys(table: Table) {
    let handle = window_event_listener(ev::keydown, move |event| {
        let control = event.ctrl_key() || event.meta_key();
        let Some(key) =
            meaning(&event.key(), control).filter(|_| !event.alt_key() && !event.default_prevented())
        else {
            return;
        };
        if !is_busy_elsewhere(&event, key) && follow(table, key) {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
}

/// Is the key meant for a field, for a button, or for a dialog?
fn is_busy_elsewhere(event: &KeyboardEvent, key: Key) -> bool {
    let Some(target) = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok()) else {
        return false;
    };
    let within = |what: &str| target.closest(what).ok().flatten().is_some();
    let field = within("input:not([type=checkbox]):not([type=radio]):not([type=range]), textarea, select");
    let dialog = within("dialog[open], [role=dialog]");
    field || dialog || (key == Key::GoOn && within("button, a, summary, input, [role=button], [tabindex]"))
}

/// Does what the key asks for; false if there is nothing to do.
fn follow(table: Table, key: Key) -> bool {
    let open = |what| table.open.set(Some(what));
    match key {
        Key::Undo => table.undo(),
        Key::Log => table.slide(Drawer::Log),
        Key::Chat => table.slide(Drawer::Chat),
        Key::Scores => open(Open::Scores),
        Key::Help => open(Open::Help),
        Key::Menu => open(Open::Menu),
        Key::Search => return search(),
        Key::GoOn => return go_on(table),
        Key::Button(at) => return untrack(|| press(table, at)),
        Key::Back => return back(table),
    }
    true
}

/// Skips what is still being shown, or does the only thing that can be done.
fn go_on(table: Table) -> bool {
    if table.session.waiting.get_untracked() > 0 {
        table.reel.skip();
        return true;
    }
    if let Some(action) = table.doubt.about.get_untracked() {
        table.play(action);
        return true;
    }
    let only = untrack(|| {
        let position = table.reel.position().filter(|_| table.desk.may_act.get())?;
        let choices = position.choices();
        choices.first().filter(|_| choices.len() == 1).map(|choice| choice.action.clone())
    });
    only.inspect(|action| table.desk.act.run(action.clone())).is_some()
}

/// The button of the prompt bar; where there is no board, the choice of the list.
fn press(table: Table, at: usize) -> bool {
    let action = match &table.known.painted {
        Some(_) => choices(table).into_iter().nth(at).map(|(action, _)| action),
        None => numbered(table).into_iter().nth(at),
    };
    action.inspect(|action| table.desk.act.run(action.clone())).is_some()
}

/// To the field in which a choice is looked for, if there is one.
fn search() -> bool {
    let field = document().get_element_by_id(FIELD);
    let field = field.and_then(|field| field.dyn_into::<web_sys::HtmlElement>().ok());
    field.is_some_and(|field| field.focus().is_ok())
}

/// One step back: from what is unsure, half done, told, open, past.
fn back(table: Table) -> bool {
    if table.doubt.about.get_untracked().is_some() {
        table.doubt.about.set(None);
    } else if table.desk.half_done.get_untracked().is_some() {
        table.desk.step_back.update(|count| *count += 1);
    } else if table.drawer.get_untracked().is_some() {
        table.drawer.set(None);
    } else if untrack(|| table.reel.in_past()) {
        table.reel.back_to_now();
    } else {
        return table.toasts.clear();
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_mean_what_the_help_says() {
        assert_eq!(meaning("u", false), Some(Key::Undo));
        assert_eq!(meaning("z", true), Some(Key::Undo));
        assert_eq!(meaning("z", false), None);
        assert_eq!(meaning("3", false), Some(Key::Button(2)));
        assert_eq!(meaning("0", false), None);
        assert_eq!(meaning("s", true), None, "the browser's own shortcuts stay");
    }
}
