//! The modules on display with their prices, and what lies in stacks.

use orrery_andromedas_edge::{Ship, Track, View, content};
use orrery_words::Lang;

use super::pieces::{cost, letter};
use super::{counted, hanging, name, of_track, said};
use crate::speak::say;
use crate::style::{DIM, HEAD, KEY, paint};

pub(super) fn lines(view: &View, lang: Lang, width: usize) -> Vec<String> {
    let mut lines = vec![paint(KEY, say!(lang, "board-ae-display"))];
    for row in Track::ROWS {
        lines.push(format!("  {}", column(view, lang, row)));
        // The book draws the dearest space at the top.
        for nth in (0..3).rev() {
            let Some(module) = view.display[row as usize][nth] else { continue };
            let card = module.card();
            let price = cost(lang, content().module_costs[row as usize][nth]);
            let damage = if card.damage > 0 {
                format!(" {}", say!(lang, "board-ae-damaged", count = card.damage))
            } else {
                String::new()
            };
            let title = paint(HEAD, name(lang, &card.name));
            let text = format!("    {price} → {title}{damage}: {}", paint(DIM, said(lang, &card.id)));
            lines.extend(hanging(&text, width, 6));
        }
    }
    let stacks =
        say!(lang, "board-ae-piles", planets = view.planets, deck = view.deck, discard = view.discard.len());
    let costs = Ship::ALL.map(|ship| {
        format!("{} {}", paint(HEAD, letter(lang, ship)), cost(lang, content().ships[ship as usize].cost))
    });
    lines.extend(hanging(&say!(lang, "board-ae-ship-costs", costs = costs.join(" · ")), width, 2));
    lines.extend(hanging(&stacks, width, 2));
    lines.extend(lost_moons(view, lang, width));
    lines
}

/// The heading of a column: its Field and its deck.
fn column(view: &View, lang: Lang, row: Track) -> String {
    let fields = content().bases.iter().filter(|base| base.columns & 1 << row as u8 != 0);
    let fields: Vec<&str> = fields.map(|base| name(lang, &base.name)).collect();
    let track = paint(of_track(row), name(lang, &content().tracks[row as usize].name));
    say!(lang, "board-ae-column", track = track, field = fields.join(", "), deck = view.decks[row as usize])
}

/// Discarded moons, which some cards bring back.
fn lost_moons(view: &View, lang: Lang, width: usize) -> Vec<String> {
    if view.lost_moons.is_empty() {
        return Vec::new();
    }
    let names: Vec<&str> = view.lost_moons.iter().map(|moon| name(lang, &moon.card().name)).collect();
    hanging(&say!(lang, "board-ae-lost-moons", moons = counted(&names).join("; ")), width, 2)
}
