//! Connections held by a transaction. One returns to its pool only after an acknowledged COMMIT or ROLLBACK; in every other case
//! (a cancelled BEGIN, a failed COMMIT, a full disk) it is closed, so that connections from the pool never have an open
//! transaction.

use std::time::{Duration, Instant};

use sqlx::{Connection, Executor, PgConnection, PgPool, Postgres, Sqlite, SqliteConnection, pool::PoolConnection};

use super::{DbError, DbErrorKind, DbResult, database::Writer};

/// How long an abandoned transaction may take to roll back before its connection is closed.
const ROLLBACK_TIMEOUT: Duration = Duration::from_secs(5);
/// The pause between attempts once every pooled connection may have been a dead one.
const RECONNECT_PAUSE: Duration = Duration::from_millis(20);

/// A connection that is closed when dropped, instead of returned to its pool.
#[derive(Debug)]
pub(super) struct CloseOnDrop<DB: sqlx::Database>(Option<PoolConnection<DB>>);

impl<DB: sqlx::Database> CloseOnDrop<DB> {
    pub(super) fn new(connection: PoolConnection<DB>) -> Self {
        Self(Some(connection))
    }

    pub(super) fn get(&mut self) -> &mut DB::Connection {
        self.0.as_mut().expect("the connection is taken only by release, which takes self")
    }

    /// Returns the connection to its pool.
    pub(super) fn release(mut self) {
        drop(self.0.take());
    }
}

impl<DB: sqlx::Database> Drop for CloseOnDrop<DB> {
    fn drop(&mut self) {
        if let Some(mut connection) = self.0.take() {
            connection.close_on_drop();
        }
    }
}

/// A connection with an open transaction.
#[derive(Debug)]
pub(super) enum TxConnection {
    Sqlite { connection: CloseOnDrop<Sqlite>, writer: Writer },
    Postgres(CloseOnDrop<Postgres>),
}

impl TxConnection {
    pub(super) async fn begin_sqlite(writer: &Writer) -> DbResult<Self> {
        let mut connection = CloseOnDrop::new(writer.pool.acquire().await?);
        connection.get().execute("BEGIN IMMEDIATE").await?;
        Ok(Self::Sqlite { connection, writer: writer.clone() })
    }

    /// Begins a transaction; when a dead connection fails on BEGIN, another is used.
    pub(super) async fn begin_postgres(pool: &PgPool) -> DbResult<Self> {
        let mut reconnects = Reconnects::of(pool);
        loop {
            let mut connection = CloseOnDrop::new(pool.acquire().await?);
            match connection.get().execute("BEGIN").await.map_err(DbError::from) {
                Ok(_) => return Ok(Self::Postgres(connection)),
                Err(error) => reconnects.wait_after(error).await?,
            }
        }
    }

    pub(super) async fn commit(mut self) -> DbResult<Option<Writer>> {
        self.end("COMMIT").await?;
        Ok(self.release())
    }

    pub(super) async fn roll_back(mut self) -> DbResult<()> {
        self.end("ROLLBACK").await?;
        self.release();
        Ok(())
    }

    async fn end(&mut self, statement: &'static str) -> DbResult<()> {
        match self {
            Self::Sqlite { connection, .. } => connection.get().execute(statement).await.map(|_| ())?,
            Self::Postgres(connection) => connection.get().execute(statement).await.map(|_| ())?,
        }
        Ok(())
    }

    fn release(self) -> Option<Writer> {
        match self {
            Self::Sqlite { connection, writer } => {
                connection.release();
                Some(writer)
            }
            Self::Postgres(connection) => {
                connection.release();
                None
            }
        }
    }

    /// Rolls back in the background; for a dropped transaction.
    pub(super) fn abandon(self) {
        // Without a runtime the process is exiting, and the database rolls back by itself.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move {
                match tokio::time::timeout(ROLLBACK_TIMEOUT, self.roll_back()).await {
                    Ok(Ok(())) => {}
                    Ok(Err(error)) => {
                        tracing::warn!(%error, "a transaction could not be rolled back; its connection is closed");
                    }
                    Err(_) => tracing::warn!("a transaction was not rolled back in time; its connection is closed"),
                }
            });
        }
    }
}

/// A connection for a single write outside of a transaction.
pub(super) struct WriteConnection {
    connection: CloseOnDrop<Sqlite>,
    writer: Writer,
}

impl WriteConnection {
    pub(super) async fn begin(writer: &Writer) -> DbResult<Self> {
        Ok(Self { connection: CloseOnDrop::new(writer.pool.acquire().await?), writer: writer.clone() })
    }

    pub(super) fn get(&mut self) -> &mut SqliteConnection {
        self.connection.get()
    }

    /// Returns the connection to its pool unless the error broke it, and returns when the write is on disk.
    pub(super) async fn end<T>(self, result: Result<T, sqlx::Error>) -> DbResult<T> {
        match result.map_err(DbError::from) {
            Ok(value) => {
                self.connection.release();
                self.writer.log.flush().await?;
                Ok(value)
            }
            Err(error) => {
                if !error.breaks_connection() {
                    self.connection.release();
                }
                Err(error)
            }
        }
    }
}

/// A connection that has just been tested, for a write that cannot be retried.
pub(super) async fn acquire_live(pool: &PgPool) -> DbResult<PoolConnection<Postgres>> {
    let mut reconnects = Reconnects::of(pool);
    loop {
        let mut connection = pool.acquire().await?;
        let Err(error) = PgConnection::ping(&mut connection).await else { return Ok(connection) };
        connection.close_on_drop();
        // However a dead connection failed.
        reconnects.wait_after(DbError::new(DbErrorKind::Disconnected, &error.to_string())).await?;
    }
}

/// Attempts at work that connections failed because they had died: another one is tried for as long as a request may wait for a
/// connection.
pub(super) struct Reconnects<'p> {
    pool: &'p PgPool,
    started: Instant,
    dead: u32,
}

impl<'p> Reconnects<'p> {
    pub(super) fn of(pool: &'p PgPool) -> Self {
        Self { pool, started: Instant::now(), dead: 0 }
    }

    /// Returns when the next attempt may begin; the error, if no further one is allowed.
    pub(super) async fn wait_after(&mut self, error: DbError) -> DbResult<()> {
        let options = self.pool.options();
        if error.kind() != DbErrorKind::Disconnected || self.started.elapsed() >= options.get_acquire_timeout() {
            return Err(error);
        }
        self.dead += 1;
        if self.dead > options.get_max_connections() {
            tokio::time::sleep(RECONNECT_PAUSE).await;
        }
        Ok(())
    }
}
