//! What changed: one counter per scope, raised in the transaction of the change and polled by every process.
//!
//! This is how two servers on one database, and a command beside a running server, show each other's changes within a second.

use std::{sync::Arc, time::Duration};

use tokio::sync::watch;

use crate::db::{Db, DbResult, Session, Tx};

/// A part of the shop that processes cache.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scope {
    /// Countries, hosts, languages.
    Tenancy,
    /// Fluent texts and overrides.
    Words,
    /// Products, prices, stock, categories, brands, collections.
    Catalog,
    /// Home pages and sliders.
    Content,
}

/// All scopes, in the order of their declaration.
pub const SCOPES: [Scope; 4] = [Scope::Tenancy, Scope::Words, Scope::Catalog, Scope::Content];

impl Scope {
    /// The scope's name in the table.
    pub fn name(self) -> &'static str {
        match self {
            Self::Tenancy => "tenancy",
            Self::Words => "words",
            Self::Catalog => "catalog",
            Self::Content => "content",
        }
    }
}

/// Says, in the change's own transaction, that the scope changed. Call it last: it serialises writers of the scope on PostgreSQL.
pub async fn mark(tx: &mut Tx, scope: Scope) -> DbResult<()> {
    tx.sql("INSERT INTO change (scope, revision) VALUES ($1, 1) ON CONFLICT (scope) DO UPDATE SET revision = change.revision + 1")
        .bind(scope.name())
        .execute()
        .await?;
    Ok(())
}

/// The scopes' revisions as last seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Revisions {
    /// In the order of `SCOPES`; 0 before a scope's first change.
    counts: [i64; SCOPES.len()],
    fingerprint: Arc<str>,
}

impl Default for Revisions {
    fn default() -> Self {
        Self::new([0; SCOPES.len()])
    }
}

impl Revisions {
    fn new(counts: [i64; SCOPES.len()]) -> Self {
        Self { counts, fingerprint: counts.map(|count| count.to_string()).join(".").into() }
    }

    /// Reads them from the database.
    pub async fn read(db: &Db) -> DbResult<Self> {
        let rows: Vec<(String, i64)> = db.sql("SELECT scope, revision FROM change").all().await?;
        let count = |scope: Scope| rows.iter().find(|(name, _)| name == scope.name()).map_or(0, |(_, count)| *count);
        Ok(Self::new(SCOPES.map(count)))
    }

    /// The revision of one scope; 0 before its first change.
    pub fn of(&self, scope: Scope) -> i64 {
        self.counts[scope as usize]
    }

    /// All revisions in one text, for cache keys and ETags.
    pub fn fingerprint(&self) -> Arc<str> {
        Arc::clone(&self.fingerprint)
    }
}

/// How often the counters are polled.
pub const POLL_EVERY: Duration = Duration::from_millis(500);

/// Polls until the receiver is dropped; a database that is away is asked again at the next turn.
pub async fn watch(db: Db, sender: watch::Sender<Revisions>) {
    let mut ticks = tokio::time::interval(POLL_EVERY);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        if sender.is_closed() {
            return;
        }
        match Revisions::read(&db).await {
            Ok(revisions) => {
                sender.send_if_modified(|known| {
                    let changed = *known != revisions;
                    *known = revisions;
                    changed
                });
            }
            Err(error) => tracing::warn!(%error, "cannot read the change counters"),
        }
    }
}
