//! What several test files share: the ledger's boards, games from the very start, games played at random.
#![allow(dead_code, unreachable_pub, reason = "each test file uses a part of it")]

use orrery_kernel::{Chance, Fast, Game, Scripted, Viewer};
use orrery_rocket_dice::scenario::{Scenario, Table};
use orrery_rocket_dice::{Color, Event, Options, RocketDice, View};

/// Board A of the ledger's vectors.
pub const BOARD_A: &str =
    "p5 w5 b5 b2 w3 / s6 s5 p4 w4 w4 / w2 w4 s3 w4 b6 / w4 b4 p2 b5 b5 / b3 s6 p3 w4 p3";
/// Reserve R of the ledger's vectors.
pub const RESERVE_R: &str = "p1 s2 s3 p5 s6";
/// The board of RD-VEC-8, on which no line can be had.
pub const NO_LINES: &str =
    "b4 s6 p2 w3 w2 / w5 w5 b4 b6 w5 / b5 p5 p6 s1 s3 / s3 s4 w3 w4 b6 / s2 s6 w3 b3 b1";
/// An empty board.
pub const EMPTY: &str = "-- -- -- -- -- / -- -- -- -- -- / -- -- -- -- -- / -- -- -- -- -- / -- -- -- -- --";

/// Board A and Reserve R, this seat of so many on turn, no battles, not the first round.
pub fn board_a(players: u8, seat: u8) -> Scenario {
    Scenario::of(players).board(BOARD_A).reserve(RESERVE_R).no_battles().active(seat).round(2)
}

/// Three players in round 2, no battles; the northmost row is this, and no line lies on the rest of the board:
/// neighbours there differ in colour and in number.
pub fn top_row(row: &str) -> Scenario {
    let rest = "s1 b2 s3 b4 s5 / b6 s5 b6 s1 b2 / s2 b3 s4 b5 s6 / b1 s6 b1 s2 b3";
    Scenario::of(3).board(&format!("{row} / {rest}")).reserve(RESERVE_R).no_battles().round(2)
}

/// What a spectator sees.
pub fn seen(table: &Table) -> View {
    table.game.view(Viewer::Spectator)
}

/// A game just started: the first player picks a line to fill.
pub fn start(options: &Options, seed: u64) -> Table {
    let mut events = Vec::new();
    let game = RocketDice::start(options, &mut Fast::new(seed), &mut events).expect("options of the rules");
    Table { game, chance: Scripted::faces(&[]), events }
}

/// The standard options.
pub fn standard(players: u8) -> Options {
    Options::standard(players).expect("2, 3 or 4 players")
}

/// One random action of whoever is asked; false when the game is over.
pub fn random_step(table: &mut Table, chance: &mut Fast) -> bool {
    let Some(seat) = table.game.prompt().seat() else { return false };
    let mut actions = Vec::new();
    table.game.actions(seat, &mut actions);
    let action = chance.pick(&actions).expect("nobody is stuck");
    table.game.play(seat, action, chance, &mut table.events);
    true
}

/// A game from the start to the first turn, random all the way.
pub fn set_up(options: &Options, seed: u64) -> Table {
    let mut table = start(options, seed);
    let mut chance = Fast::stream(seed, 1);
    while table.round() == 0 {
        random_step(&mut table, &mut chance);
    }
    table
}

/// The outcomes of chance with which exactly these dice are drawn from the bag (white, purple, silver, blue) and
/// rolled.
pub fn drawn(mut bag: [u8; 4], dice: &str) -> Scripted {
    let mut outcomes = Vec::new();
    for die in dice.split(' ') {
        let color = "wpsb".find(&die[..1]).expect("a color");
        outcomes.push(bag[..color].iter().map(|&left| u32::from(left)).sum());
        bag[color] -= 1;
    }
    outcomes.extend(dice.split(' ').map(|die| die[1..].parse::<u32>().expect("a number") - 1));
    Scripted::outcomes(outcomes)
}

/// Dice in texts of boards and fleets by colour: white, purple, silver, blue.
pub fn by_color<'a>(texts: impl IntoIterator<Item = &'a str>) -> [usize; 4] {
    let mut counts = [0; 4];
    for die in texts.into_iter().flat_map(|text| text.split(' ')) {
        let letter = die.trim_start_matches('(').chars().next();
        if let Some(color) = Color::ALL.into_iter().find(|color| color.word().chars().next() == letter) {
            counts[color as usize] += 1;
        }
    }
    counts
}

/// Strengths in the last battle before commitments, by seat.
pub fn mustered(table: &Table) -> Vec<u8> {
    let strength =
        |event: &Event| if let Event::Mustered { strength, .. } = event { Some(*strength) } else { None };
    table.events.iter().filter_map(strength).collect()
}

/// Where among the events the first one stands whose text contains this.
pub fn when(table: &Table, text: &str) -> usize {
    let found = table.events.iter().position(|event| format!("{event:?}").contains(text));
    found.unwrap_or_else(|| panic!("{text} did not happen: {:?}", table.events))
}
