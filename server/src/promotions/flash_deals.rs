//! Passes flash deals to the catalogue, which shows and sorts by prices with them: per country, with its own times and amounts.

use super::{
    model::{CutRecord, OfferRecord, PromotionRecord},
    store,
};
use crate::{
    app::App,
    catalog::{self, DealCut, DealTerms, FlashDeal},
    db::Tx,
    error::Result,
    tenancy::Tenant,
};

/// Kind of the recurring job that synchronises the catalogue's flash deals with promotions and countries. Idempotent.
pub const REFRESH_DEALS: &str = "promotions.flash-deals";

/// Synchronises the catalogue's flash deals with promotions and countries: needed for countries that were added or changed their
/// time zone.
pub async fn refresh_flash_deals(app: &App) -> Result<()> {
    let mut tx = app.db.begin().await?;
    tx.lock("promotions", 0).await?;
    save(app, &mut tx).await?;
    tx.commit().await?;
    Ok(())
}

/// As `refresh_flash_deals`, in a transaction that changes promotions and holds their lock.
pub(super) async fn save(app: &App, tx: &mut Tx) -> Result<()> {
    let now = app.clock.now();
    let rows = store::promotions(&mut *tx).await?;
    let enabled: Vec<PromotionRecord> =
        rows.into_iter().filter(|row| row.is_enabled).map(|row| row.definition.0).collect();
    for tenant in &app.directory().tenants {
        let deals: Vec<FlashDeal> = enabled.iter().filter_map(|record| flash_deal(record, tenant)).collect();
        catalog::save_flash_deals(tx, now, tenant.id, &deals).await?;
    }
    Ok(())
}

/// `None` when the promotion is no flash deal, not for the country, or has no amount for it.
fn flash_deal(record: &PromotionRecord, tenant: &Tenant) -> Option<FlashDeal> {
    let OfferRecord::FlashDeal(cut) = &record.offer else { return None };
    if !record.is_for(tenant) {
        return None;
    }
    let cut = match cut {
        CutRecord::Percent(percent) => DealCut::Percent(*percent),
        CutRecord::Amount(amounts) => DealCut::Amount(amounts.of(tenant)?),
        CutRecord::Price(amounts) => DealCut::Price(amounts.of(tenant)?),
    };
    Some(FlashDeal {
        name: record.name.clone(),
        starts_at: record.starts.map(|when| when.instant(tenant.time_zone)),
        ends_at: record.ends.map(|when| when.instant(tenant.time_zone)),
        terms: DealTerms {
            include: record.include.clone(),
            exclude: record.exclude.clone(),
            excludes_reduced: record.excludes_reduced,
            is_combinable: record.is_combinable,
            cut,
        },
    })
}
