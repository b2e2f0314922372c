//! The map as a wall of bricks: two regions are adjacent where their bricks touch.

use anstyle::{AnsiColor, Style};
use orrery_andromedas_edge::{Resource, Ship, Side, SpaceId, Tile, View, content};
use orrery_words::Lang;

use super::pieces::{colored, letter, mark, ships, sign};
use super::{hanging, name, of_track};
use crate::speak::say;
use crate::style::{ASK, DIM, HEAD, KEY, padded, paint, width, wrapped};

/// Bricks side by side in the longest row.
const ACROSS: usize = 6;
/// Wider bricks hold no more.
const WIDEST: usize = 20;

const RAIDER: Style = AnsiColor::BrightRed.on_default().bold();

/// One region: from which column on, and what stands in it.
struct Brick {
    left: usize,
    lines: Vec<String>,
}

/// The map and what its signs mean. Rows in which no tile lies yet are left out.
pub(super) fn lines(view: &View, lang: Lang, columns: usize) -> Vec<String> {
    let pitch = (columns.saturating_sub(1) / ACROSS).min(WIDEST);
    let rows = SpaceId::all().map(|space| space.card().at.0).max().unwrap_or(0);
    let rows: Vec<Vec<Brick>> = (0..=rows).map(|row| bricks(view, lang, row, pitch)).collect();
    let mut lines = vec![paint(KEY, say!(lang, "board-ae-map"))];
    let mut above: &[Brick] = &[];
    for row in rows.iter().filter(|row| !row.is_empty()) {
        lines.push(paint(DIM, border(above, row, pitch)));
        lines.extend(courses(row, pitch));
        above = row;
    }
    lines.push(paint(DIM, border(above, &[], pitch)));
    let fleet: Vec<String> = Ship::ALL
        .into_iter()
        .map(|ship| format!("{} {}", letter(lang, ship), name(lang, &content().ships[ship as usize].name)))
        .collect();
    lines.extend(hanging(&paint(DIM, say!(lang, "board-ae-signs", ships = fleet.join(", "))), columns, 0));
    lines
}

fn bricks(view: &View, lang: Lang, row: u8, pitch: usize) -> Vec<Brick> {
    let spaces: Vec<SpaceId> = SpaceId::all().filter(|space| space.card().at.0 == row).collect();
    if spaces.iter().all(|space| view.sites[space.index()].tile == Tile::None) {
        return Vec::new();
    }
    let brick = |&space: &SpaceId| Brick {
        left: usize::from(space.card().at.1) * pitch / 2,
        lines: inside(view, lang, space, pitch.saturating_sub(1)),
    };
    spaces.iter().map(brick).collect()
}

/// Space and type, name, pieces.
fn inside(view: &View, lang: Lang, space: SpaceId, columns: usize) -> Vec<String> {
    let tile = view.sites[space.index()].tile;
    let active = view.turn.region == Some(space);
    let style = if active {
        ASK
    } else if tile == Tile::None {
        DIM
    } else {
        HEAD
    };
    let (title, kind, shade) = match tile {
        Tile::None | Tile::Nebula => (String::new(), None, Style::new()),
        Tile::Planet(planet) => {
            let card = planet.card();
            (name(lang, &card.name).to_owned(), Some(card.kind), of_track(card.kind))
        }
        Tile::Base(base) => (name(lang, &base.card().name).to_owned(), None, HEAD),
        Tile::Special(special) => (name(lang, &special.card().name).to_owned(), None, RAIDER),
    };
    let mut lines = vec![paint(style, space)];
    if let Some(kind) = kind {
        let tag: String = name(lang, &content().tracks[kind as usize].name).chars().take(3).collect();
        lines = vec![format!("{} {}", padded(&lines.concat(), columns.saturating_sub(4)), paint(shade, tag))];
    }
    lines.extend(words(&title, columns).into_iter().map(|line| paint(shade, line)));
    lines.extend(
        wrapped(&pieces(view, lang, space).join(" "), columns).into_iter().filter(|line| !line.is_empty()),
    );
    lines
}

/// A title in lines; a word that is longer than a line is halved.
fn words(title: &str, columns: usize) -> Vec<String> {
    let halved = |word: &str| {
        let letters: Vec<char> = word.chars().collect();
        let (one, other) = letters.split_at(letters.len().div_ceil(2));
        match letters.len() > columns {
            true => format!("{}- {}", one.iter().collect::<String>(), other.iter().collect::<String>()),
            false => word.to_owned(),
        }
    };
    let parts: Vec<String> = title.split(' ').map(halved).collect();
    wrapped(&parts.join(" "), columns).into_iter().filter(|line| !line.is_empty()).collect()
}

