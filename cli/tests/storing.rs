//! `orrery store` as an operator meets it.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod common;

use std::sync::Arc;

use common::Scratch;
use orrery_kernel::Digest;
use orrery_match::{Created, Moment, Shelf, Table, Task};
use orrery_rocket_dice::RocketDice;
use orrery_store::{Append, Appended, Kept, NewMatch, Store};
use orrery_wire::{Clock, Holder, MatchId, Millis};

/// A match under way: two bots have played so many entries, all kept in the store.
async fn played(store: &dyn Store, number: u8, entries: u32) -> MatchId {
    let game = Arc::clone(Shelf::new().with::<RocketDice>().game("rocket-dice").unwrap());
    let id = MatchId::from_bytes([number; 16]);
    let moment = |now: Millis| Moment { now, random: [number; 32] };
    let bot = || Holder::Bot { bot: "random".into() };
    let created = Created {
        id: id.clone(),
        game: "rocket-dice".into(),
        revision: 0,
        content: Digest(0),
        options: serde_json::Value::Null,
        seats: vec![bot(), bot()],
        clock: Clock::None,
        title: "Friday".into(),
        listed: true,
        watch: true,
        follows: None,
    };
    let first = game.create(created, &moment(1)).unwrap();
    let mut table = game.open(std::slice::from_ref(&first), &[]).unwrap();
    let entry = serde_json::to_string(&first).unwrap();
    let new =
        NewMatch { kept: row(&*table), entries: vec![entry], snapshots: Vec::new(), grants: Vec::new() };
    store.create(new).await.unwrap();
    while let Some(due) = table.due() {
        if table.seq() == entries {
            break;
        }
        let now = moment(due.at + 1);
        let entry = match due.task {
            Task::Bot(seat) => {
                let action = table.think(seat, u64::from(table.seq())).unwrap()(100);
                table.answer(seat, &action, &now).unwrap()
            }
            task @ (Task::Start | Task::Order(_) | Task::Revise) => table.act(task, &now).unwrap(),
        };
        table.commit(&entry).unwrap();
        let append = Append {
            kept: row(&*table),
            entry: serde_json::to_string(&entry).unwrap(),
            snapshot: table.snapshot().map(|snapshot| serde_json::to_string(&snapshot).unwrap()),
            grant: Vec::new(),
            revoke: Vec::new(),
            lease: None,
        };
        assert_eq!(store.append(append).await.unwrap(), Appended::Done);
    }
    id
}

fn row(table: &dyn Table) -> Kept {
    let card = table.card();
    Kept {
        id: card.id.clone(),
        game: card.game.clone(),
        status: card.status,
        listed: card.listed,
        seq: card.seq,
        created: card.created,
        updated: card.updated,
        due: table.due().map(|due| due.at),
        card: serde_json::to_string(&card).unwrap(),
    }
}

/// Does something with a store, which is closed again afterwards.
fn with_store<T>(url: &str, work: impl AsyncFnOnce(&dyn Store) -> T) -> T {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async { work(&*orrery_store::open(url).await.unwrap()).await })
}

/// A directory with a store of three matches in `orrery.db`, the last of them over.
fn furnished(name: &str) -> (Scratch, [MatchId; 3]) {
    let scratch = Scratch::new(name);
    let url = format!("sqlite:{}", scratch.0.join("orrery.db").display());
    let ids = with_store(&url, async |store| {
        [played(store, 1, 1).await, played(store, 2, 30).await, played(store, 3, u32::MAX).await]
    });
    (scratch, ids)
}

fn tamper(scratch: &Scratch, sql: &str) {
    let changed = rusqlite::Connection::open(scratch.0.join("orrery.db")).unwrap().execute(sql, []).unwrap();
    assert_eq!(changed, 1, "{sql}");
}

#[test]
fn a_good_store_holds() {
    let (scratch, _) = furnished("store-good");
    let said = scratch.run("store check").good();
    assert!(said.contains("the store holds: 3 matches with "), "{said}");
    let numbers: Vec<u64> = said.split([' ', '\n']).filter_map(|word| word.parse().ok()).collect();
    let [matches, entries, replayed, proved] = numbers[..] else { panic!("{said}") };
    assert!(matches == 3 && entries > 60 && replayed == entries - 3 && proved == replayed, "{said}");
}

