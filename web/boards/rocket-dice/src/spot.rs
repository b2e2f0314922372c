//! A place on the board as a button: it glows when something can be done there, says why not when not, and shows its card
//! large on a long press, on a click with the other button, and with the key `i`.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::model::{Hand, Spot};
use crate::stage::{focus, refocus};
use crate::table::Table;

/// How long a press is no click any more, in milliseconds.
const LONG: u64 = 520;
/// How long the pointer rests before the large card is shown.
const HOVER: u64 = 450;

/// When a place is reached with the Tab key; otherwise the arrow keys lead to it from its neighbours.
#[derive(Clone, Copy)]
pub(crate) enum Tab {
    /// Always.
    Always,
    /// When something can be done there.
    Glowing,
    /// When this holds.
    When(Signal<bool>),
    /// When something can be done there, or this holds.
    Or(Signal<bool>),
}

/// A card that the pointer rests on: shown large beside it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Peek {
    /// Its id.
    pub(crate) card: String,
    /// Left, top, right and bottom of what the pointer rests on.
    pub(crate) at: [f64; 4],
}

/// Where the thing is that a mouse rests on; fingers do not rest.
fn rect_of(event: &ev::PointerEvent) -> Option<[f64; 4]> {
    if event.pointer_type() != "mouse" {
        return None;
    }
    let element: web_sys::Element = event.current_target()?.dyn_into().ok()?;
    let rect = element.get_bounding_client_rect();
    Some([rect.left(), rect.top(), rect.right(), rect.bottom()])
}

/// After a step by keyboard the focus goes to the choices that opened, or stays where it was.
fn go_on_by_keyboard(table: Table, spot: Spot) {
    if matches!(table.hand.get_untracked(), Hand::Spot(_)) {
        request_animation_frame(|| _ = focus(".rd-tray .rd-chip"));
    } else {
        refocus(table, spot);
    }
}

/// How a place is drawn.
pub(crate) struct Look {
    /// Its classes.
    pub(crate) class: &'static str,
    /// Its name for whoever does not see it.
    pub(crate) label: Signal<String>,
    /// The id of the card that can be shown large.
    pub(crate) card: Option<String>,
    /// When it is reached with the Tab key.
    pub(crate) tab: Tab,
    /// What is in it.
    pub(crate) inside: AnyView,
}

/// The name for whoever hears it, the picture for whoever sees it.
fn in_words_and_pictures(label: Signal<String>, inside: AnyView) -> AnyView {
    view! { <span class="only-read">{move || label.get()}</span><span class="rd-in" aria-hidden="true">{inside}</span> }.into_any()
}

/// A place as a button.
pub(crate) fn spot(table: Table, spot: Spot, look: Look) -> AnyView {
    let Look { class, label, card, tab, inside } = look;
    let card = StoredValue::new(card);
    let glows = Memo::new(move |_| table.glows(spot));
    let why = RwSignal::new(None::<String>);
    let look_at = move || {
        table.eye.set(untrack(|| table.deed(spot)));
        why.set(untrack(|| table.why_not(spot).filter(|_| table.acting())));
    };
    let look_away = move || table.eye.set(None);
    let press = StoredValue::new(None::<leptos::leptos_dom::helpers::TimeoutHandle>);
    let enlarge = move || {
        if let Some(card) = card.try_get_value().flatten() {
            table.desk.enlarge.run(card);
        }
    };
    let release = move || {
        if let Some(timer) = press.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    };
    let hide = move || {
        release();
        if table.peek.try_with_untracked(Option::is_some) == Some(true) {
            table.peek.set(None);
        }
    };
    // A timer must not outlive the place that it is about.
    on_cleanup(release);
    let peek = move |event: &ev::PointerEvent| {
        let (Some(card), Some(at)) = (card.try_get_value().flatten(), rect_of(event)) else { return };
        let show = move || table.peek.set(Some(Peek { card: card.clone(), at }));
        press.set_value(set_timeout_with_handle(show, Duration::from_millis(HOVER)).ok());
    };
    let down = move |event: ev::PointerEvent| {
        hide();
        table.not_a_click.set_value(false);
        if event.pointer_type() == "mouse" {
            return;
        }
        let long = move || {
            table.not_a_click.set_value(true);
            match untrack(|| table.why_not(spot)) {
                Some(_) if card.with_value(Option::is_none) => table.long_press(spot),
                _ => enlarge(),
            }
        };
        press.set_value(set_timeout_with_handle(long, Duration::from_millis(LONG)).ok());
    };
    let key = move |event: ev::KeyboardEvent| {
        if event.key() == "i" && !event.ctrl_key() && !event.meta_key() {
            enlarge();
        }
    };
    view! {
        <button
            type="button"
            class=class
            class:glow=move || glows.get()
            class:held=move || table.held(spot)
            class:lit=move || table.lit(spot)
            class:fresh=move || table.fresh.with(|fresh| fresh.contains(&spot))
            data-spot=name(spot)
            data-action=move || table.deed(spot).map(|action| action.to_string())
            data-card=card.get_value()
            tabindex=move || if tabbed(tab, glows.get()) { "0" } else { "-1" }
            aria-pressed=move || table.held(spot).then_some("true")
            title=move || why.get()
            on:click=move |event| {
                hide();
                table.by_keyboard.set_value(event.detail() == 0);
                table.click(spot, card.get_value().as_deref());
                if event.detail() == 0 {
                    go_on_by_keyboard(table, spot);
                }
            }
            on:contextmenu=move |event| { event.prevent_default(); enlarge(); }
            on:pointerdown=down
            on:pointerup=move |_| release()
            on:pointercancel=move |_| release()
            on:pointerleave=move |_| { release(); hide(); look_away(); }
            on:pointerenter=move |event| { look_at(); peek(&event); }
            on:focus=move |_| look_at()
            on:blur=move |_| look_away()
            on:keydown=key
        >
            {in_words_and_pictures(label, inside)}
        </button>
    }
    .into_any()
}

