//! Opens a database, and checks that it accepts writes.

use std::{path::Path, sync::Arc};

use sqlx::{Connection, PgConnection, postgres::PgPoolOptions, sqlite::SqlitePoolOptions};

use super::{
    DbError, DbErrorKind, DbOptions, DbResult, Session as _,
    database::{Db, Writer},
    dialect::{Dialect, is_postgres},
    durable::Log,
    options::TRUSTED_WHEN_IDLE,
};

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
                    if meta.idle_for > TRUSTED_WHEN_IDLE {
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
