//! What a player has: resources, ships, station, moons, cards, tokens.

use orrery_andromedas_edge::{
    Fleet, Limits, Player, Resource, Rival, Ship, Squad, Stats, Track, View, content,
};
use orrery_kernel::{Seat, Viewer};
use orrery_words::{Lang, Words};

use super::pieces::{colored, letter, resource, ships};
use super::{hanging, name, said, station};
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
    lines.extend(station::lines(view, seat, own, lang, width));
    for (label, items) in lists(rival, lang) {
        if !items.is_empty() {
            let label = Words::of(lang).plain(label);
            lines.extend(hanging(&format!("    {label} {}", items.join("; ")), width, 6));
        }
    }
    lines.extend(hand(rival, lang, width));
    lines
}

fn title(rival: &Rival, seat: Seat, own: bool, lang: Lang) -> String {
    let you = if own { say!(lang, "board-ae-you") } else { String::new() };
    let faction = rival.faction.map_or("–", |faction| name(lang, &faction.card().name));
    let vp = rival.open.vp();
    let text = say!(lang, "board-ae-player", seat = seat.to_string(), you = you, faction = faction, vp = vp);
    format!("{} {}", colored(seat.index(), format!(" {seat} ")), paint(HEAD, text))
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
    let mut board = Squad::NONE;
    fleet.board.iter().for_each(|&squad| board.join(squad));
    let places = [
        ("board-ae-bay", fleet.bay),
        ("board-ae-board", board),
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
        let stats = player.stats(ship);
        let tile = player.upgrades[ship as usize]
            .map_or(String::new(), |tile| format!(" {}", name(lang, &tile.card().name)));
        let numbers = say!(lang, "board-ae-values", range = stats.range, dice = stats.weapons);
        let shields = (stats.shields > 0).then(|| {
            let used = player.shields[ship as usize];
            say!(lang, "board-ae-shields", count = stats.shields, used = used)
        });
        let targeting =
            (stats.targeting > 0).then(|| say!(lang, "board-ae-targeting", count = stats.targeting));
        let able = |ability: u8, text: String| stats.has(ability).then_some(text);
        let parts = [
            Some(numbers),
            shields,
            targeting,
            able(Stats::VOYAGE, say!(lang, "board-ae-voyage")),
            able(Stats::ATTACK, say!(lang, "board-ae-attack")),
            able(Stats::JUMP, say!(lang, "board-ae-jump")),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        format!("{}{tile}: {}", paint(HEAD, letter(lang, ship)), parts.join(", "))
    };
    Ship::ALL.map(ship).join(" · ")
}

/// Moons, developments, tokens, tiles; what is secret only where it may be seen.
fn lists(rival: &Rival, lang: Lang) -> [(&'static str, Vec<String>); 8] {
    let player = &rival.open;
    let moons = player.moons.iter().map(|moon| name(lang, &moon.card().name).to_owned()).collect();
    let operations = player.operations.moon().map(|moon| name(lang, &moon.card().name).to_owned());
    let developments = Track::ALL.into_iter().flat_map(|track| developments(player, track, lang)).collect();
    let tokens = player.tokens.iter().map(|token| token_text(lang, &token.card().name, &token.card().id));
    let finds = match rival.finds {
        Some(finds) => {
            let kinds = finds.kinds().flat_map(|token| std::iter::repeat_n(token, finds.count(token).into()));
            kinds.map(|token| token_text(lang, &token.card().name, &token.card().id)).collect()
        }
        None if rival.tokens > 0 => vec![say!(lang, "board-ae-face-down", count = rival.tokens)],
        None => Vec::new(),
    };
    let tiles = rival.tiles.iter().flat_map(|tiles| tiles.iter()).map(|tile| {
        let ship = name(lang, &content().ships[tile.card().ship as usize].name);
        format!("{} ({ship})", name(lang, &tile.card().name))
    });
    let sustained = player.sustained.cards().map(|card| token_text(lang, &card.card().name, &card.card().id));
    let choices = rival
        .dealt
        .iter()
        .flatten()
        .map(|faction| token_text(lang, &faction.card().name, &faction.card().id));
    [
        ("board-ae-own-factions", choices.collect()),
        ("board-ae-own-moons", moons),
        ("board-ae-own-operations", operations.into_iter().collect()),
        ("board-ae-own-developments", developments),
        ("board-ae-own-tokens", tokens.collect()),
        ("board-ae-own-finds", finds),
        ("board-ae-own-tiles", tiles.collect()),
        ("board-ae-own-sustained", sustained.collect()),
    ]
}

fn token_text(lang: Lang, names: &'static orrery_andromedas_edge::Names, id: &str) -> String {
    format!("{}: {}", name(lang, names), paint(DIM, said(lang, id)))
}

/// Development cards of a type, those face up first.
fn developments(player: &Player, track: Track, lang: Lang) -> Vec<String> {
    let (up, down) = (player.cards_up[track as usize], player.cards_down[track as usize]);
    let title = name(lang, &content().developments[track as usize].name);
    let ready = std::iter::repeat_n(title.to_owned(), up.into());
    let used = say!(lang, "board-ae-used", name = title);
    ready.chain(std::iter::repeat_n(used, down.into())).collect()
}

/// The hand and the destiny card, one below the other, where they may be seen.
fn hand(rival: &Rival, lang: Lang, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(destiny) = rival.destiny {
        let text = say!(lang, "board-ae-own-destiny", name = name(lang, &destiny.card().name));
        lines.extend(hanging(&format!("    {text} {}", goals(destiny, lang)), width, 6));
    }
    let Some(hand) = rival.hand.filter(|hand| !hand.is_empty()) else { return lines };
    lines.push(format!("    {}", say!(lang, "board-ae-own-hand")));
    for card in hand.cards() {
        let text = token_text(lang, &card.card().name, &card.card().id);
        lines.extend(hanging(&format!("      {text}"), width, 8));
    }
    lines
}

fn goals(destiny: orrery_andromedas_edge::DestinyId, lang: Lang) -> String {
    let goal = |(track, vp): (Track, u8)| {
        let track = name(lang, &content().tracks[track as usize].name);
        say!(lang, "board-ae-goal", track = track, vp = vp)
    };
    destiny.card().goals.map(goal).join(", ")
}
