//! Reading the content files: the spaces of the board, planets, Alliance Bases and special regions.

use orrery_script::{Document, Entry};

use crate::content::{Base, NamedBases, Planet, Space, SpecialRegion};
use crate::effect::Code;
use crate::ids::{SpaceId, SpaceSet};
use crate::kinds::Track;
use crate::load::{Read, base_called, cost, each, effect, id, must, name, within, word};

pub(crate) fn space_ids(doc: &Document) -> Read<Vec<String>> {
    each(doc, "space", 29..=29, id)
}

pub(crate) fn find(ids: &[String], wanted: &str) -> Option<SpaceId> {
    ids.iter().position(|id| id == wanted).map(|place| SpaceId::numbered(place as u8))
}

pub(crate) fn space(entry: &Entry<'_>, ids: &[String]) -> Read<Space> {
    let touched = |other: &str| {
        find(ids, other).ok_or_else(|| entry.error("adjacent", format!("there is no space `{other}`")))
    };
    let adjacent: SpaceSet = entry.strs("adjacent")?.into_iter().map(touched).collect::<Read<_>>()?;
    let die = entry.opt_int("die")?;
    let place = find(ids, entry.id()?).map_or(0, SpaceId::index);
    if (place < 6) != (die == Some(place as u8 + 1)) || die.is_some() != (entry.str("kind")? == "nebula") {
        return Err(
            entry.error("kind", "the first six spaces are the nebulae 1 to 6, the others have no die")
        );
    }
    let x = entry.field("x")?.float()?;
    Ok(Space { id: id(entry)?, name: name(entry)?, die, adjacent, at: (entry.int("row")?, (2.0 * x) as u8) })
}

pub(crate) fn nebulae(spaces: &[Space]) -> SpaceSet {
    let places = (0u8..).zip(spaces).filter(|(_, space)| space.die.is_some());
    places.map(|(place, _)| SpaceId::numbered(place)).collect()
}

pub(crate) fn listed(doc: &Document, path: &str, ids: &[String]) -> Read<Vec<SpaceId>> {
    let field = doc.value(path)?;
    let read = |id: &str| find(ids, id).ok_or_else(|| field.error(format!("there is no space `{id}`")));
    field.strs()?.into_iter().map(read).collect()
}

pub(crate) fn two(doc: &Document, path: &str, ids: &[String]) -> Read<[SpaceId; 2]> {
    listed(doc, path, ids)?
        .try_into()
        .map_err(|_| doc.all().error("board", "two spaces are for special regions"))
}

pub(crate) fn planet(entry: &Entry<'_>, code: &mut Code) -> Read<Planet> {
    Ok(Planet {
        id: id(entry)?,
        name: name(entry)?,
        kind: word(entry, "type")?,
        cost: cost(entry, "cost")?,
        printed: must(entry, "printed", code)?,
    })
}

pub(crate) fn base(entry: &Entry<'_>, code: &mut Code) -> Read<Base> {
    let mut columns = 0;
    if entry.has("columns") {
        for column in entry.strs("columns")? {
            let row: Track = column.parse().map_err(|why: String| entry.error("columns", why))?;
            columns |= 1 << row as u8;
        }
    }
    Ok(Base { id: id(entry)?, name: name(entry)?, effect: must(entry, "effect", code)?, columns })
}

pub(crate) fn named(doc: &Document, bases: &[Base]) -> Read<NamedBases> {
    let base = |wanted: &str| {
        base_called(bases, wanted)
            .ok_or_else(|| doc.all().error("alliance_base", format!("the base `{wanted}` is missing")))
    };
    Ok(NamedBases {
        trade_hub: base("trade-hub")?,
        maximus_field: base("maximus-field")?,
        odessa_field: base("odessa-field")?,
        shipyard: base("shipyard")?,
        development_office: base("development-office")?,
    })
}

pub(crate) fn special(entry: &Entry<'_>, code: &mut Code) -> Read<SpecialRegion> {
    let quasar = match entry.str("kind")? {
        "quasar" => true,
        "vortex" => false,
        other => return Err(entry.error("kind", format!("there is no special region `{other}`"))),
    };
    let dice = entry.ints::<u8>("die")?.into_iter().fold(0, |bits, face| bits | 1 << (face & 7));
    Ok(SpecialRegion {
        id: id(entry)?,
        name: name(entry)?,
        quasar,
        mark: within(entry, "mark", 1..=2)?,
        dice,
        vp: entry.int("vp")?,
        benefit: effect(entry, "benefit", code)?,
    })
}
