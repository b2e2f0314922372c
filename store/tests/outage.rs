//! A PostgreSQL server that goes away and comes back.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod common;

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use common::{created, go_on, id, next};
use orrery_store::testing::Postgres;
use orrery_store::{Appended, Kept, Store, Wake, open};
use tokio::task::spawn_blocking;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_restarted_loses_nothing_and_is_found_again() {
    let server = Arc::new(Postgres::start().unwrap());
    let url = server.database().unwrap();
    let (here, there) = (open(&url).await.unwrap(), open(&url).await.unwrap());
    let mut wakes = there.wakes();
    let stop = Arc::new(AtomicBool::new(false));
    let mut writers = Vec::new();
    for number in 0..4 {
        created(&*here, number).await;
        writers.push(tokio::spawn(append_through_all(Arc::clone(&here), number, Arc::clone(&stop))));
    }
    for _ in 0..3 {
        tokio::time::sleep(Duration::from_millis(300)).await;
        let server = Arc::clone(&server);
        spawn_blocking(move || server.restart().unwrap()).await.unwrap();
        patiently(&*here, &id(0)).await;
    }
    stop.store(true, Ordering::Relaxed);
    for (number, writer) in (0..).zip(writers) {
        let done = writer.await.unwrap();
        let kept = patiently(&*here, &id(number)).await;
        let entries = here.entries(&id(number), 0, u32::MAX).await.unwrap();
        assert_eq!(entries.len(), kept.seq as usize);
        let distinct: BTreeSet<&String> = entries.iter().collect();
        assert_eq!(distinct.len(), entries.len(), "nothing is there twice");
        assert!(!done.is_empty() && done.iter().all(|entry| distinct.contains(entry)), "nothing is lost");
    }
    // The other node has been told that it may have missed something, and hears again.
    hear(&mut wakes, |wake| *wake == Wake::All).await;
    let mut kept = patiently(&*here, &id(0)).await;
    go_on(&*here, &mut kept).await;
    hear(&mut wakes, |wake| *wake == Wake::Match(id(0), kept.seq) || *wake == Wake::All).await;
}

/// Appends until told to stop; says what was acknowledged, or found to be there after an error.
async fn append_through_all(store: Arc<dyn Store>, number: u32, stop: Arc<AtomicBool>) -> Vec<String> {
    let mut kept = patiently(&*store, &id(number)).await;
    let mut done = Vec::new();
    let mut tries = 0;
    while !stop.load(Ordering::Relaxed) {
        let mut append = next(&kept);
        tries += 1;
        append.entry = format!("try {tries} of match {number}");
        match store.append(append.clone()).await {
            Ok(appended) => assert_eq!(appended, Appended::Done, "nobody else writes"),
            Err(_) => {
                let now = patiently(&*store, &id(number)).await;
                if now.seq == kept.seq {
                    continue;
                }
                assert_eq!(store_entry(&*store, number, now.seq).await, append.entry);
            }
        }
        kept = append.kept;
        done.push(append.entry);
    }
    done
}

async fn store_entry(store: &dyn Store, number: u32, seq: u32) -> String {
    loop {
        if let Ok(mut entries) = store.entries(&id(number), seq - 1, 1).await {
            return entries.pop().unwrap();
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// The row of a match, asked for until there is an answer.
async fn patiently(store: &dyn Store, id: &orrery_wire::MatchId) -> Kept {
    loop {
        match store.kept(id).await {
            Ok(kept) => return kept.unwrap(),
            Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
}

async fn hear(wakes: &mut tokio::sync::broadcast::Receiver<Wake>, wanted: impl Fn(&Wake) -> bool) {
    let heard = async {
        loop {
            match wakes.recv().await {
                Ok(wake) if wanted(&wake) => return,
                Ok(_) | Err(tokio::sync::broadcast::error::RecvError::Lagged(_)) => {}
                Err(error) => panic!("{error}"),
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(120), heard).await.expect("nothing was heard");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reading_goes_on_when_connections_are_killed() {
    let url = Postgres::shared().unwrap().database().unwrap();
    let store = open(&url).await.unwrap();
    let kept = created(&*store, 1).await;
    let (killer, connection) = tokio_postgres::connect(&url, tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    let kill = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                WHERE pid <> pg_backend_pid() AND datname = current_database()";
    for _ in 0..5 {
        killer.execute(kill, &[]).await.unwrap();
        assert_eq!(store.kept(&id(1)).await.unwrap().unwrap(), kept);
    }
}

#[tokio::test]
async fn a_server_that_is_not_there_is_an_error() {
    let server = Postgres::start_fast().unwrap();
    let url = server.url();
    drop(server);
    let error = open(&url).await.err().unwrap().to_string();
    assert!(error.contains("cannot be used") && error.len() > 50, "{error}");
}