fn tabbed(tab: Tab, glows: bool) -> bool {
    match tab {
        Tab::Always => true,
        Tab::Glowing => glows,
        Tab::When(holds) => holds.get(),
        Tab::Or(holds) => glows || holds.get(),
    }
}

/// A picture that can be shown large and nothing more, reached with the Tab key or else with the arrow keys of its group.
pub(crate) fn card_only(
    table: Table,
    class: &'static str,
    label: Signal<String>,
    card: String,
    tabbed: bool,
    inside: AnyView,
) -> AnyView {
    let card = StoredValue::new(card);
    let timer = StoredValue::new(None::<leptos::leptos_dom::helpers::TimeoutHandle>);
    let hide = move || {
        if let Some(timer) = timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
        if table.peek.try_with_untracked(Option::is_some) == Some(true) {
            table.peek.set(None);
        }
    };
    on_cleanup(move || {
        if let Some(timer) = timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    });
    let peek = move |event: ev::PointerEvent| {
        let (Some(card), Some(at)) = (card.try_get_value(), rect_of(&event)) else { return };
        let show = move || table.peek.set(Some(Peek { card: card.clone(), at }));
        timer.set_value(set_timeout_with_handle(show, Duration::from_millis(HOVER)).ok());
    };
    view! {
        <button
            type="button"
            class=class
            data-card=card.get_value()
            tabindex=if tabbed { "0" } else { "-1" }
            on:click=move |_| {
                hide();
                table.desk.enlarge.run(card.get_value());
            }
            on:pointerenter=peek
            on:pointerleave=move |_| hide()
        >
            {in_words_and_pictures(label, inside)}
        </button>
    }
    .into_any()
}

/// The arrow keys go from one place of a group to the next.
pub(crate) fn arrows(event: ev::KeyboardEvent) {
    let step: i32 = match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => 1,
        "ArrowLeft" | "ArrowUp" => -1,
        _ => return,
    };
    let group = event.current_target().and_then(|it| it.dyn_into::<web_sys::Element>().ok());
    let Some(buttons) = group.and_then(|group| group.query_selector_all("button").ok()) else { return };
    let Some(now) = document().active_element() else { return };
    let at = |nth: u32| buttons.item(nth).and_then(|node| node.dyn_into::<web_sys::HtmlElement>().ok());
    let Some(here) =
        (0..buttons.length()).find(|&nth| at(nth).is_some_and(|button| button.is_same_node(Some(&now))))
    else {
        return;
    };
    let next = here as i32 + step;
    if let Some(button) = u32::try_from(next).ok().and_then(at) {
        event.prevent_default();
        _ = button.focus();
    }
}

/// The name of a place, for tests and for flights.
pub(crate) fn name(spot: Spot) -> String {
    match spot {
        Spot::Cell(cell) => format!("cell-{cell}"),
        Spot::Whole(line) => line.to_string().replace(' ', "-"),
        Spot::Die(place) => format!("die-{}", place + 1),
        Spot::Reroll => "reroll".to_owned(),
        Spot::Pile(planet) => format!("pile-{planet}"),
        Spot::Colony(planet) => format!("planet-{planet}"),
        Spot::Supply(moon) => format!("supply-{moon}"),
        Spot::Moon(moon) => format!("moon-{moon}"),
        Spot::Display(alliance) => format!("display-{alliance}"),
        Spot::Alliance(alliance) => format!("alliance-{alliance}"),
        Spot::VpCard(card) => format!("vp-card-{card}"),
        Spot::Drawn(card) => format!("drawn-{card}"),
        Spot::Space(space) => space.to_string(),
        Spot::Yard(yard) => yard.id().to_owned(),
        Spot::Seat(seat) => format!("seat-{seat}"),
        Spot::Face(nth) => format!("face-{}", nth + 1),
        Spot::Lay(color) => format!("lay-{color}"),
    }
}
