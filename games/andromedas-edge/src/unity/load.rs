//! Reading `content/escalation.toml`.

use orrery_script::tree::Arg;
use orrery_script::{Document, Entry};

use super::content::{
    Ability, ActionCard, BaySpace, Commander, ConflictCard, Moment, Pick, SOURCE, Tables, Target,
    UnityUpgrade, WheelSpace,
};
use super::ids::{AbilityId, CommanderId, ConflictId, UnityUpgradeId, WheelId};
use super::pending::Cause;
use crate::content::{Base, Stats};
use crate::effect::{Code, NodeId, Step};
use crate::ids::EventId;
use crate::kinds::{Ship, Track};
use crate::load::{Read, base_called, each, id, must, name, within, word};
use crate::vocabulary;

/// The code being written, and what each part of it belongs to.
struct Writer<'a> {
    code: &'a mut Code,
    causes: Vec<(u16, Option<Cause>)>,
}

impl Writer<'_> {
    fn effect(&mut self, entry: &Entry<'_>, cause: Option<Cause>) -> Read<NodeId> {
        self.causes.push((self.code.len(), None));
        let effect = must(entry, "effect", self.code)?;
        self.causes.push((self.code.len(), cause));
        Ok(effect)
    }
}

impl Tables {
    /// Reads the tables; events and bases are those of the base game.
    pub(crate) fn load(base: &Document, bases: &[Base], code: &mut Code) -> Read<Self> {
        let doc = &Document::parse(SOURCE.0, SOURCE.1)?;
        let writer = &mut Writer { code, causes: Vec::new() };
        let benefits = benefits(doc, writer)?;
        let overrides = each(doc, "event_override", 0..=20, |entry| overridden(entry, base, writer))?;
        let commanders = each(doc, "commander", 1..=8, |entry| commander(entry, writer))?;
        let mut abilities = Vec::new();
        for (nth, entry) in (0u8..).zip(doc.all().entries("commander")?) {
            for entry in entry.entries("ability")? {
                let cause = Cause::Ability(AbilityId::numbered(abilities.len() as u8));
                abilities.push(ability(&entry, CommanderId::numbered(nth), cause, writer)?);
            }
        }
        let mut place = 0u8;
        let wheel_spaces = each(doc, "wheel_space", 8..=64, |entry| {
            place += 1;
            wheel_space(entry, place - 1, &commanders, writer)
        })?;
        let action_cards = each(doc, "action_card", 18..=18, |entry| action_card(entry, bases))?;
        let mut place = 0u8;
        let conflict_cards = each(doc, "conflict_card", 1..=16, |entry| {
            place += 1;
            conflict_card(entry, Cause::Conflict(ConflictId::numbered(place - 1)), writer)
        })?;
        let mut place = 0u8;
        let unity_upgrades = each(doc, "upgrade", 1..=14, |entry| {
            place += 1;
            upgrade(entry, Cause::Upgrade(UnityUpgradeId::numbered(place - 1)), writer)
        })?;
        let tables = Self {
            ships: ships(doc)?,
            bay: each(doc, "station_space", 9..=9, bay_space)?,
            sections: sections(doc)?,
            benefits,
            overrides,
            commanders,
            abilities,
            wheel_spaces,
            action_cards,
            conflict_cards,
            unity_upgrades,
            causes: std::mem::take(&mut writer.causes),
        };
        tables.checked(doc)
    }

    fn checked(self, doc: &Document) -> Read<Self> {
        let decks = (0..3).all(|deck| self.action_cards.iter().filter(|card| card.deck == deck).count() == 6);
        let levels = (1..=3).all(|level| self.commanders.iter().any(|commander| commander.level == level));
        let wrong = [
            (!decks, "action_card", "each of the three decks has 6 cards"),
            (!levels, "commander", "each level has a Commander"),
            (
                self.wheel_spaces.len() != 8 * self.commanders.len(),
                "wheel_space",
                "each Commander has 8 spaces",
            ),
        ];
        match wrong.into_iter().find(|check| check.0) {
            Some((_, table, why)) => Err(doc.all().error(table, why)),
            None => Ok(self),
        }
    }

