//! Missions (TG-MISSION): taking, putting back, fulfilling, refilling.

use orrery_kernel::{Offers, Seat};

use crate::action::Action;
use crate::content::{When, content};
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::Frame;
use crate::goods::{Units, Ways};
use crate::ids::MissionId;
use crate::kinds::{MissionKind, Source, Track, Waived};
use crate::state::{Missions, Transgalactica};

impl Missions {
    /// TG-MISSION-1: higher above lower; open slots stay where they are.
    fn sort(&mut self) {
        let mut cards: arrayvec::ArrayVec<MissionId, 3> = self.open.iter().flatten().copied().collect();
        cards.sort_unstable();
        let slots = self.open.iter_mut().filter(|slot| slot.is_some());
        slots.zip(cards).for_each(|(slot, card)| *slot = Some(card));
    }
}

impl Transgalactica {
    /// TG-POLITICS-4, TG-SKILL-7: does the seat reach this slot of this deck?
    fn reaches(&self, seat: Seat, deck: usize, slot: usize) -> bool {
        let player = self.player(seat);
        let needed = content().tracks[Track::Politics as usize].needed[3 * deck + slot];
        player.level(Track::Politics) + player.traits().mission_reach >= needed
    }

    /// TG-MISSION-3: there is room, or one of the same level can be put back.
    fn has_room(&self, seat: Seat, level: u8) -> bool {
        let player = self.player(seat);
        player.log.len() < player.log_size() || player.log.iter().any(|mission| mission.card().level == level)
    }

    /// Where a mission lies open.
    pub(crate) fn slot_of(&self, mission: MissionId) -> Option<(usize, usize)> {
        let slot = |deck: usize| self.missions[deck].open.iter().position(|&open| open == Some(mission));
        (0..2).find_map(|deck| slot(deck).map(|slot| (deck, slot)))
    }

    /// TG-MISSION-2: the missions that the seat may take, ascending.
    pub(crate) fn missions_in_reach(&self, seat: Seat) -> impl Iterator<Item = MissionId> + '_ {
        let slots = (0..2).flat_map(|deck| (0..3).map(move |slot| (deck, slot)));
        let mut open: arrayvec::ArrayVec<MissionId, 6> = slots
            .filter(|&(deck, slot)| self.reaches(seat, deck, slot))
            .filter_map(|(deck, slot)| self.missions[deck].open[slot])
            .filter(|mission| self.has_room(seat, mission.card().level))
            .collect();
        open.sort_unstable();
        open.into_iter()
    }

    pub(crate) fn offer_missions(&self, seat: Seat, sure: bool, offers: &mut impl Offers<Action>) {
        if !sure {
            offers.offer(Action::Done);
        }
        self.missions_in_reach(seat).for_each(|mission| offers.offer(Action::Mission(mission)));
    }

    pub(crate) fn take_mission(&mut self, seat: Seat, mission: MissionId, fate: &mut impl Fate) {
        let player = self.player(seat);
        if player.log.len() >= player.log_size() {
            return self.stack.push(Frame::PutBack { seat, mission });
        }
        self.obtain(seat, mission, None, fate);
    }

    pub(crate) fn offer_missions_to_put_back(
        &self,
        seat: Seat,
        taken: MissionId,
        offers: &mut impl Offers<Action>,
    ) {
        let mut log = self.player(seat).log.clone();
        log.sort_unstable();
        let same = log.into_iter().filter(|mission| mission.card().level == taken.card().level);
        same.for_each(|mission| offers.offer(Action::Mission(mission)));
    }

    pub(crate) fn put_back(
        &mut self,
        seat: Seat,
        returned: MissionId,
        taken: MissionId,
        fate: &mut impl Fate,
    ) {
        self.player_mut(seat).log.retain(|mission| *mission != returned);
        fate.event(Event::MissionReturned { seat, mission: returned });
        self.obtain(seat, taken, Some(returned), fate);
    }

    /// The card goes to the log; its slot stays open until the refill, or holds what was put back.
    fn obtain(&mut self, seat: Seat, mission: MissionId, instead: Option<MissionId>, fate: &mut impl Fate) {
        let Some((deck, slot)) = self.slot_of(mission) else { return };
        self.missions[deck].open[slot] = instead;
        self.missions[deck].sort();
        self.player_mut(seat).log.push(mission);
        fate.event(Event::MissionTaken { seat, mission });
        if self.player(seat).log.len() > usize::from(content().limits.mission_log) {
            self.tell_card(seat, |traits| traits.mission_slots > 0, fate);
        }
        self.fire(When::ObtainMission, seat);
    }

    /// TG-MISSION-4: open slots are filled, the row is sorted, what is there lies in the lowest slots.
    pub(crate) fn refill_missions(&mut self, fate: &mut impl Fate) {
        for Missions { open, deck } in &mut self.missions {
            for slot in open.iter_mut().filter(|slot| slot.is_none()) {
                *slot = deck.pop();
                if let Some(mission) = *slot {
                    fate.event(Event::MissionRevealed { mission });
                }
            }
            open.sort_unstable_by_key(|slot| (slot.is_none(), *slot));
        }
    }
}

