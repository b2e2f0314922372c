//! What the pending decision is about: its rule, and the answers it wants.

use crate::action::Action;
use crate::frame::Frame;
use crate::state::Transgalactica;

impl Transgalactica {
    /// The rule that the pending decision comes from.
    pub(crate) fn pending_rule(&self) -> &'static str {
        let Some(frame) = self.stack.top() else { return "TG-END-1" };
        match frame {
            Frame::Draft(nth) if *nth < self.count() => "TG-DRAFT-2",
            Frame::Draft(_) => "TG-DRAFT-3",
            Frame::Turn(_) => "TG-ACTION-1",
            Frame::After(_) => "TG-ACTION-5",
            Frame::Follow { .. } => "TG-FOLLOW-1",
            Frame::Choice { .. } | Frame::Wake { .. } => "TG-GEN-7",
            Frame::Pay { .. } => "TG-GEN-4",
            Frame::Advance { .. } => "TG-LEVEL-3",
            Frame::AnyGood { .. } => "TG-GEN-3",
            Frame::Explore(explore) if explore.is_action() => "TG-EXPLORE-1",
            Frame::Explore(_) => "TG-EXPLORE-7",
            Frame::Jump { .. } => "TG-WORMHOLE-4",
            Frame::Settle { .. } => "TG-OUTPOST-3",
            Frame::ClaimTech { .. } => "TG-TECH-3",
            Frame::TakeMission { .. } => "TG-MISSION-2",
            Frame::PutBack { .. } => "TG-MISSION-3",
            Frame::Area { .. } => "TG-ACTION-7",
            Frame::Gather { .. } => "TG-PRODUCTION-3",
            Frame::Items { .. } if self.phase == crate::state::Phase::Income => "TG-INCOME-8",
            Frame::Items { .. } => "TG-MINING-3",
            Frame::Berth { .. } => "TG-PIRATE-4",
            Frame::Office { .. } => "TG-SENATE-3",
            Frame::Fulfil { .. } => "TG-MISSION-5",
            Frame::SealedOrder { .. } => "TG-TECHCARD-30",
            Frame::Reuse { .. } => "TG-TECHCARD-13",
            Frame::Objectives => "TG-SCORE-1",
            Frame::Do { .. }
            | Frame::Times { .. }
            | Frame::Fire { .. }
            | Frame::Free
            | Frame::Begin(_)
            | Frame::FirstOutpost(_)
            | Frame::FirstTile(_)
            | Frame::BeginRound
            | Frame::Income(_)
            | Frame::IncomeItems(_)
            | Frame::BeginActions
            | Frame::PlanetTile { .. }
            | Frame::Refill
            | Frame::NextTurn(_) => "TG-ROUND-1",
        }
    }
}

/// Is this the kind of answer that the decision wants?
pub(super) fn asks_for(frame: &Frame, action: Action) -> bool {
    match frame {
        Frame::Draft(_) => matches!(action, Action::Wealth(_) | Action::Skill(_)),
        Frame::Turn(_) => matches!(action, Action::Main(_) | Action::Planet(..) | Action::Wildcard(_)),
        Frame::Follow { .. } => matches!(action, Action::Follow(_) | Action::Promote(_)),
        Frame::Choice { .. } => matches!(action, Action::Choose(_)),
        Frame::Pay { .. } | Frame::Fulfil { .. } => matches!(action, Action::Pay(_)),
        Frame::Advance { .. } => matches!(action, Action::Advance(_) | Action::Pay(_)),
        Frame::Wake { .. } => matches!(action, Action::Wake),
        Frame::AnyGood { .. } => matches!(action, Action::Take(_)),
        Frame::Explore(_) => {
            matches!(action, Action::Sail(..) | Action::Glide(..) | Action::Jump(..) | Action::Settle(_))
        }
        Frame::Jump { .. } => matches!(action, Action::Jump(..)),
        Frame::Settle { .. } => matches!(action, Action::Settle(_)),
        Frame::ClaimTech { .. } => matches!(action, Action::Claim(_)),
        Frame::TakeMission { .. } | Frame::PutBack { .. } => matches!(action, Action::Mission(_)),
        Frame::Area { .. } => matches!(action, Action::Area(_)),
        Frame::Gather { .. } => matches!(action, Action::Gather(..)),
        Frame::Items { .. } => matches!(action, Action::Resolve(_)),
        Frame::Berth { .. } => matches!(action, Action::Berth(_)),
        Frame::Office { .. } => matches!(action, Action::Office(_)),
        Frame::SealedOrder { .. } => matches!(action, Action::Waive(..)),
        Frame::Reuse { .. } => matches!(action, Action::Reuse(_)),
        Frame::Objectives => matches!(action, Action::Objective(_)),
        Frame::After(_)
        | Frame::Do { .. }
        | Frame::Times { .. }
        | Frame::Fire { .. }
        | Frame::Free
        | Frame::Begin(_)
        | Frame::FirstOutpost(_)
        | Frame::FirstTile(_)
        | Frame::BeginRound
        | Frame::Income(_)
        | Frame::IncomeItems(_)
        | Frame::BeginActions
        | Frame::PlanetTile { .. }
        | Frame::Refill
        | Frame::NextTurn(_) => false,
    }
}
