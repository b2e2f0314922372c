//! Two against two: handing things over and passing modules on (AE-TEAM-13 to -16, AE-RULING-118, -119).

use orrery_kernel::{Offers, Seat};

use crate::action::{Action, Thing};
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::Frame;
use crate::kinds::Resource;
use crate::state::AndromedasEdge;
use crate::units::Units;

/// How many offers a teammate may refuse in one turn before no more are made.
const REFUSALS: u8 = 3;

impl AndromedasEdge {
    /// AE-TEAM-13: once per turn, to or from the teammate; never what a base still to be activated could need.
    pub(crate) fn offer_transfers(&self, seat: Seat, frame: &Frame, offers: &mut impl Offers<Action>) {
        let Some(mate) = self.teammate(seat) else { return };
        let bound = matches!(frame, Frame::BeforeActivation(_)) && self.is_bound(seat);
        if self.turn.transferred || self.turn.refused >= REFUSALS {
            return;
        }
        if !bound {
            self.things(seat, mate).for_each(|thing| offers.offer(Action::Hand(thing)));
        }
        self.things(mate, seat).for_each(|thing| offers.offer(Action::Ask(thing)));
    }

    /// What one could hand to the other, in the order of [`Thing`]; a moon needs room.
    fn things(&self, from: Seat, to: Seat) -> impl Iterator<Item = Thing> {
        let (giver, room) = (self.player(from), self.player(to).has_room());
        let stored =
            Resource::STORED.into_iter().filter(|&kind| giver.stored.get(kind) > 0).map(Thing::Resource);
        stored
            .chain(giver.hand.kinds().map(Thing::Card))
            .chain(giver.moon_kinds().filter(move |_| room).map(Thing::Moon))
            .chain(giver.finds.kinds().map(Thing::Discovery))
            .chain(giver.tokens.iter().map(Thing::Token))
    }

    pub(crate) fn propose(&mut self, seat: Seat, thing: Thing, give: bool) {
        if let Some(mate) = self.teammate(seat) {
            let (from, to) = if give { (seat, mate) } else { (mate, seat) };
            self.stack.push(Frame::Transfer { from, to, thing });
        }
    }

    /// AE-TEAM-14: the teammate of the active player agrees or not; a refusal does not use the transfer up.
    pub(crate) fn transfer(
        &mut self,
        from: Seat,
        to: Seat,
        thing: Thing,
        agreed: bool,
        fate: &mut impl Fate,
    ) {
        if !agreed {
            self.turn.refused += 1;
            let seat = if from == self.active { to } else { from };
            fate.event(Event::Refused { seat });
            return;
        }
        // A moon may have been slotted, or its room been taken, while the teammate thought.
        if !self.things(from, to).any(|other| other == thing) {
            return;
        }
        self.turn.transferred = true;
        match thing {
            Thing::Resource(resource) => {
                self.player_mut(from).stored.take(Units::of(resource, 1));
                self.player_mut(to).stored.add(resource, 1);
            }
            Thing::Card(card) => {
                self.player_mut(from).hand.remove(card);
                self.player_mut(to).hand.add(card);
            }
            Thing::Moon(moon) => {
                self.player_mut(from).take_moon(moon);
                self.receive(to, moon);
            }
            Thing::Discovery(token) => {
                self.player_mut(from).finds.remove(token);
                self.player_mut(to).finds.add(token);
            }
            Thing::Token(token) => {
                self.player_mut(from).tokens.remove(token);
                self.player_mut(to).tokens.insert(token);
            }
        }
        fate.event(Event::Transferred { from, to, thing: Some(thing), eyes: self.eyes(from) });
    }
}
