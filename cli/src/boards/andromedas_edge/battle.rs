//! The battle that is being fought, and damage about to be dealt.

use orrery_andromedas_edge::{Side, View};
use orrery_words::Lang;

use super::pieces::{colored, seat, ships};
use super::{hanging, name};
use crate::speak::say;
use crate::style::{ASK, DIM, HEAD, paint};

/// Empty while there is peace.
pub(super) fn lines(view: &View, lang: Lang, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(space) = view.turn.region.filter(|_| view.battle.on) {
        lines.push(paint(ASK, say!(lang, "board-ae-battle", space = space.to_string())));
        let sides = (0..Side::COUNT).filter_map(Side::at);
        let texts: Vec<String> = sides.filter_map(|side| fighter(view, lang, side)).collect();
        lines.extend(texts.iter().flat_map(|text| hanging(&format!("  {text}"), width, 4)));
    }
    if !view.threat.is_empty() {
        let squads = view.threat.ships.iter().filter(|(_, squad)| !squad.is_empty());
        let squads = squads.map(|(space, squad)| format!("{} ({space})", ships(lang, *squad)));
        let modules = view.threat.modules.iter().map(|module| name(lang, &module.card().name).to_owned());
        let things: Vec<String> = squads.chain(modules).collect();
        let text = paint(ASK, say!(lang, "board-ae-threat", things = things.join(", ")));
        lines.extend(hanging(&text, width, 2));
    }
    lines
}

/// One side: its ships, then the dice it would roll, or those that it has rolled.
fn fighter(view: &View, lang: Lang, side: Side) -> Option<String> {
    let battle = &view.battle;
    let space = view.turn.region?;
    let (dice, targeting) = view.strength[side.index()];
    let rolled = battle.dice[side.index()];
    if dice == 0 && rolled == [0; 6] {
        return None;
    }
    let there = || view.fleets.get(side.index()).map(|fleet| ships(lang, fleet.at(space)));
    let who = match side.seat() {
        Some(owner) => say!(lang, "board-ae-fighter", seat = seat(owner), ships = there()?),
        None if side == Side::UNITY => format!("{} {}", colored(side, "Unity"), there()?),
        None => say!(lang, "board-ae-fighter-raiders"),
    };
    let energy = match battle.energy[side.index()] {
        0 => String::new(),
        spent => format!(" {}", say!(lang, "board-ae-fighter-energy", count = spent)),
    };
    let numbers = if rolled == [0; 6] {
        say!(lang, "board-ae-to-roll", dice = dice, targeting = targeting)
    } else {
        let faces = (1..=6usize).rev().flat_map(|face| std::iter::repeat_n(face, rolled[face - 1].into()));
        let faces: Vec<String> = faces.map(|face| face.to_string()).collect();
        let targeting = battle.targeting[side.index()];
        say!(lang, "board-ae-rolled", dice = paint(HEAD, faces.join(" ")), targeting = targeting)
    };
    Some(format!("{who}{} {numbers}{energy}{}", paint(DIM, ":"), result(view, lang, side)))
}

fn result(view: &View, lang: Lang, side: Side) -> String {
    let is = |bits: u8| bits & side.bit() != 0;
    match (is(view.battle.winners), is(view.battle.defeated)) {
        (true, _) => format!(" · {}", say!(lang, "board-ae-wins")),
        (false, true) => format!(" · {}", say!(lang, "board-ae-defeated")),
        (false, false) => String::new(),
    }
}
