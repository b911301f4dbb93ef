//! The change feed: a log of changes, appended in the transaction of the change and followed by every process.
//!
//! With it, two servers on one database, or a command beside a running server, see each other's changes within a second. A
//! `Change` names a topic and, where possible, the country and the entity; the same type describes what a cached value was read
//! from.

mod change;
mod feed;
mod store;

use std::collections::{BTreeMap, BTreeSet};

pub use change::{CATALOG, Change, Topic};
pub use feed::Feed;
#[cfg(any(test, feature = "testing"))]
pub use store::times_recorded;
pub use store::{FeedUpdate, Position, latest, prune};

use crate::{
    db::{Db, DbResult, Tx},
    id::TenantId,
};

/// The same change in more countries than this is recorded for all countries.
const MOST_TENANTS: usize = 8;
/// A change of more entities than this, of one topic and country, is recorded for all entities.
pub const MOST_ENTITIES: usize = 256;

/// Records changes in their own transaction. The same change in many countries, or of many entities, is recorded as one change of
/// all.
pub async fn record(tx: &mut Tx, changes: &[Change]) -> DbResult<()> {
    store::insert(tx, &coarsened(changes)).await
}

/// Records that anything in the catalogue may have changed, in all countries, including what the search finds products by.
pub async fn record_catalog(tx: &mut Tx) -> DbResult<()> {
    record_shown_catalog(tx).await?;
    record(tx, &[Change::all(Topic::SearchDocument)]).await
}

/// Records that anything that countries show of the catalogue may have changed. Products whose search terms change are recorded
/// by their ids.
pub async fn record_shown_catalog(tx: &mut Tx) -> DbResult<()> {
    record(tx, &CATALOG.map(Change::all)).await
}

/// The changes recorded since `position`, and the position after them. A feed that comes with a dump from another PostgreSQL
/// cluster is restarted: everything may have changed, once.
pub async fn read(db: &Db, position: &Position) -> DbResult<(FeedUpdate, Position)> {
    let (update, next) = store::read(db, position).await?;
    if update == FeedUpdate::Unknown && store::restart_if_foreign(db).await? {
        // Continues after the position where the feed restarts.
        return Ok((FeedUpdate::Unknown, store::latest(db).await?));
    }
    Ok((update, next))
}

fn coarsened(changes: &[Change]) -> Vec<Change> {
    let mut tenants: BTreeMap<(Topic, Option<i64>), BTreeSet<Option<TenantId>>> = BTreeMap::new();
    for change in changes {
        tenants.entry((change.topic, change.entity)).or_default().insert(change.tenant);
    }
    let mut entities: BTreeMap<(Topic, Option<TenantId>), BTreeSet<Option<i64>>> = BTreeMap::new();
    for ((topic, entity), tenants) in tenants {
        let is_all = tenants.contains(&None) || tenants.len() > MOST_TENANTS;
        let tenants = if is_all { BTreeSet::from([None]) } else { tenants };
        for tenant in tenants {
            entities.entry((topic, tenant)).or_default().insert(entity);
        }
    }
    let mut coarse = Vec::new();
    for ((topic, tenant), entities) in entities {
        let is_all = entities.contains(&None) || entities.len() > MOST_ENTITIES;
        let entities = if is_all { BTreeSet::from([None]) } else { entities };
        coarse.extend(entities.into_iter().map(|entity| Change { topic, tenant, entity }));
    }
    coarse
}

#[cfg(test)]
mod tests;
