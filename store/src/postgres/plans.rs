//! No statement may look at all rows of a table: a hall of 100,000 matches must be as quick as one of ten.

use tokio_postgres::{Client, SimpleQueryMessage};

use super::connect::{STEPS, config, connect, migrate};
use super::sql;
use crate::testing;

/// So many rows that looking at all of them does not pay.
const CROWD: &str = "
    INSERT INTO matches SELECT lpad(n::text, 16, '0'), 'comets', 'over', true, 1, n, n, nullif(n % 100, 50), 'a', n, '{}'
        FROM generate_series(1, 20000) AS n;
    INSERT INTO entries SELECT id, 1, '' FROM matches;
    INSERT INTO snapshots SELECT id, 1, '' FROM matches;
    INSERT INTO grants SELECT sha256(id::bytea), id, 'host' FROM matches;
    INSERT INTO chat SELECT id, 1, 1, 1, 'Ann', 'hello', 'a' FROM matches;
    ANALYZE";

async fn plan(client: &Client, sql: &str, values: &str) -> String {
    let explain = format!("DEALLOCATE ALL; PREPARE asked AS {sql}; EXPLAIN EXECUTE asked ({values})");
    let lines =
        client.simple_query(&explain).await.unwrap().into_iter().filter_map(|message| match message {
            SimpleQueryMessage::Row(row) => row.get(0).map(|line| format!("{line}\n")),
            _ => None,
        });
    lines.collect()
}

#[tokio::test]
async fn every_statement_finds_its_rows_by_an_index() {
    let config = config(&testing::Postgres::shared().unwrap().database().unwrap()).unwrap();
    let mut client = connect(&config).await.unwrap();
    migrate(&mut client, STEPS).await.unwrap();
    client.batch_execute(CROWD).await.unwrap();
    let id = "'0000000000000042'";
    let ticket = "sha256('x')";
    let statements = [
        (sql::KEPT, id.to_owned()),
        (sql::ENTRIES, format!("{id}, 0, 100")),
        (sql::SNAPSHOTS, format!("{id}, NULL")),
        (sql::LOBBY, "'{gathering,running,over}', 9000, '', 50".to_owned()),
        (sql::LOBBY_OF_GAME, "'{over}', 9000, '', 50, 'comets'".to_owned()),
        (sql::MINE, format!("{ticket}, 50")),
        (sql::PLACES, format!("{ticket}, {id}")),
        (sql::GRANTS, id.to_owned()),
        (sql::SAY, format!("{id}, 'a', 1, 1, 'Ann', 'hello'")),
        (sql::CHAT, format!("{id}, 0, 50")),
        (sql::CLAIM, "'node', 100, 50, 20".to_owned()),
        (sql::ALL, format!("{id}, 50")),
        (
            sql::APPEND,
            format!(
                "{id}, 2, 'over', true, 9, NULL, NULL, NULL, '', '', '{{}}', '{{}}', '{{host}}', '{{}}', '{{}}'"
            ),
        ),
    ];
    for (sql, values) in statements {
        let plan = plan(&client, sql, &values).await;
        assert!(plan.contains("Index") && !plan.contains("Seq Scan"), "{sql}\n{plan}");
    }
}
