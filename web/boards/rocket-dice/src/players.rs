//! What the players have: the viewer's own things large, those of the others at a glance and in full when unfolded.

use leptos::prelude::*;
use orrery_kernel::{Phrase, Seat};
use orrery_kit::icon;
use orrery_rocket_dice::{AllianceId, BattleId, Color, MoonId, PlanetId, Rival, SpaceId, VpCardId};

use crate::art::{self, Crest};
use crate::face;
use crate::model::Spot;
use crate::spot::{Look, Tab, arrows, card_only, spot};
use crate::stage::emblem;
use crate::station;
use crate::table::Table;

/// A list of what a player has.
fn listed<T: 'static>(table: Table, seat: Seat, of: fn(&Rival) -> Vec<T>) -> Vec<T> {
    table.view(Vec::new(), |view| view.players.get(seat.index()).map(of).unwrap_or_default())
}

fn number(table: Table, seat: Seat, of: fn(&Rival) -> u8) -> u8 {
    table.view(0, |view| view.players.get(seat.index()).map_or(0, of))
}

fn planets(player: &Rival) -> Vec<PlanetId> {
    player.planets.iter().collect()
}

fn moons(player: &Rival) -> Vec<MoonId> {
    MoonId::all().filter(|moon| player.moons[moon.index()] > 0).collect()
}

fn alliances(player: &Rival) -> Vec<AllianceId> {
    player.alliances.iter().collect()
}

fn vp_cards(player: &Rival) -> Vec<VpCardId> {
    player.vp_cards.into_iter().flat_map(|cards| cards.iter().collect::<Vec<_>>()).collect()
}

fn won(player: &Rival) -> Vec<BattleId> {
    player.won.iter().collect()
}

/// What a seat would score now, as far as the viewer may know, and whether that is all.
pub(crate) fn score(table: Table, seat: Seat) -> (i16, bool) {
    table.look((0, true), |seen| {
        let sheet = seen.game.sheet(seat);
        let known = seen
            .view
            .players
            .get(seat.index())
            .is_some_and(|player| player.vp_cards.is_some() || player.vp_card_count == 0);
        let hidden = if known { 0 } else { i16::from(sheet.vp_cards) };
        (sheet.total() - hidden, known)
    })
}

/// The head of a player: emblem, name, empire, score.
fn head(table: Table, seat: Seat) -> AnyView {
    let empire = Memo::new(move |_| {
        table.view(None, |view| view.players.get(seat.index()).map(|player| player.empire))
    });
    let label = Signal::derive(move || {
        let name = table.name(seat);
        match empire.get() {
            Some(empire) => table.t.say(
                &Phrase::new("board-rd-web-player")
                    .with("name", name)
                    .with("empire", empire.card().name.get()),
            ),
            None => name,
        }
    });
    let total = move || {
        let (total, known) = score(table, seat);
        let text = table.t.say(
            &Phrase::new("board-rd-web-score")
                .with("vp", total)
                .with("known", if known { "yes" } else { "no" }),
        );
        let said = text.clone();
        view! { <span class="rd-total" title=said data-score=total>{icon("rd-vp")}<b aria-hidden="true">{total}{(!known).then_some("+")}</b><span class="only-read">{text}</span></span> }
    };
    let crest = move || {
        empire.get().map(|empire| {
        let name = empire.card().name.get();
        let label = Signal::derive(move || table.t.say(&Phrase::new("board-rd-web-empire").with("name", name)));
        let inside = view! { {face::drawn("rd-crest", art::emblem(Crest::Empire, &empire.card().id))} {face::named(table.t, name)} }.into_any();
        card_only(table, "rd-empire", label, empire.to_string(), true, inside)
    })
    };
    let inside =
        view! { {icon(emblem(seat))} <span class="rd-who">{move || table.name(seat)}</span> }.into_any();
    let look = Look { class: "rd-player-name", label, card: None, tab: Tab::Glowing, inside };
    view! { <header class="rd-player-head">{spot(table, Spot::Seat(seat), look)} {crest} {total}</header> }
        .into_any()
}

/// How much of everything a player has.
fn counts(table: Table, seat: Seat) -> AnyView {
    type Count = (&'static str, &'static str, fn(&Rival) -> u8);
    const COUNTS: [Count; 8] = [
        ("rd-planet", "board-rd-web-count-planets", |player| player.planets.len()),
        ("rd-station", "board-rd-web-count-spaces", |player| player.station.len()),
        ("rd-moon", "board-rd-web-count-moons", |player| player.moons.iter().sum()),
        ("rd-scrap", "board-rd-web-count-scrap", |player| player.scrap),
        ("rd-attack", "board-rd-web-count-attack", |player| player.attack),
        ("rd-alliance", "board-rd-web-count-alliances", |player| player.alliances.len()),
        ("rd-vp-card", "board-rd-web-count-vp-cards", |player| player.vp_card_count),
        ("rd-battle", "board-rd-web-count-battles", |player| player.won.len()),
    ];
    let one = move |(name, key, of): Count| {
        let now = Memo::new(move |_| number(table, seat, of));
        let text = move || table.t.say(&Phrase::new(key).with("count", now.get()));
        view! { <li class="rd-count" class:none=move || now.get() == 0 title=text data-count=name>{icon(name)}<span aria-hidden="true">{move || now.get()}</span><span class="only-read">{text}</span></li> }
    };
    view! { <ul class="rd-counts">{COUNTS.map(one).collect_view()}</ul> }.into_any()
}

