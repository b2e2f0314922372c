//! Andromeda's Edge: the complete rules of the base game with every option, for 2 to 4 players, and Unity against 1 to 3.
//!
//! Rules by chapter, named like the ledger (`docs/rules/andromedas-edge.md`): `setup`, `turn`, `launch`, `activate` (regions
//! and Alliance Bases), `moons` and their slots, `raiders`, `station` (Return to Station), `free` actions, `tactics` cards and
//! the windows in which they answer, `triggers` (abilities), `ships` and upgrades, `modules`, `developments`, `tracks`,
//! `events`, `battle` and its `outcome`, `damage`, `repair`, `scoring`, `team` (2v2). What a card does is read from
//! `content/andromedas-edge*.toml` (`load`, `load_cards`, `lower`, `vocabulary`) into typed steps (`effect`) and carried out
//! by `resolve`; `possible` says whether an effect could change anything; `payments` takes what things cost (`units`).
//!
//! Where the ledger leaves the form to the program: a decision with several parts is a run of small ones in a fixed order;
//! a single choice is made without asking unless that would tell a secret (`asking`); slotting moons and moving industry
//! modules are offered to everybody, asked or not, modules only as often in a row as reaches any order; of the parts of a
//! benefit that may be forgone (AE-RULING-24) only VP that would trigger the end are asked for; after three refusals in a
//! turn a teammate is offered nothing more. Place 4 of [`Side`] and the fifth colour of ships and leaders are those of
//! Unity, the contender without a seat, which the [`unity`] module plays.
//!
//! Start reading at [`AndromedasEdge`] in `state.rs` and at `game.rs`, which asks, offers and goes on. Depends on the kernel
//! and on the effect language, on nothing else.

mod action;
mod activate;
mod answering;
mod appraise;
mod asking;
#[cfg(feature = "scenario")]
mod audit;
mod battle;
mod battle_state;
mod board;
mod content;
mod counts;
mod damage;
mod developments;
mod effect;
mod event;
mod events;
mod fate;
mod frame;
mod free;
mod game;
mod ids;
mod imagine;
mod kinds;
mod launch;
mod load;
mod load_cards;
mod load_map;
mod lower;
mod modules;
mod moons;
mod notation;
mod options;
mod outcome;
mod payments;
mod player;
mod possible;
mod raiders;
mod repair;
mod resolve;
#[cfg(feature = "scenario")]
pub mod scenario;
mod scoring;
mod settings;
mod setup;
mod ships;
mod spelled;
mod squad;
mod state;
mod station;
mod tactics;
mod team;
mod told;
mod tracks;
mod triggers;
mod turn;
mod units;
pub mod unity;
mod view;
mod vocabulary;
mod why_not;
mod words;

pub use action::{Action, Place, Thing};
pub use content::{Content, Mark, SOURCES, Stats, content};
pub use effect::NodeId;
pub use event::Event;
pub use frame::{Context, Frame, Part, Point, Then};
pub use ids::{
    BaseId, DestinyId, DiscoveryId, EventId, FactionId, Finds, Hand, ModuleId, MoonId, PlanetId, RaiderId,
    SpaceId, SpaceSet, SpecialId, TacticId, TokenId, UpgradeId,
};
pub use kinds::{CardType, Class, Power, Resource, Ship, Side, Source, Track, When};
pub use options::{Deck, Length, Limits, Options, Special};
pub use player::{Berth, Dock, Player, Slot};
pub use scoring::Sheet;
pub use squad::{Fleet, Squad};
pub use state::{AndromedasEdge, Bonus, Marker, Moons, Raiders, Site, Tile, Turn};
pub use units::{Cost, Units};
pub use view::{Rival, View};
