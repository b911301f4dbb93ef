//! Whether a country sells variants, and at which price.

use std::collections::{BTreeMap, HashMap};

use crate::{
    app::App,
    catalog::{self, SellableRow, price},
    db::{ReadSession, Tx},
    error::Result,
    id::VariantId,
    inventory::{
        model::{Purchasable, Quantity, SellableOffer, StockItem, Unavailable},
        store,
    },
    tenancy::Tenant,
};

/// Price, visibility and stock of variants in a country, in the requested order. Inside a transaction everything is read from it;
/// outside of one, prices and visibility come from the process's cache.
pub async fn purchasable(
    app: &App,
    session: impl Into<ReadSession<'_>>,
    tenant: &Tenant,
    variants: &[VariantId],
) -> Result<Vec<Purchasable>> {
    let mut session = session.into();
    let rows = catalog::sellable(app, session.reborrow(), tenant.id, variants).await?;
    let rows: HashMap<VariantId, SellableRow> = rows.into_iter().map(|row| (row.id, row)).collect();
    let items = store::list(session, variants).await?;
    let items: HashMap<VariantId, StockItem> = items.into_iter().map(|item| (item.variant_id, item)).collect();
    let answer = |variant_id: &VariantId| {
        let quantity = items.get(variant_id).map_or(Quantity::UpTo(0), StockItem::quantity);
        Purchasable { variant_id: *variant_id, offer: offer(tenant, rows.get(variant_id), quantity) }
    };
    Ok(variants.iter().map(answer).collect())
}

/// Whether a country still sells variants as they were offered, apart from stock; prices and visibility are read in the
/// transaction.
pub async fn are_offers_current(
    app: &App,
    tx: &mut Tx,
    tenant: &Tenant,
    offers: &BTreeMap<VariantId, SellableOffer>,
) -> Result<bool> {
    let variants: Vec<VariantId> = offers.keys().copied().collect();
    let rows = catalog::sellable(app, tx.into(), tenant.id, &variants).await?;
    let rows: HashMap<VariantId, SellableRow> = rows.into_iter().map(|row| (row.id, row)).collect();
    Ok(offers.iter().all(|(variant, offered)| offer(tenant, rows.get(variant), offered.quantity) == Ok(*offered)))
}

fn offer(tenant: &Tenant, row: Option<&SellableRow>, quantity: Quantity) -> Result<SellableOffer, Unavailable> {
    let row = row.ok_or(Unavailable::Unknown)?;
    if row.retired_at.is_some() {
        return Err(Unavailable::Retired);
    }
    let price_minor = row.price_minor.ok_or(Unavailable::NotSoldHere)?;
    if !row.is_active || row.is_visible != Some(true) {
        return Err(Unavailable::Hidden);
    }
    let discount_minor = price::counting_discount(price_minor, row.discount_minor);
    let price = tenant.money(price_minor);
    let discount = discount_minor.map(|minor| tenant.money(minor));
    Ok(SellableOffer { product_id: row.product_id, price, discount, effective: discount.unwrap_or(price), quantity })
}
