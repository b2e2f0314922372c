//! Playing a scenario in a test and looking at what came of it.

use orrery_kernel::{Event as _, Game, Illegal, Outcome, Prompt, Scripted, Seat, Viewer};

use super::{parse, seat};
use crate::action::Action;
use crate::event::Event;
use crate::fate::Both;
use crate::frame::Frame;
use crate::ids::MissionId;
use crate::kinds::Track;
use crate::place::Place;
use crate::player::Player;
use crate::state::Transgalactica;

/// A position being played in a test, with scripted chance and a log.
#[derive(Clone, Debug)]
pub struct Table {
    /// The position.
    pub game: Transgalactica,
    /// The chance.
    pub chance: Scripted,
    /// Everything that happened since the scenario began.
    pub events: Vec<Event>,
}

impl Transgalactica {
    /// Who decides next, when one does.
    fn asked(&self) -> Option<Seat> {
        self.stack.top().and_then(|frame| self.asked_by(frame))
    }
}

impl Table {
    pub(super) fn go_on(&mut self) {
        self.game.go_on(&mut Both { chance: &mut self.chance, log: &mut self.events });
    }

    /// The seat asked, counted from 1; 0 when nobody alone is.
    pub fn asked(&self) -> u8 {
        self.game.asked().map_or(0, |seat| seat.index() as u8 + 1)
    }

    /// Is a turn to be taken, and whose? 0 if something else is pending.
    pub fn on_turn(&self) -> u8 {
        match self.game.stack.top() {
            Some(Frame::Turn(seat)) => seat.index() as u8 + 1,
            _ => 0,
        }
    }

    /// Everything the seat asked may do, in notation.
    pub fn offers(&self) -> Vec<String> {
        let mut actions = Vec::new();
        if let Some(seat) = self.game.asked() {
            self.game.actions(seat, &mut actions);
        }
        actions.iter().map(Action::to_string).collect()
    }

    /// Offers that begin with this.
    pub fn offers_of(&self, start: &str) -> Vec<String> {
        self.offers().into_iter().filter(|action| action.starts_with(start)).collect()
    }

    /// Is this action legal now?
    pub fn allows(&self, action: &str) -> bool {
        self.offers().iter().any(|offered| offered == action)
    }

