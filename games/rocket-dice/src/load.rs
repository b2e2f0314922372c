//! Reading the content file. Whatever is wrong in it is one diagnostic with file, line, column and a caret.

use orrery_kernel::Names;
use orrery_script::{Diagnostic, Document, Entry};

use crate::content::{
    Ability, Alliance, Battle, Content, Empire, Face, Gift, Limits, Moon, Planet, Scope, Scrapyard, Setup,
    Space, StationSet, VpCard, When,
};
use crate::dice::Color;
use crate::effect::{Code, NodeId, Step, Test};
use crate::galaxy::{SIDE, Side};

type Read<T> = Result<T, Diagnostic>;

impl Content {
    /// Reads the tables from the text of a content file.
    pub fn load(name: &str, text: &str) -> Result<Self, Diagnostic> {
        let doc = Document::parse(name, text)?;
        let mut code = Code::default();
        let spaces = spaces(&doc)?;
        Ok(Self {
            limits: limits(&doc)?,
            setups: each(&doc, "setup", 3..=3, setup)?,
            gifts: each(&doc, "seat_gift", 0..=9, |entry| gift(entry, &mut code))?,
            dice: dice(&doc)?,
            faces: each(&doc, "conquest_face", 6..=6, |entry| face(entry, &mut code))?,
            sets: each(&doc, "station_set", 1..=8, |entry| set(entry, &spaces, &mut code))?,
            row_scores: row_scores(&doc)?,
            full_rows: full_rows(&doc)?,
            attack_rows: attack_rows(&doc)?,
            scrapyard: scrapyard(&doc, &mut code)?,
            empires: each(&doc, "empire", 4..=8, |entry| empire(entry, &mut code))?,
            planets: each(&doc, "planet", 1..=64, |entry| planet(entry, &mut code))?,
            moons: each(&doc, "moon", 6..=6, |entry| moon(entry, &mut code))?,
            alliances: each(&doc, "alliance", 3..=16, |entry| alliance(entry, &mut code))?,
            vp_cards: each(&doc, "vp_card", 2..=18, |entry| vp_card(entry, &mut code))?,
            battles: each(&doc, "battle", 2..=12, |entry| battle(entry, &mut code))?,
            consolation: consolation(&doc, &mut code)?,
            spaces,
            code,
        })
    }
}

