//! Reading the content files: numbers, tracks, moons and tokens. Whatever is wrong in them is one diagnostic
//! with file, line, column and a caret. The map is in `load_map.rs`, modules, cards, ships and
//! factions are in `load_cards.rs`.

use std::ops::RangeInclusive;

use orrery_kernel::Names;
use orrery_script::{Diagnostic, Document, Entry};

use crate::content::{
    Base, Content, Destiny, Development, Discovery, Limits, Mark, Moon, SupremacyToken, TrackCard,
};
use crate::effect::{Code, NodeId, Res, Step};
use crate::ids::BaseId;
use crate::kinds::{Class, Resource, Ship, Track};
use crate::load_cards;
use crate::load_map::{base, listed, named, nebulae, planet, space, space_ids, special, two};
use crate::units::Cost;
use crate::vocabulary;

pub(crate) type Read<T> = Result<T, Diagnostic>;

impl Content {
    /// Reads the tables from the texts of the three content files: name and text of each.
    pub fn load([main, modules, tactics]: [(&str, &str); 3]) -> Result<Self, Diagnostic> {
        let doc = Document::parse(main.0, main.1)?;
        let module_doc = Document::parse(modules.0, modules.1)?;
        let tactics_doc = Document::parse(tactics.0, tactics.1)?;
        let code = &mut Code::default();
        let ids = space_ids(&doc)?;
        let spaces = each(&doc, "space", 29..=29, |entry| space(entry, &ids))?;
        let bases = each(&doc, "alliance_base", 6..=6, |entry| base(entry, code))?;
        let tracks = tracks(&doc)?;
        let token_gone = token_gone(&doc, code)?;
        let upgrades = each(&doc, "upgrade", 28..=64, |entry| load_cards::upgrade(entry, code))?;
        Self {
            limits: limits(&doc)?,
            fill_order: listed(&doc, "board.fill_order", &ids)?,
            special_spaces: two(&doc, "board.special_spaces", &ids)?,
            nebulae: nebulae(&spaces),
            planets: each(&doc, "planet", 15..=15, |entry| planet(entry, code))?,
            named: named(&doc, &bases)?,
            specials: each(&doc, "special_region", 4..=4, |entry| special(entry, code))?,
            moons: each(&doc, "moon", 6..=64, |entry| moon(entry, code))?,
            discoveries: each(&doc, "discovery", 5..=16, |entry| discovery(entry, code))?,
            tokens: each(&doc, "supremacy_token", 3..=8, |entry| token(entry, code))?,
            destinies: each(&doc, "destiny", 8..=32, destiny)?,
            modules: load_cards::modules(&module_doc, &doc, code)?,
            module_costs: load_cards::module_costs(&module_doc)?,
            tactics: each(&tactics_doc, "tactics", 1..=63, |entry| load_cards::tactic(entry, code))?,
            factions: each(&doc, "faction", 12..=16, |entry| load_cards::faction(entry, &upgrades, code))?,
            ships: load_cards::ships(&doc)?,
            events: each(&doc, "event", 20..=20, |entry| load_cards::event(entry, code))?,
            raiders: each(&doc, "raider", 10..=10, |entry| load_cards::raider(entry, &bases, code))?,
            developments: developments(&doc, code)?,
            resources: each(&doc, "resource", 6..=6, name)?,
            tactical_operations: must(&doc.value("station")?.entry()?, "tactical_operations", code)?,
            token_gone,
            unity: crate::unity::Tables::load(&doc, &bases, code)?,
            bases,
            upgrades,
            tracks,
            spaces,
            code: std::mem::take(code),
        }
        .checked(&doc, &tactics_doc)
    }

