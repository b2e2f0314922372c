//! A problem as an answer over HTTP.

use std::time::Duration;

use axum::Json;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use orrery_wire::{Code, Problem};

/// What a handler gives back.
pub(super) type Answer<T> = Result<T, Refusal>;

/// A request that is refused: the problem, the status, and perhaps when to come again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub(super) problem: Problem,
    status: StatusCode,
    retry_after: Option<u64>,
}

impl Refusal {
    /// Refused with another status than the problem usually has.
    pub(super) fn with(status: StatusCode, problem: Problem) -> Self {
        Self { problem, status, retry_after: None }
    }

    /// The request is not understood.
    pub(super) fn bad(why: impl Into<String>) -> Self {
        Problem::new(Code::BadRequest, why).into()
    }

    /// Too much at once.
    pub(super) fn wait(why: &str, wait: Duration) -> Self {
        let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
        let seconds = seconds.max(1);
        let why = format!("{why}; try again in {seconds} s");
        let refusal = Self::from(Problem::new(Code::TooMany, why));
        Self { retry_after: Some(seconds), ..refusal }
    }

    /// The program failed. The sentence tells nothing of how: that is for the log.
    pub(super) fn failed() -> Self {
        let why = "the server failed on this request; nothing was done that was not acknowledged";
        Self::with(StatusCode::INTERNAL_SERVER_ERROR, Problem::new(Code::Unavailable, why))
    }
}

/// The status that goes with a problem.
fn status(code: Code) -> StatusCode {
    match code {
        Code::BadRequest => StatusCode::BAD_REQUEST,
        Code::NoSuchMatch => StatusCode::NOT_FOUND,
        Code::NoSuchGame | Code::BadOptions | Code::BadBot | Code::BadRecord | Code::BadNotation => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        Code::Forbidden | Code::WrongOrigin => StatusCode::FORBIDDEN,
        Code::NoSeat
        | Code::WrongTime
        | Code::NotAsked
        | Code::Illegal
        | Code::Stale
        | Code::NoUndo
        | Code::Quarantined => StatusCode::CONFLICT,
        Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
    }
}

impl From<Problem> for Refusal {
    fn from(problem: Problem) -> Self {
        let retry_after = matches!(problem.problem, Code::TooMany | Code::Unavailable).then_some(1);
        Self { status: status(problem.problem), problem, retry_after }
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let code = self.problem.problem;
        let mut response = (self.status, Json(self.problem)).into_response();
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        // For the border, which counts refusals.
        response.extensions_mut().insert(code);
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waiting_is_told_in_whole_seconds_and_never_as_nought() {
        for (wait, told) in [(0, "1"), (1, "1"), (1000, "1"), (1001, "2"), (90_000, "90")] {
            let response = Refusal::wait("too much", Duration::from_millis(wait)).into_response();
            assert_eq!(response.status(), StatusCode::TOO_MANY_REQUESTS);
            assert_eq!(response.headers()[RETRY_AFTER], told, "{wait} ms");
        }
    }
}
