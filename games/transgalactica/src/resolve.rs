//! Carrying out effects step by step (NOTATION, section 3): each as far as possible, impossible ones skipped.

use orrery_kernel::{Offers, Seat};

use crate::action::Action;
use crate::content::{When, content};
use crate::effect::{Counter, NodeId, Pick, Special, Step};
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Expedition, Explore, Frame};
use crate::goods::{Good, Units, Ways};
use crate::ids::TechSet;
use crate::kinds::{Area, Source, Track};
use crate::state::Transgalactica;

impl Transgalactica {
    /// Puts an effect on the stack.
    pub(crate) fn begin_effect(&mut self, node: NodeId, seat: Seat, source: Source, sure: bool) {
        self.stack.push(Frame::Do { node, seat, source, sure });
    }

    /// Does this step; what comes after it is put below. Steps of the setup are always made (TG-DRAFT-5).
    pub(crate) fn carry_out(
        &mut self,
        id: NodeId,
        seat: Seat,
        source: Source,
        sure: bool,
        fate: &mut impl Fate,
    ) {
        let node = content().code.node(id);
        if let Some(next) = node.next {
            self.begin_effect(next, seat, source, source == Source::Setup);
        }
        if !self.is_possible(&node.step, seat) {
            return;
        }
        match node.step {
            Step::Gain(Some(good), count) => self.gain(seat, good, count, fate),
            Step::Gain(None, left) => self.stack.push(Frame::AnyGood { seat, left, from: Good::Mineral }),
            Step::Vp(amount) => {
                self.score(seat, self.amount(amount, seat), source, fate);
                // Whoever comes after must activate planets of their own.
                if matches!(amount.per, Some((_, Counter::ActivatedMiningPlanet, _))) {
                    self.activated = 0;
                }
            }
            Step::Advance { steps, track, free } => {
                self.begin_steps(seat, track, steps, free, source, sure, fate);
            }
            Step::Wake(count) if sure => self.wake(seat, count, fate),
            Step::Wake(left) => self.stack.push(Frame::Wake { seat, left }),
            Step::Move(spaces) => self.set_out(seat, Expedition::FreeMove(spaces)),
            Step::Colonize(spaces) => self.set_out(seat, Expedition::Colony(spaces)),
            Step::Jump => self.stack.push(Frame::Jump { seat, sure }),
            Step::Wormhole => self.open_rift(seat, fate),
            Step::Place { action_planet, free } => {
                self.stack.push(Frame::Settle { seat, action_planet, free, sure });
            }
            Step::ClaimTech => self.stack.push(Frame::ClaimTech { seat, sure }),
            Step::TakeMission => self.stack.push(Frame::TakeMission { seat, sure }),
            Step::TakeMiningTile => self.take_mining_tile(seat, fate),
            Step::Mine => self.mine(seat, true),
            Step::Gather => self.begin_gathering(seat),
            Step::Explore { both } => {
                self.set_out(seat, if both { Expedition::Main } else { Expedition::Secondary });
            }
            Step::Main(pick) => self.begin_action(seat, true, pick, sure),
            Step::Secondary(pick) => self.begin_action(seat, false, pick, sure),
            Step::Temp(track, by) => {
                self.player_mut(seat).temporary[track as usize] += by;
                fate.event(Event::LevelRaised { seat, track, by });
            }
            Step::DoubleIncome => {
                self.player_mut(seat).once.double_income = true;
                fate.event(Event::BoomBegun { seat });
            }
            Step::ReuseMain => {
                self.player_mut(seat).once.reuse_main = true;
                fate.event(Event::OverrideReady { seat });
            }
            Step::ReuseBonus => self.stack.push(Frame::Reuse { seat }),
            Step::Pay { .. } => self.begin_payment(id, seat, source, sure, fate),
            Step::Choice { .. } => self.stack.push(Frame::Choice { node: id, seat, source, sure }),
            Step::Times(left, node) => self.stack.push(Frame::Times { node, seat, source, left }),
            Step::If(ref test, then, otherwise) => {
                let branch = if self.holds(test, seat) { then } else { otherwise };
                branch.into_iter().for_each(|node| self.begin_effect(node, seat, source, sure));
            }
            // Only in final scoring, which adds up and carries nothing out.
            Step::Cap(..) => {}
            Step::Special(Special::ActivateMiningPlanets) => self.mine(seat, false),
            Step::Special(Special::SealedOrder) => self.stack.push(Frame::SealedOrder { seat }),
            Step::Special(Special::StockBonusTiles) => self.stock_tiles(seat, fate),
        }
    }

    fn set_out(&mut self, seat: Seat, kind: Expedition) {
        self.stack.push(Frame::Explore(Explore::new(seat, kind)));
    }

