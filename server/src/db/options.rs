//! How connections are made, how many there are, and their time limits.

use std::time::Duration;

use sqlx::{
    postgres::PgConnectOptions,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous},
};

use super::{DbResult, Disk};
use crate::config::Settings;

/// A PostgreSQL connection that was idle for less than this is assumed to be alive; reads and `begin` handle one that is not.
pub(super) const TRUSTED_WHEN_IDLE: Duration = Duration::from_secs(1);
/// Prepared statements kept by each connection.
const STATEMENTS: usize = 512;
/// Rows that SQLite may read ahead of their consumer: a whole page's, so that the two threads need not wake each other for a few
/// rows.
const ROWS: usize = 1_024;

/// Limits of the connections to a database.
#[derive(Clone, Debug)]
pub struct DbOptions {
    /// The most connections to PostgreSQL.
    pub connections: u32,
    /// How long a statement or transaction waits for a free connection, and on SQLite for other processes that write.
    pub acquire_timeout: Duration,
    /// How long one statement may take on PostgreSQL; none means no limit.
    pub statement_timeout: Option<Duration>,
    /// How long a statement may wait for a lock of another transaction on PostgreSQL.
    pub lock_timeout: Option<Duration>,
    /// How SQLite's log is flushed to disk.
    pub disk: Disk,
    /// Pages to which a new connection may grow an SQLite file, so that tests can simulate a full disk; 0 for no limit.
    #[cfg(any(test, feature = "testing"))]
    pub most_pages: std::sync::Arc<std::sync::atomic::AtomicU32>,
    /// Whether new connections open the SQLite file read-only, as after `chmod` or a remount of the disk.
    #[cfg(any(test, feature = "testing"))]
    pub is_read_only: std::sync::Arc<std::sync::atomic::AtomicBool>,
}

impl Default for DbOptions {
    /// For commands, which should wait rather than fail.
    fn default() -> Self {
        Self {
            connections: 16,
            acquire_timeout: Duration::from_secs(30),
            statement_timeout: None,
            lock_timeout: None,
            disk: Disk::default(),
            #[cfg(any(test, feature = "testing"))]
            most_pages: std::sync::Arc::default(),
            #[cfg(any(test, feature = "testing"))]
            is_read_only: std::sync::Arc::default(),
        }
    }
}

impl DbOptions {
    /// For a server, whose clients should be asked to retry rather than wait.
    pub fn serving(settings: &Settings) -> Self {
        Self {
            connections: settings.database_pool.max(1),
            acquire_timeout: Duration::from_secs(3),
            statement_timeout: Some(Duration::from_secs(settings.database_statement_seconds)),
            lock_timeout: Some(Duration::from_secs(settings.database_lock_seconds)),
            ..Self::default()
        }
    }

    /// TLS comes with the URL: `sslmode`, `sslrootcert`, `sslcert`, `sslkey`.
    pub(super) fn postgres(&self, url: &str) -> DbResult<PgConnectOptions> {
        let mut limits = Vec::new();
        if let Some(limit) = self.statement_timeout {
            // An idle transaction holds its locks although its client may be gone.
            limits.push(("idle_in_transaction_session_timeout", limit));
            limits.push(("statement_timeout", limit));
        }
        limits.extend(self.lock_timeout.map(|limit| ("lock_timeout", limit)));
        let options: PgConnectOptions = url.parse()?;
        let limits = limits.into_iter().map(|(name, limit)| (name, limit.as_millis().to_string()));
        // A cached plan was made for the few rows that existed at the time: a table that has grown since would be scanned
        // completely until its statistics are updated.
        let options = options.options([("plan_cache_mode", "force_custom_plan")]);
        Ok(options.options(limits).application_name("vitrina").statement_cache_capacity(STATEMENTS))
    }

    pub(super) fn sqlite(&self, path: &str) -> SqliteConnectOptions {
        SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // Commits are flushed by `durable`.
            .synchronous(SqliteSynchronous::Normal)
            .busy_timeout(self.acquire_timeout)
            .foreign_keys(true)
            .pragma("cache_size", "-8192")
            .pragma("mmap_size", "268435456")
            .pragma("temp_store", "MEMORY")
            .statement_cache_capacity(STATEMENTS)
            .row_buffer_size(ROWS)
    }

    /// Reading connections memory-map the database: their own cache only holds pages that are still in the log.
    pub(super) fn sqlite_reader(&self, path: &str) -> SqliteConnectOptions {
        self.sqlite(path).read_only(true).pragma("cache_size", "-2048")
    }
}
