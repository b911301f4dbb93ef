//! One SQL text on two databases: `Db`, `Tx` and `Statement` over sqlx's native drivers.
//!
//! SQLite writes through a pool of one connection with `BEGIN IMMEDIATE`, so that a transaction never fails midway with "database
//! is locked"; readers have their own read-only pool. PostgreSQL uses the same code with another URL. The rules for the SQL text
//! itself (what both databases understand) are in the README.

mod connection;
mod durable;
mod error;
mod files;
mod lock;
mod migrate;
mod options;
mod read_session;
mod rows;
mod statement;
#[cfg(test)]
mod tests;
mod transaction;

use std::{path::Path, sync::Arc};

use futures::future::BoxFuture;
use sqlx::{Connection, PgConnection, PgPool, SqlitePool, postgres::PgPoolOptions, sqlite::SqlitePoolOptions};

use connection::TxConnection;
use durable::Log;

pub use durable::Disk;
pub use error::{DbError, DbErrorKind, DbResult, OrNotFound, Retryable};
pub use files::{close_file, copy_file};
#[cfg(test)]
pub use migrate::migrate_to;
pub use migrate::{MigrationError, MigrationState, migrate, migration_state};
pub use options::DbOptions;
pub use read_session::ReadSession;
pub use rows::{insert_many, insert_returning};
pub use statement::{Row, Scalar, Session, Statement, Value};
#[cfg(test)]
pub use transaction::RETRIES;
pub use transaction::Tx;

/// The kind of database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// One file, one writer.
    Sqlite,
    /// For several processes.
    Postgres,
}

/// The database. Cheap to clone.
#[derive(Clone, Debug)]
pub enum Db {
    /// Readers and the single writer of one file.
    Sqlite {
        /// Read-only connections.
        read: SqlitePool,
        /// The one connection that writes.
        write: Writer,
    },
    /// A pool of PostgreSQL connections.
    Postgres(PgPool),
}

/// SQLite's only writer and the log that makes its commits durable.
#[derive(Clone, Debug)]
pub struct Writer {
    pool: SqlitePool,
    log: Arc<Log>,
}

impl Db {
    /// Opens `sqlite:PATH` or `postgres://…` with the timeouts of a command. An SQLite file is created when missing.
    pub async fn connect(url: &str) -> DbResult<Self> {
        Self::connect_with(url, &DbOptions::default()).await
    }

    /// As `connect`, with the given limits.
    pub async fn connect_with(url: &str, options: &DbOptions) -> DbResult<Self> {
        if is_postgres(url) {
            return Self::connect_postgres(url, options).await;
        }
        Self::connect_sqlite(url.strip_prefix("sqlite:").unwrap_or(url), options).await
    }

    async fn connect_postgres(url: &str, options: &DbOptions) -> DbResult<Self> {
        let connect = options.postgres(url)?;
        // A pool would retry until its timeout, and only report that.
        PgConnection::connect_with(&connect).await?.close().await?;
        let pool = PgPoolOptions::new()
            .max_connections(options.connections)
            .acquire_timeout(options.acquire_timeout)
            .test_before_acquire(false)
            .before_acquire(|connection, meta| {
                Box::pin(async move {
                    if meta.idle_for > options::TRUSTED_WHEN_IDLE {
                        connection.ping().await?;
                    }
                    Ok(true)
                })
            })
            .connect_with(connect)
            .await?;
        Ok(Self::Postgres(pool))
    }

    async fn connect_sqlite(path: &str, options: &DbOptions) -> DbResult<Self> {
        let pool = || SqlitePoolOptions::new().acquire_timeout(options.acquire_timeout).test_before_acquire(false);
        let write = pool().max_connections(1);
        #[cfg(any(test, feature = "testing"))]
        let write = limited(write, options);
        let write = write.connect_with(options.sqlite(path)).await?;
        let read = pool().max_connections(4).connect_with(options.sqlite_reader(path)).await?;
        let log = Log::of(Path::new(path), options.disk.clone(), write.clone())?;
        Ok(Self::Sqlite { read, write: Writer { pool: write, log: Arc::new(log) } })
    }

    /// Which database this is.
    pub fn dialect(&self) -> Dialect {
        match self {
            Self::Sqlite { .. } => Dialect::Sqlite,
            Self::Postgres(_) => Dialect::Postgres,
        }
    }

    /// Begins a transaction; on SQLite it holds the only writer from the start.
    pub fn begin(&self) -> BoxFuture<'_, DbResult<Tx>> {
        Box::pin(async move {
            Ok(Tx::new(match self {
                Self::Sqlite { write, .. } => TxConnection::begin_sqlite(write).await?,
                Self::Postgres(pool) => TxConnection::begin_postgres(pool).await?,
            }))
        })
    }

    /// Checks that the database accepts writes: acquires what a write needs, and releases it.
    pub async fn check_writable(&self) -> DbResult<()> {
        let mut tx = self.begin().await?;
        if self.dialect() == Dialect::Postgres {
            let read_only: String = tx.sql("SELECT current_setting('transaction_read_only')").scalar().await?;
            if read_only == "on" {
                return Err(DbError::new(DbErrorKind::ReadOnly, "the server takes no writes"));
            }
        }
        tx.rollback().await
    }

    /// Closes all connections once they are idle.
    pub async fn close(&self) {
        match self {
            Self::Sqlite { read, write } => {
                read.close().await;
                write.pool.close().await;
            }
            Self::Postgres(pool) => pool.close().await,
        }
    }
}

/// Applies the tests' current limits to each new connection.
#[cfg(any(test, feature = "testing"))]
fn limited(pool: SqlitePoolOptions, options: &DbOptions) -> SqlitePoolOptions {
    use std::sync::atomic::Ordering::SeqCst;

    let (most_pages, is_read_only) = (Arc::clone(&options.most_pages), Arc::clone(&options.is_read_only));
    pool.after_connect(move |connection, _| {
        let (most, is_read_only) = (most_pages.load(SeqCst), is_read_only.load(SeqCst));
        Box::pin(async move {
            if most > 0 {
                let limit = format!("PRAGMA max_page_count = {most}");
                sqlx::raw_sql(sqlx::AssertSqlSafe(limit)).execute(&mut *connection).await?;
            }
            if is_read_only {
                sqlx::raw_sql("PRAGMA query_only = ON").execute(connection).await?;
            }
            Ok(())
        })
    })
}

/// Whether a URL is PostgreSQL's; all others are SQLite files.
pub fn is_postgres(url: &str) -> bool {
    url.starts_with("postgres:") || url.starts_with("postgresql:")
}
