//! Rocket Dice: the complete rules of the dice-swapping space game, for 2 to 4 players.
//!
//! Rules by chapter, named like the ledger (`docs/rules/rocket-dice.md`): `setup`, `turn`, `recruit` (with the
//! reroll), `build` (activate, colonize, conquer, moons), `conquest` (its dice), `station`, `scrapyard`, `cards`
//! (alliances and VP cards), `battle`, `empire`, `refill`, `scoring`. What a card does is read from
//! `content/rocket-dice.toml` (`load`, `lower`) into typed steps (`effect`) and carried out by `resolve`.
//!
//! Start reading at [`RocketDice`] in `state.rs` and at `game.rs`, which asks, offers and goes on. Depends on the
//! kernel and on the effect language, on nothing else.

mod action;
mod appraise;
#[cfg(feature = "scenario")]
mod audit;
mod battle;
mod build;
mod cards;
mod conquest;
mod content;
mod count;
mod dice;
mod effect;
mod empire;
mod event;
mod fate;
mod frame;
mod galaxy;
mod game;
mod glance;
mod ids;
mod lines;
mod load;
mod lower;
mod notation;
mod options;
mod payments;
mod recruit;
mod refill;
mod resolve;
#[cfg(feature = "scenario")]
pub mod scenario;
mod scoring;
mod scrapyard;
mod setup;
mod state;
mod station;
mod triples;
mod turn;
mod view;
mod why_not;
mod words;

pub use action::{Action, Ends};
pub use content::{
    Ability, Alliance, Battle, Content, Empire, Face, Gift, Limits, Moon, Planet, SOURCE, Scope, Scrapyard,
    Setup, Space, StationSet, VpCard, When, content,
};
pub use dice::{Color, Colors, DiceSet, Die, FleetDie};
pub use effect::{
    Amount, Atom, Change, Cmp, Code, Counter, DiceStep, Node, NodeId, Resource, Special, Step, Test, Thing,
    Which,
};
pub use event::Event;
pub use frame::{Arrange, Drawn, Frame, Moment};
pub use galaxy::{CELLS, Cell, Galaxy, Line, SIDE, Side, Whole};
pub use ids::{
    AllianceId, AllianceSet, BattleId, BattleSet, EmpireId, EmpireSet, FaceId, FaceSet, MoonId, MoonSet,
    PlanetId, PlanetSet, SetId, SetSet, SpaceId, SpaceSet, VpCardId, VpCardSet,
};
pub use options::Options;
pub use scoring::Sheet;
pub use state::{Battles, Deed, Ending, MAX_PLAYERS, Player, RocketDice, Tucked, Turn};
pub use triples::Triple;
pub use view::{Back, Field, Pile, Rival, View};
