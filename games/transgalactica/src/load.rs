//! Reading the content file: numbers, tracks, panel, cards and tiles. Whatever is wrong in it is one diagnostic with
//! file, line, column and a caret. Maps and planets are in `load_galaxy.rs`.

use std::ops::RangeInclusive;

use orrery_script::{Diagnostic, Document, Entry};

use crate::content::{
    AreaCard, Bonus, Content, Decree, Fleet, Limits, MiningTile, Mission, Names, Objective, Office,
    OutpostSlot, Pirate, Pool, Row, Skill, Space, Technology, TileColor, TrackCard, Wealth, When,
};
use crate::effect::{Code, NodeId, Step, Test};
use crate::goods::Cost;
use crate::ids::PlanetId;
use crate::kinds::{Area, MissionKind, Track};
use crate::{load_galaxy, vocabulary};

pub(crate) type Read<T> = Result<T, Diagnostic>;

impl Content {
    /// Reads the tables from the text of a content file.
    pub fn load(name: &str, text: &str) -> Result<Self, Diagnostic> {
        let doc = Document::parse(name, text)?;
        let code = &mut Code::default();
        let areas = areas(&doc, code)?;
        let yields = load_galaxy::yields(&doc)?;
        let planets = load_galaxy::planets(&doc, &yields, code)?;
        let place_of = |kind| planets.iter().position(|planet| planet.kind == kind).unwrap_or(0) as u8;
        let (central, terror) =
            (place_of(crate::kinds::PlanetType::Central), place_of(crate::kinds::PlanetType::Terror));
        Self {
            limits: limits(&doc)?,
            tracks: tracks(&doc, &areas, code)?,
            trade_name: trade_name(&doc)?,
            round_tiles: round_tiles(&doc)?,
            rows: rows(&doc)?,
            outposts: outposts(&doc, code)?,
            crew_spaces: crew_spaces(&doc, code)?,
            offices: each(&doc, "office", 4..=4, |entry| office(entry, code))?,
            maps: load_galaxy::maps(&doc)?,
            technologies: each(&doc, "technology", 9..=30, |entry| technology(entry, code))?,
            missions: each(&doc, "mission", 6..=26, |entry| mission(entry, code))?,
            decrees: each(&doc, "decree", 4..=12, decree)?,
            objectives: each(&doc, "objective", 10..=14, |entry| objective(entry, code))?,
            skills: each(&doc, "skill", 5..=10, |entry| skill(entry, code))?,
            bonuses: each(&doc, "bonus", 2..=32, |entry| bonus(entry, code))?,
            mining_tiles: each(&doc, "mining_tile", 5..=13, |entry| mining_tile(entry, code))?,
            fleets: each(&doc, "fleet_tile", 3..=3, |entry| fleet(entry, code))?,
            pirates: each(&doc, "pirate", 6..=6, |entry| pirate(entry, code))?,
            wealths: each(&doc, "wealth", 10..=14, |entry| wealth(entry, code))?,
            areas,
            yields,
            central: PlanetId::numbered(central),
            terror: PlanetId::numbered(terror),
            planets,
            code: std::mem::take(code),
        }
        .checked(&doc)
    }

    /// What needs several tables: enough tiles for every stack, enough missions and decrees for every slot.
    fn checked(self, doc: &Document) -> Read<Self> {
        let tiles = |color| {
            self.bonuses.iter().filter(|tile| tile.color == color).map(|tile| tile.copies).sum::<u8>()
        };
        if tiles(TileColor::Basic) < 17 || tiles(TileColor::Advanced) < 16 {
            return Err(doc
                .all()
                .error("bonus", "there are too few bonus tiles for all stacks and the stockpile"));
        }
        if tiles(TileColor::Basic) > 20 || tiles(TileColor::Advanced) > 20 {
            return Err(doc.all().error("bonus", "there are at most 20 bonus tiles of a colour"));
        }
        if self.mining_tiles.iter().map(|tile| tile.copies).sum::<u8>() > 13 {
            return Err(doc.all().error("mining_tile", "there are at most 13 mining tiles"));
        }
        let missions = |level| self.missions.iter().filter(|mission| mission.level == level).count();
        if missions(1) < 3 || missions(2) < 3 || missions(1) + missions(2) != self.missions.len() {
            return Err(doc
                .all()
                .error("mission", "there are 3 missions of level 1 and of level 2 at least"));
        }
        if (0..4).any(|deck| self.decrees.iter().all(|decree| decree.deck != deck)) {
            return Err(doc.all().error("decree", "each of the four decks has a decree at least"));
        }
        if (1..=3).any(|level| self.technologies.iter().filter(|card| card.level == level).count() < 3) {
            return Err(doc.all().error("technology", "there are 3 technology cards of each level at least"));
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
            format!("the table `{table}` has {found} entries; Transgalactica plays with {low} to {high}");
        return Err(doc.all().error(table, what));
    }
    entries.iter().map(read).collect()
}

/// The nested entries at a path, which must be so many.
fn nested<'d>(doc: &'d Document, path: &str, allowed: RangeInclusive<usize>) -> Read<Vec<Entry<'d>>> {
    let field = doc.value(path)?;
    let entries = field.entries()?;
    if allowed.contains(&entries.len()) {
        Ok(entries)
    } else {
        Err(field.error(format!("`{path}` has {} entries; that many cannot be played with", entries.len())))
    }
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

