//! Paying: in full, with credits for materials, with moons abandoned on the way (AE-RES-6, AE-FREE-12, AE-RULING-21),
//! and giving resources up.

use orrery_kernel::{Offers, Seat};

use crate::action::Action;
use crate::content::{Content, content};
use crate::effect::{Res, Step};
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::{Frame, Then};
use crate::ids::{ModuleId, TacticId};
use crate::kinds::{Resource, Side};
use crate::state::AndromedasEdge;
use crate::units::{Cost, Units};
use crate::unity::Cause;

impl AndromedasEdge {
    /// May the player abandon moons now? Own turn, no event (AE-FREE-4).
    pub(crate) fn may_abandon(&self, seat: Seat) -> bool {
        self.is_on_turn(seat) && self.event.is_none()
    }

    /// What the player could pay with: holdings, and claimed moons where they may be abandoned.
    pub(crate) fn purse(&self, seat: Seat) -> (Units, u8) {
        let player = self.player(seat);
        let (mut held, mut wild) = (player.holdings(), 0);
        if self.may_abandon(seat) {
            for &moon in &player.moons {
                let (units, any) = Content::yields(moon);
                Resource::ALL.into_iter().for_each(|resource| held.add(resource, units.get(resource)));
                wild += any;
            }
        }
        (held, wild)
    }

    /// Can it be paid in full?
    pub(crate) fn can_pay(&self, seat: Seat, cost: Cost, minus: u8) -> bool {
        let (held, wild) = self.purse(seat);
        cost.is_payable(minus, held, wild)
    }

    /// A cost with the resources of the input moon in place of the word (AE-MODULE-14).
    pub(crate) fn actual_cost(&self, cost: Cost, seat: Seat, module: Option<ModuleId>) -> Cost {
        if !cost.moon_input {
            return cost;
        }
        let moon = module.and_then(|module| self.berth(seat, module).input.moon());
        moon.map_or(Cost::default(), |moon| moon.card().shows)
    }

    pub(crate) fn has_moons_to_pay(&self, seat: Seat, moons: u8) -> bool {
        self.player(seat).moons.len() >= usize::from(moons)
    }

    /// What this payment costs.
    pub(crate) fn price(&self, then: Then, seat: Seat) -> Cost {
        match then {
            Then::Effect(node, context) => match content().code.node(node).step {
                Step::Pay { cost, .. } => self.actual_cost(cost, seat, context.module),
                _ => Cost::default(),
            },
            Then::Module(module) => self.module_cost(module),
            Then::Ship(ship) => content().ships[ship as usize].cost,
            Then::Development(space) => self.development_cost(space),
        }
    }

    pub(crate) fn offer_payments(
        &self,
        then: Then,
        seat: Seat,
        minus: u8,
        sure: bool,
        offers: &mut impl Offers<Action>,
    ) {
        let cost = self.price(then, seat);
        let payable = self.can_pay(seat, cost, minus) && self.has_moons_to_pay(seat, cost.moons);
        if !sure || !payable {
            offers.offer(Action::Done);
        }
        if cost.moons > 0 {
            self.player(seat).moon_kinds().for_each(|moon| offers.offer(Action::Moon(moon)));
        } else {
            cost.offer(minus, self.player(seat).holdings(), Action::Pay, offers);
        }
    }

    /// AE-RES-11: all of it, then what follows. Cards are chosen one by one.
    pub(crate) fn pay(&mut self, seat: Seat, then: Then, units: Units, fate: &mut impl Fate) {
        self.stack.push(Frame::Paid { then, seat });
        let cards = units.get(Resource::Tactics);
        self.player_mut(seat).stored.take(Units(with_no_cards(units)));
        if units != Units::NONE {
            fate.event(Event::Paid { seat, units });
        }
        if cards > 0 {
            self.stack.push(Frame::Discard { seat, left: cards, to: None });
        }
    }

    /// It is paid: what was bought.
    pub(crate) fn paid(&mut self, seat: Seat, then: Then, fate: &mut impl Fate) {
        match then {
            Then::Effect(node, context) => {
                if let Step::Pay { then, .. } = content().code.node(node).step {
                    self.begin_effect(then, context.surely());
                }
            }
            Then::Module(module) => self.take_module(seat, module),
            Then::Ship(ship) => self.build_ship(seat, ship, fate),
            Then::Development(space) => self.build_development(seat, space, fate),
        }
    }

