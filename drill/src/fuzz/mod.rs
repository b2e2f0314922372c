//! `fuzz`: a running server is fed with rubbish; it lives, forgets nothing, and grows no fatter.

mod corpus;
mod frame;
mod judge;
mod line;
mod mutate;
mod sender;

use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use orrery_client::Client;
use orrery_kernel::Fast;
use tempfile::TempDir;
use tokio::task::JoinSet;
use tokio::time::{Instant, interval, sleep};

use crate::book::Book;
use crate::child::{Place, Server};
use crate::house;
use crate::memory::{megabytes, resident};
use crate::report::{Report, Stopped};
use crate::seats::{Game, MIXED};
use crate::verify::{Closed, Found, log, verify};
use judge::Wishes;
use sender::{Counts, Field, Sender, set};

/// Feed a running server with spoilt messages: it lives, no match changes but by legal actions, memory stays flat
///
/// Messages of every kind are spoilt byte by byte, word by word and in their structure, and sent through many sockets to
/// tables with people, bots and lookers-on; between them come frames that no client sends (binary, in parts, too large, not
/// masked, with bad UTF-8) and spoilt HTTP requests. Every sixth message is left as it is, so that the matches go on. At the end
/// the server must be the same process, its log without a panic, every match must replay, every entry must have been asked for
/// by a message that makes sense, and the second half of the drill may take no more memory than the first.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  cargo drill fuzz --messages 1000000 --seed 1")]
pub(crate) struct Args {
    /// How many messages
    #[arg(long, default_value_t = 1_000_000)]
    messages: u64,
    /// Tables at a time
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u64).range(1..=1000))]
    tables: u64,
    /// Sockets at a time
    #[arg(long, default_value_t = 16, value_parser = clap::value_parser!(u64).range(1..=1000))]
    sockets: u64,
    /// Stop after so many seconds, however much was sent
    #[arg(long, default_value_t = 3600)]
    limit: u64,
    /// The same seed spoils the same
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(crate) async fn run(args: Args) -> Result<Report, Stopped> {
    let dir = TempDir::with_prefix("orrery-drill-").map_err(Stopped::at("a temporary folder"))?;
    let store = format!("sqlite:{}/orrery.db", dir.path().display());
    let place = Place::new(&store, dir.path(), &mut Fast::new(args.seed))?;
    let mut server = place.start()?;
    server.ready().await?;
    let client = Client::new([place.node.clone()]);
    let games: Vec<Game> = MIXED.iter().copied().cycle().take(args.tables as usize).collect();
    let mut tables = Vec::new();
    for game in &games {
        tables.push(Mutex::new(set(&client, *game).await.map_err(Stopped::at("setting a table"))?));
    }
    let (node, wishes, counts) = (place.node.clone(), Wishes::default(), Counts::default());
    let field = Arc::new(Field { node, client: client.clone(), tables, games, wishes, counts });

    let begun = Instant::now();
    let mut senders = JoinSet::new();
    for name in 0..args.sockets {
        senders.spawn(Sender::new(Arc::clone(&field), args.seed, name).send(args.messages));
    }
    let memory = watch(&mut server, &mut senders, Duration::from_secs(args.limit)).await;
    let took = begun.elapsed();

    let mut report = Report::default();
    // What is still under way is answered before the server is asked whether it is well.
    sleep(Duration::from_secs(1)).await;
    if server.is_gone() {
        report.fault(format!("the server is gone; last words: {}", place.last_words()));
    } else if let Err(failure) = client.health().await {
        report.fault(format!("the server is not well: {failure}"));
    }
    server.kill().await?;
    let found = replay(&store, &field.wishes).await?;
    tell(&mut report, &field.counts, took, &found);
    weigh(&mut report, &memory);
    report.faults(found.faults);
    report.faults(place.panics());
    let sent = field.counts.sent.load(Relaxed);
    if sent < args.messages {
        report.fault(format!("only {sent} of {} messages were sent in time", args.messages));
    }
    Ok(report)
}

/// Notes the memory of the server until all is sent, it is gone, or time is up.
async fn watch(server: &mut Server, senders: &mut JoinSet<()>, limit: Duration) -> Vec<u64> {
    let end = Instant::now() + limit;
    let mut tick = interval(Duration::from_millis(200));
    let mut memory = Vec::new();
    while !senders.is_empty() && Instant::now() < end && !server.is_gone() {
        tokio::select! {
            _ = senders.join_next() => {}
            _ = tick.tick() => memory.extend(server.pid().and_then(resident)),
        }
    }
    senders.shutdown().await;
    memory
}

/// Every match replays, and nothing is in it that nobody asked for.
async fn replay(url: &str, wishes: &Wishes) -> Result<Found, Stopped> {
    let store = orrery_store::open(url).await.map_err(Stopped::at("opening the store"))?;
    let mut found = verify(store.as_ref(), &house::shelf(), &Book::default(), &mut Closed::new()).await?;
    for id in wishes.matches() {
        let log = log(store.as_ref(), &id).await?;
        found.faults.extend(wishes.unasked(&id, &log));
    }
    Ok(found)
}

fn tell(report: &mut Report, counts: &Counts, took: Duration, found: &Found) {
    let Counts { sent, sensible, frames, requests, failed, lines, games } = counts;
    let [sent, sensible, frames, requests] =
        [sent, sensible, frames, requests].map(|count| count.load(Relaxed));
    let seconds = took.as_secs_f64();
    report.line(format!(
        "messages sent            {sent} in {seconds:.0} s, {:.0} per second",
        sent as f64 / seconds
    ));
    report.line(format!(
        "  of these               {requests} requests, {frames} odd frames, {sensible} left as they were"
    ));
    report.line(format!("sockets opened           {}", lines.load(Relaxed)));
    report.line(format!("games played to the end  {}", games.load(Relaxed)));
    report.line(format!(
        "matches in the store     {}, with {} entries, all replayed",
        found.matches, found.entries
    ));
    if failed.load(Relaxed) > 0 {
        report.fault(format!("{} times the server could not answer", failed.load(Relaxed)));
    }
}

/// The second half may need a fifth and 16 MB more than the first.
fn weigh(report: &mut Report, memory: &[u64]) {
    let (first, second) = memory.split_at(memory.len() / 2);
    let most = |half: &[u64]| half.iter().copied().max().unwrap_or_default();
    let (first, second) = (most(first), most(second));
    report.line(format!(
        "memory at most           {} in the first half, {} in the second",
        megabytes(first),
        megabytes(second)
    ));
    if second > first + first / 5 + (16 << 20) {
        report.fault("memory grows");
    }
}
