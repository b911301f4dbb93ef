//! Saving a country's deals as its promotions define them.

use chrono::{DateTime, Utc};

use super::{
    model::FlashDeal,
    store::{self, DealRow},
};
use crate::{
    changes::{self, Change, Topic},
    db::{DbResult, Tx},
    id::TenantId,
    jobs::{self, NewJob},
};

/// The kind of the job that writes starts and ends of flash deals into the price history. Running it twice is harmless.
pub const RECORD_DEALS: &str = "catalog.flash-deals";

/// Replaces a country's deals by the wanted ones. The past is not changed: a deal that changes is ended, and a new one starts in
/// its place. Returns whether anything changed.
pub async fn save_flash_deals(
    tx: &mut Tx,
    now: DateTime<Utc>,
    tenant: TenantId,
    wanted: &[FlashDeal],
) -> DbResult<bool> {
    let mut kept = Vec::new();
    let mut boundaries = Vec::new();
    let mut changed = false;
    let stored = store::of_tenant(&mut *tx, tenant).await?;
    for row in stored.into_iter().filter(|row| row.ends_at.is_none_or(|end| end > now)) {
        let same = wanted.iter().find(|deal| is_same(&row, deal, now));
        kept.extend(same.map(|deal| deal.name.as_str()));
        if same.is_some_and(|deal| deal.ends_at == row.ends_at) {
            continue;
        }
        changed = true;
        if same.is_none() && row.starts_at > now {
            store::delete(tx, row.id).await?;
            continue;
        }
        let ends_at = match same {
            Some(deal) => deal.ends_at.map(|end| end.max(now)),
            None => Some(now),
        };
        store::set_end(tx, row.id, ends_at).await?;
        boundaries.extend(ends_at);
    }
    let is_new = |deal: &&FlashDeal| !kept.contains(&deal.name.as_str()) && deal.ends_at.is_none_or(|end| end > now);
    for deal in wanted.iter().filter(is_new) {
        changed = true;
        let starts_at = deal.starts_at.map_or(now, |start| start.max(now));
        store::insert(tx, tenant, deal, starts_at).await?;
        boundaries.extend([starts_at].into_iter().chain(deal.ends_at));
    }
    record_later(tx, now, &boundaries).await?;
    if changed {
        changes::record(tx, &[Change::in_tenant(Topic::FlashDeal, tenant)]).await?;
    }
    Ok(changed)
}

/// Whether a stored deal equals the wanted one, apart from its end. A running deal keeps its original start.
fn is_same(row: &DealRow, deal: &FlashDeal, now: DateTime<Utc>) -> bool {
    let has_same_start = match deal.starts_at {
        _ if row.starts_at > now => deal.starts_at == Some(row.starts_at),
        start => start.is_none_or(|start| start <= now),
    };
    row.name == deal.name && row.terms.0 == deal.terms && has_same_start
}

async fn record_later(tx: &mut Tx, now: DateTime<Utc>, boundaries: &[DateTime<Utc>]) -> DbResult<()> {
    for at in boundaries {
        let key = format!("{RECORD_DEALS} {}", at.timestamp_micros());
        jobs::enqueue(tx, &NewJob::new(RECORD_DEALS, now, "flash deals", &()).not_before(*at).dedup(key)).await?;
    }
    Ok(())
}
