//! Which page is shown, and how one gets from one to another without loading anew.

use leptos::ev::{self, MouseEvent};
use leptos::prelude::*;
use orrery_kit::{Go, Page, load_all_games};
use orrery_wire::MatchId;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlAnchorElement};

use crate::games;

/// The page that the address names, shown anew whenever that changes.
pub(crate) fn pages() -> impl IntoView {
    let page = RwSignal::new(here());
    let to = move |next: Page| {
        let address = next.path();
        let history = window().history();
        if history
            .is_ok_and(|history| history.push_state_with_url(&JsValue::NULL, "", Some(&address)).is_ok())
        {
            window().scroll_to_with_x_and_y(0.0, 0.0);
            page.set(next);
        }
    };
    provide_context(Go(Callback::new(to)));
    let back = window_event_listener(ev::popstate, move |_| page.set(here()));
    let followed = window_event_listener(ev::click, move |event| follow(&event, to));
    on_cleanup(move || {
        back.remove();
        followed.remove();
    });
    let shown = Memo::new(move |_| page.get());
    move || show(shown.get())
}

fn here() -> Page {
    let location = window().location();
    Page::parse(&location.pathname().unwrap_or_default(), &location.search().unwrap_or_default())
}

/// A plain click on a link to one of our own pages.
fn follow(event: &MouseEvent, to: impl Fn(Page)) {
    let plain = event.button() == 0
        && !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key());
    if !plain || event.default_prevented() {
        return;
    }
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let anchor = target.and_then(|element| element.closest("a[href]").ok().flatten());
    let Some(anchor) = anchor.and_then(|anchor| anchor.dyn_into::<HtmlAnchorElement>().ok()) else { return };
    let ours = Some(anchor.origin()) == window().location().origin().ok();
    // A fragment scrolls within the page, or carries an invitation: the browser does that itself.
    let plain_link =
        anchor.target().is_empty() && !anchor.has_attribute("download") && anchor.hash().is_empty();
    let page = Page::parse(&anchor.pathname(), &anchor.search());
    if ours && plain_link && page != Page::Nowhere {
        event.prevent_default();
        to(page);
    }
}

fn show(page: Page) -> AnyView {
    let shelf = games::shelf();
    let framed = |body: AnyView| view! { {orrery_pages::header()} {body} }.into_any();
    let of_match = |id: String, open: &dyn Fn(MatchId) -> AnyView| match id.parse() {
        Ok(id) => open(id),
        Err(_) => framed(orrery_pages::nowhere()),
    };
    if page.game().is_some_and(|game| games::catalogue().find(game).is_none()) && load_all_games() {
        return orrery_table::loading();
    }
    match page {
        Page::Front => framed(orrery_pages::front(shelf)),
        Page::New(game) => framed(orrery_pages::new_table(game, shelf)),
        Page::Table(id) => of_match(id, &|id| orrery_table::table(id, shelf.clone())),
        Page::Replay(id, at) => of_match(id, &|id| orrery_table::replay(id, at, shelf.clone())),
        Page::Inspect(id) => of_match(id, &|id| orrery_table::inspect(id, shelf.clone())),
        Page::Rules(game) => framed(orrery_pages::rules(game)),
        Page::Bots => framed(orrery_pages::bots()),
        Page::Nowhere => framed(orrery_pages::nowhere()),
    }
}