/// The panel of another player.
pub(crate) fn rival(table: Table, seat: Seat) -> AnyView {
    let active = move || table.view(false, |view| view.active == seat && view.round > 0);
    let more = RwSignal::new(false);
    let unfolded = move || more.get().then(|| belongings(table, seat));
    let toggle = move || table.t.plain(if more.get() { "board-rd-web-less" } else { "board-rd-web-more" });
    view! {
        <section class=format!("rd-player rd-rival seat-{seat}") class:active=active data-seat=seat.to_string() aria-label=move || table.name(seat)>
            {head(table, seat)}
            {counts(table, seat)}
            {station_dots(table, seat)}
            <button type="button" class="rd-more quiet" aria-label=toggle title=toggle aria-expanded=move || if more.get() { "true" } else { "false" }
                on:click=move |_| more.update(|more| *more = !*more)>{icon("rd-unfold")}</button>
            {unfolded}
        </section>
    }
    .into_any()
}

/// The Station of another player at a glance: a dot for each space.
fn station_dots(table: Table, seat: Seat) -> AnyView {
    let dot = move |space: SpaceId| {
        let marked = move || {
            table.view(false, |view| {
                view.players.get(seat.index()).is_some_and(|player| player.station.contains(space))
            })
        };
        view! { <span class="rd-dot" class:marked=marked></span> }
    };
    let row = move |row: Color| {
        let dots = SpaceId::all().filter(|space| space.card().row == row).map(dot).collect_view();
        view! { <span class=station::row_dots(row)>{dots}</span> }
    };
    view! { <div class="rd-dots" aria-hidden="true">{station::ROWS.map(row).collect_view()}</div> }.into_any()
}

/// The Station of another player with its numbers.
fn numbers(table: Table, seat: Seat) -> AnyView {
    let space = move |id: SpaceId| {
        let marked = move || {
            table.view(false, |view| {
                view.players.get(seat.index()).is_some_and(|player| player.station.contains(id))
            })
        };
        let text = move || {
            table.t.say(
                &Phrase::new(if marked() { "board-rd-web-space-marked" } else { "board-rd-web-space" })
                    .with("name", id.card().name.get()),
            )
        };
        view! { <li class="rd-number" class:marked=marked><span aria-hidden="true">{id.card().number}</span><span class="only-read">{text}</span></li> }
    };
    let row = move |row: Color| {
        let spaces = SpaceId::all().filter(|id| id.card().row == row).map(space).collect_view();
        view! { <ul class=station::row_dots(row)>{spaces}</ul> }
    };
    view! { <div class="rd-numbers">{station::ROWS.map(row).collect_view()}</div> }.into_any()
}

/// Every card of another player.
fn belongings(table: Table, seat: Seat) -> AnyView {
    let named = move |name: orrery_kernel::Name| Signal::derive(move || table.t.name(name));
    let planets = move || {
        listed(table, seat, planets)
            .into_iter()
            .map(|id| {
                card_only(
                    table,
                    "rd-card rd-card-planet",
                    named(id.card().name.get()),
                    id.to_string(),
                    true,
                    face::planet(table.t, id.card()),
                )
            })
            .collect_view()
    };
    let moons = move || {
        listed(table, seat, moons)
            .into_iter()
            .map(|id| {
                card_only(
                    table,
                    "rd-card rd-card-moon",
                    named(id.card().name.get()),
                    id.to_string(),
                    true,
                    face::moon(table.t, id.card()),
                )
            })
            .collect_view()
    };
    let alliances = move || {
        listed(table, seat, alliances)
            .into_iter()
            .map(|id| {
                card_only(
                    table,
                    "rd-card rd-card-alliance",
                    named(id.card().name.get()),
                    id.to_string(),
                    true,
                    face::alliance(table.t, id.card()),
                )
            })
            .collect_view()
    };
    let won = move || {
        listed(table, seat, won)
            .into_iter()
            .map(|id| {
                card_only(
                    table,
                    "rd-card rd-card-battle",
                    named(id.card().name.get()),
                    id.to_string(),
                    true,
                    face::battle(table.t, id.card(), false),
                )
            })
            .collect_view()
    };
    let honours = move || {
        listed(table, seat, vp_cards)
            .into_iter()
            .map(|id| {
                card_only(
                    table,
                    "rd-card rd-card-vp",
                    named(id.card().name.get()),
                    id.to_string(),
                    true,
                    face::vp_card(table.t, id.card()),
                )
            })
            .collect_view()
    };
    let backs = move || {
        let hidden =
            number(table, seat, |player| if player.vp_cards.is_none() { player.vp_card_count } else { 0 });
        (0..hidden)
            .map(|_| view! { <span class="rd-back-of-card" aria-hidden="true">{icon("rd-vp-card")}</span> })
            .collect_view()
    };
    view! {
        {numbers(table, seat)}
        <div class="rd-strip rd-belongings">{planets}{moons}{alliances}{won}{honours}</div>
        <div class="rd-backs">{backs}</div>
    }
    .into_any()
}

