//! Nothing happens to a match but what somebody was entitled to ask for, and asked for in a message that makes sense.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use orrery_kernel::Seat;
use orrery_match::{By, Deed, Entry};
use orrery_wire::{ActionId, Command, Hand, MatchId, ToServer};

/// Every wish that was sent and makes sense.
#[derive(Debug, Default)]
pub(crate) struct Wishes(Mutex<HashMap<MatchId, Asked>>);

/// The wishes at one match, by seat and name. The same name may have been used for several.
type Asked = HashMap<(Seat, ActionId), Vec<Command>>;

impl Wishes {
    /// Takes note of a text that a seat is about to send, if it is a wish.
    pub(crate) fn note(&self, id: &MatchId, seat: Seat, text: &[u8]) {
        let Ok(ToServer::Do { id: name, command, .. }) = serde_json::from_slice(text) else { return };
        let mut wishes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let commands = wishes.entry(id.clone()).or_default().entry((seat, name)).or_default();
        if !commands.contains(&command) {
            commands.push(command);
        }
    }

    /// The matches for which something was asked.
    pub(crate) fn matches(&self) -> Vec<MatchId> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).keys().cloned().collect()
    }

    /// Everything in the log that nobody asked for, after the table was set.
    pub(crate) fn unasked(&self, id: &MatchId, log: &[Entry]) -> Vec<String> {
        let wishes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let nothing = Asked::new();
        let wishes = wishes.get(id).unwrap_or(&nothing);
        let set = log.iter().skip_while(|entry| !matches!(entry.deed, Deed::Started { .. })).skip(1);
        let unasked = set.filter(|entry| !entitled(entry, wishes));
        unasked.map(|entry| format!("{id}: nobody asked for entry {}: {:?}", entry.seq, entry.deed)).collect()
    }
}

fn entitled(entry: &Entry, wishes: &Asked) -> bool {
    match (entry.by, &entry.id, &entry.deed) {
        // Bots and standing orders.
        (By::Server, None, Deed::Played { hand, .. }) => *hand != Hand::Person,
        // The next match is asked for over HTTP, without a name.
        (By::Seat(_) | By::Host, None, Deed::Rematch { .. }) => true,
        (By::Seat(seat), Some(id), deed) => {
            let asked = wishes.get(&(seat, id.clone())).map_or(&[][..], Vec::as_slice);
            asked.iter().any(|command| is(command, seat, deed))
        }
        (By::Seat(_) | By::Host | By::Server, _, _) => false,
    }
}

/// Is that what was asked for?
fn is(command: &Command, by: Seat, deed: &Deed) -> bool {
    match (command, deed) {
        (Command::Ready { ready: asked }, Deed::Ready { seat, ready }) => *seat == by && asked == ready,
        (Command::Act { action: asked }, Deed::Played { seat, hand, action, .. }) => {
            *seat == by && *hand == Hand::Person && asked == action
        }
        (Command::Undo { to: asked }, Deed::Undone { seat, to }) => *seat == by && asked == to,
        (Command::AskUndo { to: asked }, Deed::UndoAsked { seat, to }) => *seat == by && asked == to,
        (Command::AnswerUndo { yes: asked }, Deed::UndoAnswered { seat, yes }) => *seat == by && asked == yes,
        (Command::Resign, Deed::Resigned { seat, .. }) => *seat == by,
        (Command::StandIn { seat: asked, .. }, Deed::StoodIn { seat, .. }) => asked == seat,
        (Command::Return, Deed::Returned { seat }) => *seat == by,
        (Command::Orders { orders: asked }, Deed::Ordered { seat, orders }) => *seat == by && asked == orders,
        (
            Command::Ready { .. }
            | Command::Act { .. }
            | Command::Undo { .. }
            | Command::AskUndo { .. }
            | Command::AnswerUndo { .. }
            | Command::Resign
            | Command::StandIn { .. }
            | Command::Return
            | Command::Orders { .. },
            _,
        ) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(id: &str, deed: Deed) -> Entry {
        Entry { seq: 5, at: 0, by: By::Seat(Seat::default()), id: id.parse().ok(), deed }
    }

    #[test]
    fn only_what_was_asked_for_in_a_sensible_message_may_happen() {
        let wishes = Wishes::default();
        let (table, seat) = ("0123456789abcdef".parse::<MatchId>().unwrap(), Seat::default());
        wishes.note(&table, seat, br#"{"type":"do","id":"a","seq":1,"command":{"do":"undo","to":3}}"#);
        wishes.note(&table, seat, br#"{"type":"do","id":"b","seq":-1,"command":{"do":"resign"}}"#);
        let started: Entry = serde_json::from_value(serde_json::json!({
            "seq": 4, "at": 0, "by": "server", "deed": "started", "key": "", "chance": [], "events": [],
            "digest": "0123456789abcdef", "asked": [],
        }))
        .unwrap();
        let judged = |entry: Entry| wishes.unasked(&table, &[started.clone(), entry]).len();
        assert_eq!(judged(entry("a", Deed::Undone { seat, to: 3 })), 0);
        assert_eq!(judged(entry("a", Deed::Undone { seat, to: 2 })), 1);
        assert_eq!(judged(entry("c", Deed::Undone { seat, to: 3 })), 1);
        assert_eq!(judged(entry("b", Deed::Resigned { seat, outcome: None })), 1);
        assert_eq!(judged(Entry { by: By::Server, ..entry("a", Deed::Undone { seat, to: 3 }) }), 1);
    }
}