    /// The rule that forbids the action; panics if it is legal.
    pub fn refuses(&self, action: &str) -> &'static str {
        let seat = self.game.asked().expect("somebody is asked");
        let action: Action = action.parse().unwrap_or_else(|why| panic!("{why}"));
        match self.game.check(seat, action) {
            Err(Illegal::Rule { rule, .. }) => rule.0,
            other => panic!("{action}: {other:?}"),
        }
    }

    /// The seat asked does this; panics if it is illegal.
    pub fn act(&mut self, action: &str) -> &mut Self {
        let seat = self.game.asked().expect("somebody is asked");
        let parsed: Action = action.parse().unwrap_or_else(|why| panic!("{why}"));
        if let Err(why) = self.game.apply(seat, parsed, &mut self.chance, &mut self.events) {
            panic!("{action}: {why}; offered to seat {seat}: {:?}", self.offers());
        }
        self
    }

    /// Several actions in order.
    pub fn acts(&mut self, actions: &[&str]) -> &mut Self {
        actions.iter().for_each(|action| _ = self.act(action));
        self
    }

    /// A seat that is asked together with others does this.
    pub fn act_as(&mut self, number: u8, action: &str) -> &mut Self {
        let parsed: Action = action.parse().unwrap_or_else(|why| panic!("{why}"));
        let applied = self.game.apply(seat(number), parsed, &mut self.chance, &mut self.events);
        applied.unwrap_or_else(|why| panic!("{action}: {why}"));
        self
    }

    /// Declines and ends everything until a turn is to be taken, an income is asked for, or all are asked.
    pub fn finish(&mut self) -> &mut Self {
        while self.on_turn() == 0 && self.game.asked().is_some() && self.allows("done") {
            self.act("done");
        }
        self
    }

    /// Everybody passes until the round is over, all income taken in the first way on offer.
    pub fn next_round(&mut self) -> &mut Self {
        let round = self.game.round;
        while self.game.asked().is_some() && (self.game.round == round || self.on_turn() == 0) {
            let first = self.offers()[0].clone();
            self.act(&first);
        }
        self
    }

    /// What a seat has.
    pub fn player(&self, number: u8) -> &Player {
        self.game.player(seat(number))
    }

    /// A seat's VP.
    pub fn vp(&self, number: u8) -> i16 {
        self.player(number).vp()
    }

    /// A seat's minerals, energy, aliens, credits.
    pub fn goods(&self, number: u8) -> [u8; 4] {
        self.player(number).goods.0
    }

    /// Where a seat's marker stands.
    pub fn level(&self, number: u8, track: &str) -> u8 {
        self.player(number).markers[parse::<Track>(track) as usize]
    }

    /// Has the seat an outpost there?
    pub fn has_outpost(&self, number: u8, place: &str) -> bool {
        self.game.site(parse(place)).outposts.contains(seat(number))
    }

    /// Where a seat's starships are.
    pub fn ships(&self, number: u8) -> Vec<String> {
        self.player(number).ships.iter().map(Place::to_string).collect()
    }

    /// A seat's missions in the log.
    pub fn log(&self, number: u8) -> Vec<String> {
        self.player(number).log.iter().map(MissionId::to_string).collect()
    }

    /// The open missions of a level, bottom to top, `-` for an open slot.
    pub fn open_missions(&self, level: usize) -> Vec<String> {
        let show = |slot: &Option<MissionId>| slot.map_or("-".to_owned(), |card| card.to_string());
        self.game.missions[level - 1].open.iter().map(show).collect()
    }

    /// Bonus tiles face up of a kind.
    pub fn tiles(&self, number: u8, tile: &str) -> u8 {
        self.player(number).tiles.count(parse(tile))
    }

    /// Technology cards of a seat.
    pub fn techs(&self, number: u8) -> Vec<String> {
        self.player(number).techs.iter().map(|tech| tech.to_string()).collect()
    }

    /// The turn order by seat numbers.
    pub fn order(&self) -> Vec<u8> {
        self.game.order.iter().map(|seat| seat.index() as u8 + 1).collect()
    }

    /// The round.
    pub fn round(&self) -> u8 {
        self.game.round
    }

    /// A seat's score by source, as if the game ended now.
    pub fn sheet(&self, number: u8) -> crate::Sheet {
        self.game.sheet(seat(number))
    }

    /// The outcome; none while the game goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.game.prompt() {
            Prompt::Over(outcome) => Some(outcome),
            Prompt::Ask(_) => None,
        }
    }

    /// The names of the events so far.
    pub fn story(&self) -> Vec<String> {
        let name =
            |event: &Event| format!("{event:?}").split([' ', '{']).next().unwrap_or_default().to_owned();
        self.events.iter().map(name).collect()
    }

    /// Did an event happen whose debug text contains this?
    pub fn happened(&self, text: &str) -> bool {
        self.events.iter().any(|event| format!("{event:?}").contains(text))
    }

    /// The events as a viewer may know them: a seat's number, or 0 for a spectator.
    pub fn events_for(&self, viewer: u8) -> Vec<Event> {
        let viewer = if viewer == 0 { Viewer::Spectator } else { Viewer::Seat(seat(viewer)) };
        self.events.iter().filter_map(|event| event.redacted(viewer)).collect()
    }

    /// The class of the frame that waits.
    pub fn waits_for(&self) -> String {
        let frame = self.game.stack.top().map(|frame| format!("{frame:?}")).unwrap_or_default();
        frame.split([' ', '(', '{']).next().unwrap_or_default().to_owned()
    }
}
