//! One SQL text on two databases: `Db`, `Tx` and `Statement` over sqlx's native drivers.
//!
//! SQLite writes through a pool of one with `BEGIN IMMEDIATE`, so a transaction never fails half way with "database is locked";
//! readers have their own read-only pool. PostgreSQL is the same code with another URL. The rules for the SQL text itself (what
//! both databases understand) are in the README.

mod migrate;
mod statement;

use std::time::Duration;

use sqlx::{
    Connection, PgConnection, PgPool, SqlitePool,
    postgres::{PgConnectOptions, PgPoolOptions},
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};

pub use migrate::{MigrationState, migrate, migration_state};
pub use statement::{Row, Scalar, Session, Statement, Value};

/// What every database call answers with.
pub type DbResult<T> = std::result::Result<T, sqlx::Error>;

/// Which database speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// One file, one writer.
    Sqlite,
    /// Several processes.
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
        write: SqlitePool,
    },
    /// A pool of PostgreSQL connections.
    Postgres(PgPool),
}

/// A transaction that rolls back unless committed.
#[derive(Debug)]
pub enum Tx {
    /// Holds the writer.
    Sqlite(sqlx::Transaction<'static, sqlx::Sqlite>),
    /// Holds one connection.
    Postgres(sqlx::Transaction<'static, sqlx::Postgres>),
}

impl Db {
    /// Opens `sqlite:PATH` or `postgres://…`. An SQLite file is created when missing.
    pub async fn connect(url: &str) -> DbResult<Self> {
        if url.starts_with("postgres:") || url.starts_with("postgresql:") {
            return Self::connect_postgres(url).await;
        }
        Self::connect_sqlite(url.strip_prefix("sqlite:").unwrap_or(url)).await
    }

    async fn connect_postgres(url: &str) -> DbResult<Self> {
        let options: PgConnectOptions = url.parse()?;
        // A pool would try for half a minute, and say only that its time was up.
        PgConnection::connect_with(&options).await?.close().await?;
        let pool = PgPoolOptions::new()
            .max_connections(16)
            .test_before_acquire(false)
            .connect_with(options.statement_cache_capacity(512))
            .await?;
        Ok(Self::Postgres(pool))
    }

    async fn connect_sqlite(path: &str) -> DbResult<Self> {
        let write = SqlitePoolOptions::new()
            .max_connections(1)
            .test_before_acquire(false)
            .connect_with(sqlite_options(path))
            .await?;
        let read = SqlitePoolOptions::new()
            .max_connections(4)
            .test_before_acquire(false)
            .connect_with(sqlite_options(path).read_only(true))
            .await?;
        Ok(Self::Sqlite { read, write })
    }

    /// Which database this is.
    pub fn dialect(&self) -> Dialect {
        match self {
            Self::Sqlite { .. } => Dialect::Sqlite,
            Self::Postgres(_) => Dialect::Postgres,
        }
    }

    /// Begins a transaction; on SQLite it holds the only writer from its first moment.
    pub async fn begin(&self) -> DbResult<Tx> {
        Ok(match self {
            Self::Sqlite { write, .. } => Tx::Sqlite(write.begin_with("BEGIN IMMEDIATE").await?),
            Self::Postgres(pool) => Tx::Postgres(pool.begin().await?),
        })
    }

    /// Closes all connections after their work is done.
    pub async fn close(&self) {
        match self {
            Self::Sqlite { read, write } => {
                read.close().await;
                write.close().await;
            }
            Self::Postgres(pool) => pool.close().await,
        }
    }
}

impl Tx {
    /// Makes the changes last.
    pub async fn commit(self) -> DbResult<()> {
        match self {
            Self::Sqlite(tx) => tx.commit().await,
            Self::Postgres(tx) => tx.commit().await,
        }
    }

    /// Undoes the changes now instead of when dropped.
    pub async fn rollback(self) -> DbResult<()> {
        match self {
            Self::Sqlite(tx) => tx.rollback().await,
            Self::Postgres(tx) => tx.rollback().await,
        }
    }
}

fn sqlite_options(path: &str) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Normal)
        .busy_timeout(Duration::from_secs(10))
        .foreign_keys(true)
        .pragma("cache_size", "-16384")
        .pragma("mmap_size", "268435456")
        .pragma("temp_store", "MEMORY")
        .statement_cache_capacity(512)
}