/// Every entry of a table, which must have a number of entries that the rules and the state can hold.
fn each<T>(
    doc: &Document,
    table: &str,
    allowed: std::ops::RangeInclusive<usize>,
    read: impl FnMut(&Entry<'_>) -> Read<T>,
) -> Read<Vec<T>> {
    let entries = doc.all().entries(table)?;
    if !allowed.contains(&entries.len()) {
        let (low, high) = allowed.into_inner();
        let what = format!(
            "the table `{table}` has {} entries; Rocket Dice plays with {low} to {high}",
            entries.len()
        );
        return Err(doc.all().error(table, what));
    }
    entries.iter().map(read).collect()
}

fn name(entry: &Entry<'_>) -> Read<Names> {
    Ok(Names { en: entry.str("name_en")?.to_owned(), de: entry.str("name_de")?.to_owned() })
}

fn id(entry: &Entry<'_>) -> Read<String> {
    entry.id().map(str::to_owned)
}

fn effect(entry: &Entry<'_>, field: &str, code: &mut Code) -> Read<Option<NodeId>> {
    let Some(seq) = entry.effect(field)? else { return Ok(None) };
    code.lower(&seq).map_err(|(span, why)| entry.error_at(field, &span, why))
}

fn must(entry: &Entry<'_>, field: &str, code: &mut Code) -> Read<NodeId> {
    effect(entry, field, code)?.ok_or_else(|| entry.error(field, format!("field `{field}` is missing")))
}

fn condition(entry: &Entry<'_>, field: &str) -> Read<Test> {
    let missing = || entry.error(field, format!("field `{field}` is missing"));
    let tree = entry.condition(field)?.ok_or_else(missing)?;
    crate::lower::test(&tree).map_err(|(span, why)| entry.error_at(field, &span, why))
}

fn color(entry: &Entry<'_>, field: &str) -> Read<Color> {
    entry.str(field)?.parse().map_err(|why: String| entry.error(field, why))
}

fn when(entry: &Entry<'_>) -> Read<When> {
    Ok(match entry.str("when")? {
        "passive" => When::Passive,
        "setup" => When::Setup,
        "first-turn" => When::FirstTurn,
        "turn-start" => When::TurnStart,
        "on-your-turn" => When::OnYourTurn,
        "each-turn" => When::EachTurn,
        "recruit" => When::Recruit,
        "first-recruit" => When::FirstRecruit,
        "reroll" => When::Reroll,
        "build-moon" => When::BuildMoon,
        "salvage-8" => When::Salvage8,
        "battle-trigger" => When::BattleTrigger,
        "commitment" => When::Commitment,
        "battle-won" => When::BattleWon,
        "battle-lost" => When::BattleLost,
        other => return Err(entry.error("when", format!("Rocket Dice has no moment `{other}`"))),
    })
}

fn limits(doc: &Document) -> Read<Limits> {
    let get = |key: &str| doc.value(&format!("limits.{key}"))?.int::<u8>();
    let fixed = |key: &str, wanted: usize| {
        let field = doc.value(&format!("limits.{key}"))?;
        let found: usize = field.int()?;
        if found == wanted { Ok(()) } else { Err(field.error(format!("`{key}` is {wanted} in the rules"))) }
    };
    fixed("fleet_min", 3)?;
    fixed("fleet_max", SIDE)?;
    fixed("galaxy_side", SIDE)?;
    fixed("reserve_size", 5)?;
    fixed("attack_row_length", 5)?;
    fixed("vp_draw", 2)?;
    fixed("alliance_display", 3)?;
    let positive = |key: &str| {
        let field = doc.value(&format!("limits.{key}"))?;
        let number = field.int::<u8>()?;
        if number > 0 { Ok(number) } else { Err(field.error(format!("`{key}` must be at least 1"))) }
    };
    Ok(Limits {
        fleet_max: SIDE as u8,
        alliance_threshold: get("alliance_threshold")?,
        end_battles: get("end_battles")?,
        end_planets: get("end_planets")?,
        end_station: get("end_station")?,
        end_round: positive("end_round")?,
        colonize_per_turn: get("colonize_per_turn")?,
        moons_per_turn: get("moons_per_turn")?,
        scrapyard_dice_per_turn: get("scrapyard_dice_per_turn")?,
        scrap_max: get("scrap_max")?,
        attack_max: get("attack_max")?,
        attack_cubes: get("attack_cubes")?,
        alliance_display: 3,
        battle_scrap_per_strength: positive("battle_scrap_per_strength")?,
        scrap_per_vp: positive("scrap_per_vp")?,
    })
}

fn setup(entry: &Entry<'_>) -> Read<Setup> {
    let side = |word: &str| {
        Side::ALL.into_iter().find(|side| side.word() == word).ok_or_else(|| {
            entry.error("seats", format!("`{word}` is not a side; sides are south, west, north and east"))
        })
    };
    let players: u8 = entry.int("players")?;
    let sides = entry.strs("seats")?.into_iter().map(side).collect::<Read<Vec<_>>>()?;
    if sides.len() != usize::from(players) {
        return Err(entry.error("seats", "there must be one side for each player"));
    }
    let piles = entry.ints("planets_per_pile")?;
    let planets_per_pile =
        piles.try_into().map_err(|_| entry.error("planets_per_pile", "there are seven piles"))?;
    Ok(Setup {
        players,
        sides,
        planets_per_pile,
        vp_cards: entry.int("vp_cards")?,
        moons_per_kind: entry.int("moons_per_kind")?,
    })
}

fn gift(entry: &Entry<'_>, code: &mut Code) -> Read<Gift> {
    Ok(Gift {
        players: entry.int("players")?,
        seat: entry.int("seat")?,
        effect: effect(entry, "effect", code)?,
    })
}

fn dice(doc: &Document) -> Read<[u8; 4]> {
    let mut dice = [0u8; 4];
    for entry in doc.all().entries("die")? {
        dice[color(&entry, "color")? as usize] = entry.int("copies")?;
    }
    let total: u32 = dice.iter().map(|&n| u32::from(n)).sum();
    if total == 30 {
        Ok(dice)
    } else {
        Err(doc.all().error("die", format!("there are 30 dice, not {total}")))
    }
}

fn face(entry: &Entry<'_>, code: &mut Code) -> Read<Face> {
    Ok(Face { id: id(entry)?, name: name(entry)?, effect: effect(entry, "effect", code)? })
}

fn spaces(doc: &Document) -> Read<Vec<Space>> {
    let mut spaces = each(doc, "station_space", 1..=32, |entry| {
        Ok(Space {
            id: id(entry)?,
            name: name(entry)?,
            row: color(entry, "row")?,
            number: entry.int("number")?,
        })
    })?;
    spaces.sort_by_key(|space| (space.row, space.number));
    Ok(spaces)
}

fn set(entry: &Entry<'_>, spaces: &[Space], code: &mut Code) -> Read<StationSet> {
    let mut bits = 0;
    for wanted in entry.strs("spaces")? {
        let place = spaces.iter().position(|space| space.id == wanted);
        bits |= 1 << place.ok_or_else(|| entry.error("spaces", format!("there is no space `{wanted}`")))?;
    }
    Ok(StationSet {
        id: id(entry)?,
        name: name(entry)?,
        spaces: bits,
        effect: effect(entry, "effect", code)?,
    })
}

fn row_scores(doc: &Document) -> Read<[Vec<u8>; 4]> {
    let mut rows: [Vec<u8>; 4] = Default::default();
    let spaces = spaces(doc)?;
    for entry in doc.all().entries("station_score")? {
        let row = color(&entry, "row")?;
        let vp: Vec<u8> = entry.ints("vp")?;
        if vp.len() <= spaces.iter().filter(|space| space.row == row).count() {
            return Err(
                entry.error("vp", "there must be a number for every count of marked spaces, 0 included")
            );
        }
        rows[row as usize] = vp;
    }
    if rows.iter().any(Vec::is_empty) {
        return Err(doc.all().error("station_score", "every row of The Station needs its scores"));
    }
    Ok(rows)
}

fn full_rows(doc: &Document) -> Read<[u8; 4]> {
    let mut rows = [0; 4];
    for entry in doc.all().entries("aid_row")? {
        if entry.str("kind")? == "station" {
            rows[color(&entry, "row")? as usize] = entry.int("vp")?;
        }
    }
    Ok(rows)
}

fn attack_rows(doc: &Document) -> Read<Vec<(u8, u8)>> {
    let entries = doc.all().entries("aid_row")?;
    let attack = entries.iter().filter(|entry| entry.str("kind").is_ok_and(|kind| kind == "attack"));
    attack.map(|entry| Ok((entry.int("reach")?, entry.int("vp")?))).collect()
}

fn scrapyard(doc: &Document, code: &mut Code) -> Read<Scrapyard> {
    let mut salvage = |wanted: &str| {
        let entries = doc.all().entries("scrapyard")?;
        let missing = || doc.all().error("scrapyard", format!("`{wanted}` is missing"));
        let entry =
            entries.iter().find(|entry| entry.id().is_ok_and(|id| id == wanted)).ok_or_else(missing)?;
        let first = must(entry, "effect", code)?;
        match code.node(first).step {
            Step::Pay(scrap, then) => Ok((scrap, then)),
            _ => Err(entry.error("effect", "a salvage pays scrap first")),
        }
    };
    let (trim, _) = salvage("scrapyard-trim")?;
    let (deal, deal_effect) = salvage("scrapyard-deal")?;
    let (seizure, _) = salvage("scrapyard-seizure")?;
    if trim == 0 || deal == 0 || seizure == 0 {
        return Err(doc.all().error("scrapyard", "a salvage that costs nothing could be done for ever"));
    }
    Ok(Scrapyard { trim, deal, deal_effect, seizure })
}

fn empire(entry: &Entry<'_>, code: &mut Code) -> Read<Empire> {
    let id = id(entry)?;
    let mut abilities = Vec::new();
    for (nth, ability) in entry.entries("ability")?.iter().enumerate() {
        let effect = must(ability, "effect", code)?;
        abilities.push(Ability { id: format!("{id}-{}", nth + 1), when: when(ability)?, effect });
    }
    let specials =
        abilities.iter().enumerate().filter_map(|(nth, ability)| match code.node(ability.effect).step {
            Step::Special(special) => Some((special, nth)),
            _ => None,
        });
    let specials = specials.collect();
    let balance_start = effect(entry, "balance_start", code)?;
    Ok(Empire { id, name: name(entry)?, abilities, specials, balance_start })
}

fn planet(entry: &Entry<'_>, code: &mut Code) -> Read<Planet> {
    let colors = entry.strs("colors")?.into_iter().map(|word| word.parse::<Color>());
    let value: u8 = entry.int("value")?;
    if !(6..=12).contains(&value) {
        return Err(entry.error("value", "planets have values from 6 to 12"));
    }
    let effect = must(entry, "effect", code)?;
    if code.steps(Some(effect)).any(|step| matches!(step, Step::Reuse(_))) {
        return Err(entry.error("effect", "a planet that reuses planets could go on for ever"));
    }
    Ok(Planet {
        id: id(entry)?,
        name: name(entry)?,
        value,
        colors: colors.collect::<Result<_, _>>().map_err(|why| entry.error("colors", why))?,
        vp: entry.int("vp")?,
        attack: entry.int("attack")?,
        once: entry.opt_str("limit")?.is_some(),
        effect,
    })
}

fn moon(entry: &Entry<'_>, code: &mut Code) -> Read<Moon> {
    let cost: Vec<u8> = entry.ints("cost")?;
    let ability = effect(entry, "effect", code)?.map(|effect| Ok((when(entry)?, effect))).transpose()?;
    Ok(Moon {
        id: id(entry)?,
        name: name(entry)?,
        copies: entry.int("copies")?,
        cost: cost.try_into().map_err(|_| entry.error("cost", "a moon has three numbers"))?,
        vp: entry.int("vp")?,
        attack: entry.int("attack")?,
        ability,
    })
}

fn alliance(entry: &Entry<'_>, code: &mut Code) -> Read<Alliance> {
    let when = when(entry)?;
    if !matches!(when, When::OnYourTurn | When::Commitment) {
        return Err(entry.error("when", "alliances are used on your turn or in a commitment"));
    }
    Ok(Alliance { id: id(entry)?, name: name(entry)?, when, effect: must(entry, "effect", code)? })
}

fn vp_card(entry: &Entry<'_>, code: &mut Code) -> Read<VpCard> {
    let effect = must(entry, "effect", code)?;
    if !code.steps(Some(effect)).all(|step| matches!(step, Step::Vp(_))) {
        return Err(entry.error("effect", "a VP card only scores"));
    }
    Ok(VpCard { id: id(entry)?, name: name(entry)?, effect })
}

fn battle(entry: &Entry<'_>, code: &mut Code) -> Read<Battle> {
    let scope = match entry.str("scope")? {
        "all" => Scope::All,
        "one" => Scope::One,
        "event" => Scope::Event,
        other => return Err(entry.error("scope", format!("`{other}` is not a scope: all, one or event"))),
    };
    let bonus = must(entry, "bonus", code)?;
    if !code.steps(Some(bonus)).all(|step| matches!(step, Step::Strength(_) | Step::If(..))) {
        return Err(entry.error("bonus", "a battle's bonus only adds strength"));
    }
    Ok(Battle {
        id: id(entry)?,
        name: name(entry)?,
        scope,
        condition: condition(entry, "condition")?,
        condition_2p: condition(entry, "condition_2p")?,
        vp: entry.int("vp")?,
        bonus,
    })
}

fn consolation(doc: &Document, code: &mut Code) -> Read<[Option<NodeId>; 2]> {
    let mut found = |wanted: &str| {
        let entries = doc.all().entries("battle_consolation")?;
        let entry = entries.iter().find(|entry| entry.id().is_ok_and(|id| id == wanted));
        entry.map_or(Ok(None), |entry| effect(entry, "effect", code))
    };
    Ok([found("consolation-loser")?, found("consolation-least")?])
}