    /// What needs several entries: enough of everything for every table, and no more than the state can hold.
    fn checked(self, doc: &Document, tactics: &Document) -> Read<Self> {
        let moons = |kind: Option<Track>| {
            self.moons.iter().filter(|moon| moon.kind == kind).map(|moon| moon.copies).sum::<u8>()
        };
        let finds: u8 = self.discoveries.iter().map(|token| token.copies).sum();
        let cards: u16 = self.tactics.iter().map(|card| u16::from(card.copies)).sum();
        let raiders = |class: Class| self.raiders.iter().filter(|raider| raider.class == class).count();
        let tiles =
            |ship: Ship| self.upgrades.iter().filter(|tile| tile.ship == ship && !tile.faction).count();
        let events = |twilight: bool| self.events.iter().filter(|event| event.twilight == twilight).count();
        let spaces = self.fill_order.iter().collect::<std::collections::BTreeSet<_>>().len();
        let wrong = [
            (moons(None) != 6, "moon", "there are 6 moons of the nebulae"),
            (Track::ALL.into_iter().any(|track| moons(Some(track)) != 9), "moon", "each type has 9 moons"),
            (!(15..=48).contains(&finds), "discovery", "there are 15 to 48 discovery tokens"),
            (Class::ALL.into_iter().any(|class| raiders(class) == 0), "raider", "each class has a raider"),
            (
                Ship::ALL.into_iter().any(|ship| tiles(ship) < 4),
                "upgrade",
                "4 neutral tiles of each type at least",
            ),
            (events(false) != 10 || events(true) != 10, "event", "each deck has 10 events"),
            (spaces != 23 || self.fill_order.len() != 23, "board", "23 spaces are filled, each once"),
            (self.limits.planets.iter().any(|&planets| planets > 15), "setup", "there are 15 planets"),
            (
                !(1..=6).contains(&self.limits.claimed_moons),
                "station",
                "a station holds 1 to 6 claimed moons",
            ),
        ];
        if let Some((_, table, why)) = wrong.into_iter().find(|check| check.0) {
            return Err(doc.all().error(table, why));
        }
        if cards > 80 {
            return Err(tactics.all().error("tactics", "there are at most 80 tactics cards"));
        }
        Ok(self)
    }
}

