//! From a request to the socket of a table.

use std::sync::Arc;

use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::StatusCode;
use axum::response::Response;
use orrery_wire::{Code, Problem};
use schemars::JsonSchema;
use serde::Deserialize;

use super::App;
use super::body::Query;
use super::door::Access;
use super::refusal::{Answer, Refusal};
use super::socket::{self, Caller};
use super::visitor::Visitor;
use crate::hub::Listener;

/// How to listen at a table.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Listening {
    /// The last entry that the client has seen; 0 or absent for none.
    #[serde(default)]
    seq: u32,
    /// Also tell what one may do?
    #[serde(default)]
    offers: bool,
}

pub(super) async fn open(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    access: Access,
    Query(listening): Query<Listening>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Answer<Response> {
    let upgrade = upgrade.map_err(|why| no_socket(&why))?;
    let permit = app.limits.socket(&visitor)?;
    let open = app.connections.join();
    let by = access.by();
    let listener = Listener {
        viewer: access.viewer,
        host: access.role.host,
        offers: listening.offers,
        seq: listening.seq,
    };
    let caller = Caller { id: access.id, listener, by };
    let most = app.config.max_message;
    let upgrade = upgrade.max_message_size(most).max_frame_size(most);
    Ok(upgrade.on_upgrade(async move |socket| {
        app.metrics.socket_opened();
        let allowed = || app.limits.message(&visitor);
        let slow = socket::talk(socket, app.hub.clone(), caller, &app.config, allowed).await;
        app.metrics.socket_closed(slow);
        drop((permit, open));
    }))
}

fn no_socket(why: &WebSocketUpgradeRejection) -> Refusal {
    let why = format!("a table is open to WebSockets only: {}", why.body_text());
    Refusal::with(StatusCode::UPGRADE_REQUIRED, Problem::new(Code::BadRequest, why))
}
