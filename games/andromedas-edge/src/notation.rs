//! Actions as text: one spelling for each, used by logs, records, tests and the command line.

use std::fmt;
use std::str::FromStr;

use orrery_kernel::BadNotation;

use crate::action::{Action, Place, Thing};
use crate::kinds::Resource;
use crate::units::Units;

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Operations => f.write_str("operations"),
            Self::Input(module) => write!(f, "input {module}"),
            Self::Output(module) => write!(f, "output {module}"),
            Self::Half(module) => write!(f, "half {module}"),
        }
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Resource(resource) => write!(f, "resource {resource}"),
            Self::Card(card) => write!(f, "card {card}"),
            Self::Moon(moon) => write!(f, "moon {moon}"),
            Self::Discovery(token) => write!(f, "discovery {token}"),
            Self::Token(token) => write!(f, "token {token}"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Done => f.write_str("done"),
            Self::Return => f.write_str("return"),
            Self::Launch(ship, space) => write!(f, "launch {ship} {space}"),
            Self::Jump(ship, space) => write!(f, "jump {ship} {space}"),
            Self::Faction(faction) => write!(f, "faction {faction}"),
            Self::Destiny(destiny) => write!(f, "destiny {destiny}"),
            Self::Choose(nth) => write!(f, "choose {}", u16::from(nth) + 1),
            Self::Pay(units) => write!(f, "pay {units}"),
            Self::Take(resource) => write!(f, "take {resource}"),
            Self::Give(resource) => write!(f, "give {resource}"),
            Self::Drop(card) => write!(f, "drop {card}"),
            Self::Recover(card) => write!(f, "recover {card}"),
            Self::Draw => f.write_str("draw"),
            Self::Advance(track) => write!(f, "advance {track}"),
            Self::FixShip(ship) => write!(f, "fix ship {ship}"),
            Self::FixShield(ship) => write!(f, "fix shield {ship}"),
            Self::FixModule(module) => write!(f, "fix module {module}"),
            Self::Top(event) => write!(f, "top {event}"),
            Self::Find(token) => write!(f, "find {token}"),
            Self::Stack(nth) => write!(f, "stack {}", u16::from(nth) + 1),
            Self::Claim(space) => write!(f, "claim {space}"),
            Self::Moon(moon) => write!(f, "moon {moon}"),
            Self::Board(seat, moon) => write!(f, "board {seat} {moon}"),
            Self::BoardUnity(moon) => write!(f, "board unity {moon}"),
            Self::Activate(module) => write!(f, "activate {module}"),
            Self::With(ship, space) => write!(f, "with {ship} {space}"),
            Self::WithBarge(ship) => write!(f, "with {ship} barge"),
            Self::WithEnergy => f.write_str("with energy"),
            Self::Module(module) => write!(f, "module {module}"),
            Self::Bury(module) => write!(f, "bury {module}"),
            Self::Mark(module) => write!(f, "mark {module}"),
            Self::Build(ship) => write!(f, "build {ship}"),
            Self::Develop(space) => write!(f, "develop {space}"),
            Self::Upgrade(tile) => write!(f, "upgrade {tile}"),
            Self::Flip(track) => write!(f, "flip {track}"),
            Self::Pick(ship, space) => write!(f, "pick {ship} {space}"),
            Self::Move(ship, space) => write!(f, "move {ship} {space}"),
            Self::Join(ship, space) => write!(f, "join {ship} {space}"),
            Self::JoinByJump(ship, space) => write!(f, "join {ship} {space} by-jump"),
            Self::Energy(count) => write!(f, "energy {count}"),
            Self::Die(face) => write!(f, "die {face}"),
            Self::Raider(class) => write!(f, "raider {class}"),
            Self::Player(seat) => write!(f, "player {seat}"),
            Self::Side(side) => write!(f, "side {side}"),
            Self::Hit(side, Some(ship)) => write!(f, "hit {side} {ship}"),
            Self::Hit(side, None) => write!(f, "hit {side}"),
            Self::Vortex(space) => write!(f, "vortex {space}"),
            Self::Resolve(nth) => write!(f, "resolve {}", u16::from(nth) + 1),
            Self::Recruit(space) => write!(f, "recruit {space}"),
            Self::Collect(space, resource) => write!(f, "collect {space} {resource}"),
            Self::Use(track) => write!(f, "use {track}"),
            Self::Discovery(token) => write!(f, "discovery {token}"),
            Self::Token(token) => write!(f, "token {token}"),
            Self::Abandon(moon) => write!(f, "abandon {moon}"),
            Self::Play(card) => write!(f, "play {card}"),
            Self::Hand(thing) => write!(f, "hand {thing}"),
            Self::Ask(thing) => write!(f, "ask {thing}"),
            Self::Slot(moon, place) => write!(f, "slot {moon} {place}"),
            Self::Empty(place) => write!(f, "empty {place}"),
            Self::Shift(module, place) => write!(f, "shift {module} {}", u16::from(place) + 1),
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
        ["return"] => Action::Return,
        ["launch", ship, space] => Action::Launch(ship.parse()?, space.parse()?),
        ["jump", ship, space] => Action::Jump(ship.parse()?, space.parse()?),
        ["faction", faction] => Action::Faction(faction.parse()?),
        ["destiny", destiny] => Action::Destiny(destiny.parse()?),
        ["choose", nth] => Action::Choose(number(nth, 1, 9)? - 1),
        ["pay", units @ ..] => Action::Pay(units.join(" ").parse::<Units>()?),
        ["take", resource] => Action::Take(resource.parse()?),
        ["give", resource] => Action::Give(resource.parse()?),
        ["drop", card] => Action::Drop(card.parse()?),
        ["recover", card] => Action::Recover(card.parse()?),
        ["draw"] => Action::Draw,
        ["advance", track] => Action::Advance(track.parse()?),
        ["fix", "ship", ship] => Action::FixShip(ship.parse()?),
        ["fix", "shield", ship] => Action::FixShield(ship.parse()?),
        ["fix", "module", module] => Action::FixModule(module.parse()?),
        ["top", event] => Action::Top(event.parse()?),
        ["find", token] => Action::Find(token.parse()?),
        ["stack", nth] => Action::Stack(number(nth, 1, 2)? - 1),
        ["claim", space] => Action::Claim(space.parse()?),
        ["moon", moon] => Action::Moon(moon.parse()?),
        ["board", "unity", moon] => Action::BoardUnity(moon.parse()?),
        ["board", seat, moon] => Action::Board(seat.parse()?, moon.parse()?),
        ["activate", module] => Action::Activate(module.parse()?),
        ["with", "energy"] => Action::WithEnergy,
        ["with", ship, "barge"] => Action::WithBarge(ship.parse()?),
        ["with", ship, space] => Action::With(ship.parse()?, space.parse()?),
        ["module", module] => Action::Module(module.parse()?),
        ["bury", module] => Action::Bury(module.parse()?),
        ["mark", module] => Action::Mark(module.parse()?),
        ["build", ship] => Action::Build(ship.parse()?),
        ["develop", space] => Action::Develop(space.parse()?),
        ["upgrade", tile] => Action::Upgrade(tile.parse()?),
        ["flip", track] => Action::Flip(track.parse()?),
        ["pick", ship, space] => Action::Pick(ship.parse()?, space.parse()?),
        ["move", ship, space] => Action::Move(ship.parse()?, space.parse()?),
        ["join", ship, space] => Action::Join(ship.parse()?, space.parse()?),
        ["join", ship, space, "by-jump"] => Action::JoinByJump(ship.parse()?, space.parse()?),
        ["energy", count] => Action::Energy(number(count, 1, 99)?),
        ["die", face] => Action::Die(number(face, 1, 6)?),
        ["raider", class] => Action::Raider(class.parse()?),
        ["player", seat] => Action::Player(seat.parse()?),
        ["side", side] => Action::Side(side.parse()?),
        ["hit", side] => Action::Hit(side.parse()?, None),
        ["hit", side, ship] => Action::Hit(side.parse()?, Some(ship.parse()?)),
        ["vortex", space] => Action::Vortex(space.parse()?),
        ["resolve", nth] => Action::Resolve(number(nth, 1, 32)? - 1),
        ["recruit", space] => Action::Recruit(space.parse()?),
        ["collect", space, resource] => Action::Collect(space.parse()?, stored(resource)?),
        ["use", track] => Action::Use(track.parse()?),
        ["discovery", token] => Action::Discovery(token.parse()?),
        ["token", token] => Action::Token(token.parse()?),
        ["abandon", moon] => Action::Abandon(moon.parse()?),
        ["play", card] => Action::Play(card.parse()?),
        ["hand", thing @ ..] => Action::Hand(thing_of(thing)?),
        ["ask", thing @ ..] => Action::Ask(thing_of(thing)?),
        ["slot", moon, place @ ..] => Action::Slot(moon.parse()?, place_of(place)?),
        ["empty", place @ ..] => Action::Empty(place_of(place)?),
        ["shift", module, place] => Action::Shift(module.parse()?, number(place, 1, 27)? - 1),
        [verb, ..] => {
            let verb: String = verb.chars().take(20).collect();
            return Err(format!("no action is written `{verb} …` like this"));
        }
        [] => return Err("it is empty".to_owned()),
    })
}

