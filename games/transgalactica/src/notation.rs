//! Actions as text: one spelling for each, used by logs, records, tests and the command line.

use std::fmt;
use std::str::FromStr;

use orrery_kernel::BadNotation;

use crate::action::{Action, Fare};
use crate::goods::{Good, Units};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Done => f.write_str("done"),
            Self::Pass => f.write_str("pass"),
            Self::Wealth(set) => write!(f, "wealth {}", set + 1),
            Self::Skill(skill) => write!(f, "skill {skill}"),
            Self::Main(area) => write!(f, "main {area}"),
            Self::Planet(worker, place) => write!(f, "planet {worker} {place}"),
            Self::Wildcard(worker) => write!(f, "wildcard {worker}"),
            Self::Follow(worker) => write!(f, "follow {worker}"),
            Self::Promote(worker) => write!(f, "promote {worker}"),
            Self::Choose(nth) => write!(f, "choose {}", nth + 1),
            Self::Pay(units) => write!(f, "pay {units}"),
            Self::Advance(track) => write!(f, "advance {track}"),
            Self::Wake => f.write_str("wake"),
            Self::Take(good) => write!(f, "take {good}"),
            Self::Sail(ship, place) => write!(f, "sail {} {place}", ship + 1),
            Self::Glide(ship, place) => write!(f, "glide {} {place}", ship + 1),
            Self::Jump(ship, place, Fare(units)) => write!(f, "jump {} {place} for {units}", ship + 1),
            Self::Settle(place) => write!(f, "settle {place}"),
            Self::Claim(tech) => write!(f, "claim {tech}"),
            Self::Mission(mission) => write!(f, "mission {mission}"),
            Self::Waive(mission, waived) => write!(f, "waive {mission} {waived}"),
            Self::Area(area) => write!(f, "area {area}"),
            Self::Gather(place, good) => write!(f, "gather {place} {good}"),
            Self::Resolve(item) => write!(f, "resolve {item}"),
            Self::Berth(row) => write!(f, "berth {}", row + 1),
            Self::Office(office) => write!(f, "office {office}"),
            Self::Reuse(tile) => write!(f, "reuse {tile}"),
            Self::Objective(objective) => write!(f, "objective {objective}"),
            Self::Fight(place) => write!(f, "fight {place}"),
            Self::Exchange(good) => write!(f, "exchange {good}"),
            Self::Use(tile) => write!(f, "use {tile}"),
            Self::Stock(tile) => write!(f, "stock {tile}"),
            Self::Fulfil(mission) => write!(f, "fulfil {mission}"),
            Self::Senate(decree) => write!(f, "senate {decree}"),
            Self::Card(tech) => write!(f, "card {tech}"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let words: Vec<&str> = text.split(' ').take(10).collect();
        let action = read(&words).map_err(|why| BadNotation::new(text, why))?;
        let spelled = action.to_string();
        if spelled == text { Ok(action) } else { Err(BadNotation::new(text, format!("write `{spelled}`"))) }
    }
}

fn read(words: &[&str]) -> Result<Action, String> {
    Ok(match words {
        ["done"] => Action::Done,
        ["pass"] => Action::Pass,
        ["wealth", set] => Action::Wealth(number(set, 5)?),
        ["skill", skill] => Action::Skill(skill.parse()?),
        ["main", area] => Action::Main(area.parse()?),
        ["planet", worker, place] => Action::Planet(worker.parse()?, place.parse()?),
        ["wildcard", worker] => Action::Wildcard(worker.parse()?),
        ["follow", worker] => Action::Follow(worker.parse()?),
        ["promote", worker] => Action::Promote(worker.parse()?),
        ["choose", nth] => Action::Choose(number(nth, 9)?),
        ["pay", units @ ..] => Action::Pay(payment(units)?),
        ["advance", track] => Action::Advance(track.parse()?),
        ["wake"] => Action::Wake,
        ["take", good] => Action::Take(resource(good)?),
        ["sail", ship, place] => Action::Sail(number(ship, 2)?, place.parse()?),
        ["glide", ship, place] => Action::Glide(number(ship, 2)?, place.parse()?),
        ["jump", ship, place, "for", units @ ..] => {
            Action::Jump(number(ship, 2)?, place.parse()?, Fare(payment(units)?))
        }
        ["settle", place] => Action::Settle(place.parse()?),
        ["claim", tech] => Action::Claim(tech.parse()?),
        ["mission", mission] => Action::Mission(mission.parse()?),
        ["waive", mission, waived] => Action::Waive(mission.parse()?, waived.parse()?),
        ["area", area] => Action::Area(area.parse()?),
        ["gather", place, good] => Action::Gather(place.parse()?, resource(good)?),
        ["resolve", item] => Action::Resolve(item.parse()?),
        ["berth", row] => Action::Berth(number(row, 6)?),
        ["office", office] => Action::Office(office.parse()?),
        ["reuse", tile] => Action::Reuse(tile.parse()?),
        ["objective", objective] => Action::Objective(objective.parse()?),
        ["fight", place] => Action::Fight(place.parse()?),
        ["exchange", good] => Action::Exchange(resource(good)?),
        ["use", tile] => Action::Use(tile.parse()?),
        ["stock", tile] => Action::Stock(tile.parse()?),
        ["fulfil", mission] => Action::Fulfil(mission.parse()?),
        ["senate", decree] => Action::Senate(decree.parse()?),
        ["card", tech] => Action::Card(tech.parse()?),
        [verb, ..] => {
            let verb: String = verb.chars().take(20).collect();
            return Err(format!("no action is written `{verb} …` like this"));
        }
        [] => return Err("it is empty".to_owned()),
    })
}

/// Counted from 1 in texts, from 0 inside.
fn number(text: &str, high: u8) -> Result<u8, String> {
    let number = text.parse().ok().filter(|number| (1..=high).contains(number));
    Ok(number.ok_or_else(|| format!("`{text}` is not a number from 1 to {high}"))? - 1)
}

fn resource(text: &str) -> Result<Good, String> {
    text.parse().and_then(|good| {
        if good == Good::Credit { Err("a credit is no resource".to_owned()) } else { Ok(good) }
    })
}

fn payment(words: &[&str]) -> Result<Units, String> {
    words.join(" ").parse()
}
