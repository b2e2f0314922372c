//! Reading the maps and the planets.

use orrery_script::{Document, Entry};

use super::read::{Read, bits, each, id, must, name, word};
use crate::content::{Map, Planet, When};
use crate::effect::{Code, NodeId, Step};
use crate::goods::Good;
use crate::kinds::{Color, PlanetType};
use crate::place::Place;

/// TG-WORLD-3: the Resource that each colour yields.
pub(super) fn yields(doc: &Document) -> Read<[Option<Good>; 4]> {
    let mut yields = [None; 4];
    for color in Color::ALL {
        let field = doc.value(&format!("game.production_color.{color}"))?;
        yields[color as usize] = match field.str()? {
            "none" => None,
            other => Some(other.parse().map_err(|why: String| field.error(why))?),
        };
    }
    Ok(yields)
}

/// The planet tiles, then the Central Planet.
pub(super) fn planets(doc: &Document, yields: &[Option<Good>; 4], code: &mut Code) -> Read<Vec<Planet>> {
    let mut planets = each(doc, "planet", 20..=20, |entry| planet(entry, yields, code))?;
    let count = |kind: PlanetType| planets.iter().filter(|planet| planet.kind == kind).count();
    if count(PlanetType::BasicAction) != 4 || count(PlanetType::Terror) != 1 || count(PlanetType::Action) > 4
    {
        let why = "there are four basic action planets, at most four others, and Technological Terror";
        return Err(doc.all().error("planet", why));
    }
    let central = doc.value("central_planet")?.entry()?;
    if word::<PlanetType>(&central, "type")? != PlanetType::Central {
        return Err(central.error("type", "the Central Planet has a type of its own"));
    }
    let gather = must(&central, "gather", code)?;
    planets.push(Planet {
        id: id(&central)?,
        name: name(&central)?,
        kind: PlanetType::Central,
        colors: 0,
        sites: Vec::new(),
        wormhole: false,
        effect: None,
        yields: gathered(gather, code),
    });
    Ok(planets)
}

fn planet(entry: &Entry<'_>, yields: &[Option<Good>; 4], code: &mut Code) -> Read<Planet> {
    let kind: PlanetType = word(entry, "type")?;
    let wanted = match kind {
        PlanetType::BasicAction | PlanetType::Action => When::Activate,
        PlanetType::Mining | PlanetType::Terror => When::Mining,
        PlanetType::Wilderness => When::Income,
        PlanetType::Central => return Err(entry.error("type", "there is one Central Planet, on the map")),
    };
    if word::<When>(entry, "when")? != wanted {
        return Err(entry.error("when", format!("a planet of type {kind} has `when = \"{wanted}\"`")));
    }
    if entry.opt_bool("crew")?.unwrap_or(false) != (kind == PlanetType::Wilderness) {
        return Err(entry.error("crew", "wilderness planets cost a crew, others do not"));
    }
    let colors = bits::<Color>(entry, "colors")?;
    let shown = Color::ALL.into_iter().filter(|&color| colors & 1 << color as u8 != 0);
    let yields =
        shown.filter_map(|color| yields[color as usize]).fold(0, |bits, good| bits | 1 << good as u8);
    let sites: Vec<u8> = entry.ints("sites")?;
    if sites.len() > 4 {
        return Err(entry.error("sites", "a planet has at most four sites"));
    }
    let basic = sites.iter().all(|&level| level == 0);
    if kind == PlanetType::BasicAction && !basic {
        return Err(entry.error("sites", "basic action planets have no trade requirement"));
    }
    let effect = Some(must(entry, "effect", code)?);
    Ok(Planet {
        id: id(entry)?,
        name: name(entry)?,
        kind,
        colors,
        sites,
        wormhole: entry.bool("wormhole")?,
        effect,
        yields,
    })
}

/// The goods that a gathering effect lets one choose from.
fn gathered(effect: NodeId, code: &Code) -> u8 {
    let bit = |step: &Step| match step {
        Step::Gain(Some(good), _) => 1 << *good as u8,
        _ => 0,
    };
    let each = |node: NodeId| code.steps(Some(node)).fold(0, |bits, step| bits | bit(step));
    match &code.node(effect).step {
        Step::Choice { alternatives, .. } => alternatives.iter().fold(0, |bits, &node| bits | each(node)),
        step => bit(step),
    }
}

/// The four maps.
pub(super) fn maps(doc: &Document) -> Read<Vec<Map>> {
    let mut players = 2..;
    each(doc, "map", 4..=4, |entry| {
        if Some(entry.int::<u8>("players")?) != players.next() {
            return Err(entry.error("players", "the maps are for 2, 3, 4 and 5 players, in this order"));
        }
        map(entry)
    })
}

fn map(entry: &Entry<'_>) -> Read<Map> {
    let mut places = Vec::new();
    let mut drawn = Vec::new();
    for position in entry.entries("positions")? {
        let place: Place = word(&position, "id")?;
        let kind = match position.str("kind")? {
            "central" => 'c',
            "basic" => 'b',
            "inner" => 'i',
            "outer" => 'o',
            other => return Err(position.error("kind", format!("`{other}` is no kind of position"))),
        };
        if places.contains(&place) || !place.to_string().starts_with(kind) {
            return Err(position.error("id", "positions are c, b1 to b4, i1 to i8, o1 to o7, each once"));
        }
        places.push(place);
        drawn.push((position.int("x")?, position.int("y")?));
    }
    let rim = places.len().saturating_sub(5);
    let pirates: u8 = entry.int("active_pirates")?;
    if !places.is_sorted() || rim != entry.int::<usize>("rim_positions")? || !(8..=15).contains(&rim) {
        return Err(entry.error("rim_positions", "positions are sorted; 8 to 15 of them lie on the rim"));
    }
    if usize::from(pirates) + entry.int::<usize>("blank_pirates")? != rim || pirates > 6 {
        return Err(
            entry.error("active_pirates", "active and blank tokens together are one for each rim position")
        );
    }
    let lines = lines(entry, &places)?;
    Ok(Map { players: entry.int("players")?, pirates, places, drawn, lines })
}

fn lines(entry: &Entry<'_>, places: &[Place]) -> Read<Vec<Vec<(Place, u8)>>> {
    let mut lines = vec![Vec::new(); Place::COUNT];
    for edge in entry.entries("edges")? {
        let (a, b): (Place, Place) = (word(&edge, "a")?, word(&edge, "b")?);
        let energy = edge.int("energy")?;
        if a == b || !places.contains(&a) || !places.contains(&b) {
            return Err(edge.error("a", "a line joins two positions of the map"));
        }
        lines[a.index()].push((b, energy));
        lines[b.index()].push((a, energy));
    }
    if places.iter().any(|place| lines[place.index()].is_empty()) {
        return Err(entry.error("edges", "every position has a line"));
    }
    lines.iter_mut().for_each(|ends| ends.sort_unstable());
    Ok(lines)
}
