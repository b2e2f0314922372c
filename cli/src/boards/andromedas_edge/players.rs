//! What a player has: resources, ships, station, moons, cards, tokens.

use orrery_andromedas_edge::{
    AndromedasEdge, DestinyId, Fleet, Limits, Player, Resource, Rival, Ship, Side, Stats, Track, UpgradeId,
    View, content,
};
use orrery_kernel::{Game, Names, Seat, Viewer};
use orrery_words::{Lang, Words};

use super::pieces::{colored, letter, on_map, resource, ships};
use super::{hanging, name, one_line, said, station};
use crate::card;
use crate::speak::say;
use crate::style::{DIM, HEAD, paint};

pub(super) fn lines(view: &View, viewer: Viewer, seat: Seat, lang: Lang, width: usize) -> Vec<String> {
    let Some(rival) = view.players.get(seat.index()) else { return Vec::new() };
    let own = viewer.is(seat);
    let mut lines = hanging(&title(rival, seat, own, lang), width, 4);
    let mut item = |text: &str| lines.extend(hanging(&format!("    {text}"), width, 6));
    item(&goods(view, rival, lang));
    item(&fleet(&view.fleets[seat.index()], lang));
    item(&values(&rival.open, lang));
    if let Some(faction) = rival.faction.filter(|_| own) {
        // What it started with is the first thing a faction says, and past.
        let said = card::said(AndromedasEdge::ID, &faction.card().id, lang);
        let abilities = one_line(said.get(1..).unwrap_or_default());
        item(&format!("{} {}", say!(lang, "board-ae-own-faction"), paint(DIM, abilities)));
    }
    lines.extend(station::lines(view, seat, own, lang, width));
    for (label, items) in lists(rival, lang) {
        if !items.is_empty() {
            let label = Words::of(lang).plain(label);
            lines.extend(hanging(&format!("    {label} {}", items.join("; ")), width, 6));
        }
    }
    lines.extend(secrets(rival, lang, width));
    lines
}

fn title(rival: &Rival, seat: Seat, own: bool, lang: Lang) -> String {
    let you = if own { say!(lang, "board-ae-you") } else { String::new() };
    let faction = rival.faction.map_or("–", |faction| name(lang, &faction.card().name));
    let vp = rival.open.vp();
    let text = say!(lang, "board-ae-player", seat = seat.to_string(), you = you, faction = faction, vp = vp);
    format!("{} {}", colored(Side::of(seat), format!(" {seat} ")), paint(HEAD, text))
}

/// Storage with its limits, the hand, leaders.
fn goods(view: &View, rival: &Rival, lang: Lang) -> String {
    let player = &rival.open;
    let mut parts: Vec<String> = Resource::STORED
        .into_iter()
        .map(|kind| {
            let count = player.stored.get(kind);
            let limit = match view.options.limits {
                Limits::Standard => paint(DIM, format!("/{}", player.storage(kind))),
                Limits::None => String::new(),
            };
            format!("{}\u{a0}{count}{limit}", resource(lang, kind))
        })
        .collect();
    parts.push(say!(lang, "board-ae-cards", count = rival.cards, limit = player.hand_limit()));
    parts.push(say!(lang, "board-ae-leaders", count = player.leaders, spent = player.spent_leaders));
    parts.join(", ")
}

/// Where the ships are.
fn fleet(fleet: &Fleet, lang: Lang) -> String {
    let places = [
        ("board-ae-bay", fleet.bay),
        ("board-ae-board", on_map(fleet)),
        ("board-ae-docks", fleet.docked),
        ("board-ae-barge", fleet.barge),
        ("board-ae-scrapped", fleet.scrapped),
        ("board-ae-unbuilt", fleet.unbuilt),
    ];
    let there = places.into_iter().filter(|(key, squad)| *key == "board-ae-bay" || !squad.is_empty());
    let there = there.map(|(key, squad)| {
        let letters = if squad.is_empty() { "–".to_owned() } else { ships(lang, squad) };
        format!("{}\u{a0}{letters}", Words::of(lang).plain(key))
    });
    there.collect::<Vec<_>>().join(", ")
}

/// What each type can do, with the upgrade tile in place.
fn values(player: &Player, lang: Lang) -> String {
    let ship = |ship: Ship| {
        let tile = player.upgrades[ship as usize];
        let tile = tile.map_or(String::new(), |tile| format!(" {}", name(lang, &tile.card().name)));
        let values = value(player.stats(ship), player.shields[ship as usize], lang);
        format!("{}{tile}: {values}", paint(HEAD, letter(lang, ship)))
    };
    Ship::ALL.map(ship).join(" · ")
}