    /// What a step of the code belongs to.
    pub(super) fn cause_of(&self, node: NodeId) -> Option<Cause> {
        let place = self.causes.partition_point(|&(end, _)| end <= node.0);
        self.causes.get(place).and_then(|&(_, cause)| cause)
    }
}

fn benefits(doc: &Document, writer: &mut Writer<'_>) -> Read<Vec<NodeId>> {
    let found = each(doc, "development_benefit", 5..=5, |entry| {
        let track: Track = word(entry, "track")?;
        Ok((track, writer.effect(entry, Some(Cause::Development(track)))?))
    })?;
    let of = |track: Track| found.iter().find(|it| it.0 == track).map(|it| it.1);
    let missing = |track: Track| doc.all().error("development_benefit", format!("`{track}` is missing"));
    Track::ALL.into_iter().map(|track| of(track).ok_or_else(|| missing(track))).collect()
}

fn overridden(entry: &Entry<'_>, base: &Document, writer: &mut Writer<'_>) -> Read<(EventId, NodeId)> {
    let wanted = entry.str("event")?;
    let events = base.all().entries("event")?;
    let mut place = None;
    for (nth, event) in (0u8..).zip(&events) {
        if event.id()? == wanted {
            place = Some(nth);
        }
    }
    let place = place.ok_or_else(|| entry.error("event", format!("there is no event `{wanted}`")))?;
    Ok((EventId::numbered(place), writer.effect(entry, Some(Cause::Event))?))
}

/// Steps on tracks only: they are made without any effect (UN-SETUP-10).
fn commander(entry: &Entry<'_>, writer: &mut Writer<'_>) -> Read<Commander> {
    let first = must(entry, "start", writer.code)?;
    let mut start = [0; 5];
    for step in writer.code.steps(Some(first)) {
        match *step {
            Step::Advance(Some(track), count) => start[track as usize] += count,
            _ => return Err(entry.error("start", "a Commander starts with steps on tracks")),
        }
    }
    Ok(Commander { id: id(entry)?, name: name(entry)?, level: within(entry, "level", 1..=3)?, start })
}

fn moment(entry: &Entry<'_>) -> Read<Moment> {
    let triggers = entry.triggers("when")?.unwrap_or_default();
    let [trigger] = triggers.as_slice() else {
        return Err(entry.error("when", "Unity's cards have one moment"));
    };
    let words: Vec<&str> = trigger.words.iter().map(|word| word.text.as_str()).collect();
    words.join("-").parse().map_err(|why: String| entry.error("when", why))
}

fn ability(
    entry: &Entry<'_>,
    commander: CommanderId,
    cause: Cause,
    writer: &mut Writer<'_>,
) -> Read<Ability> {
    let effect = writer.effect(entry, Some(cause))?;
    Ok(Ability { id: id(entry)?, name: name(entry)?, commander, when: moment(entry)?, effect })
}

fn wheel_space(
    entry: &Entry<'_>,
    place: u8,
    commanders: &[Commander],
    writer: &mut Writer<'_>,
) -> Read<WheelSpace> {
    let commander = entry.str("commander")?;
    let owner = commanders.iter().position(|other| other.id == commander);
    if owner != Some(usize::from(place / 8)) || within(entry, "space", 1..=8)? != place % 8 + 1 {
        return Err(entry.error("space", "spaces 1 to 8 of each Commander follow each other in their order"));
    }
    let effect = writer.effect(entry, Some(Cause::Wheel(WheelId::numbered(place))))?;
    Ok(WheelSpace { id: id(entry)?, name: name(entry)?, effect })
}

fn action_card(entry: &Entry<'_>, bases: &[Base]) -> Read<ActionCard> {
    let picks = entry.strs("pick")?.into_iter();
    let picks = picks.map(|pick| pick.parse::<Pick>().map_err(|why| entry.error("pick", why)));
    Ok(ActionCard {
        id: id(entry)?,
        name: name(entry)?,
        deck: within(entry, "deck", 1..=3)? - 1,
        target: target(entry, bases)?,
        picks: picks.collect::<Read<_>>()?,
        develop: entry.bool("develop")?,
        event: entry.bool("event")?,
    })
}