    /// Goods come in.
    pub(crate) fn gain(&mut self, seat: Seat, good: Good, count: u8, fate: &mut impl Fate) {
        self.player_mut(seat).goods.add(good, count);
        fate.event(Event::Gained { seat, good, count });
    }

    /// Goods are paid.
    pub(crate) fn pay(&mut self, seat: Seat, units: Units, fate: &mut impl Fate) {
        if units != Units::NONE {
            self.player_mut(seat).goods.take(units);
            fate.event(Event::Paid { seat, units });
        }
    }

    /// VP are scored.
    pub(crate) fn score(&mut self, seat: Seat, vp: u8, source: Source, fate: &mut impl Fate) {
        if vp > 0 {
            self.player_mut(seat).scored[source as usize] += i16::from(vp);
            fate.event(Event::Scored { seat, vp, source });
        }
    }

    /// TG-CREW-3.
    pub(crate) fn wake(&mut self, seat: Seat, count: u8, fate: &mut impl Fate) {
        for _ in 0..count.min(self.player(seat).crew.frozen) {
            let crew = &mut self.player_mut(seat).crew;
            crew.frozen -= 1;
            crew.ready += 1;
            fate.event(Event::Woken { seat });
        }
    }

    pub(crate) fn offer_types(&self, from: Good, offers: &mut impl Offers<Action>) {
        Good::RESOURCES
            .into_iter()
            .filter(|&good| good >= from)
            .for_each(|good| offers.offer(Action::Take(good)));
    }
}

/// Choices and payments.
impl Transgalactica {
    pub(crate) fn offer_alternatives(
        &self,
        node: NodeId,
        seat: Seat,
        sure: bool,
        offers: &mut impl Offers<Action>,
    ) {
        let Step::Choice { alternatives, may_decline } = &content().code.node(node).step else { return };
        if *may_decline && !sure {
            offers.offer(Action::Done);
        }
        for (nth, &first) in alternatives.iter().enumerate() {
            if self.could(first, seat) {
                offers.offer(Action::Choose(nth as u8));
            }
        }
    }

    pub(crate) fn choose(&mut self, node: NodeId, seat: Seat, source: Source, nth: u8) {
        if let Step::Choice { alternatives, .. } = &content().code.node(node).step
            && let Some(&first) = alternatives.get(usize::from(nth))
        {
            self.begin_effect(first, seat, source, true);
        }
    }

    /// The ways to pay for what follows in this step, discounts taken off, payable or not.
    pub(crate) fn ways_to_pay(&self, node: NodeId, seat: Seat) -> Ways {
        match content().code.node(node).step {
            Step::Pay { cost, unlocks: true, .. } => {
                cost.less(self.player(seat).traits().trade_discount).ways(0)
            }
            Step::Pay { cost, .. } => cost.ways(0),
            _ => Ways::new(),
        }
    }

    pub(crate) fn offer_payments(
        &self,
        node: NodeId,
        seat: Seat,
        sure: bool,
        offers: &mut impl Offers<Action>,
    ) {
        self.offer_ways(&self.ways_to_pay(node, seat), seat, sure, offers);
    }

    /// May be declined, unless it was just chosen and can be paid.
    pub(crate) fn offer_ways(&self, ways: &Ways, seat: Seat, sure: bool, offers: &mut impl Offers<Action>) {
        let goods = self.player(seat).goods;
        let payable = ways.iter().filter(|&&units| goods.cover(units));
        if !sure || payable.clone().next().is_none() {
            offers.offer(Action::Done);
        }
        payable.for_each(|&units| offers.offer(Action::Pay(units)));
    }

    /// What was just chosen and can be paid in one way only is paid; otherwise it is asked for.
    fn begin_payment(&mut self, node: NodeId, seat: Seat, source: Source, sure: bool, fate: &mut impl Fate) {
        match self.ways_to_pay(node, seat).as_slice() {
            &[only] if sure && self.player(seat).goods.cover(only) => {
                self.pay_for(node, seat, source, only, fate);
            }
            _ => self.stack.push(Frame::Pay { node, seat, source, sure }),
        }
    }

    /// TG-GEN-4: all of it; then what follows.
    pub(crate) fn pay_for(
        &mut self,
        node: NodeId,
        seat: Seat,
        source: Source,
        units: Units,
        fate: &mut impl Fate,
    ) {
        if let Step::Pay { then, unlocks, .. } = content().code.node(node).step {
            if unlocks {
                self.tell_trade_discount(seat, fate);
            }
            self.pay(seat, units, fate);
            self.begin_effect(then, seat, source, true);
        }
    }

    /// The repeated part, as long as it can be done.
    pub(crate) fn once_more(&mut self, node: NodeId, seat: Seat, source: Source, left: u8) {
        if left > 0 && self.could(node, seat) {
            self.stack.push(Frame::Times { node, seat, source, left: left - 1 });
            self.begin_effect(node, seat, source, false);
        }
    }
}

