//! The shape of andromedas-edge.toml.

use std::collections::BTreeSet;

use super::super::Found;
use super::{Question, Shape, tally, texts};
use crate::diagnostic::Diagnostic;
use crate::entry::Entry;
use crate::tree::Step;

pub(super) const QUESTIONS: &[Question] =
    &[neighbors, board, moons, upgrades, abilities, tracks, destinies, events, raiders, leaders];

/// Neighbors are mutual, and are the spaces next to each other on the drawing.
fn neighbors(shape: &Shape<'_>, found: &mut Found) -> Result<(), Diagnostic> {
    let mut spaces = Vec::new();
    for space in shape.rows("space")? {
        let point = (space.field("x")?.float()?, space.field("y")?.float()?);
        spaces.push((space.id()?, point, BTreeSet::from_iter(space.strs("adjacent")?), space));
    }
    for (id, point, adjacent, space) in &spaces {
        for (other, _, back, _) in spaces.iter().filter(|(other, ..)| adjacent.contains(other)) {
            if !back.contains(id) {
                let message = format!("adjacent to {other}, but not the other way round");
                found.push(space.error("adjacent", message));
            }
        }
        let near = spaces.iter().filter(|(other, at, ..)| other != id && is_near(*point, *at));
        let near: BTreeSet<&str> = near.map(|(other, ..)| *other).collect();
        if near != *adjacent {
            let differ: Vec<&str> = near.symmetric_difference(adjacent).copied().collect();
            let message = format!("adjacent list and coordinates differ: {}", differ.join(", "));
            found.push(space.error("adjacent", message));
        }
    }
    Ok(())
}

/// Spaces are one unit wide.
fn is_near((x, y): (f64, f64), (other_x, other_y): (f64, f64)) -> bool {
    (other_x - x).powi(2) + (other_y - y).powi(2) < 1.1
}

fn board(shape: &Shape<'_>, found: &mut Found) -> Result<(), Diagnostic> {
    let spaces = shape.rows("space")?;
    let board = shape.section("board")?;
    let (mut tiles, mut dice, mut marked) = (Vec::new(), Vec::new(), Vec::new());
    for space in &spaces {
        match space.str("kind")? {
            "tile" => tiles.push(space.id()?),
            "nebula" => dice.push(space.int::<i64>("die")?),
            _ => {}
        }
        if let Some(mark) = space.opt_int::<i64>("special_mark")? {
            marked.push((mark, space.id()?));
        }
    }
    if board.strs("fill_order")? != tiles {
        found.push(board.error("fill_order", "fill_order is not the tile spaces in reading order"));
    }
    marked.sort_by_key(|(mark, _)| *mark);
    if !board.strs("special_spaces")?.into_iter().eq(marked.iter().map(|(_, id)| *id)) {
        found.push(board.error("special_spaces", "special_spaces and special_mark differ"));
    }
    dice.sort_unstable();
    if !dice.into_iter().eq(1..=6) {
        found.push(shape.about("space", "the nebulae do not have the die faces 1 to 6"));
    }
    // Two of the special regions lie on spaces of their own.
    let needed = shape.rows("planet")?.len() + shape.rows("alliance_base")?.len() + 2;
    if tiles.len() != needed {
        found.push(shape.about("board", format!("{} tile spaces for {needed} tiles", tiles.len())));
    }
    Ok(())
}

/// A moon fits an input slot if it gives resources and is no repair.
fn moons(shape: &Shape<'_>, found: &mut Found) -> Result<(), Diagnostic> {
    for moon in shape.rows("moon")? {
        let Ok(Some(effect)) = moon.effect("effect") else { continue };
        let has = |names: &[&str]| {
            effect
                .iter()
                .any(|step| matches!(step, Step::Verb(verb) if names.contains(&verb.name.text.as_str())))
        };
        if moon.bool("input_ok")? != (has(&["gain", "draw"]) && !has(&["repair"])) {
            found.push(moon.error("input_ok", "input_ok does not fit the effect"));
        }
    }
    Ok(())
}

fn upgrades(shape: &Shape<'_>, found: &mut Found) -> Result<(), Diagnostic> {
    let factions = shape.rows("faction")?;
    let upgrades = shape.rows("upgrade")?;
    let mut kinds = Vec::new();
    for upgrade in &upgrades {
        let faction = upgrade.str("faction")?;
        kinds.push((faction == "neutral", upgrade.str("ship")?));
        let own = factions.iter().find(|other| other.id().is_ok_and(|id| id == faction));
        let given = own.map(|own| own.str("upgrade")).transpose()?;
        if faction != "neutral" && given != Some(upgrade.id()?) {
            found.push(upgrade.error("faction", "is not the upgrade of its faction"));
        }
    }
    let kinds = tally(kinds);
    let sizes: BTreeSet<usize> = kinds.values().copied().collect();
    let ships = shape.rows("ship")?;
    let six = texts(&ships, "id")?.into_iter().all(|ship| kinds.get(&(true, ship)) == Some(&6));
    if sizes != BTreeSet::from([3, 6]) || !six {
        found.push(shape.about("upgrade", "not 6 neutral and 3 faction tiles for each ship type"));
    }
    Ok(())
}

