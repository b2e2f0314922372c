//! Unity, the automa of the book "Escalation": a contender that is no seat, against 1 to 3 players.
//!
//! **What it is.** Unity has a colour of its own, [`Side::UNITY`](crate::Side::UNITY): its ships are the fifth of the fleets, its leaders the
//! fifth colour in the regions, its developments stand on planets like anybody's. Everything else it has is in [`Unity`], which
//! the position holds behind one pointer that copies share until one of them changes it: a game without Unity pays one null
//! check, and looking ahead on a copy allocates nothing. Cards, wheels, Commanders, upgrades are read
//! from `content/escalation.toml` (`content.rs`, `load.rs`) into the code of effects that the base cards use too.
//!
//! **How it plays.** Its turn is a run of frames like a player's ([`Pending`]): a die and an action card say which ship goes where
//! (`turn.rs`, `target.rs`), then come the region, leaders, icons, raiders, the base game's battle, the next card. A roll for an
//! empty section is a return turn (`command.rs`: the Command Wheel). Nothing is searched: each step looks at the board once.
//!
//! **What it gets.** `gains.rs` has the ways in which Unity gains (cards, moons, modules, tokens, upgrades, track steps), `works.rs` repairs,
//! developments and leaders, `effects.rs` what every effect of the base game means for it (UN-EFFECT-2) and what its own verbs do,
//! `battle.rs` its part of battles, `damage.rs` what is done to it, `scoring.rs` the end.
//!
//! **Who decides.** Where the ledger leaves Unity a choice, the frame lists the candidates (`conn.rs`). With two or more the Conn
//! holder is asked, as an ordinary decision of that seat; with one, or with the automatic Conn, the frame goes on by itself.
//! `order.rs` says who follows whom and passes the Conn.
//!
//! **What is told.** Each event carries its [`Cause`]: the card, the wheel space, the ability or the rule that made Unity do it.
//! The cause of an effect is found by the place of its code, so that nothing is carried along.
//!
//! **Where the base knows of it.** By name: `contenders`, `active_side`, `are_opposed` (`order.rs`) where players are gone through;
//! `unity_carries_out` and `unity_could` where an effect is done or tried; `unity_escalates`, `unity_negotiates`,
//! `unity_prepares`, `unity_has_rolled`, `reward_unity`, `unity_lost`, `damage_defeated_unity` in the steps of a battle;
//! `next_contender` and `pass_the_conn` at the end of a turn and of an event; `probe_follows` at a launch.

#[cfg(feature = "scenario")]
mod audit;
mod battle;
mod command;
mod conn;
mod content;
mod damage;
mod effects;
mod event;
mod gains;
mod ids;
mod load;
mod options;
mod order;
mod pending;
mod scoring;
mod setup;
pub(crate) mod state;
mod target;
mod told;
mod turn;
mod view;
mod works;

pub use content::{
    Ability, ActionCard, Commander, ConflictCard, Count, Dir, Moment, Pick, SOURCE, Stat, Tables, Target,
    UnityUpgrade, Verb, WheelSpace,
};
pub use event::{Chosen, Told};
pub use ids::{AbilityId, ActionId, CommanderId, ConflictId, UnityUpgradeId, WheelId};
pub use options::Foe;
pub use pending::{Cause, Pending};
pub use scoring::UnitySheet;
pub use state::Unity;
pub use view::SeenUnity;
