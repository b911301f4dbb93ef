//! What orders and reports ask of clicks.

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

/// More clicks than this of a partner are given as so many.
const MOST_COUNTED: i64 = 100_000;

/// The last click behind each trail in a country since a moment, in the order of the trails. Nothing is asked where no trail has a session.
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

/// How many clicks a partner has had since a moment; at most 100,000.
pub async fn clicks_since(tx: &mut Tx, affiliate: AffiliateId, since: DateTime<Utc>) -> DbResult<i64> {
    store::count_since(tx, affiliate, since, MOST_COUNTED).await
}

/// To be called in the transaction that makes or changes commissions: reports then count them anew.
pub async fn count_conversions(tx: &mut Tx, commissions: &[CommissionId]) -> DbResult<()> {
    store::insert_conversions(tx, commissions).await
}

/// Whether there are clicks or conversions that are not counted.
pub async fn has_uncounted(db: &Db) -> DbResult<bool> {
    store::has_uncounted(db).await
}

/// Takes up to `most` commissions that changed since they were counted, each once. They stay until the transaction commits.
pub async fn take_conversions(tx: &mut Tx, most: i64) -> DbResult<Vec<CommissionId>> {
    let mut ids = store::take_uncounted_conversions(tx, most).await?;
    ids.sort_unstable();
    ids.dedup();
    Ok(ids)
}

/// Takes up to `most` clicks that are not counted. They stay so until the transaction commits.
pub async fn take_uncounted(tx: &mut Tx, most: i64) -> DbResult<Vec<ClickFacts>> {
    let ids = store::take_uncounted_clicks(tx, most).await?;
    if ids.is_empty() { Ok(Vec::new()) } else { store::facts(tx, &ids).await }
}

/// Clicks by their ids; those that were deleted are left out.
pub async fn click_facts(tx: &mut Tx, ids: &[ClickId]) -> DbResult<Vec<ClickFacts>> {
    if ids.is_empty() { Ok(Vec::new()) } else { store::facts(tx, ids).await }
}

/// Clicks of a partner that are counted, in the order of time, after one of them.
pub async fn counted_clicks_after(
    tx: &mut Tx,
    affiliate: AffiliateId,
    after: (DateTime<Utc>, ClickId),
    most: i64,
) -> DbResult<Vec<ClickFacts>> {
    store::counted_after(tx, affiliate, after, most).await
}
