//! Whose turn it is, how long the game goes on, and what was agreed on.

use orrery_andromedas_edge::{Deck, Length, Limits, Marker, Special, View, content};
use orrery_kernel::Viewer;
use orrery_words::Lang;

use super::{hanging, name};
use crate::speak::say;
use crate::style::{ASK, HEAD, paint};

pub(super) fn lines(view: &View, viewer: Viewer, lang: Lang, width: usize) -> Vec<String> {
    let parts = [turn(view, viewer, lang), length(view, lang), marker(view, lang)];
    let mut lines = hanging(&paint(HEAD, parts.join(" · ")), width, 2);
    lines.extend(hanging(&options(view, lang).join(", "), width, 2));
    let turns = view.last_turns.map(|turns| say!(lang, "board-ae-last-turns", count = turns));
    lines.extend(turns.into_iter().flat_map(|text| hanging(&paint(ASK, text), width, 2)));
    lines
}

fn turn(view: &View, viewer: Viewer, lang: Lang) -> String {
    let you = if viewer.is(view.active) { say!(lang, "board-ae-you") } else { String::new() };
    let unity = view.unity.as_ref().is_some_and(|unity| unity.open.is_acting());
    let turn = match view.players.iter().all(|player| player.chosen) {
        true if unity => say!(lang, "board-ae-unity-turn"),
        true => say!(lang, "board-ae-turn", seat = view.active.to_string(), you = you),
        false => return say!(lang, "board-ae-setup"),
    };
    match view.turn.region {
        Some(space) => format!("{turn} · {}", say!(lang, "board-ae-active", space = space.to_string())),
        None => turn,
    }
}

fn length(view: &View, lang: Lang) -> String {
    let terminus = content().limits.terminus[view.options.length as usize];
    match view.options.length {
        Length::Short => say!(lang, "board-ae-short", vp = terminus),
        Length::Medium => say!(lang, "board-ae-medium", vp = terminus),
        Length::Long => say!(lang, "board-ae-long", vp = terminus),
    }
}

fn marker(view: &View, lang: Lang) -> String {
    let last = content().limits.event_end;
    match view.marker {
        Marker::On(space) => say!(lang, "board-ae-marker", space = space, last = last),
        Marker::Pending => say!(lang, "board-ae-marker-pending"),
        Marker::Removed => say!(lang, "board-ae-marker-removed"),
    }
}

fn options(view: &View, lang: Lang) -> Vec<String> {
    let options = &view.options;
    let deck = match options.deck {
        Deck::GalacticDawn => say!(lang, "board-ae-dawn"),
        Deck::CosmicTwilight => say!(lang, "board-ae-twilight"),
    };
    let special = match options.special {
        Special::None => None,
        Special::Quasars => Some(say!(lang, "board-ae-quasars")),
        Special::Vortexes => Some(say!(lang, "board-ae-vortexes")),
    };
    let limits = match options.limits {
        Limits::Standard => None,
        Limits::None => Some(say!(lang, "board-ae-no-limits")),
    };
    let destiny = options.destiny.then(|| say!(lang, "board-ae-with-destiny"));
    let teams = options.teams.then(|| say!(lang, "board-ae-teams"));
    let swarm = name(lang, &options.s_class.card().name).to_owned();
    [Some(deck), Some(swarm), special, destiny, teams, limits].into_iter().flatten().collect()
}
