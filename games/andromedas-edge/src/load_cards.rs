//! Reading modules, tactics cards, ships, upgrades, factions, events and raiders.

use orrery_script::tree::Arg;
use orrery_script::{Document, Entry};

use crate::content::{
    Ability, Base, EventCard, Faction, Module, Placement, Raider, ShipType, Ships, Stats, Tactic, Upgrade,
};
use crate::effect::{Code, NodeId, Special, Step};
use crate::ids::UpgradeId;
use crate::kinds::{CardType, Class, Ship, Track, When};
use crate::load::{Read, base_called, cost, each, effect, id, must, name, within, word, worth};
use crate::units::Cost;
use crate::vocabulary;

/// The 108 cards, then the core modules by row.
pub(crate) fn modules(doc: &Document, station: &Document, code: &mut Code) -> Read<Vec<Module>> {
    let mut modules = each(doc, "module", 12..=108, |entry| module(entry, code))?;
    let core = each(station, "core_module", 4..=4, |entry| core_module(entry, code))?;
    for (row, module) in Track::ROWS.into_iter().zip(&core) {
        if module.row != row || modules.iter().filter(|card| card.row == row).count() > 27 {
            return Err(station
                .all()
                .error("core_module", "one core module for each row, and at most 27 cards"));
        }
    }
    modules.extend(core);
    Ok(modules)
}

fn module(entry: &Entry<'_>, code: &mut Code) -> Read<Module> {
    let game_end = match entry.opt_str("when")? {
        None => false,
        Some("final-scoring") => true,
        Some(other) => return Err(entry.error("when", format!("a module has no moment `{other}`"))),
    };
    let (mut input, mut output, mut halves) = (None, None, [None; 2]);
    for slot in entry.entries("slots")? {
        let vp = Some(slot.int("vp")?);
        match slot.str("kind")? {
            "input" => input = vp,
            "output" => output = vp,
            "half-left" => halves[0] = vp,
            "half-right" => halves[1] = vp,
            other => return Err(slot.error("kind", format!("there is no slot `{other}`"))),
        }
    }
    let row = word(entry, "type")?;
    if (row == Track::Industry) != halves.iter().all(Option::is_some)
        || (row == Track::Industry && input.is_some())
    {
        return Err(
            entry.error("slots", "industry modules, and only they, have two half slots (AE-MODULE-19)")
        );
    }
    Ok(Module {
        id: id(entry)?,
        name: name(entry)?,
        row,
        core: false,
        damage: within(entry, "damage", 0..=2)?,
        dock: entry.bool("dock")?,
        input,
        output,
        halves,
        effect: must(entry, "effect", code)?,
        game_end,
        worth: worth(entry)?,
    })
}

fn core_module(entry: &Entry<'_>, code: &mut Code) -> Read<Module> {
    let half = within(entry, "half_moon_slots", 0..=1)? == 1;
    Ok(Module {
        id: id(entry)?,
        name: name(entry)?,
        row: word(entry, "row")?,
        core: true,
        damage: 0,
        dock: entry.bool("dock")?,
        input: None,
        output: None,
        halves: [None, half.then_some(0)],
        effect: must(entry, "effect", code)?,
        game_end: false,
        worth: 0,
    })
}

/// Bottom, middle, top of each column.
pub(crate) fn module_costs(doc: &Document) -> Read<[[Cost; 3]; 4]> {
    let mut costs = [[Cost::default(); 3]; 4];
    for row in Track::ROWS {
        let column = doc.value(&format!("module_costs.{row}"))?.entry()?;
        costs[row as usize] = [cost(&column, "bottom")?, cost(&column, "middle")?, cost(&column, "top")?];
    }
    Ok(costs)
}

