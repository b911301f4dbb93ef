//! The read models of cards and listings, kept in the transaction of every change.

use std::collections::HashMap;

use super::{
    change::Change,
    store::listing::{self as store, ListingRow, OfferRow, PricedVariant, ProductFacts},
};
use crate::{
    catalog::price,
    db::{DbResult, Tx},
    money,
    tenancy::TenantId,
};

/// Shelves of a listing, as the table's `shelf` has them.
const WHOLE_SHOP: i64 = 0;
const CATEGORY: i64 = 1;
const BRAND: i64 = 2;
const COLLECTION: i64 = 3;

/// Writes offers and listings of these products anew, after prices, stock, shelves or visibility changed.
pub async fn refresh_listing(tx: &mut Tx, products: &[i64]) -> DbResult<()> {
    let parents = store::category_parents(tx).await?.into_iter().collect();
    refresh(tx, products, &HashMap::new(), &parents).await
}

/// As `refresh_listing`, for a batch: its drafts say which countries show the products.
pub(super) async fn write(tx: &mut Tx, parents: &HashMap<i64, i64>, changes: &[Change<'_>]) -> DbResult<()> {
    let mut visible = HashMap::new();
    let mut products = Vec::new();
    for change in changes.iter().filter(|change| change.difference.core || !change.difference.tenants.is_empty()) {
        products.push(change.product_id);
        for tenant in &change.difference.tenants {
            if let Some(offer) = change.resolved.draft.offers.get(tenant) {
                visible.insert((*tenant, change.product_id), offer.is_visible);
            }
        }
    }
    if products.is_empty() {
        return Ok(());
    }
    products.sort_unstable();
    refresh(tx, &products, &visible, parents).await
}

async fn refresh(
    tx: &mut Tx,
    products: &[i64],
    visible: &HashMap<(TenantId, i64), bool>,
    parents: &HashMap<i64, i64>,
) -> DbResult<()> {
    let mut shown: HashMap<(TenantId, i64), bool> = store::visibility(tx, products)
        .await?
        .into_iter()
        .map(|(tenant, product, is_visible)| ((tenant, product), is_visible))
        .collect();
    shown.extend(visible);
    let prices = store::prices(tx, products).await?;
    let mut offers: Vec<OfferRow> = prices
        .chunk_by(|a, b| (a.product_id, a.tenant_id) == (b.product_id, b.tenant_id))
        .filter_map(|variants| {
            let place = (variants[0].tenant_id, variants[0].product_id);
            offer(variants, shown.get(&place).copied().unwrap_or(true))
        })
        .collect();
    offers.sort_unstable_by_key(|offer| (offer.tenant_id, offer.product_id));
    let shelves = shelves(tx, products, parents).await?;
    let facts: HashMap<i64, ProductFacts> =
        store::products(tx, products).await?.into_iter().map(|facts| (facts.id, facts)).collect();
    let mut rows = Vec::new();
    for offer in offers.iter().filter(|offer| offer.is_visible) {
        let Some(facts) = facts.get(&offer.product_id).filter(|facts| facts.is_active) else { continue };
        let brand = facts.brand_id.map(|brand| (BRAND, brand));
        let others = shelves.get(&offer.product_id).into_iter().flatten().copied();
        for (shelf, shelf_id) in [(WHOLE_SHOP, 0)].into_iter().chain(brand).chain(others) {
            rows.push(ListingRow {
                tenant_id: offer.tenant_id,
                shelf,
                shelf_id,
                product_id: offer.product_id,
                published_at: facts.published_at,
                effective_minor: offer.effective_minor,
                percent: offer.percent,
            });
        }
    }
    rows.sort_unstable_by_key(|row| (row.tenant_id, row.shelf, row.shelf_id, row.product_id));
    store::clear(tx, products).await?;
    store::insert_offers(tx, &offers).await?;
    store::insert_listing(tx, &rows).await
}

/// What a card says: the cheapest variant, and the span up to the dearest.
fn offer(variants: &[PricedVariant], is_visible: bool) -> Option<OfferRow> {
    let paid = |variant: &PricedVariant| price::effective(variant.price_minor, variant.discount_minor);
    let cheapest = variants.iter().min_by_key(|variant| paid(variant))?;
    let effective_minor = paid(cheapest);
    let reference_minor = cheapest.lowest_minor.or(cheapest.discount_minor.map(|_| cheapest.price_minor));
    Some(OfferRow {
        tenant_id: cheapest.tenant_id,
        product_id: cheapest.product_id,
        is_visible,
        price_minor: cheapest.price_minor,
        discount_minor: cheapest.discount_minor,
        lowest_minor: cheapest.lowest_minor,
        effective_minor,
        highest_minor: variants.iter().map(paid).max()?,
        percent: reference_minor.map_or(0, |reference| money::percent_off(reference, effective_minor)),
        in_stock: variants.iter().any(|variant| variant.stock > 0),
    })
}

/// Categories with their ancestors, and collections, of each product.
async fn shelves(
    tx: &mut Tx,
    products: &[i64],
    parents: &HashMap<i64, i64>,
) -> DbResult<HashMap<i64, Vec<(i64, i64)>>> {
    let mut shelves: HashMap<i64, Vec<(i64, i64)>> = HashMap::new();
    for (product, category) in store::categories(tx, products).await? {
        let own = shelves.entry(product).or_default();
        let mut at = category;
        while at != 0 && !own.contains(&(CATEGORY, at)) {
            own.push((CATEGORY, at));
            at = parents.get(&at).copied().unwrap_or(0);
        }
    }
    for (product, collection) in store::collections(tx, products).await? {
        shelves.entry(product).or_default().push((COLLECTION, collection));
    }
    Ok(shelves)
}
