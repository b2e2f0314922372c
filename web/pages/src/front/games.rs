//! The games as pictures, with what one wants to know before one sits down.

use leptos::prelude::*;
use orrery_kit::{Catalogue, Page, icon};
use orrery_match::Shelf;

use super::covers;
use super::play_now::play_now;
use crate::browser::text;

/// What the front page says of a game.
struct Fact {
    id: &'static str,
    name: &'static str,
    what: &'static str,
    players: &'static str,
    time: &'static str,
    weight: &'static str,
    cover: fn() -> AnyView,
}

/// The games in the order of the shelf in the shop window.
const GAMES: [Fact; 3] = [
    Fact {
        id: "rocket-dice",
        name: "pages-rd-name",
        what: "pages-rd-what",
        players: "pages-rd-players",
        time: "pages-rd-time",
        weight: "pages-rd-weight",
        cover: covers::stars,
    },
    Fact {
        id: "andromedas-edge",
        name: "pages-ae-name",
        what: "pages-ae-what",
        players: "pages-ae-players",
        time: "pages-ae-time",
        weight: "pages-ae-weight",
        cover: covers::andromeda,
    },
    Fact {
        id: "transgalactica",
        name: "pages-tg-name",
        what: "pages-tg-what",
        players: "pages-tg-players",
        time: "pages-tg-time",
        weight: "pages-tg-weight",
        cover: covers::transgalactica,
    },
];

/// The section of the front page.
pub(crate) fn games(shelf: Shelf) -> AnyView {
    let cards = GAMES.iter().map(|fact| card(fact, shelf.clone())).collect_view();
    view! {
        <section class="games">
            <h2>{text("pages-games")}</h2>
            <ul class="game-cards">{cards}</ul>
        </section>
    }
    .into_any()
}

fn card(fact: &'static Fact, shelf: Shelf) -> AnyView {
    let known = use_context::<Catalogue>().and_then(|all| all.find(fact.id));
    let painted = known.and_then(|known| known.painted.as_ref());
    let cover = painted.map_or(fact.cover, |painted| painted.cover);
    let ways = match known {
        Some(_) => playable(fact, shelf),
        None => elsewhere(fact),
    };
    // Only the first game has a board.
    let bare = painted.is_none().then(|| view! { <p class="not-yet">{text("pages-no-board")}</p> });
    view! {
        <li class="game-card" data-game=fact.id>
            <div class="game-cover">{cover()}</div>
            <div class="game-words">
                <h3>{text(fact.name)}</h3>
                <ul class="game-facts">
                    <li>{icon("p-players")}<span class="only-read">{text("pages-players")}</span>{text(fact.players)}</li>
                    <li>{icon("p-time")}<span class="only-read">{text("pages-time")}</span>{text(fact.time)}</li>
                    <li>{icon("p-weight")}<span class="only-read">{text("pages-weight")}</span>{text(fact.weight)}</li>
                </ul>
                <p>{text(fact.what)}</p>
                {bare}
                <div class="game-ways">{ways}</div>
            </div>
        </li>
    }
    .into_any()
}

fn playable(fact: &'static Fact, shelf: Shelf) -> AnyView {
    view! {
        {play_now(fact.id, shelf)}
        <a class="button" href=Page::New(fact.id.to_owned()).path()>{text("pages-host")}</a>
        {rules(fact)}
    }
    .into_any()
}

fn rules(fact: &'static Fact) -> AnyView {
    view! { <a class="button quiet" href=Page::Rules(fact.id.to_owned()).path()>{icon("p-book")}{text("pages-nav-rules")}</a> }
        .into_any()
}

/// The program that knows all games is loaded when one of them is wanted.
fn elsewhere(fact: &'static Fact) -> AnyView {
    let set_up = Page::New(fact.id.to_owned()).path();
    view! {
        <a class="button act" href=set_up data-test="play-other">{icon("p-play")}{text("pages-play-other")}</a>
        {rules(fact)}
    }
    .into_any()
}
