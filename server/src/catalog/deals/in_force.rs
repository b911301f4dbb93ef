//! The deals of a country, with names resolved to ids.

use std::sync::Arc;

use chrono::{DateTime, Utc};

use super::store::{self, DealRow};
use crate::{
    app::App,
    cache::depend_on,
    catalog::{
        product_facts::ProductFacts,
        selector::{SelectorNames, product_keys},
    },
    changes::{Change, Topic},
    db::Tx,
    error::Result,
    id::ProductId,
    money::Money,
    pricing::{BasisPoints, CartLine, LineKey, Period, Promotion, Selector},
    tenancy::Tenant,
};

/// A country's flash deals that have not ended.
#[derive(Debug, Default)]
pub struct FlashDeals {
    deals: Vec<Promotion>,
}

/// A country's deals. Cached until they or the catalogue's names change.
pub async fn flash_deals(app: &App, tenant: &Tenant) -> Result<Arc<FlashDeals>> {
    let reads = [Change::in_tenant(Topic::FlashDeal, tenant.id), Change::all(Topic::Tenancy)];
    let made = load(app, tenant);
    app.cache.get(format!("flash deals {}", tenant.id), &reads, made).await
}

async fn load(app: &App, tenant: &Tenant) -> Result<FlashDeals> {
    let mut rows = store::of_tenant(&app.db, tenant.id).await?;
    rows.retain(|row| row.ends_at.is_none_or(|end| end > app.clock.now()));
    if rows.is_empty() {
        return Ok(FlashDeals::default());
    }
    depend_on(Change::all(Topic::Taxonomy));
    let names = SelectorNames::read(&app.db, &keys(&rows)).await?;
    let deals: Vec<Promotion> = rows.iter().map(|row| promotion(row, &names, tenant)).collect();
    let is_unknown = |selector: &Selector| *selector == Selector::Product(ProductId(0));
    if deals.iter().any(|deal| deal.scope.include.iter().chain(&deal.scope.exclude).any(is_unknown)) {
        // A product that a deal names may be created later than the deal.
        depend_on(Change::all(Topic::ShopListing));
    }
    Ok(FlashDeals { deals })
}

fn keys(rows: &[DealRow]) -> Vec<String> {
    product_keys(rows.iter().flat_map(|row| row.terms.include.iter().chain(&row.terms.exclude)))
}

fn promotion(row: &DealRow, names: &SelectorNames, tenant: &Tenant) -> Promotion {
    let period = Period { starts: Some(row.starts_at), ends: row.ends_at };
    row.terms.promotion(&row.name, period, names, tenant)
}

/// The deals of some countries that are active at an instant, as the transaction sees them.
pub async fn at_instant<'t>(
    tx: &mut Tx,
    at: DateTime<Utc>,
    tenants: &'t [Arc<Tenant>],
) -> Result<Vec<(&'t Tenant, Vec<Promotion>)>> {
    let mut rows = store::all(&mut *tx).await?;
    rows.retain(|row| row.starts_at <= at && row.ends_at.is_none_or(|end| end > at));
    if rows.is_empty() {
        return Ok(Vec::new());
    }
    let names = SelectorNames::read(&mut *tx, &keys(&rows)).await?;
    let of = |tenant: &Tenant| {
        let own = rows.iter().filter(|row| row.tenant_id == tenant.id);
        own.map(|row| promotion(row, &names, tenant)).collect::<Vec<_>>()
    };
    let all = tenants.iter().map(|tenant| (&**tenant, of(tenant)));
    Ok(all.filter(|(_, deals)| !deals.is_empty()).collect())
}

impl FlashDeals {
    /// The deals as the pricing pipeline reads them.
    pub fn promotions(&self) -> &[Promotion] {
        &self.deals
    }

    /// The deals that are active at an instant.
    pub fn at(&self, at: DateTime<Utc>) -> impl Iterator<Item = &Promotion> {
        self.deals.iter().filter(move |deal| deal.period.contains(at))
    }

    /// The deals that have not ended at an instant: running and upcoming ones.
    pub fn current(&self, at: DateTime<Utc>) -> impl Iterator<Item = &Promotion> {
        self.deals.iter().filter(move |deal| !deal.period.has_ended(at))
    }

    /// When the next deal starts or ends.
    pub fn next_change(&self, after: DateTime<Utc>) -> Option<DateTime<Utc>> {
        next_change(&self.deals, after)
    }

    /// When the next deal that applies to this product starts or ends, if any.
    pub(super) fn next_change_of(&self, line: &CartLine, after: DateTime<Utc>) -> Option<DateTime<Utc>> {
        next_change(self.deals.iter().filter(|deal| deal.scope.covers(line, false)), after)
    }
}

fn next_change<'d>(deals: impl IntoIterator<Item = &'d Promotion>, after: DateTime<Utc>) -> Option<DateTime<Utc>> {
    let moments = deals.into_iter().flat_map(|deal| [deal.period.starts, deal.period.ends]);
    moments.flatten().filter(|moment| *moment > after).min()
}

/// A product as input for promotions; the caller sets its price to that of a variant.
pub(super) fn line_of(tenant: &Tenant, product_id: ProductId, facts: &ProductFacts) -> CartLine {
    CartLine {
        key: LineKey(crate::id::VariantId(0)),
        product_id,
        categories: facts.categories.clone(),
        brand_id: facts.brand_id,
        collections: facts.collections.clone(),
        quantity: 1,
        unit_price: Money::zero(tenant.currency.code),
        discount_price: None,
        vat_rate: BasisPoints(0),
    }
}
