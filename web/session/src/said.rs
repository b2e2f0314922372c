//! What the server said, read part by part.
//!
//! `ToClient` could read itself, but a message that names its kind in one of its fields is read by way of a buffer of its own, and with it
//! everything in it a second time: 60 KB of code that every visitor would download. A test holds the two against each other.

use orrery_wire::ToClient;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// The message; none if it is not understood.
pub(crate) fn said(text: &str) -> Option<ToClient> {
    let Value::Object(mut parts) = serde_json::from_str(text).ok()? else { return None };
    let Value::String(kind) = parts.remove("type")? else { return None };
    Some(match kind.as_str() {
        "welcome" => ToClient::Welcome {
            you: part(&mut parts, "you")?,
            missed: part(&mut parts, "missed")?,
            state: Box::new(part(&mut parts, "state")?),
            chat: part(&mut parts, "chat")?,
        },
        "update" => {
            ToClient::Update { news: part(&mut parts, "news")?, state: Box::new(part(&mut parts, "state")?) }
        }
        "done" => ToClient::Done { id: part(&mut parts, "id")?, seq: part(&mut parts, "seq")? },
        "refused" => ToClient::Refused { id: part(&mut parts, "id")?, problem: part(&mut parts, "problem")? },
        "trouble" => ToClient::Trouble { problem: part(&mut parts, "problem")? },
        "chat" => ToClient::Chat { line: part(&mut parts, "line")? },
        "pong" => ToClient::Pong { n: part(&mut parts, "n")? },
        _ => return None,
    })
}

fn part<T: DeserializeOwned>(parts: &mut Map<String, Value>, name: &str) -> Option<T> {
    serde_json::from_value(parts.remove(name)?).ok()
}

#[cfg(test)]
mod tests {
    use orrery_wire::table::ChatLine;
    use orrery_wire::{Code, Problem, Role};

    use super::*;
    use crate::testing;

    #[test]
    fn every_message_is_read_as_it_reads_itself() {
        let mut state = Box::new(testing::state(7));
        state.seats = vec![testing::person("Ada"), testing::bot()];
        state.view = Some(serde_json::json!({ "round": 2 }));
        let news = vec![testing::news(1), testing::news(2)];
        let line = ChatLine { n: 1, at: 2, seat: None, name: "Ada".into(), text: "Hm".into() };
        let problem = Problem::new(Code::Stale, "Too late.");
        let id: orrery_wire::ActionId = "w1".parse().unwrap();
        let messages = [
            ToClient::Welcome {
                you: Role { seat: None, host: true },
                missed: news.clone(),
                state: state.clone(),
                chat: vec![line.clone()],
            },
            ToClient::Update { news: news[0].clone(), state },
            ToClient::Done { id: id.clone(), seq: 3 },
            ToClient::Refused { id, problem: problem.clone() },
            ToClient::Trouble { problem },
            ToClient::Chat { line },
            ToClient::Pong { n: 5 },
        ];
        for message in messages {
            let text = serde_json::to_string(&message).unwrap();
            assert_eq!(said(&text), serde_json::from_str(&text).ok(), "{text}");
            assert_eq!(said(&text), Some(message));
        }
        assert_eq!(said("{\"type\":\"poem\"}"), None);
        assert_eq!(said("[]"), None);
    }
}
