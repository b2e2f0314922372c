//! The door of every route: nobody reaches a handler, and no handler the hub, without passing here.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{FromRequestParts, RawPathParams, Request, State};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use orrery_kernel::Viewer;
use orrery_match::By;
use orrery_store::Place;
use orrery_wire::{Code, Holder, MatchId, Problem, Role, Status};

use super::refusal::Refusal;
use super::roles::Rank;
use super::routes::{Endpoint, Route};
use super::visitor::Visitor;
use super::{App, origin};
use crate::hub::Page;
use crate::hub::from_store;

/// What whoever asks is to the match that they ask about. Handlers take it as an argument.
#[derive(Clone, Debug)]
pub struct Access {
    /// The name of the match.
    pub id: MatchId,
    /// The match as it stood when they asked.
    pub page: Page,
    /// What they are in it.
    pub role: Role,
    /// What their ticket gives a right to.
    pub places: Vec<Place>,
    /// Whose eyes they look with.
    pub viewer: Viewer,
}

impl Access {
    fn new(page: Page, places: Vec<Place>) -> Self {
        let role = role(&places);
        let viewer = role.seat.map_or(Viewer::Spectator, Viewer::Seat);
        Self { id: page.card.id.clone(), page, role, places, viewer }
    }

    /// As whom they act.
    pub fn by(&self) -> Option<By> {
        self.role.seat.map(By::Seat).or(self.role.host.then_some(By::Host))
    }

    /// May they look on without a seat? While players gather nothing is secret yet: who can still sit down may look first.
    fn may_watch(&self) -> bool {
        let card = &self.page.card;
        let invited = self.places.iter().any(|place| matches!(place, Place::Invite(_)));
        let open = card.seats.iter().any(|seat| seat.holder == Holder::Open);
        card.watch || (card.status == Status::Gathering && (invited || open))
    }

    /// What they are here, in the words of the table of roles.
    fn ranks(&self) -> impl Iterator<Item = Rank> {
        let other = if self.may_watch() { Rank::Watcher } else { Rank::Stranger };
        let nobody = self.by().is_none();
        let ranks = [
            self.role.seat.map(|_| Rank::Player),
            self.role.host.then_some(Rank::Host),
            nobody.then_some(other),
        ];
        ranks.into_iter().flatten()
    }

    /// May they do this?
    pub(super) fn check(&self, endpoint: Endpoint) -> Result<(), Problem> {
        if self.ranks().any(|rank| rank.may(endpoint)) {
            Ok(())
        } else if self.ranks().any(|rank| rank == Rank::Stranger) {
            Err(no_such_match())
        } else {
            Err(Problem::new(Code::Forbidden, forbidden(endpoint)))
        }
    }
}

/// What rights make of somebody.
pub(super) fn role(places: &[Place]) -> Role {
    let seat = places.iter().find_map(|place| match *place {
        Place::Seat(seat) => Some(seat),
        Place::Invite(_) | Place::Host => None,
    });
    Role { seat, host: places.contains(&Place::Host) }
}

/// A match that one may not see answers like one that does not exist.
pub(super) fn no_such_match() -> Problem {
    Problem::new(Code::NoSuchMatch, "there is no such match, or it is not yours to see")
}

fn forbidden(endpoint: Endpoint) -> String {
    let who: Vec<&str> = Rank::ALL.iter().filter(|rank| rank.may(endpoint)).map(|rank| rank.word()).collect();
    format!("that is for the {} of the match", who.join(" or the "))
}

