//! The border: HTTP in front of the hub.
//!
//! Every request crosses `border.rs` (who asks, how often, security headers) and passes the `door.rs` of its route (may
//! they do that, from that page, about that match) before a handler sees it. What there is stands in `routes.rs`, who may do it
//! in `roles.rs`. Handlers: `house.rs`, `lobby.rs`, `tables.rs`, `seats.rs`, `past.rs`, `listen.rs`; `client.rs` serves the browser
//! client wherever no route is.

mod address;
mod body;
mod border;
mod client;
mod door;
mod house;
mod limits;
mod listen;
mod lobby;
mod names;
mod openapi;
mod origin;
mod past;
mod refusal;
mod roles;
mod routes;
mod seats;
mod serve;
mod socket;
mod tables;
mod ticket;
mod visitor;

use std::sync::Arc;

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::{MethodRouter, on};

use crate::{Config, Hub, Metrics};
use limits::Limits;

pub use door::Access;
pub use openapi::document;
pub use refusal::Refusal;
pub use roles::Rank;
pub use routes::{Endpoint, Method, ROUTES, Route};
pub use serve::serve;
pub use ticket::hash;
pub use visitor::{Peer, Visitor};

/// Parts of the program that at the level of traces print whole messages, and with them what only their reader may know.
/// No log of a server may show that level of theirs.
pub const NEVER_TRACED: [&str; 2] = ["tungstenite", "tokio_tungstenite"];

/// All that a request may need.
pub struct App {
    config: Config,
    hub: Arc<Hub>,
    metrics: Arc<Metrics>,
    limits: Limits,
    connections: serve::Connections,
}

impl App {
    /// A server over these tables.
    pub fn new(config: Config, hub: Arc<Hub>, metrics: Arc<Metrics>) -> Arc<Self> {
        let limits = Limits::new(&config);
        Arc::new(Self { config, hub, metrics, limits, connections: serve::Connections::new() })
    }

    /// Is the server being stopped?
    pub fn stopping(&self) -> bool {
        self.connections.stopping()
    }
}

/// All routes, each behind its door, all behind the border.
pub fn router(app: Arc<App>) -> Router {
    let mut router = Router::new();
    for route in ROUTES {
        let door = from_fn_with_state((app.clone(), route), door::pass);
        router = router.route(route.path, handler(route).route_layer(door));
    }
    router
        .fallback(client::serve)
        .method_not_allowed_fallback(house::wrong_method)
        .layer(from_fn_with_state(app.clone(), border::cross))
        .with_state(app)
}

fn handler(route: &Route) -> MethodRouter<Arc<App>> {
    let method = route.method.filter();
    match route.endpoint {
        Endpoint::Health => on(method, house::health),
        Endpoint::Metrics => on(method, house::metrics),
        Endpoint::OpenApi => on(method, house::description),
        Endpoint::Games => on(method, house::games),
        Endpoint::Lobby => on(method, lobby::lobby),
        Endpoint::Mine => on(method, lobby::mine),
        Endpoint::Make => on(method, tables::make),
        Endpoint::Import => on(method, tables::import),
        Endpoint::Rematch => on(method, tables::rematch),
        Endpoint::Sit => on(method, seats::sit),
        Endpoint::Stand => on(method, seats::stand),
        Endpoint::Assign => on(method, seats::assign),
        Endpoint::Ready => on(method, seats::ready),
        Endpoint::Page => on(method, past::page),
        Endpoint::Log => on(method, past::log),
        Endpoint::Past => on(method, past::at),
        Endpoint::Record => on(method, past::record),
        Endpoint::Report => on(method, past::report),
        Endpoint::Socket => on(method, listen::open),
    }
}
