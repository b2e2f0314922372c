//! Backups of a PostgreSQL database, and filling one from a backup.
//!
//! The file is read and written on a thread of its own; rows pass through a short queue, so that neither side runs ahead.

use std::path::Path;

use rusqlite::Connection;
use rusqlite::types::Value;
use tokio::sync::mpsc;
use tokio_postgres::binary_copy::BinaryCopyInWriter;
use tokio_postgres::types::{ToSql, Type};
use tokio_postgres::{Config, IsolationLevel, Row, Transaction};

use super::connect::{connect, failed};
use crate::StoreError;
use crate::backup::{Kind, Line, Source, TABLES, Table, insert, into_new_file, occupied};
use crate::sqlite::blocking;
use crate::sqlite::connect::{STEPS, migrate};

/// Rows that travel together.
const LINES: usize = 100;
/// How many such parcels may wait.
const PARCELS: usize = 4;

/// What travels: rows of a table, or the word that there are no more. Without that word something was broken off.
enum Parcel {
    Lines(&'static Table, Vec<Line>),
    End,
}

/// Copies the database as it is at one moment.
pub(crate) async fn backup(config: &Config, to: &Path) -> Result<(), StoreError> {
    let (send, receive) = mpsc::channel(PARCELS);
    let to = to.to_owned();
    let writing = blocking(move || into_new_file(&to, |part| write_file(part, receive)));
    let (read, written) = tokio::join!(read_database(config, send), writing);
    both(read, written)
}

async fn read_database(config: &Config, send: mpsc::Sender<Parcel>) -> Result<(), StoreError> {
    let mut client = connect(config).await?;
    let moment = client.build_transaction().isolation_level(IsolationLevel::RepeatableRead).read_only(true);
    let transaction = moment.start().await.map_err(|error| failed(&error))?;
    for table in &TABLES {
        let portal = transaction.bind(&table.select(), &[]).await.map_err(|error| failed(&error))?;
        loop {
            let rows =
                transaction.query_portal(&portal, LINES as i32).await.map_err(|error| failed(&error))?;
            if rows.is_empty() {
                break;
            }
            let lines = rows.iter().map(|row| line(table, row)).collect();
            send.send(Parcel::Lines(table, lines)).await.map_err(|_| broken_off())?;
        }
    }
    send.send(Parcel::End).await.map_err(|_| broken_off())
}

fn line(table: &Table, row: &Row) -> Line {
    let value = |(at, (_, kind)): (usize, &(&str, Kind))| match kind {
        Kind::Text => row.get::<_, Option<String>>(at).map(Value::Text),
        Kind::Number => row.get::<_, Option<i64>>(at).map(Value::Integer),
        Kind::Flag => row.get::<_, Option<bool>>(at).map(|flag| Value::Integer(flag.into())),
        Kind::Bytes => row.get::<_, Option<Vec<u8>>>(at).map(Value::Blob),
    };
    table.columns.iter().enumerate().map(|column| value(column).unwrap_or(Value::Null)).collect()
}

fn write_file(part: &Path, mut receive: mpsc::Receiver<Parcel>) -> Result<(), StoreError> {
    let mut db = Connection::open(part)?;
    migrate(&mut db, STEPS)?;
    let transaction = db.transaction()?;
    loop {
        match receive.blocking_recv() {
            Some(Parcel::Lines(table, lines)) => insert(&transaction, table, &lines)?,
            Some(Parcel::End) => return Ok(transaction.commit()?),
            None => return Err(broken_off()),
        }
    }
}

/// Fills an empty database from a backup.
pub(crate) async fn restore(config: &Config, from: &Path) -> Result<(), StoreError> {
    let (send, receive) = mpsc::channel(PARCELS);
    let from = from.to_owned();
    let reading = blocking(move || read_file(&from, &send));
    let (read, written) = tokio::join!(reading, write_database(config, receive));
    both(read, written)
}

fn read_file(from: &Path, send: &mpsc::Sender<Parcel>) -> Result<(), StoreError> {
    let source = Source::open(from)?;
    let put = |parcel| send.blocking_send(parcel).map_err(|_| broken_off());
    TABLES
        .iter()
        .try_for_each(|table| source.lines(table, LINES, |lines| put(Parcel::Lines(table, lines))))?;
    put(Parcel::End)
}

async fn write_database(config: &Config, mut receive: mpsc::Receiver<Parcel>) -> Result<(), StoreError> {
    let mut client = connect(config).await?;
    let transaction = client.transaction().await.map_err(|error| failed(&error))?;
    let lock = "LOCK TABLE matches IN EXCLUSIVE MODE; SET LOCAL synchronous_commit = on";
    transaction.batch_execute(lock).await.map_err(|error| failed(&error))?;
    let found =
        transaction.query_opt("SELECT id FROM matches LIMIT 1", &[]).await.map_err(|error| failed(&error))?;
    if let Some(row) = found {
        return Err(occupied(row.get(0)));
    }
    loop {
        match receive.recv().await {
            Some(Parcel::Lines(table, lines)) => {
                copy_in(&transaction, table, lines).await.map_err(|error| failed(&error))?;
            }
            Some(Parcel::End) => return transaction.commit().await.map_err(|error| failed(&error)),
            None => return Err(broken_off()),
        }
    }
}

async fn copy_in(
    transaction: &Transaction<'_>,
    table: &Table,
    lines: Vec<Line>,
) -> Result<(), tokio_postgres::Error> {
    let types: Vec<Type> = table.columns.iter().map(|(_, kind)| column_type(*kind)).collect();
    let sql = format!("COPY {} ({}) FROM STDIN BINARY", table.name, table.columns());
    let sink = transaction.copy_in(&sql).await?;
    let mut writer = std::pin::pin!(BinaryCopyInWriter::new(sink, &types));
    for line in lines {
        let cells: Vec<Box<dyn ToSql + Sync + Send>> =
            line.into_iter().zip(table.columns).map(|(value, (_, kind))| cell(*kind, value)).collect();
        let cells: Vec<&(dyn ToSql + Sync)> =
            cells.iter().map(|cell| &**cell as &(dyn ToSql + Sync)).collect();
        writer.as_mut().write(&cells).await?;
    }
    writer.finish().await.map(drop)
}

fn column_type(kind: Kind) -> Type {
    match kind {
        Kind::Text => Type::TEXT,
        Kind::Number => Type::INT8,
        Kind::Flag => Type::BOOL,
        Kind::Bytes => Type::BYTEA,
    }
}

/// The schema of the file allows no value of another kind; if there is one, the server refuses it.
fn cell(kind: Kind, value: Value) -> Box<dyn ToSql + Sync + Send> {
    match (kind, value) {
        (Kind::Flag, Value::Integer(number)) => Box::new(number != 0),
        (_, Value::Integer(number)) => Box::new(number),
        (_, Value::Text(text)) => Box::new(text),
        (_, Value::Blob(bytes)) => Box::new(bytes),
        (_, Value::Real(number)) => Box::new(number),
        (Kind::Text, Value::Null) => Box::new(None::<String>),
        (Kind::Number, Value::Null) => Box::new(None::<i64>),
        (Kind::Flag, Value::Null) => Box::new(None::<bool>),
        (Kind::Bytes, Value::Null) => Box::new(None::<Vec<u8>>),
    }
}

const BROKEN_OFF: &str = "the copy was broken off";

fn broken_off() -> StoreError {
    StoreError::Unavailable(BROKEN_OFF.into())
}

/// How a copy ended. If one side only broke off, the other has the reason.
fn both(one: Result<(), StoreError>, other: Result<(), StoreError>) -> Result<(), StoreError> {
    match (one, other) {
        (Err(StoreError::Unavailable(why)), Err(reason)) if why == BROKEN_OFF => Err(reason),
        (one, other) => one.and(other),
    }
}