/// Every entry of a table, which must have a number of entries that the rules and the state can hold.
pub(crate) fn each<T>(
    doc: &Document,
    table: &str,
    allowed: RangeInclusive<usize>,
    read: impl FnMut(&Entry<'_>) -> Read<T>,
) -> Read<Vec<T>> {
    let entries = doc.all().entries(table)?;
    if !allowed.contains(&entries.len()) {
        let (low, high) = allowed.into_inner();
        let found = entries.len();
        let what =
            format!("the table `{table}` has {found} entries; Andromeda's Edge plays with {low} to {high}");
        return Err(doc.all().error(table, what));
    }
    entries.iter().map(read).collect()
}

pub(crate) fn name(entry: &Entry<'_>) -> Read<Names> {
    Ok(Names { en: entry.str("name_en")?.to_owned(), de: entry.str("name_de")?.to_owned() })
}

pub(crate) fn id(entry: &Entry<'_>) -> Read<String> {
    entry.id().map(str::to_owned)
}

pub(crate) fn effect(entry: &Entry<'_>, field: &str, code: &mut Code) -> Read<Option<NodeId>> {
    let Some(seq) = entry.effect(field)? else { return Ok(None) };
    code.lower(&seq).map_err(|(span, why)| entry.error_at(field, &span, why))
}

pub(crate) fn must(entry: &Entry<'_>, field: &str, code: &mut Code) -> Read<NodeId> {
    effect(entry, field, code)?.ok_or_else(|| entry.error(field, format!("field `{field}` is missing")))
}

pub(crate) fn cost(entry: &Entry<'_>, field: &str) -> Read<Cost> {
    let Some(tree) = entry.cost(field)? else {
        return Err(entry.error(field, format!("field `{field}` is missing")));
    };
    vocabulary::cost(&tree).map_err(|(span, why)| entry.error_at(field, &span, why))
}

/// A word of one of our enumerations.
pub(crate) fn word<T: std::str::FromStr<Err = String>>(entry: &Entry<'_>, field: &str) -> Read<T> {
    entry.str(field)?.parse().map_err(|why| entry.error(field, why))
}

pub(crate) fn within(entry: &Entry<'_>, field: &str, allowed: RangeInclusive<u8>) -> Read<u8> {
    let number: u8 = entry.int(field)?;
    if allowed.contains(&number) {
        return Ok(number);
    }
    let (low, high) = allowed.into_inner();
    Err(entry.error(field, format!("`{field}` must be from {low} to {high}")))
}

/// A value of the yardstick in hundredths; only bots look at it.
pub(crate) fn worth(entry: &Entry<'_>) -> Read<i32> {
    Ok((entry.field("worth")?.float()? * 100.0) as i32)
}

fn limits(doc: &Document) -> Read<Limits> {
    let number = |path: &str| doc.value(path)?.int::<u8>();
    for (path, wanted) in [
        ("setup.moons_per_planet", 3),
        ("setup.discoveries_per_stack", 5),
        ("setup.supremacy_tokens", 3),
        ("setup.starting_s_raiders", 2),
        ("setup.factions_dealt", 3),
        ("setup.destinies_dealt", 2),
        ("setup.neutral_upgrades_per_type", 1),
        ("setup.leaders.each_base", 1),
        ("setup.leaders.random_nebula", 2),
        ("setup.leaders.station", 1),
    ] {
        if number(path)? != wanted {
            return Err(doc.value(path)?.error(format!("the rules count on `{path}` being {wanted}")));
        }
    }
    let start = doc.value("vp_track.start")?.ints::<u8>()?;
    let start_vp =
        start.try_into().map_err(|_| doc.all().error("vp_track", "four places of VP markers belong here"))?;
    let levels = doc.value("tracks.development_level_vp")?.ints::<u8>()?;
    let level_vp =
        levels.try_into().map_err(|_| doc.all().error("tracks", "there are three development levels"))?;
    let spaces = number("event_track.spaces")?;
    let event_start =
        [number("event_track.start.p2")?, number("event_track.start.p3")?, number("event_track.start.p4")?];
    if spaces < 2 || event_start.iter().any(|&start| start + 1 >= spaces) {
        return Err(doc.value("event_track.spaces")?.error("the marker starts before the last space"));
    }
    let terminus = |path: &str| doc.value(path)?.int::<i16>();
    Ok(Limits {
        planets: [number("setup.planets.p2")?, number("setup.planets.p3")?, number("setup.planets.p4")?],
        terminus: [
            terminus("vp_track.terminus.short")?,
            terminus("vp_track.terminus.medium")?,
            terminus("vp_track.terminus.long")?,
        ],
        start_vp,
        event_end: spaces - 1,
        event_start,
        hand: number("station.hand_limit")?,
        claimed_moons: number("station.claimed_moons")?,
        storage: [
            number("station.storage.energy")?,
            number("station.storage.titanium")?,
            number("station.storage.ice")?,
            number("station.storage.nanocarbon")?,
            number("station.storage.credit")?,
        ],
        level_vp,
    })
}

/// A base that a rule names.
pub(crate) fn base_called(bases: &[Base], wanted: &str) -> Option<BaseId> {
    bases.iter().position(|base| base.id == wanted).map(|place| BaseId::numbered(place as u8))
}

/// The benefit of a moon is resources, cards, VP and repairs; its resources are also what an input slot costs.
fn moon(entry: &Entry<'_>, code: &mut Code) -> Read<Moon> {
    let kind = match entry.str("kind")? {
        "nebula" => None,
        _ => Some(word(entry, "kind")?),
    };
    let benefit = must(entry, "effect", code)?;
    let mut shows = Cost::default();
    for step in code.steps(Some(benefit)) {
        match *step {
            Step::Gain(Res::Of(resource), amount) => shows.units.add(resource, amount.number),
            Step::Gain(Res::Any, amount) => shows.any += amount.number,
            Step::Draw { count, keep: None } => shows.units.add(Resource::Tactics, count),
            Step::Vp(_) | Step::Repair(_) => {}
            _ => return Err(entry.error("effect", "a moon shows resources, VP and repairs only")),
        }
    }
    let repairs = code.steps(Some(benefit)).any(|step| matches!(step, Step::Repair(_)));
    let input = entry.bool("input_ok")?;
    if input != (!repairs && shows.total(0) > 0) {
        return Err(entry.error("input_ok", "an input moon shows a resource and no repair (AE-RULING-15)"));
    }
    Ok(Moon {
        id: id(entry)?,
        name: name(entry)?,
        kind,
        copies: within(entry, "copies", 1..=9)?,
        input,
        shows,
        effect: benefit,
    })
}

fn discovery(entry: &Entry<'_>, code: &mut Code) -> Read<Discovery> {
    let copies = within(entry, "copies", 1..=3)?;
    Ok(Discovery { id: id(entry)?, name: name(entry)?, copies, effect: must(entry, "effect", code)? })
}

fn token(entry: &Entry<'_>, code: &mut Code) -> Read<SupremacyToken> {
    within(entry, "copies", 1..=1)?;
    Ok(SupremacyToken { id: id(entry)?, name: name(entry)?, effect: must(entry, "effect", code)? })
}

fn destiny(entry: &Entry<'_>) -> Read<Destiny> {
    let goals = entry.entries("goals")?;
    let read = |goal: &Entry<'_>| Ok((word(goal, "track")?, goal.int("vp")?));
    let goals: Vec<(Track, u8)> = goals.iter().map(read).collect::<Read<_>>()?;
    let goals = goals.try_into().map_err(|_| entry.error("goals", "a destiny has two goals"))?;
    Ok(Destiny { id: id(entry)?, name: name(entry)?, goals })
}

/// In the order of [`Track`], whatever the order of the file.
fn in_order<T>(doc: &Document, table: &str, found: Vec<(Track, T)>) -> Read<Vec<T>> {
    let mut found: Vec<Option<(Track, T)>> = found.into_iter().map(Some).collect();
    let mut take = |track: Track| {
        let place = found.iter().position(|it| it.as_ref().is_some_and(|it| it.0 == track));
        place.and_then(|place| found[place].take())
    };
    let all = Track::ALL.into_iter().map(|track| {
        let missing = || doc.all().error(table, format!("`{track}` is missing in the table `{table}`"));
        take(track).map(|it| it.1).ok_or_else(missing)
    });
    all.collect()
}

fn tracks(doc: &Document) -> Read<Vec<TrackCard>> {
    let found = each(doc, "track", 5..=5, |entry| Ok((word(entry, "id")?, track(entry)?)))?;
    in_order(doc, "track", found)
}

fn track(entry: &Entry<'_>) -> Read<TrackCard> {
    let vp = entry.ints::<u8>("vp")?;
    if !(2..=16).contains(&vp.len()) {
        return Err(entry.error("vp", "a track has 2 to 16 spaces"));
    }
    let levels = entry.ints::<u8>("level_at")?;
    let levels =
        levels.try_into().map_err(|_| entry.error("level_at", "there are three development levels"))?;
    let events = entry.ints::<u8>("event_at")?.into_iter().fold(0, |bits, at| bits | 1u16 << (at & 15));
    let (mut stacks, mut tokens) = (0, 0);
    let mut marks = Vec::new();
    for mark in entry.entries("marks")? {
        let at: u8 = mark.int("at")?;
        if usize::from(at) >= vp.len() {
            return Err(mark.error("at", "the track has no such space"));
        }
        let kind = match mark.str("kind")? {
            "discovery-token" => {
                stacks += 1;
                Mark::Discovery(stacks - 1)
            }
            "ship-upgrade" => Mark::Upgrade,
            "supremacy-token" => {
                tokens += 1;
                Mark::Supremacy(tokens - 1)
            }
            "vault-bonus" => Mark::Vault(mark.int("value")?),
            "hand-limit" => Mark::HandLimit(mark.int("value")?),
            other => return Err(mark.error("kind", format!("a track has no space `{other}`"))),
        };
        marks.push((at, kind));
    }
    if stacks > 2 || tokens > 3 {
        return Err(entry.error("marks", "there are 2 discovery stacks and 3 supremacy tokens"));
    }
    Ok(TrackCard { name: name(entry)?, vp, levels, events, marks })
}

fn token_gone(doc: &Document, code: &mut Code) -> Read<NodeId> {
    let entries = doc.all().entries("track")?;
    match entries.iter().find(|entry| entry.has("token_gone")) {
        Some(entry) => must(entry, "token_gone", code),
        None => Err(doc.all().error("track", "no track says what a space without its token gives")),
    }
}

fn developments(doc: &Document, code: &mut Code) -> Read<Vec<Development>> {
    let found = each(doc, "development", 5..=5, |entry| {
        let development = Development {
            id: id(entry)?,
            name: name(entry)?,
            leaders: entry.int("leaders")?,
            copies: within(entry, "copies", 3..=3)?,
            ability: must(entry, "ability", code)?,
            dice: entry.int("battle_die")?,
        };
        Ok((word(entry, "track")?, development))
    })?;
    in_order(doc, "development", found)
}
