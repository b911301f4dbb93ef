//! Locks by name, for what no row stands for yet.

use super::{DbResult, Dialect, Session, Tx};

impl Tx {
    /// Waits until no other transaction holds the lock of this name and id, and holds it until this one ends.
    ///
    /// For decisions over rows that do not exist yet, such as a limit on their number: take it before reading what is decided upon, and
    /// several in sorted order. SQLite's writers are one at a time anyway.
    pub async fn lock(&mut self, name: &'static str, id: impl Into<i64> + Send) -> DbResult<()> {
        if self.dialect() == Dialect::Postgres {
            self.sql("SELECT pg_advisory_xact_lock(hashtextextended($1, $2))")
                .bind(name)
                .bind(id.into())
                .execute()
                .await?;
        }
        Ok(())
    }
}
