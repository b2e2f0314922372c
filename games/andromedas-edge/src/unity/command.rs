//! The Command Wheel, return turns, and what answers to a moment (UN-TURN-5, UN-RETURN).

use super::content::Moment;
use super::event::Told;
use super::ids::{AbilityId, UnityUpgradeId};
use super::pending::{Cause, Pending};
use crate::effect::NodeId;
use crate::event::Event;
use crate::fate::Fate;
use crate::frame::Context;
use crate::kinds::{Ship, Side, Source};
use crate::squad::Fleet;
use crate::state::AndromedasEdge;

/// Upgrades follow two places for abilities of the Commander.
const UPGRADES: usize = 2;

/// VP for each ship left in the scrapyard (UN-RETURN-4).
const SCRAP_VP: u8 = 2;

/// Ships that are neither in the bay nor part of a development.
pub(super) fn away(fleet: &Fleet) -> u8 {
    fleet.on_board() + fleet.scrapped.len() + fleet.barge.len()
}

impl AndromedasEdge {
    /// The Command marker moves one space, with its bonus.
    pub(super) fn command(&mut self, fate: &mut impl Fate) {
        let moved = self.with_unity(|unity| {
            unity.wheel = unity.wheel % 8 + 1;
            Some((unity.wheel_space(unity.wheel), unity.wheel))
        });
        let Some((space, number)) = moved else { return };
        fate.event(Event::Unity(Told::Wheel { space, number }));
        self.begin_effect(space.card().effect, Context::of(Side::UNITY, Source::Upgrade));
    }

    /// UN-RETURN-2 to -6.
    pub(super) fn begin_unity_return(&mut self, fate: &mut impl Fate) {
        let last = self.unity().is_some_and(|unity| unity.last);
        fate.event(Event::Unity(Told::Returns { last }));
        self.ask_unity_in_order([
            Pending::Develop { because: Cause::Return },
            Pending::CountShips,
            Pending::March,
            Pending::Scrapyard,
            Pending::ComeHome,
            Pending::EndTurn,
        ]);
        self.unity_answers(Moment::ReturnStart);
    }

    pub(super) fn count_ships(&mut self) {
        let fleet = self.unity_fleet();
        let due = fleet.on_board() + fleet.barge.len();
        self.with_unity(|unity| (unity.due, unity.marching) = (due, true));
    }

    /// One step for each ship counted, and for each that reaches the barge meanwhile.
    pub(super) fn march(&mut self, fate: &mut impl Fate) {
        let goes_on = self.with_unity(|unity| {
            unity.marching = unity.due > 0;
            unity.due = unity.due.saturating_sub(1);
            unity.marching
        });
        if goes_on {
            self.ask_unity(Pending::March);
            self.command(fate);
        }
    }

    pub(super) fn score_scrapyard(&mut self, fate: &mut impl Fate) {
        let scrapped = self.unity_fleet().scrapped.len();
        self.unity_scores(SCRAP_VP * scrapped, Cause::Return, fate);
    }

    /// UN-RETURN-5: all ships on the board, in the scrapyard and in the barge.
    pub(super) fn come_home(&mut self, fate: &mut impl Fate) {
        let fleet = self.unity_fleet_mut();
        let mut all = std::mem::take(&mut fleet.bay);
        all.join(std::mem::take(&mut fleet.scrapped));
        all.join(std::mem::take(&mut fleet.barge));
        fleet.board.iter_mut().for_each(|squad| all.join(std::mem::take(squad)));
        self.with_unity(|unity| (unity.bay, unity.shields) = (0, [0; 4]));
        all.ships().for_each(|ship: Ship| self.put_in_bay(ship));
        fate.event(Event::Unity(Told::AllReturned));
    }

    /// Lets whatever Unity has answer to the moment.
    pub(super) fn unity_answers(&mut self, when: Moment) {
        let mut left = 0u16;
        for nth in 0..16 {
            left |= u16::from(self.answer_of(nth).is_some_and(|answer| answer.0 == when)) << nth;
        }
        if left != 0 {
            self.ask_unity(Pending::Answers { when, left });
        }
    }

    fn abilities(&self) -> impl Iterator<Item = AbilityId> {
        let commander = self.unity().map(|unity| unity.commander);
        AbilityId::all().filter(move |ability| Some(ability.card().commander) == commander)
    }

    fn upgrade_at(&self, nth: usize) -> Option<UnityUpgradeId> {
        self.unity()?.upgrades.get(nth.checked_sub(UPGRADES)?).copied()
    }

    /// The moment and the effect of what stands at this place.
    fn answer_of(&self, nth: usize) -> Option<(Moment, NodeId)> {
        if nth < UPGRADES {
            return self.abilities().nth(nth).map(|it| (it.card().when, it.card().effect));
        }
        self.upgrade_at(nth).map(|it| (it.card().when, it.card().effect))
    }

    /// Its name, where the Conn holder is asked for an order.
    pub(crate) fn answering_unity(&self, nth: u8) -> Option<orrery_kernel::Name> {
        if !matches!(self.stack.top(), Some(crate::frame::Frame::Unity(_))) {
            return None;
        }
        let ability = self.abilities().nth(nth.into()).filter(|_| usize::from(nth) < UPGRADES);
        let upgrade = self.upgrade_at(nth.into());
        ability.map(|it| it.card().name.get()).or(upgrade.map(|it| it.card().name.get()))
    }

    pub(super) fn unity_answer(&mut self, when: Moment, left: u16, nth: u8, fate: &mut impl Fate) {
        let rest = left & !(1 << nth);
        if rest != 0 {
            self.ask_unity(Pending::Answers { when, left: rest });
        }
        let Some((_, effect)) = self.answer_of(nth.into()) else { return };
        let context = Context::of(Side::UNITY, Source::Upgrade);
        if !self.could(effect, context) {
            return;
        }
        match self.upgrade_at(nth.into()) {
            Some(upgrade) => fate.event(Event::Unity(Told::UpgradeUsed { upgrade })),
            None => {
                let ability = self.abilities().nth(nth.into());
                ability.into_iter().for_each(|ability| fate.event(Event::Unity(Told::Ability { ability })));
            }
        }
        self.begin_effect(effect, context);
    }
}
