//! Playing a scenario in a test and looking at what came of it.

use orrery_kernel::{Event as _, Game, Illegal, Prompt, Scripted, Viewer};

use super::{parse, seat};
use crate::action::Action;
use crate::event::Event;
use crate::fate::Both;
use crate::frame::Frame;
use crate::ids::{ModuleId, SpaceId, TacticId};
use crate::kinds::{Class, Ship, Track};
use crate::player::{Berth, Player};
use crate::scoring::Sheet;
use crate::squad::Fleet;
use crate::state::{AndromedasEdge, Marker, Site};

/// A position being played in a test, with scripted chance and a log.
#[derive(Clone, Debug)]
pub struct Table {
    /// The position.
    pub game: AndromedasEdge,
    /// The chance.
    pub chance: Scripted,
    /// Everything that happened since the scenario began.
    pub events: Vec<Event>,
}

impl Table {
    pub(super) fn go_on(&mut self) {
        self.game.go_on(&mut Both { chance: &mut self.chance, log: &mut self.events });
    }

    fn decider(&self) -> Option<orrery_kernel::Seat> {
        self.game.stack.top().and_then(|frame| self.game.asked_by(frame))
    }

    /// The dice to come.
    pub fn roll(&mut self, faces: &[u8]) -> &mut Self {
        self.chance = Scripted::faces(faces);
        self
    }

    /// The seat asked, counted from 1; 0 when nobody alone is.
    pub fn asked(&self) -> u8 {
        self.decider().map_or(0, |seat| seat.index() as u8 + 1)
    }

    /// Is a turn to be taken, and whose? 0 if something else is pending.
    pub fn on_turn(&self) -> u8 {
        match self.game.stack.top() {
            Some(Frame::Turn(seat)) => seat.index() as u8 + 1,
            _ => 0,
        }
    }

