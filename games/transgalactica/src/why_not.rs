//! Why an action that is not offered is illegal: the first rule that stands against it.
use orrery_kernel::{Illegal, RuleId, Seat};
use crate::action::Action;
use crate::state::Transgalactica;
impl Transgalactica {
    pub(crate) fn reason_against(&self, _: Seat, _: Action) -> Illegal {
        Illegal::Rule { rule: RuleId("TG-ACTION-1"), why: "tg-why-something-else" }
    }
}
