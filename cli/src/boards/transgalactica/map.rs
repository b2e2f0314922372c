//! The galaxy map, drawn with its lines, and the planets on it.

use anstyle::{AnsiColor, Style};
use orrery_kernel::Seat;
use orrery_transgalactica::{Color, Map, Place, PlanetId, View, content};
use orrery_words::Lang;

use super::{name, seats};
use crate::boards::hanging;
use crate::speak::say;
use crate::style::{DIM, KEY, paint};

const COLUMNS: usize = 42;
const ROWS: usize = 19;

/// The map: lines as dots, planets as position, colours and the strength of pirates.
pub(super) fn lines(view: &View, lang: Lang) -> Vec<String> {
    let Some(map) = map_of(view) else { return Vec::new() };
    let mut cells = vec![vec![(" ".to_owned(), Style::new()); COLUMNS]; ROWS];
    let at =
        |place: Place| map.places.iter().position(|&other| other == place).map(|nth| spot(map.drawn[nth]));
    for &from in &map.places {
        for &(to, energy) in &map.lines[from.index()] {
            if let (Some(a), Some(b)) = (at(from), at(to)) {
                line(&mut cells, a, b, if energy > 1 { ":" } else { "·" });
            }
        }
    }
    for &place in &map.places {
        if let Some(spot) = at(place) {
            label(&mut cells, spot, view, place);
        }
    }
    let mut lines = vec![paint(KEY, say!(lang, "board-tg-map"))];
    lines.extend(
        cells.iter().map(|row| row.iter().map(|(text, style)| paint(*style, text)).collect::<String>()),
    );
    lines
}

fn map_of(view: &View) -> Option<&'static Map> {
    content().maps.iter().find(|map| usize::from(map.players) == view.players.len())
}

/// Where a point of the canvas is in the terminal: row and column.
fn spot((x, y): (u16, u16)) -> (usize, usize) {
    (usize::from(y) * (ROWS - 1) / 1000, usize::from(x) * (COLUMNS - 6) / 1000 + 2)
}

fn line(cells: &mut [Vec<(String, Style)>], a: (usize, usize), b: (usize, usize), dot: &str) {
    let steps = a.0.abs_diff(b.0).max(a.1.abs_diff(b.1)).max(1);
    for step in 1..steps {
        let between = |from: usize, to: usize| (from * (steps - step) + to * step) / steps;
        if let Some(cell) = cells.get_mut(between(a.0, b.0)).and_then(|row| row.get_mut(between(a.1, b.1))) {
            *cell = (dot.to_owned(), DIM);
        }
    }
}

fn label(cells: &mut [Vec<(String, Style)>], (row, column): (usize, usize), view: &View, place: Place) {
    let site = view.board[place.index()];
    let colors = site.planet.map(letters).unwrap_or_default();
    let mut letters: Vec<(String, Style)> =
        place.to_string().chars().map(|letter| (letter.to_string(), Style::new().bold())).collect();
    letters.extend(colors);
    if let Some(pirate) = site.pirates {
        letters.push((format!("!{}", pirate.card().strength), AnsiColor::Red.on_default()));
        letters.push((String::new(), Style::new()));
    }
    if ships_at(view, place).next().is_some() {
        letters.push(("/".to_owned(), DIM));
    }
    for seat in ships_at(view, place) {
        letters.push((seat.to_string(), of_seat(seat)));
    }
    let start = column.saturating_sub(letters.len() / 2).min(COLUMNS.saturating_sub(letters.len()));
    for (nth, letter) in letters.into_iter().enumerate() {
        if let Some(cell) = cells.get_mut(row).and_then(|row| row.get_mut(start + nth)) {
            *cell = letter;
        }
    }
}

/// Whose Starships are there.
fn ships_at(view: &View, place: Place) -> impl Iterator<Item = Seat> {
    let here = move |seat: &Seat| view.players[seat.index()].open.ships.contains(&place);
    Seat::all(view.players.len() as u8).filter(here)
}

fn of_seat(seat: Seat) -> Style {
    match seat.index() {
        0 => AnsiColor::Black.on(AnsiColor::Yellow),
        1 => AnsiColor::BrightWhite.on(AnsiColor::Blue),
        2 => AnsiColor::Black.on(AnsiColor::Green),
        _ => AnsiColor::BrightWhite.on(AnsiColor::Magenta),
    }
}

/// The colours of a planet as letters in their colours.
fn letters(planet: PlanetId) -> Vec<(String, Style)> {
    let shown = Color::ALL.into_iter().filter(|&color| planet.card().shows(color));
    let style = |color: Color| match color {
        Color::Green => AnsiColor::Green.on_default(),
        Color::Yellow => AnsiColor::Yellow.on_default(),
        Color::Purple => AnsiColor::Magenta.on_default(),
        Color::Gray => DIM,
    };
    let letter = |color: Color| match color {
        Color::Gray => "x".to_owned(),
        other => other.word()[..1].to_owned(),
    };
    shown.map(|color| (letter(color), style(color))).collect()
}

/// Every planet with what is there.
pub(super) fn planets(view: &View, lang: Lang, width: usize) -> Vec<String> {
    let mut lines = vec![paint(KEY, say!(lang, "board-tg-planets"))];
    for place in Place::all() {
        let site = view.board[place.index()];
        let Some(planet) = site.planet else { continue };
        let mut parts = vec![format!("{place} {}", name(lang, &planet.card().name))];
        if !planet.card().sites.is_empty() {
            let sites: Vec<String> = planet.card().sites.iter().map(u8::to_string).collect();
            parts.push(say!(lang, "board-tg-sites", sites = sites.join(" ")));
        }
        if !site.outposts.is_empty() {
            parts.push(say!(lang, "board-tg-outposts", seats = seats(site.outposts.iter())));
        }
        if let Some(pirate) = site.pirates {
            let (name, strength) = (name(lang, &pirate.card().name), pirate.card().strength);
            parts.push(say!(lang, "board-tg-pirates", name = name, strength = strength));
        }
        parts.extend(site.tile.map(|tile| name(lang, &tile.card().name).to_owned()));
        let ships: Vec<Seat> = ships_at(view, place).collect();
        if !ships.is_empty() {
            parts.push(say!(lang, "board-tg-ships", seats = seats(ships.into_iter())));
        }
        lines.extend(hanging(&format!("  {}", parts.join(", ")), width, 6));
    }
    lines
}
