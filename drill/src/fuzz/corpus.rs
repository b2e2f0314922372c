//! Messages as they should be, to be spoilt.

use orrery_kernel::{Chance, Fast, Seat};
use orrery_wire::{ActionId, Command, Lasts, Order, State, ToServer};
use serde_json::json;

/// Something that a client could say, sensible or not at this moment.
pub(crate) fn message(chance: &mut Fast, id: ActionId, state: Option<&State>) -> ToServer {
    let seen = state.map_or(0, |state| state.seq);
    let seq = if chance.below(4) == 0 { chance.below(seen + 3) } else { seen };
    match chance.below(20) {
        0 => ToServer::Chat { id, text: "well played ∞ 🚀".repeat(chance.below(40) as usize) },
        1 => ToServer::Resync { seq },
        2 => ToServer::Ping { n: chance.word() },
        _ => ToServer::Do { id, seq, command: command(chance, state) },
    }
}

fn command(chance: &mut Fast, state: Option<&State>) -> Command {
    let offers = state.and_then(|state| state.offers.as_deref()).unwrap_or_default();
    let at = chance.below(offers.len() as u32) as usize;
    let offered = offers.get(at).map(|offer| offer.action.clone());
    let seq = chance.below(state.map_or(1, |state| state.seq + 2));
    match chance.below(40) {
        0 => Command::Ready { ready: chance.below(2) == 0 },
        1 => Command::Undo { to: seq },
        2 => Command::AskUndo { to: seq },
        3 | 4 => Command::AnswerUndo { yes: chance.below(2) == 0 },
        5 if chance.below(20) == 0 => Command::Resign,
        6 => {
            let seat = Seat::new(chance.below(5) as u8).unwrap_or_default();
            Command::StandIn { seat, bot: "random".to_owned() }
        }
        7..10 => Command::Return,
        10 => Command::Orders { orders: orders(chance) },
        11 => Command::Act { action: "pass".to_owned() },
        _ => Command::Act { action: offered.unwrap_or_else(|| "roll".to_owned()) },
    }
}

fn orders(chance: &mut Fast) -> Vec<Order> {
    let answer = Order::Answer {
        rule: Some("RD-TURN-1".to_owned()),
        action: "pass".to_owned(),
        lasts: Lasts::Times(3),
    };
    (0..chance.below(4)).map(|nth| if nth % 2 == 0 { Order::Forced } else { answer.clone() }).collect()
}

/// A request: method, path, body.
pub(crate) fn request(chance: &mut Fast, id: &str) -> (&'static str, String, String) {
    let games = ["rocket-dice", "toy-gops", "toy-kuhn", "toy-pig", "toy-nim", "chess"];
    let game = games[chance.below(games.len() as u32) as usize];
    let new = json!({
        "game": game, "seats": [{ "me": { "name": "Ada" } }, { "bot": { "bot": "random" } }], "title": "rubbish",
        "clock": { "live": { "bank": 60, "increment": 5 } }, "listed": chance.below(2) == 0, "ticket": true,
    });
    let sit = json!({ "name": "Bob", "seat": 1 + chance.below(5), "ticket": true });
    let numbers = (chance.below(300), chance.below(300));
    match chance.below(18) {
        0 => ("GET", "/health".to_owned(), String::new()),
        1 => ("GET", "/metrics".to_owned(), String::new()),
        2 => ("GET", "/api/games".to_owned(), String::new()),
        3 => ("GET", format!("/api/lobby?game={game}&status=running&limit={}", numbers.0), String::new()),
        4 => ("GET", "/api/mine".to_owned(), String::new()),
        5 => ("POST", "/api/matches".to_owned(), new.to_string()),
        6 => ("GET", format!("/api/matches/{id}"), String::new()),
        7 => ("POST", format!("/api/matches/{id}/sit"), sit.to_string()),
        8 => ("POST", format!("/api/matches/{id}/stand"), String::new()),
        9 => ("POST", format!("/api/matches/{id}/ready"), json!({ "ready": true }).to_string()),
        10 => ("POST", format!("/api/matches/{id}/seats/2"), json!({ "to": "open" }).to_string()),
        11 => ("GET", format!("/api/matches/{id}/log?after={}", numbers.0), String::new()),
        12 => ("GET", format!("/api/matches/{id}/at/{}", numbers.1), String::new()),
        13 => ("GET", format!("/api/matches/{id}/record"), String::new()),
        14 => ("POST", "/api/import".to_owned(), "{\"orrery\":1}\n{}".to_owned()),
        15 => ("GET", format!("/api/matches/{id}/socket?seq={}&offers=true", numbers.0), String::new()),
        16 => ("GET", "/api/openapi.json".to_owned(), String::new()),
        _ => ("GET", format!("/api/matches/{id}/../../../etc/passwd"), String::new()),
    }
}
