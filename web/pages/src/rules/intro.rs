//! The first chapter: the game in two minutes.

use leptos::prelude::*;
use orrery_kit::{Page, icon, tongue};

use super::search::Query;
use crate::browser::text;

/// Where it stands on the page.
pub(super) const ID: &str = "intro";

/// A step of the explanation: its heading and its words.
type Step = (&'static str, &'static str);

const ROCKET_DICE: [Step; 6] = [
    ("pages-rd-intro-aim", "pages-rd-intro-aim-text"),
    ("pages-rd-intro-fleet", "pages-rd-intro-fleet-text"),
    ("pages-rd-intro-use", "pages-rd-intro-use-text"),
    ("pages-rd-intro-scrap", "pages-rd-intro-scrap-text"),
    ("pages-rd-intro-battle", "pages-rd-intro-battle-text"),
    ("pages-rd-intro-end", "pages-rd-intro-end-text"),
];

/// The steps of a game.
pub(super) fn of(game: &str) -> Option<&'static [Step]> {
    match game {
        "rocket-dice" => Some(&ROCKET_DICE),
        _ => None,
    }
}

/// The chapter; while something is looked for, only if it is in it.
pub(super) fn intro(game: &str, query: Memo<Query>) -> AnyView {
    let Some(steps) = of(game) else { return ().into_any() };
    let t = tongue();
    let hidden = move || {
        let query = query.get();
        let all = || steps.iter().map(|(heading, words)| format!("{} {}", t.plain(heading), t.plain(words)));
        !query.is_empty() && !all().any(|words| query.matches(&words))
    };
    let step = |&(heading, words): &Step| view! { <li><h3>{text(heading)}</h3><p>{text(words)}</p></li> };
    view! {
        <section class="intro" hidden=hidden>
            <h2 id=ID tabindex="-1">{text("pages-rules-intro")}</h2>
            <ol class="intro-steps">{steps.iter().map(step).collect_view()}</ol>
            <p class="hint">{text("pages-rules-intro-after")}</p>
            <p class="intro-way"><a class="button" href=Page::New(game.to_owned()).path()>{icon("p-play")}{text("pages-host")}</a></p>
        </section>
    }
    .into_any()
}
