//! Reading what is printed on the boards: numbers, areas, tracks, the Control Panel.

use std::ops::RangeInclusive;

use orrery_kernel::Names;
use orrery_script::{Document, Entry};

use super::read::{Read, color, each, effect, missing, must, name, nested, word};
use crate::content::{AreaCard, Content, Limits, OutpostSlot, Row, Space, TileColor, TrackCard};
use crate::effect::{Code, NodeId, Step};
use crate::goods::Cost;
use crate::kinds::{Area, Track};

pub(super) fn limits(doc: &Document) -> Read<Limits> {
    let within = |path: &str, allowed: RangeInclusive<u8>| {
        let field = doc.value(path)?;
        let number: u8 = field.int()?;
        if allowed.contains(&number) {
            Ok(number)
        } else {
            let (low, high) = allowed.into_inner();
            Err(field.error(format!("`{path}` must be from {low} to {high}")))
        }
    };
    within("game.players_min", 2..=2)?;
    within("game.players_max", 5..=5)?;
    within("game.start_vp", 0..=0)?;
    within("game.vp_floor", 0..=0)?;
    within("game.objectives_dealt", 2..=2)?;
    within("game.objectives_scored", 1..=1)?;
    within("game.wealth_cards_per_set", 2..=2)?;
    within("game.technology_cards_per_level_in_play", 3..=3)?;
    within("game.missions_per_deck_in_play", 3..=3)?;
    within("panel.trade_start", 0..=0)?;
    let crew = within("game.crew.total", 1..=9)?;
    Ok(Limits {
        rounds: within("game.rounds", 5..=5)?,
        start_credits: within("game.start_credits", 0..=99)?,
        captains: [
            within("game.captains.2", 1..=8)?,
            within("game.captains.3", 1..=8)?,
            within("game.captains.4", 1..=8)?,
            within("game.captains.5", 1..=8)?,
        ],
        crew,
        crew_active: within("game.crew.active_at_start", 1..=crew)?,
        mission_log: within("game.mission_log_slots", 1..=2)?,
        tech_markers: within("panel.tech_markers_in_cargo", 0..=9)?,
        trade_max: within("panel.trade_max", 6..=6)?,
        vp_per_credit: within("game.end_vp_per_credit", 0..=9)?,
        resources_per_vp: within("game.end_resources_per_vp", 1..=9)?,
    })
}

pub(super) fn areas(doc: &Document, code: &mut Code) -> Read<Vec<AreaCard>> {
    let mut order = Area::ALL.into_iter();
    each(doc, "action", 8..=8, |entry| {
        let area = order.next();
        if Some(word::<Area>(entry, "key")?) != area {
            return Err(entry.error("key", "the areas stand in the order of the panel, omni first"));
        }
        Ok(AreaCard {
            name: name(entry)?,
            main: must(entry, "main", code)?,
            secondary: must(entry, "secondary", code)?,
        })
    })
}

/// TG-RULING-1: a step by itself costs what the main action of its track costs.
pub(super) fn step_cost(area: Area, areas: &[AreaCard], code: &Code) -> Cost {
    match code.node(areas[area as usize].main).step {
        Step::Pay { cost, .. } => cost,
        _ => Cost::default(),
    }
}

impl Content {
    /// What a step on the track costs where it is not free.
    pub fn step_cost(&self, track: Track) -> Cost {
        match track {
            Track::Trade => step_cost(Area::Trading, &self.areas, &self.code),
            other => self.tracks[other as usize].cost,
        }
    }
}

pub(super) fn tracks(doc: &Document, areas: &[AreaCard], code: &mut Code) -> Read<Vec<TrackCard>> {
    let mut order = [
        (Track::Technology, Area::Technology),
        (Track::Military, Area::Military),
        (Track::Production, Area::Production),
        (Track::Politics, Area::Politics),
    ]
    .into_iter();
    each(doc, "track", 4..=4, |entry| {
        let Some((track, area)) = order.next() else { return Err(missing(entry, "key")) };
        if word::<Track>(entry, "key")? != track {
            return Err(entry.error("key", "the tracks are technology, military, production, politics"));
        }
        let max: u8 = entry.int("max")?;
        let start: u8 = entry.int("start")?;
        if start > max || max > 20 {
            return Err(entry.error("max", "a track has at most 20 spaces and starts on one of them"));
        }
        let needed = match track {
            Track::Technology => levels(entry, "card_level_needed", 3)?,
            Track::Politics => levels(entry, "mission_slot_needed", 6)?,
            Track::Military | Track::Production | Track::Trade => Vec::new(),
        };
        let spaces = spaces(entry, start, max, code)?;
        Ok(TrackCard { name: name(entry)?, start, max, spaces, cost: step_cost(area, areas, code), needed })
    })
}

