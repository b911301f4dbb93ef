//! Transactions: `Db::begin` with `Tx::commit`, and `Db::transact`, which retries a transaction that the database has aborted.

use std::time::Duration;

use futures::future::BoxFuture;

use super::{DbError, DbErrorKind, DbResult, Retryable, connection::TxConnection, database::Db, dialect::Dialect};

/// The most attempts that `transact` makes.
const ATTEMPTS: u32 = 6;
/// The longest wait before the second attempt; it doubles with each further one.
const FIRST_WAIT: Duration = Duration::from_millis(10);

/// A transaction that rolls back unless committed, also when it is dropped at any `await`.
///
/// After a failed statement only `rollback` is possible: other statements and `commit` fail, so that an overlooked error cannot
/// commit half of the changes (PostgreSQL would respond to COMMIT with a silent ROLLBACK; SQLite would commit the other half).
#[derive(Debug)]
pub struct Tx {
    held: Option<TxConnection>,
    has_failed: bool,
    has_written: bool,
}

impl Tx {
    pub(super) fn new(held: TxConnection) -> Self {
        Self { held: Some(held), has_failed: false, has_written: false }
    }

    /// The connection for one statement. The statement counts as failed until `leave` reports its result, since it may be
    /// cancelled.
    pub(super) fn enter(&mut self, writes: bool) -> DbResult<&mut TxConnection> {
        self.require_sound()?;
        self.has_failed = true;
        self.has_written |= writes;
        Ok(self.held.as_mut().expect("held is taken only by commit, rollback and drop"))
    }

    pub(super) fn leave(&mut self, is_ok: bool) {
        self.has_failed = !is_ok;
    }

    pub(super) fn dialect(&self) -> Dialect {
        match self.held {
            Some(TxConnection::Sqlite { .. }) => Dialect::Sqlite,
            _ => Dialect::Postgres,
        }
    }

    fn require_sound(&self) -> DbResult<()> {
        if self.has_failed {
            let message = "an earlier statement of this transaction failed";
            return Err(DbError::new(DbErrorKind::TransactionFailed, message));
        }
        Ok(())
    }

    /// Commits: returns when the changes are on disk.
    pub fn commit(mut self) -> BoxFuture<'static, DbResult<()>> {
        Box::pin(async move {
            self.require_sound()?;
            let Some(held) = self.held.take() else { return Ok(()) };
            match held.commit().await? {
                Some(writer) if self.has_written => writer.log.flush().await,
                _ => Ok(()),
            }
        })
    }

    /// Rolls back now instead of when dropped.
    pub fn rollback(mut self) -> BoxFuture<'static, DbResult<()>> {
        Box::pin(async move {
            match self.held.take() {
                Some(held) => held.roll_back().await,
                None => Ok(()),
            }
        })
    }
}

impl Drop for Tx {
    fn drop(&mut self) {
        if let Some(held) = self.held.take() {
            held.abandon();
        }
    }
}

#[cfg(test)]
tokio::task_local! {
    /// Counts the retries of `transact` in a task, for tests that set it.
    pub static RETRIES: std::cell::Cell<u32>;
}

impl Db {
    /// Begins a transaction; on SQLite it holds the only writer from the start.
    pub fn begin(&self) -> BoxFuture<'_, DbResult<Tx>> {
        Box::pin(async move {
            Ok(Tx::new(match self {
                Self::Sqlite { write, .. } => TxConnection::begin_sqlite(write).await?,
                Self::Postgres(pool) => TxConnection::begin_postgres(pool).await?,
            }))
        })
    }

    /// Runs `work`, which must commit the transaction that it receives: `|mut tx| async move { …; tx.commit().await?; Ok(id) }`.
    ///
    /// When the database aborts the transaction (a serialisation failure, a deadlock) or loses the connection before COMMIT, the
    /// whole of `work` is retried, after a short and growing wait: it must change nothing outside the transaction.
    ///
    /// The future is boxed, so that the compiler need not look through `work` again for each of its callers' callers.
    pub fn transact<'f, T, E, F, W>(&'f self, mut work: F) -> BoxFuture<'f, Result<T, E>>
    where
        F: FnMut(Tx) -> W + Send + 'f,
        W: Future<Output = Result<T, E>> + Send,
        T: Send,
        E: From<DbError> + Retryable + Send,
    {
        Box::pin(async move {
            let mut attempt = 1;
            loop {
                match work(self.begin().await?).await {
                    Err(error) if error.is_retryable() && attempt < ATTEMPTS => {
                        metrics::counter!("vitrina_transaction_retries_total").increment(1);
                        #[cfg(test)]
                        let _ = RETRIES.try_with(|retries| retries.set(retries.get() + 1));
                        let longest = FIRST_WAIT * 2_u32.pow(attempt - 1);
                        tokio::time::sleep(longest.mul_f64(rand::random_range(0.5..1.0))).await;
                        attempt += 1;
                    }
                    result => return result,
                }
            }
        })
    }
}
