//! A process that is killed in the middle of writing to SQLite has lost nothing that it acknowledged.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod common;

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use common::{created, entry, go_on, id};
use orrery_store::open;

/// Says to the process that it is the one to be killed, and which store it writes to.
const VICTIM: &str = "ORRERY_TEST_VICTIM";
const MATCHES: u32 = 6;
const ROUNDS: u32 = 8;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_survives_kill_9() {
    if let Ok(url) = std::env::var(VICTIM) {
        return append_until_killed(&url).await;
    }
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("store.db").display());
    let store = open(&url).await.unwrap();
    for number in 0..MATCHES {
        created(&*store, number).await;
    }
    drop(store);
    let mut acknowledged = BTreeMap::new();
    for round in 0..ROUNDS {
        let before: u32 = acknowledged.values().sum();
        kill_in_the_middle(&url, 50 + 17 * round, &mut acknowledged);
        assert!(acknowledged.values().sum::<u32>() > before, "something was written");
        let store = open(&url).await.unwrap();
        for (&number, &seq) in &acknowledged {
            let kept = store.kept(&id(number)).await.unwrap().unwrap();
            assert!(kept.seq >= seq, "round {round}: entry {seq} of match {number} is lost");
            let expected: Vec<String> = (1..=kept.seq).map(|seq| entry(&id(number), seq)).collect();
            assert_eq!(store.entries(&id(number), 0, u32::MAX).await.unwrap(), expected);
        }
    }
}

/// Runs the test as another process, kills it after so many acknowledgements, and notes the last of each match.
fn kill_in_the_middle(url: &str, after: u32, acknowledged: &mut BTreeMap<u32, u32>) {
    let mut victim = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "what_was_acknowledged_survives_kill_9", "--nocapture"])
        .env(VICTIM, url)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut count = 0;
    // What it wrote before it died can still be read afterwards.
    for line in BufReader::new(victim.stdout.take().unwrap()).lines() {
        let line = line.unwrap();
        let Some(words) = line.strip_prefix("acknowledged ") else { continue };
        // The last line may have been cut off.
        let Some((number, seq)) = words.strip_suffix(" .").and_then(|words| words.split_once(' ')) else {
            continue;
        };
        acknowledged.insert(number.parse().unwrap(), seq.parse().unwrap());
        count += 1;
        if count == after {
            victim.kill().unwrap();
        }
    }
    assert!(!victim.wait().unwrap().success() && count >= after);
}

async fn append_until_killed(url: &str) {
    let store = open(url).await.unwrap();
    let mut writers = tokio::task::JoinSet::new();
    for number in 0..MATCHES {
        let store = store.clone();
        writers.spawn(async move {
            let mut kept = store.kept(&id(number)).await.unwrap().unwrap();
            loop {
                go_on(&*store, &mut kept).await;
                println!("acknowledged {number} {} .", kept.seq);
            }
        });
    }
    writers.join_next().await.unwrap().unwrap();
}
