//! The maps of transgalactica.toml: lines between positions, and what is drawn.

use std::collections::{BTreeMap, BTreeSet};

use super::super::Found;
use super::{Shape, tally, texts};
use crate::diagnostic::Diagnostic;
use crate::entry::Entry;

struct Position<'c> {
    id: &'c str,
    kind: &'c str,
    x: i64,
    y: i64,
}

pub(super) fn maps(shape: &Shape<'_>, found: &mut Found) -> Result<(), Diagnostic> {
    for map in shape.rows("map")? {
        let mut positions = BTreeMap::new();
        for entry in map.entries("positions")? {
            // Small numbers, so that no product below can overflow.
            let (x, y) = (entry.int::<i16>("x")?.into(), entry.int::<i16>("y")?.into());
            let position = Position { id: entry.id()?, kind: entry.str("kind")?, x, y };
            positions.insert(position.id, position);
        }
        let lines = lines(&map, &positions, found)?;
        connected(&map, &positions, &lines, found);
        crossings(&map, &positions, &lines, found);
        numbers(&map, found)?;
        symmetric(&map, &positions, found);
    }
    Ok(())
}

/// The lines, each once, its ends in order.
type Lines<'c> = BTreeSet<(&'c str, &'c str)>;

fn lines<'c>(
    map: &Entry<'c>,
    positions: &BTreeMap<&'c str, Position<'c>>,
    found: &mut Found,
) -> Result<Lines<'c>, Diagnostic> {
    let mut lines = Lines::new();
    for line in map.entries("edges")? {
        let (a, b) = (line.str("a")?, line.str("b")?);
        let (Some(from), Some(to), true) = (positions.get(a), positions.get(b), a != b) else {
            found.push(line.error("a", format!("line {a} to {b}: not two positions of this map")));
            continue;
        };
        if !lines.insert((a.min(b), a.max(b))) {
            found.push(line.error("a", format!("line {a} to {b} stands twice")));
        }
        let outer = from.kind == "outer" || to.kind == "outer";
        if line.int::<i64>("energy")? != if outer { 2 } else { 1 } {
            found
                .push(line.error("energy", format!("energy of line {a} to {b}: 2 to the outer rim, else 1")));
        }
    }
    Ok(lines)
}

fn connected(
    map: &Entry<'_>,
    positions: &BTreeMap<&str, Position<'_>>,
    lines: &Lines<'_>,
    found: &mut Found,
) {
    let mut reached = BTreeSet::new();
    let mut open = vec!["c"];
    while let Some(at) = open.pop() {
        if reached.insert(at) {
            let next = lines.iter().filter(|(a, b)| *a == at || *b == at);
            open.extend(next.map(|(a, b)| if *a == at { *b } else { *a }));
        }
    }
    let cut: Vec<&str> = positions.keys().copied().filter(|id| !reached.contains(id)).collect();
    if !cut.is_empty() {
        found.push(map.error("positions", format!("cannot be reached: {}", cut.join(", "))));
    }
    if !positions.contains_key("c") {
        found.push(map.error("positions", "there is no central position `c`"));
    }
}

fn crossings(
    map: &Entry<'_>,
    positions: &BTreeMap<&str, Position<'_>>,
    lines: &Lines<'_>,
    found: &mut Found,
) {
    let lines: Vec<_> = lines.iter().collect();
    for (index, (a, b)) in lines.iter().enumerate() {
        for (c, d) in &lines[index + 1..] {
            let apart = a != c && a != d && b != c && b != d;
            let (p, q, r, s) = (&positions[a], &positions[b], &positions[c], &positions[d]);
            if apart && side(p, q, r) * side(p, q, s) < 0 && side(r, s, p) * side(r, s, q) < 0 {
                found.push(map.error("edges", format!("lines {a}-{b} and {c}-{d} cross")));
            }
        }
    }
}

/// On which side of the line through `p` and `q` the position `r` lies.
fn side(p: &Position<'_>, q: &Position<'_>, r: &Position<'_>) -> i64 {
    ((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)).signum()
}

fn numbers(map: &Entry<'_>, found: &mut Found) -> Result<(), Diagnostic> {
    let kinds = tally(texts(&map.entries("positions")?, "kind")?);
    let of = |kind: &str| kinds.get(kind).copied().unwrap_or(0);
    let rim: usize = map.int("rim_positions")?;
    if of("central") != 1 || of("basic") != 4 || of("inner") + of("outer") != rim {
        found
            .push(map.error("rim_positions", "number of positions: 1 central, 4 basic, the rest on the rim"));
    }
    let (active, blank): (usize, usize) = (map.int("active_pirates")?, map.int("blank_pirates")?);
    if active != map.int::<usize>("players")? + 1 || active + blank != rim {
        found.push(
            map.error("active_pirates", "number of pirates: players + 1 active, one for each rim position"),
        );
    }
    Ok(())
}

/// Positions but the outer ones mirror each other left to right, within 3 units on a board 1000 wide.
fn symmetric(map: &Entry<'_>, positions: &BTreeMap<&str, Position<'_>>, found: &mut Found) {
    let mirrored = |p: &Position<'_>| {
        positions.values().any(|other| (1000 - other.x - p.x).pow(2) + (other.y - p.y).pow(2) <= 9)
    };
    if !positions.values().filter(|position| position.kind != "outer").all(mirrored) {
        found.push(map.error("positions", "inner positions are not symmetric left to right"));
    }
}