/// Main and secondary actions by whatever means.
impl Transgalactica {
    fn begin_action(&mut self, seat: Seat, main: bool, pick: Pick, sure: bool) {
        let (only, omni) = match pick {
            Pick::Area(area) if sure => return self.perform(seat, area, main),
            Pick::Area(area) => (Some(area), true),
            Pick::Any => (None, true),
            Pick::Other => (None, false),
        };
        self.stack.push(Frame::Area { seat, main, only, omni, sure });
    }

    pub(crate) fn offer_areas(
        &self,
        seat: Seat,
        main: bool,
        only: Option<Area>,
        omni: bool,
        sure: bool,
        offers: &mut impl Offers<Action>,
    ) {
        if !sure {
            offers.offer(Action::Done);
        }
        let wanted = |area: &Area| only.is_none_or(|only| only == *area) && (omni || *area != Area::Omni);
        for area in Area::ALL.into_iter().filter(wanted) {
            if self.could(action_of(area, main), seat) {
                offers.offer(Action::Area(area));
            }
        }
    }

    /// Performs the action of an area; cards that answer to it do so afterwards.
    pub(crate) fn perform(&mut self, seat: Seat, area: Area, main: bool) {
        match area {
            Area::Mining => self.fire(When::MiningAction, seat),
            Area::Exploration => self.fire(When::ExplorationAction, seat),
            Area::Omni
            | Area::Trading
            | Area::Technology
            | Area::Military
            | Area::Production
            | Area::Politics => {}
        }
        self.begin_effect(action_of(area, main), seat, Source::Action, false);
    }
}

/// The main or the secondary action of an area.
pub(crate) fn action_of(area: Area, main: bool) -> NodeId {
    let card = &content().areas[area as usize];
    if main { card.main } else { card.secondary }
}

/// Cards and skills that answer to something.
impl Transgalactica {
    /// Lets the cards that the seat has now, and its skill, answer once all above is done: a card claimed meanwhile
    /// does not (TG-RULING-54).
    pub(crate) fn fire(&mut self, when: When, seat: Seat) {
        self.fire_either(when, when, seat);
    }

    /// The same for two moments at once: a card that knows both answers once.
    pub(crate) fn fire_either(&mut self, when: When, or: When, seat: Seat) {
        let player = self.player(seat);
        let knows = |triggers: &[(When, NodeId)]| triggers.iter().any(|&(own, _)| own == when || own == or);
        let heard = player.techs.iter().any(|tech| knows(&tech.card().triggers))
            || player.skill.is_some_and(|skill| knows(&skill.card().triggers));
        if heard {
            let cards = player.techs;
            self.stack.push(Frame::Fire { when, or, seat, cards });
        }
    }

    pub(crate) fn fire_now(
        &mut self,
        when: When,
        or: When,
        seat: Seat,
        cards: TechSet,
        fate: &mut impl Fate,
    ) {
        let answer = |triggers: &[(When, NodeId)]| {
            triggers.iter().find(|&&(own, _)| own == when || own == or).map(|&(_, effect)| effect)
        };
        if let Some(skill) = self.player(seat).skill
            && let Some(effect) = answer(&skill.card().triggers)
        {
            fate.event(Event::SkillUsed { seat, skill });
            let source = if when == When::Setup { Source::Setup } else { Source::Skill };
            self.begin_effect(effect, seat, source, source == Source::Setup);
        }
        for tech in cards.iter() {
            if let Some(effect) = answer(&tech.card().triggers) {
                fate.event(Event::TechUsed { seat, tech });
                self.begin_effect(effect, seat, Source::Technology, false);
            }
        }
    }

    /// A card of the seat with something of this sort in force made a difference.
    pub(crate) fn tell_card(
        &self,
        seat: Seat,
        of_this_sort: impl Fn(&crate::content::Traits) -> bool,
        fate: &mut impl Fate,
    ) {
        let player = self.player(seat);
        if let Some(tech) = player.techs.iter().find(|tech| of_this_sort(&tech.card().traits)) {
            fate.event(Event::TechUsed { seat, tech });
        } else if let Some(skill) = player.skill.filter(|skill| of_this_sort(&skill.card().traits)) {
            fate.event(Event::SkillUsed { seat, skill });
        }
    }

    pub(crate) fn tell_trade_discount(&self, seat: Seat, fate: &mut impl Fate) {
        self.tell_card(seat, |traits| traits.trade_discount != Units::NONE, fate);
    }

    /// Is there a step still possible on the track by its main action or a reward (TG-LEVEL-4)?
    pub(crate) fn track_is_open(&self, seat: Seat, track: Track) -> bool {
        self.player(seat).can_advance(track) && (track != Track::Military || self.is_trained(seat))
    }
}
