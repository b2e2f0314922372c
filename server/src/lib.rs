//! Tables over HTTP and WebSocket: matches of every game, kept in a store, open to whoever holds a ticket.
//!
//! [`hub`] holds the open tables: one task per table that decides, makes durable, commits and tells. [`http`] is the
//! border: routes, roles, tickets, limits, headers. The hub knows no HTTP, the border no rule.
//!
//! Nothing is kept in memory that is not in the store first: a node can be killed at any moment, and any other node on
//! the same store goes on. Start reading at `hub/table.rs`.

pub mod config;
pub mod http;
pub mod hub;
pub mod metrics;

pub use config::Config;
pub use http::{App, serve};
pub use hub::Hub;
pub use metrics::Metrics;
