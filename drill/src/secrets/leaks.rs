//! The scanner itself is tried: messages as they should be pass, messages with a leak are found.

use orrery_kernel::{Chance, Digest, Fast, Seat, Viewer};
use orrery_match::{By, Created, Deed, Entry, Moment, Table, Task};
use orrery_wire::{Clock, Command, Holder, MatchId, Ticket, ToClient};
use serde_json::{Value, json};

use super::oracle;
use super::scan::Scan;
use super::tape::{Kind, Message, Tape};
use super::words::Vocabulary;
use crate::house;

const ONE: Viewer = Viewer::Seat(FIRST);
const FIRST: Seat = Seat::new(0).unwrap();
const SECOND: Seat = Seat::new(1).unwrap();

/// A match in its middle, and the last message that a viewer was told.
struct Scene {
    log: Vec<Entry>,
    table: Box<dyn Table>,
    tickets: Vec<Ticket>,
}

fn moment(n: u8) -> Moment {
    Moment { now: 1_000 + u64::from(n), random: [n; 32] }
}

impl Scene {
    /// So many random decisions of a game for two.
    fn new(game: &str, decisions: u8) -> Self {
        let created = Created {
            id: MatchId::from_bytes([7; 16]),
            game: game.to_owned(),
            revision: 0,
            content: Digest(0),
            options: Value::Null,
            seats: ["Ada", "Bob"].map(|name| Holder::Person { name: name.to_owned() }).to_vec(),
            clock: Clock::None,
            title: String::new(),
            listed: true,
            watch: true,
            follows: None,
        };
        let shelf = house::shelf();
        let game = shelf.game(game).unwrap();
        let first = game.create(created, &moment(1)).unwrap();
        let table = game.open(std::slice::from_ref(&first), &[]).unwrap();
        let tickets = vec![Ticket::from_bytes(&[1; 32]), Ticket::from_bytes(&[2; 32])];
        let mut scene = Self { log: vec![first], table, tickets };
        for seat in Seat::all(2) {
            scene.decide(seat, &Command::Ready { ready: true });
        }
        let started = scene.table.act(Task::Start, &moment(9)).unwrap();
        scene.take(started);
        let mut chance = Fast::new(5);
        for _ in 0..decisions {
            let seat = scene.table.state(Viewer::Spectator, false, 0).asked[0];
            let offers = scene.table.state(Viewer::Seat(seat), true, 0).offers.unwrap();
            let action = offers[chance.below(offers.len() as u32) as usize].action.clone();
            scene.decide(seat, &Command::Act { action });
        }
        scene
    }

    fn decide(&mut self, seat: Seat, command: &Command) {
        let seq = self.table.seq();
        let entry = self.table.decide(By::Seat(seat), None, seq, command, &moment(seq as u8)).unwrap();
        self.take(entry);
    }

    fn take(&mut self, entry: Entry) {
        self.table.commit(&entry).unwrap();
        self.log.push(entry);
    }

    /// What a viewer is told of the last entry, as the server tells it.
    fn told(&self, viewer: Viewer) -> Value {
        let news = self.table.news(self.log.last().unwrap(), viewer);
        json!(ToClient::Update { news, state: Box::new(self.table.state(viewer, true, 0)) })
    }

    /// What the scanner says if seat 1 is told this.
    fn judge(&self, kind: Kind, message: &Value) -> Result<(), String> {
        let words = Vocabulary::rocket_dice().unwrap();
        let oracle = oracle::of(&self.log).unwrap();
        let scan = Scan::new(&self.log, oracle.as_ref(), &words, &self.tickets);
        let tape = Tape::new(ONE, self.tickets.first().cloned());
        scan.message(&tape, &Message { kind, bytes: message.to_string().into_bytes() })
    }

    /// A line of chat to seat 1 that holds this text.
    fn whispered(&self, text: &str) -> Result<(), String> {
        let line = json!({ "n": 1, "at": 0, "seat": 2, "name": "Bob", "text": text });
        self.judge(Kind::Socket, &json!({ "type": "chat", "line": line }))
    }

