//! Why an action that is not offered is illegal: the first rule that stands against it.

mod pending;
mod reasons;

use orrery_kernel::{Illegal, RuleId, Seat};

use crate::action::Action;
use crate::kinds::Area;
use crate::state::Transgalactica;
use pending::asks_for;

type Why = (&'static str, &'static str);

const VOID: Why = ("TG-ACTION-4", "tg-why-void");

impl Transgalactica {
    pub(crate) fn reason_against(&self, seat: Seat, action: Action) -> Illegal {
        let (rule, why) = self.against(seat, action);
        Illegal::Rule { rule: RuleId(rule), why }
    }

    fn against(&self, seat: Seat, action: Action) -> Why {
        let Some(frame) = self.stack.top() else { return self.wrong_moment() };
        if is_free(action) {
            return self.against_free(seat, frame, action);
        }
        if !asks_for(frame, action) {
            return self.wrong_moment();
        }
        match action {
            Action::Wealth(_) if self.player(seat).wealth.is_some() => ("TG-DRAFT-3", "tg-why-has-one"),
            Action::Skill(_) if self.player(seat).skill.is_some() => ("TG-DRAFT-3", "tg-why-has-one"),
            Action::Wealth(_) | Action::Skill(_) => ("TG-DRAFT-1", "tg-why-drafted"),
            Action::Main(area) => self.against_main(seat, area),
            Action::Planet(worker, place) => self.against_planet(seat, worker, place),
            Action::Wildcard(worker) => self.against_wildcard(seat, worker),
            Action::Follow(worker) | Action::Promote(worker) => self.against_following(seat, worker, action),
            Action::Choose(_) => VOID,
            Action::Pay(units) => self.against_payment(seat, frame, units),
            Action::Advance(track) => self.against_step(seat, track),
            Action::Wake => ("TG-CREW-3", "tg-why-no-frozen-crew"),
            Action::Take(_) => ("TG-GEN-3", "tg-why-credit-is-no-resource"),
            Action::Sail(ship, to) | Action::Glide(ship, to) => {
                self.against_sailing(seat, frame, ship, to, action)
            }
            Action::Jump(ship, _, fare) => self.against_jump(seat, frame, ship, fare),
            Action::Settle(place) => self.against_settling(seat, frame, place),
            Action::Claim(tech) => self.against_claim(seat, tech),
            Action::Mission(mission) => self.against_mission(seat, frame, mission),
            Action::Waive(mission, waived) => self.against_order(seat, mission, waived),
            Action::Area(Area::Omni) => ("TG-OMNI-1", "tg-why-not-omni"),
            Action::Area(_) => VOID,
            Action::Gather(..) => ("TG-PRODUCTION-3", "tg-why-no-yield"),
            Action::Resolve(_) => ("TG-MINING-3", "tg-why-not-to-resolve"),
            Action::Berth(_) => ("TG-PIRATE-4", "tg-why-no-berth"),
            Action::Office(_) => ("TG-SENATE-3", "tg-why-office-taken"),
            Action::Reuse(_) => ("TG-RULING-67", "tg-why-void"),
            Action::Objective(_) => ("TG-SCORE-1", "tg-why-not-your-objective"),
            Action::Done
            | Action::Pass
            | Action::Fight(_)
            | Action::Exchange(_)
            | Action::Use(_)
            | Action::Stock(_)
            | Action::Fulfil(_)
            | Action::Senate(_)
            | Action::Card(_) => self.wrong_moment(),
        }
    }

    /// The rule of the pending decision: something else is asked.
    fn wrong_moment(&self) -> Why {
        (self.pending_rule(), "tg-why-something-else")
    }
}

fn is_free(action: Action) -> bool {
    matches!(
        action,
        Action::Fight(_)
            | Action::Exchange(_)
            | Action::Use(_)
            | Action::Stock(_)
            | Action::Fulfil(_)
            | Action::Senate(_)
            | Action::Card(_)
    )
}
