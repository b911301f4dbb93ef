//! What variants and cards cost while deals are active.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use futures::FutureExt as _;

use super::{
    in_force::{FlashDeals, flash_deals, line_of},
    store::{self, PriceRow},
};
use crate::{
    app::App,
    cache::depend_until_exactly,
    catalog::{
        price::{self, CardPrice, PricePoint, ShownPrice},
        product_facts::{ProductFacts, facts_at_once},
    },
    db::ReadSession,
    error::{Error, Result},
    id::{ProductId, VariantId},
    pricing::{CartLine, Promotion, flash_price},
    tenancy::Tenant,
};

/// A variant's price at an instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VariantAt {
    /// The variant.
    pub variant_id: VariantId,
    /// The price shown.
    pub price: ShownPrice,
    /// The end of the deal that sets the price, if a deal does and has an end.
    pub ends_at: Option<DateTime<Utc>>,
}

/// Prices of products that deals currently affect, for all their variants in order.
#[derive(Clone, Debug, Default)]
pub struct DealPrices(HashMap<ProductId, Vec<VariantAt>>);

impl DealPrices {
    /// A variant's price, if a deal affects its product.
    pub fn variant(&self, product: ProductId, variant: VariantId) -> Option<&VariantAt> {
        self.0.get(&product)?.iter().find(|known| known.variant_id == variant)
    }

    /// The card price of a product that deals affect, and until when it applies.
    pub fn card(&self, product: ProductId) -> Option<(CardPrice, Option<DateTime<Utc>>)> {
        let variants = self.0.get(&product)?;
        let card = price::card_price(variants.iter().map(|variant| variant.price))?;
        let cheapest = variants.iter().find(|variant| variant.price == card.cheapest)?;
        Some((card, cheapest.ends_at))
    }
}

/// Applies the current deals to these products. The response being computed expires when a deal for one of them starts or ends.
pub async fn of_products(app: &App, tenant: &Tenant, products: &[ProductId]) -> Result<DealPrices> {
    let deals = flash_deals(app, tenant).await?;
    if deals.promotions().is_empty() || products.is_empty() {
        return Ok(DealPrices::default());
    }
    touched(app, tenant, &deals, products).boxed().await
}

async fn touched(app: &App, tenant: &Tenant, deals: &FlashDeals, products: &[ProductId]) -> Result<DealPrices> {
    let now = app.clock.now();
    let facts = facts_at_once(app, products).await?;
    for (product, facts) in &facts {
        if let Some(change) = deals.next_change_of(&line_of(tenant, *product, facts), now) {
            depend_until_exactly(change);
        }
    }
    let active: Vec<Promotion> = deals.at(now).cloned().collect();
    prices_at(&app.db, tenant, &active, now, &facts).await
}

/// Declares that the response being computed compares prices: it expires when any deal of the country starts or ends.
pub async fn depend_on_next_change(app: &App, tenant: &Tenant) -> Result<()> {
    if let Some(change) = flash_deals(app, tenant).await?.next_change(app.clock.now()) {
        depend_until_exactly(change);
    }
    Ok(())
}

/// Applies `deals` to products at an instant.
pub async fn prices_at(
    session: impl Into<ReadSession<'_>>,
    tenant: &Tenant,
    deals: &[Promotion],
    at: DateTime<Utc>,
    facts: &HashMap<ProductId, ProductFacts>,
) -> Result<DealPrices> {
    let lines: HashMap<ProductId, CartLine> = facts
        .iter()
        .map(|(product, facts)| (*product, line_of(tenant, *product, facts)))
        .filter(|(_, line)| deals.iter().any(|deal| deal.scope.covers(line, false)))
        .collect();
    if lines.is_empty() {
        return Ok(DealPrices::default());
    }
    let mut session = session.into();
    let mut products: Vec<ProductId> = lines.keys().copied().collect();
    products.sort_unstable();
    let rows = store::prices(session.reborrow(), tenant.id, &products).await?;
    let mut cut = Vec::with_capacity(rows.len());
    for row in rows {
        let deal = match lines.get(&row.product_id) {
            Some(line) => deal_of(tenant, line, &row, deals, at)?,
            None => None,
        };
        cut.push((row, deal));
    }
    let variants: Vec<VariantId> =
        cut.iter().filter(|(_, deal)| deal.is_some()).map(|(row, _)| row.variant_id).collect();
    let mut history: HashMap<VariantId, Vec<PricePoint>> = HashMap::new();
    for row in store::history(session, tenant.id, &variants, at).await? {
        history.entry(row.variant_id).or_default().push(row.into());
    }
    let days = i64::from(tenant.reduction_history_days);
    let mut prices: HashMap<ProductId, Vec<VariantAt>> = HashMap::new();
    for (row, deal) in cut {
        let shown = deal.as_ref().map(|deal| {
            let points = price::timeline(history.remove(&row.variant_id).unwrap_or_default());
            price::in_deal(row.price(), deal.unit_minor, deal.began, &points, days)
        });
        prices.entry(row.product_id).or_default().push(VariantAt {
            variant_id: row.variant_id,
            price: shown.unwrap_or(row.price()),
            ends_at: deal.and_then(|deal| deal.ends_at),
        });
    }
    Ok(DealPrices(prices))
}

/// The deal that sets a variant's price.
struct Deal {
    unit_minor: i64,
    began: DateTime<Utc>,
    ends_at: Option<DateTime<Utc>>,
}

fn deal_of(
    tenant: &Tenant,
    line: &CartLine,
    row: &PriceRow,
    deals: &[Promotion],
    at: DateTime<Utc>,
) -> Result<Option<Deal>> {
    let base = row.price();
    let line = CartLine {
        unit_price: tenant.money(base.price_minor),
        discount_price: base.discount_minor.map(|minor| tenant.money(minor)),
        ..line.clone()
    };
    let found = flash_price(&line, deals, at).map_err(|error| Error::internal(error.to_string()))?;
    Ok(found.map(|(deal, unit)| Deal {
        unit_minor: unit.minor,
        began: deal.period.starts.unwrap_or(at),
        ends_at: deal.period.ends,
    }))
}

/// The prices of variants that differ from their stored rows because of deals.
pub(super) fn effective(prices: &DealPrices) -> impl Iterator<Item = (VariantId, i64)> + '_ {
    prices.0.values().flatten().map(|variant| (variant.variant_id, variant.price.effective()))
}