pub(crate) fn tactic(entry: &Entry<'_>, code: &mut Code) -> Read<Tactic> {
    let kind: CardType = word(entry, "type")?;
    let ships = match entry.opt_str("ships_in_battle")? {
        None | Some("required") => Ships::Required,
        Some("not-required") => Ships::NotRequired,
        Some("forbidden") => Ships::Forbidden,
        Some(other) => return Err(entry.error("ships_in_battle", format!("`{other}` is not known"))),
    };
    let seq = entry.effect("effect")?.unwrap_or_default();
    let lasting = if kind == CardType::Sustain {
        code.lower_lasting(&seq).map_err(|(span, why)| entry.error_at("effect", &span, why))?
    } else {
        crate::lower::Lasting { effect: Some(must(entry, "effect", code)?), ..Default::default() }
    };
    Ok(Tactic {
        id: id(entry)?,
        name: name(entry)?,
        kind,
        copies: within(entry, "copies", 1..=3)?,
        timing: word(entry, "timing")?,
        ships,
        effect: lasting.effect,
        traits: lasting.traits,
        triggers: lasting.triggers,
        worth: worth(entry)?,
    })
}

fn stats(entry: &Entry<'_>) -> Read<Stats> {
    let mut abilities = 0;
    for ability in entry.strs("abilities")? {
        abilities |= match ability {
            "voyage" => Stats::VOYAGE,
            "attack" => Stats::ATTACK,
            "jump" => Stats::JUMP,
            "populate" => 0,
            other => return Err(entry.error("abilities", format!("a ship has no ability `{other}`"))),
        };
    }
    Ok(Stats {
        range: within(entry, "range", 0..=9)?,
        weapons: within(entry, "weapons", 0..=6)?,
        shields: within(entry, "shields", 0..=6)?,
        targeting: within(entry, "targeting", 0..=5)?,
        abilities,
    })
}

pub(crate) fn ships(doc: &Document) -> Read<Vec<ShipType>> {
    let mut order = Ship::ALL.into_iter();
    each(doc, "ship", 4..=4, |entry| {
        if Some(word::<Ship>(entry, "id")?) != order.next() {
            return Err(entry.error("id", "the ships are transport, fighter, science-vessel, heavy-cruiser"));
        }
        let transport = word::<Ship>(entry, "id")? == Ship::Transport;
        let most = if transport { 6 } else { 1 };
        let copies = within(entry, "copies_per_player", most..=most)?;
        Ok(ShipType {
            name: name(entry)?,
            copies,
            at_start: within(entry, "at_start", 0..=copies)?,
            cost: cost(entry, "cost")?,
            stats: stats(entry)?,
        })
    })
}

pub(crate) fn upgrade(entry: &Entry<'_>, code: &mut Code) -> Read<Upgrade> {
    let custom = match entry.opt_field("custom") {
        Some(field) => Some(ability(&field.entry()?, code)?),
        None => None,
    };
    Ok(Upgrade {
        id: id(entry)?,
        name: name(entry)?,
        ship: word(entry, "ship")?,
        faction: entry.str("faction")? != "neutral",
        stats: stats(entry)?,
        custom,
        worth: worth(entry)?,
    })
}

/// An ability: an effect with its moments, or a power that the rules look up.
fn ability(entry: &Entry<'_>, code: &mut Code) -> Read<Ability> {
    let mut moments = Vec::new();
    for trigger in entry.triggers("when")?.unwrap_or_default() {
        moments.push(vocabulary::when(&trigger).map_err(|(span, why)| entry.error_at("when", &span, why))?);
    }
    let effect = must(entry, "effect", code)?;
    let power = power(effect, code);
    let triggers = match (moments.as_slice(), power) {
        ([], _) => return Err(entry.error("when", "an ability has its moment")),
        ([When::Passive], None) => {
            return Err(entry.error("effect", "what holds all the time is a special here"));
        }
        (_, Some(_)) => Vec::new(),
        (moments, None) => moments.iter().map(|&when| (when, effect)).collect(),
    };
    let once_between_returns = match entry.opt_str("limit")? {
        None => false,
        Some("once-between-returns") => true,
        Some(other) => return Err(entry.error("limit", format!("there is no limit `{other}`"))),
    };
    Ok(Ability { id: id(entry)?, name: name(entry)?, once_between_returns, triggers, power })
}

