//! A match as it is and as it was.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::HeaderName;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use orrery_wire::MatchId;
use orrery_wire::lobby::{LogPage, MatchPage, Past};
use schemars::JsonSchema;
use serde::Deserialize;

use super::App;
use super::body::{Path, Query};
use super::door::Access;
use super::refusal::Answer;
use super::routes::NDJSON;

pub(super) async fn page(access: Access) -> Json<MatchPage> {
    Json(MatchPage { you: access.role, options: access.page.options, card: access.page.card })
}

/// Which part of the log.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Since {
    /// The last entry that is not wanted; 0 or absent for the whole log.
    #[serde(default)]
    after: u32,
}

pub(super) async fn log(
    State(app): State<Arc<App>>,
    access: Access,
    Query(since): Query<Since>,
) -> Answer<Json<LogPage>> {
    Ok(Json(app.hub.log(&access.id, access.viewer, since.after).await?))
}

pub(super) async fn at(
    State(app): State<Arc<App>>,
    access: Access,
    Path((_, seq)): Path<(MatchId, u32)>,
) -> Answer<Json<Past>> {
    Ok(Json(app.hub.past(&access.id, access.viewer, seq).await?))
}

/// A file of JSON lines.
type Lines = ([(HeaderName, String); 2], Bytes);

fn lines(name: &str, id: &MatchId, bytes: Vec<u8>) -> Lines {
    let saved_as = format!("attachment; filename=\"{name}-{id}.jsonl\"");
    ([(CONTENT_TYPE, NDJSON.to_owned()), (CONTENT_DISPOSITION, saved_as)], bytes.into())
}

pub(super) async fn record(State(app): State<Arc<App>>, access: Access) -> Answer<Lines> {
    Ok(lines("orrery", &access.id, app.hub.record(&access.id).await?))
}

pub(super) async fn report(State(app): State<Arc<App>>, access: Access) -> Answer<Lines> {
    Ok(lines("orrery-report", &access.id, app.hub.report(&access.id).await?))
}
