//! Whether and for what a country sells variants.

use std::collections::HashMap;

use crate::{
    catalog::{self, SellableRow, price},
    db::Tx,
    error::Result,
    id::VariantId,
    inventory::{
        model::{Purchasable, Quantity, SellableOffer, StockItem, Unavailable},
        store,
    },
    tenancy::Tenant,
};

/// Price, visibility and stock of variants in a country, as the transaction sees them, in the order in which they were asked for.
pub async fn purchasable(tx: &mut Tx, tenant: &Tenant, variants: &[VariantId]) -> Result<Vec<Purchasable>> {
    let rows: HashMap<VariantId, SellableRow> =
        catalog::sellable(tx, tenant.id, variants).await?.into_iter().map(|row| (row.id, row)).collect();
    let items: HashMap<VariantId, StockItem> =
        store::list(&mut *tx, variants).await?.into_iter().map(|item| (item.variant_id, item)).collect();
    let answer = |variant_id: &VariantId| {
        let quantity = items.get(variant_id).map_or(Quantity::UpTo(0), StockItem::quantity);
        Purchasable { variant_id: *variant_id, offer: offer(tenant, rows.get(variant_id), quantity) }
    };
    Ok(variants.iter().map(answer).collect())
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
