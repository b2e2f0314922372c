//! Open tables of the server, to join or to watch.

use leptos::prelude::*;
use orrery_kernel::Phrase;
use orrery_kit::{Catalogue, Page};
use orrery_wire::{MatchCard, Status};

use super::server::{Reach, Server};
use crate::browser::{says, text};
use crate::who::{everybody, game_name, open_seats, stands};

/// The section of the front page.
pub(crate) fn open(server: Server) -> AnyView {
    let catalogue = use_context::<Catalogue>();
    let (asking, away, none) =
        (text("pages-tables-asking"), text("pages-tables-away"), text("pages-tables-none"));
    // One's own stand further up.
    let others = Memo::new(move |_| {
        let mine = server.mine.get();
        let of_others = |card: &MatchCard| mine.iter().all(|own| own.card.id != card.id);
        server.lobby.get().into_iter().filter(of_others).collect::<Vec<_>>()
    });
    let instead = move || match server.reach.get() {
        Reach::Asking => Some(asking()),
        Reach::Away => Some(away()),
        Reach::There => others.with(Vec::is_empty).then(none),
    };
    let listed = move || match server.reach.get() {
        Reach::There => others.get(),
        Reach::Asking | Reach::Away => Vec::new(),
    };
    let key = |card: &MatchCard| (card.id.to_string(), card.seq);
    view! {
        <section class="tables" data-test="tables">
            <h2>{text("pages-tables")}</h2>
            <p class="hint" role="status">{instead}</p>
            <ul class="rows"><For each=listed key=key let:card>{row(card, catalogue)}</For></ul>
        </section>
    }
    .into_any()
}

fn row(card: MatchCard, catalogue: Option<Catalogue>) -> AnyView {
    let game = Phrase::new("pages-match-game").with("game", game_name(catalogue, &card.game));
    let title = match card.title.trim() {
        "" => game,
        title => Phrase::new("pages-table-titled").with("title", title.to_owned()).with("game", game),
    };
    let joins = card.status == Status::Gathering && open_seats(&card) > 0;
    let way = if joins { text("pages-table-join") } else { text("pages-table-watch") };
    view! {
        <li class="row" data-match=card.id.to_string()>
            <a class="row-main" href=Page::Table(card.id.to_string()).path()>
                <span class="row-title">{says(title)}</span>
                <span class="row-who">{says(everybody(&card))}</span>
                <span class="row-facts">{says(stands(&card))}</span>
            </a>
            <a class="button" class:act=joins href=Page::Table(card.id.to_string()).path()>{way}</a>
        </li>
    }
    .into_any()
}
