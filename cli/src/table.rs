//! What the commands that set a table have in common: options for so many players, and who sits there.

use orrery_bots::{Bot, Spec};
use orrery_kernel::{Appraise, Game, MAX_SEATS};

use crate::failure::Failure;

/// The usual options, or a sentence that says how many can play.
pub(crate) fn options<G: Game>(players: u8) -> Result<G::Options, Failure> {
    G::options(players).map_err(|_| {
        let (least, most) = players_of::<G>();
        Failure::input(format!("{} is for {least} to {most} players, not for {players}", G::ID))
    })
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
