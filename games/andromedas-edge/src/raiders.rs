//! Raiders: where they come onto the board, and the raider strike (AE-RAID).

use orrery_kernel::{Chance, Offers, Seat};

use crate::action::Action;
use crate::content::{Placement, content};
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Context, Frame, Point};
use crate::ids::SpaceId;
use crate::kinds::{Class, Source};
use crate::options::Special;
use crate::state::{AndromedasEdge, Tile};

impl AndromedasEdge {
    /// AE-RAID-2 to -4: one class in a region, S-Class ships together.
    fn is_free_for(&self, class: Class, space: SpaceId) -> bool {
        match self.raiders.at(space) {
            None => true,
            Some((there, _)) => class == Class::S && there == Class::S,
        }
    }

    fn random_free_nebula(&self, class: Class, chance: &mut impl Chance) -> Option<SpaceId> {
        let free: arrayvec::ArrayVec<SpaceId, 6> =
            content().nebulae.iter().filter(|&space| self.is_free_for(class, space)).collect();
        chance.pick(&free)
    }

    /// AE-RAID-18, AE-SPECIAL-9, AE-RULING-107: the nebula rolled, or the special region.
    pub(crate) fn random_start(&self, class: Class, chance: &mut impl Chance) -> Option<SpaceId> {
        let face = chance.die(6);
        if self.options.special != Special::None {
            let rolled = |space: &SpaceId| match self.site(*space).tile {
                Tile::Special(special) => special.card().dice & 1 << face != 0,
                Tile::None | Tile::Nebula | Tile::Planet(_) | Tile::Base(_) => false,
            };
            let [one, two] = content().special_spaces;
            let order = if rolled(&one) { [one, two] } else { [two, one] };
            if let Some(space) = order.into_iter().find(|&space| self.is_free_for(class, space)) {
                return Some(space);
            }
        } else {
            let space = SpaceId::numbered(face - 1);
            if self.is_free_for(class, space) {
                return Some(space);
            }
        }
        self.random_free_nebula(class, chance)
    }

    /// The region that a card names, or a random free nebula if another raider is there (AE-RAID-17, -19).
    fn start_region(&self, class: Class, chance: &mut impl Chance) -> Option<SpaceId> {
        let named = match self.raiders.card(class).placement {
            Placement::RandomNebula => return self.random_start(class, chance),
            Placement::NewestPlanet => Some(self.newest),
            Placement::Base(base) => SpaceId::all().find(|&space| self.site(space).tile == Tile::Base(base)),
        };
        named
            .filter(|&space| self.is_free_for(class, space))
            .or_else(|| self.random_free_nebula(class, chance))
    }

    /// AE-EVENT-9, AE-RAID-21, -22: the raider of the class, or two of class S.
    pub(crate) fn place_raider(&mut self, class: Class, fate: &mut impl Fate) {
        if class == Class::S || self.raiders.single[class as usize - 1].is_some() {
            return self.place_swarm(2, fate);
        }
        self.raiders.revealed |= 1 << class as u8;
        let raider = self.raiders.cards[class as usize];
        match self.start_region(class, fate) {
            Some(space) => {
                self.raiders.single[class as usize - 1] = Some(space);
                fate.event(Event::RaidersPlaced { raider, space, count: 1 });
            }
            None => fate.event(Event::RaiderNotPlaced { raider }),
        }
    }

    /// AE-RAID-23, AE-RULING-50: as many as are left, in one region.
    pub(crate) fn place_swarm(&mut self, count: u8, fate: &mut impl Fate) {
        let count = count.min(self.raiders.swarm.remaining_capacity() as u8);
        let raider = self.raiders.cards[Class::S as usize];
        if count == 0 {
            return;
        }
        match self.start_region(Class::S, fate) {
            Some(space) => {
                (0..count).for_each(|_| self.raiders.swarm.push(space));
                self.raiders.swarm.sort_unstable();
                fate.event(Event::RaidersPlaced { raider, space, count });
            }
            None => fate.event(Event::RaiderNotPlaced { raider }),
        }
    }

    /// Classes that have the region in range, as bits.
    fn strikers(&self, region: SpaceId) -> u8 {
        let reaches =
            |class: Class, from: SpaceId| self.raider_reaches(from, region, self.raiders.card(class).range);
        let swarm = self.raiders.swarm.iter().any(|&from| reaches(Class::S, from));
        let mut classes = u8::from(swarm);
        for (class, place) in Class::ALL.into_iter().skip(1).zip(self.raiders.single) {
            if place.is_some_and(|from| reaches(class, from)) {
                classes |= 1 << class as u8;
            }
        }
        classes
    }

    /// Which classes may strike now (AE-RAID-8 to -11).
    pub(crate) fn possible_strikes(&self) -> u8 {
        let Some(region) = self.turn.region else { return 0 };
        let all = self.strikers(region);
        match self.raiders.at(region) {
            None => all,
            Some((Class::S, _)) => all & 1,
            Some((Class::A | Class::B | Class::C | Class::D, _)) => 0,
        }
    }

    /// Step 3 of a Launch turn.
    pub(crate) fn begin_strike(&mut self, seat: Seat) {
        if self.possible_strikes() != 0 {
            self.stack.push(Frame::ChooseRaider(seat));
        }
    }

    pub(crate) fn offer_strikes(&self, offers: &mut impl Offers<Action>) {
        let classes = self.possible_strikes();
        let may = |class: &Class| classes & 1 << *class as u8 != 0;
        Class::ALL.into_iter().filter(may).for_each(|class| offers.offer(Action::Raider(class)));
    }

    pub(crate) fn choose_strike(&mut self, seat: Seat, class: Class) {
        self.stack.push_in_order([Frame::StrikeMoves(class), Frame::AfterStrike(seat)]);
        self.open_window(Point::Strike);
    }

    /// AE-RAID-12, -13: all S-Class ships in range, or the one.
    pub(crate) fn strike(&mut self, class: Class, fate: &mut impl Fate) {
        let Some(region) = self.turn.region else { return };
        if class == Class::S {
            let range = self.raiders.card(class).range;
            for nth in 0..self.raiders.swarm.len() {
                let from = self.raiders.swarm[nth];
                if self.raider_reaches(from, region, range) {
                    self.raiders.swarm[nth] = region;
                    fate.event(Event::RaiderMoved { class, from, to: region });
                }
            }
            self.raiders.swarm.sort_unstable();
        } else if let Some(from) = self.raiders.single[class as usize - 1].replace(region) {
            fate.event(Event::RaiderMoved { class, from, to: region });
        }
        if let Some(effect) = self.raiders.card(class).on_strike {
            self.begin_effect(effect, Context::of(self.active_side(), Source::Raider));
        }
    }
}
