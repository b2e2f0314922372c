//! Your matches, those of this browser and those of the server.

use leptos::prelude::*;
use leptos::task::spawn_local;
use orrery_kernel::Phrase;
use orrery_kit::{Catalogue, Page, icon};
use orrery_session::{Kept, keep};
use orrery_wire::lobby::MyMatch;
use orrery_wire::{MatchCard, MatchId, Status};

use super::server::Server;
use crate::browser::{now, says, text};
use crate::who::{ago, everybody, game_name, is_game, people, stands};

/// A match of yours.
#[derive(Clone, Debug, PartialEq)]
struct Mine {
    card: MatchCard,
    your_turn: bool,
    /// Is it kept in this browser?
    here: bool,
}

impl Mine {
    fn kept(Kept { card, your_turn }: Kept) -> Self {
        Self { card, your_turn, here: true }
    }

    fn online(MyMatch { card, your_turn, .. }: MyMatch) -> Self {
        Self { card, your_turn, here: false }
    }

    fn goes_on(&self) -> bool {
        match self.card.status {
            Status::Gathering | Status::Running => true,
            Status::Over | Status::Quarantined => false,
        }
    }
}

/// Those that wait for you first, then the latest.
fn ordered(mut all: Vec<Mine>) -> Vec<Mine> {
    all.sort_by_key(|mine| (!mine.your_turn, std::cmp::Reverse(mine.card.updated)));
    all
}

/// The section of the front page; it is not there while there are none.
pub(crate) fn yours(server: Server) -> AnyView {
    let here = RwSignal::new(Vec::<Mine>::new());
    spawn_local(async move {
        let kept = keep::list(is_game).await;
        here.try_set(kept.into_iter().map(Mine::kept).collect());
    });
    let all = Memo::new(move |_| {
        let online = server.mine.get().into_iter().map(Mine::online);
        ordered(here.get().into_iter().chain(online).collect())
    });
    let running = move || all.get().into_iter().filter(Mine::goes_on).collect::<Vec<_>>();
    let over = move || all.get().into_iter().filter(|mine| !mine.goes_on()).collect::<Vec<_>>();
    let forget = Callback::new(move |id: MatchId| {
        here.update(|all| all.retain(|mine| mine.card.id != id));
        spawn_local(async move { keep::forget(&id).await });
    });
    let heading = text("pages-yours");
    let finished = text("pages-yours-over");
    view! {
        <Show when=move || all.with(|all| !all.is_empty())>
            <section class="yours" data-test="yours">
                <h2>{heading}</h2>
                <ul class="rows">
                    <For each=running key=key let:mine>{row(mine, forget)}</For>
                </ul>
                <Show when=move || all.with(|all| all.iter().any(|mine| !mine.goes_on()))>
                    <details>
                        <summary>{finished}</summary>
                        <ul class="rows">
                            <For each=over key=key let:mine>{row(mine, forget)}</For>
                        </ul>
                    </details>
                </Show>
            </section>
        </Show>
    }
    .into_any()
}

/// A row is drawn anew when something happened in its match.
fn key(mine: &Mine) -> (String, u32, bool) {
    (mine.card.id.to_string(), mine.card.seq, mine.your_turn)
}

fn row(mine: Mine, forget: Callback<MatchId>) -> AnyView {
    let Mine { card, your_turn, here } = mine;
    let title =
        Phrase::new("pages-match-game").with("game", game_name(use_context::<Catalogue>(), &card.game));
    let place = if here { Phrase::new("pages-match-here") } else { Phrase::new("pages-match-online") };
    let mark = your_turn.then(|| view! { <span class="turn-mark">{text("pages-your-turn")}</span> });
    // Whose turn it is need not be said twice, unless several people share this screen.
    let shown = !your_turn || (here && people(&card) > 1);
    let facts = if shown {
        Phrase::new("pages-match-facts").with("stands", stands(&card))
    } else {
        Phrase::new("pages-match-facts-turn")
    };
    let facts = facts.with("place", place).with("when", ago(card.updated, now()));
    view! {
        <li class="row" class:your-turn=your_turn data-match=card.id.to_string()>
            <a class="row-main" href=Page::Table(card.id.to_string()).path()>
                <span class="row-title">{says(title)}{mark}</span>
                <span class="row-who">{says(everybody(&card))}</span>
                <span class="row-facts">{says(facts)}</span>
            </a>
            {here.then(|| delete(card.id.clone(), forget))}
        </li>
    }
    .into_any()
}

/// Deleting takes two clicks: the second says what it does.
fn delete(id: MatchId, forget: Callback<MatchId>) -> AnyView {
    let sure = RwSignal::new(false);
    let press = move |_| if sure.get_untracked() { forget.run(id.clone()) } else { sure.set(true) };
    let (label, really) = (text("pages-match-delete"), text("pages-match-delete-really"));
    view! {
        <button type="button" class="quiet" class:sure=sure data-test="delete" aria-label=move || if sure.get() { really() } else { label() }
            title=label on:click=press on:blur=move |_| sure.set(false)>
            {icon("p-delete")}{move || sure.get().then(really)}
        </button>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mine(id: u8, updated: u64, your_turn: bool) -> Mine {
        let card = serde_json::json!({
            "id": MatchId::from_bytes([id; 16]), "game": "g", "revision": 1, "title": "", "status": "running", "seats": [], "asked": [],
            "clock": "none", "listed": false, "watch": true, "seq": 1, "created": 0, "updated": updated,
        });
        Mine {
            card: serde_json::from_value(card).unwrap_or_else(|error| panic!("{error}")),
            your_turn,
            here: true,
        }
    }

    #[test]
    fn what_waits_for_you_stands_first() {
        let order = ordered(vec![mine(1, 10, false), mine(2, 30, false), mine(3, 5, true)]);
        let updated: Vec<u64> = order.iter().map(|mine| mine.card.updated).collect();
        assert_eq!(updated, [5, 30, 10]);
    }
}
