//! The scanner: is there anything in the recorded bytes that the viewer may not know?
//!
//! Two looks at every message. The first takes it apart: every field must be one of the wire's, and position, events, offers
//! and actions must be those that the oracle gives to this viewer. The second looks at the bytes alone: no id of a card that is
//! not in what the oracle gives, no key before the end, no digest, no outcome of chance, no ticket.

use std::collections::HashSet;

use orrery_kernel::{Seat, Viewer};
use orrery_match::{Deed, Entry};
use orrery_wire::lobby::{LogPage, MatchPage, Past};
use orrery_wire::{Hand, News, State, Status, Ticket, ToClient, What};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::oracle::Oracle;
use super::tape::{Kind, Message, Tape};
use super::words::{Ids, Vocabulary};

/// All that is known of one match when it is over.
pub(crate) struct Scan<'a> {
    log: &'a [Entry],
    oracle: &'a dyn Oracle,
    words: &'a Vocabulary,
    /// Everybody's tickets and links.
    tickets: &'a [Ticket],
    /// The key in every spelling, in small letters.
    key: Vec<String>,
    /// The digests of all positions.
    digests: HashSet<String>,
}

/// What one message may hold, gathered while it is taken apart.
struct Allowed<'a> {
    ids: Ids<'a>,
    /// Was the match over when it was told?
    over: bool,
}

impl<'a> Scan<'a> {
    pub(crate) fn new(
        log: &'a [Entry],
        oracle: &'a dyn Oracle,
        words: &'a Vocabulary,
        tickets: &'a [Ticket],
    ) -> Self {
        let (mut key, mut digests) = (Vec::new(), HashSet::new());
        for entry in log {
            if let Deed::Started { key: hidden, .. } = &entry.deed {
                key = spellings(hidden);
            }
            if let Deed::Started { digest, .. } | Deed::Played { digest, .. } = &entry.deed {
                digests.insert(digest.to_string());
            }
        }
        Self { log, oracle, words, tickets, key, digests }
    }

    /// Everything on the tape that should not be there.
    pub(crate) fn faults(&self, tape: &Tape) -> Vec<String> {
        let mut faults = Vec::new();
        for (nth, message) in tape.messages().iter().enumerate() {
            if let Err(why) = self.message(tape, message) {
                faults.push(format!("{:?}, message {nth} ({:?}): {why}", tape.viewer, message.kind));
            }
        }
        faults
    }

    pub(crate) fn message(&self, tape: &Tape, message: &Message) -> Result<(), String> {
        let text = str::from_utf8(&message.bytes).map_err(|error| error.to_string())?;
        let mut allowed = Allowed { ids: self.public(), over: false };
        match message.kind {
            Kind::Socket => self.socket(text, tape, &mut allowed)?,
            Kind::Page => _ = exact::<MatchPage>(text)?,
            Kind::Log => {
                let page: LogPage = exact(text)?;
                allowed.over = page.news.last().is_some_and(|news| news.seq as usize == self.log.len());
                page.news.iter().try_for_each(|news| self.news(news, tape.viewer, &mut allowed))?;
            }
            Kind::Past => {
                let past: Past = exact(text)?;
                self.state(&past.state, tape.viewer, &mut allowed)?;
                past.news.iter().try_for_each(|news| self.news(news, tape.viewer, &mut allowed))?;
            }
            Kind::Other => allowed.ids.extend(self.words.within(&tape.said())),
        }
        self.bytes(text, tape, &allowed)
    }