    /// The rule of the pending decision.
    pub fn rule(&self) -> &'static str {
        self.game.pending_rule()
    }

    /// Everything the seat asked may do, in notation.
    pub fn offers(&self) -> Vec<String> {
        self.decider().map_or(Vec::new(), |seat| self.offers_to(seat.index() as u8 + 1))
    }

    /// Everything a seat may do.
    pub fn offers_to(&self, number: u8) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.actions(seat(number), &mut actions);
        actions.iter().map(Action::to_string).collect()
    }

    /// Offers that begin with this, without it.
    pub fn offers_of(&self, start: &str) -> Vec<String> {
        let all = self.offers();
        all.iter()
            .filter_map(|action| action.strip_prefix(start))
            .map(|rest| rest.trim_start().to_owned())
            .collect()
    }

    /// Is this action legal now?
    pub fn allows(&self, action: &str) -> bool {
        self.offers().iter().any(|offered| offered == action)
    }

    /// The rule that forbids the action; panics if it is legal.
    pub fn refuses(&self, action: &str) -> &'static str {
        let seat = self.decider().expect("somebody is asked");
        let action: Action = action.parse().unwrap_or_else(|why| panic!("{why}"));
        match self.game.check(seat, action) {
            Err(Illegal::Rule { rule, .. }) => rule.0,
            other => panic!("{action}: {other:?}"),
        }
    }

    /// The seat asked does this; panics if it is illegal.
    pub fn act(&mut self, action: &str) -> &mut Self {
        let number = self.asked();
        assert!(number > 0, "{action}: nobody is asked");
        self.act_as(number, action)
    }

    /// Several actions in order.
    pub fn acts(&mut self, actions: &[&str]) -> &mut Self {
        actions.iter().for_each(|action| _ = self.act(action));
        self
    }

    /// A seat does this, asked or not.
    pub fn act_as(&mut self, number: u8, action: &str) -> &mut Self {
        let parsed: Action = action.parse().unwrap_or_else(|why| panic!("{why}"));
        if let Err(why) = self.game.apply(seat(number), parsed, &mut self.chance, &mut self.events) {
            panic!("{action}: {why}; offered to seat {}: {:?}", self.asked(), self.offers());
        }
        self
    }

    /// Goes on, passes and declines until a turn is to be taken or something must be chosen.
    pub fn finish(&mut self) -> &mut Self {
        while self.on_turn() == 0 && self.allows("done") {
            self.act("done");
        }
        self
    }

    /// Goes on, passes and declines until this rule's decision is pending.
    pub fn to(&mut self, rule: &str) -> &mut Self {
        while self.rule() != rule && self.allows("done") {
            self.act("done");
        }
        assert_eq!(self.rule(), rule, "offered: {:?}", self.offers());
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

    /// Energy, titanium, ice, nanocarbon, credits of a seat.
    pub fn stored(&self, number: u8) -> [u8; 5] {
        let [energy, titanium, ice, nanocarbon, credit, _] = self.player(number).stored.0;
        [energy, titanium, ice, nanocarbon, credit]
    }

    /// The cards in a seat's hand, in the order of the content.
    pub fn hand(&self, number: u8) -> Vec<String> {
        self.player(number).hand.cards().map(|card| card.to_string()).collect()
    }

    /// Sustain cards in play before a seat.
    pub fn sustained(&self, number: u8) -> Vec<String> {
        self.player(number).sustained.cards().map(|card| card.to_string()).collect()
    }

    /// How many of a card lie in the discard pile.
    pub fn discarded(&self, card: &str) -> u8 {
        self.game.discard.count(parse::<TacticId>(card))
    }

    /// The claimed moons of a seat.
    pub fn moons(&self, number: u8) -> Vec<String> {
        self.player(number).moons.iter().map(|moon| moon.to_string()).collect()
    }

    /// Where a seat's marker stands.
    pub fn track(&self, number: u8, track: &str) -> u8 {
        self.player(number).markers[parse::<Track>(track) as usize]
    }

    /// Leaders on a seat's station.
    pub fn leaders(&self, number: u8) -> u8 {
        self.player(number).leaders
    }

    /// Leaders of a seat in a region.
    pub fn leaders_at(&self, number: u8, space: &str) -> u8 {
        self.game.leaders[usize::from(number) - 1][parse::<SpaceId>(space).index()]
    }

    /// A seat's ships.
    pub fn fleet(&self, number: u8) -> &Fleet {
        self.game.fleet(seat(number))
    }

    /// How many ships of a type a seat has in a region.
    pub fn ships(&self, number: u8, ship: &str, space: &str) -> u8 {
        self.fleet(number).at(parse(space)).count(parse::<Ship>(ship))
    }

    /// How many ships of a type a seat has in the bay, the Scrapyard and on the barge.
    pub fn home(&self, number: u8, ship: &str) -> [u8; 3] {
        let (fleet, ship) = (self.fleet(number), parse::<Ship>(ship));
        [fleet.bay, fleet.scrapped, fleet.barge].map(|squad| squad.count(ship))
    }

    /// A module of a seat.
    pub fn module(&self, number: u8, module: &str) -> &Berth {
        self.game.berth(seat(number), parse(module))
    }

    /// Has the seat this module?
    pub fn has_module(&self, number: u8, module: &str) -> bool {
        self.player(number).modules.contains(parse(module))
    }

    /// The face-up modules of a column, bottom first.
    pub fn column(&self, row: &str) -> Vec<String> {
        let column = self.game.display[parse::<Track>(row) as usize];
        column.into_iter().flatten().map(|module: ModuleId| module.to_string()).collect()
    }

    /// A space.
    pub fn site(&self, space: &str) -> &Site {
        self.game.site(parse(space))
    }

    /// The moons of a space, top moon last.
    pub fn moons_at(&self, space: &str) -> Vec<String> {
        self.site(space).moons.iter().map(|moon| moon.to_string()).collect()
    }

    /// How many raiders of a class are in a region.
    pub fn raiders(&self, class: &str, space: &str) -> u8 {
        match self.game.raiders.at(parse(space)) {
            Some((there, count)) if there == parse::<Class>(class) => count,
            _ => 0,
        }
    }

    /// The event marker: its space, or 255 if it is not on the track.
    pub fn marker(&self) -> u8 {
        match self.game.marker {
            Marker::On(space) => space,
            Marker::Pending | Marker::Removed => u8::MAX,
        }
    }

    /// Is an event pending?
    pub fn is_pending(&self) -> bool {
        self.game.marker == Marker::Pending
    }

    /// What the seat would score now.
    pub fn sheet(&self, number: u8) -> Sheet {
        self.game.sheet(seat(number))
    }

    /// Unity.
    pub fn unity(&self) -> &crate::unity::Unity {
        self.game.unity().expect("Unity plays")
    }

    /// Who is on turn: a seat from 1, or 0 for Unity.
    pub fn turn_of(&self) -> u8 {
        self.game.active_side().seat().map_or(0, |seat| seat.index() as u8 + 1)
    }

    /// Unity's ships.
    pub fn unity_fleet(&self) -> &Fleet {
        &self.game.fleets[crate::kinds::Side::UNITY.index()]
    }

    /// How many ships of a type Unity has in a region.
    pub fn unity_ships(&self, ship: &str, space: &str) -> u8 {
        self.unity_fleet().at(parse(space)).count(parse::<Ship>(ship))
    }

    /// How many ships of a type Unity has in the bay, the scrapyard and the barge.
    pub fn unity_home(&self, ship: &str) -> [u8; 3] {
        let (fleet, ship) = (self.unity_fleet(), parse::<Ship>(ship));
        [fleet.bay, fleet.scrapped, fleet.barge].map(|squad| squad.count(ship))
    }

    /// Where Unity's marker stands.
    pub fn unity_track(&self, track: &str) -> u8 {
        self.unity().markers[parse::<Track>(track) as usize]
    }

    /// Cards in Unity's hand.
    pub fn unity_cards(&self) -> u8 {
        self.unity().hand.len()
    }

    /// Damage markers on a module of Unity, or of anybody.
    pub fn damage_of(&self, module: &str) -> u8 {
        self.game.berths[parse::<ModuleId>(module).index()].damage
    }

    /// What Unity was told to do, since the scenario began.
    pub fn unity_told(&self) -> Vec<crate::unity::Told> {
        let told = self.events.iter().filter_map(|event| match event {
            Event::Unity(told) => Some(told.clone()),
            _ => None,
        });
        told.collect()
    }

    /// Dice and targeting of Unity, if they were rolled now.
    pub fn unity_dice(&self) -> (u8, u8) {
        let side = crate::kinds::Side::UNITY;
        (self.game.dice_of(side), self.game.targeting_of(side))
    }

    /// The winners, once it is over.
    pub fn winners(&self) -> Vec<u8> {
        match self.game.prompt() {
            Prompt::Over(outcome) => outcome.winners.iter().map(|seat| seat.index() as u8 + 1).collect(),
            Prompt::Ask(_) => Vec::new(),
        }
    }

    /// The way it ended, once it is over.
    pub fn ending(&self) -> Option<&'static str> {
        let ending = usize::from(self.game.outcome()?.ending);
        AndromedasEdge::ENDINGS.get(ending).copied()
    }

    /// Has the end been triggered?
    pub fn is_ending(&self) -> bool {
        self.game.last_turns.is_some()
    }

    /// Is a battle being fought?
    pub fn is_battle(&self) -> bool {
        self.game.battle.on
    }

    /// Dice and targeting of a seat, or of the raiders (0), if they were rolled now.
    pub fn dice(&self, number: u8) -> (u8, u8) {
        let side =
            if number == 0 { crate::kinds::Side::RAIDERS } else { crate::kinds::Side::of(seat(number)) };
        (self.game.dice_of(side), self.game.targeting_of(side))
    }

    /// The events told to a seat, since the scenario began.
    pub fn told(&self, number: u8) -> Vec<Event> {
        self.events.iter().filter_map(|event| event.redacted(Viewer::Seat(seat(number)))).collect()
    }
}
