//! Reaching a PostgreSQL server, and bringing the tables of a database to the present schema.

use std::error::Error;
use std::time::Duration;

use deadpool_postgres::{Hook, HookError, Manager, ManagerConfig, Pool, RecyclingMethod, Runtime, Timeouts};
use tokio_postgres::config::SslMode;
use tokio_postgres::error::SqlState;
use tokio_postgres::{Client, Config, NoTls};

use crate::StoreError;

/// The steps from nothing to the present schema. A step that has been released is never changed.
pub(crate) const STEPS: &[&str] = &[include_str!("../migrations/postgres-1.sql")];

/// Connections that a node holds for its work, besides the two for wake-ups.
const CONNECTIONS: usize = 8;
/// How long to wait for a connection, a free one or a new one.
const PATIENCE: Duration = Duration::from_secs(10);
/// Of all programs that take steps in a database, one at a time: an arbitrary number that only we lock.
const STEP_LOCK: i64 = 0x6f72_7265_7279;

/// What each connection is told first. Nobody is told that something is durable before it is, and nobody waits for
/// ever: neither we for a lock, nor others for a connection that was forgotten inside a transaction.
const GREETING: &str = "
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
    SET statement_timeout = '20s';
    SET lock_timeout = '10s';
    SET idle_in_transaction_session_timeout = '60s'";

/// The server and the database that a URL names.
pub(crate) fn config(url: &str) -> Result<Config, StoreError> {
    // The library's own words could repeat the password.
    let mut config: Config = url.parse().map_err(|_| StoreError::Address(masked(url)))?;
    if config.get_ssl_mode() == SslMode::Require {
        let why = "connections to PostgreSQL are not encrypted here; use a Unix socket, a private network or a proxy, \
                   and leave out `sslmode`";
        return Err(StoreError::Unavailable(why.into()));
    }
    if config.get_application_name().is_none() {
        config.application_name("orrery");
    }
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(PATIENCE);
    }
    // A server that vanished without a word is noticed.
    config.keepalives_idle(Duration::from_secs(30));
    config.tcp_user_timeout(Duration::from_secs(20));
    Ok(config)
}

/// The URL without what could be secret in it.
fn masked(url: &str) -> String {
    let bare = url.split('?').next().unwrap_or_default();
    match (bare.split_once("://"), bare.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}://…@{host}"),
        _ => bare.to_owned(),
    }
}

/// The connections of a node.
pub(crate) fn pool(config: &Config) -> Result<Pool, StoreError> {
    let recycling = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    let manager = Manager::from_config(config.clone(), NoTls, recycling);
    let greet = Hook::async_fn(|client: &mut deadpool_postgres::ClientWrapper, _| {
        Box::pin(async move { client.batch_execute(GREETING).await.map_err(HookError::Backend) })
    });
    let timeouts = Timeouts { wait: Some(PATIENCE), create: Some(PATIENCE), recycle: Some(PATIENCE) };
    let pool = Pool::builder(manager)
        .max_size(CONNECTIONS)
        .runtime(Runtime::Tokio1)
        .timeouts(timeouts)
        .post_create(greet)
        .build();
    pool.map_err(|error| StoreError::Unavailable(error.to_string()))
}

/// A connection for one purpose. It ends with the client.
pub(crate) async fn connect(config: &Config) -> Result<Client, StoreError> {
    let (client, connection) = config.connect(NoTls).await.map_err(|error| failed(&error))?;
    // How it ends is told to whoever uses the client.
    tokio::spawn(async move { drop(connection.await) });
    Ok(client)
}

/// Takes the steps that the database has not taken yet. Who opens the same database meanwhile waits.
pub(crate) async fn migrate(client: &mut Client, steps: &[&str]) -> Result<(), StoreError> {
    let found = take_steps(client, steps).await.map_err(|error| failed(&error))?;
    let known = steps.len() as u32;
    if found > known { Err(StoreError::Newer { found, known }) } else { Ok(()) }
}

/// The schema that the database has then.
async fn take_steps(client: &mut Client, steps: &[&str]) -> Result<u32, tokio_postgres::Error> {
    let transaction = client.transaction().await?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&STEP_LOCK]).await?;
    let ours: Option<String> = transaction.query_one("SELECT to_regclass('schema')::text", &[]).await?.get(0);
    if ours.is_none() {
        let table = "CREATE TABLE schema (version BIGINT NOT NULL); INSERT INTO schema VALUES (0)";
        transaction.batch_execute(table).await?;
    }
    let version: i64 = transaction.query_one("SELECT version FROM schema", &[]).await?.get(0);
    let found = u32::try_from(version).unwrap_or(u32::MAX);
    if found as usize >= steps.len() {
        return Ok(found);
    }
    for step in steps.iter().skip(found as usize) {
        transaction.batch_execute(step).await?;
    }
    transaction.execute("UPDATE schema SET version = $1", &[&(steps.len() as i64)]).await?;
    transaction.commit().await?;
    Ok(steps.len() as u32)
}

