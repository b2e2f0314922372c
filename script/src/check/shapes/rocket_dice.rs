//! The shape of rocket-dice.toml.

use std::collections::{BTreeMap, BTreeSet};

use super::super::Found;
use super::{Question, Shape, pieces, tally, texts};
use crate::diagnostic::Diagnostic;
use crate::tree::{Arg, Atom, Condition};

pub(super) const QUESTIONS: &[Question] =
    &[station_scores, station_sets, setups, planet_colors, moon_costs, battles, box_contents, seat_gifts];

fn station_scores(shape: &Shape<'_>, found: &mut Found) -> Result<(), Diagnostic> {
    let spaces = shape.rows("station_space")?;
    let rows = tally(texts(&spaces, "row")?);
    for score in shape.rows("station_score")? {
        let vp: Vec<i64> = score.ints("vp")?;
        let spaces = rows.get(score.str("row")?).copied().unwrap_or(0);
        if vp.len() != spaces + 1 || !vp.is_sorted() {
            found.push(score.error("vp", "vp is not one rising value for each number of marked spaces"));
        }
    }
    Ok(())
}

fn station_sets(shape: &Shape<'_>, found: &mut Found) -> Result<(), Diagnostic> {
    let mut used = Vec::new();
    for set in shape.rows("station_set")? {
        used.extend(set.strs("spaces")?);
    }
    let spaces = shape.rows("station_space")?;
    let mut spaces = texts(&spaces, "id")?;
    used.sort_unstable();
    spaces.sort_unstable();
    if used != spaces {
        found.push(shape.about("station_set", "the sets are not every space once"));
    }
    Ok(())
}

fn setups(shape: &Shape<'_>, found: &mut Found) -> Result<(), Diagnostic> {
    let planets = shape.rows("planet")?;
    let values: Result<Vec<i64>, _> = planets.iter().map(|planet| planet.int("value")).collect();
    let values = tally(values?);
    let vp_cards = shape.rows("vp_card")?.len();
    let moons: Result<Vec<usize>, _> = shape.rows("moon")?.iter().map(|moon| moon.int("copies")).collect();
    let moons = moons?;
    for setup in shape.rows("setup")? {
        let piles: Vec<usize> = setup.ints("planets_per_pile")?;
        if piles.len() != 7 {
            found.push(setup.error("planets_per_pile", "not one number for each value from 6 to 12"));
        }
        for (value, wanted) in (6i64..=12).zip(piles) {
            let exist = values.get(&value).copied().unwrap_or(0);
            if wanted > exist {
                let message = format!("{wanted} planets of value {value} wanted, {exist} exist");
                found.push(setup.error("planets_per_pile", message));
            }
        }
        let moons_wanted: usize = setup.int("moons_per_kind")?;
        if setup.int::<usize>("vp_cards")? > vp_cards || moons.iter().any(|exist| moons_wanted > *exist) {
            found.push(setup.error("vp_cards", "more VP cards or moons wanted than exist"));
        }
        if setup.strs("seats")?.len() != setup.int::<usize>("players")? {
            found.push(setup.error("seats", "not one seat for each player"));
        }
    }
    Ok(())
}

fn planet_colors(shape: &Shape<'_>, found: &mut Found) -> Result<(), Diagnostic> {
    let mut colors = Vec::new();
    for planet in shape.rows("planet")? {
        let mut of_planet = planet.strs("colors")?;
        of_planet.sort_unstable();
        colors.push(of_planet);
    }
    let colors = tally(colors);
    let right = |(colors, count): (&Vec<&str>, &usize)| *count == if colors.len() == 1 { 8 } else { 4 };
    if colors.len() != 6 || !colors.iter().all(right) {
        found.push(shape.about("planet", "not 8 planets of each color and 4 of each pair"));
    }
    Ok(())
}

fn moon_costs(shape: &Shape<'_>, found: &mut Found) -> Result<(), Diagnostic> {
    for moon in shape.rows("moon")? {
        let costs: Vec<i64> = moon.ints("cost")?;
        if costs.len() != moon.int::<usize>("copies")? || !costs.is_sorted() {
            found.push(moon.error("cost", "cost is not one rising number for each copy"));
        }
    }
    Ok(())
}

/// What all players have together is half as much with two of them.
fn battles(shape: &Shape<'_>, found: &mut Found) -> Result<(), Diagnostic> {
    for battle in shape.rows("battle")? {
        let all = battle.str("scope")? == "all";
        let (Ok(Some(four)), Ok(Some(two))) =
            (battle.condition("condition"), battle.condition("condition_2p"))
        else {
            continue;
        };
        let wanted = if all { halved(four) } else { four };
        if two != wanted {
            let message = format!("condition_2p is not half of condition, rounded up: `{wanted}`");
            found.push(battle.error("condition_2p", message));
        }
    }
    Ok(())
}

fn halved(mut condition: Condition) -> Condition {
    for atom in condition.clauses.iter_mut().flatten() {
        if let Atom::Compare(_, _, Arg::Number(number)) = atom {
            number.value = number.value / 2 + number.value % 2;
        }
    }
    condition
}

fn box_contents(shape: &Shape<'_>, found: &mut Found) -> Result<(), Diagnostic> {
    let tables = BTreeMap::from([
        ("box-planet-cards", "planet"),
        ("box-rocket-dice", "die"),
        ("box-battle-cards", "battle"),
        ("box-vp-cards", "vp_card"),
        ("box-alliance-cards", "alliance"),
        ("box-moon-cards", "moon"),
        ("box-empire-abilities", "empire"),
    ]);
    for component in shape.rows("component")? {
        let Some(table) = tables.get(component.id()?) else { continue };
        let stated: i64 = component.int("copies")?;
        if stated != pieces(&shape.rows(table)?)? {
            let message = format!("{stated} stated, the table {table} has another number");
            found.push(component.error("copies", message));
        }
    }
    Ok(())
}

fn seat_gifts(shape: &Shape<'_>, found: &mut Found) -> Result<(), Diagnostic> {
    let mut gifts = BTreeSet::new();
    for gift in shape.rows("seat_gift")? {
        gifts.insert((gift.int::<i64>("players")?, gift.int::<i64>("seat")?));
    }
    let wanted = (2..=4).flat_map(|players| (2..=players).map(move |seat| (players, seat))).collect();
    if gifts != wanted {
        found.push(shape.about("seat_gift", "not one gift for each later seat"));
    }
    Ok(())
}