    fn key(&self) -> &str {
        let key = self.log.iter().find_map(|entry| match &entry.deed {
            Deed::Started { key, .. } => Some(key),
            _ => None,
        });
        key.unwrap()
    }
}

#[track_caller]
fn found(judged: Result<(), String>, words: &str) {
    let why = judged.unwrap_err();
    assert!(why.contains(words), "{why}");
}

#[test]
fn what_the_server_tells_passes() {
    for game in ["rocket-dice", "toy-gops", "toy-kuhn", "toy-pig"] {
        for decisions in 0..2 {
            let scene = Scene::new(game, decisions);
            assert_eq!(scene.judge(Kind::Socket, &scene.told(ONE)), Ok(()), "{game}");
        }
    }
    let scene = Scene::new("rocket-dice", 40);
    assert_eq!(scene.judge(Kind::Socket, &scene.told(ONE)), Ok(()));
    assert_eq!(scene.whispered("well played"), Ok(()));
}

#[test]
fn the_sight_of_another_seat_is_found() {
    for game in ["rocket-dice", "toy-kuhn"] {
        let scene = Scene::new(game, 0);
        found(scene.judge(Kind::Socket, &scene.told(Viewer::Seat(SECOND))), "not what this viewer sees");
    }
    // The second seat has bid and the first may not know what.
    let mut scene = Scene::new("toy-gops", 0);
    scene.decide(SECOND, &Command::Act { action: "bid 3".to_owned() });
    let (own, other) = (scene.told(ONE), scene.told(Viewer::Seat(SECOND)));
    assert_eq!(scene.judge(Kind::Socket, &own), Ok(()));
    let mut leaky = own.clone();
    leaky["news"]["events"] = other["news"]["events"].clone();
    found(scene.judge(Kind::Socket, &leaky), "events");
    let mut leaky = own.clone();
    leaky["news"]["action"] = other["news"]["action"].clone();
    found(scene.judge(Kind::Socket, &leaky), "told to others");
    let mut leaky = own;
    leaky["state"]["view"]["own"] = other["state"]["view"]["own"].clone();
    found(scene.judge(Kind::Socket, &leaky), "not what this viewer sees");
}

#[test]
fn a_card_that_nobody_turned_up_is_found() {
    let scene = Scene::new("rocket-dice", 0);
    let words = Vocabulary::rocket_dice().unwrap();
    let all = words.within(include_str!("../../../content/rocket-dice.toml"));
    let seen = words.inside(&scene.told(ONE));
    let hidden = all.difference(&seen).next().unwrap();
    found(scene.whispered(&format!("the next card is {hidden}")), "none of its business");
}

#[test]
fn the_key_is_found_in_every_spelling() {
    let scene = Scene::new("rocket-dice", 3);
    let key = scene.key().to_owned();
    let bytes: Vec<u8> =
        (0..64).step_by(2).map(|at| u8::from_str_radix(&key[at..at + 2], 16).unwrap()).collect();
    let base64 = Ticket::from_bytes(bytes.as_slice().try_into().unwrap());
    for text in [key.clone(), key.to_uppercase(), base64.as_str().to_owned(), json!(bytes).to_string()] {
        found(scene.whispered(&text), "key");
    }
    let mut leaky = scene.told(ONE);
    leaky["state"]["key"] = key.into();
    found(scene.judge(Kind::Socket, &leaky), "key");
}

#[test]
fn digests_tickets_and_chance_are_found() {
    let scene = Scene::new("rocket-dice", 3);
    let Deed::Played { digest, .. } = &scene.log.last().unwrap().deed else {
        panic!("a decision was expected")
    };
    found(scene.whispered(&digest.to_string()), "digest");
    found(scene.whispered(scene.tickets[1].as_str()), "ticket");
    assert_eq!(scene.whispered(scene.tickets[0].as_str()), Ok(()));
    found(scene.judge(Kind::Other, &json!({ "chance": [1, 2] })), "only the log");
}

#[test]
fn a_field_that_the_wire_does_not_know_is_found() {
    let scene = Scene::new("toy-pig", 1);
    let mut leaky = scene.told(ONE);
    leaky["state"]["secret"] = json!(1);
    found(scene.judge(Kind::Socket, &leaky), "more than the wire's types");
}
