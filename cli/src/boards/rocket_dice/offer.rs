//! What is on offer for everyone: planets, moons, alliances, and the battle that looms.

use orrery_kernel::Game;
use orrery_rocket_dice::{BattleId, Color, Colors, MoonId, PlanetId, RocketDice, View};
use orrery_words::Lang;

use crate::boards::{hanging, name};
use crate::card;
use crate::speak::say;
use crate::style::{DIM, KEY, paint};

/// Planets and moons, for the right half.
pub(super) fn lines(view: &View, lang: Lang) -> Vec<String> {
    let mut lines = vec![paint(KEY, say!(lang, "board-rd-planets"))];
    for (value, pile) in (6..).zip(&view.piles) {
        lines.push(match pile.top {
            Some(planet) => planet_line(planet, pile.below, lang),
            None => paint(DIM, format!("{value:>3} –")),
        });
    }
    lines.push(paint(KEY, say!(lang, "board-rd-moons")));
    let moons: Vec<String> = MoonId::all().map(|moon| moon_cell(view, moon, lang)).collect();
    for pair in moons.chunks(2) {
        lines.push(format!(" {}", pair.concat()).trim_end().to_owned());
    }
    lines
}

fn planet_line(planet: PlanetId, below: u8, lang: Lang) -> String {
    let card = planet.card();
    let once = if card.once { say!(lang, "board-rd-once") } else { String::new() };
    let numbers = say!(lang, "board-rd-planet", vp = card.vp, attack = card.attack);
    let more = paint(DIM, format!("+{below}"));
    format!(
        "{:>3} {:<18} {:<2} {numbers} {once:<4} {more}",
        card.value,
        name(lang, &card.name),
        letters(card.colors)
    )
}

/// The colours of a card by their letters.
pub(super) fn letters(colors: Colors) -> String {
    let shown = Color::COLORED.into_iter().filter(|&color| colors.contains(color));
    shown.filter_map(|color| color.word().chars().next()).collect()
}

/// Name, present cost, and how many are left.
fn moon_cell(view: &View, moon: MoonId, lang: Lang) -> String {
    let card = moon.card();
    let left = view.moons.get(moon.index()).copied().unwrap_or(0);
    let built = usize::from(view.options.moons_per_kind.saturating_sub(left));
    let cost = card.cost.get(built).filter(|_| left > 0).map_or("–".to_owned(), |cost| format!("{cost}+"));
    format!("{:<15}{cost:>3} ×{left}  ", name(lang, &card.name))
}

/// Alliances on display, and the active battle with its text.
pub(super) fn battle(view: &View, lang: Lang, width: usize) -> Vec<String> {
    let names: Vec<&str> = view.display.iter().map(|alliance| name(lang, &alliance.card().name)).collect();
    let display = say!(lang, "board-rd-display", names = names.join(", "), deck = view.alliance_deck);
    let mut lines = hanging(&display, width, 2);
    let vp_deck = say!(lang, "board-rd-vp-deck", count = view.vp_deck.len());
    lines.push(vp_deck);
    let Some(active) = view.battles.active else { return lines };
    let truce = match view.battles.truce {
        Some(seat) => format!(" · {}", say!(lang, "board-rd-truce", seat = seat.to_string())),
        None => String::new(),
    };
    let head = say!(lang, "board-rd-battle", name = name(lang, &active.card().name), vp = active.card().vp);
    let text = card::said(RocketDice::ID, &active.to_string(), lang).join(" ");
    lines.extend(hanging(&format!("{}{truce}. {text}", paint(KEY, head)), width, 2));
    lines.extend(view.battles.next.map(|next| next_battle(next, lang)));
    lines
}

fn next_battle(battle: BattleId, lang: Lang) -> String {
    say!(lang, "board-rd-next", name = name(lang, &battle.card().name), vp = battle.card().vp)
}
