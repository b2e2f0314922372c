//! The station: moons, modules, Return to Station, repairs.

mod modules;
mod moons;
mod returning;
