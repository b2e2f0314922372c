//! How fields of the content file are read.

use std::ops::RangeInclusive;

use orrery_kernel::Names;
use orrery_script::{Diagnostic, Document, Entry};

use crate::content::TileColor;
use crate::effect::{Code, NodeId, Test};
use crate::vocabulary;

pub(super) type Read<T> = Result<T, Diagnostic>;

/// Every entry of a table, which must have a number of entries that the rules and the state can hold.
pub(super) fn each<T>(
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
pub(super) fn nested<'d>(
    doc: &'d Document,
    path: &str,
    allowed: RangeInclusive<usize>,
) -> Read<Vec<Entry<'d>>> {
    let field = doc.value(path)?;
    let entries = field.entries()?;
    if allowed.contains(&entries.len()) {
        Ok(entries)
    } else {
        Err(field.error(format!("`{path}` has {} entries; that many cannot be played with", entries.len())))
    }
}

pub(super) fn name(entry: &Entry<'_>) -> Read<Names> {
    Ok(Names { en: entry.str("name_en")?.to_owned(), de: entry.str("name_de")?.to_owned() })
}

pub(super) fn id(entry: &Entry<'_>) -> Read<String> {
    entry.id().map(str::to_owned)
}

pub(super) fn effect(entry: &Entry<'_>, field: &str, code: &mut Code) -> Read<Option<NodeId>> {
    let Some(seq) = entry.effect(field)? else { return Ok(None) };
    code.lower(&seq).map_err(|(span, why)| entry.error_at(field, &span, why))
}

pub(super) fn missing(entry: &Entry<'_>, field: &str) -> Diagnostic {
    entry.error(field, format!("field `{field}` is missing"))
}

pub(super) fn must(entry: &Entry<'_>, field: &str, code: &mut Code) -> Read<NodeId> {
    effect(entry, field, code)?.ok_or_else(|| missing(entry, field))
}

/// A word of one of our enumerations.
pub(super) fn word<T: std::str::FromStr<Err = String>>(entry: &Entry<'_>, field: &str) -> Read<T> {
    entry.str(field)?.parse().map_err(|why| entry.error(field, why))
}

/// Words of one of our enumerations, a bit for each.
pub(super) fn bits<T: std::str::FromStr<Err = String> + Into<u8>>(
    entry: &Entry<'_>,
    field: &str,
) -> Read<u8> {
    let read = |word: &str| word.parse::<T>().map(|it| 1 << it.into()).map_err(|why| entry.error(field, why));
    entry.strs(field)?.into_iter().map(read).try_fold(0, |bits, bit| bit.map(|bit: u8| bits | bit))
}

pub(super) fn condition(entry: &Entry<'_>, field: &str) -> Read<Test> {
    let Some(tree) = entry.condition(field)? else { return Ok(Test::always()) };
    vocabulary::test(&tree).map_err(|(span, why)| entry.error_at(field, &span, why))
}

pub(super) fn color(entry: &Entry<'_>, field: &str) -> Read<TileColor> {
    match entry.str(field)? {
        "basic" => Ok(TileColor::Basic),
        "advanced" => Ok(TileColor::Advanced),
        other => Err(entry.error(field, format!("`{other}` is no colour of bonus tiles: basic or advanced"))),
    }
}

pub(super) fn copies(entry: &Entry<'_>, field: &str) -> Read<u8> {
    let copies: u8 = entry.int(field)?;
    if (1..=3).contains(&copies) { Ok(copies) } else { Err(entry.error(field, "there are 1 to 3 of a kind")) }
}
