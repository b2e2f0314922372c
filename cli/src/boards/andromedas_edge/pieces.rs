//! Small things in few letters: ships, costs, seats.

use orrery_andromedas_edge::{Cost, Fleet, Resource, Ship, Side, Squad, Units, content};
use orrery_kernel::Seat;
use orrery_words::Lang;

use super::{name, of_side};
use crate::speak::say;
use crate::style::paint;

/// The letter of a ship type: the first of its name.
pub(super) fn letter(lang: Lang, ship: Ship) -> char {
    name(lang, &content().ships[ship as usize].name).chars().next().unwrap_or_default()
}

/// `TTF`.
pub(super) fn ships(lang: Lang, squad: Squad) -> String {
    squad.ships().map(|ship| letter(lang, ship)).collect()
}

/// All ships in regions.
pub(super) fn on_map(fleet: &Fleet) -> Squad {
    fleet.board.iter().fold(Squad::NONE, |mut all, &squad| {
        all.join(squad);
        all
    })
}

/// A text in the colours of a side.
pub(super) fn colored(side: Side, text: impl std::fmt::Display) -> String {
    paint(of_side(side.index()), text)
}

/// The number of a seat in its colours.
pub(super) fn seat(seat: Seat) -> String {
    colored(Side::of(seat), seat)
}

/// Who it is, without colours: the number of a seat, U for Unity.
pub(super) fn sign(side: Side) -> String {
    side.seat().map_or_else(|| "U".to_owned(), |seat| seat.to_string())
}

/// The same in its colours.
pub(super) fn mark(side: Side) -> String {
    colored(side, sign(side))
}

/// `2 Titanium, 1 Energy`.
pub(super) fn units(lang: Lang, units: Units) -> Vec<String> {
    let there = Resource::ALL.into_iter().filter(|&kind| units.get(kind) > 0);
    let part = |kind: Resource| match (kind, units.get(kind)) {
        (Resource::Credit, count) => say!(lang, "ae-units-credit", count = count),
        (Resource::Tactics, count) => say!(lang, "ae-units-tactics", count = count),
        (_, count) => format!("{count} {}", resource(lang, kind)),
    };
    there.map(part).collect()
}

pub(super) fn resource(lang: Lang, resource: Resource) -> &'static str {
    name(lang, &content().resources[resource as usize])
}

/// What something costs.
pub(super) fn cost(lang: Lang, cost: Cost) -> String {
    let mut parts = units(lang, cost.units);
    if cost.material > 0 {
        parts.push(say!(lang, "board-ae-material", count = cost.material));
    }
    if cost.any > 0 {
        parts.push(say!(lang, "board-ae-any", count = cost.any));
    }
    if parts.is_empty() { say!(lang, "board-ae-free") } else { parts.join(", ") }
}