fn power(effect: NodeId, code: &Code) -> Option<crate::kinds::Power> {
    match code.node(effect).step {
        Step::Special(Special::Power(power)) => Some(power),
        _ => None,
    }
}

pub(crate) fn faction(entry: &Entry<'_>, upgrades: &[Upgrade], code: &mut Code) -> Read<Faction> {
    let tracks = entry.strs("tracks")?.into_iter();
    let tracks = tracks.map(|track| track.parse().map_err(|why: String| entry.error("tracks", why)));
    let wanted = entry.str("upgrade")?;
    let upgrade = upgrades.iter().position(|tile| tile.id == wanted && tile.faction);
    let missing = || entry.error("upgrade", format!("`{wanted}` is no upgrade tile of a faction"));
    let upgrade = UpgradeId::numbered(upgrade.ok_or_else(missing)? as u8);
    let abilities =
        entry.entries("ability")?.iter().map(|entry| ability(entry, code)).collect::<Read<Vec<_>>>()?;
    let abilities =
        abilities.try_into().map_err(|_| entry.error("ability", "a faction has two abilities"))?;
    let (mut credits, mut claimed_moons, mut hand) = (None, None, 0);
    if let Some(station) = entry.opt_field("station") {
        let station = station.entry()?;
        credits = station.opt_int("credit")?;
        claimed_moons =
            station.has("claimed_moons").then(|| within(&station, "claimed_moons", 4..=6)).transpose()?;
        hand = station.opt_int("hand_limit_bonus")?.unwrap_or(0);
    }
    Ok(Faction {
        id: id(entry)?,
        name: name(entry)?,
        start: must(entry, "start", code)?,
        tracks: tracks.collect::<Read<_>>()?,
        upgrade,
        abilities,
        credits,
        claimed_moons,
        hand,
    })
}

pub(crate) fn event(entry: &Entry<'_>, code: &mut Code) -> Read<EventCard> {
    let twilight = match entry.str("deck")? {
        "galactic-dawn" => false,
        "cosmic-twilight" => true,
        other => return Err(entry.error("deck", format!("there is no event deck `{other}`"))),
    };
    Ok(EventCard {
        id: id(entry)?,
        name: name(entry)?,
        twilight,
        scores: word(entry, "scores")?,
        raider: word(entry, "raider")?,
        effect: must(entry, "effect", code)?,
    })
}

pub(crate) fn raider(entry: &Entry<'_>, bases: &[Base], code: &mut Code) -> Read<Raider> {
    let class: Class = word(entry, "class")?;
    let selector = entry.region("placement")?.unwrap_or_default();
    let words: Vec<&str> = selector
        .iter()
        .filter_map(|part| match part {
            Arg::Word(word) => Some(word.text.as_str()),
            Arg::Number(_) => None,
        })
        .collect();
    let placement = match words.as_slice() {
        ["random-nebula"] => Placement::RandomNebula,
        ["newest-planet"] => Placement::NewestPlanet,
        ["base", base] => match base_called(bases, base) {
            Some(base) => Placement::Base(base),
            None => return Err(entry.error("placement", format!("there is no base `{base}`"))),
        },
        _ => return Err(entry.error("placement", "no raider is placed like this")),
    };
    let (standees, dice) = if class == Class::S { (4, "dice_per_ship") } else { (1, "dice") };
    Ok(Raider {
        id: id(entry)?,
        name: name(entry)?,
        class,
        standees: within(entry, "standees", standees..=standees)?,
        range: within(entry, "range", 0..=9)?,
        dice: within(entry, dice, 1..=6)?,
        shields: within(entry, "shields", 0..=6)?,
        targeting: within(entry, "targeting_bonus", 0..=5)?,
        placement,
        reward: must(entry, "reward", code)?,
        on_strike: effect(entry, "on_strike", code)?,
        on_win: effect(entry, "on_win", code)?,
    })
}
