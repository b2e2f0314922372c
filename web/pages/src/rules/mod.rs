//! The rules of a game in our words: a first look, the chapters of the ledger, every component, and a search over all.

mod chapters;
mod components;
mod intro;
mod place;
mod search;

use std::sync::Arc;

use gloo_net::http::Request;
use leptos::prelude::*;
use leptos::task::spawn_local;
use orrery_kernel::Phrase;
use orrery_kit::{Catalogue, Page, icon, tongue};
use orrery_ledger::Book;
use orrery_words::Lang;

use crate::browser::{says, text, titled};
use crate::footer::footer;
use crate::who::{NAMES, game_name};
use place::Place;
use search::Query;

/// The ledger, as far as it is there.
#[derive(Clone, PartialEq)]
enum Shelf {
    Asking,
    Read {
        book: Arc<Book>,
        /// Is it in the language of the page?
        translated: bool,
    },
    Missing,
}

/// The page of the rules of a game.
pub fn rules(game: String) -> AnyView {
    let catalogue = use_context::<Catalogue>();
    let heading = Phrase::new("pages-rules-heading").with("game", game_name(catalogue, &game));
    titled(says(heading.clone()));
    let typed = RwSignal::new(String::new());
    let query = Memo::new(move |_| Query::new(&typed.get()));
    let place = Place::watch(typed);
    let shelf = fetched(game.clone(), place);
    view! {
        <main class="pages rules" data-page="rules">
            <div class="rules-side">{search_field(typed)}{contents(game.clone(), shelf, place)}</div>
            <article class="rules-text">
                <h1>{says(heading)}</h1>
                {others(&game)}
                {intro::intro(&game, query)}
                {move || chapters_or_why(shelf, query, place)}
                {components::components(&game, query)}
                {nothing_found(shelf, query)}
            </article>
        </main>
        {footer()}
    }
    .into_any()
}

/// The ways to the rules of the other games.
fn others(game: &str) -> AnyView {
    let way = |(id, name): &(&'static str, &'static str)| {
        let here = (*id == game).then_some("page");
        view! { <li><a href=Page::Rules((*id).to_owned()).path() aria-current=here>{text(name)}</a></li> }
    };
    view! { <nav class="rules-games" aria-label=text("pages-games")><ul>{NAMES.iter().map(way).collect_view()}</ul></nav> }
        .into_any()
}

/// Fetches the ledger in the language of the page, and again when that changes; in English if it is not translated.
fn fetched(game: String, place: Place) -> RwSignal<Shelf> {
    let t = tongue();
    let shelf = RwSignal::new(Shelf::Asking);
    Effect::new(move || {
        let (game, lang) = (game.clone(), t.lang());
        spawn_local(async move {
            let found = match (book(&game, lang).await, lang) {
                (Some(book), _) => Shelf::Read { book: Arc::new(book), translated: true },
                (None, Lang::En) => Shelf::Missing,
                (None, Lang::De) => match book(&game, Lang::En).await {
                    Some(book) => Shelf::Read { book: Arc::new(book), translated: false },
                    None => Shelf::Missing,
                },
            };
            // The page may have been left meanwhile.
            if shelf.try_set(found).is_none() {
                place.show_soon();
            }
        });
    });
    shelf
}

async fn book(game: &str, lang: Lang) -> Option<Book> {
    let answer = Request::get(&format!("/rules/{game}.{}.json", lang.tag())).send().await.ok()?;
    let text = answer.text().await.ok().filter(|_| answer.ok())?;
    orrery_session::json::read(&text).ok()
}

fn search_field(typed: RwSignal<String>) -> AnyView {
    view! {
        <div class="rules-search" role="search">
            <label for="rules-search" class="only-read">{text("pages-rules-search")}</label>
            {icon("p-search")}
            <input id="rules-search" type="search" data-test="search" autocomplete="off" placeholder=text("pages-rules-search")
                prop:value=typed on:input=move |event| typed.set(event_target_value(&event))/>
        </div>
    }
    .into_any()
}

/// The table of contents.
fn contents(game: String, shelf: RwSignal<Shelf>, place: Place) -> AnyView {
    let entry = move |id: String, title: AnyView| {
        let (href, to) = (format!("#{id}"), id);
        view! { <li><a href=href on:click=move |event| place.follow(&event, &to)>{title}</a></li> }
    };
    let chapters = move || match shelf.get() {
        Shelf::Read { book, .. } => {
            let named = book.anchors().into_iter().zip(&book.chapters);
            named.map(|(anchor, chapter)| entry(anchor, chapters::title(chapter))).collect_view().into_any()
        }
        Shelf::Asking | Shelf::Missing => ().into_any(),
    };
    let first = intro::of(&game).map(|_| entry(intro::ID.to_owned(), text("pages-rules-intro").into_any()));
    let last = components::any(&game)
        .then(|| entry(components::ID.to_owned(), text("pages-rules-components").into_any()));
    view! {
        <details class="rules-contents" open=place::is_wide()>
            <summary>{text("pages-rules-contents")}</summary>
            <nav aria-label=text("pages-rules-contents")><ol>{first}{chapters}{last}</ol></nav>
        </details>
    }
    .into_any()
}

fn chapters_or_why(shelf: RwSignal<Shelf>, query: Memo<Query>, place: Place) -> AnyView {
    match shelf.get() {
        Shelf::Asking => view! { <p class="hint" role="status">{text("pages-rules-asking")}</p> }.into_any(),
        Shelf::Missing => {
            view! { <p class="fault" role="alert">{text("pages-rules-missing")}</p> }.into_any()
        }
        Shelf::Read { book, translated } => view! {
            {(!translated).then(|| view! { <p class="hint">{text("pages-rules-english")}</p> })}
            {chapters::chapters(&book, &query.get(), place)}
        }
        .into_any(),
    }
}

/// Says that nothing was found, and how many rules were.
fn nothing_found(shelf: RwSignal<Shelf>, query: Memo<Query>) -> AnyView {
    let t = tongue();
    let said = move || {
        let (Shelf::Read { book, .. }, query) = (shelf.get(), query.get()) else { return None };
        let found = book
            .chapters
            .iter()
            .flat_map(|chapter| &chapter.rules)
            .filter(|rule| chapters::fits(rule, &query));
        let count = found.count() as i64;
        (!query.is_empty()).then(|| t.say(&Phrase::new("pages-rules-found").with("n", count)))
    };
    view! { <p class="hint rules-found" role="status" data-test="found">{said}</p> }.into_any()
}
