//! Queries on clicks for orders and reports.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use uuid::Uuid;

use crate::{
    attribution::{
        model::{BrowserTrail, ClickEvidence, ClickFacts},
        store,
    },
    db::{Db, DbResult, Tx},
    error::Result,
    id::{AffiliateId, ClickId, CommissionId, TenantId},
};

/// Counts of a partner's clicks stop at this number.
const MOST_COUNTED: i64 = 100_000;

/// The last click of each trail in a country since a given time, in the order of the trails. Runs no query when no trail has a
/// session.
pub async fn last_clicks(
    tx: &mut Tx,
    tenant: TenantId,
    trails: &[&BrowserTrail],
    since: DateTime<Utc>,
) -> Result<Vec<Option<ClickEvidence>>> {
    let mut sessions: Vec<Uuid> = trails.iter().filter_map(|trail| trail.session).collect();
    if sessions.is_empty() {
        return Ok(vec![None; trails.len()]);
    }
    sessions.sort_unstable();
    sessions.dedup();
    let found = store::last_of_sessions(tx, tenant, &sessions, since).await?;
    let found: HashMap<Uuid, ClickEvidence> = found.into_iter().map(|click| (click.session, click)).collect();
    Ok(trails.iter().map(|trail| found.get(&trail.session?).cloned()).collect())
}

/// A partner's number of clicks since a given time; at most 100,000.
pub async fn clicks_since(tx: &mut Tx, affiliate: AffiliateId, since: DateTime<Utc>) -> DbResult<i64> {
    store::count_since(tx, affiliate, since, MOST_COUNTED).await
}

/// Call this in the transaction that creates or changes commissions, so that reports count them again.
pub async fn count_conversions(tx: &mut Tx, commissions: &[CommissionId]) -> DbResult<()> {
    store::insert_conversions(tx, commissions).await
}

/// Whether there are uncounted clicks or conversions.
pub async fn has_uncounted(db: &Db) -> DbResult<bool> {
    store::has_uncounted(db).await
}

/// Takes up to `most` commissions that changed since they were counted, each once. If the transaction rolls back, they remain
/// listed.
pub async fn take_conversions(tx: &mut Tx, most: i64) -> DbResult<Vec<CommissionId>> {
    let mut ids = store::take_uncounted_conversions(tx, most).await?;
    ids.sort_unstable();
    ids.dedup();
    Ok(ids)
}

/// Takes up to `most` uncounted clicks. If the transaction rolls back, they remain uncounted.
pub async fn take_uncounted(tx: &mut Tx, most: i64) -> DbResult<Vec<ClickFacts>> {
    let ids = store::take_uncounted_clicks(tx, most).await?;
    if ids.is_empty() { Ok(Vec::new()) } else { store::facts(tx, &ids).await }
}

/// Clicks by their ids; deleted ones are left out.
pub async fn click_facts(tx: &mut Tx, ids: &[ClickId]) -> DbResult<Vec<ClickFacts>> {
    if ids.is_empty() { Ok(Vec::new()) } else { store::facts(tx, ids).await }
}

/// A partner's counted clicks after a given one, ordered by time.
pub async fn counted_clicks_after(
    tx: &mut Tx,
    affiliate: AffiliateId,
    at: DateTime<Utc>,
    id: ClickId,
    most: i64,
) -> DbResult<Vec<ClickFacts>> {
    store::counted_after(tx, affiliate, at, id, most).await
}
