//! Connections: accepting them, and letting them end in peace.

use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout, timeout_at};
use tower::ServiceExt;

use super::visitor::Peer;
use super::{App, router};

/// How long a client may take to say what it wants.
const HEADERS: Duration = Duration::from_secs(15);

/// How far the server is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Phase {
    /// Everybody is served.
    Open,
    /// Tables close; those who ask are told so.
    Stopping,
    /// Connections end with the answer that is under way.
    Closing,
}

/// All open connections and sockets.
pub(super) struct Connections(watch::Sender<Phase>);

/// One of them, for as long as it is kept.
pub(super) struct Connection(watch::Receiver<Phase>);

impl Connections {
    pub(super) fn new() -> Self {
        Self(watch::Sender::new(Phase::Open))
    }

    pub(super) fn stopping(&self) -> bool {
        *self.0.borrow() >= Phase::Stopping
    }

    /// From now on those who ask are told that the server stops.
    pub(super) fn begin_to_stop(&self) {
        self.0.send_replace(Phase::Stopping);
    }

    /// One more.
    pub(super) fn join(&self) -> Connection {
        Connection(self.0.subscribe())
    }

    /// Waits until none is open.
    async fn ended(&self) {
        self.0.closed().await;
    }
}

impl Connection {
    /// Waits until connections are to end.
    async fn closing(&mut self) {
        // The sender lives as long as the server; if it is gone, all is to end anyway.
        let _ = self.0.wait_for(|phase| *phase == Phase::Closing).await;
    }
}

/// Serves until `stop`, then closes: tables first, so that sockets end and everything accepted is durable, then
/// connections, each with the answer that is under way. That takes at most [`crate::Config::grace`].
pub async fn serve(listener: TcpListener, app: Arc<App>, stop: impl Future<Output = ()>) -> io::Result<()> {
    let router = router(app.clone());
    let mut deadline = None;
    {
        let mut stopped = pin!(close_tables(&app, stop, &mut deadline));
        loop {
            tokio::select! {
                accepted = listener.accept() => match accepted {
                    Ok((stream, peer)) => {
                        tokio::spawn(converse(stream, peer, router.clone(), app.connections.join()));
                    }
                    Err(error) => {
                        // Too many open files, mostly: others have to end first.
                        tracing::warn!(%error, "a connection could not be accepted");
                        sleep(Duration::from_millis(100)).await;
                    }
                },
                () = &mut stopped => break,
            }
        }
    }
    drop(listener);
    app.connections.0.send_replace(Phase::Closing);
    let deadline = deadline.unwrap_or_else(Instant::now);
    if timeout_at(deadline, app.connections.ended()).await.is_err() {
        tracing::warn!("some connections did not end in time and were cut");
    }
    tracing::info!("stopped");
    Ok(())
}

/// Waits for the stop, then closes all tables. Meanwhile `/health` still answers, and says so.
async fn close_tables(app: &App, stop: impl Future<Output = ()>, deadline: &mut Option<Instant>) {
    stop.await;
    tracing::info!("stopping");
    *deadline = Some(Instant::now() + app.config.grace);
    app.connections.begin_to_stop();
    if timeout(app.config.grace, app.hub.close()).await.is_err() {
        tracing::warn!("some tables did not close in time");
    }
}

async fn converse(stream: TcpStream, peer: SocketAddr, router: Router, mut open: Connection) {
    // Moves are small and wanted at once.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |request: hyper::Request<Incoming>| answer(router.clone(), peer, request));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADERS)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = &mut connection => ended,
        () = open.closing() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::trace!(%error, "a connection broke");
    }
}

async fn answer(
    router: Router,
    peer: SocketAddr,
    mut request: hyper::Request<Incoming>,
) -> Result<Response, Infallible> {
    request.extensions_mut().insert(Peer(peer));
    router.oneshot(request.map(Body::new)).await
}
