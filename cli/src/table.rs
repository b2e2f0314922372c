//! What the commands that set a table have in common: options for so many players, and who sits there.

use orrery_bots::{Bot, Spec};
use orrery_kernel::{Appraise, Fast, Game, MAX_SEATS, Spoken};
use serde_json::Value;

use crate::failure::Failure;
use crate::suggest;

/// Which of the game's own options are not the usual ones.
#[derive(clap::Args, Debug, Default)]
pub(crate) struct Settings {
    /// Set an option of the game, as in length=long; may be repeated (`orrery games --json` shows the usual ones)
    #[arg(long = "set", value_name = "OPTION=VALUE")]
    set: Vec<String>,
    /// Let Unity play in Andromeda's Edge, under a Commander or one of a level from 1 to 3
    #[arg(long, value_name = "COMMANDER|LEVEL")]
    unity: Option<String>,
}

/// The options that were asked for, or a sentence that says what is wrong with them.
pub(crate) fn options<G: Spoken>(players: u8, settings: &Settings) -> Result<G::Options, Failure> {
    let usual = G::options(players).map_err(|_| {
        let (least, most) = players_of::<G>();
        Failure::input(format!("{} is for {least} to {most} players, not for {players}", G::ID))
    })?;
    let unity = settings.unity.iter().map(|foe| format!("unity={foe}"));
    let wanted: Vec<String> = settings.set.iter().cloned().chain(unity).collect();
    if wanted.is_empty() {
        return Ok(usual);
    }
    let wrong = |why: String| Failure::input(format!("--set: {why}"));
    let mut fields = serde_json::to_value(&usual).map_err(|error| wrong(error.to_string()))?;
    for setting in &wanted {
        set::<G>(&mut fields, players, setting).map_err(wrong)?;
    }
    let options = serde_json::from_value(fields).map_err(|error| wrong(error.to_string()))?;
    // The rules look at them when a table is set; a table of no consequence will do.
    match G::start(&options, &mut Fast::new(0), &mut ()) {
        Ok(_) => Ok(options),
        Err(bad) => Err(wrong(bad.to_string())),
    }
}

/// `length=long` among the options. A value is JSON, or else a word; a field alone is switched on.
fn set<G: Spoken>(fields: &mut Value, players: u8, setting: &str) -> Result<(), String> {
    let (name, value) = setting.split_once('=').unwrap_or((setting, "true"));
    let pointer = format!("/{}", name.replace('.', "/"));
    match fields.pointer_mut(&pointer).filter(|_| name != "players") {
        Some(field) => {
            *field = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
            Ok(())
        }
        None => {
            let known: Vec<&str> = G::settings(players).iter().map(|setting| setting.field).collect();
            let unknown = suggest::unknown("option", name, known.iter().copied());
            Err(format!("{unknown} (the options: {})", known.join(", ")))
        }
    }
}

/// The usual options for so many players, as `--set` knows them.
pub(crate) fn usual<G: Game>(players: u8) -> Option<Value> {
    G::options(players).ok().and_then(|options| serde_json::to_value(options).ok())
}

/// How few and how many can play.
pub(crate) fn players_of<G: Game>() -> (u8, u8) {
    let possible: Vec<u8> = (1..=MAX_SEATS as u8).filter(|&seats| G::options(seats).is_ok()).collect();
    (possible.first().copied().unwrap_or(0), possible.last().copied().unwrap_or(0))
}

/// One bot per seat: the last one named takes all seats that are left.
pub(crate) fn lineup(bots: &[String], players: u8) -> Result<Vec<String>, Failure> {
    if bots.len() > usize::from(players) {
        return Err(Failure::input(format!("{} bots are too many for {players} seats", bots.len())));
    }
    let mut names = Vec::new();
    for seat in 0..usize::from(players) {
        let Some(text) = bots.get(seat).or(bots.last()) else {
            return Err(Failure::input("no bot is named"));
        };
        names.push(spec(text)?.to_string());
    }
    Ok(names)
}

/// The bot of that name.
pub(crate) fn bot<G: Game + Appraise>(name: &str, seed: u64) -> Result<Box<dyn Bot<G>>, Failure> {
    Ok(orrery_bots::make::<G>(&spec(name)?, seed))
}

fn spec(text: &str) -> Result<Spec, Failure> {
    text.trim().parse::<Spec>().map_err(|error| Failure::input(error.to_string()))
}
