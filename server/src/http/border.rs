//! The border: what happens to every request before it is known what is asked for, and to every answer.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use orrery_wire::Code;

use super::refusal::Refusal;
use super::visitor::{Peer, Visitor};
use super::{App, origin};

/// Only what this server itself serves may run, be shown or be connected to; nobody may put it into a frame.
const CSP: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

static HEADERS: [(HeaderName, HeaderValue); 7] = [
    (CONTENT_SECURITY_POLICY, HeaderValue::from_static(CSP)),
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    ),
    (CACHE_CONTROL, HeaderValue::from_static("no-store")),
];

/// Finds out who asks, counts it, and sees the answer out.
pub(super) async fn cross(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let mut response = match enter(&app, request) {
        Ok(request) => next.run(request).await,
        Err(refusal) => refusal.into_response(),
    };
    if let Some(code) = response.extensions().get::<Code>() {
        app.metrics.refused(*code);
    }
    for (name, value) in &HEADERS {
        // What is not as secret or as short-lived as the rest says so itself.
        response.headers_mut().entry(name).or_insert(value.clone());
    }
    response
}

fn enter(app: &App, mut request: Request) -> Result<Request, Refusal> {
    let Peer(peer) = *request.extensions().get().ok_or_else(Refusal::failed)?;
    let headers = request.headers();
    let visitor = Visitor::new(peer, headers, &app.config);
    app.limits.by_address(&visitor)?;
    let visitor = visitor.show_ticket(headers)?;
    app.limits.by_ticket(&visitor)?;
    origin::host(headers)?;
    request.extensions_mut().insert(visitor);
    Ok(request)
}