fn missing(entry: &Entry<'_>, field: &str) -> Diagnostic {
    entry.error(field, format!("field `{field}` is missing"))
}

pub(crate) fn must(entry: &Entry<'_>, field: &str, code: &mut Code) -> Read<NodeId> {
    effect(entry, field, code)?.ok_or_else(|| missing(entry, field))
}

/// A word of one of our enumerations.
pub(crate) fn word<T: std::str::FromStr<Err = String>>(entry: &Entry<'_>, field: &str) -> Read<T> {
    entry.str(field)?.parse().map_err(|why| entry.error(field, why))
}

/// Words of one of our enumerations, a bit for each.
pub(crate) fn bits<T: std::str::FromStr<Err = String> + Into<u8>>(
    entry: &Entry<'_>,
    field: &str,
) -> Read<u8> {
    let read = |word: &str| word.parse::<T>().map(|it| 1 << it.into()).map_err(|why| entry.error(field, why));
    entry.strs(field)?.into_iter().map(read).try_fold(0, |bits, bit| bit.map(|bit: u8| bits | bit))
}

fn condition(entry: &Entry<'_>, field: &str) -> Read<Test> {
    let Some(tree) = entry.condition(field)? else { return Ok(Test::always()) };
    vocabulary::test(&tree).map_err(|(span, why)| entry.error_at(field, &span, why))
}

fn color(entry: &Entry<'_>, field: &str) -> Read<TileColor> {
    match entry.str(field)? {
        "basic" => Ok(TileColor::Basic),
        "advanced" => Ok(TileColor::Advanced),
        other => Err(entry.error(field, format!("`{other}` is no colour of bonus tiles: basic or advanced"))),
    }
}

fn copies(entry: &Entry<'_>, field: &str) -> Read<u8> {
    let copies: u8 = entry.int(field)?;
    if (1..=3).contains(&copies) { Ok(copies) } else { Err(entry.error(field, "there are 1 to 3 of a kind")) }
}

