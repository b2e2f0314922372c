//! A player's station: modules by row, with damage, docks and moons.

use orrery_andromedas_edge::{Berth, Dock, ModuleId, Ship, Slot, Track, View, content};
use orrery_kernel::Seat;
use orrery_words::Lang;

use super::pieces::letter;
use super::{hanging, name, of_track, said};
use crate::speak::say;
use crate::style::{BAD, DIM, paint};

/// One's own modules with their texts, those of others by name.
pub(super) fn lines(view: &View, seat: Seat, own: bool, lang: Lang, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for row in Track::ROWS {
        let label = paint(of_track(row), name(lang, &content().tracks[row as usize].name));
        let modules = view.row(seat, row);
        let shown: Vec<String> = modules.iter().map(|&module| shown(view, seat, module, lang)).collect();
        match own {
            true => {
                lines.push(format!("    {label}"));
                for (module, text) in modules.iter().zip(shown) {
                    let said = paint(DIM, said(lang, &module.card().id));
                    lines.extend(hanging(&format!("      {text}: {said}"), width, 8));
                }
            }
            false => lines.extend(hanging(&format!("    {label}: {}", shown.join(", ")), width, 6)),
        }
    }
    lines
}

/// A module's name and what lies on it.
fn shown(view: &View, seat: Seat, module: ModuleId, lang: Lang) -> String {
    let title = name(lang, &module.card().name);
    let Some(berth) = view.berth(seat, module) else { return title.to_owned() };
    let on = on_it(module, berth, lang);
    if on.is_empty() { title.to_owned() } else { format!("{title} ({})", on.join(", ")) }
}

fn on_it(module: ModuleId, berth: &Berth, lang: Lang) -> Vec<String> {
    let card = module.card();
    let mut on = Vec::new();
    if berth.damage > 0 {
        on.push(paint(BAD, say!(lang, "board-ae-damage", count = berth.damage)));
    }
    on.extend(docked(berth.dock, lang));
    let moon = |slot: Slot| slot.moon().map(|moon| name(lang, &moon.card().name));
    if card.row == Track::Industry {
        on.extend(moon(berth.input).map(|moon| say!(lang, "board-ae-slot-before", moon = moon)));
    } else if card.input.is_some() {
        on.push(say!(lang, "board-ae-slot-input", moon = moon(berth.input).unwrap_or("–")));
    }
    if card.output.is_some() {
        on.push(say!(lang, "board-ae-slot-output", moon = moon(berth.output).unwrap_or("–")));
    }
    on
}

fn docked(dock: Dock, lang: Lang) -> Option<String> {
    let ship = |ship: Ship| Some(say!(lang, "board-ae-docked", ship = letter(lang, ship).to_string()));
    match dock {
        Dock::Free => None,
        Dock::Transport => ship(Ship::Transport),
        Dock::Fighter => ship(Ship::Fighter),
        Dock::ScienceVessel => ship(Ship::ScienceVessel),
        Dock::HeavyCruiser => ship(Ship::HeavyCruiser),
        Dock::Energy => Some(say!(lang, "board-ae-docked-energy")),
        Dock::Effect => Some(say!(lang, "board-ae-activated")),
    }
}
