//! Random people at random tables: whatever they ask for, the laws hold.

use orrery_kernel::{Seat, Viewer};
use orrery_match::{By, Deed, Due, Entry, Task};
use orrery_wire::{Command, Holder, Lasts, Order, Status};
use proptest::prelude::*;
use serde_json::Value;

use crate::house::*;

/// What somebody does: which kind of thing, on which seat, and which of the choices.
type Move = (u8, u8, u16);

fn command(house: &House, (kind, number, pick): Move) -> Command {
    let pick = usize::from(pick);
    let seq = house.table.seq();
    let state = house.state(eyes(number));
    let offers = state.offers.clone().unwrap_or_default();
    let offered = || offers.get(pick % offers.len().max(1)).map(|offer| offer.action.clone());
    let any = ["take 1", "bid 3", "pass", "roll", "done", "nonsense"][pick % 6].to_owned();
    match kind {
        0..=9 => Command::Act { action: offered().unwrap_or(any) },
        10 | 11 => Command::Undo { to: state.undo.get(pick % 3).copied().unwrap_or(pick as u32 % (seq + 2)) },
        12 => Command::AskUndo { to: seq.saturating_sub(pick as u32 % 9) },
        13 | 14 => Command::AnswerUndo { yes: pick % 4 > 0 },
        15 if pick % 4 == 0 => Command::Resign,
        15 => Command::Ready { ready: pick % 2 == 0 },
        16 => Command::StandIn { seat: seat(1 + (pick % 4) as u8), bot: "random".to_owned() },
        17 => Command::Return,
        _ => {
            let action = offered().unwrap_or(any);
            let lasts = [Lasts::Always, Lasts::UntilAsked, Lasts::Times(2)][pick % 3];
            Command::Orders { orders: vec![Order::Forced, Order::Answer { rule: None, action, lasts }] }
        }
    }
}

fn states(house: &House) -> Vec<Value> {
    let state = |viewer| serde_json::to_value(house.state(viewer)).unwrap();
    house.viewers().into_iter().map(state).collect()
}

/// Who asks: mostly somebody who is asked, or whose answer is waited for.
fn who(house: &House, (kind, number, pick): Move) -> u8 {
    let waited_for = house.state(Viewer::Spectator).wish.map(|wish| wish.waits_for);
    let able = match kind {
        0..=7 => house.table.card().asked,
        13 => waited_for.unwrap_or_default(),
        _ => Vec::new(),
    };
    able.get(usize::from(pick / 8) % able.len().max(1)).map_or(number, |seat| seat.index() as u8 + 1)
}

/// Somebody asks for something. It is refused and nothing happens, or it is an entry.
fn ask(house: &mut House, (kind, number, pick): Move) {
    let number = who(house, (kind, number, pick));
    let command = command(house, (kind, number, pick));
    let seen = if pick % 7 == 0 { 0 } else { house.table.seq() };
    let (before, moment) = (states(house), house.moment());
    let decided = house.table.decide(By::Seat(seat(number)), None, seen, &command, &moment);
    assert_eq!(before, states(house), "deciding changes nothing");
    if let Ok(entry) = decided {
        assert_eq!(entry.seq, house.table.seq() + 1);
        take(house, entry);
    }
}

fn take(house: &mut House, entry: Entry) {
    let entry: Entry = serde_json::from_str(&serde_json::to_string(&entry).unwrap()).unwrap();
    let wish = house.state(Viewer::Spectator).wish;
    house.write(entry.clone());
    let to = match &entry.deed {
        Deed::Undone { to, .. } => Some(*to),
        Deed::UndoAsked { to, .. } => house.state(Viewer::Spectator).wish.is_none().then_some(*to),
        Deed::UndoAnswered { yes: true, .. } if house.state(Viewer::Spectator).wish.is_none() => {
            wish.map(|wish| wish.to)
        }
        _ => None,
    };
    if let Some(to) = to {
        back(house, to);
    }
    secrets(house, &entry);
}

/// After an undo everyone sees what they saw then.
fn back(house: &House, to: u32) {
    let then = house.game.open(&house.log[..to as usize], &house.snapshots).unwrap();
    for viewer in house.viewers() {
        assert_eq!(then.state(viewer, false, 0).view, house.state(viewer).view);
    }
    assert_eq!(then.card().asked, house.table.card().asked);
}

