//! Playing a scenario in a test and looking at what came of it.

use orrery_kernel::{Event as _, Game, Illegal, Outcome, Prompt, Scripted, Viewer};

use super::{parse, seat};
use crate::action::Action;
use crate::dice::FleetDie;
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::{MoonId, SpaceId};
use crate::state::{Player, RocketDice};

/// A position being played in a test, with scripted chance and a log.
#[derive(Clone, Debug)]
pub struct Table {
    /// The position.
    pub game: RocketDice,
    /// The chance; set it before a roll that matters.
    pub chance: Scripted,
    /// Everything that happened since the scenario began.
    pub events: Vec<Event>,
}

impl Table {
    /// Is nothing pending but to go on with Activate, Build and free actions?
    pub fn may_build(&self) -> bool {
        matches!(self.game.stack.top(), Some(Frame::Main))
    }

    /// The seat asked, counted from 1; 0 when the game is over.
    pub fn asked(&self) -> u8 {
        self.game.asked().map_or(0, |seat| seat.index() as u8 + 1)
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
            panic!("{action}: {why}; offered: {:?}", self.offers());
        }
        self
    }

    /// Several actions in order.
    pub fn acts(&mut self, actions: &[&str]) -> &mut Self {
        actions.iter().for_each(|action| _ = self.act(action));
        self
    }

    /// The next dice show these faces.
    pub fn roll(&mut self, faces: &[u8]) -> &mut Self {
        self.chance = Scripted::faces(faces);
        self
    }

    /// The fleet as text, spent dice in brackets.
    pub fn fleet(&self) -> String {
        let show = |die: &FleetDie| if die.spent { format!("({})", die.die) } else { die.die.to_string() };
        self.game.turn.fleet.iter().map(show).collect::<Vec<_>>().join(" ")
    }

    /// The galaxy as text.
    pub fn board(&self) -> String {
        self.game.galaxy.to_string()
    }

    /// The reserve as text.
    pub fn reserve(&self) -> String {
        self.game.reserve.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    /// What a seat has.
    pub fn player(&self, number: u8) -> &Player {
        self.game.player(seat(number))
    }

    /// A seat's scrap.
    pub fn scrap(&self, number: u8) -> u8 {
        self.player(number).scrap
    }

    /// A seat's attack on the track.
    pub fn attack(&self, number: u8) -> u8 {
        self.player(number).attack
    }

    /// A seat's planets.
    pub fn planets(&self, number: u8) -> Vec<String> {
        self.player(number).planets.iter().map(|id| id.to_string()).collect()
    }

    /// A seat's alliances.
    pub fn alliances(&self, number: u8) -> Vec<String> {
        self.player(number).alliances.iter().map(|id| id.to_string()).collect()
    }

    /// A seat's VP cards.
    pub fn vp_cards(&self, number: u8) -> Vec<String> {
        self.player(number).vp_cards.iter().map(|id| id.to_string()).collect()
    }

    /// A seat's marked spaces, without their prefix.
    pub fn station(&self, number: u8) -> Vec<String> {
        let short = |id: SpaceId| id.to_string().trim_start_matches("station-").to_owned();
        self.player(number).station.iter().map(short).collect()
    }

    /// A seat's moons of a kind.
    pub fn moons(&self, number: u8, kind: &str) -> u8 {
        self.player(number).moons[parse::<MoonId>(kind).index()]
    }

    /// Battles a seat has won.
    pub fn won(&self, number: u8) -> Vec<String> {
        self.player(number).won.iter().map(|id| id.to_string()).collect()
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

    /// The planets on top of the piles.
    pub fn available(&self) -> Vec<String> {
        self.game.available_planets().map(|id| id.to_string()).collect()
    }

    /// The active and the next battle.
    pub fn battles(&self) -> [Option<String>; 2] {
        [self.game.battles.active, self.game.battles.next].map(|card| card.map(|card| card.to_string()))
    }

    /// How many battles were resolved.
    pub fn resolved(&self) -> u8 {
        self.game.battles.resolved
    }

    /// The round.
    pub fn round(&self) -> u8 {
        self.game.round
    }

    /// The way to end that was called.
    pub fn called(&self) -> Option<crate::Ending> {
        self.game.called
    }

    /// The alliances on display.
    pub fn display(&self) -> Vec<String> {
        self.game.display.iter().map(|id| id.to_string()).collect()
    }

    /// The VP deck, top card first.
    pub fn vp_deck(&self) -> Vec<String> {
        self.game.vp_deck.iter().rev().map(|tucked| tucked.card.to_string()).collect()
    }

    /// Did an event happen whose JSON-like debug text contains this?
    pub fn happened(&self, text: &str) -> bool {
        self.events.iter().any(|event| format!("{event:?}").contains(text))
    }

    /// The events as a viewer may know them: a seat's number, or 0 for a spectator.
    pub fn events_for(&self, viewer: u8) -> Vec<Event> {
        let viewer = if viewer == 0 { Viewer::Spectator } else { Viewer::Seat(seat(viewer)) };
        self.events.iter().filter_map(|event| event.redacted(viewer)).collect()
    }

    /// The names of the events so far.
    pub fn story(&self) -> Vec<String> {
        let name =
            |event: &Event| format!("{event:?}").split([' ', '{']).next().unwrap_or_default().to_owned();
        self.events.iter().map(name).collect()
    }

    /// Did events with these names happen one after the other, whatever came between?
    pub fn told(&self, names: &[&str]) -> bool {
        let mut story = self.story().into_iter();
        names.iter().all(|name| story.any(|told| told == *name))
    }

    /// How often an event of this name happened.
    pub fn times(&self, name: &str) -> usize {
        self.story().iter().filter(|told| *told == name).count()
    }

    /// Strengths in the last battle, seat by seat, bonus included, before commitments.
    pub fn mustered(&self) -> Vec<u8> {
        let strength =
            |event: &Event| if let Event::Mustered { strength, .. } = event { Some(*strength) } else { None };
        let all: Vec<u8> = self.events.iter().filter_map(strength).collect();
        all[all.len().saturating_sub(self.game.count().into())..].to_vec()
    }

    /// Who won the last battle that was won, and with which strength.
    pub fn victory(&self) -> Option<(u8, u8)> {
        self.events.iter().rev().find_map(|event| match event {
            Event::BattleWon { seat, strength, .. } => Some((seat.index() as u8 + 1, *strength)),
            _ => None,
        })
    }

    /// A seat's planets whose once ability is used.
    pub fn turned(&self, number: u8) -> Vec<String> {
        self.player(number).turned.iter().map(|id| id.to_string()).collect()
    }

    /// Sets of The Station that a seat has completed.
    pub fn sets(&self, number: u8) -> Vec<String> {
        self.player(number).sets.iter().map(|id| id.to_string()).collect()
    }

    /// The discarded alliances.
    pub fn discards(&self) -> Vec<String> {
        self.game.alliance_discards.iter().map(|id| id.to_string()).collect()
    }

    /// The die in a cell of the galaxy, `--` if it is empty.
    pub fn cell(&self, cell: &str) -> String {
        self.game.galaxy.get(parse(cell)).map_or("--".to_owned(), |die| die.to_string())
    }

    /// Recruits the first fleet on offer, takes no alliance for it and rerolls nothing.
    pub fn recruit(&mut self) -> &mut Self {
        while !self.may_build()
            && let Some(action) = self.offers().first()
        {
            self.act(action);
        }
        self
    }

    /// Ends the turn of the seat asked, declining everything, and stops when another seat is on turn (or the game ends).
    pub fn end_turn(&mut self) -> &mut Self {
        let active = self.game.active;
        while self.game.active == active
            && let Some(seat) = self.game.asked()
        {
            let mut actions = Vec::new();
            self.game.actions(seat, &mut actions);
            self.game.play(seat, actions[0], &mut self.chance, &mut self.events);
        }
        self
    }
}
