//! `serve`: the server that is tried, in a process of its own. Hidden: it is for the drills alone.

use std::net::SocketAddr;
use std::sync::Arc;

use orrery_server::http::{App, serve};
use orrery_server::{Hub, Metrics};
use tokio::net::TcpListener;
use tracing_subscriber::filter::LevelFilter;

use crate::house;
use crate::report::{Report, Stopped};

/// Serve every game with limits that let one machine be all the players
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// An address of this machine
    #[arg(long)]
    listen: SocketAddr,
    /// Where the matches are kept
    #[arg(long)]
    store: String,
}

pub(crate) async fn run(args: Args) -> Result<Report, Stopped> {
    if !args.listen.ip().is_loopback() {
        return Err(Stopped::new("serving", "only on this machine"));
    }
    let warnings = tracing_subscriber::fmt().with_max_level(LevelFilter::WARN);
    warnings.with_ansi(false).with_writer(std::io::stderr).init();
    let store = orrery_store::open(&args.store).await.map_err(Stopped::at("opening the store"))?;
    let listener = TcpListener::bind(args.listen).await.map_err(Stopped::at("listening"))?;
    let metrics = Arc::new(Metrics::new());
    let hub = Hub::open(house::config(), house::shelf(), store, metrics.clone()).await;
    let app = App::new(house::config(), hub, metrics);
    // It is ended by a signal, never by itself.
    serve(listener, app, std::future::pending()).await.map_err(Stopped::at("serving"))?;
    Ok(Report::default())
}
