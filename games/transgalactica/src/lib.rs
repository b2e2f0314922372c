//! Transgalactica: the complete rules of the game of exploration, science and intrigue, for 2 to 5 players.
//!
//! Rules by chapter, named like the ledger (`docs/rules/transgalactica.md`): `setup` and `draft`, `income`, `turn` with
//! its turn actions, `follow`, `free` actions, `maintenance` with the Priority Track, `senate`, `explore` with
//! wormholes, `outposts` with pirates, `mining`, `tracks` (levels, Military, Trading), `technology`, `production`,
//! `missions`, `bonus` tiles, `scoring`. What a card does is read from `content/transgalactica.toml` (`load`,
//! `load_galaxy`, `lower`, `vocabulary`) into typed steps (`effect`) and carried out by `resolve`; `possible` says
//! whether an effect could change anything.
//!
//! Start reading at [`Transgalactica`] in `state.rs` and at `game.rs`, which asks, offers and goes on. Depends on the
//! kernel and on the effect language, on nothing else.

mod action;
mod appraise;
#[cfg(feature = "scenario")]
mod audit;
mod bonus;
mod content;
mod counts;
mod draft;
mod effect;
mod event;
mod explore;
mod fate;
mod follow;
mod frame;
mod free;
mod game;
mod goods;
mod ids;
mod income;
mod items;
mod kinds;
mod load;
mod lower;
mod maintenance;
mod mining;
mod missions;
mod notation;
mod options;
mod outposts;
mod place;
mod player;
mod possible;
mod production;
mod resolve;
#[cfg(feature = "scenario")]
pub mod scenario;
mod scoring;
mod senate;
mod setup;
mod spelled;
mod state;
mod technology;
mod told;
mod tracks;
mod turn;
mod view;
mod vocabulary;
mod why_not;
mod words;

pub use action::{Action, Fare};
pub use content::{
    AreaCard, Bonus, Content, Decree, Fleet, Limits, Map, MiningTile, Mission, Objective, Office,
    OutpostSlot, Pirate, Planet, Pool, Power, Row, SOURCE, Skill, Space, Technology, TileColor, TrackCard,
    Traits, Wealth, When, content,
};
pub use effect::{Amount, Atom, Code, Counter, Node, NodeId, Pick, Special, Step, Test};
pub use event::Event;
pub use frame::{Expedition, Explore, Frame};
pub use goods::{Cost, Good, Units, Ways};
pub use ids::{
    Bag, BonusId, BonusSet, DecreeId, DecreeSet, FleetId, FleetSet, MiningId, MiningSet, MissionId,
    MissionSet, ObjectiveId, ObjectiveSet, OfficeId, OfficeSet, PirateId, PirateSet, PlanetId, PlanetSet,
    SkillId, SkillSet, TechId, TechSet, WealthId, WealthSet,
};
pub use items::{Item, ItemSet, Thing};
pub use kinds::{Area, Color, MissionKind, PlanetType, Source, Track, Waived, Worker};
pub use options::Options;
pub use place::{Place, PlaceSet};
pub use player::{Crew, Once, Player};
pub use scoring::Sheet;
pub use state::{Bench, Mining, Missions, Phase, Site, Transgalactica};
pub use view::{OpenMissions, Rival, View};
