//! What a player has.

use orrery_kernel::{Seat, Viewer};
use orrery_rocket_dice::{Color, MoonId, PlanetId, Rival, SpaceId, View};
use orrery_words::Lang;

use super::dice::style;
use super::offer::letters;
use crate::boards::{hanging, name};
use crate::speak::say;
use crate::style::{ASK, HEAD, paint};

/// A few lines per player: tracks and counts, The Station, then cards by name.
pub(super) fn lines(view: &View, viewer: Viewer, seat: Seat, lang: Lang, width: usize) -> Vec<String> {
    let Some(player) = view.players.get(seat.index()) else { return Vec::new() };
    let active = if view.active == seat && view.round > 0 { paint(ASK, "►") } else { " ".to_owned() };
    let you = if viewer.is(seat) { say!(lang, "board-rd-you") } else { String::new() };
    let empire = name(lang, &player.empire.card().name);
    let who = say!(lang, "board-rd-player", seat = seat.to_string(), you = you, empire = empire);
    let mut lines = hanging(&format!("{active} {} {}", paint(HEAD, who), tracks(player, lang)), width, 4);
    lines.push(format!("    {}", station(player)));
    let lists = [
        ("board-rd-own-planets", planets(player, lang)),
        ("board-rd-own-moons", moons(player, lang)),
        (
            "board-rd-own-alliances",
            player.alliances.iter().map(|id| name(lang, &id.card().name).to_owned()).collect(),
        ),
        (
            "board-rd-own-battles",
            player.won.iter().map(|id| name(lang, &id.card().name).to_owned()).collect(),
        ),
        ("board-rd-own-vp-cards", vp_cards(player, lang)),
    ];
    for (label, items) in lists {
        if !items.is_empty() {
            let label = orrery_words::Words::of(lang).plain(label);
            lines.extend(hanging(&format!("    {label} {}", items.join(", ")), width, 6));
        }
    }
    lines
}

/// Scrap, attack on the track and printed, and how far the ways to end have come.
fn tracks(player: &Rival, lang: Lang) -> String {
    let upright = player.planets.iter().filter(|&planet| !player.turned.contains(planet));
    let on_planets: u8 = upright.map(|planet| planet.card().attack).sum();
    let on_moons: u8 = MoonId::all().zip(player.moons).map(|(moon, count)| moon.card().attack * count).sum();
    say!(
        lang,
        "board-rd-tracks",
        scrap = player.scrap,
        attack = player.attack,
        printed = on_planets + on_moons,
        planets = player.planets.len(),
        spaces = player.station.len(),
        cards = player.vp_card_count,
    )
}

/// The numbers of each row; marked ones with a star.
fn station(player: &Rival) -> String {
    let rows = [Color::Purple, Color::Silver, Color::Blue, Color::White];
    let rows: Vec<String> = rows.into_iter().map(|row| station_row(player, row)).collect();
    rows.join("  ")
}

fn station_row(player: &Rival, row: Color) -> String {
    let spaces = SpaceId::all().filter(|space| space.card().row == row);
    let letter = row.word().chars().next().unwrap_or_default();
    let spaces: Vec<String> = spaces
        .map(|space| match player.station.contains(space) {
            true => paint(style(row), format!("{}*", space.card().number)),
            false => space.card().number.to_string(),
        })
        .collect();
    format!("{letter} {}", spaces.join(" "))
}

fn planets(player: &Rival, lang: Lang) -> Vec<String> {
    let shown = |planet: PlanetId| {
        let card = planet.card();
        let turned =
            if player.turned.contains(planet) { say!(lang, "board-rd-turned") } else { String::new() };
        format!("{} {}{turned}", name(lang, &card.name), letters(card.colors))
    };
    player.planets.iter().map(shown).collect()
}

fn moons(player: &Rival, lang: Lang) -> Vec<String> {
    let held = MoonId::all().zip(player.moons).filter(|&(_, count)| count > 0);
    held.map(|(moon, count)| match count {
        1 => name(lang, &moon.card().name).to_owned(),
        several => format!("{several}× {}", name(lang, &moon.card().name)),
    })
    .collect()
}

/// Only where they may be seen.
fn vp_cards(player: &Rival, lang: Lang) -> Vec<String> {
    let cards = player.vp_cards.into_iter().flat_map(|cards| cards.iter().collect::<Vec<_>>());
    cards.map(|card| name(lang, &card.card().name).to_owned()).collect()
}
