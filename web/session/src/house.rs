//! What the server offers, over HTTP. A server that cannot be reached is a problem like any other: `Unavailable`.

use std::pin::pin;

use crate::json;
use futures_util::future::{Either, select};
use gloo_net::http::{Method, RequestBuilder, Response};
use gloo_timers::future::TimeoutFuture;
use orrery_kernel::Seat;
use orrery_wire::lobby::{
    Assign, Assigned, Followed, GameCard, Health, Lobby, LogPage, Made, MatchPage, Mine, NewMatch, NewSeat,
    Past, Ready, Seated, Sit, Written,
};
use orrery_wire::{Code, MatchId, Problem};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// How long an answer may take, in milliseconds.
const PATIENCE: u32 = 20_000;

/// Is the server well?
pub async fn health() -> Result<Health, Problem> {
    get("/health").await
}

/// The games that can be played on the server.
pub async fn games() -> Result<Vec<GameCard>, Problem> {
    get("/api/games").await
}

/// Tables that one can join or watch; `before` is what `next` of the page before said.
pub async fn lobby(before: Option<&str>) -> Result<Lobby, Problem> {
    match before {
        Some(mark) => get(&format!("/api/lobby?before={mark}")).await,
        None => get("/api/lobby").await,
    }
}

/// The matches of whoever asks.
pub async fn mine() -> Result<Mine, Problem> {
    get("/api/mine").await
}

/// Makes a table.
pub async fn make(new: NewMatch) -> Result<Made, Problem> {
    post("/api/matches", &new).await
}

/// Makes a match on the server from a record.
pub async fn import(record: String) -> Result<Made, Problem> {
    read(&send(Method::POST, "/api/import", Some(("application/x-ndjson", record))).await?)
}

/// A match, and what whoever asks is in it.
pub async fn page(id: &MatchId) -> Result<MatchPage, Problem> {
    get(&format!("/api/matches/{id}")).await
}

/// Sits down.
pub async fn sit(id: &MatchId, sit: Sit) -> Result<Seated, Problem> {
    post(&format!("/api/matches/{id}/sit"), &sit).await
}

/// Stands up.
pub async fn stand(id: &MatchId) -> Result<Written, Problem> {
    read(&send(Method::POST, &format!("/api/matches/{id}/stand"), None).await?)
}

/// Gives a seat to somebody else.
pub async fn assign(id: &MatchId, seat: Seat, to: NewSeat) -> Result<Assigned, Problem> {
    post(&format!("/api/matches/{id}/seats/{seat}"), &Assign { to }).await
}

/// Says that one is ready, or not yet.
pub async fn ready(id: &MatchId, ready: bool) -> Result<Written, Problem> {
    post(&format!("/api/matches/{id}/ready"), &Ready { ready }).await
}

/// The match that follows.
pub async fn rematch(id: &MatchId) -> Result<Followed, Problem> {
    read(&send(Method::POST, &format!("/api/matches/{id}/rematch"), None).await?)
}

/// The log after an entry.
pub async fn log(id: &MatchId, after: u32) -> Result<LogPage, Problem> {
    get(&format!("/api/matches/{id}/log?after={after}")).await
}

/// The position after an entry, and what led to it.
pub async fn past(id: &MatchId, seq: u32) -> Result<Past, Problem> {
    get(&format!("/api/matches/{id}/at/{seq}")).await
}

/// The record of a match that is over, as JSON lines.
pub async fn record(id: &MatchId) -> Result<String, Problem> {
    send(Method::GET, &format!("/api/matches/{id}/record"), None).await
}

/// The whole log of a match on which the rules failed, as JSON lines.
pub async fn report(id: &MatchId) -> Result<String, Problem> {
    send(Method::GET, &format!("/api/matches/{id}/report"), None).await
}

async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Problem> {
    read(&send(Method::GET, path, None).await?)
}

async fn post<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, Problem> {
    let body = json::write(body);
    read(&send(Method::POST, path, Some(("application/json", body))).await?)
}

/// The text of the answer, if it is a good one.
async fn send(method: Method, path: &str, body: Option<(&str, String)>) -> Result<String, Problem> {
    let builder = RequestBuilder::new(path).method(method);
    let request = match body {
        Some((kind, body)) => builder.header("Content-Type", kind).body(body),
        None => builder.build(),
    };
    let request = request.map_err(|_| silent())?;
    let answered = async {
        let response: Response = request.send().await.map_err(|_| silent())?;
        let text = response.text().await.map_err(|_| silent())?;
        Ok((response.status(), text))
    };
    match select(pin!(answered), TimeoutFuture::new(PATIENCE)).await {
        Either::Left((answer, _)) => answer.and_then(|(status, text)| verdict(status, text)),
        Either::Right(_) => Err(silent()),
    }
}

/// The text of a good answer, or the problem that the server tells.
fn verdict(status: u16, text: String) -> Result<String, Problem> {
    if (200..300).contains(&status) {
        return Ok(text);
    }
    Err(json::read(&text).unwrap_or_else(|_| {
        // Whoever stands between us and the server does not speak its language.
        Problem::new(Code::Unavailable, format!("The server answers with status {status} and no reason."))
    }))
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Problem> {
    let why = |error| {
        format!("The server answers in a way that this page does not understand; load it anew. {error}")
    };
    json::read(text).map_err(|error| Problem::new(Code::Unavailable, why(error)))
}

fn silent() -> Problem {
    Problem::new(Code::Unavailable, "The server cannot be reached.")
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_is_the_problem_that_the_server_tells() {
        assert_eq!(verdict(200, "ok".to_owned()).as_deref(), Ok("ok"));
        let told = r#"{"problem":"no-such-match","why":"gone"}"#;
        assert_eq!(verdict(404, told.to_owned()).unwrap_err().problem, Code::NoSuchMatch);
        assert_eq!(verdict(502, "<html>".to_owned()).unwrap_err().problem, Code::Unavailable);
        assert_eq!(read::<Written>("{}").unwrap_err().problem, Code::Unavailable);
        assert_eq!(read::<Written>(r#"{"seq":7}"#), Ok(Written { seq: 7 }));
    }
}
