//! Flash deals handed to the catalogue, which shows and compares prices with them: for each country with its own times and amounts.

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

/// The kind of the recurring job that brings the catalogue's flash deals in line with promotions and countries. Done twice, it changes
/// nothing.
pub const REFRESH_DEALS: &str = "promotions.flash-deals";

/// Brings the catalogue's flash deals in line with promotions and countries: for countries that were added or got another time zone.
pub async fn refresh_flash_deals(app: &App) -> Result<()> {
    let mut tx = app.db.begin().await?;
    tx.lock("promotions", 0).await?;
    save(app, &mut tx).await?;
    tx.commit().await?;
    Ok(())
}

/// The same in the transaction that changes promotions, which holds their lock.
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

/// `None` where the promotion is no flash deal, is not for the country or has no amount for it.
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
