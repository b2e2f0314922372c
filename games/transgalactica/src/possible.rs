//! Could an effect change anything now? Only then may a worker be placed, a tile be used, an alternative be chosen
//! (TG-ACTION-4, TG-RULING-40).

use orrery_kernel::Seat;

use crate::content::content;
use crate::effect::{NodeId, Pick, Special, Step};
use crate::frame::{Expedition, Explore};
use crate::goods::Ways;
use crate::kinds::{Area, Track, Worker};
use crate::resolve::action_of;
use crate::state::{Phase, Transgalactica};

impl Transgalactica {
    /// Could any step of the effect change anything now?
    pub(crate) fn could(&self, effect: NodeId, seat: Seat) -> bool {
        content().code.steps(Some(effect)).any(|step| self.is_possible(step, seat))
    }

    /// Could the effect change anything once this worker is placed? A crew that is sent cannot also be given up for a
    /// wilderness planet (TG-RULING-12).
    pub(crate) fn could_with(&self, worker: Worker, effect: NodeId, seat: Seat) -> bool {
        if worker != Worker::Crew || self.player(seat).crew.ready != 1 {
            return self.could(effect, seat);
        }
        let mut sent = self.clone();
        sent.player_mut(seat).crew.ready = 0;
        sent.could(effect, seat)
    }

    /// Can one of the ways be paid? In the action phase Credits may be exchanged first (TG-FREE-1).
    pub(crate) fn can_pay(&self, ways: &Ways, seat: Seat) -> bool {
        let goods = self.player(seat).goods;
        let exchange = self.phase == Phase::Action;
        ways.iter().any(|&units| if exchange { goods.cover_by_exchange(units) } else { goods.cover(units) })
    }

    /// A step is impossible if it could change nothing.
    pub(crate) fn is_possible(&self, step: &Step, seat: Seat) -> bool {
        let player = self.player(seat);
        match *step {
            Step::Gain(_, count) => count > 0,
            Step::Vp(amount) => self.amount(amount, seat) > 0,
            Step::Advance { steps, track, free } => {
                steps > 0
                    && match track {
                        Some(track) => self.can_step(seat, track, free),
                        None => Track::ALL.into_iter().any(|track| self.can_step(seat, track, free)),
                    }
            }
            Step::Wake(count) => count > 0 && player.crew.frozen > 0,
            Step::Move(spaces) | Step::Colonize(spaces) => spaces > 0 && !player.ships.is_empty(),
            Step::Jump => self.jump_targets(seat).next().is_some(),
            Step::Wormhole => !player.ships.is_empty(),
            Step::Place { action_planet, free } => self.can_place(seat, action_planet, free),
            Step::ClaimTech => self.claimable(seat).next().is_some(),
            Step::TakeMission => self.missions_in_reach(seat).next().is_some(),
            Step::TakeMiningTile => self.mining.open.is_some() && player.mining.contains(&None),
            // Mining and gathering always can be done: the Central Planet yields.
            Step::Mine | Step::Gather | Step::Temp(..) | Step::ReuseMain => true,
            Step::Explore { both } => {
                let kind = if both { Expedition::Main } else { Expedition::Secondary };
                self.can_explore(&Explore::new(seat, kind))
            }
            Step::Main(pick) => self.could_perform(seat, true, pick),
            Step::Secondary(pick) => self.could_perform(seat, false, pick),
            Step::DoubleIncome => self.round < content().limits.rounds && !player.once.double_income,
            Step::ReuseBonus => self.reusable(seat).next().is_some(),
            Step::Pay { cost, then, unlocks } => {
                let discount = if unlocks { player.traits().trade_discount } else { Default::default() };
                self.can_pay(&cost.less(discount).ways(0), seat) && self.could(then, seat)
            }
            Step::Choice { ref alternatives, .. } => {
                alternatives.iter().any(|&first| self.could(first, seat))
            }
            Step::Times(times, inner) => times > 0 && self.could(inner, seat),
            Step::If(ref test, then, otherwise) => {
                let branch = if self.holds(test, seat) { then } else { otherwise };
                branch.is_some_and(|node| self.could(node, seat))
            }
            Step::Cap(..) => false,
            Step::Special(Special::ActivateMiningPlanets) => !self.mining_planets(seat).is_empty(),
            Step::Special(Special::SealedOrder) => player.log.iter().any(|&mission| {
                self.holds(&mission.card().require, seat)
                    || self.can_pay(&self.mission_ways(seat, mission), seat)
            }),
            Step::Special(Special::StockBonusTiles) => true,
        }
    }

    /// Mining first, as it always can be performed.
    fn could_perform(&self, seat: Seat, main: bool, pick: Pick) -> bool {
        match pick {
            Pick::Area(area) => self.could(action_of(area, main), seat),
            Pick::Any | Pick::Other => self.could(action_of(Area::Mining, main), seat),
        }
    }
}
