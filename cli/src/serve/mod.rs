//! `orrery serve`: tables over HTTP and WebSocket.

mod settings;
mod span;

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use orrery_server::http::NEVER_TRACED;
use orrery_server::{App, Hub, Metrics};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::catalog;
use crate::failure::{Done, Failure};
use settings::{LogFormat, Settings};

const EXAMPLES: &str = "\
Examples:
  orrery serve
      for this machine alone, with the file orrery.db in this directory
  orrery serve --listen 0.0.0.0:8420
      for everybody who can reach this machine; put a proxy with TLS in front of it before that is the whole world
  orrery serve --store postgres://orrery@db/orrery --proxies 10.0.0.0/8 --origins https://orrery.example
      one of several nodes behind a proxy; any node serves any match
  ORRERY_LOG=debug orrery serve --config orrery.toml

Every setting can be given as a flag, in the environment or in a file, and the first of these counts. The file is TOML with
the names of the flags:
  listen = \"127.0.0.1:8420\"
  proxies = [\"10.0.0.0/8\"]
  bot-time = \"3s\"

The first line on stdout is the address; the log goes to stderr. Ctrl-C or SIGTERM stops gracefully: what was
acknowledged is kept, and clients connect again. /health and /metrics are for whoever watches over it.";

/// Serve matches to browsers and programs
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A file with settings
    #[arg(long, env = "ORRERY_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
    #[command(flatten)]
    settings: Settings,
}

/// Serves until it is told to stop.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Done {
    let settings = match &args.config {
        Some(file) => args.settings.clone().or(Settings::read(file)?),
        None => args.settings.clone(),
    };
    start_log(&settings)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::input(format!("cannot start: {error}")))?;
    runtime.block_on(serve(&settings, out))
}

async fn serve(settings: &Settings, out: &mut dyn Write) -> Done {
    let config = settings.config();
    let listen = settings.listen();
    let busy = |error| Failure::input(format!("cannot listen on {listen}: {error}"));
    let listener = TcpListener::bind(listen).await.map_err(busy)?;
    let address = listener.local_addr().map_err(busy)?;
    let store =
        orrery_store::open(settings.store()).await.map_err(|error| Failure::input(error.to_string()))?;
    let metrics = Arc::new(Metrics::new());
    let hub = Hub::open(config.clone(), catalog::shelf(), store, metrics.clone()).await;
    let stop = stop_signal()?;
    announce(address, out)?;
    orrery_server::serve(listener, App::new(config, hub, metrics), stop).await?;
    Ok(())
}

/// Whoever started the program reads from this line that it is ready, and where.
fn announce(address: SocketAddr, out: &mut dyn Write) -> Done {
    writeln!(out, "Orrery listens on http://{address}")?;
    out.flush()?;
    tracing::info!(%address, version = env!("CARGO_PKG_VERSION"), "serving");
    Ok(())
}

/// The log goes to stderr, so that stdout says only where the server is.
fn start_log(settings: &Settings) -> Done {
    let quiet = NEVER_TRACED.map(|target| format!(",{target}=warn")).concat();
    let wanted = settings.log();
    // As it was given, so that what is wrong is told of that and not of our additions.
    let understood = EnvFilter::try_new(wanted).and_then(|_| EnvFilter::try_new(format!("{wanted}{quiet}")));
    let filter =
        understood.map_err(|error| Failure::input(format!("the log filter is not understood: {error}")))?;
    let log = tracing_subscriber::fmt().with_writer(std::io::stderr).with_env_filter(filter);
    match settings.log_format() {
        LogFormat::Text => log.with_ansi(std::io::IsTerminal::is_terminal(&std::io::stderr())).init(),
        LogFormat::Json => log.json().init(),
    }
    Ok(())
}

/// Ends when the operating system or the person at the terminal asks to stop.
fn stop_signal() -> Result<impl Future<Output = ()>, Failure> {
    #[cfg(unix)]
    let mut terminate = {
        use tokio::signal::unix::{SignalKind, signal};
        let wanted = signal(SignalKind::terminate());
        wanted.map_err(|error| Failure::input(format!("cannot listen for signals: {error}")))?
    };
    Ok(async move {
        #[cfg(unix)]
        tokio::select! {
            _ = tokio::signal::ctrl_c() => (),
            _ = terminate.recv() => (),
        }
        #[cfg(not(unix))]
        let _ = tokio::signal::ctrl_c().await;
    })
}