fn thing_of(words: &[&str]) -> Result<Thing, String> {
    Ok(match words {
        ["resource", resource] => Thing::Resource(stored(resource)?),
        ["card", card] => Thing::Card(card.parse()?),
        ["moon", moon] => Thing::Moon(moon.parse()?),
        ["discovery", token] => Thing::Discovery(token.parse()?),
        ["token", token] => Thing::Token(token.parse()?),
        _ => return Err("a thing is a resource, card, moon, discovery or token".to_owned()),
    })
}

fn place_of(words: &[&str]) -> Result<Place, String> {
    Ok(match words {
        ["operations"] => Place::Operations,
        ["input", module] => Place::Input(module.parse()?),
        ["output", module] => Place::Output(module.parse()?),
        ["half", module] => Place::Half(module.parse()?),
        _ => return Err("a slot is `operations`, or input, output or half of a module".to_owned()),
    })
}

fn number(text: &str, low: u8, high: u8) -> Result<u8, String> {
    let number = text.parse().ok().filter(|number| (low..=high).contains(number));
    number.ok_or_else(|| format!("`{text}` is not a number from {low} to {high}"))
}

fn stored(text: &str) -> Result<Resource, String> {
    text.parse().and_then(|resource| match resource {
        Resource::Tactics => Err("a card is not in storage".to_owned()),
        other => Ok(other),
    })
}