fn abilities(shape: &Shape<'_>, found: &mut Found) -> Result<(), Diagnostic> {
    for faction in shape.rows("faction")? {
        if faction.entries("ability")?.len() != 2 {
            found.push(faction.error("id", "not two abilities"));
        }
    }
    Ok(())
}

fn tracks(shape: &Shape<'_>, found: &mut Found) -> Result<(), Diagnostic> {
    for track in shape.rows("track")? {
        let vp: Vec<i64> = track.ints("vp")?;
        if vp.len() != 11 || !vp.is_sorted() {
            found.push(track.error("vp", "vp is not 11 rising values"));
        }
        let levels: Vec<i64> = track.ints("level_at")?;
        let marks: Result<Vec<i64>, _> = track.entries("marks")?.iter().map(|mark| mark.int("at")).collect();
        let used: Vec<i64> = [&levels[..], &track.ints("event_at")?, &marks?].concat();
        let different: BTreeSet<i64> = used.iter().copied().collect();
        if different.len() != used.len() || !used.iter().all(|at| (1..=10).contains(at)) {
            found.push(
                track.error("marks", "a space has more than one of level, event, mark, or is not 1 to 10"),
            );
        }
        if levels.len() != 3 {
            found.push(track.error("level_at", "not three levels"));
        }
    }
    Ok(())
}

fn destinies(shape: &Shape<'_>, found: &mut Found) -> Result<(), Diagnostic> {
    let tracks = shape.rows("track")?;
    let tracks = texts(&tracks, "id")?;
    let mut wanted: Vec<Vec<&str>> = Vec::new();
    for first in &tracks {
        wanted.extend(tracks.iter().filter(|second| *second != first).map(|second| vec![*first, *second]));
    }
    let mut pairs = Vec::new();
    for destiny in shape.rows("destiny")? {
        pairs.push(texts(&destiny.entries("goals")?, "track")?);
    }
    wanted.sort_unstable();
    pairs.sort_unstable();
    if pairs != wanted {
        found.push(shape.about("destiny", "not every ordered pair of tracks once"));
    }
    Ok(())
}

fn events(shape: &Shape<'_>, found: &mut Found) -> Result<(), Diagnostic> {
    let tracks = shape.rows("track")?;
    let tracks = texts(&tracks, "id")?;
    let events = shape.rows("event")?;
    for deck in shape.rows("event_deck")? {
        let id = deck.id()?;
        let cards: Vec<Entry<'_>> =
            events.iter().filter(|event| event.str("deck").is_ok_and(|deck| deck == id)).cloned().collect();
        if cards.len() != deck.int::<usize>("cards")? {
            found.push(deck.error("cards", format!("{} cards found", cards.len())));
        }
        for (field, values) in [("scores", tracks.as_slice()), ("raider", &["S", "A", "B", "C", "D"])] {
            let tally = tally(texts(&cards, field)?);
            if values.iter().any(|value| tally.get(value) != Some(&2)) {
                found.push(deck.error("id", format!("not two cards for each of {field}")));
            }
        }
    }
    Ok(())
}

fn raiders(shape: &Shape<'_>, found: &mut Found) -> Result<(), Diagnostic> {
    let raiders = shape.rows("raider")?;
    let stated = shape.document.value("meta.pieces.raider_standees")?;
    let standees: Result<Vec<i32>, _> = raiders.iter().map(|raider| raider.int("standees")).collect();
    let standees: i64 = standees?.into_iter().map(i64::from).sum();
    if stated.int::<i64>()? != standees {
        found.push(stated.error(format!("raider: the standees are {standees}")));
    }
    for raider in &raiders {
        let swarm = raider.str("class")? == "S";
        if raider.has("dice_per_ship") != swarm || raider.has("dice") == swarm {
            found.push(raider.error("class", "class S has dice_per_ship, the others have dice"));
        }
    }
    Ok(())
}

fn leaders(shape: &Shape<'_>, found: &mut Found) -> Result<(), Diagnostic> {
    let leaders = shape.document.value("setup.leaders")?;
    let places = leaders.entry()?;
    let (base, nebula, station): (u8, u8, u8) =
        (places.int("each_base")?, places.int("random_nebula")?, places.int("station")?);
    if u32::from(base) * 6 + u32::from(nebula) + u32::from(station) != 9 {
        found.push(leaders.error("setup: the leaders are not 9"));
    }
    Ok(())
}