fn target(entry: &Entry<'_>, bases: &[Base]) -> Read<Target> {
    let selector = entry.region("target")?.unwrap_or_default();
    let wrong = |why: String| entry.error("target", why);
    let words: Vec<&str> = selector
        .iter()
        .filter_map(|part| match part {
            Arg::Word(word) => Some(word.text.as_str()),
            Arg::Number(_) => None,
        })
        .collect();
    let number = selector.iter().find_map(|part| match part {
        Arg::Number(number) => Some(number),
        Arg::Word(_) => None,
    });
    Ok(match words.as_slice() {
        ["base", base] => {
            let missing = || entry.error("target", format!("there is no base `{base}`"));
            Target::Base(base_called(bases, base).ok_or_else(missing)?)
        }
        ["planet", "undeveloped"] => Target::Planet(None),
        ["planet", track] => Target::Planet(Some(track.parse().map_err(wrong)?)),
        ["region", "most-leaders"] => Target::MostLeaders,
        ["region", "most-opposing-ships"] => Target::MostOpposingShips,
        ["probe", "here"] => Target::ProbeHere,
        ["probe", dir] => {
            let steps = number.ok_or_else(|| entry.error("target", "a number of steps belongs here"))?;
            let steps =
                vocabulary::small(steps).map_err(|(span, why)| entry.error_at("target", &span, why))?;
            Target::Probe(dir.parse().map_err(wrong)?, steps)
        }
        _ => return Err(entry.error("target", "no ship is sent like this")),
    })
}

fn conflict_card(entry: &Entry<'_>, cause: Cause, writer: &mut Writer<'_>) -> Read<ConflictCard> {
    within(entry, "copies", 1..=1)?;
    let effect = writer.effect(entry, Some(cause))?;
    Ok(ConflictCard { id: id(entry)?, name: name(entry)?, when: moment(entry)?, effect })
}

fn upgrade(entry: &Entry<'_>, cause: Cause, writer: &mut Writer<'_>) -> Read<UnityUpgrade> {
    within(entry, "copies", 1..=1)?;
    let when = moment(entry)?;
    let fits = match entry.str("kind")? {
        "once" => when == Moment::Gained,
        "end" => when == Moment::FinalScoring,
        "ongoing" => !matches!(when, Moment::Gained | Moment::FinalScoring),
        _ => false,
    };
    if !fits {
        return Err(entry.error("kind", "the kind and the moment do not fit"));
    }
    let effect = writer.effect(entry, Some(cause))?;
    Ok(UnityUpgrade { id: id(entry)?, name: name(entry)?, when, effect })
}

fn ships(doc: &Document) -> Read<Vec<Stats>> {
    let mut order = Ship::ALL.into_iter();
    each(doc, "ship", 4..=4, |entry| {
        if Some(word::<Ship>(entry, "kind")?) != order.next() {
            return Err(
                entry.error("kind", "the ships are transport, fighter, science-vessel, heavy-cruiser")
            );
        }
        Ok(Stats {
            range: within(entry, "range", 0..=99)?,
            weapons: within(entry, "weapons", 0..=6)?,
            shields: within(entry, "shields", 0..=6)?,
            ..Stats::default()
        })
    })
}

fn bay_space(entry: &Entry<'_>) -> Read<BaySpace> {
    let ship = word(entry, "ship")?;
    let transport = within(entry, "transport_no", 0..=6)?;
    if (ship == Ship::Transport) != (transport > 0) {
        return Err(entry.error("transport_no", "places of transports, and only they, have a number"));
    }
    Ok(BaySpace { section: within(entry, "section", 1..=3)? - 1, ship, transport })
}

fn sections(doc: &Document) -> Read<[u8; 6]> {
    let mut sections = [u8::MAX; 6];
    for entry in doc.all().entries("station_section")? {
        let section = within(&entry, "section", 1..=3)? - 1;
        for face in entry.ints::<u8>("d6")? {
            if let Some(place) = sections.get_mut(usize::from(face).wrapping_sub(1)) {
                *place = section;
            }
        }
    }
    if sections.contains(&u8::MAX) {
        return Err(doc.all().error("station_section", "each face of the die means a section"));
    }
    Ok(sections)
}
