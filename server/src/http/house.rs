//! The house itself: health, figures, the description of the interface, the games.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderName, StatusCode};
use orrery_wire::lobby::{GameCard, Health};
use orrery_wire::{Code, Problem};
use serde_json::Value;

use super::refusal::{Answer, Refusal};
use super::visitor::Visitor;
use super::{App, openapi};

pub(super) async fn health(State(app): State<Arc<App>>) -> (StatusCode, Json<Health>) {
    let store = app.hub.store().healthy().await.is_ok();
    let stopping = app.stopping();
    let status = if store && !stopping { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let word = if stopping { "stopping" } else { "ok" };
    let version = env!("CARGO_PKG_VERSION").to_owned();
    (status, Json(Health { status: word.to_owned(), version, store }))
}

/// Figures are for whoever runs the server.
pub(super) async fn metrics(
    State(app): State<Arc<App>>,
    visitor: Visitor,
) -> Answer<([(HeaderName, &'static str); 1], String)> {
    if !visitor.local && !app.config.open_metrics {
        let why = "the figures are told to programs on the same machine only";
        return Err(Problem::new(Code::Forbidden, why).into());
    }
    let media = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok(([(CONTENT_TYPE, media)], app.metrics.text()))
}

pub(super) async fn description() -> Json<&'static Value> {
    Json(openapi::document())
}

pub(super) async fn games(State(app): State<Arc<App>>) -> Json<Vec<GameCard>> {
    Json(app.hub.shelf().games().map(|game| game.card()).collect())
}

/// Where nothing is.
pub(super) async fn nothing() -> Refusal {
    let why = "there is nothing at this address; see /api/openapi.json";
    Refusal::with(StatusCode::NOT_FOUND, Problem::new(Code::BadRequest, why))
}

/// Where something is that cannot be asked for in this way.
pub(super) async fn wrong_method() -> Refusal {
    let why = "this address does not know that method; see /api/openapi.json";
    Refusal::with(StatusCode::METHOD_NOT_ALLOWED, Problem::new(Code::BadRequest, why))
}
