//! Locks by name, for when there is no row to lock yet.

use super::{DbResult, Session, Tx, dialect::Dialect};

impl Tx {
    /// Waits until no other transaction holds the lock of this name and id, and holds it until this one ends.
    ///
    /// For decisions about rows that do not exist yet, such as a limit on their number: take the lock before reading the rows
    /// that the decision depends on, and several locks in sorted order. SQLite has a single writer anyway.
    pub async fn lock(&mut self, name: &'static str, id: impl Into<i64> + Send) -> DbResult<()> {
        self.lock_hash(name, id.into()).await
    }

    /// As `lock`, for a text that belongs to an id, such as an e-mail address in a country.
    pub async fn lock_text(&mut self, name: &'static str, id: impl Into<i64> + Send, text: &str) -> DbResult<()> {
        self.lock_hash(&format!("{name} {text}"), id.into()).await
    }

    async fn lock_hash(&mut self, text: &str, id: i64) -> DbResult<()> {
        if self.dialect() == Dialect::Postgres {
            self.sql("SELECT pg_advisory_xact_lock(hashtextextended($1, $2))").bind(text).bind(id).execute().await?;
        }
        Ok(())
    }
}