/// Ships of each contender, Unity's probe, raiders, the development, leaders, moons, bonus resources.
fn pieces(view: &View, lang: Lang, space: SpaceId) -> Vec<String> {
    let mut pieces = Vec::new();
    let sides = || (0..view.fleets.len()).filter_map(Side::at);
    for side in sides() {
        let there = view.fleets[side.index()].at(space);
        if !there.is_empty() {
            pieces.push(colored(side, format!("{}{}", sign(side), ships(lang, there))));
        }
    }
    if view.unity.as_ref().is_some_and(|unity| unity.open.probe() == Some(space)) {
        pieces.push("◎".to_owned());
    }
    pieces.extend(view.raiders_at(space).map(|(class, count)| {
        let count = if count > 1 { count.to_string() } else { String::new() };
        paint(RAIDER, format!("!{class}{count}"))
    }));
    let site = &view.sites[space.index()];
    pieces.extend(site.development.map(|owner| format!("⌂{}", mark(owner))));
    for owner in sides() {
        let there = usize::from(view.leaders[owner.index()][space.index()]);
        pieces.extend(std::iter::repeat_n(format!("@{}", mark(owner)), there));
    }
    let moons = site.moons.len() + usize::from(view.moons_below[space.index()]);
    if moons > 0 {
        pieces.push(format!("☾{moons}"));
    }
    let bonus: u8 = Resource::ALL.into_iter().map(|resource| site.bonus.count(resource)).sum();
    if bonus > 0 {
        pieces.push(paint(ASK, format!("+{bonus}")));
    }
    pieces
}

/// The lines of a row of bricks between its borders.
fn courses(row: &[Brick], pitch: usize) -> Vec<String> {
    let wall = paint(DIM, "│");
    let high = row.iter().map(|brick| brick.lines.len()).max().unwrap_or(0);
    let course = |nth: usize| {
        let mut line = String::new();
        for brick in row {
            line = padded(&line, brick.left);
            if width(&line) == brick.left {
                line.push_str(&wall);
            }
            line.push_str(brick.lines.get(nth).map_or("", String::as_str));
            line = padded(&line, brick.left + pitch);
            line.push_str(&wall);
        }
        line
    };
    (0..high).map(course).collect()
}

/// The border between two rows of bricks.
fn border(above: &[Brick], below: &[Brick], pitch: usize) -> String {
    let wall = |row: &[Brick], column: usize| {
        row.iter().any(|brick| brick.left == column || brick.left + pitch == column)
    };
    // Is there a line between this column and the next?
    let level = |column: usize| {
        above.iter().chain(below).any(|brick| (brick.left..brick.left + pitch).contains(&column))
    };
    let end = above.iter().chain(below).map(|brick| brick.left + pitch).max().unwrap_or(0);
    let sign = |column: usize| {
        let (left, right) = (column > 0 && level(column - 1), level(column));
        match (wall(above, column), wall(below, column), left, right) {
            (_, _, false, false) => ' ',
            (false, false, _, _) => '─',
            (true, false, true, true) => '┴',
            (false, true, true, true) => '┬',
            (true, true, true, true) => '┼',
            (false, true, false, true) => '┌',
            (false, true, true, false) => '┐',
            (true, false, false, true) => '└',
            (true, false, true, false) => '┘',
            (true, true, false, true) => '├',
            (true, true, true, false) => '┤',
        }
    };
    (0..=end).map(sign).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_words_are_halved() {
        assert_eq!(words("Handelszentrum", 12), ["Handels-", "zentrum"]);
        assert_eq!(words("Monolith of Ancients", 12), ["Monolith of", "Ancients"]);
        assert_eq!(words("", 12), Vec::<String>::new());
    }

    #[test]
    fn bricks_touch_their_neighbours() {
        let row = |lefts: &[usize]| -> Vec<Brick> {
            lefts.iter().map(|&left| Brick { left, lines: vec!["x".to_owned()] }).collect()
        };
        let (above, below) = (row(&[0, 4]), row(&[2]));
        assert_eq!(border(&[], &above, 4), "┌───┬───┐");
        assert_eq!(border(&above, &below, 4), "└─┬─┴─┬─┘");
        assert_eq!(border(&below, &[], 4), "  └───┘");
        let plain = |lines: Vec<String>| -> Vec<String> {
            lines.iter().map(|line| anstream::adapter::strip_str(line).to_string()).collect()
        };
        assert_eq!(plain(courses(&above, 4)), ["│x  │x  │"]);
        assert_eq!(plain(courses(&below, 4)), ["  │x  │"]);
    }
}
