//! What is on offer for everyone: planets, moons, alliances, the decks.

use leptos::prelude::*;
use orrery_kernel::Phrase;
use orrery_kit::icon;
use orrery_rocket_dice::{AllianceId, MoonId, PlanetId};

use crate::face;
use crate::model::Spot;
use crate::spot::{Look, Tab, arrows, spot};
use crate::table::Table;

/// The seven piles of planets.
pub(crate) fn planets(table: Table) -> AnyView {
    let piles = (0..7).map(|nth| pile(table, nth)).collect_view();
    view! {
        <section class="rd-area rd-planets" data-test="planets">
            <h2 class="rd-head">{icon("rd-planet")}{move || table.t.plain("board-rd-web-planets")}</h2>
            <div class="rd-strip" role="group" aria-label=move || table.t.plain("board-rd-web-planets") on:keydown=arrows>{piles}</div>
        </section>
    }
    .into_any()
}

fn pile(table: Table, nth: usize) -> AnyView {
    let top = Memo::new(move |_| table.view(None, |view| view.piles[nth].top));
    let below = Memo::new(move |_| table.view(0, |view| view.piles[nth].below));
    let value = nth + 6;
    let card = move || {
        match top.get() {
        Some(planet) => planet_card(table, planet, below),
        None => view! { <span class="rd-card rd-gone" title=move || table.t.plain("board-rd-web-pile-empty")><span class="rd-value">{value}</span></span> }.into_any(),
    }
    };
    let deep = move || below.get() > 1;
    view! { <div class="rd-pile" data-pile=value class:deep=deep>{card}</div> }.into_any()
}

fn planet_card(table: Table, planet: PlanetId, below: Memo<u8>) -> AnyView {
    let label = Signal::derive(move || {
        let card = table.t.say(&face::planet_label(planet.card()));
        table.t.say(&Phrase::new("board-rd-web-pile").with("planet", card).with("below", below.get()))
    });
    let left = move || (below.get() > 0).then(|| view! { <span class="rd-below">"+"{below.get()}</span> });
    let inside = view! { {face::planet(table.t, planet.card())} {left} }.into_any();
    let lowest = move || table.view(None, |view| view.piles.iter().find_map(|pile| pile.top));
    let tab = Tab::Or(Signal::derive(move || lowest() == Some(planet)));
    spot(
        table,
        Spot::Pile(planet),
        Look { class: "rd-card rd-card-planet", label, card: Some(planet.to_string()), tab, inside },
    )
}

/// The six kinds of moons.
pub(crate) fn moons(table: Table) -> AnyView {
    let kinds = MoonId::all().map(|moon| kind(table, moon)).collect_view();
    view! {
        <section class="rd-area rd-moons" data-test="moons">
            <h2 class="rd-head">{icon("rd-moon")}{move || table.t.plain("board-rd-web-moons")}</h2>
            <div class="rd-strip" role="group" aria-label=move || table.t.plain("board-rd-web-moons") on:keydown=arrows>{kinds}</div>
        </section>
    }
    .into_any()
}

fn kind(table: Table, moon: MoonId) -> AnyView {
    let left = Memo::new(move |_| table.view(0, |view| view.moons[moon.index()]));
    let price = Memo::new(move |_| table.look(None, |seen| seen.game.moon_price(moon)));
    let card = moon.card();
    let label = Signal::derive(move || {
        let phrase = match price.get() {
            Some(price) => {
                Phrase::new("board-rd-web-moon-supply").with("price", price).with("left", left.get())
            }
            None => Phrase::new("board-rd-web-moon-gone"),
        };
        table.t.say(&phrase.with("name", card.name.get()).with("vp", card.vp).with("attack", card.attack))
    });
    let prices = move || {
        let built = usize::from(
            table.view(0, |view| view.options.moons_per_kind.saturating_sub(view.moons[moon.index()])),
        );
        let most = usize::from(table.view(0, |view| view.options.moons_per_kind));
        let one = |(nth, cost): (usize, u8)| {
            let class = if nth < built {
                "rd-price gone"
            } else if nth == built {
                "rd-price now"
            } else {
                "rd-price"
            };
            let cost = if nth == built { price.get().unwrap_or(cost) } else { cost };
            view! { <span class=class>{cost}</span> }
        };
        card.cost.into_iter().enumerate().take(most).map(one).collect_view()
    };
    let inside = view! { {face::moon(table.t, card)} <span class="rd-prices">{prices}</span> }.into_any();
    let tab = if moon.index() == 0 { Tab::Always } else { Tab::Glowing };
    let look = Look { class: "rd-card rd-card-moon", label, card: Some(moon.to_string()), tab, inside };
    view! { <div class="rd-kind" class:gone=move || left.get() == 0>{spot(table, Spot::Supply(moon), look)}</div> }.into_any()
}

/// The alliances on display, and what lies face down.
pub(crate) fn alliances(table: Table) -> AnyView {
    let display = move || table.view(Vec::new(), |view| view.display.to_vec());
    let decks = move || {
        let [alliances, honours, battles] = table.view([0; 3], |view| {
            [usize::from(view.alliance_deck), view.vp_deck.len(), usize::from(view.battles.deck)]
        });
        let deck = |name: &'static str, key: &'static str, count: usize| {
            let text = table.t.say(&Phrase::new(key).with("count", count as i64));
            let said = text.clone();
            view! { <li class="rd-deck" class:out=count == 0 title=said><span class="rd-back-of-card">{icon(name)}</span><span aria-hidden="true">{count}</span><span class="only-read">{text}</span></li> }
        };
        view! { {deck("rd-alliance", "board-rd-web-deck-alliances", alliances)} {deck("rd-vp-card", "board-rd-web-deck-vp", honours)} {deck("rd-battle", "board-rd-web-deck-battles", battles)} }
    };
    view! {
        <section class="rd-area rd-alliances" data-test="alliances">
            <h2 class="rd-head">{icon("rd-alliance")}{move || table.t.plain("board-rd-web-alliances")}</h2>
            <div class="rd-strip" role="group" aria-label=move || table.t.plain("board-rd-web-alliances") on:keydown=arrows>
                <For each=display key=|alliance| *alliance children=move |alliance| on_display(table, alliance)/>
            </div>
            <ul class="rd-decks">{decks}</ul>
        </section>
    }
    .into_any()
}

fn on_display(table: Table, alliance: AllianceId) -> AnyView {
    let name = alliance.card().name.get();
    let label = Signal::derive(move || table.t.say(&Phrase::new("board-rd-web-alliance").with("name", name)));
    let inside = face::alliance(table.t, alliance.card());
    let tab =
        Tab::Or(Signal::derive(move || table.view(false, |view| view.display.first() == Some(&alliance))));
    spot(
        table,
        Spot::Display(alliance),
        Look { class: "rd-card rd-card-alliance", label, card: Some(alliance.to_string()), tab, inside },
    )
}
