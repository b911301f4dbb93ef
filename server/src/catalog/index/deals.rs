//! Flash deals in the index: products that deals affect are indexed with the prices and reductions of the currently active deals.

use std::collections::HashMap;

use roaring::RoaringBitmap;

use super::{
    country::SortValues,
    state::CatalogIndex,
    store::{self, OfferRow, Selection},
};
use crate::{
    app::App,
    catalog::{
        deals::{FlashDeals, prices_at},
        product_facts::{ProductFacts, facts_at_once},
    },
    error::Result,
    id::ProductId,
    pricing::Promotion,
    tenancy::{Tenant, TenantId},
};

/// Products whose prices are read per batch.
const BATCH: usize = 1_000;

/// Whether a country's prices already include the currently active deals. A country that is not loaded counts as up to date.
pub fn are_applied(app: &App, index: &CatalogIndex, tenant: TenantId, deals: &FlashDeals) -> bool {
    index.state().countries.get(&tenant).is_none_or(|country| deals.at(app.clock.now()).eq(&country.deals))
}

/// Applies the currently active deals to a country's prices.
pub async fn apply(app: &App, index: &CatalogIndex, tenant: &Tenant, deals: &FlashDeals) -> Result<()> {
    let _reading = index.reading.lock().await;
    if are_applied(app, index, tenant.id, deals) {
        return Ok(());
    }
    let active: Vec<Promotion> = deals.at(app.clock.now()).cloned().collect();
    let ids = touched(index, tenant.id, &active);
    let mut rows = Vec::with_capacity(ids.len());
    for batch in ids.chunks(BATCH) {
        let offers = store::offers(&app.db, &[tenant.id], Selection::Ids(batch)).await?;
        let facts = facts_at_once(app, batch).await?;
        rows.extend(with_deals(app, tenant, &active, &facts, offers).await?);
    }
    let mut state = index.state_mut();
    let state = &mut *state;
    let slots: Vec<u32> = ids.iter().filter_map(|id| state.products.slot(*id)).collect();
    if let Some(country) = state.countries.get_mut(&tenant.id) {
        let products = &state.products;
        let published =
            |id| products.slot(id).filter(|slot| products.is_active(*slot)).map(|slot| products.published(slot));
        let retained = country.remove(products, &slots, &SortValues::of(products, &rows, published));
        country.deals = active;
        country.add(products, &rows, &retained);
    }
    Ok(())
}

/// The products of the previously applied deals and of the active ones.
fn touched(index: &CatalogIndex, tenant: TenantId, active: &[Promotion]) -> Vec<ProductId> {
    let state = index.state();
    let former = state.countries.get(&tenant).map(|country| country.deals.as_slice()).unwrap_or_default();
    let deals = former.iter().chain(active);
    let chosen = deals.fold(RoaringBitmap::new(), |all, deal| all | state.products.chosen_by(&deal.scope));
    chosen.iter().map(|slot| state.products.id(slot)).collect()
}

/// Applies the active deals to a country's rows. `facts` are those of their products.
pub async fn with_deals(
    app: &App,
    tenant: &Tenant,
    deals: &[Promotion],
    facts: &HashMap<ProductId, ProductFacts>,
    mut rows: Vec<OfferRow>,
) -> Result<Vec<OfferRow>> {
    if deals.is_empty() {
        return Ok(rows);
    }
    let prices = prices_at(&app.db, tenant, deals, app.clock.now(), facts).await?;
    for row in &mut rows {
        if let Some((card, _)) = prices.card(row.product_id) {
            row.effective_minor = card.cheapest.effective();
            row.percent = card.cheapest.percent();
        }
    }
    Ok(rows)
}
