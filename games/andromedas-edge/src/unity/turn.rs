//! Unity's turn: the launch turn step by step, its end (UN-TURN).

use super::command::away;
use super::content::Moment;
use super::event::{Chosen, Told};
use super::ids::ActionId;
use super::pending::{Cause, Pending};
use crate::content::content;
use crate::effect::From;
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Context, Frame, Part, Point};
use crate::ids::{SpaceId, SpecialId};
use crate::kinds::{Class, Resource, Ship, Side, Source};
use crate::state::{AndromedasEdge, Marker, Tile, Turn};

impl AndromedasEdge {
    /// UN-TURN-1: the benefits of Vortexes first.
    pub(super) fn begin_unity_turn(&mut self, fate: &mut impl Fate) {
        let last = self.last_turns.is_some();
        self.turn = Turn::default();
        self.with_unity(|unity| (unity.acting, unity.last) = (true, last));
        fate.event(Event::Unity(Told::Began { last }));
        let mut left = 0;
        for space in self.unity_fleet().places().iter() {
            if let Tile::Special(special) = self.site(space).tile
                && special.card().benefit.is_some()
            {
                left |= 1 << special.index();
            }
        }
        self.ask_unity_in_order([Pending::Vortexes(left), Pending::Roll]);
    }

    /// The Vortexes among these bits and where they lie.
    pub(super) fn vortex_spaces(&self, left: u8) -> impl Iterator<Item = (SpaceId, SpecialId)> {
        SpaceId::all().filter_map(move |space| match self.site(space).tile {
            Tile::Special(special) if left & 1 << special.index() != 0 => Some((space, special)),
            _ => None,
        })
    }

    pub(super) fn enjoy_unity_vortex(&mut self, left: u8, space: SpaceId) {
        let Tile::Special(special) = self.site(space).tile else { return };
        let rest = left & !(1 << special.index());
        if rest != 0 {
            self.ask_unity(Pending::Vortexes(rest));
        }
        if let Some(benefit) = special.card().benefit {
            self.begin_effect(benefit, Context::of(Side::UNITY, Source::Region));
        }
    }

    /// Step 1 (UN-TURN-2); in the last turn it returns unless all its ships are in the bay (UN-FINAL-3).
    pub(super) fn roll_for_section(&mut self, fate: &mut impl Fate) {
        let last = self.unity().is_some_and(|unity| unity.last);
        if last && away(self.unity_fleet()) > 0 {
            return self.begin_unity_return(fate);
        }
        let face = fate.die(6);
        let section = content().unity.sections[usize::from(face) - 1];
        fate.event(Event::Unity(Told::Rolled { face, section: section + 1 }));
        match self.first_of_section(section) {
            Some(_) => self.ask_unity(Pending::Launch(section)),
            None => self.begin_unity_return(fate),
        }
    }

    /// Steps 2 to 8 (UN-TURN-3): the ship is placed; then the others go on.
    pub(super) fn launch_unity(&mut self, section: u8, space: SpaceId, chosen: Chosen, fate: &mut impl Fate) {
        let card = self.unity().and_then(|unity| unity.face_up[usize::from(section)]);
        let ship = self.first_of_section(section).and_then(|place| self.take_from_bay(place));
        let (Some(card), Some(ship)) = (card, ship) else { return self.ask_unity(Pending::EndTurn) };
        self.unity_fleet_mut().board[space.index()].add(ship);
        self.turn.region = Some(space);
        fate.event(Event::Unity(Told::Launched { ship, space, card, chosen }));
        self.ask_unity_in_order([Pending::NextCard(card), Pending::EndTurn]);
        self.stack.push(Frame::Battle(Part::Start));
        self.ask_unity_in_order([Pending::Activate, Pending::Fetch, Pending::Icons(card), Pending::Strike]);
        self.open_window(Point::Launched);
        self.tell_others(Side::UNITY, space);
        if ship == Ship::ScienceVessel {
            self.ask_unity(Pending::Moon { left: 1, from: From::NebulaFirst, because: Cause::Vessel });
        }
    }

    /// Step 3 (UN-TURN-4, -5).
    pub(super) fn activate_for_unity(&mut self, fate: &mut impl Fate) {
        let Some(space) = self.turn.region else { return };
        match self.site(space).tile {
            Tile::Planet(_) => {
                self.unity_answers(Moment::ActivatePlanet);
                match self.site(space).moons.top() {
                    Some(_) => self.take_moon_for_unity(space, Cause::Region, fate),
                    None => self.unity_draws(1, Cause::Region, fate),
                }
            }
            Tile::Base(_) => {
                self.unity_answers(Moment::ActivateBase);
                self.command(fate);
            }
            Tile::Special(special) => {
                if let Some(benefit) = special.card().benefit {
                    self.begin_effect(benefit, Context::of(Side::UNITY, Source::Region));
                }
            }
            Tile::None | Tile::Nebula => {}
        }
    }

    /// Step 4 (UN-TURN-6): leaders and bonus resources where its ships are.
    pub(super) fn fetch_for_unity(&mut self, fate: &mut impl Fate) {
        for space in self.unity_fleet().places().iter() {
            let count = std::mem::take(&mut self.leaders[Side::UNITY.index()][space.index()]);
            if count > 0 {
                self.with_unity(|unity| unity.leaders += count);
                fate.event(Event::Unity(Told::Recruited { space, count }));
            }
            for resource in Resource::STORED {
                let count = self.site(space).bonus.count(resource);
                if count > 0 {
                    self.site_mut(space).bonus.set(resource, 0);
                    fate.event(Event::Unity(Told::Collected { space, resource, count }));
                    self.unity_draws(count, Cause::Bonus, fate);
                }
            }
        }
    }

    /// Step 5 (UN-TURN-7).
    pub(super) fn icons(&mut self, card: ActionId) {
        if card.card().event {
            self.ask_unity(Pending::EventIcon);
        }
        if card.card().develop {
            self.ask_unity(Pending::Develop { because: Cause::Action(card) });
        }
    }

    /// Step 6 (UN-TURN-8): as on a player's turn, but nobody takes free actions.
    pub(super) fn strike_at_unity(&mut self, class: Class) {
        self.stack.push(Frame::StrikeMoves(class));
        self.open_window(Point::Strike);
    }

    /// Step 8 (UN-TURN-10).
    pub(super) fn next_card(&mut self, card: ActionId, fate: &mut impl Fate) {
        let deck = usize::from(card.card().deck);
        let Some(unity) = self.unity_mut() else { return };
        unity.used[deck].push(card);
        if unity.decks[deck].is_empty() {
            unity.decks[deck] = std::mem::take(&mut unity.used[deck]);
            fate.shuffle(&mut unity.decks[deck]);
            fate.event(Event::Unity(Told::Reshuffled { deck: deck as u8 + 1 }));
        }
        unity.face_up[deck] = unity.decks[deck].pop();
        if let Some(card) = unity.face_up[deck] {
            fate.event(Event::Unity(Told::CardShown { card }));
        }
    }

    /// UN-EVENT-1: the event of the turn, then the next contender.
    pub(super) fn end_unity_turn(&mut self) {
        self.ask_unity(Pending::NextTurn);
        if self.marker == Marker::Pending {
            self.begin_event(self.active);
        }
    }
}
