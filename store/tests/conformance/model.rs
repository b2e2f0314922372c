//! Random histories, compared with the simplest store that there can be.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use orrery_store::{Append, Appended, Grant, Kept, Place, Store};
use orrery_wire::MatchId;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

use crate::common::{House, id, new, row, seat, ticket};

/// Something that is done to a store. Matches and nodes are numbered.
#[derive(Clone, Debug)]
enum Step {
    Create(u32),
    /// An append whose number is off by so much.
    Append {
        number: u32,
        off: u32,
        due: Option<u64>,
        lease: Option<u64>,
        grant: Vec<(u8, u8)>,
        revoke: Vec<u8>,
    },
    Claim {
        now: u64,
        until: u64,
    },
}

fn step() -> impl Strategy<Value = Step> {
    let time = 0..60u64;
    let append = (
        0..4u32,
        prop_oneof![5 => Just(1), 1 => Just(0), 1 => Just(2)],
        proptest::option::of(time.clone()),
        proptest::option::of(time.clone()),
        proptest::collection::vec((0..2u8, 0..3u8), 0..3),
        proptest::collection::vec(0..3u8, 0..3),
    );
    prop_oneof![
        1 => (0..4u32).prop_map(Step::Create),
        6 => append.prop_map(|(number, off, due, lease, grant, revoke)| Step::Append { number, off, due, lease, grant, revoke }),
        2 => (time.clone(), time).prop_map(|(now, until)| Step::Claim { now, until }),
    ]
}

fn place(number: u8) -> Place {
    match number {
        0 => Place::Host,
        1 => Place::Seat(seat(1)),
        _ => Place::Invite(seat(1)),
    }
}

/// A match of the model.
struct Match {
    kept: Kept,
    entries: Vec<String>,
    grants: BTreeSet<(u8, u8)>,
    free: Option<u64>,
}

#[derive(Default)]
struct Model(BTreeMap<MatchId, Match>);

impl Model {
    async fn step(&mut self, store: &dyn Store, count: usize, step: &Step) {
        match step {
            Step::Create(number) => self.create(store, *number).await,
            Step::Append { .. } => self.append(store, count, step).await,
            Step::Claim { now, until } => self.claim(store, *now, *until).await,
        }
    }

    async fn create(&mut self, store: &dyn Store, number: u32) {
        let made = new(row(&id(number)));
        assert_eq!(store.create(made.clone()).await.is_err(), self.0.contains_key(&id(number)));
        let fresh = Match { kept: made.kept, entries: made.entries, grants: BTreeSet::new(), free: None };
        self.0.entry(id(number)).or_insert(fresh);
    }

    async fn append(&mut self, store: &dyn Store, count: usize, step: &Step) {
        let Step::Append { number, off, due, lease, grant, revoke } = step else { return };
        let before = self.0.get_mut(&id(*number));
        let mut kept = before.as_ref().map_or(row(&id(*number)), |before| before.kept.clone());
        (kept.seq, kept.due, kept.updated) = (kept.seq + off, *due, 2000 + count as u64);
        let append = Append {
            kept: kept.clone(),
            entry: format!("entry of step {count}"),
            snapshot: None,
            grant: grant
                .iter()
                .map(|&(who, what)| Grant { ticket: ticket(who), place: place(what) })
                .collect(),
            revoke: revoke.iter().map(|&what| place(what)).collect(),
            lease: lease.map(|until| ("node".into(), until)),
        };
        let text = append.entry.clone();
        let appended = store.append(append).await.unwrap();
        match before {
            Some(before) if *off == 1 => {
                assert_eq!(appended, Appended::Done);
                before.kept = kept;
                before.entries.push(text);
                before.grants.retain(|(_, what)| !revoke.contains(what));
                before.grants.extend(grant);
                before.free = due.map(|due| due.max(lease.unwrap_or(0)));
            }
            Some(_) | None => assert_eq!(appended, Appended::Conflict),
        }
    }

    async fn claim(&mut self, store: &dyn Store, now: u64, until: u64) {
        let mut claimed = store.claim("node", now, until, 100).await.unwrap();
        claimed.sort();
        let mut expected = Vec::new();
        for (id, one) in &mut self.0 {
            if one.free.is_some_and(|free| free <= now) {
                one.free = Some(until);
                expected.push(id.clone());
            }
        }
        assert_eq!(claimed, expected);
    }

    async fn compare(&self, store: &dyn Store) {
        assert_eq!(store.all(None, 100).await.unwrap(), self.0.keys().cloned().collect::<Vec<_>>());
        for (id, one) in &self.0 {
            assert_eq!(store.kept(id).await.unwrap().as_ref(), Some(&one.kept));
            assert_eq!(store.entries(id, 0, 1000).await.unwrap(), one.entries);
            let found = store.grants(id).await.unwrap();
            let expected: Vec<_> = one
                .grants
                .iter()
                .map(|&(who, what)| Grant { ticket: ticket(who), place: place(what) })
                .collect();
            assert!(
                found.len() == expected.len() && expected.iter().all(|grant| found.contains(grant)),
                "{found:?}"
            );
        }
    }
}

pub(crate) async fn a_store_does_what_the_model_does(house: &House) {
    let url = house.url().to_owned();
    let here = tokio::runtime::Handle::current();
    let histories = proptest::collection::vec(step(), 1..40);
    let play = |steps: Vec<Step>| {
        here.block_on(async {
            let store = fresh(&url).await;
            let mut model = Model::default();
            for (count, step) in steps.iter().enumerate() {
                model.step(&*store, count, step).await;
            }
            model.compare(&*store).await;
        });
        Ok(())
    };
    let config = Config { cases: 24, failure_persistence: None, ..Config::default() };
    tokio::task::block_in_place(|| TestRunner::new(config).run(&histories, play)).unwrap();
}

/// Another empty store of that kind.
async fn fresh(url: &str) -> Arc<dyn Store> {
    if url.starts_with("postgres") {
        House::postgres().await.open().await
    } else {
        orrery_store::open("sqlite::memory:").await.unwrap()
    }
}
