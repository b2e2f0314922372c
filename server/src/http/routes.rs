//! The one table of routes. The router is built from it, the matrix of roles is asked with it, and the OpenAPI
//! document is written from it.

use axum::routing::MethodFilter;
use orrery_wire::lobby::{
    Assign, Assigned, Followed, GameCard, Health, Lobby, LogPage, Made, MatchPage, Mine, NewMatch, Past,
    Ready, Seated, Sit, Written,
};
use schemars::{JsonSchema, Schema, SchemaGenerator};

use super::{listen, lobby, past, tables};

/// Everything that can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "each has a sentence in the table below")]
pub enum Endpoint {
    Health,
    Metrics,
    OpenApi,
    Games,
    Lobby,
    Mine,
    Make,
    Import,
    Page,
    Sit,
    Stand,
    Assign,
    Ready,
    Rematch,
    Log,
    Past,
    Record,
    Report,
    Socket,
}

/// Asking, or changing something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Changes nothing.
    Get,
    /// Changes something.
    Post,
}

impl Method {
    /// As it stands in a request.
    pub fn word(self) -> &'static str {
        match self {
            Self::Get => "GET",
            Self::Post => "POST",
        }
    }

    pub(super) fn filter(self) -> MethodFilter {
        match self {
            Self::Get => MethodFilter::GET,
            Self::Post => MethodFilter::POST,
        }
    }
}

/// What is at an address.
#[derive(Debug)]
pub struct Route {
    /// What can be asked for there.
    pub endpoint: Endpoint,
    /// How.
    pub method: Method,
    /// The address, as axum writes it.
    pub path: &'static str,
    /// A sentence for people.
    pub summary: &'static str,
    /// What may stand behind the question mark.
    pub(super) query: Option<SchemaOf>,
    /// The body of the request.
    pub(super) request: Option<Content>,
    /// What is answered if all goes well, by status.
    pub(super) answers: &'static [(u16, Content)],
}

/// What is in a body.
#[derive(Clone, Copy, Debug)]
pub(super) enum Content {
    /// JSON of this shape.
    Json(SchemaOf),
    /// A text of this media type.
    Text(&'static str),
    /// Nothing: the connection becomes a socket.
    Socket,
}

/// The schema of a type.
pub(super) type SchemaOf = fn(&mut SchemaGenerator) -> Schema;

const fn json<T: JsonSchema>() -> Content {
    Content::Json(|schemas| schemas.subschema_for::<T>())
}

const fn query<T: JsonSchema>() -> Option<SchemaOf> {
    Some(|schemas| schemas.subschema_for::<T>())
}

/// Games as JSON lines.
pub(super) const NDJSON: &str = "application/x-ndjson";

impl Route {
    const fn get(
        endpoint: Endpoint,
        path: &'static str,
        summary: &'static str,
        answers: &'static [(u16, Content)],
    ) -> Self {
        Self { endpoint, method: Method::Get, path, summary, query: None, request: None, answers }
    }

    const fn post(
        endpoint: Endpoint,
        path: &'static str,
        summary: &'static str,
        answers: &'static [(u16, Content)],
    ) -> Self {
        Self { endpoint, method: Method::Post, path, summary, query: None, request: None, answers }
    }

    const fn takes(self, request: Content) -> Self {
        Self { request: Some(request), ..self }
    }

    const fn asks(self, query: Option<SchemaOf>) -> Self {
        Self { query, ..self }
    }

    /// Is a match meant?
    pub fn concerns_match(&self) -> bool {
        self.path.contains("{id}")
    }

    /// Must a browser prove that the request comes from our own page? Yes where something changes, and on sockets, which
    /// browsers open to any site with the cookies of that site.
    pub(super) fn guards_origin(&self) -> bool {
        self.method == Method::Post || self.endpoint == Endpoint::Socket
    }

