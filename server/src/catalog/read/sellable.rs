//! Variants for the cart, by id or SKU.

use super::store::sellable as store;
use crate::{
    app::App,
    cache::depend_on,
    changes::{Change, Topic},
    db::{Db, ReadSession},
    error::{Error, Result},
    id::{ProductId, ValueId, VariantId},
    tenancy::TenantId,
};
pub use store::{SellableRow, SkuRow};

/// The prices of these variants in a country, whether or not they are on sale; unknown ids are left out. Inside a transaction the
/// database is read; outside of one the process's cache is used, where changes take effect within a second.
pub async fn sellable(
    app: &App,
    session: ReadSession<'_>,
    tenant: TenantId,
    variants: &[VariantId],
) -> Result<Vec<SellableRow>> {
    if let ReadSession::Tx(tx) = session {
        return Ok(store::by_id(tx, tenant, variants).await?);
    }
    let mut rows = Vec::with_capacity(variants.len());
    for variant in variants {
        rows.extend(cached_row(app, tenant, *variant).await?);
    }
    Ok(rows)
}

/// A variant's row from the process's cache; missing variants are not cached.
pub(super) async fn cached_row(app: &App, tenant: TenantId, variant: VariantId) -> Result<Option<SellableRow>> {
    let read = async {
        let row = store::by_id(&app.db, tenant, &[variant]).await?.pop().ok_or(Error::NotFound)?;
        depend_on(Change::one(Topic::Product, tenant, row.product_id));
        Ok(row)
    };
    match app.cache.get(format!("sellable {tenant} {variant}"), &[], read).await {
        Ok(row) => Ok(Some((*row).clone())),
        Err(Error::NotFound) => Ok(None),
        Err(error) => Err(error),
    }
}

/// The variant of a product in this colour and size. If there are several, one that is not retired is preferred.
pub async fn variant_of_choice(
    db: &Db,
    product: ProductId,
    colour: Option<ValueId>,
    size: Option<ValueId>,
) -> Result<Option<VariantId>> {
    let choices = store::choices(db, product).await?;
    Ok(choices.into_iter().find(|choice| choice.colour_id == colour && choice.size_id == size).map(|choice| choice.id))
}

/// The variants of these SKUs, including retired ones. Several variants may share a SKU.
pub async fn variants_by_sku(db: &Db, skus: &[String]) -> Result<Vec<SkuRow>> {
    Ok(store::by_sku(db, skus).await?)
}

/// The variants of these ids, including retired ones.
pub async fn variants_by_id(db: &Db, ids: &[VariantId]) -> Result<Vec<SkuRow>> {
    Ok(store::with_sku(db, ids).await?)
}