#[test]
fn whatever_is_changed_is_found_and_the_rest_is_still_checked() {
    let other_events = "json_set(body, '$.events', json('[]'))";
    let of = |number: u8| MatchId::from_bytes([number; 16]);
    let second = of(2);
    let changes = [
        (format!("UPDATE entries SET body = {other_events} WHERE match = '{second}' AND seq = 2"), "entry 2"),
        (
            format!(
                "UPDATE entries SET body = json_set(body, '$.digest', '00000000000000ff') WHERE match = '{second}' AND seq = 9"
            ),
            "entry 9",
        ),
        (
            format!("UPDATE entries SET body = 'x' || body WHERE match = '{second}' AND seq = 4"),
            "entry 4 cannot be read",
        ),
        (
            format!("DELETE FROM entries WHERE match = '{second}' AND seq = 30"),
            "its row has 30 entries, its log 29",
        ),
        (
            format!("UPDATE matches SET seq = 29 WHERE id = '{second}'"),
            "its row has 29 entries, its log more",
        ),
        (format!("UPDATE matches SET status = 'over' WHERE id = '{second}'"), "its row says Over"),
        (format!("UPDATE matches SET listed = 0 WHERE id = '{second}'"), "unlisted"),
        (format!("UPDATE matches SET status = 'lost' WHERE id = '{second}'"), "`lost` is no status"),
        (format!("UPDATE matches SET game = 'chess' WHERE id = '{second}'"), "there is no game `chess`"),
        (format!("UPDATE snapshots SET body = x'00' WHERE match = '{second}' AND seq = 2"), "snapshot"),
    ];
    let (scratch, _) = furnished("store-changed");
    std::fs::rename(scratch.0.join("orrery.db"), scratch.0.join("good.db")).unwrap();
    for (sql, words) in changes {
        std::fs::copy(scratch.0.join("good.db"), scratch.0.join("orrery.db")).unwrap();
        tamper(&scratch, &sql);
        let ran = scratch.run("store check");
        ran.fails(1, "1 of 3 matches");
        assert!(
            ran.out.contains(&format!("found: match {second}: ")) && ran.out.contains(words),
            "{sql}\n{}",
            ran.out
        );
        assert_eq!(ran.out.lines().count(), 1, "{sql}\n{}", ran.out);
    }
}

#[test]
fn a_backup_goes_into_any_store_and_back() {
    let (scratch, ids) = furnished("store-backup");
    scratch.run("store backup one.db").good();
    scratch.run("store backup one.db").fails(2, "one.db already exists; nothing was overwritten");
    scratch.run("store check --store sqlite:one.db").good();

    let postgres = orrery_store::testing::Postgres::shared().unwrap().database().unwrap();
    scratch.run(&format!("store restore --store {postgres} one.db")).good();
    scratch.run(&format!("store restore --store {postgres} one.db")).fails(2, "already exists");
    let checked = scratch.run(&format!("store check --store {postgres}")).good();
    assert_eq!(checked, scratch.run("store check").good());
    scratch.run(&format!("store backup --store {postgres} two.db")).good();
    scratch.run("store restore --store sqlite:new/folder/three.db two.db").good();
    assert_eq!(checked, scratch.run("store check --store sqlite:new/folder/three.db").good());
    let export = |store: &str| scratch.run(&format!("store export --store {store} {}", ids[2])).good();
    assert_eq!(export("sqlite:new/folder/three.db"), export("sqlite:orrery.db"));
}

#[test]
fn a_log_is_exported_as_it_is_kept() {
    let (scratch, ids) = furnished("store-export");
    let said = scratch.run(&format!("store export {}", ids[1])).good();
    let entries: Vec<orrery_match::Entry> =
        said.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(entries.iter().map(|entry| entry.seq).eq(1..=30));
    scratch.run("store export 0000000000000000").fails(2, "there is no match 0000000000000000");
    scratch.run("store export Friday").fails(2, "16 letters and digits");
}

#[test]
fn a_store_that_is_not_there_is_not_made() {
    let scratch = Scratch::new("store-none");
    for command in ["check", "backup to.db", "export 0000000000000000"] {
        scratch.run(&format!("store {command}")).fails(2, "there is no store orrery.db");
    }
    assert_eq!(std::fs::read_dir(&scratch.0).unwrap().count(), 0);
    scratch.run("store check --store mysql:x").fails(2, "is no store; write sqlite:PATH or postgres://");
    scratch.run("store restore --store sqlite:new.db nothing.db").fails(2, "nothing.db is no file");
}