    /// Is it answered even while the server stops?
    pub(super) fn answers_to_the_end(&self) -> bool {
        matches!(self.endpoint, Endpoint::Health | Endpoint::Metrics)
    }
}

/// Everything that can be asked for, and where.
pub static ROUTES: &[Route] = &[
    Route::get(
        Endpoint::Health,
        "/health",
        "Is the server well? 503 while it stops or cannot reach its store.",
        &[(200, json::<Health>()), (503, json::<Health>())],
    ),
    Route::get(
        Endpoint::Metrics,
        "/metrics",
        "Figures for Prometheus, told to programs on the same machine.",
        &[(200, Content::Text("application/openmetrics-text"))],
    ),
    Route::get(
        Endpoint::OpenApi,
        "/api/openapi.json",
        "This document.",
        &[(200, json::<serde_json::Value>())],
    ),
    Route::get(
        Endpoint::Games,
        "/api/games",
        "The games that can be played here.",
        &[(200, json::<Vec<GameCard>>())],
    ),
    Route::get(
        Endpoint::Lobby,
        "/api/lobby",
        "Tables to join or to watch, latest first.",
        &[(200, json::<Lobby>())],
    )
    .asks(query::<lobby::Which>()),
    Route::get(
        Endpoint::Mine,
        "/api/mine",
        "The matches of whoever asks, latest first.",
        &[(200, json::<Mine>())],
    ),
    Route::post(
        Endpoint::Make,
        "/api/matches",
        "Makes a table. Whoever asks becomes its host.",
        &[(200, json::<Made>())],
    )
    .takes(json::<NewMatch>()),
    Route::post(
        Endpoint::Import,
        "/api/import",
        "Makes a match from a record. Whoever asks becomes its host, and takes the first person's seat if it goes on.",
        &[(200, json::<Made>())],
    )
    .takes(Content::Text(NDJSON))
    .asks(query::<tables::Handing>()),
    Route::get(
        Endpoint::Page,
        "/api/matches/{id}",
        "A match, and what whoever asks is in it.",
        &[(200, json::<MatchPage>())],
    ),
    Route::post(
        Endpoint::Sit,
        "/api/matches/{id}/sit",
        "Sits down, before the start. Doing it again changes nothing.",
        &[(200, json::<Seated>())],
    )
    .takes(json::<Sit>()),
    Route::post(
        Endpoint::Stand,
        "/api/matches/{id}/stand",
        "Gives up one's seat, before the start.",
        &[(200, json::<Written>())],
    ),
    Route::post(
        Endpoint::Assign,
        "/api/matches/{id}/seats/{seat}",
        "Gives a seat to somebody, before the start.",
        &[(200, json::<Assigned>())],
    )
    .takes(json::<Assign>()),
    Route::post(
        Endpoint::Ready,
        "/api/matches/{id}/ready",
        "Says that one is ready, or not yet.",
        &[(200, json::<Written>())],
    )
    .takes(json::<Ready>()),
    Route::post(
        Endpoint::Rematch,
        "/api/matches/{id}/rematch",
        "The next match of the same players, made once.",
        &[(200, json::<Followed>())],
    ),
    Route::get(
        Endpoint::Log,
        "/api/matches/{id}/log",
        "The log after an entry, as whoever asks may know it.",
        &[(200, json::<LogPage>())],
    )
    .asks(query::<past::Since>()),
    Route::get(
        Endpoint::Past,
        "/api/matches/{id}/at/{seq}",
        "The position after an entry.",
        &[(200, json::<Past>())],
    ),
    Route::get(
        Endpoint::Record,
        "/api/matches/{id}/record",
        "The record of a match that is over.",
        &[(200, Content::Text(NDJSON))],
    ),
    Route::get(
        Endpoint::Report,
        "/api/matches/{id}/report",
        "The whole log of a match on which the rules failed.",
        &[(200, Content::Text(NDJSON))],
    ),
    Route::get(
        Endpoint::Socket,
        "/api/matches/{id}/socket",
        "The socket of an open table.",
        &[(101, Content::Socket)],
    )
    .asks(query::<listen::Listening>()),
];