/// What went wrong, with all that is known of it. The library puts the reason of a reason behind it.
pub(crate) fn failed(error: &tokio_postgres::Error) -> StoreError {
    let damaged = [&SqlState::DATA_CORRUPTED, &SqlState::INDEX_CORRUPTED, &SqlState::UNIQUE_VIOLATION];
    if let Some(known) = error.as_db_error() {
        return match damaged.contains(&known.code()) {
            true => StoreError::Damaged(known.to_string()),
            false => StoreError::Unavailable(known.to_string()),
        };
    }
    let reasons = std::iter::successors(error.source(), |&reason| reason.source());
    let told = reasons.fold(error.to_string(), |told, reason| format!("{told}: {reason}"));
    StoreError::Unavailable(told)
}

/// Was it the connection that failed, and not what was asked?
pub(crate) fn lost(error: &tokio_postgres::Error) -> bool {
    let gone = [&SqlState::ADMIN_SHUTDOWN, &SqlState::CRASH_SHUTDOWN, &SqlState::CANNOT_CONNECT_NOW];
    match error.as_db_error() {
        Some(known) => gone.contains(&known.code()),
        None => error.is_closed() || error.source().is_some_and(|reason| reason.is::<std::io::Error>()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;

    /// An old schema, and a step from it to a newer one.
    const OLD: &[&str] = &["CREATE TABLE matches (id TEXT PRIMARY KEY, title TEXT)"];
    const NEW: &[&str] = &[OLD[0], "ALTER TABLE matches RENAME COLUMN title TO name"];

    async fn old_store() -> Config {
        let config = config(&testing::Postgres::shared().unwrap().database().unwrap()).unwrap();
        let mut client = connect(&config).await.unwrap();
        migrate(&mut client, OLD).await.unwrap();
        client.execute("INSERT INTO matches VALUES ('one', 'Friday')", &[]).await.unwrap();
        config
    }

    async fn one_text(client: &Client, sql: &str) -> String {
        client.query_one(sql, &[]).await.unwrap().get(0)
    }

    #[tokio::test]
    async fn a_store_of_an_older_schema_keeps_what_is_in_it() {
        let mut client = connect(&old_store().await).await.unwrap();
        for _again in 0..2 {
            migrate(&mut client, NEW).await.unwrap();
            assert_eq!(one_text(&client, "SELECT name FROM matches").await, "Friday");
        }
        assert!(matches!(migrate(&mut client, OLD).await, Err(StoreError::Newer { found: 2, known: 1 })));
    }

    #[tokio::test]
    async fn a_step_that_fails_leaves_the_store_as_it_was() {
        let mut client = connect(&old_store().await).await.unwrap();
        migrate(&mut client, &[OLD[0], NEW[1], "CREATE TABLE matches (id TEXT)"]).await.unwrap_err();
        assert_eq!(one_text(&client, "SELECT title FROM matches").await, "Friday");
        assert_eq!(one_text(&client, "SELECT version::text FROM schema").await, "1");
    }

    #[tokio::test]
    async fn many_who_open_at_once_take_each_step_once() {
        let config = old_store().await;
        let open = async || migrate(&mut connect(&config).await.unwrap(), NEW).await;
        let (a, b, c, d) = tokio::join!(open(), open(), open(), open());
        a.and(b).and(c).and(d).unwrap();
    }

    #[tokio::test]
    async fn every_connection_waits_for_the_disk_even_if_the_server_is_told_not_to() {
        let url = testing::Postgres::shared().unwrap().database().unwrap();
        let config = config(&format!("{url}&options=-c%20synchronous_commit%3Doff")).unwrap();
        let client = pool(&config).unwrap().get().await.unwrap();
        assert_eq!(one_text(&client, "SHOW synchronous_commit").await, "on");
        assert_eq!(one_text(&client, "SHOW statement_timeout").await, "20s");
    }

    #[test]
    fn passwords_are_not_repeated() {
        let Err(error) = config("postgres://ann:secret@host:port/db?password=secret") else {
            panic!("no port")
        };
        assert!(!error.to_string().contains("secret"), "{error}");
        assert!(error.to_string().contains("host"), "{error}");
    }

    #[test]
    fn what_cannot_be_encrypted_is_not_sent() {
        assert!(matches!(config("postgres://host/db?sslmode=require"), Err(StoreError::Unavailable(_))));
    }
}
