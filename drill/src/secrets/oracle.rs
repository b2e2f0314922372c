//! What a viewer may know of a match at every moment, worked out from the complete log by the rules alone.
//!
//! Nothing of the match or the server is used here: positions are made anew from actions and chance, views and events come
//! straight from the game.

use orrery_kernel::{Event, Game, Recorded, Seat, Viewer};
use orrery_match::{Deed, Entry};
use orrery_rocket_dice::RocketDice;
use orrery_testkit::toy::{Gops, Kuhn, Nim, Pig};
use serde::Serialize;
use serde_json::{Value, json};

/// What a viewer may know of a match, its game forgotten.
pub(crate) trait Oracle: Send {
    /// The position after an entry, as the viewer sees it; none before the start.
    fn view(&self, seq: u32, viewer: Viewer) -> Option<Value>;
    /// What happened with an entry, as the viewer is told.
    fn events(&self, seq: u32, viewer: Viewer) -> Vec<Value>;
    /// What a seat may do after an entry.
    fn offers(&self, seq: u32, seat: Seat) -> Vec<Value>;
}

/// The oracle for a log.
pub(crate) fn of(log: &[Entry]) -> Result<Box<dyn Oracle>, String> {
    let Some(Deed::Created(created)) = log.first().map(|entry| &entry.deed) else {
        return Err("the log does not begin with the making of the table".to_owned());
    };
    let options = &created.options;
    match created.game.as_str() {
        RocketDice::ID => Replayed::<RocketDice>::boxed(options, log),
        Gops::ID => Replayed::<Gops>::boxed(options, log),
        Kuhn::ID => Replayed::<Kuhn>::boxed(options, log),
        Nim::ID => Replayed::<Nim>::boxed(options, log),
        Pig::ID => Replayed::<Pig>::boxed(options, log),
        other => Err(format!("nobody knows the game {other}")),
    }
}

/// What an entry led to.
struct Moment<G: Game> {
    position: Option<G>,
    events: Vec<G::Event>,
}

struct Replayed<G: Game>(Vec<Moment<G>>);

impl<G: Game> Replayed<G>
where
    G::Action: Serialize,
{
    fn boxed(options: &Value, log: &[Entry]) -> Result<Box<dyn Oracle>, String> {
        let options: G::Options =
            serde_json::from_value(options.clone()).map_err(|error| error.to_string())?;
        let mut moments: Vec<Moment<G>> = vec![Moment { position: None, events: Vec::new() }];
        for entry in log {
            let moment = next(&options, &moments, &entry.deed);
            moments.push(moment.map_err(|why| format!("entry {}: {why}", entry.seq))?);
        }
        Ok(Box::new(Self(moments)))
    }

    fn position(&self, seq: u32) -> Option<&G> {
        self.0.get(seq as usize)?.position.as_ref()
    }
}

fn next<G: Game>(options: &G::Options, past: &[Moment<G>], deed: &Deed) -> Result<Moment<G>, String> {
    let now = past.last().and_then(|moment| moment.position.clone());
    let mut events = Vec::new();
    let position = match deed {
        Deed::Started { chance, .. } => {
            let mut recorded = Recorded::new(chance);
            let game = G::start(options, &mut recorded, &mut events).map_err(|bad| bad.to_string())?;
            Some(game)
        }
        Deed::Played { seat, action, chance, .. } => {
            let mut game = now.ok_or("played before the start")?;
            let action = action.parse::<G::Action>().map_err(|bad| bad.to_string())?;
            let mut recorded = Recorded::new(chance);
            game.apply(*seat, action, &mut recorded, &mut events).map_err(|why| why.to_string())?;
            Some(game)
        }
        Deed::Undone { to, .. } => past.get(*to as usize).and_then(|moment| moment.position.clone()),
        Deed::UndoAsked { .. } | Deed::UndoAnswered { .. } | Deed::Revised { .. } => {
            return Err("nobody in this drill goes back by consent or revises the rules".to_owned());
        }
        Deed::Created(_)
        | Deed::Seated { .. }
        | Deed::Ready { .. }
        | Deed::Resigned { .. }
        | Deed::StoodIn { .. }
        | Deed::Returned { .. }
        | Deed::Ordered { .. }
        | Deed::Rematch { .. }
        | Deed::Quarantined { .. } => now,
    };
    Ok(Moment { position, events })
}

impl<G: Game> Oracle for Replayed<G>
where
    G::Action: Serialize,
{
    fn view(&self, seq: u32, viewer: Viewer) -> Option<Value> {
        self.position(seq).map(|position| json!(position.view(viewer)))
    }

    fn events(&self, seq: u32, viewer: Viewer) -> Vec<Value> {
        let events = self.0.get(seq as usize).map_or(&[][..], |moment| &moment.events);
        events.iter().filter_map(|event| event.redacted(viewer)).map(|event| json!(event)).collect()
    }

    fn offers(&self, seq: u32, seat: Seat) -> Vec<Value> {
        let mut actions = Vec::new();
        if let Some(position) = self.position(seq) {
            position.actions(seat, &mut actions);
        }
        actions.into_iter().map(|action| json!({ "action": action.to_string(), "parts": action })).collect()
    }
}