pub(super) fn levels(entry: &Entry<'_>, field: &str, count: usize) -> Read<Vec<u8>> {
    let levels = entry.ints(field)?;
    if levels.len() == count {
        Ok(levels)
    } else {
        Err(entry.error(field, format!("{count} levels belong here")))
    }
}

pub(super) fn spaces(entry: &Entry<'_>, start: u8, max: u8, code: &mut Code) -> Read<Vec<Space>> {
    let mut spaces = vec![Space::default(); usize::from(max) + 1];
    let mut stacks = 0;
    for space in entry.entries("spaces")? {
        let level: u8 = space.int("level")?;
        if level <= start || level > max {
            return Err(space.error("level", format!("markers reach the spaces {} to {max}", start + 1)));
        }
        let stack = space.has("stack").then(|| color(&space, "stack")).transpose()?;
        let tiles = if stack.is_some() { space.int("tiles")? } else { 0 };
        if tiles > 2 || (stack.is_some() && stacks == 2) {
            return Err(space.error("tiles", "a track has at most two stacks of at most two tiles"));
        }
        spaces[usize::from(level)] = Space {
            stack: stack.map(|color| (stacks, color, tiles)),
            printed: effect(&space, "printed", code)?,
            income: space.opt_bool("income")?.unwrap_or(false),
            technology_needed: space.opt_int("technology_needed")?.unwrap_or(0),
        };
        stacks += u8::from(stack.is_some());
    }
    Ok(spaces)
}

pub(super) fn trade_name(doc: &Document) -> Read<Names> {
    let terms = doc.all().entries("term")?;
    match terms.iter().find(|term| term.id().ok() == Some("term-trade")) {
        Some(term) => name(term),
        None => Err(doc.all().error("term", "the term `term-trade` is missing")),
    }
}

pub(super) fn round_tiles(doc: &Document) -> Read<Vec<(u8, TileColor)>> {
    let tiles = nested(doc, "round_track.tiles", 4..=4)?;
    let read = |(nth, tile): (usize, &Entry<'_>)| {
        let round: u8 = tile.int("round")?;
        if usize::from(round) != nth + 2 {
            return Err(tile.error("round", "there is a tile for each of the rounds 2 to 5"));
        }
        Ok((round, color(tile, "stack")?))
    };
    tiles.iter().enumerate().map(read).collect()
}

/// TG-INCOME-4: the state counts on pirates in the odd rows and fleet tiles in the even ones.
pub(super) fn rows(doc: &Document) -> Read<Vec<Row>> {
    let rows = nested(doc, "panel.rows", 6..=6)?;
    let read = |(nth, row): (usize, &Entry<'_>)| {
        let fleet = nth % 2 == 1;
        let (slot, space) = if fleet { ("fleet", "fleet-tile") } else { ("pirate", "tech-marker") };
        if row.str("income_slot")? != slot || row.str("trade_space")? != space {
            return Err(row.error("income_slot", format!("row {} holds {slot} and {space}", nth + 1)));
        }
        Ok(Row { politics_needed: row.int("politics_needed")?, fleet })
    };
    rows.iter().enumerate().map(read).collect()
}

pub(super) fn outposts(doc: &Document, code: &mut Code) -> Read<Vec<OutpostSlot>> {
    let mut read = |slot: &Entry<'_>| {
        Ok(OutpostSlot {
            minerals: slot.int("mineral")?,
            printed: effect(slot, "printed", code)?,
            income: slot.opt_bool("income")?.unwrap_or(false),
        })
    };
    nested(doc, "panel.outposts", 7..=7)?.iter().map(&mut read).collect()
}

pub(super) fn crew_spaces(doc: &Document, code: &mut Code) -> Read<Vec<Option<NodeId>>> {
    nested(doc, "panel.crew_spaces", 4..=4)?.iter().map(|space| effect(space, "income", code)).collect()
}