impl App {
    /// What a visitor is to a match. A match that does not exist is a problem; that one may not see it is found by
    /// `Access::check`.
    pub async fn access(&self, id: &MatchId, visitor: &Visitor) -> Result<Access, Problem> {
        let hidden = |problem: Problem| match problem.problem == Code::NoSuchMatch {
            true => no_such_match(),
            false => problem,
        };
        let page = self.hub.page(id).await.map_err(hidden)?;
        let places = match &visitor.ticket {
            Some(ticket) => self.hub.store().places(id, ticket).await.map_err(from_store)?,
            None => Vec::new(),
        };
        Ok(Access::new(page, places))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Access {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Refusal> {
        parts.extensions.remove::<Self>().ok_or_else(Refusal::failed)
    }
}

/// Lets a request through to the handler of a route, if it may pass, and answers for the handler if it fails.
pub(super) async fn pass(
    State((app, route)): State<(Arc<App>, &'static Route)>,
    request: Request,
    next: Next,
) -> Response {
    let begun = Instant::now();
    let handled = async {
        match admit(&app, route, request).await {
            Ok(request) => next.run(request).await,
            Err(refusal) => refusal.into_response(),
        }
    };
    let handled = AssertUnwindSafe(handled).catch_unwind();
    let response = match tokio::time::timeout(app.config.request_time, handled).await {
        Ok(Ok(response)) => response,
        Ok(Err(_)) => {
            app.metrics.panicked();
            tracing::error!(
                method = route.method.word(),
                route = route.path,
                "the program failed on a request"
            );
            Refusal::failed().into_response()
        }
        Err(_) => {
            let why = "the request took too long and was given up; it may still have had an effect";
            Refusal::from(Problem::new(Code::Unavailable, why)).into_response()
        }
    };
    let status = response.status().as_u16();
    app.metrics.answered(route.method.word(), route.path, status);
    let micros = begun.elapsed().as_micros();
    // The pattern of the address, not the address: what is behind it may be private.
    tracing::debug!(method = route.method.word(), route = route.path, status, micros, "answered");
    response
}

async fn admit(app: &App, route: &Route, request: Request) -> Result<Request, Refusal> {
    let (mut parts, body) = request.into_parts();
    let visitor = Visitor::from_request_parts(&mut parts, &()).await?;
    if app.stopping() && !route.answers_to_the_end() {
        return Err(
            Problem::new(Code::Unavailable, "the server is stopping; connect again in a moment").into()
        );
    }
    if route.guards_origin() {
        let host = origin::host(&parts.headers)?;
        origin::check(&parts.headers, &host, &app.config.origins, visitor.by_cookie)?;
    }
    if route.concerns_match() {
        let id = named(&mut parts).await.ok_or_else(no_such_match)?;
        let access = app.access(&id, &visitor).await?;
        access.check(route.endpoint)?;
        parts.extensions.insert(access);
    }
    Ok(Request::from_parts(parts, body))
}

/// The match that is named in the address.
async fn named(parts: &mut Parts) -> Option<MatchId> {
    let params = RawPathParams::from_request_parts(parts, &()).await.ok()?;
    params.iter().find(|(name, _)| *name == "id").and_then(|(_, value)| value.parse().ok())
}

#[cfg(test)]
mod tests {
    use axum::Router;
    use axum::body::Body;
    use axum::http::StatusCode;
    use axum::middleware::from_fn_with_state;
    use axum::routing::get;
    use orrery_match::Shelf;
    use tower::ServiceExt;

    use super::*;
    use crate::http::visitor::Peer;
    use crate::http::{ROUTES, border};
    use crate::{Config, Hub, Metrics};

    async fn app(config: Config) -> Arc<App> {
        let store = orrery_store::open("sqlite::memory:").await.unwrap();
        let metrics = Arc::new(Metrics::new());
        let hub = Hub::open(config.clone(), Shelf::new(), store, metrics.clone()).await;
        App::new(config, hub, metrics)
    }

    async fn asked(router: Router, path: &str) -> (StatusCode, String) {
        let request = Request::get(path).header("host", "localhost").body(Body::empty()).unwrap();
        let (mut parts, body) = request.into_parts();
        parts.extensions.insert(Peer("127.0.0.1:1".parse().unwrap()));
        let response = router.oneshot(Request::from_parts(parts, body)).await.unwrap();
        let status = response.status();
        let body = axum::body::to_bytes(response.into_body(), 10_000).await.unwrap();
        (status, String::from_utf8(body.to_vec()).unwrap())
    }

    /// A route behind the door of `/health` whose handler does this.
    fn behind(app: &Arc<App>, handler: axum::routing::MethodRouter<()>) -> Router {
        let door = from_fn_with_state((app.clone(), &ROUTES[0]), pass);
        let border = from_fn_with_state(app.clone(), border::cross);
        Router::new().route("/", handler.route_layer(door)).layer(border)
    }

    #[tokio::test]
    async fn a_handler_that_panics_is_answered_for_and_counted() {
        let app = app(Config::default()).await;
        let fails = || async { panic!("a secret") as &'static str };
        let (status, body) = asked(behind(&app, get(fails)), "/").await;
        assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR);
        assert!(body.contains("unavailable") && !body.contains("a secret"), "{body}");
        assert!(app.metrics.text().contains("orrery_panics_total 1\n"));
        assert_eq!(asked(behind(&app, get(async || "well")), "/").await, (StatusCode::OK, "well".to_owned()));
    }

    #[tokio::test]
    async fn a_handler_that_takes_too_long_is_given_up() {
        let app =
            app(Config { request_time: std::time::Duration::from_millis(20), ..Config::default() }).await;
        let never = || async { std::future::pending::<&'static str>().await };
        let (status, body) = asked(behind(&app, get(never)), "/").await;
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
        assert!(body.contains("took too long"), "{body}");
    }

    #[tokio::test]
    async fn while_it_stops_only_health_and_figures_are_told() {
        let app = app(Config::default()).await;
        let router = || crate::http::router(app.clone());
        assert_eq!(asked(router(), "/api/games").await.0, StatusCode::OK);
        app.connections.begin_to_stop();
        let (status, body) = asked(router(), "/health").await;
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
        assert!(body.contains("\"stopping\""), "{body}");
        assert_eq!(asked(router(), "/metrics").await.0, StatusCode::OK);
        let (status, body) = asked(router(), "/api/games").await;
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
        assert!(body.contains("the server is stopping"), "{body}");
    }
}