/// Fulfilling.
impl Transgalactica {
    /// The ways to pay a mission, discounts taken off (TG-RULING-46).
    pub(crate) fn mission_ways(&self, seat: Seat, mission: MissionId) -> Ways {
        let traits = self.player(seat).traits();
        mission.card().cost.less(traits.mission_discount).ways(traits.mission_any_discount)
    }

    pub(crate) fn can_pay_mission(&self, seat: Seat, mission: MissionId) -> bool {
        let goods = self.player(seat).goods;
        self.mission_ways(seat, mission).iter().any(|&units| goods.cover(units))
    }

    /// TG-MISSION-5: missions of the log that could be fulfilled now, ascending.
    pub(crate) fn offer_fulfilling(&self, seat: Seat, offers: &mut impl Offers<Action>) {
        let mut log = self.player(seat).log.clone();
        log.sort_unstable();
        for mission in log {
            if self.can_pay_mission(seat, mission) && self.holds(&mission.card().require, seat) {
                offers.offer(Action::Fulfil(mission));
            }
        }
    }

    /// As a free action.
    pub(crate) fn fulfil_freely(&mut self, seat: Seat, mission: MissionId) {
        self.stack.push(Frame::Free);
        self.stack.push(Frame::Fulfil { seat, mission });
    }

    pub(crate) fn offer_mission_payments(
        &self,
        seat: Seat,
        mission: MissionId,
        offers: &mut impl Offers<Action>,
    ) {
        let goods = self.player(seat).goods;
        let ways = self.mission_ways(seat, mission);
        ways.iter().filter(|&&units| goods.cover(units)).for_each(|&units| offers.offer(Action::Pay(units)));
    }

    pub(crate) fn fulfil(&mut self, seat: Seat, mission: MissionId, units: Units, fate: &mut impl Fate) {
        let card = mission.card();
        self.pay(seat, units, fate);
        if card.cost.less(self.player(seat).traits().mission_discount) != card.cost {
            self.tell_card(seat, |traits| traits.mission_discount != Units::NONE, fate);
        }
        self.reward_mission(seat, mission, fate);
    }

    /// The card goes face down; its reward, then what cards say to it.
    fn reward_mission(&mut self, seat: Seat, mission: MissionId, fate: &mut impl Fate) {
        let player = self.player_mut(seat);
        player.log.retain(|other| *other != mission);
        player.fulfilled.insert(mission);
        fate.event(Event::MissionFulfilled { seat, mission });
        let (commercial, war) =
            (mission.card().is(MissionKind::Commercial), mission.card().is(MissionKind::War));
        match (commercial, war) {
            (true, true) => self.fire_either(When::FulfilCommercial, When::FulfilWar, seat),
            (true, false) => self.fire(When::FulfilCommercial, seat),
            (false, true) => self.fire(When::FulfilWar, seat),
            (false, false) => {}
        }
        self.begin_effect(mission.card().reward, seat, Source::Mission, false);
    }

    /// `tech-sealed-order`: missions of the log and what could be ignored, ascending.
    pub(crate) fn can_be_ordered(&self, seat: Seat) -> impl Iterator<Item = (MissionId, Waived)> + '_ {
        let mut log = self.player(seat).log.clone();
        log.sort_unstable();
        log.into_iter().flat_map(move |mission| {
            let without_cost = self.holds(&mission.card().require, seat).then_some(Waived::Cost);
            let without_requirement = self.can_pay_mission(seat, mission).then_some(Waived::Requirement);
            without_cost.into_iter().chain(without_requirement).map(move |waived| (mission, waived))
        })
    }

    pub(crate) fn offer_sealed_orders(&self, seat: Seat, offers: &mut impl Offers<Action>) {
        offers.offer(Action::Done);
        self.can_be_ordered(seat).for_each(|(mission, waived)| offers.offer(Action::Waive(mission, waived)));
    }

    pub(crate) fn fulfil_by_order(
        &mut self,
        seat: Seat,
        mission: MissionId,
        waived: Waived,
        fate: &mut impl Fate,
    ) {
        match waived {
            Waived::Cost => self.reward_mission(seat, mission, fate),
            Waived::Requirement => self.stack.push(Frame::Fulfil { seat, mission }),
        }
    }
}
