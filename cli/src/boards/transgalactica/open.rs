//! What lies open for everybody: areas, mining tile, cards, missions, the Senate.

use orrery_kernel::Seat;
use orrery_transgalactica::{Area, View, content};
use orrery_words::Lang;

use super::{name, said, seats};
use crate::boards::hanging;
use crate::speak::say;
use crate::style::{DIM, KEY, paint};

pub(super) fn lines(view: &View, lang: Lang, width: usize) -> Vec<String> {
    let mut lines = vec![paint(KEY, say!(lang, "board-tg-areas"))];
    let mut item = |text: String| lines.extend(hanging(&format!("  {text}"), width, 4));
    let taken = |area: &Area| !view.spaces[*area as usize].is_empty();
    for area in Area::ALL.into_iter().filter(taken) {
        let captains = seats(view.spaces[area as usize].iter());
        item(format!("{} {captains}", name(lang, &content().areas[area as usize].name)));
    }
    let tile = view.mining_tile.map_or("–", |tile| name(lang, &tile.card().name));
    lines.extend(hanging(&say!(lang, "board-tg-mining", tile = tile, pile = view.mining_pile), width, 2));
    lines.push(paint(KEY, say!(lang, "board-tg-senate")));
    for bench in &view.senate {
        let office = bench.office.map_or("", |office| name(lang, &office.card().name));
        let holders = seats(bench.golden.into_iter().chain(bench.silver));
        let text = format!("  {} {office} {holders}", name(lang, &bench.decree.card().name));
        let said = paint(DIM, said(lang, &bench.decree.to_string()));
        lines.extend(hanging(&format!("{}: {said}", text.trim_end()), width, 4));
    }
    lines
}

/// Technology cards and missions with what they say.
pub(super) fn cards(view: &View, lang: Lang, width: usize) -> Vec<String> {
    let mut lines = vec![paint(KEY, say!(lang, "board-tg-techs"))];
    for tech in view.techs.iter() {
        let owners = Seat::all(view.players.len() as u8);
        let owners = seats(owners.filter(|seat| view.players[seat.index()].open.techs.contains(tech)));
        let title = format!("{} {} {owners}", tech.card().level, name(lang, &tech.card().name));
        let text = format!("  {}: {}", title.trim_end(), paint(DIM, said(lang, &tech.to_string())));
        lines.extend(hanging(&text, width, 4));
    }
    for (level, missions) in (1u8..).zip(&view.missions) {
        let head = say!(lang, "board-tg-missions", level = level, deck = missions.deck);
        lines.extend(hanging(&paint(KEY, head), width, 2));
        for mission in missions.open.iter().flatten() {
            let said = paint(DIM, said(lang, &mission.to_string()));
            lines.extend(hanging(&format!("  {}: {said}", name(lang, &mission.card().name)), width, 4));
        }
    }
    lines
}
