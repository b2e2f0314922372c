//! What can be had in the regions: the moon on top, the price of a development, bonus resources.

use orrery_andromedas_edge::{AndromedasEdge, PlanetId, Resource, SpaceId, Tile, View, content};
use orrery_kernel::Game;
use orrery_words::Lang;

use super::pieces::{cost, resource};
use super::{hanging, name, of_track, said};
use crate::card;
use crate::speak::say;
use crate::style::{HEAD, KEY, paint};

pub(super) fn lines(view: &View, lang: Lang, width: usize) -> Vec<String> {
    let mut lines = vec![paint(KEY, say!(lang, "board-ae-regions"))];
    for space in SpaceId::all() {
        let parts = parts(view, lang, space);
        if !parts.is_empty() {
            let text = format!("  {}{} {}", paint(HEAD, space), title(view, lang, space), parts.join(" · "));
            lines.extend(hanging(&text, width, 6));
        }
    }
    lines
}

fn title(view: &View, lang: Lang, space: SpaceId) -> String {
    match view.sites[space.index()].tile {
        Tile::Planet(planet) => {
            let card = planet.card();
            let kind = name(lang, &content().tracks[card.kind as usize].name);
            format!(" {} ({kind}):", paint(of_track(card.kind), name(lang, &card.name)))
        }
        Tile::Base(base) => format!(" {}:", paint(HEAD, name(lang, &base.card().name))),
        Tile::Special(special) => format!(" {}:", name(lang, &special.card().name)),
        Tile::None | Tile::Nebula => ":".to_owned(),
    }
}

fn parts(view: &View, lang: Lang, space: SpaceId) -> Vec<String> {
    let site = &view.sites[space.index()];
    let mut parts: Vec<String> = site
        .moons
        .iter()
        .rev()
        .map(|moon| {
            let card = moon.card();
            format!("☾ {}: {}", name(lang, &card.name), said(lang, &card.id))
        })
        .collect();
    if view.moons_below[space.index()] > 0 {
        parts.push(say!(lang, "board-ae-moons-below", count = view.moons_below[space.index()]));
    }
    match site.tile {
        Tile::Planet(planet) => {
            parts.extend(of_planet(planet, lang, parts.is_empty(), site.development.is_none()))
        }
        Tile::Special(special) => parts.push(said(lang, &special.card().id)),
        Tile::None | Tile::Nebula | Tile::Base(_) => {}
    }
    let bonus = Resource::ALL.into_iter().filter(|&kind| site.bonus.count(kind) > 0);
    let bonus = bonus.map(|kind| format!("+{} {}", site.bonus.count(kind), resource(lang, kind)));
    parts.into_iter().chain(bonus).filter(|part| !part.is_empty()).collect()
}

/// What a planet gives without a moon, and what its development costs as long as nobody has built it.
fn of_planet(planet: PlanetId, lang: Lang, bare: bool, free: bool) -> Vec<String> {
    let planet = planet.card();
    let development = &content().developments[planet.kind as usize];
    // The last sentence of a planet is what it gives without a moon.
    let printed = if bare { card::said(AndromedasEdge::ID, &planet.id, lang).pop() } else { None };
    let price = free.then(|| {
        let name = name(lang, &development.name);
        say!(
            lang,
            "board-ae-price",
            name = name,
            leaders = development.leaders,
            cost = cost(lang, planet.cost)
        )
    });
    printed.into_iter().chain(price).collect()
}
