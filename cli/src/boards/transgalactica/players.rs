//! What a player has.

use orrery_kernel::{Names, Seat, Viewer};
use orrery_transgalactica::{Player, Rival, Track, View};
use orrery_words::{Lang, Words};

use super::{name, said};
use crate::boards::hanging;
use crate::speak::say;
use crate::style::{DIM, HEAD, paint};

/// A few lines per player: goods, levels and workers, then cards and tiles by name.
pub(super) fn lines(view: &View, viewer: Viewer, seat: Seat, lang: Lang, width: usize) -> Vec<String> {
    let Some(rival) = view.players.get(seat.index()) else { return Vec::new() };
    let player = &rival.open;
    let you = if viewer.is(seat) { say!(lang, "board-tg-you") } else { String::new() };
    let skill = player.skill.map_or("–", |skill| name(lang, &skill.card().name));
    let who =
        say!(lang, "board-tg-player", seat = seat.to_string(), you = you, skill = skill, vp = player.vp());
    let mut lines = hanging(&paint(HEAD, who), width, 4);
    for text in [goods(player, lang), levels(player, lang), workers(player, lang)] {
        lines.extend(hanging(&format!("    {text}"), width, 6));
    }
    for (label, items) in lists(rival, viewer.is(seat), lang) {
        if !items.is_empty() {
            let label = Words::of(lang).plain(label);
            lines.extend(hanging(&format!("    {label} {}", items.join("; ")), width, 6));
        }
    }
    lines
}

fn goods(player: &Player, lang: Lang) -> String {
    let [minerals, energy, aliens, credits] = player.goods.0;
    say!(lang, "board-tg-goods", minerals = minerals, energy = energy, aliens = aliens, credits = credits)
}

fn levels(player: &Player, lang: Lang) -> String {
    let level = |track: Track| player.level(track);
    say!(
        lang,
        "board-tg-levels",
        technology = level(Track::Technology),
        military = level(Track::Military),
        production = level(Track::Production),
        politics = level(Track::Politics),
        trade = level(Track::Trade),
    )
}

fn workers(player: &Player, lang: Lang) -> String {
    say!(
        lang,
        "board-tg-workers",
        captains = player.crew.captains,
        crew = player.crew.ready,
        frozen = player.crew.frozen,
        outposts = player.outposts.len(),
        markers = player.cargo,
    )
}

/// Cards and tiles by name; objectives only where they may be seen. One's own missions and objectives say what they want.
fn lists(rival: &Rival, own: bool, lang: Lang) -> [(&'static str, Vec<String>); 7] {
    let player = &rival.open;
    let named = |names: &'static Names| name(lang, names).to_owned();
    let told = |names: &'static Names, id: String| match own {
        true => format!("{}: {}", name(lang, names), paint(DIM, said(lang, &id))),
        false => named(names),
    };
    let tiles = [player.tiles, player.stock]
        .into_iter()
        .flat_map(|bag| bag.kinds().flat_map(move |tile| std::iter::repeat_n(tile, bag.count(tile).into())));
    let pirates = player.berths.into_iter().flatten().chain(player.kept.iter());
    let objectives = rival.objectives.into_iter().flatten();
    let mining = player.mining.into_iter().flatten();
    [
        ("board-tg-own-techs", player.techs.iter().map(|card| named(&card.card().name)).collect()),
        (
            "board-tg-own-log",
            player.log.iter().map(|card| told(&card.card().name, card.to_string())).collect(),
        ),
        ("board-tg-own-fulfilled", player.fulfilled.iter().map(|card| named(&card.card().name)).collect()),
        ("board-tg-own-tiles", tiles.map(|tile| named(&tile.card().name)).collect()),
        ("board-tg-own-mining", mining.map(|tile| named(&tile.card().name)).collect()),
        ("board-tg-own-pirates", pirates.map(|pirate| named(&pirate.card().name)).collect()),
        (
            "board-tg-own-objectives",
            objectives.map(|card| told(&card.card().name, card.to_string())).collect(),
        ),
    ]
}