    /// Whoever declines to pay for something repeated has had enough of it.
    pub(crate) fn decline_payment(&mut self) {
        if matches!(self.stack.top(), Some(Frame::Times { .. })) {
            self.stack.pop();
        }
    }

    /// As many as there are; all of them without asking.
    pub(crate) fn begin_losing(&mut self, seat: Seat, res: Res, count: u8, to: Option<Side>) {
        let left = count.min(self.can_lose(seat, res));
        let from = Resource::Energy;
        if left > 0 {
            self.stack.push(Frame::Lose { seat, left, res, from, to });
        }
    }

    /// Kinds in a fixed order, so that the same loss is offered once.
    pub(crate) fn offer_losses(
        &self,
        seat: Seat,
        left: u8,
        res: Res,
        from: Resource,
        offers: &mut impl Offers<Action>,
    ) {
        let held = self.player(seat).holdings();
        let enough = |kind: Resource| {
            let rest = Resource::ALL.into_iter().filter(|&other| other >= kind && res.allows(other));
            rest.map(|other| held.get(other)).sum::<u8>() >= left
        };
        for kind in Resource::ALL.into_iter().filter(|&kind| kind >= from && res.allows(kind)) {
            if held.get(kind) > 0 && enough(kind) {
                offers.offer(Action::Give(kind));
            }
        }
    }

    /// One unit goes to the supply, or to somebody; all cards at the end, chosen one by one.
    pub(crate) fn lose_kind(
        &mut self,
        seat: Seat,
        (left, res, to): (u8, Res, Option<Side>),
        kind: Resource,
        fate: &mut impl Fate,
    ) {
        if kind == Resource::Tactics {
            self.stack.push(Frame::Discard { seat, left, to });
            return;
        }
        if left > 1 {
            self.stack.push(Frame::Lose { seat, left: left - 1, res, from: kind, to });
        }
        self.player_mut(seat).stored.take(Units::of(kind, 1));
        if let Some(to) = to.and_then(Side::seat) {
            self.player_mut(to).stored.add(kind, 1);
            fate.event(Event::Given { from: seat, to, resource: kind });
            return;
        }
        fate.event(Event::Lost { seat, resource: kind, count: 1 });
        if to == Some(Side::UNITY) {
            self.unity_draws(1, Cause::Taken, fate);
        }
    }

    /// A card leaves the hand: to the discard pile, or unseen to somebody (AE-T10).
    pub(crate) fn drop_card(&mut self, seat: Seat, card: TacticId, to: Option<Side>, fate: &mut impl Fate) {
        self.player_mut(seat).hand.remove(card);
        if to == Some(Side::UNITY) {
            return self.unity_takes_card(seat, card, fate);
        }
        match to.and_then(Side::seat) {
            Some(to) => {
                self.player_mut(to).hand.add(card);
                let eyes = self.eyes(seat).iter().chain(self.eyes(to).iter()).collect();
                fate.event(Event::CardGiven { from: seat, to, card: Some(card), eyes });
            }
            None => {
                self.discard.add(card);
                fate.event(Event::Discarded { seat, card });
            }
        }
    }

    /// Is the player bound to pay something, or to activate a base?
    pub(crate) fn is_bound(&self, seat: Seat) -> bool {
        self.stack.frames().iter().any(|frame| match *frame {
            Frame::Pay { seat: own, sure, .. } => own == seat && sure,
            Frame::BeforeActivation(own) | Frame::Activation(own) => {
                own == seat && self.base_to_activate().is_some()
            }
            _ => false,
        })
    }

    /// With these holdings and the claimed moons, can everything be paid that the player is bound to pay
    /// (AE-RULING-33)?
    pub(crate) fn can_still_pay(&self, seat: Seat, held: Units) -> bool {
        let (with_moons, wild) = self.purse(seat);
        let mut purse = held;
        let own = self.player(seat).holdings();
        for resource in Resource::ALL {
            purse.add(resource, with_moons.get(resource).saturating_sub(own.get(resource)));
        }
        self.stack.frames().iter().all(|frame| match *frame {
            Frame::Pay { then, seat: payer, minus, sure: true } if payer == seat => {
                self.price(then, seat).is_payable(minus, purse, wild)
            }
            Frame::BeforeActivation(own) | Frame::Activation(own) if own == seat => {
                self.base_to_activate().is_none_or(|base| self.can_activate(seat, base, (purse, wild), 0))
            }
            _ => true,
        })
    }
}

fn with_no_cards(units: Units) -> [u8; 6] {
    let mut units = units.0;
    units[Resource::Tactics as usize] = 0;
    units
}
