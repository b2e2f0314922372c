//! The shape of transgalactica.toml.

use super::super::Found;
use super::galaxy_map::maps;
use super::{Question, Shape};
use crate::diagnostic::Diagnostic;

pub(super) const QUESTIONS: &[Question] = &[maps, card_numbers, planets, wealth, bonus_tiles, track_levels];

fn card_numbers(shape: &Shape<'_>, found: &mut Found) -> Result<(), Diagnostic> {
    for table in ["planet", "technology", "mission", "decree", "objective", "skill"] {
        let rows = shape.rows(table)?;
        for (card, wanted) in rows.iter().zip(1i64..) {
            if card.int::<i64>("number")? != wanted {
                found.push(card.error("number", format!("the numbers of {table} are not 1, 2, 3, …")));
                break;
            }
        }
    }
    Ok(())
}

fn planets(shape: &Shape<'_>, found: &mut Found) -> Result<(), Diagnostic> {
    for planet in shape.rows("planet")? {
        if planet.bool("wormhole")? != planet.strs("colors")?.contains(&"gray") {
            found.push(planet.error("wormhole", "wormholes are on the planets showing gray (TG-RULING-50)"));
        }
        let kind = planet.str("type")?;
        if planet.opt_bool("crew")?.unwrap_or(false) != (kind == "wilderness") {
            found.push(planet.error("crew", "wilderness planets, and no others, have `crew = true`"));
        }
        let when = match kind {
            "mining" | "terror" => "mining",
            "wilderness" => "income",
            "action" | "basic-action" => "activate",
            _ => {
                found.push(planet.error("type", format!("unknown type `{kind}`")));
                continue;
            }
        };
        if planet.str("when")? != when {
            found.push(planet.error("when", format!("when does not fit the type: `{when}`")));
        }
    }
    Ok(())
}

fn wealth(shape: &Shape<'_>, found: &mut Found) -> Result<(), Diagnostic> {
    let mut with_steps = 0;
    for card in shape.rows("wealth")? {
        with_steps += usize::from(card.str("effect")?.contains("advance"));
    }
    if with_steps != 3 {
        found.push(shape.about("wealth", "not exactly three cards with track steps"));
    }
    Ok(())
}

/// The stacks of bonus tiles never run out: as many tiles as can ever be taken.
fn bonus_tiles(shape: &Shape<'_>, found: &mut Found) -> Result<(), Diagnostic> {
    let mut action_planets = 0;
    for planet in shape.rows("planet")? {
        action_planets += i64::from(planet.str("type")? == "action");
    }
    for (color, on_planets, in_setup) in [("basic", 4, 3), ("advanced", action_planets, 2)] {
        let mut used = on_planets + in_setup;
        for track in shape.rows("track")? {
            for space in track.entries("spaces")? {
                if space.opt_str("stack")? == Some(color) {
                    used += space.opt_int::<i32>("tiles")?.map_or(0, i64::from);
                }
            }
        }
        for tile in shape.section("round_track")?.entries("tiles")? {
            used += i64::from(tile.str("stack")? == color);
        }
        let mut have = 0;
        for bonus in shape.rows("bonus")? {
            if bonus.str("color")? == color {
                have += i64::from(bonus.int::<i32>("copies")?);
            }
        }
        if used > have {
            found.push(shape.about("bonus", format!("{used} {color} tiles may be needed, {have} exist")));
        }
    }
    Ok(())
}

fn track_levels(shape: &Shape<'_>, found: &mut Found) -> Result<(), Diagnostic> {
    for track in shape.rows("track")? {
        let levels: Result<Vec<i64>, _> =
            track.entries("spaces")?.iter().map(|space| space.int("level")).collect();
        let (start, max): (i32, i64) = (track.int("start")?, track.int("max")?);
        if !levels?.into_iter().eq(i64::from(start) + 1..=max) {
            found.push(track.error("spaces", "spaces are not the levels from start to max"));
        }
    }
    Ok(())
}
