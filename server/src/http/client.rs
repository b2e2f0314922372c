//! The browser client: files, and one page for all its addresses.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use orrery_site::Asset;
use orrery_wire::{Code, Problem};
use sha2::{Digest, Sha256};

use super::refusal::Refusal;
use super::{App, house};

/// Where the addresses of the client's pages begin; the page itself finds out which it is.
const PAGES: [&str; 4] = ["new/", "t/", "rules/", "bots"];

/// What no route knows: a file of the client, a page of it, or nothing.
pub(super) async fn serve(State(app): State<Arc<App>>, request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return house::nothing().await.into_response();
    }
    let accepts = text(request.headers(), &ACCEPT_ENCODING);
    let path = request.uri().path().trim_start_matches('/');
    let site = &app.config.site;
    let found = site.file(path, accepts).or_else(|| is_page(path).then(|| site.index(accepts)).flatten());
    match found {
        Some(asset) => answer(asset, text(request.headers(), &IF_NONE_MATCH)),
        None if path.is_empty() => not_built().into_response(),
        None => house::nothing().await.into_response(),
    }
}

/// For whoever opens a server that was built without its client.
fn not_built() -> Refusal {
    let why = "this server was built without the browser client; `cargo play` builds both, and what programs can ask is \
               told at /api/openapi.json";
    Refusal::with(StatusCode::NOT_FOUND, Problem::new(Code::BadRequest, why))
}

fn is_page(path: &str) -> bool {
    let file = path.rsplit('/').next().is_some_and(|last| last.contains('.'));
    path.is_empty() || (!file && PAGES.iter().any(|begin| path.starts_with(begin)))
}

fn text<'h>(headers: &'h HeaderMap, name: &HeaderName) -> &'h str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

fn answer(asset: Asset, known: &str) -> Response {
    let tag = tag(&asset);
    let keep = if asset.lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut headers = HeaderMap::new();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(asset.mime));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(keep));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    headers.extend(asset.packing.map(|packing| (CONTENT_ENCODING, HeaderValue::from_static(packing))));
    headers.extend(HeaderValue::from_str(&tag).ok().map(|tag| (ETAG, tag)));
    match known == tag {
        true => (StatusCode::NOT_MODIFIED, headers).into_response(),
        false => (headers, asset.bytes.into_owned()).into_response(),
    }
}

/// A name for this very content, packed as it is.
fn tag(asset: &Asset) -> String {
    let hash = Sha256::digest(&asset.bytes);
    let short: String = hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    format!("\"{short}\"")
}
