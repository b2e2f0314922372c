//! The shape of escalation.toml.

use super::super::Found;
use super::{Question, Shape, tally, texts};
use crate::diagnostic::Diagnostic;

pub(super) const QUESTIONS: &[Question] = &[overridden_events, wheels, action_cards, bay, sections];

/// An event that Unity resolves in its own way is called as in the base game.
fn overridden_events(shape: &Shape<'_>, found: &mut Found) -> Result<(), Diagnostic> {
    let events = shape.content.table("andromedas-edge", "event");
    for own in shape.rows("event_override")? {
        let id = own.str("event")?;
        let Some(event) = events.iter().find(|event| event.id().is_ok_and(|found| found == id)) else {
            continue;
        };
        let (en, de) = (event.str("name_en")?, event.str("name_de")?);
        if own.str("name_en")? != en || own.str("name_de")? != de {
            found.push(own.error("name_en", format!("is called {en} / {de} in andromedas-edge.toml")));
        }
    }
    Ok(())
}

fn wheels(shape: &Shape<'_>, found: &mut Found) -> Result<(), Diagnostic> {
    let spaces = shape.rows("wheel_space")?;
    for commander in shape.rows("commander")? {
        let id = commander.id()?;
        let mut wheel: Vec<i64> = Vec::new();
        for space in &spaces {
            if space.str("commander")? == id {
                wheel.push(space.int("space")?);
            }
        }
        wheel.sort_unstable();
        if !wheel.into_iter().eq(1..=8) {
            found.push(commander.error("id", "the wheel is not spaces 1 to 8"));
        }
    }
    Ok(())
}

/// An action card says the same thing twice: in fields for the program's planning, and as an effect.
fn action_cards(shape: &Shape<'_>, found: &mut Found) -> Result<(), Diagnostic> {
    for card in shape.rows("action_card")? {
        let develop = if card.bool("develop")? { "; build-development" } else { "" };
        let event = if card.bool("event")? { "; event-step 1" } else { "" };
        let wanted = format!("launch-to {}{develop}{event}", card.str("target")?);
        if card.str("effect")? != wanted {
            found.push(card.error("effect", format!("effect and fields differ: `{wanted}`")));
        }
    }
    Ok(())
}

fn bay(shape: &Shape<'_>, found: &mut Found) -> Result<(), Diagnostic> {
    let spaces = shape.rows("station_space")?;
    let room = tally(texts(&spaces, "ship")?);
    for ship in shape.rows("ship")? {
        let copies: usize = ship.int("copies")?;
        if room.get(ship.str("kind")?).copied().unwrap_or(0) != copies {
            found.push(ship.error("copies", "the bay has another number of spaces for it"));
        }
    }
    let mut numbers: Vec<i64> = Vec::new();
    for space in &spaces {
        if space.str("ship")? == "transport" {
            numbers.push(space.int("transport_no")?);
        }
    }
    numbers.sort_unstable();
    if !numbers.into_iter().eq(1..=6) {
        found.push(shape.about("station_space", "the transports are not numbered 1 to 6"));
    }
    Ok(())
}

fn sections(shape: &Shape<'_>, found: &mut Found) -> Result<(), Diagnostic> {
    let mut faces: Vec<i64> = Vec::new();
    for section in shape.rows("station_section")? {
        faces.extend(section.ints::<i64>("d6")?);
    }
    faces.sort_unstable();
    if !faces.into_iter().eq(1..=6) {
        found.push(shape.about("station_section", "the die faces are not 1 to 6, each once"));
    }
    Ok(())
}
