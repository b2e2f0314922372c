//! The front page: sit down.

mod covers;
mod games;
mod import;
mod join;
mod matches;
mod play_now;
mod server;
mod tables;

use leptos::prelude::*;
use orrery_match::Shelf;

use crate::browser::{text, titled};
use crate::footer::footer;
use crate::orrery;
use server::Server;

/// The game that the large button starts.
const FIRST: &str = "rocket-dice";

/// The front page.
pub fn front(shelf: Shelf) -> AnyView {
    titled(text("pages-front-title"));
    let server = Server::ask();
    view! {
        <main class="pages front" data-page="front">
            {hero(shelf.clone())}
            {matches::yours(server)}
            {games::games(shelf.clone())}
            {tables::open(server)}
            {import::import(shelf)}
        </main>
        {footer()}
    }
    .into_any()
}

/// What this is, in five seconds, and the three ways in.
fn hero(shelf: Shelf) -> AnyView {
    view! {
        <section class="hero">
            <div class="hero-words">
                <h1>{text("pages-front-heading")}</h1>
                <p class="lead">{text("pages-front-lead")}</p>
                <div class="hero-ways">
                    {play_now::play_now(FIRST, shelf)}
                    <a class="button" href=format!("/new/{FIRST}") data-test="host">{text("pages-host")}</a>
                </div>
                <p class="hint">{text("pages-play-now-help")}</p>
                {join::join()}
            </div>
            {orrery::large()}
        </section>
    }
    .into_any()
}
