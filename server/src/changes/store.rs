//! Rows of the change feed: append, read, prune.
//!
//! PostgreSQL assigns ids in another order than transactions commit, so a row's position is its transaction's id: below the
//! oldest open transaction (`change_horizon`) every transaction has ended. Rows above it are read at once and their ids
//! remembered, so that a long transaction delays no reader; the reader's position only advances to the horizon. SQLite has one
//! writer: a position is an id.

use std::collections::HashSet;

use chrono::{DateTime, Utc};
use sqlx::FromRow;

use super::change::{Change, Topic};
use crate::{
    clock::Clock,
    db::{Db, DbResult, Session, Tx},
    id::TenantId,
};

/// Rows of one statement: both databases limit its parameters.
const ROWS: usize = 4_000;

/// Appends changes. The time only serves pruning, so it is always the system clock's.
pub(super) async fn insert(tx: &mut Tx, changes: &[Change]) -> DbResult<()> {
    let now = Clock::System.now();
    for part in changes.chunks(ROWS) {
        insert_part(tx, part, now).await?;
    }
    Ok(())
}

async fn insert_part(tx: &mut Tx, changes: &[Change], now: DateTime<Utc>) -> DbResult<()> {
    let mut statement = tx.sql("INSERT INTO change_feed (topic, tenant_id, entity_id, recorded_at) VALUES");
    for (index, change) in changes.iter().enumerate() {
        statement = statement
            .push_bind(if index == 0 { " (" } else { ", (" }, change.topic.name())
            .push_bind(",", change.tenant)
            .push_bind(",", change.entity)
            .push_bind(",", now)
            .push(")");
    }
    statement.execute().await?;
    Ok(())
}

/// How far a reader has read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Position {
    /// Everything below has been read.
    below: i64,
    /// Rows at or above `below` that have been read already.
    read_ids: HashSet<i64>,
}

impl Position {
    /// The position to store outside of the process: some changes may be read twice from it.
    pub fn below(&self) -> i64 {
        self.below
    }

    /// A position that was stored.
    pub fn at(below: i64) -> Self {
        Self { below, read_ids: HashSet::new() }
    }
}

/// The result of reading the feed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FeedUpdate {
    /// The changes recorded since.
    Changes(Vec<Change>),
    /// The changes are not known: rows were pruned before they were read, the database was restored to an earlier state, or a
    /// newer program records topics that this one does not know. Everything may have changed.
    Unknown,
}

#[derive(FromRow)]
struct FeedRow {
    horizon: i64,
    pruned_below: i64,
    id: Option<i64>,
    position: Option<i64>,
    topic: Option<String>,
    tenant_id: Option<TenantId>,
    entity_id: Option<i64>,
}

/// The position of a reader that starts now: it will find everything committed later, some of it perhaps twice.
pub async fn latest(db: &Db) -> DbResult<Position> {
    let below = db.sql("SELECT position FROM change_horizon").scalar().await?;
    Ok(Position::at(below))
}

/// The changes recorded since `position`, and the position after them. One statement, so that rows, horizon and pruning are
/// consistent.
pub(super) async fn read(db: &Db, position: &Position) -> DbResult<(FeedUpdate, Position)> {
    let rows: Vec<FeedRow> = db
        .sql(
            "SELECT horizon.position AS horizon, pruning.pruned_below, feed.id, feed.position, feed.topic, feed.tenant_id, feed.entity_id \
             FROM change_pruning pruning CROSS JOIN change_horizon horizon LEFT JOIN change_feed feed ON feed.position >= ",
        )
        .push_bind("", position.below)
        .push(" ORDER BY feed.position, feed.id")
        .all()
        .await?;
    let first = rows.first().ok_or(sqlx::Error::RowNotFound)?;
    let (horizon, pruned_below) = (first.horizon, first.pruned_below);
    let is_lost = pruned_below > position.below || horizon < position.below;
    let read_ids = rows.iter().filter(|row| row.position >= Some(horizon)).filter_map(|row| row.id).collect();
    let next = Position { below: horizon, read_ids };
    let fresh = rows.iter().filter(|row| row.id.is_some_and(|id| !position.read_ids.contains(&id)));
    let changes: Option<Vec<Change>> = fresh.map(FeedRow::change).collect();
    let news = changes.filter(|_| !is_lost).map_or(FeedUpdate::Unknown, FeedUpdate::Changes);
    Ok((news, next))
}

impl FeedRow {
    fn change(&self) -> Option<Change> {
        let topic = Topic::from_name(self.topic.as_deref()?)?;
        Some(Change { topic, tenant: self.tenant_id, entity: self.entity_id })
    }
}

/// Restarts the feed when it comes with a dump from another PostgreSQL cluster: positions are transaction ids of that cluster,
/// and while its pruned positions are ahead of this cluster's ids, every reader would drop its caches at every read. Returns
/// whether it did.
pub(super) async fn restart_if_foreign(db: &Db) -> DbResult<bool> {
    const FOREIGN: &str = "SELECT pruning.pruned_below FROM change_pruning pruning CROSS JOIN change_horizon horizon \
                           WHERE pruning.pruned_below > horizon.position";
    if db.sql(FOREIGN).optional_scalar::<i64>().await?.is_none() {
        return Ok(false);
    }
    let mut tx = db.begin().await?;
    tx.lock("change_pruning", 1).await?;
    let is_foreign = tx.sql(FOREIGN).optional_scalar::<i64>().await?.is_some();
    if is_foreign {
        // Rows recorded by this cluster lie between its horizon and the other cluster's positions.
        tx.sql(
            "DELETE FROM change_feed WHERE position < (SELECT position FROM change_horizon) \
             OR position >= (SELECT pruned_below FROM change_pruning)",
        )
        .execute()
        .await?;
        tx.sql("UPDATE change_pruning SET pruned_below = (SELECT position FROM change_horizon)").execute().await?;
    }
    tx.commit().await?;
    Ok(is_foreign)
}

/// Deletes what was recorded before `before`. A reader that has not read it drops its caches.
pub async fn prune(db: &Db, before: DateTime<Utc>) -> DbResult<u64> {
    let mut tx = db.begin().await?;
    tx.sql(
        "UPDATE change_pruning SET pruned_below = COALESCE((SELECT MAX(old.position) + 1 FROM change_feed old \
         WHERE old.position < (SELECT position FROM change_horizon) AND old.position < COALESCE((SELECT MIN(position) \
         FROM change_feed WHERE recorded_at >= ",
    )
    .push_bind("", before)
    .push("), 9223372036854775807)), pruned_below)")
    .execute()
    .await?;
    let pruned =
        tx.sql("DELETE FROM change_feed WHERE position < (SELECT pruned_below FROM change_pruning)").execute().await?;
    tx.commit().await?;
    Ok(pruned)
}

/// How often changes of a topic were recorded.
#[cfg(any(test, feature = "testing"))]
pub async fn times_recorded(db: &Db, topic: Topic) -> i64 {
    db.sql("SELECT COUNT(DISTINCT recorded_at) FROM change_feed WHERE topic = ")
        .push_bind("", topic.name())
        .scalar()
        .await
        .expect("the feed can be counted")
}
