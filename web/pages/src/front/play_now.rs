//! One click: you against a bot, in this browser, at once.

use leptos::prelude::*;
use leptos::task::spawn_local;
use orrery_kernel::Phrase;
use orrery_kit::{Page, icon, tongue};
use orrery_match::Shelf;
use orrery_session::{LocalSeat, NewLocal, keep};
use orrery_wire::Problem;

use crate::browser::{NAME, Way, remembered, text};
use crate::level::middle;

/// The button that starts a game.
pub(crate) fn play_now(game: &'static str, shelf: Shelf) -> AnyView {
    let t = tongue();
    let way = Way::here();
    let busy = RwSignal::new(false);
    let problem = RwSignal::new(None::<Problem>);
    let start = move |_| {
        if busy.get_untracked() {
            return;
        }
        busy.set(true);
        let you = remembered(NAME).filter(|name| !name.trim().is_empty());
        let you = you.unwrap_or_else(|| t.plain("pages-you"));
        let shelf = shelf.clone();
        spawn_local(async move {
            match begin(game, you, &shelf).await {
                Ok(id) => way.to(Page::Table(id)),
                Err(why) => problem.set(Some(why)),
            }
            busy.set(false);
        });
    };
    view! {
        <button type="button" class="act" data-test="play-now" data-game=game aria-busy=move || busy.get().to_string() on:click=start>
            {icon("p-play")}{text("pages-play-now")}
        </button>
        {move || problem.get().map(|problem| view! { <p class="fault" role="alert">{t.say(&Phrase::new("pages-play-now-failed").with("why", problem.why))}</p> })}
    }
    .into_any()
}

async fn begin(game: &str, you: String, shelf: &Shelf) -> Result<String, Problem> {
    let card = shelf.game(game).map(|game| game.card());
    let bot = card.as_ref().and_then(|card| middle(&card.bots)).unwrap_or("greedy").to_owned();
    let seats = vec![LocalSeat::Person(you), LocalSeat::Bot(bot)];
    let new = NewLocal { game: game.to_owned(), seats, options: None, seed: None };
    keep::make(new, shelf).await.map(|id| id.to_string())
}
