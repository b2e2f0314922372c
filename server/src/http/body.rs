//! What a request brings along, read with bounds and refused with a sentence.

use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use orrery_wire::{Code, Problem};
use serde::de::DeserializeOwned;

use super::App;
use super::refusal::Refusal;
use super::routes::NDJSON;

/// A body of JSON.
pub(super) struct Json<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Json<T> {
    type Rejection = Refusal;
    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Refusal> {
        expect(request.headers(), &["application/json"])?;
        let bytes = read(request, app.config.max_body).await?;
        let wrong = |error| Refusal::bad(format!("the body is not what it should be: {error}"));
        serde_json::from_slice(&bytes).map(Self).map_err(wrong)
    }
}

/// A body that is the record of a game.
pub(super) struct Record(pub(super) Bytes);

impl FromRequest<Arc<App>> for Record {
    type Rejection = Refusal;
    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Refusal> {
        expect(request.headers(), &[NDJSON, "text/plain"])?;
        read(request, app.config.max_record).await.map(Self)
    }
}

/// What stands behind the question mark.
pub(super) struct Query<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let wrong =
            |why: QueryRejection| Refusal::bad(format!("the query is not understood: {}", why.body_text()));
        axum::extract::Query::from_request_parts(parts, state).await.map(|found| Self(found.0)).map_err(wrong)
    }
}

/// What the variable parts of the address say.
pub(super) struct Path<T>(pub(super) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let wrong =
            |why: PathRejection| Refusal::bad(format!("the address is not understood: {}", why.body_text()));
        axum::extract::Path::from_request_parts(parts, state).await.map(|found| Self(found.0)).map_err(wrong)
    }
}

/// The body must be of one of these types.
fn expect(headers: &HeaderMap, types: &[&str]) -> Result<(), Refusal> {
    let given = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let given = given.split(';').next().unwrap_or_default().trim();
    if types.iter().any(|known| known.eq_ignore_ascii_case(given)) {
        return Ok(());
    }
    let why = format!("the body must be sent as {}", types.join(" or "));
    Err(Refusal::with(StatusCode::UNSUPPORTED_MEDIA_TYPE, Problem::new(Code::BadRequest, why)))
}

/// Reads a body that is not larger than it may be. One that says beforehand that it is larger is not read at all.
async fn read(request: Request, most: usize) -> Result<Bytes, Refusal> {
    let large = || Problem::new(Code::TooLarge, format!("the body must not be larger than {most} bytes"));
    let announced = request.headers().get(CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse().ok());
    if announced.is_some_and(|length: u64| length > most as u64) {
        return Err(large().into());
    }
    let body: Body = request.into_body();
    axum::body::to_bytes(body, most).await.map_err(|error| match is_limit(&error) {
        true => large().into(),
        false => Refusal::bad("the body could not be read to its end"),
    })
}

/// Did the body turn out to be too large, or did the connection break?
fn is_limit(error: &axum::Error) -> bool {
    let mut cause: Option<&(dyn std::error::Error + 'static)> = Some(error);
    while let Some(error) = cause {
        if error.is::<http_body_util::LengthLimitError>() {
            return true;
        }
        cause = error.source();
    }
    false
}
