//! How many appends per second a store makes durable, and what a hall of 100,000 matches costs.
//!
//! `cargo bench -p orrery-store`. The disk decides: with one appender each entry waits for it alone; with many, one wait
//! serves all that came meanwhile.
#![allow(clippy::unwrap_used, reason = "a measurement may stop at the first surprise")]

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use orrery_store::testing::Postgres;
use orrery_store::{Append, Appended, Grant, Kept, Listed, NewMatch, Place, Store, TicketHash, open};
use orrery_wire::{MatchId, Status};

/// How long each number of appenders appends.
const RUN: Duration = Duration::from_secs(3);
/// Matches in the hall.
const CROWD: u32 = 100_000;
/// How often each question is asked in it.
const QUESTIONS: u32 = 200;

#[tokio::main]
async fn main() {
    let folder = tempfile::tempdir().unwrap();
    let sqlite = open(&format!("sqlite:{}", folder.path().join("store.db").display())).await.unwrap();
    measure("SQLite", sqlite).await;
    let server = Postgres::start().unwrap();
    measure("PostgreSQL", open(&server.database().unwrap()).await.unwrap()).await;
}

async fn measure(name: &str, store: Arc<dyn Store>) {
    println!("{name}");
    let mut alone = None;
    for appenders in [1, 8, 64] {
        let rate = appends_per_second(&store, appenders).await;
        let ratio = rate / *alone.get_or_insert(rate);
        println!(
            "  {appenders:>3} appending at once: {rate:>7.0} appends/s, {ratio:.1} times as many as one alone"
        );
    }
    fill(&store).await;
    questions(&*store).await;
}

async fn appends_per_second(store: &Arc<dyn Store>, appenders: u32) -> f64 {
    let (count, stop) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicBool::new(false)));
    let mut tasks = Vec::new();
    for appender in 0..appenders {
        let kept = row(1_000_000 * appenders + appender);
        store.create(new(kept.clone())).await.unwrap();
        let (store, count, stop) = (Arc::clone(store), Arc::clone(&count), Arc::clone(&stop));
        tasks.push(tokio::spawn(async move {
            let mut kept = kept;
            while !stop.load(Ordering::Relaxed) {
                kept.seq += 1;
                let snapshot = kept.seq.is_multiple_of(10).then(|| "{\"dice\":[1,2,3]}".repeat(200));
                let append = Append {
                    kept: kept.clone(),
                    entry: "{\"deed\":\"played\"}".repeat(20),
                    snapshot,
                    grant: Vec::new(),
                    revoke: Vec::new(),
                    lease: None,
                };
                assert_eq!(store.append(append).await.unwrap(), Appended::Done);
                count.fetch_add(1, Ordering::Relaxed);
            }
        }));
    }
    let begun = Instant::now();
    tokio::time::sleep(RUN).await;
    let done = count.load(Ordering::Relaxed);
    let took = begun.elapsed();
    stop.store(true, Ordering::Relaxed);
    for task in tasks {
        task.await.unwrap();
    }
    done as f64 / took.as_secs_f64()
}

/// Fills the hall: all listed, a tenth of them due.
async fn fill(store: &Arc<dyn Store>) {
    let begun = Instant::now();
    let mut tasks = Vec::new();
    for part in 0..64 {
        let store = Arc::clone(store);
        tasks.push(tokio::spawn(async move {
            for number in (part..CROWD).step_by(64) {
                let mut kept = row(number);
                kept.updated = u64::from(number);
                kept.due = number.is_multiple_of(10).then_some(u64::from(number));
                store.create(new(kept)).await.unwrap();
            }
        }));
    }
    for task in tasks {
        task.await.unwrap();
    }
    println!(
        "  {CROWD} matches made in {:.1} s; then, the middle one and the slowest of {QUESTIONS}:",
        begun.elapsed().as_secs_f64()
    );
}

async fn questions(store: &dyn Store) {
    let page = |before| Listed { status: None, game: None, before, limit: 50 };
    ask("the lobby", async |_| drop(store.lobby(&page(None)).await.unwrap())).await;
    ask("a page in the middle of it", async |n| {
        drop(store.lobby(&page(Some((u64::from(n * 400), id(0))))).await.unwrap());
    })
    .await;
    ask("opening a match", async |n| {
        let id = id(n * 499);
        assert!(store.kept(&id).await.unwrap().is_some());
        assert!(!store.entries(&id, 0, 1000).await.unwrap().is_empty());
        drop(store.snapshots(&id, true).await.unwrap());
    })
    .await;
    ask("one's own matches", async |n| drop(store.mine(&ticket(&id(n * 499)), 50).await.unwrap())).await;
    ask("claiming what is due", async |n| {
        drop(store.claim("node", u64::from(n * 100), 1 << 40, 20).await.unwrap())
    })
    .await;
}

async fn ask(what: &str, question: impl AsyncFn(u32)) {
    let mut times = Vec::new();
    for number in 0..QUESTIONS {
        let begun = Instant::now();
        question(number).await;
        times.push(begun.elapsed());
    }
    times.sort();
    let millis = |time: Duration| time.as_secs_f64() * 1000.0;
    println!(
        "    {what:<28} {:>7.2} ms {:>7.2} ms",
        millis(times[times.len() / 2]),
        millis(times[times.len() - 1])
    );
}

fn id(number: u32) -> MatchId {
    // Spread over all names, as random ones are.
    let mixed = (u64::from(number) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    MatchId::from_bytes(std::array::from_fn(|at| (mixed >> (4 * at)) as u8 % 16))
}

/// The ticket of whoever made the match.
fn ticket(id: &MatchId) -> TicketHash {
    let mut hash = [0; 32];
    hash[..16].copy_from_slice(id.as_str().as_bytes());
    TicketHash(hash)
}

fn row(number: u32) -> Kept {
    Kept {
        id: id(number),
        game: "comets".into(),
        status: Status::Running,
        listed: true,
        seq: 1,
        created: 0,
        updated: 0,
        due: None,
        card: "{\"title\":\"Friday\"}".repeat(40),
    }
}

fn new(kept: Kept) -> NewMatch {
    let entries = vec!["{\"deed\":\"created\"}".repeat(20)];
    let grants = vec![Grant { ticket: ticket(&kept.id), place: Place::Host }];
    NewMatch { kept, entries, snapshots: Vec::new(), grants }
}
