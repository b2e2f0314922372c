//! Newtypes for Unity's cards.

use super::content::{Ability, ActionCard, Commander, ConflictCard, Tables, UnityUpgrade, WheelSpace};
use crate::content::content;

fn tables() -> &'static Tables {
    &content().unity
}

orrery_kernel::ids! {
    "Escalation", tables;
    /// A Commander.
    CommanderId, CommanderSet(u8) => Commander in commanders;
    /// An ability of a Commander.
    AbilityId, AbilitySet(u16) => Ability in abilities;
    /// A space of a Command Wheel.
    WheelId, WheelSet(u64) => WheelSpace in wheel_spaces;
    /// An action card.
    ActionId, ActionSet(u32) => ActionCard in action_cards;
    /// A conflict card.
    ConflictId, ConflictSet(u32) => ConflictCard in conflict_cards;
    /// A Unity Upgrade.
    UnityUpgradeId, UnityUpgradeSet(u32) => UnityUpgrade in unity_upgrades;
}
