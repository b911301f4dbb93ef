//! Offers: the data of a product in a country for cards and the index, updated in the transaction of every change.

use std::collections::{HashMap, HashSet};

use super::{
    change::ProductChange,
    feed,
    store::{
        hiding,
        offers::{self as store, OfferRow, PricedVariant},
    },
};
use crate::{
    catalog::{
        index::{SoldOption, format_options},
        price::{self, CardPrice},
    },
    db::{DbResult, Tx},
    id::ProductId,
    tenancy::TenantId,
};

/// Rewrites the offers of these products, after their prices or visibility changed in these countries, and records the change
/// there.
pub async fn refresh_offers(tx: &mut Tx, places: &[(TenantId, ProductId)]) -> DbResult<()> {
    let mut products: Vec<ProductId> = places.iter().map(|(_, product)| *product).collect();
    products.sort_unstable();
    products.dedup();
    if products.is_empty() {
        return Ok(());
    }
    let parents = store::category_parents(tx).await?.into_iter().collect();
    let before = feed::listed(tx, &products, &parents).await?;
    refresh(tx, &products, &HashMap::new()).await?;
    let after = feed::listed(tx, &products, &parents).await?;
    feed::record_offers(tx, places, &before, &after).await
}

/// Like `refresh_offers`, for a batch: its drafts say which countries show the products.
pub(super) async fn write(tx: &mut Tx, changes: &[ProductChange<'_>]) -> DbResult<()> {
    let mut published = HashMap::new();
    let mut products = Vec::new();
    for change in changes.iter().filter(|change| change.difference.core || !change.difference.tenants.is_empty()) {
        products.push(change.product_id);
        for tenant in change.difference.tenants.iter().chain(&change.difference.repeated) {
            if let Some(offer) = change.resolved.draft.offers.get(tenant) {
                published.insert((*tenant, change.product_id), offer.is_visible);
            }
        }
    }
    if products.is_empty() {
        return Ok(());
    }
    products.sort_unstable();
    refresh(tx, &products, &published).await
}

/// Rewrites the offers. `published` says where the sources written now publish the products; reasons for hiding are not affected.
pub(super) async fn refresh(
    tx: &mut Tx,
    products: &[ProductId],
    published: &HashMap<(TenantId, ProductId), bool>,
) -> DbResult<()> {
    let mut wanted: HashMap<(TenantId, ProductId), bool> = store::published(tx, products)
        .await?
        .into_iter()
        .map(|(tenant, product, is_published)| ((tenant, product), is_published))
        .collect();
    wanted.extend(published);
    let hidden: HashSet<(TenantId, ProductId)> = hiding::places(tx, products).await?.into_iter().collect();
    let prices = store::prices(tx, products).await?;
    let mut offers: Vec<OfferRow> = prices
        .chunk_by(|a, b| (a.product_id, a.tenant_id) == (b.product_id, b.tenant_id))
        .filter_map(|variants| {
            let place = (variants[0].tenant_id, variants[0].product_id);
            let is_published = wanted.get(&place).copied().unwrap_or(true);
            let offer = offer(variants)?;
            Some(OfferRow { is_published, is_visible: is_published && !hidden.contains(&place), ..offer })
        })
        .collect();
    offers.sort_unstable_by_key(|offer| (offer.tenant_id, offer.product_id));
    store::clear(tx, products).await?;
    store::insert_offers(tx, &offers).await
}

/// The offer's price data: the cheapest variant, and the range up to the most expensive one.
fn offer(variants: &[PricedVariant]) -> Option<OfferRow> {
    let first = variants.first()?;
    let CardPrice { cheapest, highest_minor } = price::card_price(variants.iter().map(PricedVariant::price))?;
    Some(OfferRow {
        tenant_id: first.tenant_id,
        product_id: first.product_id,
        is_published: true,
        is_visible: true,
        price_minor: cheapest.price_minor,
        discount_minor: cheapest.discount_minor,
        lowest_minor: cheapest.lowest_minor,
        effective_minor: cheapest.effective(),
        highest_minor,
        percent: cheapest.percent(),
        in_stock: variants.iter().any(|variant| variant.availability > 0),
        options: format_options(variants.iter().map(|variant| SoldOption {
            colour: variant.colour_id,
            size: variant.size_id,
            in_stock: variant.availability > 0,
        })),
    })
}
