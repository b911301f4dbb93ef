//! Counts clicks and conversions that are not counted yet, each exactly once.

use std::collections::{BTreeSet, HashMap};

use chrono_tz::Tz;

use crate::{
    affiliate_reports::{
        model::{Additions, Conversion, WHOLE},
        store,
    },
    affiliates,
    app::App,
    attribution::{self, ClickFacts},
    commissions::{self, Kind},
    db::Tx,
    error::{Error, Result},
    id::{AffiliateId, ClickId, CommissionId, ProductId},
};

/// The kind of the job that counts. Running it twice counts nothing twice.
pub const COUNT: &str = "affiliates.count";
/// Clicks per transaction: few enough to keep locks short.
const CLICKS: i64 = 2_000;
/// Commissions per transaction.
const CONVERSIONS: i64 = 250;
/// Maximum number of transactions per call; what arrives in the meantime is left to the next call.
const MOST_ROUNDS: usize = 1_000;

/// Counts everything that is not counted yet, and returns the number of clicks and conversions.
pub async fn count(app: &App) -> Result<usize> {
    let mut all = 0;
    for _ in 0..MOST_ROUNDS {
        let counted = app
            .db
            .transact(|mut tx| async move {
                let counted = count_some(&mut tx).await?;
                tx.commit().await?;
                Ok::<_, Error>(counted)
            })
            .await?;
        all += counted;
        // On PostgreSQL, this transaction finds nothing when another process has just counted what it waited for.
        if counted == 0 && !attribution::has_uncounted(&app.db).await? {
            break;
        }
    }
    Ok(all)
}

async fn count_some(tx: &mut Tx) -> Result<usize> {
    let clicks = attribution::take_uncounted(tx, CLICKS).await?;
    let changed = attribution::take_conversions(tx, CONVERSIONS).await?;
    let conversions = changed_conversions(tx, &changed).await?;
    let affiliates = clicks.iter().map(|click| click.affiliate_id);
    let affiliates = affiliates.chain(conversions.iter().map(|conversion| conversion.affiliate_id));
    let zones = zones(tx, affiliates.collect()).await?;
    let zone = |affiliate: AffiliateId| zones.get(&affiliate).copied().unwrap_or(Tz::UTC);
    let mut additions = Additions::default();
    for click in &clicks {
        additions.click(zone(click.affiliate_id), click)?;
    }
    // What another transaction counted while this one waited for the partner's lock is not counted again.
    let counted = counted(tx, &changed).await?;
    for conversion in &conversions {
        let before = counted.get(&(conversion.commission_id, conversion.product_id));
        additions.conversion(zone(conversion.affiliate_id), conversion, &conversion.change(before)?)?;
    }
    store::save_conversions(tx, &conversions).await?;
    store::add(tx, &additions.into_rows()).await?;
    Ok(clicks.len() + changed.len())
}

/// The counted conversions of these commissions.
async fn counted(tx: &mut Tx, commissions: &[CommissionId]) -> Result<HashMap<(CommissionId, ProductId), Conversion>> {
    if commissions.is_empty() {
        return Ok(HashMap::new());
    }
    let counted = store::conversions(tx, commissions).await?;
    Ok(counted.into_iter().map(|one| ((one.commission_id, one.product_id), one)).collect())
}

/// The conversions of changed commissions in their current state. Bonuses and adjustments are not conversions.
async fn changed_conversions(tx: &mut Tx, changed: &[CommissionId]) -> Result<Vec<Conversion>> {
    if changed.is_empty() {
        return Ok(Vec::new());
    }
    let counted = counted(tx, changed).await?;
    let commissions = commissions::commissions_of(&mut *tx, changed).await?;
    let clicks: Vec<ClickId> = commissions.iter().filter_map(|(commission, _)| commission.click_id).collect();
    let clicks = attribution::click_facts(tx, &clicks).await?;
    let clicks: HashMap<ClickId, ClickFacts> = clicks.into_iter().map(|click| (click.id, click)).collect();
    let orders = commissions.iter().filter(|(commission, _)| commission.kind == Kind::Order);
    let mut all = Vec::new();
    for (commission, lines) in orders {
        let click = commission.click_id.and_then(|id| clicks.get(&id));
        all.extend(Conversion::all_of(commission, lines, counted.get(&(commission.id, WHOLE)), click)?);
    }
    Ok(all)
}

/// The time zones in which partners are counted, locked until the transaction ends; those of new partners are stored first.
async fn zones(tx: &mut Tx, affiliates: BTreeSet<AffiliateId>) -> Result<HashMap<AffiliateId, Tz>> {
    let ids: Vec<AffiliateId> = affiliates.into_iter().collect();
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let mut held = store::hold_zones(tx, &ids).await?;
    if held.len() < ids.len() {
        let known: BTreeSet<AffiliateId> = held.iter().map(|(id, _)| *id).collect();
        let new: Vec<AffiliateId> = ids.iter().filter(|id| !known.contains(id)).copied().collect();
        let mut new: Vec<(AffiliateId, String)> =
            affiliates::with_ids(&mut *tx, &new).await?.into_iter().map(|one| (one.id, one.time_zone)).collect();
        new.sort();
        store::insert_zones(tx, &new).await?;
        held = store::hold_zones(tx, &ids).await?;
    }
    Ok(held.into_iter().map(|(id, zone)| (id, zone.parse().unwrap_or(Tz::UTC))).collect())
}