/// The viewer's own panel.
pub(crate) fn own(table: Table, seat: Seat) -> AnyView {
    let active = move || table.view(false, |view| view.active == seat && view.round > 0);
    view! {
        <section class=format!("rd-player rd-own seat-{seat}") class:active=active data-seat=seat.to_string() aria-label=move || table.name(seat)>
            {head(table, seat)}
            {counts(table, seat)}
            <div class="rd-aid">
                {station::station(table, seat)}
                <div class="rd-tracks">{station::attack(table, seat)} {station::scrap(table, seat)}</div>
            </div>
            <div class="rd-hand" on:keydown=arrows role="group" aria-label=move || table.t.plain("board-rd-web-yours") data-test="own-cards">
                <For each=move || listed(table, seat, planets) key=|id| *id children=move |id| own_planet(table, seat, id)/>
                <For each=move || listed(table, seat, moons) key=|id| *id children=move |id| own_moon(table, seat, id)/>
                <For each=move || listed(table, seat, alliances) key=|id| *id children=move |id| own_alliance(table, id)/>
                <For each=move || listed(table, seat, vp_cards) key=|id| *id children=move |id| own_vp_card(table, seat, id)/>
                <For each=move || listed(table, seat, won) key=|id| *id children=move |id| own_battle(table, id)/>
            </div>
        </section>
    }
    .into_any()
}

fn own_planet(table: Table, seat: Seat, id: PlanetId) -> AnyView {
    let turned = Memo::new(move |_| {
        table.view(false, |view| view.players.get(seat.index()).is_some_and(|me| me.turned.contains(id)))
    });
    let label = Signal::derive(move || {
        let name = table.t.say(&face::planet_label(id.card()));
        if turned.get() {
            table.t.say(&Phrase::new("board-rd-web-turned").with("planet", name))
        } else {
            name
        }
    });
    let look = Look {
        class: "rd-card rd-card-planet",
        label,
        card: Some(id.to_string()),
        tab: Tab::Glowing,
        inside: face::planet(table.t, id.card()),
    };
    view! { <div class="rd-held-card" class:turned=move || turned.get()>{spot(table, Spot::Colony(id), look)}</div> }.into_any()
}

fn own_moon(table: Table, seat: Seat, id: MoonId) -> AnyView {
    let copies = Memo::new(move |_| {
        table.view(0, |view| view.players.get(seat.index()).map_or(0, |me| me.moons[id.index()]))
    });
    let label = Signal::derive(move || {
        table.t.say(
            &Phrase::new("board-rd-web-own-moon")
                .with("name", id.card().name.get())
                .with("count", copies.get()),
        )
    });
    let several =
        move || (copies.get() > 1).then(|| view! { <span class="rd-below">"×"{copies.get()}</span> });
    let inside = view! { {face::moon(table.t, id.card())} {several} }.into_any();
    view! { <div class="rd-held-card">{spot(table, Spot::Moon(id), Look { class: "rd-card rd-card-moon", label, card: Some(id.to_string()), tab: Tab::Glowing, inside })}</div> }.into_any()
}

fn own_alliance(table: Table, id: AllianceId) -> AnyView {
    let label = Signal::derive(move || {
        table.t.say(&Phrase::new("board-rd-web-alliance").with("name", id.card().name.get()))
    });
    let look = Look {
        class: "rd-card rd-card-alliance",
        label,
        card: Some(id.to_string()),
        tab: Tab::Glowing,
        inside: face::alliance(table.t, id.card()),
    };
    view! { <div class="rd-held-card">{spot(table, Spot::Alliance(id), look)}</div> }.into_any()
}

fn own_vp_card(table: Table, seat: Seat, id: VpCardId) -> AnyView {
    let worth = Memo::new(move |_| table.look(0, |seen| seen.game.worth(id, seat)));
    let label = Signal::derive(move || {
        table.t.say(
            &Phrase::new("board-rd-web-vp-card").with("name", id.card().name.get()).with("vp", worth.get()),
        )
    });
    let inside = view! { {face::vp_card(table.t, id.card())} <span class="rd-below">{move || worth.get()}{icon("rd-vp")}</span> }.into_any();
    view! { <div class="rd-held-card">{spot(table, Spot::VpCard(id), Look { class: "rd-card rd-card-vp", label, card: Some(id.to_string()), tab: Tab::Glowing, inside })}</div> }.into_any()
}

fn own_battle(table: Table, id: BattleId) -> AnyView {
    let label = Signal::derive(move || {
        table
            .t
            .say(&Phrase::new("board-rd-web-won").with("name", id.card().name.get()).with("vp", id.card().vp))
    });
    let two = table.view(false, |view| view.players.len() == 2);
    view! { <div class="rd-held-card">{card_only(table, "rd-card rd-card-battle", label, id.to_string(), false, face::battle(table.t, id.card(), two))}</div> }.into_any()
}
