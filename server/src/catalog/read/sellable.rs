//! Variants as a cart asks for them: by id or SKU, inside the caller's transaction.

use super::store::sellable as store;
use crate::{
    db::{Db, Tx},
    error::Result,
    id::{ProductId, VariantId},
    tenancy::TenantId,
};
pub use store::{SellableRow, SkuRow};

/// What a country asks for these variants, whether they are on sale or not; ids that no variant has are left out.
pub async fn sellable(tx: &mut Tx, tenant: TenantId, variants: &[VariantId]) -> Result<Vec<SellableRow>> {
    Ok(store::by_id(tx, tenant, variants).await?)
}

/// The variants of these SKUs, retired ones too. A SKU may belong to several.
pub async fn variants_by_sku(db: &Db, skus: &[String]) -> Result<Vec<SkuRow>> {
    Ok(store::by_sku(db, skus).await?)
}

/// The variants of these ids, retired ones too.
pub async fn variants_by_id(db: &Db, ids: &[VariantId]) -> Result<Vec<SkuRow>> {
    Ok(store::with_sku(db, ids).await?)
}

/// Key and id of the products with these keys.
pub async fn products_by_key(db: &Db, keys: &[String]) -> Result<Vec<(String, ProductId)>> {
    Ok(store::by_key(db, keys).await?)
}
