//! Actions as text: one spelling for each, used by logs, records, tests and the command line.

use std::fmt;
use std::str::FromStr;

use orrery_kernel::BadNotation;

use crate::action::{Action, Ends};
use crate::dice::DiceSet;
use crate::galaxy::{Cell, Line};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Done => f.write_str("done"),
            Self::Yes => f.write_str("yes"),
            Self::Fill(line) => write!(f, "fill {line}"),
            Self::Place(color) => write!(f, "place {color}"),
            Self::Take(line, ends) => {
                write!(f, "take {line}")?;
                ends.cells(line).try_for_each(|cell| write!(f, " +{cell}"))
            }
            Self::Swap(a, b) => write!(f, "swap {a} {b}"),
            Self::Gather(triple) => write!(f, "gather {triple}"),
            Self::Reroll(dice) => write!(f, "reroll {dice}"),
            Self::Activate(planet) => write!(f, "activate {planet}"),
            Self::Colonize(planet, dice) => write!(f, "colonize {planet} {dice}"),
            Self::Work(space, dice, 0) => write!(f, "work {space} {dice}"),
            Self::Work(space, DiceSet(0), scrap) => write!(f, "work {space} scrap {scrap}"),
            Self::Work(space, dice, scrap) => write!(f, "work {space} {dice} scrap {scrap}"),
            Self::Deposit(dice) => write!(f, "deposit {dice}"),
            Self::Moon(moon, Some(place)) => write!(f, "moon {moon} {}", place + 1),
            Self::Moon(moon, None) => write!(f, "moon {moon} free"),
            Self::Trim(place, by) => write!(f, "trim {} {by:+}", place + 1),
            Self::Deal => f.write_str("deal"),
            Self::Seize(planet) => write!(f, "seize {planet}"),
            Self::Once(planet) => write!(f, "once {planet}"),
            Self::UseMoon(moon) => write!(f, "use {moon}"),
            Self::Play(alliance) => write!(f, "play {alliance}"),
            Self::Pip(place, by) => write!(f, "pip {} {by:+}", place + 1),
            Self::Flip(place) => write!(f, "flip {}", place + 1),
            Self::Turn(place, face) => write!(f, "turn {} to {face}", place + 1),
            Self::Paint(place, color) => write!(f, "paint {} {color}", place + 1),
            Self::Exchange(place) => write!(f, "exchange {}", place + 1),
            Self::FromCell(cell) => write!(f, "cell {cell}"),
            Self::Mark(row) => write!(f, "mark {row}"),
            Self::Planet(planet) => write!(f, "planet {planet}"),
            Self::Kind(moon) => write!(f, "kind {moon}"),
            Self::Alliance(alliance) => write!(f, "alliance {alliance}"),
            Self::VpCard(card) => write!(f, "vp-card {card}"),
            Self::Opponent(seat) => write!(f, "opponent {seat}"),
            Self::PayFace(nth) => write!(f, "pay-face {}", nth + 1),
            Self::Commit(alliance) => write!(f, "commit {alliance}"),
            Self::CommitScrap => f.write_str("commit scrap"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let words: Vec<&str> = text.split(' ').take(8).collect();
        let action = read(&words).map_err(|why| BadNotation::new(text, why))?;
        let spelled = action.to_string();
        if spelled == text { Ok(action) } else { Err(BadNotation::new(text, format!("write `{spelled}`"))) }
    }
}