fn limits(doc: &Document) -> Read<Limits> {
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

fn areas(doc: &Document, code: &mut Code) -> Read<Vec<AreaCard>> {
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
fn step_cost(area: Area, areas: &[AreaCard], code: &Code) -> Cost {
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

fn tracks(doc: &Document, areas: &[AreaCard], code: &mut Code) -> Read<Vec<TrackCard>> {
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

fn levels(entry: &Entry<'_>, field: &str, count: usize) -> Read<Vec<u8>> {
    let levels = entry.ints(field)?;
    if levels.len() == count {
        Ok(levels)
    } else {
        Err(entry.error(field, format!("{count} levels belong here")))
    }
}

fn spaces(entry: &Entry<'_>, start: u8, max: u8, code: &mut Code) -> Read<Vec<Space>> {
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

fn trade_name(doc: &Document) -> Read<Names> {
    let terms = doc.all().entries("term")?;
    match terms.iter().find(|term| term.id().ok() == Some("term-trade")) {
        Some(term) => name(term),
        None => Err(doc.all().error("term", "the term `term-trade` is missing")),
    }
}

fn round_tiles(doc: &Document) -> Read<Vec<(u8, TileColor)>> {
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
fn rows(doc: &Document) -> Read<Vec<Row>> {
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

fn outposts(doc: &Document, code: &mut Code) -> Read<Vec<OutpostSlot>> {
    let mut read = |slot: &Entry<'_>| {
        Ok(OutpostSlot {
            minerals: slot.int("mineral")?,
            printed: effect(slot, "printed", code)?,
            income: slot.opt_bool("income")?.unwrap_or(false),
        })
    };
    nested(doc, "panel.outposts", 7..=7)?.iter().map(&mut read).collect()
}

fn crew_spaces(doc: &Document, code: &mut Code) -> Read<Vec<Option<NodeId>>> {
    nested(doc, "panel.crew_spaces", 4..=4)?.iter().map(|space| effect(space, "income", code)).collect()
}

fn office(entry: &Entry<'_>, code: &mut Code) -> Read<Office> {
    Ok(Office { id: id(entry)?, name: name(entry)?, effect: must(entry, "effect", code)? })
}

fn whens(entry: &Entry<'_>) -> Read<Vec<When>> {
    let triggers = entry.triggers("when")?.ok_or_else(|| missing(entry, "when"))?;
    let read = |trigger| vocabulary::when(trigger).map_err(|(span, why)| entry.error_at("when", &span, why));
    triggers.iter().map(read).collect()
}

fn technology(entry: &Entry<'_>, code: &mut Code) -> Read<Technology> {
    let seq = entry.effect("effect")?.ok_or_else(|| missing(entry, "effect"))?;
    let card = code.lower_card(&seq, &whens(entry)?);
    let card = card.map_err(|(span, why)| entry.error_at("effect", &span, why))?;
    let limited = entry.opt_str("limit")? == Some("once-per-round");
    if limited != card.triggers.iter().any(|&(when, _)| when == When::FreeAction) {
        return Err(
            entry.error("limit", "free actions of cards are limited to `once-per-round`, others are not")
        );
    }
    let level = entry.int("level")?;
    if !(1..=3).contains(&level) {
        return Err(entry.error("level", "technology cards have level 1, 2 or 3"));
    }
    Ok(Technology { id: id(entry)?, name: name(entry)?, level, triggers: card.triggers, traits: card.traits })
}

fn mission(entry: &Entry<'_>, code: &mut Code) -> Read<Mission> {
    let cost = entry.cost("cost")?.ok_or_else(|| missing(entry, "cost"))?;
    let cost = vocabulary::cost(&cost).map_err(|(span, why)| entry.error_at("cost", &span, why))?;
    Ok(Mission {
        id: id(entry)?,
        name: name(entry)?,
        level: entry.int("level")?,
        kinds: bits::<MissionKind>(entry, "kinds")?,
        cost,
        require: condition(entry, "require")?,
        reward: must(entry, "reward", code)?,
    })
}

fn decree(entry: &Entry<'_>) -> Read<Decree> {
    let decks = ["colors", "types", "levels", "deeds"];
    let deck = decks.iter().position(|&deck| entry.str("deck") == Ok(deck));
    let deck =
        deck.ok_or_else(|| entry.error("deck", "the decks are colors, types, levels and deeds"))? as u8;
    Ok(Decree { id: id(entry)?, name: name(entry)?, deck, require: condition(entry, "require")? })
}

fn objective(entry: &Entry<'_>, code: &mut Code) -> Read<Objective> {
    Ok(Objective { id: id(entry)?, name: name(entry)?, effect: must(entry, "effect", code)? })
}

/// TG-DRAFT-4: an outpost of a skill is placed later than the rest of its setup, so it is kept apart.
fn skill(entry: &Entry<'_>, code: &mut Code) -> Read<Skill> {
    let mut seq = entry.effect("effect")?.ok_or_else(|| missing(entry, "effect"))?;
    let when = whens(entry)?;
    let mut colony = Vec::new();
    if when == [When::Setup] {
        let outpost = |step: &orrery_script::tree::Step| matches!(step, orrery_script::tree::Step::Verb(verb) if verb.name.text == "place-outpost");
        colony.extend(seq.iter().filter(|step| outpost(step)).cloned());
        seq.retain(|step| !outpost(step));
    }
    let wrong = |(span, why): crate::effect::Wrong| entry.error_at("effect", &span, why);
    let card = code.lower_card(&seq, &when).map_err(wrong)?;
    let colony = code.lower(&colony).map_err(wrong)?;
    Ok(Skill { id: id(entry)?, name: name(entry)?, triggers: card.triggers, colony, traits: card.traits })
}

fn bonus(entry: &Entry<'_>, code: &mut Code) -> Read<Bonus> {
    Ok(Bonus {
        id: id(entry)?,
        name: name(entry)?,
        color: color(entry, "color")?,
        copies: copies(entry, "copies")?,
        effect: must(entry, "effect", code)?,
    })
}

fn mining_tile(entry: &Entry<'_>, code: &mut Code) -> Read<MiningTile> {
    let pool = match entry.str("pool")? {
        "start" => Pool::Start,
        "start-5p" => Pool::StartOfFive,
        "pile" => Pool::Pile,
        other => return Err(entry.error("pool", format!("`{other}` is no pool: start, start-5p or pile"))),
    };
    let (copies, effect) = (copies(entry, "copies")?, must(entry, "effect", code)?);
    Ok(MiningTile { id: id(entry)?, name: name(entry)?, pool, copies, effect })
}

fn fleet(entry: &Entry<'_>, code: &mut Code) -> Read<Fleet> {
    Ok(Fleet { id: id(entry)?, name: name(entry)?, effect: must(entry, "effect", code)? })
}

fn pirate(entry: &Entry<'_>, code: &mut Code) -> Read<Pirate> {
    let (strength, effect) = (entry.int("strength")?, must(entry, "effect", code)?);
    Ok(Pirate { id: id(entry)?, name: name(entry)?, strength, effect })
}

fn wealth(entry: &Entry<'_>, code: &mut Code) -> Read<Wealth> {
    Ok(Wealth { id: id(entry)?, name: name(entry)?, effect: must(entry, "effect", code)? })
}