    /// What stands open from the beginning: the options.
    fn public(&self) -> Ids<'a> {
        match self.log.first().map(|entry| &entry.deed) {
            Some(Deed::Created(created)) => self.words.inside(&created.options),
            Some(_) | None => Ids::new(),
        }
    }

    fn socket(&self, text: &str, tape: &Tape, allowed: &mut Allowed<'a>) -> Result<(), String> {
        let viewer = tape.viewer;
        match exact::<ToClient>(text)? {
            ToClient::Welcome { missed, state, .. } => {
                self.state(&state, viewer, allowed)?;
                missed.iter().try_for_each(|news| self.news(news, viewer, allowed))
            }
            ToClient::Update { news, state } => {
                self.state(&state, viewer, allowed)?;
                self.news(&news, viewer, allowed)
            }
            // A refusal may repeat what was said.
            ToClient::Refused { .. } => {
                allowed.ids.extend(self.words.within(&tape.said()));
                Ok(())
            }
            ToClient::Done { .. }
            | ToClient::Trouble { .. }
            | ToClient::Chat { .. }
            | ToClient::Pong { .. } => Ok(()),
        }
    }

    fn state(&self, state: &State, viewer: Viewer, allowed: &mut Allowed<'a>) -> Result<(), String> {
        let seq = state.seq;
        let view = self.oracle.view(seq, viewer);
        if state.view != view {
            return Err(format!("the position after entry {seq} is not what this viewer sees"));
        }
        allowed.ids.extend(view.iter().flat_map(|view| self.words.inside(view)));
        allowed.over |= state.status == Status::Over;
        if state.key.is_some() && !allowed.over {
            return Err(format!("the key is told after entry {seq}"));
        }
        let told = json!(state.offers.as_deref().unwrap_or_default());
        let offers = match viewer {
            Viewer::Seat(seat) => json!(self.oracle.offers(seq, seat)),
            Viewer::Spectator => json!([]),
        };
        if told != json!([]) && told != offers {
            return Err(format!("after entry {seq} it is offered what it may not do"));
        }
        allowed.ids.extend(self.words.inside(&offers));
        if viewer == Viewer::Spectator && !(state.orders.is_empty() && state.undo.is_empty()) {
            return Err(format!("after entry {seq} somebody who looks on is told what only a seat is"));
        }
        Ok(())
    }

    fn news(&self, news: &News, viewer: Viewer, allowed: &mut Allowed<'a>) -> Result<(), String> {
        let seq = news.seq;
        let entry = (seq as usize).checked_sub(1).and_then(|at| self.log.get(at));
        let entry = entry.ok_or_else(|| format!("there is no entry {seq}"))?;
        let told = match &news.what {
            What::Started { events, .. } => events,
            What::Played { seat, hand, action, events } => {
                self.played(entry, (*seat, *hand, action.as_deref()), viewer, allowed)?;
                events
            }
            What::Created
            | What::Seated { .. }
            | What::Ready { .. }
            | What::Undone { .. }
            | What::UndoAsked { .. }
            | What::UndoAnswered { .. }
            | What::Resigned { .. }
            | What::StoodIn { .. }
            | What::Returned { .. }
            | What::Ordered
            | What::Revised { .. }
            | What::Rematch { .. }
            | What::Quarantined => return Ok(()),
        };
        let events = self.oracle.events(seq, viewer);
        if *told != events {
            return Err(format!("the events of entry {seq} are not those that this viewer is told"));
        }
        allowed.ids.extend(self.words.inside(&Value::from(events)));
        Ok(())
    }

    /// Who decided what is told to the one who did, and to all once the match is over.
    fn played(
        &self,
        entry: &Entry,
        (seat, hand, action): (Seat, Hand, Option<&str>),
        viewer: Viewer,
        allowed: &mut Allowed<'a>,
    ) -> Result<(), String> {
        let Deed::Played { seat: whose, action: kept, .. } = &entry.deed else {
            return Err(format!("entry {} is no decision", entry.seq));
        };
        let own = viewer.is(*whose);
        if seat != *whose || action.is_some_and(|action| action != kept) {
            return Err(format!("entry {} is told wrongly", entry.seq));
        }
        if (action.is_some() && !own && !allowed.over) || (hand == Hand::Order && !own) {
            return Err(format!("the decision of entry {} is told to others", entry.seq));
        }
        allowed.ids.extend(action.map(|action| self.words.within(action)).unwrap_or_default());
        Ok(())
    }

    /// The look at the bytes alone.
    fn bytes(&self, text: &str, tape: &Tape, allowed: &Allowed<'_>) -> Result<(), String> {
        let lower = text.to_ascii_lowercase();
        if let Some(id) = self.words.within(text).iter().find(|id| !allowed.ids.contains(*id)) {
            return Err(format!("`{id}` is none of its business"));
        }
        if lower.contains("\"chance\"") || lower.contains("\"digest\"") {
            return Err("it holds what only the log may hold".to_owned());
        }
        if !allowed.over && self.key.iter().any(|key| lower.contains(key)) {
            return Err("it holds the key".to_owned());
        }
        if hexadecimal(&lower).any(|digits| self.digests.contains(digits)) {
            return Err("it holds a digest of the position".to_owned());
        }
        let others = self.tickets.iter().filter(|ticket| tape.ticket.as_ref() != Some(ticket));
        match others.into_iter().any(|ticket| text.contains(ticket.as_str())) {
            true => Err("it holds somebody else's ticket".to_owned()),
            false => Ok(()),
        }
    }
}

/// Every 16 hexadecimal digits in a row, as long as a digest is.
fn hexadecimal(lower: &str) -> impl Iterator<Item = &str> {
    let runs = lower.split(|c: char| !c.is_ascii_hexdigit()).filter(|run| run.len() >= 16);
    runs.flat_map(|run| (0..=run.len() - 16).filter_map(move |at| run.get(at..at + 16)))
}

/// The key as it could be written, in small letters.
fn spellings(key: &str) -> Vec<String> {
    let byte = |at: usize| key.get(at..at + 2).and_then(|pair| u8::from_str_radix(pair, 16).ok());
    let mut bytes = [0; 32];
    for (place, at) in bytes.iter_mut().zip((0..64).step_by(2)) {
        *place = byte(at).unwrap_or_default();
    }
    // A ticket of the same bytes is their base64.
    let base64 = Ticket::from_bytes(&bytes).as_str().to_owned();
    let standard = base64.replace('-', "+").replace('_', "/");
    let numbers = bytes.map(|byte| byte.to_string()).join(",");
    [key.to_owned(), base64, standard, numbers].map(|key| key.to_ascii_lowercase()).into()
}

/// The text as the wire's own type, with not a field more.
fn exact<T: Serialize + DeserializeOwned>(text: &str) -> Result<T, String> {
    let value: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let message: T = serde_json::from_str(text).map_err(|error| error.to_string())?;
    match json!(message) == value {
        true => Ok(message),
        false => Err("it holds more than the wire's types do".to_owned()),
    }
}