/// Range and dice, and what else there is.
fn value(stats: Stats, used: u8, lang: Lang) -> String {
    let able = |ability: u8, text: String| stats.has(ability).then_some(text);
    let parts = [
        Some(say!(lang, "board-ae-values", range = stats.range, dice = stats.weapons)),
        (stats.shields > 0).then(|| say!(lang, "board-ae-shields", count = stats.shields, used = used)),
        (stats.targeting > 0).then(|| say!(lang, "board-ae-targeting", count = stats.targeting)),
        able(Stats::VOYAGE, say!(lang, "board-ae-voyage")),
        able(Stats::ATTACK, say!(lang, "board-ae-attack")),
        able(Stats::JUMP, say!(lang, "board-ae-jump")),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// Moons, developments, tokens and cards that lie open, and how many discovery tokens do not.
fn lists(rival: &Rival, lang: Lang) -> [(&'static str, Vec<String>); 6] {
    let player = &rival.open;
    let moons = player.moons.iter().map(|moon| token_text(lang, &moon.card().name, &moon.card().id));
    let operations = player.operations.moon();
    let operations = operations.map(|moon| token_text(lang, &moon.card().name, &moon.card().id));
    let developments = Track::ALL.into_iter().flat_map(|track| developments(player, track, lang));
    let tokens = player.tokens.iter().map(|token| token_text(lang, &token.card().name, &token.card().id));
    let finds = match rival.finds {
        Some(finds) => {
            let kinds = finds.kinds().flat_map(|token| std::iter::repeat_n(token, finds.count(token).into()));
            kinds.map(|token| token_text(lang, &token.card().name, &token.card().id)).collect()
        }
        None if rival.tokens > 0 => vec![say!(lang, "board-ae-face-down", count = rival.tokens)],
        None => Vec::new(),
    };
    let sustained = player.sustained.cards().map(|card| token_text(lang, &card.card().name, &card.card().id));
    [
        ("board-ae-own-moons", moons.collect()),
        ("board-ae-own-operations", operations.into_iter().collect()),
        ("board-ae-own-developments", developments.collect()),
        ("board-ae-own-tokens", tokens.collect()),
        ("board-ae-own-finds", finds),
        ("board-ae-own-sustained", sustained.collect()),
    ]
}

fn token_text(lang: Lang, names: &'static Names, id: &str) -> String {
    format!("{}: {}", name(lang, names), paint(DIM, said(lang, id)))
}

/// Development cards of a type, those face up first.
fn developments(player: &Player, track: Track, lang: Lang) -> Vec<String> {
    let (up, down) = (player.cards_up[track as usize], player.cards_down[track as usize]);
    let card = &content().developments[track as usize];
    let ready = std::iter::repeat_n(token_text(lang, &card.name, &card.id), up.into());
    let used = say!(lang, "board-ae-used", name = name(lang, &card.name));
    ready.chain(std::iter::repeat_n(used, down.into())).collect()
}

/// What only some may see, one below the other: factions to choose from, upgrade tiles, destiny, hand.
fn secrets(rival: &Rival, lang: Lang, width: usize) -> Vec<String> {
    let dealt = rival.dealt.iter().flatten().map(|card| token_text(lang, &card.card().name, &card.card().id));
    let tiles = rival.tiles.iter().flat_map(|tiles| tiles.iter()).map(|tile| tile_text(tile, lang));
    let destiny = rival.destiny.map(|destiny| {
        let text = say!(lang, "board-ae-own-destiny", name = name(lang, &destiny.card().name));
        format!("    {text} {}", goals(destiny, lang))
    });
    let hand = rival.hand.iter().flat_map(|hand| hand.cards());
    let hand = hand.map(|card| token_text(lang, &card.card().name, &card.card().id));
    let mut lines = list("board-ae-own-factions", &dealt.collect::<Vec<_>>(), lang, width);
    lines.extend(list("board-ae-own-tiles", &tiles.collect::<Vec<_>>(), lang, width));
    lines.extend(destiny.into_iter().flat_map(|text| hanging(&text, width, 6)));
    lines.extend(list("board-ae-own-hand", &hand.collect::<Vec<_>>(), lang, width));
    lines
}

/// A heading and its items, or nothing.
fn list(label: &'static str, items: &[String], lang: Lang, width: usize) -> Vec<String> {
    let head = (!items.is_empty()).then(|| format!("    {}", Words::of(lang).plain(label)));
    let items = items.iter().flat_map(|item| hanging(&format!("      {item}"), width, 8));
    head.into_iter().chain(items).collect()
}

/// An upgrade tile: which ships, what they can do then, a further ability.
fn tile_text(tile: UpgradeId, lang: Lang) -> String {
    let card = tile.card();
    let ship = name(lang, &content().ships[card.ship as usize].name);
    let values = value(card.stats, 0, lang);
    let text = format!("{} ({ship}): {values}", name(lang, &card.name));
    let Some(custom) = &card.custom else { return text };
    let said = card::said(AndromedasEdge::ID, &card.id, lang);
    let own = said.iter().skip_while(|line| *line != name(lang, &custom.name)).cloned();
    format!("{text}. {}", paint(DIM, one_line(&own.collect::<Vec<_>>())))
}

fn goals(destiny: DestinyId, lang: Lang) -> String {
    let goal = |(track, vp): (Track, u8)| {
        let track = name(lang, &content().tracks[track as usize].name);
        say!(lang, "board-ae-goal", track = track, vp = vp)
    };
    destiny.card().goals.map(goal).join(", ")
}