fn read(words: &[&str]) -> Result<Action, String> {
    Ok(match words {
        ["done"] => Action::Done,
        ["yes"] => Action::Yes,
        ["fill", kind, which] => Action::Fill(format!("{kind} {which}").parse()?),
        ["place", color] => Action::Place(color.parse()?),
        ["take", line, ends @ ..] => take(line.parse()?, ends)?,
        ["swap", a, b] => swap(a.parse()?, b.parse()?)?,
        ["gather", cells] => Action::Gather(cells.parse()?),
        ["reroll", dice] => Action::Reroll(dice.parse()?),
        ["activate", planet] => Action::Activate(planet.parse()?),
        ["colonize", planet, dice] => Action::Colonize(planet.parse()?, dice.parse()?),
        ["work", space, "scrap", scrap] => Action::Work(space.parse()?, DiceSet(0), number(scrap, 1, 99)?),
        ["work", space, dice, "scrap", scrap] => {
            Action::Work(space.parse()?, dice.parse()?, number(scrap, 1, 99)?)
        }
        ["work", space, dice] => Action::Work(space.parse()?, dice.parse()?, 0),
        ["deposit", dice] => Action::Deposit(dice.parse()?),
        ["moon", moon, "free"] => Action::Moon(moon.parse()?, None),
        ["moon", moon, place_of_die] => Action::Moon(moon.parse()?, Some(place(place_of_die)?)),
        ["trim", die, by] => Action::Trim(place(die)?, change(by)?),
        ["deal"] => Action::Deal,
        ["seize", planet] => Action::Seize(planet.parse()?),
        ["once", planet] => Action::Once(planet.parse()?),
        ["use", moon] => Action::UseMoon(moon.parse()?),
        ["play", alliance] => Action::Play(alliance.parse()?),
        ["pip", die, by] => Action::Pip(place(die)?, change(by)?),
        ["flip", die] => Action::Flip(place(die)?),
        ["turn", die, "to", face] => Action::Turn(place(die)?, number(face, 1, 6)?),
        ["paint", die, color] => Action::Paint(place(die)?, color.parse()?),
        ["exchange", die] => Action::Exchange(place(die)?),
        ["cell", cell] => Action::FromCell(cell.parse()?),
        ["mark", row] => Action::Mark(row.parse()?),
        ["planet", planet] => Action::Planet(planet.parse()?),
        ["kind", moon] => Action::Kind(moon.parse()?),
        ["alliance", alliance] => Action::Alliance(alliance.parse()?),
        ["vp-card", card] => Action::VpCard(card.parse()?),
        ["opponent", seat] => Action::Opponent(seat.parse()?),
        ["pay-face", nth] => Action::PayFace(number(nth, 1, 2)? - 1),
        ["commit", "scrap"] => Action::CommitScrap,
        ["commit", alliance] => Action::Commit(alliance.parse()?),
        [verb, ..] => {
            return Err(format!(
                "no action is written `{} …` like this",
                verb.chars().take(20).collect::<String>()
            ));
        }
        [] => return Err("it is empty".to_owned()),
    })
}

fn number(text: &str, low: u8, high: u8) -> Result<u8, String> {
    let number = text.parse().ok().filter(|number| (low..=high).contains(number));
    number.ok_or_else(|| format!("`{text}` is not a number from {low} to {high}"))
}

fn place(text: &str) -> Result<u8, String> {
    Ok(number(text, 1, 5)? - 1)
}

fn change(text: &str) -> Result<i8, String> {
    let change = text.parse().ok().filter(|by: &i8| (1..=5).contains(&by.unsigned_abs()));
    change.ok_or_else(|| format!("`{text}` is not a change of pips such as +1 or -2"))
}

fn swap(a: Cell, b: Cell) -> Result<Action, String> {
    let (a, b) = (a.min(b), a.max(b));
    if a.neighbours_ahead().any(|next| next == b) {
        Ok(Action::Swap(a, b))
    } else {
        Err(format!("{a} and {b} are not adjacent"))
    }
}

fn take(line: Line, ends: &[&str]) -> Result<Action, String> {
    let [before, after] = line.beyond();
    let mut bits = 0;
    for end in ends {
        let cell: Cell = end.strip_prefix('+').unwrap_or(end).parse()?;
        bits |= match cell {
            cell if Some(cell) == before => 1,
            cell if Some(cell) == after => 2,
            _ => return Err(format!("{cell} is not directly beyond an end of {line}")),
        };
    }
    Ok(Action::Take(line, Ends(bits)))
}