/// Nobody is told the key before the end, an action that is not theirs, or a card that they may not know.
fn secrets(house: &House, entry: &Entry) {
    let key = house.log.iter().find_map(|entry| match &entry.deed {
        Deed::Started { key, .. } => Some(key.clone()),
        _ => None,
    });
    for viewer in house.viewers() {
        let news = house.table.news(entry, viewer);
        let (news, state) =
            (serde_json::to_string(&news).unwrap(), serde_json::to_string(&house.state(viewer)).unwrap());
        let over = house.status() == Status::Over;
        if let Some(key) = &key {
            assert!(
                !news.contains(key.as_str()) && (over || !state.contains(key.as_str())),
                "the key is out"
            );
        }
        let (news, state): (Value, Value) =
            (serde_json::from_str(&news).unwrap(), serde_json::from_str(&state).unwrap());
        for secret in ["chance", "digest", "key", "by", "id"] {
            assert!(news.get(secret).is_none(), "{secret} is told");
        }
        told_cards(&news, viewer);
        if let (Some(Value::Array(own)), Viewer::Seat(me)) = (state["view"].get("own"), viewer) {
            assert_eq!(own[0], me.index() + 1, "a bid of somebody else");
        }
        if let Deed::Played { seat, action, .. } = &entry.deed {
            let told = news.get("action").and_then(Value::as_str);
            assert_eq!(told, Some(action.as_str()).filter(|_| over || viewer.is(*seat)));
        }
    }
}

/// No event tells a card that was dealt to, or bid by, another seat.
fn told_cards(news: &Value, viewer: Viewer) {
    for event in news["events"].as_array().into_iter().flatten() {
        for kind in ["Answered", "Dealt"] {
            if let Some(told) = event.get(kind) {
                let owner: Seat = told["seat"].to_string().parse().unwrap();
                assert!(viewer.is(owner) == told["card"].is_u64(), "{viewer:?} is told {told}");
            }
        }
    }
}

fn serve(house: &mut House) {
    let Some(Due { at, task }) = house.table.due() else { return };
    house.now = house.now.max(at);
    let moment = house.moment();
    let entry = match task {
        Task::Bot(seat) => {
            let action = house.table.think(seat, house.luck).unwrap()(1);
            house.table.answer(seat, &action, &moment).unwrap()
        }
        Task::Start | Task::Order(_) | Task::Revise => house.table.act(task, &moment).unwrap(),
    };
    take(house, entry);
}

/// The log makes the same match anywhere, and so does any part of it.
fn laws(house: &House, cut: usize) {
    let again = house.reopened();
    for viewer in house.viewers() {
        assert_eq!(again.state(viewer, true, house.now), house.state(viewer));
        for entry in &house.log {
            assert_eq!(again.news(entry, viewer), house.table.news(entry, viewer));
        }
    }
    assert_eq!((again.card(), again.tasks()), (house.table.card(), house.table.tasks()));
    assert_eq!(again.snapshot(), house.table.snapshot());
    let cut = 1 + cut % house.log.len();
    assert_eq!(house.game.open(&house.log[..cut], &house.snapshots).unwrap().seq(), cut as u32);
    house.game.audit(&house.log, &house.snapshots).unwrap();
}

fn table(game: usize, bots: u8) -> House {
    let (game, seats) = [
        ("toy-kuhn", 2),
        ("toy-gops", 2),
        ("toy-gops", 4),
        ("toy-pig", 3),
        ("rocket-dice", 2),
        ("rocket-dice", 3),
    ][game];
    let mut holders = people(seats);
    for (at, holder) in holders.iter_mut().enumerate().skip(1) {
        if bots & 1 << at != 0 {
            *holder = Holder::Bot { bot: "random".to_owned() };
        }
    }
    House::of(shelf().game(game).unwrap(), wish(game, holders)).unwrap().start()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_people_ask_for_the_laws_hold(
        game in 0..6usize,
        bots in 0..16u8,
        luck in 0..u64::from(u32::MAX),
        moves in prop::collection::vec((0..24u8, 1..=4u8, any::<u16>()), 1..80),
    ) {
        let mut house = table(game, bots);
        house.luck = luck << 8;
        for (kind, number, pick) in moves.iter().copied() {
            match kind {
                20..=22 => serve(&mut house),
                23 => house.now += u64::from(pick) * 3_000,
                _ => ask(&mut house, (kind, number, pick)),
            }
        }
        laws(&house, moves.len());
    }
}
