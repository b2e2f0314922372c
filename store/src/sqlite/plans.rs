//! No statement may look at all rows of a table: a hall of 100,000 matches must be as quick as one of ten.

use rusqlite::Connection;

use super::connect::{STEPS, migrate};
use super::{read, write};

fn plan(sql: &str) -> String {
    let mut db = Connection::open_in_memory().unwrap();
    migrate(&mut db, STEPS).unwrap();
    let mut statement = db.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
    let parameters = vec![rusqlite::types::Value::Null; statement.parameter_count()];
    let rows =
        statement.query_map(rusqlite::params_from_iter(parameters), |row| row.get::<_, String>(3)).unwrap();
    rows.map(|row| row.unwrap() + "\n").collect()
}

#[test]
fn every_statement_finds_its_rows_by_an_index() {
    let statements = [
        read::KEPT,
        read::ENTRIES,
        read::SNAPSHOTS,
        read::LOBBY,
        read::LOBBY_OF_GAME,
        read::MINE,
        read::PLACES,
        read::GRANTS,
        read::CHAT,
        read::ALL,
        write::MOVE,
        write::REVOKE,
        write::SAID,
        write::LAST_SAID,
        write::CLAIM,
    ];
    for sql in statements {
        let plan = plan(sql);
        // The rights of one ticket are gathered first, and few.
        let searched =
            plan.lines().filter(|line| !line.starts_with("SCAN (subquery") && !line.starts_with("SCAN own"));
        assert!(
            searched.clone().count() > 0 && searched.clone().all(|line| !line.contains("SCAN")),
            "{sql}\n{plan}"
        );
        // And all but one's own matches are in order already.
        assert!(sql == read::MINE || !plan.contains("TEMP B-TREE"), "{sql}\n{plan}");
    }
}

#[test]
fn the_lobby_and_what_is_due_have_indexes_of_their_own() {
    for (sql, index) in [
        (read::LOBBY, "matches_lobby "),
        (read::LOBBY_OF_GAME, "matches_lobby_of_game "),
        (write::CLAIM, "matches_claimable "),
        (read::GRANTS, "grants_of_match "),
        (write::SAID, "chat_once "),
    ] {
        assert!(plan(sql).contains(index), "{sql}\n{}", plan(sql));
    }
}
